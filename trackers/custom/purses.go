package custom

// Playing: payments between purses and with the bank.

import (
	"cmp"
	"slices"

	"croupier/engine"
	"croupier/engine/ledger"
)

// Pay moves money from one purse to another, or to or from the bank.
type Pay struct {
	From   engine.Seat `json:"from"` // by the host; else the author's own
	To     engine.Seat `json:"to"`
	Amount int         `json:"amount"` // smallest units
}

// Check: two purses, and enough in the first. A seat's own pad has its range.
func (e Pay) Check(v View) error {
	if v.Seat != engine.Room {
		return nil
	}
	if e.From == e.To {
		return engine.Refuse("Choose two different purses.")
	}
	return v.Public.refuse(e.Amount, e.From)
}

// Fold pays.
func (e Pay) Fold(s *State, t engine.Step) {
	s.Public.book().Move(seatOf(e.From, t.By), e.To, e.Amount)
}

// LineFrom words it.
func (e Pay) LineFrom(before Public, by engine.Seat) engine.Text {
	return before.paid(seatOf(e.From, by), e.To, e.Amount)
}

func (p *Public) paid(from, to engine.Seat, n int) engine.Text {
	if from == ledger.Bank {
		return engine.Textf("The bank pays %v %v.", to, p.Money.In.Of(n))
	}
	return engine.Textf("%v pays %v %v.", from, ledger.Name(to), p.Money.In.Of(n))
}

// refuse says who of these cannot pay so much each: where debts are allowed, only
// the bank ever cannot.
func (p *Public) refuse(n int, from ...engine.Seat) error {
	if p.Money.Debt {
		from = slices.DeleteFunc(from, func(s engine.Seat) bool { return s != ledger.Bank })
	}
	return p.Purses.Refuse(p.Money.In, n, from...)
}

// PayAll pays each of the others the same. By the host it may be the bank that
// pays.
type PayAll struct {
	From   engine.Seat `json:"from"` // by the host; else the author's own
	Amount int         `json:"amount"`
}

// Check: enough for all of them. A seat's own pad has the range.
func (e PayAll) Check(v View) error {
	if v.Seat != engine.Room {
		return nil
	}
	p := &v.Public
	to := others(p.players(), e.From)
	if len(to) == 0 {
		return engine.Refuse("There is nobody else to pay.")
	}
	if err := p.refuse(e.Amount*len(to), e.From); err != nil {
		return engine.Refuse("%v to each of %d: %v", p.Money.In.Of(e.Amount), len(to), err.(engine.Refusal).Text)
	}
	return nil
}

// Fold pays each.
func (e PayAll) Fold(s *State, t engine.Step) {
	p, from := &s.Public, seatOf(e.From, t.By)
	p.book().PayAll(from, others(p.players(), from), e.Amount)
}

// LineFrom words it.
func (e PayAll) LineFrom(before Public, by engine.Seat) engine.Text {
	from := seatOf(e.From, by)
	to := engine.SeatList(others(before.players(), from))
	if from == ledger.Bank {
		return engine.Textf("The bank pays %v %v each.", to, before.Money.In.Of(e.Amount))
	}
	return engine.Textf("%v pays %v %v each.", from, to, before.Money.In.Of(e.Amount))
}

// CollectAll takes the same from each of the others: nobody pays where one cannot.
type CollectAll struct {
	To     engine.Seat `json:"to"` // by the host; else the author's own
	Amount int         `json:"amount"`
}

// Check: all of them can pay it. A seat's own pad has the range.
func (e CollectAll) Check(v View) error {
	if v.Seat != engine.Room {
		return nil
	}
	p := &v.Public
	from := others(p.players(), e.To)
	if len(from) == 0 {
		return engine.Refuse("There is nobody else to collect from.")
	}
	return p.refuse(e.Amount, from...)
}

// Fold collects from each.
func (e CollectAll) Fold(s *State, t engine.Step) {
	p, to := &s.Public, seatOf(e.To, t.By)
	p.book().Collect(others(p.players(), to), to, e.Amount)
}

// LineFrom words it.
func (e CollectAll) LineFrom(before Public, by engine.Seat) engine.Text {
	to := seatOf(e.To, by)
	from := engine.SeatList(others(before.players(), to))
	return engine.Textf("%v collects %v each from %v.", capital(to), before.Money.In.Of(e.Amount), from)
}

// capital is a purse at the start of a sentence.
func capital(s engine.Seat) engine.Text {
	if s == ledger.Bank {
		return engine.Textf("The bank")
	}
	return s.Text()
}

// Take takes money from the bank, where the host lets everybody.
type Take struct {
	Amount int `json:"amount"`
}

// Fold takes it.
func (e Take) Fold(s *State, t engine.Step) { s.Public.book().Move(ledger.Bank, t.By, e.Amount) }

// LineFrom words it.
func (e Take) LineFrom(before Public, by engine.Seat) engine.Text {
	return engine.Textf("%v takes %v from the bank.", by, before.Money.In.Of(e.Amount))
}

// PassGo pays what passing go brings.
type PassGo struct {
	Seat engine.Seat `json:"seat"` // by the host; else the author's own
}

// Fold pays it.
func (e PassGo) Fold(s *State, t engine.Step) {
	p := &s.Public
	p.book().Move(ledger.Bank, seatOf(e.Seat, t.By), p.Money.Go)
}

// LineFrom words it.
func (e PassGo) LineFrom(before Public, by engine.Seat) engine.Text {
	m := before.Money
	return engine.Textf("%v: %v, %v.", m.goName(), seatOf(e.Seat, by), m.In.Of(m.Go))
}

// amount asks for money, in steps, with what there is to pay from.
func (m Money) amount(most, have int) engine.Amount {
	most = min(most, m.most())
	most -= most % m.In.Step
	return engine.Amount{Name: "amount", Label: engine.Textf("Amount"), Min: m.In.Step, Max: most, Have: max(have, 0), In: m.In}
}

// pursePads are what a seat does with its money.
func (p *Public) pursePads(of engine.Seat) []engine.Pad {
	m := p.Money
	if !m.On {
		return nil
	}
	cash, all := p.Purses.Of[of-1], others(p.players(), of)
	can := p.spendable(of)
	one := pay.Pad(engine.Textf("Pay"), engine.Who{Name: "to", Label: engine.Textf("To"), Among: others(p.seatsIn(), of), Bank: true}, m.withOver(m.amount(can, cash), engine.Textf("You have %v; this costs %v.", m.In.Of(cash), engine.Answer("amount")))).
		Saying("Pay %v %v", engine.Answer("to"), engine.Answer("amount"))
	each := payAll.Pad(engine.Textf("Pay all"), m.withOver(m.amount(can/max(len(all), 1), cash), engine.Textf("You have %v; this costs %d times %v.", m.In.Of(cash), len(all), engine.Answer("amount")))).
		With("It goes to each of: %v.", engine.SeatList(all)).Saying("Pay each %v", engine.Answer("amount"))
	if len(all) == 0 {
		each = each.But("Nobody else plays.")
	}
	if can < m.In.Step {
		one = one.But("You have %v.", m.In.Of(cash))
	}
	if can < m.In.Step*len(all) {
		each = each.But("You have %v for %v.", m.In.Of(cash), engine.Some{N: len(all), One: "other", More: "others"})
	}
	return slices.Concat([]engine.Pad{one}, p.lapPads(), []engine.Pad{each, p.collectPad(all)}, p.bankedPads(of))
}

// spendable is what a seat can pay: what it has, and by debts as much as can be
// typed.
func (p *Public) spendable(of engine.Seat) int {
	if p.Money.Debt {
		return p.Purses.Of[of-1] + p.Money.most()
	}
	return p.Purses.Of[of-1]
}

// collectPad takes from each no more than the poorest of them has.
func (p *Public) collectPad(all []engine.Seat) engine.Pad {
	m := p.Money
	if len(all) == 0 {
		return collectAll.Pad(engine.Textf("Collect from all"), m.amount(0, 0)).But("Nobody else plays.")
	}
	poorest := slices.MinFunc(all, func(a, b engine.Seat) int { return cmp.Compare(p.spendable(a), p.spendable(b)) })
	amount, cash := m.amount(p.spendable(poorest), 0), m.In.Of(p.Purses.Of[poorest-1])
	if !m.Debt {
		amount.Over = engine.Textf("%v has only %v; this costs each %v.", poorest, cash, engine.Answer("amount"))
	}
	pad := collectAll.Pad(engine.Textf("Collect from all"), amount).
		With("Each of these pays it: %v.", engine.SeatList(all)).Saying("Collect %v from each", engine.Answer("amount"))
	if p.spendable(poorest) < m.In.Step {
		pad = pad.But("%v has only %v.", poorest, cash)
	}
	return pad
}

// withOver words why more than that is refused, where no debts are.
func (m Money) withOver(a engine.Amount, why engine.Text) engine.Amount {
	if !m.Debt {
		a.Over = why
	}
	return a
}

// bankedPads are what a seat takes from the bank.
func (p *Public) bankedPads(of engine.Seat) []engine.Pad {
	m := p.Money
	if !m.Open {
		return nil
	}
	most := m.most() - p.Purses.Of[of-1]
	if p.Purses.Limited {
		most = min(most, p.Purses.Bank)
	}
	pad := take.Pad(engine.Textf("Take from the bank"), m.amount(most, 0)).Saying("Take %v", engine.Answer("amount"))
	if most < m.In.Step {
		pad = pad.But("The bank has %v.", m.In.Of(p.Purses.Bank))
	}
	return []engine.Pad{pad}
}

// lapPads are what the bank pays for a lap of the board: one tap.
func (p *Public) lapPads() []engine.Pad {
	if p.Money.Go == 0 {
		return nil
	}
	return []engine.Pad{p.passPad(engine.Textf("%v: %v", p.Money.goName(), p.Money.In.Of(p.Money.Go)))}
}

func (p *Public) passPad(label engine.Text, asks ...engine.Field) engine.Pad {
	pad := pass.Pad(label, asks...)
	if p.Purses.Limited && p.Purses.Bank < p.Money.Go {
		pad = pad.But("The bank has only %v.", p.Money.In.Of(p.Purses.Bank))
	}
	return pad
}

// bankerPads are the host's: money between any two, to and from all.
func (p *Public) bankerPads() []engine.Pad {
	m, list := p.Money, p.seatsIn()
	if !m.On || len(list) == 0 {
		return nil
	}
	amount := m.amount(m.most(), 0)
	pads := []engine.Pad{
		pay.Pad(engine.Textf("Move money"),
			engine.Who{Name: "from", Label: engine.Textf("From"), Among: list, Bank: true},
			engine.Who{Name: "to", Label: engine.Textf("To"), Among: list, Bank: true}, amount).
			Saying("%v pays %v %v", engine.Answer("from"), engine.Answer("to"), engine.Answer("amount")),
		payAll.Pad(engine.Textf("Pay all"), engine.Who{Name: "from", Label: engine.Textf("From"), Among: list, Bank: true}, amount).
			Saying("%v pays each %v", engine.Answer("from"), engine.Answer("amount")),
		collectAll.Pad(engine.Textf("Collect from all"), engine.Who{Name: "to", Label: engine.Textf("To"), Among: list, Bank: true}, amount).
			Saying("%v collects %v from each", engine.Answer("to"), engine.Answer("amount")),
	}
	if m.Go > 0 {
		pads = append(pads, p.passPad(m.goName(), whoField(list)).Saying("%v: %v", m.goName(), engine.Answer("seat")))
	}
	return pads
}
