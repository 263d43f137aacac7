package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"

	"croupier/engine"
	"croupier/engine/night"
	"croupier/trackers"
)

// replayCmd plays a night file and prints the last screens.
type replayCmd struct {
	File   string   `arg:"" help:"The night file; - for standard input."`
	As     []string `help:"Whose screen to print: room, host, or a seat's number. Repeat for more." default:"room"`
	JSON   bool     `name:"json" help:"Print the screens and pads as JSON, as the program serves them."`
	Update bool     `help:"Write the screens that the file asks for into it, as they are now."`
}

// Help is the example that croupier replay --help shows.
func (replayCmd) Help() string {
	return "Example: croupier replay trackers/deal/testdata/deal-1.night --as room --as 1\n\n" +
		"A line that is refused, or is not what a test line says, is printed with its number, and the exit status is 1."
}

// Run plays the file.
func (c replayCmd) Run() error {
	n, game, src, err := readNight(c.File)
	if err != nil {
		return err
	}
	if c.Update {
		return c.update(game, src)
	}
	played, err := night.Play(game, n)
	if err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	return c.print(os.Stdout, played.Position)
}

// readNight reads a night file, and finds its game.
func readNight(file string) (n night.Night, game engine.Game, src string, err error) {
	if src, err = textOf(file); err != nil {
		return n, nil, "", err
	}
	if n, err = night.Read(src); err != nil {
		return n, nil, "", fmt.Errorf("%s: %w", file, err)
	}
	if game = trackers.ByName(n.Game); game == nil {
		return n, nil, "", fmt.Errorf("%s: line 1: there is no game called %s; see croupier games", file, n.Game)
	}
	return n, game, src, nil
}

// textOf is what a file holds; "-" is the standard input.
func textOf(file string) (string, error) {
	if file == "-" {
		b, err := io.ReadAll(os.Stdin)
		return string(b), err
	}
	b, err := os.ReadFile(file)
	return string(b), err
}

func (c replayCmd) update(game engine.Game, src string) error {
	if c.File == "-" {
		return fmt.Errorf("--update needs a file to write to")
	}
	out, err := night.Update(game, src)
	if err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	return os.WriteFile(c.File, []byte(out), 0o644)
}

func (c replayCmd) print(w io.Writer, p engine.Position) error {
	screens := []any{}
	for i, who := range c.As {
		viewer, ok := night.Viewer(who)
		if !ok || int(viewer) > len(p.People()) {
			return fmt.Errorf("--as %s: a screen is the room's, the host's or one of seats 1 to %d", who, len(p.People()))
		}
		screen := p.Screen(viewer)
		if c.JSON {
			screens = append(screens, map[string]any{"as": who, "seq": p.Last().Seq, "screen": screen, "pads": screen.Pads})
			continue
		}
		if i > 0 {
			fmt.Fprintln(w)
		}
		fmt.Fprint(w, night.Print(screen))
	}
	if !c.JSON {
		return nil
	}
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	return e.Encode(screens)
}
