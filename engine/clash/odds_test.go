package clash_test

import (
	"math"
	"testing"

	"croupier/engine/clash"
)

// stack is so many cards that both sides play alike.
func stack(copies, damage, needs int) clash.Stack {
	w := clash.Weapon{Damage: damage, Needs: needs}
	return clash.Stack{As: [2]clash.Weapon{w, w}, Copies: copies}
}

// Small fights, worked out by hand.
func TestChances(t *testing.T) {
	special := stack(1, 0, 0)
	special.As[1].Special = 2
	for _, tt := range []struct {
		what  string
		value [2]int
		deck  []clash.Stack
		terms [2]clash.Terms
		want  clash.Odds
	}{
		{"a 2 and a 0, one point each: whoever draws the 2 wins", [2]int{1, 1}, []clash.Stack{stack(1, 2, 0), stack(1, 0, 0)}, [2]clash.Terms{},
			clash.Odds{Win: [2]float64{.5, .5}, Lost: [2]float64{.5, .5}}},
		// Side 1 must hit twice before side 0 hits once: a quarter. Side 0 loses 0 in a
		// half of all, 1 in a quarter, 2 in a quarter.
		{"a 1 and a 0, two points against one", [2]int{2, 1}, []clash.Stack{stack(1, 1, 0), stack(1, 0, 0)}, [2]clash.Terms{},
			clash.Odds{Win: [2]float64{.75, .25}, Lost: [2]float64{.75, .75}}},
		{"rounds without a hit change nothing", [2]int{2, 1}, []clash.Stack{stack(2, 1, 0), stack(2, 0, 0)}, [2]clash.Terms{},
			clash.Odds{Win: [2]float64{.75, .25}, Lost: [2]float64{.75, .75}}},
		{"only side 1 has the troops for the one weapon", [2]int{2, 3}, []clash.Stack{stack(1, 5, 3), stack(1, 0, 0)}, [2]clash.Terms{},
			clash.Odds{Win: [2]float64{0, 1}, Lost: [2]float64{2, 0}}},
		{"but where needs are ignored both have", [2]int{2, 3}, []clash.Stack{stack(1, 5, 3), stack(1, 0, 0)}, [2]clash.Terms{{NeedsNothing: true}, {}},
			clash.Odds{Win: [2]float64{.5, .5}, Lost: [2]float64{1, 1.5}}},
		{"a bonus is for its own side alone", [2]int{2, 2}, []clash.Stack{special, stack(1, 0, 0)}, [2]clash.Terms{},
			clash.Odds{Win: [2]float64{0, 1}, Lost: [2]float64{2, 0}}},
		{"equal cards hit nobody", [2]int{3, 3}, []clash.Stack{stack(4, 5, 0)}, [2]clash.Terms{}, clash.Odds{NeverEnds: 1}},
		{"one card is no deck", [2]int{3, 3}, []clash.Stack{stack(1, 5, 0)}, [2]clash.Terms{}, clash.Odds{NeverEnds: 1}},
		{"no troops, no fight", [2]int{0, 3}, []clash.Stack{stack(2, 5, 0)}, [2]clash.Terms{}, clash.Odds{Win: [2]float64{0, 1}}},
	} {
		got := clash.Chances(tt.value, tt.deck, tt.terms)
		if far(got.Win, tt.want.Win, 1e-9) || far(got.Lost, tt.want.Lost, 1e-9) || math.Abs(got.NeverEnds-tt.want.NeverEnds) > 1e-9 || got.Tries != 0 {
			t.Errorf("%s: %+v, want %+v", tt.what, got, tt.want)
		}
	}
}

// A large fight is tried out: the same each time, its error is told, and it comes
// close to what is exact.
func TestChancesTriedOut(t *testing.T) {
	value := [2]int{60, 50}
	var small, large []clash.Stack
	for n := range 9 {
		small = append(small, stack(3, n, n/2))
		for range 3 { // the same deck, written out card by card
			large = append(large, stack(1, n, n/2))
		}
	}
	exact, tried := clash.Chances(value, small, [2]clash.Terms{}), clash.Chances(value, large, [2]clash.Terms{})
	if exact.Tries != 0 || tried.Tries == 0 {
		t.Fatalf("tried out %d and %d times", exact.Tries, tried.Tries)
	}
	if again := clash.Chances(value, large, [2]clash.Terms{}); again != tried {
		t.Errorf("%+v, and then %+v", tried, again)
	}
	if far(exact.Win, tried.Win, 4*tried.Error) || tried.Error == 0 || tried.Error > 0.011 {
		t.Errorf("tried out %+v, exact %+v", tried, exact)
	}
	if far(exact.Lost, tried.Lost, 2) {
		t.Errorf("loses %v, exact %v", tried.Lost, exact.Lost)
	}
}

func far(a, b [2]float64, most float64) bool {
	return math.Abs(a[0]-b[0]) > most || math.Abs(a[1]-b[1]) > most
}

func BenchmarkChances(b *testing.B) {
	var deck []clash.Stack
	for n := range 10 {
		deck = append(deck, stack(3, n, n/2))
	}
	for b.Loop() {
		clash.Chances([2]int{20, 20}, deck, [2]clash.Terms{})
	}
}
