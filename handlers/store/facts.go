package store

import (
	"database/sql"
	"errors"
)

// Fact is something that the program keeps about itself under a name; nil where
// there is none.
func (s *Store) Fact(name string) (value []byte, err error) {
	err = s.read.fact.QueryRow(name).Scan(&value)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return value, failure(err)
}

// KeepFact keeps it, instead of what was there. The name of a fact about one table has
// its code between colons: it is dropped with the table.
func (s *Store) KeepFact(name string, value []byte) error {
	return s.write(func(w *writer) error {
		return w.exec(`INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`, name, value)
	}, nil)
}
