package pages_test

import (
	"fmt"
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/static"
	"croupier/views/canned"
	"croupier/views/live"
	"croupier/views/pages"

	"golang.org/x/net/html"

	"github.com/a-h/templ"
)

// documents are all whole pages, by name.
func documents(t *testing.T) map[string]string {
	out := map[string]string{}
	for _, p := range canned.Pages() {
		out[p.Name] = render(t, pages.Page(p.Screen, p.Table))
	}
	for _, p := range canned.Others() {
		out[p.Name] = render(t, p.It)
	}
	return out
}

// each calls do with every element of a page.
func each(t *testing.T, page string, do func(*html.Node)) {
	t.Helper()
	root, err := html.Parse(strings.NewReader(page))
	if err != nil {
		t.Fatal(err)
	}
	for n := range root.Descendants() {
		if n.Type == html.ElementNode {
			do(n)
		}
	}
}

func attrOf(n *html.Node, key string) string {
	for _, a := range n.Attr {
		if a.Key == key {
			return a.Val
		}
	}
	return ""
}

// words are what a fragment says, without its tags.
func words(fragment string) string {
	root, _ := html.Parse(strings.NewReader(fragment))
	var b strings.Builder
	for n := range root.Descendants() {
		if n.Type == html.TextNode {
			b.WriteString(n.Data)
		}
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

// blocked are words in addresses that content blockers eat.
var blocked = regexp.MustCompile(`(?i)\b(ad|ads|banner|track|tracker|event|events|stats|pixel|metric|metrics|analytics)\b`)

// inside are the addresses that a page may name: on this server, and no other.
var inside = regexp.MustCompile(`^(/[^/]|/$|#)`)

// ownHealth reports the one link that leads elsewhere: from the host's page to the
// same laptop by another of its addresses. Nothing is loaded from there.
func ownHealth(n *html.Node) bool {
	return n.Data == "a" && attrOf(n, "href") == "http://192.168.0.24:8080/healthz" && attrOf(n, "target") == "_blank" && attrOf(n, "rel") == "noopener"
}

func TestPagesKeepToThePolicy(t *testing.T) {
	for name, page := range documents(t) {
		each(t, page, func(n *html.Node) {
			if n.Data == "style" || n.Data == "script" && n.FirstChild != nil {
				t.Errorf("%s: an inline <%s>", name, n.Data)
			}
			for _, a := range n.Attr {
				switch {
				case a.Key == "style" || strings.HasPrefix(a.Key, "on") || strings.HasPrefix(a.Key, "hx-on"):
					t.Errorf("%s: <%s %s=%q>", name, n.Data, a.Key, a.Val)
				case slices.Contains([]string{"href", "src", "action", "hx-sse:connect"}, a.Key):
					if ownHealth(n) {
						continue
					}
					if !inside.MatchString(a.Val) || blocked.MatchString(a.Val) {
						t.Errorf("%s: <%s %s=%q> is elsewhere, or content blockers eat it", name, n.Data, a.Key, a.Val)
					}
				}
			}
		})
	}
}

// No sentence misses what it is about, or is given something that it has no place for.
func TestNoSentenceIsMisprinted(t *testing.T) {
	for name, page := range documents(t) {
		if at := strings.Index(page, "%!"); at >= 0 {
			t.Errorf("%s: %s", name, page[max(0, at-60):min(len(page), at+60)])
		}
	}
}

// Live values never stand in a visible input: a push would type over people.
func TestNothingLiveIsTypedIn(t *testing.T) {
	for _, p := range canned.Pages() {
		each(t, render(t, pages.Page(p.Screen, p.Table)), func(n *html.Node) {
			switch kind := attrOf(n, "type"); {
			case n.Data != "input" || kind == "hidden" || kind == "radio" || kind == "checkbox":
			case attrOf(n, "value") != "":
				t.Errorf("%s: <input name=%q> is given the value %q", p.Name, attrOf(n, "name"), attrOf(n, "value"))
			}
		})
	}
}

// Ids are one of a kind, labels name what is there, and every answer has an id,
// so that it stays the same element through a push.
func TestIdsHold(t *testing.T) {
	for name, page := range documents(t) {
		ids := map[string]bool{}
		each(t, page, func(n *html.Node) {
			if id := attrOf(n, "id"); id != "" {
				if ids[id] {
					t.Errorf("%s: two elements are %q", name, id)
				}
				ids[id] = true
			}
		})
		each(t, page, func(n *html.Node) {
			if to := attrOf(n, "for"); n.Data == "label" && to != "" && !ids[to] {
				t.Errorf("%s: a label is for %q, which is not there", name, to)
			}
			typed := n.Data == "select" || n.Data == "input" && attrOf(n, "type") != "hidden"
			if typed && attrOf(n, "id") == "" && !strings.HasPrefix(name, "seating") {
				t.Errorf("%s: %q has no id", name, attrOf(n, "name"))
			}
		})
	}
}

func TestFormsCarryWhatTheShellAsks(t *testing.T) {
	for _, p := range canned.Pages() {
		each(t, render(t, pages.Page(p.Screen, p.Table)), func(form *html.Node) {
			if form.Data != "form" || !strings.HasSuffix(attrOf(form, "action"), "/enter") {
				return
			}
			has := map[string]string{}
			for n := range form.Descendants() {
				if n.Type == html.ElementNode && n.Data == "input" && attrOf(n, "type") == "hidden" {
					has[attrOf(n, "name")] = "=" + attrOf(n, "value")
				}
			}
			kind := strings.TrimPrefix(has["kind"], "=")
			key := "=key-of-" + kind
			if strings.Contains(kind, ":") { // no entry: its key is of all entries
				key = "=" + kind + ".key-of-"
			}
			if kind == "" || has["mark"] == "" || has["key"] != key {
				t.Errorf("%s: a form carries %v", p.Name, has)
			}
			if want := fmt.Sprintf("=%d", p.Screen.Viewer); p.Screen.Viewer > 0 && has["as"] != want {
				t.Errorf("%s: a form on a seat's page is for %q, want %q", p.Name, has["as"], want)
			}
		})
	}
}

// The parts of a page are what the stream sends: each lies in the page as it is sent, and
// is the element with its id.
func TestPageIsItsParts(t *testing.T) {
	for _, p := range canned.Pages() {
		page := render(t, pages.Page(p.Screen, p.Table))
		drawn, err := live.Draw(t.Context(), pages.Live(p.Screen, p.Table))
		if err != nil {
			t.Fatal(err)
		}
		regions := 0
		for part := range strings.SplitSeq(string(drawn.Patch(nil)), "</hx-partial>") {
			head, body, _ := strings.Cut(part, `" hx-swap="outerMorph">`)
			id := strings.TrimPrefix(head, `<hx-partial id="`)
			if part == "" {
				continue
			}
			regions++
			if tag, _, _ := strings.Cut(body, ">"); !strings.Contains(page, body) || !strings.Contains(tag, ` id="`+id+`"`) {
				t.Errorf("%s: the part %s begins with %s>, or is not in its page", p.Name, id, tag)
			}
		}
		if regions < 5 {
			t.Errorf("%s: only %d regions are sent", p.Name, regions)
		}
	}
}

// With the covers on, a phone that holds secrets looks like one that holds none.
func TestCoveredPhonesLookAlike(t *testing.T) {
	for _, p := range canned.Pages() {
		if p.Screen.Viewer < 1 {
			continue
		}
		bare := p
		bare.Screen.Pads = nil
		for _, pad := range p.Screen.Pads {
			if !pad.Covered {
				bare.Screen.Pads = append(bare.Screen.Pads, pad)
			}
		}
		bare.Screen.Blocks = nil
		for _, b := range p.Screen.Blocks {
			if peek, ok := b.(engine.Peek); ok {
				peek.Inside = engine.Blocks{engine.Note{Text: engine.Textf("another secret")}}
				b = peek
			}
			bare.Screen.Blocks = append(bare.Screen.Blocks, b)
		}
		a, b := outside(t, render(t, pages.Page(p.Screen, p.Table))), outside(t, render(t, pages.Page(bare.Screen, bare.Table)))
		if a != b {
			t.Errorf("%s: the covered phone tells\n%s\n%s", p.Name, a, b)
		}
	}
}

// outside is a page without what lies under its covers.
func outside(t *testing.T, page string) string {
	root, err := html.Parse(strings.NewReader(page))
	if err != nil {
		t.Fatal(err)
	}
	var under []*html.Node
	for n := range root.Descendants() {
		if strings.Contains(" "+attrOf(n, "class")+" ", " under ") {
			under = append(under, n)
		}
	}
	for _, n := range under {
		for n.FirstChild != nil {
			n.RemoveChild(n.FirstChild)
		}
	}
	var b strings.Builder
	if err := html.Render(&b, root); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// Every symbol that a page uses is in the sprite.
func TestSymbolsAreThere(t *testing.T) {
	sprite, err := fs.ReadFile(static.Files, "icons.svg")
	if err != nil {
		t.Fatal(err)
	}
	used := regexp.MustCompile(`icons\.svg#([a-z0-9-]+)`)
	for name, page := range documents(t) {
		for _, m := range used.FindAllStringSubmatch(page, -1) {
			if !strings.Contains(string(sprite), `<symbol id="`+m[1]+`"`) {
				t.Errorf("%s uses the symbol %s, which is not in icons.svg", name, m[1])
			}
		}
	}
}

func TestAssetsThatPagesLoadAreThere(t *testing.T) {
	asset := regexp.MustCompile(`(?:href|src)="/static/([^"#]+)`)
	for name, page := range documents(t) {
		for _, m := range asset.FindAllStringSubmatch(page, -1) {
			if _, err := static.Files.Open(m[1]); err != nil {
				t.Errorf("%s loads %s: %v", name, m[1], err)
			}
		}
	}
	if _, err := os.Stat("../canned/testdata/axe.min.js"); err != nil {
		t.Errorf("the browser tests need it: %v", err)
	}
}

func render(t *testing.T, c templ.Component) string {
	t.Helper()
	var b strings.Builder
	if err := c.Render(t.Context(), &b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
