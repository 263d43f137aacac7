package pages_test

import (
	"strings"
	"testing"

	"croupier/engine"
	"croupier/views/canned"
	"croupier/views/pages"
)

// The button beside the last line takes back that line or is not there: beside
// "Cleo sits down" it once offered to take back how the table is won. The log
// below has a way back for each line.
func TestTheUndoBesideTheLastLineIsOfThatLine(t *testing.T) {
	for _, p := range canned.Pages() {
		if p.Name != "host" {
			continue
		}
		for _, c := range []struct{ last, undos int }{{p.Screen.Last.Seq, 1}, {p.Screen.Last.Seq + 1, 0}} {
			last := *p.Screen.Last
			last.Seq = c.last
			p.Screen.Last = &last
			if n := strings.Count(between(render(t, pages.Page(p.Screen, p.Table)), "lastcard", "</section>"), `value="undo"`); n != c.undos {
				t.Errorf("beside line %d stand %d undos, want %d", c.last, n, c.undos)
			}
		}
	}
}

// Who has no phone plays on the laptop: when the table waits for them, the way to
// their seat is what the host looks for, and it stands out; else it does not.
func TestTheWayToAGuestWithoutAPhoneStandsOutWhenAwaited(t *testing.T) {
	for _, c := range []struct {
		waits engine.Seat
		due   bool
	}{{4, true}, {1, false}} {
		for _, p := range canned.Pages() {
			if p.Name != "host" {
				continue
			}
			for i, b := range p.Screen.Blocks {
				if w, ok := b.(engine.Waiting); ok {
					w.For = []engine.Seat{c.waits}
					p.Screen.Blocks[i] = w
				}
			}
			_, row, _ := strings.Cut(render(t, pages.Page(p.Screen, p.Table)), `id="seat-4"`)
			_, way, found := strings.Cut(row, "?as=4")
			if way, _, _ = strings.Cut(way, ">"); !found || strings.Contains(way, "data-due") != c.due {
				t.Errorf("the table waits for seat %d: the way to seat 4 is %q", c.waits, way)
			}
		}
	}
}
