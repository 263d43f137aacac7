package main

import (
	"context"
	"fmt"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"time"
)

// seats of every table here: the most that DEAL has.
const seats = 6

// table is a night of DEAL that has begun, with a browser in each seat.
type table struct {
	code    string
	host    *browser
	seats   []*browser
	entries int // in its log
}

// clans and their starts, seat by seat.
var clans = [seats][]string{
	{"clan", "krantifics"}, {"clan", "yanagi", "ground", "consumer"}, {"clan", "maras", "ground", "producer"},
	{"clan", "asp", "start", "Lima", "ground", "grey"}, {"clan", "nveleno", "start", "Kingston", "ground", "grey"},
	{"clan", "segadores", "start", "Guadalajara", "ground", "producer"},
}

func newHost(ctx context.Context, p *program) (*browser, error) {
	host := newBrowser(p.base)
	res, err := host.do(ctx, "GET", "/host/"+token, nil)
	if err != nil {
		return nil, err
	}
	return host, res.Body.Close()
}

// open opens a table and seats everybody. The game has begun and everybody has money.
func open(ctx context.Context, host *browser) (*table, error) {
	var opened struct{ Code, Join string }
	form := url.Values{"game": {"deal"}, "seats": {strconv.Itoa(seats)}, "cash": {"100"}}
	if err := host.post(ctx, "/tables", form, &opened); err != nil {
		return nil, err
	}
	_, token, _ := strings.Cut(opened.Join, "/join/")
	t := &table{code: opened.Code, host: host}
	for i := range seats {
		b := newBrowser(host.base)
		if err := b.post(ctx, "/join/"+token, url.Values{"seat": {strconv.Itoa(i + 1)}, "name": {string(rune('A' + i))}}, nil); err != nil {
			return nil, err
		}
		t.seats, t.entries = append(t.seats, b), t.entries+1
	}
	if err := t.enter(ctx, 0, "first", "who", "1"); err != nil {
		return nil, err
	}
	for i := range seats {
		if err := t.enter(ctx, i, "clan", clans[i]...); err != nil {
			return nil, err
		}
	}
	return t, t.enter(ctx, 0, "start")
}

// openMany opens so many tables.
func openMany(ctx context.Context, host *browser, n int) ([]*table, error) {
	tables := make([]*table, n)
	err := together(n, 16, func(i int) (err error) { tables[i], err = open(ctx, host); return err })
	return tables, err
}

func (t *table) enter(ctx context.Context, seat int, kind string, answers ...string) error {
	err := t.seats[seat].enter(ctx, t.code, kind, answers...)
	if err == nil {
		t.entries++
	}
	return err
}

// pay is one payment from a seat to the next: money goes round.
func (t *table) pay(ctx context.Context, n int) error {
	from := n % seats
	return t.enter(ctx, from, "pay", "to", strconv.Itoa((from+1)%seats+1), "amount", "0.5")
}

// eight are the phones that watch a table: one a seat, and a second one at two.
func (t *table) eight() []*browser { return append(t.seats[:seats:seats], t.seats[0], t.seats[1]) }

// heard is how many bytes its seats' browsers heard on their streams.
func (t *table) heard() (n int) {
	for _, b := range t.seats {
		n += int(b.heard.Load())
	}
	return n
}

// marks remembers when each of eight phones first showed each length of a log.
type marks struct {
	mu      sync.Mutex
	changed *sync.Cond
	at      []map[int]time.Time // by phone
	newest  []int
}

func watchAll(ctx context.Context, t *table) (*marks, error) {
	m := &marks{}
	m.changed = sync.NewCond(&m.mu)
	for i, phone := range t.eight() {
		m.at, m.newest = append(m.at, map[int]time.Time{}), append(m.newest, 0)
		err := phone.watch(ctx, t.code, func(seq int, at time.Time) {
			m.mu.Lock()
			defer m.mu.Unlock()
			for n := m.newest[i] + 1; n <= seq; n++ { // what it skipped is shown too
				m.at[i][n] = at
			}
			m.newest[i] = max(m.newest[i], seq)
			m.changed.Broadcast()
		})
		if err != nil {
			return nil, err
		}
	}
	return m, nil
}

// patience is how long a phone may take to show an entry before it counts as lost.
const patience = 30 * time.Second

// all waits until every phone shows a log of that length; it reports when the last
// one did, and how many never do.
func (m *marks) all(seq int) (last time.Time, lost int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	until := time.Now().Add(patience)
	defer time.AfterFunc(patience, m.giveUp).Stop()
	for i := range m.newest {
		for m.newest[i] < seq && time.Now().Before(until) {
			m.changed.Wait()
		}
		if m.newest[i] < seq {
			lost++
			continue
		}
		if at := m.at[i][seq]; at.After(last) {
			last = at
		}
		delete(m.at[i], seq)
	}
	return last, lost
}

// giveUp wakes who waits, to see that it is too late.
func (m *marks) giveUp() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.changed.Broadcast()
}

// shown is how long it took from a moment until every phone showed a log of that
// length.
func (m *marks) shown(seq int, began time.Time) (time.Duration, error) {
	last, lost := m.all(seq)
	if lost > 0 {
		return 0, fmt.Errorf("%d phones do not show entry %d within %v", lost, seq, patience)
	}
	return last.Sub(began), nil
}

// together runs work for each number below n, some at a time, and stops at the
// first error.
func together(n, some int, work func(int) error) error {
	var wg sync.WaitGroup
	next, errs := make(chan int), make(chan error, some)
	for range some {
		wg.Go(func() {
			for i := range next {
				if err := work(i); err != nil {
					errs <- fmt.Errorf("%d: %w", i, err)
					return
				}
			}
		})
	}
	var err error
feed:
	for i := range n {
		select {
		case next <- i:
		case err = <-errs:
			break feed
		}
	}
	close(next)
	wg.Wait()
	select {
	case e := <-errs:
		err = e
	default:
	}
	return err
}
