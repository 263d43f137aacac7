package dictators

// What may be entered in the own turn (R7 to R11, R18, R21, R22).

import (
	"slices"

	"croupier/engine"
)

// turnPads are what the seat that plays the turn may do with it. To the others
// they say why an Action or Asset card has to wait. (R11)
func turnPads(v View) []engine.Pad {
	p := v.Public
	if v.Seat != p.Actor {
		return waitingCards(p)
	}
	ways := disarmPads(p)
	out := []engine.Pad{drawPad(p), playPad(p), travelPad(p), ways[0]}
	if goes := closeWaiting(p, engine.Pad{}).Closed == nil; goes && p.Actions > 0 { // else these would all say the same
		if p.Tridents > 1 && p.Travel > 0 {
			out = append(out, gonePad())
		}
		for _, pad := range []engine.Pad{flyPad(p), ways[1], ways[2], activatePad(p), bribePad(p)} {
			out = append(out, pad.Folded("Other actions"))
		}
	}
	if p.Free > 0 {
		out = append(append(out, freePlayPad(p), freeBribePad(p)), freeDisarmPads(p)...)
	}
	out = append(out, endPads(p)...)
	for i := range out {
		out[i] = out[i].For(p.turn())
	}
	return out
}

// waitingCards are the pads of Action and Asset cards in another's turn. (V6)
func waitingCards(p Public) (out []engine.Pad) {
	for _, pad := range []engine.Pad{playPad(p), activatePad(p)} {
		pad.Closed, pad.Due = nil, false
		out = append(out, pad.For(p.turn()).But("It is the turn of %v; this waits for yours.", p.Turn))
	}
	return out
}

// closePending closes a pad while something must be said or rolled first.
func closePending(p Public, pad engine.Pad) engine.Pad {
	switch {
	case p.Attempt.isOpen():
		return pad.But("First the others say whether they stop it.")
	case p.Attempt.Stands:
		return pad.But("First %v says whether the roll stands.", p.Turn)
	case p.Spill.Open:
		return pad.But("First %d Command cards go to the discard pile.", spilled)
	case p.Seats[p.Turn-1].Naming:
		return pad.But("First %v says which Founding Father it is.", p.Turn)
	case p.President == Present:
		return pad.But("The President is present: he takes up your whole turn.")
	}
	return pad
}

// closeWaiting closes a pad of the turn while something else comes first.
func closeWaiting(p Public, pad engine.Pad) engine.Pad {
	pad = closePending(p, pad)
	switch {
	case p.President == Heard:
		return pad.But("The President took up your whole turn.")
	case p.House.Forced && p.mayConfront(): // A3
		return pad.But("First draw a Presidential card: your turn began in Washington D.C.")
	}
	return pad
}

// closeUnpayable closes a pad of the turn that cannot be paid. (R7, R8)
func closeUnpayable(p Public, pad engine.Pad, cost int, travel bool) engine.Pad {
	pad = closeWaiting(p, pad)
	if travel && p.Travel == 0 {
		pad = pad.But("This takes the Travel of your turn, and you have used it.")
	}
	if p.Actions < cost {
		pad = pad.But("You have %v left; this costs %d.", actions(p.Actions), cost)
	}
	return pad
}

// fromHand closes a pad that plays a card where there is none.
func fromHand(p Public, pad engine.Pad) engine.Pad {
	if p.Seats[p.Turn-1].Hand == 0 {
		return pad.But("You have no cards in hand.")
	}
	return pad
}

// asksCost asks for the cost printed on a card.
func asksCost(p Public) engine.Number {
	return engine.Number{Name: "cost", Label: engine.Textf("Printed cost"), Min: 1, Max: max(1, p.Actions)}
}

func drawPad(p Public) engine.Pad {
	return closeUnpayable(p, draw.Pad(engine.Textf("Draw a Command card"), whatCame()).With("1 action."), 1, false).Now()
}

func playPad(p Public) engine.Pad {
	pad := play.Pad(engine.Textf("Play a card"), cardName("Which", slices.Concat(actionCards, assetCards)), asksCost(p), asksPlayed(p))
	return fromHand(p, closeUnpayable(p, pad, 1, false)).Now()
}

// asksPlayed asks what a card is that is played in the own turn.
func asksPlayed(p Public) engine.Choice {
	among := []engine.Item{item(anAction, engine.Textf("An Action card"))}
	if p.Travel > 0 {
		among = append(among, item(byTravel, engine.Textf("One with the Travel symbol")))
	}
	among = append(among, item(anAsset, engine.Textf("An Asset: it stays")))
	if p.Extra < mostExtra {
		among = append(among, engine.Item{Value: aBoost, Label: engine.Textf("Morale Boost"), Note: engine.Textf("A whole new turn follows this one.")})
	}
	return engine.Choice{Name: "what", Label: engine.Textf("It is"), Among: among}
}

// freePlayPad plays what token VIII revealed. (R22)
func freePlayPad(p Public) engine.Pad {
	pad := play.Pad(engine.Textf("Play a revealed card for free"), engine.Fixed{Name: "free", Value: "yes"}, cardName("Which", nil), asksPlayed(p)).
		With("%v of the revealed may still be played, and nobody counters them.", cards(p.Free))
	return fromHand(p, closeWaiting(p, pad))
}

// places are where Travel may lead, as far as it matters here.
func places(p Public) engine.Choice {
	among := []engine.Item{Elsewhere.item(), Washington.item()}
	if p.onBoard() {
		among = append(among, OnTrident.item())
	}
	return engine.Choice{Name: "to", Label: engine.Textf("To"), Among: among}
}

func travelPad(p Public) engine.Pad {
	pad := travel.Pad(engine.Textf("Travel by road"), places(p)).With("One road; %v.", actions(p.travelCost()))
	return closeUnpayable(p, pad, p.travelCost(), true).Now()
}

// gonePad says why nobody travels to the Trident any more. (R17)
func gonePad() engine.Pad {
	return travel.Pad(engine.Textf("Travel to the Trident"), engine.Fixed{Name: "to", Value: string(OnTrident)}).
		But("The Trident is gone for good.")
}

func flyPad(p Public) engine.Pad {
	cost := p.travelCost() + 1
	pad := fly.Pad(engine.Textf("International flight"), places(p)).With("Along a dotted line: your Travel and %v in all.", actions(cost))
	if len(p.Zones) > 0 { // R28
		pad = pad.With("Your Travel and %v in all. No flight into, out of or across %v.", actions(cost), list(p.Zones))
	}
	return closeUnpayable(p, pad, cost, true)
}

// targets are what may be disarmed: the own facilities that are not, or, on the
// Trident, a warhead. (R18 to R21)
func targets(p Public) []engine.Item {
	d := p.Seats[p.Turn-1]
	if d.Place == OnTrident {
		if p.Warheads > 0 && p.Unused > 0 {
			return []engine.Item{item(theTrident, engine.Textf("A warhead of the Trident"))}
		}
		return nil
	}
	return ownFacilities(d)
}

// ownFacilities are a seat's facilities that are not disarmed.
func ownFacilities(d Dictator) (out []engine.Item) {
	for i, z := range zones {
		if d.Zones[i] == 0 {
			out = append(out, item(z, engine.Textf("Zone %d", i+1)))
		}
	}
	return out
}

// way is one way to disarm what is there for the seat of the turn. (R18)
func way(p Public, how string, label engine.Text, asks ...engine.Field) engine.Pad {
	among := targets(p)
	pad := disarm.Pad(label, append(engine.Fields{
		engine.Fixed{Name: "how", Value: how},
		engine.Choice{Name: "at", Label: engine.Textf("Your card of"), Among: among},
	}, asks...)...)
	if len(among) == 0 {
		pad = pad.But("There is nothing here for you to disarm.")
	}
	return pad
}

// disarmDie asks for the roll of an attempt.
var disarmDie = engine.Die{Name: "die", Label: engine.Textf("Your d6"), Dice: 1, Sides: 6}

// disarmPads are the ways to disarm: by Travel and an action, or by a card. (R18)
func disarmPads(p Public) [3]engine.Pad {
	cost := p.travelCost() + 1
	normal := way(p, byRoll, engine.Textf("Disarm"), disarmDie).
		With("Your Travel and %v in all. 3 or more disarms: %d %%.", actions(cost), disarmChance(1))
	if p.Actions > cost { // F2
		normal = normal.With("Your Travel and %v in all. 3 or more disarms: %d %%; with an Engineer after it %d %%.", actions(cost), disarmChance(1), disarmChance(2))
	}
	byCard := way(p, engineer, engine.Textf("Disarm with an Engineer"), engine.Fixed{Name: "cost", Value: "1", Whole: true}, disarmDie).
		With("1 action. 3 or more disarms: %d %%.", disarmChance(1))
	without := way(p, hacker, engine.Textf("Disarm with a Hacker"), asksCost(p)).With("No roll, but it can be stopped.")
	return [...]engine.Pad{
		closeUnpayable(p, normal, cost, true),
		fromHand(p, closeUnpayable(p, byCard, 1, false)),
		fromHand(p, closeUnpayable(p, without, 1, false)),
	}
}

// freeDisarmPads play a revealed Engineer or Hacker: nobody stops those. (R22)
func freeDisarmPads(p Public) []engine.Pad {
	nothing := engine.Fixed{Name: "free", Value: "yes"}
	return []engine.Pad{
		fromHand(p, closeWaiting(p, way(p, engineer, engine.Textf("Disarm with a revealed Engineer, for free"), nothing, disarmDie))),
		fromHand(p, closeWaiting(p, way(p, hacker, engine.Textf("Disarm with a revealed Hacker, for free"), nothing))),
	}
}

func activatePad(p Public) engine.Pad {
	among := []engine.Item{item(theDictator, engine.Textf("My Dictator's ability"))}
	seen := map[string]bool{theDictator: true}
	for _, name := range p.Seats[p.Turn-1].Assets {
		if !seen[name] {
			seen[name] = true
			among = append(among, item(name, engine.Textf("%v", name)))
		}
	}
	pad := activate.Pad(engine.Textf("Use an ability that costs actions"),
		engine.Choice{Name: "what", Label: engine.Textf("Whose"), Among: among}, asksCost(p))
	return closeUnpayable(p, pad, 1, false)
}

func bribePad(p Public) engine.Pad {
	return fromHand(p, closeUnpayable(p, bribery(p, engine.Textf("Play Bribery"), asksCost(p)), 1, false))
}

// freeBribePad plays a revealed Bribery. (R22)
func freeBribePad(p Public) engine.Pad {
	return fromHand(p, closeWaiting(p, bribery(p, engine.Textf("Play a revealed Bribery, for free"), engine.Fixed{Name: "free", Value: "yes"})))
}

// bribery asks whose turn is bought.
func bribery(p Public, label engine.Text, costs engine.Field) engine.Pad {
	who := engine.Who{Name: "who", Label: engine.Textf("In whose place")}
	for _, seat := range engine.Others(len(p.Seats), p.Actor) {
		if seat != p.Turn && p.Seats[seat-1].Bribed == engine.Room {
			who.Among = append(who.Among, seat)
		}
	}
	pad := bribe.Pad(label, who, costs).With("You play the next turn of that player, with those cards.")
	if len(who.Among) == 0 {
		pad = pad.But("There is nobody to bribe.")
	}
	return pad
}

// endPads end the turn, with exactly the discards that are due. (R9, R31)
func endPads(p Public) []engine.Pad {
	d, n := p.Seats[p.Turn-1], p.excess()
	label := engine.Textf("End the turn")
	switch {
	case n > 0 && d.Founder.morris():
		label = engine.Textf("Discard your hand of %d and end the turn", n)
	case n > 0:
		label = engine.Textf("Discard %d and end the turn", n)
	case d.Founder.morris():
		label = engine.Textf("End the turn, and skip the next: no card to discard")
	}
	if n == 0 {
		return []engine.Pad{closeEnding(p, end.Pad(label))}
	}
	pay := closeEnding(p, end.Pad(label, engine.Fixed{Name: "discard", Value: engine.Textf("%d", n).String(), Whole: true}))
	bare := closeEnding(p, end.Pad(engine.Textf("End the turn")))
	bare.Due = false
	if d.Founder.morris() {
		return []engine.Pad{pay, bare.But("Gouverneur Morris: discard your hand of %v.", cards(n))}
	}
	return []engine.Pad{pay, bare.But("You have %v; %d may stay. Discard %d.", cards(d.Hand), d.Limit, n)}
}

// closeEnding closes the end of a turn while something comes first; after the
// President it is all that is left.
func closeEnding(p Public, pad engine.Pad) engine.Pad {
	pad = closePending(p, pad)
	if p.House.Forced && p.mayConfront() {
		pad = pad.But("First draw a Presidential card: your turn began in Washington D.C.")
	}
	if p.unseen() { // token V works in this turn only
		return pad
	}
	return pad.Now()
}

// unseen reports whether who plays the turn has gained a token in it, and has not
// looked at it yet. (R22)
func (p *Public) unseen() bool {
	return p.Actor == p.Turn && slices.ContainsFunc(p.dictatorOf(p.Turn).Tokens, func(k Token) bool { return !k.Looked && k.Turn == p.Number })
}
