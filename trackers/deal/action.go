package deal

// The action phase (D9, D22 to D25, D40). Croupier does not know which troop went
// where. What is entered is what changes who holds what: a territory taken, one
// abandoned, the boss moved, dope carried, an attack. How far a troop goes, and
// which territories lie beside each other, by land or by a sea route, is the table's
// to watch: no source tells the whole map. (D5, D12, D23)

import (
	"slices"

	"croupier/engine"
)

// actionPads are what the action phase offers: one opens them all, and chooses.
func actionPads(v *View) []engine.Pad {
	out := slices.Concat([]engine.Pad{takePad(v), takeNewPad(v)}, attackPads(v), []engine.Pad{carryPad(v), bossPad(v), abandonPad(v)})
	for i := range out {
		out[i] = out[i].Folded("Move and attack")
	}
	return out
}

// Take walks into an empty territory that the table has named before. (D9)
type Take struct {
	On string `json:"on"`
}

// Fold makes it the taker's, with the dope that lies there. (D8)
func (e Take) Fold(s *State, t engine.Step) {
	s.Public.control(t, s.Public.find(e.On), t.By)
	s.Public.Turn.Played = true
}

// Line words it.
func (e Take) Line(by engine.Seat) engine.Text { return engine.Textf("%v takes %v", by, e.On) }

func takePad(v *View) engine.Pad {
	list := v.Public.where((*Territory).free)
	pad := take.Pad(engine.Textf("Take an empty territory"), asksAmong("on", engine.Textf("Which"), list)).
		For(v.Public.occasion()).Saying("Take %v", engine.Answer("on"))
	if len(list) == 0 {
		return pad.But("Every territory that the table has named is held. Name a new one.")
	}
	return pad
}

// TakeNew walks into an empty territory that the table has not named yet. (D9)
type TakeNew struct {
	On      string   `json:"on"`
	Ground  Ground   `json:"ground"`
	Respect []string `json:"respect"` // printed on it
}

// Check: it is not known as something else, nor held.
func (e TakeNew) Check(v View) error {
	if t := v.Public.find(e.On); t != nil && t.Holder == v.Seat {
		return engine.Refuse("You hold %v already.", t.Name)
	}
	return v.Public.refuseName(e.On, e.Ground, v.Seat)
}

// Fold names it and makes it the taker's.
func (e TakeNew) Fold(s *State, t engine.Step) {
	p := &s.Public
	p.control(t, p.findOrName(e.On, e.Ground, printedNumber(e.Respect)), t.By)
	p.Turn.Played = true
}

// Line words it.
func (e TakeNew) Line(by engine.Seat) engine.Text { return engine.Textf("%v takes %v", by, e.On) }

func takeNewPad(v *View) engine.Pad {
	p := &v.Public
	return takeNew.Pad(engine.Textf("Take a new territory"), asksName(p, "on", engine.Textf("Its name")), asksGround(), asksPrinted()).
		For(p.occasion()).Saying("Take %v", engine.Answer("on")).
		With("One that the table has not named before. A lieutenant takes it only where its move ends.")
}

// Abandon leaves a territory: the last troops there moved on. Its dope stays; a
// capital is its mob's again. (D40)
type Abandon struct {
	On string `json:"on"`
}

// Fold makes it nobody's.
func (e Abandon) Fold(s *State, t engine.Step) {
	at := s.Public.find(e.On)
	s.Public.control(t, at, engine.Room)
	s.Public.Turn.Played = true
	if at.Capital {
		t.Tell("The mob takes %v back.", at.Name)
	}
}

// Line words it.
func (e Abandon) Line(by engine.Seat) engine.Text { return engine.Textf("%v leaves %v", by, e.On) }

func abandonPad(v *View) engine.Pad {
	p := &v.Public
	list := p.where(func(t *Territory) bool { return t.Holder == v.Seat && t.Name != p.player(v.Seat).At })
	pad := abandon.Pad(engine.Textf("Leave a territory"), asksAmong("on", engine.Textf("Which"), list)).
		For(p.occasion()).Saying("Leave %v", engine.Answer("on"))
	switch {
	case len(list) > 0:
	case len(p.held(v.Seat)) > 0:
		pad = pad.But("Your boss stands on your only territory. Move your boss first.")
	default:
		pad = pad.But("You control no territory.")
	}
	return pad
}

// MoveBoss moves the boss to an own territory: to a new one it is taken first.
// (D22, D26 need to know where it stands.)
type MoveBoss struct {
	To string `json:"to"`
}

// Fold moves it.
func (e MoveBoss) Fold(s *State, t engine.Step) {
	s.Public.player(t.By).At = e.To
	s.Public.Turn.BossMoved, s.Public.Turn.Played = true, true
}

// Line words it.
func (e MoveBoss) Line(by engine.Seat) engine.Text {
	return engine.Textf("The boss of %v moves to %v", by, e.To)
}

func bossPad(v *View) engine.Pad {
	p := &v.Public
	list := p.where(func(t *Territory) bool { return t.Holder == v.Seat && t.Name != p.player(v.Seat).At })
	pad := moveBoss.Pad(engine.Textf("Your boss moves"), asksAmong("to", engine.Textf("To"), list)).
		For(p.occasion()).Saying("The boss moves to %v", engine.Answer("to")).
		With("One territory far, by land or by a sea route. Take an empty one first.")
	switch {
	case p.Turn.BossMoved: // D23
		pad = pad.But("Your boss has moved in this action phase.")
	case len(list) == 0:
		pad = pad.But("Take a territory first: your boss has nowhere to go.")
	}
	return pad
}

// Carry moves dope one territory on, to one that the clan controls. (D24)
type Carry struct {
	From   string `json:"from"`
	To     string `json:"to"`
	Pieces int    `json:"pieces"`
}

// movableDope is the dope of a territory that has not been moved in this turn.
func (t *Territory) movableDope() int { return max(0, t.Dope-t.Came) }

// Check: no piece moves twice, and none stays where it is.
func (e Carry) Check(v View) error {
	if e.From == e.To {
		return engine.Refuse("Choose two different territories.")
	}
	if t := v.Public.find(e.From); e.Pieces > t.movableDope() {
		return engine.Refuse("%v has %d dope that may still move; you gave %d.", t.Name, t.movableDope(), e.Pieces)
	}
	return nil
}

// Fold moves it.
func (e Carry) Fold(s *State, _ engine.Step) {
	s.Public.find(e.From).Dope -= e.Pieces
	to := s.Public.find(e.To)
	to.Dope, to.Came = to.Dope+e.Pieces, to.Came+e.Pieces
	s.Public.Turn.Played = true
}

// Line words it.
func (e Carry) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v moves %d dope from %v to %v", by, e.Pieces, e.From, e.To)
}

// withMovableDope are the territories of a seat with dope that may still move.
func (p *Public) withMovableDope(by engine.Seat) []*Territory {
	return p.where(func(t *Territory) bool { return t.Holder == by && t.movableDope() > 0 })
}

func carryPad(v *View) engine.Pad {
	p := &v.Public
	from, most := p.withMovableDope(v.Seat), 1
	for _, t := range from {
		most = max(most, t.movableDope())
	}
	escort := engine.Word("With any troop")
	if p.House.SoldiersEscort { // A5
		escort = "With a soldier"
	}
	pad := carry.Pad(engine.Textf("Move dope"),
		asksAmong("from", engine.Textf("From"), from),
		asksAmong("to", engine.Textf("To a territory of yours"), p.held(v.Seat)),
		engine.Number{Name: "pieces", Label: engine.Textf("Pieces"), Min: 1, Max: most}).
		For(p.occasion()).Saying("Move %v to %v", engine.Answer("pieces"), engine.Answer("to")).
		With("One territory far, by land or by a sea route. %v onto new ground: take that first.", escort)
	switch {
	case len(from) == 0 && p.some(func(t *Territory) bool { return t.Holder == v.Seat && t.Dope > 0 }):
		pad = pad.But("All your dope has moved in this turn.")
	case len(from) == 0:
		pad = pad.But("You control no dope.")
	case len(p.held(v.Seat)) < 2:
		pad = pad.But("You control no other territory. Take it first.")
	}
	return pad
}
