package store

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// inFolder reports which files of a folder, its backups left out, hold a word.
func inFolder(t *testing.T, folder, word string) (out []string) {
	t.Helper()
	all, err := filepath.Glob(filepath.Join(folder, "*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range all {
		b, err := os.ReadFile(file)
		if err == nil && bytes.Contains(b, []byte(word)) {
			out = append(out, filepath.Base(file))
		}
	}
	return out
}

// A dropped night is gone to the last byte, also where SQLite only marks as free
// what was deleted; every other night is as it was, and its entries stay kept.
func TestDrop(t *testing.T) {
	s := withTable(t, "K7M2QX")
	if err := s.Create(aTable("AAAAAA")); err != nil {
		t.Fatal(err)
	}
	fill(t, s, "AAAAAA", 40)
	const secret = "canary-in-the-old-night"
	for i := 1; i <= 40; i++ {
		r := entry(i, "")
		r.Answers.Set("why", secret)
		if err := s.Append("K7M2QX", r, nil); err != nil {
			t.Fatal(err)
		}
	}
	who, err := s.Know(sent)
	if err != nil {
		t.Fatal(err)
	}
	for _, code := range []string{"K7M2QX", "AAAAAA"} {
		if err := errors.Join(s.Sit(who.ID, Sitting{Table: code, Seat: 1}), s.Free(who.ID, code)); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.backUp(evening); err != nil {
		t.Fatal(err)
	}
	if len(inFolder(t, s.folder, secret)) == 0 {
		t.Fatal("the secret was never there")
	}
	for _, fact := range []string{"read:K7M2QX:1", "read:AAAAAA:1", "alive"} {
		if err := s.KeepFact(fact, []byte(fact)); err != nil {
			t.Fatal(err)
		}
	}
	d, err := s.Drop("K7M2QX")
	if err != nil || d.Entries != 40 || d.After >= d.Before {
		t.Fatalf("%+v, %v", d, err)
	}
	if left := inFolder(t, s.folder, secret); len(left) > 0 {
		t.Errorf("while the file is open the secret is left in %v", left)
	}
	if _, err := s.Table("K7M2QX"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the table is there still: %v", err)
	}
	for fact, stays := range map[string]bool{"read:K7M2QX:1": false, "read:AAAAAA:1": true, "alive": true} {
		if got, err := s.Fact(fact); err != nil || (got != nil) != stays {
			t.Errorf("what was noted as %s is %q, %v", fact, got, err)
		}
	}
	if at, err := s.Sittings(who.ID); err != nil || len(at) != 1 || at[0].Table != "AAAAAA" {
		t.Errorf("seats are left: %v, %v", at, err)
	}
	if freed, err := s.Freed(who.ID, "AAAAAA"); err != nil || !freed {
		t.Errorf("what was noted at the other table is gone: %v", err)
	}
	if log, err := s.Log("AAAAAA", 0); err != nil || len(log) != 40 {
		t.Errorf("of the other night %d entries are left: %v", len(log), err)
	}
	if _, err := s.Drop("K7M2QX"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("dropping it again: %v", err)
	}
	for _, query := range []string{`DELETE FROM entries WHERE "table" = 'AAAAAA'`, `DELETE FROM tables`} {
		if err := s.write(func(w *writer) error { return w.exec(query) }, nil); err == nil {
			t.Errorf("was done after a drop: %s", query)
		}
	}
	if err := s.Append("AAAAAA", entry(41, "on"), sent); err != nil {
		t.Errorf("the other night does not go on: %v", err)
	}
	holding, err := Holding(s.folder, "K7M2QX")
	if err != nil || len(holding) != 1 {
		t.Errorf("held still by %v, %v", holding, err)
	}
	if holding, err = Holding(s.folder, "BBBBBB"); err != nil || len(holding) != 0 {
		t.Errorf("a table that never was is held by %v, %v", holding, err)
	}
	s.Close()
	if left := inFolder(t, s.folder, secret); len(left) > 0 {
		t.Errorf("the secret is left in %v", left)
	}
}

// A drop that fails half way takes nothing, and leaves no way past the triggers.
func TestADropThatFailsTakesNothing(t *testing.T) {
	s := withTable(t, "K7M2QX")
	fill(t, s, "K7M2QX", 3)
	if err := s.write(func(w *writer) error {
		return w.exec(`CREATE TABLE clings ("table" TEXT NOT NULL REFERENCES tables (code)) STRICT`)
	}, nil); err != nil {
		t.Fatal(err)
	}
	if err := s.write(func(w *writer) error { return w.exec(`INSERT INTO clings VALUES ('K7M2QX')`) }, nil); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Drop("K7M2QX"); err == nil {
		t.Error("a table was dropped that something clings to")
	}
	if log, err := s.Log("K7M2QX", 0); err != nil || len(log) != 3 {
		t.Errorf("%d entries are left: %v", len(log), err)
	}
	if err := s.write(func(w *writer) error { return w.exec(`DELETE FROM entries`) }, nil); err == nil {
		t.Error("the way past the triggers stayed open")
	}
}

// All that belongs to a table goes with it: whoever adds to the file meets this.
func TestDropKnowsAllThatBelongsToATable(t *testing.T) {
	s := open(t, t.TempDir())
	rows, err := s.db.Query(`SELECT m.name FROM sqlite_schema m JOIN pragma_foreign_key_list(m.name) f WHERE f."table" = 'tables' ORDER BY m.name`)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	var belong []string
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			t.Fatal(err)
		}
		belong = append(belong, name)
	}
	if want := []string{"entries", "freed", "shelf", "sittings"}; !slices.Equal(belong, want) {
		t.Errorf("%v belong to tables, and drop takes %v with them", belong, want)
	}
}

// A table whose row cannot be read can be dropped, whatever of it is damaged: then
// the file is sound again.
func TestDropATableThatCannotBeRead(t *testing.T) {
	t.Parallel()
	for _, column := range []string{"game", "version", "seats", "seed", "options", "opened", "token"} {
		s := withTable(t, "K7M2QX")
		if err := s.Create(aTable("AAAAAA")); err != nil {
			t.Fatal(err)
		}
		fill(t, s, "K7M2QX", 3)
		fill(t, s, "AAAAAA", 3)
		folder := s.folder
		s.Close()
		spoil(t, filepath.Join(folder, File), column, "K7M2QX")
		s = open(t, folder)
		if _, found, err := s.Check(); err == nil && len(found) == 0 {
			t.Fatalf("%s: check finds nothing", column)
		}
		if d, err := s.Drop("K7M2QX"); err != nil || d.Entries != 3 {
			t.Errorf("%s: dropped %+v, %v", column, d, err)
		}
		if tables, found, err := s.Check(); err != nil || tables != 1 || len(found) > 0 {
			t.Errorf("%s: afterwards of %d tables check finds %v, %v", column, tables, found, err)
		}
		if log, err := s.Log("AAAAAA", 0); err != nil || len(log) != 3 {
			t.Errorf("%s: of the other night %d entries are left: %v", column, len(log), err)
		}
	}
}
