package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/url"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"croupier/engine"
	"croupier/handlers/store"
)

// long is how much a test does: the second where CROUPIER_LONG is set.
func long(short, whole int) int {
	if os.Getenv("CROUPIER_LONG") != "" {
		return whole
	}
	return short
}

// However often and whenever the program is killed while twelve guests at four
// tables tap as fast as they are answered: what was acknowledged is there once,
// what was not at most once, and sent again with its key once; in the order in
// which each guest tapped, and with the chain whole.
func TestKilledUnderLoad(t *testing.T) {
	t.Parallel()
	l := newLoad(t, dying)
	kills := long(8, 200)
	for n := range kills {
		l.playUntilKilled(n)
		if err := l.check(); err != nil {
			t.Fatalf("after kill %d: %v", n+1, err)
		}
	}
	stored, answered := l.settle()
	if err := l.check(); err != nil {
		t.Fatal("at the end: ", err)
	}
	if stored != answered || answered < kills*len(l.guests)/4 {
		t.Errorf("%d entries are stored of %d that were acknowledged in %d kills", stored, answered, kills)
	}
	t.Logf("%d kills: %d entries, each there once; at a kill %d were stored and not yet answered", kills, stored, l.torn)
}

// The same check finds what a program without one of the defences does.
func TestKillsFindWhatIsSpoilt(t *testing.T) {
	t.Parallel()
	for way, want := range map[string]string{forgetting: "is there 2 times", hasty: "is there 0 times"} {
		t.Run(way, func(t *testing.T) {
			l := newLoad(t, way, dying)
			for n := range 40 {
				l.playUntilKilled(n)
				if err := l.check(); err != nil {
					if !strings.Contains(err.Error(), want) {
						t.Errorf("it says %v, and not that something %s", err, want)
					}
					return
				}
			}
			t.Error("40 kills of a program that " + way + " find nothing")
		})
	}
}

// load is guests at several tables of one program, who tap all the time.
type load struct {
	*program
	guests []*guest
	torn   int           // taps that were stored and not answered when the program was killed
	over   chan struct{} // no new taps
	played sync.WaitGroup
}

// guest taps one thing after the other, each until it is answered.
type guest struct {
	*script
	table string
	seat  engine.Seat

	mu       sync.Mutex
	sent     int // the newest tap; what came before it was answered
	answered int
	fault    error
}

const (
	loadTables = 4
	loadSeats  = 3
)

func newLoad(t *testing.T, ways ...string) *load {
	l := &load{program: newProgram(t, ways...), over: make(chan struct{})}
	host := newScript(t, l.at.Base)
	resp, err := host.client.Get(l.at.Base + "/host/" + hostToken)
	if err != nil {
		t.Fatal(err)
	}
	resp.Body.Close()
	for range loadTables {
		var table struct{ Code, Join string }
		status, body := host.post("/tables", url.Values{"game": {"quorum"}, "seats": {fmt.Sprint(loadSeats)}})
		if err := json.Unmarshal([]byte(body), &table); err != nil || status != http.StatusCreated {
			t.Fatalf("opening a table: %d %s", status, body)
		}
		join := strings.TrimPrefix(table.Join, l.at.Base)
		for seat := range loadSeats {
			g := &guest{script: newScript(t, l.at.Base), table: table.Code, seat: engine.Seat(seat + 1)}
			g.sitDown(join)
			l.guests = append(l.guests, g)
		}
	}
	for _, g := range l.guests {
		l.played.Go(func() { g.play(t.Context(), l.over) })
	}
	t.Cleanup(l.end)
	return l
}

// sitDown takes the guest's seat, however often the program dies of it.
func (g *guest) sitDown(join string) {
	g.Helper()
	form := url.Values{"seat": {fmt.Sprint(int(g.seat))}, "name": {fmt.Sprint("Guest ", int(g.seat))}}
	resp, err := g.client.Get(g.base + join) // it gives the cookie
	if err != nil {
		g.Fatal(err)
	}
	resp.Body.Close()
	if status, body := g.post(join, form); status >= 400 {
		g.Fatalf("sitting down: %d %s", status, body)
	}
}

// play taps until the evening is over.
func (g *guest) play(ctx context.Context, over <-chan struct{}) {
	for {
		select {
		case <-over:
			return
		default:
		}
		g.mu.Lock()
		g.sent++
		n := g.sent
		g.mu.Unlock()
		if err := g.tap(ctx, n); err != nil {
			g.mu.Lock()
			g.fault = err
			g.mu.Unlock()
			return
		}
		g.mu.Lock()
		g.answered = n
		g.mu.Unlock()
	}
}

// tap sends one tap with its key again and again until it is answered, as a
// phone does whose laptop is away.
func (g *guest) tap(ctx context.Context, n int) error {
	form := url.Values{"kind": {"lay"}, "mark": {""}, "key": {fmt.Sprint("tap", n)}, "cards": {"1"}, "names": {name(n)}}
	for ; ctx.Err() == nil; time.Sleep(5 * time.Millisecond) {
		status, body, err := g.tries("/t/"+g.table+"/enter", form)
		switch {
		case err != nil: // nobody there
		case status == http.StatusNoContent:
			return nil
		default:
			return fmt.Errorf("tap %d of seat %v at %s: %d %s", n, g.seat, g.table, status, body)
		}
	}
	return ctx.Err()
}

// name is what a guest's tap lays down: nobody else's key or count is needed to
// know it again.
func name(tap int) string { return fmt.Sprint("card", tap) }

// playUntilKilled runs the program for a moment and waits for its end: by a kill
// from outside at any moment, also while it starts, or by its own hand.
func (l *load) playUntilKilled(n int) {
	l.Helper()
	while := time.Duration(rand.N(300)) * time.Millisecond
	switch {
	case n == 0: // it runs already
	case n%4 == 3:
		l.begin()
		while /= 4
	default:
		l.start()
	}
	running := l.cmd
	kill := time.AfterFunc(while, func() { running.Process.Kill() })
	defer kill.Stop() // it may have died by itself
	running.Wait()
}

// check holds the data file of the dead program against what the guests know.
func (l *load) check() error {
	before := make([]int, len(l.guests)) // what is answered now was stored before the kill
	for i, g := range l.guests {
		g.mu.Lock()
		before[i] = g.answered
		g.mu.Unlock()
	}
	st, err := store.Look(l.data)
	if err != nil {
		return err
	}
	defer st.Close()
	if _, damage, err := st.Check(); err != nil || len(damage) > 0 {
		return errors.Join(err, fmt.Errorf("damaged: %v", damage))
	}
	logs := map[string][]engine.Record{}
	var faults []error
	for i, g := range l.guests {
		if logs[g.table] == nil {
			if logs[g.table], err = st.Log(g.table, 0); err != nil {
				return err
			}
		}
		faults = append(faults, g.check(before[i], logs[g.table]))
		l.torn += max(0, laid(logs[g.table], g.seat)-before[i])
	}
	return errors.Join(faults...)
}

// laid is how many cards a seat has laid.
func laid(log []engine.Record, seat engine.Seat) (n int) {
	for _, r := range log {
		if r.By == seat && r.Kind == "lay" {
			n++
		}
	}
	return n
}

// check holds a log against one guest's taps.
func (g *guest) check(answered int, log []engine.Record) error {
	g.mu.Lock()
	sent, fault := g.sent, g.fault
	g.mu.Unlock()
	if fault != nil {
		return fault
	}
	times := map[string]int{}
	var order []string
	for _, r := range log {
		if r.By == g.seat && r.Kind == "lay" {
			times[r.Answers.Get("names")]++
			order = append(order, r.Answers.Get("names"))
		}
	}
	for n := 1; n <= sent; n++ {
		if there := times[name(n)]; there > 1 || n <= answered && there < 1 {
			return fmt.Errorf("tap %d of %d answered ones of seat %v at %s is there %d times", n, answered, g.seat, g.table, there)
		}
	}
	for i, got := range order {
		if got != name(i+1) {
			return fmt.Errorf("seat %v at %s laid %s as its %d. card", g.seat, g.table, got, i+1)
		}
	}
	return nil
}

// settle lets everybody be answered, ends the evening and counts.
func (l *load) settle() (stored, answered int) {
	l.Helper()
	l.ways = ""
	l.start()
	l.end()
	l.kill()
	st, err := store.Look(l.data)
	if err != nil {
		l.Fatal(err)
	}
	defer st.Close()
	for _, g := range l.guests {
		log, err := st.Log(g.table, 0)
		if err != nil {
			l.Fatal(err)
		}
		stored += laid(log, g.seat)
		answered += g.answered
	}
	return stored, answered
}

// end waits for the guests' last answers. Once only.
func (l *load) end() {
	select {
	case <-l.over:
	default:
		close(l.over)
	}
	l.played.Wait()
}
