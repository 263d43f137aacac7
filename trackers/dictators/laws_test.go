package dictators_test

import (
	"testing"

	"croupier/engine/laws"
	"croupier/trackers/dictators"
)

// The laws are tried from the start and from anywhere in the nights.
func TestLaws(t *testing.T) {
	game := dictators.Rules.Game()
	laws.Check(t, game, laws.Nights(t, game, "testdata/*.night")...)
}
