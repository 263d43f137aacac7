package dictators

import "croupier/engine"

// room holds few things: who plays, how all stand, what is at hand and DEFCON; what
// lies before whom only while nothing is at hand.
func room(p Public) []engine.Block { return p.table(true) }

// phones have place for more of the same, and for what is small.
func phones(p Public) []engine.Block { return append(p.table(false), p.onPhones()...) }

// table is what lies face up; on the wall, in short.
func (p *Public) table(wall bool) (bs []engine.Block) {
	switch {
	case p.Winner != engine.Room:
		return append(p.finish(), p.standing(wall))
	case p.Turn == engine.Room:
		return append(bs, p.standing(wall), p.toSetUp())
	}
	bs = append(p.turnBlocks(), p.standing(wall))
	current := p.matter()
	bs = append(append(bs, current...), p.ladder())
	bs = append(bs, p.banners(wall)...)
	if !wall || len(current) == 0 {
		bs = append(append(bs, p.cardsInFront(wall)...), p.small()...)
	}
	return bs
}

func (p *Public) turnBlocks() []engine.Block {
	bs := []engine.Block{engine.Turn{Seat: p.Turn, Says: p.toAct()}}
	if p.Began != Washington {
		return bs
	}
	at := 1 // R23
	switch {
	case p.President == Present, p.President == Undrawn && !p.Acted:
		at = 0
	case p.President == Heard:
		at = 2
	}
	return append(bs, engine.Steps{Label: engine.Textf("Turn in Washington D.C."), Names: []engine.Word{"President", "Actions", "End"}, At: at})
}

// toAct says what the seat of the turn has left.
func (p *Public) toAct() engine.Text {
	left := engine.Textf("%d of %d actions left", p.Actions, perTurn)
	switch {
	case p.President == Present:
		return engine.Textf("meets the President")
	case p.President == Heard:
		return engine.Textf("has met the President")
	case p.Actor != p.Turn:
		return engine.Textf("is played by %v: %v", p.Actor, left)
	case p.Boosted:
		return engine.Textf("has an extra turn: %v", left)
	}
	return engine.Textf("has %v", left)
}

func (p *Public) standing(wall bool) engine.Standing {
	st := engine.Standing{Columns: []engine.Text{engine.Textf("Disarmed"), engine.Textf("Needs on d20"), engine.Textf("Hand"), engine.Textf("Skips")}}
	for i, d := range p.Seats {
		seat := engine.Seat(i + 1)
		st.Rows = append(st.Rows, engine.StandingRow{Seat: seat, Turn: seat == p.Turn && p.Winner == engine.Room, Note: secondLine(d, wall), Cells: engine.Blocks{
			engine.Track{Label: engine.Textf("Disarmed"), Seat: seat, At: d.disarmedCount(), Goal: 3},
			engine.Count{Label: engine.Textf("Needs on d20"), N: d.need()},
			engine.Count{Label: engine.Textf("Hand"), N: d.Hand},
			engine.Count{Label: engine.Textf("Skips"), N: d.Skips},
		}})
	}
	return st
}

// secondLine is the second line of a seat: where it is, if that matters; on phones
// also who it is, for the room shows the card itself.
func secondLine(d Dictator, wall bool) (out engine.Text) {
	if where := d.Place.note(); where != "" {
		out = where.Text()
	}
	switch {
	case wall || d.Name == "":
	case out.Empty():
		out = engine.Textf("%v", d.Name)
	default:
		out = engine.Textf("%v, %v", d.Name, out)
	}
	return out
}

// cardsInFront is what lies before whom. The room and the laptop show what counts turns,
// and the Assets, which work until somebody takes them away; on phones also the
// rest that lies there for all to see.
func (p *Public) cardsInFront(wall bool) []engine.Block {
	out := engine.Offers{Label: engine.Textf("In play")}
	for i := range p.Seats {
		d := &p.Seats[i]
		lies := append(lingeringCards(d), ownedAssets(d)...)
		if !wall {
			lies = append(lies, stayingCards(d)...)
		}
		if len(lies) > 0 {
			out.Rows = append(out.Rows, engine.Offer{Seat: engine.Seat(i + 1), What: engine.Textf("%v", lies)})
		}
	}
	if len(out.Rows) == 0 {
		return nil
	}
	return []engine.Block{out}
}

// lingeringCards is what lies before a seat for some turns.
func lingeringCards(d *Dictator) (list engine.List) {
	for _, c := range append([]Card{d.Founder}, d.Lingers...) {
		if c.Left > 0 {
			list = append(list, engine.Textf("%v (%v)", c.name("A card"), turns(c.Left)))
		}
	}
	return list
}

// ownedAssets are the Assets of a seat.
func ownedAssets(d *Dictator) (list engine.List) {
	for _, a := range d.Assets {
		list = append(list, engine.Textf("%v", a))
	}
	return list
}

// stayingCards is what else lies there until it is used or taken away.
func stayingCards(d *Dictator) (list engine.List) {
	if d.Founder.In && d.Founder.Left == 0 {
		list = append(list, d.Founder.name("a Founding Father"))
	}
	if n := len(d.Tokens); n > 0 {
		list = append(list, engine.Textf("%v", engine.Some{N: n, One: "zone-4 token", More: "zone-4 tokens"}))
	}
	if d.Kept {
		list = append(list, engine.Textf("a Presidential card"))
	}
	return list
}

// matter is what is at hand: the roll, who has said what to it, cards to move.
func (p *Public) matter() (bs []engine.Block) {
	if p.Roll.Seat != engine.Room {
		bs = append(bs, engine.Dice{Seat: p.Roll.Seat, Faces: p.Roll.Faces, Sides: p.Roll.sides(), Rolled: p.Roll.Ours, Says: p.Roll.words()})
	}
	if p.President == Present {
		d := p.Seats[p.Turn-1]
		bs = append(bs, engine.Banner{Label: engine.Textf("The President is present"), Text: engine.Textf("%v needs %d or more: %d %%.", p.Turn, d.need(), convinceChance(d.need(), 0))})
	}
	if p.Attempt.isOpen() { // who has not answered stands in the waiting line
		bs = append(bs, engine.Banner{Label: engine.Textf("A success, if nobody stops it"), Text: p.question()})
	}
	if p.Spill.Open {
		bs = append(bs, p.spillSteps())
	}
	return bs
}

// question is what the others are asked.
func (p *Public) question() engine.Text {
	if p.Attempt.At == thePresident {
		return engine.Textf("Does anyone stop %v from convincing the President?", p.Turn)
	}
	return engine.Textf("Does anyone stop %v from disarming %v?", p.Turn, target(p.Attempt.At))
}

// sides are those of the die that fell.
func (r Roll) sides() int {
	if r.At == thePresident {
		return 20
	}
	return 6
}

// words say what a roll means, and how likely it was.
func (r Roll) words() engine.Text {
	chance := disarmChance(1)
	if r.At == thePresident {
		chance = convinceChance(r.Need, r.Bonus)
	}
	if r.Bonus > 0 {
		return engine.Textf("with %d more it is %d; %d or more needed, %d %%", r.Bonus, r.Faces[0]+r.Bonus, r.Need, chance)
	}
	return engine.Textf("%d or more needed, %d %%", r.Need, chance)
}

// ladder is the room's great gauge. (R15)
func (p *Public) ladder() engine.Ladder {
	l := engine.Ladder{Label: engine.Textf("DEFCON"), From: 5, To: 1, At: p.Level}
	switch {
	case p.Effects[p.Level] != "":
		l.Says = engine.Textf("%v", p.Effects[p.Level])
	case p.Spill.Open && p.Level == 2:
		l.Says = engine.Textf("%d Command cards go to the discard pile.", spilled)
	case p.Level == 2:
		l.Says = engine.Textf("%d Command cards went to the discard pile.", spilled)
	case p.Level < p.House.Start:
		l.Says = engine.Textf("Read the board.")
	}
	switch p.Level {
	case 1:
		l.Next = engine.Textf("Whoever holds token IX wins.")
	case 2:
		l.Next = engine.Textf("At 1, whoever holds token IX wins.")
	case 3:
		l.Next = engine.Textf("At 2, %d Command cards are discarded.", spilled)
	}
	return l
}

// banners are what must stay in sight. The room has the No-Fly Zones on the map
// before it, and only counts them.
func (p *Public) banners(wall bool) (bs []engine.Block) {
	if p.onBoard() {
		bs = append(bs, engine.Banner{Label: engine.Textf("Trident in the Gulf of Mexico"), Text: engine.Textf("%v left", engine.Some{N: p.Warheads, One: "warhead", More: "warheads"})})
	}
	if n := len(p.Zones); n > 0 && n == p.NoFly && !wall {
		bs = append(bs, engine.Banner{Label: engine.Textf("No-Fly Zones"), Text: engine.Textf("%v", list(p.Zones))})
	}
	return bs
}

// small are the plain numbers: tokens on the map, and the decks for those who
// want them.
func (p *Public) small() (bs []engine.Block) {
	if p.Roadblocks > 0 {
		bs = append(bs, engine.Count{Label: engine.Textf("Roadblocks"), N: p.Roadblocks, Of: roadblocks})
	}
	if p.NoFly > 0 {
		bs = append(bs, engine.Count{Label: engine.Textf("No-Fly Zones"), N: p.NoFly, Of: noFlyZones})
	}
	if k := p.Decks; p.House.Counts {
		bs = append(bs,
			engine.Count{Label: engine.Textf("Command deck"), N: k.Deck},
			engine.Count{Label: engine.Textf("Events in it"), N: k.Events},
			engine.Count{Label: engine.Textf("discarded"), N: k.Discard},
			engine.Count{Label: engine.Textf("Founding Fathers"), N: k.Founders})
	}
	return bs
}

// spillSteps is what to do with the cards at DEFCON 2. (R16)
func (p *Public) spillSteps() engine.Checklist {
	list := engine.Checklist{Label: engine.Textf("DEFCON 2: %d Command cards to the discard pile", spilled)}
	add := func(format string, args ...any) {
		list.Items = append(list.Items, engine.CheckItem{Text: engine.Textf(format, args...)})
	}
	if !p.deckShort() {
		if add("Move %d Command cards from the deck to the discard pile.", spilled); p.House.EventsSpilled {
			add("Events met on the way are discarded without effect.")
		} else {
			add("Set Events aside, and shuffle them back afterwards.")
		}
		return list
	}
	left := p.deckLeft()
	if left > 0 {
		add("Put the last %v onto the discard pile. Keep the Events aside.", engine.Some{N: left, One: "Command card", More: "Command cards"})
	}
	add("Shuffle the discard pile: it is the new deck.")
	add("Discard %d more Command cards from it: %d in all. Keep Events aside.", spilled-left, spilled)
	add("Add the Events kept aside and %d new Founding Fathers, and shuffle.", newFounders)
	return list
}

// decks are all the counts.
func decks(k Decks) engine.Rack {
	row := func(label engine.Word, cells ...engine.Text) engine.RackRow {
		return engine.RackRow{Label: label.Text(), Cells: cells}
	}
	n := func(n int) engine.Text { return engine.Textf("%d", n) }
	none := engine.Textf("–")
	return engine.Rack{Label: engine.Textf("Decks"),
		Columns: []engine.Text{engine.Textf("Cards"), engine.Textf("Events"), engine.Textf("Discarded"), engine.Textf("Events")},
		Rows: []engine.RackRow{
			row("Command", n(k.Deck), n(k.Events), n(k.Discard), n(k.OldEvents)),
			row("Founding Fathers", n(k.Founders), none, n(k.FoundersOut), none),
			row("Presidential", n(k.Presidents), none, n(k.Heard), none),
		}}
}

// onPhones is what is too small for the wall.
func (p *Public) onPhones() (bs []engine.Block) {
	if p.Travel == 0 && p.President != Heard && p.Turn != engine.Room && p.Winner == engine.Room {
		bs = append(bs, engine.Switch{Label: engine.Textf("Travel used"), On: true})
	}
	if p.House.Counts {
		bs = append(bs, decks(p.Decks))
	}
	bs = append(bs, p.sites()...)
	if p.Turn == engine.Room && p.Winner == engine.Room {
		bs = append(bs, yours())
	}
	return bs
}

// sites are the facilities that lie face up, for those who cannot see the cards. (R19)
func (p *Public) sites() []engine.Block {
	rack, some := engine.Rack{Label: engine.Textf("Disarmed facilities")}, false
	for z := range zones {
		rack.Columns = append(rack.Columns, engine.Textf("Zone %d", z+1))
	}
	for i, d := range p.Seats {
		row := engine.RackRow{Label: engine.Seat(i + 1).Text()}
		for z, done := range d.Zones {
			cell := engine.Textf("–")
			if done > 0 {
				cell, some = cardText(d.Sites[z], "disarmed"), true
			}
			row.Cells = append(row.Cells, cell)
		}
		rack.Rows = append(rack.Rows, row)
	}
	if !some {
		return nil
	}
	return []engine.Block{rack}
}

// mine is what is secret. It lies on every phone alike, whether there is anything in it
// or not.
func mine(v View) (above, below []engine.Block) {
	p := &v.Public
	d := p.Seats[v.Seat-1]
	below = append(below, engine.Peek{Label: engine.Textf("Your facilities"), Inside: facilities(v.Hand.Facilities, d)},
		engine.Peek{Label: engine.Textf("Your zone-4 tokens"), Inside: ownTokens(v)})
	if d.Kept {
		below = append(below, engine.Peek{Label: engine.Textf("The Presidential card you keep"), Inside: engine.Blocks{engine.Note{Text: cardText(v.Hand.Kept.Name, "not written down")}}})
	}
	if p.Actor == v.Seat && p.Turn != v.Seat && p.Turn != engine.Room {
		below = append(below, engine.Peek{Label: engine.Textf("The facilities of %v", p.Turn), Inside: facilities(v.Hand.Seen, p.Seats[p.Turn-1])})
	}
	return nil, below
}

func facilities(f Facilities, d Dictator) (bs engine.Blocks) {
	for i, name := range f.Names {
		text := engine.Textf("Zone %d: %v", i+1, cardText(name, "not written down"))
		if d.Zones[i] > 0 {
			text = engine.Textf("Zone %d: disarmed", i+1)
		}
		bs = append(bs, engine.Note{Text: text})
	}
	return bs
}

func ownTokens(v View) (bs engine.Blocks) {
	d := v.Public.Seats[v.Seat-1]
	for _, n := range v.Hand.Numerals {
		bs = append(bs, engine.Note{Text: engine.Textf("%v: %v.", printedAs[n.Numeral], gives[n.Numeral])})
		if n.Numeral == "iii" { // F1
			bs = append(bs, engine.Note{Text: engine.Textf("With it you convince the President with %d %%.", convinceChance(d.need(), bonus))})
		}
	}
	if len(bs) == 0 {
		bs = append(bs, engine.Note{Text: engine.Textf("None.")})
	}
	return bs
}

// toSetUp is what to do with the box before the first turn. (R2 to R6)
func (p *Public) toSetUp() engine.Checklist {
	n, h := len(p.Seats), p.House
	list := engine.Checklist{Label: engine.Textf("Setting up")}
	add := func(done bool, format string, args ...any) {
		list.Items = append(list.Items, engine.CheckItem{Text: engine.Textf(format, args...), Done: done})
	}
	add(len(p.nameless()) == 0, "A Dictator to each, face up; the meeples into Hawaii.")
	add(false, "A Nuclear Facility of each of the 4 zones to each, face down.")
	add(false, "A zone-4 token face down on each facility in Mexico and Canada: %d. The other %d stay in the box.", inTheNorth, zoneFours-inTheNorth)
	add(false, "%d Command cards and a six-sided die to each.", dealt)
	deck := firstDecks(n, h)
	add(false, "Command deck: the rest, with %d Founding Fathers, %d DEFCON and the Trident: %d cards.", h.Founders, h.DefconCards, deck.Deck)
	add(false, "Presidential deck: %d cards.", h.Presidents)
	add(false, "The marker on DEFCON %d.", h.Start)
	add(false, "The best dressed begins, or the highest d20.")
	return list
}

// yours is what no number tells, said to the players before they begin.
func yours() engine.Note {
	return engine.Note{Text: engine.Textf("Croupier keeps the numbers, not the map. You watch roads, flights and time zones, where each facility lies, and what cards and Dictators do.")}
}

// finish is the end. (R24, R22)
func (p *Public) finish() []engine.Block {
	r := engine.Ranking{Label: engine.Textf("The new leader of the USA")}
	for i, d := range p.Seats {
		seat := engine.Seat(i + 1)
		place := engine.Place{Seat: seat, Place: 2, What: engine.Textf("%d of 3 disarmed", d.disarmedCount())}
		if seat == p.Winner {
			place.Place = 1
			r.Places = append([]engine.Place{place}, r.Places...)
			continue
		}
		r.Places = append(r.Places, place)
	}
	return []engine.Block{
		engine.Moment{Mark: "end", Title: engine.Textf("%v rules the USA", p.Winner), Lines: []engine.Text{engine.Textf("%v has %v.", p.Winner, p.Won)}},
		r,
	}
}

// waiting says for whom the table waits.
func waiting(p Public, people []engine.Person) engine.Waiting {
	if p.Turn == engine.Room {
		if missing := p.nameless(); len(missing) > 0 {
			return engine.Waiting{For: missing, To: engine.Textf("to say who their Dictator is")}
		}
		return engine.Waiting{To: engine.Textf("to say who begins")}
	}
	switch {
	case p.Winner != engine.Room:
		return engine.Waiting{}
	case p.Attempt.isOpen():
		return engine.Waiting{For: p.Attempt.Asks.Waits(people), To: engine.Textf("to say whether they stop it")}
	case p.Attempt.Stands:
		return engine.Waiting{For: []engine.Seat{p.Turn}, To: engine.Textf("to say whether the roll stands")}
	case p.Spill.Open:
		return engine.Waiting{For: []engine.Seat{p.Spill.By}, To: engine.Textf("to move %d Command cards", spilled)}
	}
	var naming []engine.Seat
	for i, d := range p.Seats {
		if d.Naming || d.Dealt {
			naming = append(naming, engine.Seat(i+1))
		}
	}
	if len(naming) > 0 {
		return engine.Waiting{For: naming, To: engine.Textf("to say what card came")}
	}
	return engine.Waiting{For: []engine.Seat{p.Actor}, To: p.toDo()}
}

// toDo is what the seat that plays the turn is to do.
func (p *Public) toDo() engine.Text {
	switch {
	case p.President == Present:
		return engine.Textf("to convince the President")
	case p.President == Heard:
		return engine.Textf("to end the turn")
	case p.mayConfront():
		return engine.Textf("to draw a Presidential card, or to act")
	case p.Actions == 0 && p.unseen():
		return engine.Textf("to look at a zone-4 token")
	case p.Actions == 0:
		return engine.Textf("to end the turn")
	}
	return engine.Textf("to act")
}
