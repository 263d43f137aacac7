package engine

import "math/rand/v2"

// Luck is the game's only chance. It is seeded from the table's row, so the
// same log always folds to the same game; the methods are ours, so a new Go
// release cannot reshuffle an old night.
type Luck struct {
	src  *rand.PCG
	used bool
	dice []roll
}

// roll is dice that fell on the table, for all to see.
type roll struct {
	sides  int
	faces  []int
	rolled bool // by the program; else typed in
}

func newLuck(seed uint64, seq int) *Luck { return &Luck{src: rand.NewPCG(seed, uint64(seq))} }

// Below draws a number from 0 up to n-1, each as likely as the others.
func (l *Luck) Below(n int) int {
	l.used = true
	m := uint64(n)
	for top := -m % m; ; { // how many low values to throw away: 2^64 mod n
		if x := l.src.Uint64(); x >= top {
			return int(x % m)
		}
	}
}

// Shuffle puts the n things that swap exchanges in a random order.
func (l *Luck) Shuffle(n int, swap func(i, j int)) {
	for i := n - 1; i > 0; i-- {
		swap(i, l.Below(i+1))
	}
}

// Dice gives the faces of a roll: those typed, or, where none were, as many as
// asked for, rolled by the program. Dice fall in the open: the report counts them.
func (l *Luck) Dice(typed []int, dice, sides int) []int {
	faces := typed
	if len(typed) == 0 {
		faces = make([]int, dice)
		for i := range faces {
			faces[i] = 1 + l.Below(sides)
		}
	}
	l.dice = append(l.dice, roll{sides, faces, len(typed) == 0})
	return faces
}
