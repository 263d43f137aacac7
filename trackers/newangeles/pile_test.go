package newangeles

import (
	"testing"

	"croupier/engine"
)

// N11: what a counteroffer costs lies on the pile at once; the offers themselves
// wait for the end of the deal. (N10)
func TestDiscardsGoToThePileAtOnce(t *testing.T) {
	s := &State{Hands: make([]Hand, 5)}
	setup(s, engine.Setup{Seats: 5}, engine.Step{})
	p := &s.Public
	for i := range p.Cards {
		p.Cards[i] = 5
	}
	p.Deal.Active, p.Deal.Asset, p.Deal.Main = 1, midori, Offer{By: 1, Card: "Clean Slate"}
	for i, want := range []int{0, 1, 3} { // the first costs none besides, the second 1, the third 2
		by := engine.Seat(i + 2)
		MakeCounter{Card: "Liquidation", Discards: p.Deal.discards()}.Fold(s, engine.Step{By: by})
		if p.Pile != want {
			t.Errorf("after counteroffer %d the pile has %d, want %d", i+1, p.Pile, want)
		}
		if have := p.Cards[by-1]; have != 5-1-i {
			t.Errorf("counteroffer %d leaves %d cards in hand, want %d", i+1, have, 5-1-i)
		}
	}
}
