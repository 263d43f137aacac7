package deal

// After five rounds and after a combat (D35 to D37): new weapons, fighting on,
// withdrawing, filling up the hand.

import "croupier/engine"

// Draw takes five new weapons, after both have played five: the assailant first. (D35)
type Draw struct{}

// Fold notes it.
func (Draw) Fold(s *State, _ engine.Step) {
	c := s.Public.Combat
	if c.Due = c.Due[1:]; len(c.Due) == 0 {
		c.Stage, c.Drawn = Deciding, true
	}
}

// Line words it.
func (Draw) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v draws %d weapons", by, handSize)
}

// FightOn begins a new set of five rounds. (D35)
type FightOn struct{}

// Fold begins it.
func (FightOn) Fold(s *State, _ engine.Step) {
	c := s.Public.Combat
	c.Set, c.Rounds, c.Drawn = c.Set+1, nil, false
	c.Sides[0].Card, c.Sides[1].Card = nil, nil
	c.ask()
}

// Line words it.
func (FightOn) Line(by engine.Seat) engine.Text { return engine.Textf("%v fights on", by) }

// Withdraw moves all of the assailant's remaining troops to one territory beside
// this one: an own or an empty one, and no capital. (D36)
type Withdraw struct {
	To string `json:"to"`
}

// Fold withdraws.
func (w Withdraw) Fold(s *State, t engine.Step) { s.Public.retreat(t, s.Public.find(w.To)) }

// Line words it.
func (w Withdraw) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v withdraws to %v", by, w.To)
}

// WithdrawNew withdraws to an empty territory that the table has not named yet.
type WithdrawNew struct {
	To      string   `json:"to"`
	Ground  Ground   `json:"ground"`
	Respect []string `json:"respect"` // printed on it
}

// Check: it is not known as something else, nor somebody's, nor a capital.
func (w WithdrawNew) Check(v View) error {
	if t := v.Public.find(w.To); t != nil && t.Capital && !v.Public.House.CapitalRetreat {
		return engine.Refuse("%v is a capital: nobody withdraws there.", t.Name)
	}
	return v.Public.refuseName(w.To, w.Ground, v.Seat)
}

// Fold withdraws.
func (w WithdrawNew) Fold(s *State, t engine.Step) {
	s.Public.retreat(t, s.Public.findOrName(w.To, w.Ground, printedNumber(w.Respect)))
}

// Line words it.
func (w WithdrawNew) Line(by engine.Seat) engine.Text { return Withdraw{w.To}.Line(by) }

// retreat takes the assailant's troops, and the boss with them, to a territory.
func (p *Public) retreat(t engine.Step, at *Territory) {
	p.control(t, at, t.By)
	if p.Combat.Sides[0].Force[boss].N > 0 {
		p.player(t.By).At = at.Name
	}
	p.conclude(t, 1)
}

// GiveUp loses all troops that have nowhere to withdraw to, by a house rule. (A10)
type GiveUp struct{}

// Fold removes them.
func (GiveUp) Fold(s *State, t engine.Step) {
	f := s.Public.Combat.Sides[0].Force
	takeLosses(s, t, 0, 0, f.Wipe())
}

// Line words it.
func (GiveUp) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v has nowhere to withdraw to and gives the troops up", by)
}

// Refill fills the hand up to five weapons after a combat, or discards all of it
// and draws five: the assailant first. (D37)
type Refill struct {
	How string `json:"how"`
}

// Fold notes it.
func (Refill) Fold(s *State, _ engine.Step) {
	s.Public.Combat.Due = s.Public.Combat.Due[1:]
}

// Line words it.
func (r Refill) Line(by engine.Seat) engine.Text {
	if r.How == discardAll {
		return engine.Textf("%v discards all weapons and draws %d", by, handSize)
	}
	return engine.Textf("%v fills the hand up to %d weapons", by, handSize)
}

// Answers to how a hand is filled up.
const (
	fillUp     = "fill"
	discardAll = "all"
)
