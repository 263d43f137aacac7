package custom

import "croupier/engine"

// table shows the table to all alike, in the order of its weight: whose turn, how all
// stand, the table's own numbers, what must stay in sight, and what was rolled.
func table(p Public) (out []engine.Block) {
	o := &p.Turns
	if p.Over {
		out = append(out, p.endBlock())
	}
	if p.Moment.Title.Format != "" {
		out = append(out, p.Moment.block())
	}
	if o.hasOrder() && o.Seat != engine.Room && !p.Over {
		out = append(out, engine.Turn{Seat: o.Seat, Says: engine.Textf("has the turn")})
	}
	if len(o.Phases) > 0 && !p.Over {
		out = append(out, p.phaseBlock())
	}
	if s := p.seats(); len(s.Rows) > 0 {
		out = append(out, s)
	}
	out = append(out, p.tableBlocks()...)
	out = append(out, p.banners()...)
	out = append(out, p.diceBlocks()...)
	out = append(out, p.clockBlocks()...)
	out = append(out, p.openNotes()...)
	if p.empty() {
		out = append(out, engine.Note{Text: engine.Textf("Nothing is on this table yet. The host builds it: money, points, turns, and how it is won.")})
	}
	if p.countsRounds() {
		out = append(out, engine.Count{Label: engine.Word(round).Text(), N: o.Round})
	}
	return out
}

func (m Moment) block() engine.Block {
	return engine.Moment{Mark: engine.Textf("moment %d", m.N).String(), Title: m.Title, Lines: m.Lines}
}

func (p *Public) phaseBlock() engine.Block {
	b := engine.Steps{Label: engine.Textf("Phase"), At: -1}
	for _, name := range p.Turns.Phases {
		b.Names = append(b.Names, engine.Word(name))
	}
	if p.Turns.Round > 0 {
		b.At = p.Turns.At
	}
	return b
}

// empty reports whether nothing was built yet.
func (p *Public) empty() bool {
	return len(p.removable()) == 0 && len(p.Turns.Phases) == 0 && !p.Turns.hasOrder() && p.Notes == 0
}

// seats are the chairs that take part, with what each has.
func (p *Public) seats() (s engine.Standing) {
	each := p.trackersWhere(func(d *Tracker) bool { return d.Per == PerSeat && d.number() })
	if p.Money.On {
		s.Columns = append(s.Columns, engine.Textf("Cash"))
	}
	for _, d := range each {
		s.Columns = append(s.Columns, engine.Textf("%v", d.Name))
	}
	if len(p.Ranks) > 0 {
		s.Columns = append(s.Columns, engine.Textf("Troops"))
	}
	for _, c := range p.seatClocks() {
		s.Columns = append(s.Columns, engine.Textf("%v", c.Name))
	}
	if p.Notes > 0 {
		s.Columns = append(s.Columns, engine.Textf("Covered notes"))
	}
	for _, of := range p.seatsIn() {
		s.Rows = append(s.Rows, p.row(of, each))
	}
	return s
}

func (p *Public) row(of engine.Seat, each []*Tracker) engine.StandingRow {
	c := p.chair(of)
	row := engine.StandingRow{Seat: of, Turn: p.Turns.Seat == of && !p.Over, Out: p.isOut(of)}
	if !c.Here {
		row.Note = engine.Textf("has left")
	}
	if p.Money.On {
		row.Cells = append(row.Cells, engine.Purse{Label: engine.Textf("Cash"), Amount: p.Money.In.Of(p.Purses.Of[of-1])})
	}
	for _, d := range each {
		row.Cells = append(row.Cells, d.cell(of))
	}
	if len(p.Ranks) > 0 {
		row.Cells = append(row.Cells, engine.Pips{Label: engine.Textf("Troops"), Seat: of, Ranks: c.Force})
	}
	for _, c := range p.seatClocks() {
		row.Cells = append(row.Cells, c.cell(of))
	}
	if p.Notes > 0 {
		row.Cells = append(row.Cells, engine.Count{Label: engine.Textf("Covered notes"), N: c.Notes})
	}
	return row
}

// tableBlocks are the table's own trackers, what lies on the seats' lists, and the
// bank where it has an end.
func (p *Public) tableBlocks() (out []engine.Block) {
	for _, d := range p.trackersWhere(func(d *Tracker) bool { return d.Per == PerTable }) {
		if d.number() {
			out = append(out, d.block(engine.Room, d.At[0]))
		} else {
			out = append(out, engine.Note{Text: engine.Textf("%v: %v", d.Name, items(d.Items[0]))})
		}
	}
	for _, d := range p.trackersWhere(func(d *Tracker) bool { return d.Per == PerSeat && !d.number() }) {
		if b := p.listBlock(d); len(b.Rows) > 0 {
			out = append(out, b)
		}
	}
	if p.Purses.Limited {
		out = append(out, engine.Purse{Label: engine.Textf("Bank"), Amount: p.Money.In.Of(p.Purses.Bank)})
	}
	return out
}

// listBlock is what is written on each seat's list.
func (p *Public) listBlock(d *Tracker) engine.Offers {
	b := engine.Offers{Label: engine.Textf("%v", d.Name)}
	for _, place := range p.places(d) {
		if list := d.Items[place]; len(list) > 0 {
			b.Rows = append(b.Rows, engine.Offer{Seat: d.owner(place), What: items(list)})
		}
	}
	return b
}

// block draws a number by itself, as its sort is drawn.
func (d *Tracker) block(of engine.Seat, n int) engine.Block {
	label := engine.Textf("%v", d.Name)
	switch d.Sort {
	case ADial:
		plain := engine.Currency{Scale: 1, Step: 1}
		b := engine.Dial{Label: label, Seat: of, At: plain.Of(n), Min: plain.Of(d.Min), Max: plain.Of(d.Max)}
		if len(d.Thresholds) > 0 {
			b.Gate, b.Opens = plain.Of(d.Thresholds[0].At), d.Thresholds[0].words(d)
		}
		return b
	case ALadder:
		return d.ladder(n)
	case ATrack:
		if goal := d.goal(); !goal.Falling {
			return engine.Track{Label: label, Seat: of, At: n, Goal: goal.At}
		}
	case ASwitch:
		return engine.Switch{Label: label, On: n > 0}
	}
	return engine.Count{Label: label, N: n}
}

// ladder draws a level: what the rung that was reached last means, and what comes
// next.
func (d *Tracker) ladder(n int) engine.Ladder {
	b := engine.Ladder{Label: engine.Textf("%v", d.Name), From: d.Min, To: d.Max, At: n}
	if d.Start == d.Max {
		b.From, b.To = d.Max, d.Min
	}
	var here, ahead *Threshold
	for i := range d.Thresholds {
		switch h := &d.Thresholds[i]; {
		case h.isReached(n) && (here == nil || h.distance(n) < here.distance(n)):
			here = h
		case !h.isReached(n) && (ahead == nil || h.distance(n) < ahead.distance(n)):
			ahead = h
		}
	}
	if here != nil {
		b.Says = here.words(d)
	}
	if ahead != nil {
		b.Next = engine.Textf("At %d: %v", ahead.At, ahead.words(d))
	}
	return b
}

// cell draws a seat's tracker small, in its row.
func (d *Tracker) cell(of engine.Seat) engine.Block {
	label, place := engine.Textf("%v", d.Name), d.place(of)
	switch d.Sort {
	case ADial:
		return engine.Count{Label: label, N: d.At[place], Of: d.Max}
	case ALadder:
		return engine.Count{Label: label, N: d.At[place]}
	}
	return d.block(of, d.At[place])
}

// waiting: for the host to begin and to end rounds, or for the seat that has the turn.
func waiting(p Public, _ []engine.Person) engine.Waiting {
	o := p.Turns
	switch {
	case !o.hasOrder() && len(o.Phases) == 0 || len(p.players()) == 0:
		return engine.Waiting{}
	case o.Round == 0:
		return engine.Waiting{To: engine.Textf("to begin")}
	case !o.hasOrder():
		return engine.Waiting{To: engine.Textf("to end %v", o.phase())}
	case o.phase() != "":
		return engine.Waiting{For: []engine.Seat{o.Seat}, To: engine.Textf("to end %v", o.phase())}
	}
	return engine.Waiting{For: []engine.Seat{o.Seat}, To: engine.Textf("to end the turn")}
}
