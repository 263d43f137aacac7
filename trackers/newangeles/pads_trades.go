package newangeles

// What may be bargained for (P9, A6, A7).

import (
	"strconv"

	"croupier/engine"
)

// bargainPads are offers between two: those to answer first. (P9, A6, A7)
func bargainPads(v View) (out []engine.Pad) {
	p := &v.Public
	for _, x := range p.Proposals {
		if x.To == v.Seat {
			out = append(out, answerPads(v, x)...)
		}
	}
	if x := p.Proposals[v.Seat-1]; x.To != engine.Room {
		out = append(out, withdraw.Pad(engine.Textf("Withdraw your offer to %v", x.To)).For(x.mark()))
	}
	if !p.House.Notes {
		out = append(out, deedPads(v)...)
		out = append(out, tradePad(v))
	}
	return append(out, promisePads(v)...)
}

// promisePads are notes that bind nobody: a new one, and those with the seat in
// them to strike.
func promisePads(v View) []engine.Pad {
	p := &v.Public
	out := []engine.Pad{promise.Pad(engine.Textf("Promise something"),
		engine.Who{Name: "to", Label: engine.Textf("To"), Among: engine.Others(len(p.Assets), v.Seat)},
		engine.Words{Name: "words", Label: engine.Textf("What"), Most: 80}).
		With("A note for all to see. It binds nobody.")}
	for i, n := range p.Promises {
		if n.By != v.Seat && n.To != v.Seat {
			continue
		}
		pad := strike.Pad(engine.Textf("Strike %v's promise: %v", n.By, n.Words), seatField("of", n.By)).Folded("Promises made")
		if !p.newest(i) {
			pad.Asks = append(pad.Asks, seatField("to", n.To))
		}
		out = append(out, pad)
	}
	return out
}

// seatField is a seat that the pad names by itself.
func seatField(name string, s engine.Seat) engine.Fixed {
	return engine.Fixed{Name: name, Value: strconv.Itoa(int(s)), Whole: true}
}

// answerPads are yes and no to one offer.
func answerPads(v View, x Proposal) []engine.Pad {
	from := seatField("from", x.From)
	label := engine.Textf("Accept from %v: you get %v and give %v", x.From, x.gives(x.From), x.gives(x.To))
	if x.Promise != "" {
		label = engine.Textf("%v. The promise binds nobody: %v", label, x.Promise)
	}
	yes := accept.Pad(label, from).For(x.mark()).Now()
	if x.Do == DoSupport && x.By == v.Seat { // a card of its own, which the button need not say again
		yes.Label = engine.Textf("%v offers %v for %v", x.From, x.gives(x.From), x.gives(x.To))
		yes.Aside = engine.Fields{namesField()}
		yes = coverHand(v, yes.Saying("Accept from %v", x.From))
	}
	yes = because(yes, refusedYes(v, x))
	return []engine.Pad{yes, refuse.Pad(engine.Textf("Refuse the offer of %v", x.From), from).For(x.mark())}
}

// tradePad offers capital and assets for capital and assets.
func tradePad(v View) engine.Pad {
	p := &v.Public
	partners := p.partners(v.Seat)
	asks := engine.Fields{
		engine.Fixed{Name: "do", Value: Trade},
		engine.Who{Name: "to", Label: engine.Textf("With"), Among: partners},
		giveField(v), getField(p, partners),
	}
	if list := p.Assets[v.Seat-1]; len(list) > 0 {
		asks = append(asks, severalField("mine", "You give", list))
	}
	if list := p.assetsOf(partners...); len(list) > 0 {
		asks = append(asks, severalField("theirs", "You get", list))
	}
	asks = append(asks, engine.Words{Name: "promise", Label: engine.Textf("And promise (binds nobody)"), Most: 80, Blank: true})
	pad := propose.Pad(engine.Textf("Offer a trade"), asks...).Saying("Offer it to %v", engine.Answer("to"))
	if len(partners) == 0 {
		pad = because(pad, p.mayDeal(v.Seat, engine.Room))
	}
	return pad
}

func giveField(v View) engine.Amount {
	have := v.Public.Capital.Of[v.Seat-1]
	return engine.Amount{Name: "give", Label: engine.Textf("Capital you give"), Max: have, Have: have, In: capital,
		Over: engine.Textf("You have %v capital; this costs %v.", capital.Of(have), engine.Answer("give"))}
}

// getField goes up to what the richest of them has; the check asks the one chosen.
func getField(p *Public, of []engine.Seat) engine.Amount {
	f := engine.Amount{Name: "get", Label: engine.Textf("Capital you get"), In: capital}
	for _, s := range of {
		f.Max = max(f.Max, p.Capital.Of[s-1])
	}
	return f
}

func severalField(name string, label engine.Word, list []string) engine.Several {
	return engine.Several{Name: name, Label: label.Text(), Among: itemsNamed(list), Most: len(list)}
}

// deedPads are bargains about what can be done at once: the chance of the player
// in turn, bought from him or sold by him. A promise to use a later chance binds
// nobody, and is a note. (P9)
func deedPads(v View) (out []engine.Pad) {
	p := &v.Public
	turn := p.Deal.inTurn()
	switch p.step() {
	case Countering:
		out = append(out, deedPad(v, DoPass, engine.Textf("Pay %v to pass", turn), "Offer to pass"))
	case Supporting:
		if can := p.canLay(v, turn); can > 0 {
			pad := deedPad(v, DoSupport, engine.Textf("Pay %v for support", turn), "Sell your support")
			pad.Asks = append(pad.Asks, supportFields(p, turn, can)...)
			out = append(out, pad)
		}
		out = append(out, deedPad(v, DoAbstain, engine.Textf("Pay %v to abstain", turn), "Offer to abstain"))
	}
	return out
}

// canLay is how many cards may be spoken of. A hidden hand speaks for itself, on
// accepting; its owner sells none, for the table could not tell whether he can.
func (p *Public) canLay(v View, turn engine.Seat) int {
	switch {
	case !p.House.Hidden:
		return p.Cards[turn-1]
	case v.Seat == turn:
		return 0
	}
	return 10
}

// deedPad buys from the player in turn, or sells for him.
func deedPad(v View, do string, buys engine.Text, sells engine.Word) engine.Pad {
	if v.Seat == v.Public.Deal.inTurn() {
		return sellPad(v, do, sells)
	}
	return buyPad(v, do, buys)
}

func sellPad(v View, do string, label engine.Word) engine.Pad {
	p := &v.Public
	others := p.partners(v.Seat)
	asks := engine.Fields{engine.Fixed{Name: "do", Value: do}, engine.Who{Name: "to", Label: engine.Textf("To"), Among: others}, getField(p, others)}
	if list := p.assetsOf(others...); len(list) > 0 {
		asks = append(asks, severalField("theirs", "You get", list))
	}
	pad := propose.Pad(label.Text(), asks...).For(p.Deal.mark()).Saying("Offer it to %v", engine.Answer("to"))
	if len(others) == 0 {
		pad = because(pad, p.mayDeal(v.Seat, engine.Room))
	}
	return pad
}

func buyPad(v View, do string, label engine.Text) engine.Pad {
	p := &v.Public
	turn, own := p.Deal.inTurn(), p.Assets[v.Seat-1]
	asks := engine.Fields{engine.Fixed{Name: "do", Value: do}, seatField("to", turn), giveField(v)}
	if len(own) > 0 {
		asks = append(asks, severalField("mine", "You give", own))
	}
	pad := propose.Pad(label, asks...).For(p.Deal.mark()).Saying("Offer %v %v capital", turn, engine.Answer("give"))
	pad = because(pad, p.mayDeal(v.Seat, turn))
	if p.Capital.Of[v.Seat-1] == 0 && len(own) == 0 {
		pad = pad.But("You have no capital and no assets.")
	}
	return pad
}
