package newangeles_test

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"croupier/engine/night"
)

var update = flag.Bool("update", false, "fill the screens of the nights in testdata")

// TestUpdate writes the screens of the nights as they are now. Read them before
// they are committed.
func TestUpdate(t *testing.T) {
	if !*update {
		t.Skip("only with -update")
	}
	files, _ := filepath.Glob("testdata/*.night")
	for _, f := range files {
		src, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		out, err := night.Update(game, string(src))
		if err != nil {
			t.Errorf("%s: %v", f, err)
			continue
		}
		if err := os.WriteFile(f, []byte(out), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
