package custom

// Building and playing: clocks.

import (
	"slices"
	"time"

	"croupier/engine"
)

// Clock counts down: for the whole table, for each turn anew, or one a seat that
// runs in its turns.
type Clock struct {
	Name    string
	Per     Per // the table's, a seat's, or a turn's
	Length  time.Duration
	Timeout Timeout
	Left    []time.Duration // while it stands still: of the table or the turn, or by seat
	Ends    time.Time       // while it runs, in the table's time
	Of      engine.Seat     // whose it runs for
	Up      bool            // it has run out, and was not started again
}

// PerTurn is a clock that begins anew with each turn.
const PerTurn Per = "turn"

// Timeout is what happens when a clock runs out. In any case it is told to all.
type Timeout string

// Nothing more, the turn passes on, or the game is over.
const (
	TimeoutTells Timeout = "tell"
	TimeoutNext  Timeout = "next"
	TimeoutEnds  Timeout = "end"
)

// AddClock puts a clock on the table.
type AddClock struct {
	Name    string  `json:"name"`
	Per     Per     `json:"per"`
	Minutes int     `json:"minutes"`
	Seconds int     `json:"seconds"`
	Timeout Timeout `json:"then"`
}

// Check: a name of its own, some time, and turns where it follows them.
func (e AddClock) Check(v View) error {
	p := &v.Public
	if err := p.free(e.Name); err != nil {
		return err
	}
	switch {
	case e.Minutes+e.Seconds == 0:
		return engine.Refuse("%v: a clock needs some time.", e.Name)
	case e.Per != PerTable && !p.Turns.hasOrder():
		return engine.Refuse("%v follows the turns, and there are none: set their order first.", e.Name)
	case e.Timeout == TimeoutNext && e.Per == PerTable:
		return engine.Refuse("%v is the table's: only a clock of the turn or of a seat ends a turn.", e.Name)
	}
	return nil
}

// Fold adds it, standing still and full.
func (e AddClock) Fold(s *State, _ engine.Step) {
	p := &s.Public
	c := Clock{Name: e.Name, Per: e.Per, Length: length(e.Minutes, e.Seconds), Timeout: e.Timeout}
	n := 1
	if e.Per == PerSeat {
		n = len(p.Chairs)
	}
	c.Left = slices.Repeat([]time.Duration{c.Length}, n)
	p.Clocks = append(p.Clocks, c)
}

// Line words it.
func (e AddClock) Line(engine.Seat) engine.Text {
	d := durationText(length(e.Minutes, e.Seconds))
	switch e.Per {
	case PerSeat:
		return engine.Textf("A clock, %v: %v for each seat's turns.", e.Name, d)
	case PerTurn:
		return engine.Textf("A clock, %v: %v for each turn.", e.Name, d)
	}
	return engine.Textf("A clock, %v: %v.", e.Name, d)
}

func length(minutes, seconds int) time.Duration {
	return time.Duration(minutes)*time.Minute + time.Duration(seconds)*time.Second
}

// durationText words a length of time.
func durationText(d time.Duration) engine.Text {
	d = d.Round(time.Second)
	minutes, seconds := int(d/time.Minute), int(d%time.Minute/time.Second)
	switch {
	case minutes == 0:
		return engine.Textf("%d s", seconds)
	case seconds == 0:
		return engine.Textf("%d min", minutes)
	}
	return engine.Textf("%d min %d s", minutes, seconds)
}

func (p *Public) clock(name string) *Clock {
	for i := range p.Clocks {
		if p.Clocks[i].Name == name {
			return &p.Clocks[i]
		}
	}
	return nil
}

// timeLeft is where the time of whom it runs for is kept.
func (c *Clock) timeLeft(of engine.Seat) *time.Duration {
	if c.Per == PerSeat {
		return &c.Left[of-1]
	}
	return &c.Left[0]
}

// runs reports whether it counts down.
func (c *Clock) runs() bool { return !c.Ends.IsZero() }

// halt stops it and keeps what is left.
func (c *Clock) halt(at time.Time) {
	if c.runs() {
		*c.timeLeft(c.Of), c.Ends = max(c.Ends.Sub(at), 0), time.Time{}
	}
}

// run lets it count down for a seat.
func (c *Clock) run(of engine.Seat, at time.Time) {
	c.Of, c.Up = of, false
	c.Ends = at.Add(*c.timeLeft(of))
}

// turnClocks has the clocks that follow the turns go on with the turn: one of the
// turn is full again, and who has no time left gets none.
func (p *Public) turnClocks(at time.Time) {
	for i := range p.Clocks {
		c, of := &p.Clocks[i], p.Turns.Seat
		if c.Per == PerTable || !c.runs() && !c.Up {
			continue
		}
		c.halt(at)
		if c.Per == PerTurn {
			c.Left[0] = c.Length
		}
		switch {
		case of == engine.Room:
			c.Up = false
		case *c.timeLeft(of) == 0:
			c.Of, c.Up = of, true
		default:
			c.run(of, at)
		}
	}
}

// Start has a clock count down; Stop has it stand still.
type (
	Start struct {
		Of string `json:"of"`
	}
	Stop struct {
		Of string `json:"of"`
	}
)

// Fold starts it, full again if nothing was left.
func (e Start) Fold(s *State, t engine.Step) {
	c, of := s.Public.clock(e.Of), s.Public.Turns.Seat
	if *c.timeLeft(of) == 0 {
		*c.timeLeft(of) = c.Length
	}
	c.run(of, t.At)
}

// Line words it.
func (e Start) Line(engine.Seat) engine.Text { return engine.Textf("%v runs.", e.Of) }

// Fold stops it.
func (e Stop) Fold(s *State, t engine.Step) { s.Public.clock(e.Of).halt(t.At) }

// Line words it.
func (e Stop) Line(engine.Seat) engine.Text { return engine.Textf("%v stands still.", e.Of) }

// Longer gives a clock more time, Shorter less. Where each seat has its own, it
// is that of the seat whose turn it is.
type (
	Longer struct {
		Of      string `json:"of"`
		Seconds int    `json:"seconds"`
	}
	Shorter struct {
		Of      string `json:"of"`
		Seconds int    `json:"seconds"`
	}
)

// Check: it is clear whose time it is.
func (e Longer) Check(v View) error { return v.Public.refuseWind(v.Public.clock(e.Of)) }

// Check: a clock that stands still keeps some time. One that runs may lose all
// of it, and has run out then.
func (e Shorter) Check(v View) error {
	p := &v.Public
	c := p.clock(e.Of)
	if err := p.refuseWind(c); err != nil || c.runs() {
		return err
	}
	if left := *c.timeLeft(p.Turns.Seat); left <= length(0, e.Seconds) {
		return engine.Refuse("%v has %v left; you gave %v.", c.Name, durationText(left), durationText(length(0, e.Seconds)))
	}
	return nil
}

func (p *Public) refuseWind(c *Clock) error {
	if c.Per == PerSeat && p.Turns.Seat == engine.Room {
		return engine.Refuse("Nobody has the turn yet.")
	}
	return nil
}

// Fold winds it up.
func (e Longer) Fold(s *State, t engine.Step) { s.Public.wind(e.Of, length(0, e.Seconds), t.At) }

// Line words it.
func (e Longer) Line(engine.Seat) engine.Text {
	return engine.Textf("%v: %v more.", e.Of, durationText(length(0, e.Seconds)))
}

// Fold winds it down.
func (e Shorter) Fold(s *State, t engine.Step) { s.Public.wind(e.Of, -length(0, e.Seconds), t.At) }

// Line words it.
func (e Shorter) Line(engine.Seat) engine.Text {
	return engine.Textf("%v: %v less.", e.Of, durationText(length(0, e.Seconds)))
}

func (p *Public) wind(name string, by time.Duration, at time.Time) {
	c, of := p.clock(name), p.Turns.Seat
	ran := c.runs()
	c.halt(at)
	*c.timeLeft(of) = max(*c.timeLeft(of)+by, 0)
	if ran {
		c.run(of, at)
	}
}

// clockPads start and stop the clocks.
func (p *Public) clockPads() (pads []engine.Pad) {
	for i := range p.Clocks {
		c := &p.Clocks[i]
		of := engine.Fixed{Name: "of", Value: c.Name}
		if c.runs() {
			pads = append(pads, stop.Pad(engine.Textf("Stop the clock: %v", c.Name), of))
		} else {
			pad := start.Pad(engine.Textf("Start the clock: %v", c.Name), of)
			if c.Per != PerTable && p.Turns.Seat == engine.Room {
				pad = pad.But("Nobody has the turn yet.")
			}
			pads = append(pads, pad)
		}
	}
	return pads
}

// windPads give the clocks more time, or less.
func (p *Public) windPads() []engine.Pad {
	if len(p.Clocks) == 0 {
		return nil
	}
	which := engine.Choice{Name: "of", Label: engine.Textf("Which")}
	for _, c := range p.Clocks {
		which.Among = append(which.Among, typedItem(c.Name))
	}
	by := engine.Number{Name: "seconds", Label: engine.Textf("Seconds"), Min: 1, Max: 24 * 3600, Start: 60}
	return []engine.Pad{longer.Pad(engine.Textf("More time"), chooseOnly(which), by), shorter.Pad(engine.Textf("Less time"), chooseOnly(which), by)}
}

func (p *Public) addClockPad() engine.Pad {
	pad := clock.Pad(engine.Textf("Add a clock"), p.nameField(clockShelf),
		engine.Choice{Name: "per", Label: engine.Textf("For"), Start: string(PerTable), Among: []engine.Item{
			{Value: string(PerTable), Label: engine.Textf("The whole table")},
			{Value: string(PerTurn), Label: engine.Textf("Each turn anew")},
			{Value: string(PerSeat), Label: engine.Textf("Each seat, running in its turns")},
		}},
		engine.Number{Name: "minutes", Label: engine.Textf("Minutes"), Max: 24 * 60, Start: 5},
		engine.Number{Name: "seconds", Label: engine.Textf("Seconds"), Max: 59},
		engine.Choice{Name: "then", Label: engine.Textf("When it runs out"), Start: string(TimeoutTells), Among: []engine.Item{
			{Value: string(TimeoutTells), Label: engine.Textf("All hear of it")},
			{Value: string(TimeoutNext), Label: engine.Textf("The turn passes on")},
			{Value: string(TimeoutEnds), Label: engine.Textf("The game is over")},
		}}).With("It counts down once you start it, as an hour for the game or two minutes a turn.")
	if len(p.Clocks) >= mostClocks {
		pad = pad.But("There are %d clocks; a table holds no more.", mostClocks)
	}
	return pad
}

// first is the clock that runs out next; nil: none runs.
func (p *Public) first() (first *Clock) {
	for i := range p.Clocks {
		if c := &p.Clocks[i]; c.runs() && (first == nil || c.Ends.Before(first.Ends)) {
			first = c
		}
	}
	return first
}

func deadline(p Public) (at time.Time) {
	if c := p.first(); c != nil {
		at = c.Ends
	}
	return at
}

func nextClock(p Public) (what engine.Text) {
	if c := p.first(); c != nil {
		what = c.label(c.Of)
	}
	return what
}

// label is a clock's name, with whose it is.
func (c *Clock) label(of engine.Seat) engine.Text {
	if c.Per == PerSeat {
		return engine.Textf("%v of %v", c.Name, of)
	}
	return engine.Textf("%v", c.Name)
}

// expire is what happens when clocks have run out: all hear of it, and what the
// host set besides.
func expire(s *State, t engine.Step) {
	p := &s.Public
	for c := p.first(); c != nil && !t.At.Before(c.Ends); c = p.first() {
		*c.timeLeft(c.Of), c.Ends, c.Up = 0, time.Time{}, true
		line := engine.Textf("%v: the time is up", c.label(c.Of))
		t.Tell("%v.", line)
		p.notice(line)
		switch c.Timeout {
		case TimeoutNext:
			p.passTurn(t) // without turns no clock of theirs runs
		case TimeoutEnds:
			endGame(s, t)
		}
	}
}

// clockBlocks are the clocks that the kernel does not show: those that stand
// still, and those that run beside the first.
func (p *Public) clockBlocks() (out []engine.Block) {
	first := p.first()
	for i := range p.Clocks {
		switch c := &p.Clocks[i]; {
		case c == first:
		case c.runs():
			out = append(out, engine.Clock{Label: c.label(c.Of), Ends: c.Ends})
		case c.Up:
			out = append(out, engine.Banner{Label: c.label(c.Of), Text: engine.Textf("The time is up.")})
		case c.Per != PerSeat && !p.Over:
			out = append(out, engine.Clock{Label: c.label(engine.Room), Left: c.Left[0], Paused: true})
		}
	}
	return out
}

// seatClocks are those of which each seat has one.
func (p *Public) seatClocks() (out []*Clock) {
	for i := range p.Clocks {
		if p.Clocks[i].Per == PerSeat {
			out = append(out, &p.Clocks[i])
		}
	}
	return out
}

// cell is what a seat has left on a clock that each has one of, in its row.
func (c *Clock) cell(of engine.Seat) engine.Block {
	if c.runs() && c.Of == of {
		return engine.Note{Text: engine.Textf("runs")}
	}
	return engine.Note{Text: durationText(*c.timeLeft(of))}
}
