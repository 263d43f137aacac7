package custom_test

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"croupier/engine/laws"
	"croupier/engine/night"
	"croupier/engine/vote"
	"croupier/trackers/custom"
)

var update = flag.Bool("update", false, "write the screens of the nights anew: read the difference before you keep it")

// game is the table as it is opened: with the vote beside it.
var game = custom.Rules.Game(vote.Rules)

// The laws hold from the start, with tables built at random, and from anywhere in
// the nights.
func TestLaws(t *testing.T) {
	laws.Check(t, game, laws.Nights(t, game, "testdata/*.night")...)
}

// TestNights plays a night for each thing that a table can do, and a short
// evening of each template, with the screens they must give.
func TestNights(t *testing.T) {
	if *update {
		files, _ := filepath.Glob("testdata/*.night")
		for _, file := range files {
			src, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			out, err := night.Update(game, string(src))
			if err != nil {
				t.Fatalf("%s: %v", file, err)
			}
			if err := os.WriteFile(file, []byte(out), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	laws.Nights(t, game, "testdata/*.night")
}
