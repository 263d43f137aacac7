package newangeles_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// digest is every number of the digest (shared/rules/new-angeles.md).
func digest() (out []string) {
	for _, part := range []struct {
		letter string
		to     int
	}{{"N", 12}, {"V", 10}, {"F", 3}, {"P", 18}, {"A", 12}} {
		for n := 1; n <= part.to; n++ {
			out = append(out, fmt.Sprint(part.letter, n))
		}
	}
	for _, n := range []int{1, 3, 5, 7, 8, 9, 11} {
		out = append(out, fmt.Sprint("NA-", n))
	}
	return out
}

// tested are the numbers that a rule's row names, or a scenario that is a night.
func tested(t *testing.T) map[string]bool {
	out := map[string]bool{}
	for _, tables := range [][]rule{dealRules, capitalRules, cityRules, houseRules} {
		for _, r := range tables {
			for _, n := range strings.Fields(r.of) {
				out[n] = true
			}
		}
	}
	nights, err := filepath.Glob("testdata/na-*.night")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range nights {
		out[strings.ToUpper(strings.TrimSuffix(filepath.Base(f), ".night"))] = true
	}
	facts, err := os.ReadFile("facts_test.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(string(facts), "\n") {
		if strings.HasPrefix(line, "// P") {
			for _, n := range regexp.MustCompile(`P\d+`).FindAllString(line, -1) {
				out[n] = true
			}
		}
	}
	return out
}

// ownAffair are the numbers that the package comment leaves to the table.
func ownAffair(t *testing.T) (out []string) {
	src, err := os.ReadFile("game.go")
	if err != nil {
		t.Fatal(err)
	}
	comment, _, _ := strings.Cut(string(src), "package newangeles")
	_, list, ok := strings.Cut(comment, "The table's own affair")
	if !ok {
		t.Fatal("the package comment says nothing of the table's own affair")
	}
	return regexp.MustCompile(`\b[NVFPA]\d+\b`).FindAllString(list, -1)
}

// Every number of the digest is held by a test, or is said to be the table's own
// affair; and no test names a number that is not there.
func TestEveryNumberIsTestedOrTheTablesOwnAffair(t *testing.T) {
	have, own, all := tested(t), ownAffair(t), digest()
	for _, n := range all {
		if !have[n] && !slices.Contains(own, n) {
			t.Errorf("%s: no rule test names it, and the package comment does not leave it to the table", n)
		}
	}
	for n := range have {
		if !slices.Contains(all, n) {
			t.Errorf("%s is tested, and not in the digest", n)
		}
	}
	for _, n := range own {
		if !slices.Contains(all, n) {
			t.Errorf("%s is left to the table, and not in the digest", n)
		}
	}
}
