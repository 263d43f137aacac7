package dictators

// Command cards (R11 to R15, R29, R30): drawn, taken, played, lying there.

import (
	"slices"

	"croupier/engine"
)

// What a card that was drawn or taken turns out to be.
const (
	aCommand = "command"
	aFounder = "founder"
	aDefcon  = "defcon"
	aTrident = "trident"
)

// Where it comes from.
const (
	theDeck    = "deck"
	theDiscard = "discard"
)

// Draw spends an action on the Command deck. An Event is not replaced. (R7)
type Draw struct {
	Card string `json:"card"`
}

func (e Draw) Fold(s *State, t engine.Step) {
	s.Public.spend(1)
	s.Public.receive(s.Public.Turn, e.Card, theDeck, t)
}

func (e Draw) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v draws %v", by, drawnWord(e.Card))
}

func drawnWord(card string) engine.Word {
	switch card {
	case aFounder:
		return "a Founding Father"
	case aDefcon:
		return "DEFCON"
	case aTrident:
		return "the Trident"
	}
	return "a card"
}

// Take is a card or an ability that puts a card into a hand, without an action.
// An Event is revealed at once, wherever it comes from. (R15, R17)
type Take struct {
	Card string `json:"card"`
	From string `json:"from"`
}

func (e Take) Fold(s *State, t engine.Step) {
	p := &s.Public
	p.receive(p.holder(t.By), e.Card, e.From, t)
}

// Check: Founding Fathers never lie among the Command cards that were discarded. (R14)
func (e Take) Check(View) error {
	if e.Card == aFounder && e.From == theDiscard {
		return engine.Refuse("Founding Fathers have a discard pile of their own.")
	}
	return nil
}

func (e Take) Line(by engine.Seat) engine.Text {
	if e.From == theDiscard {
		return engine.Textf("%v takes %v from the discard pile", by, drawnWord(e.Card))
	}
	return engine.Textf("A card lets %v draw %v", by, drawnWord(e.Card))
}

// Receive is the card that token X dealt. (R22, A16)
type Receive struct {
	Card string `json:"card"`
}

func (e Receive) Fold(s *State, t engine.Step) {
	p := &s.Public
	p.dictatorOf(t.By).Dealt = false
	if e.Card != aCommand && p.House.TenBack {
		t.Tell("It is shuffled back into the Command deck.")
		return
	}
	p.receive(t.By, e.Card, theDeck, t)
}

func (e Receive) Line(by engine.Seat) engine.Text {
	return engine.Textf("Token X deals %v %v", by, drawnWord(e.Card))
}

// receive takes a card that comes to a seat: into the hand, or, if it is an Event,
// before it or on the board. (R14, R15, R17)
func (p *Public) receive(seat engine.Seat, card, from string, t engine.Step) {
	p.outOf(from, card)
	switch card {
	case aFounder:
		p.placeFounder(seat)
	case aDefcon:
		p.defcon(t.By, theDeck, t)
	case aTrident:
		p.trident(t)
	default:
		p.dictatorOf(seat).Hand++
	}
}

// Play is a card that is played in the own turn: an Action card, or an Asset,
// which stays. By token VIII it may be for free. (R11, R22)
type Play struct {
	Card string `json:"card"`
	Cost int    `json:"cost"`
	Free string `json:"free"`
	What string `json:"what"`
}

// What a card is that is played in the own turn.
const (
	anAction = "action"
	byTravel = "travel" // it shows the Travel symbol, and uses up the Travel (R13)
	anAsset  = "asset"
	aBoost   = "boost" // Morale Boost: a whole new turn follows this one
)

func (e Play) Fold(s *State, _ engine.Step) {
	p := &s.Public
	d := p.dictatorOf(p.Turn)
	p.spend(e.Cost)
	if e.Free != "" {
		p.Free--
	}
	if e.What == anAsset {
		d.Hand--
		d.Assets = append(d.Assets, e.Card)
		return
	}
	p.discard(d, 1)
	switch e.What {
	case byTravel:
		p.Travel = 0
	case aBoost:
		p.Extra++
	}
}

// Check: an Asset stays in sight, so it needs its name, and there are five.
func (e Play) Check(v View) error {
	switch {
	case e.What != anAsset:
		return nil
	case e.Card == "":
		return engine.Refuse("Write the name of the Asset.")
	case v.Public.assetsInPlay() >= assets:
		return engine.Refuse("All %d Assets are in play.", assets)
	}
	return nil
}

func (e Play) Line(by engine.Seat) engine.Text {
	what := cardText(e.Card, "an Action card")
	switch {
	case e.What == aBoost:
		what = engine.Textf("Morale Boost")
	case e.What == anAsset:
		what = engine.Textf("the Asset %v", e.Card)
	}
	if e.Free != "" {
		return engine.Textf("%v plays %v for free", by, what)
	}
	return engine.Textf("%v plays %v for %v", by, what, actions(e.Cost))
}

// assetsInPlay counts the Assets in play.
func (p *Public) assetsInPlay() (n int) {
	for _, d := range p.Seats {
		n += len(d.Assets)
	}
	return n
}

// Activate uses an ability of an own Asset, or of the Dictator, that costs actions. (R11, R32)
type Activate struct {
	What string `json:"what"`
	Cost int    `json:"cost"`
}

// theDictator is how Activate spells the ability of the Dictator.
const theDictator = "dictator"

func (e Activate) Fold(s *State, _ engine.Step) { s.Public.spend(e.Cost) }

func (e Activate) Line(by engine.Seat) engine.Text {
	if e.What == theDictator {
		return engine.Textf("%v uses the Dictator's ability for %v", by, actions(e.Cost))
	}
	return engine.Textf("%v activates %v for %v", by, e.What, actions(e.Cost))
}

// Interrupt is an Interruption card: at any time, and for nothing. (R11)
type Interrupt struct {
	Card string `json:"card"`
}

func (e Interrupt) Fold(s *State, t engine.Step) {
	p := &s.Public
	p.discard(p.dictatorOf(p.holder(t.By)), 1)
}

func (e Interrupt) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v interrupts with %v", by, cardText(e.Card, "a card"))
}

// Linger plays a card that stays before somebody for two or three turns. (R12)
type Linger struct {
	Card   string      `json:"card"`
	Cost   int         `json:"cost"`
	Turns  string      `json:"turns"`
	Before engine.Seat `json:"before"`
}

func (e Linger) Fold(s *State, t engine.Step) {
	p := &s.Public
	if e.Cost > 0 {
		p.spend(e.Cost)
	}
	p.dictatorOf(p.holder(t.By)).Hand--
	c := Card{In: true, Name: e.Card, Left: printedTurns(e.Turns) - p.countedTurns(e.Before)}
	p.dictatorOf(e.Before).Lingers = append(p.dictatorOf(e.Before).Lingers, c)
}

func (e Linger) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v plays %v: it stays before %v for %d turns", by, e.Card, e.Before, printedTurns(e.Turns))
}

// printedTurns is how many turns a card stays, as its symbol says; 0: until something takes it away.
func printedTurns(turns string) int {
	switch turns {
	case "2":
		return 2
	case "3":
		return 3
	}
	return 0
}

// countedTurns is how many turns a card counts at once when it comes to this seat:
// the present turn of another, if the table plays so. (A6; in the own turn the
// end of it counts, R30.)
func (p *Public) countedTurns(seat engine.Seat) int {
	if p.House.ThatTurn && p.Turn != seat {
		return 1
	}
	return 0
}

// name is what people call the card.
func (c Card) name(sort engine.Word) engine.Text { return cardText(c.Name, sort) }

// Effect is what a card or an ability does to somebody, in anybody's turn: it
// skips a turn, is moved, or loses cards. What a card moves is no Travel. (R13, R29)
type Effect struct {
	Who  engine.Seat `json:"who"`
	Does string      `json:"does"`
}

// What an Effect does, besides the places that it moves to.
const (
	skips    = "skip"
	discards = "discard"
	allOfIt  = "hand"
	handOver = "hand-over" // one card, to the seat that entered it
)

func (e Effect) Fold(s *State, t engine.Step) {
	p := &s.Public
	d := p.dictatorOf(e.Who)
	switch e.Does {
	case skips:
		d.Skips++
		t.Tell("%v has %v to skip.", e.Who, turns(d.Skips))
	case discards:
		p.discard(d, 1)
	case allOfIt:
		p.discard(d, d.Hand)
	case handOver:
		d.Hand--
		p.dictatorOf(p.holder(t.By)).Hand++
	default:
		d.Place = Place(e.Does)
	}
}

// Check: nobody loses a card that is not in the hand, or to the own hand, and
// skips end somewhere.
func (e Effect) Check(v View) error {
	p := v.Public
	d := p.dictatorOf(e.Who)
	switch e.Does {
	case skips:
		if d.Skips >= mostSkips {
			return engine.Refuse("%v has %v to skip already.", e.Who, turns(d.Skips))
		}
	case discards, allOfIt, handOver:
		if d.Hand == 0 {
			return engine.Refuse("%v has no cards in hand.", e.Who)
		}
		if h := p.holder(v.Seat); e.Does == handOver && (h == e.Who || h == engine.Room) {
			return engine.Refuse("Choose somebody else, who gives you a card.")
		}
	}
	return nil
}

func (e Effect) Line(by engine.Seat) engine.Text {
	switch e.Does {
	case skips:
		return engine.Textf("A card makes %v skip a turn", e.Who)
	case discards:
		return engine.Textf("%v discards a card", e.Who)
	case allOfIt:
		return engine.Textf("%v discards the hand", e.Who)
	case handOver:
		return engine.Textf("%v gives %v a card", e.Who, by)
	case string(Elsewhere):
		return engine.Textf("A card moves %v", e.Who)
	}
	return engine.Textf("A card moves %v to %v", e.Who, Place(e.Does).word())
}

// discard moves cards from a hand to the discard pile.
func (p *Public) discard(d *Dictator, n int) {
	n = min(n, d.Hand)
	d.Hand -= n
	p.toDiscard(n)
}

// Remove takes away something that lies before a seat, as a card says: a
// Founding Father (Censorship), an Asset, a card that stays. (R14)
type Remove struct {
	Card string `json:"card"`
}

// inFront is one thing that may be taken away.
type inFront struct {
	engine.Item
	seat engine.Seat
	take func(*Public, *Dictator)
}

func (e Remove) Fold(s *State, t engine.Step) {
	p := &s.Public
	for _, f := range p.inFront() {
		if f.Value == e.Card {
			t.Tell("%v leaves %v.", f.Label, f.seat)
			f.take(p, p.dictatorOf(f.seat))
			return
		}
	}
}

func (e Remove) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v removes a card in play", by)
}

// inFront lists what may be taken away. A thing is spelled by its sort, seat and
// place: asset-2-1.
func (p *Public) inFront() (out []inFront) {
	for i, d := range p.Seats {
		seat := engine.Seat(i + 1)
		add := func(spelled engine.Text, label engine.Text, take func(*Public, *Dictator)) {
			out = append(out, inFront{engine.Item{Value: spelled.String(), Label: label, Note: engine.Textf("before %v", seat)}, seat, take})
		}
		if d.Founder.In {
			add(engine.Textf("founder-%d", i+1), d.Founder.name("Founding Father"), (*Public).retire)
		}
		for k, name := range d.Assets {
			add(engine.Textf("asset-%d-%d", i+1, k+1), engine.Textf("%v", name), func(p *Public, d *Dictator) {
				d.Assets = slices.Delete(d.Assets, k, k+1)
				p.toDiscard(1)
			})
		}
		for k, c := range d.Lingers {
			add(engine.Textf("card-%d-%d", i+1, k+1), c.name("A card"), func(p *Public, d *Dictator) {
				d.Lingers = slices.Delete(d.Lingers, k, k+1)
				p.toDiscard(1)
			})
		}
	}
	return out
}
