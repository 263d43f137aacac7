package newangeles

// Asset, Main Offer, Counteroffer and Support (N2 to N7, N11, N12).

import "croupier/engine"

// Reveal is the active player turning over the rightmost asset. (N2)
type Reveal struct {
	Asset string `json:"asset"`
}

func (r Reveal) name() string { return printedName(assets, r.Asset) }

// Check: there is one of each asset. (P14)
func (r Reveal) Check(v View) error {
	if s := v.Public.holder(r.name()); s != engine.Room {
		return engine.Refuse("%v lies before %v already.", r.name(), s)
	}
	return nil
}

func (r Reveal) Fold(s *State, _ engine.Step) {
	s.Public.Deal.Asset = r.name()
	s.Public.Left--
}

func (r Reveal) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v reveals the asset %v", by, r.name())
}

// MakeOffer is the main offer: an action card from the hand. (N3)
type MakeOffer struct {
	Card string `json:"card"`
}

func (o MakeOffer) name() string { return printedName(actions, o.Card) }

func (o MakeOffer) Fold(s *State, t engine.Step) {
	*cards(s, t.By)--
	s.Public.Deal.Main = Offer{By: t.By, Card: o.name()}
}

func (o MakeOffer) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v makes the main offer: %v", by, o.name())
}

// NoCard is the active player with nothing to offer: no deal, and the asset is
// discarded; by house rule he wins without an action. (A1)
type NoCard struct{}

func (NoCard) Fold(s *State, t engine.Step) {
	if s.Public.House.NoCardWins {
		s.Public.Deal.NoOffer = true
		t.Tell("%v wins the deal without an action.", t.By)
		return
	}
	noDeal(s, t)
}

func (NoCard) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v has no card to offer", by)
}

// Decline is the active player who will not offer, where he may. (A2)
type Decline struct{}

func (Decline) Fold(s *State, t engine.Step) { noDeal(s, t) }

func (Decline) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v declines to make an offer", by)
}

func noDeal(s *State, t engine.Step) {
	t.Tell("There is no deal, and %v is discarded.", s.Public.Deal.Asset)
	finish(s)
}

// MakeCounter is a counteroffer on top of the others: one card, and as many
// discards as lie there. (N5)
type MakeCounter struct {
	Card      string `json:"card"`
	Discards  int    `json:"discards"`
	Discarded string `json:"discarded"` // which, where they lie face up (A3)
}

func (c MakeCounter) name() string { return printedName(actions, c.Card) }

func (c MakeCounter) Fold(s *State, t engine.Step) {
	*cards(s, t.By)--
	counter(s, t, Offer{By: t.By, Card: c.name(), Discards: c.Discards})
}

func (c MakeCounter) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v counters with %v%v", by, c.name(), costText(c.Discards, c.Discarded))
}

// Urgent is an emergency action as an offer: it is no hand card, and goes back
// to its owner after the deal. (P10, A12)
type Urgent struct {
	Discards  int    `json:"discards"`
	Discarded string `json:"discarded"`
}

func (u Urgent) Fold(s *State, t engine.Step) {
	o := Offer{By: t.By, Card: s.Public.emergencyOf(t.By), Emergency: true, Discards: u.Discards}
	t.Tell("It is %v.", o.Card)
	if s.Public.step() == MainOffer {
		s.Public.Deal.Main = o
		return
	}
	counter(s, t, o)
}

func (u Urgent) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v offers the emergency action%v", by, costText(u.Discards, u.Discarded))
}

// costText says what a counteroffer costs besides its card.
func costText(discards int, named string) engine.Text {
	switch {
	case discards == 0:
		return engine.Textf("")
	case named == "":
		return engine.Textf(" and discards %v", someCards(discards))
	}
	return engine.Textf(" and discards %v: %v", someCards(discards), named)
}

func someCards(n int) engine.Some { return engine.Some{N: n, One: "card", More: "cards"} }

// counter lays an offer on the box. Its discards go to the pile at once. (N11)
func counter(s *State, t engine.Step, o Offer) {
	d := &s.Public.Deal
	*cards(s, o.By) -= o.Discards
	s.Public.Pile += o.Discards
	d.Box = append(d.Box, o)
	d.pass(o.By)
	closeCounters(d, t)
}

// Pass lets the chance of a counteroffer go by. (N4)
type Pass struct{}

func (Pass) Fold(s *State, t engine.Step) {
	s.Public.Deal.pass(t.By)
	closeCounters(&s.Public.Deal, t)
}

func (Pass) Line(by engine.Seat) engine.Text { return engine.Textf("%v passes", by) }

// closeCounters says what comes after the last chance.
func closeCounters(d *Deal, t engine.Step) {
	switch d.step() {
	case Supporting:
		t.Tell("%v is the countering player. %v may support.", d.counterer(), engine.SeatList(d.supporters()))
	case Resolution:
		tellWinner(d, t)
	}
}

func tellWinner(d *Deal, t engine.Step) {
	if len(d.Box) > 0 {
		t.Voted(d.scales())
	}
	switch {
	case len(d.Box) == 0:
		t.Tell("No counteroffer: %v wins the deal.", d.winner())
	case d.Decided == "" && d.Support[0] == d.Support[1]:
		t.Tell("%d to %d, a tie: %v wins the deal.", d.Support[0], d.Support[1], d.winner())
	default:
		t.Tell("%d to %d: %v wins the deal.", d.Support[0], d.Support[1], d.winner())
	}
}

// Support is cards face down beside one offer: the count is said, which they
// are is not. (N7, N12)
type Support struct {
	Side  string `json:"side"`
	Cards int    `json:"cards"`
}

// LaidNames is which cards they are, for the one who laid them. (V9)
type LaidNames struct {
	Names string `json:"names"`
}

func (n LaidNames) Whisper(h *Hand, _ engine.Step) {
	if n.Names != "" {
		h.Laid = n.Names
	}
}

func (u Support) Fold(s *State, t engine.Step) { support(s, t, t.By, u.Side, u.Cards) }

func (u Support) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v lays %v beside %v", by, someCards(u.Cards), sideWords[u.Side])
}

// Abstain lets the chance of supporting go by. (N7)
type Abstain struct{}

func (Abstain) Fold(s *State, t engine.Step) { support(s, t, t.By, "", 0) }

func (Abstain) Line(by engine.Seat) engine.Text { return engine.Textf("%v abstains", by) }

func support(s *State, t engine.Step, by engine.Seat, side string, n int) {
	d := &s.Public.Deal
	if n > 0 {
		*cards(s, by) -= n
	}
	d.laySupport(by, side, n)
	if d.step() == Resolution {
		tellWinner(d, t)
	}
}

// Revise takes a chance back, before the next player acts. (A8)
type Revise struct{}

func (Revise) Fold(s *State, t engine.Step) {
	d := &s.Public.Deal
	c := &d.Chances[t.By-1]
	d.Last = engine.Room
	if s.Public.Rules > 1 { // rules 1 kept what was paid while the deal was won
		d.Bank = 0
	}
	if c.Supported {
		*cards(s, t.By) += c.Cards
		d.Support[pan(c.Side)] = max(0, d.Support[pan(c.Side)]-c.Cards)
		c.Supported, c.Side, c.Cards = false, "", 0
		s.Hand(t.By).Laid = ""
		return
	}
	c.Countered = false
	if d.counterer() == t.By {
		takeTop(s)
	}
}

func (Revise) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v takes the chance back", by)
}

// takeTop gives the last counteroffer back, with what was discarded for it.
func takeTop(s *State) {
	d := &s.Public.Deal
	top := d.Box[len(d.Box)-1]
	d.Box = d.Box[:len(d.Box)-1]
	back := top.Discards
	if !top.Emergency {
		back++
	}
	*cards(s, top.By) += back
	s.Public.Pile = max(0, s.Public.Pile-top.Discards)
}
