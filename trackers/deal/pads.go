package deal

import "croupier/engine"

// usualPads is what a seat most often may enter at once, the kernel's own pads among it:
// the list has room for them from the start.
const usualPads = 23

// pads says what a seat may enter, now, and why not.
func pads(v View) []engine.Pad {
	p := &v.Public
	switch {
	case over(*p) || p.out(v.Seat):
		return nil
	case !p.begun():
		return setupPads(&v)
	}
	out := make([]engine.Pad, 0, usualPads)
	if p.Combat != nil {
		out = append(out, combatPads(&v)...)
	}
	out = append(append(out, printedPads(&v)...), duePads(&v)...)
	if p.Turn.Phase == DealPhase && p.Combat == nil {
		out = append(out, dealPads(&v)...)
	}
	switch {
	case p.Turn.Seat != v.Seat:
		out = addClosedPads(out, p, engine.Textf("It is the turn of %v.", p.Turn.Seat))
	case p.Combat != nil: // it freezes the rest of the turn (D25)
		out = addClosedPads(out, p, engine.Textf("The combat for %v comes first.", p.Combat.On))
	default:
		out = addPhasePads(out, &v)
	}
	out = append(out, payPad(&v)) // at any time, also in a combat (D2)
	out = addPromisePads(addCardPads(out, &v), &v)
	return append(addDeckPads(append(out, effectPads(&v)...), p), oddsPad)
}

// addCardPads adds those for a seat's own secret cards.
func addCardPads(out []engine.Pad, v *View) []engine.Pad {
	out = addTargetPads(append(out, heldPads(v)...), v)
	return addProfilePads(append(out, unveilPads(v)...), v)
}

// addPhasePads adds what the player whose turn it is may enter in this phase: first
// what one does before going on, then going on, then what is less usual.
func addPhasePads(out []engine.Pad, v *View) []engine.Pad {
	p := &v.Public
	var wanted, others []engine.Pad
	switch p.Turn.Phase {
	case Resource:
		wanted = []engine.Pad{incomePad(v), producePad(v)}
		if sell := sellPad(v); p.soldToday() {
			others = []engine.Pad{sell}
		} else {
			wanted = append(wanted, sell)
		}
	case Recruitment:
		wanted = []engine.Pad{recruitPad(v)}
	case Action:
		wanted = actionPads(v)
	case DealPhase:
		others = []engine.Pad{newHandPad(v)}
	}
	if p.phaseDone() {
		wanted, others = nil, append(wanted, others...)
	}
	on := nextPad(v)
	if len(p.eventDrawers())+len(p.offerReceivers()) == 0 { // else the table waits for that first
		on = markNext(wanted, on)
	}
	return append(append(append(out, wanted...), on), others...)
}

// phaseDone reports whether going on is the obvious thing: something of this phase was
// entered, or what comes first lies under the cover and depends on the hand. (A18)
func (p *Public) phaseDone() bool {
	return p.Turn.Played || p.Turn.Phase == Recruitment && p.Cash.Hidden
}

// markNext marks the first of these that is open as the next thing to do; where
// none is, that is to go on.
func markNext(wanted []engine.Pad, on engine.Pad) engine.Pad {
	for i, pad := range wanted {
		if pad.Closed == nil {
			wanted[i] = pad.Now()
			return on
		}
	}
	return on.Now()
}

// addClosedPads adds the pads of the phase for a seat that may not use them now: closed,
// with the reason, and without their fields, which belong to another seat's turn.
func addClosedPads(out []engine.Pad, p *Public, why engine.Text) []engine.Pad {
	for _, pad := range phaseButtons[p.Turn.Phase] {
		pad.Closed = &why
		out = append(out, pad)
	}
	return out
}

// phaseButtons are the pads of each phase, without their fields.
var phaseButtons = [...][]engine.Pad{
	Resource: {income.Pad(engine.Textf("Take the income")), produce.Pad(engine.Textf("Produce")), sell.Pad(engine.Textf("Sell dope")),
		next.Pad(engine.Textf("Go on"))},
	Recruitment: {recruit.Pad(engine.Textf("Recruit")), next.Pad(engine.Textf("Go on"))},
	Action: {take.Pad(engine.Textf("Take a territory")), takeNew.Pad(engine.Textf("Take a new territory")),
		abandon.Pad(engine.Textf("Leave a territory")), moveBoss.Pad(engine.Textf("Move the boss")), carry.Pad(engine.Textf("Move dope")),
		attack.Pad(engine.Textf("Attack a player")), attackMob.Pad(engine.Textf("Attack a mob")), next.Pad(engine.Textf("Go on"))},
	DealPhase: {newHand.Pad(engine.Textf("Change the weapon hand")), next.Pad(engine.Textf("Go on"))},
}

// host is what the laptop may enter.
func host(p Public, _ []engine.Person) (out []engine.Pad) {
	if over(p) {
		return nil
	}
	if !p.begun() {
		if p.First == engine.Room {
			return []engine.Pad{firstPad(&p)}
		}
		return []engine.Pad{startPad(&p), transferPad(&p), territoryPad(&p)}
	}
	if p.Combat != nil && p.Combat.Stage == MobDraws {
		out = append(out, mobWeaponPad(&p))
	}
	out = append(out, transferPad(&p))
	out = append(out, seldom(territoryPad(&p), setPrintedPad(&p), placeBossPad(&p), setTurnPad(&p), setEventPad(), setSpecialPad(&p), fallOf(&p, p.alive()))...)
	return addDeckPads(out, &p)
}

// seldom folds the pads that are seldom needed: the bank's stay in sight, for they often are.
func seldom(pads ...engine.Pad) []engine.Pad {
	for i := range pads {
		pads[i] = pads[i].Folded("Corrections and events")
	}
	return pads
}
