package americandream

import (
	"slices"

	"croupier/engine"
	"croupier/engine/ledger"
)

type (
	// State is the whole truth of a table of this game.
	State = engine.State[Public, Hand, Box]
	// View is what one viewer may know of it.
	View = engine.View[Public, Hand]
)

// Public lies face up.
type Public struct {
	Rules     Version
	House     House
	Cash      ledger.Purses // in dollars; in the hands unless a house rule opens it (B21)
	Companies Companies
	Players   []Player    // seat 1 first
	RollOff   RollOff     // who starts (A4)
	Turn      engine.Seat // whose; Room: nobody has started yet
	N         int         // how many turns there have been: names the occasion
	Move      Move        // what this turn has come to so far
	Ideas     []Idea      // every Patent, Copyright and Great Idea that was revealed
	Windows   int         // how many reveals there have been: names the occasion
	Window    *Window     // one is revealed, and may be stolen
	Fight     *Fight
	Throw     *Throw // the newest exchange of this turn's, or the last turn's, fight
	Offer     *Offer
	Count     *Count // the newest claim
	Winner    engine.Seat
}

// Player is what one seat has face up.
type Player struct {
	Salary         int
	Raised         int         // the newest raise of this turn, as part of Salary
	Why            engine.Word // what it was for
	Chips          [companies]int
	Won            [companies]int // of Chips, those won in fights (B4)
	Traps          []Trap         // unpaid, the oldest first (A13)
	Imagination    bool           // the pawn stands on Imagination (A8)
	Moved          bool           // the first turn is over (A5)
	Claims         int            // Patents, Copyrights and Great Ideas claimed: one opens Credibility (A30)
	EveryStock     bool           // a card for one stock every turn lies open (A18)
	EveryFranchise bool           // one for a franchise (A16)
}

// Move is what one turn has come to.
type Move struct {
	Dice     []int // in the order they fell; none: not rolled
	Rolled   bool  // by the program
	Cards    int   // Experience cards played
	Spaces   int   // that they add
	Ways     []Way // of the centre, that were taken
	To       Space // the sort of space it was moved to; none: not moved yet
	Passed   bool  // Imagination, and was paid for it
	On       Space // where the pawn landed; none: nowhere yet
	Company  int   // of a stock or franchise space
	Flown    bool  // it came there by American Express or Stock of Your Choice
	Bonus    int   // that this landing paid
	Bought   bool
	Extra    bool   // the one extra chip of this turn is bought (A19)
	Royalty  bool   // one was paid on this landing
	Revealed string // the Patent, Copyright or Great Idea that was revealed here last
	Rounds   int    // of Stock Fights, fought in this turn
	Fought   bool   // the Stock Fight of this landing is over
}

// Space is a sort of space on the board.
type Space string

// Spaces, as the log keeps them.
const (
	OnStock      Space = "stock"
	OnFranchise  Space = "franchise"
	OnTrap       Space = "trap"
	OnDividend   Space = "dividend"
	OnChoice     Space = "stock-of-choice"
	OnFight      Space = "stock-fight"
	OnPatents    Space = "patent-office"
	OnCopyrights Space = "copyright-office"
	OnIdea       Space = "great-idea"
	OnAmex       Space = "american-express"
	OnStart      Space = "imagination"
	OnOther      Space = "other"
)

// Hand is what one seat keeps to itself.
type Hand struct {
	Cash       int         // unless a house rule opens it (B21)
	Change     engine.Text // the newest change of it
	Prudential int
	Experience int
	Unnoted    int    // American Dream cards drawn, and not written down here yet
	Cards      []Card // those written down
}

// Box is empty: the decks lie on the real table.
type Box struct{}

func (p *Public) player(s engine.Seat) *Player { return &p.Players[s-1] }

// seats are all of them.
func (p *Public) seats() []engine.Seat { return engine.Seats(len(p.Players)) }

// others are all seats but one.
func (p *Public) others(s engine.Seat) []engine.Seat { return engine.Others(len(p.Players), s) }

// ownPlayer is what the viewer has face up.
func ownPlayer(v *View) *Player { return v.Public.player(v.Seat) }

// cash is what the viewer has.
func cash(v *View) int { return v.Public.Cash.Own(v.Seat, v.Hand.Cash) }

// refuseShort says why the viewer cannot pay so much. Nil: the viewer can.
func refuseShort(v *View, costs int) error {
	if have := cash(v); have < costs {
		return engine.Refuse("This costs %v; you have %v.", money.Of(costs), money.Of(have))
	}
	return nil
}

// closeIfShort closes a pad for what the viewer cannot pay, where cash is open.
// Where it is hidden the pad must look the same to all: then its check refuses.
func closeIfShort(pad engine.Pad, v *View, costs int) engine.Pad {
	if have := cash(v); !v.Public.Cash.Hidden && have < costs {
		return pad.But("This costs %v; you have %v.", money.Of(costs), money.Of(have))
	}
	return pad
}

// nextSeat is who plays after a seat, clockwise, of those who sit there.
func (p *Public) nextSeat(s engine.Seat, people []engine.Person) engine.Seat {
	for range p.Players {
		if s = s%engine.Seat(len(p.Players)) + 1; !engine.HasLeft(s, people) {
			break
		}
	}
	return s
}

// pay moves money between two purses, the bank's at no seat, and tells the hands
// of their owners why.
func pay(s *State, from, to engine.Seat, n int, why engine.Text) {
	if n == 0 || from == to {
		return
	}
	s.Public.Cash.Book(func(of engine.Seat) *int { return &s.Hand(of).Cash }).Move(from, to, n)
	if from != ledger.Bank {
		s.Hand(from).Change = engine.Textf("−%v: %v", money.Of(n), why)
	}
	if to != ledger.Bank {
		s.Hand(to).Change = engine.Textf("+%v: %v", money.Of(n), why)
	}
}

// showPurse declares what a rule turns over that looks into a purse in a hand:
// what its owner set right there.
func showPurse(s *State, t engine.Step, of engine.Seat) {
	if s.Public.Cash.Hidden {
		t.Show(of, engine.Room, engine.Correct)
	}
}

// drop takes the card out of a hand that is so.
func (h *Hand) drop(match func(Card) bool) (card Card, ok bool) {
	i := slices.IndexFunc(h.Cards, match)
	if i < 0 {
		return card, false
	}
	card = h.Cards[i]
	h.Cards = slices.Delete(h.Cards, i, i+1)
	return card, true
}
