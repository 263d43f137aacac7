package newangeles

// Resolution (N8 to N10), the hand limit after it (A10), and rulings on a deal.

import (
	"slices"

	"croupier/engine"
)

// Resolve is the winner saying that his action is done, as far as possible.
// (N9, A5)
type Resolve struct{}

func (Resolve) Fold(s *State, _ engine.Step) { s.Public.Deal.Resolved = true }

func (Resolve) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v has resolved the action", by)
}

// LeaveUnresolved is the winner who declines his action, where he may. (A5)
type LeaveUnresolved struct{}

func (LeaveUnresolved) Fold(s *State, _ engine.Step) { s.Public.Deal.Resolved = true }

func (LeaveUnresolved) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v leaves the action unresolved", by)
}

// Claim is the winner taking the asset, after the action. (N9, V8)
type Claim struct{}

func (Claim) Fold(s *State, t engine.Step) {
	p := &s.Public
	t.Tell("%v goes to %v.", p.Deal.Asset, t.By)
	p.moveAsset(p.Deal.Asset, t.By)
	finish(s)
}

func (Claim) Line(by engine.Seat) engine.Text { return engine.Textf("%v claims the asset", by) }

// finish clears the board and passes the turn. Offers and support go to the
// discard pile (N10); emergency actions to their owners, used if they won (P10).
func finish(s *State) {
	p, d := &s.Public, &s.Public.Deal
	won := d.leadingOffer()
	for _, o := range append([]Offer{d.Main}, d.Box...) {
		if o.Card != "" && !o.Emergency {
			p.Pile++
		}
	}
	p.Pile += d.Support[0] + d.Support[1]
	if won.Emergency {
		p.Emergency[won.By-1] = 0
	}
	for i := range s.Hands {
		s.Hands[i].Laid = ""
	}
	p.Before = *d
	p.Deal = newDeal(d.N+1, len(d.Chances), d.next(d.Active))
	p.Trim = p.House.HandSize > 0 && !p.House.Hidden
}

// handLimit is how many cards a seat may keep at the end of a turn. (A10, P14)
func (p *Public) handLimit(s engine.Seat) int {
	n := p.House.HandSize
	for _, a := range p.Assets[s-1] {
		n += handSize[a]
	}
	return max(0, n)
}

// trimmingSeats are those who must still discard down to the hand size; whoever left
// the table is not waited for.
func (p *Public) trimmingSeats(people []engine.Person) []engine.Seat {
	if !p.Trim {
		return nil
	}
	return engine.Present(p.overLimit(), people)
}

func (p *Public) overLimit() []engine.Seat {
	return slices.DeleteFunc(p.seats(), func(s engine.Seat) bool { return p.Cards[s-1] <= p.handLimit(s) })
}

// Silent is the host going on where somebody says nothing: silence passes,
// abstains, and keeps what is in hand. (N4, N7)
type Silent struct{}

func (Silent) Fold(s *State, t engine.Step) {
	p := &s.Public
	who := p.Deal.inTurn()
	switch p.step() {
	case Countering:
		p.Deal.pass(who)
		t.Tell("%v passes.", who)
		closeCounters(&p.Deal, t)
	case Supporting:
		support(s, t, who, "", 0)
		t.Tell("%v abstains.", who)
	default:
		p.Trim = false
	}
}

func (Silent) Line(engine.Seat) engine.Text { return engine.Textf("The table goes on") }

// Decide is a ruling on who wins, whatever the cards say: Midori, Tanaka. (A11)
type Decide struct {
	Side string `json:"side"`
	Why  string `json:"why"`
}

func (d Decide) Fold(s *State, t engine.Step) { decide(&s.Public.Deal, t, d.Side) }

func (d Decide) Line(engine.Seat) engine.Text {
	return engine.Textf("Decided for %v: %v", sideWords[d.Side], d.Why)
}

func decide(d *Deal, t engine.Step, side string) {
	d.Decided, d.Last = side, engine.Room
	t.Voted(d.scales())
	t.Tell("%v wins the deal.", d.winner())
}

// Lay is cards that a card's text lays beside an offer: from the deck (Isabel
// McGuire), or by an abstainer (Eiko). (A11)
type Lay struct {
	Side  string `json:"side"`
	Cards int    `json:"cards"`
	Why   string `json:"why"`
}

func (l Lay) Fold(s *State, t engine.Step) { layMore(&s.Public, t, l.Side, l.Cards) }

// layMore lays cards of nobody's hand beside an offer. Where all have supported
// already that may turn the deal, so it is told again who wins.
func layMore(p *Public, t engine.Step, side string, cards int) {
	d := &p.Deal
	d.Support[pan(side)] += cards
	d.Last = engine.Room
	if p.hasWinner() {
		tellWinner(d, t)
	}
}

func (l Lay) Line(engine.Seat) engine.Text {
	return engine.Textf("%v more beside %v: %v", someCards(l.Cards), sideWords[l.Side], l.Why)
}

// Return gives the last counteroffer back to its owner (Chief Gorman). What was
// discarded for it stays discarded. (A11)
type Return struct {
	Why string `json:"why"`
}

func (Return) Fold(s *State, t engine.Step) {
	d := &s.Public.Deal
	top := d.Box[len(d.Box)-1]
	d.Box, d.Last, d.Decided = d.Box[:len(d.Box)-1], engine.Room, ""
	if !top.Emergency {
		*cards(s, top.By)++
	}
	t.Tell("%v takes %v back.", top.By, top.Card)
	if d.step() == Resolution {
		tellWinner(d, t)
	}
}

func (r Return) Line(engine.Seat) engine.Text {
	return engine.Textf("The counteroffer is returned: %v", r.Why)
}

// TurnTo is a ruling on whose turn it is, before there is an offer.
type TurnTo struct {
	Who engine.Seat `json:"who"`
}

func (u TurnTo) Fold(s *State, _ engine.Step) { s.Public.Deal.Active = u.Who }

func (u TurnTo) Line(engine.Seat) engine.Text { return engine.Textf("The turn goes to %v", u.Who) }
