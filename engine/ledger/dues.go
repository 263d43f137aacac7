package ledger

import (
	"slices"

	"croupier/engine"
)

// Due is what somebody was asked to pay. Whoever collects from purses in hands
// asks each payer's phone, for only its owner pays from one.
type Due struct {
	From, To engine.Seat
	N        int // smallest units
}

// Dues are what is asked and not yet paid or waived: at most one from each seat
// to each other, so that asking again and again adds up.
type Dues []Due

// Ask asks each of these for n.
func (d *Dues) Ask(from []engine.Seat, to engine.Seat, n int) {
	for _, s := range from {
		if i := d.find(s, to); i >= 0 {
			(*d)[i].N += n
			continue
		}
		*d = append(*d, Due{s, to, n})
	}
}

// Of are those that a seat was asked for.
func (d Dues) Of(from engine.Seat) (out Dues) {
	for _, due := range d {
		if due.From == from {
			out = append(out, due)
		}
	}
	return out
}

// Take strikes one, paid or waived, and reports what it was about; none: 0.
func (d *Dues) Take(from, to engine.Seat) (n int) {
	if i := d.find(from, to); i >= 0 {
		n = (*d)[i].N
		*d = slices.Delete(*d, i, i+1)
	}
	return n
}

func (d Dues) find(from, to engine.Seat) int {
	return slices.IndexFunc(d, func(due Due) bool { return due.From == from && due.To == to })
}
