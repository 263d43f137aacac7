package custom

import "croupier/engine"

// settle is what follows by itself after each entry, and when somebody sits down
// or leaves.
func settle(s *State, t engine.Step) {
	p := &s.Public
	if !p.Moment.Now { // an earlier entry made it
		p.Moment = Moment{N: p.Moment.N}
	}
	for i, person := range t.People {
		p.Chairs[i].Here = person.Name != ""
		p.Chairs[i].Notes = len(s.Hands[i].Notes)
		if c := &p.Chairs[i]; c.Here && !c.In && !p.Over {
			p.join(s, engine.Seat(i+1), t)
		}
	}
	p.tidyForces()
	p.cross(t)
	p.close(t)
	if !p.Over {
		p.turnStands(t)
	}
	p.Moment.Now = false
}

// join deals a chair in: what each seat has from the start, now and not before,
// so that nobody's chair holds money while it is empty.
func (p *Public) join(s *State, of engine.Seat, t engine.Step) {
	p.chair(of).In = true
	p.deal(of, t)
	for i := range p.Trackers {
		if d := &p.Trackers[i]; d.inHands() {
			s.Hand(of).Own = append(s.Hand(of).Own, d.secret())
		}
	}
}

// notice makes a moment of what has just turned up.
func (p *Public) notice(title engine.Text, lines ...engine.Text) {
	if p.Moment.Now { // several at once are one moment
		p.Moment.Lines = append(append(p.Moment.Lines, title), lines...)
		return
	}
	p.Moment = Moment{N: p.Moment.N + 1, Title: title, Lines: lines, Now: true}
}
