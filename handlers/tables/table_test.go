package tables_test

import (
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"croupier/engine"
	"croupier/engine/laws/quorum"
	"croupier/handlers/store"
	"croupier/handlers/tables"

	"go.uber.org/goleak"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

const code = "K7M2QX"

// wall is a clock that stands still until it is set.
type wall struct{ at atomic.Int64 }

func (w *wall) Now() time.Time       { return time.UnixMilli(w.at.Load()) }
func (w *wall) pass(d time.Duration) { w.at.Add(d.Milliseconds()) }

func newWall() *wall {
	w := &wall{}
	w.at.Store(1_796_000_000_000)
	return w
}

// night is a data folder with one table in it, and the programs that run on it.
type night struct {
	*testing.T
	folder string
	wall   *wall
}

func newNight(t *testing.T) *night {
	n := &night{t, t.TempDir(), newWall()}
	s := n.store()
	row := store.Table{Code: code, Game: "quorum", Opened: n.wall.Now(), Token: make([]byte, 32), Setup: engine.Setup{Seats: 3, Seed: 7, Version: 1}}
	if err := s.Create(row); err != nil {
		t.Fatal(err)
	}
	s.Close()
	return n
}

func (n *night) store() *store.Store {
	n.Helper()
	s, err := store.Open(n.folder)
	if err != nil {
		n.Fatal(err)
	}
	n.Cleanup(func() { s.Close() })
	return s
}

// program runs the tables of a store, as one process does.
func (n *night) program(s *store.Store) (*tables.Table, *tables.Live) {
	n.Helper()
	game := quorum.Rules.Game()
	l, err := tables.New(s, func(code string) (tables.Origin, error) {
		row, err := s.Table(code)
		return tables.Origin{Game: game, Setup: row.Setup, Opened: row.Opened}, err
	}, n.wall.Now, nil)
	if err != nil {
		n.Fatal(err)
	}
	n.Cleanup(l.Close)
	t, err := l.Table(code)
	if err != nil {
		n.Fatal(err)
	}
	return t, l
}

func give(by, to engine.Seat, coins int, key string) engine.Record {
	return engine.Record{By: by, Kind: "give", Mark: engine.AnyMark, Key: key,
		Answers: url.Values{"to": {fmt.Sprint(int(to))}, "coins": {fmt.Sprint(coins)}}}
}

func vote(by engine.Seat, say string) engine.Record {
	return engine.Record{By: by, Kind: "vote", Mark: engine.AnyMark, Key: "vote" + say, Answers: url.Values{"say": {say}}}
}

// says fails unless an error is the sentence.
func (n *night) says(err error, want string) {
	n.Helper()
	var no engine.Refusal
	if !errors.As(err, &no) || !strings.Contains(no.String(), want) {
		n.Errorf("got %v, not a refusal that says %q", err, want)
	}
}

func (n *night) enter(t *tables.Table, rs ...engine.Record) {
	n.Helper()
	for _, r := range rs {
		if err := t.Enter(r, nil); err != nil {
			n.Fatalf("%v: %v", r, err)
		}
	}
}

func (n *night) kinds(t *tables.Table) (out []string) {
	n.Helper()
	log, err := t.Log()
	if err != nil {
		n.Fatal(err)
	}
	for _, r := range log {
		out = append(out, r.Kind)
	}
	return out
}

func (n *night) log(t *tables.Table, want ...string) {
	n.Helper()
	if got := n.kinds(t); fmt.Sprint(got) != fmt.Sprint(want) {
		n.Errorf("the log is %v, not %v", got, want)
	}
}

// The same tap counts once, however often it arrives: at once, later, and after
// the program was started again.
func TestOneTapIsOneEntry(t *testing.T) {
	n := newNight(t)
	s := n.store()
	tb, l := n.program(s)
	for _, times := range []int{2, 10, 50} {
		var all sync.WaitGroup
		by := tb.Now().Last().By + 1
		for range times {
			all.Go(func() {
				if err := tb.Enter(give(by, by%3+1, 1, fmt.Sprint("tap", times)), nil); err != nil {
					t.Errorf("%d times at once: %v", times, err)
				}
			})
		}
		all.Wait()
	}
	n.log(tb, "give", "give", "give")
	l.Close()
	s.Close()
	tb, _ = n.program(n.store())
	n.enter(tb, give(1, 2, 1, "tap2"), give(3, 1, 1, "tap50"))
	n.says(tb.Enter(give(1, 2, 2, "tap2"), nil), "This page is old. Look again.")
	other := give(1, 2, 1, "tap2")
	other.Mark = "another occasion"
	n.says(tb.Enter(other, nil), "This page is old. Look again.")
	n.log(tb, "give", "give", "give")
}

// A refusal stores nothing: the same tap is tried again once it may count.
func TestRefusedThenRetried(t *testing.T) {
	n := newNight(t)
	tb, _ := n.program(n.store())
	n.says(tb.Enter(give(2, 1, 1, "tap"), nil), "turn of seat 1")
	n.enter(tb, give(1, 2, 1, "first"), give(2, 1, 1, "tap"), give(2, 1, 1, "tap"))
	n.log(tb, "give", "give")
}

// What the shell says no to is asked once it is this entry's turn, and after the
// key: a tap that is in already is never refused.
func TestTheShellMaySayNo(t *testing.T) {
	n := newNight(t)
	tb, _ := n.program(n.store())
	no := func(*tables.Now) error { return engine.Refuse("Not now.") }
	n.says(tb.Enter(give(1, 2, 1, "tap"), no), "Not now.")
	n.log(tb)
	n.enter(tb, give(1, 2, 1, "tap"))
	if err := tb.Enter(give(1, 2, 1, "tap"), no); err != nil {
		t.Errorf("a tap that is in already: %v", err)
	}
}

func TestServerKeysChangeWithTheirAuthorOnly(t *testing.T) {
	n := newNight(t)
	tb, _ := n.program(n.store())
	of := func(s engine.Seat) string { return tb.Now().Key(s, "give") }
	one, two, host := of(1), of(2), of(engine.Host)
	if one == tb.Now().Key(1, "vote") {
		t.Error("two kinds of form have one key")
	}
	all, vote := tb.Now().Key(1, ""), tb.Now().Key(1, "vote")
	n.enter(tb, give(1, 2, 1, "a"))
	if of(1) == one || of(2) != two || of(engine.Host) != host {
		t.Errorf("after an entry of seat 1 the keys are %s %s %s", of(1), of(2), of(engine.Host))
	}
	if tb.Now().Key(1, "") == all || tb.Now().Key(1, "vote") != vote {
		t.Error("the key of a form that makes no entry stays, or that of another kind does not")
	}
	guest := give(2, 3, 1, "for a guest")
	guest.ByHost = true
	n.enter(tb, guest)
	if of(engine.Host) == host || of(2) == two {
		t.Errorf("after the host typed for seat 2 the keys are %s %s", of(2), of(engine.Host))
	}
	one = of(1)
	tb2, _ := n.program(n.store())
	if again := tb2.Now().Key(1, "give"); again != one {
		t.Errorf("after a restart the key is %s, not %s", again, one)
	}
}

func TestUndoGoesThroughTheLog(t *testing.T) {
	n := newNight(t)
	tb, _ := n.program(n.store())
	n.enter(tb, give(1, 2, 2, "a"))
	undo := engine.Record{By: 1, Kind: engine.Undo, Key: "u", Mark: engine.AnyMark, Answers: url.Values{"entry": {"1"}}}
	n.enter(tb, undo, undo)
	n.log(tb, "give", "undo")
	lines := tb.Now().Lines
	if len(lines) != 2 || !lines[1].Struck || lines[0].Kind != engine.Undo {
		t.Errorf("the host's newest lines are %+v", lines)
	}
	n.enter(tb, give(1, 3, 1, "b"))
	if got := tb.Now().Lines; len(got) != 3 || got[0].Seq != 3 {
		t.Errorf("the host's newest lines are %+v", got)
	}
}

// What the host reads of the newest entries is the end of the whole history, with
// the same ways back.
func TestTheHostsLinesAreTheHistorys(t *testing.T) {
	n := newNight(t)
	tb, _ := n.program(n.store())
	pause := engine.Record{By: engine.Host, Kind: engine.Pause, Mark: engine.AnyMark, Key: "p"}
	resume := engine.Record{By: engine.Host, Kind: engine.Resume, Mark: engine.AnyMark, Key: "r"}
	undo := engine.Record{By: engine.Host, Kind: engine.Undo, Mark: engine.AnyMark, Key: "u", Answers: url.Values{"entry": {"1"}}}
	throw := engine.Record{By: 2, Kind: "throw", Mark: engine.AnyMark, Key: "t", Answers: url.Values{"dice": {"4", "2"}}}
	again := engine.Record{By: engine.Host, Kind: engine.Undo, Mark: engine.AnyMark, Key: "v", Answers: url.Values{"entry": {"2"}}}
	back := engine.Record{By: engine.Host, Kind: engine.Undo, Mark: engine.AnyMark, Key: "w", Answers: url.Values{"entry": {"7"}}}
	sit := engine.Record{By: 1, Kind: engine.Sit, Mark: engine.AnyMark, Key: "s", Answers: url.Values{"name": {"Ada"}}}
	told := map[int]int{} // by entry, in how many of the looks
	for _, r := range []engine.Record{give(1, 2, 1, "a"), throw, vote(3, "yes"), pause, resume, undo, again, give(1, 3, 1, "b"), back, sit} {
		n.enter(tb, r)
		back, err := tb.History(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		all := back.Page(engine.Host, engine.Room, 0, back.Len()).Lines
		lines := tb.Now().Lines
		for i, l := range lines {
			want := all[len(all)-1-i]
			if l.Seq != want.Seq || l.Text.String() != want.Text.String() || l.Struck != want.Struck || (l.Undo == nil) != (want.Undo == nil) ||
				fmt.Sprint(l.Told) != fmt.Sprint(want.Told) || fmt.Sprint(l.People) != fmt.Sprint(want.People) {
				t.Errorf("after %v line %d is %+v, in the history %+v", r, i, l, want)
			}
			if len(l.Told) > 0 {
				told[l.Seq]++
			}
		}
		if len(lines) != len(all) {
			t.Errorf("%d lines of %d", len(lines), len(all))
		}
	}
	if told[2] != 7 {
		t.Errorf("what followed from the throw was read %d times of 7: till it was undone, and since it is back", told[2])
	}
}

// Until it is stored nobody sees it; then who watches is woken, and a slow one once.
func TestWatchersAreWoken(t *testing.T) {
	n := newNight(t)
	tb, _ := n.program(n.store())
	wake, stop := tb.Watch()
	n.enter(tb, give(1, 2, 1, "a"), give(2, 3, 1, "b"))
	<-wake
	select {
	case <-wake:
		t.Error("woken twice for what was there the first time")
	default:
	}
	stop()
	n.enter(tb, give(3, 1, 1, "c"))
	select {
	case <-wake:
		t.Error("woken after it stopped")
	default:
	}
}

// eventually waits for what happens by itself.
func (n *night) eventually(what string, holds func() bool) {
	n.Helper()
	for range 300 {
		if holds() {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
	n.Fatalf("not within six seconds: %s", what)
}

func TestTheClockRunsOutByItself(t *testing.T) {
	n := newNight(t)
	tb, l := n.program(n.store())
	n.enter(tb, vote(1, "yes"))
	n.awake(l, 2*time.Minute)
	n.eventually("the time is up", func() bool { return tb.Now().Last().Seq > 1 })
	n.log(tb, "vote", "time")
	if last := tb.Now().Last(); last.By != engine.Room || !last.At.Equal(newWall().Now().Add(2*time.Minute)) {
		t.Errorf("the clock's entry is %v at %v", last, last.At)
	}
}

// awake lets time pass while the program gives signs of life.
func (n *night) awake(l *tables.Live, d time.Duration) {
	for range d / (5 * time.Second) {
		n.wall.pass(5 * time.Second)
		l.Beat()
	}
}

func TestBeforeALaterEntryTheClockRunsOut(t *testing.T) {
	n := newNight(t)
	tb, l := n.program(n.store())
	n.enter(tb, vote(1, "yes"))
	n.awake(l, 2*time.Minute-5*time.Second)
	n.wall.pass(5 * time.Second)
	late := vote(2, "no")
	late.Mark = "motion 1"
	n.says(tb.Enter(late, nil), "another moment")
	n.log(tb, "vote", "time")
}

// A laptop that slept while a clock ran pauses the table as of when it fell asleep.
func TestASleepIsAPause(t *testing.T) {
	n := newNight(t)
	tb, _ := n.program(n.store())
	n.enter(tb, vote(1, "yes"))
	asleep := n.wall.Now()
	n.wall.pass(20 * time.Minute)
	n.says(tb.Enter(vote(2, "no"), nil), "The table is paused.")
	n.log(tb, "vote", "pause")
	if last := tb.Now().Last(); last.By != engine.Host || !last.At.Equal(asleep.UTC()) {
		t.Errorf("paused by %v at %v, asleep since %v", last.By, last.At, asleep)
	}
	n.enter(tb, engine.Record{By: engine.Host, Kind: engine.Resume, Mark: engine.AnyMark, Key: "go"})
	if left := tb.Now().Deadline().Sub(n.wall.Now()); left != 2*time.Minute {
		t.Errorf("after the sleep %v are left", left)
	}
}

func TestAStopIsAPause(t *testing.T) {
	n := newNight(t)
	s := n.store()
	tb, l := n.program(s)
	n.enter(tb, vote(1, "yes"))
	n.eventually("a sign of life is kept", func() bool { v, _ := s.Fact("alive"); return v != nil })
	l.Close()
	s.Close()
	began := n.wall.Now()
	n.wall.pass(time.Hour)
	tb, _ = n.program(n.store())
	n.log(tb, "vote", "pause")
	if last := tb.Now().Last(); !last.At.Equal(began.UTC()) {
		t.Errorf("paused %v after the last sign of life", last.At.Sub(began))
	}
}

func TestTimesNeverRunBackwards(t *testing.T) {
	n := newNight(t)
	tb, _ := n.program(n.store())
	n.enter(tb, give(1, 2, 1, "a"))
	first := tb.Now().Last().At
	n.wall.pass(-time.Hour)
	n.enter(tb, give(2, 1, 1, "b"))
	if second := tb.Now().Last().At; second.Before(first) {
		t.Errorf("%v after %v", second, first)
	}
}

// Two programs on one log, as a replicated store will have: neither loses what
// the other entered, and a place is given once.
func TestTwoProgramsOneLog(t *testing.T) {
	n := newNight(t)
	s := n.store()
	a, _ := n.program(s)
	b, _ := n.program(s)
	n.enter(a, give(1, 2, 1, "a"))
	n.eventually("the other hears of it", func() bool { return b.Now().Last().Seq == 1 })
	n.enter(b, give(2, 3, 1, "b"))
	n.eventually("and back", func() bool { return a.Now().Last().Seq == 2 })
	var all sync.WaitGroup
	for i := range 40 {
		tb := []*tables.Table{a, b}[i%2]
		all.Go(func() {
			r := engine.Record{By: engine.Host, Kind: "bank", Mark: engine.AnyMark, Key: fmt.Sprint("k", i/2), Answers: url.Values{"to": {"1"}, "coins": {"1"}}}
			if err := tb.Enter(r, nil); err != nil {
				t.Errorf("%v", err)
			}
		})
	}
	all.Wait()
	n.eventually("both see all", func() bool { return a.Now().Last().Seq == 22 && b.Now().Last().Seq == 22 })
	undo := engine.Record{By: engine.Host, Kind: engine.Undo, Key: "u", Mark: engine.AnyMark, Answers: url.Values{"entry": {"22"}}}
	n.enter(a, undo)
	n.eventually("an undo too", func() bool { return b.Now().Last().Seq == 23 })
	x, _ := json.Marshal(a.Now().Screen(engine.Host))
	y, _ := json.Marshal(b.Now().Screen(engine.Host))
	if string(x) != string(y) {
		t.Errorf("one sees\n%s\nthe other\n%s", x, y)
	}
}

// A damaged log is shown as far as it is sound, and nothing more is entered.
func TestADamagedLogIsReadOnly(t *testing.T) {
	n := newNight(t)
	s := n.store()
	tb, l := n.program(s)
	n.enter(tb, give(1, 2, 1, "a"), give(2, 3, 4, "b"))
	l.Close()
	s.Close()
	path := filepath.Join(n.folder, store.File)
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	bad := strings.ReplaceAll(string(whole), "coins=4&to=3", "coins=5&to=3")
	if bad == string(whole) {
		t.Fatal("the entry is not in the file")
	}
	if err := os.WriteFile(path, []byte(bad), 0o600); err != nil {
		t.Fatal(err)
	}
	tb, _ = n.program(n.store())
	if got := tb.Now().Last().Seq; got != 1 {
		t.Errorf("%d entries are shown, 1 is sound", got)
	}
	n.says(tb.Enter(give(2, 3, 1, "c"), nil), "Nothing more can be entered")
	n.says(tb.Enter(engine.Record{By: engine.Host, Kind: engine.Pause, Mark: engine.AnyMark, Key: "p"}, nil), "damaged at entry 2")
	for _, viewer := range []engine.Seat{engine.Host, 2} {
		for _, p := range tb.Now().Screen(viewer).Pads {
			if p.Closed == nil {
				t.Errorf("%v may enter %s", viewer, p.Kind)
			}
		}
	}
	if all := len(tb.Now().Screen(2).Pads); all == 0 {
		t.Error("the seat's pads do not say why they are closed")
	}
	if back, err := tb.History(t.Context()); err != nil || back.Len() != 1 {
		t.Errorf("the history is %+v, %v", back, err)
	}
}

// Damage that is found while the table is played makes it read-only at once: what
// is entered after the damaged place would be lost with the next start. What was
// seen stays in sight.
func TestDamageIsFoundInTheMiddleOfTheNight(t *testing.T) {
	n := newNight(t)
	s := n.store()
	tb, _ := n.program(s)
	n.enter(tb, give(1, 2, 1, "a"), give(2, 3, 4, "b"), give(3, 1, 1, "c"))
	n.tamper(2, "coins=5&to=3")
	undo := engine.Record{By: engine.Host, Kind: engine.Undo, Mark: engine.AnyMark, Key: "u", Answers: url.Values{"entry": {"3"}}}
	n.says(tb.Enter(undo, nil), "damaged at entry 2")
	n.says(tb.Enter(give(1, 2, 1, "d"), nil), "Nothing more can be entered")
	if now := tb.Now(); now.Last().Seq != 3 || now.Fault == nil || now.Fault.Seq != 2 {
		t.Errorf("at entry %d the fault is %+v", now.Last().Seq, now.Fault)
	}
	back, err := tb.History(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if lines := back.Page(engine.Host, engine.Room, 0, 9).Lines; len(lines) != 1 || lines[0].Undo != nil {
		t.Errorf("the history is %+v", lines)
	}
}

// tamper changes an entry in the file while the program runs, behind its back.
func (n *night) tamper(seq int, answers string) {
	n.Helper()
	db, err := sql.Open("sqlite", "file:"+filepath.Join(n.folder, store.File))
	if err != nil {
		n.Fatal(err)
	}
	defer db.Close()
	for _, query := range []string{`DROP TRIGGER entries_stay`, fmt.Sprintf(`UPDATE entries SET answers = '%s' WHERE seq = %d`, answers, seq)} {
		if _, err := db.Exec(query); err != nil {
			n.Fatal(err)
		}
	}
}

// A rule that no longer takes an old entry ends the table there, and says so.
func TestALogThatDoesNotFold(t *testing.T) {
	n := newNight(t)
	s := n.store()
	r := give(1, 2, 1, "a")
	r.Seq, r.At = 1, n.wall.Now()
	if err := s.Append(code, r, make([]byte, 32)); err != nil {
		t.Fatal(err)
	}
	r.Seq, r.Key = 2, "b" // it is not seat 1's turn any more
	if err := s.Append(code, r, make([]byte, 32)); err != nil {
		t.Fatal(err)
	}
	tb, _ := n.program(s)
	n.says(tb.Enter(give(2, 1, 1, "c"), nil), "Nothing more can be entered")
	n.says(tb.Enter(engine.Record{By: engine.Host, Kind: engine.Pause, Mark: engine.AnyMark, Key: "p"}, nil), "does not understand entry 2")
	if got := tb.Now().Last().Seq; got != 1 {
		t.Errorf("%d entries are shown", got)
	}
}

func TestATableThatIsNotThere(t *testing.T) {
	n := newNight(t)
	_, l := n.program(n.store())
	for range 2 {
		if tb, err := l.Table("NOTABL"); err == nil {
			t.Errorf("there is a table %v", tb)
		}
	}
}

// A fold that panics keeps nobody waiting, and the next who asks tries again.
func TestAPanicWhileATableOpens(t *testing.T) {
	n := newNight(t)
	s, first := n.store(), true
	l, err := tables.New(s, func(code string) (tables.Origin, error) {
		if first {
			first = false
			panic("a fault of a game")
		}
		row, err := s.Table(code)
		return tables.Origin{Game: quorum.Rules.Game(), Setup: row.Setup, Opened: row.Opened}, err
	}, n.wall.Now, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(l.Close)
	func() {
		defer func() {
			if recover() == nil {
				t.Error("the panic is not passed on")
			}
		}()
		l.Table(code)
	}()
	opened := make(chan error, 1)
	go func() { _, err := l.Table(code); opened <- err }()
	select {
	case err := <-opened:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(5 * time.Second):
		t.Fatal("who asks next waits for ever")
	}
}

func TestWhatIsDoneBetweenEntriesFindsNone(t *testing.T) {
	n := newNight(t)
	tb, _ := n.program(n.store())
	entered := make(chan struct{})
	err := tb.Between(func(before *tables.Now) error {
		go func() {
			defer close(entered)
			if err := tb.Enter(give(1, 2, 1, "a"), nil); err != nil {
				t.Error(err)
			}
		}()
		select {
		case <-entered:
			t.Error("an entry got in between")
		case <-time.After(100 * time.Millisecond):
		}
		if tb.Now() != before {
			t.Error("the table is another one")
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
	<-entered
}
