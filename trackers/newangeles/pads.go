package newangeles

import (
	"slices"

	"croupier/engine"
)

// pads says what a seat may enter now, and why not: what the table waits for
// first. It sees what the seat sees, so a refusal cannot tell a secret.
func pads(v View) (out []engine.Pad) {
	p := &v.Public
	switch {
	case p.Over:
		return nil
	case p.final():
		return finalPads(v)
	case p.Phase == Setting:
		return append([]engine.Pad{takePad(v)}, dealtPads(v)...)
	}
	if p.Corporations[v.Seat-1] == "" { // who came late
		out = append(out, takePad(v))
	}
	out = append(out, dealPads(v)...)
	out = append(out, bargainPads(v)...)
	out = append(out, demandPads(v)...)
	switch {
	case v.Seat == p.Deal.Active:
		out = append(out, cityPads(*p, v.People)...)
	case p.hasWinner() && v.Seat == p.Deal.winner(): // who resolves an action says what it does to threat
		out = append(out, threatPads()...)
	}
	out = append(out, payPad(v))
	out = append(out, handPads(v)...)
	out = append(out, capitalPads(v)...)
	return append(out, secretPads(v)...)
}

// hostPads are what the laptop may enter besides, from what lies face up.
func hostPads(p Public, people []engine.Person) (out []engine.Pad) {
	switch {
	case p.Over:
		return nil
	case p.final():
		return []engine.Pad{turnOverPad(p, people)}
	case p.Phase == Setting:
		return []engine.Pad{startPad(p, people)}
	}
	out = append(out, rulingPads(p, people)...)
	out = append(out, cityPads(p, people)...)
	out = append(out, bank.Pad(engine.Textf("Move capital"),
		engine.Who{Name: "from", Label: engine.Textf("From"), Among: p.seats(), Bank: true},
		engine.Who{Name: "to", Label: engine.Textf("To"), Among: p.seats(), Bank: true},
		amount(99), why()).Saying("%v capital from %v to %v", engine.Answer("amount"), engine.Answer("from"), engine.Answer("to")))
	out = append(out, place.Pad(engine.Textf("Put an asset where it lies"), assetField(),
		engine.Who{Name: "to", Label: engine.Textf("Before"), Among: p.seats(), Bank: true}))
	end := endGame.Pad(engine.Textf("End the game here"))
	end.Sure = engine.Textf("The rivals are turned over next, and each who has more capital than their rival wins.")
	return append(out, end)
}

// amount asks for capital.
func amount(most int) engine.Amount {
	return engine.Amount{Name: "amount", Label: engine.Textf("Capital"), Min: 1, Max: most, In: capital}
}

func why() engine.Words {
	return engine.Words{Name: "why", Label: engine.Textf("What for"), Most: 80}
}

// cardField asks for an action card; its name is a note that all can read.
func cardField() engine.Words {
	return engine.Words{Name: "card", Label: engine.Textf("Action card"), Most: 60, Known: actions, Shelf: actionShelf}
}

func assetField() engine.Words {
	return engine.Words{Name: "asset", Label: engine.Textf("Asset"), Most: 60, Known: assets, Shelf: assetShelf}
}

// itemsNamed are things that are called what they are: the log keeps the name.
func itemsNamed(names []string) (out []engine.Item) {
	for _, n := range names {
		out = append(out, engine.Item{Value: n, Label: engine.Textf("%v", n)})
	}
	return out
}

// takePad: each corporation is taken once. (P2)
func takePad(v View) engine.Pad {
	p := &v.Public
	var all []engine.Item
	for _, c := range corporations {
		one := item(c.id, c.title)
		if by := p.seatOf(c.id); by != engine.Room && by != v.Seat {
			one.Note, one.Taken = engine.Textf("%v plays it", by), true
		}
		all = append(all, one)
	}
	hand := engine.Number{Name: "cards", Label: engine.Textf("Action cards in hand"), Max: 30}
	pad := take.Pad(engine.Textf("Your corporation"), engine.Choice{Name: "corporation", Label: engine.Textf("Corporation"), Among: all},
		engine.Number{Name: "capital", Label: engine.Textf("Capital"), Max: 99}).
		Saying("Take %v", engine.Answer("corporation"))
	if p.House.Hidden {
		pad.Aside = engine.Fields{hand}
	} else {
		pad.Asks = append(pad.Asks, hand)
	}
	if p.Corporations[v.Seat-1] == "" {
		pad = pad.Now()
	}
	return pad
}

func startPad(p Public, people []engine.Person) engine.Pad {
	pad := start.Pad(engine.Textf("Begin the first round"),
		engine.Who{Name: "active", Label: engine.Textf("Active player"), Among: p.seats()},
		trackField(), demandField(&p)).Saying("Begin with %v", engine.Answer("active"))
	if len(p.unready(people)) == 0 {
		pad = pad.Now()
	}
	return pad
}

// trackField asks for the assets on the turn track: 3 to 5. (P5)
func trackField() engine.Number {
	return engine.Number{Name: "assets", Label: engine.Textf("Assets on the turn track"), Min: 3, Max: 5}
}

// dealtPads are the secret cards, as soon as all know who plays what.
func dealtPads(v View) []engine.Pad {
	if slices.Contains(v.Public.Corporations, "") {
		return nil
	}
	return secretPads(v)
}

// foldAside folds what is the bank's and the hand's away from the deal.
func foldAside(pad engine.Pad) engine.Pad { return pad.Folded("Capital, cards and assets") }

// capitalPads are capital from the bank, assets and contracts, at any time.
func capitalPads(v View) (out []engine.Pad) {
	p := &v.Public
	out = append(out, gain.Pad(engine.Textf("Gain capital from the bank"), amount(99), why()).
		Saying("Gain %v capital", engine.Answer("amount")))
	if c, ok := corporationOf(p.Corporations[v.Seat-1]); ok {
		out = append(out, contractPad(c))
	}
	if list := p.Assets[v.Seat-1]; len(list) > 0 {
		asset := engine.Choice{Name: "asset", Label: engine.Textf("Asset"), Among: itemsNamed(list)}
		gift := give.Pad(engine.Textf("Give an asset"), asset, engine.Who{Name: "to", Label: engine.Textf("To"), Among: p.partners(v.Seat)}).
			Saying("Give %v to %v", engine.Answer("asset"), engine.Answer("to"))
		if len(p.partners(v.Seat)) == 0 {
			gift = because(gift, p.mayDeal(v.Seat, engine.Room))
		}
		out = append(out, gift, drop.Pad(engine.Textf("Discard an asset"), asset).Saying("Discard %v", engine.Answer("asset")))
	}
	for i := range out {
		out[i] = foldAside(out[i])
	}
	return out
}

// partners are those with whom a seat may deal now. (A7)
func (p *Public) partners(s engine.Seat) []engine.Seat {
	return slices.DeleteFunc(engine.Others(len(p.Assets), s), func(o engine.Seat) bool { return p.mayDeal(s, o) != nil })
}

// payPad: nobody pays more than he has. (V10, A9)
func payPad(v View) engine.Pad {
	p := &v.Public
	have := p.Capital.Of[v.Seat-1]
	sum := amount(have)
	sum.Have, sum.Over = have, engine.Textf("You have %v capital; this costs %v.", capital.Of(have), engine.Answer("amount"))
	pad := pay.Pad(engine.Textf("Pay capital"),
		engine.Who{Name: "to", Label: engine.Textf("To"), Among: p.partners(v.Seat), Bank: true}, sum).
		Saying("Pay %v %v capital", engine.Answer("to"), engine.Answer("amount"))
	if have == 0 {
		pad = pad.But("You have no capital.")
	}
	return pad
}

// because closes a pad with a refusal's sentence; without one it stays open.
func because(pad engine.Pad, err error) engine.Pad {
	if no, ok := err.(engine.Refusal); ok {
		return pad.But(no.Format, no.Args...)
	}
	return pad
}

func contractPad(c corporation) engine.Pad {
	pad := fulfil.Pad(engine.Textf("Contract: %v", c.of)).Saying("Gain %v capital: %v", capital.Of(c.pays), c.of)
	if c.each {
		pad.Asks = engine.Fields{engine.Number{Name: "times", Label: engine.Textf("How many, %v capital each", capital.Of(c.pays)), Min: 1, Max: 20}}
		pad = pad.Saying("Gain for %v", engine.Answer("times"))
	}
	return pad
}

// handPads are cards drawn and discarded. (P4, A4, A10)
func handPads(v View) []engine.Pad {
	p := &v.Public
	n := engine.Number{Name: "cards", Label: engine.Textf("Action cards"), Min: 1, Max: 10, Start: 3}
	more := draw.Pad(engine.Textf("Draw action cards")).Saying("Draw %v", engine.Answer("cards"))
	if p.House.Hidden {
		more.Aside = engine.Fields{n}
	} else {
		more.Asks = engine.Fields{n}
	}
	switch {
	case p.hasWinner() && p.Deal.leadingOffer().Card == puffPiece: // P13
		may := 2
		if p.Deal.hasSupported(v.Seat) {
			may = 3
		}
		more = more.With("%v: you may draw %v of one type.", engine.Word(puffPiece), someCards(may))
	case p.step() != Asset || v.Seat != p.Deal.Active: // a turn begins with drawing (P4)
		more = foldAside(more)
	}
	away := discard.Pad(engine.Textf("Discard action cards"), engine.Number{Name: "cards", Label: engine.Textf("Action cards"), Min: 1, Max: inHand(v)}).
		Saying("Discard %v", engine.Answer("cards"))
	if p.House.HandSize > 0 {
		away = away.With("At the end of a turn you keep at most %v.", someCards(p.handLimit(v.Seat)))
	}
	switch {
	case inHand(v) == 0:
		away = away.But("You have no cards.")
	case slices.Contains(p.trimmingSeats(v.People), v.Seat):
		away = away.Now()
	default:
		away = foldAside(away)
	}
	return []engine.Pad{more, coverHand(v, away)}
}

// coverHand covers a pad that depends on a hidden hand. (A4)
func coverHand(v View, pad engine.Pad) engine.Pad {
	if v.Public.House.Hidden {
		return pad.Under()
	}
	return pad
}

// secretPads are the cards that only their owner knows. (P6, P8)
func secretPads(v View) []engine.Pad {
	p := &v.Public
	chosen := invest.Pad(engine.Textf("Your investment"), investmentField)
	if p.Phase == Demanded && p.Council == Choosing && !p.Invested.Has(v.Seat) {
		chosen = chosen.Now()
	}
	return []engine.Pad{rivalPad(v), chosen}
}

// investmentField and producedField are the same on every pad.
var investmentField, producedField = func() (engine.Choice, engine.Split) {
	card := engine.Choice{Name: "card", Label: engine.Textf("Investment")}
	for _, x := range investments {
		card.Among = append(card.Among, item(x.id, x.title))
	}
	made := engine.Split{Name: "made", Label: engine.Textf("Resources made"), Least: 1, Most: 50}
	for _, r := range resources {
		made.Among = append(made.Among, engine.SplitItem{Item: item(r.id, r.title), Most: 20})
	}
	return card, made
}()

// rivalPad offers the corporations in play, and the Federalist. (P8, P18) Those
// that nobody plays are there too, and say so: were they refused, a player who takes
// the own corporation back would hear whose secret needs it.
func rivalPad(v View) engine.Pad {
	p := &v.Public
	var cards, idle []engine.Item
	for _, c := range corporations {
		one := item(c.id, c.title)
		switch s := p.seatOf(c.id); {
		case s == engine.Room:
			one.Note = engine.Textf("nobody plays it")
			idle = append(idle, one)
		case !(p.House.NoOwnRival && s == v.Seat):
			cards = append(cards, one)
		}
	}
	cards = append(append(cards, item(federalist, rivalTitle(federalist))), idle...)
	return rival.Pad(engine.Textf("Your rival"), engine.Choice{Name: "rival", Label: engine.Textf("Rival card"), Among: cards})
}

func finalPads(v View) (out []engine.Pad) {
	p := &v.Public
	mine := rivalPad(v)
	if !p.Rivals.Has(v.Seat) {
		mine = mine.Now()
	}
	out = append(out, mine)
	if v.Seat == p.Deal.Active {
		out = append(out, turnOverPad(*p, v.People))
	}
	return out
}

func turnOverPad(p Public, people []engine.Person) engine.Pad {
	pad := turnOver.Pad(engine.Textf("Turn the rivals over"))
	pad.Sure = engine.Textf("All rivals are shown, and the game is over.")
	if missing := p.Rivals.Missing(); len(missing) > 0 {
		pad = pad.With("No rival yet from %v.", engine.SeatList(missing))
	}
	if len(p.Rivals.Waits(people)) == 0 {
		pad = pad.Now()
	}
	return pad
}

// rulingPads are what a card's text or a silent player makes necessary. (A11)
func rulingPads(p Public, people []engine.Person) (out []engine.Pad) {
	d := &p.Deal
	side := engine.Choice{Name: "side", Label: engine.Textf("For"), Among: sides(Main, Counter)}
	switch who := d.inTurn(); {
	case p.step() == Countering:
		out = append(out, silent.Pad(engine.Textf("%v says nothing: pass", who)).For(d.mark()+" "+who.String()))
	case p.step() == Supporting:
		out = append(out, silent.Pad(engine.Textf("%v says nothing: abstain", who)).For(d.mark()+" "+who.String()))
	case len(p.trimmingSeats(people)) > 0:
		out = append(out, silent.Pad(engine.Textf("Go on with all cards in hand")))
	}
	if p.isUndecided() {
		out = append(out, ofCard(ruled.Pad(engine.Textf("A card decides who wins"), side, why()).For(d.mark())))
	}
	if p.step() == Supporting || p.isUndecided() {
		out = append(out, ofCard(lay.Pad(engine.Textf("A card adds support"), side,
			engine.Number{Name: "cards", Label: engine.Textf("Cards"), Min: 1, Max: 9}, why()).For(d.mark())))
	}
	if p.step() == Supporting && !slices.ContainsFunc(d.Chances, func(c Chance) bool { return c.Supported }) {
		out = append(out, ofCard(back.Pad(engine.Textf("A card returns the counteroffer"), why()).For(d.mark())))
	}
	if p.step() == Asset || p.step() == MainOffer {
		out = append(out, turnTo.Pad(engine.Textf("It is another player's turn"),
			engine.Who{Name: "who", Label: engine.Textf("Active player"), Among: engine.Others(len(p.Assets), d.Active)}))
	}
	return out
}

// ofCard folds what a card's text makes necessary now and then away from what a
// banker does all the time.
func ofCard(pad engine.Pad) engine.Pad { return pad.Folded("What a card says") }

func sides(among ...string) (out []engine.Item) {
	for _, s := range among {
		out = append(out, item(s, sideWords[s]))
	}
	return out
}
