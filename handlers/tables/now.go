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

	made made      // how many entries count for each seat; for the host, how many the host typed
	left []leave   // each time that somebody left a seat, the oldest first
	ends time.Time // the position's deadline
}

// leave is one time that a seat was left, or freed by the host.
type leave struct {
	seat   engine.Seat
	seq    int
	byHost bool
}

// made is how many entries count for each author, from the host up, of each kind.
// It is never changed: and makes another one.
type made []kinds

type kinds []kindCount

type kindCount struct {
	kind string
	n    int
}

func (m made) of(s engine.Seat, kind string) int {
	if i := int(s - engine.Host); i < len(m) {
		for _, k := range m[i] {
			if k.kind == kind {
				return k.n
			}
		}
	}
	return 0
}

// all is how many of any kind.
func (m made) all(s engine.Seat) (n int) {
	if i := int(s - engine.Host); i < len(m) {
		for _, k := range m[i] {
			n += k.n
		}
	}
	return n
}

func (m made) and(s engine.Seat, kind string) made {
	m = slices.Clone(m)
	i := int(s - engine.Host)
	for len(m) <= i {
		m = append(m, nil)
	}
	m[i] = slices.Clone(m[i])
	at := slices.IndexFunc(m[i], func(k kindCount) bool { return k.kind == kind })
	if at < 0 {
		at = len(m[i])
		m[i] = append(m[i], kindCount{kind: kind})
	}
	m[i][at].n++
	return m
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
	n.made = n.made.and(r.By, r.Kind)
	if r.ByHost {
		n.made = n.made.and(engine.Host, r.Kind)
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
// it changes with this viewer's next entry of that kind, so that a doubled form
// counts once, and the other forms stay as they are. "" is all kinds together.
func (n *Now) Key(viewer engine.Seat, kind string) string {
	made := n.made.of(viewer, kind)
	if kind == "" {
		made = n.made.all(viewer)
	}
	return fmt.Sprintf("%d.%s.%d", viewer, kind, made) // nights of before had them the other way round
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
