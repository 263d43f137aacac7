package deal

// Promises (D28): notes of what somebody said. Nothing is enforced.

import (
	"slices"
	"strconv"

	"croupier/engine"
)

// Promise is what somebody said would be done. It binds nobody. (D28)
type Promise struct {
	By, To engine.Seat
	Words  string
}

// promise notes one in the place of the last between the same two.
func (p *Public) promise(x Promise) {
	p.strike(x.By, x.To)
	p.Promises = append(p.Promises, x)
}

func (p *Public) strike(by, to engine.Seat) {
	p.Promises = slices.DeleteFunc(p.Promises, func(x Promise) bool { return x.By == by && x.To == to })
}

// MakePromise notes what one says will be done for another. It binds nobody. (D28)
type MakePromise struct {
	To    engine.Seat `json:"to"`
	Words string      `json:"words"`
}

// Fold notes it.
func (e MakePromise) Fold(s *State, t engine.Step) {
	s.Public.promise(Promise{t.By, e.To, e.Words})
}

// Line words it.
func (e MakePromise) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v promises %v: %v (binds nobody)", by, e.To, e.Words)
}

// Strike takes a promise off: kept, broken or forgotten.
type Strike struct {
	By engine.Seat `json:"by"`
	To engine.Seat `json:"to"`
}

// Fold strikes it.
func (e Strike) Fold(s *State, _ engine.Step) { s.Public.strike(e.By, e.To) }

// Line words it.
func (e Strike) Line(engine.Seat) engine.Text {
	return engine.Textf("The promise of %v to %v is struck", e.By, e.To)
}

// addPromisePads adds those that note and strike promises, at any time.
func addPromisePads(out []engine.Pad, v *View) []engine.Pad {
	p, from := &v.Public, len(out)
	others := p.others(v.Seat)
	if len(others) == 0 || p.Combat != nil {
		return out
	}
	out = append(out, makePromise.Pad(engine.Textf("Note a promise"),
		engine.Who{Name: "to", Label: engine.Textf("To"), Among: others},
		engine.Words{Name: "words", Label: engine.Textf("What"), Most: 80}).Saying("Promise it").With("It binds nobody."))
	for _, x := range p.Promises {
		if x.By == v.Seat || x.To == v.Seat {
			out = append(out, strike.Pad(engine.Textf("Strike the promise of %v to %v", x.By, x.To),
				engine.Fixed{Name: "by", Value: strconv.Itoa(int(x.By)), Whole: true}, engine.Fixed{Name: "to", Value: strconv.Itoa(int(x.To)), Whole: true}))
		}
	}
	for i := range out[from:] {
		out[from+i] = out[from+i].Folded("Promises")
	}
	return out
}
