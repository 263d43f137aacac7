package main

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// seeded are the folders whose tests draw by laws.Drawn or laws.Chance: the same each
// time, until the long form is asked for.
var seeded = []string{"engine/", "trackers/", "handlers/store/", "handlers/tables/"}

// anew is what draws others each time.
var anew = regexp.MustCompile(`\b(rapid\.(Check|MakeCheck)|rand\.(N|Int|IntN|Int64|Int64N|Uint32|Uint64|Uint64N|Float64|Perm|Shuffle|NormFloat64|ExpFloat64))\b`)

// A commit is green or red, and stays so.
func TestRandomTestsDrawFromASeed(t *testing.T) {
	eachFile(t, "_test.go", func(file, src string) {
		if slices.ContainsFunc(seeded, func(folder string) bool { return strings.HasPrefix(file, folder) }) {
			for _, call := range anew.FindAllString(src, -1) {
				t.Errorf("%s calls %s: draw by laws.Drawn or laws.Chance", file, call)
			}
		}
	})
	for _, src := range []string{"rapid.Check(t, f)", "rapid.MakeCheck(f)", "rand.N(8)", "rand.Uint64()"} {
		if !anew.MatchString(src) {
			t.Errorf("is taken for seeded: %s", src)
		}
	}
	for _, src := range []string{"rand.New(rand.NewPCG(1, 2))", "chance.IntN(8)", "laws.Drawn(t, 30, f)"} {
		if anew.MatchString(src) {
			t.Errorf("is taken for drawn anew: %s", src)
		}
	}
}
