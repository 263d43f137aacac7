package americandream

import (
	"slices"

	"croupier/engine"
)

// Ways are what a move may do besides its spaces: all of it costs none.
const (
	byPassing     = "passed"      // past Imagination, on round the board (A8)
	byCentre      = "centre"      // up into the centre at Imagination (A8)
	byCredibility = "credibility" // along that path, in or out (A30)
	byFlexibility = "flexibility"
	byArrowhead   = "arrowhead" // past an arrowhead at the end of a path from Decision (A31)
)

// Walk is how the pawn came to where it landed.
type Walk struct {
	By []string `json:"by"`
}

func (w Walk) has(way string) bool { return slices.Contains(w.By, way) }

// wrong says which rule the way breaks. Nil: none.
func (w Walk) wrong(v *View) error {
	q := me(v)
	inside := w.has(byCentre) || w.has(byCredibility) || w.has(byFlexibility) || w.has(byArrowhead)
	switch {
	case inside && !q.Moved:
		return engine.Refuse("Nobody moves into the centre on the first turn.")
	case w.has(byPassing) && w.has(byCentre):
		return engine.Refuse("Who turns up into the centre at Imagination forfeits the salary of %v: choose one.", money.Of(q.Salary))
	case w.has(byPassing) && q.Imagination:
		return engine.Refuse("You start on Imagination: leaving it pays nothing.")
	case w.has(byCredibility) && q.Claims == 0:
		return engine.Refuse("Credibility opens with your first claimed Patent, Copyright or Great Idea.")
	case w.has(byFlexibility) && q.Salary < flexible:
		return engine.Refuse("Flexibility needs a salary of %v; yours is %v.", money.Of(flexible), money.Of(q.Salary))
	}
	return nil
}

// pays is what passing Imagination brings on the way.
func (w Walk) pays(q *Player) int {
	if w.has(byPassing) {
		return q.Salary
	}
	return 0
}

// fold walks: it comes before all that the landing brings.
func (w Walk) fold(s *State, t engine.Step) {
	q := s.Public.player(t.By)
	switch {
	case w.has(byPassing):
		s.Public.Move.Passed = true
		salary(s, t.By, t)
	case w.has(byCentre) && !q.Imagination:
		t.Tell("%v turns up into the centre and forfeits the salary of %v.", t.By, money.Of(q.Salary))
	}
	if w.has(byArrowhead) {
		s.Hand(t.By).Experience++
		t.Tell("%v takes an Experience card for the arrowhead.", t.By)
	}
}

// land puts the pawn on a space.
func land(s *State, t engine.Step, w Walk, on Space) *Move {
	w.fold(s, t)
	s.Public.player(t.By).Imagination = on == OnStart
	m := &s.Public.Move
	*m = Move{Dice: m.Dice, Rolled: m.Rolled, Cards: m.Cards, Spaces: m.Spaces, Passed: m.Passed, Extra: m.Extra, Rounds: m.Rounds, Flown: m.On != "", On: on}
	return m
}

// Stock is landing on a stock space: its bonus comes first. (A18, A20)
type Stock struct {
	Walk
	Which string `json:"which"`
}

// Check holds the way to the rules.
func (e Stock) Check(v View) error { return e.wrong(&v) }

// Fold lands.
func (e Stock) Fold(s *State, t engine.Step) { onCompany(s, t, e.Walk, OnStock, e.Which) }

// Line words it.
func (e Stock) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v lands on %v", by, e.Which)
}

// Franchise is landing on a franchise space. (A15, A17)
type Franchise struct {
	Walk
	Which string `json:"which"`
}

// Check holds the way to the rules.
func (e Franchise) Check(v View) error { return e.wrong(&v) }

// Fold lands.
func (e Franchise) Fold(s *State, t engine.Step) { onCompany(s, t, e.Walk, OnFranchise, e.Which) }

// Line words it.
func (e Franchise) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v lands on %v", by, e.Which)
}

func onCompany(s *State, t engine.Step, w Walk, on Space, which string) {
	p := &s.Public
	m := land(s, t, w, on)
	m.Company = p.Companies.find(which)
	if p.unpaidFlight() {
		return
	}
	if m.Bonus = p.bonus(t.By, m.Company); m.Bonus > 0 {
		pay(s, engine.Room, t.By, m.Bonus, engine.Textf("%v bonus", which))
		t.Tell("The bank pays %v a bonus of %v for %v of %v.", t.By, money.Of(m.Bonus), chips(p.player(t.By).Chips[m.Company]), which)
	}
}

// unpaidFlight reports whether the pawn came by a special move that brings no
// bonus. (B17)
func (p *Public) unpaidFlight() bool { return p.Move.Flown && p.House.FlyNoBonus }

// chips counts them.
func chips(n int) engine.Some { return engine.Some{N: n, One: "chip", More: "chips"} }

// Other is landing on any other space but a trap.
type Other struct {
	Walk
	Which Space `json:"which"`
}

// Check: Great Ideas lie in the centre, where nobody is on the first turn,
// American Express or not. (A5)
func (e Other) Check(v View) error {
	if e.Which == OnIdea && !me(&v).Moved {
		return engine.Refuse("Nobody moves into the centre on the first turn.")
	}
	return e.wrong(&v)
}

// Fold lands.
func (e Other) Fold(s *State, t engine.Step) {
	m := land(s, t, e.Walk, e.Which)
	switch e.Which {
	case OnDividend:
		dividend(s, t)
	case OnStart:
		onImagination(s, t, m)
	case OnPatents, OnCopyrights:
		payRoyalties(s, t)
	}
}

// Line words it.
func (e Other) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v lands on %v", by, e.Which.word())
}

// dividend pays for every stock chip; franchises do not count. (A22, F5)
func dividend(s *State, t engine.Step) {
	n := s.Public.player(t.By).stock()
	pay(s, engine.Room, t.By, n*dividendEach, engine.Textf("Blue Chip Dividend"))
	t.Tell("Blue Chip Dividend: %v for %v of stock.", money.Of(n*dividendEach), chips(n))
}

// onImagination pays the salary for an exact landing, once for a visit. (A8, B16)
func onImagination(s *State, t engine.Step, m *Move) {
	switch {
	case m.Passed:
		t.Tell("The salary for this visit has been paid.")
	case m.Flown && s.Public.House.FlyNoSalary:
		t.Tell("American Express onto Imagination pays no salary.")
	default:
		m.Passed = true
		salary(s, t.By, t)
	}
}

// word is what a space is called.
func (on Space) word() engine.Word {
	return map[Space]engine.Word{
		OnStock: "a stock", OnFranchise: "a franchise", OnTrap: "a Trap", OnDividend: "Blue Chip Dividend",
		OnChoice: "Stock of Your Choice", OnFight: "a Stock Fight", OnPatents: "the Patent Office", OnCopyrights: "the Copyright Office",
		OnIdea: "a Great Idea", OnAmex: "American Express", OnStart: "Imagination", OnOther: "another space",
	}[on]
}

// landingPads are where the pawn may land: four sorts of spaces, as the board
// has them. Walked there, they also ask what lay on the way.
func landingPads(v *View) []engine.Pad {
	p := &v.Public
	if p.Move.On == OnChoice { // any stock space, and Imagination is not passed (A23)
		return []engine.Pad{stockPad(v).Now().With("Move to any stock space.")}
	}
	pads := []engine.Pad{stockPad(v), franchisePad(v), trapPad(v), otherPad(v)}
	for i := range pads {
		pads[i] = pads[i].Now()
		if p.Move.On == OnAmex {
			pads[i].Hint = engine.Textf("Move to any space. Passing Imagination pays nothing.")
		} else {
			pads[i].Hint = engine.Textf("Move %d spaces.", p.Move.total())
			pads[i].Asks = append(pads[i].Asks, waysOf(v))
		}
	}
	return pads
}

func stockPad(v *View) engine.Pad {
	p := &v.Public
	all := where(0, stocks, func(int) bool { return true })
	return stock.Pad(engine.Textf("Stock"), p.among("which", engine.Textf("Which stock"), all, p.noteFor(v.Seat))).
		For(p.mark()).Saying("Land on %v", engine.Answer("which"))
}

func franchisePad(v *View) engine.Pad {
	p := &v.Public
	all := where(stocks, companies, func(int) bool { return true })
	return franchise.Pad(engine.Textf("Franchise"), p.among("which", engine.Textf("Which franchise"), all, p.noteFor(v.Seat))).
		For(p.mark()).Saying("Land on %v", engine.Answer("which"))
}

// noteFor is what a seat has of a company, and what landing there brings.
func (p *Public) noteFor(s engine.Seat) func(int) engine.Text {
	return func(c int) (t engine.Text) {
		if n := p.player(s).Chips[c]; n > 0 {
			t = engine.Textf("%v: bonus %v", chips(n), money.Of(p.bonus(s, c)))
		}
		return t
	}
}

func otherPad(v *View) engine.Pad {
	p := &v.Public
	ask := engine.Choice{Name: "which", Label: engine.Textf("Where")}
	for _, on := range []Space{OnDividend, OnStart, OnFight, OnChoice, OnAmex, OnPatents, OnCopyrights, OnIdea, OnOther} {
		if on == OnAmex && p.Move.On == OnAmex {
			continue
		}
		ask.Among = append(ask.Among, engine.Item{Value: string(on), Label: on.word().Text(), Note: p.noteOn(v.Seat, on)})
	}
	return other.Pad(engine.Textf("Another space"), ask).For(p.mark()).Saying("Land on %v", engine.Answer("which"))
}

func (p *Public) noteOn(s engine.Seat, on Space) (t engine.Text) {
	q := p.player(s)
	switch on {
	case OnDividend:
		t = engine.Textf("the bank pays %v", money.Of(q.stock()*dividendEach))
	case OnStart:
		if !(p.Move.On == OnAmex && p.House.FlyNoSalary) {
			t = engine.Textf("the bank pays %v", money.Of(q.Salary))
		}
	}
	return t
}

// waysOf asks what lay on the way. Nothing is the usual answer.
func waysOf(v *View) engine.Several {
	q := me(v)
	return engine.Several{Name: "by", Label: engine.Textf("On the way"), Most: 5, Among: []engine.Item{
		{Value: byPassing, Label: engine.Textf("Passed Imagination"), Note: engine.Textf("the bank pays %v", money.Of(q.Salary))},
		{Value: byCentre, Label: engine.Textf("Up into the centre at Imagination"), Note: engine.Textf("no salary")},
		{Value: byCredibility, Label: engine.Textf("By Credibility")},
		{Value: byFlexibility, Label: engine.Textf("By Flexibility"), Note: engine.Textf("from %v of salary", money.Of(flexible))},
		{Value: byArrowhead, Label: engine.Textf("Past an arrowhead"), Note: engine.Textf("1 Experience card")},
	}}
}
