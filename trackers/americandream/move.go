package americandream

// The move (A5, A8, A30, A31): where the pawn goes, and which way through the centre.

import (
	"slices"

	"croupier/engine"
)

// Go is the pawn moved: to which sort of space, and whether it passed Imagination
// on its way round the board. The salary is paid here, before all that the
// landing brings. (A5, A8)
type Go struct {
	To Space    `json:"to"`
	By []string `json:"by"`
}

// passed is the one thing on the way round that changes numbers.
const passed = "passed"

// Fold moves.
func (e Go) Fold(s *State, t engine.Step) {
	m := &s.Public.Move
	s.Public.Rules.leaves(s.Public.player(t.By))
	m.To, m.Passed = e.To, slices.Contains(e.By, passed)
	if m.Passed {
		salary(s, t.By, t)
	}
}

// Line words it.
func (e Go) Line(by engine.Seat) engine.Text {
	if slices.Contains(e.By, passed) {
		return engine.Textf("%v moves past Imagination to %v", by, e.To.word())
	}
	return engine.Textf("%v moves to %v", by, e.To.word())
}

// cardsFirst is said before the move: then it is too late for cards. (A6)
const cardsFirst = "Experience cards are played before, from under the cover."

// movePad asks what the table sees: the sort of space, and whether the salary is
// due. It is not where the pawn leaves Imagination or turns up into the centre. (A8)
func movePad(v *View) engine.Pad {
	p := &v.Public
	m := &p.Move
	to := engine.Choice{Name: "to", Label: engine.Textf("Where did you land?"), Among: []engine.Item{
		{Value: string(OnStock), Label: engine.Textf("Stock")}, {Value: string(OnFranchise), Label: engine.Textf("Franchise")},
		{Value: string(OnTrap), Label: engine.Textf("Trap")}, {Value: string(OnOther), Label: engine.Textf("Other space")}}}
	way := engine.Several{Name: "by", Label: engine.Textf("On the way"), Most: 1, Among: []engine.Item{
		{Value: passed, Label: engine.Textf("Passed Imagination"), Note: engine.Textf("the bank pays %v", money.Of(ownPlayer(v).Salary))}}}
	pad := move.Pad(engine.Textf("Move %v", spaces(m.total()))).For(p.mark()).Now()
	switch {
	case ownPlayer(v).Imagination:
		pad = pad.With("You start on Imagination: leaving it pays nothing. " + cardsFirst)
	case m.wentBy(byCentre):
		pad = pad.With("You turn up into the centre at Imagination: no salary. " + cardsFirst)
	default:
		pad = pad.With(cardsFirst)
		pad.Asks = engine.Fields{way}
	}
	pad.Asks = append(pad.Asks, to)
	return pad
}

func spaces(n int) engine.Some { return engine.Some{N: n, One: "space", More: "spaces"} }

// Path is a way into the centre, or out of it. None of them counts as a space. (A30, A31)
type Path struct {
	Way Way `json:"way"`
}

// Way is a path, as the log keeps it.
type Way string

// Ways of the centre.
const (
	byCentre      Way = "centre"      // up at Imagination, instead of a salary (A8)
	byCredibility Way = "credibility" // in or out (A30)
	byFlexibility Way = "flexibility"
	byArrowhead   Way = "arrowhead" // at the end of a path from Decision (A31)
)

// ways are what they are called, in the order of the pads.
var ways = []struct {
	way   Way
	label engine.Word
}{
	{byCentre, "Up into the centre"}, {byCredibility, "Credibility path"},
	{byFlexibility, "Flexibility path"}, {byArrowhead, "Past an arrowhead"},
}

// Fold takes it.
func (e Path) Fold(s *State, t engine.Step) {
	p := &s.Public
	p.Move.Ways = append(p.Move.Ways, e.Way)
	switch q := p.player(t.By); {
	case e.Way == byArrowhead:
		s.Hand(t.By).Experience++
	case e.Way == byCentre && !q.Imagination:
		t.Tell("%v forfeits the salary of %v.", t.By, money.Of(q.Salary))
	}
}

// Line words it.
func (e Path) Line(by engine.Seat) engine.Text {
	switch e.Way {
	case byCredibility:
		return engine.Textf("%v takes the Credibility path", by)
	case byFlexibility:
		return engine.Textf("%v takes the Flexibility path", by)
	case byArrowhead:
		return engine.Textf("%v passes an arrowhead and takes an Experience card", by)
	}
	return engine.Textf("%v turns up into the centre at Imagination", by)
}

// wentBy reports whether a way was taken in this turn.
func (m *Move) wentBy(w Way) bool { return slices.Contains(m.Ways, w) }

// pathPads are the ways that may be taken before the pawn comes to rest.
func pathPads(v *View) (out []engine.Pad) {
	p, q := &v.Public, ownPlayer(v)
	for _, w := range ways {
		pad := path.Pad(w.label.Text(), engine.Fixed{Name: "way", Value: string(w.way)}).For(p.mark()).Folded("Ways of the centre")
		switch {
		case !q.Moved: // A5
			pad = pad.But("Nobody moves into the centre on the first turn.")
		case p.Move.wentBy(w.way): // no going back and forth
			pad = pad.But("You have gone that way in this turn.")
		case w.way == byCredibility && q.Claims == 0:
			pad = pad.But("Credibility opens with your first claimed Patent, Copyright or Great Idea.")
		case w.way == byFlexibility && q.Salary < flexible:
			pad = pad.But("Flexibility needs a salary of %v; yours is %v.", money.Of(flexible), money.Of(q.Salary))
		}
		out = append(out, pad)
	}
	return out
}
