package canned_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/views/blocks"
	"croupier/views/canned"
	"croupier/views/pages"
)

// kinds reads from the engine's own files which kinds there are: what has an
// `is` is a block, what has `names` besides is a field. A new one fails here
// until it is drawn.
func kinds(t *testing.T) (drawn, asked map[string]bool) {
	t.Helper()
	files, err := filepath.Glob("../../engine/*.go")
	if err != nil {
		t.Fatal(err)
	}
	drawn, asked = map[string]bool{}, map[string]bool{}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Recv == nil {
				continue
			}
			on, ok := f.Recv.List[0].Type.(*ast.Ident)
			switch {
			case !ok:
			case f.Name.Name == "is":
				drawn[on.Name] = true
			case f.Name.Name == "names":
				asked[on.Name] = true
			}
		}
	}
	for name := range asked {
		delete(drawn, name)
	}
	if len(drawn) < 10 || len(asked) < 8 {
		t.Fatalf("found %d blocks and %d fields in the engine: that is not all", len(drawn), len(asked))
	}
	return drawn, asked
}

func TestEveryKindIsDrawn(t *testing.T) {
	drawn, asked := kinds(t)
	for _, s := range canned.Blocks() {
		if render(t, blocks.Block(reader(engine.Room), s.It)) != "" {
			delete(drawn, reflect.TypeOf(s.It).Name())
		}
	}
	for _, s := range canned.Fields() {
		if render(t, pages.Field(s.It, canned.People(14, true))) != "" {
			delete(asked, reflect.TypeOf(s.It).Name())
		}
	}
	for name := range drawn {
		t.Errorf("engine.%s is not drawn: give it a file %s.templ and a case in block.templ in views/blocks, and a sample in canned.Blocks", name, strings.ToLower(name))
	}
	for name := range asked {
		t.Errorf("engine.%s is not drawn: give it a file %s.templ and a case in field.templ in views/fields, and a sample in canned.Fields", name, strings.ToLower(name))
	}
}

// The laptop's table, a row's cells and the phone's head draw drawn in little;
// each has a default, so a kind that they do not know falls back to its block.
func TestEveryKindStandsInARow(t *testing.T) {
	for _, s := range canned.Blocks() {
		row := engine.Standing{Columns: []engine.Text{engine.Textf("Cell")}, Rows: []engine.StandingRow{{Seat: 1, Cells: engine.Blocks{s.It}}}}
		html := render(t, blocks.Block(reader(engine.Room), row))
		if _, after, ok := strings.Cut(html, `<td role="cell"`); !ok || strings.Contains(after, `"Cell"></td>`) {
			t.Errorf("%s draws nothing in a row of the standing", s.Name)
		}
	}
}
