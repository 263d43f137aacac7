package handlers_test

import (
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"testing"

	"croupier/engine"
)

// Every kind of entry of every game, at a moment at which somebody may make it,
// by everybody who may not: another seat in its author's name, a removed seat, a
// seat of another table, a stranger, the room's page, the host for somebody with a
// phone. All are refused, and leave no trace. Then its author makes it, and it
// counts for the author alone.
func TestEveryKindByEveryRole(t *testing.T) {
	t.Parallel()
	for _, game := range games() {
		t.Run(game.Info().Name, func(t *testing.T) {
			t.Parallel()
			var found findings
			everyRole(newNightOf(t, nil, game), &found)
			found.tell(t)
		})
	}
}

// role is somebody who sends an author's form.
type role struct {
	who string
	by  *browser
	as  string // beside the form, where it is not ""
}

func everyRole(n *night, found *findings) {
	host, foreigner := n.host(), n.browser()
	other := ""
	for _, o := range occasionsOf(n, n.games[0]) {
		if found.enough() {
			return
		}
		n.armed.Store(false)
		p := n.play(o, host)
		if other == "" { // the first table is the foreign one
			n.sits(foreigner, p.code, 1, n.shell.Now(p.code).Last().Seq)
			other = p.code
			continue
		}
		removed := p.removed()
		roles := []role{
			{"a stranger", n.browser(), ""}, {"a seat of another table", foreigner, ""}, {"whoever lost the seat", removed, ""},
		}
		if p.tap.By > 0 {
			as := strconv.Itoa(int(p.tap.By))
			roles = append(roles, role{"a stranger, as the author", n.browser(), as}, role{"a seat of another table, as the author", foreigner, as}, role{"whoever lost the seat, as the author", removed, as})
		}
		roles = append(roles, p.wrongSeats()...)
		n.arm()
		for _, r := range roles {
			p.tries(r, found)
		}
		p.counts(found)
	}
}

// removed is a browser that held a seat before the one that holds it now.
func (p *play) removed() *browser {
	b := p.browser()
	for i, own := range p.seats {
		if own != nil {
			p.sits(b, p.code, engine.Seat(i+1), p.shell.Now(p.code).Last().Seq)
			p.sits(own, p.code, engine.Seat(i+1), p.shell.Now(p.code).Last().Seq)
			return b
		}
	}
	return b
}

// wrongSeats are those at the table who may not make the entry: as themselves
// where none of their own pads offers it, and as its author never.
func (p *play) wrongSeats() (out []role) {
	now := p.shell.Now(p.code)
	for i, b := range p.seats {
		seat := engine.Seat(i + 1)
		if b == nil || seat == p.tap.By {
			continue
		}
		if !offers(now.Screen(seat), p.tap.Kind) {
			out = append(out, role{fmt.Sprintf("%v, for itself", seat), b, ""})
		}
		if p.tap.By > 0 {
			out = append(out, role{fmt.Sprintf("%v, as the author", seat), b, strconv.Itoa(int(p.tap.By))})
		} else {
			out = append(out, role{fmt.Sprintf("%v, as the host", seat), b, strconv.Itoa(int(engine.Host))})
		}
	}
	if p.author() != p.host { // the host has no say for who has a phone and has not said yes; seats and names are the host's
		if person := now.People()[p.tap.By-1]; !person.ByHost() && !slices.Contains([]string{engine.Sit, engine.Leave, engine.Open}, p.tap.Kind) {
			out = append(out, role{"the host, for a seat with a phone", p.host, strconv.Itoa(int(p.tap.By))})
		}
		if !offers(now.Screen(engine.Host), p.tap.Kind) {
			out = append(out, role{"the host, as the host", p.host, ""})
		}
	}
	return out
}

// offers reports whether an open pad of a screen offers a kind to its viewer.
func offers(s engine.Screen, kind string) bool {
	return slices.ContainsFunc(s.Pads, func(p engine.Pad) bool { return p.Kind == kind && p.Closed == nil && p.As == 0 })
}

// tries has somebody send the form.
func (p *play) tries(r role, found *findings) {
	form := p.form(newKey())
	if form.Del("as"); r.as != "" {
		form.Set("as", r.as)
	}
	before := p.shell.Now(p.code)
	p.shell.ForgetGuesses()
	a := r.by.do("POST", "/t/"+p.code+"/enter", form, "HX-Request", "true")
	if a.status < 400 || a.status >= 500 {
		found.add("%v, by %s: %d", p.occasion, r.who, a.status)
	}
	if now := p.shell.Now(p.code); now != before {
		found.add("%v, by %s: entered as %v", p.occasion, r.who, now.Last())
	}
}

// counts has the author send it: it counts for the author, and says who typed it.
func (p *play) counts(found *findings) {
	form, before := p.form(newKey()), p.shell.Now(p.code).Last().Seq
	if a := p.author().do("POST", "/t/"+p.code+"/enter", form); a.status != http.StatusSeeOther {
		found.add("%v, by its author: %d %.300s", p.occasion, a.status, a.body)
		return
	}
	got := p.shell.Now(p.code).Last()
	if got.Seq != before+1 || got.By != p.tap.By || got.Kind != p.tap.Kind || got.ByHost != (p.author() == p.host && p.tap.By > 0) {
		found.add("%v, by its author: entered as %v", p.occasion, got)
	}
}
