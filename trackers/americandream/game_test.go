package americandream

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"croupier/engine"
	"croupier/engine/laws"
	"croupier/engine/night"
)

var update = flag.Bool("update", false, "write the screens of the nights as they are now")

// The laws are tried from the start and from anywhere in the nights that were played.
// The evening is not gone on from: its 900 lines would be most of each run.
func TestLaws(t *testing.T) {
	game := Rules.Game()
	nights := slices.DeleteFunc(laws.Nights(t, game, "testdata/*.night"), func(n night.Night) bool { return len(n.Log()) > 100 })
	laws.Check(t, game, nights...)
}

// The nights hold their screens. With -update they are written as they are now, to be read.
func TestNights(t *testing.T) {
	if *update {
		rewrite(t)
	}
	laws.Nights(t, Rules.Game(), "testdata/*.night")
}

func rewrite(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.night")
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		out, err := night.Update(Rules.Game(), string(src))
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		if err := os.WriteFile(file, []byte(out), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// B22: two to six may play, for the phones are dials, too.
func TestSeats(t *testing.T) {
	for seats := 1; seats <= 7; seats++ {
		_, err := Rules.Game().Fold(engine.Setup{Seats: seats}, nil)
		if ok := seats >= 2 && seats <= 6; ok != (err == nil) {
			t.Errorf("%d players: %v", seats, err)
		}
	}
}
