package store

import (
	"errors"
	"os"

	"golang.org/x/sys/windows"
)

// hold locks a byte far behind what the file says, so that others can read it.
func hold(f *os.File) error {
	far := &windows.Overlapped{OffsetHigh: 1}
	err := windows.LockFileEx(windows.Handle(f.Fd()), windows.LOCKFILE_EXCLUSIVE_LOCK|windows.LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, far)
	if errors.Is(err, windows.ERROR_LOCK_VIOLATION) {
		return ErrClaimed
	}
	return err
}
