package doors

import (
	"fmt"
	"testing"
)

// Somebody may have any number of addresses, and the program only so much memory.
func TestGuessesFromManyAddressesAreNotKept(t *testing.T) {
	g := NewGuesses()
	for i := range 3 * addressesKept {
		g.Guess(fmt.Sprintf("fd00::%x", i), func() bool { return false })
	}
	if len(g.of) > addressesKept || len(g.misses) > missesKept {
		t.Errorf("%d addresses and %d wrong codes are kept", len(g.of), len(g.misses))
	}
	if held := g.Guess("fd01::1", func() bool { return false }); !held {
		t.Error("one more address may guess, though all together have guessed enough")
	}
}
