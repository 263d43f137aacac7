package tables

import (
	"errors"
	"log/slog"
	"slices"
	"time"

	"croupier/engine"
)

// Fault is why a table is read-only.
type Fault struct {
	Seq     int  // the first entry that cannot be read any more
	Foreign bool // it is as it was stored, but this program's rules do not take it
}

// What is the fault in a sentence, for the host.
func (f *Fault) What() engine.Text {
	if f.Foreign {
		return engine.Textf("This program does not understand entry %d of this table: nothing more can be entered.", f.Seq)
	}
	return engine.Textf("The data file is damaged at entry %d of this table: nothing more can be entered.", f.Seq)
}

// Calm is all that guests are told of it.
var Calm = engine.Textf("Nothing more can be entered at this table: its file on the laptop has a fault. What you see is kept. The host knows what to do.")

// refuse is what whoever enters something is told.
func (f *Fault) refuse(r engine.Record) error {
	if r.By == engine.Host || r.ByHost {
		return engine.Refusal{Text: f.What()}
	}
	return engine.Refusal{Text: Calm}
}

// brokenAt is where a store found a log damaged; 0 where it did not.
func brokenAt(err error) int {
	var broken interface{ BrokenAt() int }
	if errors.As(err, &broken) {
		return broken.BrokenAt()
	}
	return 0
}

// whole is the whole log. Where it is found damaged, the table is read-only from
// now on: what is entered after a damaged place would be lost with the next start.
func (t *Table) whole() ([]engine.Record, error) {
	log, err := t.live.store.Log(t.Code, 0)
	if seq := brokenAt(err); seq > 0 {
		t.fail(&Fault{Seq: seq})
	}
	return log, err
}

// fail makes the table read-only. The caller holds its entries back.
func (t *Table) fail(f *Fault) {
	slog.Error("tables: read-only", "table", t.Code, "entry", f.Seq, "foreign", f.Foreign)
	now := *t.Now()
	t.swap(now.withFault(f))
}

// withFault is the table with a fault: its clock stands still, and there is no way
// to take anything back.
func (n Now) withFault(f *Fault) *Now {
	n.Fault, n.ends, n.Lines = f, time.Time{}, withoutWays(n.Lines)
	return &n
}

// withoutWays are lines that nobody can take back.
func withoutWays(lines []engine.Line) []engine.Line {
	out := slices.Clone(lines)
	for i := range out {
		out[i].Undo = nil
	}
	return out
}

// Screen is what one viewer sees. At a read-only table every pad of the game is
// closed, there are no others, and nobody is waited for.
func (n *Now) Screen(viewer engine.Seat) engine.Screen {
	s := n.Position.Screen(viewer)
	if n.Fault == nil {
		return s
	}
	why := Calm
	if viewer == engine.Host {
		why = n.Fault.What()
	}
	s.Pads = slices.DeleteFunc(slices.Clone(s.Pads), func(p engine.Pad) bool { return slices.Contains(engine.Kernel, p.Kind) })
	s.Blocks = slices.DeleteFunc(slices.Clone(s.Blocks), func(b engine.Block) bool { _, waits := b.(engine.Waiting); return waits })
	for i := range s.Pads {
		s.Pads[i].Closed, s.Pads[i].Due = &why, false
	}
	return s
}
