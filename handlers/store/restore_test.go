package store

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/pressly/goose/v3"
)

// lying is a data folder as it lies on the disk after the power failed: with
// entries that SQLite has not put into its file yet.
func lying(t *testing.T, s *Store) (folder string) {
	t.Helper()
	folder = t.TempDir()
	for _, end := range []string{"", "-wal"} {
		if err := copyFile(filepath.Join(s.folder, File+end), filepath.Join(folder, File+end)); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// Going back to a backup gives the night as it was then, whatever SQLite had not
// written yet; and what was there stays beside it, to the last entry.
func TestRestore(t *testing.T) {
	s := withTable(t, "K7M2QX")
	fill(t, s, "K7M2QX", 3)
	backup := filepath.Join(t.TempDir(), "copy.db")
	if err := s.Backup(backup); err != nil {
		t.Fatal(err)
	}
	for i := 4; i <= 13; i++ {
		if err := s.Append("K7M2QX", entry(i, "k"+string(rune('a'+i))), sent); err != nil {
			t.Fatal(err)
		}
	}
	folder := lying(t, s)
	r, err := Restore(folder, backup, evening)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Tables) != 1 || r.Tables[0] != (BackTo{"K7M2QX", 13, 3}) {
		t.Errorf("it says %+v", r.Tables)
	}
	back := open(t, folder)
	if log, err := back.Log("K7M2QX", 0); err != nil || len(log) != 3 {
		t.Errorf("%d entries are there: %v", len(log), err)
	}
	if err := back.Append("K7M2QX", entry(4, "on"), sent); err != nil {
		t.Errorf("the night does not go on: %v", err)
	}
	aside, err := look(r.Aside)
	if err != nil {
		t.Fatal(err)
	}
	defer aside.Close()
	if log, err := aside.Log("K7M2QX", 0); err != nil || len(log) != 13 {
		t.Errorf("%d entries were kept aside: %v", len(log), err)
	}
}

// Only a whole backup takes the place of the data; else nothing is touched.
func TestRestoreRefusesWhatIsNotWhole(t *testing.T) {
	s := withTable(t, "K7M2QX")
	fill(t, s, "K7M2QX", 3)
	in := t.TempDir()
	good := filepath.Join(in, "good.db")
	if err := s.Backup(good); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(good)
	if err != nil {
		t.Fatal(err)
	}
	turned := filepath.Join(in, "turned.db")
	if err := os.WriteFile(turned, bytes.Replace(whole, []byte("coins=2"), []byte("coins=3"), 1), 0o600); err != nil {
		t.Fatal(err)
	}
	newer := filepath.Join(in, "newer.db")
	if err := os.WriteFile(newer, whole, 0o600); err != nil {
		t.Fatal(err)
	}
	n := open(t, t.TempDir())
	if _, err := n.db.Exec(`INSERT INTO goose_db_version (version_id, is_applied) VALUES (9000, 1)`); err != nil {
		t.Fatal(err)
	}
	if err := n.Backup(newer); err != nil {
		t.Fatal(err)
	}
	s.Close()
	data := filepath.Join(s.folder, File)
	before, err := os.ReadFile(data)
	if err != nil {
		t.Fatal(err)
	}
	for what, file := range map[string]string{"a turned bit": turned, "no file": filepath.Join(in, "none.db"), "a newer program's": newer, "itself": data, "a text": "restore_test.go"} {
		if _, err := Restore(s.folder, file, evening); err == nil {
			t.Errorf("%s was taken for a backup", what)
		}
		if after, err := os.ReadFile(data); err != nil || !bytes.Equal(before, after) {
			t.Errorf("%s changed the data file", what)
		}
	}
	if left, _ := filepath.Glob(filepath.Join(s.folder, "*")); len(left) != 1 {
		t.Errorf("left behind: %v", left)
	}
}

// asOfOld is a store with a night as the first release made it, without what was
// added since.
func asOfOld(t *testing.T, code string, entries int) *Store {
	t.Helper()
	db, err := sql.Open("sqlite", dsn(filepath.Join(t.TempDir(), File)))
	if err != nil {
		t.Fatal(err)
	}
	steps, err := fs.Sub(migrations, "migrations")
	if err != nil {
		t.Fatal(err)
	}
	p, err := goose.NewProvider(goose.DialectSQLite3, db, steps)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.UpTo(context.Background(), 1); err != nil {
		t.Fatal(err)
	}
	s := &Store{db: db, queue: make(chan *job), closing: make(chan struct{}), written: make(chan struct{}), watchers: watchers{of: map[string]map[chan int]struct{}{}}}
	if err := s.read.prepareLogs(db); err != nil {
		t.Fatal(err)
	}
	w, err := newWriter(s)
	if err != nil {
		t.Fatal(err)
	}
	go w.run()
	t.Cleanup(func() { s.Close() })
	if err := s.write(func(w *writer) error {
		o := aTable(code)
		chain := o.root()
		all := []error{w.exec(`INSERT INTO tables (code, game, version, seats, seed, options, opened, token) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
			o.Code, o.Game, o.Setup.Version, o.Setup.Seats, int64(o.Setup.Seed), spell(o.Setup.Options), o.Opened.UnixMilli(), o.Token)}
		for i := 1; i <= entries; i++ {
			r := entry(i, fmt.Sprint("k", i))
			chain = link(chain, r, r.Answers.Encode(), sent)
			all = append(all, w.insert(code, r, sent, chain))
		}
		return errors.Join(all...)
	}, nil); err != nil {
		t.Fatal(err)
	}
	return s
}

// Backups of older programs, without what was added since, are as good.
func TestAnOlderBackupIsGood(t *testing.T) {
	s := asOfOld(t, "K7M2QX", 3)
	backup := filepath.Join(t.TempDir(), "older.db")
	if err := s.Backup(backup); err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	if r, err := Restore(folder, backup, evening); err != nil || r.Aside != "" || len(r.Tables) != 1 {
		t.Fatalf("%+v, %v", r, err)
	}
	back := open(t, folder)
	if log, err := back.Log("K7M2QX", 0); err != nil || len(log) != 3 {
		t.Errorf("%d entries: %v", len(log), err)
	}
	if _, err := back.Freed(1, "K7M2QX"); err != nil {
		t.Errorf("what was added since is not there: %v", err)
	}
}

// The newest backup that is whole is offered, with what it has of a table.
func TestTheNewestGoodBackup(t *testing.T) {
	s := withTable(t, "K7M2QX")
	for i := 1; i <= 3; i++ {
		if err := s.Append("K7M2QX", entry(i, string(rune('a'+i))), sent); err != nil {
			t.Fatal(err)
		}
		if err := s.backUp(evening.Add(time.Duration(i) * every)); err != nil {
			t.Fatal(err)
		}
	}
	all, err := Backups(s.folder)
	if err != nil || len(all) != 3 {
		t.Fatal(all, err)
	}
	whole, err := os.ReadFile(all[0])
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(all[0], bytes.Replace(whole, []byte("coins=1"), []byte("coins=7"), 1), 0o600); err != nil {
		t.Fatal(err)
	}
	for fewer, entries := range map[int]int{0: 2, 2: 1} {
		good, ok, err := s.NewestGood("K7M2QX", fewer)
		if err != nil || !ok || good.Entries != entries || !good.Made.Equal(evening.Add(time.Duration(entries)*every)) {
			t.Errorf("of fewer than %d entries it is %+v, %v, %v", fewer, good, ok, err)
		}
	}
	if good, ok, err := s.NewestGood("K7M2QX", 1); ok || err != nil {
		t.Errorf("of fewer than 1 entry it is %+v, %v", good, err)
	}
}

// A file whose pages do not fit together says so in a sentence.
func TestATornFileIsASentence(t *testing.T) {
	t.Parallel()
	s := withTable(t, "K7M2QX")
	fill(t, s, "K7M2QX", 60)
	s.Close()
	data := filepath.Join(s.folder, File)
	whole, err := os.ReadFile(data)
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for page := 0; page < len(whole)/4096; page++ {
		bad := bytes.Clone(whole)
		bad[page*4096] ^= 0xff // what sort of page it is
		if err := os.WriteFile(data, bad, 0o600); err != nil {
			t.Fatal(err)
		}
		s, err := Open(s.folder)
		if err != nil {
			if errors.Is(err, ErrTorn) {
				found++
			}
			continue
		}
		log, err := s.Log("K7M2QX", 0)
		var broken Broken
		switch {
		case errors.As(err, &broken), errors.Is(err, ErrTorn):
			found++
		case errors.Is(err, fs.ErrNotExist):
			t.Errorf("page %d: the table is not there any more", page)
		case err == nil && len(log) != 60:
			t.Errorf("page %d: %d entries pass for all", page, len(log))
		case err != nil:
			t.Errorf("page %d: %v", page, err)
		}
		s.Close()
	}
	if found < 3 {
		t.Errorf("%d of %d torn pages were found", found, len(whole)/4096)
	}
}
