package gentleman

// Accomplices (G1, G15, G19 to G24): the six of them, and who holds which.

import (
	"fmt"
	"slices"
	"strings"

	"croupier/engine"
)

// Accomplice is one of the six cards that change hands. (G1)
type Accomplice int

// The accomplices, in the order of the rulebook. (G19 to G24)
const (
	Sheriff Accomplice = iota
	Senator
	Tycoon
	Journalist
	Boss
	Banker
)

var names = [...]engine.Word{"Sheriff", "Senator", "Tycoon", "Journalist", "Boss", "Banker"}

// powers are what each does for its holder, in a line.
var powers = [...]engine.Text{
	Sheriff:    engine.Textf("2 whenever a dealer goes to prison; two Gang cards where others take one"),
	Senator:    engine.Textf("an Argument adds 4 to your vote, not 2"),
	Tycoon:     engine.Textf("1 for each accepted deal"),
	Journalist: engine.Textf("1 for each Argument that you or a neighbour uses"),
	Boss:       engine.Textf("vote for the deal, and the dealer takes a Gang card"),
	Banker:     engine.Textf("1 from each neighbour who gets money from the Deal card"),
}

// String is the value in forms and night files: "sheriff".
func (a Accomplice) String() string { return strings.ToLower(string(names[a])) }

// UnmarshalText reads what String wrote.
func (a *Accomplice) UnmarshalText(b []byte) error {
	i := slices.IndexFunc(names[:], func(w engine.Word) bool { return strings.EqualFold(string(w), string(b)) })
	if i < 0 {
		return fmt.Errorf("gentleman: no accomplice %q", b)
	}
	*a = Accomplice(i)
	return nil
}

// name is an accomplice in a row of a table, the in a sentence: "the Sheriff".
func (a Accomplice) name() engine.Text { return names[a].Text() }

func (a Accomplice) withArticle() engine.Text { return engine.Textf("the %v", names[a]) }

// choices are accomplices to choose from.
func choices(as []Accomplice) (out []engine.Item) {
	for _, a := range as {
		out = append(out, engine.Item{Value: a.String(), Label: a.name()})
	}
	return out
}

// allAccomplices are the six.
func allAccomplices() (out []Accomplice) {
	for i := range names {
		out = append(out, Accomplice(i))
	}
	return out
}

// heldBy are the accomplices that lie face up before a seat.
func (p Public) heldBy(by engine.Seat) (out []Accomplice) {
	for i, holder := range p.Holders {
		if holder == by {
			out = append(out, Accomplice(i))
		}
	}
	return out
}

// comingTo are those that move to a seat at the next turn's start. (G15)
func (p Public) comingTo(to engine.Seat) (out []Accomplice) {
	for i, next := range p.Moves {
		if next == to {
			out = append(out, Accomplice(i))
		}
	}
	return out
}

// holds reports whether an accomplice lies before a seat.
func (p Public) holds(s engine.Seat, a Accomplice) bool { return p.Holders[a] == s }

// move gives the accomplices of the last deal to their new owners. (G15)
func (p *Public) move(t engine.Step) {
	for i, to := range p.Moves {
		if to != engine.Room && to != p.Holders[i] {
			p.Holders[i] = to
			t.Tell("%v gets %v.", to, Accomplice(i).withArticle())
		}
	}
	p.Moves = [6]engine.Seat{}
}
