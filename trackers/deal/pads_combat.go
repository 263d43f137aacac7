package deal

// What may be entered in a combat (D30, D35 to D37, D39).

import (
	"slices"

	"croupier/engine"
)

// combatPads are what one of the two who fight may enter.
func combatPads(v *View) (out []engine.Pad) {
	c := v.Public.Combat
	side := c.side(v.Seat)
	if side < 0 {
		return nil
	}
	switch c.Stage {
	case Choosing:
		out = []engine.Pad{weaponPad(v)}
	case MobDraws:
		out = []engine.Pad{mobWeaponPad(&v.Public)}
	case Drawing:
		out = []engine.Pad{drawPad(v)}
	case Deciding:
		if side == 0 {
			out = []engine.Pad{fightOnPad(v)}
		}
	case Refilling:
		return []engine.Pad{refillPad(v)}
	}
	return append(out, wayOut(v, side)...)
}

// drawPad asks the assailant first, then the other. (D35)
func drawPad(v *View) engine.Pad {
	c := v.Public.Combat
	pad := draw.Pad(engine.Textf("Draw %d weapons", handSize)).Saying("I have drawn %d weapons", handSize).For(v.Public.round())
	return openInTurn(c, v.Seat, pad.With("All %d have been played. The assailant draws first.", handSize), "You have drawn your weapons.")
}

// openInTurn opens a pad for the first of those who have cards to draw.
func openInTurn(c *Combat, of engine.Seat, pad engine.Pad, done engine.Word) engine.Pad {
	switch slices.Index(c.Due, of) {
	case 0:
		return pad.Now()
	case -1:
		return pad.But("%v", done)
	}
	return pad.But("%v draws first.", c.Due[0])
}

func fightOnPad(v *View) engine.Pad {
	return fightOn.Pad(engine.Textf("Fight on")).For(v.Public.round()).Now()
}

// wayOut are the pads of withdrawing: open to the assailant alone, once both have
// played five rounds and drawn anew. (D35)
func wayOut(v *View, side int) (out []engine.Pad) {
	p, c := &v.Public, v.Public.Combat
	list := p.refuges(v.Seat)
	known := withdraw.Pad(engine.Textf("Withdraw"), asksAmong("to", engine.Textf("To a territory beside %v", c.On), list)).
		For(p.round()).Saying("Withdraw to %v", engine.Answer("to")).
		With("All your troops here go to one territory beside it, by land or by a sea route: yours or empty, and no capital.")
	switch {
	case side != 0:
		return []engine.Pad{known.But("Only the assailant may withdraw.")}
	case c.Stage == Drawing:
		return []engine.Pad{known.But("You may withdraw when the new weapons are drawn.")}
	case c.Stage != Deciding:
		return []engine.Pad{known.But("You may withdraw after %d rounds; %d have been played.", handSize, len(c.Rounds))}
	case len(list) == 0:
		known = known.But("No territory that the table has named is yours or empty.")
	}
	out = append(out, known.Now(), withdrawNew.Pad(engine.Textf("Withdraw to a new territory"), asksName(p, "to", engine.Textf("Its name")), asksGround(), asksPrinted()).
		For(p.round()).Saying("Withdraw to %v", engine.Answer("to")).
		With("One beside %v that the table has not named before.", c.On))
	if p.House.CorneredAreLost {
		out = append(out, giveUp.Pad(engine.Textf("Give the troops up")).For(p.round()).
			With("Only where no territory beside %v is yours or empty.", c.On))
	}
	return out
}

// refuges are where the assailant may withdraw to, as far as the table has named
// them: own or empty, no capital (D36), but by a house rule an own one (A9).
func (p *Public) refuges(of engine.Seat) []*Territory {
	return p.where(func(t *Territory) bool {
		return t.free() || t.Holder == of && (!t.Capital || p.House.CapitalRetreat)
	})
}

// refillPad asks the assailant first, then the other. (D37)
func refillPad(v *View) engine.Pad {
	c := v.Public.Combat
	pad := refill.Pad(engine.Textf("Your weapon hand"), engine.Choice{Name: "how", Label: engine.Textf("Draw"), Among: []engine.Item{
		{Value: fillUp, Label: engine.Textf("Fill up to %d", handSize)},
		{Value: discardAll, Label: engine.Textf("Discard all, draw %d", handSize)},
	}}).For(v.Public.round()).Saying("Done")
	return openInTurn(c, v.Seat, pad, "You have filled up your hand.")
}
