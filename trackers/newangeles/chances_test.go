package newangeles_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"croupier/engine"
	"croupier/engine/night"
)

// chances are the kinds of entries that belong to one seat at one time.
var chances = []string{"asset", "offer", "emergency", "no-card", "counter", "pass", "support", "abstain", "resolve", "claim"}

// Whenever the table waits for a seat in a deal, that seat has a chance to use,
// and nobody else has: held at every entry of every night. (N1 to N9)
func TestOnlyTheSeatInTurnHasAChance(t *testing.T) {
	files, err := filepath.Glob("testdata/*.night")
	if err != nil || len(files) == 0 {
		t.Fatalf("no nights: %v", err)
	}
	for _, f := range files {
		src, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		n, err := night.Read(string(src))
		if err != nil {
			t.Fatal(err)
		}
		p, err := game.Fold(n.Setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		held := 0
		for i, rec := range n.Log() {
			if rec.Kind == engine.Undo {
				p, err = game.Undo(n.Setup, n.Log()[:i], rec)
			} else {
				p, err = p.Enter(rec)
			}
			if err != nil {
				t.Fatal(err)
			}
			for s := range p.People() {
				seat := engine.Seat(s + 1)
				open := openChances(p.Screen(seat))
				if len(open) > 0 {
					held++
				}
				if in := slices.Contains(awaited(p), seat); len(open) > 0 && !in {
					t.Errorf("%s, entry %d: %v may %v, and the table waits for %v", f, i+1, seat, open, awaited(p))
				}
			}
		}
		if held == 0 {
			t.Errorf("%s: nobody ever had a chance", f)
		}
	}
}

func openChances(s engine.Screen) (out []string) {
	for _, pad := range s.Pads {
		if pad.Closed == nil && slices.Contains(chances, pad.Kind) {
			out = append(out, pad.Kind)
		}
	}
	return out
}

// awaited are those for whom the table waits.
func awaited(p engine.Position) []engine.Seat {
	for _, b := range p.Screen(engine.Room).Blocks {
		if w, ok := b.(engine.Waiting); ok {
			return w.For
		}
	}
	return nil
}
