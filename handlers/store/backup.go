package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"modernc.org/sqlite"
)

// BackupFolder is where backups are kept, beside the data file.
const BackupFolder = "backups"

const (
	every = 10 * time.Minute // a backup, while somebody plays
	kept  = 12               // backups

	stamped = "20060102-150405" // the time in a backup's name, in UTC
)

// Look opens the data file in a folder to read it, whoever writes it meanwhile.
func Look(folder string) (*Store, error) { return look(filepath.Join(folder, File)) }

func look(path string) (*Store, error) {
	if _, err := os.Stat(path); err != nil {
		return nil, err
	}
	c, err := sqlite.NewConnector(fileURL(path) + "?mode=ro&_busy_timeout=5000")
	if err != nil {
		return nil, err
	}
	s := &Store{folder: filepath.Dir(path), db: sql.OpenDB(c), closing: make(chan struct{}), written: make(chan struct{})}
	close(s.written) // nobody writes
	if err := s.read.prepareOld(s.db); err != nil {
		return nil, errors.Join(fmt.Errorf("store: %s cannot be read by this program: %w", path, err), s.db.Close())
	}
	return s, nil
}

// Damage is a table whose log does not fit together.
type Damage struct {
	Table string
	Sound int // so many entries are
	What  Broken
}

// Check holds every table's log against its chain, and the file against what
// SQLite knows of it.
func (s *Store) Check() (tables int, found []Damage, err error) {
	var said string
	if err := s.db.QueryRow(`PRAGMA quick_check(1)`).Scan(&said); err != nil {
		return 0, nil, failure(err)
	}
	if said != "ok" {
		return 0, nil, fmt.Errorf("store: the file is damaged: %s", said)
	}
	switch lost, err := s.orphans(); {
	case err != nil:
		return 0, nil, err
	case lost:
		return 0, nil, errors.New("store: the file is damaged: there are entries of a table that is gone")
	}
	found, tables, err = s.findDamage()
	return tables, found, err
}

// findDamage holds every table's log against its chain.
func (s *Store) findDamage() (found []Damage, tables int, err error) {
	all, err := s.Tables()
	if err != nil {
		return nil, 0, err
	}
	for _, t := range all {
		log, err := s.Log(t.Code, 0)
		var broken Broken
		switch {
		case errors.As(err, &broken):
			found = append(found, Damage{t.Code, len(log), broken})
		case err != nil:
			return found, len(all), err
		}
	}
	return found, len(all), nil
}

// orphans reports entries whose table is not there.
func (s *Store) orphans() (bool, error) {
	rows, err := s.db.Query(`PRAGMA foreign_key_check(entries)`)
	if err != nil {
		return false, failure(err)
	}
	defer rows.Close()
	return rows.Next(), failure(rows.Err())
}

// Backup writes the whole data file to another one, checks that, and only then
// gives it its name. What is written meanwhile is in it or not, but never half. A
// path that the data folder lives of is refused, and so is a file with a damaged
// table: whoever asks for it is there to be told.
func (s *Store) Backup(path string) error { return s.copyTo(path, Sound) }

// copyTo writes the data file to another one, which gets its name where it passes.
func (s *Store) copyTo(path string, passes func(half string) error) error {
	if err := notLiving(s.folder, path); err != nil {
		return err
	}
	half := path + making
	if err := gone(half); err != nil {
		return err
	}
	if _, err := s.db.Exec(`VACUUM INTO ?`, half); err != nil {
		return errors.Join(failure(err), gone(half))
	}
	if err := passes(half); err != nil {
		return errors.Join(err, gone(half))
	}
	if err := os.Rename(half, path); err != nil {
		return errors.Join(failure(err), gone(half))
	}
	return nil
}

// gone removes a file, if it is there.
func gone(file string) error {
	if err := os.Remove(file); err != nil && !errors.Is(err, os.ErrNotExist) {
		return failure(err)
	}
	return nil
}

// Sound checks a backup, every entry of it, and syncs it to disk.
func Sound(path string) error {
	copied, err := look(path)
	if err != nil {
		return err
	}
	_, found, err := copied.Check()
	if err := errors.Join(err, copied.Close()); err != nil {
		return err
	}
	if len(found) > 0 {
		return fmt.Errorf("store: table %s: %v", found[0].Table, found[0].What)
	}
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return failure(err)
	}
	return failure(errors.Join(f.Sync(), f.Close()))
}

// change says that the file has something that the newest backup has not.
func (s *Store) change() { s.changed.Store(true) }

// KeepBackups makes a backup every ten minutes in which somebody played, or changed the
// shelf or the templates, and
// keeps the newest twelve, until the context ends.
func (s *Store) KeepBackups(ctx context.Context) {
	tick := time.NewTicker(every)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case now := <-tick.C:
			if err := s.backUp(now); err != nil {
				slog.Error("backup", "error", err)
			}
		}
	}
}

// backUp makes one of the kept backups, if anything was changed since the last. What
// is damaged is left out of it, so that it is good for all others; the newest that
// holds a damaged table whole stays, however many come after it.
func (s *Store) backUp(now time.Time) error {
	if !s.changed.Swap(false) {
		return nil
	}
	in := filepath.Join(s.folder, BackupFolder)
	if err := os.MkdirAll(in, 0o700); err != nil {
		return failure(err)
	}
	var out []string
	err := s.copyTo(filepath.Join(in, "croupier-"+now.UTC().Format(stamped)+".db"), func(half string) (err error) {
		out, err = withoutDamage(half)
		return err
	})
	if err != nil {
		s.changed.Store(true) // the next one has it too
		return err
	}
	return thinOut(s.folder, out)
}

// thinOut removes all kept backups but the newest twelve, and of those before them
// the newest that holds each of these tables.
func thinOut(data string, spare []string) error {
	all, err := Backups(data)
	if err != nil {
		return err
	}
	for i, file := range all {
		own := slices.DeleteFunc(slices.Clone(spare), func(table string) bool { return !keeps(file, table) })
		spare = slices.DeleteFunc(spare, func(table string) bool { return slices.Contains(own, table) })
		if i >= kept && len(own) == 0 {
			err = errors.Join(err, os.Remove(file))
		}
	}
	return err
}

// keeps reports whether a kept backup is whole and holds a table.
func keeps(file, table string) bool {
	_, ok := soundly(file, table)
	return ok
}

// Backups are the kept backups of a data folder, the newest first.
func Backups(data string) ([]string, error) {
	all, err := filepath.Glob(filepath.Join(data, BackupFolder, "croupier-*.db"))
	slices.SortFunc(all, func(a, b string) int { return strings.Compare(b, a) }) // their names are their times
	return all, err
}

// GoodBackup is one of the kept backups that is whole.
type GoodBackup struct {
	File    string
	Made    time.Time
	Entries int // of the table that was asked for
}

// NewestGood is the newest backup of a data folder that is whole to the last bit and
// holds a table, with fewer entries than so many; 0 asks for no number, "" for no
// table.
func NewestGood(data, table string, fewer int) (good GoodBackup, ok bool, err error) {
	all, err := Backups(data)
	if err != nil {
		return good, false, err
	}
	for _, file := range all {
		if good, ok = soundly(file, table); ok && (fewer == 0 || good.Entries < fewer) {
			return good, true, nil
		}
	}
	return GoodBackup{}, false, nil
}

// soundly is a backup, if it is whole and holds a table; "" asks for none.
func soundly(file, table string) (k GoodBackup, ok bool) {
	b, err := look(file)
	if err != nil {
		return k, false
	}
	defer b.Close()
	if _, found, err := b.Check(); err != nil || len(found) > 0 {
		return k, false
	}
	k = GoodBackup{File: file, Made: madeAt(file)}
	if table == "" {
		return k, true
	}
	played, err := b.Tables()
	i := slices.IndexFunc(played, func(p Played) bool { return p.Code == table })
	if err != nil || i < 0 {
		return k, false
	}
	k.Entries = played[i].Entries
	return k, true
}

// Folder is where the data file lies.
func (s *Store) Folder() string { return s.folder }

// NewestGood is the newest whole backup of this store's folder.
func (s *Store) NewestGood(table string, fewer int) (good GoodBackup, ok bool, err error) {
	return NewestGood(s.folder, table, fewer)
}

// madeAt is when a kept backup was made, by its name.
func madeAt(file string) time.Time {
	t, err := time.Parse(stamped, strings.TrimSuffix(strings.TrimPrefix(filepath.Base(file), "croupier-"), ".db"))
	if err != nil {
		return time.Time{}
	}
	return t.UTC()
}
