package gentleman

// The offer (G4 to G8): what lies before whom, until it is final.

import (
	"time"

	"croupier/engine"
	"croupier/engine/sealed"
)

// Offer puts money and accomplices before a player's screen, in place of what lay
// there. (G4 to G6)
type Offer struct {
	To          engine.Seat  `json:"to"`
	Money       int          `json:"money"`
	Accomplices []Accomplice `json:"accomplices"`
}

// Line reads: "Ada offers Ben 2 and the Senator".
func (o Offer) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v offers %v %v", by, o.To, Lot{o.Money, o.Accomplices}.text())
}

// Check holds all offers together to the card. Its sentences are the dealer's
// alone: they tell of the card. (G5, V1, V2)
func (o Offer) Check(v View) error {
	p, card := v.Public, v.Hand.Card.Money
	if all := p.moneyOffered() - p.Offers[o.To-1].Money + o.Money; all+p.House.Keep > card {
		if p.House.Keep > 0 {
			return engine.Refuse("Your card holds %v and you must keep %v; with this you would share %v.", tokens.Of(card), tokens.Of(p.House.Keep), tokens.Of(all))
		}
		return engine.Refuse("Your card holds %v; with this you would share %v.", tokens.Of(card), tokens.Of(all))
	}
	for _, a := range o.Accomplices {
		if lies := p.promisedTo(a); lies != engine.Room && lies != o.To {
			return engine.Refuse("You have offered %v to %v; take it back there first.", a.withArticle(), lies)
		}
	}
	return nil
}

// Fold places it.
func (o Offer) Fold(s *State, _ engine.Step) {
	s.Public.Offers[o.To-1] = Lot{o.Money, o.Accomplices}
}

// Final freezes the offer and opens the vote. (G7)
type Final struct{}

// Line reads: "Ada makes the offer final".
func (Final) Line(by engine.Seat) engine.Text { return engine.Textf("%v makes the offer final", by) }

// Fold calls the voters. The offer's clock stops; a clock for the vote runs by a
// house rule. (A8)
func (Final) Fold(s *State, t engine.Step) {
	p := &s.Public
	p.Phase, p.Ends, p.Call = Voting, time.Time{}, sealed.To(p.voters()...)
	if p.House.MissingAgainst {
		p.Ends = t.At.Add(patience)
	}
}
