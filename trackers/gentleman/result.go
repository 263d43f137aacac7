package gentleman

// The result of a deal as it is told afterwards.

import "croupier/engine"

// Result is a deal that was shown. Everything in it lay open on the table.
type Result struct {
	Deal     int
	Dealer   engine.Seat
	Prisoner engine.Seat // who had no vote; Room: nobody
	Card     Lot
	Lapsed   bool // the time was up before a final offer: there was no vote
	Accepted bool
	Ballots  []Ballot      // in the order of the table
	Absent   []engine.Seat // who left without a vote
	Shares   []Share       // by seat
}

// Share is what one seat got by a deal.
type Share struct {
	Money       int // from the Deal card
	Toll        int // of that, what the Banker took
	Accomplices []Accomplice
	Earned      []Earning
	Gangs       int
}

// Earning is money by an accomplice.
type Earning struct {
	As Accomplice
	N  int
}

// sum is what the votes for weigh, or those against.
func (r Result) sum(in bool) (n int) {
	for _, b := range r.Ballots {
		if b.For == in {
			n += b.Weight()
		}
	}
	return n
}

// pan are the votes for, or those against, each with its weight.
func (r Result) pan(in bool) (out engine.List) {
	for _, b := range r.Ballots {
		if b.For == in {
			out = append(out, engine.Textf("%v %d", b.Seat, b.Weight()))
		}
	}
	return out
}

// outcome is the result in a word.
func (r Result) outcome() engine.Text {
	switch {
	case r.Lapsed:
		return engine.Textf("Not accepted: the time was up")
	case r.Accepted && r.sum(true) == r.sum(false):
		return engine.Textf("Accepted in a tie")
	case r.Accepted:
		return engine.Textf("Accepted")
	}
	return engine.Textf("Not accepted")
}

// verdict is the deal in one sentence.
func (r Result) verdict() engine.Text {
	switch {
	case r.Lapsed:
		return engine.Textf("Deal %d is not accepted: the time was up", r.Deal)
	case r.Accepted && r.sum(true) == r.sum(false):
		return engine.Textf("Deal %d is accepted in a tie, %d to %d", r.Deal, r.sum(true), r.sum(false))
	case r.Accepted:
		return engine.Textf("Deal %d is accepted, %d to %d", r.Deal, r.sum(true), r.sum(false))
	}
	return engine.Textf("Deal %d is not accepted, %d to %d", r.Deal, r.sum(true), r.sum(false))
}

// list is a share in words: "3 (1 of it for the Banker), 1 as Tycoon, Boss and
// 1 Gang card".
func (s Share) list() (out engine.List) {
	switch {
	case s.Toll > 0:
		out = append(out, engine.Textf("%v (%v of it for the Banker)", tokens.Of(s.Money), tokens.Of(s.Toll)))
	case s.Money > 0:
		out = append(out, engine.Textf("%v", tokens.Of(s.Money)))
	}
	for _, e := range s.Earned {
		out = append(out, engine.Textf("%v as %v", tokens.Of(e.N), names[e.As]))
	}
	for _, a := range s.Accomplices {
		out = append(out, a.name())
	}
	if s.Gangs > 0 {
		out = append(out, engine.Textf("%v", engine.Some{N: s.Gangs, One: "Gang card", More: "Gang cards"}))
	}
	return out
}

// change is what it did to the money behind the screen; empty: nothing.
func (s Share) change() engine.Text {
	s.Accomplices, s.Gangs = nil, 0
	got := s.list()
	if len(got) == 0 {
		return engine.Text{}
	}
	return engine.Textf("+%v", got)
}
