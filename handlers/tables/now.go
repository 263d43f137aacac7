package tables

import (
	"fmt"
	"slices"
	"time"

	"croupier/engine"
)

// recent is how many of the newest lines a table keeps at hand.
const recent = 12

// Now is a table as it stands at one moment. It never changes.
type Now struct {
	engine.Position
	Lines []engine.Line // the newest, newest first, as the host reads them
	Fault *Fault        // why nothing more can be entered; nil where all is well

	made bySeat    // how many entries count for each seat; for the host, how many the host typed
	left []leave   // each time that somebody left a seat, the oldest first
	ends time.Time // the position's deadline
}

// leave is one time that a seat was left, or freed by the host.
type leave struct {
	seat   engine.Seat
	seq    int
	byHost bool
}

// bySeat is a number for each author, from the host up.
type bySeat []int

func (b bySeat) of(s engine.Seat) int {
	if i := int(s - engine.Host); i < len(b) {
		return b[i]
	}
	return 0
}

func (b bySeat) with(s engine.Seat, n int) bySeat {
	i := int(s - engine.Host)
	b = slices.Clone(b)
	for len(b) <= i {
		b = append(b, 0)
	}
	b[i] = n
	return b
}

// begin is a table whose log was just folded.
func begin(log []engine.Record, p engine.Position) *Now {
	n := &Now{}
	for _, r := range log {
		n.count(r)
	}
	n.Position, n.ends = p, p.Deadline()
	return n
}

func (n *Now) count(r engine.Record) {
	n.made = n.made.with(r.By, n.made.of(r.By)+1)
	if r.ByHost {
		n.made = n.made.with(engine.Host, n.made.of(engine.Host)+1)
	}
	if r.Kind == engine.Leave {
		n.left = append(slices.Clip(n.left), leave{r.By, r.Seq, r.ByHost})
	}
}

// and is the table after one more entry.
func (n *Now) and(p engine.Position) *Now {
	next := &Now{Position: p, made: n.made, left: n.left, ends: p.Deadline()}
	next.count(p.Last())
	next.Lines = append([]engine.Line{p.HostLine()}, n.Lines[:min(len(n.Lines), recent-1)]...)
	return next
}

// Key is what the server writes into a form of that kind on one viewer's page:
// it changes with this viewer's next entry, so that a doubled form counts once.
func (n *Now) Key(viewer engine.Seat, kind string) string {
	return fmt.Sprintf("%d.%d.%s", viewer, n.made.of(viewer), kind)
}

// Left is the place of a seat's newest leave, 0 if there was none. Who took the
// seat before it holds it no longer.
func (n *Now) Left(seat engine.Seat) int {
	for _, l := range slices.Backward(n.left) {
		if l.seat == seat {
			return l.seq
		}
	}
	return 0
}

// Freed reports whether whoever took a seat at that length of the log has lost it
// by the host, and did not leave it.
func (n *Now) Freed(seat engine.Seat, since int) bool {
	for _, l := range n.left {
		if l.seat == seat && l.seq > since {
			return l.byHost
		}
	}
	return false
}
