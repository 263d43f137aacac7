package vote

import (
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"croupier/engine"
	"croupier/engine/sealed"
)

// Limits of a question.
const (
	fewest, most    = 2, 8 // options
	optionLetters   = 40   // of each
	questionLetters = 80
	heaviest        = 9 // the most that one vote weighs
	crowd           = 4 // from so many on, a tally hides who voted what
)

// Ask puts a question to the table. What it leaves out is as usual: yes or no,
// everybody who sits there, by name, one vote each, a tie decides nothing, no
// clock.
type Ask struct {
	Question string         `json:"question"`
	Options  string         `json:"options"` // separated by commas
	Voters   []string       `json:"voters"`
	Weights  map[string]int `json:"weights"` // by seat; who is not named weighs 1
	Tally    []string       `json:"tally"`
	Tie      []Tie          `json:"tie"`
	Minutes  []string       `json:"minutes"`
	Sure     []string       `json:"sure"` // asked all the same, though the tally gives itself away
}

// Line reads: "Ada asks: Pizza? (yes, no and later)".
func (a Ask) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v asks: %v (%v)", by, a.Question, optionList(a.options()))
}

// Check holds the options to their limits, and warns of a tally that gives
// itself away before anybody has voted.
func (a Ask) Check(v View) error {
	options := a.options()
	if n := len(options); n < fewest || n > most {
		return engine.Refuse("Give %d to %d options, separated by commas; you gave %d.", fewest, most, n)
	}
	for i, o := range options {
		if n := utf8.RuneCountInString(o); n > optionLetters {
			return engine.Refuse("An option has at most %d letters; “%v” has %d.", optionLetters, o, n)
		}
		if slices.ContainsFunc(options[:i], func(p string) bool { return strings.EqualFold(p, o) }) {
			return engine.Refuse("“%v” is there twice.", o)
		}
	}
	voters := a.voters(v.People)
	for _, s := range engine.Seats(v.Public.Seats) {
		if a.Weights[spell(s)] > 0 && !slices.Contains(voters, s) {
			return engine.Refuse("%v is not asked, and so has no weight.", s)
		}
	}
	if why := a.leak(voters); !why.Empty() && len(a.Sure) == 0 {
		return engine.Refuse("%v Show it by name, or tick that you ask all the same.", why)
	}
	return nil
}

// leak is why a tally would give itself away; empty where it need not.
func (a Ask) leak(voters []engine.Seat) (why engine.Text) {
	unlike := slices.ContainsFunc(voters, func(s engine.Seat) bool { return a.weight(s) != a.weight(voters[0]) })
	switch {
	case len(a.Tally) == 0:
	case len(voters) < crowd:
		why = engine.Textf("A tally of %v tells who voted what.", engine.Some{N: len(voters), One: "vote", More: "votes"})
	case unlike:
		why = engine.Textf("A tally of unlike weights tells who voted what.")
	}
	return why
}

// Fold opens the question.
func (a Ask) Fold(s *State, t engine.Step) {
	p := &s.Public
	p.N, p.Open, p.Result = p.N+1, true, nil
	p.Asked = Question{By: t.By, Text: a.Question, Options: a.options(), Weights: a.weights(p.Seats), Tally: len(a.Tally) > 0, Sure: len(a.Sure) > 0}
	if len(a.Tie) > 0 {
		p.Asked.Tie = a.Tie[0]
	}
	p.Call = sealed.To(a.voters(t.People)...)
	if len(a.Minutes) > 0 {
		minutes, _ := strconv.Atoi(a.Minutes[0]) // one of the pad's own
		p.Ends = t.At.Add(time.Duration(minutes) * time.Minute)
	}
}

// options are those given, or yes and no.
func (a Ask) options() (out []string) {
	if a.Options == "" {
		return []string{"yes", "no"}
	}
	for _, o := range strings.Split(a.Options, ",") {
		if o = strings.TrimSpace(o); o != "" {
			out = append(out, o)
		}
	}
	return out
}

// voters are those chosen, or all who may be.
func (a Ask) voters(people []engine.Person) (out []engine.Seat) {
	if len(a.Voters) == 0 {
		return seatsTaken(people)
	}
	for _, s := range a.Voters {
		out = append(out, seat(s))
	}
	return out
}

func (a Ask) weights(seats int) (out []int) {
	for _, s := range engine.Seats(seats) {
		out = append(out, a.weight(s))
	}
	return out
}

func (a Ask) weight(s engine.Seat) int { return max(1, a.Weights[spell(s)]) }

// seatsTaken are those who can be asked: who sits at the table, or, on a night
// without names, every chair.
func seatsTaken(people []engine.Person) []engine.Seat {
	return engine.Present(engine.Seats(len(people)), people)
}

// seat reads a seat as a pad spells it.
func seat(s string) engine.Seat {
	n, _ := strconv.Atoi(s) // the pad took none but its own
	return engine.Seat(n)
}

// spell writes a seat as a pad does.
func spell(s engine.Seat) string { return strconv.Itoa(int(s)) }

// optionList are options as a list in a sentence.
func optionList(options []string) (out engine.List) {
	for _, o := range options {
		out = append(out, engine.Textf("%v", o))
	}
	return out
}

// Drop takes a question off the table: one that is open is not counted and not
// shown, the result of one that was counted leaves the screens.
type Drop struct{}

// Line names no question: the history has it just above.
func (Drop) Line(by engine.Seat) engine.Text { return engine.Textf("%v puts the vote away", by) }

// Fold forgets the ballots unseen.
func (Drop) Fold(s *State, _ engine.Step) {
	s.Public.clear()
	s.Public.Result = nil
	clearBallots(s)
}

func (p *Public) clear() {
	p.Open, p.Ends = false, time.Time{}
	p.Call.Close()
}
