package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"croupier/handlers/store"
	"croupier/trackers"
)

// dropCmd takes one whole night out of the data file.
type dropCmd struct {
	dataFlag
	Table string `arg:"" help:"The table's code."`
	Yes   bool   `help:"Do not ask for the code a second time."`
}

// Help is the example that croupier drop --help shows.
func (dropCmd) Help() string {
	return "Example: croupier drop K7M2QX\n\n" +
		"Takes all entries of that table, its seats and its secrets out of the data file for good, and writes the file anew, so that nothing of them is left in it. " +
		"All other nights stay as they are. Single entries are never deleted.\n\n" +
		"Backups still hold the night until twelve newer ones have taken their place; they are named, for you to delete. " +
		"To keep the night, croupier export it first. Croupier must not be running."
}

var errKept = errors.New("the code was not typed a second time: nothing was dropped")

// Run says what will be done, asks, and does it.
func (c dropCmd) Run() error {
	folder, err := c.folder()
	if err != nil {
		return err
	}
	if err := holdsData(folder); err != nil { // before the folder is claimed: a wrong one is not made
		return err
	}
	return c.withWriter(func(st *store.Store) error { return c.drop(os.Stdout, os.Stdin, st) })
}

func (c dropCmd) drop(out io.Writer, in io.Reader, st *store.Store) error {
	code := tableCode(c.Table)
	t, err := entriesOf(st, code)
	if err != nil {
		return err
	}
	still, err := store.Holding(st.Folder(), code)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "Table %s: %s, opened %s, %d entries.\nDropping it takes all of them out of the data file for good, secrets and seats too. Nothing else changes.\n",
		code, gameTitle(t.Game), t.Opened.Local().Format("2 Jan 2006, 15:04"), t.Entries)
	if len(still) > 0 {
		fmt.Fprintf(out, "These files still hold it. Backups go when twelve newer ones are made; delete them yourself if it must go now:\n  %s\n", strings.Join(still, "\n  "))
	}
	if !c.Yes && !typedAgain(out, in, code) {
		return errKept
	}
	d, err := st.Drop(code)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "Dropped: %d entries. The data file had %d bytes and has %d now.\n", d.Entries, d.Before, d.After)
	return nil
}

// typedAgain asks for the code a second time.
func typedAgain(out io.Writer, in io.Reader, code string) bool {
	fmt.Fprint(out, "Type the code again to drop it: ")
	typed, _ := bufio.NewReader(in).ReadString('\n')
	return tableCode(strings.TrimSpace(typed)) == code
}

// tableCode is a code as somebody typed it.
func tableCode(typed string) string { return strings.ToUpper(strings.ReplaceAll(typed, " ", "")) }

func entriesOf(st *store.Store, code string) (store.Played, error) {
	all, err := st.Tables()
	if err != nil {
		return store.Played{}, err
	}
	for _, t := range all {
		if t.Code == code {
			return t, nil
		}
	}
	return store.Played{}, noTable(code)
}

// gameTitle is what a game is called; its short name where this program has no such game.
func gameTitle(game string) string {
	g := trackers.ByName(game)
	if g == nil {
		return game
	}
	return g.Info().Title
}
