package quorum_test

import (
	"testing"

	"croupier/engine/laws"
	"croupier/engine/laws/quorum"
	"croupier/engine/vote"
)

// The laws are tried from the start and from anywhere in the nights that were played.
func TestLaws(t *testing.T) {
	game := quorum.Rules.Game(vote.Rules)
	laws.Check(t, game, laws.Nights(t, game, "testdata/*.night")...)
}
