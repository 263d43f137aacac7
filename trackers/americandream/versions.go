package americandream

// What earlier versions of these rules did: a night goes on by those it was opened
// under.

import "croupier/engine"

// Version is which rules a night was opened under. What is entered stays good for
// ever, so a night of version 1 is folded by what was held to then: below, and
// nowhere else.
type Version int

// version is that of the rules in this folder. Version 1 paid the salary wrongly
// round Imagination. (A8, V14, B16)
const version Version = 2

// checkWay refuses to who was paid for passing Imagination a Great Idea that no path
// of the centre led to: who turns up into the centre there gets no salary (A8, V14).
// Version 1 took both.
func (n Version) checkWay(m *Move) error {
	if n > 1 && m.On == "" && m.Passed && !m.wentBy(byCredibility) && !m.wentBy(byFlexibility) {
		return engine.Refuse("You were paid for passing Imagination: who turns up into the centre there is not. Undo the move, and take your way of the centre first.")
	}
	return nil
}

// paid reports whether the salary for landing on Imagination has been paid already:
// to who says of the same move that it passed there. Who flies there comes again,
// though the dice passed it on the way to American Express (A8, B16); version 1 paid
// once a turn.
func (n Version) paid(m *Move, flown bool) bool { return m.Passed && (n == 1 || !flown) }

// leaves takes the pawn off Imagination as it moves, wherever it lands (A8). In
// version 1 it stood there until it had landed, so in a turn that was passed on
// before that it stayed.
func (n Version) leaves(q *Player) { q.Imagination = q.Imagination && n == 1 }
