// Package sealed is a choice that several make in secret and that opens for all
// at once: a vote, a weapon, a bid.
//
// Only who is asked and who is in lies in a Call, so it may lie face up. What
// was chosen lies in the hands, where the whispered entry put it; a game's
// settle marks who is in, and opens the hands once nobody is waited for.
package sealed

import (
	"slices"

	"croupier/engine"
)

// Call asks some seats for a secret each. The zero Call asks nobody.
type Call struct {
	Asked []engine.Seat // in the order in which they were named
	In    []engine.Seat // those who have chosen, in the same order
}

// To calls these seats.
func To(seats ...engine.Seat) Call { return Call{Asked: seats} }

// Asks reports whether a seat is asked.
func (c Call) Asks(s engine.Seat) bool { return slices.Contains(c.Asked, s) }

// Has reports whether a seat's choice is in.
func (c Call) Has(s engine.Seat) bool { return slices.Contains(c.In, s) }

// Mark looks at every hand again: those who are asked and have chosen are in. Those who
// took a choice back are not, and those who were not asked never are.
func (c *Call) Mark(chosen func(engine.Seat) bool) {
	c.In = slices.DeleteFunc(slices.Clone(c.Asked), func(s engine.Seat) bool { return !chosen(s) })
}

// Missing are those who are asked and not in.
func (c Call) Missing() []engine.Seat {
	return slices.DeleteFunc(slices.Clone(c.Asked), c.Has)
}

// Waits are those who are still waited for: the missing ones, but for whoever
// left the table.
func (c Call) Waits(people []engine.Person) []engine.Seat {
	return engine.Present(c.Missing(), people)
}

// Ready reports whether it may open: somebody's choice is in, and nobody's is
// waited for.
func (c Call) Ready(people []engine.Person) bool {
	return len(c.In) > 0 && len(c.Waits(people)) == 0
}

// Close ends the call, and says whose choices are in and whose are missing.
func (c *Call) Close() (in, missing []engine.Seat) {
	in, missing = c.In, c.Missing()
	*c = Call{}
	return in, missing
}
