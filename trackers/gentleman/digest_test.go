package gentleman_test

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Every number of the digest is named by a rule test or a night, or stands in the
// package's doc as the table's own affair, with the reason.
func TestEveryNumberOfTheDigestHasItsTest(t *testing.T) {
	own := numbers(t, tablesOwn(t))
	tested := map[string]bool{}
	for _, pattern := range []string{"*_test.go", "testdata/*.night"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: %d files, %v", pattern, len(files), err)
		}
		for _, f := range files {
			if f == "digest_test.go" {
				continue
			}
			for n := range numbers(t, read(t, f)) {
				tested[n] = true
			}
		}
	}
	for _, n := range digest() {
		if !tested[n] && !own[n] {
			t.Errorf("%s: no test names it, and it is not the table's own affair", n)
		}
	}
}

// digest are the numbers of shared/rules/gentlemans-deal.md.
func digest() (out []string) {
	for _, l := range []struct {
		letter string
		last   int
	}{{"G", 28}, {"V", 9}, {"F", 4}, {"A", 15}} {
		for i := range l.last {
			out = append(out, fmt.Sprint(l.letter, i+1))
		}
	}
	for _, n := range []int{1, 2, 3, 6, 8, 10, 12} {
		out = append(out, fmt.Sprint("GD-", n))
	}
	return out
}

var number = regexp.MustCompile(`\b(GD-|G|V|F|A)([0-9]{1,2})\b(?: to (G|V|F|A)([0-9]{1,2}))?`)

// numbers are those that a text names, "G19 to G24" being all of them.
func numbers(t *testing.T, text string) map[string]bool {
	out := map[string]bool{}
	for _, m := range number.FindAllStringSubmatch(text, -1) {
		var from, to int
		if _, err := fmt.Sscan(m[2], &from); err != nil {
			t.Fatal(err)
		}
		to = from
		if m[3] == m[1] {
			if _, err := fmt.Sscan(m[4], &to); err != nil {
				t.Fatal(err)
			}
		}
		for i := from; i <= to; i++ {
			out[fmt.Sprint(m[1], i)] = true
		}
	}
	return out
}

// tablesOwn is that part of the package's doc.
func tablesOwn(t *testing.T) string {
	_, own, ok := strings.Cut(read(t, "game.go"), "The table's own affair")
	own, _, end := strings.Cut(own, "package gentleman")
	if !ok || !end {
		t.Fatal("game.go does not say what is the table's own affair")
	}
	return own
}
