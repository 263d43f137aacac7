package tables

import (
	"context"
	"slices"
	"sync"
	"weak"

	"croupier/engine"
)

// mostReports is how many tables' reports are kept. They are small, but a program
// that runs for a season has a thousand tables.
const mostReports = 16

// lookback folds whole nights for those who look back on them: one at a time over
// all tables, and once for all who ask the same of a night, so that the memory it
// takes does not grow with those who ask.
type lookback struct {
	turn chan struct{} // one slot: whose turn it is to fold a night

	mu      sync.Mutex
	reports []reported // the newest asked for last
	history weak.Pointer[remembered]
}

// moment is a night as far as it had come.
type moment struct {
	table *Table
	seq   int
}

type reported struct {
	moment
	report engine.Report
}

// remembered is the history that was read last. It is large, and so held only by
// those who read in it.
type remembered struct {
	moment
	*engine.History
}

func newLookback() lookback { return lookback{turn: make(chan struct{}, 1)} }

// once folds what is not known yet, while nobody else folds a night. Whoever waits
// for that may find it known afterwards, and may go away before.
func (l *lookback) once(ctx context.Context, known func() bool, fold func() error) error {
	if known() {
		return nil
	}
	select {
	case l.turn <- struct{}{}:
		defer func() { <-l.turn }()
	case <-ctx.Done():
		return ctx.Err()
	}
	if known() {
		return nil
	}
	return fold()
}

func (l *lookback) reportOf(m moment) (engine.Report, bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, r := range l.reports {
		if r.moment == m {
			return r.report, true
		}
	}
	return engine.Report{}, false
}

// keepReport keeps one report a table, the newest.
func (l *lookback) keepReport(m moment, r engine.Report) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.reports = slices.DeleteFunc(l.reports, func(r reported) bool { return r.table == m.table })
	if len(l.reports) == mostReports {
		l.reports = slices.Delete(l.reports, 0, 1)
	}
	l.reports = append(l.reports, reported{m, r})
}

func (l *lookback) historyOf(m moment) *remembered {
	l.mu.Lock()
	defer l.mu.Unlock()
	if h := l.history.Value(); h != nil && h.moment == m {
		return h
	}
	return nil
}

func (l *lookback) keepHistory(h *remembered) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.history = weak.Make(h)
}

// moment is the table's present.
func (t *Table) moment() moment { return moment{t, t.Now().Last().Seq} }

// log is the table's until then: somebody may be adding to it.
func (m moment) log() ([]engine.Record, error) {
	log, err := m.table.Log()
	return log[:min(len(log), m.seq)], err
}

// Report looks back on the night, for everybody. It is shared: nobody changes it.
// It waits while other nights are looked back on, as long as ctx lets it.
func (t *Table) Report(ctx context.Context) (r engine.Report, err error) {
	l := &t.live.lookback
	known := func() (ok bool) { r, ok = l.reportOf(t.moment()); return ok }
	err = l.once(ctx, known, func() error {
		m := t.moment()
		log, err := m.log()
		if err != nil {
			return err
		}
		if r, err = t.Game.Report(t.Setup, log); err == nil {
			l.keepReport(m, r)
		}
		return err
	})
	return r, err
}

// History is the night as it stands, to be read by any viewer. It waits while other
// nights are looked back on, as long as ctx lets it.
func (t *Table) History(ctx context.Context) (*History, error) {
	l := &t.live.lookback
	var h *remembered
	known := func() bool { h = l.historyOf(t.moment()); return h != nil }
	err := l.once(ctx, known, func() error {
		m := t.moment()
		log, err := m.log()
		if err != nil {
			return err
		}
		folded, err := t.Game.History(t.Setup, log)
		if err != nil {
			return err
		}
		h = &remembered{m, folded}
		l.keepHistory(h)
		return nil
	})
	if err != nil {
		return nil, err
	}
	return &History{t, h}, nil
}

// History is a table's night read back. It is large: whoever has one lets go of it
// before an answer is sent, for a phone may take its time to hear that.
type History struct {
	table *Table
	*remembered
}

// Page is as the engine's. At a table with a fault nothing is taken back.
func (h *History) Page(viewer, of engine.Seat, before, most int) engine.Page {
	page := h.remembered.Page(viewer, of, before, most)
	if h.table.Now().Fault != nil {
		page.Lines = withoutWays(page.Lines)
	}
	return page
}
