package ledger

import "croupier/engine"

// Book finds the purse of a seat or of the bank, wherever it lies; nil is an
// endless bank.
type Book func(engine.Seat) *int

// Move takes n from one purse and puts it into another.
func (b Book) Move(from, to engine.Seat, n int) {
	if purse := b(from); purse != nil {
		*purse -= n
	}
	if purse := b(to); purse != nil {
		*purse += n
	}
}

// PayAll pays n to each of them: n times as many leave the purse it comes from.
func (b Book) PayAll(from engine.Seat, to []engine.Seat, n int) {
	for _, s := range to {
		b.Move(from, s, n)
	}
}

// Collect takes n from each of them.
func (b Book) Collect(from []engine.Seat, to engine.Seat, n int) {
	for _, s := range from {
		b.Move(s, to, n)
	}
}

// Empty moves all that a seat has, and reports how much that was.
func (b Book) Empty(from, to engine.Seat) (n int) {
	n = *b(from)
	b.Move(from, to, n)
	return n
}

// Name is how a sentence calls a purse: by its seat, or "the bank".
func Name(s engine.Seat) engine.Text {
	if s == Bank {
		return engine.Word("the bank").Text()
	}
	return s.Text()
}
