package newangeles_test

import (
	"testing"

	"croupier/engine/laws"
	"croupier/engine/vote"
	"croupier/trackers/newangeles"
)

// game is New Angeles as it is on the list: with the vote beside it.
var game = newangeles.Rules.Game(vote.Rules)

func TestLaws(t *testing.T) {
	laws.Check(t, game, laws.Nights(t, game, "testdata/*.night")...)
}
