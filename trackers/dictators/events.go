package dictators

// Events (R14 to R17, R31): Founding Fathers, DEFCON, the Trident.

import (
	"strings"

	"croupier/engine"
)

// placeFounder puts a Founding Father face up before a seat. The one before it leaves. (R14)
func (p *Public) placeFounder(seat engine.Seat) {
	d := p.dictatorOf(seat)
	if d.Founder.In {
		p.retire(d)
	}
	d.Founder, d.Naming = Card{In: true, Spent: p.countedTurns(seat)}, true
}

// retire puts a seat's Founding Father onto their own discard pile. (R14)
func (p *Public) retire(d *Dictator) {
	d.Founder, d.Naming = Card{}, false
	if p.House.Counts {
		p.Decks.FoundersOut++
	}
}

// Founder says which Founding Father has come, and resolves what the table counts of it.
type Founder struct {
	Name  string `json:"name"`
	Turns string `json:"turns"`
}

// Founding Fathers whose effect the rulebook tells and the table counts.
const (
	morris     = "Gouverneur Morris"       // 3 turns (R31)
	signing    = "Signing the Declaration" // 2 new ones into the deck
	washington = "George Washington"       // all hands are discarded
	adams      = "John Adams"              // Interruptions stay allowed
)

func (e Founder) Fold(s *State, t engine.Step) {
	p := &s.Public
	d := p.dictatorOf(t.By)
	d.Naming = false
	d.Founder.Name = e.Name
	if n := printedTurns(e.Turns); n > 0 {
		d.Founder.Left = max(1, n-d.Founder.Spent)
	}
	switch {
	case strings.EqualFold(e.Name, washington):
		for i := range p.Seats {
			p.discard(&p.Seats[i], p.Seats[i].Hand)
		}
		t.Tell("Everybody discards the hand.")
	case strings.EqualFold(e.Name, signing):
		t.Tell("Shuffle 2 new Founding Fathers into the Command deck.")
		p.join(2, t)
	}
}

func (e Founder) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v lies before %v", cardText(e.Name, "The Founding Father"), by)
}

// morris reports whether the card is Gouverneur Morris.
func (c Card) morris() bool { return c.In && strings.EqualFold(c.Name, morris) }

// defcon is a DEFCON card that was revealed: the number goes down by one, and
// the effect of the new level follows. Only then is the card discarded, onto
// the pile of the deck it is from. (R15)
func (p *Public) defcon(by engine.Seat, from string, t engine.Step) {
	reached := p.Level > 1
	switch {
	case reached:
		p.Level--
		t.Tell("DEFCON %d. Do what the board says.", p.Level)
	case p.House.Ignored: // A2
		t.Tell("DEFCON is at 1 already: the card does nothing.")
	default:
		t.Tell("DEFCON stays at 1. Its effect comes again only if the table says so.")
	}
	if reached && p.Level == 2 {
		p.Spill = Spill{Open: true, By: by, Left: -1, Holds: from == theDeck}
		return
	}
	if reached && p.Level == 1 {
		t.Tell("Whoever holds token IX may reveal it now, and wins.")
	}
	if from == theDeck {
		p.eventToDiscard()
	}
}

// trident is a Trident card that was revealed: the token comes, then it goes,
// and a third time nothing happens. (R17, A14)
func (p *Public) trident(t engine.Step) {
	switch p.Tridents++; p.Tridents {
	case 1:
		p.Warheads = len(p.Seats) // R20
		t.Tell("The Trident lies in the Gulf of Mexico, with %d warheads.", p.Warheads)
	case 2:
		p.Warheads = 0
		t.Tell("The Trident leaves the board for good.")
		if p.Rules > 1 && p.Attempt.At == theTrident { // nothing is left there to disarm; rules 1 went on asking
			fail(p, t)
		}
		for i := range p.Seats {
			if p.Seats[i].Place == OnTrident {
				p.Seats[i].Place = Guantanamo
				t.Tell("%v goes to Guantanamo Bay.", engine.Seat(i+1))
			}
		}
	default:
		p.Tridents = 2
		if p.House.TridentLeaves {
			t.Tell("The Trident has come and gone: this card leaves the game.")
			return
		}
		t.Tell("The Trident has come and gone: this card does nothing.")
	}
	p.eventToDiscard()
}

// onBoard reports whether the Trident is there to go to. (R17)
func (p *Public) onBoard() bool { return p.Tridents == 1 }

// Short is how many Command cards the deck had left at DEFCON 2: fewer than 20. (R16)
type Short struct {
	Left int `json:"left"`
}

func (e Short) Fold(s *State, _ engine.Step) { s.Public.Spill.Left = e.Left }

func (e Short) Line(engine.Seat) engine.Text {
	return engine.Textf("The Command deck had %v left", engine.Some{N: e.Left, One: "Command card", More: "Command cards"})
}

// Spilled says that the 20 Command cards of DEFCON 2 are on the discard pile,
// with the Events that went along, where the table discards those. (R16, A5)
type Spilled struct {
	Founders int `json:"founders"`
	Others   int `json:"others"`
}

func (e Spilled) Fold(s *State, t engine.Step) {
	p := &s.Public
	p.spill(e.Founders, e.Others, t)
	if p.Spill.Holds {
		p.eventToDiscard()
	}
	p.Spill = Spill{}
}

func (e Spilled) Line(engine.Seat) engine.Text {
	return engine.Textf("DEFCON 2: %d Command cards went to the discard pile", spilled)
}

// BoardSays is the effect of a level, as the board has it, for the room to read.
type BoardSays struct {
	Level string `json:"level"`
	Says  string `json:"says"`
}

func (e BoardSays) Fold(s *State, _ engine.Step) { s.Public.Effects[e.Level[0]-'0'] = e.Says }

func (e BoardSays) Line(engine.Seat) engine.Text {
	return engine.Textf("The board at DEFCON %v says: %v", e.Level, e.Says)
}
