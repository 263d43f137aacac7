package custom

// Playing: numbers go up and down.

import "croupier/engine"

// Raise and Lower move a number that lies face up: a seat its own and the
// table's, the host any.
type (
	Raise struct {
		Of   string      `json:"of"`
		Seat engine.Seat `json:"seat"` // by the host; else the author's own
		By   int         `json:"by"`
	}
	Lower struct {
		Of   string      `json:"of"`
		Seat engine.Seat `json:"seat"`
		By   int         `json:"by"`
	}
)

// Check: whole steps, and inside the range.
func (e Raise) Check(v View) error { return v.Public.mayMove(e.Of, seatOf(e.Seat, v.Seat), e.By, 1) }

// Check: the same downwards.
func (e Lower) Check(v View) error { return v.Public.mayMove(e.Of, seatOf(e.Seat, v.Seat), e.By, -1) }

func (p *Public) mayMove(name string, of engine.Seat, by, sign int) error {
	d := p.tracker(name)
	if by%d.Step != 0 {
		return engine.Refuse("%v goes in steps of %d; you gave %d.", name, d.Step, by)
	}
	place := d.place(of)
	if d.outside(d.At[place] + sign*by) {
		return engine.Refuse("%v is %d and goes from %d to %d; you gave %d.", d.numberName(d.owner(place)), d.At[place], d.Min, d.Max, by)
	}
	return nil
}

// Fold raises it.
func (e Raise) Fold(s *State, t engine.Step) { s.Public.move(e.Of, seatOf(e.Seat, t.By), e.By) }

// Fold lowers it.
func (e Lower) Fold(s *State, t engine.Step) { s.Public.move(e.Of, seatOf(e.Seat, t.By), -e.By) }

func (p *Public) move(name string, of engine.Seat, by int) {
	d := p.tracker(name)
	d.At[d.place(of)] += by
}

// LineFrom words it.
func (e Raise) LineFrom(before Public, by engine.Seat) engine.Text {
	return before.moveLine(e.Of, seatOf(e.Seat, by), by, e.By)
}

// LineFrom words it.
func (e Lower) LineFrom(before Public, by engine.Seat) engine.Text {
	return before.moveLine(e.Of, seatOf(e.Seat, by), by, -e.By)
}

// moveLine words a number that went from one value to another, and who moved it
// where that is not its owner.
func (p *Public) moveLine(name string, of, by engine.Seat, n int) engine.Text {
	d := p.tracker(name)
	place := d.place(of)
	was := d.At[place]
	if owner := d.owner(place); owner == by {
		return engine.Textf("%v: %v from %d to %d.", by, d.Name, was, was+n)
	}
	if by == engine.Host {
		return engine.Textf("%v from %d to %d.", d.numberName(d.owner(place)), was, was+n)
	}
	return engine.Textf("%v from %d to %d, by %v.", d.Name, was, was+n, by)
}

// Set turns a switch that lies face up on or off.
type Set struct {
	Of   string      `json:"of"`
	Seat engine.Seat `json:"seat"` // by the host; else the author's own
	Is   string      `json:"is"`
}

// Fold turns it.
func (e Set) Fold(s *State, t engine.Step) {
	d := s.Public.tracker(e.Of)
	d.At[d.place(seatOf(e.Seat, t.By))] = switchValue(e.Is)
}

// switchValue is a switch as a number.
func switchValue(answer string) int {
	if answer == isOn {
		return 1
	}
	return 0
}

// LineFrom words it.
func (e Set) LineFrom(before Public, by engine.Seat) engine.Text {
	if d := before.tracker(e.Of); d.Per == PerTable {
		return engine.Textf("%v is %v.", d.Name, engine.Word(e.Is))
	}
	return engine.Textf("%v: %v is %v.", seatOf(e.Seat, by), e.Of, engine.Word(e.Is))
}

// numberPads are what a seat moves: the table's numbers and its own.
func (p *Public) numberPads(of engine.Seat) (pads []engine.Pad) {
	for _, d := range p.trackersWhere((*Tracker).openNumber) {
		pads = append(pads, d.movePads(of)...)
	}
	return pads
}

// movePads move one number of one place.
func (d *Tracker) movePads(of engine.Seat, asks ...engine.Field) []engine.Pad {
	at := d.At[d.place(of)]
	asks = append([]engine.Field{engine.Fixed{Name: "of", Value: d.Name}}, asks...)
	if d.Sort == ASwitch {
		other := isOn
		if at > 0 {
			other = isOff
		}
		return []engine.Pad{set.Pad(engine.Textf("%v: %v", d.Name, engine.Word(other)), append(asks, engine.Fixed{Name: "is", Value: other})...)}
	}
	up := raise.Pad(engine.Textf("Raise %v", d.Name), append(asks, d.asksHowFar(d.Max-at))...).Saying("%v +%v", d.Name, engine.Answer("by"))
	down := lower.Pad(engine.Textf("Lower %v", d.Name), append(asks, d.asksHowFar(at-d.Min))...).Saying("%v −%v", d.Name, engine.Answer("by"))
	if at+d.Step > d.Max {
		up = up.But("%v is %d and goes up to %d.", d.Name, at, d.Max)
	}
	if at-d.Step < d.Min {
		down = down.But("%v is %d and goes down to %d.", d.Name, at, d.Min)
	}
	return []engine.Pad{up, down}
}

// asksHowFar asks how far.
func (d *Tracker) asksHowFar(most int) engine.Field {
	return engine.Number{Name: "by", Label: engine.Textf("By"), Min: d.Step, Max: most, Start: d.Step}
}

// scorerPads are the host's, for the table's numbers and any seat's.
func (p *Public) scorerPads() (pads []engine.Pad) {
	list := p.seatsIn()
	for _, d := range p.trackersWhere((*Tracker).openNumber) {
		of := engine.Fixed{Name: "of", Value: d.Name}
		switch {
		case d.Per == PerTable:
			pads = append(pads, d.movePads(engine.Room)...)
		case len(list) == 0:
		case d.Sort == ASwitch:
			pads = append(pads, set.Pad(engine.Textf("%v", d.Name), of, whoField(list), onOffField("is", engine.Textf("Is"))))
		default:
			pads = append(pads,
				raise.Pad(engine.Textf("Raise %v", d.Name), of, whoField(list), d.asksHowFar(d.Max-d.Min)).Saying("%v: %v +%v", engine.Answer("seat"), d.Name, engine.Answer("by")),
				lower.Pad(engine.Textf("Lower %v", d.Name), of, whoField(list), d.asksHowFar(d.Max-d.Min)).Saying("%v: %v −%v", engine.Answer("seat"), d.Name, engine.Answer("by")))
		}
	}
	return pads
}
