package vote_test

import (
	"encoding/json"
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/engine/laws"
	"croupier/engine/laws/quorum"
	"croupier/engine/night"
	"croupier/engine/vote"

	"pgregory.net/rapid"
)

// table is the toy with a vote beside it.
var table = quorum.Rules.Game(vote.Rules)

func TestLaws(t *testing.T) { laws.Check(t, table, laws.Nights(t, table, "testdata/*.night")...) }

// poll is a question that everybody votes on: ballots are options by seat, ""
// for who abstains.
type poll struct {
	seats   int
	asked   string // the answers of the ask, joined by &
	ballots []string
}

// played asks, votes in the order of the seats, and has the host close it if
// somebody abstained.
func (c poll) played(t rapid.TB) (engine.Position, engine.Setup, []engine.Record) {
	setup := engine.Setup{Seats: c.seats, Seed: 5}
	p, err := table.Fold(setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	var log []engine.Record
	enter := func(by engine.Seat, kind, answers string) {
		a, err := url.ParseQuery(answers)
		if err != nil {
			t.Fatal(err)
		}
		if p, err = p.Enter(engine.Record{By: by, Kind: kind, Mark: engine.AnyMark, Answers: a, At: night.Evening}); err != nil {
			t.Fatalf("%v %s %s: %v", by, kind, answers, err)
		}
		log = append(log, p.Last())
	}
	enter(engine.Host, "ask", c.asked)
	for i, b := range c.ballots {
		if b != "" {
			enter(engine.Seat(i+1), "ballot", "say="+b)
		}
	}
	if slices.Contains(c.ballots, "") {
		enter(engine.Host, "close-vote", "")
	}
	return p, setup, log
}

// told is what the last entry told, in one line.
func told(p engine.Position) string {
	var out []string
	for _, t := range p.Told() {
		out = append(out, t.String())
	}
	return strings.Join(out, " ")
}

func TestCount(t *testing.T) {
	for _, c := range []struct {
		name string
		poll
		want string
	}{
		{"most votes win", poll{3, "question=Go?", []string{"yes", "no", "yes"}},
			"“Go?”: the answer is yes. yes: 2 (seat 1 and seat 3). no: 1 (seat 2)."},
		{"a tie decides nothing", poll{4, "question=Go?", []string{"yes", "no", "no", "yes"}},
			"“Go?”: a tie, nothing is decided. yes: 2 (seat 1 and seat 4). no: 2 (seat 2 and seat 3)."},
		{"or goes to the option named first", poll{4, "question=Go?&options=no,yes,later&tie=first", []string{"yes", "yes", "later", "later"}},
			"“Go?”: a tie, and the option named first wins: yes. no: 0. yes: 2 (seat 1 and seat 2). later: 2 (seat 3 and seat 4)."},
		{"a tie below the first place is none", poll{5, "question=Go?&options=a,b,c", []string{"a", "b", "c", "c", "c"}},
			"“Go?”: the answer is c. a: 1 (seat 1). b: 1 (seat 2). c: 3 (seat 3, seat 4 and seat 5)."},
		{"weights", poll{3, "question=Go?&weights=1:3&weights=2:2", []string{"no", "yes", "yes"}},
			"“Go?”: a tie, nothing is decided. yes: 3 (seat 2 × 2 and seat 3). no: 3 (seat 1 × 3)."},
		{"who is missing abstains and is named", poll{4, "question=Go?", []string{"no", "", "no", ""}},
			"“Go?”: the answer is no. yes: 0. no: 2 (seat 1 and seat 3). No vote from seat 2 and seat 4."},
		{"nobody votes", poll{3, "question=Go?&tie=lot", []string{"", "", ""}},
			"“Go?”: nobody voted. yes: 0. no: 0. No vote from seat 1, seat 2 and seat 3."},
		{"a tally names nobody who voted", poll{5, "question=Go?&tally=yes", []string{"no", "yes", "no", "yes", "yes"}},
			"“Go?”: the answer is yes. yes: 3. no: 2."},
	} {
		t.Run(c.name, func(t *testing.T) {
			if p, _, _ := c.played(t); told(p) != c.want {
				t.Errorf("told %q,\nwant %q", told(p), c.want)
			}
		})
	}
}

// Drawn by lot, each of those with the most votes wins on some night, and no other.
func TestLot(t *testing.T) {
	won := map[string]int{}
	for seed := range uint64(60) {
		p, err := table.Fold(engine.Setup{Seats: 5, Seed: seed}, []engine.Record{
			{By: engine.Host, Kind: "ask", Answers: url.Values{"question": {"Go?"}, "options": {"a, b, c"}, "tie": {"lot"}}},
			{By: 1, Kind: "ballot", Answers: url.Values{"say": {"a"}}},
			{By: 2, Kind: "ballot", Answers: url.Values{"say": {"a"}}},
			{By: 3, Kind: "ballot", Answers: url.Values{"say": {"c"}}},
			{By: 4, Kind: "ballot", Answers: url.Values{"say": {"c"}}},
			{By: 5, Kind: "ballot", Answers: url.Values{"say": {"b"}}},
		})
		if err != nil {
			t.Fatal(err)
		}
		won[p.Told()[0].String()]++
	}
	a, c := won["“Go?”: a tie, and the lot falls on a."], won["“Go?”: a tie, and the lot falls on c."]
	if a < 15 || c < 15 || a+c != 60 {
		t.Errorf("of 60 lots fell %v", won)
	}
}

// However many vote for whatever: what is told is what a count by hand gives,
// for every rule for ties.
func TestCountedByHand(t *testing.T) {
	laws.Drawn(t, 100, func(t *rapid.T) {
		options := []string{"a", "b", "c", "d", "e", "f", "g", "h"}[:rapid.IntRange(2, 8).Draw(t, "options")]
		seats := rapid.IntRange(3, 8).Draw(t, "seats")
		tie := rapid.SampledFrom([]string{"", "first"}).Draw(t, "tie")
		c := poll{seats: seats, asked: "question=Go?&options=" + strings.Join(options, ",")}
		if tie != "" {
			c.asked += "&tie=" + tie
		}
		sums, in := map[string]int{}, 0
		for s := range seats {
			weight := rapid.IntRange(0, 3).Draw(t, "weight")
			c.asked += fmt.Sprintf("&weights=%d:%d", s+1, weight)
			b := rapid.SampledFrom(append([]string{""}, options...)).Draw(t, "ballot")
			c.ballots = append(c.ballots, b)
			if b != "" {
				sums[b] += max(weight, 1)
				in += max(weight, 1)
			}
		}
		best := 0
		for _, n := range sums {
			best = max(best, n)
		}
		var top []string
		for _, o := range options {
			if best > 0 && sums[o] == best {
				top = append(top, o)
			}
		}
		want := "“Go?”: a tie, nothing is decided."
		switch {
		case len(top) == 0:
			want = "“Go?”: nobody voted."
		case len(top) == 1:
			want = "“Go?”: the answer is " + top[0] + "."
		case tie == "first":
			want = "“Go?”: a tie, and the option named first wins: " + top[0] + "."
		}
		p, _, _ := c.played(t)
		if got := p.Told()[0].String(); got != want {
			t.Fatalf("%+v: told %q, want %q", c, got, want)
		}
	})
}

// Who swaps ballots in a tally changes nothing that anybody else can see: on no
// screen, in no history, then or later.
func TestATallyIsNeverSplitByName(t *testing.T) {
	laws.Drawn(t, 100, func(t *rapid.T) {
		seats := rapid.IntRange(4, 8).Draw(t, "seats")
		a := poll{seats: seats, asked: "question=Go?&options=a,b,c&tally=yes&tie=" + rapid.SampledFrom([]string{"first", "lot"}).Draw(t, "tie")}
		for range seats {
			a.ballots = append(a.ballots, rapid.SampledFrom([]string{"a", "b", "c"}).Draw(t, "ballot"))
		}
		b := a
		b.ballots = rapid.Permutation(a.ballots).Draw(t, "swapped")
		if x, y := known(t, a), known(t, b); x != y {
			t.Fatalf("%v and %v look different:\n%s\n%s", a.ballots, b.ballots, x, y)
		}
	})
}

// known is all that a poll's table shows to anybody, but for what each wrote.
func known(t *rapid.T, c poll) string {
	p, setup, log := c.played(t)
	var all []any
	for v := engine.Host; int(v) <= c.seats; v++ {
		s := p.Screen(v)
		s.Last.Own = nil
		back, err := table.History(setup, log)
		if err != nil {
			t.Fatal(err)
		}
		h := back.All(v)
		for i := range h {
			h[i].Own = nil
		}
		all = append(all, s, s.Pads, h)
	}
	out, err := json.Marshal(all)
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

// Until the reveal nobody's screen but the voter's own tells a ballot.
func TestABallotIsItsAuthorsUntilTheReveal(t *testing.T) {
	c := poll{4, "question=Go?&options=hemlock,nectar", []string{"hemlock", "hemlock", "hemlock"}}
	p, _, _ := c.played(t)
	for v := engine.Host; v <= 4; v++ {
		for _, b := range p.Screen(v).Blocks {
			if peek, ok := b.(engine.Peek); ok && peek.Label.String() == "Your vote: Go?" {
				if own := peek.Inside[0].(engine.Note).Text.String(); (own == "hemlock") != (v > 0 && v < 4) {
					t.Errorf("%v finds %q under the cover", v, own)
				}
				continue
			}
			js, err := json.Marshal(engine.Blocks{b})
			if err != nil {
				t.Fatal(err)
			}
			if strings.Contains(strings.ReplaceAll(string(js), "hemlock and nectar", ""), "hemlock") {
				t.Errorf("%v sees a ballot: %s", v, js)
			}
		}
	}
}

// The pad tells beforehand what a tally cannot hide, and the host is warned
// again where few have voted.
func TestWarnings(t *testing.T) {
	c := poll{5, "question=Go?&tally=yes", []string{"yes", "no"}}
	p, _, _ := c.played(t)
	if sure := padOf(t, p, engine.Host, "close-vote").Sure.String(); sure != "Only 2 votes came in: too few for a secret tally, so nothing is counted." {
		t.Errorf("closing a tally of 2 is asked with %q", sure)
	}
	if hint := padOf(t, p, 3, "ballot").Hint.String(); !strings.Contains(hint, "all know it if all vote alike") {
		t.Errorf("the ballot of a tally says %q", hint)
	}
}

// padOf is a viewer's pad of a kind.
func padOf(t *testing.T, p engine.Position, viewer engine.Seat, kind string) engine.Pad {
	t.Helper()
	pads := p.Screen(viewer).Pads
	i := slices.IndexFunc(pads, func(pad engine.Pad) bool { return pad.Kind == kind })
	if i < 0 {
		t.Fatalf("%v has no pad %s", viewer, kind)
	}
	return pads[i]
}

// The host takes back neither the count of a tally nor a ballot that it counted,
// nor brings one back: counted once more, the difference would tell whose it was.
func TestTheHostTakesNoCountedBallotBack(t *testing.T) {
	c := poll{5, "question=Go?&tally=yes", []string{"yes", "no", "no", "yes", ""}}
	_, setup, log := c.played(t)
	log = slices.Insert(log, 5, // seat 4 takes its vote back and votes again, before the count
		engine.Record{By: 4, Kind: engine.Undo, Answers: url.Values{"entry": {"5"}}, At: night.Evening},
		engine.Record{By: 4, Kind: "ballot", Answers: url.Values{"say": {"no"}}, At: night.Evening})
	closed := len(log)
	p, err := table.Fold(setup, log)
	if err != nil {
		t.Fatal(err)
	}
	back, err := table.History(setup, log)
	if err != nil {
		t.Fatal(err)
	}
	lines := back.All(engine.Host)
	for seq := 2; seq <= closed; seq++ { // ballots, the undo of one, and the count
		_, err := table.Undo(setup, log, engine.Record{By: engine.Host, Kind: engine.Undo, Answers: url.Values{"entry": {strconv.Itoa(seq)}}, At: night.Evening})
		want := fmt.Sprintf("Entry %d counted it without a name: to count without it would tell what it was.", closed)
		switch seq {
		case 5:
			want = "There is no such entry." // struck already
		case closed:
			want = fmt.Sprintf("Entry %d counted secrets without names, and everybody has seen the sum: a second one would tell whose they were. Ask anew.", closed)
		}
		if err == nil || err.Error() != want {
			t.Errorf("the host undoes entry %d: %v, want %q", seq, err, want)
		}
		if lines[seq-1].Undo != nil {
			t.Errorf("the history offers the host to undo entry %d", seq)
		}
	}
	for _, pad := range p.Screen(engine.Host).Pads {
		if pad.Kind == engine.Undo {
			t.Errorf("the host is offered: %v", pad.Label)
		}
	}
}

// A tally of fewer than four ballots tells whose they are: it is not made, unless
// everybody was told so beforehand.
func TestTooFewBallotsAreNotCounted(t *testing.T) {
	for asked, want := range map[string]string{
		"question=Go?&tally=yes": "“Go?”: too few votes came in for a secret tally, so nothing is counted.",
		"question=Go?":           "“Go?”: the answer is yes.",
	} {
		p, _, _ := poll{5, asked, []string{"yes", "yes", "no", "", ""}}.played(t)
		if got := p.Told()[0].String(); got != want {
			t.Errorf("%s: told %q, want %q", asked, got, want)
		}
	}
	p, _, _ := poll{3, "question=Go?&tally=yes&sure=yes", []string{"yes", "no", ""}}.played(t)
	if got := p.Told()[0].String(); got != "“Go?”: a tie, nothing is decided." {
		t.Errorf("asked all the same: told %q", got)
	}
}

// Where a vote was shown by name, nothing is told by taking one back.
func TestTheHostTakesAVoteByNameBack(t *testing.T) {
	_, setup, log := poll{4, "question=Go?", []string{"yes", "no", "no", "yes"}}.played(t)
	if _, err := table.Undo(setup, log, engine.Record{By: engine.Host, Kind: engine.Undo, Answers: url.Values{"entry": {"3"}}, At: night.Evening}); err != nil {
		t.Error(err)
	}
}

// Who sits down in a chair where a ballot was cast reads it neither on the screen
// nor in the history, and it is counted all the same.
func TestWhoSitsDownNextDoesNotReadTheBallot(t *testing.T) {
	setup := engine.Setup{Seats: 3, Seed: 5}
	p, err := table.Fold(setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	var log []engine.Record
	enter := func(by engine.Seat, kind string, answers url.Values) {
		t.Helper()
		if p, err = p.Enter(engine.Record{By: by, Kind: kind, Mark: engine.AnyMark, Answers: answers, At: night.Evening}); err != nil {
			t.Fatal(err)
		}
		log = append(log, p.Last())
	}
	for i, name := range []string{"Ann", "Ben", "Cleo"} {
		enter(engine.Seat(i+1), engine.Sit, url.Values{"name": {name}})
	}
	enter(engine.Host, "ask", url.Values{"question": {"Drink?"}, "options": {"hemlock, nectar"}})
	enter(1, "ballot", url.Values{"say": {"hemlock"}})
	enter(1, engine.Leave, nil)
	enter(1, engine.Sit, url.Values{"name": {"Dora"}})
	for _, b := range p.Screen(1).Blocks {
		if peek, ok := b.(engine.Peek); ok && strings.Contains(fmt.Sprint(peek), "hemlock") {
			t.Errorf("Dora sees a vote: %v", peek)
		}
	}
	back, err := table.History(setup, log)
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range back.All(1) {
		if l.Own != nil || l.Undo != nil && l.Seq < 6 {
			t.Errorf("Dora reads, or takes back, what Ann whispered: %+v", l)
		}
	}
	enter(2, "ballot", url.Values{"say": {"nectar"}})
	enter(3, "ballot", url.Values{"say": {"hemlock"}})
	if got := told(p); !strings.Contains(got, "hemlock: 2") {
		t.Errorf("told %q", got)
	}
}
