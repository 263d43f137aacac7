package custom

// Building: what happens when a number passes a threshold.

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"croupier/engine"
)

// Threshold is a value of a tracker where something happens.
type Threshold struct {
	At      int
	Falling bool // reached from above; else from below
	Does    Effect
	Says    string
	Past    []bool // by place: it is reached there; none where it is secret
}

// Effect is what happens at a threshold.
type Effect string

// A banner stays in sight as long as the value is there, a goal can win the game,
// a sound calls everybody once.
const (
	Banner Effect = "banner"
	Goal   Effect = "goal"
	Sound  Effect = "sound"
)

// isReached reports whether a value is at the threshold or past it.
func (t Threshold) isReached(n int) bool {
	if t.Falling {
		return n <= t.At
	}
	return n >= t.At
}

// distance is how far a value is from it.
func (t Threshold) distance(n int) int { return max(t.At-n, n-t.At) }

// AddThreshold gives a tracker a threshold.
type AddThreshold struct {
	Of   string `json:"of"`
	On   string `json:"on"`
	At   int    `json:"at"`
	Does Effect `json:"does"`
	Says string `json:"says"`
}

// From which side a threshold is reached, as answers spell it.
const (
	rising  = "rising"
	falling = "falling"
)

func (e AddThreshold) threshold() Threshold {
	return Threshold{At: e.At, Falling: e.On == falling, Does: e.Does, Says: e.Says}
}

// Check: it lies where the tracker can come to and need not be, and a secret
// number tells nobody but its owner.
func (e AddThreshold) Check(v View) error {
	p := &v.Public
	d, t := p.tracker(e.Of), e.threshold()
	switch goal := d.goal(); {
	case d.outside(e.At):
		return engine.Refuse("%v goes from %d to %d; you gave %d.", e.Of, d.Min, d.Max, e.At)
	case t.isReached(d.Min) && t.isReached(d.Max):
		return engine.Refuse("%v has always reached %d: it goes from %d to %d.", e.Of, e.At, d.Min, d.Max)
	case d.inHands() && e.Does != Banner:
		return engine.Refuse("%v is secret: only a banner for its owner keeps it so.", e.Of)
	case e.Does == Goal && goal != nil:
		return engine.Refuse("%v has a goal already: %d.", e.Of, goal.At)
	case len(d.Thresholds) >= mostThresholds:
		return engine.Refuse("%v has %d thresholds; it takes no more.", e.Of, mostThresholds)
	}
	return nil
}

// Fold adds it.
func (e AddThreshold) Fold(s *State, _ engine.Step) {
	d, t := s.Public.tracker(e.Of), e.threshold()
	t.Past = make([]bool, len(d.At))
	d.Thresholds = append(d.Thresholds, t)
}

// Line words it.
func (e AddThreshold) Line(engine.Seat) engine.Text {
	how := map[string]engine.Word{rising: "up", falling: "down"}[e.On]
	what := map[Effect]engine.Word{Banner: "a banner", Goal: "the goal", Sound: "a sound"}[e.Does]
	if e.Says == "" {
		return engine.Textf("%v %v to %d: %v.", e.Of, how, e.At, what)
	}
	return engine.Textf("%v %v to %d: %v, “%v”.", e.Of, how, e.At, what, e.Says)
}

// SetGoal moves a goal: the table plays to 15 after all.
type SetGoal struct {
	Of string `json:"of"`
	At int    `json:"at"`
}

// Check: it lies where the tracker can come to and does not start, and the game
// is not over by it at once.
func (e SetGoal) Check(v View) error {
	p := v.Public
	d := *p.tracker(e.Of)
	switch {
	case d.outside(e.At):
		return engine.Refuse("%v goes from %d to %d; you gave %d.", e.Of, d.Min, d.Max, e.At)
	case e.At == d.Start:
		return engine.Refuse("The goal of %v is where it starts, at %d.", e.Of, d.Start)
	case p.Win.By != First || p.Win.Of != e.Of:
		return nil
	}
	d.Thresholds = slices.Clone(d.Thresholds)
	d.moveGoal(e.At)
	if finishers := p.finishers(&d); len(finishers) > 0 {
		return engine.Refuse("%v has reached %d: the game would be over.", finishers, e.At)
	}
	return nil
}

func (d *Tracker) moveGoal(at int) {
	goal := d.goal()
	goal.At, goal.Falling = at, at < d.Start
}

// Fold moves it.
func (e SetGoal) Fold(s *State, _ engine.Step) { s.Public.tracker(e.Of).moveGoal(e.At) }

// Line words it.
func (e SetGoal) Line(engine.Seat) engine.Text {
	return engine.Textf("The goal of %v is %d now.", e.Of, e.At)
}

// DropThreshold takes what happens at one value of a tracker away.
type DropThreshold struct {
	Which string `json:"which"` // the tracker and the value: "Life 5"
}

func (e DropThreshold) read() (of string, at int) {
	cut := strings.LastIndexByte(e.Which, ' ')
	at, _ = strconv.Atoi(e.Which[cut+1:])
	return e.Which[:cut], at
}

// Check: no rule may count on it.
func (e DropThreshold) Check(v View) error {
	of, at := e.read()
	if w, goal := v.Public.Win, v.Public.tracker(of).goal(); w.By == First && w.Of == of && goal.At == at {
		return engine.Refuse("The win rule counts the goal of %v: change that first.", of)
	}
	return nil
}

// Fold takes it away.
func (e DropThreshold) Fold(s *State, _ engine.Step) {
	of, at := e.read()
	d := s.Public.tracker(of)
	d.Thresholds = slices.DeleteFunc(d.Thresholds, func(t Threshold) bool { return t.At == at && d.droppable(t) })
}

// droppable reports whether a threshold may go: the goal of a way to a goal is
// what that is, and is only moved.
func (d *Tracker) droppable(t Threshold) bool { return d.Sort != ATrack || t.Does != Goal }

// Line words it.
func (e DropThreshold) Line(engine.Seat) engine.Text {
	of, at := e.read()
	return engine.Textf("Nothing happens at %v %d any more.", of, at)
}

func (p *Public) thresholdPads() (out []engine.Pad) {
	list := names(p.trackersWhere((*Tracker).number))
	if len(list) == 0 {
		return nil
	}
	out = append(out, threshold.Pad(engine.Textf("Add a threshold"),
		engine.Choice{Name: "of", Label: engine.Textf("Which"), Among: list},
		engine.Choice{Name: "on", Label: engine.Textf("Reached"), Among: engine.Items(rising, falling)},
		limit("at", "At", "the number", 0),
		engine.Choice{Name: "does", Label: engine.Textf("Then"), Among: engine.Items(engine.Word(Banner), engine.Word(Goal), engine.Word(Sound))},
		engine.Words{Name: "says", Label: engine.Textf("What it says"), Most: saysLetters, Blank: true}).
		With("All are told when a number gets there, as “last round” at 90 points."))
	if goals := names(p.trackersWhere(func(d *Tracker) bool { return d.goal() != nil })); len(goals) > 0 {
		out = append(out, setGoal.Pad(engine.Textf("Another goal"), chooseOnly(engine.Choice{Name: "of", Label: engine.Textf("Of"), Among: goals}), limit("at", "Goal", "to get to", 10)))
	}
	which := engine.Choice{Name: "which", Label: engine.Textf("Which")}
	for _, d := range p.trackersWhere((*Tracker).number) {
		for i, t := range d.Thresholds {
			at := engine.Item{Value: fmt.Sprintf("%s %d", d.Name, t.At), Label: engine.Textf("%v %d: %v", d.Name, t.At, t.words(d))}
			if same := func(o Threshold) bool { return o.At == t.At && d.droppable(o) }; d.droppable(t) && !slices.ContainsFunc(d.Thresholds[:i], same) {
				which.Among = append(which.Among, at)
			}
		}
	}
	if len(which.Among) > 0 {
		out = append(out, noThreshold.Pad(engine.Textf("Remove a threshold"), which))
	}
	return out
}

// chooseOnly chooses the only item of a choice beforehand, which saves a tap.
func chooseOnly(f engine.Choice) engine.Choice {
	if len(f.Among) == 1 {
		f.Start = f.Among[0].Value
	}
	return f
}

// cross looks which thresholds were passed just now, and says so once.
func (p *Public) cross(t engine.Step) {
	for i := range p.Trackers {
		d := &p.Trackers[i]
		for j := range d.Thresholds {
			d.Thresholds[j].cross(p, d, t)
		}
	}
}

func (h *Threshold) cross(p *Public, d *Tracker, t engine.Step) {
	for _, place := range p.places(d) {
		reachedBefore, reached := h.Past[place], h.isReached(d.At[place])
		h.Past[place] = reached
		if reachedBefore || !reached {
			continue
		}
		line := engine.Textf("%v: %v", d.numberName(d.owner(place)), h.words(d))
		t.Tell("%v.", line)
		if h.Does == Sound {
			p.notice(line)
		}
	}
}

// words are what a threshold says: what the host wrote, or its figure.
func (h *Threshold) words(d *Tracker) engine.Text {
	switch {
	case h.Says != "":
		return engine.Textf("%v", h.Says)
	case h.Does == Goal:
		return engine.Textf("the goal of %v is reached", d.says(h.At))
	}
	return engine.Textf("%v", d.says(h.At))
}

// banners stand as long as a value is at their threshold. Who is out needs none,
// and a ladder of the table says itself what its rung means.
func (p *Public) banners() (out []engine.Block) {
	for i := range p.Trackers {
		d := &p.Trackers[i]
		for j := range d.Thresholds {
			if h := &d.Thresholds[j]; h.Does == Banner && !d.inHands() && !(d.Per == PerTable && d.Sort == ALadder) {
				out = append(out, p.banner(d, h)...)
			}
		}
	}
	return out
}

func (p *Public) banner(d *Tracker, h *Threshold) []engine.Block {
	var owners []engine.Seat
	for _, place := range p.places(d) {
		if owner := d.owner(place); h.isReached(d.At[place]) && (owner == engine.Room || !p.isOut(owner)) {
			owners = append(owners, owner)
		}
	}
	switch {
	case len(owners) == 0:
		return nil
	case slices.Equal(owners, []engine.Seat{engine.Room}):
		return []engine.Block{engine.Banner{Label: engine.Textf("%v", d.Name), Text: h.words(d)}}
	}
	return []engine.Block{engine.Banner{Label: engine.Textf("%v", d.Name), Text: engine.Textf("%v: %v", engine.SeatList(owners), h.words(d))}}
}
