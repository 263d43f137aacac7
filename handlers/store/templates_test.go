package store

import (
	"slices"
	"testing"
	"time"
)

// A template is kept under its name, over a restart and in backups, until it is
// dropped; one of the same name takes its place.
func TestTemplatesAreKept(t *testing.T) {
	folder := t.TempDir()
	s := open(t, folder)
	points := Template{Game: "custom", Name: "Points", Night: "night 1 custom seats=4\n", Kept: evening}
	later := Template{Game: "custom", Name: "points", Night: "night 1 custom seats=5\n", Kept: evening.Add(time.Hour)}
	other := Template{Game: "other", Name: "Points", Night: "night 1 other seats=4\n", Kept: evening}
	for _, one := range []Template{points, other, later} {
		if err := s.KeepTemplate(one); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.backUp(evening); err != nil {
		t.Fatal(err)
	}
	s.Close()
	s = open(t, folder)
	if all, err := s.Templates(); err != nil || !slices.Equal(all, []Template{later, other}) {
		t.Errorf("kept are %v, %v", all, err)
	}
	saved, err := Backups(folder)
	if err != nil || len(saved) != 1 {
		t.Fatalf("there are the backups %v, %v", saved, err)
	}
	backup, err := look(saved[0])
	if err != nil {
		t.Fatal(err)
	}
	defer backup.Close()
	if all, err := backup.Templates(); err != nil || len(all) != 2 {
		t.Errorf("the backup has %v, %v", all, err)
	}
	for range 2 { // dropping one twice is dropping it once
		if err := s.DropTemplate("custom", "POINTS"); err != nil {
			t.Fatal(err)
		}
	}
	if all, err := s.Templates(); err != nil || !slices.Equal(all, []Template{other}) {
		t.Errorf("after dropping one there are %v, %v", all, err)
	}
}
