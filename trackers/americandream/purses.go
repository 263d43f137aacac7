package americandream

// Payments between players and with the bank.

import (
	"croupier/engine"
	"croupier/engine/ledger"
)

// mostPaid is more than any card asks.
const mostPaid = 1_000_000

// Pay is money from the own purse to the bank or to a player, for what a card or
// the table says. The decks' texts are not in the rulebook, so any sum goes.
type Pay struct {
	To     engine.Seat `json:"to"`
	Amount int         `json:"amount"`
	Why    string      `json:"why"`
}

// Check: it is paid from what is there.
func (e Pay) Check(v View) error { return refuseShort(&v, e.Amount) }

// Fold pays it.
func (e Pay) Fold(s *State, t engine.Step) { pay(s, t.By, e.To, e.Amount, because(e.Why)) }

// Line words it.
func (e Pay) Line(by engine.Seat) engine.Text {
	t := engine.Textf("%v pays %v to %v", by, money.Of(e.Amount), ledger.Name(e.To))
	if e.Why != "" {
		return engine.Textf("%v: %v", t, e.Why)
	}
	return t
}

// because is why money moved, in a purse's line.
func because(why string) engine.Text {
	if why == "" {
		return engine.Textf("paid")
	}
	return engine.Textf("%v", why)
}

// Collect is money that the bank pays for what a card says.
type Collect struct {
	Amount int    `json:"amount"`
	Why    string `json:"why"`
}

// Fold pays it out.
func (e Collect) Fold(s *State, t engine.Step) {
	pay(s, ledger.Bank, t.By, e.Amount, because(e.Why))
}

// Line words it.
func (e Collect) Line(by engine.Seat) engine.Text {
	if e.Why == "" {
		return engine.Textf("The bank pays %v %v", by, money.Of(e.Amount))
	}
	return engine.Textf("The bank pays %v %v: %v", by, money.Of(e.Amount), e.Why)
}

// payPad stands for any time: a card may ask everybody.
func payPad(v *View) engine.Pad {
	p := &v.Public
	amount := engine.Amount{Name: "amount", Label: engine.Textf("Amount"), Min: money.Step, Max: mostPaid, In: money}
	if !p.Cash.Hidden {
		amount.Have = cash(v)
	}
	return foldAside(payOut.Pad(engine.Textf("Pay what a card says"), engine.Who{Name: "to", Label: engine.Textf("To"), Among: p.others(v.Seat), Bank: true}, amount, whyFor()).
		Saying("Pay %v %v", engine.Answer("to"), engine.Answer("amount")))
}

func collectPad(v *View) engine.Pad {
	return foldAside(collect.Pad(engine.Textf("Collect what a card says"),
		engine.Amount{Name: "amount", Label: engine.Textf("Amount"), Min: money.Step, Max: mostPaid, In: money}, whyFor()).
		For(v.Public.mark()).Saying("Collect %v", engine.Answer("amount")))
}

func whyFor() engine.Words {
	return engine.Words{Name: "why", Label: engine.Textf("For what"), Most: 60, Blank: true}
}
