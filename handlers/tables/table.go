package tables

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"io/fs"
	"log/slog"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"croupier/engine"
)

// Table is one live table. It takes entries one at a time and wakes who watches.
type Table struct {
	Code string // six signs
	Origin

	live     *Live
	now      atomic.Pointer[Now] // who looks never waits for the disk
	stood    atomic.Int64        // its clock cannot be trusted since then, in UTC ms; 0: it can
	ticking  atomic.Bool         // its clock is being seen to
	entering sync.Mutex          // one entry in flight: so their order needs no more thought
	behind   bool                // the store may hold entries that are not folded here
	ended    bool

	watching sync.Mutex
	watchers map[chan struct{}]struct{}
}

// Now is the table as it stands.
func (t *Table) Now() *Now { return t.now.Load() }

// ErrOld refuses a key that came with other answers before.
var ErrOld = engine.Refuse("This page is old. Look again.")

// Enter takes one entry, or says why not. It is on disk before anyone sees it.
// The same key again gets the first answer. may is asked once it is this entry's
// turn, for what the shell knows and the log does not; nil asks nothing.
func (t *Table) Enter(r engine.Record, may func(*Now) error) error {
	t.entering.Lock()
	defer t.entering.Unlock()
	for range 100 {
		err := t.enter(r, may)
		if !errors.Is(err, fs.ErrExist) {
			return err
		}
		t.behind = true // somebody else was quicker: once more, on what they left
	}
	return engine.Refuse("Too many at once. Try again.")
}

// Between does something while no entry is under way: what it finds stays so until
// it returns.
func (t *Table) Between(do func(*Now) error) error {
	t.entering.Lock()
	defer t.entering.Unlock()
	return do(t.Now())
}

func (t *Table) enter(r engine.Record, may func(*Now) error) error {
	switch {
	case t.ended:
		return errEnded
	case t.Now().Fault != nil:
		return t.Now().Fault.refuse(r)
	}
	if err := t.catchUp(); err != nil {
		return err
	}
	sent := digest(r)
	switch before, err := t.live.store.Sent(t.Code, r.By, r.Key); {
	case err != nil:
		return err
	case bytes.Equal(before, sent):
		return nil
	case before != nil:
		return ErrOld
	}
	r.At = t.live.pulse.now()
	if err := t.letTimePass(r.At); err != nil {
		return err
	}
	if may != nil {
		if err := may(t.Now()); err != nil {
			return err
		}
	}
	return t.take(r, sent)
}

// Taken reports whether this very tap was taken before.
func (t *Table) Taken(r engine.Record) (bool, error) {
	before, err := t.live.store.Sent(t.Code, r.By, r.Key)
	return bytes.Equal(before, digest(r)), err
}

// digest tells one tap from another: what was asked, the occasion, the answers
// as they came.
func digest(r engine.Record) []byte {
	sum := sha256.Sum256([]byte(r.Kind + "\n" + r.Mark + "\n" + r.Answers.Encode()))
	return sum[:]
}

// take is the order of everything: checked, stored and synced, swapped in, told.
func (t *Table) take(r engine.Record, sent []byte) error {
	next, err := t.next(r)
	if err != nil {
		return err
	}
	if t.live.Holds != nil {
		if err := t.live.Holds(next); err != nil {
			return err
		}
	}
	if err := t.live.store.Append(t.Code, next.Last(), sent); err != nil {
		t.behind = true // it may have got there though we were told otherwise
		return err
	}
	t.swap(next)
	return nil
}

// next is the table after one more entry. An undo needs the log; the entry's
// place and time are set by the engine.
func (t *Table) next(r engine.Record) (*Now, error) {
	now := t.Now()
	if r.Kind != engine.Undo {
		p, err := now.Enter(r)
		if err != nil {
			return nil, err
		}
		return now.and(p), nil
	}
	past, err := t.past()
	if t.Now().Fault != nil {
		return nil, t.Now().Fault.refuse(r)
	}
	if err != nil {
		return nil, err
	}
	p, then, err := past.Undo(r)
	if err != nil {
		return nil, err
	}
	next := now.and(p)
	next.Lines = newest(then)
	return next, nil
}

// past is the night as it stands: as somebody reads it just now, or folded.
func (t *Table) past() (*engine.History, error) {
	if h := t.live.lookback.historyOf(t.moment()); h != nil {
		return h.History, nil
	}
	log, err := t.whole()
	if err != nil {
		return nil, err
	}
	return t.Game.History(t.Setup, log)
}

func (t *Table) swap(next *Now) {
	was := t.now.Swap(next)
	if !next.ends.IsZero() {
		t.live.wakeClock()
	}
	t.Wake()
	if t.live.after != nil {
		t.live.after(t, was, next)
	}
}

// read folds the log from the store. What cannot be read or folded ends the
// table where it was sound: people still see it, and nothing more is entered.
func (t *Table) read() error {
	log, err := t.live.store.Log(t.Code, 0)
	var fault *Fault
	if seq := brokenAt(err); seq > 0 {
		fault = &Fault{Seq: seq}
	} else if err != nil {
		return err
	}
	p, err := t.Game.Fold(t.Setup, log)
	if at := (*engine.FoldError)(nil); errors.As(err, &at) && at.Seq > 0 {
		log = log[:at.Seq-1]
		fault = &Fault{Seq: at.Seq, Foreign: true}
		p, err = t.Game.Fold(t.Setup, log)
	}
	if err != nil && fault != nil && len(log) == 0 {
		p, err = t.blank()
	}
	if err != nil {
		return err
	}
	now := begin(log, p)
	history, err := t.Game.History(t.Setup, log)
	if err != nil {
		return err
	}
	now.Lines = newest(history)
	t.now.Store(now)
	if fault != nil {
		t.fail(fault)
	}
	return nil
}

// blank is the game before its first entry, where what the table starts from cannot
// be read: with the usual house rules and, if need be, the usual seats.
func (t *Table) blank() (engine.Position, error) {
	t.Setup.Options, t.Setup.Version = nil, 0
	p, err := t.Game.Fold(t.Setup, nil)
	if err != nil {
		t.Setup.Seats = t.Game.Info().Usual
		p, err = t.Game.Fold(t.Setup, nil)
	}
	return p, err
}

// newest are the newest lines of a night, as the host reads them.
func newest(h *engine.History) []engine.Line {
	lines := h.Page(engine.Host, engine.Room, 0, recent).Lines
	slices.Reverse(lines)
	return lines
}

// catchUp folds what others appended, where there may be something.
func (t *Table) catchUp() error {
	if !t.behind {
		return nil
	}
	log, err := t.live.store.Log(t.Code, t.Now().Last().Seq)
	if seq := brokenAt(err); seq > 0 {
		t.fail(&Fault{Seq: seq})
	}
	if err != nil {
		return err
	}
	if slices.ContainsFunc(log, func(r engine.Record) bool { return r.Kind == engine.Undo }) {
		if err := t.read(); err != nil {
			return err
		}
		t.behind = false
		t.Wake()
		return nil
	}
	for _, r := range log {
		next, err := t.next(r)
		if err != nil {
			return err
		}
		t.swap(next)
	}
	t.behind = false
	return nil
}

// follow hears of entries that others appended: who watches here sees them too.
func (t *Table) follow() {
	stored, stop := t.live.store.Watch(t.Code)
	defer stop()
	for {
		select {
		case <-t.live.ending:
			return
		case seq := <-stored:
			if seq > t.Now().Last().Seq {
				t.heard(seq)
			}
		}
	}
}

func (t *Table) heard(seq int) {
	t.entering.Lock()
	defer t.entering.Unlock()
	if seq <= t.Now().Last().Seq { // it was our own, and is in by now
		return
	}
	t.behind = true
	if err := t.catchUp(); err != nil {
		slog.Error("tables: catching up", "table", t.Code, "error", err)
	}
}

// Log is every entry, oldest first, secrets and all: for undo, history and export.
func (t *Table) Log() ([]engine.Record, error) {
	log, err := t.live.store.Log(t.Code, 0)
	if seq := brokenAt(err); seq > 0 && t.Now().Fault == nil {
		t.entering.Lock()
		defer t.entering.Unlock()
		t.fail(&Fault{Seq: seq})
	}
	if t.Now().Fault != nil { // what is sound is still to be read
		return log[:min(len(log), t.Now().Last().Seq)], nil
	}
	return log, err
}

// Watch returns a channel that wakes after entries, and how to stop. It has one
// slot: who is slow skips states.
func (t *Table) Watch() (wake <-chan struct{}, stop func()) {
	w := make(chan struct{}, 1)
	t.watching.Lock()
	defer t.watching.Unlock()
	t.watchers[w] = struct{}{}
	return w, func() {
		t.watching.Lock()
		defer t.watching.Unlock()
		delete(t.watchers, w)
	}
}

// Wake tells who watches to look again: also when something changed beside the log.
func (t *Table) Wake() {
	t.watching.Lock()
	defer t.watching.Unlock()
	for w := range t.watchers {
		select {
		case w <- struct{}{}:
		default: // it has a wake-up waiting already
		}
	}
}

func milli(t time.Time) time.Time { return t.Round(0).UTC().Truncate(time.Millisecond) }
