package dictators_test

import (
	"os"
	"testing"

	"croupier/engine/laws"
	"croupier/engine/night"
)

// read reads a night of testdata.
func read(t testing.TB, name string) night.Night {
	t.Helper()
	src, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	n, err := night.Read(string(src))
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// The scenarios of the digest and a whole evening, with the screens they must give.
func TestNights(t *testing.T) { laws.Nights(t, game, "testdata/*.night") }
