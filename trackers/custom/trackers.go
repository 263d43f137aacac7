package custom

import (
	"slices"
	"strings"

	"croupier/engine"
)

// Sort is how a tracker counts, and so how it is drawn.
type Sort string

// The sorts of trackers. All but a list are numbers; a switch is 0 or 1.
const (
	ACounter Sort = "counter"
	ADial    Sort = "dial"
	ALadder  Sort = "ladder"
	ATrack   Sort = "track"
	ASwitch  Sort = "switch"
	AList    Sort = "list"
)

// Per is whose a tracker is.
type Per string

// One for the table, one for each seat in the open, or one in each hand.
const (
	PerTable  Per = "table"
	PerSeat   Per = "seat"
	PerSecret Per = "secret"
)

// Tracker is what the host has the table count or write down.
type Tracker struct {
	Name       string
	Sort       Sort
	Per        Per
	Min, Max   int
	Start      int
	Step       int // it moves by multiples of this
	At         []int
	Items      [][]string // of a list
	Thresholds []Threshold
}

// Secret is one hand's part of a secret tracker.
type Secret struct {
	Name  string
	N     int
	Items []string
}

// secret is what a hand gets when the tracker is new to it.
func (d *Tracker) secret() Secret { return Secret{Name: d.Name, N: d.Start} }

// number reports whether it holds a number: all but lists do.
func (d *Tracker) number() bool { return d.Sort != AList }

// inHands reports whether each seat has a part of it that only it sees.
func (d *Tracker) inHands() bool { return d.Per == PerSecret }

// openNumber and openList report whether it is one that lies face up.
func (d *Tracker) openNumber() bool { return !d.inHands() && d.number() }
func (d *Tracker) openList() bool   { return !d.inHands() && !d.number() }

// counts reports whether it counts up and down: a switch does not.
func (d *Tracker) counts() bool { return d.number() && d.Sort != ASwitch }

// place is where a seat's number stands in At: the table's own stands first and
// alone.
func (d *Tracker) place(of engine.Seat) int {
	if d.Per == PerTable {
		return 0
	}
	return int(of) - 1
}

// owner is the seat whose place that is; Room: the table's.
func (d *Tracker) owner(place int) engine.Seat {
	if d.Per == PerTable {
		return engine.Room
	}
	return engine.Seat(place + 1)
}

// places are those that count now: one for the table, or the chairs that take part.
func (p *Public) places(d *Tracker) (out []int) {
	switch d.Per {
	case PerTable:
		return []int{0}
	case PerSeat:
		for _, s := range p.seatsIn() {
			out = append(out, d.place(s))
		}
	}
	return out
}

// goal is the threshold that is the tracker's goal; nil: it has none.
func (d *Tracker) goal() *Threshold {
	i := slices.IndexFunc(d.Thresholds, func(t Threshold) bool { return t.Does == Goal })
	if i < 0 {
		return nil
	}
	return &d.Thresholds[i]
}

// numberName words a tracker's number: "Life of seat 2", or "Doom".
func (d *Tracker) numberName(owner engine.Seat) engine.Text {
	if owner == engine.Room {
		return engine.Textf("%v", d.Name)
	}
	return engine.Textf("%v of %v", d.Name, owner)
}

// says words a value: a figure, or on and off.
func (d *Tracker) says(n int) engine.Text {
	switch {
	case d.Sort != ASwitch:
		return engine.Textf("%d", n)
	case n > 0:
		return engine.Textf("on")
	}
	return engine.Textf("off")
}

// tracker finds one by its name; nil: there is none.
func (p *Public) tracker(name string) *Tracker {
	for i := range p.Trackers {
		if p.Trackers[i].Name == name {
			return &p.Trackers[i]
		}
	}
	return nil
}

// secretOf is a hand's part of a secret tracker; nil: it has none.
func (h *Hand) secretOf(name string) *Secret {
	for i := range h.Own {
		if h.Own[i].Name == name {
			return &h.Own[i]
		}
	}
	return nil
}

// trackersWhere are the trackers of which something is true.
func (p *Public) trackersWhere(match func(*Tracker) bool) (out []*Tracker) {
	for i := range p.Trackers {
		if match(&p.Trackers[i]) {
			out = append(out, &p.Trackers[i])
		}
	}
	return out
}

// names are what trackers are called, to choose from.
func names(list []*Tracker) (out []engine.Item) {
	for _, d := range list {
		out = append(out, typedItem(d.Name))
	}
	return out
}

// typedItem is a thing to choose that is called as somebody typed it.
func typedItem(name string) engine.Item {
	return engine.Item{Value: name, Label: engine.Textf("%v", name)}
}

// reserved are the names of what the table keeps by itself.
var reserved = []string{cash, theBank, round}

const (
	cash    = "Cash"
	theBank = "Bank"
	round   = "Round"
)

// free refuses a name that something here has already, however it is written.
func (p *Public) free(name string) error {
	for _, taken := range p.taken() {
		if strings.EqualFold(taken, name) {
			return engine.Refuse("There is a %v here already.", taken)
		}
	}
	return nil
}

// taken are the names of all that has one here.
func (p *Public) taken() []string { return slices.Concat(reserved, p.removable()) }

// removable are the names of all that may be removed again; Cash is the money.
func (p *Public) removable() (out []string) {
	if p.Money.On {
		out = append(out, cash)
	}
	for _, d := range p.Trackers {
		out = append(out, d.Name)
	}
	for _, c := range p.Clocks {
		out = append(out, c.Name)
	}
	for _, d := range p.Dice {
		out = append(out, d.Name)
	}
	for _, r := range p.Ranks {
		out = append(out, r.Name)
	}
	return out
}

// towards is the goal that a number climbs to; 0: none.
func (d *Tracker) towards() int {
	if goal := d.goal(); goal != nil && !goal.Falling {
		return goal.At
	}
	return 0
}

// open are the numbers that lie face up.
func open(p *Public) []engine.Tracker {
	list := p.purses()
	for i := range p.Trackers {
		d := &p.Trackers[i]
		if !d.number() {
			continue
		}
		for _, place := range p.places(d) {
			list = append(list, engine.Tracker{Name: engine.Word(d.Name), Seat: d.owner(place), Min: d.Min, Max: d.Max, At: &d.At[place], Goal: d.towards(), Course: true})
		}
	}
	list = append(append(list, p.final()...), p.troops()...)
	if p.countsRounds() {
		list = append(list, engine.Tracker{Name: round, Min: 1, Max: engine.NoLimit, At: &p.Turns.Round})
	}
	return list
}

// countsRounds reports whether a round is being played.
func (p *Public) countsRounds() bool {
	return p.Turns.Round > 0 && (p.Turns.hasOrder() || len(p.Turns.Phases) > 0)
}

// final are the numbers that the end turned face up.
func (p *Public) final() (list []engine.Tracker) {
	if p.Final == nil {
		return nil
	}
	d := p.tracker(p.Win.Of)
	for _, of := range p.seatsIn() {
		list = append(list, engine.Tracker{Name: engine.Word(d.Name), Seat: of, Min: d.Min, Max: d.Max, At: &p.Final[of-1], Course: true})
	}
	return list
}

// own are the numbers of one hand. Only their owner changes them, so a ceiling
// there tells nobody anything.
func own(p *Public, h *Hand) (list []engine.Tracker) {
	for _, d := range p.trackersWhere(func(d *Tracker) bool { return d.inHands() && d.number() }) {
		if mine := h.secretOf(d.Name); mine != nil {
			list = append(list, engine.Tracker{Name: engine.Word(d.Name), Min: d.Min, Max: d.Max, At: &mine.N, Course: true})
		}
	}
	return list
}
