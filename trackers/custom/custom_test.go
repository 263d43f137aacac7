package custom_test

import (
	"testing"

	"croupier/engine/laws"
	"croupier/engine/vote"
	"croupier/trackers/custom"
)

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
	laws.Nights(t, game, "testdata/*.night")
}
