package gentleman

// The Deal card (G4, G5): only the dealer sees it.

import (
	"slices"
	"time"

	"croupier/engine"
)

// patience is how long an offer or a vote may take, where there is a clock. (G8, A8)
const patience = 2 * time.Minute

// Look is that the dealer draws a Deal card and looks at it alone: so a turn
// begins. (G4)
type Look struct{}

// Card is what the card shows, which only the dealer's hand knows.
type Card struct {
	Amount      int          `json:"amount"`
	Accomplices []Accomplice `json:"accomplices"`
}

// Line reads: "Ada looks at the Deal card".
func (Look) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v looks at the Deal card", by)
}

// Fold begins the turn: the accomplices of the last deal go to their new owners
// first. (G15)
func (Look) Fold(s *State, t engine.Step) {
	p := &s.Public
	p.move(t)
	p.Phase = Offering
	if p.House.Timed {
		p.Ends = t.At.Add(patience)
	}
}

// Whisper puts the card into the dealer's hand.
func (c Card) Whisper(h *Hand, _ engine.Step) { h.Card = Lot{c.Amount, c.Accomplices} }

// Again is that the dealer mistyped his card, and types it again before the
// results.
type Again struct{}

// Retyped is the card as it really is.
type Retyped struct{ Card }

// Line reads: "Ada types the Deal card again".
func (Again) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v types the Deal card again", by)
}

// Fold changes nothing: the card is in the dealer's hand.
func (Again) Fold(*State, engine.Step) {}

// CheckAside holds it to what is offered already. (G5)
func (c Retyped) CheckAside(v View, _ Again) error {
	p := v.Public
	if n := p.moneyOffered(); n+p.House.Keep > c.Amount {
		return engine.Refuse("You have offered %v already; a card of %v cannot hold that.", tokens.Of(n), tokens.Of(c.Amount))
	}
	for _, a := range allAccomplices() {
		if to := p.promisedTo(a); to != engine.Room && !slices.Contains(c.Accomplices, a) {
			return engine.Refuse("You have offered %v to %v already; the card must show it.", a.withArticle(), to)
		}
	}
	return nil
}
