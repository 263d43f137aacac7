package americandream

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// digest is every number of shared/rules/the-american-dream-game.md. Its
// scenarios are numbered with gaps.
func digest() (out []string) {
	for _, part := range []struct {
		letter string
		last   int
	}{{"A", 33}, {"V", 16}, {"F", 9}, {"B", 24}} {
		for n := 1; n <= part.last; n++ {
			out = append(out, fmt.Sprint(part.letter, n))
		}
	}
	return append(out, "AD-1", "AD-2", "AD-3", "AD-6", "AD-9", "AD-11", "AD-12")
}

// Every number of the digest has a test that names it, or stands in the package
// doc as the table's own affair, with the reason; none is both.
func TestEveryNumberOfTheDigestIsHeldOrLeft(t *testing.T) {
	held, left := heldNumbers(t), leftNumbers(t)
	for _, n := range digest() {
		switch {
		case !held[n] && !left[n]:
			t.Errorf("%s has no test, and is not said to be the table's own affair", n)
		case held[n] && left[n]:
			t.Errorf("%s is said to be the table's own affair, and is tested", n)
		}
	}
	for _, set := range []map[string]bool{held, left} {
		for n := range set {
			if !slices.Contains(digest(), n) {
				t.Errorf("%s is no number of the digest", n)
			}
		}
	}
}

var number = regexp.MustCompile(`\b(AD-|[AVFB])\d+\b`)

// heldNumbers are those that a row's rule, a formula or a night begins with.
func heldNumbers(t *testing.T) map[string]bool {
	out := map[string]bool{}
	note := func(rule string) {
		before, _, _ := strings.Cut(rule, ":")
		for _, n := range number.FindAllString(before, -1) {
			out[n] = true
		}
	}
	for _, rows := range subjects {
		for _, r := range rows {
			note(r.rule)
		}
	}
	for _, f := range formulas {
		note(f.rule)
	}
	files, err := filepath.Glob("testdata/ad-*.night")
	if err != nil || len(files) == 0 {
		t.Fatalf("no nights: %v", err)
	}
	for _, file := range files { // its first comment begins with its scenario
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		out[number.FindString(strings.SplitN(string(src), "\n", 3)[1])] = true
	}
	return out
}

// leftNumbers are those of the package doc's list.
func leftNumbers(t *testing.T) map[string]bool {
	src, err := os.ReadFile("game.go")
	if err != nil {
		t.Fatal(err)
	}
	doc, _, _ := strings.Cut(string(src), "\npackage ")
	_, list, ok := strings.Cut(doc, "The table's own affair")
	if !ok {
		t.Fatal("the package doc does not say what is the table's own affair")
	}
	out := map[string]bool{}
	for _, item := range regexp.MustCompile(`(?m)^//   - ([A-Z]\d+): \S`).FindAllStringSubmatch(list, -1) {
		out[item[1]] = true
	}
	return out
}
