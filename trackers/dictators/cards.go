package dictators

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
	s.Public.come(s.Public.Turn, e.Card, theDeck, t)
}

func (e Draw) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v draws %v", by, drawn(e.Card))
}

func drawn(card string) engine.Word {
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
	p.come(p.holder(t.By), e.Card, e.From, t)
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
		return engine.Textf("%v takes %v from the discard pile", by, drawn(e.Card))
	}
	return engine.Textf("A card lets %v draw %v", by, drawn(e.Card))
}

// Receive is the card that token X dealt. (R22, A16)
type Receive struct {
	Card string `json:"card"`
}

func (e Receive) Fold(s *State, t engine.Step) {
	p := &s.Public
	p.at(t.By).Dealt = false
	if e.Card != aCommand && p.House.TenBack {
		t.Tell("It is shuffled back into the Command deck.")
		return
	}
	p.come(t.By, e.Card, theDeck, t)
}

func (e Receive) Line(by engine.Seat) engine.Text {
	return engine.Textf("Token X deals %v %v", by, drawn(e.Card))
}

// come is a card that comes to a seat: into the hand, or, if it is an Event,
// before it or on the board. (R14, R15, R17)
func (p *Public) come(seat engine.Seat, card, from string, t engine.Step) {
	p.outOf(from, card)
	switch card {
	case aFounder:
		p.found(seat)
	case aDefcon:
		p.defcon(t.By, theDeck, t)
	case aTrident:
		p.trident(t)
	default:
		p.at(seat).Hand++
	}
}

// Play is an Action card. (R11)
type Play struct {
	Card   string `json:"card"`
	Cost   int    `json:"cost"`
	Symbol string `json:"symbol"`
}

// Symbols that an Action card may show and that matter here. (R13)
const (
	noSymbol     = "none"
	travelSymbol = "travel"
)

func (e Play) Fold(s *State, _ engine.Step) {
	p := &s.Public
	p.spend(e.Cost)
	p.discard(p.at(p.Turn), 1)
	if e.Symbol == travelSymbol {
		p.Travel = 0
	}
}

func (e Play) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v plays %v for %v", by, named(e.Card, "an Action card"), actions(e.Cost))
}

// Lay plays an Asset card, which stays before its owner. (R11)
type Lay struct {
	Card string `json:"card"`
	Cost int    `json:"cost"`
}

func (e Lay) Fold(s *State, _ engine.Step) {
	p := &s.Public
	p.spend(e.Cost)
	d := p.at(p.Turn)
	d.Hand--
	d.Assets = append(d.Assets, e.Card)
}

func (e Lay) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v lays the Asset %v for %v", by, e.Card, actions(e.Cost))
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

// Free plays a card that token VIII revealed: no action, and nobody counters it. (R22)
type Free struct {
	Card  string `json:"card"`
	Stays string `json:"stays"`
}

func (e Free) Fold(s *State, _ engine.Step) {
	p := &s.Public
	d := p.at(p.Turn)
	p.Free--
	if e.Stays == "asset" {
		d.Hand--
		d.Assets = append(d.Assets, e.Card)
		return
	}
	p.discard(d, 1)
}

// Check: an Asset stays in sight, so it needs its name, and there are five.
func (e Free) Check(v View) error {
	switch {
	case e.Stays != "asset":
		return nil
	case e.Card == "":
		return engine.Refuse("Write the name of the Asset.")
	case v.Public.laid() >= assets:
		return engine.Refuse("All %d Assets are in play.", assets)
	}
	return nil
}

func (e Free) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v plays %v for free", by, named(e.Card, "a card"))
}

// laid counts the Assets in play.
func (p *Public) laid() (n int) {
	for _, d := range p.Seats {
		n += len(d.Assets)
	}
	return n
}

// Interrupt is an Interruption card: at any time, and for nothing. (R11)
type Interrupt struct {
	Card string `json:"card"`
}

func (e Interrupt) Fold(s *State, t engine.Step) {
	p := &s.Public
	p.discard(p.at(p.holder(t.By)), 1)
}

func (e Interrupt) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v interrupts with %v", by, named(e.Card, "a card"))
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
	p.at(p.holder(t.By)).Hand--
	c := Card{In: true, Name: e.Card, Left: printed(e.Turns) - p.counted(e.Before)}
	p.at(e.Before).Lingers = append(p.at(e.Before).Lingers, c)
}

func (e Linger) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v plays %v: it stays before %v for %d turns", by, e.Card, e.Before, printed(e.Turns))
}

// printed is how many turns a card stays, as its symbol says; 0: until something takes it away.
func printed(turns string) int {
	switch turns {
	case "2":
		return 2
	case "3":
		return 3
	}
	return 0
}

// counted is how many turns a card counts at once when it comes to this seat:
// the present turn of another, if the table plays so. (A6; in the own turn the
// end of it counts, R30.)
func (p *Public) counted(seat engine.Seat) int {
	if p.House.ThatTurn && p.Turn != seat {
		return 1
	}
	return 0
}

// name is what people call the card.
func (c Card) name(sort engine.Word) engine.Text { return named(c.Name, sort) }

// Cards moves cards between hands, or from a hand to the discard pile, as a card says.
type Cards struct {
	From  engine.Seat `json:"from"`
	To    string      `json:"to"`
	Cards int         `json:"cards"`
}

// to is the seat that gets them; Room: the discard pile.
func (e Cards) to() engine.Seat {
	if e.To == theDiscard {
		return engine.Room
	}
	return engine.Seat(e.To[0] - '0')
}

func (e Cards) Fold(s *State, _ engine.Step) {
	p := &s.Public
	if e.to() == engine.Room {
		p.discard(p.at(e.From), e.Cards)
		return
	}
	p.at(e.From).Hand -= e.Cards
	p.at(e.to()).Hand += e.Cards
}

// Check: nobody gives what is not in the hand, or to nobody else.
func (e Cards) Check(v View) error {
	switch has := v.Public.at(e.From).Hand; {
	case has < e.Cards:
		return engine.Refuse("%v has %v; %d cannot leave.", e.From, cards(has), e.Cards)
	case e.to() == e.From:
		return engine.Refuse("From %v to somebody else, or to the discard pile.", e.From)
	}
	return nil
}

func (e Cards) Line(engine.Seat) engine.Text {
	if e.to() == engine.Room {
		return engine.Textf("%v discards %v", e.From, cards(e.Cards))
	}
	return engine.Textf("%v from %v to %v", cards(e.Cards), e.From, e.to())
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
			f.take(p, p.at(f.seat))
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
