package main

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
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
