package canned_test

import (
	"context"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"croupier/engine"
	"croupier/views/blocks"
	"croupier/views/canned"
	"croupier/views/pages"
	"croupier/views/words"

	"github.com/a-h/templ"
)

var update = flag.Bool("update", false, "write the goldens anew")

func TestMain(m *testing.M) {
	time.Local = time.UTC // so that the goldens say the same everywhere
	flag.Parse()
	os.Exit(m.Run())
}

func render(t *testing.T, c templ.Component) string {
	t.Helper()
	var b strings.Builder
	if err := c.Render(context.Background(), &b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// reader looks at a table of fourteen people, some with long names.
func reader(seat engine.Seat) words.Reader {
	return words.Reader{Seat: seat, Persons: canned.People(14, true)}
}

// screen is one of a table of fourteen people, some with long names.
func screen(viewer engine.Seat) engine.Screen {
	return engine.Screen{Viewer: viewer, People: canned.People(14, true)}
}

// golden compares what was drawn with what is kept, one tag a line.
func golden(t *testing.T, name string, drawn ...string) {
	t.Helper()
	file := filepath.Join("testdata", name+".html")
	got := strings.ReplaceAll(strings.Join(drawn, "\n\n"), "><", ">\n<") + "\n"
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("%v (write it with -update)", err)
	}
	if got != string(want) {
		t.Errorf("%s is drawn differently now; look at it in the gallery, then -update:\n%s", file, got)
	}
}

func TestBlocksAreDrawnAsKept(t *testing.T) {
	for _, s := range canned.Blocks() {
		t.Run(s.Name, func(t *testing.T) {
			drawn := []string{"<!-- on the wall -->\n" + render(t, blocks.Block(reader(engine.Room), s.It))}
			if phone := render(t, blocks.Block(reader(1), s.It)); !strings.HasSuffix(drawn[0], phone) {
				drawn = append(drawn, "<!-- on a phone -->\n"+phone)
			}
			golden(t, "block_"+s.Name, drawn...)
		})
	}
}

func TestFieldsAreDrawnAsKept(t *testing.T) {
	for _, s := range canned.Fields() {
		t.Run(s.Name, func(t *testing.T) {
			golden(t, "field_"+s.Name, render(t, pages.Field(s.It, canned.People(14, true))))
		})
	}
}

func TestPadsAreDrawnAsKept(t *testing.T) {
	for _, s := range canned.Pads() {
		t.Run(s.Name, func(t *testing.T) {
			golden(t, "pad_"+s.Name, render(t, pages.Pad(s.It.Pad, screen(s.It.Viewer), s.It.Table, s.It.Open)))
		})
	}
}
