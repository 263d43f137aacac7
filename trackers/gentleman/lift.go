package gentleman

// The end (G27, G28): screens are lifted, and most money wins.

import (
	"cmp"
	"slices"

	"croupier/engine"
)

// Lift is a screen that is lifted at the end: its owner's, or, by the host,
// somebody's. (G28)
type Lift struct {
	Of engine.Seat `json:"of"` // Room: its author's
}

// Line reads: "Ada lifts the screen".
func (l Lift) Line(by engine.Seat) engine.Text {
	if l.Of != engine.Room {
		return engine.Textf("%v lifts the screen of %v", by, l.Of)
	}
	return engine.Textf("%v lifts the screen", by)
}

// Fold turns the money face up, and ends the game with the last screen.
func (l Lift) Fold(s *State, t engine.Step) {
	p, of := &s.Public, cmp.Or(l.Of, t.By)
	h := s.Hand(of)
	h.Lifted, p.Lifted[of-1], p.Totals[of-1] = true, true, h.Money
	t.Show(of, engine.Room, engine.Correct)
	t.Tell("%v has %v.", of, tokens.Of(h.Money))
	if !slices.Contains(p.Lifted, false) {
		p.Phase = Ended
		t.Tell("%v.", p.winnerText())
	}
}

// winnerText says who wins; equal winners share. (G28)
func (p Public) winnerText() engine.Text {
	var best engine.List
	for _, place := range p.ranking() {
		if place.Place == 1 {
			best = append(best, place.Seat.Text())
		}
	}
	most := tokens.Of(slices.Max(p.Totals))
	if len(best) == 1 {
		return engine.Textf("%v wins with %v", best, most)
	}
	return engine.Textf("%v win together with %v each", best, most)
}

// ranking is the lifted screens by their money, equal ones on one place.
func (p Public) ranking() (out []engine.Place) {
	for i, n := range p.Totals {
		if !p.Lifted[i] {
			continue
		}
		place := 1
		for j, other := range p.Totals {
			if p.Lifted[j] && other > n {
				place++
			}
		}
		out = append(out, engine.Place{Seat: engine.Seat(i + 1), Place: place, What: engine.Textf("%v", tokens.Of(n))})
	}
	slices.SortStableFunc(out, func(a, b engine.Place) int { return cmp.Compare(a.Place, b.Place) })
	return out
}
