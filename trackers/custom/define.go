package custom

// Building: counters, dials, ladders, tracks, switches and lists.

import (
	"slices"

	"croupier/engine"
)

// Counter is a plain number between two others.
type Counter struct {
	Name  string `json:"name"`
	Per   Per    `json:"per"`
	Min   int    `json:"min"`
	Max   int    `json:"max"`
	Start int    `json:"start"`
}

// Dial is a number on a scale with a needle: a salary.
type Dial struct {
	Name  string `json:"name"`
	Per   Per    `json:"per"`
	Min   int    `json:"min"`
	Max   int    `json:"max"`
	Start int    `json:"start"`
}

// Ladder is a level that begins on one rung and goes up or down to another.
type Ladder struct {
	Name string `json:"name"`
	Per  Per    `json:"per"`
	From int    `json:"from"`
	To   int    `json:"to"`
}

// Track is a way to a goal.
type Track struct {
	Name  string `json:"name"`
	Per   Per    `json:"per"`
	Min   int    `json:"min"`
	Max   int    `json:"max"`
	Start int    `json:"start"`
	Goal  int    `json:"goal"`
}

// Switch is a thing that is so or not.
type Switch struct {
	Name string `json:"name"`
	Per  Per    `json:"per"`
	Is   string `json:"is"`
}

// List is what is written down: goods, clues.
type List struct {
	Name string `json:"name"`
	Per  Per    `json:"per"`
}

func (e Counter) tracker() Tracker {
	return Tracker{Name: e.Name, Sort: ACounter, Per: e.Per, Min: e.Min, Max: e.Max, Start: e.Start}
}

func (e Dial) tracker() Tracker {
	return Tracker{Name: e.Name, Sort: ADial, Per: e.Per, Min: e.Min, Max: e.Max, Start: e.Start}
}

func (e Ladder) tracker() Tracker {
	return Tracker{Name: e.Name, Sort: ALadder, Per: e.Per, Min: min(e.From, e.To), Max: max(e.From, e.To), Start: e.From}
}

func (e Track) tracker() Tracker {
	goal := Threshold{At: e.Goal, Does: Goal, Falling: e.Goal < e.Start}
	return Tracker{Name: e.Name, Sort: ATrack, Per: e.Per, Min: e.Min, Max: e.Max, Start: e.Start, Thresholds: []Threshold{goal}}
}

func (e Switch) tracker() Tracker {
	d := Tracker{Name: e.Name, Sort: ASwitch, Per: e.Per, Max: 1}
	if e.Is == isOn {
		d.Start = 1
	}
	return d
}

func (e List) tracker() Tracker { return Tracker{Name: e.Name, Sort: AList, Per: e.Per} }

// Check holds it to what every tracker must be; Fold puts it on the table; Line
// words it. The same of every sort.
func (e Counter) Check(v View) error           { return v.Public.mayAdd(e.tracker()) }
func (e Counter) Fold(s *State, _ engine.Step) { add(s, e.tracker()) }
func (e Counter) Line(engine.Seat) engine.Text { return e.tracker().line() }

func (e Dial) Check(v View) error           { return v.Public.mayAdd(e.tracker()) }
func (e Dial) Fold(s *State, _ engine.Step) { add(s, e.tracker()) }
func (e Dial) Line(engine.Seat) engine.Text { return e.tracker().line() }

func (e Ladder) Check(v View) error           { return v.Public.mayAdd(e.tracker()) }
func (e Ladder) Fold(s *State, _ engine.Step) { add(s, e.tracker()) }
func (e Ladder) Line(engine.Seat) engine.Text { return e.tracker().line() }

func (e Track) Check(v View) error           { return v.Public.mayAdd(e.tracker()) }
func (e Track) Fold(s *State, _ engine.Step) { add(s, e.tracker()) }
func (e Track) Line(engine.Seat) engine.Text { return e.tracker().line() }

func (e Switch) Check(v View) error           { return v.Public.mayAdd(e.tracker()) }
func (e Switch) Fold(s *State, _ engine.Step) { add(s, e.tracker()) }
func (e Switch) Line(engine.Seat) engine.Text { return e.tracker().line() }

func (e List) Check(v View) error           { return v.Public.mayAdd(e.tracker()) }
func (e List) Fold(s *State, _ engine.Step) { add(s, e.tracker()) }
func (e List) Line(engine.Seat) engine.Text { return e.tracker().line() }

// mayAdd: a name of its own, and a range that holds its start and its goal.
func (p *Public) mayAdd(d Tracker) error {
	if err := p.free(d.Name); err != nil || !d.number() {
		return err
	}
	if d.Max <= d.Min {
		return engine.Refuse("%v: from %d to %d is no range.", d.Name, d.Min, d.Max)
	}
	if d.outside(d.Start) {
		return engine.Refuse("%v starts at %d, outside its range of %d to %d.", d.Name, d.Start, d.Min, d.Max)
	}
	for _, t := range d.Thresholds {
		if d.outside(t.At) {
			return engine.Refuse("The goal of %v, %d, lies outside its range of %d to %d.", d.Name, t.At, d.Min, d.Max)
		}
		if t.At == d.Start {
			return engine.Refuse("The goal of %v is where it starts, at %d.", d.Name, d.Start)
		}
	}
	return nil
}

// add puts a tracker on the table, at its start before every chair.
func add(s *State, d Tracker) {
	p := &s.Public
	d.Step = 1
	switch n := len(p.Chairs); {
	case d.inHands():
		for _, of := range p.seatsIn() {
			s.Hand(of).Own = append(s.Hand(of).Own, d.secret())
		}
	case d.Per == PerTable:
		d.layOpen(1)
	default:
		d.layOpen(n)
	}
	p.Trackers = append(p.Trackers, d)
}

// layOpen gives a tracker that lies face up its places.
func (d *Tracker) layOpen(places int) {
	if d.number() {
		d.At = slices.Repeat([]int{d.Start}, places)
	} else {
		d.Items = make([][]string, places)
	}
	for i := range d.Thresholds {
		d.Thresholds[i].Past = make([]bool, places)
	}
}

// line words what the table keeps from now on.
func (d Tracker) line() engine.Text {
	what := engine.Textf("%v %d, from %d to %d", d.Name, d.Start, d.Min, d.Max)
	switch {
	case d.Sort == AList:
		what = engine.Textf("a list, %v", d.Name)
	case d.Sort == ASwitch:
		what = engine.Textf("%v, %v", d.Name, d.says(d.Start))
	case d.Sort == ATrack:
		what = engine.Textf("%v %d, to a goal of %d", d.Name, d.Start, d.Thresholds[0].At)
	}
	switch d.Per {
	case PerTable:
		return engine.Textf("The table keeps %v.", what)
	case PerSeat:
		return engine.Textf("Each seat keeps %v.", what)
	}
	return engine.Textf("Each seat keeps %v, in secret.", what)
}

// definePads add a tracker of each sort.
func (p *Public) definePads() []engine.Pad {
	name, per := p.nameField(trackerShelf), perField()
	from, least, most := limit("start", "Starts at", "as all begin", 0), limit("min", "Lowest", "never below", 0), limit("max", "Highest", "never above", 999)
	pads := []engine.Pad{
		track.Pad(engine.Textf("Add a way to a goal"), name, per, limit("goal", "Goal", "to get to", 10), from, least, most).
			With("A number on its way to a goal, as points to 100 in a card game."),
		counter.Pad(engine.Textf("Add a counter"), name, per, from, least, most).
			With("A number that goes up and down, as lives, tricks or food."),
		ladder.Pad(engine.Textf("Add a ladder"), name, per, limit("from", "First rung", "as all begin", 5), limit("to", "Last rung", "the other end", 1)).
			With("Levels one after another, as an alarm that goes from 5 down to 1."),
		dial.Pad(engine.Textf("Add a dial"), name, per, from, least, most).
			With("A number with a needle on its scale, as a salary or the heat of an engine."),
		onOff.Pad(engine.Textf("Add a switch"), name, per, isOffAtFirst()).
			With("Something that is so or not, as “in jail” or “night”."),
		listOf.Pad(engine.Textf("Add a list"), name, per).
			With("Words to write down and to strike, as clues, or goods in a bag."),
	}
	if len(p.Trackers) >= mostTrackers {
		for i := range pads {
			pads[i] = pads[i].But("There are %d trackers; a table holds no more.", mostTrackers)
		}
	}
	return pads
}

// nameField asks what a new thing on the table is called, beside all that has a name here.
func (p *Public) nameField(shelf string) engine.Field {
	return engine.Words{Name: "name", Label: engine.Textf("Name"), Most: nameLetters, Shelf: shelf, Apart: p.taken()}
}

func perField() engine.Field {
	return engine.Choice{Name: "per", Label: engine.Textf("Whose"), Start: string(PerSeat), Among: []engine.Item{
		{Value: string(PerTable), Label: engine.Textf("One for the table")},
		{Value: string(PerSeat), Label: engine.Textf("One a seat, face up")},
		{Value: string(PerSecret), Label: engine.Textf("One a seat, in secret")},
	}}
}

// limit asks for a number of a range; what that is stands where other fields have
// theirs, which goes as far as anybody counts.
func limit(name string, label, what engine.Word, start int) engine.Field {
	return engine.Number{Name: name, Label: label.Text(), Hint: what.Text(), Min: -mostNumber, Max: mostNumber, Start: start}
}

// How a switch stands, as answers spell it.
const (
	isOn  = "on"
	isOff = "off"
)

func isOffAtFirst() engine.Field {
	return engine.Choice{Name: "is", Label: engine.Textf("At first"), Among: engine.Items(isOn, isOff), Start: isOff}
}

func onOffField(name string, label engine.Text) engine.Field {
	return engine.Choice{Name: name, Label: label, Among: engine.Items(isOn, isOff)}
}
