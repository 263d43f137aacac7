package store

import (
	"context"
	"fmt"
	"path/filepath"
	"testing"
	"testing/synctest"
	"time"
)

// An evening of four hours: a backup every ten minutes in which somebody plays,
// none in the hour of the meal, the newest twelve are kept.
func TestBackupsOfAnEvening(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	synctest.Test(t, func(t *testing.T) {
		s, err := Open(folder)
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		if err := s.Create(aTable("K7M2QX")); err != nil {
			t.Fatal(err)
		}
		ctx, over := context.WithCancel(t.Context())
		kept := make(chan struct{})
		go func() { defer close(kept); s.KeepBackups(ctx) }()
		begin := time.Now()
		for minute := 1; minute <= 240; minute++ {
			time.Sleep(time.Minute)
			if minute > 90 && minute <= 150 {
				continue // the meal
			}
			if err := s.Append("K7M2QX", entry(entries(t, s)+1, fmt.Sprint("k", minute)), sent); err != nil {
				t.Fatal(err)
			}
		}
		time.Sleep(time.Second) // the last one is made
		over()
		<-kept
		all, err := Backups(folder)
		if err != nil || len(all) != 12 {
			t.Fatalf("%d are kept: %v", len(all), err)
		}
		var played []int
		for _, file := range all {
			if Sound(file) != nil {
				t.Errorf("%s is not whole", filepath.Base(file))
			}
			played = append(played, int(madeAt(file).Sub(begin).Minutes()))
		}
		if want := []int{240, 230, 220, 210, 200, 190, 180, 170, 160, 100, 90, 80}; fmt.Sprint(played) != fmt.Sprint(want) {
			t.Errorf("they were made after %v minutes, not %v", played, want)
		}
	})
}

func entries(t *testing.T, s *Store) int {
	t.Helper()
	log, err := s.Log("K7M2QX", 0)
	if err != nil {
		t.Fatal(err)
	}
	return len(log)
}
