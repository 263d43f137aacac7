package engine_test

import (
	"testing"

	"croupier/engine"
	"croupier/engine/night"
	"croupier/engine/vote"
)

// bench is a game on which chairs are put up, and fewer of them asked for.
type bench = engine.State[benchPublic, struct{}, struct{}]

type (
	benchPublic struct{ Stand int }
	putUp       struct {
		Stand int `json:"stand"`
	}
)

// Fold has so many stand.
func (e putUp) Fold(s *bench, _ engine.Step) { s.Public.Stand = e.Stand }

func benchGame() engine.Game {
	stand := engine.Say[putUp]("stand")
	return engine.Rules[benchPublic, struct{}, struct{}]{
		Name: "bench", Title: "Bench", Min: 1, Max: 4, Kinds: []engine.Kind[benchPublic, struct{}, struct{}]{stand}, Builds: []string{"stand"},
		Setup:  func(s *bench, opened engine.Setup, _ engine.Step) { s.Public.Stand = opened.Seats },
		Chairs: func(p benchPublic) int { return p.Stand },
		Host: func(benchPublic, []engine.Person) []engine.Pad {
			return []engine.Pad{stand.Pad(engine.Textf("Stand"), engine.Number{Name: "stand", Label: engine.Textf("Chairs"), Max: 9})}
		},
	}.Game(vote.Rules)
}

// A game has more chairs stand in the middle of a night: whoever sits on one is
// asked like everybody, by a part beside the game too. It goes again without a
// trace until somebody sat there; fewer never stand, nor more than there is room for.
func TestMoreChairs(t *testing.T) {
	play := func(lines string) *night.Played {
		t.Helper()
		n, err := night.Read("night 1 bench rules=1 seats=2\n" + lines)
		if err != nil {
			t.Fatal(err)
		}
		p, err := night.Play(benchGame(), n)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	play(`
		1 sit name=Ada
		! 3 sit name=Cleo
		> You have no seat at this table.
		host stand stand=3
		3 sit name=Cleo
		host ask question=Go? tie=first
		1 ballot say=yes
		3 ballot say=no
		! host undo entry=2
		> Entry 3 needs it: Cleo sits down at seat 3.
		3 leave
		! host undo entry=2
		> Entry 3 needs it: Cleo sits down at seat 3.`)
	for _, c := range []struct {
		lines string
		want  int
	}{
		{"", 2},
		{"host stand stand=3", 3},
		{"host stand stand=3\nhost stand stand=1", 3},
		{"host stand stand=9", 4},
		{"host stand stand=3\nhost undo entry=1", 2},
		{"host stand stand=3\nhost undo entry=1\nhost undo entry=2", 3},
	} {
		p := play(c.lines)
		if got := len(p.Position.People()); got != c.want {
			t.Errorf("%d chairs after %q, want %d", got, c.lines, c.want)
		}
		if got := len(p.Position.Screen(engine.Room).People); got != c.want {
			t.Errorf("%d chairs on the screen after %q, want %d", got, c.lines, c.want)
		}
		setup, _, err := engine.Built(benchGame(), engine.Setup{Seats: 2}, p.Log)
		if err != nil || setup.Seats != c.want {
			t.Errorf("a template for %d after %q, want %d: %v", setup.Seats, c.lines, c.want, err)
		}
	}
	old := play("2 sit name=Ben").Position
	if _, err := old.Enter(entry(engine.Host, "stand", "stand=4")); err != nil || len(old.People()) != 2 || old.People()[1].Name != "Ben" {
		t.Errorf("chairs put up on an old position changed it: %v, %v", old.People(), err)
	}
}
