package custom

import (
	"slices"

	"croupier/engine"
	"croupier/engine/clash"
	"croupier/engine/ledger"
)

type (
	// State is the whole truth of a table of one's own.
	State = engine.State[Public, Hand, Box]
	// View is what one viewer may know of it.
	View = engine.View[Public, Hand]
)

// Public lies face up: what was built, and how it stands.
type Public struct {
	Title    string
	Chairs   []Chair // seat 1 first: all that the table has room for
	Standing int     // so many of them may be sat on
	Money    Money
	Purses   ledger.Purses // in smallest units; none while money is off
	Trackers []Tracker
	Turns    Turns
	Clocks   []Clock
	Dice     []Dice
	Notes    int // covered notes that a seat may have lying; 0: none
	Ranks    []Rank
	Win      Win
	Ended    bool   // by the host
	Over     bool   // ended, or won
	Final    []int  // what the win rule counts, where it lay in the hands until the end; by seat
	Moment   Moment // what has just turned up for everybody
}

// Chair is a place at the table, and what lies before it besides its trackers.
type Chair struct {
	Here  bool        // somebody sits there now
	In    bool        // it takes part: somebody has sat there
	Out   bool        // by word, not by what a tracker says
	Moved bool        // has had its turn in this round
	Notes int         // covered notes: how many, never what
	Open  []string    // its notes that lie face up
	Force clash.Force // its troops, in the order in which hits fall on them
}

// Moment is what everybody is to notice now. It lasts until the next entry.
type Moment struct {
	N     int // how many there have been: names the occasion
	Title engine.Text
	Lines []engine.Text
	Now   bool // made by the entry that is being settled
}

// Hand is what one seat keeps to itself.
type Hand struct {
	Own   []Secret // its part of each secret tracker, in their order
	Notes []string // its covered notes, the oldest first
}

// Box is empty: nothing is hidden from everybody here.
type Box struct{}

// Limits: a table is to stay one that people can look at.
const (
	mostTrackers   = 24
	mostThresholds = 6 // of one tracker
	mostItems      = 30
	mostPhases     = 9
	mostClocks     = 6
	mostDice       = 6 // sets of dice
	mostNotes      = 5
	mostRanks      = 6
	mostNumber     = 1_000_000
	nameLetters    = 40
	saysLetters    = 80
)

func (p *Public) chair(s engine.Seat) *Chair { return &p.Chairs[s-1] }

// seatsWhere are the seats whose chair is so, from 1 up.
func (p *Public) seatsWhere(match func(*Chair) bool) []engine.Seat {
	return slices.DeleteFunc(engine.Seats(len(p.Chairs)), func(s engine.Seat) bool { return !match(p.chair(s)) })
}

// seatsIn are the seats that take part, whoever may have left since.
func (p *Public) seatsIn() []engine.Seat { return p.seatsWhere(func(c *Chair) bool { return c.In }) }

// plays reports whether somebody plays on a seat now: sits there, takes part and
// is not out.
func (p *Public) plays(s engine.Seat) bool {
	c := p.chair(s)
	return c.Here && c.In && !p.isOut(s)
}

// players are all that play now.
func (p *Public) players() []engine.Seat {
	return slices.DeleteFunc(p.seatsIn(), func(s engine.Seat) bool { return !p.plays(s) })
}

// others are all but one of a list.
func others(list []engine.Seat, but engine.Seat) []engine.Seat {
	return slices.DeleteFunc(slices.Clone(list), func(s engine.Seat) bool { return s == but })
}
