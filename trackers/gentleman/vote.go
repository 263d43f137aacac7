package gentleman

// The vote (G9 to G11): secret until all are in, and what each weighs.

import "croupier/engine"

// Vote is that somebody raises a fist, as all may know. (G9)
type Vote struct{}

// Gesture is what the fist hides: for or against, plain or with an Argument
// token. (G10, G11)
type Gesture struct {
	Say      string   `json:"say"`
	Argument []string `json:"argument"` // "yes", or nothing
}

// What a Gesture says.
const (
	votesFor     = "for"
	votesAgainst = "against"
)

// Line reads the same whatever is voted.
func (Vote) Line(by engine.Seat) engine.Text { return engine.Textf("%v votes", by) }

// Fold changes nothing: settle sees whose vote is in.
func (Vote) Fold(*State, engine.Step) {}

// Whisper keeps it in the voter's hand until all are in.
func (g Gesture) Whisper(h *Hand, _ engine.Step) { h.Gesture = g }

// Close is the host counting a vote that waits only for people who have left.
type Close struct{}

// Line reads: "the host closes the vote".
func (Close) Line(by engine.Seat) engine.Text { return engine.Textf("%v closes the vote", by) }

// Fold shows what is in.
func (Close) Fold(s *State, t engine.Step) { results(s, t) }

// argument is what an Argument token adds to a seat's vote. (G10, G20)
func (p Public) argument(s engine.Seat) int {
	if p.holds(s, Senator) {
		return 4
	}
	return 2
}

// Ballot is one vote as it was shown. (G10, G11)
type Ballot struct {
	Seat     engine.Seat
	For      bool
	Argument int  // what the token added: 0, 2 or 4
	Senator  bool // it added 4, because of him
	Gangs    int  // each adds 1
	Missing  bool // nothing came in, which is a vote against by a house rule
}

// Weight is 1, and what a token and the Gang cards add. (F1)
func (b Ballot) Weight() int { return 1 + b.Argument + b.Gangs }

// why says what a vote weighs, where it is not 1.
func (b Ballot) why() engine.Text {
	var out engine.List
	if b.Missing {
		out = append(out, engine.Textf("no vote in time"))
	}
	switch {
	case b.Senator:
		out = append(out, engine.Textf("Argument with the Senator +%d", b.Argument))
	case b.Argument > 0:
		out = append(out, engine.Textf("Argument +%d", b.Argument))
	}
	switch {
	case b.Gangs == 1:
		out = append(out, engine.Textf("Gang card +1"))
	case b.Gangs > 1:
		out = append(out, engine.Textf("%d Gang cards +%d", b.Gangs, b.Gangs))
	}
	if len(out) == 0 {
		return engine.Text{}
	}
	return engine.Textf("%v", out)
}
