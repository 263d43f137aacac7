package deal

// Respect from territories (D44, D49): what is printed on them, and who scores it.

import (
	"slices"
	"strconv"

	"croupier/engine"
)

// mostRespect is more than any gain may ever reach: the last one may pass the
// goal. (D43)
const mostRespect = 99

// mostPrinted is more than is printed on any territory.
const mostPrinted = 5

// told are the numbers that the rulebook tells of. (D48)
var toldRespect = map[string]int{"Las Vegas": 3, "Miami": 1}

// points is the respect that a territory brings its holder. (D44)
func (t *Territory) points() int { return max(t.Respect, 0) }

// earn moves a seat's respect.
func (p *Public) earn(of engine.Seat, points int) {
	q := p.player(of)
	q.Respect = min(max(q.Respect+points, 0), mostRespect)
}

// pass gives a territory to a seat, or to nobody. The respect that is printed on
// it goes with it. It reports what the new holder scores. (D44)
func (p *Public) pass(at *Territory, to engine.Seat) (points int) {
	if at.Holder == to {
		return 0
	}
	if at.Holder != engine.Room {
		p.earn(at.Holder, -at.points())
	}
	if at.Holder = to; to == engine.Room {
		return 0
	}
	p.earn(to, at.points())
	return at.points()
}

// control is a territory that changes hands in play: who scores for it draws an
// event. (D44, D49)
func (p *Public) control(t engine.Step, at *Territory, to engine.Seat) {
	from := at.Holder
	points := p.pass(at, to)
	if from != engine.Room && from != to && at.points() > 0 {
		t.Tell("%v loses %d respect for %v.", from, at.points(), at.Name)
	}
	if points > 0 {
		p.scores(t, at, to, points)
	}
}

// scores is one reason to draw an event; by a house rule a territory is one only
// the first time that a seat takes it. (D49, A20)
func (p *Public) scores(t engine.Step, at *Territory, by engine.Seat, points int) {
	t.Tell("%v scores %d respect for %v.", by, points, at.Name)
	if slices.Contains(at.Scored, by) {
		if p.House.FirstTimeOnly {
			return
		}
	} else {
		at.Scored = append(at.Scored, by)
	}
	p.player(by).Events++
}

// asksPrinted asks for the number on a territory. Most have none, so it may be
// left out.
func asksPrinted() engine.Several {
	f := engine.Several{Name: "respect", Label: engine.Textf("Respect printed on it, if any"), Most: 1}
	for n := 1; n <= mostPrinted; n++ {
		f.Among = append(f.Among, engine.Item{Value: strconv.Itoa(n), Label: engine.Textf("%d", n)})
	}
	return f
}

// printedNumber is the answer to it; 0: none.
func printedNumber(answer []string) int {
	if len(answer) == 0 {
		return 0
	}
	n, _ := strconv.Atoi(answer[0])
	return n
}

// Printed says which respect is printed on a territory that is held, and was not
// told before: who holds it scores it now. (D44)
type Printed struct {
	On      string `json:"on"`
	Respect int    `json:"respect"`
}

// Fold notes it.
func (e Printed) Fold(s *State, t engine.Step) {
	p := &s.Public
	at := p.find(e.On)
	if at.Respect = e.Respect; e.Respect > 0 {
		p.earn(at.Holder, e.Respect)
		p.scores(t, at, at.Holder, e.Respect)
	}
}

// Line words it.
func (e Printed) Line(engine.Seat) engine.Text {
	return engine.Textf("%v: %d respect is printed on it", e.On, e.Respect)
}

// untoldHeld are the territories of a seat of which nobody has told the number.
func (p *Public) untoldHeld(by engine.Seat) []*Territory {
	return p.where(func(t *Territory) bool { return t.Holder == by && t.Respect == untold })
}

func asksNumber() engine.Number {
	return engine.Number{Name: "respect", Label: engine.Textf("Respect printed on it"), Max: mostPrinted}
}

// printedPads ask who has taken a capital for the number on it.
func printedPads(v *View) []engine.Pad {
	list := v.Public.untoldHeld(v.Seat)
	if len(list) == 0 {
		return nil
	}
	return []engine.Pad{printedOn.Pad(engine.Textf("The respect printed on %v", list[0].Name), engine.Fixed{Name: "on", Value: list[0].Name}, asksNumber()).
		Saying("%v is worth %v", list[0].Name, engine.Answer("respect")).Now()}
}

// SetPrinted is a ruling on the number of a territory. Who holds it gains or loses
// the difference, and draws nothing.
type SetPrinted struct {
	On      string `json:"on"`
	Respect int    `json:"respect"`
}

// Fold sets it.
func (e SetPrinted) Fold(s *State, _ engine.Step) {
	p := &s.Public
	at := p.find(e.On)
	if at.Holder != engine.Room {
		p.earn(at.Holder, e.Respect-at.points())
	}
	at.Respect = e.Respect
}

// Line words it.
func (e SetPrinted) Line(engine.Seat) engine.Text {
	return engine.Textf("Ruling: the respect printed on %v is %d", e.On, e.Respect)
}

func setPrintedPad(p *Public) engine.Pad {
	return setPrinted.Pad(engine.Textf("Correct a printed number"), asksAmong("on", engine.Textf("Territory"), p.where(func(*Territory) bool { return true })), asksNumber()).
		Saying("%v is worth %v", engine.Answer("on"), engine.Answer("respect"))
}
