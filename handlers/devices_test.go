package handlers

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"testing"

	"croupier/engine"
	"croupier/trackers"
	"croupier/views"
)

// TestDevicesThatSkipStates plays a night of every game before three devices that
// show the same: each skips entries, and at times comes anew. Whatever one of them
// takes, it shows then what a page loaded anew would show.
func TestDevicesThatSkipStates(t *testing.T) {
	for _, game := range trackers.All() {
		t.Run(game.Info().Name, func(t *testing.T) {
			t.Parallel()
			files, err := filepath.Glob("../trackers/" + game.Info().Name + "/testdata/*.night")
			if err != nil || len(files) == 0 {
				t.Fatal("no nights", err)
			}
			for i, v := range []engine.Seat{1, engine.Host, engine.Room} {
				skipStates(t, game, files[i%len(files)], v)
			}
		})
	}
}

// devices are the pages of one viewer, as the shell keeps what it draws for them.
type devices struct {
	drawing
	drawn int // the entry that was drawn last
	pages [3]*onePage
	got   [3]int // the turn that each has got
	fresh []part // what was last drawn from nothing, for all of them
	since int    // and after which entry
}

func skipStates(t *testing.T, game engine.Game, file string, v engine.Seat) {
	var d devices
	wanted := map[string]string{}
	chance := rand.New(rand.NewPCG(1, uint64(v+1)))
	made := 0
	eachEntry(t, game, file, func(where string, now engine.Position) {
		if now.Last().By == v {
			made++
		}
		about := views.Table{Code: "ABCDEF", Seq: now.Last().Seq, Key: func(kind string) string { return fmt.Sprint(made, kind) }}
		for i := range d.pages {
			if d.pages[i] == nil || chance.IntN(20) == 0 {
				d.pages[i], d.got[i] = newPage(), 0
				d.pages[i].wanted = wanted // one text is read once for all of them
			}
			if chance.IntN(3) == 0 {
				d.show(t, fmt.Sprintf("%s, viewer %d, device %d", where, v, i), i, now.Screen(v), about)
			}
		}
	})
}

// show brings one device up to date and compares it with a page loaded anew.
func (d *devices) show(t *testing.T, where string, i int, screen engine.Screen, about views.Table) {
	t.Helper()
	p := d.pages[i]
	if d.drawn != about.Seq || p.has.lacks(d.parts) {
		if err := d.draw(t.Context(), screen, about, p.has); err != nil {
			t.Fatal(where, err)
		}
		d.drawn = about.Seq
	}
	p.take(t, where, d.parts)
	if d.got[i] != d.turn {
		d.got[i] = d.turn
		d.tookOne(len(d.pages))
	}
	if d.since != about.Seq {
		fresh, err := regions(t.Context(), screen, about, nil)
		if err != nil {
			t.Fatal(where, err)
		}
		d.fresh, d.since = fresh, about.Seq
	}
	p.isLike(t, where, d.fresh)
}
