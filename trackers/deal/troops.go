package deal

// Troops (D6, D33): the ranks, what each is worth, and the order in which hits fall on
// them.

import (
	"slices"

	"croupier/engine"
	"croupier/engine/clash"
)

// Ranks in the order in which hits fall on them: soldiers, lieutenants, and the
// boss last. (D33)
const (
	soldier = iota
	lieutenant
	boss
)

// worth is the value of one of each rank. (D6)
var worth = [...]int{soldier: 1, lieutenant: 3, boss: 6}

// ranks are their names, of one and of more.
var ranks = [...]struct{ One, More engine.Word }{
	soldier:    {"soldier", "soldiers"},
	lieutenant: {"lieutenant", "lieutenants"},
	boss:       {"boss", "bosses"},
}

// mobValue is the worth of the one troop that defends a capital. (D39)
const mobValue = 10

// force is troops as they go into a combat.
func force(n ...int) (f clash.Force) {
	for rank, count := range n {
		f = append(f, engine.Rank{Name: ranks[rank].One, Worth: worth[rank], N: count})
	}
	return f
}

// mob is what defends a capital that nobody holds. (D39)
func mob() clash.Force { return clash.Force{{Name: "mob", Worth: mobValue, N: 1}} }

// countOf is a number of one rank.
func countOf(rank, n int) engine.Some {
	return engine.Some{N: n, One: ranks[rank].One, More: ranks[rank].More}
}

// roster is troops in words: "8 soldiers and 1 lieutenant".
func roster(n ...int) (out engine.List) {
	for rank, count := range n {
		if count > 0 {
			out = append(out, engine.Textf("%v", countOf(rank, count)))
		}
	}
	return out
}

// counters point to the numbers of a player's troops, by rank.
func (q *Player) counters() [3]*int { return [...]*int{&q.Soldiers, &q.Lieutenants, &q.Boss} }

// pips draws troops with the boss first, as the pieces stand on a table.
func pips(of engine.Seat, f clash.Force) engine.Pips {
	p := engine.Pips{Label: engine.Textf("Troops"), Seat: of}
	for _, r := range slices.Backward(f) {
		if r.N+r.Fell > 0 {
			p.Ranks = append(p.Ranks, r)
		}
	}
	return p
}

// troops are a player's on the board.
func (q *Player) troops() clash.Force { return force(q.Soldiers, q.Lieutenants, q.Boss) }
