package newangeles

// Capital, cards and assets (P4, P10 to P13): what is paid, gained, drawn, discarded
// and given.

import (
	"croupier/engine"
	"croupier/engine/ledger"
)

// capital is a score and a currency in one: whole numbers.
var capital = engine.Currency{Scale: 1, Step: 1, Bills: []int{1, 2, 3, 5, 10}}

// Pay is capital to another player or the bank: a gift, a bribe, a price. (N1)
type Pay struct {
	To     engine.Seat `json:"to"`
	Amount int         `json:"amount"`
}

func (y Pay) Fold(s *State, t engine.Step) {
	s.Public.book().Move(t.By, y.To, y.Amount)
	s.Public.payIn(y.To, y.Amount)
}

// payIn counts what the players together pay the bank once a deal is won, whoever
// types it. (P13)
func (p *Public) payIn(to engine.Seat, n int) {
	if to == ledger.Bank && p.hasWinner() {
		p.Deal.Bank += n
	}
}

func (y Pay) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v pays %v %v capital", by, ledger.Name(y.To), capital.Of(y.Amount))
}

// Gain is capital from the bank, with its reason.
type Gain struct {
	Amount int    `json:"amount"`
	Why    string `json:"why"`
}

func (g Gain) Fold(s *State, t engine.Step) { s.Public.book().Move(ledger.Bank, t.By, g.Amount) }

func (g Gain) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v gains %v capital: %v", by, capital.Of(g.Amount), g.Why)
}

// Fulfil is a corporation's contract. (P11)
type Fulfil struct {
	Times int `json:"times"`
}

func (f Fulfil) Fold(s *State, t engine.Step) {
	c, _ := corporationOf(s.Public.Corporations[t.By-1])
	n := c.pays * max(1, f.Times)
	s.Public.book().Move(ledger.Bank, t.By, n)
	if c.each {
		t.Tell("%v: %d %v, %v capital.", c.title, f.Times, c.of, capital.Of(n))
	} else {
		t.Tell("%v: %v, %v capital.", c.title, c.of, capital.Of(n))
	}
}

func (Fulfil) Line(by engine.Seat) engine.Text { return engine.Textf("%v fulfils the contract", by) }

// Banked is the host moving capital between any two.
type Banked struct {
	From   engine.Seat `json:"from"`
	To     engine.Seat `json:"to"`
	Amount int         `json:"amount"`
	Why    string      `json:"why"`
}

// Check: nobody falls below 0. (V10, A9)
func (b Banked) Check(v View) error {
	if b.From == b.To {
		return engine.Refuse("Choose two different ones.")
	}
	return v.Public.Capital.Refuse(capital, b.Amount, b.From)
}

func (b Banked) Fold(s *State, _ engine.Step) {
	s.Public.book().Move(b.From, b.To, b.Amount)
	s.Public.payIn(b.To, b.Amount)
}

func (b Banked) Line(engine.Seat) engine.Text {
	return engine.Textf("%v capital from %v to %v: %v", capital.Of(b.Amount), ledger.Name(b.From), ledger.Name(b.To), b.Why)
}

// Give is an asset to another player, for nothing.
type Give struct {
	Asset string      `json:"asset"`
	To    engine.Seat `json:"to"`
}

func (g Give) Fold(s *State, _ engine.Step) { s.Public.moveAsset(g.Asset, g.To) }

func (g Give) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v gives %v to %v", by, g.Asset, g.To)
}

// Drop is an asset that its holder discards.
type Drop struct {
	Asset string `json:"asset"`
}

func (d Drop) Fold(s *State, _ engine.Step) { s.Public.moveAsset(d.Asset, engine.Room) }

func (d Drop) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v discards the asset %v", by, d.Asset)
}

// Place is the host putting an asset where it really lies. To the bank: nowhere.
type Place struct {
	Asset string      `json:"asset"`
	To    engine.Seat `json:"to"`
}

func (a Place) name() string { return printedName(assets, a.Asset) }

// Check: there are 34 assets. (P1)
func (a Place) Check(v View) error {
	p := v.Public
	switch {
	case p.holder(a.name()) == a.To:
		return engine.Refuse("%v lies there already.", a.name())
	case p.holder(a.name()) == engine.Room && len(p.assetsOf(p.seats()...)) >= len(assets):
		return engine.Refuse("All %d assets lie before players already.", len(assets))
	}
	return nil
}

func (a Place) Fold(s *State, _ engine.Step) { s.Public.moveAsset(a.name(), a.To) }

func (a Place) Line(engine.Seat) engine.Text {
	if a.To == engine.Room {
		return engine.Textf("The asset %v is discarded", a.name())
	}
	return engine.Textf("The asset %v goes to %v", a.name(), a.To)
}

// Draw is action cards drawn. Where hands are hidden, how many is asked aside.
// (P4, A4)
type Draw struct {
	Cards int `json:"cards"`
}

func (d Draw) Fold(s *State, t engine.Step) {
	if !s.Public.House.Hidden {
		*cards(s, t.By) += d.Cards
	}
}

func (d Draw) Line(by engine.Seat) engine.Text {
	if d.Cards == 0 {
		return engine.Textf("%v draws action cards", by)
	}
	return engine.Textf("%v draws %v", by, someCards(d.Cards))
}

// Drawn is how many, where nobody else may know.
type Drawn struct {
	Cards int `json:"cards"`
}

func (d Drawn) Whisper(h *Hand, _ engine.Step) { h.Cards += d.Cards }

// Discard is action cards to the pile, for all to see.
type Discard struct {
	Cards int `json:"cards"`
}

func (d Discard) Fold(s *State, t engine.Step) {
	*cards(s, t.By) -= d.Cards
	s.Public.Pile += d.Cards
}

func (d Discard) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v discards %v", by, someCards(d.Cards))
}
