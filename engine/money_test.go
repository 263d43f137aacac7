package engine

import "testing"

var narco = Currency{Symbol: "$", Unit: "M", Scale: 2, Step: 1, Bills: []int{1, 2, 10}}

// What people type for an amount, and what it is in half-millions; -1: refused.
func TestAmountsAreReadAsTyped(t *testing.T) {
	for typed, want := range map[string]int{
		"2": 4, "2.5": 5, "2,5": 5, " 6.5 ": 13, "0": 0, "0.5": 1, "2.50": 5, "999999999": 1999999998,
		"2.25": -1, "2.55": -1, "": -1, "-1": -1, "+1": -1, "1e3": -1, "0x10": -1, "1_000": -1, "1,000": -1, "1.000": -1,
		"1.5.5": -1, "NaN": -1, "Infinity": -1, "٣": -1, "−5": -1, ".5": -1, "5.": -1, "9223372036854775807": -1, "9999999999": -1,
		"1 000": -1, "$2": -1, "２": -1,
	} {
		n, ok := narco.parse(typed)
		if !ok {
			n = -1
		}
		if n != want {
			t.Errorf("%q is read as %d, want %d", typed, n, want)
		}
	}
}

func TestMoneyIsWrittenAsPrinted(t *testing.T) {
	cents := Currency{Symbol: "€", Scale: 100, Step: 1}
	for _, c := range []struct {
		money Money
		want  string
	}{
		{narco.Of(13), "$6.5M"}, {narco.Of(4), "$2M"}, {narco.Of(0), "$0M"}, {narco.Of(-1), "−$0.5M"},
		{cents.Of(205), "€2.05"}, {cents.Of(250), "€2.5"}, {Currency{}.Of(7), "7"},
	} {
		if got := c.money.String(); got != c.want {
			t.Errorf("%d is written %q, want %q", c.money.N, got, c.want)
		}
	}
}

// Every amount that a currency can spell is read back as itself.
func TestSpelledAmountsAreReadBack(t *testing.T) {
	for _, in := range []Currency{narco, {Scale: 100, Step: 1}, {Scale: 1, Step: 1}, {Scale: 20, Step: 1}} {
		for n := range 500 {
			if got, ok := in.parse(in.Spell(n)); !ok || got != n {
				t.Fatalf("%d of scale %d is spelled %q and read as %d", n, in.Scale, in.Spell(n), got)
			}
		}
	}
}
