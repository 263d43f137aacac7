package main

import (
	"fmt"

	"croupier/handlers/store"
)

// backupCmd writes all nights to one file.
type backupCmd struct {
	dataFlag
	File string `arg:"" help:"The file to write. One that is there already is replaced once the new one is checked."`
}

// Help is the example that croupier backup --help shows.
func (backupCmd) Help() string {
	return "Example: croupier backup /media/stick/nights.db\n\n" +
		"Also while Croupier runs. To go back to a backup: croupier restore.\n\n" +
		"Croupier makes a backup by itself every ten minutes of play and keeps twelve, in the folder backups beside its data."
}

// Run makes the backup.
func (c backupCmd) Run() error {
	return c.withReader(func(st *store.Store) error {
		if err := st.Backup(c.File); err != nil {
			return err
		}
		fmt.Println("All nights are in", c.File)
		return nil
	})
}
