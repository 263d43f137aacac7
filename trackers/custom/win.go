package custom

// Building and playing: how the game is won, and who is out.

import (
	"cmp"
	"slices"

	"croupier/engine"
)

// By is how the game is won.
type By string

// First to a goal, the most or the least at the end, the last one standing; or
// nobody wins, and the host ends the night.
const (
	NoWin By = "none"
	First By = "first"
	Most  By = "most"
	Least By = "least"
	Last  By = "last"
)

// Win is the win rule.
type Win struct {
	By By     // none at first
	Of string // the tracker that it counts, or Cash; empty: none (Last: who is out says so)
}

// SetWin says how the game is won.
type SetWin struct {
	By By     `json:"by"`
	Of string `json:"of"`
}

// Check: the game is not over by it at once.
func (e SetWin) Check(v View) error {
	p := v.Public
	p.Win = Win(e)
	if !p.isWon() {
		return nil
	}
	if e.By == Last {
		return engine.Refuse("%v would be standing: the game would be over.", standingOnly(p.standing()))
	}
	d := p.tracker(e.Of)
	return engine.Refuse("%v has reached the goal of %v, %d: the game would be over.", p.finishers(d), d.Name, d.goal().At)
}

func standingOnly(list []engine.Seat) engine.Text {
	if len(list) == 0 {
		return engine.Textf("Nobody")
	}
	return engine.Textf("Only %v", engine.SeatList(list))
}

// Fold sets the rule.
func (e SetWin) Fold(s *State, _ engine.Step) { s.Public.Win = Win(e) }

// Line words it.
func (e SetWin) Line(engine.Seat) engine.Text {
	switch {
	case e.By == First:
		return engine.Textf("Whoever is first at the goal of %v wins.", e.Of)
	case e.By == Most:
		return engine.Textf("Whoever has the most %v at the end wins.", e.Of)
	case e.By == Least:
		return engine.Textf("Whoever has the least %v at the end wins.", e.Of)
	case e.By == Last && e.Of != "":
		return engine.Textf("The last one standing wins: who has the lowest %v is out.", e.Of)
	case e.By == Last:
		return engine.Textf("The last one standing wins.")
	}
	return engine.Textf("Nobody wins: the host ends the night.")
}

// winPads offer each rule that fits what is built.
func (p *Public) winPads() (out []engine.Pad) {
	fixed := func(by By) engine.Field { return engine.Fixed{Name: "by", Value: string(by)} }
	among := func(list []engine.Item) engine.Field {
		return chooseOnly(engine.Choice{Name: "of", Label: engine.Textf("Counting"), Among: list})
	}
	goals := names(p.trackersWhere(func(d *Tracker) bool { return !d.inHands() && d.goal() != nil }))
	first := win.Pad(engine.Textf("First at a goal wins"), fixed(First), among(goals)).
		With("The game ends by itself, as soon as somebody has the points.")
	if len(goals) == 0 {
		first = first.But("Nothing that lies face up has a goal.")
	}
	out = append(out, first)
	counted := names(p.trackersWhere(func(d *Tracker) bool { return d.Per != PerTable && d.counts() }))
	if p.Money.On {
		counted = append(counted, typedItem(cash))
	}
	most := win.Pad(engine.Textf("The most at the end wins"), fixed(Most), among(counted)).
		With("You end the game; who has the most then wins, as coins.")
	least := win.Pad(engine.Textf("The least at the end wins"), fixed(Least), among(counted)).
		With("You end the game; who has the least then wins, as penalty points.")
	if len(counted) == 0 {
		most, least = most.But("No seat has anything to count."), least.But("No seat has anything to count.")
	}
	out = append(out, most, least, win.Pad(engine.Textf("The last one standing wins"), fixed(Last)).
		With("Who is out says so by phone."))
	if lives := names(p.trackersWhere(func(d *Tracker) bool { return d.Per == PerSeat && d.counts() })); len(lives) > 0 {
		out = append(out, win.Pad(engine.Textf("The last one standing wins; the lowest is out"), fixed(Last), among(lives)).
			With("Who has none left is out, as with lives."))
	}
	return append(out, win.Pad(engine.Textf("Nobody wins"), fixed(NoWin)).
		With("The table only counts, and you end the game."))
}

// isWon reports whether somebody has won by the rule alone.
func (p *Public) isWon() bool {
	switch p.Win.By {
	case First:
		return len(p.finishers(p.tracker(p.Win.Of))) > 0
	case Last:
		return len(p.seatsIn()) > 1 && len(p.standing()) < 2
	}
	return false
}

// finishers are whose number is at the goal.
func (p *Public) finishers(d *Tracker) (out engine.List) {
	for _, place := range p.places(d) {
		if d.goal().isReached(d.At[place]) {
			out = append(out, whoseText(d.owner(place)))
		}
	}
	return out
}

func whoseText(s engine.Seat) engine.Text {
	if s == engine.Room {
		return engine.Textf("The table")
	}
	return s.Text()
}

// isOut reports whether a seat is out: by word, or because what the win rule
// counts is at its lowest.
func (p *Public) isOut(s engine.Seat) bool {
	if p.chair(s).Out {
		return true
	}
	if p.Win.By != Last || p.Win.Of == "" {
		return false
	}
	d := p.tracker(p.Win.Of)
	return d.At[d.place(s)] <= d.Min
}

// standing are the seats that take part and are not out, whoever may have left.
func (p *Public) standing() []engine.Seat { return slices.DeleteFunc(p.seatsIn(), p.isOut) }

// close ends the game when it is won or the host has ended it, and says so once.
func (p *Public) close(t engine.Step) {
	was := p.Over
	p.Over = p.Ended || p.isWon()
	if was || !p.Over {
		return
	}
	for i := range p.Clocks {
		p.Clocks[i].halt(t.At)
	}
	p.tellWinners(t)
}

func (p *Public) tellWinners(t engine.Step) {
	r, ranked := p.ranking()
	if !ranked {
		t.Tell("The game is over. %v", p.verdict())
		return
	}
	var best engine.List
	for _, place := range r.Places {
		if place.Place == 1 {
			best = append(best, engine.Textf("%v (%v)", place.Seat, place.What))
		}
	}
	t.Tell("The game is over. First: %v.", best)
}

// verdict is the end where no seat is ranked.
func (p *Public) verdict() engine.Text {
	switch {
	case p.Win.By != First:
		return engine.Textf("Nobody was to win.")
	case p.isWon():
		return engine.Textf("The table has reached the goal of %v.", p.Win.Of)
	}
	return engine.Textf("The goal of %v was not reached.", p.Win.Of)
}

// endBlock is the end, as all see it.
func (p *Public) endBlock() engine.Block {
	if r, ranked := p.ranking(); ranked {
		return r
	}
	return engine.Banner{Label: engine.Textf("The game is over"), Text: p.verdict()}
}

// ranking is the end by the win rule, once the game is over; false where it ranks
// no seats.
func (p *Public) ranking() (r engine.Ranking, ranked bool) {
	seats := p.seatsIn()
	if p.Win.By == "" || p.Win.By == NoWin || p.Win.By == First && p.tracker(p.Win.Of).Per == PerTable || len(seats) == 0 {
		return r, false
	}
	slices.SortStableFunc(seats, func(a, b engine.Seat) int { return cmp.Compare(p.worth(b), p.worth(a)) })
	r.Label = engine.Textf("The game is over")
	for i, s := range seats {
		place := engine.Place{Seat: s, Place: i + 1, What: p.result(s)}
		if i > 0 && p.worth(seats[i-1]) == p.worth(s) { // ties share a place
			place.Place = r.Places[i-1].Place
		}
		r.Places = append(r.Places, place)
	}
	return r, true
}

// worth is what a seat is ranked by: more is better.
func (p *Public) worth(s engine.Seat) int {
	switch n := p.count(s); {
	case p.Win.By == Last && p.isOut(s):
		return 0
	case p.Win.By == Last:
		return 1
	case p.Win.By == Least, p.Win.By == First && p.tracker(p.Win.Of).goal().Falling:
		return -n
	default:
		return n
	}
}

// count is what a seat has of what the win rule counts.
func (p *Public) count(s engine.Seat) int {
	d := p.tracker(p.Win.Of)
	switch {
	case p.Win.Of == cash:
		return p.Purses.Of[s-1]
	case d == nil:
		return 0
	case d.inHands():
		return p.Final[s-1]
	}
	return d.At[d.place(s)]
}

// result words what a seat came to.
func (p *Public) result(s engine.Seat) engine.Text {
	switch {
	case p.Win.By == Last && p.isOut(s):
		return engine.Textf("out")
	case p.Win.By == Last:
		return engine.Textf("standing")
	case p.Win.Of == cash:
		return engine.Textf("%v", p.Money.In.Of(p.count(s)))
	}
	return engine.Textf("%v %v", p.Win.Of, p.tracker(p.Win.Of).says(p.count(s)))
}

// End ends the night. What the win rule counts in the hands turns face up then.
type End struct{}

// Fold ends it.
func (End) Fold(s *State, t engine.Step) { endGame(s, t) }

func endGame(s *State, t engine.Step) {
	p := &s.Public
	p.Ended = true
	d := p.tracker(p.Win.Of)
	if d == nil || !d.inHands() {
		return
	}
	t.Reveal(secretNumbers...)
	p.Final = make([]int, len(s.Hands))
	for _, of := range p.seatsIn() {
		p.Final[of-1] = s.Hand(of).secretOf(d.Name).N
	}
}

// Line words it.
func (End) Line(engine.Seat) engine.Text { return engine.Textf("The host ends the game.") }

// DropOut takes a seat out of the game; ComeBack takes it in again.
type (
	DropOut struct {
		Seat engine.Seat `json:"seat"` // by the host; else the author's own
	}
	ComeBack struct {
		Seat engine.Seat `json:"seat"`
	}
)

// Fold takes it out.
func (e DropOut) Fold(s *State, t engine.Step) { s.Public.chair(seatOf(e.Seat, t.By)).Out = true }

// Line words it.
func (e DropOut) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v is out of the game.", seatOf(e.Seat, by))
}

// Fold takes it in again.
func (e ComeBack) Fold(s *State, _ engine.Step) { s.Public.chair(e.Seat).Out = false }

// Line words it.
func (e ComeBack) Line(engine.Seat) engine.Text {
	return engine.Textf("%v is in the game again.", e.Seat)
}

// endPads are the host's: who comes late, who is out, and the end.
func (p *Public) endPads() (pads []engine.Pad) {
	pads = append(pads, p.chairsPad())
	if list := p.standing(); len(list) > 0 {
		pads = append(pads, dropOut.Pad(engine.Textf("Out of the game"), whoField(list)).Saying("%v is out", engine.Answer("seat")))
	}
	if list := p.seatsWhere(func(c *Chair) bool { return c.In && c.Out }); len(list) > 0 {
		pads = append(pads, comeBack.Pad(engine.Textf("Back in the game"), whoField(list)).Saying("%v is back", engine.Answer("seat")))
	}
	pad := end.Pad(engine.Textf("End the game"))
	pad.Sure = engine.Textf("Nothing can be entered after that but rulings and undo.")
	pads = append(pads, pad)
	for i := range pads {
		pads[i] = pads[i].Folded("Who comes, who is out, and the end")
	}
	return pads
}
