package americandream

import (
	"slices"

	"croupier/engine"
)

// settle is what follows by itself.
func settle(s *State, t engine.Step) {
	p := &s.Public
	if p.over() {
		return
	}
	tidy(p)
	settleRollOff(s, t)
	settleWindow(s, t)
	settleTraps(s, t)
	lapse(p)
}

// tidy keeps together what a ruling may have pulled apart.
func tidy(p *Public) {
	for i := range p.Players {
		q := &p.Players[i]
		for c := range q.Won {
			q.Won[c] = min(q.Won[c], q.Chips[c])
		}
		q.Traps = slices.DeleteFunc(q.Traps, func(trap Trap) bool { return trap.Owes == 0 })
	}
}
