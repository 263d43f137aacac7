package americandream

// Salaries (A4, A7 to A9, A15): raised and paid.

import "croupier/engine"

// The salary recorder. (A4, A7, A9, A15, A30)
const (
	lowestSalary   = 10_000
	highestSalary  = 155_000
	doublesRaise   = 5_000
	triplesRaise   = 10_000
	franchiseRaise = 10_000
	flexible       = 100_000 // from here up the Flexibility path is open
)

// raise turns a recorder up, to the end of its scale at most, and tells. (A9, F2)
func raise(p *Public, s engine.Seat, by int, why engine.Word, t engine.Step) {
	q := p.player(s)
	old := q.Salary
	q.Salary = min(highestSalary, old+by)
	q.Raised, q.Why = q.Salary-old, why
	if q.Raised == 0 {
		t.Tell("The salary of %v stays at %v, the most there is.", s, money.Of(q.Salary))
		return
	}
	t.Tell("The salary of %v rises to %v %v.", s, money.Of(q.Salary), why)
}

// raiseFor is what a roll raises the salary by, and why. (A7, B1, B2)
func (h House) raiseFor(dice []int) (by int, why engine.Word) {
	most := 0 // dice that show the same
	for _, face := range dice {
		same := 0
		for _, other := range dice {
			if other == face {
				same++
			}
		}
		most = max(most, same)
	}
	switch {
	case most == 3 && h.TripleBoth:
		return triplesRaise + doublesRaise, "for triples"
	case most == 3:
		return triplesRaise, "for triples"
	case most == 2 && !(len(dice) == 3 && h.PairNoDouble):
		return doublesRaise, "for doubles"
	}
	return 0, ""
}

// salary pays a seat what its recorder shows. (A8)
func salary(s *State, to engine.Seat, t engine.Step) {
	n := s.Public.player(to).Salary
	pay(s, engine.Room, to, n, engine.Textf("salary"))
	t.Tell("The bank pays %v the salary of %v.", to, money.Of(n))
}

// dial is a seat's recorder, as everybody sees it.
func (p *Public) dial(s engine.Seat) engine.Dial {
	q := p.player(s)
	d := engine.Dial{Label: engine.Textf("Salary"), Seat: s,
		At: money.Of(q.Salary), Min: money.Of(lowestSalary), Max: money.Of(highestSalary),
		Gate: money.Of(flexible), Opens: engine.Textf("Flexibility")}
	if q.Raised > 0 {
		d.Raise, d.Why = money.Of(q.Raised), q.Why.Text()
	}
	return d
}
