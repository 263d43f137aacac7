// Package clash is combat by ranks: troops of several worths, hits that fall on
// them in an order, wounds that count for the value, and weapons that need so
// much value behind them.
//
// Its figures are plain data that a game puts into its state; its functions
// know no seats, no secrets and no game.
package clash

import "croupier/engine"

// Force is one side's troops by rank, in the order in which hits fall on them.
// A rank's Hurt is always less than its Worth, and 0 where nobody stands.
type Force []engine.Rank

// Value is what the troops that stand are worth now, wounds taken off.
func (f Force) Value() int { return engine.Pips{Ranks: f}.Value() }

// Stands reports whether anybody stands.
func (f Force) Stands() bool { return f.Value() > 0 }

// Hit takes that many points off. All of them go to the same piece until it
// falls, and then on to the next, rank after rank. It reports the points that
// were really lost (no more than the value), and how many fell of each rank.
func (f Force) Hit(hits int) (lost int, fell []int) {
	fell = make([]int, len(f))
	for i := range f {
		r := &f[i]
		points := min(max(hits-lost, 0), r.N*r.Worth-r.Hurt)
		lost += points
		fell[i] = (r.Hurt + points) / r.Worth
		r.Hurt = (r.Hurt + points) % r.Worth
		r.N, r.Fell = r.N-fell[i], r.Fell+fell[i]
	}
	return lost, fell
}

// Wipe removes all that stand, and reports how many of each rank.
func (f Force) Wipe() (fell []int) {
	_, fell = f.Hit(f.Value())
	return fell
}

// Heal gives whoever survived the full value back. Who fell stays fallen.
func (f Force) Heal() {
	for i := range f {
		f[i].Hurt = 0
	}
}

// Cap brings a rank down to what its side has at all, where a ruling left fewer.
func (f Force) Cap(rank, most int) {
	r := &f[rank]
	r.N = min(r.N, max(most, 0))
	if r.N == 0 {
		r.Hurt = 0
	}
}
