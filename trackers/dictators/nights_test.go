package dictators_test

import (
	"os"
	"testing"

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
