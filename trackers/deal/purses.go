package deal

// Cash (D2, D28): payments between players and with the bank.

import (
	"croupier/engine"
	"croupier/engine/ledger"
)

// Pay moves own cash to another player or the bank, at any time. (D2, D28)
type Pay struct {
	To     engine.Seat `json:"to"`
	Amount int         `json:"amount"` // smallest units
}

// Fold pays.
func (e Pay) Fold(s *State, t engine.Step) { book(s).Move(t.By, e.To, e.Amount) }

// Line words it.
func (e Pay) Line(by engine.Seat) engine.Text { return payLine(by, e.To, e.Amount) }

func payLine(from, to engine.Seat, n int) engine.Text {
	return engine.Textf("%v pays %v %v", ledger.Name(from), ledger.Name(to), money.Of(n))
}

func payPad(v *View) engine.Pad {
	p, have := &v.Public, cash(v)
	pad := pay.Pad(engine.Textf("Pay"),
		engine.Who{Name: "to", Label: engine.Textf("To"), Among: p.others(v.Seat), Bank: true},
		engine.Amount{Name: "amount", Label: engine.Textf("Amount"), Min: money.Step, Max: have, Have: have, In: money,
			Over: engine.Textf("You have %v; this costs %v.", money.Of(have), engine.Answer("amount"))}).
		Saying("Pay %v %v", engine.Answer("to"), engine.Answer("amount"))
	if have == 0 {
		pad = pad.But("You have no cash.")
	}
	return coverHidden(v, pad)
}

// mostMoved is the most that the host moves at once, in smallest units.
const mostMoved = 1000 * million

// Transfer is the host moving money between any two, the bank among them. From a
// purse that is hidden only its owner pays. (A18)
type Transfer struct {
	From   engine.Seat `json:"from"`
	To     engine.Seat `json:"to"`
	Amount int         `json:"amount"` // smallest units
}

// Check: two purses, and enough in the first.
func (e Transfer) Check(v View) error {
	if e.From == e.To {
		return engine.Refuse("Choose two different purses.")
	}
	return v.Public.Cash.Refuse(money, e.Amount, e.From)
}

// Fold pays.
func (e Transfer) Fold(s *State, _ engine.Step) { book(s).Move(e.From, e.To, e.Amount) }

// Line words it.
func (e Transfer) Line(engine.Seat) engine.Text { return payLine(e.From, e.To, e.Amount) }

func transferPad(p *Public) engine.Pad {
	return transfer.Pad(engine.Textf("Move money"),
		engine.Who{Name: "from", Label: engine.Textf("From"), Among: p.Cash.Payers(p.alive()), Bank: true},
		engine.Who{Name: "to", Label: engine.Textf("To"), Among: p.alive(), Bank: true},
		engine.Amount{Name: "amount", Label: engine.Textf("Amount"), Min: money.Step, Max: mostMoved, In: money}).
		Saying("%v pays %v %v", engine.Answer("from"), engine.Answer("to"), engine.Answer("amount"))
}

// coverHidden draws a pad under the cover, where its range or its reason depends
// on cash that is hidden. (A18)
func coverHidden(v *View, pad engine.Pad) engine.Pad {
	if v.Public.Cash.Hidden {
		return pad.Under()
	}
	return pad
}
