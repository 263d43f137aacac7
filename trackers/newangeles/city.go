package newangeles

// The rounds of the city (P3, P5 to P7): corporations, threat, production, events and
// demands.

import (
	"slices"

	"croupier/engine"
)

// mostThreat loses the game. (P7)
const mostThreat = 25

// rounds of a game: three times two standard rounds and a demand round. (P5)
const rounds = 9

func demandRound(n int) bool { return n%3 == 0 }

// Take is a seat taking a corporation, with the capital and the cards it starts
// with: those stand in the printed rules, not here. (Section 2)
type Take struct {
	Corporation string `json:"corporation"`
	Capital     int    `json:"capital"`
	Cards       int    `json:"cards"`
}

func (c Take) Fold(s *State, t engine.Step) {
	p := &s.Public
	p.Corporations[t.By-1] = c.Corporation
	p.Capital.Of[t.By-1] = c.Capital
	if !p.House.Hidden {
		p.Cards[t.By-1] = c.Cards
	}
}

func (c Take) Line(by engine.Seat) engine.Text {
	title, _ := corporationOf(c.Corporation)
	return engine.Textf("%v takes %v with %v capital", by, title.title, capital.Of(c.Capital))
}

// TakenCards is the hand it starts with, where hands are hidden. (A4)
type TakenCards struct {
	Cards int `json:"cards"`
}

func (c TakenCards) Whisper(h *Hand, _ engine.Step) { h.Cards = c.Cards }

// Start begins the first round. (P3)
type Start struct {
	Active engine.Seat `json:"active"`
	Assets int         `json:"assets"`
	Demand string      `json:"demand"`
}

func (b Start) Fold(s *State, t engine.Step) {
	p := &s.Public
	p.Phase, p.Round, p.Left = Action, 1, b.Assets
	p.Deal = newDeal(1, len(p.Assets), b.Active)
	call(p, b.Demand)
	t.Tell("Demand: %v.", demandOf(b.Demand).title)
}

func (b Start) Line(engine.Seat) engine.Text {
	return engine.Textf("The first round begins with %v and %v on the turn track", b.Active, onTrack(b.Assets))
}

// call turns a demand over; what was made for the last one is gone. (P6)
func call(p *Public, id string) {
	p.Demand, p.Made, p.Scored = id, [5]int{}, nil
	if !slices.Contains(p.Seen, id) {
		p.Seen = append(p.Seen, id)
	}
}

// Threaten is one cause of threat, entered with one tap. (P7, P13)
type Threaten struct {
	Cause string `json:"cause"`
	By    int    `json:"by"` // of an event
}

// Causes of threat.
const (
	causeIllness = "illness"
	causeRoot    = "root"
	causeEvent   = "event"
	causeProcure = "procurement"
)

var causes = map[string]struct {
	by   int
	says engine.Word
}{
	causeIllness: {2, "an action in a district with illness"},
	causeRoot:    {2, "an enemy, illness or outage moved into the Root"},
	causeEvent:   {0, "an event"},
	causeProcure: {-2, procurement},
}

func (h Threaten) Fold(s *State, t engine.Step) {
	p := &s.Public
	if h.Cause == causeProcure {
		p.Deal.spend(procurement)
	}
	threaten(p, t, causes[h.Cause].by+h.By)
}

func (h Threaten) Line(engine.Seat) engine.Text {
	n := causes[h.Cause].by + h.By
	if n < 0 {
		return engine.Textf("Threat −%d: %v", -n, causes[h.Cause].says)
	}
	return engine.Textf("Threat +%d: %v", n, causes[h.Cause].says)
}

// threaten moves the threat, from 0 to 25.
func threaten(p *Public, t engine.Step, by int) {
	p.Threat = min(mostThreat, max(0, p.Threat+by))
	t.Tell("Threat is %d of %d.", p.Threat, mostThreat)
	if p.Threat == mostThreat {
		t.Tell("The city is lost. Turn the rivals over.")
	}
}

// Produce is resources towards the demand. (P3)
type Produce struct {
	Made map[string]int `json:"made"`
}

func (r Produce) Fold(s *State, _ engine.Step) {
	for i, res := range resources {
		s.Public.Made[i] += r.Made[res.id]
	}
}

func (r Produce) Line(engine.Seat) engine.Text {
	out := engine.List{}
	for _, res := range resources {
		if n := r.Made[res.id]; n > 0 {
			out = append(out, engine.Textf("%d %v", n, res.title))
		}
	}
	return engine.Textf("Made: %v", out)
}

// CloseProduction ends the Production Phase.
type CloseProduction struct{}

func (CloseProduction) Fold(s *State, _ engine.Step) { s.Public.Phase = Event }

func (CloseProduction) Line(engine.Seat) engine.Text { return engine.Textf("Production is over") }

// CloseEvent ends the Event Phase and the round; the turn track is filled again
// with as many assets as the event card says. (P3, P17)
type CloseEvent struct {
	Assets int `json:"assets"`
}

func (e CloseEvent) Fold(s *State, t engine.Step) {
	s.Public.Left = e.Assets
	nextRound(&s.Public, t)
}

func (e CloseEvent) Line(engine.Seat) engine.Text {
	if e.Assets == 0 {
		return engine.Textf("The event is resolved")
	}
	return engine.Textf("The event is resolved; %v on the turn track", onTrack(e.Assets))
}

func onTrack(n int) engine.Some { return engine.Some{N: n, One: "asset", More: "assets"} }

func nextRound(p *Public, t engine.Step) {
	if p.Round >= rounds {
		end(p, t)
		return
	}
	p.Round++
	p.Phase = Action
	if demandRound(p.Round) {
		p.Phase, p.Council = Demanded, Scoring
	}
	t.Tell("Round %d of %d.", p.Round, rounds)
}

func end(p *Public, t engine.Step) {
	p.Finished = true
	t.Tell("The game ends. Turn the rivals over.")
}

// Meet pays the demand: all resources reach it, or threat rises. (P6, P7)
type Meet struct{}

func (Meet) Fold(s *State, t engine.Step) {
	p := &s.Public
	d := demandOf(p.Demand)
	if p.demandMet() {
		t.Tell("%v is met.", d.title)
	} else {
		t.Tell("%v is not met.", d.title)
		threaten(p, t, d.threat)
	}
	if p.Council = Calling; p.Round >= rounds {
		end(p, t)
	}
}

func (Meet) Line(engine.Seat) engine.Text { return engine.Textf("The demand is paid") }

// demandMet reports whether all resources reach the demand.
func (p *Public) demandMet() bool {
	for i, n := range demandOf(p.Demand).needs {
		if p.Made[i] < n {
			return false
		}
	}
	return true
}

// Call turns the next demand over. (P6)
type Call struct {
	Demand string `json:"demand"`
}

func (c Call) Fold(s *State, _ engine.Step) {
	call(&s.Public, c.Demand)
	s.Public.Council = Choosing
}

func (c Call) Line(engine.Seat) engine.Text {
	return engine.Textf("The next demand: %v", demandOf(c.Demand).title)
}

// CloseRound ends a demand round.
type CloseRound struct{}

func (CloseRound) Fold(s *State, t engine.Step) { nextRound(&s.Public, t) }

func (CloseRound) Line(engine.Seat) engine.Text { return engine.Textf("The demand round is over") }

// EndGame is the host ending the night before the last round.
type EndGame struct{}

func (EndGame) Fold(s *State, t engine.Step) { end(&s.Public, t) }

func (EndGame) Line(engine.Seat) engine.Text { return engine.Textf("The table ends the game here") }
