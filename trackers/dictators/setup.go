package dictators

import "croupier/engine"

// Called says which Dictator a seat plays. (R2)
type Called struct {
	Name string `json:"name"`
}

func (c Called) Fold(s *State, t engine.Step) { s.Public.dictatorOf(t.By).Name = c.Name }

// Check: there is one card of each Dictator.
func (c Called) Check(v View) error { return refusePlayed(v, c.Name) }

func (c Called) Line(by engine.Seat) engine.Text { return engine.Textf("%v is %v", by, c.Name) }

// setup deals: everybody in Hawaii, four cards, DEFCON as agreed. (R2 to R5)
func setup(s *State, o engine.Setup, _ engine.Step) {
	h := house(o.Options)
	n := len(s.Hands)
	s.Public = Public{Rules: o.Version, House: h, Level: h.Start, Unused: zoneFours - inTheNorth, Decks: firstDecks(n, h)}
	for range n {
		s.Public.Seats = append(s.Public.Seats, Dictator{Place: Hawaii, Hand: dealt, Limit: handLimit})
	}
}

// First says who begins: the best dressed, or the highest d20. (R6)
type First struct {
	Who engine.Seat `json:"who"`
}

func (f First) Fold(s *State, t engine.Step) { begin(s, f.Who, false, t) }

func (f First) Line(engine.Seat) engine.Text { return engine.Textf("%v begins", f.Who) }

// RollOff lets the program roll a d20 for everybody: the highest begins, and
// those who share it roll again. (R6)
type RollOff struct{}

func (RollOff) Fold(s *State, t engine.Step) {
	in := engine.Seats(len(s.Hands))
	for len(in) > 1 {
		best, highest := 0, []engine.Seat(nil)
		for _, seat := range in {
			fell := t.Luck.Dice(nil, 1, 20)[0]
			t.Tell("%v rolls %d.", seat, fell)
			switch {
			case fell > best:
				best, highest = fell, []engine.Seat{seat}
			case fell == best:
				highest = append(highest, seat)
			}
		}
		in = highest
	}
	t.Tell("%v begins.", in[0])
	begin(s, in[0], false, t)
}

func (RollOff) Line(engine.Seat) engine.Text {
	return engine.Textf("A d20 for everybody: the highest begins")
}
