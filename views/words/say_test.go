package words_test

import (
	"strings"
	"testing"

	"croupier/engine"
	"croupier/views/canned"
	"croupier/views/fields"
	"croupier/views/words"

	"github.com/a-h/templ"
	"golang.org/x/net/html"
)

func TestSay(t *testing.T) {
	people := []engine.Person{{Name: "Ada"}, {Name: "100 % Ben"}, {}}
	half, dollars := canned.Millions, canned.Dollars
	for _, c := range []struct {
		text engine.Text
		want string
	}{
		{engine.Text{}, ""},
		{engine.Textf("%v pays %v %v.", engine.Seat(1), engine.Seat(2), half.Of(13)), "Ada pays 100 % Ben $6.5M."},
		{engine.Textf("%v has the turn", engine.Seat(3)), "Seat 3 has the turn"},
		{engine.Textf("%v and %v", engine.Host, engine.Room), "The host and the room"},
		{engine.Textf("%v", dollars.Of(-1234500)), "−$1,234,500"},
		{engine.Textf("%d of %d", 1200, 5), "1,200 of 5"},
		{engine.Textf("%v", engine.Some{N: 1, One: "soldier", More: "soldiers"}), "1 soldier"},
		{engine.Textf("%v", engine.Some{N: 3, One: "soldier", More: "soldiers"}), "3 soldiers"},
		{engine.Textf("for %v", engine.SeatList(nil)), "for nobody"},
		{engine.Textf("for %v", engine.SeatList([]engine.Seat{1})), "for Ada"},
		{engine.Textf("for %v", engine.SeatList([]engine.Seat{1, 2})), "for Ada and 100 % Ben"},
		{engine.Textf("for %v", engine.SeatList([]engine.Seat{1, 2, 3})), "for Ada, 100 % Ben and seat 3"},
		{engine.Textf("Pay %v %v", engine.Answer("to"), engine.Answer("amount")), "Pay … …"},
		{engine.Textf("Undone: %v", engine.Textf("%v: %v", engine.Seat(1), engine.Word("vote"))), "Undone: Ada: vote"},
		{engine.Textf("%v is 50 %% of it", engine.Word("100 %d")), "100 %d is 50 % of it"},
		{engine.Textf("%v: at most %d", "what %v wrote %d", 4), "what %v wrote %d: at most 4"},
		{engine.Textf("%v", "a\x1fb\x1f0\x1f"), "a b 0 "},
	} {
		if got := words.Say(c.text, people); got != c.want {
			t.Errorf("Say(%q, %v) = %q, want %q", c.text.Format, c.text.Args, got, c.want)
		}
	}
}

// What Say says and what a page shows are the same words.
func TestSayAndHTMLAgree(t *testing.T) {
	people := canned.People(6, true)
	for _, l := range canned.Log() {
		drawn := render(t, fields.Refusal(l.Text, people))
		if got, want := untagged(drawn), strings.Join(strings.Fields(words.Say(l.Text, people)), " "); got != want {
			t.Errorf("a page says %q, Say %q", got, want)
		}
	}
}

func TestTextsAreDrawnAsElements(t *testing.T) {
	people := []engine.Person{{Name: "Ada"}, {Name: "<b>Ben"}}
	html := render(t, fields.Refusal(engine.Textf("%v pays %v %v for %v.", engine.Seat(1), engine.Seat(2), canned.Millions.Of(4), "<i>x"), people))
	for _, want := range []string{
		`role="alert"`, `data-seat="1"`, `<bdi>Ada</bdi>`, `<bdi>&lt;b&gt;Ben</bdi>`, `<span class="num in">$2M</span>`, `<bdi>&lt;i&gt;x</bdi>`, `icons.svg#seat-2`,
	} {
		if !strings.Contains(html, want) {
			t.Errorf("no %s in %s", want, html)
		}
	}
	if strings.Contains(html, "<b>Ben") || strings.Contains(html, "<i>x") {
		t.Errorf("a name is not escaped in %s", html)
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

// untagged is what a fragment says, without its tags.
func untagged(fragment string) string {
	root, _ := html.Parse(strings.NewReader(fragment))
	var b strings.Builder
	for n := range root.Descendants() {
		if n.Type == html.TextNode {
			b.WriteString(n.Data)
		}
	}
	return strings.Join(strings.Fields(b.String()), " ")
}
