package americandream

// Landing (A15, A17, A18, A20, A22, A23, A32): what each sort of space pays.

import "croupier/engine"

// land puts the pawn on a space. What an earlier landing of this turn came to,
// on American Express or Stock of Your Choice, is over.
func land(p *Public, by engine.Seat, on Space) *Move {
	p.player(by).Imagination = on == OnStart
	m := &p.Move
	m.Flown, m.On = m.On != "", on
	m.Company, m.Bonus, m.Bought = 0, 0, false
	m.Royalty, m.Revealed, m.Fought = false, "", false
	return m
}

// Stock is landing on a stock space: its bonus comes first. (A18, A20)
type Stock struct {
	Which string `json:"which"`
}

// Fold lands.
func (e Stock) Fold(s *State, t engine.Step) { onCompany(s, t, OnStock, e.Which) }

// Line words it.
func (e Stock) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v lands on %v", by, e.Which)
}

// Franchise is landing on a franchise space. (A15, A17)
type Franchise struct {
	Which string `json:"which"`
}

// Fold lands.
func (e Franchise) Fold(s *State, t engine.Step) { onCompany(s, t, OnFranchise, e.Which) }

// Line words it.
func (e Franchise) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v lands on %v", by, e.Which)
}

func onCompany(s *State, t engine.Step, on Space, which string) {
	p := &s.Public
	m := land(p, t.By, on)
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
	Which Space `json:"which"`
}

// Check: Great Ideas lie in the centre, where nobody is on the first turn,
// American Express or not. (A5)
func (e Other) Check(v View) error {
	switch {
	case e.Which != OnIdea:
		return nil
	case !ownPlayer(&v).Moved:
		return engine.Refuse("Nobody moves into the centre on the first turn.")
	}
	return v.Public.Rules.checkWay(&v.Public.Move)
}

// Fold lands.
func (e Other) Fold(s *State, t engine.Step) {
	m := land(&s.Public, t.By, e.Which)
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
	case m.Flown && s.Public.House.FlyNoSalary:
		t.Tell("American Express onto Imagination pays no salary.")
	case s.Public.Rules.paid(m, m.Flown):
		t.Tell("The salary for this visit has been paid.")
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

// tile is what a space is called where it stands alone.
func (on Space) tile() engine.Word {
	switch on {
	case OnFight:
		return "Stock Fight"
	case OnPatents:
		return "Patent Office"
	case OnCopyrights:
		return "Copyright Office"
	case OnIdea:
		return "Great Idea"
	case OnOther:
		return "None of these"
	}
	return on.word()
}

// landingPads are where the pawn may land: on the sort of space it was moved to;
// by Stock of Your Choice on any stock, by American Express on any space at all.
func landingPads(v *View) []engine.Pad {
	switch m := &v.Public.Move; {
	case m.On == OnChoice: // Imagination is not passed (A23)
		return []engine.Pad{stockPad(v).Now().With("Move to any stock space. Passing Imagination pays nothing.")}
	case m.On == OnAmex: // nor here (A32)
		pads := []engine.Pad{stockPad(v), franchisePad(v), trapPad(v), otherPad(v)}
		for i := range pads {
			pads[i] = pads[i].Now().With("Move to any space. Passing Imagination pays nothing.")
		}
		return pads
	case m.On != "":
		return nil
	case m.To == OnStock:
		return []engine.Pad{stockPad(v).Now()}
	case m.To == OnFranchise:
		return []engine.Pad{franchisePad(v).Now()}
	case m.To == OnTrap:
		return []engine.Pad{trapPad(v).Now()}
	case m.To == OnOther:
		return []engine.Pad{otherPad(v).Now()}
	}
	return nil
}

func stockPad(v *View) engine.Pad {
	p := &v.Public
	all := companiesWhere(0, stocks, func(int) bool { return true })
	return stock.Pad(engine.Textf("Stock"), p.among("which", engine.Textf("Which stock"), all, p.noteFor(v.Seat))).
		For(p.mark()).Saying("Land on %v", engine.Answer("which"))
}

func franchisePad(v *View) engine.Pad {
	p := &v.Public
	all := companiesWhere(stocks, companies, func(int) bool { return true })
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
		ask.Among = append(ask.Among, engine.Item{Value: string(on), Label: on.tile().Text(), Note: p.noteOn(v.Seat, on)})
	}
	return other.Pad(engine.Textf("Another space"), ask).For(p.mark()).Saying("Land on %v", engine.Answer("which"))
}

func (p *Public) noteOn(s engine.Seat, on Space) (t engine.Text) {
	q := p.player(s)
	switch on {
	case OnDividend:
		t = engine.Textf("the bank pays %v", money.Of(q.stock()*dividendEach))
	case OnStart:
		flies := p.Move.On == OnAmex
		if !(flies && p.House.FlyNoSalary) && !p.Rules.paid(&p.Move, flies) {
			t = engine.Textf("the bank pays %v", money.Of(q.Salary))
		}
	}
	return t
}
