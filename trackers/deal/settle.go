package deal

import "croupier/engine"

// settle is what follows by itself after each entry.
func settle(s *State, t engine.Step) {
	p := &s.Public
	fallAway(s, t)
	bury(s)
	battle(s, t)
	if p.Combat == nil || p.Combat.Stage != Choosing { // a ruling may have ended it
		for i := range s.Hands {
			s.Hands[i].Weapon = nil
		}
	}
	// Whoever falls in the own turn ends it. (A24)
	if p.begun() && p.Combat == nil && p.out(p.Turn.Seat) && len(p.alive()) > 0 {
		p.turnTo(p.after(p.Turn.Seat), t)
	}
}

// winner is who has won: by respect, at once, or as the last clan on the board
// (A23); Room: nobody yet. (D43)
func (p *Public) winner() (best engine.Seat) {
	if !p.begun() {
		return engine.Room
	}
	alive, last := 0, engine.Room
	for i := range p.Players {
		s, q := engine.Seat(i+1), &p.Players[i]
		if p.out(s) {
			continue
		}
		alive, last = alive+1, s
		if q.Respect >= p.House.Goal && (q.Events == 0 || !p.House.EventsFirst) && (best == engine.Room || q.Respect > p.player(best).Respect) {
			best = s
		}
	}
	if alive == 1 && !p.House.LastPlaysOn {
		return last
	}
	return best
}

func over(p Public) bool { return p.winner() != engine.Room }
