package handlers

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"

	"croupier/engine"
	"croupier/engine/night"
	"croupier/trackers"
	"croupier/views"
)

// memory is what drawings of one table remember, as the shell keeps it.
type memory struct {
	kept   views.Kept
	before map[engine.Seat][]part
}

// TestWhatIsNotDrawnAgainLooksTheSame plays the nights of every game and draws
// each screen twice: with all that is remembered from before, and from nothing.
func TestWhatIsNotDrawnAgainLooksTheSame(t *testing.T) {
	var again atomic.Int64
	t.Cleanup(func() {
		if again.Load() == 0 {
			t.Error("everything is drawn anew")
		}
	})
	for _, game := range trackers.All() {
		t.Run(game.Info().Name, func(t *testing.T) {
			t.Parallel()
			files, err := filepath.Glob("../trackers/" + game.Info().Name + "/testdata/*.night")
			if err != nil || len(files) == 0 {
				t.Fatal("no nights", err)
			}
			for _, file := range files {
				again.Add(int64(drawNight(t, game, file)))
			}
		})
	}
}

// drawNight draws a night from its first entry to its last; it reports how many
// regions were not drawn again.
func drawNight(t *testing.T, game engine.Game, file string) (again int) {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	n, err := night.Read(string(text))
	if err != nil {
		t.Fatal(file, err)
	}
	now, err := game.Fold(n.Setup, nil)
	if err != nil {
		t.Fatal(file, err)
	}
	m := memory{before: map[engine.Seat][]part{}}
	var log []engine.Record
	for _, l := range n.Lines {
		if l.Is != night.Entry {
			continue
		}
		next, err := now.Enter(l.Record)
		if l.Record.Kind == engine.Undo {
			next, err = game.Undo(n.Setup, log, l.Record)
		}
		if err != nil {
			t.Fatal(file, l.Number, err)
		}
		now, log = next, append(log, next.Last())
		for _, v := range watching(len(log), len(now.People())) {
			again += m.draw(t, fmt.Sprintf("%s:%d, viewer %d", filepath.Base(file), l.Number, v), now, v)
		}
	}
	return again
}

// watching are who draws after an entry: the seats in turn after every other one,
// at times the wall and the host. All of them after each would take minutes.
func watching(entry, seats int) (out []engine.Seat) {
	if entry%2 == 0 {
		out = append(out, engine.Seat(entry/2%seats+1))
	}
	if entry%16 == 0 {
		out = append(out, engine.Room, engine.Host)
	}
	return out
}

func (m *memory) draw(t *testing.T, where string, now engine.Position, v engine.Seat) (again int) {
	about := views.Table{Code: "ABCDEF", Seq: now.Last().Seq, Key: func(kind string) string {
		if now.Last().By == v {
			return fmt.Sprint(now.Last().Seq, kind)
		}
		return kind
	}}
	fresh, err := regions(t.Context(), now.Screen(v), about, nil)
	if err != nil {
		t.Fatal(where, err)
	}
	about.Kept = &m.kept
	got, err := regions(t.Context(), now.Screen(v), about, m.before[v])
	if err != nil {
		t.Fatal(where, err)
	}
	for i, p := range got {
		if !bytes.Equal(p.lines, fresh[i].lines) {
			t.Fatalf("%s: %s looks otherwise where it is not drawn again", where, p.id)
		}
		if len(m.before[v]) > 0 && p.of != 0 && &p.lines[0] == &m.before[v][i].lines[0] {
			again++
		}
	}
	m.before[v] = got
	return again
}
