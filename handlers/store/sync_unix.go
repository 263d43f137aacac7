//go:build unix

package store

import (
	"errors"
	"os"
)

// syncFolder keeps what was renamed in a folder renamed, also if the power fails now.
func syncFolder(folder string) error {
	f, err := os.Open(folder)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}
