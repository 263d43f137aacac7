package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"

	"croupier/handlers/store"
)

// dataFlag says which nights a command is about.
type dataFlag struct {
	Data string `help:"The folder that holds the nights. Usually the system's own for applications." env:"CROUPIER_DATA" placeholder:"DIR"`
}

// folder is the one that was said, or the usual one.
func (d dataFlag) folder() (string, error) {
	if d.Data != "" {
		return d.Data, nil
	}
	if dir := os.Getenv("XDG_DATA_HOME"); filepath.IsAbs(dir) {
		return filepath.Join(dir, "croupier"), nil
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "", fmt.Errorf("no folder for the nights, say --data DIR: %w", err)
	}
	return dataIn(home), nil
}

// dataIn is where applications keep their data under somebody's home folder.
func dataIn(home string) string {
	switch runtime.GOOS {
	case "windows":
		if dir := os.Getenv("LOCALAPPDATA"); dir != "" {
			return filepath.Join(dir, "Croupier")
		}
		return filepath.Join(home, "AppData", "Local", "Croupier")
	case "darwin":
		return filepath.Join(home, "Library", "Application Support", "Croupier")
	}
	return filepath.Join(home, ".local", "share", "croupier")
}

// plain is an error that is a whole sentence for the person at the terminal.
type plain string

func (p plain) Error() string { return string(p) }

func noTable(code string) error { return plain(fmt.Sprintf("There is no table %s.", code)) }

// holdsData says in a sentence where a folder has no nights yet.
func holdsData(folder string) error {
	_, err := os.Stat(filepath.Join(folder, store.File))
	if errors.Is(err, fs.ErrNotExist) {
		return plain(fmt.Sprintf("There is no data in %s yet.", folder))
	}
	return err
}

// withReader hands a command the data to read it alone, also while Croupier runs.
func (d dataFlag) withReader(do func(*store.Store) error) error {
	folder, err := d.folder()
	if err != nil {
		return err
	}
	if err := holdsData(folder); err != nil {
		return err
	}
	st, err := store.Look(folder)
	if err != nil {
		return err
	}
	defer st.Close()
	return do(st)
}

// withFolder hands a command the folder for itself: nothing else changes it meanwhile.
func (d dataFlag) withFolder(do func(folder string) error) error {
	folder, err := d.folder()
	if err != nil {
		return err
	}
	claim, where, err := store.TakeClaim(folder)
	if errors.Is(err, store.ErrClaimed) {
		return fmt.Errorf("end Croupier first: it runs at %s", where)
	}
	if err != nil {
		return err
	}
	defer claim.Release()
	return do(folder)
}

// withWriter hands a command the data to change it.
func (d dataFlag) withWriter(do func(*store.Store) error) error {
	return d.withFolder(func(folder string) error {
		st, err := store.Open(folder)
		if err != nil {
			return err
		}
		defer st.Close()
		return do(st)
	})
}
