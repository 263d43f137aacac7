package newangeles

import "croupier/engine"

// settle is what follows by itself after each entry.
func settle(s *State, t engine.Step) {
	p := &s.Public
	p.Rivals.Mark(func(of engine.Seat) bool { return s.Hand(of).Rival != "" })
	p.Invested.Mark(func(of engine.Seat) bool { return s.Hand(of).Investment != "" })
	fallAway(p, t)
	if p.Trim && len(p.overLimit()) == 0 {
		p.Trim = false
	}
	switch track := p.Left > 0; {
	case p.Phase == Action && p.Deal.step() == Asset && !track: // the last asset is gone (P3)
		p.Phase = Production
		t.Tell("The turn track is empty: Production Phase.")
	case p.Phase == Production && track: // a ruling put some back
		p.Phase = Action
	}
}
