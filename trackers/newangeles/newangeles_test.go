package newangeles_test

import (
	"testing"

	"croupier/engine/laws"
	"croupier/trackers/newangeles"
)

var game = newangeles.Rules.Game()

func TestLaws(t *testing.T) {
	laws.Check(t, game, laws.Nights(t, game, "testdata/*.night")...)
}
