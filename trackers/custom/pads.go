package custom

import (
	"slices"

	"croupier/engine"
)

// pads says what a seat may enter, now, and why not: nothing before somebody sits
// there, or after the end.
func pads(v View) (out []engine.Pad) {
	p := &v.Public
	if c := p.chair(v.Seat); p.Over || !c.In || !c.Here {
		return nil
	}
	out = append(out, p.ownTurnPads(v.Seat)...)
	out = append(out, payFirst(p.pursePads(v.Seat), p.rollPads())...)
	out = append(out, p.numberPads(v.Seat)...)
	out = append(out, p.listPads(v.Seat)...)
	out = append(out, p.forcePads(v.Seat)...)
	out = append(out, secretPads(&v)...)
	out = append(out, notePads(&v)...)
	if p.Win.By == Last && !p.chair(v.Seat).Out {
		pad := dropOut.Pad(engine.Textf("I am out of the game"))
		pad.Sure = engine.Textf("The host can take you in again.")
		out = append(out, pad)
	}
	return out
}

// payFirst puts the first pad of the purse, which anybody needs at any time, before
// the dice, and the others after them.
func payFirst(purse, dice []engine.Pad) []engine.Pad {
	first := min(1, len(purse))
	return slices.Concat(purse[:first], dice, purse[first:])
}

// host is what the laptop may enter: first what an evening needs, then what the
// table is built with.
func host(p Public, _ []engine.Person) (out []engine.Pad) {
	if p.Over {
		return nil
	}
	out = append(out, p.turnPads()...)
	out = append(out, p.clockPads()...)
	out = append(out, p.bankerPads()...)
	out = append(out, p.scorerPads()...)
	out = append(out, p.clerkPads()...)
	out = append(out, p.armyPads()...)
	out = append(out, p.windPads()...)
	out = append(out, p.uncoverPads()...)
	out = append(out, p.oneMorePads()...)
	if p.empty() { // there is nothing to end yet
		return append(append(out, p.buildPads()...), p.endPads()...)
	}
	return append(append(out, p.endPads()...), p.buildPads()...)
}

// buildPads are the workshop: all that a template is made of, by what it is for,
// in the order in which a table comes to be. An unnamed table without anything on
// it has its name first and open, with a word on how to go on.
func (p *Public) buildPads() (out []engine.Pad) {
	change := append(p.thresholdPads(), p.changePads()...)
	if p.Title == "" && p.empty() {
		out = append(out, titlePad().With("Begin with its name. Then go down the list and take what your game needs, no more: you can add and change things while you play."))
	} else {
		change = append(change, titlePad())
	}
	for _, bench := range []struct {
		title engine.Word
		pads  []engine.Pad
	}{
		{"Money", append([]engine.Pad{p.moneyPad()}, p.bankPads()...)},
		{"Points, lives and lists", p.definePads()},
		{"Dice, notes and troops", []engine.Pad{p.addDicePad(), notesPad(), p.rankPad()}},
		{"Turns, phases and clocks", append(p.orderPads(), p.addClockPad())},
		{"How it is won", p.winPads()},
		{"Change what is there", change},
	} {
		for _, pad := range bench.pads {
			pad = pad.Folded("%v", bench.title)
			if !p.empty() { // till then there is nothing else to do on this page
				pad = pad.Inside("Build")
			}
			out = append(out, pad)
		}
	}
	return out
}

// seatOf is whom an entry is about: a seat's own is about itself.
func seatOf(asked, by engine.Seat) engine.Seat {
	if by > 0 {
		return by
	}
	return asked
}

// whoField asks the host whom an entry is about.
func whoField(list []engine.Seat) engine.Field {
	return engine.Who{Name: "seat", Label: engine.Textf("Who"), Among: list}
}
