package deal

// The turn (D18 to D29): one player plays all four phases, then the next one does.

import (
	"fmt"

	"croupier/engine"
)

// Next ends a phase, and after the last the turn: one player plays all four,
// then the next one does.
type Next struct{}

// Fold goes on.
func (Next) Fold(s *State, t engine.Step) {
	turn := &s.Public.Turn
	if turn.Phase < DealPhase {
		turn.Phase++
		turn.Played = false
		return
	}
	s.Public.turnTo(s.Public.after(turn.Seat), t)
}

// LineFrom words it.
func (Next) LineFrom(before Public, by engine.Seat) engine.Text {
	if turn := before.Turn; turn.Phase < DealPhase {
		return engine.Textf("%v goes on to: %v", by, phases[turn.Phase+1])
	}
	return engine.Textf("%v ends the turn", by)
}

// turnTo begins a turn. What was produced, sold and moved in the last one is
// forgotten: ladders begin anew. (D20)
func (p *Public) turnTo(s engine.Seat, t engine.Step) {
	p.Turn = Turn{Number: p.Turn.Number + 1, Seat: s}
	for i := range p.Territories {
		at := &p.Territories[i]
		at.Made, at.Sold, at.Came = 0, 0, 0
	}
	t.Tell("It is the turn of %v.", s)
}

// occasion names the present phase of the present turn, so that a second tap on
// the same button does not skip the next one.
func (p *Public) occasion() string {
	return fmt.Sprintf("turn %d %v", p.Turn.Number, phases[p.Turn.Phase])
}

func nextPad(v *View) engine.Pad {
	p := &v.Public
	label := engine.Textf("End the turn")
	if p.Turn.Phase < DealPhase {
		label = engine.Textf("On to: %v", phases[p.Turn.Phase+1])
	}
	pad := next.Pad(label).For(p.occasion())
	switch {
	case p.Turn.Phase == Recruitment && p.Cash.Hidden && !p.Turn.Played:
		return pad.With("You recruit face down, below.")
	case len(p.offerReceivers()) > 0:
		return pad.With("An offer that is not answered falls away.")
	case p.Turn.Phase != Resource:
		return pad
	}
	if due := p.income(v.Seat); due > 0 && !p.Turn.Income { // nobody loses it by a tap too many
		return pad.But("Take your income first: %v.", money.Of(due))
	}
	if n := len(p.producers(v.Seat)); n > 0 {
		return pad.With("You may still produce on %v.", engine.Some{N: n, One: "territory", More: "territories"})
	}
	return pad
}
