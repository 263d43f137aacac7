package deal

// Deals (D27 to D29): offers that are booked once both have said yes.

import (
	"fmt"

	"croupier/engine"
)

// Proposal is what one player offers another in the deal phase. Nothing of it is
// booked until both phones have said yes; refused or called off, it never was. (D28)
type Proposal struct {
	N         int         // its place among all of them: a yes is for this one; 0: none
	From, To  engine.Seat // To: Room where there is none
	Give, Get int         // cash in smallest units, as From sees it
	Pieces    int         // dope that moves
	Buys      bool        // to From; else to the other
	Out, In   string      // from which territory, and onto which beside it (D29)
	Swap      int         // weapons, one for one (D27)
	Sold      int         // weapons that From gives and gets none for, by a house rule (A6)
	Promise   string      // of From: noted, and never enforced
	Theirs    string      // of To: dope on credit is paid later, if at all
	Aside     bool        // Give was put aside out of a purse that is hidden (A18)
}

// yes and no to a question that the table answers by a look at the board.
const (
	isBeside = "yes"
	notSo    = "no"
)

// OfferDope offers own dope for a territory of another player beside it. (D27)
type OfferDope struct {
	From    string `json:"from"`
	Onto    string `json:"onto"`
	Pieces  int    `json:"pieces"`
	Price   int    `json:"price"` // smallest units
	Beside  string `json:"beside"`
	Promise string `json:"promise"`
	Theirs  string `json:"their-promise"` // on credit (D28)
}

// proposal is the offer as it will lie there.
func (e OfferDope) proposal(p *Public, by engine.Seat) Proposal {
	return Proposal{From: by, To: p.find(e.Onto).Holder, Get: e.Price, Pieces: e.Pieces, Out: e.From, In: e.Onto, Promise: e.Promise, Theirs: e.Theirs}
}

// Check: the pieces lie there, the territories lie beside each other, and the
// buyer has as much, where all may see it. (V6, V7)
func (e OfferDope) Check(v View) error {
	p := &v.Public
	if err := p.refuseDope(e.From, e.Onto, e.Pieces, e.Beside); err != nil {
		return err
	}
	return p.refusePrice(p.find(e.Onto).Holder, e.Price)
}

// Fold lays it there.
func (e OfferDope) Fold(s *State, t engine.Step) { propose(s, t, e.proposal(&s.Public, t.By)) }

// LineFrom words it.
func (e OfferDope) LineFrom(before Public, by engine.Seat) engine.Text {
	return e.proposal(&before, by).line()
}

// AskDope offers to buy dope of another player, for an own territory beside it. (D27)
type AskDope struct {
	From    string `json:"from"`
	Onto    string `json:"onto"`
	Pieces  int    `json:"pieces"`
	Price   int    `json:"price"` // smallest units
	Beside  string `json:"beside"`
	Promise string `json:"promise"`
}

func (e AskDope) proposal(p *Public, by engine.Seat) Proposal {
	return Proposal{From: by, To: p.find(e.From).Holder, Give: e.Price, Buys: true, Pieces: e.Pieces, Out: e.From, In: e.Onto, Promise: e.Promise}
}

// Check: the pieces lie there, and the territories lie beside each other. (V7)
func (e AskDope) Check(v View) error { return v.Public.refuseDope(e.From, e.Onto, e.Pieces, e.Beside) }

// Fold lays it there.
func (e AskDope) Fold(s *State, t engine.Step) { propose(s, t, e.proposal(&s.Public, t.By)) }

// LineFrom words it.
func (e AskDope) LineFrom(before Public, by engine.Seat) engine.Text {
	return e.proposal(&before, by).line()
}

// OfferSwap offers weapons one for one, with cash on either side. (D27)
type OfferSwap struct {
	To      engine.Seat `json:"to"`
	Cards   int         `json:"cards"`
	Give    int         `json:"give"` // smallest units
	Get     int         `json:"get"`
	Promise string      `json:"promise"`
	Theirs  string      `json:"their-promise"`
}

func (e OfferSwap) proposal(by engine.Seat) Proposal {
	return Proposal{From: by, To: e.To, Give: e.Give, Get: e.Get, Swap: e.Cards, Promise: e.Promise, Theirs: e.Theirs}
}

// Check: the other has as much, where all may see it. (V6)
func (e OfferSwap) Check(v View) error { return v.Public.refusePrice(e.To, e.Get) }

// Fold lays it there.
func (e OfferSwap) Fold(s *State, t engine.Step) { propose(s, t, e.proposal(t.By)) }

// Line words it.
func (e OfferSwap) Line(by engine.Seat) engine.Text { return e.proposal(by).line() }

// SellWeapon offers one weapon for cash alone, by a house rule: the seller then
// draws one, and the buyer discards one. (A6)
type SellWeapon struct {
	To      engine.Seat `json:"to"`
	Price   int         `json:"price"` // smallest units
	Promise string      `json:"promise"`
	Theirs  string      `json:"their-promise"`
}

func (e SellWeapon) proposal(by engine.Seat) Proposal {
	return Proposal{From: by, To: e.To, Get: e.Price, Sold: 1, Promise: e.Promise, Theirs: e.Theirs}
}

// Check: the other has as much, where all may see it. (V6)
func (e SellWeapon) Check(v View) error { return v.Public.refusePrice(e.To, e.Price) }

// Fold lays it there.
func (e SellWeapon) Fold(s *State, t engine.Step) { propose(s, t, e.proposal(t.By)) }

// Line words it.
func (e SellWeapon) Line(by engine.Seat) engine.Text { return e.proposal(by).line() }

// refuseDope refuses dope that cannot come to its buyer. Which territories lie beside
// each other only the board tells. (D29, V7)
func (p *Public) refuseDope(from, onto string, pieces int, beside string) error {
	if beside != isBeside {
		return engine.Refuse("Dope is sold to a territory beside it, by land or by a sea route: %v and %v are not.", from, onto)
	}
	if lies := p.find(from).Dope; pieces > lies {
		return engine.Refuse("%v has %d dope; you gave %d.", from, lies, pieces)
	}
	return nil
}

// refusePrice refuses what a seat cannot pay, where its cash lies face up. (V6)
func (p *Public) refusePrice(of engine.Seat, n int) error {
	if p.Cash.Hidden || p.Cash.Of[of-1] >= n {
		return nil
	}
	return engine.Refuse("%v has %v; this costs %v.", of, money.Of(p.Cash.Of[of-1]), money.Of(n))
}

// line words an offer.
func (x Proposal) line() engine.Text {
	return engine.Textf("%v offers %v: %v", x.From, x.To, x.words())
}

// words is what changes hands.
func (x Proposal) words() engine.Text {
	var what engine.List
	switch {
	case x.Pieces > 0:
		what = append(what, engine.Textf("%d dope from %v to %v", x.Pieces, x.Out, x.In))
	case x.Swap > 0:
		what = append(what, engine.Textf("%v, one for one", engine.Some{N: x.Swap, One: "weapon", More: "weapons"}))
	default:
		what = append(what, engine.Textf("a weapon"))
	}
	if x.Give > 0 {
		what = append(what, engine.Textf("%v pays %v", x.From, money.Of(x.Give)))
	}
	if x.Get > 0 {
		what = append(what, engine.Textf("%v pays %v", x.To, money.Of(x.Get)))
	}
	if x.Promise != "" {
		what = append(what, engine.Textf("%v promises: %v", x.From, x.Promise))
	}
	if x.Theirs != "" {
		what = append(what, engine.Textf("%v promises: %v", x.To, x.Theirs))
	}
	return engine.Textf("%v", what)
}

// mark names the offer: a yes is for what was on the phone.
func (x Proposal) mark() string { return fmt.Sprint("offer ", x.N) }

// propose lays an offer there, in the place of its maker's last. What is hidden is
// put aside, so that nobody learns from an offer that fell away. (A18)
func propose(s *State, t engine.Step, x Proposal) {
	p := &s.Public
	dropOffer(s, t.By)
	p.Proposed++
	x.N, x.Aside = p.Proposed, p.Cash.Hidden
	if x.Aside {
		s.Hand(t.By).Cash -= x.Give
	}
	p.Proposals[t.By-1] = x
}

// dropOffer takes an offer away as if it had never been.
func dropOffer(s *State, of engine.Seat) (x Proposal) {
	x = s.Public.Proposals[of-1]
	if x.Aside {
		s.Hand(of).Cash += x.Give
	}
	s.Public.Proposals[of-1] = Proposal{}
	return x
}

// canKeep reports whether an offer can still be kept: it is the deal phase of one of
// the two (D27), both play, the dope lies there, and its maker has the cash.
func (p *Public) canKeep(x Proposal) bool {
	if p.Turn.Phase != DealPhase || p.out(x.From) || p.out(x.To) || x.From != p.Turn.Seat && x.To != p.Turn.Seat {
		return false
	}
	if !p.Cash.Hidden && p.Cash.Of[x.From-1] < x.Give {
		return false
	}
	if x.Pieces == 0 {
		return true
	}
	seller, buyer := x.From, x.To
	if x.Buys {
		seller, buyer = x.To, x.From
	}
	out, in := p.find(x.Out), p.find(x.In)
	return out.Holder == seller && in.Holder == buyer && out.Dope >= x.Pieces
}

// fallAway strikes the offers that can no longer be kept, in the step that made it so.
func fallAway(s *State, t engine.Step) {
	for i, x := range s.Public.Proposals {
		if x.N > 0 && !s.Public.canKeep(x) {
			dropOffer(s, engine.Seat(i+1))
			t.Tell("The offer of %v to %v falls away.", x.From, x.To)
		}
	}
}

// Accept is the other phone's yes: all of it is booked at once.
type Accept struct {
	From engine.Seat `json:"from"`
}

// Fold books it.
func (e Accept) Fold(s *State, t engine.Step) {
	p := &s.Public
	x := dropOffer(s, e.From)
	book(s).Move(x.From, x.To, x.Give)
	book(s).Move(x.To, x.From, x.Get)
	if x.Pieces > 0 {
		p.find(x.Out).Dope -= x.Pieces
		p.find(x.In).Dope += x.Pieces
	}
	t.Tell("Done: %v.", x.words())
	if x.Sold > 0 {
		t.Tell("%v draws a weapon, %v discards one: both hold %d.", x.From, x.To, handSize)
	}
	if x.Promise != "" {
		p.promise(Promise{x.From, x.To, x.Promise})
	}
	if x.Theirs != "" {
		p.promise(Promise{x.To, x.From, x.Theirs})
	}
}

// Line words it.
func (e Accept) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v accepts the offer of %v", by, e.From)
}

// RefuseOffer is the other phone's no.
type RefuseOffer struct {
	From engine.Seat `json:"from"`
}

// Fold takes the offer away.
func (e RefuseOffer) Fold(s *State, _ engine.Step) { dropOffer(s, e.From) }

// Line words it.
func (e RefuseOffer) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v refuses the offer of %v", by, e.From)
}

// CallOff takes the own offer back.
type CallOff struct{}

// Fold takes it away.
func (CallOff) Fold(s *State, t engine.Step) { dropOffer(s, t.By) }

// Line words it.
func (CallOff) Line(by engine.Seat) engine.Text { return engine.Textf("%v calls the offer off", by) }

// partners are those with whom a seat may deal now: in the own deal phase all,
// else who has it. (D27, V7)
func (p *Public) partners(of engine.Seat) []engine.Seat {
	if of != p.Turn.Seat {
		return []engine.Seat{p.Turn.Seat}
	}
	return p.others(of)
}

// closeIfAlone closes a pad where nobody is left to deal with.
func (p *Public) closeIfAlone(s engine.Seat, pad engine.Pad) engine.Pad {
	if len(p.partners(s)) == 0 {
		return pad.But("Nobody else is left on the board.")
	}
	return pad
}
