package deal

import (
	"slices"
	"strings"

	"croupier/engine"
	"croupier/engine/clash"
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
	Rules       int // the version of them that the night was opened under
	House       House
	Cash        ledger.Purses // in smallest units
	Players     []Player      // seat 1 first
	First       engine.Seat   // who drew the highest weapon; Room: nobody has yet (D15)
	Turn        Turn
	Territories []Territory // those the table has named so far
	Weapons     []KnownCard // cards that were turned up tonight under a name
	Combat      *Combat     // freezes the rest of the turn while it lasts
	Combats     int         // how many there have been: names the occasion
	Permanent   string      // the event in the one slot; empty: none (D51)
	Proposals   []Proposal  // by seat: what it offers now
	Proposed    int         // how many offers there have been: names the occasion
	Promises    []Promise   // the newest between any two
}

// Player is what one seat has on the board.
type Player struct {
	Clan        Clan // none until it is picked
	Soldiers    int
	Lieutenants int
	Boss        int    // 1, or 0 once it has fallen
	At          string // the territory where the boss stands (D22, D26)
	Respect     int
	Events      int         // that are to be drawn (D49)
	Held        int         // clan events that lie face down before it (D50)
	Felled      []Clan      // whose bosses it has removed (D45, D46)
	Target      Clan        // once it lies open
	Hunts       bool        // every further boss counts for it (D46)
	Profile     string      // once it lies open (D47)
	Objectives  []Objective // of that profile, as far as they were noted
}

// Turn is whose turn it is, and what of it is done. Its Number is 0 until the
// cards are dealt.
type Turn struct {
	Number    int // of the night, from 1
	Seat      engine.Seat
	Phase     Phase
	Played    bool // something of this phase was entered that one does before going on
	Income    bool // taken (D18)
	BossMoved bool // in this action phase (D23)
	Event     bool // one was drawn or played (D50)
	NewHand   bool // the weapon hand was changed in this deal phase (D27)
}

// Phase is a part of a turn, in the order in which they are played.
type Phase int

// The parts of a turn.
const (
	Resource Phase = iota
	Recruitment
	Action
	DealPhase
)

// phases are their names.
var phases = []engine.Word{"Resource", "Recruitment", "Action", "Deal"}

// Hand is what one seat keeps to itself.
type Hand struct {
	Cash   int           // where a house rule hides it (A18)
	Weapon *clash.Weapon // locked in for this round, face down; nil: none

	Target     Clan        // noted, and not unveiled yet (D45)
	Profile    string      // noted, and not unveiled yet (D47)
	Objectives []Objective // of it
	Odds       bool        // of combats are shown
	Events     []KeptEvent // those clan events that were noted (D50)
}

// Box is empty: the decks lie on the real table.
type Box struct{}

// Limits of the pieces. (D6, D7)
const (
	mostTroops      = 50 // soldiers of one player on the board
	mostLieutenants = 3
	mostDope        = 50 // pieces on the whole board
	handSize        = 5  // weapons in a hand, and rounds of a set
)

// mostSoldiers is how many may be on the board: by a house rule the one on the
// respect counter is among the 50. (D6, A2)
func (p *Public) mostSoldiers() int {
	if p.House.RespectSoldier {
		return mostTroops - 1
	}
	return mostTroops
}

func (p *Public) player(s engine.Seat) *Player { return &p.Players[s-1] }

// out reports whether a seat's boss has fallen. (D42)
func (p *Public) out(s engine.Seat) bool { return p.begun() && p.player(s).Boss == 0 }

// alive are the seats that still play, from 1 up.
func (p *Public) alive() []engine.Seat { return p.others(engine.Room) }

// others are those that still play, but one.
func (p *Public) others(but engine.Seat) []engine.Seat {
	return slices.DeleteFunc(engine.Others(len(p.Players), but), p.out)
}

// after is who plays after a seat, clockwise: the seat itself if nobody else is left.
func (p *Public) after(s engine.Seat) engine.Seat {
	for range p.Players {
		if s = s%engine.Seat(len(p.Players)) + 1; !p.out(s) {
			break
		}
	}
	return s
}

// begun reports whether the first turn has begun.
func (p *Public) begun() bool { return p.Turn.Number > 0 }

// find is the territory of a name, however it is written; nil: not known yet.
func (p *Public) find(name string) *Territory {
	for i := range p.Territories {
		if strings.EqualFold(p.Territories[i].Name, name) {
			return &p.Territories[i]
		}
	}
	return nil
}

// where are the territories of which something is true, in the order in which
// they were named.
func (p *Public) where(match func(*Territory) bool) []*Territory {
	out := make([]*Territory, 0, len(p.Territories))
	for i := range p.Territories {
		if t := &p.Territories[i]; match(t) {
			out = append(out, t)
		}
	}
	return out
}

// some reports whether that is true of any territory.
func (p *Public) some(match func(*Territory) bool) bool {
	for i := range p.Territories {
		if match(&p.Territories[i]) {
			return true
		}
	}
	return false
}

// held are the territories that a seat controls. (D9)
func (p *Public) held(by engine.Seat) []*Territory {
	return p.where(func(t *Territory) bool { return t.Holder == by })
}

// dope is how much lies on the board. (D7)
func (p *Public) dope() (n int) {
	for _, t := range p.Territories {
		n += t.Dope
	}
	return n
}

// book is the book of all purses, wherever they lie.
func book(s *State) ledger.Book {
	return s.Public.Cash.Book(func(of engine.Seat) *int { return &s.Hand(of).Cash })
}

// cash is what the viewer has.
func cash(v *View) int { return v.Public.Cash.Own(v.Seat, v.Hand.Cash) }
