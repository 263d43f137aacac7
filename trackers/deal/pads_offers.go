package deal

// What may be offered in a deal phase, and answered (D27, D28).

import (
	"slices"
	"strconv"

	"croupier/engine"
)

// dealPads are what a seat may offer in a deal phase, and what lies before it.
func dealPads(v *View) (out []engine.Pad) {
	p := &v.Public
	for _, x := range p.Proposals {
		if x.N > 0 && x.To == v.Seat {
			out = append(out, answerPads(v, x)...)
		}
	}
	if x := p.Proposals[v.Seat-1]; x.N > 0 {
		out = append(out, callOff.Pad(engine.Textf("Call your offer to %v off", x.To)).For(x.mark()))
	}
	return append(out, offerDopePad(v), askDopePad(v), swapPad(v), sellWeaponPad(v))
}

// answerPads are the yes and the no to an offer.
func answerPads(v *View, x Proposal) []engine.Pad {
	from := engine.Fixed{Name: "from", Value: strconv.Itoa(int(x.From)), Whole: true}
	yes := accept.Pad(engine.Textf("Accept the offer of %v", x.From), from).For(x.mark()).With("%v", x.words()).Now()
	if have := cash(v); have < x.Get {
		yes = yes.But("You have %v; this costs %v.", money.Of(have), money.Of(x.Get))
	}
	return []engine.Pad{
		coverHidden(v, yes),
		refuse.Pad(engine.Textf("Refuse the offer of %v", x.From), from).For(x.mark()).Now(),
	}
}

// partnersTerritories are the territories of those with whom a seat may deal.
func (p *Public) partnersTerritories(of engine.Seat) []*Territory {
	with := p.partners(of)
	return p.where(func(t *Territory) bool { return slices.Contains(with, t.Holder) })
}

// withDope leaves those with dope, and says how much lies on one of them at most.
func withDope(list []*Territory) (out []*Territory, most int) {
	for _, t := range list {
		if t.Dope > 0 {
			out, most = append(out, t), max(most, t.Dope)
		}
	}
	return out, max(most, 1)
}

// mostPrice is the highest price that is asked of a purse nobody sees.
const mostPrice = 500 * million

func asksPrice(name string, label engine.Text) engine.Amount {
	return engine.Amount{Name: name, Label: label, Max: mostPrice, In: money}
}

// asksOwnPrice is a price out of the own purse. (V6)
func asksOwnPrice(v *View, name string, label engine.Text) engine.Amount {
	have := cash(v)
	if x := v.Public.Proposals[v.Seat-1]; x.Aside { // it comes back with the offer that this one replaces
		have += x.Give
	}
	return engine.Amount{Name: name, Label: label, Max: have, Have: have, In: money, Over: engine.Textf("You have %v; this costs %v.", money.Of(have), engine.Answer(name))}
}

func asksBeside() engine.Choice {
	return engine.Choice{Name: "beside", Label: engine.Textf("They lie beside each other, by land or by a sea route"), Among: engine.Items(isBeside, notSo)}
}

func asksPromise() engine.Words {
	return engine.Words{Name: "promise", Label: engine.Textf("You promise (binds nobody)"), Most: 80, Blank: true}
}

func asksTheirs() engine.Words {
	return engine.Words{Name: "their-promise", Label: engine.Textf("They promise (binds nobody)"), Most: 80, Blank: true}
}

func offerDopePad(v *View) engine.Pad {
	p := &v.Public
	mine, most := withDope(p.held(v.Seat))
	theirs := p.partnersTerritories(v.Seat)
	pad := offerDope.Pad(engine.Textf("Offer dope"),
		asksAmong("from", engine.Textf("It lies on"), mine), asksAmong("onto", engine.Textf("For their territory"), theirs),
		engine.Number{Name: "pieces", Label: engine.Textf("Pieces"), Min: 1, Max: most}, asksPrice("price", engine.Textf("Price")), asksBeside(), asksTheirs(), asksPromise()).
		For(p.occasion()).Saying("Offer %v for %v", engine.Answer("pieces"), engine.Answer("price")).
		With("It moves when both have said yes.")
	switch {
	case len(mine) == 0:
		pad = pad.But("You control no dope.")
	case len(theirs) == 0:
		pad = pad.But("Nobody with whom you may deal controls a territory.")
	}
	return pad
}

func askDopePad(v *View) engine.Pad {
	p := &v.Public
	theirs, most := withDope(p.partnersTerritories(v.Seat))
	mine := p.held(v.Seat)
	pad := askDope.Pad(engine.Textf("Offer to buy dope"),
		asksAmong("from", engine.Textf("It lies on"), theirs), asksAmong("onto", engine.Textf("For your territory"), mine),
		engine.Number{Name: "pieces", Label: engine.Textf("Pieces"), Min: 1, Max: most}, asksOwnPrice(v, "price", engine.Textf("Price")), asksBeside(), asksPromise()).
		For(p.occasion()).Saying("Offer %v for %v", engine.Answer("price"), engine.Answer("pieces")).
		With("It moves when both have said yes.")
	switch {
	case len(theirs) == 0:
		pad = pad.But("Nobody with whom you may deal controls dope.")
	case len(mine) == 0:
		pad = pad.But("You control no territory.")
	}
	return coverHidden(v, pad)
}

func swapPad(v *View) engine.Pad {
	pad := offerSwap.Pad(engine.Textf("Offer to swap weapons"),
		engine.Who{Name: "to", Label: engine.Textf("With"), Among: v.Public.partners(v.Seat)},
		engine.Number{Name: "cards", Label: engine.Textf("Weapons of each"), Min: 1, Max: handSize},
		asksOwnPrice(v, "give", engine.Textf("Cash you add")), asksPrice("get", engine.Textf("Cash you ask for")), asksPromise(), asksTheirs()).
		For(v.Public.occasion()).Saying("Offer %v", engine.Answer("to")).
		With("One for one: both hold %d afterwards.", handSize)
	return coverHidden(v, v.Public.closeIfAlone(v.Seat, pad))
}

func sellWeaponPad(v *View) engine.Pad {
	pad := sellWeapon.Pad(engine.Textf("Offer a weapon for cash"),
		engine.Who{Name: "to", Label: engine.Textf("To"), Among: v.Public.partners(v.Seat)}, asksPrice("price", engine.Textf("Price")), asksTheirs(), asksPromise()).
		For(v.Public.occasion()).Saying("Offer it to %v", engine.Answer("to"))
	pad = v.Public.closeIfAlone(v.Seat, pad)
	if !v.Public.House.WeaponSales { // A6, V9
		return pad.But("Both must hold %d weapons: swap them one for one, and add cash.", handSize)
	}
	return pad.With("You then draw one, and the buyer discards one.")
}
