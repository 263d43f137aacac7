package americandream

import (
	"fmt"
	"slices"

	"croupier/engine"
)

// mark names the present turn.
func (p *Public) mark() string { return fmt.Sprint("turn ", p.N) }

// next gives the turn on, clockwise. An offer ends with the turn.
func next(p *Public, t engine.Step) {
	p.player(p.Turn).Moved = true
	p.Turn = p.after(p.Turn, t.People)
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
		return pad.But("At this table who owes for a Trap must sell stock: you owe %v.", money.Of(me(v).Traps[0].costs(p)))
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

// settle is what follows by itself.
func settle(s *State, t engine.Step) {
	p := &s.Public
	if p.over() {
		return
	}
	tidy(p)
	settleRollOff(s, t)
	settleWindow(s, t)
	settleTraps(s, t)
	lapse(p)
}

// tidy keeps together what a ruling may have pulled apart.
func tidy(p *Public) {
	for i := range p.Players {
		q := &p.Players[i]
		for c := range q.Won {
			q.Won[c] = min(q.Won[c], q.Chips[c])
		}
		q.Traps = slices.DeleteFunc(q.Traps, func(trap Trap) bool { return trap.Owes == 0 })
	}
}

func (p *Public) over() bool { return p.Winner != engine.Room }

// awaited are those without whom the table cannot go on, and for what.
func (p *Public) awaited(people []engine.Person) ([]engine.Seat, engine.Text) {
	switch {
	case p.Turn == engine.Room:
		return p.RollOff.Call.Waits(people), engine.Textf("to roll for the start")
	case p.Window != nil:
		return p.Window.Call.Waits(people), engine.Textf("to steal it or let it pass")
	case p.Fight != nil && len(p.Fight.Attack) > 0:
		return []engine.Seat{p.Fight.Against}, engine.Textf("to defend with one die")
	case p.Fight != nil:
		return []engine.Seat{p.Turn}, engine.Textf("to fight on or stop")
	case p.Move.On == OnChoice:
		return []engine.Seat{p.Turn}, engine.Textf("to choose a stock space")
	case p.mayPay():
		return []engine.Seat{p.Turn}, engine.Textf("to reveal a %v or end the turn", words[claimedOn[p.Move.On]])
	case p.Move.On != "":
		return []engine.Seat{p.Turn}, engine.Textf("to finish the turn")
	case p.Move.moved():
		return []engine.Seat{p.Turn}, engine.Textf("to say where the pawn stands")
	case p.Move.may():
		return []engine.Seat{p.Turn}, engine.Textf("to move %v", spaces(p.Move.total()))
	}
	return []engine.Seat{p.Turn}, engine.Textf("to roll")
}

// waiting: whoever left is not waited for; then the host goes on.
func waiting(p Public, people []engine.Person) engine.Waiting {
	who, to := p.awaited(people)
	if len(who) == 1 && engine.HasLeft(who[0], people) {
		who = nil
	}
	if len(who) == 0 {
		to = engine.Textf("to play for %v, or pass the turn on", p.Turn)
	}
	if len(who) == 0 && p.Turn == engine.Room {
		to = engine.Textf("to say who starts")
	}
	return engine.Waiting{For: who, To: to}
}
