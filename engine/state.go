// Package engine is the pure core: seats, secrets, pads, entries and the log.
// It knows no game, no clock, no network and no database.
//
// It is event sourcing: a Record is an event, the log of a night is an event log, to
// fold it is to replay it, a Position is an immutable snapshot, and Screen, History and
// Report are projections of it. The invariants that every game must keep are the laws of
// engine/laws.
//
// Read in this order: state.go (who may see what), rules.go (how a game
// declares itself), entry.go (what somebody records), pad.go (what may be
// entered now), step.go (what an entry does besides), game.go and fold.go (a log goes in,
// a position comes out), undo.go, history.go (the night read back). The others are
// a subject each: tracker.go and correct.go (numbers, and rulings on them),
// people.go, clock.go, luck.go, option.go, course.go and report.go (the night looked
// back on), shelf.go, template.go; and the closed sets that views draws: field_*.go,
// block_*.go, text.go and money.go.
package engine

import (
	"fmt"
	"slices"
)

// Seat numbers a chair at the table, clockwise from 1. The zero Seat is the
// room: the shared screen, and anyone the server does not know.
type Seat int

const (
	Room Seat = 0  // sees what lies face up and nothing else
	Host Seat = -1 // the laptop: sees what the room sees, and has pads of its own
)

// String names a seat by its number, for logs, JSON and night files.
func (s Seat) String() string {
	switch s {
	case Room:
		return "the room"
	case Host:
		return "the host"
	}
	return fmt.Sprintf("seat %d", int(s))
}

// Person is who sits in a chair, as the log tells it. Who is connected is not
// in the log, and so not here.
type Person struct {
	Name  string `json:"name"`            // empty: nobody sits there
	Phone bool   `json:"phone,omitempty"` // came by a phone of their own
	Open  bool   `json:"open,omitempty"`  // said yes: the host's device may show this seat and speak for it
}

// ByHost reports whether the host's device may speak for this person: for one
// without a phone always, for one with a phone after a yes.
func (p Person) ByHost() bool { return !p.Phone || p.Open }

// HasLeft reports whether nobody sits on a seat any more. Where nobody has sat down
// at all (a night without names), no one has left.
func HasLeft(s Seat, people []Person) bool {
	sits := func(p Person) bool { return p.Name != "" }
	return !sits(people[s-1]) && slices.ContainsFunc(people, sits)
}

// Present are those of some seats who have not left.
func Present(seats []Seat, people []Person) []Seat {
	return slices.DeleteFunc(slices.Clone(seats), func(s Seat) bool { return HasLeft(s, people) })
}

// State is the whole truth of one game, split by who may see each part.
// Where a field lives decides who sees it; nothing else does. It holds how
// things are, never how they came about: a state that grows makes entries dear.
type State[P, H, B any] struct {
	Public P   // face up on the table
	Hands  []H // Hands[i] is for seat i+1 alone
	Box    B   // for nobody, until a rule moves it out
}

// Hand is what lies in front of one seat, face down.
func (s *State[P, H, B]) Hand(of Seat) *H { return &s.Hands[of-1] }

// View is all that one viewer may know. It is the only thing a game's pads and
// screens are given, and view below is the only place that makes one.
type View[P, H any] struct {
	Seat   Seat // Room for the room and the host
	People []Person
	Public P
	Hand   H // the viewer's own; the zero H for the room and the host
}

func (s *State[P, H, B]) view(viewer Seat, people []Person) View[P, H] {
	v := View[P, H]{People: people, Public: s.Public}
	if viewer > 0 {
		v.Seat, v.Hand = viewer, *s.Hand(viewer)
	}
	return v
}

// Others are all seats but one, from 1 up.
func Others(seats int, but Seat) (out []Seat) {
	for s := Seat(1); int(s) <= seats; s++ {
		if s != but {
			out = append(out, s)
		}
	}
	return out
}

// Seats are all seats of a table of that many, from 1 up.
func Seats(seats int) []Seat { return Others(seats, Room) }
