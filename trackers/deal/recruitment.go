package deal

// The recruitment phase (D21, D22): what troops cost, and where they may stand.

import "croupier/engine"

// What troops cost, in smallest units. (D21)
const (
	soldierPrice    = 1 * million
	lieutenantPrice = 6 * million
)

// Recruit buys troops from the bank and puts them on one territory. (D21, D22)
type Recruit struct {
	On          string `json:"on"`
	Soldiers    int    `json:"soldiers"`
	Lieutenants int    `json:"lieutenants"`
}

// cost is what they cost, in smallest units.
func (e Recruit) cost() int { return e.Soldiers*soldierPrice + e.Lieutenants*lieutenantPrice }

// Fold pays for them.
func (e Recruit) Fold(s *State, t engine.Step) {
	q := s.Public.player(t.By)
	q.Soldiers, q.Lieutenants = q.Soldiers+e.Soldiers, q.Lieutenants+e.Lieutenants
	book(s).Move(t.By, engine.Room, e.cost())
	s.Public.Turn.Played = true
}

// Line words it.
func (e Recruit) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v recruits %v on %v for %v", by, roster(e.Soldiers, e.Lieutenants), e.On, money.Of(e.cost()))
}

// places are where recruits may stand: own territories that give something, and
// the boss's, whatever it is, and while it leads an attack, whosever. (D22)
func (p *Public) places(of engine.Seat) []*Territory {
	return p.where(func(t *Territory) bool {
		return t.Name == p.player(of).At || t.Holder == of && t.Ground != Grey
	})
}

// tooMany refuses more troops of a rank than a clan has pieces.
func tooMany(rank, have, most int, field engine.Answer) engine.Text {
	return engine.Textf("You have %v of %d: %v more do not fit.", countOf(rank, have), most, field)
}

func recruitPad(v *View) engine.Pad {
	p, q := &v.Public, v.Public.player(v.Seat)
	men, lts := max(0, p.mostSoldiers()-q.Soldiers), max(0, mostLieutenants-q.Lieutenants)
	list, cheapest := p.places(v.Seat), soldierPrice
	if men == 0 {
		cheapest = lieutenantPrice
	}
	pad := recruit.Pad(engine.Textf("Recruit"),
		engine.Troops{Label: engine.Textf("Troops"), Least: 1, Costs: &money, Have: cash(v), Ranks: []engine.RankAsked{
			{Worth: worth[soldier], Price: soldierPrice, Number: engine.Number{Name: "soldiers", Label: engine.Textf("Soldiers"), Max: men,
				Hint: engine.Textf("%v each, %d more fit", money.Of(soldierPrice), men), Over: tooMany(soldier, q.Soldiers, p.mostSoldiers(), "soldiers")}},
			{Worth: worth[lieutenant], Price: lieutenantPrice, Number: engine.Number{Name: "lieutenants", Label: engine.Textf("Lieutenants"), Max: lts,
				Hint: engine.Textf("%v each, %d more fit", money.Of(lieutenantPrice), lts), Over: tooMany(lieutenant, q.Lieutenants, mostLieutenants, "lieutenants")}},
		}},
		asksAmong("on", engine.Textf("They stand on"), list)).
		For(p.occasion()).Saying("Recruit on %v", engine.Answer("on")).
		With("On a territory of yours that gives something, or where your boss is.")
	switch {
	case men+lts == 0:
		pad = pad.But("You have all the soldiers and lieutenants there are.")
	case len(list) == 0:
		pad = pad.But("You control no territory where recruits may stand.")
	case cash(v) < cheapest:
		pad = pad.But("You have %v; troops cost %v.", money.Of(cash(v)), money.Of(cheapest))
	}
	return coverHidden(v, pad)
}
