package engine_test

import (
	"fmt"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/engine/laws/quorum"
	"croupier/engine/night"
	"croupier/engine/vote"
)

var threeSeats = engine.Setup{Seats: 3, Seed: 1, Version: 1}

// evening is a night of the toy, entered as phones enter it.
type evening struct {
	*testing.T
	now engine.Position
	log []engine.Record
}

func newEvening(t *testing.T) *evening {
	p, err := quorum.Rules.Game(vote.Rules).Fold(threeSeats, nil)
	if err != nil {
		t.Fatal(err)
	}
	return &evening{T: t, now: p}
}

func (n *evening) try(rec engine.Record) (engine.Position, error) {
	if rec.Kind == engine.Undo {
		return quorum.Rules.Game(vote.Rules).Undo(threeSeats, n.log, rec)
	}
	return n.now.Enter(rec)
}

// enter enters it now, and gives what followed.
func (n *evening) enter(by engine.Seat, kind, answers string) string {
	n.Helper()
	rec := entry(by, kind, answers)
	if rec.Mark = ""; kind == engine.Correct {
		rec.Mark = "1" // the number that it sets right
	}
	p, err := n.try(rec)
	if err != nil {
		n.Fatalf("%v %s %s: %v", by, kind, answers, err)
	}
	n.now, n.log = p, append(n.log, p.Last())
	return fmt.Sprint(p.Told())
}

// faces are what fell, by whomever.
func faces(told string) string {
	_, fell, _ := strings.Cut(told, "throws")
	return fell
}

// Who has what fell taken back, and enters it again, gets the same dice: at once,
// after other entries, and after another has had them too.
func TestNobodyShopsForLuck(t *testing.T) {
	n := newEvening(t)
	fell := n.enter(2, "throw", "dice=roll")
	if told := n.enter(engine.Host, engine.Undo, "entry=1"); !strings.Contains(told, "the same entry draws the same again") {
		t.Errorf("all are told %s", told)
	}
	n.enter(1, "give", "to=2&coins=1")
	if again := n.enter(2, "throw", "dice=roll"); again != fell {
		t.Errorf("thrown again: %s, at first %s", again, fell)
	}
	n.enter(engine.Host, engine.Undo, "entry=4")
	n.enter(engine.Host, engine.Undo, "entry=5") // and there it lies once more
	n.enter(engine.Host, engine.Undo, "entry=6")
	if other := n.enter(3, "throw", "dice=roll"); faces(other) != faces(fell) {
		t.Errorf("another throws %s, not what lies ready: %s", other, fell)
	}
	n.enter(engine.Host, "correct", "what=Round&to=2&why=")
	if again := n.enter(2, "throw", "dice=roll"); again != fell {
		t.Errorf("after another's throw: %s, at first %s", again, fell)
	}
	if last := n.now.Last(); last.Answers.Get("luck") != "1" {
		t.Errorf("the log keeps %v", last.Answers)
	}
	next := n.enter(2, "throw", "dice=roll")
	if next == fell || n.now.Last().Answers.Get("luck") != "" {
		t.Errorf("the next throw is %s, with %v", next, n.now.Last().Answers)
	}
	n.folds()
	n.enter(engine.Host, engine.Undo, "entry=8")
	n.folds()
}

// folds fails unless the log, and the night file that it makes, fold to what is
// seen now, and give the next throw the same dice.
func (n *evening) folds() {
	n.Helper()
	game := quorum.Rules.Game(vote.Rules)
	back, err := game.Fold(threeSeats, n.log)
	if err != nil {
		n.Fatal(err)
	}
	file, err := night.Read(night.Write(game.Info(), threeSeats, n.log))
	if err != nil {
		n.Fatal(err)
	}
	played, err := night.Play(game, file)
	if err != nil {
		n.Fatal(err)
	}
	for how, p := range map[string]engine.Position{"folded": back, "played from its file": played.Position} {
		if got, want := night.Print(p.Screen(engine.Room)), night.Print(n.now.Screen(engine.Room)); got != want {
			n.Errorf("%s:\n%s\nnot\n%s", how, got, want)
		}
		next, _ := n.now.Enter(entry(1, "throw", "dice=roll"))
		if same, err := p.Enter(entry(1, "throw", "dice=roll")); err != nil || fmt.Sprint(same.Told()) != fmt.Sprint(next.Told()) {
			n.Errorf("%s, the next throw is %v, not %v, %v", how, same.Told(), next.Told(), err)
		}
	}
}

// A night from before luck was kept says nothing of it, and folds as it did: each
// throw has the luck of its place.
func TestOldNightsKeepTheirLuck(t *testing.T) {
	old, err := night.Read("night 1 quorum rules=1 seats=3 seed=1\n2 throw dice=roll\nhost undo entry=1\n2 throw dice=roll")
	if err != nil {
		t.Fatal(err)
	}
	p, err := night.Play(quorum.Rules.Game(vote.Rules), old)
	if err != nil {
		t.Fatal(err)
	}
	n := newEvening(t)
	n.enter(2, "throw", "dice=1&dice=1")
	n.enter(2, "throw", "dice=1&dice=1")
	if want := n.enter(2, "throw", "dice=roll"); fmt.Sprint(p.Position.Told()) != want || p.Log[1].Answers.Has("luck") || p.Log[2].Answers.Has("luck") {
		t.Errorf("the old night throws %v, not %s: %v", p.Position.Told(), want, p.Log)
	}
}

// Nobody says by themselves whose luck they have, nor hides whose an undo lays ready.
func TestNobodyChoosesALuck(t *testing.T) {
	n := newEvening(t)
	n.enter(2, "throw", "dice=roll")
	for _, rec := range []engine.Record{entry(2, "throw", "dice=roll&luck=1"), entry(engine.Host, engine.Undo, "entry=1&luck=7"), entry(engine.Host, engine.Undo, "entry=1&luck=1&luck=2")} {
		for _, mark := range []string{"", engine.AnyMark} {
			rec.Mark = mark
			if _, err := n.try(rec); err == nil {
				t.Errorf("%v with %v and mark %q is taken", rec, rec.Answers, mark)
			}
		}
	}
}
