// Package laws holds what must be true of every game. A law is what others call an
// invariant or a property: each is tested on random nights (property-based testing). A
// game's own test is one line:
//
//	laws.Check(t, deal.Rules.Game(), laws.Nights(t, deal.Rules.Game(), "testdata/*.night")...)
//
// A plain run plays 20 nights for each law, the same each time, so that it stays short
// and a commit stays green or red. For more, and others each time:
//
//	go test ./trackers/... -run Laws -rapid.checks=3000
//
// What that finds becomes a file in the game's testdata, called found-….night, which
// the plain run plays and goes on from.
package laws

import (
	"errors"
	"flag"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/engine/night"

	"pgregory.net/rapid"
)

// world is what the laws are held in: a game, and nights to go on from.
type world struct {
	engine.Game
	nights []begun
}

// begun is a night with how its table stood after each of its entries. A position
// never changes: it is played to once, and gone on from by all laws.
type begun struct {
	night.Night
	typed []engine.Record   // as the file has them
	log   []engine.Record   // as they were kept
	at    []engine.Position // after so many of them
}

func newWorld(t testing.TB, game engine.Game, nights []night.Night) world {
	t.Helper()
	w := world{Game: game}
	for _, n := range nights {
		start, err := game.Fold(n.Setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		b, e := begun{Night: n, at: []engine.Position{start}}, &evening{game: game, setup: n.Setup, now: start}
		for _, rec := range n.Log() {
			next, err := e.try(rec)
			if err != nil { // a mutant's
				continue
			}
			e.log, e.now = append(e.log, next.Last()), next
			b.typed, b.at = append(b.typed, rec), append(b.at, next)
		}
		b.log = e.log
		w.nights = append(w.nights, b)
	}
	return w
}

// law is one thing that must hold.
type law struct {
	name string
	hold func(*rapid.T, world)
}

var all = []law{
	{"OfferedIsAccepted", accepted},
	{"SameLogSameScreens", replay},
	{"EnteringLeavesTheOldPositionAsItWas", kept},
	{"UndoneIsAsNeverEnteredAndBackIsAsBefore", undone},
	{"AnyEntryCanBeStruckOrSaysWhyNot", struck},
	{"ClosedPadsRefuseWithTheirReason", closed},
	{"NotOfferedIsRefused", refused},
	{"AnswersHaveNamesOfTheirOwn", named},
	{"NoDeadEnds", alive},
	{"WhomTheTableWaitsForCanGoOn", awaited},
	{"NobodyElseCanTellTwoWorldsApart", twoWorlds},
	{"CoveredPhonesAreAlike", covered},
	{"TheShelfTellsNoSecret", unshelved},
	{"WhatIsKeptFitsItsShelf", fitting},
	{"TheReportTellsNoSecret", reported},
	{"NoPositionGrowsWithTheNight", small},
	{"NightsAreReadBackAsWritten", written},
}

// few are the nights that each law is held to in the short form.
const few = 20

// Check plays random nights by tapping the pads that are offered, from the start
// or from somewhere in one of the nights, and holds the game to each law.
func Check(t *testing.T, game engine.Game, nights ...night.Night) {
	g := newWorld(t, game, nights)
	for _, l := range all {
		t.Run(l.name, func(t *testing.T) { Drawn(t, few, func(t *rapid.T) { l.hold(t, g) }) })
	}
}

var update = flag.Bool("update", false, "write the screens of the nights as they are now: read the difference before you keep it")

// Nights plays the night files that a pattern finds, with their tests, and
// returns them. Each must also read back as it is written. A pattern that finds none
// is a failure. With -update it first writes their screens anew.
func Nights(t testing.TB, game engine.Game, pattern string) (nights []night.Night) {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatalf("no nights at %s: %v", pattern, err)
	}
	for _, file := range files {
		if *update {
			rewrite(t, game, file)
		}
		n, err := night.Read(read(t, file))
		if err == nil && n.Game != game.Info().Name {
			t.Fatalf("%s is a night of %s", file, n.Game)
		}
		if err == nil {
			err = holds(game, n)
		}
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		nights = append(nights, n)
	}
	return nights
}

// holds plays a night with its tests, and once more as an export of it is read back.
func holds(game engine.Game, n night.Night) error {
	played, err := night.Play(game, n)
	if err != nil {
		return err
	}
	return readBack(game, n.Setup, played.Log, played.Position)
}

func rewrite(t testing.TB, game engine.Game, file string) {
	t.Helper()
	now, err := night.Update(game, read(t, file))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	if err := os.WriteFile(file, []byte(now), 0o644); err != nil {
		t.Fatal(err)
	}
}

// said reports whether an error is a sentence for a player.
func said(err error) bool {
	var no engine.Refusal
	return errors.As(err, &no)
}

// accepted: what a pad offers is taken, or refused in a sentence.
func accepted(t *rapid.T, g world) { play(t, g, 40) }

// replay: a log always folds to the same screens.
func replay(t *rapid.T, g world) {
	n := play(t, g, 30)
	again := &evening{g, n.setup, n.log, fold(t, g, n.setup, n.log)}
	for _, v := range n.viewers() {
		if n.seen(v) != again.seen(v) {
			t.Fatalf("the log folds to another screen for %v", v)
		}
	}
}

// kept: an old position still draws what it drew, whatever is entered on it. What
// viewers share is drawn when the first of them looks, so it is tried with one at which
// somebody has looked before, and with one at which nobody has.
func kept(t *rapid.T, g world) {
	n := play(t, g, 30)
	seen, unseen, before := n.now, fold(t, g, n.setup, n.log), n.board(n.now)
	rec, ok := n.tap(t)
	if !ok {
		return
	}
	for _, old := range []engine.Position{seen, unseen} {
		_, _ = old.Enter(rec) // taken or refused
		if at := differs(before, n.board(old)); at != "" {
			t.Fatalf("entering %v changed the position it was entered on: %s", rec, at)
		}
	}
}

// undone: an entry taken back leaves no trace on any screen, and taking that
// back brings it back whole.
func undone(t *rapid.T, g world) {
	n := play(t, g, 30)
	before := n.board(n.now)
	rec, ok := n.tap(t)
	if !ok || !undoable(rec.Kind) || !n.enter(t, rec) {
		return
	}
	entered, k := n.board(n.now), len(n.log)
	if n.countedItself() {
		if n.enter(t, n.strike(k)) {
			t.Fatalf("%v counted secrets in a sum, and can be taken back: the next sum tells one", rec)
		}
		return
	}
	if !n.enter(t, n.strike(k)) {
		t.Fatalf("the newest entry %v cannot be undone", rec)
	}
	if at := differs(before, n.board(n.now)); at != "" {
		t.Fatalf("undoing %v left a trace: %s", rec, at)
	}
	n.enter(t, n.strike(k+1))
	if at := differs(entered, n.board(n.now)); at != "" {
		t.Fatalf("undoing the undo of %v did not bring it back: %s", rec, at)
	}
}

// countedItself reports whether the newest entry counted secrets in a sum.
func (n *evening) countedItself() bool {
	return slices.ContainsFunc(n.now.Shown(), func(s engine.Shown) bool { return s.Sum })
}

// struck takes any entry out of the middle: either the rest plays on as if it
// had never been, or the refusal is a sentence.
func struck(t *rapid.T, g world) {
	n := play(t, g, 30)
	if len(n.log) > 0 {
		n.enter(t, n.strike(rapid.IntRange(1, len(n.log)).Draw(t, "strike")))
		n.board(n.now)
	}
}

// closed: a closed pad refuses with the reason that it shows.
func closed(t *rapid.T, g world) {
	n := play(t, g, 20)
	n.runOut(t)
	for _, by := range n.viewers() {
		for _, pad := range n.now.Screen(by).Pads {
			if pad.Closed == nil || pad.Kind == engine.Begin || pad.As != 0 {
				continue
			}
			rec := engine.Record{By: by, Kind: pad.Kind, Mark: pad.Mark, At: n.now.Last().At, Answers: given(pad)}
			if _, err := n.now.Enter(rec); err == nil || err.Error() != pad.Closed.String() {
				t.Fatalf("%v, %s: shown %q, told %v", by, pad.Kind, pad.Closed, err)
			}
		}
	}
}

// named: no answer is called what a form already calls something else, and none
// twice on one pad.
func named(t *rapid.T, g world) {
	n := play(t, g, 20)
	for _, by := range n.viewers() {
		for _, pad := range n.now.Screen(by).Pads {
			taken := slices.Clone(engine.Reserved)
			for _, f := range slices.Concat(pad.Asks, pad.Aside) {
				for _, name := range engine.Names(f) {
					if slices.Contains(taken, name) || strings.Trim(name, "abcdefghijklmnopqrstuvwxyz0123456789-") != "" {
						t.Fatalf("%v, %s: %q cannot be the name of an answer", by, pad.Kind, name)
					}
					taken = append(taken, name)
				}
			}
		}
	}
}

// fitting: fields name shelves that there are, no longer names than they take,
// and what is kept reads back as it was.
func fitting(t *rapid.T, g world) {
	n := play(t, g, 30)
	for _, by := range n.viewers() {
		for _, pad := range n.now.Screen(by).Pads {
			for _, f := range slices.Concat(pad.Asks, pad.Aside) {
				sorts, _ := engine.Shelved(f)
				for _, sort := range sorts {
					s, ok := g.Info().Shelf(sort)
					if w, words := f.(engine.Words); !ok || words && w.Most > s.Most {
						t.Fatalf("%v, %s: there is no such shelf for names so long: %s", by, pad.Kind, sort)
					}
				}
			}
		}
	}
	for _, k := range slices.Concat(n.now.Kept(), n.now.Named()) {
		s, _ := g.Info().Shelf(k.Sort)
		goes := url.Values{}
		for name, value := range k.Goes {
			goes.Set(name, value)
		}
		if again, err := s.Read(k.Name, goes); err != nil || encode(again) != encode(k) {
			t.Fatalf("%s is kept, and reads back as %s: %v", encode(k), encode(again), err)
		}
	}
}

// refused: whatever else is sent is refused in a sentence.
func refused(t *rapid.T, g world) {
	n := play(t, g, 20)
	kinds := slices.Concat([]string{"nothing"}, engine.Kernel, g.Info().Kinds)
	rec := engine.Record{
		By:      engine.Seat(rapid.IntRange(-2, n.setup.Seats+1).Draw(t, "by")),
		ByHost:  rapid.Bool().Draw(t, "by host"),
		Kind:    rapid.SampledFrom(kinds).Draw(t, "kind"),
		Mark:    rapid.SampledFrom([]string{"", engine.AnyMark, "x"}).Draw(t, "mark"),
		Answers: rapid.MapOfN(rapid.StringMatching(`[a-z]{1,6}`), rapid.SliceOfN(rapid.String(), 0, 2), 0, 3).Draw(t, "answers"),
	}
	if _, err := n.try(rec); err != nil && !said(err) {
		t.Fatalf("%v was not refused in a sentence: %v", rec, err)
	}
}

// alive: until the game is over, somebody can go on, or a clock will.
func alive(t *rapid.T, g world) {
	n := play(t, g, 40)
	open := n.now.Over() || n.now.Ticking() || n.now.Screen(engine.Room).Paused
	for _, v := range n.viewers() {
		for _, pad := range n.now.Screen(v).Pads {
			open = open || pad.Closed == nil && !kernel(pad.Kind)
		}
	}
	if !open {
		t.Fatalf("nobody can go on after %v", n.log)
	}
}

// awaited: each of those for whom the table waits has a pad that is due, and the
// host where it waits for nobody.
func awaited(t *rapid.T, g world) {
	n := play(t, g, 40)
	if n.now.Screen(engine.Room).Paused {
		return
	}
	for _, b := range n.now.Screen(engine.Room).Blocks {
		w, ok := b.(engine.Waiting)
		if !ok {
			continue
		}
		who := w.For
		if len(who) == 0 {
			who = []engine.Seat{engine.Host}
		}
		for _, s := range who {
			due := false
			for _, pad := range n.now.Screen(s).Pads {
				due = due || pad.Due && pad.Closed == nil && !kernel(pad.Kind)
			}
			if !due {
				t.Fatalf("the table waits for %v %v, who has nothing due, after %v", s, w.To, n.log)
			}
		}
	}
}

// small: an entry that can be made again and again costs no more the hundredth
// time: no position holds the log, or anything that grows like it.
func small(t *rapid.T, g world) {
	n := play(t, g, 10)
	var rec engine.Record
	for range 8 { // look for one that may be entered again
		r, ok := n.tap(t)
		if !ok || !undoable(r.Kind) {
			continue
		}
		if next, err := n.now.Enter(r); err == nil {
			if r.Mark = engine.AnyMark; again(next, r) {
				rec = r
				break
			}
		}
	}
	if rec.Kind == "" {
		return
	}
	p, err := n.now.Enter(rec)
	if err != nil {
		return
	}
	first := cost(p, rec) // once it is in: what it turns on has its pads from now on
	for range 100 {
		next, err := p.Enter(rec)
		if err != nil {
			return
		}
		p = next
	}
	if last := cost(p, rec); last > first*1.25+10 {
		t.Fatalf("%v allocated %.0f times at first and %.0f a hundred entries later", rec, first, last)
	}
}

func again(p engine.Position, rec engine.Record) bool {
	_, err := p.Enter(rec)
	return err == nil
}

// cost is how often one entry allocates.
func cost(p engine.Position, rec engine.Record) float64 {
	return testing.AllocsPerRun(3, func() { _, _ = p.Enter(rec) })
}

// written: a night that is written to a file and read back is the same night.
func written(t *rapid.T, g world) {
	n := play(t, g, 30)
	if err := readBack(g, n.setup, n.log, n.now); err != nil {
		t.Fatal(err)
	}
}

// readBack writes a night to a file, plays what is read from it, and says where that
// is not the night that was written.
func readBack(g engine.Game, setup engine.Setup, log []engine.Record, now engine.Position) error {
	file := night.Write(g.Info(), setup, log)
	back, err := night.Read(file)
	if err != nil {
		return fmt.Errorf("%w\n%s", err, file)
	}
	played, err := night.Play(g, back)
	if err != nil {
		return fmt.Errorf("%w\n%s", err, file)
	}
	if was, is := encode(now.Setup()), encode(played.Position.Setup()); was != is {
		return fmt.Errorf("read back it starts from something else: %s, and was %s\n%s", is, was, file)
	}
	if again := night.Write(g.Info(), back.Setup, played.Log); again != file {
		return fmt.Errorf("written again it is another file:\n%s\n%s", file, again)
	}
	for _, v := range viewers(now) {
		if was, is := seen(now, v), seen(played.Position, v); was != is {
			return fmt.Errorf("%v sees something else after reading it back:\n%s\n%s\n%s", v, was, is, file)
		}
	}
	return nil
}
