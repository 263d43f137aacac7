package quorum

import (
	"time"

	"croupier/engine"
)

// The toy's state, and what one viewer may know of it.
type (
	State = engine.State[Public, Hand, Box]
	View  = engine.View[Public, Hand]
)

// Public lies face up.
type Public struct {
	Seats  int
	Turn   engine.Seat
	Coins  []int
	Laid   []int  // cards laid face down before each seat: how many, never which
	Voted  []bool // who has voted, never what
	Round  int
	Passed int
	Closes time.Time // when the vote on this motion closes; zero until someone has voted

	Thrower engine.Seat // of the newest throw
	Fell    []int
	Rolled  bool // the program threw

	Log [][]int // always empty: a mutant of the laws writes here what no state may hold
}

// Hand is one seat's own.
type Hand struct {
	Side  string // dawn or dusk, dealt in secret
	Vote  string // this round's; empty until cast
	Stash int    // coins behind the screen
	Laid  string // which cards were laid face down
	Seen  string // what somebody else has shown
}

// Box is what nobody sees: the side that was not dealt.
type Box struct{ Spare string }
