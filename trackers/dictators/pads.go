package dictators

import (
	"fmt"
	"slices"
	"strings"

	"croupier/engine"
)

// pads says what a seat may enter now, and why not.
func pads(v View) (out []engine.Pad) {
	p := v.Public
	switch {
	case p.Winner != engine.Room:
		return nil
	case p.Turn == engine.Room:
		return []engine.Pad{dictatorPad(v), notePad(v), firstPad(p)}
	}
	out = append(out, windowPads(v)...)
	out = append(out, eventPads(v)...)
	out = append(out, presidentPads(v)...)
	out = append(out, turnPads(v)...)
	out = append(out, tokenPads(v)...)
	return append(out, cardPads(v)...)
}

// host is what the laptop may enter.
func host(p Public, people []engine.Person) (out []engine.Pad) {
	switch {
	case p.Winner != engine.Room:
		return nil
	case p.Turn == engine.Room:
		begins := firstPad(p)
		if len(p.nameless()) == 0 {
			begins = begins.Now()
		}
		return []engine.Pad{begins, p.complete(rollOff.Pad(engine.Textf("A d20 for everybody: the highest begins"))), boardPad()}
	}
	if p.Attempt.isOpen() {
		out = append(out, allPass.Pad(engine.Textf("Nobody else stops it")).For(p.attempt()))
	}
	if p.Spill.Open {
		out = append(out, spillPads(p)...)
	}
	who := engine.Who{Name: "who", Label: engine.Textf("Whose turn"), Among: engine.Seats(len(p.Seats))}
	return append(out, boardPad(), reshufflePad(p), giveTurn.Pad(engine.Textf("Give the turn to another"), who))
}

// Occasions.
func (p *Public) turn() string    { return fmt.Sprint("turn ", p.Number) }
func (p *Public) attempt() string { return fmt.Sprint("attempt ", p.Attempts) }

func firstPad(p Public) engine.Pad {
	return p.complete(first.Pad(engine.Textf("Who begins?"),
		engine.Who{Name: "who", Label: engine.Textf("The best dressed, or the highest d20"), Among: engine.Seats(len(p.Seats))}).
		Saying("%v begins", engine.Answer("who")))
}

// nameless are the seats whose Dictator nobody has said. (R2)
func (p *Public) nameless() (out []engine.Seat) {
	for i, d := range p.Seats {
		if d.Name == "" {
			out = append(out, engine.Seat(i+1))
		}
	}
	return out
}

// complete has a beginning asked twice while Dictators are missing: each player
// has one, but a table may play on with cards that nobody typed. (R2)
func (p *Public) complete(begins engine.Pad) engine.Pad {
	if missing := p.nameless(); len(missing) > 0 {
		begins.Sure = engine.Textf("Nobody has said yet which Dictator %v has.", engine.SeatList(missing))
	}
	return begins
}

// dictatorPad comes first while the table is set up.
func dictatorPad(v View) engine.Pad {
	pad := dictator.Pad(engine.Textf("Your Dictator"), nameOfDictator()).Saying("Play %v", engine.Answer("name"))
	if v.Public.Turn == engine.Room && v.Public.Seats[v.Seat-1].Name == "" {
		return pad.Now()
	}
	return pad
}

func nameOfDictator() engine.Words {
	return engine.Words{Name: "name", Label: engine.Textf("Name"), Most: 40, Shelf: dictatorShelf,
		Known: []string{`Joseph "The Man of Steal"`, `Fidel "The Fiddler"`, `Kim "The Young-One"`, `Mao "Ze Bong"`}}
}

// refusePlayed refuses a Dictator whom another seat plays.
func refusePlayed(v View, name string) error {
	for i, d := range v.Public.Seats {
		if seat := engine.Seat(i + 1); seat != v.Seat && strings.EqualFold(d.Name, name) {
			return engine.Refuse("%v is %v already.", seat, d.Name)
		}
	}
	return nil
}

// notePad writes the own facilities down: once they are in the hand, it stays
// for corrections.
func notePad(v View) engine.Pad {
	var asks []engine.Field
	for i, name := range [...]string{"one", "two", "three", "four"} {
		asks = append(asks, engine.Words{Name: name, Label: engine.Textf("Zone %d", i+1), Most: 40, Blank: true, Shelf: facilityShelf})
	}
	return note.Pad(engine.Textf("Your Nuclear Facilities"), asks...).With("Only you see them, until each is disarmed.")
}

// asks reports whether a seat is asked if it stops a success.
func (p *Public) asks(seat engine.Seat) bool {
	return p.Attempt.isOpen() && p.Attempt.Asks.Asks(seat)
}

// windowPads ask all the others whether they stop a success.
func windowPads(v View) []engine.Pad {
	p := v.Public
	if !p.asks(v.Seat) {
		return nil
	}
	no := pass.Pad(engine.Textf("I do not stop it")).With("%v", p.question()).For(p.attempt())
	switch {
	case p.Attempt.Asks.Has(v.Seat):
		no = no.But("You have said so already.")
	case slices.Contains(p.Attempt.Asks.Waits(v.People), v.Seat):
		no = no.Now()
	}
	with := []engine.Item{item(aCard, engine.Textf("With an Interruption")), item(anAbility, engine.Textf("With an ability"))}
	if p.cards(v.Seat) == 0 {
		with = with[1:]
	}
	yes := stop.Pad(engine.Textf("Stop it"), engine.Choice{Name: "with", Label: engine.Textf("How"), Among: with}, cardName("Which", interruptions)).
		For(p.attempt())
	return []engine.Pad{no, yes}
}

// cardName asks for the name of a card; it may be left empty.
func cardName(label engine.Word, known []string) engine.Words {
	return engine.Words{Name: "card", Label: label.Text(), Most: 60, Blank: true, Shelf: commandShelf, Known: known}
}

// The cards that the rulebook names.
var (
	actionCards   = []string{"Just What I Needed!", "Helicopter", "Amtrak", "Sneaking Across", "Mutually Assured Destruction"}
	interruptions = []string{"Tornado Season"}
	assetCards    = []string{"The Marauder", "Blackmail Box"}
)

// eventPads are what must be said of a card that has just come.
func eventPads(v View) (out []engine.Pad) {
	p := v.Public
	d := p.Seats[v.Seat-1]
	if p.Spill.Open && p.Spill.By == v.Seat {
		out = append(out, spillPads(p)...)
	}
	if d.Dealt {
		out = append(out, receive.Pad(engine.Textf("Token X dealt you a card"), whatCame()).Now())
	}
	if d.Naming {
		out = append(out, founder.Pad(engine.Textf("Which Founding Father?"),
			engine.Words{Name: "name", Label: engine.Textf("Name"), Most: 60, Blank: true, Shelf: founderShelf, Known: []string{morris, signing, washington, adams}},
			asksTurns(item("0", engine.Textf("Until it is removed")))).With("%v stays for 3 turns.", engine.Word(morris)).Now())
	}
	return out
}

// asksTurns asks for the multi-turn symbol.
func asksTurns(more ...engine.Item) engine.Choice {
	return engine.Choice{Name: "turns", Label: engine.Textf("Stays for"), Among: append(more, item("2", engine.Textf("2 turns")), item("3", engine.Textf("3 turns")))}
}

// whatCame asks what a card turns out to be.
func whatCame() engine.Choice {
	among := []engine.Item{item(aCommand, engine.Textf("A card for the hand")), item(aFounder, engine.Textf("A Founding Father")),
		item(aDefcon, engine.Textf("DEFCON")), item(aTrident, engine.Textf("The Trident"))}
	return engine.Choice{Name: "card", Label: engine.Textf("It is"), Among: among}
}

// spillPads end the move of 20 cards at DEFCON 2. (R16)
func spillPads(p Public) []engine.Pad {
	var asks []engine.Field
	if p.House.Counts && p.House.EventsSpilled && !p.deckShort() {
		asks = []engine.Field{
			engine.Number{Name: "founders", Label: engine.Textf("Founding Fathers that went along"), Max: founders},
			engine.Number{Name: "others", Label: engine.Textf("DEFCON and Trident cards that went along"), Max: 3},
		}
	}
	out := []engine.Pad{spill.Pad(engine.Textf("%d Command cards are on the discard pile", spilled), asks...).For("defcon 2").Now()}
	if !p.House.Counts {
		out = append(out, short.Pad(engine.Textf("The deck has fewer than %d", spilled),
			engine.Number{Name: "left", Label: engine.Textf("Command cards in it, without Events"), Max: spilled - 1}).For("defcon 2"))
	}
	return out
}

func boardPad() engine.Pad {
	levels := []engine.Item{}
	for n := 5; n > 0; n-- {
		levels = append(levels, item(fmt.Sprint(n), engine.Textf("%d", n)))
	}
	return boardSays.Pad(engine.Textf("What the board says at a DEFCON level"),
		engine.Choice{Name: "level", Label: engine.Textf("DEFCON"), Among: levels},
		engine.Words{Name: "says", Label: engine.Textf("Effect"), Most: 90, Shelf: effectShelf})
}

func reshufflePad(p Public) engine.Pad {
	pad := reshuffle.Pad(engine.Textf("The Command deck is empty"))
	if p.House.Counts {
		return pad.But("The counts say when: %v are left in the Command deck.", cards(p.Decks.Deck))
	}
	return pad
}

// presidentPads are the steps with the President. (R23, R24)
func presidentPads(v View) (out []engine.Pad) {
	p := v.Public
	d := p.Seats[p.Turn-1]
	if p.Attempt.Stands && v.Seat == p.Turn { // the tokens are its own, whoever plays the turn
		out = append(out, accept.Pad(engine.Textf("Let the roll stand")).For(p.attempt()).Now())
	}
	if v.Seat != p.Actor {
		return out
	}
	if p.President == Present {
		out = append(out, convince.Pad(engine.Textf("Convince the President"), engine.Die{Name: "die", Label: engine.Textf("The d20"), Dice: 1, Sides: 20}).
			With("You need %d: %d %%.", d.need(), convinceChance(d.need(), 0)).For(p.turn()).Now())
	}
	if d.Place != Washington {
		return out
	}
	out = append(out, confrontPad(p, engine.Textf("Draw a Presidential card"), fromDeck))
	if d.Kept {
		out = append(out, confrontPad(p, engine.Textf("Turn over the Presidential card you keep"), fromKept))
	}
	return out
}

// mayConfront reports whether a Presidential card may be drawn now. (R23)
func (p *Public) mayConfront() bool {
	return p.Began == Washington && p.dictatorOf(p.Turn).Place == Washington && !p.Acted && p.President == Undrawn
}

func confrontPad(p Public, label engine.Text, from string) engine.Pad {
	pad := confront.Pad(label, engine.Fixed{Name: "from", Value: from},
		engine.Choice{Name: "card", Label: engine.Textf("It is"), Among: []engine.Item{
			item(present, engine.Textf("The President is present")),
			item(metalDetector, engine.Textf("Metal Detector: the hand is discarded")),
			item(aDefcon, engine.Textf("DEFCON")),
			item(another, engine.Textf("Another card: he is not there")),
		}},
		engine.Words{Name: "name", Label: engine.Textf("Its name"), Most: 60, Blank: true, Shelf: presidentialShelf, Known: []string{"Alrighty!", "Oops"}}).
		With("It takes no action. If he is present, it takes your whole turn.").For(p.turn())
	switch {
	case p.President != Undrawn:
		return pad.But("You have drawn a Presidential card this turn.")
	case p.Began != Washington:
		return pad.But("Your turn did not begin in Washington D.C. If you stay, your next one does.")
	case p.Acted:
		return pad.But("A Presidential card is drawn at the start of the turn; you have acted already.")
	}
	return closePending(p, pad).Now()
}
