package store

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
)

// Claim is one process's hold on a data folder. The system gives it up when the
// process ends, however it ends.
type Claim struct{ file *os.File }

// ErrClaimed says that another process runs on that folder.
var ErrClaimed = errors.New("store: another Croupier runs on this data")

// TakeClaim holds a data folder, and clears it of what a killed process had half
// made. Where another process holds it, the error is ErrClaimed, and where is what
// that process said of itself with Say.
func TakeClaim(folder string) (c *Claim, where string, err error) {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return nil, "", failure(err)
	}
	f, err := os.OpenFile(filepath.Join(folder, lock), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, "", failure(err)
	}
	if err := hold(f); err != nil {
		said, _ := io.ReadAll(io.LimitReader(f, 1<<10))
		return nil, strings.TrimSpace(string(said)), errors.Join(err, f.Close())
	}
	if err := sweep(folder); err != nil {
		return nil, "", errors.Join(err, f.Close())
	}
	return &Claim{f}, "", nil
}

// Say leaves word for a second start: where this process runs.
func (c *Claim) Say(where string) error {
	if err := c.file.Truncate(0); err != nil {
		return failure(err)
	}
	_, err := c.file.WriteAt([]byte(where+"\n"), 0)
	return failure(err)
}

// Release gives the folder up.
func (c *Claim) Release() error { return errors.Join(c.file.Truncate(0), c.file.Close()) }
