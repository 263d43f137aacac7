package gentleman

import "croupier/engine"

// setup is the table before the first card: three Argument tokens each, no
// money, the accomplices in the middle. (G3)
func setup(s *State, o engine.Setup, _ engine.Step) {
	n := len(s.Hands)
	s.Public = Public{House: house(o.Options), Seats: n, Turn: 1, Dealer: 1, Offers: make([]Lot, n),
		Arguments: make([]int, n), Gangs: make([]int, n), Bank: allTokens, Lifted: make([]bool, n), Totals: make([]int, n)}
	for i := range n {
		s.Public.Arguments[i] = arguments
	}
}

// What lies in the box. (G1)
const (
	arguments = 3   // tokens each
	gangCards = 10  // in all
	allTokens = 210 // money: 60 ones and 30 fives
)

// First says who deals first: who has most recently counted money. (G3)
type First struct {
	Dealer engine.Seat `json:"dealer"`
}

// Line reads: "Ada deals first".
func (f First) Line(engine.Seat) engine.Text { return engine.Textf("%v deals first", f.Dealer) }

// Fold makes him the dealer of the first deal.
func (f First) Fold(s *State, _ engine.Step) { s.Public.Dealer = f.Dealer }
