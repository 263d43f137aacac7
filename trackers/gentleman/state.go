package gentleman

import (
	"time"

	"croupier/engine"
	"croupier/engine/sealed"
)

type (
	// State is the whole truth of a table of this game.
	State = engine.State[Public, Hand, Box]
	// View is what one viewer may know of it.
	View = engine.View[Public, Hand]
)

// Public lies face up.
type Public struct {
	House  House
	Seats  int
	Turn   int // the deal that is on, or comes next; from 1
	Dealer engine.Seat
	Phase  Phase
	Ends   time.Time // when the offer lapses, or the vote closes; zero without a clock

	Offers []Lot       // what lies before each screen
	Call   sealed.Call // the vote: who has one, and whose is in, never what it says
	Last   *Result     // of the newest deal

	Arguments []int          // tokens of each seat
	Gangs     []int          // Gang cards of each seat: they count in the coming vote
	Prison    engine.Seat    // who sits out the vote; Room: nobody
	Holders   [6]engine.Seat // by accomplice; Room: it lies in the middle
	Moves     [6]engine.Seat // by accomplice: who gets it at the next turn's start; Room: no change

	Bank   int    // money tokens left; counted only where they can run out
	Lifted []bool // whose screen is lifted, at the end
	Totals []int  // their money; 0 until then
}

// Phase is how far the deal has come.
type Phase int

const (
	Drawing  Phase = iota // the dealer draws his card; beside it stands the last deal's result
	Offering              // he puts money and accomplices before the others
	Voting                // his offer is final
	Counting              // the last deal is done; the screens are lifted one by one
	Ended                 // the night is over
)

// Lot is what lies before one screen, or what a Deal card shows.
type Lot struct {
	Money       int
	Accomplices []Accomplice
}

// none reports whether it is nothing at all.
func (l Lot) none() bool { return l.Money == 0 && len(l.Accomplices) == 0 }

// text is a lot in a sentence: "3, the Boss and the Banker".
func (l Lot) text() engine.Text { return l.words(Accomplice.withArticle) }

// shortWords is a lot in a row of a table: "3, Boss and Banker".
func (l Lot) shortWords() engine.Text { return l.words(Accomplice.name) }

func (l Lot) words(call func(Accomplice) engine.Text) engine.Text {
	var out engine.List
	if l.Money > 0 {
		out = append(out, engine.Textf("%v", tokens.Of(l.Money)))
	}
	for _, a := range l.Accomplices {
		out = append(out, call(a))
	}
	if len(out) == 0 {
		return engine.Textf("nothing")
	}
	return engine.Textf("%v", out)
}

// Hand lies behind one seat's screen.
type Hand struct {
	Money   int
	Change  engine.Text // by the newest payment between players, until the next deal is settled (A10)
	Card    Lot         // the dealer's Deal card; nothing when there is none
	Gesture Gesture
	Lifted  bool // the screen is lifted: the money lies face up
}

// Box is empty: the Deal cards are on the real table.
type Box struct{}

// turns are how many deals a game has: two rounds for five and six players, else
// one. (G27)
func (p Public) turns() int {
	if p.Seats <= 6 {
		return 2 * p.Seats
	}
	return p.Seats
}

// next is the neighbour to the left, who deals next; previous is the one to the right. (G3, G22)
func (p Public) next(of engine.Seat) engine.Seat { return of%engine.Seat(p.Seats) + 1 }

func (p Public) previous(of engine.Seat) engine.Seat {
	if of == 1 {
		return engine.Seat(p.Seats)
	}
	return of - 1
}

// clockwise are all but the dealer, from his left on.
func (p Public) clockwise() (out []engine.Seat) {
	for s := p.next(p.Dealer); s != p.Dealer; s = p.next(s) {
		out = append(out, s)
	}
	return out
}

// voters are all but the dealer and the prisoner. (G9)
func (p Public) voters() (out []engine.Seat) {
	for _, s := range engine.Others(p.Seats, p.Dealer) {
		if s != p.Prison {
			out = append(out, s)
		}
	}
	return out
}

// moneyOffered is the money that lies before the screens in all.
func (p Public) moneyOffered() (sum int) {
	for _, l := range p.Offers {
		sum += l.Money
	}
	return sum
}

// promisedTo finds the seat that an accomplice is offered to; Room: to none.
func (p Public) promisedTo(a Accomplice) engine.Seat {
	for i, l := range p.Offers {
		for _, b := range l.Accomplices {
			if a == b {
				return engine.Seat(i + 1)
			}
		}
	}
	return engine.Room
}

// supply is how many Gang cards are left to take; endless by a house rule. (G1, A9)
func (p Public) supply() int {
	if p.House.GangsEndless {
		return engine.NoLimit
	}
	out := gangCards
	for _, n := range p.Gangs {
		out -= n
	}
	return max(out, 0)
}

// mostGangs is how many Gang cards one seat can have: those of one turn, or, where
// they outlast turns without a vote, of all of them. (A6)
func (p Public) mostGangs() int {
	if p.House.GangsStay {
		return 2 * p.turns()
	}
	return 2
}
