package newangeles

// What may be entered in each step of a deal (N2 to N9).

import (
	"slices"
	"strconv"

	"croupier/engine"
)

// dealPads are one seat's part in the five steps.
func dealPads(v View) (out []engine.Pad) {
	p := &v.Public
	d := &p.Deal
	switch active := v.Seat == d.Active; p.step() {
	case Asset:
		if active {
			out = append(out, revealPad(v))
		}
	case MainOffer:
		if active {
			out = append(out, mainPads(v)...)
		}
	case Countering:
		out = append(out, counterPads(v)...)
	case Supporting:
		out = append(out, supportPads(v)...)
	case Resolution:
		out = append(out, resolutionPads(v)...)
	}
	if p.House.MayRevise && d.Last == v.Seat && p.step() >= Countering && !d.Resolved {
		out = append(out, revise.Pad(engine.Textf("Take your chance back")).For(d.mark()))
	}
	return append(out, usePads(v)...)
}

// revealPad: first the hands of the last turn go down to the hand size. (N2, A10)
func revealPad(v View) engine.Pad {
	p := &v.Public
	on := assetField()
	on.Known = slices.DeleteFunc(slices.Clone(on.Known), func(a string) bool { return p.holder(a) != engine.Room })
	pad := reveal.Pad(engine.Textf("Reveal the asset of slot %d", p.Left), on).For(p.Deal.mark()).
		With("First ready your cards and draw.").Saying("Reveal %v", engine.Answer("asset"))
	if over := p.trimmingSeats(v.People); len(over) > 0 {
		return pad.But("First hands go down to their size: %v.", engine.SeatList(over))
	}
	return pad.Now()
}

// mainPads: he must offer if he has a card. (N3, A1, A2, A12)
func mainPads(v View) (out []engine.Pad) {
	p := &v.Public
	d := &p.Deal
	offer := mainOffer.Pad(engine.Textf("Main offer"), cardField()).For(d.mark()).Saying("Offer %v", engine.Answer("card")).Now()
	none := noCard.Pad(engine.Textf("No card to offer")).For(d.mark())
	if n := inHand(v); n > 0 {
		none = none.But("You have %v, and must offer one.", someCards(n))
	} else {
		offer = offer.But("You have no card to offer.")
		none = none.Now()
	}
	out = append(out, coverHand(v, offer))
	if p.ready(v.Seat) {
		out = append(out, urgent.Pad(engine.Textf("Offer %v, your emergency action", p.emergencyOf(v.Seat))).For(d.mark()))
	}
	out = append(out, coverHand(v, none))
	if p.House.MayDecline {
		out = append(out, decline.Pad(engine.Textf("Make no offer")).For(d.mark()).With("There is no deal, and %v is discarded.", d.Asset))
	}
	return out
}

// ready reports whether a seat's emergency action lies face up. (P10, A12)
func (p *Public) ready(s engine.Seat) bool { return p.House.Emergency && p.Emergency[s-1] > 0 }

// counterPads: one chance each, in turn; it costs one card more than the last.
// (N4, N5; V1 to V3)
func counterPads(v View) []engine.Pad {
	p := &v.Public
	d := &p.Deal
	k := d.discards()
	pad := counters.Pad(engine.Textf("Counteroffer")).For(d.mark())
	switch {
	case v.Seat == d.Active:
		return []engine.Pad{pad.But("You are the active player: yours is the main offer.")}
	case d.Chances[v.Seat-1].Countered:
		return []engine.Pad{pad.But("You had your one chance in this deal.")}
	case v.Seat != d.inTurn():
		return []engine.Pad{pad.But("It is the chance of %v.", d.inTurn())}
	}
	pad.Asks = append(engine.Fields{cardField()}, discardFields(p, k)...)
	pad = pad.Saying("Counter with %v", engine.Answer("card")).Now()
	if k > 0 {
		pad = pad.With("It costs %v: the counteroffer, and %d discarded.", someCards(k+1), k).
			Saying("Counter with %v, discard %d", engine.Answer("card"), k)
	}
	switch have := inHand(v); {
	case have == 0:
		pad = pad.But("You have no cards.")
	case have < k+1:
		pad = pad.But("You have %v; this costs %d: the counteroffer, and %d discarded.", someCards(have), k+1, k)
	}
	out := []engine.Pad{coverHand(v, pad)}
	if p.ready(v.Seat) {
		out = append(out, coverHand(v, urgentCounter(v, k)))
	}
	return append(out, pass.Pad(engine.Textf("Pass")).For(d.mark()).Now())
}

// discardFields are what a counteroffer costs besides. The number is not asked,
// so a page that is old cannot pay another.
func discardFields(p *Public, k int) engine.Fields {
	out := engine.Fields{engine.Fixed{Name: "discards", Value: strconv.Itoa(k), Whole: true}}
	if k > 0 && p.House.DiscardsUp {
		out = append(out, engine.Words{Name: "discarded", Label: engine.Textf("Which are discarded, face up"), Most: 120})
	}
	return out
}

// urgentCounter costs the discards alone. (A12)
func urgentCounter(v View, k int) engine.Pad {
	p := &v.Public
	pad := urgent.Pad(engine.Textf("Counter with %v, your emergency action", p.emergencyOf(v.Seat)), discardFields(p, k)...).For(p.Deal.mark())
	if have := inHand(v); have < k {
		pad = pad.But("You have %v; this costs %d discarded.", someCards(have), k)
	}
	return pad
}

// supportPads: one chance each, in turn, for one side. (N7; V4 to V7)
func supportPads(v View) []engine.Pad {
	p := &v.Public
	d := &p.Deal
	pad := supports.Pad(engine.Textf("Support")).For(d.mark())
	switch {
	case v.Seat == d.Active:
		return []engine.Pad{pad.But("You are the active player: others support you.")}
	case v.Seat == d.counterer():
		return []engine.Pad{pad.But("You are the countering player: others support you.")}
	case d.Chances[v.Seat-1].Supported:
		return []engine.Pad{pad.But("You had your one chance to support.")}
	case v.Seat != d.inTurn():
		return []engine.Pad{pad.But("It is the chance of %v.", d.inTurn())}
	}
	have := inHand(v)
	pad.Asks = supportFields(p, v.Seat, have)
	pad.Aside = engine.Fields{namesField()}
	pad = pad.Saying("Lay %v beside %v", engine.Answer("cards"), engine.Answer("side")).Now().
		With("All see how many. Which they are you may note under the cover.")
	if have == 0 {
		pad = pad.But("You have no cards.")
	}
	return []engine.Pad{coverHand(v, pad), abstain.Pad(engine.Textf("Abstain")).For(d.mark()).Now()}
}

// supportFields ask for a side and how many; who is barred has one side only.
func supportFields(p *Public, who engine.Seat, most int) engine.Fields {
	among := sides(Main, Counter)
	for i, o := range []Offer{p.Deal.Main, p.Deal.Box[len(p.Deal.Box)-1]} {
		among[i].Note = engine.Textf("%v: %v", o.By, o.Card)
	}
	if p.Deal.Barred == who {
		among = among[:1]
	}
	return engine.Fields{engine.Choice{Name: "side", Label: engine.Textf("Beside"), Among: among},
		engine.Number{Name: "cards", Label: engine.Textf("Cards"), Min: 1, Max: most}}
}

// namesField asks aside which cards were laid; nobody must write it down.
func namesField() engine.Words {
	return engine.Words{Name: "names", Label: engine.Textf("Which cards, if you like"), Most: 120, Blank: true}
}

// resolutionPads: the winner's action, and after it the asset. (N9, V8, A5)
func resolutionPads(v View) (out []engine.Pad) {
	p := &v.Public
	d := &p.Deal
	won := d.leadingOffer()
	if len(d.Box) == 0 { // V6
		out = append(out, supports.Pad(engine.Textf("Support")).For(d.mark()).But("There is no counteroffer, so nobody supports."))
	}
	if v.Seat != d.winner() {
		return out
	}
	asset := claim.Pad(engine.Textf("Claim %v", d.Asset)).For(d.mark())
	if d.NoOffer || d.Resolved {
		return append(out, asset.Now())
	}
	done := resolve.Pad(engine.Textf("%v is resolved", won.Card)).For(d.mark())
	effects := effectPads(v)
	if open := slices.ContainsFunc(effects, func(e engine.Pad) bool { return e.Closed == nil }); open { // what it brings comes first: after it, it is too late
		done = done.With("What it brings is not entered yet.")
	} else {
		done = done.Now()
	}
	out = append(append(out, effects...), done)
	if p.House.MayNotResolve {
		out = append(out, leave.Pad(engine.Textf("Leave %v unresolved", won.Card)).For(d.mark()))
	}
	return append(out, asset.But("First resolve %v: the asset comes after it.", won.Card))
}

// effectPads are the capital and threat of the action that won, as what is due. (P13)
func effectPads(v View) (out []engine.Pad) {
	p := &v.Public
	d := &p.Deal
	who := func(name string, label engine.Word) engine.Who {
		return engine.Who{Name: name, Label: label.Text(), Among: p.seats()}
	}
	card := d.leadingOffer().Card
	switch {
	case d.wasUsed(card):
	case card == vanityProject:
		out = append(out, vanity.Pad(engine.Textf("%v: who gains?", engine.Word(vanityProject)), who("who", "Player")).For(d.mark()).
			With("2 capital, or 4 for who supported it; then an asset of that player is lost.").Saying("%v gains", engine.Answer("who")).Now())
	case card == highRisk:
		out = append(out, risk.Pad(engine.Textf("%v: who gains?", engine.Word(highRisk)), who("three", "3 capital"), who("two", "2 capital"), who("one", "1 capital")).For(d.mark()).
			Saying("%v gains 3, %v 2, %v 1", engine.Answer("three"), engine.Answer("two"), engine.Answer("one")).Now())
	case card == procurement:
		pad := threat.Pad(engine.Textf("Threat −2: %v", engine.Word(procurement)), engine.Fixed{Name: "cause", Value: causeProcure}).For(d.mark()).Now()
		if need := len(p.Assets); d.Bank < need {
			pad = pad.But("Together the players have paid the bank %d of %d capital.", d.Bank, need)
		}
		out = append(out, pad)
	}
	return out
}

// usePads are the assets that act in a deal, for their holder. (A11)
func usePads(v View) (out []engine.Pad) {
	p := &v.Public
	d := &p.Deal
	for _, a := range p.usable(v.Seat) {
		x := scripts[a]
		pad := use.Pad(engine.Textf("%v: %v", a, x.says), engine.Fixed{Name: "asset", Value: a}).For(d.mark())
		switch {
		case a == jacksonHoward && d.Named != engine.Room:
			pad.Label = engine.Textf("%v: gain 2, %v won", a, d.Named)
		case a == locustCompany:
			pad.Asks = append(pad.Asks, engine.Who{Name: "who", Label: engine.Textf("Who"), Among: p.toSupport()})
		case x.who:
			pad.Asks = append(pad.Asks, engine.Who{Name: "who", Label: engine.Textf("Who"), Among: p.seats()})
		case x.side:
			pad.Asks = append(pad.Asks, engine.Choice{Name: "side", Label: engine.Textf("For"), Among: sides(Main, Counter)})
		}
		out = append(out, pad)
	}
	return out
}

// toSupport are those whose chance to support is still to come.
func (p *Public) toSupport() []engine.Seat {
	return slices.DeleteFunc(p.Deal.supporters(), func(s engine.Seat) bool { return p.Deal.Chances[s-1].Supported })
}
