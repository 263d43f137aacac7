package engine

import (
	"fmt"
	"math/rand/v2"
	"net/url"
	"slices"
	"strconv"
)

// Luck is the game's only chance. It is seeded from the table's Setup, so the
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

// Nobody shops for luck by undoing: what an entry drew is drawn again by whoever
// enters the same after it was undone. So an undo of an entry that drew keeps, as an
// answer of its own, whose luck lies ready again, and who gets that luck keeps it
// too. An entry without that answer has its own, by its place in the log: so logs
// from before this was kept fold as ever.

// luckAnswer is the answer that the kernel adds to an undo, or to an entry that
// draws: the place in the log whose luck it is.
const luckAnswer = "luck"

// ready is the luck of an undone entry, waiting to be drawn again.
type ready struct {
	part  int    // of the game: its own rules, or what is beside it
	what  string // by whom which entry with which answers
	luck  int    // the place in the log
	spent bool   // another entry of the part has had it; the same entry still gets it
}

// what tells entries apart that do not do the same.
func what(rec Record) string {
	return fmt.Sprint(int(rec.By), " ", rec.Kind, " ", without(rec.Answers).Encode())
}

// without are answers but for the kernel's own.
func without(answers url.Values) url.Values {
	if _, ok := answers[luckAnswer]; !ok {
		return answers
	}
	out := url.Values{}
	for name, values := range answers {
		if name != luckAnswer {
			out[name] = values
		}
	}
	return out
}

// luckSaid is the luck that a record of the log says it has; 0: it says nothing.
func luckSaid(rec Record) int {
	n, _ := digits(rec.Answers.Get(luckAnswer), 9)
	return n
}

// luckOf is the luck that an entry gets: that of the same entry, undone; else what
// an undone entry of the part left, once; else its own.
func (p *position) luckOf(rec Record, part int) int {
	for _, r := range p.ready {
		if r.part == part && r.what == what(rec) {
			return r.luck
		}
	}
	for _, r := range p.ready {
		if r.part == part && !r.spent {
			return r.luck
		}
	}
	return rec.Seq
}

// stepOf is the step of a line in a part, and its record as a pad reads it. A record
// of the log says itself whose luck it has; a new one is given it.
func (p *position) stepOf(l *line, part int, isNew bool) (Step, Record) {
	rec, said := l.Record, luckSaid(l.Record)
	switch {
	case isNew:
		l.luck = p.luckOf(rec, part)
	case said > 0:
		l.luck = said
	default:
		l.luck = rec.Seq
	}
	if said == l.luck { // else it is an answer like any other: nobody chooses a luck
		rec.Answers = without(rec.Answers)
	}
	step := p.step(rec, &l.outcome)
	step.Luck = newLuck(p.setup.Seed, l.luck)
	return step, rec
}

// noteLuck keeps whose luck an entry had, if it drew.
func (p *position) noteLuck(l *line, part int) {
	switch {
	case !l.rolled:
		l.luck = 0
	case l.luck != l.Seq:
		p.drew(l.Record, part, l.luck)
		l.Answers.Set(luckAnswer, strconv.Itoa(l.luck))
	}
}

// drew notes that an entry has drawn from a luck that lay ready.
func (p *position) drew(rec Record, part, luck int) {
	left := slices.Clone(p.ready)
	same := func(r ready) bool { return r.part == part && r.luck == luck && r.what == what(rec) }
	if i := slices.IndexFunc(left, same); i >= 0 {
		p.ready = slices.Delete(left, i, i+1)
		return
	}
	for i := range left {
		left[i].spent = left[i].spent || left[i].part == part && left[i].luck == luck
	}
	p.ready = left
}

// putBack lays the luck of an entry ready that an undo strikes.
func (p *position) putBack(struck Record, luck int) {
	r := ready{part: p.game.partOf(struck.Kind), what: what(struck), luck: luck}
	if !slices.ContainsFunc(p.ready, func(o ready) bool { return o.what == r.what && o.luck == luck }) {
		p.ready = append(slices.Clip(p.ready), r)
	}
}

// partOf is which part of the game takes a kind of entry.
func (g *game) partOf(kind string) int {
	return slices.IndexFunc(g.parts, func(part part) bool { return slices.Contains(part.kinds(), kind) })
}

// keepingLuck is an undo as the log keeps it: with the luck that it lays ready. One
// out of a night file says so itself, for it may be from before that was kept.
func keepingLuck(undo Record, struck *line) (Record, error) {
	switch said := luckSaid(undo); {
	case said == struck.luck && said > 0, said == 0 && (struck.luck == 0 || undo.Mark == AnyMark):
		return undo, nil
	case said > 0:
		return undo, Refuse("Say which entry.")
	}
	undo.Answers = url.Values{"entry": undo.Answers["entry"], luckAnswer: {strconv.Itoa(struck.luck)}}
	return undo, nil
}
