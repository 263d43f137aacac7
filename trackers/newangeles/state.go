package newangeles

import (
	"slices"

	"croupier/engine"
	"croupier/engine/ledger"
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
	Rules int // the version of them that the night was opened under
	House House
	Phase Phase
	Round int // 1 to 9; each third is a demand round (P5)
	Left  int // assets on the turn track

	Deal   Deal // the present one; outside the Action Phase the next one, not begun
	Before Deal // the one before it; N 0: none yet

	Corporations []string // by seat; empty: none taken yet
	Capital      ledger.Purses
	Cards        []int // action cards in each hand; none where hands are hidden (A4)
	Assets       [][]string
	Emergency    []int // 1: the emergency action lies face up, unused (P10)
	Pile         int   // action cards discarded
	Trim         bool  // a turn is over, and hands go down to the hand size (A10)

	Threat  int    // 25 is the end (P7)
	Demand  string // the one that lies face up
	Seen    []string
	Made    [5]int // resources towards the demand
	Council Council

	Proposals []Proposal // by the seat that made it; to seat 0: none
	Proposed  int        // how many there have been: each has its own mark
	Promises  []Promise  // the newest of each player to each other, oldest first

	Rivals   sealed.Call   // who has named a rival card, never which
	Invested sealed.Call   // who has chosen an investment, never which
	Scored   []engine.Seat // who has shown one in this demand round (P6)

	Finished bool     // the nine rounds are played, or the host ended the game
	Over     bool     // the rivals were turned over
	Shown    []string // the rivals, by seat, once they were
}

// Hand is one seat's own.
type Hand struct {
	Cards      int    // action cards, where hands are hidden (A4)
	Laid       string // which cards it laid in support in this deal, if it wrote them down
	Rival      string
	Investment string
}

// Box is empty: all decks are on the real table.
type Box struct{}

// Phase is how far a round has come. (P3, P6)
type Phase int

const (
	Setting    Phase = iota // the game is being set up
	Action                  // turns, each with a deal, until the turn track is empty
	Production              // districts make resources
	Event                   // an event, and the track is filled again
	Demanded                // a demand round
)

// Council is how far a demand round has come. (P6)
type Council int

const (
	Scoring  Council = iota // investments are scored, then the demand is paid
	Calling                 // the next demand is turned over
	Choosing                // the next investments are chosen
)

// seats are all at the table.
func (p *Public) seats() []engine.Seat { return engine.Seats(len(p.Assets)) }

// final reports whether only the rivals are still to be turned over. (P7, P8)
func (p *Public) final() bool { return p.Threat >= mostThreat || p.Finished }

// step is the present step of the deal; none outside the Action Phase.
func (p *Public) step() Step {
	if p.Phase != Action || p.final() {
		return None
	}
	return p.Deal.step()
}

// holder is who holds an asset; Room: nobody.
func (p *Public) holder(asset string) engine.Seat {
	for i, list := range p.Assets {
		if slices.Contains(list, asset) {
			return engine.Seat(i + 1)
		}
	}
	return engine.Room
}

// assetsOf are all assets in front of those seats.
func (p *Public) assetsOf(by ...engine.Seat) (out []string) {
	for _, s := range by {
		out = append(out, p.Assets[s-1]...)
	}
	return out
}

// moveAsset gives an asset to a seat; to the Room it is discarded.
func (p *Public) moveAsset(asset string, to engine.Seat) {
	if from := p.holder(asset); from != engine.Room {
		i := slices.Index(p.Assets[from-1], asset)
		p.Assets[from-1] = slices.Delete(p.Assets[from-1], i, i+1)
	}
	if to != engine.Room {
		p.Assets[to-1] = append(p.Assets[to-1], asset)
	}
}

// seatOf is who plays a corporation; Room: nobody.
func (p *Public) seatOf(corporation string) engine.Seat {
	return engine.Seat(slices.Index(p.Corporations, corporation) + 1)
}

// book is the book of all capital.
func (p *Public) book() ledger.Book { return p.Capital.Book(nil) }

// emergencyOf is the name of a seat's emergency action.
func (p *Public) emergencyOf(s engine.Seat) string {
	if c, ok := corporationOf(p.Corporations[s-1]); ok {
		return c.emergency
	}
	return "Emergency action"
}

// cards is the count of a seat's hand, wherever it is kept. (A4)
func cards(s *State, of engine.Seat) *int {
	if s.Public.House.Hidden {
		return &s.Hand(of).Cards
	}
	return &s.Public.Cards[of-1]
}

// inHand is how many action cards the viewer has.
func inHand(v View) int {
	if v.Public.House.Hidden {
		return v.Hand.Cards
	}
	return v.Public.Cards[v.Seat-1]
}
