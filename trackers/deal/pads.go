package deal

import "croupier/engine"

// pads says what a seat may enter, now, and why not.
func pads(v View) []engine.Pad {
	p := &v.Public
	switch {
	case over(*p) || p.out(v.Seat):
		return nil
	case !p.begun():
		return setupPads(&v)
	}
	var out []engine.Pad
	if p.Combat != nil {
		out = combatPads(&v)
	}
	out = append(out, payPad(&v)) // at any time, also in a combat (D2)
	for _, pad := range phasePads(&v) {
		out = append(out, inTime(p, v.Seat, pad))
	}
	return out
}

// inTime closes what is not this seat's to do now, whatever else speaks for or
// against it.
func inTime(p *Public, of engine.Seat, pad engine.Pad) engine.Pad {
	var why engine.Text
	switch {
	case p.Turn.Seat != of:
		why = engine.Textf("It is the turn of %v.", p.Turn.Seat)
	case p.Combat != nil: // it freezes the rest of the turn (D25)
		why = engine.Textf("The combat for %v comes first.", p.Combat.On)
	default:
		return pad
	}
	pad.Closed, pad.Due = &why, false
	return pad
}

// settle is what follows by itself after each entry.
func settle(s *State, t engine.Step) {
	p := &s.Public
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
	alive := p.alive()
	if !p.begun() {
		return engine.Room
	}
	if len(alive) == 1 && !p.House.LastPlaysOn {
		return alive[0]
	}
	for _, s := range alive {
		if q := p.player(s); q.Respect >= p.House.Goal && (best == engine.Room || q.Respect > p.player(best).Respect) {
			best = s
		}
	}
	return best
}

func over(p Public) bool { return p.winner() != engine.Room }
