package engine

import (
	"slices"
	"strconv"
)

// A ruling sets a tracker to what really lies on the table: the host sets what
// is face up, each seat what is its own.
type correction struct {
	What Word   `json:"what"`
	Of   string `json:"of"`
	Seat Seat   `json:"seat"`
	To   int    `json:"to"`
	Why  string `json:"why"`
}

// mostCorrected is as far as a ruling sets a number that has no limit: well past
// the million that one game is won with.
const mostCorrected = 10_000_000

func (r *Rules[P, H, B]) corrections(v View[P, H], viewer Seat) (out []Pad) {
	if viewer == Host {
		for _, t := range r.openTrackers(&v.Public) {
			out = append(out, t.correctPad(false))
		}
		return out
	}
	for _, t := range r.ownTrackers(&v.Public, &v.Hand) {
		out = append(out, t.correctPad(true))
	}
	return out
}

// correctPad sets one tracker right. The pads of one seat's trackers form a group,
// and so do those of one sort, such as the dope of each territory. The pad's mark is
// the present number: where somebody changed the number while a ruling was being
// typed, the ruling is refused, because it would overwrite that change unseen.
func (t Tracker) correctPad(secret bool) Pad {
	asks := Fields{Fixed{Name: "what", Value: string(t.Name)}}
	pad := Pad{Kind: Correct, Mark: strconv.Itoa(*t.At), Label: t.label(), Does: Textf("Set it right")}
	if t.Of != "" {
		asks = append(asks, Fixed{Name: "of", Value: t.Of})
		pad.Group = t.Name.Text()
	}
	if t.Seat != Room {
		asks = append(asks, Fixed{Name: "seat", Value: strconv.Itoa(int(t.Seat)), Whole: true})
		pad.Group = t.Seat.Text()
	}
	top := t.Max
	if top >= NoLimit {
		top = mostCorrected
	}
	if t.In != nil {
		asks = append(asks, Amount{Name: "to", Label: Textf("The right amount"), Min: t.Min, Max: top, In: *t.In})
	} else {
		asks = append(asks, Number{Name: "to", Label: Textf("The right number"), Min: t.Min, Max: top})
	}
	asks = append(asks, Words{Name: "why", Label: Textf("Why"), Most: 80, Blank: true})
	if secret {
		pad.Whisper, pad.Covered, pad.Aside, pad.Group = true, true, asks, Text{} // few, and all of one seat
		return pad
	}
	pad.Asks = asks
	return pad
}

// refuseOvertaken refuses what was meant for an earlier occasion. The refusal of a
// ruling names the present number, which its author had not seen.
func (p Pad) refuseOvertaken() error {
	if p.Kind != Correct {
		return Refuse("That was for another moment. Look again.")
	}
	current, err := strconv.Atoi(p.Mark)
	if err != nil {
		return err
	}
	for _, f := range slices.Concat(p.Asks, p.Aside) {
		if f, ok := f.(Amount); ok {
			return Refuse("%v changed meanwhile: it is %v now. Look again.", p.Label, f.In.Of(current))
		}
	}
	return Refuse("%v changed meanwhile: it is %d now. Look again.", p.Label, current)
}

func (c correction) find(list []Tracker) *Tracker {
	for i, t := range list {
		if t.Name == c.What && t.Of == c.Of && t.Seat == c.Seat {
			return &list[i]
		}
	}
	return nil
}

func (c correction) set(list []Tracker) {
	if t := c.find(list); t != nil {
		*t.At = c.To
	}
}

// line words a ruling: "Ruling: Cash of Ada is $4M. She had paid twice."
func (c correction) line(list []Tracker) Text {
	label, to := c.What.Text(), Textf("%d", c.To)
	if t := c.find(list); t != nil {
		label = t.label()
		if t.In != nil {
			to = Textf("%v", t.In.Of(c.To))
		}
	}
	if c.Seat != Room {
		label = Textf("%v of %v", label, c.Seat)
	}
	if c.Why == "" {
		return Textf("Ruling: %v is %v.", label, to)
	}
	return Textf("Ruling: %v is %v. %v", label, to, c.Why)
}

func (b *playedPart[P, H, B]) correction(in entry) (m readEntry[P, H, B], err error) {
	if string(in.said) != "{}" {
		c, err := decode[correction](in.said)
		m.line = c.line(b.rules.openTrackers(&b.state.Public))
		m.fold = func(s *State[P, H, B], _ Step) { c.set(b.rules.openTrackers(&s.Public)) }
		return m, err
	}
	c, err := decode[correction](in.aside)
	m.fold = func(s *State[P, H, B], step Step) { c.set(b.rules.ownTrackers(&s.Public, s.Hand(step.By))) }
	return m, err
}
