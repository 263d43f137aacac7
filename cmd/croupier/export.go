package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"

	"croupier/engine/night"
	"croupier/handlers/store"
	"croupier/trackers"
)

// exportCmd prints the night of one table.
type exportCmd struct {
	dataFlag
	Table string `arg:"" help:"The table's code."`
}

// Help is the example that croupier export --help shows.
func (exportCmd) Help() string {
	return "Example: croupier export K7M2QX > saturday.night\n\nThe night file holds the seed of the dice and all secrets."
}

// Run prints it.
func (c exportCmd) Run() error {
	return c.withReader(c.export)
}

func (c exportCmd) export(st *store.Store) error {
	t, err := st.Table(tableCode(c.Table))
	if errors.Is(err, fs.ErrNotExist) {
		return noTable(tableCode(c.Table))
	}
	if err != nil {
		return err
	}
	game := trackers.ByName(t.Game)
	if game == nil {
		return fmt.Errorf("this program does not know the game %s", t.Game)
	}
	log, err := st.Log(t.Code, 0)
	if err != nil {
		return err
	}
	_, err = os.Stdout.WriteString(night.Write(game.Info(), t.Setup, log))
	return err
}
