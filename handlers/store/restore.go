package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// setAsideAs begins the names of files that Restore has set aside.
const setAsideAs = "before-"

// Restored is what going back to a backup did.
type Restored struct {
	Aside  string // where the file is that was there before; "" if there was none
	Tables []BackTo
}

// BackTo is one table after going back.
type BackTo struct {
	Table string
	Had   int // entries that could be read before; -1 where nothing could
	Has   int // entries now
}

// Restore puts a backup in the place of the data file. The caller holds the
// folder. What was there is copied beside it first, so that at no moment, however
// it ends, is anything lost: stopped half way, doing it again ends it.
func Restore(folder, backup string, at time.Time) (r Restored, err error) {
	data := filepath.Join(folder, File)
	if same(data, backup) {
		return r, fmt.Errorf("store: %s is the data file itself", backup)
	}
	fresh := data + restoring
	if err := copyFile(backup, fresh); err != nil {
		return r, err
	}
	defer os.Remove(fresh) // gone by then, where all went well
	if err := fits(fresh); err != nil {
		return r, fmt.Errorf("%s is no good backup: %w", backup, err)
	}
	had := entriesIn(data)
	if r.Aside, err = setAside(data, at); err != nil {
		return r, err
	}
	for _, end := range []string{"-wal", "-shm"} { // else SQLite would play the old file's log into the new one
		if err := gone(data + end); err != nil {
			return r, err
		}
	}
	if err := errors.Join(os.Rename(fresh, data), syncFolder(folder)); err != nil {
		return r, failure(err)
	}
	return r, r.compare(had, data)
}

// fits reports why a file may not become the data file; nil where it may.
func fits(file string) error {
	if err := Sound(file); err != nil {
		return err
	}
	s, err := look(file)
	if err != nil {
		return err
	}
	defer s.Close()
	newer, err := s.newer()
	if err == nil && newer {
		return errNewer
	}
	return err
}

// newer reports whether a newer program made the file.
func (s *Store) newer() (bool, error) {
	steps, err := fs.Glob(migrations, "migrations/*.sql")
	if err != nil {
		return false, err
	}
	var made int
	err = s.db.QueryRow(`SELECT max(version_id) FROM goose_db_version`).Scan(&made)
	return made > len(steps), failure(err)
}

// entriesIn is how many entries of each table can be read, -1 for none at all;
// nil where the file cannot be opened.
func entriesIn(data string) map[string]int {
	s, err := look(data)
	if err != nil {
		return nil
	}
	defer s.Close()
	all, err := s.Tables()
	if err != nil {
		return nil
	}
	had := map[string]int{}
	for _, t := range all {
		log, err := s.Log(t.Code, 0)
		had[t.Code] = len(log)
		if broken := (Broken{}); err != nil && !errors.As(err, &broken) {
			had[t.Code] = -1
		}
	}
	return had
}

// compare says what became of each table: those that are there now, the newest
// first, then those that are there no more.
func (r *Restored) compare(had map[string]int, data string) error {
	s, err := look(data)
	if err != nil {
		return err
	}
	defer s.Close()
	all, err := s.Tables()
	if err != nil {
		return err
	}
	for _, t := range all {
		before, ok := had[t.Code]
		if !ok {
			before = -1
		}
		delete(had, t.Code)
		r.Tables = append(r.Tables, BackTo{t.Code, before, t.Entries})
	}
	for code, before := range had {
		r.Tables = append(r.Tables, BackTo{code, before, 0})
	}
	return nil
}

// setAside copies the data file, and what SQLite has not put into it yet, beside it.
func setAside(data string, at time.Time) (aside string, err error) {
	if _, err := os.Stat(data); errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	stem := filepath.Join(filepath.Dir(data), setAsideAs+at.UTC().Format(stamped))
	aside = stem + ".db"
	for n := 2; ; n++ {
		if _, err := os.Stat(aside); errors.Is(err, fs.ErrNotExist) {
			break
		}
		aside = fmt.Sprintf("%s-%d.db", stem, n)
	}
	if err := copyFile(data+"-wal", aside+"-wal"); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return aside, err
	}
	if err := copyFile(data, aside); err != nil {
		return aside, err
	}
	return aside, failure(syncFolder(filepath.Dir(data))) // before anything that was there goes
}

// copyFile copies a file and syncs the copy to disk.
func copyFile(from, to string) error {
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.OpenFile(to, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return failure(err)
	}
	_, err = io.Copy(out, in)
	return failure(errors.Join(err, out.Sync(), out.Close()))
}
