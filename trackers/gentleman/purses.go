package gentleman

// Payments between players, by a house rule (A10).

import (
	"croupier/engine"
	"croupier/engine/ledger"
)

// Pay hands money to another player, by a house rule. (A10) It comes from behind
// the payer's own screen, and all see how much.
type Pay struct {
	To     engine.Seat `json:"to"`
	Amount int         `json:"amount"`
}

// Line reads: "Ada pays Ben 2".
func (y Pay) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v pays %v %v", by, y.To, tokens.Of(y.Amount))
}

// Fold moves it, and tells both hands what became of their money.
func (y Pay) Fold(s *State, t engine.Step) {
	book(s).Move(t.By, y.To, y.Amount)
	s.Hand(t.By).Change = engine.Textf("−%v: paid to %v", tokens.Of(y.Amount), y.To)
	s.Hand(y.To).Change = engine.Textf("+%v: paid by %v", tokens.Of(y.Amount), t.By)
}

// book finds the purse behind each screen, and the bank where it can run out.
func book(s *State) ledger.Book {
	return func(of engine.Seat) *int {
		switch {
		case of != ledger.Bank:
			return &s.Hand(of).Money
		case s.Public.House.BankLimited:
			return &s.Public.Bank
		}
		return nil
	}
}
