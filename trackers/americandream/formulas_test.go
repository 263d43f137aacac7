package americandream

import (
	"testing"

	"croupier/engine"
)

// rolls are all that so many dice can show.
func rolls(dice int) (out [][]int) {
	out = [][]int{nil}
	for range dice {
		var next [][]int
		for _, roll := range out {
			for face := 1; face <= 6; face++ {
				next = append(next, append(append([]int{}, roll...), face))
			}
		}
		out = next
	}
	return out
}

// raising is how many rolls of so many dice raise the salary by that much.
func raising(dice, by int) (n int) {
	for _, roll := range rolls(dice) {
		if raise, _ := (House{}).raiseFor(roll); raise == by {
			n++
		}
	}
	return n
}

// winning is how many exchanges of a Stock Fight the attacker wins.
func winning() (n int) {
	for _, roll := range rolls(3) {
		f := Fight{Attack: roll[:2]}
		if roll[2] < f.high() {
			n++
		}
	}
	return n
}

var formulas = []struct {
	rule      string
	got, want int
}{
	{"F1: two bills of 5,000 and four of 10,000", startCash, 2*5_000 + 4*10_000},
	{"F2: from the lowest salary to the highest are 29 steps of doubles", (highestSalary - lowestSalary) / doublesRaise, 29},
	{"F7: an attacker wins 125 of 216 exchanges", winning(), attackers},
	{"F8: two dice are doubles 6 times in 36", raising(2, doublesRaise), 6},
	{"F8: three dice are a pair 90 times in 216", raising(3, doublesRaise), 90},
	{"F8: and triples 6 times", raising(3, triplesRaise), 6},
	{"F8: one die raises nothing", raising(1, 0), 6},
	{"A1: the rack holds 84 stock chips", stocks * chipsEach, 84},
	{"A1: and 28 franchise chips", (companies - stocks) * chipsEach, 28},
}

func TestFormulas(t *testing.T) {
	for _, f := range formulas {
		t.Run(f.rule, func(t *testing.T) {
			if f.got != f.want {
				t.Errorf("is %d, want %d", f.got, f.want)
			}
		})
	}
}

func TestChancesAsTheyAreShown(t *testing.T) {
	for _, tt := range []struct {
		rule string
		got  engine.Text
		want string
	}{
		{"F7", percent(attackers, 216), "57.9 %"},
		{"F8", chances(2), "Doubles: 16.7 %"},
		{"F8", chances(3), "A pair: 41.7 %; triples: 2.8 %"},
		{"A24: a six is stopped by a six", percent(7-6, 6), "16.7 %"},
		{"A24: a one is stopped by anything", percent(7-1, 6), "100.0 %"},
	} {
		if tt.got.String() != tt.want {
			t.Errorf("%s: %q, want %q", tt.rule, tt.got, tt.want)
		}
	}
}
