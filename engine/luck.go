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

// Nobody gets other dice by undoing a roll and rolling again. Each entry has a stream of
// luck, numbered by the entry's place in the log. Where an entry that drew is undone, its
// stream lies ready, and the next entry that does the same gets it. The log says so: the
// undo keeps the number of the stream as one more answer, and so does the entry that gets
// it. An entry without that answer has the stream of its own place, as in the logs of
// earlier versions.

// luckAnswer is the answer that the kernel adds to an undo, or to an entry that draws:
// the number of the stream.
const luckAnswer = "luck"

// ready is the luck of an undone entry, waiting to be drawn again.
type readyLuck struct {
	part  int    // of the game: its own rules, or what is beside it
	entry string // by whom which entry with which answers
	luck  int    // the place in the log
	spent bool   // another entry of the part has had it; the same entry still gets it
}

// entryKey is the same for two entries that do the same: by the same seat, of the same
// kind, with the same answers.
func entryKey(rec Record) string {
	return fmt.Sprint(int(rec.By), " ", rec.Kind, " ", withoutLuck(rec.Answers).Encode())
}

// withoutLuck are the answers without the one that the kernel added.
func withoutLuck(answers url.Values) url.Values {
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

// statedLuck is the stream that a record of the log names; 0: it names none.
func statedLuck(rec Record) int {
	n, _ := digits(rec.Answers.Get(luckAnswer), 9)
	return n
}

// luckOf is the stream that a new entry gets: that of the same entry, if it was undone;
// else that of any undone entry of the part, once; else its own.
func (p *position) luckOf(rec Record, part int) int {
	for _, r := range p.readyLuck {
		if r.part == part && r.entry == entryKey(rec) {
			return r.luck
		}
	}
	for _, r := range p.readyLuck {
		if r.part == part && !r.spent {
			return r.luck
		}
	}
	return rec.Seq
}

// stepOf is the step of a line in a part, and its record as a pad reads it. A record of
// the log names its stream of luck; a new one is given a stream.
func (p *position) stepOf(l *line, part int, isNew bool) (Step, Record) {
	rec, said := l.Record, statedLuck(l.Record)
	switch {
	case isNew:
		l.luck = p.luckOf(rec, part)
	case said > 0:
		l.luck = said
	default:
		l.luck = rec.Seq
	}
	if said == l.luck { // else it is an answer like any other: nobody chooses a luck
		rec.Answers = withoutLuck(rec.Answers)
	}
	step := p.step(rec, &l.outcome)
	step.Luck = newLuck(p.setup.Seed, l.luck)
	return step, rec
}

// noteLuck keeps which stream an entry had, if it drew.
func (p *position) noteLuck(l *line, part int) {
	switch {
	case !l.rolled:
		l.luck = 0
	case l.luck != l.Seq:
		p.noteDraw(l.Record, part, l.luck)
		l.Answers.Set(luckAnswer, strconv.Itoa(l.luck))
	}
}

// noteDraw notes that an entry has drawn from a stream that lay ready.
func (p *position) noteDraw(rec Record, part, luck int) {
	left := slices.Clone(p.readyLuck)
	same := func(r readyLuck) bool { return r.part == part && r.luck == luck && r.entry == entryKey(rec) }
	if i := slices.IndexFunc(left, same); i >= 0 {
		p.readyLuck = slices.Delete(left, i, i+1)
		return
	}
	for i := range left {
		left[i].spent = left[i].spent || left[i].part == part && left[i].luck == luck
	}
	p.readyLuck = left
}

// putBack lays the stream of an entry ready, which an undo strikes.
func (p *position) putBack(struck Record, luck int) {
	r := readyLuck{part: p.game.partOf(struck.Kind), entry: entryKey(struck), luck: luck}
	if !slices.ContainsFunc(p.readyLuck, func(o readyLuck) bool { return o.entry == r.entry && o.luck == luck }) {
		p.readyLuck = append(slices.Clip(p.readyLuck), r)
	}
}

// partOf is which part of the game takes a kind of entry.
func (g *game) partOf(kind string) int {
	return slices.IndexFunc(g.parts, func(part part) bool { return slices.Contains(part.kinds(), kind) })
}

// keepLuck adds to an undo the stream that it lays ready. An undo out of a night file
// names it already; one of an earlier version names none, and stays as it is.
func keepLuck(undo Record, struck *line) (Record, error) {
	switch said := statedLuck(undo); {
	case said == struck.luck && said > 0, said == 0 && (struck.luck == 0 || undo.Mark == AnyMark):
		return undo, nil
	case said > 0:
		return undo, Refuse("Say which entry.")
	}
	undo.Answers = url.Values{"entry": undo.Answers["entry"], luckAnswer: {strconv.Itoa(struck.luck)}}
	return undo, nil
}
