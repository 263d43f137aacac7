package engine_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"croupier/engine"
	"croupier/engine/laws/quorum"
	"croupier/engine/night"
	"croupier/engine/vote"
)

// reported is the report of a night of the toy.
func reported(t *testing.T, lines string) engine.Report {
	t.Helper()
	p := played(t, lines)
	r, err := quorum.Rules.Game(vote.Rules).Report(engine.Setup{Seats: 3, Seed: 1}, p.Log)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// drawn is every curve's lines in words.
func drawn(curves engine.Blocks) string {
	var out strings.Builder
	for _, c := range curves {
		for _, l := range c.(engine.Curve).Lines {
			var points []string
			for _, p := range l.Points {
				points = append(points, fmt.Sprintf("%d at %v", p.N, p.At))
			}
			fmt.Fprintf(&out, "%v: %s. ", l.Seat, strings.Join(points, ", "))
		}
	}
	return out.String()
}

// A number is drawn as it stood after each entry that counts, by the table's own
// time: a pause is no time, and what was struck never was.
func TestCurves(t *testing.T) {
	r := reported(t, `
		1 sit name=Ada
		1 give to=2 coins=2 @+1h
		2 give to=3 coins=4 @+10m
		host pause @+1m
		host resume @+5h
		3 give to=1 coins=1 @+9m
		1 give to=2 coins=4 @+1m
		1 undo entry=7 @+1m`)
	if len(r.Curves) != 1 {
		t.Fatalf("drawn: %v", r.Curves)
	}
	want := "seat 1: 3 at 0s, 4 at 20m0s. seat 2: 7 at 0s, 3 at 10m0s. seat 3: 5 at 0s, 9 at 10m0s, 8 at 20m0s. "
	if got := drawn(r.Curves); got != want {
		t.Errorf("drawn as %s\nwant %s", got, want)
	}
	if r.Played != 22*time.Minute || r.Ended.Sub(r.Began) != 5*time.Hour+22*time.Minute {
		t.Errorf("played %v, from %v to %v", r.Played, r.Began, r.Ended)
	}
}

// The end of the game ends the night, whatever is entered after it.
func TestANightEndsWithItsGame(t *testing.T) {
	lines := "host bank to=1 coins=1\nhost correct what=Round to=6 @+1h\n"
	for _, c := range []struct {
		more string
		over bool
		want time.Duration
	}{
		{"", true, time.Hour},
		{"host correct what=Passed to=2 @+2h", true, time.Hour},
		{"host undo entry=2 @+2h", false, 3 * time.Hour},
	} {
		if r := reported(t, lines+c.more); r.Over != c.over || r.Played != c.want {
			t.Errorf("after %q: over %v, played %v", c.more, r.Over, r.Played)
		}
	}
}

// Dice are counted as they fell, by who threw them, typed or rolled; struck ones
// are not.
func TestLuckOfTheDice(t *testing.T) {
	r := reported(t, `
		1 throw dice=6 dice=6
		1 throw dice=6 dice=1
		2 throw dice=3 dice=2
		3 throw dice=roll
		3 throw dice=roll
		host undo entry=5`)
	if len(r.Dice) != 1 {
		t.Fatalf("dice: %+v", r.Dice)
	}
	d := r.Dice[0]
	fell := 0
	for _, n := range d.Counts {
		fell += n
	}
	if d.Sides != 6 || d.Rolled != 2 || fell != 8 || d.Counts[5] < 3 {
		t.Errorf("%+v", d)
	}
	if len(d.By) != 3 || d.By[0] != (engine.Thrown{Seat: 1, Dice: 4, Sum: 19}) || d.By[1] != (engine.Thrown{Seat: 2, Dice: 2, Sum: 5}) || d.By[2].Dice != 2 {
		t.Errorf("thrown: %+v", d.By)
	}
}

// Votes are listed with what was shown of them; who voted what in a tally never is.
func TestVotesOfTheNight(t *testing.T) {
	r := reported(t, `
		1 vote say=yes
		2 vote say=yes
		3 vote say=no
		host ask question=Go? tally=yes sure=yes
		1 ballot say=yes
		2 ballot say=no
		3 ballot say=no`)
	if len(r.Votes) != 2 {
		t.Fatalf("votes: %v", r.Votes)
	}
	motion, _ := r.Votes[0].Result[0].(engine.Scales)
	tally, _ := r.Votes[1].Result[0].(engine.Rack)
	if motion.Pans[0].Total != 2 || motion.Title.String() != "Motion 1" {
		t.Errorf("the motion: %+v", motion)
	}
	if len(tally.Columns) != 1 || len(tally.Rows) != 2 || tally.Rows[1].Cells[0].String() != "2" {
		t.Errorf("the tally: %+v", tally)
	}
}

// Who entered how much, who typed it, and who took what back.
func TestShares(t *testing.T) {
	r := reported(t, `
		host/1 sit name=Ada
		1 give to=2 coins=2
		host/1 hide
		host undo entry=3
		2 hide
		2 undo entry=5
		2 undo entry=6`)
	want := []engine.Share{{Seat: 1, Entries: 2, ByHost: 1, Struck: 1}, {Seat: 2, Entries: 2, Struck: 1}, {Seat: engine.Host, Entries: 1, Undid: 1}}
	if !slices.Equal(r.Shares, want) {
		t.Errorf("shares %+v\nwant %+v", r.Shares, want)
	}
	if len(r.Undone) != 1 || r.Undone[0].Seq != 4 {
		t.Errorf("undone: %v", r.Undone)
	}
}

// purses is a game of money in hands, until they are opened.
var purses = engine.Rules[pursesUp, purseDown, struct{}]{
	Name: "purses", Title: "Purses", Min: 2, Max: 4, Currency: &pence,
	Kinds: []engine.Kind[pursesUp, purseDown, struct{}]{
		engine.Say[earn, pursesUp, purseDown, struct{}]("earn"), engine.Say[lift, pursesUp, purseDown, struct{}]("lift")},
	Setup: func(s *engine.State[pursesUp, purseDown, struct{}], _ engine.Setup, _ engine.Step) {
		s.Public.Up = make([]int, len(s.Hands))
	},
	Open: func(p *pursesUp) (list []engine.Tracker) {
		for i := range p.Up {
			if p.Lifted > i {
				list = append(list, engine.Tracker{Name: "Money", Seat: engine.Seat(i + 1), Max: engine.NoLimit, At: &p.Up[i], In: &pence, Purse: true})
			}
		}
		return list
	},
	Own: func(_ *pursesUp, h *purseDown) []engine.Tracker {
		return []engine.Tracker{{Name: "Money", Max: engine.NoLimit, At: &h.Money, In: &pence, Purse: true}}
	},
	Pads: func(engine.View[pursesUp, purseDown]) []engine.Pad {
		return []engine.Pad{{Kind: "earn", Asks: engine.Fields{engine.Amount{Name: "n", Max: 99, In: pence}}}, {Kind: "lift"}}
	},
	Over: func(p pursesUp) bool { return p.Lifted == len(p.Up) },
}

var pence = engine.Currency{Unit: "p", Scale: 1, Step: 1}

type (
	pursesUp struct {
		Up     []int
		Lifted int
	}
	purseDown struct{ Money int }
	earn      struct {
		N int `json:"n"`
	}
	lift struct{}
)

func (e earn) Fold(s *engine.State[pursesUp, purseDown, struct{}], t engine.Step) {
	s.Hand(t.By).Money += e.N
}
func (e earn) Line(by engine.Seat) engine.Text { return engine.Textf("%v earns %v", by, pence.Of(e.N)) }
func (lift) Fold(s *engine.State[pursesUp, purseDown, struct{}], t engine.Step) {
	s.Public.Lifted++
	s.Public.Up[s.Public.Lifted-1] = s.Hands[s.Public.Lifted-1].Money
	t.Show(engine.Seat(s.Public.Lifted), engine.Room, engine.Correct)
}

// Money in the hands is no curve before the game is over, though some of it is
// shown; then all of its course is. A payment is as large as was said.
func TestHiddenMoneyIsOpenedByTheEnd(t *testing.T) {
	n, err := night.Read("night 1 purses rules=1 seats=2 seed=1\n1 earn n=7\n2 earn n=30\n1 earn n=2\n1 lift\n2 lift")
	if err != nil {
		t.Fatal(err)
	}
	game := purses.Game()
	for upto, want := range []string{"", "", "", "", "", "seat 1: 7 at 0s, 9 at 2s. seat 2: 0 at 0s, 30 at 1s. "} {
		r, err := game.Report(n.Setup, n.Log()[:upto])
		if err != nil {
			t.Fatal(err)
		}
		if got := drawn(r.Curves); got != want {
			t.Errorf("after entry %d the money is drawn as %q, want %q", upto, got, want)
		}
		if upto == 3 && (len(r.Payments) != 3 || r.Payments[0].Amount.N != 30 || r.Payments[0].By != 2 || r.Payments[1].Amount.N != 7) {
			t.Errorf("payments: %+v", r.Payments)
		}
	}
}

// A report of a night of 9,000 entries is no larger than a page can show, and hides
// no peak: a curve begins, ends and has its extremes where they were, and what is
// left out of a list is counted.
func TestALongNightsReportIsSmall(t *testing.T) {
	log := gifts(9000)
	for i := range log {
		log[i].At = night.Evening.Add(time.Duration(i) * time.Second)
		if i/3 == 1234 { // once all give more: then seat 1 is as poor as never before or after
			log[i].Answers.Set("coins", "4")
		}
	}
	last := log[len(log)-1].At
	for range 150 { // a gift, taken back
		back := entry(engine.Host, engine.Undo, fmt.Sprint("entry=", len(log)+1))
		log = append(log, entry(1, "give", "to=2&coins=1"), back)
		log[len(log)-2].At, log[len(log)-1].At = last, last
	}
	r, err := quorum.Rules.Game().Report(engine.Setup{Seats: 3, Seed: 1}, log)
	if err != nil {
		t.Fatal(err)
	}
	line := r.Curves[0].(engine.Curve).Lines[0].Points
	if n := len(line); n > 400 || n < 200 {
		t.Errorf("the curve of seat 1 has %d points", n)
	}
	if line[0] != (engine.CurvePoint{N: 4}) || line[len(line)-1].At < 8990*time.Second {
		t.Errorf("it goes from %v to %v", line[0], line[len(line)-1])
	}
	low := slices.MinFunc(line, func(a, b engine.CurvePoint) int { return a.N - b.N })
	if low != (engine.CurvePoint{At: 3 * 1234 * time.Second, N: 1}) {
		t.Errorf("its lowest point is %v", low)
	}
	if !slices.IsSortedFunc(line, func(a, b engine.CurvePoint) int { return int(a.At - b.At) }) {
		t.Error("its times do not rise")
	}
	if len(r.Undone) != 100 || r.Undid != 150 || r.Undone[99].Seq != 9300 {
		t.Errorf("%d of %d undone: %+v", len(r.Undone), r.Undid, r.Undone)
	}
}

func BenchmarkReport10000(b *testing.B) {
	game, log := quorum.Rules.Game(), gifts(10000)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := game.Report(engine.Setup{Seats: 3, Seed: 1}, log); err != nil {
			b.Fatal(err)
		}
	}
}
