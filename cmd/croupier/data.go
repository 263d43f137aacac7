package main

import (
	"os"
	"path/filepath"
	"runtime"
)

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
