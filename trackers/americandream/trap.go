package americandream

// Traps (A12 to A14): insured, paid, owed.

import (
	"fmt"
	"slices"
	"strconv"

	"croupier/engine"
	"croupier/engine/ledger"
)

// Trap is a Trap card that could not be paid at once. Its owner keeps it, and
// buys nothing until it is paid. (A13)
type Trap struct {
	No   int    // the turn it was drawn in
	Says string // if somebody cared to write it
	Owes int    // what is still to pay, to each of those it goes to
	To   Creditor
}

// Creditor is whom a trap pays, as the log spells it: "bank", "each" other
// player, or a seat by its number. (A14)
type Creditor string

const (
	toBank Creditor = "bank"
	toEach Creditor = "each"
)

// What is on a Trap card, and what its drawer does.
const (
	insurable    = "insurable"
	notInsurable = "not-insurable"

	payNow       = "pay"
	byPrudential = "prudential"
	keepCard     = "keep"
)

// Sprung is landing on a Trap, with the card that was drawn there. (A12, A13)
type Sprung struct {
	Says    string   `json:"says"`
	Penalty int      `json:"penalty"`
	To      Creditor `json:"to"`
	Card    string   `json:"card"`
	With    string   `json:"with"`
}

// Check holds the answer to the card and to the own hand. Whether the penalty
// can be paid is said by its drawer and checked here, so that nobody else learns
// more than that.
func (e Sprung) Check(v View) error {
	have, costs := cash(&v), e.Penalty*e.To.times(&v.Public)
	switch {
	case e.With == byPrudential && e.Card != insurable:
		return engine.Refuse("This card is not insurable: a Prudential cannot cancel it.")
	case e.With == byPrudential && v.Hand.Prudential == 0:
		return engine.Refuse("You have no Prudential card.")
	case e.With != byPrudential && e.Card == insurable && v.Public.House.InsureAlways && v.Hand.Prudential > 0: // B23
		return engine.Refuse("This table plays a Prudential whenever it can: you have %d.", v.Hand.Prudential)
	case e.With == payNow && have < costs:
		return engine.Refuse("The penalty is %v; you have %v. Keep the card until you can pay.", money.Of(costs), money.Of(have))
	case e.With == keepCard && have >= costs:
		return engine.Refuse("The penalty is %v; you have %v, and pay it at once.", money.Of(costs), money.Of(have))
	}
	return nil
}

// costs is all that is still to pay.
func (trap Trap) costs(p *Public) int { return trap.Owes * trap.To.times(p) }

// times is how many a trap pays.
func (c Creditor) times(p *Public) int {
	if c == toEach {
		return len(p.Players) - 1
	}
	return 1
}

// Fold springs the trap.
func (e Sprung) Fold(s *State, t engine.Step) {
	p := &s.Public
	land(p, t.By, OnTrap)
	switch e.With {
	case byPrudential:
		s.Hand(t.By).Prudential--
		t.Tell("A Prudential cancels the Trap: both cards go to the bottom of their piles.")
	case keepCard:
		q := p.player(t.By)
		q.Traps = append(q.Traps, Trap{No: p.N, Says: e.Says, Owes: e.Penalty, To: e.To})
		t.Tell("%v cannot pay, keeps the card and buys nothing until it is paid.", t.By)
	default:
		e.To.paid(s, t.By, e.Penalty)
		t.Tell("The card goes to the bottom of the Trap pile.")
	}
}

// Line words it.
func (e Sprung) Line(by engine.Seat) engine.Text {
	what := engine.Textf("a Trap of %v", money.Of(e.Penalty))
	if e.Penalty == 0 {
		what = engine.Textf("a Trap")
	}
	if e.To != toBank && e.Penalty > 0 {
		what = engine.Textf("%v, to %v", what, e.To.name())
	}
	if e.Says != "" {
		what = engine.Textf("%v (%v)", what, e.Says)
	}
	switch e.With {
	case byPrudential:
		return engine.Textf("%v is insured against %v", by, what)
	case keepCard:
		return engine.Textf("%v keeps %v", by, what)
	}
	if e.Penalty == 0 {
		return engine.Textf("%v obeys %v", by, what)
	}
	return engine.Textf("%v pays %v", by, what)
}

// name is whom a trap pays, in a sentence.
func (c Creditor) name() engine.Text {
	switch c {
	case toBank:
		return engine.Word("the bank").Text()
	case toEach:
		return engine.Word("each other player").Text()
	}
	return c.seat().Text()
}

// seat is the one player that a trap pays.
func (c Creditor) seat() engine.Seat {
	n, _ := strconv.Atoi(string(c))
	return engine.Seat(n)
}

// paid moves n to whom it is owed, or n to each of them.
func (c Creditor) paid(s *State, from engine.Seat, n int) {
	why := engine.Textf("Trap")
	switch c {
	case toBank:
		pay(s, from, ledger.Bank, n, why)
	case toEach:
		for _, to := range s.Public.others(from) {
			pay(s, from, to, n, why)
		}
	default:
		pay(s, from, c.seat(), n, why)
	}
}

// trapPad asks first what always needs an answer: a penalty may be none, and most
// go to the bank. (A14)
func trapPad(v *View) engine.Pad {
	whom := engine.Choice{Name: "to", Label: engine.Textf("Paid to"), Start: string(toBank), Among: []engine.Item{
		{Value: string(toBank), Label: engine.Textf("The bank")},
	}}
	for _, s := range v.Public.others(v.Seat) {
		whom.Among = append(whom.Among, engine.Item{Value: fmt.Sprint(int(s)), Label: s.Text()})
	}
	if len(v.Public.Players) > 2 {
		whom.Among = append(whom.Among, engine.Item{Value: string(toEach), Label: engine.Textf("Each other player")})
	}
	return trap.Pad(engine.Textf("Trap"),
		asksInsurable(),
		engine.Choice{Name: "with", Label: engine.Textf("You"), Among: []engine.Item{
			{Value: payNow, Label: engine.Textf("Obey the card now")}, {Value: byPrudential, Label: engine.Textf("Play a Prudential")}, {Value: keepCard, Label: engine.Textf("Cannot pay: keep it")}}},
		asksPenalty(),
		whom,
		engine.Words{Name: "says", Label: engine.Textf("What it says"), Most: 60, Blank: true, Shelf: trapShelf},
	).For(v.Public.mark()).Saying("Done with the Trap")
}

func asksPenalty() engine.Amount {
	return engine.Amount{Name: "penalty", Label: engine.Textf("Penalty on the card"), Max: mostPaid, In: money}
}

func asksInsurable() engine.Choice {
	return engine.Choice{Name: "card", Label: engine.Textf("The card is"), Among: []engine.Item{
		{Value: insurable, Label: engine.Textf("Insurable")}, {Value: notInsurable, Label: engine.Textf("Not insurable")}}}
}

// settleTraps pays, in the owner's turn, what the owner can pay by now: before
// anything is bought or claimed. That tells of the cash, as it must. (B9, B10)
func settleTraps(s *State, t engine.Step) {
	if p := &s.Public; p.Turn != engine.Room && !p.over() && !p.House.TrapOnDemand {
		settleAll(s, t)
	}
}

// settleAll pays what can be paid of the traps of whose turn it is.
func settleAll(s *State, t engine.Step) {
	p := &s.Public
	have := p.Cash.Own(p.Turn, s.Hand(p.Turn).Cash)
	_, pays := p.afterTraps(p.Turn, have)
	for _, no := range pays {
		showPurse(s, t, p.Turn)
		payOff(s, t, p.Turn, no, engine.NoLimit)
	}
}

// afterTraps is what a seat keeps of so much money once its traps are paid as
// far as it goes, and which those are. (B10)
func (p *Public) afterTraps(of engine.Seat, have int) (kept int, pays []int) {
	for _, trap := range p.player(of).Traps {
		switch {
		case trap.costs(p) <= have:
			have, pays = have-trap.costs(p), append(pays, trap.No)
		case !p.House.TrapAnyOrder: // the oldest bars the others
			return have, pays
		}
	}
	return have, pays
}

// payOff pays up to n of a trap to each it goes to, and gives the card back once
// it is paid.
func payOff(s *State, t engine.Step, of engine.Seat, no, n int) {
	q := s.Public.player(of)
	i := slices.IndexFunc(q.Traps, func(trap Trap) bool { return trap.No == no })
	trap := &q.Traps[i]
	n = min(n, trap.Owes)
	trap.To.paid(s, of, n)
	if trap.Owes -= n; trap.Owes > 0 {
		t.Tell("%v pays %v of the Trap of turn %d; %v is left.", of, money.Of(n), no, money.Of(trap.Owes))
		return
	}
	t.Tell("%v pays the Trap of turn %d, %v to %v, and gives the card back.", of, no, money.Of(n), trap.To.name())
	q.Traps = slices.Delete(q.Traps, i, i+1)
}

// PayTrap is an unpaid trap paid by its owner's will. (B8, B9)
type PayTrap struct {
	No     int `json:"no"`
	Amount int `json:"amount"` // 0: all of it
}

// Check: it is paid from what is there.
func (e PayTrap) Check(v View) error {
	if e.Amount > 0 {
		return refuseShort(&v, e.Amount)
	}
	i := slices.IndexFunc(ownPlayer(&v).Traps, func(trap Trap) bool { return trap.No == e.No })
	return refuseShort(&v, ownPlayer(&v).Traps[i].costs(&v.Public))
}

// Fold pays.
func (e PayTrap) Fold(s *State, t engine.Step) {
	n := e.Amount
	if n == 0 {
		n = engine.NoLimit
	}
	payOff(s, t, t.By, e.No, n)
}

// Line words it.
func (e PayTrap) Line(by engine.Seat) engine.Text {
	if e.Amount > 0 {
		return engine.Textf("%v pays %v of a Trap", by, money.Of(e.Amount))
	}
	return engine.Textf("%v pays a Trap", by)
}

// payTrapPads pay the oldest trap, or by a house rule any. In parts only where
// it goes to one purse: a part for each need not be a whole bill.
func payTrapPads(v *View) (out []engine.Pad) {
	p := &v.Public
	for i, trap := range ownPlayer(v).Traps {
		if i > 0 && !p.House.TrapAnyOrder {
			break
		}
		parts := p.House.TrapParts && trap.To != toEach
		if !parts && !p.House.TrapOnDemand {
			continue // then it is paid as soon as it can be
		}
		pad := payTrap.Pad(engine.Textf("Pay the Trap of turn %d", trap.No), engine.Fixed{Name: "no", Value: fmt.Sprint(trap.No), Whole: true}).
			For(p.mark()).With("%v to %v", money.Of(trap.Owes), trap.To.name())
		if parts {
			pad.Asks = append(pad.Asks, engine.Amount{Name: "amount", Label: engine.Textf("How much"), Min: money.Step, Max: trap.Owes, In: money})
		} else {
			pad = closeIfShort(pad, v, trap.costs(p))
		}
		out = append(out, pad)
	}
	return out
}
