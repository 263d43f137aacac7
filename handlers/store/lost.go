package store

import (
	"errors"
	"log/slog"

	sqlite3 "modernc.org/sqlite/lib"
)

// Lost is a row that cannot be read and is left out: beside the logs, where no night
// depends on it, or a table's without its code.
type Lost struct {
	Of   string // tables, shelf or templates
	Name string // as far as it could be read
	Why  error
}

// Lost are all rows that are left out.
func (s *Store) Lost() ([]Lost, error) {
	_, shelf, err := s.shelf()
	_, templates, more := s.templates()
	if code(err) == sqlite3.SQLITE_ERROR { // an older file has no such table
		err = nil
	}
	if code(more) == sqlite3.SQLITE_ERROR {
		more = nil
	}
	_, tables, broken := s.tables()
	return append(append(tables, shelf...), templates...), errors.Join(err, more, broken)
}

// tellLost puts into the program's log what was left out.
func tellLost(all []Lost) {
	for _, l := range all {
		slog.Error("store: a row cannot be read and is left out", "of", l.Of, "name", l.Name, "error", l.Why)
	}
}

// pageLost ends a list whose rows ended with an error: where a page of the file
// does not fit, what was read before it stays.
func pageLost[T any](out []T, lost []Lost, of string, err error) ([]T, []Lost, error) {
	if torn(err) {
		return out, append(lost, Lost{of, "", err}), nil
	}
	return out, lost, failure(err)
}
