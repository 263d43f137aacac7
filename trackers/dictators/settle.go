package dictators

import "croupier/engine"

// settle is what follows by itself after each entry.
func settle(s *State, t engine.Step) {
	p := &s.Public
	for i := range p.Seats {
		p.setTokens(&p.Seats[i])
		noteLooks(s, engine.Seat(i+1))
	}
	p.Roads = atMost(p.Roads, p.Roadblocks)
	p.Zones = atMost(p.Zones, p.NoFly)
	if p.House.Counts {
		p.Decks.Events = min(p.Decks.Events, p.Decks.Deck)
		p.Decks.OldEvents = min(p.Decks.OldEvents, p.Decks.Discard)
		p.reshuffle(t)
	}
	if p.Attempt.isOpen() && len(p.Attempt.Asks.Waits(t.People)) == 0 {
		succeed(s, t)
	}
}

// setTokens gives a seat as many tokens as a ruling says it has.
func (p *Public) setTokens(d *Dictator) {
	for held := d.Held; len(d.Tokens) < held; {
		p.gain(d)
		d.Held = held
	}
	d.Tokens = atMost(d.Tokens, d.Held)
}

// noteLooks notes which tokens a seat has looked at, and forgets numerals of those
// that are gone.
func noteLooks(s *State, seat engine.Seat) {
	d, h := s.Public.dictatorOf(seat), s.Hand(seat)
	kept := h.Numerals[:0]
	for i := range d.Tokens {
		d.Tokens[i].Looked = false
		for _, n := range h.Numerals {
			if n.Token == d.Tokens[i].ID {
				d.Tokens[i].Looked = true
				kept = append(kept, n)
			}
		}
	}
	h.Numerals = kept
}

// atMost is the first n of a list, or all.
func atMost[T any](list []T, n int) []T { return list[:min(n, len(list))] }
