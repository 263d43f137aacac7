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
// block_*.go, text.go, seat.go and money.go.
package engine

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
