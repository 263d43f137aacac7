package americandream

// The roll (A5 to A7): dice and Experience cards.

import (
	"fmt"

	"croupier/engine"
)

// mostSpaces is more than any pile of Experience cards adds up to.
const mostSpaces = 99

// Roll is one, two or three dice. Doubles raise the salary here, before the
// move, so that a salary collected in it is the new one. (A5, A7)
type Roll struct {
	With int   `json:"with"`
	Dice []int `json:"dice"`
}

// Fold lets them fall.
func (e Roll) Fold(s *State, t engine.Step) {
	p := &s.Public
	p.Throw, p.Count = nil, nil
	p.Move.Rolled = len(e.Dice) == 0
	p.Move.Dice = t.Luck.Dice(e.Dice, e.With, 6)
	tellDice(t, p.Move.Dice)
	if by, why := p.House.raiseFor(p.Move.Dice); by > 0 {
		raise(p, t.By, by, why, t)
	}
}

// Line words it.
func (e Roll) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v rolls %v", by, engine.Some{N: e.With, One: "die", More: "dice"})
}

// tellDice says what fell.
func tellDice(t engine.Step, dice []int) {
	if len(dice) == 1 {
		t.Tell("The die shows %d.", dice[0])
		return
	}
	t.Tell("The dice show %v.", faces(dice))
}

// faces are dice in words: "4 and 4".
func faces(dice []int) (out engine.List) {
	for _, n := range dice {
		out = append(out, engine.Textf("%d", n))
	}
	return out
}

// Experience is cards played, on top of the roll or instead of it: their spaces
// and the dice are one move, with no stop on the way. (A6)
type Experience struct {
	Cards  int `json:"cards"`
	Spaces int `json:"spaces"`
}

// Fold adds them to the move.
func (e Experience) Fold(s *State, t engine.Step) {
	s.Hand(t.By).Experience -= e.Cards
	m := &s.Public.Move
	m.Cards, m.Spaces = m.Cards+e.Cards, m.Spaces+e.Spaces
	t.Tell("That makes %v.", spaces(m.total()))
}

// Line words it.
func (e Experience) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v plays %v: %v", by, experienceCards(e.Cards), spaces(e.Spaces))
}

func experienceCards(n int) engine.Some {
	return engine.Some{N: n, One: "Experience card", More: "Experience cards"}
}

// total is how many spaces the pawn moves. (A6)
func (m *Move) total() int {
	n := m.Spaces
	for _, face := range m.Dice {
		n += face
	}
	return n
}

// may reports whether the pawn can move now: by dice, by cards, or both.
func (m *Move) may() bool { return !m.hasMoved() && len(m.Dice)+m.Cards > 0 }

// hasMoved reports whether the pawn has moved in this turn.
func (m *Move) hasMoved() bool { return m.To != "" }

// rollPads are the ways to begin one's turn. Two dice come first: they may raise
// the salary, and people look for them.
func rollPads(v *View) (out []engine.Pad) {
	m := &v.Public.Move
	if m.hasMoved() {
		return nil
	}
	if len(m.Dice) > 0 {
		return []engine.Pad{roll.Pad(engine.Textf("Roll")).But("You have rolled %v.", faces(m.Dice))}
	}
	for _, with := range []int{2, 3, 1} {
		mine := engine.Textf("These are my dice")
		if with == 1 {
			mine = engine.Textf("This is my die")
		}
		out = append(out, roll.Pad(engine.Textf("Roll %v", engine.Some{N: with, One: "die", More: "dice"}),
			engine.Fixed{Name: "with", Value: fmt.Sprint(with), Whole: true},
			engine.Die{Name: "dice", Label: engine.Textf("The dice"), Dice: with, Sides: 6}).
			For(v.Public.mark()).Now().Saying("%v", mine).With("%v", chances(with)))
	}
	return out
}

// chances is what a number of dice promises, with the usual rules. (F8)
func chances(with int) engine.Text {
	switch with {
	case 2:
		return engine.Textf("Doubles: %v", percent(6, 36))
	case 3:
		return engine.Textf("A pair: %v; triples: %v", percent(90, 216), percent(6, 216))
	}
	return engine.Textf("One die never raises the salary.")
}

// percent is a chance, rounded to a tenth: "57.9 %".
func percent(n, of int) engine.Text {
	tenths := (n*1000 + of/2) / of
	return engine.Textf("%d.%d %%", tenths/10, tenths%10)
}

// experiencePad lies under the cover, like all cards: how many there are is its
// owner's affair, and without one it says so before the tap.
func experiencePad(v *View) engine.Pad {
	have := v.Hand.Experience
	pad := experience.Pad(engine.Textf("Experience cards"),
		engine.Number{Name: "cards", Label: engine.Textf("Cards"), Min: 1, Max: max(have, 1)},
		engine.Number{Name: "spaces", Label: engine.Textf("Spaces on them, together"), Min: 1, Max: mostSpaces - v.Public.Move.Spaces}).
		For(v.Public.mark()).Under().With("They and the dice are one move.").Saying("Play cards: %v, spaces: %v", engine.Answer("cards"), engine.Answer("spaces"))
	switch {
	case v.Public.Move.hasMoved():
		return pad.But("You have moved: cards and dice are one move, with no stop on the way.")
	case have == 0:
		return pad.But("You hold no Experience card.")
	case v.Public.Move.Spaces >= mostSpaces:
		return pad.But("%d spaces by cards are the most.", mostSpaces)
	}
	return pad
}
