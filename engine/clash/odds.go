package clash

import (
	"math"
	"slices"
)

// Stack is so many copies of one weapon that may still be drawn, as each of the
// two sides would play it: a special bonus is for its own clan alone.
type Stack struct {
	As     [2]Weapon
	Copies int
}

// Odds are the chances of a fight to the end.
type Odds struct {
	Win       [2]float64 // of each side; what is missing to 1 is a fight that never ends
	Lost      [2]float64 // points of troop value that each side loses on average
	Error     float64    // standard error of Win where it was tried out; 0: exact
	Tries     int        // how often it was tried out; 0: exact
	NeverEnds float64    // the chance that nobody can hit the other any more
}

// mostExact is as many steps as an exact answer may cost: more are tried out.
const mostExact = 250_000

// tries is how often a fight is tried out: it makes an error of 1 in 100.
const tries = 2500

// Chances of a fight between troops of two values, where both play in each round a
// card at random from the same deck, put it back, and nobody withdraws. They need
// at least two cards. Exact, but where values and deck are so large that it would
// take long: then it is tried out, always with the same luck.
func Chances(value [2]int, deck []Stack, terms [2]Terms) Odds {
	f := newFight(deck, terms)
	switch {
	case len(f.cards) < 2:
		return Odds{NeverEnds: 1}
	case value[0]*value[1]*len(deck)*len(deck) > mostExact:
		return f.simulate(value)
	}
	return f.exact(value)
}

// fight is what does not change from round to round.
type fight struct {
	deck  []Stack
	cards []int // the stack in which each card lies
	terms [2]Terms
}

func newFight(deck []Stack, terms [2]Terms) fight {
	f := fight{deck: deck, terms: terms}
	for i, s := range deck {
		f.cards = append(f.cards, slices.Repeat([]int{i}, s.Copies)...)
	}
	return f
}

// hits of one round where side 0 plays card i and side 1 card j.
func (f fight) hits(value [2]int, i, j int) [2]int {
	a, _ := f.terms[0].Effect(f.deck[i].As[0], value[0])
	b, _ := f.terms[1].Effect(f.deck[j].As[1], value[1])
	return Hits([2]int{a, b})
}

// exact works from the end of a fight to its beginning: what is left of both only
// ever goes down, and rounds without a hit are as if they had not been.
func (f fight) exact(value [2]int) Odds {
	at := make([][]Odds, value[0]+1)
	for a := range at {
		at[a] = make([]Odds, value[1]+1)
		for b := range at[a] {
			at[a][b] = f.oddsFrom([2]int{a, b}, at)
		}
	}
	return at[value[0]][value[1]]
}

// oddsFrom are the odds of two values, where those of all smaller values are in at.
func (f fight) oddsFrom(value [2]int, at [][]Odds) (o Odds) {
	switch {
	case value[0] == 0:
		return Odds{Win: [2]float64{0, 1}}
	case value[1] == 0:
		return Odds{Win: [2]float64{1, 0}}
	}
	moved := 0.0
	for i := range f.deck {
		for j := range f.deck {
			hits := f.hits(value, i, j)
			p := f.pair(i, j)
			if p == 0 || hits == [2]int{} {
				continue
			}
			moved += p
			left := [2]int{max(value[0]-hits[0], 0), max(value[1]-hits[1], 0)}
			next := at[left[0]][left[1]]
			o.NeverEnds += p * next.NeverEnds
			for side := range 2 {
				o.Win[side] += p * next.Win[side]
				o.Lost[side] += p * (next.Lost[side] + float64(value[side]-left[side]))
			}
		}
	}
	if moved == 0 {
		return Odds{NeverEnds: 1}
	}
	o.NeverEnds /= moved
	for side := range 2 {
		o.Win[side], o.Lost[side] = o.Win[side]/moved, o.Lost[side]/moved
	}
	return o
}

// pair is the chance that the sides draw these two cards: both lie in one deck.
func (f fight) pair(i, j int) float64 {
	n := f.deck[j].Copies
	if i == j {
		n--
	}
	return float64(f.deck[i].Copies) * float64(n) / float64(len(f.cards)*(len(f.cards)-1))
}

// mostRounds ends a fight that is tried out and comes to nothing.
const mostRounds = 1000

// simulate plays the fight out many times, with dice that always fall the same.
func (f fight) simulate(value [2]int) (o Odds) {
	luck, stuck := dice(1), map[[2]int]bool{}
	for range tries {
		left := f.playOut(value, &luck, stuck)
		for side := range 2 {
			o.Lost[side] += float64(value[side]-left[side]) / tries
			if left[1-side] == 0 {
				o.Win[side] += 1.0 / tries
			}
		}
	}
	o.NeverEnds = max(0, 1-o.Win[0]-o.Win[1])
	o.Tries = tries
	o.Error = math.Sqrt(o.Win[0] * (1 - o.Win[0]) / tries)
	return o
}

// playOut plays one fight out, and returns the values that are left of both. It notes in
// stuck the values at which nobody can hit the other any more, for the next fight.
func (f fight) playOut(left [2]int, luck *dice, stuck map[[2]int]bool) [2]int {
	for range mostRounds {
		i, j := f.draw(luck)
		hits := f.hits(left, i, j)
		left = [2]int{max(left[0]-hits[0], 0), max(left[1]-hits[1], 0)}
		if left[0] == 0 || left[1] == 0 {
			break
		}
		if hits != [2]int{} {
			continue
		}
		never, known := stuck[left]
		if !known {
			never = f.deadlocked(left)
			stuck[left] = never
		}
		if never {
			break
		}
	}
	return left
}

// deadlocked reports whether no two cards of the deck hit anybody any more.
func (f fight) deadlocked(value [2]int) bool {
	for i := range f.deck {
		for j := range f.deck {
			if f.pair(i, j) > 0 && f.hits(value, i, j) != [2]int{} {
				return false
			}
		}
	}
	return true
}

// draw takes two cards off the deck.
func (f fight) draw(luck *dice) (i, j int) {
	first := luck.below(len(f.cards))
	second := luck.below(len(f.cards) - 1)
	if second >= first {
		second++
	}
	return f.cards[first], f.cards[second]
}

// dice are a small generator (splitmix64) of our own: the same question always
// gets the same answer, on every machine and by every release of Go.
type dice uint64

func (d *dice) below(n int) int {
	*d += 0x9e3779b97f4a7c15
	z := uint64(*d)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return int((z ^ z>>31) % uint64(n)) // n is small: the bias is far below the error
}
