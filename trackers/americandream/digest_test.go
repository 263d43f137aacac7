package americandream

import (
	"testing"

	"croupier/engine/laws"
)

// The numbers of shared/rules/the-american-dream-game.md, and those of its scenarios that
// are played.
func TestEveryNumberOfTheDigestHasItsTest(t *testing.T) {
	laws.Digest(t, "A1 to A33", "V1 to V16", "F1 to F9", "B1 to B24",
		"AD-1", "AD-2", "AD-3", "AD-6", "AD-9", "AD-11", "AD-12")
}
