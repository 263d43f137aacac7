package americandream

// The end of a turn (A10), and whose is next.

import (
	"fmt"

	"croupier/engine"
)

// mark names the present turn.
func (p *Public) mark() string { return fmt.Sprint("turn ", p.N) }

// next gives the turn on, clockwise. An offer ends with the turn.
func next(p *Public, t engine.Step) {
	p.player(p.Turn).Moved = true
	p.Turn = p.nextSeat(p.Turn, t.People)
	p.N++
	p.Move, p.Fight, p.Window, p.Offer = Move{}, nil, nil, nil
	q := p.player(p.Turn)
	q.Raised, q.Why = 0, ""
}

// End is the end of a turn. (A10)
type End struct{}

// Fold gives it on.
func (End) Fold(s *State, t engine.Step) { next(&s.Public, t) }

// Line words it.
func (End) Line(by engine.Seat) engine.Text { return engine.Textf("%v ends the turn", by) }

func endPad(v *View) engine.Pad {
	p := &v.Public
	pad := end.Pad(engine.Textf("End the turn")).For(p.mark()).Now()
	if p.mayPay() { // what the hand holds decides, and must not show
		pad = pad.With("A %v of yours is revealed from under the cover.", words[claimedOn[p.Move.On]]).
			Saying("Nothing to reveal: end the turn")
	}
	switch {
	case p.Move.On == OnChoice:
		return pad.But("First move to a stock of your choice.")
	case p.mustSell(v.Seat):
		return pad.But("At this table who owes for a Trap must sell stock: you owe %v.", money.Of(ownPlayer(v).Traps[0].costs(p)))
	}
	return pad
}

// mayPay reports whether a card in the hand may pay where the pawn stands: none
// was revealed there yet, nor, where but one royalty is paid, an old one. (B20)
func (p *Public) mayPay() bool {
	m := &p.Move
	return claimedOn[m.On] != "" && m.Revealed == "" && !(p.House.OneRoyalty && m.Royalty)
}

// mustSell reports whether a house rule makes a seat sell stock for a trap. (B7)
func (p *Public) mustSell(s engine.Seat) bool {
	q := p.player(s)
	return p.House.TrapForcesSale && len(q.Traps) > 0 && q.stock() > 0
}

// Skip is the host passing the turn on: a card says so, or its owner is away.
type Skip struct{}

// Fold passes it.
func (Skip) Fold(s *State, t engine.Step) {
	t.Tell("The turn of %v is passed on.", s.Public.Turn)
	next(&s.Public, t)
}

// Line words it.
func (Skip) Line(engine.Seat) engine.Text { return engine.Textf("The turn is passed on") }

func (p *Public) over() bool { return p.Winner != engine.Room }
