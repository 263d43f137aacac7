package custom

// Building: money, the bank, and what a lap brings.

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"croupier/engine"
	"croupier/engine/ledger"
)

// Money is how the table counts its money, if it has any.
type Money struct {
	On     bool
	In     engine.Currency
	Start  int  // dealt to each seat, in smallest units
	Debt   bool // a purse may go below 0
	Open   bool // everybody may take from the bank; else the host gives
	Go     int  // what passing go brings; 0: there is no such thing
	GoName string
}

// A step is the smallest amount there is, as the host chooses it, and what it
// makes of the currency.
type step struct {
	typed       string
	scale, size int
}

var steps = []step{
	{"0.01", 100, 1}, {"0.05", 20, 1}, {"0.1", 10, 1}, {"0.2", 5, 1}, {"0.5", 2, 1},
	{"1", 1, 1}, {"5", 1, 5}, {"10", 1, 10}, {"50", 1, 50}, {"100", 1, 100}, {"500", 1, 500}, {"1000", 1, 1000},
	{"10000", 1, 10_000}, {"100000", 1, 100_000},
}

// bills are the quick amounts of a currency, in steps.
var bills = []int{1, 5, 10, 20, 50, 100, 500}

// hundredths is how the start is typed, before it is known what the step is.
var hundredths = engine.Currency{Scale: 100, Step: 1}

// mostTyped is as much money as can be typed: nine digits.
const mostTyped = 999_999_999

// most is the most that a purse or the bank holds, in smallest units.
func (m Money) most() int { return mostTyped * m.In.Scale }

// SetMoney turns the money on, or changes it.
type SetMoney struct {
	Symbol string `json:"symbol"` // before the number
	Unit   string `json:"unit"`   // after it
	Step   string `json:"step"`
	Start  int    `json:"start"` // in hundredths
	Debt   string `json:"debt"`
}

// A word as the sign of the money stands apart from the number, "3 gold"; a sign
// or a letter stands close to it, "$3M". The blank does not break a line.
const apart = "\u00a0"

// prefix is a sign as it stands before a number.
func prefix(sign string) string {
	if last, _ := utf8.DecodeLastRuneInString(sign); unicode.IsLetter(last) && utf8.RuneCountInString(sign) > 1 {
		return sign + apart
	}
	return sign
}

// suffix is a sign as it stands after a number.
func suffix(sign string) string {
	if first, _ := utf8.DecodeRuneInString(sign); unicode.IsLetter(first) && utf8.RuneCountInString(sign) > 1 {
		return apart + sign
	}
	return sign
}

// currency is the currency that was chosen.
func (e SetMoney) currency() engine.Currency {
	s := steps[slices.IndexFunc(steps, func(s step) bool { return s.typed == e.Step })]
	in := engine.Currency{Symbol: prefix(e.Symbol), Unit: suffix(e.Unit), Scale: s.scale, Step: s.size}
	for _, b := range bills {
		in.Bills = append(in.Bills, b*s.size)
	}
	return in
}

// Check: the start is a number of steps; and what people hold stays what it is.
func (e SetMoney) Check(v View) error {
	in, m := e.currency(), v.Public.Money
	if e.Start*in.Scale%(100*in.Step) != 0 {
		shown := engine.Currency{Symbol: in.Symbol, Unit: in.Unit, Scale: 100}
		return engine.Refuse("The start goes in steps of %v; you gave %v.", in.Of(in.Step), shown.Of(e.Start))
	}
	if m.On && (m.In.Scale != in.Scale || m.In.Step != in.Step) {
		return engine.Refuse("Money goes in steps of %v here; that stays.", m.In.Of(m.In.Step))
	}
	if e.Debt == yes {
		return nil
	}
	for i, n := range v.Public.Purses.Of {
		if n < 0 {
			return engine.Refuse("%v owes %v: debts stay allowed until that is paid.", engine.Seat(i+1), m.In.Of(-n))
		}
	}
	return nil
}

// Fold turns it on and deals the start to who is there, or changes it for who
// comes later.
func (e SetMoney) Fold(s *State, t engine.Step) {
	p := &s.Public
	was := p.Money.On
	p.Money.On, p.Money.In, p.Money.Debt = true, e.currency(), e.Debt == yes
	p.Money.Start = e.Start * p.Money.In.Scale / 100
	if was {
		return
	}
	p.Purses = ledger.Open(len(p.Chairs), 0)
	for _, of := range p.seatsIn() {
		p.deal(of, t)
	}
}

// Line words it.
func (e SetMoney) Line(engine.Seat) engine.Text {
	in := e.currency()
	how := engine.Word("no debts")
	if e.Debt == yes {
		how = "debts allowed"
	}
	return engine.Textf("Money in steps of %v, %v to start with, %v.", in.Of(in.Step), in.Of(e.Start*in.Scale/100), how)
}

// Answers of a question with two.
const (
	yes = "yes"
	no  = "no"
)

func (p *Public) moneyPad() engine.Pad {
	by := engine.Choice{Name: "step", Label: engine.Textf("In steps of"), Start: p.Money.step()}
	for _, s := range steps {
		by.Among = append(by.Among, typedItem(s.typed))
	}
	return money.Pad(engine.Textf("Money"),
		engine.Words{Name: "symbol", Label: engine.Textf("Sign before the number"), Most: 8, Blank: true, Known: []string{"$", "€", "£"}},
		engine.Words{Name: "unit", Label: engine.Textf("Sign after it"), Most: 8, Blank: true, Known: []string{"M", "K"}},
		by,
		engine.Amount{Name: "start", Label: engine.Textf("Each starts with"), Max: mostTyped * hundredths.Scale, In: hundredths},
		engine.Choice{Name: "debt", Label: engine.Textf("Debts"), Among: engine.Items(no, yes), Start: debts[p.Money.Debt]}).
		With("Each has a purse, and pays by phone. Its sign may be $ before the number, or M after it.")
}

// debts are how the pad spells whether they are allowed.
var debts = map[bool]string{false: no, true: yes}

// step is how the pad spells the money's step: 1 at first.
func (m Money) step() string {
	at := slices.IndexFunc(steps, func(s step) bool { return m.On && s.scale == m.In.Scale && s.size == m.In.Step })
	if at < 0 {
		return "1"
	}
	return steps[at].typed
}

// deal gives a seat what it starts with, or what the bank has left of it.
func (p *Public) deal(of engine.Seat, t engine.Step) {
	if !p.Money.On {
		return
	}
	n := p.Money.Start
	if p.Purses.Limited && p.Purses.Bank < n {
		n = max(p.Purses.Bank, 0)
		t.Tell("The bank has only %v for %v to start with.", p.Money.In.Of(n), of)
	}
	p.book().Move(ledger.Bank, of, n)
}

func (p *Public) book() ledger.Book { return p.Purses.Book(nil) }

// SetBank says how much money there is, and who gives it out.
type SetBank struct {
	Limit  int    `json:"limit"` // smallest units; 0: no end
	Banker string `json:"banker"`
}

// Who gives out the bank's money, as answers spell it.
const (
	theHost  = "host"
	everyone = "everyone"
)

// Check: what the seats hold is part of all there is.
func (e SetBank) Check(v View) error {
	if held := v.Public.moneyHeld(); e.Limit > 0 && e.Limit < held {
		return engine.Refuse("The seats hold %v: all the money there is cannot be %v.", v.Public.Money.In.Of(held), v.Public.Money.In.Of(e.Limit))
	}
	return nil
}

// moneyHeld is what lies in all purses together.
func (p *Public) moneyHeld() (n int) {
	for _, purse := range p.Purses.Of {
		n += purse
	}
	return n
}

// Fold limits the bank to what is left of it.
func (e SetBank) Fold(s *State, _ engine.Step) {
	p := &s.Public
	p.Money.Open = e.Banker == everyone
	p.Purses.Limited, p.Purses.Bank = e.Limit > 0, 0
	if e.Limit > 0 {
		p.Purses.Bank = e.Limit - p.moneyHeld()
	}
}

// LineFrom words it.
func (e SetBank) LineFrom(before Public, _ engine.Seat) engine.Text {
	who := engine.Word("the host gives it out")
	if e.Banker == everyone {
		who = "everybody takes from it"
	}
	if e.Limit == 0 {
		return engine.Textf("The bank has no end; %v.", who)
	}
	return engine.Textf("There is %v in all, in the bank and with the seats; %v.", before.Money.In.Of(e.Limit), who)
}

// SetGo says what passing go brings.
type SetGo struct {
	Amount int    `json:"amount"` // smallest units; 0: there is no such thing
	Name   string `json:"name"`   // what it is called here
}

// Fold sets it.
func (e SetGo) Fold(s *State, _ engine.Step) {
	s.Public.Money.Go, s.Public.Money.GoName = e.Amount, e.Name
}

// LineFrom words it.
func (e SetGo) LineFrom(before Public, _ engine.Seat) engine.Text {
	m := Money{GoName: e.Name}
	return engine.Textf("%v brings %v.", m.goName(), before.Money.In.Of(e.Amount))
}

// goName is what passing go is called.
func (m Money) goName() engine.Text {
	if m.GoName != "" {
		return engine.Textf("%v", m.GoName)
	}
	return engine.Textf("Pass go")
}

// bankPads set up the bank.
func (p *Public) bankPads() []engine.Pad {
	m := p.Money
	amount := func(name string, label engine.Text, most int) engine.Field {
		return engine.Amount{Name: name, Label: label, Max: most, In: m.In}
	}
	pads := []engine.Pad{
		bank.Pad(engine.Textf("The bank"),
			amount("limit", engine.Textf("All the money there is (0: no end)"), m.most()),
			engine.Choice{Name: "banker", Label: engine.Textf("Banker"), Start: theHost, Among: []engine.Item{
				{Value: theHost, Label: engine.Textf("The host")},
				{Value: everyone, Label: engine.Textf("Everybody takes from it")}}}).
			With("Whether it can run out, and who gives money out of it."),
		passGo.Pad(engine.Textf("Passing go"),
			amount("amount", engine.Textf("Brings"), m.most()),
			engine.Words{Name: "name", Label: engine.Textf("Called (left out: pass go)"), Most: nameLetters, Blank: true}).
			With("A button on each phone that brings money, as a salary every round."),
	}
	if !m.On {
		for i := range pads {
			pads[i] = pads[i].But("There is no money on this table yet.")
		}
	}
	return pads
}

// purses are the seats' money and the bank's, as far as it has an end.
func (p *Public) purses() (list []engine.Tracker) {
	if !p.Money.On {
		return nil
	}
	for _, t := range p.Purses.Trackers(cash, p.Money.In) {
		if t.Seat != engine.Room && !p.chair(t.Seat).In {
			continue
		}
		t.Max = p.Money.most()
		if p.Money.Debt && t.Seat != engine.Room {
			t.Min = -t.Max
		}
		list = append(list, t)
	}
	return list
}
