package dictators_test

import (
	"testing"

	"croupier/engine/laws"
	"croupier/engine/vote"
	"croupier/trackers/dictators"
)

// game is the game as it is on the list: with the vote beside it.
var game = dictators.Rules.Game(vote.Rules)

// The laws are tried from the start and from anywhere in the nights.
func TestLaws(t *testing.T) { laws.Check(t, game, laws.Nights(t, game, "testdata/*.night")...) }
