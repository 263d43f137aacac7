package laws

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// digestTest is the file of a game's package that calls Digest: what it lists counts
// for nothing.
const digestTest = "digest_test.go"

// Digest holds the tests of the package that calls it to the digest of its game's
// rules. Each number of it, such as "D1 to D54", must be named in a test or a night,
// or in the package's doc as the table's own affair, with the reason; and none may be
// named there that looks like one of it and is not. The nights are called by them, too.
func Digest(t *testing.T, numbers ...string) {
	named := numbersIn(t, tablesOwn(t))
	for _, pattern := range []string{"*_test.go", "testdata/*.night"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: %d files, %v", pattern, len(files), err)
		}
		for _, file := range files {
			if file == digestTest {
				continue
			}
			src := read(t, file)
			for n := range numbersIn(t, src) {
				named[n] = true
			}
			if want := nameOf(src); strings.HasSuffix(file, ".night") && !want.MatchString(filepath.Base(file)) {
				t.Errorf("%s: a night is named in small letters, and one of a scenario by that: %v", file, want)
			}
		}
	}
	all := numbersIn(t, strings.Join(numbers, "; "))
	if len(all) == 0 {
		t.Fatalf("%q names no number", numbers)
	}
	for n := range all {
		if !named[n] {
			t.Errorf("%s: no test names it, and it is not the table's own affair", n)
		}
	}
	letters := map[string]bool{}
	for n := range all {
		letters[lettersOf(n)] = true
	}
	for n := range named {
		if letters[lettersOf(n)] && !all[n] {
			t.Errorf("%s: it is named, and the digest has no such number", n)
		}
	}
}

var ofScenario = regexp.MustCompile(`(?m)^# ([A-Z]+-[0-9]+)\b`)

// nameOf is what a night file is called: one that plays a scenario, as its comment
// says, by the scenario's letters and number, with what it is about where there are
// several. No other is called like one.
func nameOf(src string) *regexp.Regexp {
	if m := ofScenario.FindStringSubmatch(src); m != nil {
		return regexp.MustCompile(`^` + strings.ToLower(m[1]) + `(-[a-z]+)*\.night$`)
	}
	return regexp.MustCompile(`^(rules-[0-9]+|[a-z]+(-[a-z]+)*)\.night$`)
}

var ofDigest = regexp.MustCompile(`\b([A-Z]+-?)([0-9]{1,2})\b(?: to ([A-Z]+-?)([0-9]{1,2})\b)?`)

// numbersIn are the numbers that a text names, "D27 to D29" being all of them.
func numbersIn(t *testing.T, text string) map[string]bool {
	out := map[string]bool{}
	for _, m := range ofDigest.FindAllStringSubmatch(text, -1) {
		last := m[2]
		if m[3] == m[1] {
			last = m[4]
		}
		from, errFrom := strconv.Atoi(m[2])
		to, errTo := strconv.Atoi(last)
		if errFrom != nil || errTo != nil {
			t.Fatal(errFrom, errTo)
		}
		for n := from; n <= to; n++ {
			out[m[1]+strconv.Itoa(n)] = true
		}
	}
	return out
}

// lettersOf is what a number begins with, such as "D" or "AD-".
func lettersOf(number string) string { return strings.TrimRight(number, "0123456789") }

// tablesOwn is that part of the package's doc.
func tablesOwn(t *testing.T) string {
	doc, _, _ := strings.Cut(read(t, "game.go"), "\npackage ")
	_, own, ok := strings.Cut(doc, "The table's own affair")
	if !ok {
		t.Fatal("game.go does not say what is the table's own affair")
	}
	return own
}

func read(t testing.TB, file string) string {
	t.Helper()
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(src)
}
