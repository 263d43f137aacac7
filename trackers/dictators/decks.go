package dictators

// The counts of the decks (R4, R10, R16).

import "croupier/engine"

// Decks are the counts of the decks, kept along where the table asked for them.
// They follow the entries; the table corrects them like any number.
type Decks struct {
	Deck        int // Command deck, Events included
	Events      int // of them: Founding Fathers, DEFCON and Trident cards
	Discard     int // Command discard pile, DEFCON and Trident cards included
	OldEvents   int // of them
	Founders    int // never drawn yet, beside the Command deck
	FoundersOut int // discarded
	Presidents  int
	Heard       int // Presidential cards discarded (A17)
}

// firstDecks are the decks once everybody has been dealt to. (R4: 102 − 4 each
// + 3 Founding Fathers + 2 DEFCON + the Trident)
func firstDecks(seats int, h House) Decks {
	events := h.Founders + h.DefconCards + 1
	return Decks{
		Deck: commands - dealt*seats + events, Events: events,
		Founders: founders - h.Founders, Presidents: h.Presidents,
	}
}

// outOf takes one card from a deck or a discard pile.
func (p *Public) outOf(from, card string) {
	if !p.House.Counts {
		return
	}
	pile, events := &p.Decks.Deck, &p.Decks.Events
	if from == theDiscard {
		pile, events = &p.Decks.Discard, &p.Decks.OldEvents
	}
	*pile = max(0, *pile-1)
	if card != aCommand {
		*events = max(0, *events-1)
	}
}

// toDiscard puts Command cards onto the discard pile.
func (p *Public) toDiscard(n int) {
	if p.House.Counts {
		p.Decks.Discard += n
	}
}

// eventToDiscard puts a DEFCON or Trident card there. (R15, R17)
func (p *Public) eventToDiscard() {
	if p.House.Counts {
		p.Decks.Discard++
		p.Decks.OldEvents++
	}
}

// join shuffles new Founding Fathers into the Command deck, and says how many
// there were to take. (R10, A4)
func (p *Public) join(n int, t engine.Step) int {
	if !p.House.Counts {
		return n
	}
	k := &p.Decks
	if k.Founders < n && p.House.NoFounders {
		t.Tell("Only %d Founding Fathers are left: none joins.", k.Founders)
		return 0
	}
	got := min(n, k.Founders)
	k.Founders -= got
	if got < n && k.FoundersOut > 0 {
		t.Tell("The Founding Fathers that were discarded are shuffled for more.")
		more := min(n-got, k.FoundersOut)
		k.Founders, k.FoundersOut, got = k.FoundersOut-more, 0, got+more
	}
	k.Deck, k.Events = k.Deck+got, k.Events+got
	return got
}

// reshuffle makes a new Command deck once it is empty: the discard pile, and
// three new Founding Fathers. (R10)
func (p *Public) reshuffle(t engine.Step) {
	k := &p.Decks
	if k.Deck > 0 || k.Discard == 0 || p.Spill.Open {
		return
	}
	k.Deck, k.Events, k.Discard, k.OldEvents = k.Discard, k.OldEvents, 0, 0
	got := p.join(newFounders, t)
	t.Tell("The Command deck is empty: shuffle its discard pile and %d new Founding Fathers into a new deck of %d.", got, k.Deck)
}

// Reshuffle says the same where no counts are kept.
type Reshuffle struct{}

func (Reshuffle) Fold(_ *State, t engine.Step) {
	t.Tell("Shuffle the discard pile and %d new Founding Fathers into a new deck.", newFounders)
}

func (Reshuffle) Line(engine.Seat) engine.Text { return engine.Textf("The Command deck is empty") }

// deckLeft is how many Command cards the deck had for DEFCON 2, where it is known;
// else -1.
func (p *Public) deckLeft() int {
	if p.House.Counts {
		return p.Decks.Deck - p.Decks.Events
	}
	return p.Spill.Left
}

// deckShort reports whether the deck has fewer than the 20 cards, as far as is known.
func (p *Public) deckShort() bool { return p.deckLeft() >= 0 && p.deckLeft() < spilled }

// spill moves the 20 Command cards of DEFCON 2. With fewer in the deck, the
// discard pile is shuffled to go on, and the Events set aside join the new deck
// with three new Founding Fathers. (R16)
func (p *Public) spill(metFounders, metOthers int, t engine.Step) {
	if !p.House.Counts {
		return
	}
	k := &p.Decks
	if !p.deckShort() {
		k.Deck, k.Discard = k.Deck-spilled, k.Discard+spilled
		metFounders = min(metFounders, k.Events)
		metOthers = min(metOthers, k.Events-metFounders)
		k.Deck, k.Events = k.Deck-metFounders-metOthers, k.Events-metFounders-metOthers
		k.FoundersOut += metFounders
		k.Discard, k.OldEvents = k.Discard+metOthers, k.OldEvents+metOthers
		return
	}
	left, events := k.Deck-k.Events, k.Events+k.OldEvents
	pile := k.Discard - k.OldEvents + left // Command cards to go on with
	more := min(spilled-left, pile)
	k.Deck, k.Events, k.Discard, k.OldEvents = pile-more+events, events, more, 0
	p.join(newFounders, t)
}

// president takes a Presidential card from its deck and discards it. (A17)
func (p *Public) president() {
	k := &p.Decks
	if !p.House.Counts || p.House.PresidentBack {
		return
	}
	if k.Presidents == 0 {
		k.Presidents, k.Heard = k.Heard, 0
	}
	if k.Presidents > 0 {
		k.Presidents--
		k.Heard++
	}
}
