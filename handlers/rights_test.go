package handlers_test

import (
	"fmt"
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

// firstMark is the occasion of a kind's pad at a new table; most are for any time. A
// ruling's is the number that it sets right.
var firstMark = map[string]string{"vote": "motion 1", engine.Correct: "1"}

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
	for _, kind := range kinds {
		if _, known := answersTo[kind]; !known && kind != "nonsense" {
			t.Errorf("there are no answers to %s", kind)
		}
	}
	for role, want := range may {
		t.Run(role, func(t *testing.T) {
			t.Parallel()
			r := roles[role]
			var passed []string
			for _, kind := range kinds {
				code := n.fourSeats(host, ada, ben, rex)
				before := host.logged(code)
				form := append([]string{"kind", kind, "mark", firstMark[kind], "key", newKey()}, answersTo[kind]...)
				if r.as != "" {
					form = append(form, "as", r.as)
				}
				switch a := r.by.script("/t/"+code+"/enter", form...); a.status {
				case 204:
					passed = append(passed, kind)
				case 400, 403, 422:
					if after := host.logged(code); !slices.Equal(after, before) {
						t.Errorf("%s was refused, and the log is %v", kind, after)
					}
				default:
					t.Errorf("%s: %d %s", kind, a.status, a.body)
				}
			}
			if got := strings.Join(passed, " "); got != want {
				t.Errorf("may enter %q, not %q", got, want)
			}
		})
	}
}

// A paused table takes of the host what the design lets a pause have: going on,
// rulings, undo and the host's own business beside the game; of a seat, where it
// sits and what it is called. No mark that a form may carry changes that, and
// certainly not the one by which logs and night files are read.
func TestAPauseHolds(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host, ada, ben, rex := n.host(), n.browser(), n.browser(), n.browser()
	roles := map[string]struct {
		by   *browser
		as   string
		rest string
	}{
		"the host":      {host, "", "ask:back ask:doctor ask:lock correct resume undo"},
		"the seat":      {ada, "", "leave open sit"},
		"for the guest": {host, "3", "leave sit"},
	}
	for _, mark := range []string{"", engine.AnyMark, "its own"} {
		for role, r := range roles {
			t.Run(fmt.Sprintf("%s, marked %q", role, mark), func(t *testing.T) {
				t.Parallel()
				var passed []string
				for kind, answers := range answersTo {
					code := n.fourSeats(host, ada, ben, rex)
					host.enter(code, "pause").expect(t, "pausing", 204)
					carried := mark
					if carried == "its own" {
						carried = firstMark[kind]
					}
					form := append([]string{"kind", kind, "mark", carried, "key", newKey()}, answers...)
					if r.as != "" {
						form = append(form, "as", r.as)
					}
					if a := r.by.script("/t/"+code+"/enter", form...); a.status == 204 {
						passed = append(passed, kind)
					} else if kind == "bank" && r.by == host && r.as == "" {
						a.expect(t, "the bank pays", 422, "The table is paused. Let it go on first.")
					}
				}
				slices.Sort(passed)
				rest := r.rest
				if mark != "its own" { // a ruling is for the number that was seen, pause or not
					rest = strings.Replace(rest, engine.Correct+" ", "", 1)
				}
				if got := strings.Join(passed, " "); got != rest {
					t.Errorf("may enter %q, not %q", got, rest)
				}
			})
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

// A seat's page says whose it is. What it sends counts for that seat or is refused
// with a sentence, though its browser has become the host's or sits elsewhere: never
// does it count as the host's.
func TestASeatsPageIsThatSeats(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	ada := n.phone(join, 1, "Ada")
	old := between(t, ada.get(page+"?open=*").body, `name="kind" value="vote"`, "</form>")
	if !strings.Contains(old, `name="as" value="1"`) {
		t.Fatalf("her page does not say whose it is: %s", old)
	}
	sends := func(kind string, more ...string) answer {
		t.Helper()
		return ada.script(page+"/enter", append([]string{"kind", kind, "mark", firstMark[kind], "key", newKey(), "as", "1"}, more...)...)
	}
	ada.post(host.handsOn(code, "yes")).expect(t, "Ada takes the host's role", 303)
	sends("vote", "say", "yes").expect(t, "she votes on her old page", 204)
	if got := n.shell.Now(code).Last(); got.By != 1 || got.ByHost {
		t.Errorf("it counts for %v, typed by the host: %v", got.By, got.ByHost)
	}
	sends("pause").expect(t, "what is the host's alone, from there", 422)
	host.enter(code, "leave", "as", "1").expect(t, "the host frees her seat", 204)
	sends("undo", "entry", "1").expect(t, "on her old page, without a seat", 422, "Nobody sits at seat 1.")
	n.phone(join, 1, "Bo")
	sends("undo", "entry", "1").expect(t, "on her old page, at Bo's seat", 422, "must say yes on it first")

	cleo := n.phone(join, 2, "Cleo")
	cleo.enter(code, "leave").expect(t, "Cleo leaves", 204)
	old2 := []string{"kind", "vote", "mark", "motion 1", "key", "k", "as", "2", "say", "no"}
	cleo.script(page+"/enter", old2...).expect(t, "on the page of a seat that was left", 403, "You have no seat at this table.")
	cleo.post(join, "seat", "3", "name", "Cleo").expect(t, "Cleo sits down elsewhere", 303)
	cleo.script(page+"/enter", old2...).expect(t, "on the page of her old seat", 403, "this one sits at seat 3")
	if got := host.logged(code); strings.Join(got, " ") != "sit vote leave sit sit leave sit" {
		t.Errorf("the log is %v", got)
	}
}
