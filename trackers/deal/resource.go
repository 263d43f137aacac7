package deal

// The resource phase (D18 to D20): income, production, sale.

import "croupier/engine"

// pays is what a territory gives in the resource phase, in millions. (D18)
func (t *Territory) pays() int {
	switch {
	case t.Ground != Consumer:
		return 0
	case t.Capital:
		return 3
	}
	return 1
}

// income is what a seat gets in its resource phase, in smallest units. (D18)
func (p *Public) income(of engine.Seat) (n int) {
	for _, t := range p.held(of) {
		n += t.pays() * million
	}
	return n
}

// Income takes it from the bank. (D18)
type Income struct{}

// Fold pays it.
func (Income) Fold(s *State, t engine.Step) {
	p := &s.Public
	p.Turn.Income = true
	book(s).Move(engine.Room, t.By, p.income(t.By))
}

// LineFrom words it.
func (Income) LineFrom(before Public, by engine.Seat) engine.Text {
	return engine.Textf("%v takes %v of income", by, money.Of(before.income(by)))
}

func incomePad(v *View) engine.Pad {
	p := &v.Public
	due := p.income(v.Seat)
	pad := income.Pad(engine.Textf("Take your income: %v", money.Of(due))).For(p.occasion())
	switch {
	case p.Turn.Income:
		return pad.But("You have taken your income.")
	case due == 0:
		return pad.But("You control no consumer territory.")
	}
	return pad
}

// closeOutOfOrder closes a pad that comes too early, where the house plays the resource
// phase in a fixed order. (A21)
func closeOutOfOrder(v *View, pad engine.Pad) engine.Pad {
	p := &v.Public
	if due := p.income(v.Seat); p.House.FixedOrder && due > 0 && !p.Turn.Income {
		return pad.But("Take your income first: %v.", money.Of(due))
	}
	return pad
}

// makes is how many pieces a territory produces in a turn. (D19)
func (t *Territory) makes() int {
	switch {
	case t.Ground != Producer:
		return 0
	case t.Capital:
		return 3
	}
	return 1
}

// producers are the territories on which a seat may still place something.
func (p *Public) producers(of engine.Seat) []*Territory {
	return p.where(func(t *Territory) bool { return t.Holder == of && t.Made < t.makes() })
}

// Produce places dope and soldiers on producer territories: one piece on each,
// on a capital any three. They stand where they were made. (D19)
type Produce struct {
	Dope     map[string]int `json:"dope"`
	Soldiers map[string]int `json:"soldiers"`
}

// Check: no territory makes more than it can.
func (e Produce) Check(v View) error {
	all := 0
	for _, t := range v.Public.producers(v.Seat) {
		n := e.Dope[t.Name] + e.Soldiers[t.Name]
		if n > t.makes()-t.Made {
			return engine.Refuse("%v can still make %v; you gave %d.", t.Name, engine.Some{N: t.makes() - t.Made, One: "piece", More: "pieces"}, n)
		}
		all += n
	}
	if all == 0 {
		return engine.Refuse("Place at least one piece.")
	}
	return nil
}

// Fold places them.
func (e Produce) Fold(s *State, t engine.Step) {
	p := &s.Public
	for i := range p.Territories {
		at := &p.Territories[i]
		dope, soldiers := e.Dope[at.Name], e.Soldiers[at.Name]
		at.Dope, at.Made = at.Dope+dope, at.Made+dope+soldiers
		p.player(t.By).Soldiers += soldiers
	}
}

// LineFrom words it, territory by territory.
func (e Produce) LineFrom(before Public, by engine.Seat) engine.Text {
	var made engine.List
	for _, t := range before.Territories {
		if dope := e.Dope[t.Name]; dope > 0 {
			made = append(made, engine.Textf("%d dope on %v", dope, t.Name))
		}
		if soldiers := e.Soldiers[t.Name]; soldiers > 0 {
			made = append(made, engine.Textf("%v on %v", countOf(soldier, soldiers), t.Name))
		}
	}
	return engine.Textf("%v produces %v", by, made)
}

func producePad(v *View) engine.Pad {
	p := &v.Public
	list := p.producers(v.Seat)
	dope := engine.Split{Name: "dope", Label: engine.Textf("Dope"), Most: max(0, mostDope-p.dope())}
	men := engine.Split{Name: "soldiers", Label: engine.Textf("Soldiers"), Most: max(0, p.mostSoldiers()-p.player(v.Seat).Soldiers)}
	for _, t := range list {
		item := engine.SplitItem{Item: engine.Item{Value: t.Name, Label: engine.Textf("%v", t.Name), Note: t.groundText()}, Most: t.makes() - t.Made}
		dope.Among, men.Among = append(dope.Among, item), append(men.Among, item)
	}
	pad := produce.Pad(engine.Textf("Produce"), dope, men).For(p.occasion()).
		With("1 dope or 1 soldier on each producer territory, on a capital any 3.")
	switch {
	case len(list) == 0 && !p.holds(v.Seat, Producer):
		pad = pad.But("You control no producer territory.")
	case len(list) == 0:
		pad = pad.But("All your producer territories have produced.")
	case dope.Most+men.Most == 0:
		pad = pad.But("The board holds no more of your soldiers, and no more dope.")
	case p.House.FixedOrder && p.soldToday(): // A21
		pad = pad.But("Production comes before the sale.")
	}
	return closeOutOfOrder(v, pad)
}

// holds reports whether a seat controls a territory of a ground.
func (p *Public) holds(by engine.Seat, ground Ground) bool {
	return p.some(func(t *Territory) bool { return t.Holder == by && t.Ground == ground })
}

func (p *Public) soldToday() bool {
	return p.some(func(t *Territory) bool { return t.Sold > 0 })
}

// brings is what n pieces of dope bring on a territory, in millions: on a capital
// 4 each; elsewhere 4 for the first of a turn, 2 for the second, then 1 each.
// What was sold there before in this turn counts. (D20)
func (t *Territory) brings(n int) (sum int) {
	for i := range n {
		switch at := t.Sold + i; {
		case t.Capital || at == 0:
			sum += 4
		case at == 1:
			sum += 2
		default:
			sum++
		}
	}
	return sum
}

// Sell sells dope on own consumer territories to the bank. (D20)
type Sell struct {
	Dope map[string]int `json:"dope"`
}

// sum is how much is sold, and what the bank pays for it in smallest units.
func (e Sell) sum(p *Public) (pieces, pays int) {
	for _, t := range p.Territories {
		n := e.Dope[t.Name]
		pieces, pays = pieces+n, pays+t.brings(n)*million
	}
	return pieces, pays
}

// Fold sells it.
func (e Sell) Fold(s *State, t engine.Step) {
	p := &s.Public
	_, pays := e.sum(p)
	for i := range p.Territories {
		at := &p.Territories[i]
		n := e.Dope[at.Name]
		at.Dope, at.Sold = at.Dope-n, at.Sold+n
	}
	book(s).Move(engine.Room, t.By, pays)
}

// LineFrom words it.
func (e Sell) LineFrom(before Public, by engine.Seat) engine.Text {
	pieces, pays := e.sum(&before)
	return engine.Textf("%v sells %d dope for %v", by, pieces, money.Of(pays))
}

func sellPad(v *View) engine.Pad {
	p := &v.Public
	dope := engine.Split{Name: "dope", Label: engine.Textf("Dope"), Least: 1}
	for _, t := range p.held(v.Seat) {
		if t.Ground != Consumer || t.Dope == 0 {
			continue
		}
		dope.Most += t.Dope
		dope.Among = append(dope.Among, engine.SplitItem{Most: t.Dope, Item: engine.Item{
			Value: t.Name, Label: engine.Textf("%v", t.Name), Note: engine.Textf("all %d bring %v", t.Dope, money.Of(t.brings(t.Dope)*million)),
		}})
	}
	pad := sell.Pad(engine.Textf("Sell dope to the bank"), dope).For(p.occasion()).
		With("On each territory 4 for the first, 2 for the second, then 1 each; on a capital 4 each.")
	if dope.Most == 0 {
		pad = pad.But("No dope lies on a consumer territory of yours.")
	}
	return closeOutOfOrder(v, pad)
}
