package store

import (
	"errors"
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
