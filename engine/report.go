package engine

import (
	"cmp"
	"slices"
	"time"
)

// Report is a night looked back on. There is one, the same for everybody: until
// the game is over it holds what the room may know, and after that what the rules
// turned face up besides. What was whispered and never shown is not in it.
type Report struct {
	Game     string        `json:"game"`
	Title    Text          `json:"title"`
	People   []Person      `json:"people"`
	Over     bool          `json:"over,omitempty"`
	Began    time.Time     `json:"began"`    // the game's first entry; zero: none yet
	Ended    time.Time     `json:"ended"`    // the entry that ended it, else the newest
	Played   time.Duration `json:"played"`   // from one to the other, pauses left out
	Told     []Text        `json:"told"`     // what followed from the entry that ended it
	Ends     Blocks        `json:"ends"`     // a Ranking each: places, and who won
	Curves   Blocks        `json:"curves"`   // a Curve each: money first, then ways to a goal
	Payments []Payment     `json:"payments"` // the biggest, biggest first
	Votes    []Vote        `json:"votes"`    // the newest, in their order
	Polled   int           `json:"polled"`   // how many votes were counted in all
	Dice     []DiceLuck    `json:"dice"`     // a line for each sort of die, fewest sides first
	Shares   []Share       `json:"shares"`   // seat 1 first, then the host
	Undone   []Line        `json:"undone"`   // what was taken back, by whom and when: the newest
	Undid    int           `json:"undid"`    // how many times something was, in all
}

// Payment is an entry that moved money, as all may read it.
type Payment struct {
	Line
	Amount Money `json:"amount"` // the most that one purse gained or lost; with purses in hands, the most that was said
}

// Vote is an entry that counted a vote.
type Vote struct {
	Line
	Result Blocks `json:"result"` // what the rules showed of it: never more
}

// DiceLuck is how one sort of die fell over the night.
type DiceLuck struct {
	Sides  int      `json:"sides"`
	Counts []int    `json:"counts"` // how often each number fell, 1 first
	Rolled int      `json:"rolled"` // dice that the program rolled; the others were typed in
	By     []Thrown `json:"by"`     // seat 1 first, then the host
}

// Thrown is what one person threw with one sort of die.
type Thrown struct {
	Seat Seat `json:"seat"`
	Dice int  `json:"dice"`
	Sum  int  `json:"sum"` // of their numbers; (sides + 1) / 2 a die is to be expected
}

// Share is one person's part in the log.
type Share struct {
	Seat    Seat `json:"seat"`
	Entries int  `json:"entries"` // that count, undos among them
	ByHost  int  `json:"byHost"`  // of them, typed on the host's device
	Struck  int  `json:"struck"`  // entries of theirs that were taken back
	Undid   int  `json:"undid"`   // entries that they took back, their own or another's
}

// A report is as large after a night of 20,000 entries as after a long evening: it
// has so many of the biggest payments, and so many of the newest of the rest.
const (
	mostPayments = 10
	mostVotes    = 100
	mostUndone   = 100
)

// Report replays the log and collects what a state does not keep.
func (g *game) Report(setup Setup, log []Record) (Report, error) {
	c := &chronicle{shares: map[Seat]*Share{}, dice: map[int]*DiceLuck{}}
	p, lines, err := g.playing(setup, log, c.see)
	if err != nil {
		return Report{}, err
	}
	for i := range lines {
		c.count(&lines[i], lines)
	}
	return c.report(p), nil
}

// chronicle collects what the report shows, entry by entry.
type chronicle struct {
	courses
	over     bool
	ended    line          // the entry that ended the game, or the newest
	played   time.Duration // until then
	payments []Payment     // the biggest, biggest first
	votes    []Vote
	polled   int
	dice     map[int]*DiceLuck
	shares   map[Seat]*Share
	undone   []Line
	undid    int
}

// see is shown the table at its start, and after every entry.
func (c *chronicle) see(p *position) {
	l := p.last
	money := c.read(p)
	if l.Seq == 0 {
		return
	}
	if over := p.Over(); !over || !c.over {
		c.over, c.ended, c.played = over, l, c.elapsed
	}
	if l.struck || l.Kind == Undo {
		return
	}
	if n, ok := l.moneyMoved(money); ok {
		c.pay(l, n)
	}
	if len(l.voted) > 0 {
		c.votes, c.polled = newest(c.votes, Vote{l.forViewer(Room), l.voted}, mostVotes), c.polled+1
	}
	for _, roll := range l.dice {
		c.roll(l.By, roll)
	}
}

// pay keeps a payment while it is one of the biggest; of two as big the first.
func (c *chronicle) pay(l line, n Money) {
	at, _ := slices.BinarySearchFunc(c.payments, n.N, func(p Payment, n int) int {
		if p.Amount.N >= n {
			return -1
		}
		return 1
	})
	if at < mostPayments {
		c.payments = slices.Insert(c.payments, at, Payment{l.asPayment(n), n})
		c.payments = c.payments[:min(len(c.payments), mostPayments)]
	}
}

// newest adds one to a list that keeps only so many, the oldest going first.
func newest[T any](list []T, one T, most int) []T {
	if len(list) == most {
		list = slices.Delete(list, 0, 1)
	}
	return append(list, one)
}

// moneyMoved is the money that an entry moved, as far as everybody may know it. Rulings,
// and entries about who sits where, move none. What left or entered a purse in a hand is
// a secret: there it is the largest amount that the entry's own sentences name, if no
// more than that moved.
func (l line) moneyMoved(m moneyChange) (Money, bool) {
	switch l.Kind {
	case Sit, Leave, Begin, Open, Pause, Resume, Correct:
		return Money{}, false
	}
	if m.inHand == 0 {
		if m.in == nil {
			return Money{}, false
		}
		return m.in.Of(m.most), true
	}
	most := largestNamed(l.text, m.inHand)
	for _, t := range l.told {
		most = larger(most, largestNamed(t, m.inHand))
	}
	return most, most.N > 0
}

// asPayment is a line that moved so much money, as the report shows it. A vote or a
// whisper moved it only by being the last that was waited for. There the report shows
// what followed in place of the line's own sentence, first the one that names the amount.
func (l line) asPayment(n Money) Line {
	out := l.forViewer(Room)
	if l.whisper == "" && len(l.voted) == 0 || len(l.told) == 0 {
		return out
	}
	i := max(0, slices.IndexFunc(l.told, func(t Text) bool { return largestNamed(t, n.N).N == n.N }))
	out.Text, out.Told = l.told[i], slices.Delete(slices.Clone(l.told), i, i+1)
	return out
}

// largestNamed is the largest amount that a sentence names, up to a limit in smallest
// units.
func largestNamed(t Text, limit int) (most Money) {
	for _, a := range t.Args {
		switch a := a.(type) {
		case Money:
			if a.N <= limit {
				most = larger(most, a)
			}
		case Text:
			most = larger(most, largestNamed(a, limit))
		case List:
			for _, t := range a {
				most = larger(most, largestNamed(t, limit))
			}
		}
	}
	return most
}

func larger(a, b Money) Money {
	if b.N > a.N {
		return b
	}
	return a
}

func (c *chronicle) roll(by Seat, r roll) {
	d := c.dice[r.sides]
	if d == nil {
		d = &DiceLuck{Sides: r.sides, Counts: make([]int, r.sides)}
		c.dice[r.sides] = d
	}
	i := slices.IndexFunc(d.By, func(t Thrown) bool { return t.Seat == by })
	if i < 0 {
		i, d.By = len(d.By), append(d.By, Thrown{Seat: by})
	}
	for _, n := range r.faces {
		d.Counts[n-1]++
		d.By[i].Dice++
		d.By[i].Sum += n
	}
	if r.rolled {
		d.Rolled += len(r.faces)
	}
}

// count adds a line to its author's share.
func (c *chronicle) count(l *line, lines []line) {
	if l.By == Room { // the clock
		return
	}
	s := c.share(l.By)
	if l.struck {
		s.Struck++
		return
	}
	s.Entries++
	if l.ByHost {
		s.ByHost++
	}
	if n := target(l.Record); l.Kind == Undo && n > 0 && n <= len(lines) && lines[n-1].Kind != Undo {
		s.Undid++
		c.undone, c.undid = newest(c.undone, l.forViewer(Room), mostUndone), c.undid+1
	}
}

func (c *chronicle) share(of Seat) *Share {
	if c.shares[of] == nil {
		c.shares[of] = &Share{Seat: of}
	}
	return c.shares[of]
}

func (c *chronicle) report(p *position) Report {
	screen := p.Screen(Room)
	r := Report{Game: screen.Game, Title: screen.Title, People: screen.People, Over: screen.Over, Told: []Text{}, Ends: Blocks{}, Curves: Blocks{},
		Payments: []Payment{}, Votes: []Vote{}, Dice: []DiceLuck{}, Shares: []Share{}, Undone: []Line{}}
	if r.Over {
		r.Told = append(r.Told, c.ended.told...)
	}
	for _, b := range screen.Blocks {
		if b, ok := b.(Ranking); ok {
			r.Ends = append(r.Ends, b)
		}
	}
	if p.begun {
		r.Began, r.Ended, r.Played = c.first, c.ended.At, c.played
		r.Curves = append(r.Curves, c.curves(r.Over)...)
	}
	r.Payments = append(r.Payments, c.payments...)
	r.Votes, r.Polled = append(r.Votes, c.votes...), c.polled
	r.Undone, r.Undid = append(r.Undone, c.undone...), c.undid
	for _, d := range c.dice {
		slices.SortFunc(d.By, func(a, b Thrown) int { return hostLast(a.Seat, b.Seat) })
		r.Dice = append(r.Dice, *d)
	}
	slices.SortFunc(r.Dice, func(a, b DiceLuck) int { return cmp.Compare(a.Sides, b.Sides) })
	for _, s := range c.shares {
		r.Shares = append(r.Shares, *s)
	}
	slices.SortFunc(r.Shares, func(a, b Share) int { return hostLast(a.Seat, b.Seat) })
	return r
}

// hostLast orders seats from 1 up, and the host after them.
func hostLast(a, b Seat) int {
	if a == Host || b == Host {
		return cmp.Compare(b, a)
	}
	return cmp.Compare(a, b)
}
