package custom

import "croupier/engine"

// pads says what a seat may enter, now, and why not: nothing before somebody sits
// there, or after the end.
func pads(v View) (out []engine.Pad) {
	p := &v.Public
	if c := p.chair(v.Seat); p.Over || !c.In || !c.Here {
		return nil
	}
	out = append(out, p.ownTurnPads(v.Seat)...)
	out = append(out, p.rollPads()...)
	out = append(out, p.pursePads(v.Seat)...)
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

// host is what the laptop may enter: first what an evening needs, then what the
// table is built with.
func host(p Public, _ []engine.Person) (out []engine.Pad) {
	if p.Over {
		return nil
	}
	out = append(out, p.turnPads()...)
	out = append(out, p.bankerPads()...)
	out = append(out, p.scorerPads()...)
	out = append(out, p.clerkPads()...)
	out = append(out, p.armyPads()...)
	out = append(out, p.clockPads()...)
	out = append(out, p.uncoverPads()...)
	out = append(out, p.endPads()...)
	for _, pad := range p.buildPads() {
		out = append(out, pad.Folded("Build the table"))
	}
	return out
}

// buildPads are the workshop: all that a template is made of.
func (p *Public) buildPads() (out []engine.Pad) {
	out = append(out, titlePad(), p.moneyPad())
	out = append(out, p.bankPads()...)
	out = append(out, p.definePads()...)
	out = append(out, p.thresholdPads()...)
	out = append(out, p.changePads()...)
	out = append(out, p.orderPads()...)
	out = append(out, p.addClockPad(), p.addDicePad(), notesPad(), p.rankPad())
	return append(out, p.winPads()...)
}
