package newangeles

// The five steps of a deal (N1 to N8): whose chance it is, and who wins.

import (
	"fmt"
	"slices"

	"croupier/engine"
)

// Deal is one deal, as it lies on the board. Its step is not kept: it follows
// from what has been done. (N1)
type Deal struct {
	N       int
	Active  engine.Seat
	Asset   string // revealed; empty: not yet
	Main    Offer
	NoOffer bool    // the active player had no card, and wins without an action (A1)
	Box     []Offer // the Counteroffer box, the lowest card first
	Chances []Chance
	Support [2]int // cards face down beside the main offer, and the counteroffer

	Decided  string // the side that an asset or a ruling let win; empty: the cards decide
	Resolved bool   // the action is
	Bank     int    // capital paid to the bank since the deal was won (P13)
	Last     engine.Seat
	Used     []string    // assets and actions whose effect was entered
	Barred   engine.Seat // may not support the counteroffer (Locust Company)
	Named    engine.Seat // by Jackson Howard
}

// Offer is an action card on the board.
type Offer struct {
	By        engine.Seat
	Card      string // empty: there is none
	Emergency bool   // it is an emergency action, and no hand card (P10)
	Discards  int    // paid for it besides (N5)
}

// Chance is what one seat has done with its chances.
type Chance struct {
	Countered bool // the chance of a counteroffer is used, or passed
	Supported bool // the chance of supporting is used, or abstained
	Side      string
	Cards     int
}

// The two sides of a deal.
const (
	Main    = "main"
	Counter = "counter"
)

var sideWords = map[string]engine.Word{Main: "the main offer", Counter: "the counteroffer"}

func pan(side string) int {
	if side == Counter {
		return 1
	}
	return 0
}

// Step is one of the five. (N1)
type Step int

const (
	None       Step = iota - 1 // no deal is on
	Asset                      // to be revealed (N2)
	MainOffer                  // N3
	Countering                 // each other player may offer, in order
	Supporting                 // everybody lays support on one of two offers, or none
	Resolution                 // the offer that was taken is carried out
)

var stepNames = []engine.Word{"Asset", "Offer", "Counteroffer", "Support", "Resolution"}

// newDeal is a deal before its asset is revealed.
func newDeal(n, seats int, active engine.Seat) Deal {
	return Deal{N: n, Active: active, Chances: make([]Chance, seats)}
}

// mark names the deal as an occasion.
func (d Deal) mark() string { return fmt.Sprint("deal ", d.N) }

// next is who sits at a seat's left.
func (d Deal) next(s engine.Seat) engine.Seat { return s%engine.Seat(len(d.Chances)) + 1 }

// order is everybody but the active player, clockwise from his left. (N4, N7)
func (d Deal) order() (out []engine.Seat) {
	for s := d.next(d.Active); s != d.Active; s = d.next(s) {
		out = append(out, s)
	}
	return out
}

// counterer is who made the last counteroffer; Room: nobody. (N6)
func (d Deal) counterer() engine.Seat {
	if len(d.Box) == 0 {
		return engine.Room
	}
	return d.Box[len(d.Box)-1].By
}

// supporters are all but the active and the countering player. (N7)
func (d Deal) supporters() []engine.Seat {
	return slices.DeleteFunc(d.order(), func(s engine.Seat) bool { return s == d.counterer() })
}

func (d Deal) step() Step {
	switch {
	case d.Asset == "":
		return Asset
	case d.NoOffer:
		return Resolution
	case d.Main.Card == "":
		return MainOffer
	case d.first(d.order(), func(c Chance) bool { return c.Countered }) != engine.Room:
		return Countering
	case len(d.Box) > 0 && d.first(d.supporters(), func(c Chance) bool { return c.Supported }) != engine.Room:
		return Supporting
	}
	return Resolution
}

// inTurn is whose chance it is to counter or to support; Room: nobody's.
func (d Deal) inTurn() engine.Seat {
	switch d.step() {
	case Countering:
		return d.first(d.order(), func(c Chance) bool { return c.Countered })
	case Supporting:
		return d.first(d.supporters(), func(c Chance) bool { return c.Supported })
	}
	return engine.Room
}

// first is the first of those who have not used a chance.
func (d Deal) first(of []engine.Seat, used func(Chance) bool) engine.Seat {
	for _, s := range of {
		if !used(d.Chances[s-1]) {
			return s
		}
	}
	return engine.Room
}

// discards is what the next counteroffer costs besides its card: as many as lie
// in the box. (N5, F1)
func (d Deal) discards() int { return len(d.Box) }

// side is which one is ahead: more cards win, and the active player wins a tie
// and where nobody countered. (N8, F2)
func (d Deal) side() string {
	switch {
	case len(d.Box) == 0:
		return Main
	case d.Decided != "":
		return d.Decided
	case d.Support[0] >= d.Support[1]:
		return Main
	}
	return Counter
}

// winner is whose offer is ahead, and has won once the deal is at its Resolution.
func (d Deal) winner() engine.Seat {
	if d.side() == Counter {
		return d.counterer()
	}
	return d.Active
}

// leadingOffer is the offer that is ahead.
func (d Deal) leadingOffer() Offer {
	if d.side() == Counter {
		return d.Box[len(d.Box)-1]
	}
	return d.Main
}

// hasSupported reports whether a seat laid cards beside the offer that won. (P13)
func (d Deal) hasSupported(s engine.Seat) bool { return d.Chances[s-1].Side == d.side() }

// wasUsed reports whether the effect of an asset or action was entered.
func (d Deal) wasUsed(card string) bool { return slices.Contains(d.Used, card) }

// spend notes that an effect was entered; no chance is taken back behind it.
func (d *Deal) spend(card string) { d.Used, d.Last = append(d.Used, card), engine.Room }

// pass uses the chance of a counteroffer.
func (d *Deal) pass(s engine.Seat) { d.Chances[s-1].Countered, d.Last = true, s }

// laySupport uses the chance of supporting; no cards: abstained.
func (d *Deal) laySupport(s engine.Seat, side string, cards int) {
	c := &d.Chances[s-1]
	c.Supported, c.Side, c.Cards = true, side, cards
	d.Support[pan(side)] += cards
	d.Last = s
}
