package store

import (
	"database/sql"
	"errors"
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"croupier/engine"
)

// A row beside the logs that cannot be read is left out and named: the others and
// all nights go on.
func TestARowThatCannotBeReadIsLeftOut(t *testing.T) {
	s := withTable(t, "K7M2QX")
	for _, name := range []string{"Gun", "Knife"} {
		if err := s.ChangeShelf(nil, []Shelved{{Game: "deal", Kept: engine.Kept{Sort: "weapon", Name: name, Goes: map[string]string{"damage": "3"}}, Host: true}}); err != nil {
			t.Fatal(err)
		}
		if err := s.KeepTemplate(Template{Game: "custom", Name: name, Night: "night 1 custom", Kept: time.Now()}); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := s.db.Exec(`UPDATE shelf SET goes = 'damage=%zz' WHERE name = 'Gun'`); err != nil {
		t.Fatal(err)
	}
	shelf, err := s.Shelf()
	if err != nil || len(shelf) != 1 || shelf[0].Name != "Knife" {
		t.Errorf("the shelf is %v: %v", shelf, err)
	}
	if lost, err := s.Lost(); err != nil || len(lost) != 1 || lost[0].Name != "deal Gun" {
		t.Errorf("lost: %v, %v", lost, err)
	}
	if all, err := s.Templates(); err != nil || len(all) != 2 {
		t.Errorf("templates: %v, %v", all, err)
	}
}

// A table whose house rules cannot be read is listed, and says so.
func TestATableThatCannotBeReadIsListed(t *testing.T) {
	s := withTable(t, "K7M2QX")
	if err := s.write(func(w *writer) error {
		return w.exec(`INSERT INTO tables (code, game, version, seats, seed, options, opened, token) SELECT 'B2B2B2', game, version, seats, seed, 'a=%zz', opened, randomblob(32) FROM tables`)
	}, nil); err != nil {
		t.Fatal(err)
	}
	all, err := s.Tables()
	if err != nil || len(all) != 2 {
		t.Fatalf("%d tables: %v", len(all), err)
	}
	for _, p := range all {
		if p.Broken != (p.Code == "B2B2B2") {
			t.Errorf("table %s: broken %v", p.Code, p.Broken)
		}
	}
	if _, err := s.Table("B2B2B2"); !errors.As(err, new(Broken)) {
		t.Errorf("its table: %v", err)
	}
	if _, found, err := s.Check(); err != nil || len(found) != 1 || found[0].Table != "B2B2B2" {
		t.Errorf("check finds %v, %v", found, err)
	}
}

// spoil puts a blob into one column of a table's row, as a turned bit may: what
// STRICT and the triggers forbid is taken away for that moment.
func spoil(t *testing.T, file, column, code string) {
	t.Helper()
	db, err := sql.Open("sqlite", fileURL(file))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	var version int
	var guard string
	if err := errors.Join(db.QueryRow(`PRAGMA schema_version`).Scan(&version), db.QueryRow(`SELECT sql FROM sqlite_schema WHERE name = 'tables_stay'`).Scan(&guard)); err != nil {
		t.Fatal(err)
	}
	for _, query := range []string{
		`DROP TRIGGER tables_stay`,
		`PRAGMA ignore_check_constraints = 1`, `PRAGMA writable_schema = 1`,
		`UPDATE sqlite_schema SET sql = replace(sql, ') STRICT', ')') WHERE name = 'tables'`,
		fmt.Sprintf(`PRAGMA schema_version = %d`, version+10),
		fmt.Sprintf(`UPDATE tables SET %s = CASE typeof(%[1]s) WHEN 'blob' THEN 7 ELSE x'ff' END WHERE code = '%s'`, column, code),
		`UPDATE sqlite_schema SET sql = sql || ' STRICT' WHERE name = 'tables'`,
		fmt.Sprintf(`PRAGMA schema_version = %d`, version+20),
		guard,
	} {
		if _, err := db.Exec(query); err != nil {
			t.Fatalf("%s: %v", query, err)
		}
	}
}

// Whatever column of a table's row cannot be read: the file opens, that table is named
// and read-only, and the others go on.
func TestOneUnreadableColumnHidesNoOtherTable(t *testing.T) {
	t.Parallel()
	for _, column := range []string{"game", "version", "seats", "seed", "options", "opened", "token", "key", "locked", "code"} {
		folder := t.TempDir()
		s := open(t, folder)
		for _, code := range []string{"K7M2QX", "B2B2B2"} {
			if err := s.Create(aTable(code)); err != nil {
				t.Fatal(err)
			}
		}
		fill(t, s, "K7M2QX", 2)
		s.Close()
		spoil(t, filepath.Join(folder, File), column, "B2B2B2")
		s = open(t, folder)
		all, err := s.Tables()
		if err != nil {
			t.Errorf("%s: %v", column, err)
		}
		broken := map[string]bool{}
		for _, p := range all {
			broken[p.Code] = p.Broken
		}
		lost, err := s.Lost()
		if column == "code" {
			if len(broken) != 1 || err != nil || len(lost) != 1 || lost[0].Of != "tables" {
				t.Errorf("without its code: %v, %v, %v", broken, lost, err)
			}
		} else if len(broken) != 2 || !broken["B2B2B2"] || broken["K7M2QX"] {
			t.Errorf("%s: %v", column, broken)
		} else if row, err := s.Table("B2B2B2"); row.Code != "B2B2B2" || !errors.As(err, new(Broken)) {
			t.Errorf("%s: its row is %+v: %v", column, row, err)
		} else if log, err := s.Log("B2B2B2", 0); len(log) > 0 || !errors.As(err, new(Broken)) {
			t.Errorf("%s: its log is %v: %v", column, log, err)
		}
		if err := s.Append("K7M2QX", entry(3, "k3"), sent); err != nil {
			t.Errorf("%s: at the other table: %v", column, err)
		}
	}
}
