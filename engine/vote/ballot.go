package vote

import (
	"slices"

	"croupier/engine"
)

// Ballot is that somebody votes, as all may know. It belongs to the seat, and
// may be cast again until the reveal: the last one counts.
type Ballot struct{}

// Choice is what for, which only the voter's hand knows.
type Choice struct {
	Say string `json:"say"`
}

// Line reads the same whatever is voted, the first time and again.
func (Ballot) Line(by engine.Seat) engine.Text { return engine.Textf("%v votes", by) }

// Fold changes nothing: settle sees whose ballot is in.
func (Ballot) Fold(*State, engine.Step) {}

// Whisper puts the ballot into the voter's hand.
func (c Choice) Whisper(h *Hand, _ engine.Step) { h.Say = c.Say }

// Close is the host counting the votes without those who are missing: they abstain.
type Close struct{}

// Line reads: "the host closes the vote".
func (Close) Line(by engine.Seat) engine.Text { return engine.Textf("%v closes the vote", by) }

// Fold opens the ballots that are in, where they are enough.
func (Close) Fold(s *State, t engine.Step) { count(s, t) }

// settle notes whose ballots are in, and counts them once all are. Whoever left
// is not waited for, but nobody's leaving opens a vote: that is the host's to do.
func settle(s *State, t engine.Step) {
	p := &s.Public
	if !p.Open {
		return
	}
	for _, v := range p.Call.Asked {
		if h := s.Hand(v); h.Say != "" && engine.HasLeft(v, t.People) { // the ballot stays cast, but whoever sits down there next must not read it
			s.Box.keep(v, h.Say)
			h.Say = ""
		}
	}
	p.Call.Mark(func(v engine.Seat) bool { return ballotOf(s, v) != "" })
	if len(p.Call.Missing()) == 0 {
		count(s, t)
	}
}

// waiting: for those who have not voted; once only those who left are missing,
// for the host.
func waiting(p Public, people []engine.Person) engine.Waiting {
	if !p.Open {
		return engine.Waiting{}
	}
	if waits := p.Call.Waits(people); len(waits) > 0 {
		return engine.Waiting{For: waits, To: engine.Textf("to vote on “%v”", p.Asked.Text)}
	}
	return engine.Waiting{To: engine.Textf("to close the vote without %v", engine.SeatList(p.Call.Missing()))}
}

// waitsFor reports whether the vote waits for a seat.
func (p Public) waitsFor(s engine.Seat, people []engine.Person) bool {
	return p.Open && slices.Contains(p.Call.Waits(people), s)
}
