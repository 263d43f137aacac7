package views_test

import (
	"strings"
	"testing"

	"croupier/engine"
	"croupier/views"
	"croupier/views/canned"
)

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
			_, row, _ := strings.Cut(render(t, views.Page(p.Screen, p.Table)), `id="seat-4"`)
			_, way, found := strings.Cut(row, "?as=4")
			if way, _, _ = strings.Cut(way, ">"); !found || strings.Contains(way, "data-due") != c.due {
				t.Errorf("the table waits for seat %d: the way to seat 4 is %q", c.waits, way)
			}
		}
	}
}
