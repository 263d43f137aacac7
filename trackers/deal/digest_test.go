package deal_test

import (
	"fmt"
	"os"
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

// digest are the numbers of shared/rules/deal-american-dream.md.
func digest() (out []string) {
	for _, l := range []struct {
		letter string
		last   int
	}{{"D", 54}, {"V", 16}, {"F", 6}, {"A", 24}} {
		for i := range l.last {
			out = append(out, fmt.Sprint(l.letter, i+1))
		}
	}
	for _, n := range []int{1, 2, 4, 6, 7, 9, 10} {
		out = append(out, fmt.Sprint("DEAL-", n))
	}
	return out
}

var number = regexp.MustCompile(`\b(DEAL-|D|V|F|A)([0-9]{1,2})\b(?: to (D|V|F|A)([0-9]{1,2}))?`)

// numbers are those that a text names, "D27 to D29" being all of them.
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
	own, _, end := strings.Cut(own, "package deal")
	if !ok || !end {
		t.Fatal("game.go does not say what is the table's own affair")
	}
	return own
}

func read(t *testing.T, file string) string {
	t.Helper()
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(src)
}
