package custom

// Playing: lists are written on and struck off.

import (
	"slices"
	"strconv"

	"croupier/engine"
)

// Write puts something on a list that lies face up; Strike takes it off.
type (
	Write struct {
		In   string      `json:"in"`
		Seat engine.Seat `json:"seat"` // by the host; else the author's own
		Item string      `json:"item"`
	}
	Strike struct {
		In   string      `json:"in"`
		Seat engine.Seat `json:"seat"`
		Item string      `json:"item"`
	}
)

// Check: there is room. A seat's own pad has it closed where there is none.
func (e Write) Check(v View) error {
	d := v.Public.tracker(e.In)
	return d.refuseFull(d.place(seatOf(e.Seat, v.Seat)))
}

func (d *Tracker) refuseFull(place int) error {
	if len(d.Items[place]) >= mostItems {
		return engine.Refuse("%v holds %d things; no more fit.", d.numberName(d.owner(place)), mostItems)
	}
	return nil
}

// Fold writes it.
func (e Write) Fold(s *State, t engine.Step) {
	d := s.Public.tracker(e.In)
	at := d.place(seatOf(e.Seat, t.By))
	d.Items[at] = append(d.Items[at], e.Item)
}

// LineFrom words it.
func (e Write) LineFrom(before Public, by engine.Seat) engine.Text {
	d := before.tracker(e.In)
	return engine.Textf("%v: %v.", d.numberName(d.owner(d.place(seatOf(e.Seat, by)))), e.Item)
}

// Fold strikes it, once.
func (e Strike) Fold(s *State, t engine.Step) {
	d := s.Public.tracker(e.In)
	at := d.place(seatOf(e.Seat, t.By))
	d.Items[at] = withoutItem(d.Items[at], e.Item)
}

// LineFrom words it.
func (e Strike) LineFrom(before Public, by engine.Seat) engine.Text {
	d := before.tracker(e.In)
	return engine.Textf("%v: no longer %v.", d.numberName(d.owner(d.place(seatOf(e.Seat, by)))), e.Item)
}

// withoutItem is a list without the first thing of a name.
func withoutItem(list []string, item string) []string {
	if i := slices.Index(list, item); i >= 0 {
		return slices.Delete(list, i, i+1)
	}
	return list
}

// items words a list.
func items(list []string) engine.Text {
	if len(list) == 0 {
		return engine.Textf("nothing")
	}
	var out engine.List
	for _, item := range list {
		out = append(out, engine.Textf("%v", item))
	}
	return engine.Textf("%v", out)
}

// listPads are what a seat writes: the table's lists and its own.
func (p *Public) listPads(of engine.Seat) (pads []engine.Pad) {
	for _, d := range p.trackersWhere((*Tracker).openList) {
		place := d.place(of)
		on := d.writePad()
		if err := d.refuseFull(place); err != nil {
			on = on.But("%v", err.(engine.Refusal).Text)
		}
		pads = append(pads, on)
		if len(d.Items[place]) > 0 {
			pads = append(pads, d.strikePad(place))
		}
	}
	return pads
}

func (d *Tracker) writePad(asks ...engine.Field) engine.Pad {
	asks = append([]engine.Field{engine.Fixed{Name: "in", Value: d.Name}}, asks...)
	return write.Pad(engine.Textf("Write on %v", d.Name), append(asks, itemField(d.Items...))...).Saying("Write %v", engine.Answer("item"))
}

func (d *Tracker) strikePad(place int, asks ...engine.Field) engine.Pad {
	asks = append([]engine.Field{engine.Fixed{Name: "in", Value: d.Name}}, asks...)
	return strike.Pad(engine.Textf("Strike from %v", d.Name), append(asks, among(d.Items[place]))...).Saying("Strike %v", engine.Answer("item"))
}

// clerkPads are the host's: the table's lists and every seat's.
func (p *Public) clerkPads() (pads []engine.Pad) {
	for _, d := range p.trackersWhere((*Tracker).openList) {
		places := p.places(d)
		switch {
		case d.Per == PerTable:
			pads = append(pads, d.writePad())
		case len(places) > 0:
			pads = append(pads, d.writePad(whoField(p.seatsIn())))
		}
		for _, place := range places {
			if len(d.Items[place]) == 0 {
				continue
			}
			if owner := d.owner(place); owner == engine.Room {
				pads = append(pads, d.strikePad(place))
			} else {
				pad := d.strikePad(place, engine.Fixed{Name: "seat", Value: strconv.Itoa(int(owner)), Whole: true})
				pad.Label = engine.Textf("Strike from %v", d.numberName(owner))
				pads = append(pads, pad)
			}
		}
	}
	return pads
}

// itemField asks for a thing to write down, beside what stands on these lists.
func itemField(lists ...[]string) engine.Field {
	return engine.Words{Name: "item", Label: engine.Textf("What"), Most: nameLetters, Shelf: itemShelf, Apart: slices.Concat(lists...)}
}

// among asks for one of the things on a list.
func among(list []string) engine.Field {
	f := engine.Choice{Name: "item", Label: engine.Textf("What")}
	for i, item := range list {
		if !slices.Contains(list[:i], item) {
			f.Among = append(f.Among, typedItem(item))
		}
	}
	return f
}
