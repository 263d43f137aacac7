package clash_test

import (
	"slices"
	"testing"

	"croupier/engine/clash"
	"croupier/engine/laws"

	"pgregory.net/rapid"
)

// force is troops as DEAL counts them: soldiers take hits first, the boss last.
func force(soldiers, lieutenants, boss int) clash.Force {
	return clash.Force{
		{Name: "soldier", Worth: 1, N: soldiers},
		{Name: "lieutenant", Worth: 3, N: lieutenants},
		{Name: "boss", Worth: 6, N: boss},
	}
}

// stand is what is left of a force: counts by rank, and the wounds of each rank.
func stand(f clash.Force) (n, hurt []int) {
	for _, r := range f {
		n, hurt = append(n, r.N), append(hurt, r.Hurt)
	}
	return n, hurt
}

func TestHitsFallInOrder(t *testing.T) {
	for _, tt := range []struct {
		name    string
		force   clash.Force
		hits    int
		n, hurt []int
		fell    []int
		lost    int
		value   int
	}{
		{"rulebook: 2 soldiers and 2 lieutenants take 6", force(2, 2, 0), 6, []int{0, 1, 0}, []int{0, 1, 0}, []int{2, 1, 0}, 6, 2},
		{"rulebook: a grenade loses by 3 to a helicopter", force(5, 0, 0), 3, []int{2, 0, 0}, []int{0, 0, 0}, []int{3, 0, 0}, 3, 2},
		{"a soldier falls to 1", force(1, 0, 0), 1, []int{0, 0, 0}, []int{0, 0, 0}, []int{1, 0, 0}, 1, 0},
		{"a lieutenant falls to 3", force(0, 1, 0), 3, []int{0, 0, 0}, []int{0, 0, 0}, []int{0, 1, 0}, 3, 0},
		{"a boss stands after 5", force(0, 0, 1), 5, []int{0, 0, 1}, []int{0, 0, 5}, []int{0, 0, 0}, 5, 1},
		{"a boss falls to 6", force(0, 0, 1), 6, []int{0, 0, 0}, []int{0, 0, 0}, []int{0, 0, 1}, 6, 0},
		{"the boss is hit last", force(1, 1, 1), 5, []int{0, 0, 1}, []int{0, 0, 1}, []int{1, 1, 0}, 5, 5},
		{"more hits than value", force(0, 1, 0), 5, []int{0, 0, 0}, []int{0, 0, 0}, []int{0, 1, 0}, 3, 0},
		{"no hits", force(2, 1, 1), 0, []int{2, 1, 1}, []int{0, 0, 0}, []int{0, 0, 0}, 0, 11},
		{"fewer than none", force(2, 1, 1), -3, []int{2, 1, 1}, []int{0, 0, 0}, []int{0, 0, 0}, 0, 11},
	} {
		t.Run(tt.name, func(t *testing.T) {
			lost, fell := tt.force.Hit(tt.hits)
			n, hurt := stand(tt.force)
			if lost != tt.lost || !slices.Equal(fell, tt.fell) || !slices.Equal(n, tt.n) || !slices.Equal(hurt, tt.hurt) || tt.force.Value() != tt.value {
				t.Errorf("lost %d, fell %v, stand %v hurt %v worth %d; want %d, %v, %v %v %d",
					lost, fell, n, hurt, tt.force.Value(), tt.lost, tt.fell, tt.n, tt.hurt, tt.value)
			}
		})
	}
}

// The same piece goes on being hit in the next round.
func TestWoundsStayOnTheSamePiece(t *testing.T) {
	f := force(0, 2, 0)
	f.Hit(1)
	f.Hit(1)
	if n, hurt := stand(f); n[1] != 2 || hurt[1] != 2 {
		t.Fatalf("after 1 and 1: %v hurt %v; want both lieutenants, one hurt by 2", n, hurt)
	}
	f.Hit(1)
	if n, hurt := stand(f); n[1] != 1 || hurt[1] != 0 || f[1].Fell != 1 {
		t.Fatalf("after the third: %v hurt %v; want one whole lieutenant left", n, hurt)
	}
}

func TestSurvivorsHealAndTheFallenStayFallen(t *testing.T) {
	f := force(2, 2, 0)
	f.Hit(6)
	f.Heal()
	if n, hurt := stand(f); f.Value() != 3 || n[0] != 0 || n[1] != 1 || hurt[1] != 0 || f[0].Fell != 2 || f[1].Fell != 1 {
		t.Errorf("healed: %v hurt %v worth %d; want one lieutenant worth 3", n, hurt, f.Value())
	}
}

func TestWipe(t *testing.T) {
	f := force(2, 2, 1)
	f.Hit(3)
	if fell := f.Wipe(); !slices.Equal(fell, []int{0, 2, 1}) || f.Stands() {
		t.Errorf("wiped %v, worth %d; want the 2 lieutenants and the boss, worth 0", fell, f.Value())
	}
}

func TestCap(t *testing.T) {
	f := force(0, 2, 0)
	f.Hit(1)
	f.Cap(1, 1)
	if f.Value() != 2 {
		t.Errorf("one hurt lieutenant left is worth %d, want 2", f.Value())
	}
	f.Cap(1, 0)
	if f.Stands() || f[1].Hurt != 0 {
		t.Errorf("none left: %+v", f[1])
	}
}

func TestEffect(t *testing.T) {
	kalachnikov := clash.Weapon{Name: "kalachnikov", Damage: 4, Needs: 3}
	katana := clash.Weapon{Name: "katana", Damage: 2}
	own := clash.Weapon{Name: "katana", Damage: 2, Needs: 2, Special: 7}
	for _, tt := range []struct {
		name   string
		terms  clash.Terms
		weapon clash.Weapon
		value  int
		damage int
		why    string
	}{
		{"rulebook: 2 soldiers cannot use a kalachnikov", clash.Terms{}, kalachnikov, 2, 0, "needs 3, had 2"},
		{"rulebook: a soldier and a lieutenant can", clash.Terms{}, kalachnikov, 4, 4, "full damage"},
		{"just enough", clash.Terms{}, kalachnikov, 3, 4, "full damage"},
		{"rulebook: a katana is 2 for anybody", clash.Terms{}, katana, 1, 2, "full damage"},
		{"rulebook: and 7 for the Yanagi", clash.Terms{}, own, 2, 7, "special weapon"},
		{"a special weapon needs its troops", clash.Terms{}, own, 1, 0, "needs 2, had 1"},
		{"or not, by a house rule", clash.Terms{SpecialAnyway: true}, own, 1, 7, "special weapon"},
		{"that rule helps no other card", clash.Terms{SpecialAnyway: true}, kalachnikov, 2, 0, "needs 3, had 2"},
		{"a mob that never minds", clash.Terms{NeedsNothing: true}, kalachnikov, 1, 4, "full damage"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			damage, why := tt.terms.Effect(tt.weapon, tt.value)
			if damage != tt.damage || why.String() != tt.why {
				t.Errorf("counts %d (%v), want %d (%s)", damage, why, tt.damage, tt.why)
			}
		})
	}
}

func TestHits(t *testing.T) {
	for _, tt := range []struct{ damage, hits [2]int }{
		{[2]int{8, 5}, [2]int{0, 3}},
		{[2]int{5, 8}, [2]int{3, 0}},
		{[2]int{4, 4}, [2]int{0, 0}},
		{[2]int{0, 0}, [2]int{0, 0}},
	} {
		if got := clash.Hits(tt.damage); got != tt.hits {
			t.Errorf("%v gives hits %v, want %v", tt.damage, got, tt.hits)
		}
	}
}

func anyForce(t *rapid.T) clash.Force {
	f := force(rapid.IntRange(0, 50).Draw(t, "soldiers"), rapid.IntRange(0, 3).Draw(t, "lieutenants"), rapid.IntRange(0, 1).Draw(t, "boss"))
	f.Hit(rapid.IntRange(0, f.Value()).Draw(t, "hurt before"))
	return f
}

func TestValueFallsByTheHitsOrToNothing(t *testing.T) {
	laws.Drawn(t, 100, func(t *rapid.T) {
		f := anyForce(t)
		before, hits := f.Value(), rapid.IntRange(0, 80).Draw(t, "hits")
		lost, _ := f.Hit(hits)
		if lost != min(hits, before) || f.Value() != before-lost {
			t.Fatalf("%d hits on %d: lost %d, left %d", hits, before, lost, f.Value())
		}
		for _, r := range f {
			if r.N < 0 || r.Hurt < 0 || r.Hurt >= r.Worth || r.N == 0 && r.Hurt > 0 {
				t.Fatalf("no such rank: %+v", r)
			}
		}
	})
}

func TestNoRankIsHitWhileOneBeforeItStands(t *testing.T) {
	laws.Drawn(t, 100, func(t *rapid.T) {
		f := anyForce(t)
		before := slices.Clone(f)
		f.Hit(rapid.IntRange(0, 80).Draw(t, "hits"))
		for i := range f {
			if i > 0 && f[i] != before[i] && f[:i].Stands() {
				t.Fatalf("rank %d was hit while %v stood", i, f[:i])
			}
		}
	})
}

func TestHitsInPartsAreTheSameAsAtOnce(t *testing.T) {
	laws.Drawn(t, 100, func(t *rapid.T) {
		f := anyForce(t)
		g := slices.Clone(f)
		a, b := rapid.IntRange(0, 30).Draw(t, "a"), rapid.IntRange(0, 30).Draw(t, "b")
		f.Hit(a)
		f.Hit(b)
		g.Hit(a + b)
		if !slices.Equal(f, g) {
			t.Fatalf("%d and %d: %v; %d at once: %v", a, b, f, a+b, g)
		}
	})
}

func TestOnlyOneSideIsEverHit(t *testing.T) {
	laws.Drawn(t, 100, func(t *rapid.T) {
		damage := [2]int{rapid.IntRange(0, 30).Draw(t, "a"), rapid.IntRange(0, 30).Draw(t, "b")}
		hits := clash.Hits(damage)
		if hits[0] > 0 && hits[1] > 0 || hits[0]+hits[1] != max(damage[0], damage[1])-min(damage[0], damage[1]) {
			t.Fatalf("%v gives hits %v", damage, hits)
		}
	})
}

func TestHealingGivesEachSurvivorItsWorth(t *testing.T) {
	laws.Drawn(t, 100, func(t *rapid.T) {
		f := anyForce(t)
		f.Heal()
		whole := 0
		for _, r := range f {
			whole += r.N * r.Worth
		}
		if f.Value() != whole {
			t.Fatalf("healed to %d, not %d", f.Value(), whole)
		}
	})
}
