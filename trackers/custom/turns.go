package custom

// Building and playing: phases, whose turn it is, and rounds.

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"croupier/engine"
)

// Order is in what order the seats have their turns.
type Order string

// No turns; round the table; or by a tracker, anew each round.
const (
	NoOrder          Order = "none"
	Clockwise        Order = "clockwise"
	CounterClockwise Order = "counter-clockwise"
	Highest          Order = "highest"
	Lowest           Order = "lowest"
)

// Turns is whose turn it is, and how far the round has come. Its Round is 0 until
// the host begins.
type Turns struct {
	Order  Order  // none at first
	Of     string // the tracker that decides, if one does
	Seat   engine.Seat
	Phases []string
	At     int // the present phase
	Round  int
}

// hasOrder reports whether seats take turns here.
func (o Turns) hasOrder() bool { return o.Order != "" && o.Order != NoOrder }

// phase is the present one; empty: none.
func (o Turns) phase() string {
	if o.Round == 0 || len(o.Phases) == 0 {
		return ""
	}
	return o.Phases[o.At]
}

// SetPhases names the phases of a turn, or of a round where there are no turns.
type SetPhases struct {
	Names string `json:"names"` // separated by commas
}

func (e SetPhases) list() (out []string) {
	for name := range strings.SplitSeq(e.Names, ",") {
		if name = strings.TrimSpace(name); name != "" {
			out = append(out, name)
		}
	}
	return out
}

// Check: a few, each once, and the present one among them, if there are any.
func (e SetPhases) Check(v View) error {
	list := e.list()
	if len(list) > mostPhases {
		return engine.Refuse("%d phases are too many: %d at most.", len(list), mostPhases)
	}
	for i, name := range list {
		if slices.ContainsFunc(list[:i], func(s string) bool { return strings.EqualFold(s, name) }) {
			return engine.Refuse("%v is there twice.", name)
		}
	}
	if present := v.Public.Turns.phase(); present != "" && len(list) > 0 && !slices.Contains(list, present) {
		return engine.Refuse("It is %v now: keep that among the phases, or let it pass first.", present)
	}
	return nil
}

// Fold sets them. The present one stays the present one.
func (e SetPhases) Fold(s *State, _ engine.Step) {
	o := &s.Public.Turns
	present := o.phase()
	o.Phases = e.list()
	o.At = max(slices.Index(o.Phases, present), 0)
}

// Line words it.
func (e SetPhases) Line(engine.Seat) engine.Text {
	var list engine.List
	for _, name := range e.list() {
		list = append(list, engine.Textf("%v", name))
	}
	if len(list) == 0 {
		return engine.Textf("There are no phases.")
	}
	return engine.Textf("The phases are %v.", list)
}

// SetOrder says in what order the seats have their turns.
type SetOrder struct {
	Order Order  `json:"order"`
	Of    string `json:"of"`
}

// Fold sets it. Whose turn it is stays so.
func (e SetOrder) Fold(s *State, t engine.Step) {
	p := &s.Public
	p.Turns.Order, p.Turns.Of = e.Order, e.Of
	if !p.Turns.hasOrder() {
		p.giveTurn(engine.Room, t)
	}
}

// Line words it.
func (e SetOrder) Line(engine.Seat) engine.Text {
	switch e.Order {
	case NoOrder:
		return engine.Textf("There are no turns.")
	case Highest:
		return engine.Textf("Turns go by %v, the highest first.", e.Of)
	case Lowest:
		return engine.Textf("Turns go by %v, the lowest first.", e.Of)
	}
	return engine.Textf("Turns go %v.", engine.Word(e.Order))
}

// orderPads set phases and turns, and give the turn to somebody.
func (p *Public) orderPads() []engine.Pad {
	out := []engine.Pad{
		phases.Pad(engine.Textf("Phases"), engine.Words{Name: "names", Label: engine.Textf("Phases, separated by commas (left out: none)"), Most: 300, Blank: true, Several: true}).
			With("What a turn is made of, or a round where nobody takes turns, as: Draw, Play, Discard."),
		turns.Pad(engine.Textf("Turns"), engine.Choice{Name: "order", Label: engine.Textf("Order"),
			Among: engine.Items(engine.Word(Clockwise), engine.Word(CounterClockwise), engine.Word(NoOrder))}).
			With("All screens show whose turn it is. Who has it ends it by phone."),
	}
	if list := names(p.trackersWhere(func(d *Tracker) bool { return d.Per == PerSeat && d.counts() })); len(list) > 0 {
		out = append(out, turns.Pad(engine.Textf("Turns by a number"),
			engine.Choice{Name: "order", Label: engine.Textf("Order"), Among: engine.Items(engine.Word(Highest), engine.Word(Lowest))},
			engine.Choice{Name: "of", Label: engine.Textf("Of"), Among: list}).
			With("The order is looked up anew each round, as by initiative."))
	}
	return out
}

// Next ends the present phase: the next one begins, or the next turn.
type Next struct{}

// Fold goes on.
func (Next) Fold(s *State, t engine.Step) { s.Public.goOn(t) }

func (p *Public) goOn(t engine.Step) {
	o := &p.Turns
	switch {
	case o.Round == 0:
		p.newRound(t)
	case o.At+1 < len(o.Phases):
		o.At++
	case o.hasOrder():
		p.passTurn(t)
	default:
		p.newRound(t)
	}
}

// LineFrom words what ends.
func (Next) LineFrom(before Public, by engine.Seat) engine.Text {
	o := before.Turns
	switch {
	case o.Round == 0:
		return engine.Textf("The first round begins.")
	case o.At+1 < len(o.Phases):
		return engine.Textf("%v goes on to %v.", o.mover(), o.Phases[o.At+1])
	case o.hasOrder():
		return engine.Textf("The turn of %v is over.", o.Seat)
	}
	return engine.Textf("Round %d is over.", o.Round)
}

// mover is who goes on from phase to phase.
func (o Turns) mover() engine.Text {
	if o.Seat == engine.Room {
		return engine.Textf("The table")
	}
	return o.Seat.Text()
}

// newRound begins a round: everybody has a turn ahead, and the notes that lay
// open are put away.
func (p *Public) newRound(t engine.Step) {
	o := &p.Turns
	o.Round, o.At = o.Round+1, 0
	for i := range p.Chairs {
		p.Chairs[i].Moved, p.Chairs[i].Open = false, nil
	}
	t.Tell("Round %d.", o.Round)
	if o.hasOrder() {
		p.callUp(p.nextSeat(), t)
	}
}

// passTurn goes on to a seat that has not had a turn in this round, or to the next round.
func (p *Public) passTurn(t engine.Step) {
	if p.Turns.Seat != engine.Room {
		p.chair(p.Turns.Seat).Moved = true
	}
	if s := p.nextSeat(); s != engine.Room {
		p.callUp(s, t)
		return
	}
	if len(p.players()) > 0 {
		p.newRound(t)
		return
	}
	p.giveTurn(engine.Room, t)
}

// callUp gives the turn to the seat that comes next, and says so.
func (p *Public) callUp(s engine.Seat, t engine.Step) {
	p.giveTurn(s, t)
	if s != engine.Room {
		t.Tell("It is the turn of %v.", s)
	}
}

// giveTurn begins the turn of a seat, or of nobody: then its clocks stand still.
func (p *Public) giveTurn(s engine.Seat, t engine.Step) {
	p.Turns.Seat = s
	if s != engine.Room {
		p.Turns.At = 0
	}
	p.turnClocks(t.At)
}

// nextSeat is who comes next: of those that play and have not had a turn in
// this round, the first in the order. Room: nobody.
func (p *Public) nextSeat() engine.Seat {
	list := slices.DeleteFunc(p.players(), func(s engine.Seat) bool { return p.chair(s).Moved })
	if len(list) == 0 {
		return engine.Room
	}
	return slices.MinFunc(list, func(a, b engine.Seat) int { return cmp.Or(cmp.Compare(p.wait(a), p.wait(b)), cmp.Compare(a, b)) })
}

// wait is how long a seat waits for its turn, compared with the others: how far
// it sits from the last one, or how its number stands.
func (p *Public) wait(s engine.Seat) int {
	o, n := p.Turns, len(p.Chairs)
	switch o.Order {
	case Highest:
		d := p.tracker(o.Of)
		return -d.At[d.place(s)]
	case Lowest:
		d := p.tracker(o.Of)
		return d.At[d.place(s)]
	case CounterClockwise:
		if o.Seat == engine.Room {
			return int(s)
		}
		return (int(o.Seat-s) + n - 1) % n
	}
	return (int(s-o.Seat) + n - 1) % n
}

// turnStands passes the turn on where whoever had it has left or is out.
func (p *Public) turnStands(t engine.Step) {
	o := &p.Turns
	if o.Round == 0 || !o.hasOrder() || o.Seat != engine.Room && p.plays(o.Seat) {
		return
	}
	if o.Seat != engine.Room || len(p.players()) > 0 {
		p.passTurn(t)
	}
}

// Turn gives the turn to a seat, out of the order: who starts, who was skipped.
type Turn struct {
	To engine.Seat `json:"to"`
}

// Fold gives it.
func (e Turn) Fold(s *State, t engine.Step) {
	o := &s.Public.Turns
	o.Round = max(o.Round, 1)
	s.Public.giveTurn(e.To, t)
}

// Line words it.
func (e Turn) Line(engine.Seat) engine.Text { return engine.Textf("The turn goes to %v.", e.To) }

// occasion names the phase that ends, so that a second tap does not end the next.
func (o Turns) occasion() string {
	return fmt.Sprintf("round %d seat %d phase %d", o.Round, int(o.Seat), o.At)
}

// nextPad words what comes next.
func (p *Public) nextPad() engine.Pad {
	o := p.Turns
	label := engine.Textf("End the turn")
	switch {
	case o.Round == 0:
		label = engine.Textf("Begin the first round")
	case o.At+1 < len(o.Phases):
		label = engine.Textf("Go on to %v", o.Phases[o.At+1])
	case !o.hasOrder():
		label = engine.Textf("End the round")
	}
	return next.Pad(label).For(o.occasion())
}

// turnPads are the host's: to begin, to go on for anybody, and to give the turn.
func (p *Public) turnPads() (out []engine.Pad) {
	o := p.Turns
	if !o.hasOrder() && len(o.Phases) == 0 {
		return nil
	}
	pad := p.nextPad()
	switch {
	case len(p.players()) == 0:
		pad = pad.But("Nobody is playing yet.")
	case o.Round == 0 || !o.hasOrder():
		pad = pad.Now()
	}
	out = append(out, pad)
	if list := others(p.players(), o.Seat); o.hasOrder() && len(list) > 0 {
		out = append(out, turn.Pad(engine.Textf("Give the turn"), engine.Who{Name: "to", Label: engine.Textf("To"), Among: list}).
			Saying("It is the turn of %v", engine.Answer("to")))
	}
	return out
}

// ownTurnPads are a seat's: to go on in its own turn.
func (p *Public) ownTurnPads(of engine.Seat) []engine.Pad {
	o := p.Turns
	switch pad := p.nextPad(); {
	case !o.hasOrder():
		return nil
	case o.Round == 0:
		return []engine.Pad{pad.But("The host begins the first round.")}
	case o.Seat != of:
		return []engine.Pad{pad.But("It is the turn of %v.", o.Seat)}
	default:
		return []engine.Pad{pad.Now()}
	}
}
