package live_test

import (
	"context"
	"fmt"
	"io"
	"strings"
	"testing"

	"croupier/views/live"

	"github.com/a-h/templ"
)

func text(s string) templ.Component {
	return templ.ComponentFunc(func(_ context.Context, w io.Writer) error {
		_, err := io.WriteString(w, s)
		return err
	})
}

func several(all ...templ.Component) templ.Component { return templ.Join(all...) }

func draw(t *testing.T, page templ.Component) *live.Page {
	t.Helper()
	p, err := live.Draw(t.Context(), page)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// board is a page with a region of rows, and one of a purse.
func board(head string, rows []string, purse string) templ.Component {
	inside := []templ.Component{text(`<table id="rows">` + head)}
	for _, row := range rows {
		id, _, _ := strings.Cut(row, ":")
		inside = append(inside, live.Part(id, text(fmt.Sprintf(`<tr id="%s">%s</tr>`, id, row))))
	}
	inside = append(inside, text(`</table>`))
	return several(live.Part("rows", several(inside...)), text("<hr>"), live.Part("purse", text(`<p id="purse">`+purse+`</p>`)))
}

func sent(id, html string) string {
	return `<hx-partial id="` + id + `" hx-swap="outerMorph">` + html + `</hx-partial>`
}

func TestPatch(t *testing.T) {
	before := draw(t, board("h", []string{"a:1", "b:2"}, "5"))
	whole := sent("rows", `<table id="rows">h<tr id="a">a:1</tr><tr id="b">b:2</tr></table>`) + sent("purse", `<p id="purse">5</p>`)
	for _, c := range []struct {
		why    string
		before *live.Page
		after  templ.Component
		want   string
	}{
		{"nothing is known of the device", nil, board("h", []string{"a:1", "b:2"}, "5"), whole},
		{"nothing changed", before, board("h", []string{"a:1", "b:2"}, "5"), ""},
		{"a row changed", before, board("h", []string{"a:1", "b:3"}, "5"), sent("b", `<tr id="b">b:3</tr>`)},
		{"a row and another region", before, board("h", []string{"a:0", "b:2"}, "6"), sent("a", `<tr id="a">a:0</tr>`) + sent("purse", `<p id="purse">6</p>`)},
		{"the outside of the rows", before, board("H", []string{"a:1", "b:3"}, "5"), sent("rows", `<table id="rows">H<tr id="a">a:1</tr><tr id="b">b:3</tr></table>`)},
		{"a row more", before, board("h", []string{"a:1", "b:2", "c:3"}, "5"), sent("rows", `<table id="rows">h<tr id="a">a:1</tr><tr id="b">b:2</tr><tr id="c">c:3</tr></table>`)},
		{"rows in another order", before, board("h", []string{"b:2", "a:1"}, "5"), sent("rows", `<table id="rows">h<tr id="b">b:2</tr><tr id="a">a:1</tr></table>`)},
		{"no row", before, board("h", nil, "5"), sent("rows", `<table id="rows">h</table>`)},
	} {
		if got := string(draw(t, c.after).Patch(c.before)); got != c.want {
			t.Errorf("%s: sent is\n%s\nwant\n%s", c.why, got, c.want)
		}
	}
	if before.Patch(before) != nil {
		t.Error("a page lacks something of itself")
	}
}

// What is around the parts of a page is sent to nobody: it never changes.
func TestOnePart(t *testing.T) {
	page := draw(t, board("h", []string{"a:1", "b:2"}, "5"))
	if got := string(page.Part("b")); got != `<tr id="b">b:2</tr>` {
		t.Errorf("the part b is %q", got)
	}
	if got := page.Part("c"); got != nil {
		t.Errorf("a part that is not there is %q", got)
	}
}

// Outside of a drawing, a part is what it is made of.
func TestAPartByItself(t *testing.T) {
	var b strings.Builder
	if err := board("h", []string{"a:1"}, "5").Render(t.Context(), &b); err != nil || b.String() != `<table id="rows">h<tr id="a">a:1</tr></table><hr><p id="purse">5</p>` {
		t.Errorf("it is %q, %v", b.String(), err)
	}
}

// A page never changes, whatever is drawn after it.
func TestPagesStay(t *testing.T) {
	first := draw(t, board("h", []string{"a:1"}, "5"))
	was := string(first.Patch(nil))
	for range 10 {
		draw(t, board("other", []string{"x:9", "y:9"}, "9"))
	}
	if got := string(first.Patch(nil)); got != was {
		t.Errorf("it is %q by now", got)
	}
}

// A drawing that fails leaves nothing behind.
func TestAFailedDrawing(t *testing.T) {
	bad := templ.ComponentFunc(func(context.Context, io.Writer) error { return io.ErrUnexpectedEOF })
	if _, err := live.Draw(t.Context(), several(live.Part("a", text("<p>")), live.Part("b", bad))); err == nil {
		t.Error("the fault is swallowed")
	}
	if got := string(draw(t, live.Part("a", text("<b>"))).Patch(nil)); got != sent("a", "<b>") {
		t.Errorf("the next page is %q", got)
	}
}
