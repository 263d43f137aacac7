package store

import (
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"croupier/engine"
	"croupier/engine/laws"
)

// Whichever bit of the file the disk turns over: a log reads as it was written,
// or it ends where it is still sound and says so. SQLite's own check is not
// enough: beside it the same bits change what is read in silence.
func TestAnyFlippedBitIsFound(t *testing.T) {
	t.Parallel()
	f, chance := newFlips(t), laws.Chance(t)
	var found, harmless, silent int
	for range long(250, 20000) {
		place, bit := chance.IntN(len(f.whole)), byte(1)<<chance.IntN(8)
		f.flip(place, bit)
		switch said, err := f.chained(); {
		case err != nil:
			t.Errorf("bit %d at %d: %v", bit, place, err)
		case said:
			found++
		default:
			harmless++
		}
		if f.unchained() {
			silent++
		}
		f.flip(place, bit)
	}
	t.Logf("of the bits turned over %d were found and %d changed no entry; without the chain %d would have changed one in silence", found, harmless, silent)
	if found == 0 || silent == 0 {
		t.Error("this has tried nothing")
	}
}

// flips is a data file of some nights, whose bits are turned over one by one.
type flips struct {
	*testing.T
	data  string
	whole []byte
	logs  map[string][]engine.Record
}

func newFlips(t *testing.T) *flips {
	f := &flips{T: t, data: t.TempDir(), logs: map[string][]engine.Record{}}
	s := open(t, f.data)
	for n := range 3 {
		code := fmt.Sprintf("TABL%02d", n)
		if err := s.Create(aTable(code)); err != nil {
			t.Fatal(err)
		}
		fill(t, s, code, 40)
		log, err := s.Log(code, 0)
		if err != nil {
			t.Fatal(err)
		}
		f.logs[code] = log
	}
	s.Close()
	whole, err := os.ReadFile(filepath.Join(f.data, File))
	if err != nil {
		t.Fatal(err)
	}
	f.whole = whole
	return f
}

// flip turns a bit over; once more, and it is back.
func (f *flips) flip(place int, bit byte) {
	f.Helper()
	f.whole[place] ^= bit
	file, err := os.OpenFile(filepath.Join(f.data, File), os.O_WRONLY, 0)
	if err != nil {
		f.Fatal(err)
	}
	_, err = file.WriteAt(f.whole[place:place+1], int64(place))
	if err := errors.Join(err, file.Close()); err != nil {
		f.Fatal(err)
	}
}

// chained reads the logs as the program does, and checks them. said reports that
// it was told of damage; the error is what it was not told of.
func (f *flips) chained() (said bool, err error) {
	s, err := Look(f.data)
	if err != nil { // not even opened
		return true, nil
	}
	defer s.Close()
	for code, want := range f.logs {
		log, err := s.Log(code, 0)
		said = said || err != nil
		if err == nil && len(log) != len(want) {
			return said, fmt.Errorf("%s has %d entries of %d, and nothing is said", code, len(log), len(want))
		}
		for i, r := range log {
			if printed(r) != printed(want[i]) {
				return said, fmt.Errorf("%s reads %s instead of %s (%v)", code, printed(r), printed(want[i]), err)
			}
		}
	}
	if !said {
		return false, nil
	}
	if tables, damage, err := s.Check(); err == nil && len(damage) == 0 && tables == len(f.logs) {
		return true, errors.New("the check finds nothing, though a log cannot be read")
	}
	return true, nil
}

func printed(r engine.Record) string {
	return fmt.Sprint(r.Seq, r.By, r.ByHost, r.Kind, r.Answers.Encode(), r.Key, r.At.UnixMilli())
}

// unchained reports that SQLite finds the file sound and reads something else
// than was written.
func (f *flips) unchained() bool {
	f.Helper()
	db, err := sql.Open("sqlite", fileURL(filepath.Join(f.data, File))+"?mode=ro")
	if err != nil {
		f.Fatal(err)
	}
	defer db.Close()
	var sound string
	if err := db.QueryRow(`PRAGMA quick_check(1)`).Scan(&sound); err != nil || sound != "ok" {
		return false
	}
	for code, want := range f.logs {
		for _, r := range want {
			var got, at string
			err := db.QueryRow(`SELECT kind || ' ' || answers, at FROM entries WHERE "table" = ? AND seq = ?`, code, r.Seq).Scan(&got, &at)
			if err == nil && (got != r.Kind+" "+r.Answers.Encode() || at != fmt.Sprint(r.At.UnixMilli())) {
				return true
			}
		}
	}
	return false
}

// The newest entries are missed when SQLite does not find them any more, though
// those before them fit together.
func TestWhatIsGoneIsMissed(t *testing.T) {
	s := withTable(t, "K7M2QX")
	fill(t, s, "K7M2QX", 5)
	for _, query := range []string{`DROP TRIGGER entries_are_kept`, `DELETE FROM entries WHERE seq > 3`} {
		if err := s.write(func(w *writer) error { return w.exec(query) }, nil); err != nil {
			t.Fatal(err)
		}
	}
	var no engine.Refusal
	if log, err := s.Log("K7M2QX", 0); len(log) != 3 || !errors.As(err, &no) {
		t.Errorf("without the last two entries %d are read, and it says %v", len(log), err)
	}
	if log, err := s.Log("K7M2QX", 2); len(log) != 1 || !errors.As(err, &no) {
		t.Errorf("after the second %d are read, and it says %v", len(log), err)
	}
	if err := s.Append("K7M2QX", entry(4, "new"), sent); !errors.Is(err, fs.ErrExist) {
		t.Errorf("an entry in the place of a lost one: %v", err)
	}
}

// A file from before that was kept gets it, and its nights read as they were.
func TestOlderFilesAreToldWhereTheyEnd(t *testing.T) {
	folder := t.TempDir()
	s := open(t, folder)
	for _, code := range []string{"K7M2QX", "AAAAAA"} {
		if err := s.Create(aTable(code)); err != nil {
			t.Fatal(err)
		}
	}
	fill(t, s, "K7M2QX", 3)
	for _, query := range []string{`ALTER TABLE tables DROP COLUMN length`, `ALTER TABLE tables DROP COLUMN chain`,
		`ALTER TABLE tables DROP COLUMN sent`, `DROP TABLE shelf`, `DROP TABLE promised`, `DELETE FROM goose_db_version WHERE version_id >= 5`} {
		if err := s.write(func(w *writer) error { return w.exec(query) }, nil); err != nil {
			t.Fatal(err)
		}
	}
	s.Close()
	s = open(t, folder)
	for code, want := range map[string]int{"K7M2QX": 3, "AAAAAA": 0} {
		if log, err := s.Log(code, 0); err != nil || len(log) != want {
			t.Errorf("%s has %d entries: %v", code, len(log), err)
		}
		if err := s.Append(code, entry(want+1, "next"), sent); err != nil {
			t.Errorf("the next at %s: %v", code, err)
		}
	}
}
