package handlers_test

import (
	"encoding/json"
	"html"
	"slices"
	"strings"
	"testing"
	"time"

	"croupier/engine/laws/quorum"
	"croupier/engine/vote"
	"croupier/handlers"
	"croupier/handlers/store"
	"croupier/trackers/custom"
)

// building is a program with a game whose tables people build, and one that is as
// it is printed.
func building(t *testing.T) *night {
	return newNightOf(t, nil, custom.Rules.Game(vote.Rules), quorum.Rules.Game())
}

// template is the token of a template, as the host's lobby offers it.
func (b *browser) template(name string) string {
	b.Helper()
	var lobby struct {
		Templates []struct{ Game, Name, About, Token string }
	}
	a := b.do("GET", "/", nil, "Accept", "application/json").expect(b.TB, "the lobby", 200)
	if err := json.Unmarshal([]byte(a.body), &lobby); err != nil {
		b.Fatal(err)
	}
	for _, t := range lobby.Templates {
		if t.Name == name {
			return t.Token
		}
	}
	b.Fatalf("no template is called %s: %s", name, a.body)
	return ""
}

// opened is a table of so many seats, begun with a template.
func (b *browser) opened(token, seats string) (code, join string) {
	b.Helper()
	a := b.script("/tables", "game", "custom", "template", token, "seats", seats).expect(b.TB, "opening a table", 201)
	return between(b.TB, a.body, `"code":"`, `"`), path(b.TB, between(b.TB, a.body, `"join":"`, `"`))
}

// A table begins as a template has it, is built on while people play, and is kept
// in the middle of the night: what builds it goes out, and nothing that was
// played. Another Croupier takes the file in.
func TestATableIsKeptAsATemplate(t *testing.T) {
	t.Parallel()
	n := building(t)
	host := n.host()
	code, join := host.opened(host.template("Points to ten"), "5")
	ada := n.phone(join, 1, "Ada")
	ada.enter(code, "raise", "of", "Points", "by", "3").expect(t, "Ada scores", 204)
	host.enter(code, "counter", "name", "Doubt", "per", "secret", "min", "0", "max", "9999", "start", "0").expect(t, "a secret counter", 204)
	ada.enter(code, "keep", "of", "Doubt", "at", "4711").expect(t, "Ada's secret", 204)
	ben := n.phone(join, 5, "Ben") // late
	ben.get("/t/"+code).expect(t, "Ben's phone", 200, "Points to ten", "Doubt", "!4711", "!as a template")
	host.get("/t/"+code).expect(t, "the host's page", 200, "Keep this table as a template", "!4711")
	host.get("/t/"+code+"/template").expect(t, "what will be kept", 200, "to a goal of", "Doubt", "in secret", "!Ada", "!4711")

	link := host.post("/t/"+code+"/template", "name", "Our points").expect(t, "keeping it", 303).to()
	n.browser().get(link).expect(t, "a stranger with the link", 200, "Our points", "Doubt", "in secret", n.shell.ForPhones().Base+link, "!Ada", "!4711", "!Open the table", "!Drop")
	shown := host.get(link).expect(t, "the host", 200, "Open the table", "Drop this template")
	file := n.browser().get(link+"/file").expect(t, "its file", 200, "# Our points\nnight 1 custom rules=1 seats=5\n", "!Ada", "!4711", "!seed", "!@")
	if got := file.header.Get("Content-Disposition"); got != `attachment; filename="our-points.night"` {
		t.Errorf("the file is %s", got)
	}

	for what, holds := range map[string]string{"the link": n.shell.ForPhones().Base + link, "the text": file.body} {
		if picture, err := handlers.QR(holds); err != nil || !strings.Contains(shown.body, picture) {
			t.Errorf("no code on its page holds %s: %v", what, err)
		}
	}

	n.restart()
	n.browser().get(link).expect(t, "after a restart", 200, "Our points")
	again, _ := host.opened(host.template("Our points"), "2")
	if got := host.logged(again); !slices.Equal(got, []string{"name", "track", "win", "counter"}) {
		t.Errorf("a table of it begins with %v", got)
	}

	elsewhere := building(t)
	other := elsewhere.host()
	taken := other.post("/templates", "text", strings.ReplaceAll(file.body, "\n", "\r\n")).expect(t, "elsewhere", 303).to()
	if back := other.get(taken + "/file"); back.body != file.body {
		t.Errorf("elsewhere the file is\n%s\nand was\n%s", back.body, file.body)
	}
}

// What may not be taken in is refused with its line and the reason, on the page
// that it was typed on, and nothing is kept.
func TestABrokenTemplateIsNotTakenIn(t *testing.T) {
	t.Parallel()
	n := building(t)
	host := n.host()
	for what, row := range map[string]struct{ text, says string }{
		"no night":          {"hello", "Line 1: A night begins with a line such as"},
		"nothing":           {"", "Line 1: A night begins with a line such as"},
		"a line that is no": {"# Darts\nnight 1 custom rules=1 seats=4\nhost counter name=Score per=seat min=0 max=501 start=502\n", "Line 3: This is refused: Score starts at 502, outside its range of 0 to 501."},
		"an odd kind":       {"# Darts\nnight 1 custom rules=1 seats=4\nhost counters name=Score\n", "Line 3: A template holds only what the host builds the table with."},
		"a player's line":   {"# Darts\nnight 1 custom rules=1 seats=4\n1 sit name=Ada\n", "Line 3: A template holds only what the host builds the table with."},
		"another game":      {"# Darts\nnight 1 chess rules=1 seats=4\n", "Line 2: There is no game called chess here."},
		"a printed game":    {"# Darts\nnight 1 quorum rules=1 seats=4\n", "Line 2: A table of Quorum is as it is printed: there is nothing to build."},
		"too many seats":    {"# Darts\nnight 1 custom rules=1 seats=15\n", "Line 2: A table of your own is for 1 to 14 players, not 15."},
		"a name of another": {"# Points to ten\nnight 1 custom rules=1 seats=4\nhost dice name=Dice dice=2 sides=6\n", "Points to ten comes with Croupier. Choose another name."},
		"a long name":       {"# " + strings.Repeat("x", 41) + "\nnight 1 custom rules=1 seats=4\n", "A name has at most 40 signs; this one has 41."},
		"an unseen name":    {"# a\u202eb\nnight 1 custom rules=1 seats=4\n", "A name has only signs that can be seen."},
		"a long text":       {"# Darts\nnight 1 custom rules=1 seats=4\n" + strings.Repeat("host win by=last\n", 620), "This template is "},
	} {
		host.script("/templates", "text", row.text).expect(t, what, 422, row.says)
		line, _, _ := strings.Cut(row.text, "\n")
		host.post("/templates", "text", row.text).expect(t, what, 422, `role="alert"`, "Take it in", html.EscapeString(line))
	}
	if kept, err := n.store.Templates(); err != nil || len(kept) != 0 {
		t.Errorf("kept are %v, %v", kept, err)
	}
	host.script("/templates").expect(t, "no text", 400)
	host.script("/templates", "text", "x", "text", "y").expect(t, "two texts", 400)
	host.script("/templates", "text", "x", "more", "y").expect(t, "another field", 400)
}

const darts = "# Darts\n# From 501 down.\nnight 1 custom rules=1 seats=4\nhost track goal=0 max=501 min=0 name=Score per=seat start=501\n"

// One name is one template: taken in it takes nobody's place, kept from a table
// it does.
func TestTemplatesOfOneName(t *testing.T) {
	t.Parallel()
	n := building(t)
	host := n.host()
	link := host.post("/templates", "text", darts).expect(t, "the first", 303).to()
	if again := host.post("/templates", "text", darts).expect(t, "the same again", 303).to(); again != link {
		t.Errorf("the same again is at %s, not %s", again, link)
	}
	host.post("/templates", "text", strings.Replace(darts, "# Darts", "# darts", 1)+"host win by=last\n").expect(t, "another one", 422, "There is another template called", "Take it in")
	host.get(link).expect(t, "the first", 200, "!last one standing")
	code, _ := host.opened(strings.TrimPrefix(link, "/template/"), "4")
	host.enter(code, "win", "by", "last").expect(t, "built on", 204)
	host.post("/t/"+code+"/template", "name", "Points to ten").expect(t, "a name of ours", 422, "comes with Croupier", "Keep it")
	host.post("/t/"+code+"/template", "name", " ").expect(t, "no name", 422, "Write a name.", "Keep it")
	for _, name := range []string{"Darts", "DARTS"} {
		host.post("/t/"+code+"/template", "name", name).expect(t, "the name of another", 422, "There is a template", "Replace it?", "Yes: replace it")
		if page := host.post("/t/"+code+"/template", "name", name).body; strings.Index(page, "Keep it") > strings.Index(page, "Yes: replace it") {
			t.Error("the Enter key, which presses the first button, replaces it")
		}
		host.get(link).expect(t, "and it stays", 200, "!last one standing")
	}
	for _, name := range []string{"Dаrts", "D arts", "Dart5"} { // a Cyrillic letter, a gap, a digit
		for _, form := range [][]string{{"name", name}, {"name", name, "instead", "yes"}} {
			host.post("/t/"+code+"/template", form...).expect(t, "a name that looks like another", 422, "cannot be mistaken for it", "!Yes: replace it")
		}
	}
	host.post("/t/"+code+"/template", "name", "Darts", "instead", "no").expect(t, "an odd answer", 400)
	host.post("/t/"+code+"/template", "name", "DARTS", "instead", "yes").expect(t, "instead of the first", 303)
	host.get(link).expect(t, "it has taken its place", 200, "last one standing", "Darts", "!DARTS")

	for range 2 {
		host.post(link + "/drop")
	}
	host.get(link).expect(t, "dropped", 404, "There is no such template any more.")
	host.script("/tables", "game", "custom", "template", strings.TrimPrefix(link, "/template/"), "seats", "4").expect(t, "opening it", 404)
	host.get("/t/"+code).expect(t, "its table stays", 200, "Score")
	ours := "/template/" + host.template("Points to ten")
	host.post(ours+"/drop").expect(t, "one of ours", 403, "stays")
	host.get(ours).expect(t, "is still there", 200)
}

// A template is written on any system: with a mark before its first letter, and
// lines that end as Windows ends them. What it is for has a limit, said in numbers.
func TestTemplatesFromElsewhere(t *testing.T) {
	t.Parallel()
	n := building(t)
	host := n.host()
	link := host.post("/templates", "text", "\ufeff"+strings.ReplaceAll(darts, "\n", "\r\n")).expect(t, "from Windows", 303).to()
	host.get(link).expect(t, "its page", 200, "<h1>Darts</h1>", "From 501 down.", "!\ufeff")
	long := strings.Replace(darts, "From 501 down.", strings.Repeat("é", 201), 1)
	host.post("/templates", "text", strings.Replace(long, "Darts", "Long", 1)).expect(t, "a long story", 422, "at most 200 letters; this has 201.")
}

// What a template is called, a table of it is called, wherever the name came from.
func TestATableIsCalledAsItsTemplate(t *testing.T) {
	t.Parallel()
	n := building(t)
	host := n.host()
	host.post("/templates", "text", strings.Replace(darts, "host track", "host name title=Bows\nhost track", 1)).expect(t, "one that names its table otherwise", 303)
	code, _ := host.opened(host.template("Darts"), "4")
	host.get("/t/"+code).expect(t, "its table", 200, "Darts", "!Bows")
	link := host.post("/t/"+code+"/template", "name", "Our darts").expect(t, "keeping it", 303).to()
	host.get(link).read().expect(t, "its page", 200, "This table is “Our darts”.", "!“Darts”")
	again, _ := host.opened(host.template("Our darts"), "4")
	host.get("/t/"+again).expect(t, "the table of that", 200, "Our darts")
}

// Only the host keeps, takes in and drops, and opens tables of them.
func TestTemplatesAreTheHosts(t *testing.T) {
	t.Parallel()
	n := building(t)
	host := n.host()
	link := host.post("/templates", "text", darts).expect(t, "the host's", 303).to()
	code, join := host.opened(host.template("Darts"), "3")
	ada, nobody := n.phone(join, 1, "Ada"), n.browser()
	for who, b := range map[string]*browser{"Ada": ada, "nobody": nobody} {
		b.post("/templates", "text", strings.Replace(darts, "Darts", "Mine", 1)).expect(t, who, 403)
		b.post(link+"/drop").expect(t, who, 403)
		b.get("/t/"+code+"/template").expect(t, who, 403)
		b.post("/t/"+code+"/template", "name", "Mine").expect(t, who, 403)
		b.post("/tables", "game", "custom", "template", strings.TrimPrefix(link, "/template/"), "seats", "3").expect(t, who, 403)
		b.get("/").expect(t, who, 200, "!/template/", "!Templates")
		b.get("/template/nonsense").expect(t, who, 404)
	}
	if kept, err := n.store.Templates(); err != nil || len(kept) != 1 {
		t.Errorf("kept are %v, %v", kept, err)
	}
	printed, _ := host.table()
	host.get("/t/"+printed).expect(t, "a printed game", 200, "!as a template")
	host.get("/t/"+printed+"/template").expect(t, "a printed game", 404, "as it is printed")
	host.script("/tables", "game", "quorum", "template", host.template("Darts"), "seats", "3").expect(t, "for another game", 422, "Darts is a template of another game.")
}

// One tap opens one table, built once.
func TestATemplateIsOpenedOnce(t *testing.T) {
	t.Parallel()
	n := building(t)
	host := n.host()
	var codes []string
	for range 3 {
		a := host.post("/tables", "game", "custom", "template", host.template("Property bank"), "seats", "4", "key", "one-tap").expect(t, "opening", 303)
		codes = append(codes, strings.TrimPrefix(a.to(), "/t/"))
	}
	if len(slices.Compact(codes)) != 1 {
		t.Errorf("one tap opened %v", codes)
	}
	if got := len(host.logged(codes[0])); got != 9 {
		t.Errorf("it has %d entries, not 9", got)
	}
	first, err := n.store.Table(codes[0])
	if err != nil {
		t.Fatal(err)
	}
	other, _ := host.opened(host.template("Property bank"), "4")
	second, err := n.store.Table(other)
	if err != nil || first.Setup.Seed == second.Setup.Seed || first.Setup.Seed == 0 {
		t.Errorf("the dice of two tables are %d and %d, %v", first.Setup.Seed, second.Setup.Seed, err)
	}
}

// A template that a newer Croupier kept is left out, and the lobby stays.
func TestAForeignTemplateIsLeftAlone(t *testing.T) {
	t.Parallel()
	n := building(t)
	host := n.host()
	if err := n.store.KeepTemplate(store.Template{Game: "custom", Name: "New", Night: "night 2 custom\n", Kept: time.Now()}); err != nil {
		t.Fatal(err)
	}
	host.get("/").expect(t, "the lobby", 200, "Points to ten", "!New")
}
