// Package live is who is connected to which table, and what their pages are sent. None
// of it is in the log, and no right depends on it.
package live

import (
	"slices"
	"sync"
	"time"

	"croupier/engine"
)

// How many streams one seat may have. Of strangers' screens a table has room for more,
// but not from one address: nobody alone takes the room's screen off it.
const (
	MostStreams   = 3
	mostRooms     = 60
	mostRoomsFrom = 8
)

// blink is how long a phone may be away before anybody is told: it reloads, or its
// owner looks at a message.
const blink = 4 * time.Second

// Face is all that makes one viewer's page of a table differ from another's: who has
// the same face is shown the same page.
type Face struct {
	Screen engine.Seat // whose screen it is
	As     engine.Seat // the seat that the host's device speaks for there; Room on any other
	Seat   engine.Seat // the seat that this browser holds
	Host   bool        // it holds the host's rights
	Heir   bool        // and got them lately
	Freed  bool        // the host has freed the seat that it held
}

// Own reports whether the screen is the viewer's own seat's.
func (f Face) Own() bool { return f.Screen > 0 && f.Screen == f.Seat }

// Subscriber is one page that listens to its table.
type Subscriber struct {
	Face    Face
	Session int64         // of its browser
	From    string        // the address that it listens from
	Page    string        // drawn by its script; "" where it has none
	Folds   []string      // what is unfolded on it
	Bye     chan struct{} // closed when a newer page takes its place
	Recheck chan struct{} // its seat may be somebody else's now
}

// NewSubscriber is a page that is about to listen.
func NewSubscriber(f Face, session int64, from string) *Subscriber {
	return &Subscriber{Face: f, Session: session, From: from, Bye: make(chan struct{}), Recheck: make(chan struct{}, 1)}
}

// recheck makes a stream look whether its page is still its viewer's.
func (s *Subscriber) recheck() {
	select {
	case s.Recheck <- struct{}{}:
	default:
	}
}

// Tables is the presence at each table, by its code. Its zero value is ready.
type Tables struct {
	mu       sync.Mutex
	presence map[string]*Presence
}

// At is the presence at a table.
func (t *Tables) At(code string) *Presence {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.presence == nil {
		t.presence = map[string]*Presence{}
	}
	if t.presence[code] == nil {
		t.presence[code] = &Presence{subscribers: map[Face][]*Subscriber{}, left: map[engine.Seat]time.Time{}, pages: map[Face]*Shared{}}
	}
	return t.presence[code]
}

// RecheckHosts has every page that holds the host's rights ask again whether it does.
func (t *Tables) RecheckHosts() { t.recheck(func(s *Subscriber) bool { return s.Face.Host }) }

// RecheckSession has every page of a session ask again whether it is that session's.
func (t *Tables) RecheckSession(id int64) {
	t.recheck(func(s *Subscriber) bool { return s.Session == id })
}

func (t *Tables) recheck(which func(*Subscriber) bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, p := range t.presence {
		p.recheck(which)
	}
}

// Presence is who is connected to one table now.
type Presence struct {
	Door sync.Mutex // one at a time sits down

	mu          sync.Mutex
	subscribers map[Face][]*Subscriber // the oldest first
	left        map[engine.Seat]time.Time
	changes     int
	pages       map[Face]*Shared
}

// Come lets a page listen; where there are too many like it, an older one goes.
func (p *Presence) Come(s *Subscriber) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if old := p.tooMany(s.Face, s.From); old != nil {
		close(old.Bye)
		p.drop(old)
	}
	p.subscribers[s.Face] = append(p.subscribers[s.Face], s)
	p.changes++
}

// tooMany is the page that goes where one more comes from an address; nil where there
// is room. Of the room's it is one of that address, if there is any.
func (p *Presence) tooMany(f Face, from string) *Subscriber {
	all := p.subscribers[f]
	if f.Screen != engine.Room {
		if len(all) >= MostStreams {
			return all[0]
		}
		return nil
	}
	own := slices.DeleteFunc(slices.Clone(all), func(s *Subscriber) bool { return s.From != from })
	switch {
	case len(own) >= mostRoomsFrom, len(all) >= mostRooms && len(own) > 0:
		return own[0]
	case len(all) >= mostRooms:
		return all[0]
	}
	return nil
}

func (p *Presence) drop(s *Subscriber) {
	p.subscribers[s.Face] = slices.DeleteFunc(slices.Clone(p.subscribers[s.Face]), func(other *Subscriber) bool { return other == s })
}

// Leave ends a page's listening. What was drawn for it goes with the last of its kind.
func (p *Presence) Leave(s *Subscriber) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.drop(s)
	if len(p.subscribers[s.Face]) == 0 {
		delete(p.subscribers, s.Face)
		delete(p.pages, s.Face)
	}
	p.changes++
	if s.Face.Own() {
		p.left[s.Face.Screen] = time.Now()
	}
}

// Connected reports whether a seat's own phone listens.
func (p *Presence) Connected(seat engine.Seat) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.isConnected(seat)
}

func (p *Presence) isConnected(seat engine.Seat) bool {
	for f, list := range p.subscribers {
		if f.Screen == seat && f.Seat == seat && len(list) > 0 {
			return true
		}
	}
	return false
}

// Phone is whether a seat's phone is connected, and for how long it has not been.
type Phone struct {
	Live bool
	Gone time.Duration // since its last stream ended; 0 if there was none
}

// Phones are the seats' phones, seat 1 first.
func (p *Presence) Phones(seats int) []Phone {
	p.mu.Lock()
	defer p.mu.Unlock()
	out := make([]Phone, seats)
	for i := range out {
		seat := engine.Seat(i + 1)
		gone := time.Since(p.left[seat]) // long, where it never left
		out[i].Live = p.isConnected(seat) || gone < blink
		if !out[i].Live && !p.left[seat].IsZero() {
			out[i].Gone = gone
		}
	}
	return out
}

// Version changes with what Phones says: how often somebody came or went, and, while
// somebody is away, for how long.
func (p *Presence) Version() (changes, away int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	now := time.Now()
	for seat, gone := range p.left {
		switch {
		case p.isConnected(seat):
		case now.Sub(gone) < time.Minute:
			return p.changes, int(now.Unix() / 5)
		default:
			away = int(now.Unix() / 60)
		}
	}
	return p.changes, away
}

// Changed makes every page draw again what is beside the log.
func (p *Presence) Changed() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.changes++
}

// Recheck has a seat's own pages ask again whose it is, and the host's page that leads
// to it.
func (p *Presence) Recheck(seat engine.Seat) {
	p.mu.Lock()
	delete(p.left, seat)
	p.changes++
	p.mu.Unlock()
	p.recheck(func(s *Subscriber) bool {
		return s.Face.Seat == seat && (s.Face.Screen == seat || s.Face.Screen == engine.Host)
	})
}

// RecheckHost has the host's pages of a session ask again which seat is theirs.
func (p *Presence) RecheckHost(session int64) {
	p.recheck(func(s *Subscriber) bool { return s.Session == session && s.Face.Screen == engine.Host })
}

func (p *Presence) recheck(which func(*Subscriber) bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, list := range p.subscribers {
		for _, s := range list {
			if which(s) {
				s.recheck()
			}
		}
	}
}
