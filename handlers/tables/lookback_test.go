package tables_test

import (
	"context"
	"errors"
	"net/url"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"croupier/engine"
	"croupier/engine/laws/quorum"
	"croupier/handlers/store"
	"croupier/handlers/tables"
)

// watched is the toy, and how many of its nights are folded to look back on: in
// all, and at most at once.
type watched struct {
	engine.Game
	folds, now, most atomic.Int32
	begun            chan struct{} // hears of a fold's beginning, and then of its end; nil: nobody listens
}

func (w *watched) in() func() {
	w.folds.Add(1)
	w.most.Store(max(w.most.Load(), w.now.Add(1)))
	if w.begun != nil {
		w.begun <- struct{}{}
		w.begun <- struct{}{}
	}
	time.Sleep(time.Millisecond) // so that two would meet
	return func() { w.now.Add(-1) }
}

func (w *watched) Report(s engine.Setup, log []engine.Record) (engine.Report, error) {
	defer w.in()()
	return w.Game.Report(s, log)
}

func (w *watched) History(s engine.Setup, log []engine.Record) (*engine.History, error) {
	defer w.in()()
	return w.Game.History(s, log)
}

// watchedTable is a table of it, with two entries.
func watchedTable(t *testing.T) (*tables.Table, *watched) {
	n := newNight(t)
	s, game := n.store(), &watched{Game: quorum.Rules.Game()}
	l, err := tables.New(s, func(code string) (tables.Origin, error) {
		var row store.Table
		row, err := s.Table(code)
		return tables.Origin{Game: game, Setup: row.Setup, Opened: row.Opened}, err
	}, n.wall.Now, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(l.Close)
	tb, err := l.Table(code)
	if err != nil {
		t.Fatal(err)
	}
	n.enter(tb, give(1, 2, 1, "a"), give(2, 3, 1, "b"))
	game.folds.Store(0)
	return tb, game
}

// However many look back on a night, it is folded once for the report of all, and
// one at a time.
func TestLookingBackIsSharedAndOneAtATime(t *testing.T) {
	tb, game := watchedTable(t)
	var all sync.WaitGroup
	for range 30 {
		all.Go(func() {
			if r, err := tb.Report(t.Context()); err != nil || r.Shares[0].Entries != 1 {
				t.Errorf("the report is %+v, %v", r, err)
			}
		})
		all.Go(func() {
			if h, err := tb.History(t.Context()); err != nil || h.Len() != 2 {
				t.Errorf("the history is %+v, %v", h, err)
			}
		})
	}
	all.Wait()
	if game.most.Load() != 1 {
		t.Errorf("%d nights were folded at once", game.most.Load())
	}
	game.folds.Store(0)
	first, err := tb.History(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	game.folds.Store(0)
	second, _ := tb.History(t.Context())
	if _, err := tb.Report(t.Context()); err != nil || game.folds.Load() != 0 || first.Len() != second.Len() {
		t.Errorf("what is known already was folded %d times, %v", game.folds.Load(), err)
	}
	if err := tb.Enter(give(3, 1, 1, "c"), nil); err != nil {
		t.Fatal(err)
	}
	if h, err := tb.History(t.Context()); err != nil || h.Len() != 3 {
		t.Errorf("after one more entry the history is %+v, %v", h, err)
	}
	if r, err := tb.Report(t.Context()); err != nil || len(r.Shares) != 3 {
		t.Errorf("after one more entry the report is %+v, %v", r, err)
	}
}

// While somebody reads in a night, an undo does not fold it to see whether it may.
func TestAnUndoAsksTheHistoryThatIsRead(t *testing.T) {
	tb, game := watchedTable(t)
	read, err := tb.History(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	game.folds.Store(0)
	if err := tb.Enter(engine.Record{By: engine.Host, Kind: engine.Undo, Mark: engine.AnyMark, Key: "u", Answers: url.Values{"entry": {"2"}}}, nil); err != nil {
		t.Fatal(err)
	}
	if game.folds.Load() != 0 {
		t.Errorf("the night was folded %d times more", game.folds.Load())
	}
	if now := tb.Now().Lines; len(now) != 3 || !now[1].Struck || read.All(engine.Host)[1].Struck {
		t.Errorf("the newest lines are %+v", now)
	}
}

// Who waits for another's night and goes away waits no more.
func TestWhoGoesAwayDoesNotWait(t *testing.T) {
	tb, game := watchedTable(t)
	game.begun = make(chan struct{})
	var first sync.WaitGroup
	first.Go(func() {
		if _, err := tb.Report(t.Context()); err != nil {
			t.Error(err)
		}
	})
	<-game.begun
	gone, leave := context.WithCancel(t.Context())
	leave()
	if _, err := tb.History(gone); !errors.Is(err, context.Canceled) {
		t.Errorf("the one who went away is told %v", err)
	}
	<-game.begun
	first.Wait()
}
