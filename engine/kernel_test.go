package engine_test

import (
	"errors"
	"fmt"
	"net/url"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"croupier/engine"
	"croupier/engine/laws/quorum"
	"croupier/engine/night"
	"croupier/engine/vote"
)

// played plays a night of the toy, its test lines and all.
func played(t *testing.T, lines string) *night.Played {
	t.Helper()
	n, err := night.Read("night 1 quorum rules=1 seats=3 seed=1\n" + lines)
	if err != nil {
		t.Fatal(err)
	}
	p, err := night.Play(quorum.Rules.Game(vote.Rules), n)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func entry(by engine.Seat, kind, answers string) engine.Record {
	v, err := url.ParseQuery(answers)
	if err != nil {
		panic(err)
	}
	return engine.Record{By: by, Kind: kind, Mark: engine.AnyMark, Answers: v}
}

// Who may strike what, and what it says: seat 1 gives, then all vote on a motion.
func TestUndo(t *testing.T) {
	p := played(t, `
		1 give to=2 coins=5
		2 give to=3 coins=8
		1 vote say=yes
		2 vote say=yes
		3 vote say=no
		3 hide
		3 hide
		1 sit name=Ada
		2 throw dice=roll
		3 hide`)
	setup := engine.Setup{Seats: 3, Seed: 1}
	for _, c := range []struct {
		by    engine.Seat
		entry string
		want  string // empty: it is struck out
	}{
		{3, "10", ""},
		{3, "7", "Secrets or dice were shown since. Ask the host."},
		{1, "10", "That is not yours to undo."},
		{1, "3", "Secrets or dice were shown since. Ask the host."},
		{2, "9", "Secrets or dice were shown since. Ask the host."},
		{engine.Host, "9", ""},
		{engine.Host, "3", ""},
		{engine.Host, "1", "Entry 2 needs it: seat 2 gives seat 3 8 coins"},
		{engine.Host, "8", "That cannot be undone."},
		{engine.Host, "11", "There is no such entry."},
		{engine.Host, "x", "There is no such entry."},
		{4, "1", "You have no seat at this table."},
		{engine.Room, "1", "You have no seat at this table."},
	} {
		_, err := quorum.Rules.Game(vote.Rules).Undo(setup, p.Log, entry(c.by, engine.Undo, "entry="+c.entry))
		if err == nil && c.want != "" || err != nil && err.Error() != c.want {
			t.Errorf("%v undoes %s: %v, want %q", c.by, c.entry, err, c.want)
		}
	}
}

// A seat takes back its own entries newest first; the pad names what it takes
// back, and after it what comes back.
func TestUndoPadNamesWhatItTakesBack(t *testing.T) {
	p := played(t, `
		1 give to=2 coins=5
		2 hide
		2 lay cards=1 names=ace`)
	labels := func(p *night.Played, v engine.Seat) (out []string) {
		for _, pad := range p.Position.Screen(v).Pads {
			if pad.Kind == engine.Undo {
				out = append(out, pad.Label.String())
			}
		}
		return out
	}
	for v, want := range map[engine.Seat]string{
		1: "[Undo: seat 1 gives seat 2 5 coins]", 2: "[Undo: seat 2: Lay cards face down]", 3: "[]",
		engine.Host: "[Undo: seat 2: Lay cards face down]", engine.Room: "[]",
	} {
		if got := fmt.Sprint(labels(p, v)); got != want {
			t.Errorf("%v is offered %s, want %s", v, got, want)
		}
	}
	p = played(t, `
		1 give to=2 coins=5
		2 hide
		2 lay cards=1 names=ace
		2 undo entry=3`)
	if got, want := fmt.Sprint(labels(p, 2)), "[Bring back: seat 2: Lay cards face down Undo: seat 2: Hide a coin]"; got != want {
		t.Errorf("after its undo seat 2 is offered %s, want %s", got, want)
	}
}

// While the table is paused, the host's own pads of the game rest too, and nobody
// is asked for anything; rulings and going on do not wait. A log keeps what was
// entered before this was so.
func TestPausedHost(t *testing.T) {
	p := played(t, `
		1 vote say=yes
		host pause`).Position
	why := "The table is paused. Let it go on first."
	bank := entry(engine.Host, "bank", "to=1&coins=1")
	bank.Mark = ""
	if _, err := p.Enter(bank); err == nil || err.Error() != why {
		t.Errorf("the bank gives while the table is paused: %v", err)
	}
	bank.Mark = engine.AnyMark
	if _, err := p.Enter(bank); err != nil {
		t.Errorf("an old log does not fold any more: %v", err)
	}
	ruling := entry(engine.Host, engine.Correct, "what=Passed&to=1&why=")
	ruling.Mark = "0" // the number that it sets right
	if _, err := p.Enter(ruling); err != nil {
		t.Errorf("a ruling waits: %v", err)
	}
	for _, pad := range p.Screen(engine.Host).Pads {
		if closed := pad.Closed != nil && pad.Closed.String() == why; closed != (pad.Kind == "bank" || pad.Kind == "ask") {
			t.Errorf("%s: closed %v", pad.Kind, pad.Closed)
		}
	}
	for _, b := range p.Screen(1).Blocks {
		if w, ok := b.(engine.Waiting); ok {
			t.Errorf("paused, and it waits %v", w.To)
		}
	}
}

// A tap meant for an occasion that is over is refused; one for any time goes through.
func TestMark(t *testing.T) {
	p := played(t, `
		1 vote say=yes
		2 vote say=yes
		3 vote say=no`).Position
	late := entry(1, "vote", "say=no")
	for mark, want := range map[string]bool{"motion 1": false, "": false, "motion 2": true, engine.AnyMark: true} {
		late.Mark = mark
		if _, err := p.Enter(late); (err == nil) != want {
			t.Errorf("a vote marked %q: %v", mark, err)
		}
	}
	gift := entry(1, "give", "to=2&coins=1")
	gift.Mark = ""
	if _, err := p.Enter(gift); err != nil {
		t.Errorf("a gift has no occasion, and is refused: %v", err)
	}
}

// Chairs: who may sit, leave, be spoken for.
func TestPeople(t *testing.T) {
	p := played(t, `
		1 sit name=Ada
		! 2 sit name=ada
		> There is another ada at this table already.
		! 2 sit name=" "
		> Write a name.
		! 2 sit
		> Write a name.
		! 4 sit name=Ben
		> You have no seat at this table.
		host/2 sit name=Ben
		host/2 hide                      # Ben has no phone
		! host/1 hide
		> seat 1 has a phone at the table, and must say yes on it first.
		1 open on=laptop
		host/1 hide
		1 open on=phone
		! host/1 hide
		! 3 leave
		> Nobody sits there.
		host/1 leave
		host/1 hide                      # an empty chair is the host's to speak for
		3 sit name=Ada
		1 sit name=Cleo
		1 sit name=Dora`)
	people := p.Position.People()
	if want := []engine.Person{{Name: "Dora", Phone: true}, {Name: "Ben"}, {Name: "Ada", Phone: true}}; fmt.Sprint(people) != fmt.Sprint(want) {
		t.Errorf("%+v sit there, want %+v", people, want)
	}
	if got := p.Position.Screen(engine.Room).Last.Text.String(); got != "Cleo is called Dora now." {
		t.Errorf("the room reads %q", got)
	}
}

// The table's time stands still from pause to resume, and so do deadlines.
func TestPause(t *testing.T) {
	p := played(t, `
		1 vote say=yes @2026-11-30T20:00:00.000Z
		host pause @+30s
		! 2 vote say=no
		> The table is paused. The host lets it go on.
		! clock time @+1h
		> No time is up.
		! 2 pause
		> Only the host pauses the table.
		host correct what=Passed to=1 @+10m
		host resume @+10m
		! host resume
		> The table is not paused.
		! clock time @+89s
		2 vote say=no @+89s
		! 3 vote say=no @+1s
		> Too late: the time was up.
		clock time @+1s`)
	if want := time.Date(2026, 11, 30, 20, 22, 0, 0, time.UTC); !p.Position.Last().At.Equal(want) {
		t.Errorf("the vote closed at %v, want %v", p.Position.Last().At, want)
	}
	if p.Position.Ticking() {
		t.Error("a clock still runs")
	}
}

// Until the game's first entry, begin gives the table other seats and options.
func TestBegin(t *testing.T) {
	p := played(t, `
		3 sit name=Cleo
		! host begin seats=2
		> Seats: at least 3; you gave 2.
		! 1 begin seats=4
		> Only the host sets the table up.
		host begin seats=5
		5 sit name=Emil
		! host begin seats=4
		> seat 5 sits at seat 5, so there must be 5 seats.
		5 hide
		! host begin seats=6
		> The game has begun: its seats and options stay.`)
	if n := len(p.Position.People()); n != 5 || p.Position.Setup().Seats != 5 {
		t.Errorf("%d chairs, want 5", n)
	}
}

// A log whose clock was set back is folded with times that never run backwards.
func TestTimesNeverRunBackwards(t *testing.T) {
	p := played(t, "1 hide @2026-11-30T20:00:00.000Z").Position
	rec := entry(2, "hide", "")
	rec.At = p.Last().At.Add(-time.Hour)
	next, err := p.Enter(rec)
	if err != nil || next.Last().At.Before(p.Last().At) {
		t.Errorf("entered at %v after %v: %v", next.Last().At, p.Last().At, err)
	}
}

// The host sets right what lies face up, a seat what is in its hand.
func TestRulings(t *testing.T) {
	p := played(t, `
		host correct what=Coins seat=2 to=9 why="dropped on the floor"
		! host correct what=Coins seat=2 to=61
		> The right number: at most 60; you gave 61.
		! 2 correct what=Coins seat=2 to=1
		2 correct what=Stash to=4
		! host correct what=Stash to=1`)
	back, err := quorum.Rules.Game(vote.Rules).History(engine.Setup{Seats: 3, Seed: 1}, p.Log)
	if err != nil {
		t.Fatal(err)
	}
	h := back.All(engine.Room)
	if got := h[0].Text.String(); got != "Ruling: Coins of seat 2 is 9. dropped on the floor" {
		t.Errorf("the room reads %q", got)
	}
	if got := h[1].Text.String() + fmt.Sprint(h[1].Own); strings.Contains(got, "4") {
		t.Errorf("the room reads a secret ruling: %q", got)
	}
}

// Two set one number right, each on a page from before: the second is told what it is
// now, and takes nothing back unseen. Other numbers may move meanwhile.
func TestARulingIsForTheNumberThatWasSeen(t *testing.T) {
	p := played(t, `1 vote say=yes`).Position
	for by, ruling := range map[engine.Seat]string{engine.Host: "what=Coins&seat=2&to=9&why=", 2: "what=Stash&to=9&why="} {
		r := entry(by, engine.Correct, ruling)
		what := r.Answers.Get("what")
		for _, pad := range p.Screen(by).Pads {
			if pad.Kind == engine.Correct && pad.Label.String() == what && (by > 0 || fixed(pad, "seat") == "2") {
				r.Mark = pad.Mark
			}
		}
		other, err := p.Enter(entry(1, "give", "to=3&coins=1"))
		if err != nil {
			t.Fatal(err)
		}
		set, err := other.Enter(r)
		if err != nil {
			t.Fatalf("a ruling on %s after something else moved: %v", what, err)
		}
		r.Answers.Set("to", "7")
		if _, err := set.Enter(r); err == nil || err.Error() != what+" changed meanwhile: it is 9 now. Look again." {
			t.Errorf("a ruling on %s of a page from before: %v", what, err)
		}
	}
}

// Rulings lie together by the seat whose number they set right; what is the
// table's own stands by itself, and what is in a hand is of one seat anyway.
func TestRulingsLieTogetherBySeat(t *testing.T) {
	p := played(t, `1 vote say=yes`)
	for viewer, want := range map[engine.Seat]map[string]string{
		engine.Host: {"Coins 2": "seat 2", "Coins 3": "seat 3"},
		2:           {"Stash ": ""},
	} {
		got := map[string]string{}
		for _, pad := range p.Position.Screen(viewer).Pads {
			if pad.Kind == engine.Correct {
				got[pad.Label.String()+" "+fixed(pad, "seat")] = pad.Group.String()
			}
		}
		for pad, group := range want {
			if is, ok := got[pad]; !ok || is != group {
				t.Errorf("%v: the ruling %q lies with %q, want %q; of %v", viewer, pad, is, group, got)
			}
		}
	}
}

// fixed is an answer that a pad gives by itself.
func fixed(pad engine.Pad, name string) string {
	for _, f := range pad.Asks {
		if f, ok := f.(engine.Fixed); ok && f.Name == name {
			return f.Value
		}
	}
	return ""
}

// The history tells each viewer what was whispered of their own, and no other's;
// a struck entry keeps its words.
func TestHistory(t *testing.T) {
	g := quorum.Rules.Game(vote.Rules)
	p := played(t, `
		1 vote say=yes
		2 lay cards=2 names="ace king"
		1 give to=2 coins=3
		host undo entry=3
		2 throw dice=3 dice=4`)
	for v, want := range map[engine.Seat]string{1: "map[say:yes] map[]", 2: "map[] map[names:ace king]", engine.Host: "map[] map[]"} {
		back, err := g.History(engine.Setup{Seats: 3, Seed: 1}, p.Log)
		if err != nil {
			t.Fatal(err)
		}
		h := back.All(v)
		if got := fmt.Sprint(h[0].Own, h[1].Own); got != want {
			t.Errorf("%v reads %s, want %s", v, got, want)
		}
		if !h[2].Struck || h[2].Text.String() != "seat 1 gives seat 2 3 coins" || h[3].Text.String() != "Undone: seat 1 gives seat 2 3 coins" {
			t.Errorf("%v reads %+v and %q", v, h[2], h[3].Text)
		}
		if len(h[4].Told) != 1 || h[4].Told[0].String() != "seat 2 throws 3 and 4." {
			t.Errorf("%v is told %v", v, h[4].Told)
		}
		if (h[4].Undo != nil) != (v == engine.Host || v == 2) {
			t.Errorf("%v may undo the throw: %v", v, h[4].Undo)
		}
	}
}

// An undo gives the night as it would be folded anew, and leaves the old one be.
func TestAnUndoGivesTheHistoryThen(t *testing.T) {
	g, setup := quorum.Rules.Game(vote.Rules), engine.Setup{Seats: 3, Seed: 1}
	p := played(t, `
		1 vote say=yes
		1 give to=2 coins=3
		2 throw dice=3 dice=4
		host undo entry=2`)
	before, err := g.History(setup, p.Log)
	if err != nil {
		t.Fatal(err)
	}
	was := before.All(engine.Host)
	now, then, err := before.Undo(entry(engine.Host, engine.Undo, "entry=4"))
	if err != nil {
		t.Fatal(err)
	}
	log := append(p.Log, now.Last())
	anew, err := g.History(setup, log)
	if err != nil {
		t.Fatal(err)
	}
	folded, err := g.Fold(setup, log)
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range []engine.Seat{engine.Room, engine.Host, 1, 2, 3} {
		if !reflect.DeepEqual(then.All(v), anew.All(v)) {
			t.Errorf("%v reads %+v, folded anew %+v", v, then.All(v), anew.All(v))
		}
		if !reflect.DeepEqual(now.Screen(v), folded.Screen(v)) {
			t.Errorf("%v sees %+v, folded anew %+v", v, now.Screen(v), folded.Screen(v))
		}
	}
	if got := before.All(engine.Host); !reflect.DeepEqual(got, was) {
		t.Errorf("the night before became %+v, was %+v", got, was)
	}
}

// What lies face up is drawn once for all who see the same, when the first of them
// looks: many may at once, and a log is folded without it.
func TestWhatViewersShareIsDrawnOnce(t *testing.T) {
	var room, phones atomic.Int64
	r := quorum.Rules
	counting := func(n *atomic.Int64, draw func(quorum.Public) []engine.Block) func(quorum.Public) []engine.Block {
		return func(p quorum.Public) []engine.Block { n.Add(1); return draw(p) }
	}
	r.Room, r.Phones = counting(&room, r.Room), counting(&phones, r.Phones)
	p, err := r.Game(vote.Rules).Fold(engine.Setup{Seats: 3, Seed: 1}, gifts(20))
	if err != nil {
		t.Fatal(err)
	}
	if room.Load()+phones.Load() > 0 {
		t.Errorf("a fold drew %d screens", room.Load()+phones.Load())
	}
	look := func(p engine.Position) {
		var all sync.WaitGroup
		for _, v := range []engine.Seat{engine.Room, engine.Host, 1, 2, 3, engine.Room, engine.Host, 1, 2, 3} {
			all.Go(func() { p.Screen(v) })
		}
		all.Wait()
	}
	for n := int64(1); n < 3; n++ {
		if look(p); room.Load() != n || phones.Load() != n {
			t.Errorf("%d positions were drawn %d times for the room, %d times for phones", n, room.Load(), phones.Load())
		}
		if p, err = p.Enter(entry(1, "throw", "dice=1&dice=2")); err != nil {
			t.Fatal(err)
		}
	}
}

// A part beside a game is asked after the game, and has its own screens and pads.
func TestAPartStandsBesideAGame(t *testing.T) {
	p := played(t, `
		1 sit name=Ada
		host ask question="Shall we eat?"`)
	if got := night.Print(p.Position.Screen(1)); !strings.Contains(got, "Shall we eat?") || !strings.Contains(got, "motion 1") {
		t.Errorf("seat 1 sees\n%s", got)
	}
	beside := map[string]bool{}
	for _, b := range p.Position.Screen(1).Blocks {
		if w, ok := b.(engine.Waiting); ok {
			beside[w.To.String()] = w.Beside
		}
	}
	if !beside["to vote on “Shall we eat?”"] {
		t.Errorf("the vote does not say that it waits beside the game: %v", beside)
	}
}

// Setups that no table can have are refused in a sentence.
func TestSetup(t *testing.T) {
	for _, c := range []struct {
		setup engine.Setup
		want  string
	}{
		{engine.Setup{Seats: 2}, "Quorum is for 3 to 8 players, not 2."},
		{engine.Setup{Seats: 3, Version: 2}, "This program knows rules 1 to 1 of Quorum, not 2."},
		{engine.Setup{Seats: 3, Options: engine.Options{"tie": "no"}}, "This game has no such option."},
	} {
		_, err := quorum.Rules.Game().Fold(c.setup, nil)
		var no engine.Refusal
		if !errors.As(err, &no) || no.String() != c.want {
			t.Errorf("%+v: %v, want %q", c.setup, err, c.want)
		}
	}
}

// What stops a fold goes into the program's log. It names the entry, and not what was
// worded for its author.
func TestALogThatDoesNotFoldTellsNoSecret(t *testing.T) {
	_, err := quorum.Rules.Game().Fold(engine.Setup{Seats: 3}, []engine.Record{entry(1, "hide", ""), entry(2, "lay", "cards=1&names=ace+king")})
	if err == nil || err.Error() != "engine: entry 2 is refused" {
		t.Errorf("the fold stops with %v", err)
	}
	if no := (engine.Refusal{}); errors.As(err, &no) {
		t.Errorf("whoever asks for something is answered with what was worded for another: %v", no)
	}
	if e, ok := errors.AsType[*engine.FoldError](err); !ok || e.Err.Error() != "You named 2 cards and lay 1." {
		t.Errorf("why it was is %v", err)
	}
}

// What lies in a state must be plain data: anything else stops the program when
// the game is first opened.
func TestAStateHoldsPlainData(t *testing.T) {
	type public struct{ F func() }
	defer func() {
		if recover() == nil {
			t.Error("a function in a state was taken")
		}
	}()
	r := engine.Rules[public, struct{}, struct{}]{Name: "x", Min: 1, Max: 1,
		Setup: func(s *engine.State[public, struct{}, struct{}], _ engine.Setup, _ engine.Step) {
			s.Public.F = func() {}
		}}
	_, _ = r.Game().Fold(engine.Setup{Seats: 1}, nil)
}

// A whisper cannot word itself, and a kind's bare name is not a sentence for
// players: a game that forgets the words stops when it is closed over.
func TestAWhisperHasWords(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a whisper without words was taken")
		}
	}()
	r := quorum.Rules
	r.Kinds = []engine.Kind[quorum.Public, quorum.Hand, quorum.Box]{
		engine.Whisper[quorum.Vote, quorum.Public, quorum.Hand, quorum.Box]("vote"),
	}
	r.Game()
}

// An entry must cost the same on line 10 and on line 10,000.
func BenchmarkEntry(b *testing.B) {
	for _, n := range []int{10, 1000, 10000} {
		b.Run(strconv.Itoa(n), func(b *testing.B) {
			p, err := quorum.Rules.Game().Fold(engine.Setup{Seats: 3, Seed: 1}, gifts(n))
			if err != nil {
				b.Fatal(err)
			}
			rec := gifts(n + 1)[n]
			b.ReportAllocs()
			for b.Loop() {
				if _, err := p.Enter(rec); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// A night read a page at a time, from its end, is the whole night: for all, and of
// one seat alone.
func TestPagesOfAHistory(t *testing.T) {
	h, err := quorum.Rules.Game().History(engine.Setup{Seats: 3, Seed: 1}, gifts(50))
	if err != nil {
		t.Fatal(err)
	}
	for of, want := range map[engine.Seat]int{engine.Room: 50, 2: 17} {
		var got []int
		for before := 0; ; before = got[0] {
			page := h.Page(engine.Host, of, before, 8)
			for _, l := range slices.Backward(page.Lines) {
				if got = slices.Insert(got, 0, l.Seq); of != engine.Room && l.By != of || l.Undo == nil {
					t.Errorf("a line of %v is %+v", of, l)
				}
			}
			if !page.Older {
				break
			}
		}
		if len(got) != want || !slices.IsSorted(got) || len(slices.Compact(got)) != want {
			t.Errorf("the pages of %v hold %v", of, got)
		}
	}
	if page := h.Page(1, engine.Room, 1, 8); len(page.Lines) > 0 || page.Older {
		t.Errorf("before the first line are %v", page)
	}
}

// gifts is a log of that many gifts of one coin, round the table.
func gifts(n int) (log []engine.Record) {
	for i := range n {
		log = append(log, entry(engine.Seat(i%3+1), "give", fmt.Sprintf("to=%d&coins=1", (i+1)%3+1)))
	}
	return log
}

func BenchmarkFold10000(b *testing.B) {
	log := gifts(10000)
	for b.Loop() {
		if _, err := quorum.Rules.Game().Fold(engine.Setup{Seats: 3, Seed: 1}, log); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkScreen(b *testing.B) {
	p, err := quorum.Rules.Game().Fold(engine.Setup{Seats: 8, Seed: 1}, nil)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		p.Screen(1)
	}
}
