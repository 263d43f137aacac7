//go:build unix

package store

import (
	"errors"
	"os"
	"syscall"
)

// hold locks a file for this process alone, or fails at once.
func hold(f *os.File) error {
	err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		return ErrClaimed
	}
	return err
}
