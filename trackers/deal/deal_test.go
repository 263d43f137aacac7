package deal_test

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"croupier/engine/laws"
	"croupier/engine/night"
	"croupier/trackers/deal"
)

var update = flag.Bool("update", false, "write the screens of the nights anew: read the difference before you keep it")

// The laws hold from the start of a game, and from anywhere in its nights.
func TestLaws(t *testing.T) {
	game := deal.Rules.Game()
	laws.Check(t, game, laws.Nights(t, game, "testdata/*.night")...)
}

// TestNights plays the scenarios of the digest, with the screens they must give.
func TestNights(t *testing.T) {
	game := deal.Rules.Game()
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
