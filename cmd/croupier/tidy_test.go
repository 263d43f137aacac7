package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"
)

func TestTheTopLevel(t *testing.T) {
	may := strings.Fields("LICENSE README.md cmd engine go.mod go.sum handlers static trackers views")
	list, err := os.ReadDir(top)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range list {
		if !strings.HasPrefix(e.Name(), ".") && !slices.Contains(may, e.Name()) {
			t.Errorf("%s does not belong at the top", e.Name())
		}
	}
}

// What templ makes of the templates is committed, and as it would be made now.
func TestGeneratedCodeIsUpToDate(t *testing.T) {
	for _, folder := range []string{top + "/views", top + "/cmd/gallery"} {
		c := exec.Command("go", "tool", "templ", "generate", "-check")
		c.Dir = folder
		if out, err := c.CombinedOutput(); err != nil {
			t.Errorf("%s: cd there and run go tool templ generate: %v\n%s", folder, err, out)
		}
	}
}

var elsewhere = regexp.MustCompile(`(?i)(https?:)?//[a-z0-9-]+(\.[a-z0-9-]+)+`)

// external are the addresses of elsewhere in what a phone loads. XML names its
// alphabets by addresses that nobody asks.
func external(src string) []string {
	return slices.DeleteFunc(elsewhere.FindAllString(src, -1), func(s string) bool { return strings.Contains(s, "//www.w3.org") })
}

// It must work with no internet.
func TestNothingComesFromElsewhere(t *testing.T) {
	for _, end := range []string{".templ", ".js", ".css", ".svg"} {
		eachFile(t, end, func(file, src string) {
			if strings.Contains(file, "testdata/") {
				return
			}
			for _, url := range external(src) {
				t.Errorf("%s names %s", file, url)
			}
		})
	}
	for _, src := range []string{`<script src="https://cdn.example.com/x.js">`, `url(//fonts.example.com/a)`, `fetch("http://example.org")`} {
		if len(external(src)) == 0 {
			t.Errorf("is taken for ours: %s", src)
		}
	}
}

// blocked are words that content blockers eat paths for.
var blocked = regexp.MustCompile(`(?i)(^|[^a-z])(ad|ads|banner|track|event|stats|pixel|metric|analytics)([^a-z]|$)`)

func TestNoNameIsBlocked(t *testing.T) {
	eachFile(t, "", func(file, _ string) {
		if name, ours := strings.CutPrefix(file, "static/"); ours && blocked.MatchString(name) {
			t.Errorf("a content blocker eats %s", file)
		}
	})
	src, err := os.ReadFile(top + "/handlers/routes.go")
	if err != nil {
		t.Fatal(err)
	}
	routes := regexp.MustCompile(`e\.(GET|POST)\("([^"]+)"`).FindAllStringSubmatch(string(src), -1)
	if len(routes) < 10 {
		t.Fatalf("only %d routes are found", len(routes))
	}
	for _, r := range routes {
		if blocked.MatchString(r[2]) {
			t.Errorf("a content blocker eats %s", r[2])
		}
	}
	if !blocked.MatchString("js/track.js") || !blocked.MatchString("ad") || blocked.MatchString("load") {
		t.Error("the words are not found")
	}
}

// described are methods that the interface they are for speaks for: what the
// kernel asks of an entry, and what Go asks of errors, files and the like.
var described = strings.Fields("Check Fold Line Whisper Error Unwrap String Close Size Stat Scan Connect")

// Every exported name has its sentence: of its own, or of the group it stands in.
func TestEveryExportedNameHasItsSentence(t *testing.T) {
	eachFile(t, ".go", func(file, src string) {
		if strings.HasSuffix(file, "_test.go") || strings.HasSuffix(file, "_templ.go") {
			return
		}
		for _, name := range unsaid(t, src) {
			t.Errorf("%s: %s has no sentence of doc", file, name)
		}
	})
	for src, want := range map[string]string{
		"func F() {}": "F", "type T int": "T", "const A, b = 1, 2": "A", "var (\n\ta = 1\n\tB = 2\n)": "B",
		"// F is said.\nfunc F() {}": "", "func f() {}": "", "type t int; func (t) M() {}": "",
		"// T is said.\ntype T int\nfunc (*T) M() {}": "M", "// T is said.\ntype T int\nfunc (T) Fold() {}": "",
	} {
		if got := strings.Join(unsaid(t, "package p\n"+src), " "); got != want {
			t.Errorf("%q: without a sentence is %q, not %q", src, got, want)
		}
	}
}

// unsaid are the exported names of a file that nothing is said of.
func unsaid(t *testing.T, src string) (out []string) {
	file, err := parser.ParseFile(token.NewFileSet(), "", src, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	note := func(name *ast.Ident, said ...*ast.CommentGroup) {
		if name.IsExported() && !slices.ContainsFunc(said, func(g *ast.CommentGroup) bool { return g != nil }) {
			out = append(out, name.Name)
		}
	}
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Recv == nil || receiver(d).IsExported() && !slices.Contains(described, d.Name.Name) {
				note(d.Name, d.Doc)
			}
		case *ast.GenDecl:
			for _, s := range d.Specs {
				switch s := s.(type) {
				case *ast.TypeSpec:
					note(s.Name, d.Doc, s.Doc, s.Comment)
				case *ast.ValueSpec:
					for _, name := range s.Names {
						note(name, d.Doc, s.Doc, s.Comment)
					}
				}
			}
		}
	}
	return out
}

// receiver is the name of the type that a method is of.
func receiver(method *ast.FuncDecl) (name *ast.Ident) {
	ast.Inspect(method.Recv.List[0].Type, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && name == nil {
			name = id
		}
		return name == nil
	})
	return name
}
