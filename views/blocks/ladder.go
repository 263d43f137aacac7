package blocks

import (
	"unicode/utf8"

	"croupier/engine"
)

// mostRungs is how many rungs are drawn; of a longer ladder those round the present one.
const mostRungs = 10

// wordy reports whether a sentence is too long for the ladder's plate: then it
// stands below, over the whole width.
func (s scene) wordy(t engine.Text) bool { return utf8.RuneCountInString(s.Say(t)) > 48 }

// rung is one of a ladder: its number, whether it is passed, and how long it is
// drawn, from 1 for the first to 10 for the last.
type rung struct {
	n, place int
	state    string
}

// rungs are a ladder's, from where it begins.
func rungs(b engine.Ladder) (out []rung) {
	step := 1
	if b.To < b.From {
		step = -1
	}
	all := (b.To-b.From)*step + 1
	at := (b.At - b.From) * step
	first := max(0, min(at-mostRungs/2, all-mostRungs))
	for i := first; i < min(all, first+mostRungs); i++ {
		r := rung{n: b.From + i*step, place: (i-first)*(mostRungs-1)/max(min(all, mostRungs)-1, 1) + 1, state: "ahead"}
		switch {
		case i == at:
			r.state = "now"
		case i < at:
			r.state = "passed"
		}
		out = append(out, r)
	}
	return out
}
