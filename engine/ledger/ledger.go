// Package ledger moves money between the purses of a table and its bank.
//
// All amounts are whole numbers of the currency's smallest unit. Nothing here
// makes money or loses it: what one purse gives, another gets, and only an
// endless bank gives what nobody counts. Purses lie face up, or by a house rule
// in the hands. Whether a purse holds enough is asked before an entry is taken:
// by the ranges of its pad, or by Refuse where the host moves money openly. The
// tracker of each purse holds it at 0 or more after that.
package ledger

import "croupier/engine"

// Bank is the bank's place among the seats.
const Bank = engine.Room

// Purses are what lies face up of a table's money, as part of a game's Public.
type Purses struct {
	Hidden  bool  // purses lie in the hands, and Of stays empty
	Of      []int // by seat, seat 1 first
	Limited bool  // the bank can run out; else it is endless, and Bank is not counted
	Bank    int
}

// Open are purses that lie face up with the same in each, beside an endless bank.
func Open(seats, each int) Purses {
	p := Purses{Of: make([]int, seats)}
	for i := range p.Of {
		p.Of[i] = each
	}
	return p
}

// Hidden are purses that lie in the hands, beside an endless bank.
func Hidden() Purses { return Purses{Hidden: true} }

// Own is what a seat that looks has in its own purse: what lies face up, or what
// it was handed of its hand.
func (p Purses) Own(s engine.Seat, inHand int) int {
	if p.Hidden {
		return inHand
	}
	return p.Of[s-1]
}

// Payers are the seats whose purses anybody but their owner may pay from: none
// where purses are hidden, for a refusal would tell what is in them.
func (p Purses) Payers(seats []engine.Seat) []engine.Seat {
	if p.Hidden {
		return nil
	}
	return seats
}

// Refuse says why these cannot each pay n openly: all of them who are short are
// named, so that nobody pays where one cannot. Nil: they can.
func (p Purses) Refuse(in engine.Currency, n int, from ...engine.Seat) error {
	var short engine.List
	for _, s := range from {
		switch {
		case s == Bank && (!p.Limited || p.Bank >= n):
		case s == Bank:
			short = append(short, Name(s))
		case p.Hidden:
			return engine.Refuse("Money is hidden here: %v pays from their own phone.", s)
		case p.Of[s-1] < n:
			short = append(short, s.Text())
		}
	}
	if len(short) > 0 {
		return engine.Refuse("Not enough for %v: %v.", in.Of(n), short)
	}
	return nil
}

// Trackers are the purses that lie face up, and the bank where it has a limit.
func (p *Purses) Trackers(name engine.Word, in engine.Currency) []engine.Tracker {
	out := make([]engine.Tracker, 0, len(p.Of)+1)
	for i := range p.Of {
		out = append(out, engine.Tracker{Name: name, Seat: engine.Seat(i + 1), Max: engine.NoLimit, At: &p.Of[i], In: &in, Purse: true})
	}
	if p.Limited {
		out = append(out, engine.Tracker{Name: "Bank", Max: engine.NoLimit, At: &p.Bank, In: &in})
	}
	return out
}

// Book is the book of all purses, for a step that may reach into every hand.
// inHand finds the purse in a hand; nil where purses are never hidden.
func (p *Purses) Book(inHand func(engine.Seat) *int) Book {
	return func(s engine.Seat) *int {
		switch {
		case s == Bank && !p.Limited:
			return nil
		case s == Bank:
			return &p.Bank
		case p.Hidden:
			return inHand(s)
		}
		return &p.Of[s-1]
	}
}
