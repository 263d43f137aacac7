package tables

import (
	"encoding/binary"
	"log/slog"
	"sync/atomic"
	"time"

	"croupier/engine"
)

const (
	beat = time.Second // how often the clocks are looked at, when nothing is due sooner
	gap  = 10 * beat   // no sign of life for so long: the laptop slept
	save = 5 * beat    // how often the last sign of life is kept, while a clock runs

	mostAtOnce = 1000 // how many clocks in a row may run out in one moment
)

// alive is the fact that holds the last sign of life, in UTC ms.
const alive = "alive"

// pulse knows the time, and when the program last gave a sign of life.
type pulse struct {
	clock  func() time.Time
	before time.Time    // the last sign of life before this start; zero if there was none
	last   atomic.Int64 // the last one since
	kept   atomic.Int64 // when that was written down, in UTC ms
}

func (p *pulse) start(store Store, clock func() time.Time) error {
	p.clock = clock
	p.last.Store(p.now().UnixMilli())
	value, err := store.Fact(alive)
	if len(value) == 8 {
		p.before = time.UnixMilli(int64(binary.BigEndian.Uint64(value))).UTC()
	}
	return err
}

// now is the time as logs keep it: by the wall, in whole milliseconds.
func (p *pulse) now() time.Time { return milli(p.clock()) }

// stood is since when there was no sign of life, in UTC ms; 0 if there was one
// just now. Timers stand still while a laptop sleeps; the wall clock does not.
func (p *pulse) stood(now time.Time) int64 {
	if last := p.last.Load(); now.UnixMilli()-last > gap.Milliseconds() {
		return last
	}
	return 0
}

// keep writes the sign of life down, while a clock runs.
func (p *pulse) keep(store Store, now time.Time) {
	ms := now.UnixMilli()
	if kept := p.kept.Load(); ms >= kept && ms < kept+save.Milliseconds() {
		return
	}
	p.kept.Store(ms)
	if err := store.KeepFact(alive, binary.BigEndian.AppendUint64(nil, uint64(ms))); err != nil {
		slog.Error("tables: sign of life", "error", err)
	}
}

func (l *Live) wakeClock() {
	select {
	case l.poke <- struct{}{}:
	default:
	}
}

// watchClocks sees to every open table's clock, at least once a beat.
func (l *Live) watchClocks() {
	timer := time.NewTimer(beat)
	defer timer.Stop()
	for {
		select {
		case <-l.ending:
			return
		case <-timer.C:
		case <-l.poke:
		}
		timer.Reset(l.seeToClocks(l.pulse.now()))
	}
}

// seeToClocks starts what is due and says how long nothing is.
func (l *Live) seeToClocks(now time.Time) time.Duration {
	next, running := beat, false
	stood := l.pulse.stood(now)
	for _, t := range l.tables() {
		ends := t.Now().ends
		running = running || !ends.IsZero()
		if stood != 0 {
			t.stood.CompareAndSwap(0, stood)
		}
		switch {
		case t.stood.Load() != 0, !ends.IsZero() && !now.Before(ends):
			l.seeTo(t)
		case !ends.IsZero():
			next = min(next, ends.Sub(now))
		}
	}
	l.pulse.last.Store(now.UnixMilli())
	if running {
		l.pulse.keep(l.store, now)
	}
	return next
}

// seeTo lets time pass at one table, beside the others.
func (l *Live) seeTo(t *Table) {
	if !t.ticking.CompareAndSwap(false, true) {
		return
	}
	l.tasks.Go(func() {
		defer t.ticking.Store(false)
		t.entering.Lock()
		defer t.entering.Unlock()
		if t.Now().Fault != nil {
			return
		}
		err := t.catchUp()
		if err == nil {
			err = t.letTimePass(l.pulse.now())
		}
		if err != nil {
			slog.Error("tables: clock", "table", t.Code, "error", err)
		}
	})
}

// letTimePass enters what time did to the table: clocks that ran out, and a
// pause where the program slept while one ran.
func (t *Table) letTimePass(now time.Time) error {
	stood := t.stood.Load()
	if stood == 0 {
		stood = t.live.pulse.stood(now)
	}
	if stood != 0 {
		if err := t.pause(time.UnixMilli(stood).UTC()); err != nil {
			return err
		}
		t.stood.Store(0)
	}
	return t.runOut(now)
}

// pause stops a running clock at the last sign of life, in the host's name.
func (t *Table) pause(at time.Time) error {
	if err := t.runOut(at); err != nil {
		return err
	}
	if t.Now().ends.IsZero() { // none runs, or the table is paused already
		return nil
	}
	return t.take(engine.Record{By: engine.Host, Kind: engine.Pause, At: at}, nil)
}

// runOut enters each deadline that has passed by then, at its own time.
func (t *Table) runOut(by time.Time) error {
	for range mostAtOnce {
		ends := t.Now().ends
		if ends.IsZero() || by.Before(ends) {
			return nil
		}
		if err := t.take(engine.Record{By: engine.Room, Kind: engine.Time, At: roundUp(ends)}, nil); err != nil {
			return err
		}
	}
	return engine.Refuse("This table's clock runs out again and again.")
}

// roundUp keeps a deadline passed though logs keep whole milliseconds.
func roundUp(t time.Time) time.Time { return milli(t.Add(time.Millisecond - 1)) }

// afterRest pauses a table whose clock ran when the program was stopped. Where
// that cannot be stored now, the clock tries again.
func (t *Table) afterRest() {
	before := t.live.pulse.before
	if t.Now().ends.IsZero() {
		return
	}
	if before.IsZero() {
		before = t.Now().Last().At
	}
	t.stood.Store(max(before.UnixMilli(), 1))
	if err := t.letTimePass(t.live.pulse.now()); err != nil {
		slog.Error("tables: pause after a stop", "table", t.Code, "error", err)
	}
}
