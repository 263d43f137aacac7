package night

import (
	"errors"
	"slices"
	"strings"

	"croupier/engine"
)

// Played is a night that was played to its end.
type Played struct {
	Position engine.Position
	Log      []engine.Record
	screens  map[int][]string // by the number of the line that asks for it
}

// Play plays a night and holds its test lines. It stops at the first line that
// is refused, or is not what a test line says, with an *Error.
func Play(g engine.Game, n Night) (*Played, error) { return play(g, n, true) }

func play(g engine.Game, n Night, hold bool) (*Played, error) {
	start, err := g.Fold(n.Setup, nil)
	if err != nil {
		return nil, &Error{max(n.Header, 1), InFull(err)}
	}
	p := &Played{Position: start, screens: map[int][]string{}}
	for _, l := range n.Lines {
		switch l.Is {
		case Entry:
			err = p.enter(g, n.Setup, l)
		case Refused:
			err = p.checkRefused(g, n.Setup, l)
		case Screen:
			err = p.checkScreen(l, hold)
		}
		if err != nil {
			return p, err
		}
	}
	return p, nil
}

func (p *Played) next(g engine.Game, setup engine.Setup, rec engine.Record) (engine.Position, error) {
	if rec.Kind == engine.Undo {
		return g.Undo(setup, p.Log, rec)
	}
	return p.Position.Enter(rec)
}

func (p *Played) enter(g engine.Game, setup engine.Setup, l Line) error {
	next, err := p.next(g, setup, l.Record)
	if err != nil {
		return wrong(l.Number, "This is refused: %v", InFull(err))
	}
	p.Position, p.Log = next, append(p.Log, next.Last())
	return nil
}

func (p *Played) checkRefused(g engine.Game, setup engine.Setup, l Line) error {
	_, err := p.next(g, setup, l.Record)
	var no engine.Refusal
	switch {
	case err == nil:
		return wrong(l.Number, "This was to be refused, and is taken.")
	case !errors.As(err, &no):
		return wrong(l.Number, "This is not refused in a sentence: %v", err.Error())
	case l.Says != "" && no.String() != l.Says:
		return wrong(l.Number, "This is refused, but with: %v", no.Text)
	}
	return nil
}

func (p *Played) checkScreen(l Line, hold bool) error {
	if int(l.Viewer) > len(p.Position.People()) {
		return wrong(l.Number, "There is no seat %d at this table.", int(l.Viewer))
	}
	got := strings.Split(strings.TrimRight(Print(p.Position.Screen(l.Viewer)), "\n"), "\n")
	p.screens[l.Number] = got
	if hold && !slices.Equal(got, l.Screen) {
		return wrong(l.Number, "%v sees something else here:\n%v", l.Viewer, strings.Join(difference(l.Screen, got), "\n"))
	}
	return nil
}

// difference shows where two screens part: - as the file says, + as it is.
func difference(want, got []string) (out []string) {
	for i := range max(len(want), len(got)) {
		var w, g string
		if i < len(want) {
			w = want[i]
		}
		if i < len(got) {
			g = got[i]
		}
		if w != g {
			out = append(out, "- "+w, "+ "+g)
		}
	}
	return out
}

// Update plays a night file and returns it with its screens as they are now.
func Update(g engine.Game, src string) (string, error) {
	n, err := Read(src)
	if err != nil {
		return "", err
	}
	p, err := play(g, n, false)
	if err != nil {
		return "", err
	}
	var out []string
	inside := false
	for i, line := range strings.Split(src, "\n") {
		if screen, ok := p.screens[i+1]; ok {
			out = append(append(out, line), screen...)
			inside = true
			continue
		}
		if inside && strings.TrimSpace(line) != "--" {
			continue
		}
		inside = false
		out = append(out, line)
	}
	return strings.Join(out, "\n"), nil
}
