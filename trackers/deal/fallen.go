package deal

import "croupier/engine"

// lose takes what fell off the board, the boss with all that follows. (D33, D42)
func lose(s *State, t engine.Step, side, lost int, fallen []int) {
	c := s.Public.Combat
	of, hits := c.Sides[side].Seat, engine.Some{N: lost, One: "hit", More: "hits"}
	if of == engine.Room {
		if lost > 0 {
			t.Tell("The mob takes %v.", hits)
		}
		return
	}
	for rank, n := range s.Public.player(of).counts() {
		*n -= fallen[rank]
	}
	switch fell := roster(fallen...); {
	case lost > 0 && len(fell) > 0:
		t.Tell("%v takes %v and loses %v.", of, hits, fell)
	case lost > 0:
		t.Tell("%v takes %v.", of, hits)
	case len(fell) > 0: // given up
		t.Tell("%v loses %v.", of, fell)
	}
	if fallen[boss] > 0 {
		assassinate(s, t, of, c.Sides[1-side].Seat)
	}
}

// assassinate ends the game of a player whose boss has fallen: all the cash goes
// to whoever removed it, the troops go from the board. A mob keeps nothing. (D42)
func assassinate(s *State, t engine.Step, victim, by engine.Seat) {
	n := book(s).Empty(victim, by)
	t.Tell("The boss of %v has fallen: %v is out of the game.", victim, victim)
	switch {
	case by == engine.Room:
	case s.Public.Cash.Hidden: // who takes it counts it, and nobody else
		t.Show(victim, by, engine.Correct)
		t.Tell("%v takes all the cash of %v.", by, victim)
	default:
		t.Tell("%v takes the cash of %v: %v.", by, victim, money.Of(n))
	}
	bury(s)
}

// bury clears the board of whoever is out, by a combat or by a ruling: troops,
// territories, and what cash is left, which is the bank's. (D42, A16)
func bury(s *State) {
	p := &s.Public
	for i := range p.Players {
		of := engine.Seat(i + 1)
		if !p.out(of) {
			continue
		}
		q := p.player(of)
		q.Soldiers, q.Lieutenants, q.At = 0, 0, ""
		book(s).Empty(of, engine.Room)
		for j := range p.Territories {
			if at := &p.Territories[j]; at.Holder == of {
				at.Holder = engine.Room
				if p.House.DopeGoes && !p.disputed(at.Name) { // A17: there, whoever wins has it (D8)
					at.Dope = 0
				}
			}
		}
	}
}
