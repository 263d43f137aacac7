package dictators

// The turn (R7 to R9, R29 to R31): travel, flights, skips and the end.

import "croupier/engine"

// GiveTurn is the table's ruling on whose turn it is.
type GiveTurn struct {
	Who engine.Seat `json:"who"`
}

func (g GiveTurn) Fold(s *State, t engine.Step) { begin(s, g.Who, false, t) }

func (g GiveTurn) Line(engine.Seat) engine.Text {
	return engine.Textf("Ruling: it is the turn of %v", g.Who)
}

// begin starts a turn: three actions and one Travel. (R7, R8)
func begin(s *State, seat engine.Seat, boosted bool, t engine.Step) {
	p := &s.Public
	p.Turn, p.Actor, p.Number, p.Boosted = seat, seat, p.Number+1, boosted
	p.Actions, p.Travel, p.Free, p.Acted = perTurn, 1, 0, false
	p.Began = p.dictatorOf(seat).Place
	p.President, p.Attempt, p.Roll = Undrawn, Attempt{}, Roll{}
	for i := range s.Hands {
		s.Hands[i].Seen = Facilities{}
	}
	giveBribedTurn(s, seat, t)
}

// giveBribedTurn hands the turn that begins to who bought it, with a look at the
// facilities. (Bribery)
func giveBribedTurn(s *State, seat engine.Seat, t engine.Step) {
	p := &s.Public
	by := p.dictatorOf(seat).Bribed
	p.dictatorOf(seat).Bribed = engine.Room
	if by == engine.Room || by == seat {
		return
	}
	p.Actor = by
	s.Hand(by).Seen = s.Hand(seat).Facilities
	t.Show(s.Hand(seat).Facilities.owner(seat), by, "facilities")
	t.Tell("%v plays this turn in the place of %v, and may see the facilities.", by, seat)
}

// owner is whose secret the names are: who wrote them down, else the seat that holds them.
func (f Facilities) owner(seat engine.Seat) engine.Seat {
	if f.By != engine.Room {
		return f.By
	}
	return seat
}

// Travel is one road to the next location. (R8)
type Travel struct {
	To Place `json:"to"`
}

func (e Travel) Fold(s *State, _ engine.Step) {
	p := &s.Public
	p.spend(p.travelCost())
	p.Travel = 0
	p.dictatorOf(p.Turn).Place = e.To
}

func (e Travel) Line(by engine.Seat) engine.Text {
	if e.To == Elsewhere {
		return engine.Textf("%v travels", by)
	}
	return engine.Textf("%v travels to %v", by, e.To.word())
}

// Fly is an international flight: the Travel and one action more. (R8)
type Fly struct {
	To Place `json:"to"`
}

func (e Fly) Fold(s *State, _ engine.Step) {
	p := &s.Public
	p.spend(p.travelCost() + 1)
	p.Travel = 0
	p.dictatorOf(p.Turn).Place = e.To
}

func (e Fly) Line(by engine.Seat) engine.Text {
	if e.To == Elsewhere {
		return engine.Textf("%v takes an international flight", by)
	}
	return engine.Textf("%v takes an international flight to %v", by, e.To.word())
}

// travelCost is how many actions Travel takes. (A1)
func (p *Public) travelCost() int {
	if p.House.FreeTravel {
		return 0
	}
	return 1
}

// spend takes actions from the turn: now it has begun in earnest.
func (p *Public) spend(actions int) {
	p.Actions, p.Acted = max(0, p.Actions-actions), true
}

// End ends the turn. What is over the limit of the hand is discarded then, and
// only then. (R9)
type End struct {
	Discard int `json:"discard"`
}

func (e End) Fold(s *State, t engine.Step) {
	p := &s.Public
	d := p.dictatorOf(p.Turn)
	p.discard(d, e.Discard)
	if d.Founder.morris() && e.Discard == 0 { // R31
		d.Skips = min(d.Skips+1, mostSkips)
		t.Tell("%v has no card to discard for Gouverneur Morris, and skips the next turn.", p.Turn)
	}
	p.wear(p.Turn, t)
	next(s, t)
}

func (e End) Line(by engine.Seat) engine.Text {
	if e.Discard > 0 {
		return engine.Textf("%v discards %v and ends the turn", by, cards(e.Discard))
	}
	return engine.Textf("%v ends the turn", by)
}

// excess is how many cards the seat of the turn must discard to end it. (R9, R31)
func (p *Public) excess() int {
	d := p.dictatorOf(p.Turn)
	if d.Founder.morris() {
		return d.Hand
	}
	return max(0, d.Hand-d.Limit)
}

// wear counts a turn that was played for each card that stays for some. (R12, R30)
func (p *Public) wear(seat engine.Seat, t engine.Step) {
	if p.Boosted && p.House.BoostUncounted {
		return
	}
	d := p.dictatorOf(seat)
	if d.Founder.Left > 0 {
		if d.Founder.Left--; d.Founder.Left == 0 {
			t.Tell("%v leaves %v: its turns are over.", d.Founder.name("The Founding Father"), seat)
			p.retire(d)
		}
	}
	stay := d.Lingers[:0]
	for _, c := range d.Lingers {
		if c.Left--; c.Left > 0 {
			stay = append(stay, c)
			continue
		}
		t.Tell("%v leaves %v: its turns are over.", c.name("The card"), seat)
		p.toDiscard(1)
	}
	d.Lingers = stay
}

// next starts the turn that follows: an extra one, else that of the next seat
// clockwise. Each skip that is pending takes one away. (R29)
func next(s *State, t engine.Step) {
	p := &s.Public
	seat, boosted := p.Turn, false
	for {
		if boosted = p.Extra > 0; boosted {
			p.Extra--
		} else {
			seat = p.nextSeat(seat)
		}
		d := p.dictatorOf(seat)
		if d.Skips == 0 {
			break
		}
		d.Skips--
		t.Tell("%v skips this turn; %d more to skip.", seat, d.Skips)
	}
	begin(s, seat, boosted, t)
}

// Bribe plays Bribery: the next turn that the other plays is played by this seat.
// By token VIII it may be for free. (A13, R22)
type Bribe struct {
	Who  engine.Seat `json:"who"`
	Cost int         `json:"cost"`
	Free string      `json:"free"`
}

func (e Bribe) Fold(s *State, t engine.Step) {
	p := &s.Public
	p.spend(e.Cost)
	if e.Free != "" {
		p.Free--
	}
	p.discard(p.dictatorOf(p.Turn), 1)
	p.dictatorOf(e.Who).Bribed = t.By
}

func (e Bribe) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v plays Bribery on %v", by, e.Who)
}
