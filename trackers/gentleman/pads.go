package gentleman

import (
	"fmt"

	"croupier/engine"
)

// deal marks what is entered for one deal.
func deal(n int) string { return fmt.Sprint("deal ", n) }

// pads says what a seat may enter now, and why not.
func pads(v View) (out []engine.Pad) {
	switch v.Public.Phase {
	case Ended:
		return nil
	case Counting:
		return append(liftPads(v), ballotPad(v))
	}
	if v.Seat == v.Public.Dealer {
		out = append(out, dealerPads(v)...)
	}
	out = append(out, ballotPad(v))
	if v.Public.fresh() {
		out = append(out, firstPad(v.Public))
	}
	if v.Public.House.SidePayments {
		out = append(out, payPad(v))
	}
	return out
}

// fresh reports whether nobody has drawn a card yet.
func (p Public) fresh() bool { return p.Phase == Drawing && p.Last == nil }

// host is what the laptop may enter.
func host(p Public, people []engine.Person) (out []engine.Pad) {
	switch {
	case p.fresh():
		out = append(out, firstPad(p))
	case p.Phase == Voting:
		out = append(out, closePad(p, people))
	case p.Phase == Counting:
		out = append(out, lift.Pad(engine.Textf("Lift the screen of"), engine.Who{Name: "of", Label: engine.Textf("Whose"), Among: p.coveredSeats()}))
	}
	return out
}

// firstPad asks who begins. (G3)
func firstPad(p Public) engine.Pad {
	return first.Pad(engine.Textf("Who deals first"),
		engine.Who{Name: "dealer", Label: engine.Textf("Who counted money last"), Among: engine.Seats(p.Seats)}).
		Saying("%v deals first", engine.Answer("dealer"))
}

func dealerPads(v View) []engine.Pad {
	p := v.Public
	mark := deal(p.Turn)
	last := final.Pad(engine.Textf("Make the offer final")).For(mark)
	last.Sure = engine.Textf("It cannot be changed or withdrawn then.") // G7
	retype := cardPad(p, again.Pad(engine.Textf("Type the card again")))
	switch p.Phase {
	case Drawing:
		return []engine.Pad{cardPad(p, card.Pad(engine.Textf("Draw a Deal card"))).Now()}
	case Offering:
		return []engine.Pad{offerPad(v).Now(), last, retype}
	}
	shut := offer.Pad(engine.Textf("Offer")).For(mark).But("Your offer is final and stands.")
	return []engine.Pad{shut, retype}
}

// cardPad asks what the Deal card shows. (G1, G4, V7, A13)
func cardPad(p Public, pad engine.Pad) engine.Pad {
	symbols := engine.Several{Name: "accomplices", Label: engine.Textf("Accomplices"), Among: choices(allAccomplices()), Most: len(names)}
	if n := p.House.Symbols; n > 0 {
		symbols.Least, symbols.Most = n, n
	}
	pad = pad.For(deal(p.Turn)).Saying("That is my card").
		With("It comes from the real deck, and usually shows three accomplices. Only you see what you type, until the results.")
	pad.Aside = engine.Fields{engine.Number{Name: "amount", Label: engine.Textf("Amount"), Min: 12, Max: 16, Start: 14}, symbols}
	return pad
}

// offerPad asks what to put before a player's screen. Its ranges are the card's,
// so it lies under the cover. (G5, G6, V1 to V3)
func offerPad(v View) engine.Pad {
	return offer.Pad(engine.Textf("Offer"),
		engine.Who{Name: "to", Label: engine.Textf("To"), Among: engine.Others(v.Public.Seats, v.Seat)},
		engine.Amount{Name: "money", Label: engine.Textf("Money"), Max: v.Hand.Card.Money, In: tokens,
			Over: engine.Textf("Your card holds %v; you offer %v.", tokens.Of(v.Hand.Card.Money), engine.Answer("money"))},
		engine.Several{Name: "accomplices", Label: engine.Textf("Accomplices"), Among: accompliceItems(v), Most: len(v.Hand.Card.Accomplices)},
	).For(deal(v.Public.Turn)).Under().
		With("%v", keptText(v)).
		Saying("Offer %v %v", engine.Answer("to"), engine.Answer("money accomplices"))
}

// accompliceItems are the card's accomplices, each with where it lies.
func accompliceItems(v View) []engine.Item {
	out := choices(v.Hand.Card.Accomplices)
	for i, a := range v.Hand.Card.Accomplices {
		if to := v.Public.promisedTo(a); to != engine.Room {
			out[i].Note = engine.Textf("offered to %v", to)
		}
	}
	return out
}

// keptText says what the dealer would keep. (F3)
func keptText(v View) engine.Text {
	return engine.Textf("%v of %v is offered. For you: %v.", tokens.Of(v.Public.moneyOffered()), tokens.Of(v.Hand.Card.Money), rest(v).shortWords())
}

// rest is what is on the card and not offered.
func rest(v View) Lot {
	out := Lot{Money: v.Hand.Card.Money - v.Public.moneyOffered()}
	for _, a := range v.Hand.Card.Accomplices {
		if v.Public.promisedTo(a) == engine.Room {
			out.Accomplices = append(out.Accomplices, a)
		}
	}
	return out
}

// ballotPad asks for a vote, or says why there is none. (G9, G10, V5, V6, V8)
func ballotPad(v View) engine.Pad {
	p := v.Public
	on := p.Turn
	if p.Last != nil && p.Phase != Offering && p.Phase != Voting {
		on = p.Last.Deal
	}
	pad := vote.Pad(engine.Textf("Vote on deal %d", on)).For(deal(on)).Saying("Cast my vote")
	pad.Aside = engine.Fields{engine.Choice{Name: "say", Label: engine.Textf("Do you accept?"), Among: []engine.Item{
		{Value: votesFor, Label: engine.Textf("For")}, {Value: votesAgainst, Label: engine.Textf("Against")}}}}
	tokens, weight, more := p.Arguments[v.Seat-1], 1+p.Gangs[v.Seat-1], p.argument(v.Seat)
	token := engine.Several{Name: "argument", Label: engine.Textf("Argument"), Most: 1, Over: engine.Textf("A vote takes one Argument token at most."), Among: []engine.Item{
		{Value: "yes", Label: engine.Textf("Use an Argument token"), Note: engine.Textf("+%d; you have %d", more, tokens)}}}
	pad = pad.With("Your vote weighs %d, or %d with an Argument.", weight, weight+more)
	if tokens == 0 {
		token.Most, token.Over = 0, engine.Textf("You have no Argument token left: vote without one.")
		pad = pad.With("Your vote weighs %d. You have no Argument token left.", weight)
	}
	pad.Aside = append(pad.Aside, token)
	switch {
	case p.Phase == Voting && v.Seat == p.Dealer:
		return pad.But("You deal: you have no vote on your own offer.")
	case p.Phase == Voting && v.Seat == p.Prison:
		return pad.But("You are in prison and sit this vote out.")
	case p.Phase == Voting && p.Call.Has(v.Seat):
		return pad.But("Your vote is in. Undo it to vote again.")
	case p.Phase == Voting:
		return pad.Now()
	case p.Phase == Offering:
		return pad.But("The offer is not final yet.")
	case p.Last == nil:
		return pad.But("There is no offer yet.")
	case p.Last.Lapsed:
		return pad.But("The time was up before a final offer: there is no vote.")
	}
	return pad.But("Too late, not counted: the votes on deal %d are shown.", on)
}

// closePad ends a vote that waits only for people who have left. Everybody else
// must vote: G9, A8.
func closePad(p Public, people []engine.Person) engine.Pad {
	label := engine.Textf("Close the vote without %v", engine.SeatList(p.Call.Missing()))
	if p.House.MissingAgainst {
		label = engine.Textf("Close the vote with %v against", engine.SeatList(p.Call.Missing()))
	}
	pad := end.Pad(label).For(deal(p.Turn))
	pad.Sure = engine.Textf("The votes are shown. You can also vote for them, on their own page.")
	if waits := p.Call.Waits(people); len(waits) > 0 {
		return pad.But("Everybody must vote. Still to vote: %v.", engine.SeatList(waits))
	}
	return pad.Now()
}

// payPad hands money over, by a house rule. (A10)
func payPad(v View) engine.Pad {
	pad := pay.Pad(engine.Textf("Pay"),
		engine.Who{Name: "to", Label: engine.Textf("To"), Among: engine.Others(v.Public.Seats, v.Seat)},
		engine.Amount{Name: "amount", Label: engine.Textf("Amount"), Min: 1, Max: v.Hand.Money, Have: v.Hand.Money, In: tokens,
			Over: engine.Textf("You have %v; this costs %v.", tokens.Of(v.Hand.Money), engine.Answer("amount"))}).
		Under().Saying("Pay %v %v", engine.Answer("to"), engine.Answer("amount"))
	if v.Hand.Money == 0 {
		return pad.But("You have no money behind your screen.")
	}
	return pad
}

// liftPads turn the own money face up. (G28)
func liftPads(v View) []engine.Pad {
	if v.Public.Lifted[v.Seat-1] {
		return nil
	}
	return []engine.Pad{lift.Pad(engine.Textf("Lift your screen")).Now()}
}
