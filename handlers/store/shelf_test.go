package store

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"croupier/engine"
)

// The shelf is read back as it was put, and a change that fails halfway changes
// nothing.
func TestTheShelfIsReadBack(t *testing.T) {
	folder := t.TempDir()
	s := open(t, folder)
	if err := s.Create(aTable("K7M2QX")); err != nil {
		t.Fatal(err)
	}
	bat := Shelved{Game: "deal", Kept: engine.Kept{Sort: "weapon", Name: "Bat", Goes: map[string]string{"damage": "2", "says": "a&b=c"}}, Table: "K7M2QX", Seq: 4}
	amnesty := Shelved{Game: "deal", Kept: engine.Kept{Sort: "event", Name: "Amnesty", Goes: map[string]string{}}, Host: true}
	if err := s.ChangeShelf(nil, []Shelved{bat, amnesty}); err != nil {
		t.Fatal(err)
	}
	bat.Name, bat.Goes = "BAT", map[string]string{"damage": "3"} // the same place
	gun := Shelved{Game: "deal", Kept: engine.Kept{Sort: "weapon", Name: "Gun", Goes: map[string]string{}}}
	if err := s.ChangeShelf([]Place{amnesty.Place()}, []Shelved{bat, gun}); err != nil {
		t.Fatal(err)
	}
	for what, wrong := range map[string]Shelved{
		"a table that is not there": {Game: "deal", Kept: gun.Kept, Table: "ZZZZZZ", Seq: 1},
		"no name":                   {Game: "deal", Kept: engine.Kept{Sort: "weapon"}},
		"a table without an entry":  {Game: "deal", Kept: gun.Kept, Table: "K7M2QX"},
		"a book":                    {Game: "deal", Kept: engine.Kept{Sort: "weapon", Name: "x", Goes: map[string]string{"says": strings.Repeat("x", 5000)}}},
	} {
		if err := s.ChangeShelf([]Place{bat.Place()}, []Shelved{wrong}); err == nil {
			t.Errorf("%s was taken", what)
		}
	}
	if _, err := s.Drop("K7M2QX"); err != nil {
		t.Fatal(err)
	}
	bat.Table, bat.Seq = "", 0 // what an old night has named outlives it
	s.Close()
	s = open(t, folder)
	got, err := s.Shelf()
	slices.SortFunc(got, func(a, b Shelved) int { return strings.Compare(a.Name, b.Name) })
	if want := []Shelved{bat, gun}; err != nil || fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("the shelf came back as %v (%v), not %v", got, err, want)
	}
}
