package americandream

import (
	"slices"
	"testing"

	"croupier/engine"
	"croupier/engine/laws"
	"croupier/engine/night"
	"croupier/engine/vote"
)

// listed is the game as it is on the list: with the vote beside it.
var listed = Rules.Game(vote.Rules)

// The laws are tried from the start and from anywhere in the nights that were played.
// The evening is not gone on from: its 900 lines would be most of each run.
func TestLaws(t *testing.T) {
	nights := slices.DeleteFunc(laws.Nights(t, listed, "testdata/*.night"), func(n night.Night) bool { return len(n.Log()) > 100 })
	laws.Check(t, listed, nights...)
}

// The nights hold their screens.
func TestNights(t *testing.T) { laws.Nights(t, listed, "testdata/*.night") }

// B22: two to six may play, for the phones are dials, too.
func TestSeats(t *testing.T) {
	for seats := 1; seats <= 7; seats++ {
		_, err := Rules.Game().Fold(engine.Setup{Seats: seats}, nil)
		if ok := seats >= 2 && seats <= 6; ok != (err == nil) {
			t.Errorf("%d players: %v", seats, err)
		}
	}
}
