package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// top is the module's root, from here.
const top = "../.."

// pure is the standard library that has no effect and reads no clock.
const pure = "bytes cmp embed encoding/json errors fmt iter maps math math/bits math/rand/v2 net/url path reflect slices strconv strings time unicode unicode/utf8"

// drawing is what HTML is drawn with.
const drawing = pure + " context io sync"

const shared = "croupier/engine croupier/engine/clash croupier/engine/ledger croupier/engine/sealed"

// wall says what a folder may import: ours and others', all of it, and of the
// standard library what is listed, or anything where std is empty.
type wall struct{ folder, may, std string }

// walls are a statement of policy: change the code to fit them, not the other
// way round. The first folder that a file lies in counts.
var walls = []wall{
	{"engine/laws", "croupier/engine croupier/engine/night pgregory.net/rapid", ""}, // it is for tests
	{"engine/night", "croupier/engine", pure},
	{"engine/vote", shared, pure},
	{"engine/ledger", "croupier/engine", pure},
	{"engine/sealed", "croupier/engine", pure},
	{"engine/clash", "croupier/engine", pure},
	{"engine", "", pure + " sync"}, // what viewers share is drawn once
	{"trackers/all.go", "croupier/engine croupier/engine/vote croupier/trackers/*", pure},
	{"trackers", shared + " croupier/engine/vote", pure},
	{"views/words", "croupier/engine github.com/a-h/templ github.com/a-h/templ/runtime golang.org/x/text/*", drawing + " hash/fnv"},
	{"views/live", "croupier/views/words github.com/a-h/templ github.com/a-h/templ/runtime", drawing + " hash/maphash"},
	{"views/blocks", "croupier/engine croupier/views/live croupier/views/words github.com/a-h/templ github.com/a-h/templ/runtime", drawing},
	{"views/fields", "croupier/engine croupier/views/live croupier/views/words github.com/a-h/templ github.com/a-h/templ/runtime", drawing},
	{"views/pages", "croupier/engine croupier/views/blocks croupier/views/fields croupier/views/live croupier/views/words github.com/a-h/templ github.com/a-h/templ/runtime", drawing + " net/http"},
	{"views/canned", "croupier/engine croupier/views/* github.com/a-h/templ", pure}, // samples to look at, for the gallery and the goldens
	{"handlers/store", "croupier/engine github.com/pressly/goose/v3 golang.org/x/sys/windows modernc.org/sqlite modernc.org/sqlite/lib", ""},
	{"handlers/tables", "croupier/engine", ""},
	{"handlers/live", "croupier/engine croupier/views/live", ""},
	{"handlers/doors", "golang.org/x/time/rate", ""},
	{"handlers/names", "croupier/engine github.com/rivo/uniseg golang.org/x/text/*", pure},
	{"handlers", "croupier/engine croupier/engine/night croupier/handlers/* croupier/views/fields croupier/views/live croupier/views/pages croupier/views/words " +
		"github.com/a-h/templ github.com/labstack/echo/v4 github.com/rivo/uniseg github.com/skip2/go-qrcode golang.org/x/text/*", ""},
	{"static", "github.com/tdewolff/minify/v2 github.com/tdewolff/minify/v2/css github.com/tdewolff/minify/v2/js", pure + " io/fs regexp"},
	{"cmd", "*", ""},
}

// crossings are the imports of one file that its wall does not let through.
func crossings(file, src string) (out []string) {
	i := slices.IndexFunc(walls, func(w wall) bool { return file == w.folder || strings.HasPrefix(file, w.folder+"/") })
	if i < 0 {
		return []string{"lies outside every wall"}
	}
	w := walls[i]
	parsed, err := parser.ParseFile(token.NewFileSet(), file, src, parser.ImportsOnly)
	if err != nil {
		return []string{err.Error()}
	}
	for _, imp := range parsed.Imports {
		path, _ := strconv.Unquote(imp.Path.Value)
		first, _, _ := strings.Cut(path, "/")
		std := first != "croupier" && !strings.Contains(first, ".")
		if std && w.std != "" && !listed(w.std, path) || !std && !listed(w.may, path) {
			out = append(out, "may not import "+path)
		}
	}
	return out
}

func listed(list, path string) bool {
	return slices.ContainsFunc(strings.Fields(list), func(one string) bool {
		begins, all := strings.CutSuffix(one, "*")
		return one == path || all && strings.HasPrefix(path, begins)
	})
}

func TestWalls(t *testing.T) {
	eachFile(t, ".go", func(file, src string) {
		if strings.HasSuffix(file, "_test.go") {
			return
		}
		for _, c := range crossings(file, src) {
			t.Errorf("%s %s", file, c)
		}
	})
}

// Each wall holds something back.
func TestWallsHold(t *testing.T) {
	for _, row := range []struct{ file, imports string }{
		{"engine/x.go", "os"}, {"engine/x.go", "croupier/engine/clash"}, {"engine/x.go", "database/sql"}, {"engine/x.go", "github.com/a-h/templ"},
		{"engine/night/x.go", "os"}, {"trackers/deal/x.go", "croupier/views/words"}, {"trackers/deal/x.go", "croupier/trackers/gentleman"},
		{"trackers/deal/x.go", "net/http"}, {"views/pages/x.go", "croupier/trackers/deal"}, {"views/pages/x.go", "croupier/handlers"}, {"views/pages/x.go", "os"},
		{"views/words/x.go", "croupier/views/live"}, {"views/live/x.go", "croupier/engine"}, {"views/blocks/x.go", "croupier/views/fields"}, {"views/fields/x.go", "croupier/views/pages"}, {"handlers/live/x.go", "croupier/handlers/tables"},
		{"handlers/x.go", "croupier/trackers/deal"}, {"handlers/x.go", "modernc.org/sqlite"}, {"handlers/tables/x.go", "croupier/handlers/store"},
		{"handlers/store/x.go", "croupier/handlers/tables"}, {"static/x.go", "os"}, {"other/x.go", "fmt"},
	} {
		if len(crossings(row.file, "package x\nimport \""+row.imports+"\"")) == 0 {
			t.Errorf("%s may import %s", row.file, row.imports)
		}
	}
}

// banned are calls that make a fold depend on more than its log, or a page on
// more than its text.
var banned = []struct{ folder, pkg, name string }{
	{"engine", "time", "Now"}, {"engine", "time", "Since"}, {"engine", "time", "Until"}, {"engine", "time", "After"}, {"engine", "time", "Local"},
	{"engine", "rand", "Int"}, {"engine", "rand", "IntN"}, {"engine", "rand", "Uint64"}, {"engine", "rand", "Float64"}, {"engine", "rand", "Perm"}, {"engine", "rand", "Shuffle"},
	{"trackers", "time", "Now"}, {"trackers", "time", "Since"}, {"trackers", "time", "Until"}, {"trackers", "time", "After"}, {"trackers", "time", "Local"},
	{"trackers", "rand", "*"}, {"views", "templ", "Raw"}, {"handlers", "templ", "Raw"}, {"cmd", "templ", "Raw"},
}

// bans are the banned calls of one file.
func bans(file, src string) (out []string) {
	parsed, err := parser.ParseFile(token.NewFileSet(), file, src, 0)
	if err != nil {
		return []string{err.Error()}
	}
	ast.Inspect(parsed, func(n ast.Node) bool {
		sel, ok := n.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		pkg, ok := sel.X.(*ast.Ident)
		for _, b := range banned {
			if ok && strings.HasPrefix(file, b.folder+"/") && pkg.Name == b.pkg && (sel.Sel.Name == b.name || b.name == "*") {
				out = append(out, "uses "+b.pkg+"."+sel.Sel.Name)
			}
		}
		return true
	})
	return out
}

func TestBannedCalls(t *testing.T) {
	eachFile(t, ".go", func(file, src string) {
		if strings.HasSuffix(file, "_test.go") || strings.HasPrefix(file, "engine/laws/") {
			return
		}
		for _, b := range bans(file, src) {
			t.Errorf("%s %s", file, b)
		}
	})
	for _, row := range []struct{ file, call string }{
		{"engine/x.go", "time.Now()"}, {"trackers/deal/x.go", "rand.New(nil)"}, {"views/x.go", "templ.Raw(s)"}, {"engine/x.go", "rand.IntN(6)"},
	} {
		if len(bans(row.file, "package x\nvar _ = "+row.call)) == 0 {
			t.Errorf("%s may use %s", row.file, row.call)
		}
	}
}

// sqlTakers are what the store hands SQL to.
var sqlTakers = []string{"Query", "QueryRow", "Exec", "Prepare", "QueryContext", "QueryRowContext", "ExecContext", "PrepareContext", "exec", "row", "statement"}

// madeUpSQL are the places of one file where SQL is put together from more than
// constants.
func madeUpSQL(file, src string) (out []string) {
	parsed, err := parser.ParseFile(token.NewFileSet(), file, src, 0)
	if err != nil {
		return []string{err.Error()}
	}
	ast.Inspect(parsed, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		if name, ok := call.Fun.(*ast.SelectorExpr); ok && slices.Contains(sqlTakers, name.Sel.Name) {
			for _, arg := range call.Args {
				if madeUp(arg) {
					out = append(out, "hands "+name.Sel.Name+" SQL that is put together")
				}
			}
		}
		return true
	})
	return out
}

// madeUp reports a string that is formatted, or joined with what may not be a
// constant: constants of this package begin with "select".
func madeUp(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.CallExpr:
		f, ok := e.Fun.(*ast.SelectorExpr)
		return ok && strings.Contains(f.Sel.Name, "print")
	case *ast.BinaryExpr:
		return madeUp(e.X) || madeUp(e.Y) || variable(e.X) || variable(e.Y)
	}
	return false
}

func variable(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.BasicLit, *ast.BinaryExpr:
		return false
	case *ast.Ident:
		return !strings.HasPrefix(e.Name, "select")
	}
	return true
}

func TestSQLIsConstant(t *testing.T) {
	eachFile(t, ".go", func(file, src string) {
		inStore := strings.HasPrefix(file, "handlers/store/")
		if inStore && !strings.HasSuffix(file, "_test.go") {
			for _, m := range madeUpSQL(file, src) {
				t.Errorf("%s %s", file, m)
			}
		}
	})
	for _, call := range []string{`db.Query("SELECT " + name)`, `w.exec(fmt.Sprintf("DELETE FROM %s", t))`, "db.Exec(`UPDATE x SET ` + f())"} {
		if len(madeUpSQL("x.go", "package x\nfunc f() { "+call+" }")) == 0 {
			t.Errorf("is taken for constant: %s", call)
		}
	}
}

// eachFile reads every file of ours whose name ends so. It reads them itself: go
// test cannot see what a child process reads, and would go on showing a pass.
func eachFile(t *testing.T, end string, do func(file, src string)) {
	t.Helper()
	n := 0
	err := filepath.WalkDir(top, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && strings.HasPrefix(d.Name(), ".") && d.Name() != ".." && path != top {
			return fs.SkipDir
		}
		if d.IsDir() || !strings.HasSuffix(path, end) {
			return nil
		}
		src, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		file, err := filepath.Rel(top, path)
		do(filepath.ToSlash(file), string(src))
		n++
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if n == 0 {
		t.Fatalf("no file ends with %s", end)
	}
}
