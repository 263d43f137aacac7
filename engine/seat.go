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

// Others are all seats but one, from 1 up.
func Others(seats int, but Seat) []Seat {
	out := make([]Seat, 0, seats)
	for s := Seat(1); int(s) <= seats; s++ {
		if s != but {
			out = append(out, s)
		}
	}
	return out
}

// Seats are all seats of a table of that many, from 1 up.
func Seats(seats int) []Seat { return Others(seats, Room) }

// Text makes a sentence of one seat: its person, where views speak it.
func (s Seat) Text() Text { return Textf("%v", s) }

// SeatList lists seats as a text's argument.
func SeatList(seats []Seat) (out List) {
	for _, s := range seats {
		out = append(out, s.Text())
	}
	return out
}
