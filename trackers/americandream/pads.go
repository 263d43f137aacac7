package americandream

import "croupier/engine"

// pads are what a seat may enter now, what is due first, and why not.
func pads(v View) []engine.Pad {
	p := &v.Public
	switch {
	case p.over():
		return nil
	case p.Turn == engine.Room:
		return append(startPads(&v), handPads(&v)...)
	}
	var out []engine.Pad
	switch {
	case p.Window != nil:
		out = windowPads(&v)
	case p.Fight != nil:
		out = fightPads(&v)
	case p.Turn == v.Seat:
		out = turnPads(&v)
	default:
		out = []engine.Pad{roll.Pad(engine.Textf("Roll")).But("It is the turn of %v.", p.Turn)}
	}
	out = append(out, claimPad(&v), sellPad(&v))
	if p.Turn != v.Seat || p.Move.On != "" { // a mover's phone shows the move alone
		out = append(out, payPad(&v))
	}
	out = append(out, tradePads(&v)...)
	return append(out, handPads(&v)...)
}

// turnPads are those of the one whose turn it is, in the order of a turn.
func turnPads(v *View) (out []engine.Pad) {
	m := &v.Public.Move
	if m.may() {
		out = append(append(out, movePad(v)), pathPads(v)...)
	}
	out = append(out, landingPads(v)...)
	if m.On != "" {
		out = append(out, challengePads(v)...)
		out = append(out, buyPads(v)...)
		out = append(out, ideaPads(v)...)
		out = append(out, extraPads(v)...)
		out = append(out, endPad(v), drawPad(v), collectPad(v))
	} else {
		out = append(append(out, rollPads(v)...), buyPads(v)...)
	}
	out = append(out, experiencePad(v))
	out = append(out, payTrapPads(v)...)
	return append(out, layPad(v))
}

// foldAside folds what is seldom done away from the moves of a turn.
func foldAside(pad engine.Pad) engine.Pad { return pad.Folded("Cards, money and stock") }

// handPads look after the cards in the hand, at any time.
func handPads(v *View) []engine.Pad { return append(notePads(v), unnotePad(v)) }

// onlyInTurn closes what belongs to a moment of one's own turn. (A21, A33)
func onlyInTurn(pad engine.Pad, v *View) engine.Pad {
	p := &v.Public
	switch {
	case p.Turn != v.Seat:
		return pad.But("It is the turn of %v: do this in your own.", p.Turn)
	case p.Window != nil:
		return pad.But("First the others say whether they steal %v.", p.Window.Name)
	case p.Fight != nil:
		return pad.But("First the Stock Fight for %v.", p.Companies[p.Fight.Company])
	}
	return pad
}

// host is what the laptop may enter, from what lies face up.
func host(p Public, people []engine.Person) (out []engine.Pad) {
	if p.over() {
		return nil
	}
	if p.Turn == engine.Room {
		begin := startsPad(&p)
		if len(p.RollOff.Call.Waits(people)) == 0 {
			begin = begin.Now()
		}
		return []engine.Pad{begin, namePad(&p)}
	}
	if p.Window != nil {
		out = append(out, closeWindowPad(&p, people))
	} else {
		pass := skip.Pad(engine.Textf("Pass the turn of %v on", p.Turn)).For(p.mark())
		if len(waiting(p, people).For) == 0 {
			pass = pass.Now()
		}
		out = append(out, pass)
	}
	return append(out, namePad(&p))
}
