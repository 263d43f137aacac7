// Package gentleman keeps a night of Gentleman's Deal: money behind screens, a
// Deal card that only the dealer has seen, offers in the open, and a weighted
// vote shown all at once.
//
// Read in this order: game.go (what the game is made of), house.go (its house
// rules), accomplice.go and state.go (what is kept, and where), pads.go (what may
// be entered, and when), then the subjects in the order of a turn: card, offer,
// vote, settling (what follows from it, step by step), result (how that is told),
// pay for a house rule, and lift for the end. G1 to G28, V1 to V9, F1 to F4 and
// A1 to A15 in comments are the facts and the open points of the digest, and
// have their rows in the tests.
//
// A final offer stands (G7): that the dealer's own tap can be undone until the first
// vote is in mends a slip of the finger, all hear of it, and it is no rule of the game.
//
// The table's own affair, kept by nothing here:
//   - G7, the talk and the counterproposals: people talk; the offer that lies
//     there changes as often as the dealer wishes until it is final.
//   - A11, what the dealer says of his card: he may lie, and only the offer that
//     he places is held to the card.
package gentleman

import (
	"time"

	"croupier/engine"
)

// tokens are the money: ones and fives, whole. (G1)
var tokens = engine.Currency{Scale: 1, Step: 1, Bills: []int{1, 5}}

// Kinds of entries. A kind never changes its meaning: nights are kept for ever.
var (
	first = engine.Say[First]("first")
	card  = engine.SayAside[Look, Card, Public, Hand, Box]("card")
	again = engine.SayAside[Again, Retyped, Public, Hand, Box]("card-again")
	offer = engine.Say[Offer]("offer")
	final = engine.Say[Final]("final")
	vote  = engine.SayAside[Vote, Gesture, Public, Hand, Box]("vote")
	end   = engine.Say[Close]("close")
	pay   = engine.Say[Pay]("pay")
	lift  = engine.Say[Lift]("lift")
)

// Rules declares the game. Read this first.
var Rules = engine.Rules[Public, Hand, Box]{
	Name: "gentleman", Title: "Gentleman's Deal", Min: 5, Max: 9, // G2
	Currency: &tokens,
	Options:  options,
	Kinds:    []engine.Kind[Public, Hand, Box]{first, card, again, offer, final, vote, end, pay, lift},
	Open:     open, Own: own,
	Setup: setup, Pads: pads, Host: host, Settle: settle, Screen: screen, Waiting: waiting,
	Deadline: func(p Public) time.Time { return p.Ends },
	Clock:    clock,
	Expire:   expire,
	Over:     func(p Public) bool { return p.Phase == Ended },
}

// setup is the table before the first card: three Argument tokens each, no
// money, the accomplices in the middle. (G3)
func setup(s *State, o engine.Setup, _ engine.Step) {
	n := len(s.Hands)
	s.Public = Public{House: house(o.Options), Seats: n, Turn: 1, Dealer: 1, Offers: make([]Lot, n),
		Arguments: make([]int, n), Gangs: make([]int, n), Bank: allTokens, Lifted: make([]bool, n), Totals: make([]int, n)}
	for i := range n {
		s.Public.Arguments[i] = arguments
	}
}

// What lies in the box. (G1)
const (
	arguments = 3   // tokens each
	gangCards = 10  // in all
	allTokens = 210 // money: 60 ones and 30 fives
)

// open are the numbers that lie face up. All stand on the screens' own blocks.
func open(p *Public) (list []engine.Tracker) {
	list = make([]engine.Tracker, 0, 10+3*p.Seats)
	list = append(list, engine.Tracker{Name: "Deal", Min: 1, Max: p.turns(), At: &p.Turn})
	if p.Phase == Drawing { // later his card lies in his hand
		list = append(list, engine.Tracker{Name: "Seat that deals", Min: 1, Max: p.Seats, At: (*int)(&p.Dealer)})
	}
	list = append(list, engine.Tracker{Name: "Seat in prison", Max: p.Seats, At: (*int)(&p.Prison)})
	for a := range p.Holders {
		list = append(list, engine.Tracker{Name: "Seat with the " + names[a], Max: p.Seats, At: (*int)(&p.Holders[a])})
	}
	for i := range p.Seats {
		of := engine.Seat(i + 1)
		list = append(list,
			engine.Tracker{Name: "Arguments", Seat: of, Max: arguments, At: &p.Arguments[i], Course: true},
			engine.Tracker{Name: "Gangs", Seat: of, Max: p.mostGangs(), At: &p.Gangs[i], Course: true})
		if p.Lifted[i] {
			list = append(list, engine.Tracker{Name: "Money", Seat: of, Max: engine.NoLimit, At: &p.Totals[i], In: &tokens, Purse: true})
		}
	}
	if p.House.BankLimited {
		list = append(list, engine.Tracker{Name: "Bank", Max: engine.NoLimit, At: &p.Bank, In: &tokens})
	}
	for i := range list {
		list[i].Placed = true
	}
	return list
}

// own is the money behind a screen, until the screen is lifted. (G14)
func own(_ *Public, h *Hand) []engine.Tracker {
	if h.Lifted {
		return nil
	}
	return []engine.Tracker{{Name: "Money", Max: engine.NoLimit, At: &h.Money, In: &tokens, Purse: true, Placed: true}}
}
