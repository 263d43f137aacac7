package dictators_test

import (
	"testing"

	"croupier/engine/laws"
)

// The numbers of shared/rules/dictators.md, and those of its scenarios that
// are played.
func TestEveryNumberOfTheDigestHasItsTest(t *testing.T) {
	laws.Digest(t, "R1 to R35", "V1 to V14", "F1 to F3", "A1 to A17",
		"RD-1", "RD-2", "RD-3", "RD-5", "RD-7", "RD-9", "RD-10")
}
