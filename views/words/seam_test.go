package words_test

import (
	"bytes"
	"go/ast"
	"go/format"
	goparser "go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"github.com/a-h/templ/generator"
	templparser "github.com/a-h/templ/parser/v2"
	"github.com/a-h/templ/parser/v2/visitor"
)

// What speaks to people goes through one of these, so that a language is a
// catalogue and nothing else.
var seams = []string{"Tr", "Word", "Textf", "panic", "HasPrefix"}

func hasLetters(s string) bool { return strings.ContainsFunc(s, unicode.IsLetter) }

// sentence is what looks like words for people: two or more in a row.
var sentence = regexp.MustCompile(`[A-Za-z]{2,} [A-Za-z]`)

func templFiles(t *testing.T) map[string]*templparser.TemplateFile {
	t.Helper()
	files, err := filepath.Glob("../*/*.templ")
	if err != nil || len(files) < 30 {
		t.Fatalf("found %d templates: %v", len(files), err)
	}
	out := map[string]*templparser.TemplateFile{}
	for _, f := range files {
		parsed, err := templparser.Parse(f)
		if err != nil {
			t.Fatal(err)
		}
		out[f] = parsed
	}
	return out
}

// spokenAttributes are read out or shown.
var spokenAttributes = []string{"aria-label", "title", "alt", "placeholder", "label"}

func TestTemplatesSpeakThroughTheSeam(t *testing.T) {
	for file, parsed := range templFiles(t) {
		v := visitor.New()
		v.Text = func(n *templparser.Text) error {
			if hasLetters(n.Value) && n.Value != "&nbsp;" {
				t.Errorf("%s:%d says %q: write { words.Tr(%[3]q) }", file, n.Range.From.Line+1, n.Value)
			}
			return nil
		}
		v.ConstantAttribute = func(n *templparser.ConstantAttribute) error {
			if slices.Contains(spokenAttributes, n.Key.String()) && sentence.MatchString(n.Value) {
				t.Errorf("%s:%d says %s=%q", file, n.Range.From.Line+1, n.Key, n.Value)
			}
			return nil
		}
		v.StringExpression = func(n *templparser.StringExpression) error {
			unseamed(t, file, n.Expression.Value, hasLetters)
			return nil
		}
		v.ExpressionAttribute = func(n *templparser.ExpressionAttribute) error {
			if slices.Contains(spokenAttributes, n.Key.String()) {
				unseamed(t, file, n.Expression.Value, hasLetters)
			}
			return nil
		}
		if err := v.VisitTemplateFile(parsed); err != nil {
			t.Fatal(err)
		}
	}
}

// unseamed finds words in a Go expression that are not in a call of the seam.
func unseamed(t *testing.T, file, expression string, speaks func(string) bool) {
	t.Helper()
	e, err := goparser.ParseExpr(expression)
	if err != nil {
		return // the statement before an if, and the like
	}
	inspect(e, func(lit string) {
		if speaks(lit) {
			t.Errorf("%s says %q outside of Tr", file, lit)
		}
	})
}

// inspect calls do with every text in a piece of Go that is not in a call of the seam.
func inspect(root ast.Node, do func(string)) {
	ast.Inspect(root, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.CallExpr:
			name := ""
			switch f := n.Fun.(type) {
			case *ast.Ident:
				name = f.Name
			case *ast.SelectorExpr:
				name = f.Sel.Name
			}
			return !slices.Contains(seams, name)
		case *ast.BasicLit:
			if n.Kind == token.STRING {
				if s, err := strconv.Unquote(n.Value); err == nil {
					do(s)
				}
			}
		}
		return true
	})
}

// markup is what of a text in Go is HTML written by hand, tag by tag or a part of one.
var markup = regexp.MustCompile(`^"[^<>]*>|<[^<>]*(>|$)`)

func TestGoFilesSpeakThroughTheSeam(t *testing.T) {
	files, _ := filepath.Glob("../*/*.go")
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") || strings.HasSuffix(file, "_templ.go") || strings.HasPrefix(file, "../canned/") {
			continue
		}
		parsed, err := goparser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		inspect(parsed, func(s string) {
			if sentence.MatchString(markup.ReplaceAllString(s, "")) {
				t.Errorf("%s says %q outside of Tr", file, s)
			}
		})
	}
}

// The script has no words of its own: they are in the page.
func TestScriptHasNoWords(t *testing.T) {
	src, err := os.ReadFile("../../static/croupier.js")
	if err != nil {
		t.Fatal(err)
	}
	text := regexp.MustCompile("\"(?:[^\"\\\\\n]|\\\\.)*\"|'(?:[^'\\\\\n]|\\\\.)*'|`[^`]*`")
	code := regexp.MustCompile(`(?m)(^|\s)//.*$`).ReplaceAllString(string(src), "")
	for _, lit := range text.FindAllString(code, -1) {
		if sentence.MatchString(lit) && lit != `"use strict"` && !strings.Contains(lit, "[") {
			t.Errorf("croupier.js says %s: put it into #words", lit)
		}
	}
}

// What templ makes of the templates is what is committed.
func TestGeneratedCodeIsUpToDate(t *testing.T) {
	for file, parsed := range templFiles(t) {
		var made bytes.Buffer
		if _, err := generator.Generate(parsed, &made, generator.WithFileName(strings.TrimPrefix(file, "../"))); err != nil {
			t.Fatal(err)
		}
		want, err := format.Source(made.Bytes())
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(strings.TrimSuffix(file, ".templ") + "_templ.go")
		if err != nil {
			t.Fatal(err)
		}
		if plain(got) != plain(want) {
			t.Errorf("%s is newer than its Go: run `go tool templ generate` in views", file)
		}
	}
	made, _ := filepath.Glob("../*/*_templ.go")
	for _, file := range made {
		if _, err := os.Stat(strings.TrimSuffix(file, "_templ.go") + ".templ"); err != nil {
			t.Errorf("%s has lost its template", file)
		}
	}
}

// plain is generated code without the line that names templ's version.
func plain(src []byte) string {
	return regexp.MustCompile(`(?m)^// templ: version: .*\n\n`).ReplaceAllString(string(src), "")
}
