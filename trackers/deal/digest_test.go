package deal_test

import (
	"testing"

	"croupier/engine/laws"
)

// The numbers of shared/rules/deal-american-dream.md, and those of its scenarios that
// are played.
func TestEveryNumberOfTheDigestHasItsTest(t *testing.T) {
	laws.Digest(t, "D1 to D54", "V1 to V16", "F1 to F6", "A1 to A24",
		"DEAL-1", "DEAL-2", "DEAL-4", "DEAL-6", "DEAL-7", "DEAL-9", "DEAL-10")
}
