package newangeles

// Rivals, investments and the end (P6, P8, P15).

import (
	"croupier/engine"
	"croupier/engine/ledger"
)

// NameRival is the rival card in one's hand, for no one else to know. (P8)
type NameRival struct {
	Rival string `json:"rival"`
}

func (r NameRival) Whisper(h *Hand, _ engine.Step) { h.Rival = r.Rival }

// Invest is the investment card chosen in secret. (P6, P15)
type Invest struct {
	Card string `json:"card"`
}

func (i Invest) Whisper(h *Hand, _ engine.Step) { h.Investment = i.Card }

// Score shows the investment and takes its capital. (P6, P15)
type Score struct {
	Count int    `json:"count"`
	Met   string `json:"met"`
}

func (c Score) Fold(s *State, t engine.Step) {
	h := s.Hand(t.By)
	i := investmentOf(h.Investment)
	n := i.pays(c.Count, c.Met == "yes")
	h.Investment = ""
	s.Public.Scored = append(s.Public.Scored, t.By)
	s.Public.book().Move(ledger.Bank, t.By, n)
	t.Show(t.By, engine.Room, "invest")
	t.Tell("%v: %v gains %v capital.", i.title, t.By, capital.Of(n))
}

func (Score) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v shows the investment", by)
}

// TurnOver turns all rivals face up, and the game is over. (P8)
type TurnOver struct{}

func (TurnOver) Fold(s *State, t engine.Step) {
	p := &s.Public
	t.Reveal("rival")
	p.Over, p.Shown = true, make([]string, len(s.Hands))
	taken := map[string]bool{}
	for i := range s.Hands {
		r := s.Hands[i].Rival
		if r != "" && taken[r] {
			t.Tell("Two have named %v. Look at the cards.", rivalTitle(r))
		}
		if p.Shown[i], taken[r] = r, true; r != "" {
			t.Tell("%v had %v.", engine.Seat(i+1), rivalTitle(r))
		}
	}
	switch won := p.winners(); len(won) {
	case 0:
		t.Tell("Nobody wins.")
	case 1:
		t.Tell("%v wins.", won[0])
	default:
		t.Tell("%v win.", engine.SeatList(won))
	}
}

func (TurnOver) Line(engine.Seat) engine.Text { return engine.Textf("The rivals are turned over") }

// result is how one seat ended.
type result struct {
	seat engine.Seat
	won  bool
	why  engine.Text // few words: it stands on the wall
}

// results are worked out from the rivals and the capital, seat by seat. (P8)
func (p *Public) results() (out []result) {
	for i, rival := range p.Shown {
		r := result{seat: engine.Seat(i + 1)}
		have := p.Capital.Of[i]
		switch {
		case rival == federalist:
			r.won = p.Threat >= mostThreat && have >= federalCapital
			r.why = engine.Textf("%v, %v", capital.Of(have), rivalTitle(rival))
		case p.Threat >= mostThreat:
			r.why = engine.Textf("%v, the city is lost", capital.Of(have))
		case rival == "":
			r.why = engine.Textf("%v, no rival named", capital.Of(have))
		case rival == p.Corporations[i]:
			beaten := p.beaten(have)
			r.won = beaten >= p.mustBeat()
			r.why = engine.Textf("%v, ahead of %d, needs %d", capital.Of(have), beaten, p.mustBeat())
		default:
			r.won, r.why = p.against(have, rival)
		}
		out = append(out, r)
	}
	return out
}

// winners are those who won: several can, and all can lose.
func (p *Public) winners() (out []engine.Seat) {
	for _, r := range p.results() {
		if r.won {
			out = append(out, r.seat)
		}
	}
	return out
}

// federalCapital is what the Federalist needs once threat is at its most. (P8)
const federalCapital = 25

// mustBeat is how many others must have less, where one's rival is oneself. (P8)
func (p *Public) mustBeat() int {
	if len(p.Assets) == 4 {
		return 2
	}
	return 3
}

// beaten is how many have less.
func (p *Public) beaten(have int) (n int) {
	for _, other := range p.Capital.Of {
		if other < have {
			n++
		}
	}
	return n
}

// against is more capital than the rival, or not.
func (p *Public) against(have int, rival string) (bool, engine.Text) {
	s := p.seatOf(rival)
	if s == engine.Room { // who had it took another since
		return false, engine.Textf("%v, %v is not in play", capital.Of(have), rivalTitle(rival))
	}
	c, _ := corporationOf(rival)
	theirs := p.Capital.Of[s-1]
	return have > theirs, engine.Textf("%v to %v of %v", capital.Of(have), capital.Of(theirs), c.short)
}
