package store

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"croupier/engine"
)

// A backup is whole though somebody plays on, and reads like the night it is of.
func TestBackup(t *testing.T) {
	s := withTable(t, "K7M2QX")
	fill(t, s, "K7M2QX", 20)
	playing := make(chan error, 1)
	go func() {
		for i := 21; i <= 60; i++ {
			if err := s.Append("K7M2QX", entry(i, fmt.Sprint("k", i)), sent); err != nil {
				playing <- err
				return
			}
		}
		playing <- nil
	}()
	path := filepath.Join(t.TempDir(), "copy.db")
	for range 3 { // over an older one, too
		if err := s.Backup(path); err != nil {
			t.Fatal(err)
		}
	}
	if err := <-playing; err != nil {
		t.Fatal(err)
	}
	copied, err := look(path)
	if err != nil {
		t.Fatal(err)
	}
	defer copied.Close()
	log, err := copied.Log("K7M2QX", 0)
	if err != nil || len(log) < 20 {
		t.Errorf("the backup has %d entries: %v", len(log), err)
	}
	if _, err := copied.db.Exec(`DELETE FROM facts`); err == nil {
		t.Error("who only looks may write")
	}
	if left, _ := filepath.Glob(path + ".*"); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

// A damaged night is no backup that somebody asks for, and check says where it is.
func TestADamagedNightIsNoBackup(t *testing.T) {
	s := damagedNight(t)
	tables, found, err := s.Check()
	if err != nil || tables != 2 || len(found) != 1 || found[0].Sound != 1 {
		t.Errorf("check finds %v in %d tables: %v", found, tables, err)
	}
	if err := backsUpDamage(t, s.Backup); err != nil {
		t.Error(err)
	}
}

// The same check finds a backup that lacks a defence.
func TestTheBackupChecksFindWhatIsUndefended(t *testing.T) {
	for defence, row := range map[string]struct {
		backup func(*Store, string) error
		want   string
	}{
		"the check of the copy": {func(s *Store, path string) error { return s.copyTo(path, func(string) error { return nil }) }, "was made a backup"},
		"the name given last": {func(s *Store, path string) error {
			_, err := s.db.Exec(`VACUUM INTO ?`, path)
			return errors.Join(err, Sound(path))
		}, "left behind"},
	} {
		s := damagedNight(t)
		if err := backsUpDamage(t, func(path string) error { return row.backup(s, path) }); err == nil || !strings.Contains(err.Error(), row.want) {
			t.Errorf("without %s it finds: %v", defence, err)
		}
	}
}

// damagedNight is a store of two tables, one of which does not fit together.
func damagedNight(t *testing.T) *Store {
	t.Helper()
	data := t.TempDir()
	s := open(t, data)
	for _, code := range []string{"K7M2QX", "AAAAAA"} {
		if err := s.Create(aTable(code)); err != nil {
			t.Fatal(err)
		}
		fill(t, s, code, 3)
	}
	s.Close()
	file := filepath.Join(data, File)
	bad := bytes.Replace(bytesOf(t, file), []byte("coins=2"), []byte("coins=6"), 1)
	if err := os.WriteFile(file, bad, 0o600); err != nil {
		t.Fatal(err)
	}
	return open(t, data)
}

// backsUpDamage has a damaged night backed up, and says what is wrong with that.
func backsUpDamage(t *testing.T, backup func(path string) error) error {
	t.Helper()
	path := filepath.Join(t.TempDir(), "copy.db")
	if err := backup(path); err == nil {
		return errors.New("a damaged night was made a backup")
	}
	if left, _ := filepath.Glob(path + "*"); len(left) > 0 {
		return fmt.Errorf("left behind: %v", left)
	}
	return nil
}

// While one table is damaged, the others are backed up without it; and the newest
// backup that holds it whole stays, however many come after, until it is whole again.
func TestBackupsGoOnBesideADamagedTable(t *testing.T) {
	t.Parallel()
	for what, damage := range map[string][]string{
		"an answer":        {"coins=2", "coins=6"},
		"the house rules":  {"tie=accepted", "tie=%cepted,"},
		"the table's code": {"K7M2QXquorum", "K7M2QYquorum", "\x19\tK7M2QX", "\x19\tK7M2QY"}, // in its row and in the index of codes
	} {
		data := t.TempDir()
		s := open(t, data)
		for _, code := range []string{"K7M2QX", "AAAAAA"} {
			one := aTable(code)
			if code == "AAAAAA" {
				one.Setup.Options = nil
			}
			if err := s.Create(one); err != nil {
				t.Fatal(err)
			}
		}
		fill(t, s, "K7M2QX", 3)
		if err := s.Append("AAAAAA", entry(1, "k1"), sent); err != nil {
			t.Fatal(err)
		}
		if err := s.backUp(evening); err != nil {
			t.Fatal(err)
		}
		s.Close()
		file := filepath.Join(data, File)
		bad := strings.NewReplacer(damage...).Replace(string(bytesOf(t, file)))
		if err := os.WriteFile(file, []byte(bad), 0o600); err != nil {
			t.Fatal(err)
		}
		s = open(t, data)
		for i := 2; i <= kept+4; i++ {
			if err := s.Append("AAAAAA", entry(i, fmt.Sprint("k", i)), sent); err != nil {
				t.Fatal(err)
			}
			if err := s.backUp(evening.Add(time.Duration(i) * every)); err != nil {
				t.Fatalf("%s: %v", what, err)
			}
		}
		all, err := Backups(data)
		if err != nil || len(all) != kept+1 {
			t.Fatalf("%s: %d backups are kept: %v", what, len(all), err)
		}
		for _, f := range all {
			if err := Sound(f); err != nil {
				t.Errorf("%s: %s: %v", what, f, err)
			}
		}
		if good, ok, err := s.NewestGood("AAAAAA", 0); err != nil || !ok || good.Entries != kept+4 {
			t.Errorf("%s: of the other table: %+v, %v, %v", what, good, ok, err)
		}
		if good, ok, err := s.NewestGood("K7M2QX", 0); err != nil || !ok || good.Entries != 3 || !good.Made.Equal(evening) {
			t.Errorf("%s: of the damaged table: %+v, %v, %v", what, good, ok, err)
		}
		if err := s.Backup(filepath.Join(t.TempDir(), "copy.db")); err == nil {
			t.Errorf("%s: a damaged night was made a backup that somebody asked for", what)
		}
		s.Close()
	}
}

// Twelve are kept, the newest; and none is made where nobody played.
func TestBackupsAreKept(t *testing.T) {
	s := withTable(t, "K7M2QX")
	if err := s.backUp(evening); err != nil {
		t.Fatal(err)
	}
	if all, _ := Backups(s.folder); len(all) != 0 {
		t.Errorf("nobody played, and there are %v", all)
	}
	for i := 1; i <= 14; i++ {
		if err := s.Append("K7M2QX", entry(i, fmt.Sprint("k", i)), sent); err != nil {
			t.Fatal(err)
		}
		if err := s.backUp(evening.Add(time.Duration(i) * every)); err != nil {
			t.Fatal(err)
		}
	}
	all, err := Backups(s.folder)
	if err != nil || len(all) != kept {
		t.Fatalf("%d are kept: %v", len(all), err)
	}
	newest, err := look(all[0])
	if err != nil {
		t.Fatal(err)
	}
	defer newest.Close()
	if log, err := newest.Log("K7M2QX", 0); err != nil || len(log) != 14 {
		t.Errorf("the newest has %d entries: %v", len(log), err)
	}
}

// What the group keeps beside its nights is in the next backup too.
func TestAChangeBesideTheNightsIsBackedUp(t *testing.T) {
	s := withTable(t, "K7M2QX")
	bat := Shelved{Game: "deal", Kept: engine.Kept{Sort: "weapon", Name: "Bat"}}
	for i, c := range []struct {
		what string
		do   func() error
	}{
		{"a thing on the shelf", func() error { return s.ChangeShelf(nil, []Shelved{bat}) }},
		{"a thing off the shelf", func() error { return s.ChangeShelf([]Place{bat.Place()}, nil) }},
		{"a template", func() error {
			return s.KeepTemplate(Template{Game: "custom", Name: "Ours", Night: "night 1", Kept: evening})
		}},
		{"a template dropped", func() error { return s.DropTemplate("custom", "Ours") }},
		{"a table locked", func() error { return s.Lock("K7M2QX", true) }},
	} {
		if err := errors.Join(c.do(), s.backUp(evening.Add(time.Duration(i)*every))); err != nil {
			t.Fatal(err)
		}
		if all, err := Backups(s.folder); err != nil || len(all) != i+1 {
			t.Errorf("after %s there are %d backups, %v", c.what, len(all), err)
		}
	}
}

// A table that comes with a night has it whole, or is not there at all.
func TestATableWithANight(t *testing.T) {
	s := open(t, t.TempDir())
	night := []engine.Record{entry(1, ""), entry(2, ""), entry(3, "")}
	if err := s.Create(aTable("K7M2QX"), night...); err != nil {
		t.Fatal(err)
	}
	if log, err := s.Log("K7M2QX", 0); err != nil || len(log) != 3 {
		t.Errorf("%d entries: %v", len(log), err)
	}
	night[2].Seq = 7
	if err := s.Create(aTable("AAAAAA"), night...); err == nil {
		t.Error("a night with a gap was taken")
	}
	if _, err := s.Table("AAAAAA"); err == nil {
		t.Error("half a night was kept")
	}
}
