package deal

// Rulings of this game besides the trackers: who holds what, where a boss is, and
// whose turn it is. The real table is always right, and a scenario is set up by them.

import (
	"strconv"

	"croupier/engine"
)

// nobody is how a territory without a holder is spelled.
const nobody = "nobody"

// grounds are the sorts of territories as a ruling spells them: a ground, or a
// capital of it.
var grounds = []struct {
	Value   string
	Ground  Ground
	Capital bool
	Text    engine.Text
}{
	{"consumer", Consumer, false, word("consumer")}, {"producer", Producer, false, word("producer")}, {"grey", Grey, false, lightGrey},
	{"consumer-capital", Consumer, true, word("consumer capital")}, {"producer-capital", Producer, true, word("producer capital")},
}

// asksSort asks for one of them.
func asksSort() engine.Choice {
	ask := engine.Choice{Name: "ground", Label: engine.Textf("It is")}
	for _, g := range grounds {
		ask.Among = append(ask.Among, engine.Item{Value: g.Value, Label: g.Text})
	}
	return ask
}

// SetTerritory sets what a territory is, who holds it, and what lies there.
type SetTerritory struct {
	On     string `json:"on"`
	Ground string `json:"ground"`
	Holder string `json:"holder"`
	Dope   int    `json:"dope"`
}

// holder is the seat it names.
func (e SetTerritory) holder() engine.Seat {
	n, _ := strconv.Atoi(e.Holder) // "nobody" is the room
	return engine.Seat(n)
}

// Check: the pieces fit on the board (D7), no combat rages there, and no boss is
// left standing among strangers.
func (e SetTerritory) Check(v View) error {
	p := &v.Public
	lies := 0
	if t := p.find(e.On); t != nil {
		lies = t.Dope
	} else if len(p.Territories) >= mostTerritories {
		return p.refuseName(e.On, Grey, engine.Room)
	}
	if all := p.dope() - lies + e.Dope; all > mostDope {
		return engine.Refuse("There are %d pieces of dope; this would make it %d.", mostDope, all)
	}
	if p.Combat != nil && p.find(p.Combat.On) == p.find(e.On) {
		return engine.Refuse("There is a combat for %v. End it, or undo it.", p.Combat.On)
	}
	for _, s := range p.alive() {
		if at := p.player(s).At; at != "" && p.find(at) == p.find(e.On) && e.holder() != s {
			return engine.Refuse("The boss of %v stands on %v. Place it elsewhere first.", s, at)
		}
	}
	return nil
}

// Fold sets it.
func (e SetTerritory) Fold(s *State, _ engine.Step) {
	t := s.Public.findOrName(e.On, "", 0)
	for _, g := range grounds {
		if g.Value == e.Ground {
			t.Ground, t.Capital = g.Ground, g.Capital
		}
	}
	s.Public.pass(t, e.holder()) // its respect goes along, and nobody draws for a ruling
	t.Dope = e.Dope
}

// Line words it.
func (e SetTerritory) Line(engine.Seat) engine.Text {
	who := engine.Word("nobody").Text()
	if s := e.holder(); s != engine.Room {
		who = s.Text()
	}
	return engine.Textf("Ruling: %v is held by %v, %d dope", e.On, who, e.Dope)
}

func territoryPad(p *Public) engine.Pad {
	who := engine.Choice{Name: "holder", Label: engine.Textf("Held by"), Among: []engine.Item{{Value: nobody, Label: engine.Word("nobody").Text()}}}
	for _, s := range p.alive() {
		who.Among = append(who.Among, engine.Item{Value: strconv.Itoa(int(s)), Label: s.Text()})
	}
	name := asksName(p, "on", engine.Textf("Territory"))
	for _, t := range p.Territories {
		name.Known = append(name.Known, t.Name)
	}
	return territory.Pad(engine.Textf("Correct a territory"), name, asksSort(), who,
		engine.Number{Name: "dope", Label: engine.Textf("Dope"), Max: mostDope}).Saying("Correct %v", engine.Answer("on"))
}

// PlaceBoss sets where a boss stands: on a territory that its clan holds.
type PlaceBoss struct {
	Who engine.Seat `json:"who"`
	On  string      `json:"on"`
}

// Check: the boss's clan holds that territory.
func (e PlaceBoss) Check(v View) error {
	if t := v.Public.find(e.On); t.Holder != e.Who {
		return engine.Refuse("%v does not hold %v.", e.Who, t.Name)
	}
	return nil
}

// Fold sets it.
func (e PlaceBoss) Fold(s *State, _ engine.Step) { s.Public.player(e.Who).At = e.On }

// Line words it.
func (e PlaceBoss) Line(engine.Seat) engine.Text {
	return engine.Textf("Ruling: the boss of %v stands on %v", e.Who, e.On)
}

func placeBossPad(p *Public) engine.Pad {
	list := p.where(func(t *Territory) bool { return t.Holder != engine.Room })
	pad := placeBoss.Pad(engine.Textf("Correct where a boss is"),
		engine.Who{Name: "who", Label: engine.Textf("Whose boss"), Among: p.alive()},
		asksAmong("on", engine.Textf("Stands on"), list)).Saying("It stands on %v", engine.Answer("on"))
	switch {
	case p.Combat != nil:
		pad = pad.But("The combat for %v comes first.", p.Combat.On)
	case len(list) == 0 || len(p.alive()) == 0:
		pad = pad.But("Nobody holds a territory.")
	}
	return pad
}

// SetTurn gives a fresh turn to a player, from a phase on.
type SetTurn struct {
	Who   engine.Seat `json:"who"`
	Phase string      `json:"phase"`
}

// Fold begins it.
func (e SetTurn) Fold(s *State, t engine.Step) {
	s.Public.turnTo(e.Who, t)
	for i, name := range phases {
		if string(name) == e.Phase {
			s.Public.Turn.Phase = Phase(i)
		}
	}
}

// Line words it.
func (e SetTurn) Line(engine.Seat) engine.Text {
	return engine.Textf("Ruling: %v plays the phase: %v", e.Who, engine.Word(e.Phase))
}

func setTurnPad(p *Public) engine.Pad {
	pad := setTurn.Pad(engine.Textf("Correct whose turn it is"),
		engine.Who{Name: "who", Label: engine.Textf("Whose turn"), Among: p.alive()},
		engine.Choice{Name: "phase", Label: engine.Textf("Phase"), Among: engine.Items(phases...)}).
		Saying("%v has the turn", engine.Answer("who"))
	switch {
	case p.Combat != nil:
		pad = pad.But("The combat for %v comes first.", p.Combat.On)
	case len(p.alive()) == 0:
		pad = pad.But("No clan is left.")
	}
	return pad
}
