package gentleman_test

import (
	"testing"

	"croupier/engine/laws"
)

// The numbers of shared/rules/gentlemans-deal.md, and those of its scenarios that are
// played.
func TestEveryNumberOfTheDigestHasItsTest(t *testing.T) {
	laws.Digest(t, "G1 to G28", "V1 to V9", "F1 to F4", "A1 to A15",
		"GD-1", "GD-2", "GD-3", "GD-6", "GD-8", "GD-10", "GD-12")
}
