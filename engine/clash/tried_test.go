package clash

import "testing"

// A fight in which nobody can hit the other is not played on to the last round: a
// phone that shows the odds draws them anew with every entry.
func TestAFightThatIsStuckEndsAtOnce(t *testing.T) {
	stack := func(damage, needs int) Stack {
		w := Weapon{Damage: damage, Needs: needs}
		return Stack{As: [2]Weapon{w, w}, Copies: 2}
	}
	for what, deck := range map[string][]Stack{
		"all alike":        {stack(5, 0), stack(5, 0)},
		"too few troops":   {stack(5, 70), stack(8, 61)},
		"one card of each": {{As: [2]Weapon{{Damage: 5}, {Damage: 3}}, Copies: 1}, {As: [2]Weapon{{Damage: 3}, {Damage: 5}}, Copies: 1}},
	} {
		luck := dice(1)
		if left := newFight(deck, [2]Terms{}).playOut([2]int{60, 60}, &luck, map[[2]int]bool{}); left != [2]int{60, 60} || drawn(luck) != 2 {
			t.Errorf("%s: %v is left after %d cards", what, left, drawn(luck))
		}
	}
}

// drawn counts the cards that were drawn since dice(1).
func drawn(luck dice) (n int) {
	for d := dice(1); d != luck; n++ {
		d.below(1)
	}
	return n
}
