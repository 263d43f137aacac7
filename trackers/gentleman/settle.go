package gentleman

import "croupier/engine"

// settle looks whose votes are in, and shows them once all are. A ruling may
// have put somebody into prison, or let him out: the voters are found anew.
func settle(s *State, t engine.Step) {
	p := &s.Public
	if p.Phase != Voting {
		return
	}
	p.Call.Asked = p.voters()
	p.Call.Mark(func(v engine.Seat) bool { return s.Hand(v).Gesture.Say != "" })
	if len(p.Call.Missing()) == 0 {
		results(s, t)
	}
}

// expire: no final offer in time is a deal not accepted (G8); no vote in time is
// one against, by a house rule (A8).
func expire(s *State, t engine.Step) {
	if s.Public.Phase == Voting {
		results(s, t)
		return
	}
	lapse(s, t)
}

func clock(p Public) engine.Text {
	if p.Phase == Voting {
		return engine.Textf("until whoever is missing counts as against")
	}
	return engine.Textf("until the offer lapses")
}
