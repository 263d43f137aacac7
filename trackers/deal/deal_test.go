package deal_test

import (
	"testing"

	"croupier/engine/laws"
	"croupier/engine/night"
	"croupier/engine/vote"
	"croupier/trackers/deal"
)

// game is DEAL as it is on the list: with the vote beside it.
var game = deal.Rules.Game(vote.Rules)

// The laws hold from the start of a game, and from anywhere in its nights.
func TestLaws(t *testing.T) { laws.Check(t, game, laws.Nights(t, game, "testdata/*.night")...) }

// TestNights plays the scenarios of the digest, with the screens they must give.
func TestNights(t *testing.T) { laws.Nights(t, game, "testdata/*.night") }

// played plays a night, its test lines and all. setting is what its header says
// besides: "seats=3 cash=5".
func played(t testing.TB, setting, lines string) *night.Played {
	t.Helper()
	n, err := night.Read("night 1 deal seed=1 " + setting + "\n" + lines)
	if err != nil {
		t.Fatal(err)
	}
	p, err := night.Play(game, n)
	if err != nil {
		t.Fatalf("%v\n%s", err, lines)
	}
	return p
}
