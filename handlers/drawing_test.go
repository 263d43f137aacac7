package handlers

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"croupier/engine"
	"croupier/engine/night"
	"croupier/trackers"
	"croupier/views"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// memory is what drawings of one table remember, as the shell keeps it, and the
// pages that they were sent to.
type memory struct {
	kept   views.Fragments
	before map[engine.Seat][]part
	pages  map[engine.Seat]*onePage
}

// onePage is a page as a browser has it: it takes messages as htmx does.
type onePage struct {
	has     page
	regions map[string]*html.Node
	shows   map[string]string // what they say, until they change
	wanted  map[string]string // and what was last drawn of each from nothing, as it would say it
}

func newPage() *onePage {
	return &onePage{page{}, map[string]*html.Node{}, map[string]string{}, map[string]string{}}
}

// isLike fails where the page shows something else than what is drawn from nothing.
func (p *onePage) isLike(t *testing.T, where string, fresh []part) {
	t.Helper()
	for _, part := range fresh {
		if is, want := p.says(t, part.id), p.would(t, part.id, unlined(part.whole)); is != want {
			t.Fatalf("%s: %s looks otherwise than drawn from nothing:\n%s\nwant\n%s", where, part.id, is, want)
		}
	}
}

// take puts what a message says in its place; it reports how many pieces came alone.
func (p *onePage) take(t *testing.T, where string, parts []part) (alone int) {
	t.Helper()
	if p.has.lacks(parts) {
		t.Fatalf("%s: there are no lines for a page that got all before", where)
	}
	for _, part := range parts {
		lines, _ := p.has.lacking(part)
		p.has[part.id] = part.shown
		for _, l := range lines {
			text := unlined(l)
			if inside, ok := strings.CutPrefix(text, `<hx-partial id="`); ok {
				id, inside, _ := strings.Cut(inside, `" hx-swap="outerMorph">`)
				p.piece(t, where, part.id, id, strings.TrimSuffix(strings.TrimSpace(inside), "</hx-partial>"))
				alone++
			} else {
				p.regions[part.id] = fragment(t, text)
				delete(p.shows, part.id)
			}
		}
	}
	return alone
}

// piece takes the place of the one element with its id.
func (p *onePage) piece(t *testing.T, where, region, id, text string) {
	t.Helper()
	var at []*html.Node
	for _, r := range p.regions {
		for n := range r.Descendants() {
			if slices.ContainsFunc(n.Attr, func(a html.Attribute) bool { return a.Key == "id" && a.Val == id }) {
				at = append(at, n)
			}
		}
	}
	delete(p.shows, region)
	if len(at) != 1 {
		t.Fatalf("%s: %s has %d elements #%s for a piece", where, region, len(at), id)
	}
	next := fragment(t, text).FirstChild
	next.Parent.RemoveChild(next)
	at[0].Parent.InsertBefore(next, at[0])
	at[0].Parent.RemoveChild(at[0])
}

// says is a region as the page shows it.
func (p *onePage) says(t *testing.T, region string) string {
	if _, ok := p.shows[region]; !ok {
		p.shows[region] = written(t, p.regions[region])
	}
	return p.shows[region]
}

// would is a region's text as a page would show it: most come again and again.
func (p *onePage) would(t *testing.T, region, text string) string {
	if p.wanted[region+".text"] != text {
		p.wanted[region], p.wanted[region+".text"] = written(t, fragment(t, text)), text
	}
	return p.wanted[region]
}

// unlined is the text that was put into lines of data.
func unlined(lines []byte) string {
	return strings.TrimSuffix(strings.ReplaceAll(strings.TrimPrefix(string(lines), "data: "), "\ndata: ", "\n"), "\n")
}

// fragment is HTML as a <template> holds it: rows stand without their table.
func fragment(t *testing.T, text string) *html.Node {
	t.Helper()
	root := &html.Node{Type: html.ElementNode, Data: "template", DataAtom: atom.Template}
	nodes, err := html.ParseFragment(strings.NewReader(text), root)
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range nodes {
		root.AppendChild(n)
	}
	return root
}

func written(t *testing.T, n *html.Node) string {
	t.Helper()
	var b strings.Builder
	for c := range n.ChildNodes() {
		if err := html.Render(&b, c); err != nil {
			t.Fatal(err)
		}
	}
	return b.String()
}

// TestWhatIsNotDrawnAgainLooksTheSame plays the nights of every game and draws
// each screen twice: with all that is remembered from before, as messages to a page,
// and from nothing.
func TestWhatIsNotDrawnAgainLooksTheSame(t *testing.T) {
	var again atomic.Int64
	t.Cleanup(func() {
		if again.Load() == 0 {
			t.Error("everything is drawn anew")
		}
	})
	for _, game := range trackers.All() {
		t.Run(game.Info().Name, func(t *testing.T) {
			t.Parallel()
			files, err := filepath.Glob("../trackers/" + game.Info().Name + "/testdata/*.night")
			if err != nil || len(files) == 0 {
				t.Fatal("no nights", err)
			}
			for _, file := range files {
				again.Add(int64(drawNight(t, game, file)))
			}
		})
	}
}

// drawNight draws a night from its first entry to its last; it reports how many
// pieces were sent alone.
func drawNight(t *testing.T, game engine.Game, file string) (again int) {
	m := memory{before: map[engine.Seat][]part{}, pages: map[engine.Seat]*onePage{}}
	eachEntry(t, game, file, func(where string, now engine.Position) {
		for _, v := range watching(now.Last().Seq, len(now.People())) {
			again += m.draw(t, fmt.Sprintf("%s, viewer %d", where, v), now, v)
		}
	})
	return again
}

// eachEntry plays a night file and shows the table after each of its entries.
func eachEntry(t *testing.T, game engine.Game, file string, see func(where string, now engine.Position)) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	n, err := night.Read(string(text))
	if err != nil {
		t.Fatal(file, err)
	}
	now, err := game.Fold(n.Setup, nil)
	if err != nil {
		t.Fatal(file, err)
	}
	var log []engine.Record
	for _, l := range n.Lines {
		if l.Is != night.Entry {
			continue
		}
		next, err := now.Enter(l.Record)
		if l.Record.Kind == engine.Undo {
			next, err = game.Undo(n.Setup, log, l.Record)
		}
		if err != nil {
			t.Fatal(file, l.Number, err)
		}
		now, log = next, append(log, next.Last())
		see(fmt.Sprintf("%s:%d", filepath.Base(file), l.Number), now)
	}
}

// watching are who draws after an entry: the seats in turn after every sixth one,
// at times the wall and the host. All of them after each would take minutes.
func watching(entry, seats int) (out []engine.Seat) {
	if entry%6 == 0 {
		out = append(out, engine.Seat(entry/6%seats+1))
	}
	if entry%48 == 0 {
		out = append(out, engine.Room, engine.Host)
	}
	return out
}

func (m *memory) draw(t *testing.T, where string, now engine.Position, v engine.Seat) (again int) {
	about := views.Table{Code: "ABCDEF", Seq: now.Last().Seq, Key: func(kind string) string {
		if now.Last().By == v {
			return fmt.Sprint(now.Last().Seq, kind)
		}
		return kind
	}}
	fresh, err := regions(t.Context(), now.Screen(v), about, nil)
	if err != nil {
		t.Fatal(where, err)
	}
	about.Fragments = &m.kept
	got, err := regions(t.Context(), now.Screen(v), about, m.before[v])
	if err != nil {
		t.Fatal(where, err)
	}
	if m.pages[v] == nil {
		m.pages[v] = newPage()
	}
	again = m.pages[v].take(t, where, got)
	m.pages[v].isLike(t, where, fresh)
	m.before[v] = got
	return again
}

// TestPagesThatSleepShowTheSame has three devices of one seat share a drawing while
// two of them miss every other entry and come anew at times: whatever lines were let go
// of meanwhile, each shows what is drawn from nothing once it listens again.
func TestPagesThatSleepShowTheSame(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("../trackers/gentleman/testdata/*.night")
	if err != nil || len(files) == 0 {
		t.Fatal("no nights", err)
	}
	chance := rand.New(rand.NewPCG(7, 7))
	for _, file := range files {
		var d drawing
		var kept views.Fragments
		devices := []*onePage{newPage(), newPage(), newPage()}
		eachEntry(t, trackers.ByName("gentleman"), file, func(where string, now engine.Position) {
			if now.Last().Seq > 60 {
				return
			}
			about := views.Table{Code: "ABCDEF", Seq: now.Last().Seq}
			fresh, err := regions(t.Context(), now.Screen(1), about, nil)
			if err != nil {
				t.Fatal(where, err)
			}
			about.Fragments = &kept
			for i, p := range devices {
				if i > 0 && chance.IntN(2) == 0 { // asleep
					continue
				}
				if chance.IntN(25) == 0 {
					*p = *newPage()
				}
				if i == 0 || p.has.lacks(d.parts) {
					if err := d.draw(t.Context(), now.Screen(1), about, p.has); err != nil {
						t.Fatal(where, err)
					}
				}
				p.take(t, where, d.parts)
				p.isLike(t, where, fresh)
				d.tookOne(1 + chance.IntN(3))
			}
		})
	}
}
