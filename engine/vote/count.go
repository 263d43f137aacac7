package vote

import (
	"slices"

	"croupier/engine"
)

// count opens the ballots, all at once, and adds them up; too few for a tally stay
// shut. In a tally nothing but the sums stays behind.
func count(s *State, t engine.Step) {
	p := &s.Public
	if p.tooFew() {
		clearBallots(s)
		p.clear()
		t.Tell("“%v”: too few votes came in for a secret tally, so nothing is counted.", p.Asked.Text)
		return
	}
	if p.Asked.Tally {
		t.Count("ballot")
	} else {
		t.Reveal("ballot")
	}
	r := &Result{Voters: p.Call.Asked, Sums: make([]int, len(p.Asked.Options)), Missing: p.Call.Missing()}
	if !p.Asked.Tally {
		r.Names = make([][]Vote, len(p.Asked.Options))
	}
	for _, v := range p.Call.Asked {
		i := slices.Index(p.Asked.Options, ballotOf(s, v))
		if i < 0 {
			continue // it abstains
		}
		weight := p.Asked.Weights[v-1]
		r.Sums[i] += weight
		if !p.Asked.Tally {
			r.Names[i] = append(r.Names[i], Vote{v, weight})
		}
	}
	clearBallots(s)
	r.decide(p.Asked.Tie, t.Luck)
	p.clear()
	p.Result = r
	t.Voted(p.result())
	t.Tell("“%v”: %v.", p.Asked.Text, p.answer())
	for _, line := range p.resultLines() {
		t.Tell("%v.", line)
	}
}

// layAside folds a result once the game beside it has moved on.
func layAside(s *State) {
	if r := s.Public.Result; r != nil {
		r.Passed = true
	}
}

// tooFew reports whether a tally of the ballots that are in would tell whose they
// are, and nobody was told so beforehand.
func (p Public) tooFew() bool { return p.Asked.Tally && !p.Asked.Sure && len(p.Call.In) < crowd }

// decide finds what won, by the rule for ties that was said beforehand.
func (r *Result) decide(tie Tie, luck *engine.Luck) {
	r.Won = -1
	top := slices.Max(r.Sums)
	if top == 0 {
		return
	}
	var best []int
	for i, n := range r.Sums {
		if n == top {
			best = append(best, i)
		}
	}
	r.Best = len(best)
	switch {
	case r.Best == 1 || tie == First:
		r.Won = best[0]
	case tie == Lot:
		r.Won = best[luck.Below(r.Best)]
	}
}

// answer says what came of the question.
func (p Public) answer() engine.Text {
	r, q := p.Result, p.Asked
	switch {
	case r.Best == 0:
		return engine.Textf("nobody voted")
	case r.Won < 0:
		return engine.Textf("a tie, nothing is decided")
	case r.Best > 1 && q.Tie == Lot:
		return engine.Textf("a tie, and the lot falls on %v", q.Options[r.Won])
	case r.Best > 1:
		return engine.Textf("a tie, and the option named first wins: %v", q.Options[r.Won])
	}
	return engine.Textf("the answer is %v", q.Options[r.Won])
}

// resultLines says what each option got, and from whom where the vote is shown by name.
func (p Public) resultLines() (out []engine.Text) {
	for i, n := range p.Result.Sums {
		line := engine.Textf("%v: %d", p.Asked.Options[i], n)
		if p.Result.Names != nil && n > 0 {
			line = engine.Textf("%v: %d (%v)", p.Asked.Options[i], n, voterList(p.Result.Names[i]))
		}
		out = append(out, line)
	}
	if len(p.Result.Missing) > 0 {
		out = append(out, engine.Textf("No vote from %v", engine.SeatList(p.Result.Missing)))
	}
	return out
}

// voterList are the votes for one option, with their weights where they are not 1.
func voterList(votes []Vote) (out engine.List) {
	for _, v := range votes {
		if v.Weight == 1 {
			out = append(out, v.Seat.Text())
		} else {
			out = append(out, engine.Textf("%v × %d", v.Seat, v.Weight))
		}
	}
	return out
}
