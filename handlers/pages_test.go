package handlers

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/engine/night"
	"croupier/trackers"
	"croupier/views/live"
	"croupier/views/pages"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// devicePage is a page as a browser has it: it takes patches as htmx does.
type devicePage struct {
	shown *live.Page // what it was sent up to now
	root  *html.Node
}

// partial is one part of a patch.
type partial struct{ id, text string }

// partials are the parts of a patch, and what stands beside them. They are cut out by
// hand: a regular expression took most of this package's time.
func partials(patch string) (out []partial, rest string) {
	const begin, then, end = `<hx-partial id="`, `" hx-swap="outerMorph">`, `</hx-partial>`
	for {
		before, after, found := strings.Cut(patch, begin)
		rest += before
		if !found {
			return out, rest
		}
		id, text, isPart := strings.Cut(after, then)
		text, next, isWhole := strings.Cut(text, end)
		if !isPart || !isWhole || strings.Contains(id, `"`) {
			return out, rest + begin + after
		}
		out, patch = append(out, partial{html.UnescapeString(id), text}), next
	}
}

// take brings the page up to date; it reports how many parts of regions came alone.
func (d *devicePage) take(t *testing.T, where string, page *live.Page) (alone int) {
	t.Helper()
	parts, rest := partials(string(page.Patch(d.shown)))
	if rest != "" {
		t.Fatalf("%s: beside the parts the patch holds %q", where, rest)
	}
	for _, p := range parts {
		if d.shown == nil {
			d.add(t, p.text)
		} else if d.replace(t, where, p.id, p.text) {
			alone++
		}
	}
	d.shown = page
	return alone
}

func (d *devicePage) add(t *testing.T, text string) {
	if d.root == nil {
		d.root = &html.Node{Type: html.ElementNode, Data: "body", DataAtom: atom.Body}
	}
	for n := range nodes(t, text) {
		d.root.AppendChild(n)
	}
}

// replace puts what came in the place of the one element with its id; it reports
// whether that is no region, but lies in one.
func (d *devicePage) replace(t *testing.T, where, id, text string) (inside bool) {
	t.Helper()
	var at []*html.Node
	for n := range d.root.Descendants() {
		if slices.ContainsFunc(n.Attr, func(a html.Attribute) bool { return a.Key == "id" && a.Val == id }) {
			at = append(at, n)
		}
	}
	if len(at) != 1 {
		t.Fatalf("%s: the page has %d elements #%s for a part", where, len(at), id)
	}
	for n := range nodes(t, text) {
		at[0].Parent.InsertBefore(n, at[0])
	}
	inside = at[0].Parent != d.root
	at[0].Parent.RemoveChild(at[0])
	return inside
}

// isLike fails where the page shows something else than a page loaded anew.
func (d *devicePage) isLike(t *testing.T, where string, fresh *live.Page) {
	t.Helper()
	var other devicePage
	other.take(t, where, fresh)
	if got, want := written(t, d.root), written(t, other.root); got != want {
		t.Fatalf("%s: the page looks otherwise than loaded anew:\n%s\nwant\n%s", where, got, want)
	}
}

// nodes are the elements of some HTML as a <template> holds it: rows stand without
// their table.
func nodes(t *testing.T, text string) func(func(*html.Node) bool) {
	t.Helper()
	root := &html.Node{Type: html.ElementNode, Data: "template", DataAtom: atom.Template}
	list, err := html.ParseFragment(strings.NewReader(text), root)
	if err != nil {
		t.Fatal(err)
	}
	return slices.Values(list)
}

func written(t *testing.T, n *html.Node) string {
	t.Helper()
	var b strings.Builder
	if err := html.Render(&b, n); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// eachNight plays the night files of a game.
func eachNight(t *testing.T, game engine.Game, play func(file string)) {
	t.Helper()
	files, err := filepath.Glob("../trackers/" + game.Info().Name + "/testdata/*.night")
	if err != nil || len(files) == 0 {
		t.Fatal("no nights", err)
	}
	for _, file := range files {
		play(file)
	}
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

// evening is the pages of one viewer during a night.
type evening struct {
	seat    engine.Seat
	chance  *rand.Rand
	folds   []string // that are open on its pages
	entries int      // that it has made
	devices [3]devicePage
	alone   int
}

func newEvening(seat engine.Seat) *evening {
	return &evening{seat: seat, chance: rand.New(rand.NewPCG(7, uint64(seat+1)))}
}

var foldID = regexp.MustCompile(`<details class="(?:pad|subpad|fold|menu|more)[^"]*" id="([^"]+)"`)

// see has some of the devices take the newest state; the others sleep, and one is loaded
// anew at times. Now and then a fold is opened or put away on them.
func (e *evening) see(t *testing.T, where string, now engine.Position) {
	t.Helper()
	if now.Last().By == e.seat {
		e.entries++
	}
	if e.chance.IntN(4) != 0 {
		return
	}
	page := e.draw(t, now)
	if found := foldID.FindAllStringSubmatch(string(page.Patch(nil)), -1); len(found) > 0 && e.chance.IntN(2) == 0 {
		e.folds = append(e.folds, found[e.chance.IntN(len(found))][1])
		e.folds = e.folds[max(0, len(e.folds)-5):]
		page = e.draw(t, now)
	}
	fresh := e.draw(t, now)
	for i := range e.devices {
		if e.chance.IntN(30) == 0 {
			e.devices[i] = devicePage{}
		}
		if e.chance.IntN(2) == 0 {
			e.alone += e.devices[i].take(t, where, page)
			e.devices[i].isLike(t, fmt.Sprintf("%s, viewer %d, device %d", where, e.seat, i), fresh)
		}
	}
}

func (e *evening) draw(t *testing.T, now engine.Position) *live.Page {
	t.Helper()
	about := pages.Table{Code: "ABCDEF", Seq: now.Last().Seq, Open: e.folds, Key: func(kind string) string { return fmt.Sprint(e.entries, kind) }}
	page, err := live.Draw(t.Context(), pages.Live(now.Screen(e.seat), about))
	if err != nil {
		t.Fatal(err)
	}
	return page
}

// TestPatchedPagesLookAsLoadedAnew plays the nights of every game before devices of the
// host, the room and a phone that skip states, open folds and come anew: whatever one of
// them takes, it shows then what a page loaded anew would show.
func TestPatchedPagesLookAsLoadedAnew(t *testing.T) {
	for _, game := range trackers.All() {
		t.Run(game.Info().Name, func(t *testing.T) {
			t.Parallel()
			alone, seat := 0, engine.Seat(0)
			eachNight(t, game, func(file string) {
				seat = seat%2 + 1
				viewers := []*evening{newEvening(engine.Host), newEvening(engine.Room), newEvening(seat)}
				eachEntry(t, game, file, func(where string, now engine.Position) {
					for _, v := range viewers {
						v.see(t, where, now)
					}
				})
				for _, v := range viewers {
					alone += v.alone
				}
			})
			if alone == 0 {
				t.Error("only whole regions were sent")
			}
		})
	}
}
