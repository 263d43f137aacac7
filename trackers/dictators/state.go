package dictators

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

// Numbers of the box and of the rules.
const (
	perTurn     = 3   // actions of a turn (R7)
	handLimit   = 5   // cards that may stay at the end of the own turn (R9)
	dealt       = 4   // Command cards at the start (R2)
	commands    = 102 // Command cards (R1)
	founders    = 15  // Founding Fathers (R1)
	presidents  = 12  // Presidential cards (R1)
	assets      = 5   // Asset cards (R1)
	roadblocks  = 30  // tokens (R1)
	noFlyZones  = 5   // tokens (R1)
	zoneFours   = 15  // zone-4 tokens (R1)
	inTheNorth  = 9   // of them on facilities in Mexico and Canada (R3)
	spilled     = 20  // Command cards that DEFCON 2 moves (R16)
	newFounders = 3   // Founding Fathers that join a new Command deck (R10)
	bonus       = 5   // what token III adds (R22)

	mostSkips   = 20 // skips that one seat may have pending: more than any table has seen
	mostLingers = 6  // multi-turn cards that may lie before one seat
	mostExtra   = 9  // extra turns that may be pending
)

// Public lies face up.
type Public struct {
	Rules int // the version of them that the night was opened under
	House House
	Seats []Dictator // seat 1 first

	// The turn.
	Turn    engine.Seat // whose it is; Room while the table is set up
	Actor   engine.Seat // who plays it: that seat, or who bribed it
	Number  int         // counts the turns that were played: it names the occasion
	Actions int         // left
	Travel  int         // left: 1 or 0
	Acted   bool        // too late for a Presidential card
	Began   Place       // where its meeple stood when it began
	Boosted bool        // it is an extra turn
	Extra   int         // extra turns that follow it
	Free    int         // cards that token VIII lets be played for free in it

	President Audience
	Attempt   Attempt
	Attempts  int // counts them: it names the occasion
	Roll      Roll

	// The board.
	Level      int       // DEFCON: 5 to 1
	Effects    [6]string // what the board says at each level, as the table typed it
	Tridents   int       // Trident cards that counted: 0 absent, 1 on the board, 2 gone for good
	Warheads   int       // left on the Trident
	Unused     int       // zone-4 tokens in the box
	Issued     int       // zone-4 tokens that were gained: it numbers them
	Roadblocks int       // on the map
	Roads      []string  // those of them that somebody named
	NoFly      int       // on the map
	Zones      []string  // where they lie
	Spill      Spill
	Decks      Decks

	Winner engine.Seat // Room until somebody has won
	Won    engine.Word // how
}

// Dictator is what lies face up before one seat.
type Dictator struct {
	Name    string // of the Dictator card; empty until somebody says it
	Place   Place
	Hand    int       // Command cards in hand: how many, never which
	Limit   int       // of the hand, at the end of the own turn
	Zones   [4]int    // 1 where the facility of that zone is disarmed
	Sites   [4]string // their names, where the owner had written them down
	Tokens  []Token   // zone-4 tokens that were gained and not used
	Held    int       // how many those are, for rulings
	Kept    bool      // a Presidential card of token VII lies face down here
	Skips   int
	Founder Card
	Naming  bool // the Founding Father has just come, and nobody has said which
	Lingers []Card
	Assets  []string
	Bribed  engine.Seat // who plays the next turn of this seat
	Dealt   bool        // token X dealt a card here that nobody has named
}

// Card is a card that lies before a seat for some turns.
type Card struct {
	In    bool // it is there
	Name  string
	Left  int // turns; 0: until something takes it away
	Spent int // turns that had counted before anybody said how many it has (A6)
}

// Token is a zone-4 token before a seat. Its numeral is in the hand.
type Token struct {
	ID     int
	Turn   int  // in which it was gained
	Late   bool // gained when DEFCON was at 1 already
	Looked bool // its owner has written the numeral down
}

// Place is where a meeple stands, as far as a rule here asks for it: the map is
// the table's own affair.
type Place string

// The places that a rule asks for.
const (
	Hawaii     Place = "hawaii"
	Elsewhere  Place = "elsewhere"
	Washington Place = "washington"
	OnTrident  Place = "trident"
	Guantanamo Place = "guantanamo"
)

// Audience is how far this turn has come with the President.
type Audience int

const (
	Undrawn Audience = iota // no Presidential card has been drawn
	Absent                  // one has, and he was not there
	Present                 // he is there, to be convinced
	Heard                   // he has been: the turn is spent
)

// Attempt is a roll that waits for words: who else stops it, or whether it stands.
type Attempt struct {
	At     string      // "1" to "4", "trident" or "president"; empty: none is open
	Stands bool        // its own side says first whether the roll stands
	Asks   sealed.Call // the others, and who of them has said no
	Ends   time.Time   // when silence is consent (A11); zero without a clock
}

// What an Attempt and a disarm entry are at, besides the zones.
const (
	theTrident   = "trident"
	thePresident = "president"
)

// Roll is the newest roll of the turn.
type Roll struct {
	Seat  engine.Seat // Room: none
	At    string
	Faces []int
	Ours  bool // the program rolled
	Bonus int
	Need  int
}

// Spill is the 20 Command cards of DEFCON 2 on their way to the discard pile.
type Spill struct {
	Open  bool
	By    engine.Seat // who moves them
	Left  int         // Command cards in the deck, where somebody counted fewer than 20; else -1
	Holds bool        // the DEFCON card is discarded after them
}

// Hand is what one seat alone knows.
type Hand struct {
	Facilities Facilities
	Numerals   []Numeral
	Kept       Kept
	Seen       Facilities // of the seat whose turn a bribe bought
}

// Facilities are the names of four Nuclear Facility cards, zone 1 first, and who
// wrote them down: cards may change hands.
type Facilities struct {
	Names [4]string
	By    engine.Seat
}

// Numeral is what stands under one zone-4 token.
type Numeral struct {
	Token   int
	Numeral string
	By      engine.Seat
}

// Kept is the Presidential card of token VII.
type Kept struct {
	Name string
	By   engine.Seat
}

// Box is empty: the decks are on the real table.
type Box struct{}

// dictatorOf is what lies before one seat.
func (p *Public) dictatorOf(seat engine.Seat) *Dictator { return &p.Seats[seat-1] }

// nextSeat is the next seat, clockwise.
func (p *Public) nextSeat(seat engine.Seat) engine.Seat {
	return seat%engine.Seat(len(p.Seats)) + 1
}

// holder is whose cards a seat plays with: its own, those of the seat whose turn
// it bought, or, for that seat, nobody's. (Bribery)
func (p *Public) holder(seat engine.Seat) engine.Seat {
	switch {
	case p.Actor == p.Turn || p.Turn == engine.Room:
		return seat
	case seat == p.Actor:
		return p.Turn
	case seat == p.Turn:
		return engine.Room
	}
	return seat
}

// cards is how many cards a seat has to play with.
func (p *Public) cards(seat engine.Seat) int {
	if h := p.holder(seat); h != engine.Room {
		return p.dictatorOf(h).Hand
	}
	return 0
}

// disarmedCount counts the facilities that count for the President: never zone 4,
// never a warhead. (R19)
func (d *Dictator) disarmedCount() int { return d.Zones[0] + d.Zones[1] + d.Zones[2] }
