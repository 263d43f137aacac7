package dictators

// What may be entered of cards and of the map (R11, R27, R28).

import "croupier/engine"

// cardPads are what cards do at any time, in anybody's turn. (R11)
func cardPads(v View) []engine.Pad {
	p := v.Public
	out := []engine.Pad{interruptPad(v), effectPad(p), takePad(v), lingerPad(v)}
	if pad, ok := removePad(p); ok {
		out = append(out, pad)
	}
	out = append(out, mapPad(p))
	if p.Seats[v.Seat-1].Name == "" {
		out = append(out, dictatorPad(v))
	}
	for i := range out {
		if i > 0 || p.asks(v.Seat) { // a card that stops a success is played there
			out[i] = out[i].Folded("What cards do")
		}
	}
	return append(out, notePad(v))
}

// ofHand closes a pad that plays a card where there is none to play with.
func ofHand(v View, pad engine.Pad) engine.Pad {
	p := v.Public
	switch {
	case p.holder(v.Seat) == engine.Room:
		return pad.But("%v plays your turn, and holds your cards.", p.Actor)
	case p.cards(v.Seat) == 0:
		return pad.But("You have no cards in hand.")
	}
	return pad
}

func interruptPad(v View) engine.Pad {
	return ofHand(v, interrupt.Pad(engine.Textf("Play an Interruption"), cardName("Which", interruptions)))
}

func takePad(v View) engine.Pad {
	pad := take.Pad(engine.Textf("A card or ability gives me a card"),
		engine.Choice{Name: "from", Label: engine.Textf("From"), Among: []engine.Item{item(theDeck, engine.Textf("The Command deck")), item(theDiscard, engine.Textf("The Command discard pile"))}},
		whatCame())
	if v.Public.holder(v.Seat) == engine.Room {
		return pad.But("%v plays your turn, and holds your cards.", v.Public.Actor)
	}
	return pad
}

// lingerPad plays a multi-turn card: for its cost in the own turn, for nothing at any time.
func lingerPad(v View) engine.Pad {
	p := v.Public
	before := engine.Who{Name: "before", Label: engine.Textf("It lies before")}
	for _, seat := range engine.Seats(len(p.Seats)) {
		if len(p.Seats[seat-1].Lingers) < mostLingers {
			before.Among = append(before.Among, seat)
		}
	}
	name := cardName("Which", nil)
	name.Blank = false
	cost := engine.Number{Name: "cost", Label: engine.Textf("Printed cost")}
	if v.Seat == p.Actor && closeWaiting(p, engine.Pad{}).Closed == nil {
		cost.Max = p.Actions
	}
	pad := ofHand(v, linger.Pad(engine.Textf("Play a card that stays for turns"), name, cost, asksTurns(), before))
	if len(before.Among) == 0 {
		pad = pad.But("There are %d such cards before everybody.", mostLingers)
	}
	return pad
}

// effectPad says what a card does to somebody.
func effectPad(p Public) engine.Pad {
	does := []engine.Item{item(skips, engine.Textf("Skips a turn"))}
	for _, to := range places(p).Among {
		does = append(does, movedTo(to))
	}
	does = append(does, movedTo(Hawaii.item()), movedTo(Guantanamo.item()),
		item(discards, engine.Textf("Discards a card")), item(allOfIt, engine.Textf("Discards the hand")), item(handOver, engine.Textf("Gives me a card")))
	return effect.Pad(engine.Textf("A card does something to somebody"),
		engine.Who{Name: "who", Label: engine.Textf("To whom"), Among: engine.Seats(len(p.Seats))},
		engine.Choice{Name: "does", Label: engine.Textf("Who then"), Among: does})
}

// movedTo is a place as an effect leads there.
func movedTo(to engine.Item) engine.Item {
	to.Label = engine.Textf("Goes to %v", Place(to.Value).word())
	if to.Value == string(Elsewhere) {
		to.Label = engine.Textf("Goes elsewhere on the map")
	}
	return to
}

func removePad(p Public) (pad engine.Pad, ok bool) {
	things := engine.Choice{Name: "card", Label: engine.Textf("Which")}
	for _, f := range p.inFront() {
		things.Among = append(things.Among, f.Item)
	}
	return remove.Pad(engine.Textf("A card removes a card in play"), things), len(things.Among) > 0
}

// mapPad puts tokens on the map, and takes them away. (R27, R28)
func mapPad(p Public) engine.Pad {
	does := []engine.Item{
		{Value: blockRoad, Label: engine.Textf("Roadblock on a road"), Note: engine.Textf("%d in the box", roadblocks-p.Roadblocks)},
		{Value: noFly, Label: engine.Textf("No-Fly Zone on a time zone"), Note: engine.Textf("%d in the box", noFlyZones-p.NoFly)},
	}
	if p.Roadblocks > 0 {
		does = append(does, item(openRoad, engine.Textf("Roadblock taken away")))
	}
	if p.NoFly > 0 {
		does = append(does, item(mayFly, engine.Textf("No-Fly Zone taken away")))
	}
	known := append([]string{"Pacific", "Mountain", "Central", "Eastern", "Alaska", "Hawaii"}, p.Roads...)
	return onTheMap.Pad(engine.Textf("Roadblocks and No-Fly Zones"), engine.Choice{Name: "does", Label: engine.Textf("What"), Among: does},
		engine.Words{Name: "where", Label: engine.Textf("Which road or time zone"), Most: 40, Blank: true, Known: known})
}
