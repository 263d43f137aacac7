package main

import (
	"fmt"

	"croupier/engine/night"
	"croupier/handlers"
	"croupier/handlers/store"
)

// importCmd makes a table of a night file, or of a template.
type importCmd struct {
	dataFlag
	File string `arg:"" help:"The night file or template; - for standard input."`
}

// Help is the example that croupier import --help shows.
func (importCmd) Help() string {
	return "Example: croupier import saturday.night\n\nThe night is played first: a line that is refused is printed with its number, and nothing is stored. A template is the beginning of a night, and becomes a table too. Croupier must not be running; while it runs, its first page takes templates in."
}

// Run plays the night and stores it as a new table.
func (c importCmd) Run() error {
	n, game, _, err := readNight(c.File)
	if err != nil {
		return err
	}
	played, err := night.Play(game, n)
	if err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	start, err := game.Fold(n.Setup, nil)
	if err != nil {
		return err
	}
	return c.withWriter(func(st *store.Store) error {
		code, err := handlers.Import(st, game, start.Setup(), played.Log)
		if err != nil {
			return err
		}
		fmt.Printf("%d entries are at table %s now.\n", len(played.Log), code)
		return nil
	})
}
