package views

import (
	"testing"
	"time"

	"croupier/engine"
)

// What differs in anything that is drawn has another sum, and a copy has the same.
func TestSumsTellApart(t *testing.T) {
	reason := engine.Textf("Not now.")
	moment := time.Date(2026, 11, 30, 20, 0, 0, 0, time.UTC)
	pads := func(change func(*engine.Pad)) []engine.Pad {
		p := engine.Pad{Kind: "pay", Label: engine.Textf("Pay %v", engine.Seat(1)), Asks: engine.Fields{engine.Amount{Name: "amount", Max: 5}}}
		change(&p)
		return []engine.Pad{p}
	}
	is := []any{
		pads(func(*engine.Pad) {}),
		pads(func(p *engine.Pad) { p.Mark = "deal 4" }),
		pads(func(p *engine.Pad) { p.Due = true }),
		pads(func(p *engine.Pad) { p.Closed = &reason }),
		pads(func(p *engine.Pad) { p.Label = engine.Textf("Pay %v", engine.Seat(2)) }),
		pads(func(p *engine.Pad) { p.Label = engine.Textf("Pay %v", 1) }),
		pads(func(p *engine.Pad) { p.Label = engine.Textf("Pay %v", "1") }),
		pads(func(p *engine.Pad) { p.Label = engine.Textf("Pay %v", engine.Word("1")) }),
		pads(func(p *engine.Pad) { p.Label = engine.Textf("Pay %v", engine.Answer("1")) }),
		pads(func(p *engine.Pad) { p.Label = engine.Textf("Pay %v", engine.Textf("1")) }),
		pads(func(p *engine.Pad) { p.Label = engine.Textf("Pay %v", engine.List{engine.Textf("1")}) }),
		pads(func(p *engine.Pad) { p.Hint, p.Label = p.Label, p.Hint }),
		pads(func(p *engine.Pad) { p.Asks = engine.Fields{engine.Number{Name: "amount", Max: 5}} }),
		pads(func(p *engine.Pad) { p.Asks, p.Aside = nil, p.Asks }),
		[]string{"a", "bc"}, []string{"ab", "c"}, []string{"abc"}, []string{},
		map[string]int{"a": 1, "b": 2}, map[string]int{"a": 2, "b": 1}, map[string]int{"a": 1},
		moment, moment.Add(time.Millisecond),
		&reason, (*engine.Text)(nil),
	}
	seen := map[Sum]int{}
	for i, v := range is {
		sum := Summed(v)
		if j, ok := seen[sum]; ok {
			t.Errorf("%#v and %#v have the same sum", is[j], v)
		}
		seen[sum] = i
	}
	if Summed(moment) != Summed(moment.Local()) {
		t.Error("a moment has two sums")
	}
	if a, b := map[string]int{"a": 1, "b": 2, "c": 3}, map[string]int{"c": 3, "b": 2, "a": 1}; Summed(a) != Summed(b) {
		t.Error("a map has two sums")
	}
	if again := pads(func(*engine.Pad) {}); Summed(again) != Summed(is[0]) {
		t.Error("a copy has another sum")
	}
}
