package vote

import (
	"slices"
	"time"

	"croupier/engine"
	"croupier/engine/sealed"
)

type (
	// State is the whole truth of the votes of a table.
	State = engine.State[Public, Hand, Box]
	// View is what one viewer may know of it.
	View = engine.View[Public, Hand]
)

// Public lies face up. There is one question at a time.
type Public struct {
	Seats  int
	N      int         // how many questions there have been
	Open   bool        // the question is being voted on
	Asked  Question    // the one that is open, or was last
	Call   sealed.Call // who is asked, and whose ballot is in
	Ends   time.Time   // when the vote closes by itself; zero without a clock
	Result *Result     // of the last question, until it is put away
}

// Question is what was asked, and all that is said of it beforehand.
type Question struct {
	By      engine.Seat // Host: the laptop
	Text    string
	Options []string
	Weights []int // what each seat's vote counts, seat 1 first
	Tally   bool  // shown as sums, never by name
	Sure    bool  // asked all the same, though the tally gives itself away
	Tie     Tie
}

// Tie is what becomes of a tie for the first place.
type Tie string

const (
	Undecided Tie = ""      // nothing is decided
	First     Tie = "first" // the option named first wins
	Lot       Tie = "lot"   // the program draws one of them
)

// Result is a question that was counted.
type Result struct {
	Voters  []engine.Seat // who was asked: a late vote hears so
	Sums    []int         // by option: the weights of those who voted for it
	Names   [][]Vote      // by option; nil in a tally
	Missing []engine.Seat
	Best    int  // the options with the highest sum; 0: nobody voted
	Won     int  // an index into the options; -1: none
	Passed  bool // the game has moved on since
}

// Vote is one counted ballot of a vote that is shown by name.
type Vote struct {
	Seat   engine.Seat
	Weight int
}

// Hand is one seat's ballot: the option it chose, empty until then.
type Hand struct{ Say string }

// Box holds the ballots of those who cast one and left.
type Box struct{ Left []Left }

// Left is such a ballot.
type Left struct {
	Seat engine.Seat
	Say  string
}

func (b *Box) keep(of engine.Seat, say string) {
	b.Left = append(slices.DeleteFunc(b.Left, func(l Left) bool { return l.Seat == of }), Left{of, say})
}

// ballotOf is the ballot of a seat: what who sits there cast, else who left it.
func ballotOf(s *State, v engine.Seat) string {
	if say := s.Hand(v).Say; say != "" {
		return say
	}
	for _, l := range s.Box.Left {
		if l.Seat == v {
			return l.Say
		}
	}
	return ""
}

// clearBallots takes all ballots off the table.
func clearBallots(s *State) {
	clear(s.Hands)
	s.Box.Left = nil
}
