package newangeles

// Assets that touch capital or support (P13, P14).

import (
	"croupier/engine"
	"croupier/engine/ledger"
)

// Vanity is the capital of Vanity Project: 2 for a chosen player, 4 where he
// supported it. (P13) The asset that he loses he discards himself.
type Vanity struct {
	Who engine.Seat `json:"who"`
}

func (n Vanity) Fold(s *State, t engine.Step) {
	d, pays := &s.Public.Deal, 2
	if d.hasSupported(n.Who) {
		pays = 4
		t.Tell("%v supported the offer.", n.Who)
	}
	d.spend(vanityProject)
	s.Public.book().Move(ledger.Bank, n.Who, pays)
	t.Tell("%v gains %v capital.", n.Who, capital.Of(pays))
}

func (n Vanity) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v chooses %v for %v", by, n.Who, engine.Word(vanityProject))
}

// Risk is High-Risk Investments: 3, 2 and 1 for three players. (P13)
type Risk struct {
	Three engine.Seat `json:"three"`
	Two   engine.Seat `json:"two"`
	One   engine.Seat `json:"one"`
}

// Check: three different players.
func (r Risk) Check(View) error {
	if r.Three == r.Two || r.Three == r.One || r.Two == r.One {
		return engine.Refuse("Choose three different players.")
	}
	return nil
}

func (r Risk) Fold(s *State, _ engine.Step) {
	s.Public.Deal.spend(highRisk)
	for i, who := range []engine.Seat{r.One, r.Two, r.Three} {
		s.Public.book().Move(ledger.Bank, who, i+1)
	}
}

func (r Risk) Line(engine.Seat) engine.Text {
	return engine.Textf("%v: %v gains 3 capital, %v 2, %v 1", engine.Word(highRisk), r.Three, r.Two, r.One)
}

// Use is the effect of an asset that acts in the deal, where the table lets the
// program know the cards. (A11, P14) The holder taps it, once a deal; nothing
// happens by itself, for the card may be exhausted or its holder unwilling.
type Use struct {
	Asset string      `json:"asset"`
	Side  string      `json:"side"`
	Who   engine.Seat `json:"who"`
}

func (u Use) Fold(s *State, t engine.Step) {
	d := &s.Public.Deal
	if u.Asset == jacksonHoward && d.Named == engine.Room {
		d.Named, d.Last = u.Who, engine.Room // its gain is a second tap
		return
	}
	scripts[u.Asset].effect(s, t, u)
	d.spend(u.Asset)
}

func (u Use) Line(by engine.Seat) engine.Text {
	switch {
	case u.Side != "":
		return engine.Textf("%v uses %v for %v", by, u.Asset, sideWords[u.Side])
	case u.Who != engine.Room:
		return engine.Textf("%v uses %v and names %v", by, u.Asset, u.Who)
	}
	return engine.Textf("%v uses %v", by, u.Asset)
}

// script is what the program knows of an asset: when its holder may use it, what
// it asks, and what follows.
type script struct {
	when   func(p *Public, holder engine.Seat) bool
	side   bool // it asks for a side
	who    bool // or for a player
	says   engine.Word
	effect func(*State, engine.Step, Use)
}

// scripts are the assets whose effect in a deal is told in full by the sources.
// Of the others (Caprice Nisei, Chief Gorman, Eiko, Mark Yale, The Fall Guy) it
// is not: they are entered by hand.
var scripts = map[string]script{
	aaronMarron: {
		when: func(p *Public, s engine.Seat) bool { return p.step() > Countering && p.Deal.paidBy(s) > 0 },
		says: "take the discards of the others",
		effect: func(s *State, t engine.Step, _ Use) {
			n := s.Public.Deal.paidBy(t.By)
			*cards(s, t.By) += n
			s.Public.Pile = max(0, s.Public.Pile-n)
			t.Tell("%v takes %v.", t.By, someCards(n))
		},
	},
	coachWalden: {
		when:   func(p *Public, s engine.Seat) bool { return p.hasWinner() && p.Deal.next(p.Deal.winner()) == s },
		says:   "gain 1: the right neighbour won",
		effect: gains(1),
	},
	isabelMcGuire: {
		when:   func(p *Public, _ engine.Seat) bool { return p.step() == Supporting || p.isUndecided() },
		side:   true,
		says:   "add the top card of a deck",
		effect: func(s *State, t engine.Step, u Use) { layMore(&s.Public, t, u.Side, 1) },
	},
	jacksonHoward: {
		when: func(p *Public, _ engine.Seat) bool {
			if p.Deal.Named == engine.Room {
				return p.step() == Countering || p.step() == Supporting
			}
			return p.hasWinner() && p.Deal.Named == p.Deal.winner()
		},
		who:    true,
		says:   "name who will win",
		effect: gains(2),
	},
	locustCompany: {
		when:   func(p *Public, _ engine.Seat) bool { return p.step() == Supporting },
		who:    true,
		says:   "name who may not support the counteroffer",
		effect: func(s *State, _ engine.Step, u Use) { s.Public.Deal.Barred = u.Who },
	},
	midori: {
		when: func(p *Public, _ engine.Seat) bool {
			return p.isUndecided() && p.Deal.Support[0] == p.Deal.Support[1]
		},
		side:   true,
		says:   "decide the tie",
		effect: func(s *State, t engine.Step, u Use) { decide(&s.Public.Deal, t, u.Side) },
	},
	monicaSingh: {
		when: func(p *Public, s engine.Seat) bool {
			return p.hasWinner() && s == p.Deal.Active && p.Deal.winner() != s
		},
		says: "take 2 from the countering player",
		effect: func(s *State, t engine.Step, _ Use) {
			p, from := &s.Public, s.Public.Deal.counterer()
			n := min(2, p.Capital.Of[from-1])
			p.book().Move(from, t.By, n)
			t.Tell("%v takes %v capital from %v.", t.By, capital.Of(n), from)
		},
	},
	saulEustecio: {
		when: func(p *Public, _ engine.Seat) bool { return p.hasWinner() && p.Deal.side() == Counter },
		says: "gain 1, and the active player 1: the counteroffer won",
		effect: func(s *State, t engine.Step, _ Use) {
			s.Public.book().PayAll(ledger.Bank, []engine.Seat{t.By, s.Public.Deal.Active}, 1)
			t.Tell("%v and %v gain 1 capital each.", t.By, s.Public.Deal.Active)
		},
	},
	tanaka: {
		when: func(p *Public, _ engine.Seat) bool { return p.isUndecided() },
		side: true,
		says: "discard it and decide who wins",
		effect: func(s *State, t engine.Step, u Use) {
			s.Public.moveAsset(tanaka, engine.Room)
			decide(&s.Public.Deal, t, u.Side)
		},
	},
}

func gains(n int) func(*State, engine.Step, Use) {
	return func(s *State, t engine.Step, _ Use) {
		s.Public.book().Move(ledger.Bank, t.By, n)
		t.Tell("%v gains %v capital.", t.By, capital.Of(n))
	}
}

// hasWinner reports whether the deal has a winner and is not cleared away.
func (p *Public) hasWinner() bool { return p.step() == Resolution }

// isUndecided reports whether a card may still change who has won.
func (p *Public) isUndecided() bool {
	return p.hasWinner() && len(p.Deal.Box) > 0 && !p.Deal.Resolved
}

// paidBy is how many cards all others but one discarded for counteroffers.
func (d Deal) paidBy(butFor engine.Seat) (n int) {
	for _, o := range d.Box {
		if o.By != butFor {
			n += o.Discards
		}
	}
	return n
}

// usable are the assets whose effect a seat may enter now.
func (p *Public) usable(s engine.Seat) (out []string) {
	if !p.House.Scripted || p.step() == None {
		return nil
	}
	for _, a := range p.Assets[s-1] {
		if x, known := scripts[a]; known && !p.Deal.wasUsed(a) && x.when(p, s) {
			out = append(out, a)
		}
	}
	return out
}
