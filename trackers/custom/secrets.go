package custom

// Playing: numbers and lists that lie in the hands.

import "croupier/engine"

// secretNumbers are the kinds of entries that a secret number is made of: its
// owner's, and rulings in the own hand.
var secretNumbers = []string{keep.Name, engine.Correct}

// Keep sets an own secret number or switch, under the cover.
type Keep struct {
	Of string `json:"of"`
	At int    `json:"at"`
	Is string `json:"is"` // of a switch
}

// Check: whole steps from the start.
func (e Keep) Check(v View) error {
	if d := v.Public.tracker(e.Of); d.Sort != ASwitch && (e.At-d.Start)%d.Step != 0 {
		return engine.Refuse("%v goes in steps of %d from %d; you gave %d.", e.Of, d.Step, d.Start, e.At)
	}
	return nil
}

// Whisper sets it.
func (e Keep) Whisper(h *Hand, _ engine.Step) {
	mine := h.secretOf(e.Of)
	if mine.N = e.At; e.Is != "" {
		mine.N = switchValue(e.Is)
	}
}

// Jot writes on an own secret list; Erase takes off it.
type (
	Jot struct {
		In   string `json:"in"`
		Item string `json:"item"`
	}
	Erase struct {
		In   string `json:"in"`
		Item string `json:"item"`
	}
)

// Check: there is room.
func (e Jot) Check(v View) error {
	if len(v.Hand.secretOf(e.In).Items) >= mostItems {
		return engine.Refuse("%v holds %d things; no more fit.", e.In, mostItems)
	}
	return nil
}

// Whisper writes it.
func (e Jot) Whisper(h *Hand, _ engine.Step) {
	mine := h.secretOf(e.In)
	mine.Items = append(mine.Items, e.Item)
}

// Whisper strikes it, once.
func (e Erase) Whisper(h *Hand, _ engine.Step) {
	mine := h.secretOf(e.In)
	mine.Items = withoutItem(mine.Items, e.Item)
}

// Show turns what an own secret tracker says face up for everybody, now.
type Show struct {
	Of string `json:"of"`
}

// Fold shows it.
func (e Show) Fold(s *State, t engine.Step) {
	p := &s.Public
	d, mine := p.tracker(e.Of), s.Hand(t.By).secretOf(e.Of)
	line := engine.Textf("%v of %v: %v", e.Of, t.By, d.says(mine.N))
	if d.number() {
		t.Show(t.By, engine.Room, secretNumbers...)
	} else {
		t.Show(t.By, engine.Room, jot.Name, erase.Name)
		line = engine.Textf("%v of %v: %v", e.Of, t.By, items(mine.Items))
	}
	t.Tell("%v.", line)
	p.notice(line)
}

// Line words it.
func (e Show) Line(by engine.Seat) engine.Text { return engine.Textf("%v shows %v.", by, e.Of) }

// secretPads are what a seat does with its secrets.
func secretPads(v *View) (pads []engine.Pad) {
	for _, d := range v.Public.trackersWhere((*Tracker).inHands) {
		of := engine.Fixed{Name: "of", Value: d.Name}
		switch {
		case d.Sort == ASwitch:
			pads = append(pads, keep.Pad(engine.Textf("Set my %v", d.Name), of, onOffField("is", engine.Textf("Is"))))
		case d.number():
			pads = append(pads, keep.Pad(engine.Textf("Set my %v", d.Name), of,
				engine.Number{Name: "at", Label: engine.Textf("Is now"), Min: d.Min, Max: d.Max, Start: v.Hand.secretOf(d.Name).N}))
		default:
			pads = append(pads, jotPads(d, v.Hand.secretOf(d.Name).Items)...)
		}
		pad := show.Pad(engine.Textf("Show my %v to all", d.Name), of)
		pad.Sure = engine.Textf("Everybody sees it then.")
		pads = append(pads, pad)
	}
	return pads
}

func jotPads(d *Tracker, list []string) []engine.Pad {
	in := engine.Fixed{Name: "in", Value: d.Name}
	pads := []engine.Pad{jot.Pad(engine.Textf("Write on my %v", d.Name), in, itemField(list))}
	if len(list) > 0 {
		pads = append(pads, erase.Pad(engine.Textf("Strike from my %v", d.Name), in, among(list)))
	}
	return pads
}

// mine is a seat's secrets, under the cover.
func mine(v View) (above, below []engine.Block) {
	if !v.Public.chair(v.Seat).In {
		return nil, nil
	}
	var inside engine.Blocks
	for _, d := range v.Public.trackersWhere((*Tracker).inHands) {
		if mine := v.Hand.secretOf(d.Name); mine != nil {
			inside = append(inside, d.peek(mine)...)
		}
	}
	if len(inside) > 0 {
		below = append(below, engine.Peek{Label: engine.Textf("Your secrets"), Inside: inside})
	}
	if v.Public.Notes > 0 {
		below = append(below, engine.Peek{Label: engine.Textf("Your covered notes"), Inside: v.Hand.noteBlocks()})
	}
	return nil, below
}

// peek is one secret, with the banners that it has reached.
func (d *Tracker) peek(mine *Secret) engine.Blocks {
	if !d.number() {
		return engine.Blocks{engine.Note{Text: engine.Textf("%v: %v", d.Name, items(mine.Items))}}
	}
	out := engine.Blocks{d.block(engine.Room, mine.N)}
	for i := range d.Thresholds {
		if h := &d.Thresholds[i]; h.Does == Banner && h.isReached(mine.N) {
			out = append(out, engine.Banner{Label: engine.Textf("%v", d.Name), Text: h.words(d)})
		}
	}
	return out
}
