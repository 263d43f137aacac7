package handlers_test

import (
	"slices"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/engine/laws/quorum"
	"croupier/handlers"
)

// answersTo are good answers to each kind of entry, so that nothing but who sends
// it decides.
var answersTo = map[string][]string{
	"vote": {"say", "yes"}, "give": {"to", "2", "coins", "1"}, "hide": nil, "lay": {"cards", "1", "names", "x"}, "show": {"to", "2"}, "bank": {"to", "2", "coins", "1"},
	"throw":    {"dice", "4", "dice", "2"},
	engine.Sit: {"name", "Zed"}, engine.Leave: nil, engine.Begin: {"seats", "4"}, engine.Open: {"on", "laptop"}, engine.Pause: nil, engine.Resume: nil,
	engine.Time: nil, engine.Undo: {"entry", "6"}, engine.Correct: {"what", "Round", "to", "2", "why", "x"},
	"ask:lock": {"on", "no"}, "ask:back": {"on", "yes"}, "ask:address": {"host", "x"}, "ask:doctor": {"on", "yes"},
}

// may are the cells that pass, at a table where it is seat 1's turn, seats 1 and
// 2 have phones, seat 3 a guest without, and seat 4 was freed again.
var may = map[string]string{
	"the seat whose turn it is":            "give hide lay leave open show sit throw undo vote",
	"another seat":                         "hide lay leave open sit throw vote",
	"the host":                             "ask:back ask:doctor ask:lock bank correct pause undo",
	"the host for a guest without a phone": "hide lay leave sit throw vote",
	"the host for a seat with a phone":     "leave open sit",
	"the host for an empty seat":           "sit",
	"a seat of another table":              "",
	"a removed seat":                       "",
	"a removed seat, as itself":            "",
	"another seat, as the first":           "",
	"another seat, as the guest":           "",
	"another seat, as the host":            "",
	"no cookie":                            "",
	"no cookie, as the first":              "",
}

// Every kind of entry that there is, by every role: only the listed cells pass,
// and what does not leaves no trace.
func TestWhoMayEnterWhat(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host, ada, ben, rex, fay, nobody := n.host(), n.browser(), n.browser(), n.browser(), n.browser(), n.browser()
	_, other := host.table()
	fay.post(other, "seat", "1", "name", "Fay").expect(t, "Fay sits down elsewhere", 303)
	roles := map[string]struct {
		by *browser
		as string
	}{
		"the seat whose turn it is": {ada, ""}, "another seat": {ben, ""}, "the host": {host, ""},
		"the host for a guest without a phone": {host, "3"}, "the host for a seat with a phone": {host, "2"}, "the host for an empty seat": {host, "4"},
		"a seat of another table": {fay, ""}, "a removed seat": {rex, ""}, "a removed seat, as itself": {rex, "4"},
		"another seat, as the first": {ben, "1"}, "another seat, as the guest": {ben, "3"}, "another seat, as the host": {ben, "-1"},
		"no cookie": {nobody, ""}, "no cookie, as the first": {nobody, "1"},
	}
	kinds := slices.Concat(quorum.Rules.Game().Info().Kinds, engine.Kernel, handlers.Asks(), []string{"nonsense"})
	slices.Sort(kinds)
	passed := map[string][]string{}
	for _, kind := range kinds {
		answers, known := answersTo[kind]
		if !known && kind != "nonsense" {
			t.Errorf("there are no answers to %s", kind)
		}
		for role, r := range roles {
			code := n.fourSeats(host, ada, ben, rex)
			before := host.logged(code)
			form := append([]string{"kind", kind, "mark", "*", "key", newKey()}, answers...)
			if r.as != "" {
				form = append(form, "as", r.as)
			}
			switch a := r.by.script("/t/"+code+"/enter", form...); a.status {
			case 204:
				passed[role] = append(passed[role], kind)
			case 400, 403, 422:
				if after := host.logged(code); !slices.Equal(after, before) {
					t.Errorf("%s: %s was refused, and the log is %v", role, kind, after)
				}
			default:
				t.Errorf("%s: %s: %d %s", role, kind, a.status, a.body)
			}
		}
	}
	for role, want := range may {
		if got := strings.Join(passed[role], " "); got != want {
			t.Errorf("%s may enter %q, not %q", role, got, want)
		}
	}
}

// fourSeats is a table with two phones, a guest, and a seat that was freed.
func (n *night) fourSeats(host, ada, ben, rex *browser) (code string) {
	n.Helper()
	a := host.script("/tables", "game", "quorum", "seats", "4").expect(n.TB, "opening", 201)
	code = between(n.TB, a.body, `"code":"`, `"`)
	join := path(n.TB, between(n.TB, a.body, `"join":"`, `"`))
	enter := "/t/" + code + "/enter"
	ada.post(join, "seat", "1", "name", "Ada").expect(n.TB, "Ada", 303)
	ben.post(join, "seat", "2", "name", "Ben").expect(n.TB, "Ben", 303)
	host.script(enter, "kind", "sit", "mark", "", "key", "guest", "as", "3", "name", "Grandma").expect(n.TB, "a guest", 204)
	rex.post(join, "seat", "4", "name", "Rex").expect(n.TB, "Rex", 303)
	host.script(enter, "kind", "leave", "mark", "", "key", "out", "as", "4").expect(n.TB, "Rex is freed", 204)
	ada.script(enter, "kind", "lay", "mark", "", "key", "lay", "cards", "1", "names", "x").expect(n.TB, "Ada lays", 204)
	return code
}
