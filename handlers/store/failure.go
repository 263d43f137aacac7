package store

import (
	"errors"
	"io/fs"
	"log/slog"
	"syscall"

	"croupier/engine"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// Failure is what only the person at the laptop can mend, as a sentence: it
// unwraps to a Refusal. Reading goes on.
type Failure struct{ sentence engine.Refusal }

func (f *Failure) Error() string { return f.sentence.Error() }

// Unwrap gives the sentence.
func (f *Failure) Unwrap() error { return f.sentence }

// What a disk may answer.
var (
	ErrFull     = &Failure{engine.Refusal{Text: engine.Textf("The laptop's disk is full: nothing was saved. Free some space and try again.")}}
	ErrReadOnly = &Failure{engine.Refusal{Text: engine.Textf("The laptop may not write its data file: nothing was saved.")}}
	ErrTorn     = &Failure{engine.Refusal{Text: engine.Textf("The laptop's data file is damaged: nothing was saved.")}}
	ErrDisk     = &Failure{engine.Refusal{Text: engine.Textf("The laptop's disk does not answer: nothing was saved.")}}
)

// failure turns an error of the driver into one that callers know: fs.ErrExist
// where something is there already, or a sentence.
func failure(err error) error {
	switch code(err) {
	case sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
		return errors.Join(fs.ErrExist, err)
	}
	var sentence *Failure
	switch primary := code(err) & 0xff; {
	case torn(err):
		sentence = ErrTorn
	case primary == sqlite3.SQLITE_FULL, errors.Is(err, syscall.ENOSPC):
		sentence = ErrFull
	case primary == sqlite3.SQLITE_READONLY, errors.Is(err, fs.ErrPermission):
		sentence = ErrReadOnly
	case primary == sqlite3.SQLITE_IOERR, primary == sqlite3.SQLITE_CANTOPEN:
		sentence = ErrDisk
	default:
		return err
	}
	slog.Error("store", "error", err)
	return sentence
}

// torn reports what SQLite answers where the file itself does not fit together.
func torn(err error) bool {
	primary := code(err) & 0xff
	return primary == sqlite3.SQLITE_CORRUPT || primary == sqlite3.SQLITE_NOTADB
}

// code is SQLite's own number of an error, extended; 0 where it is not SQLite's.
func code(err error) int {
	var e *sqlite.Error
	if errors.As(err, &e) {
		return e.Code()
	}
	return 0
}
