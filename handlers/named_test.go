package handlers_test

import (
	"strings"
	"testing"
	"time"

	"croupier/engine"

	"croupier/engine/vote"
	"croupier/handlers"
	"croupier/trackers/custom"
	"croupier/trackers/deal"
)

// What people name at a table of their own is told apart by the eye, in each place
// where something gets a name; a sentence is only held to what can be read.
func TestWhatIsNewlyNamed(t *testing.T) {
	t.Parallel()
	n := newNightOf(t, nil, custom.Rules.Game(vote.Rules))
	host := n.host()
	code, join := host.tableOf("custom")
	ada := n.phone(join, 1, "Ada")
	const unseen, alike = "only signs that can be seen", "cannot be mistaken for it"
	for _, c := range []struct {
		by      *browser
		kind    string
		answers []string
		why     string // empty: it is taken
	}{
		{host, "counter", []string{"name", "Lives", "per", "seat", "min", "0", "max", "9", "start", "3"}, ""},
		{host, "counter", []string{"name", "Lіves", "per", "seat", "min", "0", "max", "9", "start", "3"}, alike},
		{host, "counter", []string{"name", "Ｌｉｖｅｓ", "per", "seat", "min", "0", "max", "9", "start", "3"}, alike},
		{host, "counter", []string{"name", "lives", "per", "seat", "min", "0", "max", "9", "start", "3"}, "There is a Lives here already."},
		{host, "switch", []string{"name", "Сash", "per", "seat", "is", "off"}, alike},
		{host, "switch", []string{"name", "Li\u200bves", "per", "seat", "is", "off"}, unseen},
		{host, "list", []string{"name", "Clues\ufeff", "per", "table"}, unseen},
		{host, "list", []string{"name", "Clues", "per", "table"}, ""},
		{host, "dice", []string{"name", "Сlues", "dice", "1", "sides", "6"}, alike},
		{host, "clock", []string{"name", "C1ues", "per", "table", "minutes", "1", "seconds", "0", "then", "tell"}, alike},
		{ada, "write", []string{"in", "Clues", "item", "a\u00adglove"}, unseen},
		{ada, "write", []string{"in", "Clues", "item", "a glove"}, ""},
		{ada, "write", []string{"in", "Clues", "item", "a glove"}, ""}, // two of one are the table's to write
		{ada, "write", []string{"in", "Clues", "item", "а glove"}, alike},
		{host, "phases", []string{"names", "Draw, Play, Рlay"}, alike},
		{host, "phases", []string{"names", "Draw, Play"}, ""},
		{host, "ask", []string{"question", "Pizza\u2062?", "options", "yes, no"}, unseen},
		{host, "ask", []string{"question", "Pizza?", "options", "yes, уes"}, alike},
		{host, "name", []string{"title", "Our\u2063 night"}, unseen},
		{host, "name", []string{"title", "Our night \U0001F469\u200d\U0001F680"}, ""},
		{host, "correct", []string{"what", "Lives", "seat", "1", "to", "2", "why", "می\u200cخواهم"}, ""},
		{host, "correct", []string{"what", "Lives", "seat", "1", "to", "1", "why", "x\u200b"}, unseen},
	} {
		if c.why == "" {
			c.by.enter(code, c.kind, c.answers...).expect(t, strings.Join(c.answers, " "), 204)
		} else {
			c.by.enter(code, c.kind, c.answers...).expect(t, strings.Join(c.answers, " "), 422, c.why)
		}
	}
}

// An older night that has such names goes on, and so does a restart of it.
func TestOldNamesGoOn(t *testing.T) {
	t.Parallel()
	n := newNightOf(t, nil, custom.Rules.Game(vote.Rules))
	host := n.host()
	log := []engine.Record{
		{Seq: 1, By: engine.Host, Kind: "list", Answers: values([]string{"name", "Clues", "per", "table"}), At: time.UnixMilli(1)},
		{Seq: 2, By: engine.Host, Kind: "list", Answers: values([]string{"name", "Сlues\u200b", "per", "table"}), At: time.UnixMilli(1)},
	}
	code, err := handlers.Import(n.store, custom.Rules.Game(vote.Rules), engine.Setup{Seats: 3, Version: 1}, log)
	if err != nil {
		t.Fatal(err)
	}
	host.enter(code, "write", "in", "Сlues\u200b", "item", "a glove").expect(t, "on the list of the old name", 204)
}

// A template that comes in and a thing that the host writes on the shelf are newly
// named too; two templates or things that look alike are one too many.
func TestWhatComesInIsNewlyNamed(t *testing.T) {
	t.Parallel()
	n := newNightOf(t, nil, custom.Rules.Game(vote.Rules), deal.Rules.Game())
	host := n.host()
	for text, why := range map[string]string{
		"# Bingo\nnight 1 custom rules=1 seats=3\nhost list name=\"Clues\u200b\" per=table\n":                       "only signs that can be seen",
		"# Bingo\nnight 1 custom rules=1 seats=3\nhost list name=Clues per=table\nhost list name=Сlues per=table\n": "cannot be mistaken for it",
		"# Bingo\n# for\u202e us\nnight 1 custom rules=1 seats=3\nhost list name=Clues per=table\n":                 "only signs that can be seen",
	} {
		host.script("/templates", "text", text).expect(t, text, 422, why)
	}
	write := func(name, was string) answer {
		return host.script("/shelf", "game", "deal", "sort", "weapon", "do", "write", "name", name, "was", was)
	}
	write("Bat", "").expect(t, "a thing", 204)
	write("Bаt", "").expect(t, "one that looks like it", 422, "cannot be mistaken for it")
	write("Pan\u200b", "").expect(t, "unseen signs", 422, "signs that can be seen")
	write("Bаt", "Bat").expect(t, "spelled otherwise from now on", 204)
	file := "shelf 1\ndeal weapon Pan\ndeal weapon Раn\n\ndeal weapon \"K\u200bnife\"\n"
	host.script("/shelf/file", "game", "deal", "text", file).expect(t, "a file", 422, "Line 3")
	if got := host.shelf(); strings.Contains(got, "Pan") {
		t.Errorf("half of a bad file is on the shelf: %s", got)
	}
}
