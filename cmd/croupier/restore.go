package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"croupier/handlers/store"
)

// restoreCmd goes back to a backup.
type restoreCmd struct {
	dataFlag
	File string `arg:"" help:"The backup: a file, or the name of one in the folder backups beside the data."`
}

// Help is the example that croupier restore --help shows.
func (restoreCmd) Help() string {
	return "Example: croupier restore croupier-20261130-201000.db\n\n" +
		"The backup is held against its chain first. Then it takes the place of " + store.File + ", and the file that was there stays beside it under another name: " +
		"nothing is deleted, so this can be taken back the same way. What was entered after the backup was made is not in it.\n\n" +
		"Croupier must not be running. croupier check names the newest good backup."
}

// Run puts the backup in place and says what that did.
func (c restoreCmd) Run() error {
	return c.withFolder(func(folder string) error {
		r, err := store.Restore(folder, backupFile(folder, c.File), time.Now())
		if err != nil {
			return err
		}
		tellRestored(os.Stdout, r)
		return nil
	})
}

// backupFile is the file of that name, here or among the kept backups.
func backupFile(folder, name string) string {
	if _, err := os.Stat(name); err == nil || filepath.Base(name) != name {
		return name
	}
	return filepath.Join(folder, store.BackupFolder, name)
}

func tellRestored(w io.Writer, r store.Restored) {
	for _, t := range r.Tables {
		switch {
		case t.Had < 0:
			fmt.Fprintf(w, "Table %s: %d entries.\n", t.Table, t.Has)
		case t.Had > t.Has:
			fmt.Fprintf(w, "Table %s: %d entries; %d could be read before, so the last %d are not in this backup.\n", t.Table, t.Has, t.Had, t.Had-t.Has)
		default:
			fmt.Fprintf(w, "Table %s: %d entries; %d could be read before.\n", t.Table, t.Has, t.Had)
		}
	}
	if r.Aside != "" {
		fmt.Fprintf(w, "The file that was there is kept as %s\n", r.Aside)
	}
	fmt.Fprintln(w, "Start Croupier: the nights go on from the backup.")
}
