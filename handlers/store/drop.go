package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Dropped is what dropping a table did to the data file.
type Dropped struct {
	Entries       int
	Before, After int64 // the size of the file in bytes
}

// Drop takes a whole table out of the data file, its entries, seats and secrets,
// for good. Nobody else may have the file open. All of it goes, or nothing; the
// file is then written anew, for SQLite only marks as free what was deleted. A table
// whose row cannot be read goes too: nothing else rids the file of that damage.
func (s *Store) Drop(table string) (d Dropped, err error) {
	if _, err := s.Table(table); err != nil && !errors.As(err, new(Broken)) {
		return d, err
	}
	if d.Before, err = s.size(); err != nil {
		return d, err
	}
	if err := s.write(func(w *writer) (err error) { d.Entries, err = w.drop(table); return err }, nil); err != nil {
		return d, err
	}
	if _, err := s.db.Exec(`VACUUM`); err != nil {
		return d, failure(err)
	}
	if err := s.foldIn(); err != nil {
		return d, err
	}
	d.After, err = s.size()
	return d, err
}

// drop is the one way past the triggers that keep entries and tables.
func (w *writer) drop(table string) (entries int, err error) {
	if err := w.row(`SELECT count(*) FROM entries WHERE "table" = ?`, table).Scan(&entries); err != nil {
		return 0, err
	}
	for _, query := range dropping {
		if err := w.exec(query, table); err != nil {
			return 0, err
		}
	}
	return entries, nil
}

// dropping takes one table out of a file, in this order.
var dropping = []string{
	`INSERT INTO dropping ("table") VALUES (?)`,
	`DELETE FROM facts WHERE instr(name, ':' || ? || ':') > 0`, // what the shell noted of it: "read:K7M2QX:1764533645123"
	`DELETE FROM freed WHERE "table" = ?`,
	`DELETE FROM sittings WHERE "table" = ?`,
	`UPDATE shelf SET "table" = NULL, seq = NULL WHERE "table" = ?`, // it was said for later nights, and stays
	`DELETE FROM entries WHERE "table" = ?`,
	`DELETE FROM tables WHERE code = ?`,
	`DELETE FROM dropping WHERE "table" = ?`,
}

// foldIn writes all into the file itself and empties SQLite's log beside it, in
// which old pages lie.
func (s *Store) foldIn() error {
	var busy, in, done int
	if err := s.db.QueryRow(`PRAGMA wal_checkpoint(TRUNCATE)`).Scan(&busy, &in, &done); err != nil {
		return failure(err)
	}
	if busy != 0 {
		return errors.New("store: somebody else reads the data file")
	}
	return nil
}

// size is how many bytes the data file and SQLite's log beside it have.
func (s *Store) size() (all int64, err error) {
	for _, end := range []string{"", "-wal"} {
		is, err := os.Stat(filepath.Join(s.folder, File+end))
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return 0, failure(err)
		}
		all += is.Size()
	}
	return all, nil
}

// Holding are the backups of a data folder, and the files set aside by Restore,
// that hold a table, the newest first. One that cannot be read may hold it too.
func Holding(data, table string) (out []string, err error) {
	kept, err := Backups(data)
	if err != nil {
		return nil, err
	}
	aside, err := filepath.Glob(filepath.Join(data, setAsideAs+"*.db"))
	if err != nil {
		return nil, err
	}
	for _, file := range append(kept, aside...) {
		if holds(file, table) {
			out = append(out, file)
		}
	}
	return out, nil
}

func holds(file, table string) bool {
	s, err := look(file)
	if err != nil {
		return true
	}
	defer s.Close()
	_, err = s.Table(table)
	return !errors.Is(err, fs.ErrNotExist)
}
