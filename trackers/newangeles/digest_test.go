package newangeles_test

import (
	"testing"

	"croupier/engine/laws"
)

// The numbers of shared/rules/new-angeles.md, and those of its scenarios that
// are played.
func TestEveryNumberOfTheDigestHasItsTest(t *testing.T) {
	laws.Digest(t, "N1 to N12", "V1 to V10", "F1 to F3", "P1 to P18", "A1 to A12",
		"NA-1", "NA-3", "NA-5", "NA-7", "NA-8", "NA-9", "NA-11")
}
