package dictators

import "croupier/engine"

// cardPads are what cards do at any time, in anybody's turn. (R11)
func cardPads(v View) []engine.Pad {
	p := v.Public
	out := []engine.Pad{interruptPad(v), takePad(v), lingerPad(v), skipPad(p), movePad(p)}
	if pad, ok := handsPad(p); ok {
		out = append(out, pad)
	}
	if pad, ok := removePad(p); ok {
		out = append(out, pad)
	}
	if p.Seats[v.Seat-1].Name == "" {
		out = append(out, dictatorPad(v))
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
		whatCame(true))
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
	if v.Seat == p.Actor && held(p, engine.Pad{}).Closed == nil {
		cost.Max = p.Actions
	}
	pad := ofHand(v, linger.Pad(engine.Textf("Play a card that stays for turns"), name, cost, turnsAsked(), before))
	if len(before.Among) == 0 {
		pad = pad.But("There are %d such cards before everybody.", mostLingers)
	}
	return pad
}

func skipPad(p Public) engine.Pad {
	who := engine.Who{Name: "who", Label: engine.Textf("Who")}
	for _, seat := range engine.Seats(len(p.Seats)) {
		if p.Seats[seat-1].Skips < mostSkips {
			who.Among = append(who.Among, seat)
		}
	}
	pad := skip.Pad(engine.Textf("A card makes somebody skip"), who, engine.Number{Name: "turns", Label: engine.Textf("Turns"), Min: 1, Max: 3})
	if len(who.Among) == 0 {
		pad = pad.But("Everybody has %d turns to skip.", mostSkips)
	}
	return pad
}

func movePad(p Public) engine.Pad {
	to := places(p)
	to.Among = append(to.Among, Hawaii.to(), Guantanamo.to())
	return move.Pad(engine.Textf("A card moves a meeple"),
		engine.Who{Name: "who", Label: engine.Textf("Whose"), Among: engine.Seats(len(p.Seats))}, to)
}

func handsPad(p Public) (pad engine.Pad, ok bool) {
	from, most := engine.Who{Name: "from", Label: engine.Textf("From the hand of")}, 0
	to := engine.Choice{Name: "to", Label: engine.Textf("To"), Among: []engine.Item{item(theDiscard, engine.Textf("The discard pile"))}}
	for i, d := range p.Seats {
		seat := engine.Seat(i + 1)
		if d.Hand > 0 {
			from.Among = append(from.Among, seat)
		}
		most = max(most, d.Hand)
		to.Among = append(to.Among, engine.Item{Value: engine.Textf("%d", i+1).String(), Label: seat.Text()})
	}
	return handCards.Pad(engine.Textf("A card takes cards from a hand"), from, to,
		engine.Number{Name: "cards", Label: engine.Textf("Cards"), Min: 1, Max: most}), most > 0
}

func removePad(p Public) (pad engine.Pad, ok bool) {
	things := engine.Choice{Name: "card", Label: engine.Textf("Which")}
	for _, f := range p.inFront() {
		things.Among = append(things.Among, f.Item)
	}
	return remove.Pad(engine.Textf("A card removes a card in play"), things), len(things.Among) > 0
}

// boardPads are the tokens on the map. (R27, R28)
func boardPads(v View) (out []engine.Pad) {
	p := v.Public
	on := block.Pad(engine.Textf("Put a Roadblock on a road"),
		engine.Words{Name: "road", Label: engine.Textf("Which road, if you like"), Most: 60, Blank: true}).
		With("%d of %d are in the box.", roadblocks-p.Roadblocks, roadblocks)
	if p.Roadblocks >= roadblocks {
		on = on.But("All %d Roadblocks are on the map.", roadblocks)
	}
	no := ground.Pad(engine.Textf("Put a No-Fly Zone on a time zone"),
		engine.Words{Name: "zone", Label: engine.Textf("Which time zone"), Most: 30, Known: []string{"Pacific", "Mountain", "Central", "Eastern", "Alaska", "Hawaii"}}).
		With("%d of %d are in the box.", noFlyZones-p.NoFly, noFlyZones)
	if p.NoFly >= noFlyZones {
		no = no.But("All %d No-Fly Zones are on the map.", noFlyZones)
	}
	out = append(out, on, no)
	if p.Roadblocks > 0 {
		out = append(out, clearing.Pad(engine.Textf("Remove a Roadblock"), namedOnes("road", p.Roads, p.Roadblocks)))
	}
	if p.NoFly > 0 {
		out = append(out, unground.Pad(engine.Textf("Remove a No-Fly Zone"), namedOnes("zone", p.Zones, p.NoFly)))
	}
	return out
}

// namedOnes asks for one of the tokens on the map: those with a name, or another.
func namedOnes(field string, names []string, all int) engine.Choice {
	c := engine.Choice{Name: field, Label: engine.Textf("Where")}
	seen := map[string]bool{}
	for _, n := range names {
		if !seen[n] {
			seen[n] = true
			c.Among = append(c.Among, item(n, engine.Textf("%v", n)))
		}
	}
	if all > len(names) && !seen[unnamed] {
		c.Among = append(c.Among, item(unnamed, engine.Textf("Another")))
	}
	return c
}
