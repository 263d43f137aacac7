package dictators_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// digest are the numbers of the digest of the rules: facts, validations,
// formulas, open points, and the scenarios of its section 7.
func digest() (all []string) {
	for _, part := range []struct {
		letter string
		last   int
	}{{"R", 35}, {"V", 14}, {"F", 3}, {"A", 17}} {
		for n := range part.last {
			all = append(all, fmt.Sprint(part.letter, n+1))
		}
	}
	return append(all, "RD-1", "RD-2", "RD-3", "RD-5", "RD-7", "RD-9", "RD-10")
}

var aNumber = regexp.MustCompile(`\bRD-\d+\b|\b[RVFA]\d+\b`)

// Each number of the digest is named by a row of the rule tables, by a test, or
// by a night, or the doc of the package says why it is the table's own affair.
func TestEachNumberOfTheDigestIsHeld(t *testing.T) {
	named := map[string]bool{}
	note := func(s string) {
		for _, n := range aNumber.FindAllString(s, -1) {
			named[n] = true
		}
	}
	numbersOfTests(t, note)
	numbersOfNights(t, note)
	own := ownAffair(t)
	for _, n := range digest() {
		if !named[n] && own[n] == "" {
			t.Errorf("%s is held by no test, and not the table's own affair", n)
		}
	}
	for n := range named {
		if !strings.Contains(" "+strings.Join(digest(), " ")+" ", " "+n+" ") {
			t.Errorf("the digest has no %s", n)
		}
	}
}

// numbersOfTests reads the first cell of each row of rules, and the comments of tests.
func numbersOfTests(t *testing.T, note func(string)) {
	t.Helper()
	files, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				if strings.HasPrefix(n.Name.Name, "Test") {
					note(n.Doc.Text())
				}
			case *ast.CompositeLit:
				if len(n.Elts) == 5 { // a rule
					if lit, ok := n.Elts[0].(*ast.BasicLit); ok && lit.Kind == token.STRING {
						cell, _ := strconv.Unquote(lit.Value)
						note(cell)
					}
				}
			}
			return true
		})
	}
}

// numbersOfNights reads the comments at the head of each night.
func numbersOfNights(t *testing.T, note func(string)) {
	t.Helper()
	files, err := filepath.Glob("testdata/*.night")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range strings.Split(string(src), "\n") {
			if strings.HasPrefix(line, "#") {
				note(line)
			}
		}
	}
}

// ownAffair reads from the doc of the package what is left to the table, and why.
func ownAffair(t *testing.T) map[string]string {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "game.go", nil, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	_, list, ok := strings.Cut(file.Doc.Text(), "The table's own affair, and why:")
	if !ok {
		t.Fatal("the doc of the package does not list the table's own affairs")
	}
	out := map[string]string{}
	for _, line := range strings.Split(list, "\n  - ") {
		numbers, why, ok := strings.Cut(line, ": ")
		for _, n := range aNumber.FindAllString(numbers, -1) {
			if ok && len(why) > 20 {
				out[n] = why
			}
		}
	}
	return out
}
