package deal

// Elimination (D42): what follows when a boss has fallen.

import (
	"slices"

	"croupier/engine"
)

// takeLosses takes what fell off the board, the boss with all that follows. (D33, D42)
func takeLosses(s *State, t engine.Step, side, lost int, fallen []int) {
	c := s.Public.Combat
	of, hits := c.Sides[side].Seat, engine.Some{N: lost, One: "hit", More: "hits"}
	if of == engine.Room {
		if lost > 0 {
			t.Tell("The mob takes %v.", hits)
		}
		return
	}
	for rank, n := range s.Public.player(of).counters() {
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
		by := c.Sides[1-side].Seat
		assassinate(s, t, of, by, by)
	}
}

// assassinate ends the game of a player whose boss has fallen: all the cash goes
// to the heir, who removed it, the troops go from the board. A mob keeps nothing. (D42)
func assassinate(s *State, t engine.Step, victim, by, heir engine.Seat) {
	dropOffer(s, victim)
	n := book(s).Empty(victim, heir)
	t.Tell("The boss of %v has fallen: %v is out of the game.", victim, victim)
	switch {
	case heir == engine.Room:
	case s.Public.Cash.Hidden: // who takes it counts it, and nobody else
		t.Show(victim, heir, engine.Correct)
		t.Tell("%v takes all the cash of %v.", heir, victim)
	default:
		t.Tell("%v takes the cash of %v: %v.", heir, victim, money.Of(n))
	}
	if by != engine.Room {
		countKill(s, t, by, s.Public.player(victim).Clan)
	}
	bury(s)
}

// fallenBanner tells a player who is out what that means. (D42, A17)
func (p *Public) fallenBanner() engine.Banner {
	b := engine.Banner{Label: engine.Textf("You are out of the game"), Text: engine.Textf("Your boss has fallen. Take your troops off the board and discard your cards; your dope stays.")}
	if p.House.DopeGoes {
		b.Text = engine.Textf("Your boss has fallen. Take your troops and your dope off the board and discard your cards.")
	}
	return b
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
		q.Events, q.Held = 0, 0 // A17: its cards are discarded
		h := s.Hand(of)
		h.Target, h.Profile, h.Objectives, h.Events = "", "", nil, nil
		dropOffer(s, of)
		p.Promises = slices.DeleteFunc(p.Promises, func(x Promise) bool { return x.By == of || x.To == of })
		book(s).Empty(of, engine.Room)
		for j := range p.Territories {
			if at := &p.Territories[j]; at.Holder == of {
				p.pass(at, engine.Room)
				if p.House.DopeGoes && !p.disputed(at.Name) { // A17: there, whoever wins has it (D8)
					at.Dope = 0
				}
			}
		}
	}
}
