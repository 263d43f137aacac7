package custom

// Building: ranges and steps of what is there, and taking it away.

import (
	"slices"

	"croupier/engine"
	"croupier/engine/ledger"
)

// SetRange gives a tracker another range, which must hold all that is on it now.
type SetRange struct {
	Of  string `json:"of"`
	Min int    `json:"min"`
	Max int    `json:"max"`
}

// Check: nothing on the tracker may lie outside.
func (e SetRange) Check(v View) error {
	p := &v.Public
	d := *p.tracker(e.Of)
	d.Min, d.Max = e.Min, e.Max
	if d.Max <= d.Min {
		return engine.Refuse("%v: from %d to %d is no range.", e.Of, e.Min, e.Max)
	}
	if d.outside(d.Start) {
		return engine.Refuse("%v starts at %d: %d to %d leaves that out.", e.Of, d.Start, e.Min, e.Max)
	}
	for _, t := range d.Thresholds {
		if d.outside(t.At) {
			return engine.Refuse("%v has a threshold at %d: %d to %d leaves that out.", e.Of, t.At, e.Min, e.Max)
		}
	}
	if was := p.tracker(e.Of); d.inHands() && (d.outside(was.Min) || d.outside(was.Max)) { // to look would tell
		return engine.Refuse("%v is secret: its range of %d to %d may only grow.", e.Of, was.Min, was.Max)
	}
	for _, place := range p.places(&d) {
		if d.outside(d.At[place]) {
			return engine.Refuse("%v is %d now: %d to %d leaves that out.", d.numberName(d.owner(place)), d.At[place], e.Min, e.Max)
		}
	}
	return nil
}

// outside reports whether a number is out of the tracker's range.
func (d *Tracker) outside(n int) bool { return n < d.Min || n > d.Max }

// Fold sets the range. Chairs that nobody has sat on yet begin inside it.
func (e SetRange) Fold(s *State, _ engine.Step) {
	d := s.Public.tracker(e.Of)
	d.Min, d.Max = e.Min, e.Max
}

// Line words it.
func (e SetRange) Line(engine.Seat) engine.Text {
	return engine.Textf("%v goes from %d to %d now.", e.Of, e.Min, e.Max)
}

// SetStep has a tracker move by multiples of a number.
type SetStep struct {
	Of string `json:"of"`
	By int    `json:"by"`
}

// Check: at least one step must fit into the range.
func (e SetStep) Check(v View) error {
	if d := v.Public.tracker(e.Of); e.By > d.Max-d.Min {
		return engine.Refuse("%v goes from %d to %d: a step of %d does not fit.", e.Of, d.Min, d.Max, e.By)
	}
	return nil
}

// Fold sets the step.
func (e SetStep) Fold(s *State, _ engine.Step) { s.Public.tracker(e.Of).Step = e.By }

// Line words it.
func (e SetStep) Line(engine.Seat) engine.Text {
	return engine.Textf("%v goes in steps of %d.", e.Of, e.By)
}

// Remove takes a tracker, a clock, a set of dice, a rank or the money off the
// table, and says what was on it.
type Remove struct {
	Name string `json:"name"`
}

// Check: no rule may count on it.
func (e Remove) Check(v View) error {
	switch p := &v.Public; {
	case p.Win.Of == e.Name:
		return engine.Refuse("The win rule counts %v: change that first.", e.Name)
	case p.Turns.Of == e.Name:
		return engine.Refuse("The order of turns follows %v: change that first.", e.Name)
	}
	return nil
}

// Fold removes it, from the hands too.
func (e Remove) Fold(s *State, t engine.Step) {
	p := &s.Public
	p.tellLast(e.Name, t)
	named := func(name string) bool { return name == e.Name }
	p.Trackers = slices.DeleteFunc(p.Trackers, func(d Tracker) bool { return named(d.Name) })
	p.Clocks = slices.DeleteFunc(p.Clocks, func(c Clock) bool { return named(c.Name) })
	p.Dice = slices.DeleteFunc(p.Dice, func(d Dice) bool { return named(d.Name) })
	for i := range s.Hands {
		s.Hands[i].Own = slices.DeleteFunc(s.Hands[i].Own, func(o Secret) bool { return named(o.Name) })
	}
	p.disband(e.Name, t)
	if named(cash) {
		p.Money, p.Purses = Money{}, ledger.Purses{}
	}
}

// Line words it.
func (e Remove) Line(engine.Seat) engine.Text { return engine.Textf("%v is removed.", e.Name) }

// tellLast says what lay face up on a tracker that goes.
func (p *Public) tellLast(name string, t engine.Step) {
	if name == cash {
		for _, of := range p.seatsIn() {
			t.Tell("%v had %v.", of, p.Money.In.Of(p.Purses.Of[of-1]))
		}
	}
	d := p.tracker(name)
	if d == nil {
		return
	}
	for _, place := range p.places(d) {
		if d.number() {
			t.Tell("%v was %v.", d.numberName(d.owner(place)), d.says(d.At[place]))
		} else if len(d.Items[place]) > 0 {
			t.Tell("%v was: %v.", d.numberName(d.owner(place)), items(d.Items[place]))
		}
	}
}

// changePads change what is built.
func (p *Public) changePads() (out []engine.Pad) {
	ranged := names(p.trackersWhere((*Tracker).counts))
	if len(ranged) > 0 {
		which := engine.Choice{Name: "of", Label: engine.Textf("Which"), Among: ranged}
		out = append(out,
			span.Pad(engine.Textf("Another range"), which, limit("min", "Lowest", "never below", 0), limit("max", "Highest", "never above", 999)).
				With("How low and how high it goes."),
			stride.Pad(engine.Textf("Another step"), which, engine.Number{Name: "by", Label: engine.Textf("Step"), Min: 1, Max: 1000}).
				With("It goes up and down by so much at a time, as in fives."))
	}
	if all := p.removable(); len(all) > 0 {
		which := engine.Choice{Name: "name", Label: engine.Textf("Which")}
		for _, name := range all {
			which.Among = append(which.Among, typedItem(name))
		}
		pad := remove.Pad(engine.Textf("Remove"), which).Saying("Remove %v", engine.Answer("name"))
		pad.Sure = engine.Textf("All that is on it goes too.")
		out = append(out, pad)
	}
	return out
}
