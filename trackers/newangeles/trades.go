package newangeles

// Bargains between two (P9): offered, accepted, noted.

import (
	"fmt"
	"slices"

	"croupier/engine"
)

// Proposal is what one player offers another. Nothing of it is booked until
// both phones have said yes; withdrawn or refused, it never was. (P9, A6)
type Proposal struct {
	N         int // its place among all of them: a yes is for this one
	From, To  engine.Seat
	Give, Get int // capital, as From sees it
	Mine      []string
	Theirs    []string
	Do        string // what is done at once, besides; empty: nothing
	By        engine.Seat
	Side      string
	Cards     int
	Promise   string // a note that binds nobody
}

// What can be done at once, by the player in turn and by nobody else.
const (
	Trade     = "trade" // nothing besides
	DoPass    = "pass"
	DoAbstain = "abstain"
	DoSupport = "support"
)

// Promise is a note on what somebody said he would do for another.
type Promise struct {
	By, To engine.Seat
	Words  string
}

// Propose makes an offer to one player. It takes the place of its maker's last.
type Propose struct {
	Do      string      `json:"do"`
	To      engine.Seat `json:"to"`
	Give    int         `json:"give"`
	Get     int         `json:"get"`
	Mine    []string    `json:"mine"`
	Theirs  []string    `json:"theirs"`
	Side    string      `json:"side"`
	Cards   int         `json:"cards"`
	Promise string      `json:"promise"`
}

// proposal is the offer as it will lie there. What is done at once is done by
// whoever gets something for it.
func (o Propose) proposal(by engine.Seat) Proposal {
	x := Proposal{From: by, To: o.To, Give: o.Give, Get: o.Get, Mine: o.Mine, Theirs: o.Theirs, Side: o.Side, Cards: o.Cards, Promise: o.Promise}
	if o.Do == Trade {
		return x
	}
	x.Do, x.By = o.Do, by
	if o.Give > 0 || len(o.Mine) > 0 {
		x.By = o.To
	}
	return x
}

// Check: what is asked for must be there, and something must change hands.
func (o Propose) Check(v View) error {
	p := v.Public
	if o.Give == 0 && o.Get == 0 && len(o.Mine) == 0 && len(o.Theirs) == 0 {
		return engine.Refuse("Offer something that changes hands at once. A promise alone is a note.")
	}
	if have := p.Capital.Of[o.To-1]; o.Get > have {
		return engine.Refuse("%v has %v capital; you ask for %v.", o.To, capital.Of(have), capital.Of(o.Get))
	}
	for _, a := range o.Theirs {
		if h := p.holder(a); h != o.To {
			return engine.Refuse("%v lies before %v, not before %v.", a, h, o.To)
		}
	}
	return p.mayDeal(v.Seat, o.To)
}

func (o Propose) Fold(s *State, t engine.Step) {
	p := &s.Public
	p.Proposed++
	x := o.proposal(t.By)
	x.N = p.Proposed
	p.Proposals[t.By-1] = x
}

func (o Propose) Line(by engine.Seat) engine.Text {
	x := o.proposal(by)
	return engine.Textf("%v offers %v %v for %v", by, o.To, x.gives(by), x.gives(o.To))
}

// gives is what one of the two gives: capital, assets, and what he does at once.
func (x Proposal) gives(s engine.Seat) engine.Text {
	n, list := x.Give, x.Mine
	if s != x.From {
		n, list = x.Get, x.Theirs
	}
	out := engine.List{}
	if n > 0 {
		out = append(out, engine.Textf("%v capital", capital.Of(n)))
	}
	for _, a := range list {
		out = append(out, engine.Textf("%v", a))
	}
	if x.Do != "" && x.By == s {
		out = append(out, x.deedText())
	}
	if len(out) == 0 {
		return engine.Textf("nothing")
	}
	return engine.Textf("%v", out)
}

// deedText is what is done at once.
func (x Proposal) deedText() engine.Text {
	switch x.Do {
	case DoPass:
		return engine.Textf("a pass")
	case DoAbstain:
		return engine.Textf("abstaining")
	}
	return engine.Textf("%v beside %v", someCards(x.Cards), sideWords[x.Side])
}

// mark names the offer: a yes is for what was on the phone.
func (x Proposal) mark() string { return fmt.Sprint("offer ", x.N) }

// canKeep reports whether its maker can still keep it.
func (p *Public) canKeep(x Proposal) bool {
	if x.Give > p.Capital.Of[x.From-1] {
		return false
	}
	for _, a := range x.Mine {
		if p.holder(a) != x.From {
			return false
		}
	}
	return x.Do == "" || p.doable(x)
}

// doable reports whether what is to be done at once still can be: the chance is
// there, and the maker's own cards are. (The other's are asked on accepting.)
func (p *Public) doable(x Proposal) bool {
	want := map[string]Step{DoPass: Countering, DoAbstain: Supporting, DoSupport: Supporting}[x.Do]
	if p.step() != want || p.Deal.inTurn() != x.By {
		return false
	}
	if x.Side == Counter && x.By == p.Deal.Barred {
		return false
	}
	return x.Do != DoSupport || x.By != x.From || p.Cards[x.By-1] >= x.Cards
}

// fallAway strikes the offers that their makers can no longer keep, in the step
// that made it so.
func fallAway(p *Public, t engine.Step) {
	for i, x := range p.Proposals {
		if x.To != engine.Room && !p.canKeep(x) {
			p.Proposals[i] = Proposal{}
			t.Tell("The offer of %v to %v falls away.", x.From, x.To)
		}
	}
}

// mayDeal holds back who may not deal with whom during a deal. (A7)
func (p *Public) mayDeal(a, b engine.Seat) error {
	if !p.House.InTurnOnly || p.step() <= Asset {
		return nil
	}
	turn := engine.Room
	if p.step() == Supporting {
		turn = p.Deal.inTurn()
	}
	switch {
	case turn == engine.Room:
		return engine.Refuse("During a deal payments are made with the supporter in turn, and nobody supports now.")
	case a != turn && b != turn:
		return engine.Refuse("During a deal payments are made with the supporter in turn: %v.", turn)
	}
	return nil
}

// Accept is the other phone's yes: all of it is booked at once. Which cards it
// lays is asked aside.
type Accept struct {
	From engine.Seat `json:"from"`
}

func (a Accept) Fold(s *State, t engine.Step) {
	p := &s.Public
	x := p.Proposals[a.From-1]
	p.Proposals[a.From-1] = Proposal{}
	p.book().Move(x.From, x.To, x.Give)
	p.book().Move(x.To, x.From, x.Get)
	for _, name := range x.Mine {
		p.moveAsset(name, x.To)
	}
	for _, name := range x.Theirs {
		p.moveAsset(name, x.From)
	}
	t.Tell("%v gives %v, %v gives %v.", x.From, x.gives(x.From), x.To, x.gives(x.To))
	if x.Promise != "" {
		note(s, t, x.From, x.To, x.Promise)
	}
	x.perform(s, t)
}

// perform does what was to be done at once. It cannot be revised. (A8)
func (x Proposal) perform(s *State, t engine.Step) {
	d := &s.Public.Deal
	switch x.Do {
	case DoPass:
		d.pass(x.By)
		closeCounters(d, t)
	case DoAbstain:
		support(s, t, x.By, "", 0)
	case DoSupport:
		support(s, t, x.By, x.Side, x.Cards)
	default:
		return
	}
	d.Last = engine.Room
}

func (a Accept) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v accepts the offer of %v", by, a.From)
}

// RefuseOffer is the other phone's no.
type RefuseOffer struct {
	From engine.Seat `json:"from"`
}

func (r RefuseOffer) Fold(s *State, _ engine.Step) { s.Public.Proposals[r.From-1] = Proposal{} }

func (r RefuseOffer) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v refuses the offer of %v", by, r.From)
}

// Withdraw takes the own offer back.
type Withdraw struct{}

func (Withdraw) Fold(s *State, t engine.Step) { s.Public.Proposals[t.By-1] = Proposal{} }

func (Withdraw) Line(by engine.Seat) engine.Text { return engine.Textf("%v withdraws the offer", by) }

// Noted is a promise: it binds nobody. (P9)
type Noted struct {
	To    engine.Seat `json:"to"`
	Words string      `json:"words"`
}

func (n Noted) Fold(s *State, t engine.Step) {
	s.Public.promise(t.By, n.To, n.Words)
}

func (n Noted) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v promises %v: %v (binds nobody)", by, n.To, n.Words)
}

// promise writes one down, in place of an older one to the same player.
func (p *Public) promise(by, to engine.Seat, words string) {
	p.strike(by, to)
	p.Promises = append(p.Promises, Promise{by, to, words})
}

// strike takes the one to that player away, if there is one.
func (p *Public) strike(by, to engine.Seat) {
	p.Promises = slices.DeleteFunc(p.Promises, func(n Promise) bool { return n.By == by && n.To == to })
}

// newest reports whether nobody was promised anything by the same player since.
func (p *Public) newest(i int) bool {
	return !slices.ContainsFunc(p.Promises[i+1:], func(n Promise) bool { return n.By == p.Promises[i].By })
}

// Strike takes a promise off the table: kept, broken or forgotten. To nobody: the
// newest of its maker's.
type Strike struct {
	Of engine.Seat `json:"of"`
	To engine.Seat `json:"to"`
}

func (k Strike) Fold(s *State, _ engine.Step) {
	p := &s.Public
	for i, n := range p.Promises {
		if n.By == k.Of && k.To == engine.Room && p.newest(i) {
			k.To = n.To
		}
	}
	p.strike(k.Of, k.To)
}

func (k Strike) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v strikes the promise of %v", by, k.Of)
}

func note(s *State, t engine.Step, by, to engine.Seat, words string) {
	s.Public.promise(by, to, words)
	t.Tell("%v promises %v: %v (binds nobody).", by, to, words)
}

// refusedYes says why an offer cannot be accepted now. Cards are the viewer's.
func refusedYes(v View, x Proposal) error {
	p := &v.Public
	if have := p.Capital.Of[x.To-1]; x.Get > have {
		return engine.Refuse("You have %v capital; this costs %v.", capital.Of(have), capital.Of(x.Get))
	}
	for _, a := range x.Theirs {
		if !slices.Contains(p.Assets[x.To-1], a) {
			return engine.Refuse("You no longer have %v.", a)
		}
	}
	if x.Do == DoSupport && x.By == x.To && inHand(v) < x.Cards {
		return engine.Refuse("You have %v; this lays %d.", someCards(inHand(v)), x.Cards)
	}
	return p.mayDeal(x.From, x.To)
}
