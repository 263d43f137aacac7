// Package tables keeps the live tables: one log, one entry in flight and one
// present each. It is the only place that knows the order of an entry: checked,
// stored and synced, swapped in, watchers woken.
//
// Read in this order: tables.go (which tables are open), table.go (how an entry
// gets in), now.go (a table at one moment), clock.go (what time does to it), lookback.go
// (whole nights, read back).
package tables

import (
	"context"
	"errors"
	"sync"
	"time"

	"croupier/engine"
)

// Store keeps logs. Nothing above it may assume that this process is the only
// one that appends to a table.
type Store interface {
	// Log is a table's entries after a place (0: all), oldest first. Where the
	// log is damaged, its sound beginning comes with an error whose BrokenAt() int
	// is the first entry that is not as it was stored.
	Log(table string, after int) ([]engine.Record, error)
	// Append puts an entry at the place that its Seq names and answers once it is
	// on disk; fs.ErrExist says that this place or its author's key is taken.
	Append(table string, r engine.Record, sent []byte) error
	// Sent is the digest of what came with a seat's key; nil for a new key.
	Sent(table string, seat engine.Seat, key string) ([]byte, error)
	// Watch gives the length of a table's log whenever it grew, by whomever.
	Watch(table string) (stored <-chan int, stop func())
	// Fact is what KeepFact kept under that name; nil for nothing.
	Fact(name string) ([]byte, error)
	KeepFact(name string, value []byte) error
}

// Origin is what a table starts from.
type Origin struct {
	Game   engine.Game
	Setup  engine.Setup
	Opened time.Time
}

// Live are the tables in play, each opened when first asked for.
type Live struct {
	// Holds is asked of what a table would be by an entry that comes in now, and may
	// refuse that: what it holds entries to, no log is held to. Set it before the first
	// table is asked for, or leave it nil.
	Holds func(engine.Position) error

	store    Store
	origin   func(code string) (Origin, error)
	after    func(t *Table, was, now *Now)
	pulse    pulse
	lookback lookback
	poke     chan struct{} // wakes the clock: a deadline came up
	ending   <-chan struct{}
	end      context.CancelFunc
	tasks    sync.WaitGroup

	mu   sync.Mutex
	open map[string]*opening
}

// opening is a table that is being opened, or was: all who ask meanwhile wait
// for the one fold.
type opening struct {
	ready chan struct{}
	table *Table
	err   error
}

// New keeps the tables of a store. origin finds what a table starts from; now is
// the wall clock; after is told of each entry once all can see it, one at a time
// for each table. Nil: nobody is.
func New(store Store, origin func(code string) (Origin, error), now func() time.Time, after func(t *Table, was, now *Now)) (*Live, error) {
	ctx, end := context.WithCancel(context.Background())
	l := &Live{store: store, origin: origin, after: after, poke: make(chan struct{}, 1), ending: ctx.Done(), end: end, open: map[string]*opening{}, lookback: newLookback()}
	if err := l.pulse.start(store, now); err != nil {
		end()
		return nil, err
	}
	l.tasks.Go(l.watchClocks)
	return l, nil
}

var (
	errEnded    = errors.New("tables: the program is ending")
	errUnfolded = errors.New("tables: folding the table did not end")
)

// Table is the live table of that code, or the error of who finds origins.
func (l *Live) Table(code string) (*Table, error) {
	l.mu.Lock()
	o, ok := l.open[code]
	if ok {
		l.mu.Unlock()
		<-o.ready
		return o.table, o.err
	}
	o = &opening{ready: make(chan struct{}), err: errUnfolded}
	l.open[code] = o
	l.mu.Unlock()
	defer l.finishOpening(code, o)
	o.table, o.err = l.fold(code)
	return o.table, o.err
}

// finishOpening lets those go on who wait for a table, also where folding it panicked.
func (l *Live) finishOpening(code string, o *opening) {
	if o.err != nil { // the next who asks tries again
		l.mu.Lock()
		delete(l.open, code)
		l.mu.Unlock()
	}
	close(o.ready)
}

func (l *Live) fold(code string) (*Table, error) {
	from, err := l.origin(code)
	if err != nil {
		return nil, err
	}
	t := &Table{Code: code, Origin: from, live: l, watchers: map[chan struct{}]struct{}{}}
	if err := t.read(); err != nil {
		return nil, err
	}
	t.afterRest()
	l.mu.Lock()
	defer l.mu.Unlock()
	select {
	case <-l.ending:
		return nil, errEnded
	default:
		l.tasks.Go(t.follow)
		return t, nil
	}
}

// tables are those that are open now.
func (l *Live) tables() (out []*Table) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, o := range l.open {
		select {
		case <-o.ready:
			if o.table != nil {
				out = append(out, o.table)
			}
		default:
		}
	}
	return out
}

// Wake tells who watches any table to look again: something changed beside the logs.
func (l *Live) Wake() {
	for _, t := range l.tables() {
		t.Wake()
	}
}

// Close ends the clocks and lets the entries in flight finish; later ones are
// not taken.
func (l *Live) Close() {
	l.mu.Lock()
	l.end()
	l.mu.Unlock()
	l.tasks.Wait()
	for _, t := range l.tables() {
		t.entering.Lock()
		t.ended = true
		t.entering.Unlock()
	}
}
