package gentleman

import (
	"cmp"
	"slices"

	"croupier/engine"
	"croupier/engine/ledger"
)

// Pay hands money to another player, by a house rule. (A10) It comes from behind
// the payer's own screen, and all see how much.
type Pay struct {
	To     engine.Seat `json:"to"`
	Amount int         `json:"amount"`
}

// Line reads: "Ada pays Ben 2".
func (y Pay) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v pays %v %v", by, y.To, tokens.Of(y.Amount))
}

// Fold moves it.
func (y Pay) Fold(s *State, t engine.Step) { book(s).Move(t.By, y.To, y.Amount) }

// book finds the purse behind each screen, and the bank where it can run out.
func book(s *State) ledger.Book {
	return func(of engine.Seat) *int {
		switch {
		case of != ledger.Bank:
			return &s.Hand(of).Money
		case s.Public.House.BankLimited:
			return &s.Public.Bank
		}
		return nil
	}
}

// Lift is a screen that is lifted at the end: its owner's, or, by the host,
// somebody's. (G28)
type Lift struct {
	Of engine.Seat `json:"of"` // Room: its author's
}

// Line reads: "Ada lifts the own screen".
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
		t.Tell("%v.", p.won())
	}
}

// won says who wins; equal winners share. (G28)
func (p Public) won() engine.Text {
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
