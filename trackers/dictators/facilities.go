package dictators

// Disarming (R18 to R21), and who stops it (R24).

import (
	"time"

	"croupier/engine"
	"croupier/engine/sealed"
)

// FacilitiesNoted writes the own Nuclear Facility cards down, zone 1 first: a secret
// until each is disarmed. (R2)
type FacilitiesNoted struct {
	One   string `json:"one"`
	Two   string `json:"two"`
	Three string `json:"three"`
	Four  string `json:"four"`
}

func (f FacilitiesNoted) Whisper(h *Hand, t engine.Step) {
	h.Facilities = Facilities{Names: [4]string{f.One, f.Two, f.Three, f.Four}, By: t.By}
}

// How a disarm attempt is made.
const (
	byRoll   = "roll"     // Travel, one action, a roll (R18)
	engineer = "engineer" // one action, a roll
	hacker   = "hacker"   // its cost, no roll
)

// Disarm is one attempt at an own facility, or at a warhead. (R18, R20)
type Disarm struct {
	How  string `json:"how"`
	At   string `json:"at"`
	Cost int    `json:"cost"`
	Free string `json:"free"` // played for free by token VIII
	Die  []int  `json:"die"`
}

func (e Disarm) Fold(s *State, t engine.Step) {
	p := &s.Public
	d := p.dictatorOf(p.Turn)
	free := e.Free != ""
	switch {
	case e.How == byRoll:
		p.spend(p.travelCost() + 1)
		p.Travel = 0
	case free:
		p.Free--
		p.discard(d, 1)
	default:
		p.spend(e.Cost)
		p.discard(d, 1)
	}
	p.Acted = true
	p.Roll = Roll{}
	if e.How != hacker {
		faces := t.Luck.Dice(e.Die, 1, 6)
		p.Roll = Roll{Seat: p.Turn, At: e.At, Faces: faces, Ours: len(e.Die) == 0, Need: disarmNeed}
		t.Tell("It shows %d; %d is needed.", faces[0], disarmNeed)
		if faces[0] < disarmNeed {
			t.Tell("It fails: the card stays face down.")
			return
		}
	}
	if free { // nobody counters what is played for free
		disarmSite(s, e.At, t)
		return
	}
	p.ask(e.At, t)
}

func (e Disarm) Line(by engine.Seat) engine.Text {
	what := target(e.At)
	switch e.How {
	case engineer:
		return engine.Textf("%v sends an Engineer to %v", by, what)
	case hacker:
		return engine.Textf("%v sets a Hacker on %v", by, what)
	}
	return engine.Textf("%v tries to disarm %v", by, what)
}

// ask opens the window: does anyone stop it? All the others are asked, so that
// one without the card looks like one with it. (A11)
func (p *Public) ask(at string, t engine.Step) {
	p.Attempts++
	p.Attempt = Attempt{At: at, Asks: sealed.To(engine.Others(len(p.Seats), p.Actor)...)}
	if p.House.Timed {
		p.Attempt.Ends = t.At.Add(30 * time.Second)
	}
}

// isOpen reports whether the window is open.
func (a Attempt) isOpen() bool { return a.At != "" && !a.Stands }

// Pass will not stop it.
type Pass struct{}

func (Pass) Fold(s *State, t engine.Step) {
	asks := &s.Public.Attempt.Asks
	before := *asks
	asks.Mark(func(seat engine.Seat) bool { return seat == t.By || before.Has(seat) })
}

func (Pass) Line(by engine.Seat) engine.Text { return engine.Textf("%v does not stop it", by) }

// AllPass closes the window for those who say nothing.
type AllPass struct{}

func (AllPass) Fold(s *State, t engine.Step) { succeed(s, t) }

func (AllPass) Line(engine.Seat) engine.Text { return engine.Textf("Nobody else stops it") }

// Stop makes a good roll fail, by an Interruption or an ability. (R18, R24)
type Stop struct {
	With string `json:"with"`
	Card string `json:"card"`
}

// What a success is stopped with.
const (
	aCard     = "card"
	anAbility = "ability"
)

func (e Stop) Fold(s *State, t engine.Step) {
	p := &s.Public
	if e.With == aCard {
		p.discard(p.dictatorOf(p.holder(t.By)), 1)
	}
	fail(p, t)
}

func (e Stop) Line(by engine.Seat) engine.Text {
	if e.With == anAbility {
		return engine.Textf("%v stops it with %v", by, cardText(e.Card, "an ability"))
	}
	return engine.Textf("%v stops it with %v", by, cardText(e.Card, "a card"))
}

// succeed is an attempt that nobody stopped.
func succeed(s *State, t engine.Step) {
	p := &s.Public
	at := p.Attempt.At
	p.Attempt = Attempt{}
	if at == thePresident {
		win(s, p.Turn, "convinced the President", t)
		return
	}
	disarmSite(s, at, t)
}

// fail is an attempt that came to nothing; there is no penalty. (R18)
func fail(p *Public, t engine.Step) {
	if p.Attempt.At == thePresident {
		t.Tell("The President is not convinced: next turn all begins again.")
	} else {
		t.Tell("It fails: the card stays face down.")
	}
	p.Attempt = Attempt{}
}

// disarmSite turns the card of the seat of the turn face up, or takes a warhead.
// Zone 4 and warheads yield a token. (R19, R20)
func disarmSite(s *State, at string, t engine.Step) {
	p := &s.Public
	d := p.dictatorOf(p.Turn)
	if at == theTrident {
		p.Warheads, p.Unused = max(0, p.Warheads-1), max(0, p.Unused-1)
		t.Tell("%v disarms a warhead and draws a zone-4 token.", p.Turn)
		p.gain(d)
		return
	}
	zone := zoneOf(at)
	secret := s.Hand(p.Turn).Facilities
	t.Show(secret.owner(p.Turn), engine.Room, "facilities")
	d.Zones[zone-1], d.Sites[zone-1] = 1, secret.Names[zone-1]
	if d.Sites[zone-1] == "" {
		t.Tell("%v disarms the facility in zone %d.", p.Turn, zone)
	} else {
		t.Tell("%v disarms %v in zone %d.", p.Turn, d.Sites[zone-1], zone)
	}
	if zone == 4 {
		t.Tell("%v takes the token of that spot.", p.Turn)
		p.gain(d)
	}
}

// zoneOf is the number of a zone as answers spell it.
func zoneOf(at string) int { return int(at[0] - '0') }

// gain gives a seat a zone-4 token. (R19)
func (p *Public) gain(d *Dictator) {
	p.Issued++
	d.Held++
	d.Tokens = append(d.Tokens, Token{ID: p.Issued, Turn: p.Number, Late: p.Level == 1})
}
