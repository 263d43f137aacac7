package handlers

import (
	"slices"
	"sync"
	"time"

	"croupier/engine"
	"croupier/views"
)

// mostStreams is how many streams one seat may have; of strangers' screens a
// table has room for more, but not from one address: nobody alone takes the room's
// screen off it.
const (
	mostStreams   = 3
	mostRooms     = 60
	mostRoomsFrom = 8
)

// blink is how long a phone may be away before anybody is told: it reloads, or
// its owner looks at a message.
const blink = 4 * time.Second

// attendances are who is at each table, by its code.
type attendances struct {
	mu sync.Mutex
	of map[string]*attendance
}

func (a *attendances) at(code string) *attendance {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.of == nil {
		a.of = map[string]*attendance{}
	}
	if a.of[code] == nil {
		a.of[code] = &attendance{streams: map[face][]*stream{}, left: map[engine.Seat]time.Time{}, drawings: map[face]*drawing{}}
	}
	return a.of[code]
}

// attendance is whose phones are at one table now. It is not in the log, and no
// right depends on it.
type attendance struct {
	door sync.Mutex // one at a time sits down

	mu       sync.Mutex
	streams  map[face][]*stream // the oldest first
	left     map[engine.Seat]time.Time
	changes  int
	drawings map[face]*drawing

	fragments views.Fragments
}

// stream is one page that listens.
type stream struct {
	viewer viewer
	from   string        // the address that it goes to
	bye    chan struct{} // closed when a newer page takes its place
	doubt  chan struct{} // its seat may be somebody else's now
	got    int           // the turn of the drawing that it got last
}

// come lets a page listen; where there are too many like it, an older one goes.
func (a *attendance) come(v viewer, from string) *stream {
	st := &stream{viewer: v, from: from, bye: make(chan struct{}), doubt: make(chan struct{}, 1)}
	a.mu.Lock()
	defer a.mu.Unlock()
	f := v.face()
	if old := a.tooMany(f, from); old != nil {
		close(old.bye)
		a.drop(f, old)
	}
	a.streams[f] = append(a.streams[f], st)
	a.changes++
	return st
}

// tooMany is the stream that goes where one more comes from an address; nil where
// there is place. Of the room's it is one of that address, if there is any.
func (a *attendance) tooMany(f face, from string) *stream {
	all := a.streams[f]
	if f.screen != engine.Room {
		if len(all) >= mostStreams {
			return all[0]
		}
		return nil
	}
	own := slices.DeleteFunc(slices.Clone(all), func(other *stream) bool { return other.from != from })
	switch {
	case len(own) >= mostRoomsFrom, len(all) >= mostRooms && len(own) > 0:
		return own[0]
	case len(all) >= mostRooms:
		return all[0]
	}
	return nil
}

func (a *attendance) drop(f face, st *stream) {
	a.streams[f] = slices.DeleteFunc(slices.Clone(a.streams[f]), func(other *stream) bool { return other == st })
}

// leave ends a page's listening.
func (a *attendance) leave(st *stream) {
	a.mu.Lock()
	defer a.mu.Unlock()
	f := st.viewer.face()
	a.drop(f, st)
	if len(a.streams[f]) == 0 {
		delete(a.streams, f)
	}
	a.changes++
	if st.viewer.mine() {
		a.left[st.viewer.screen] = time.Now()
	}
}

// here reports whether a seat's own phone listens.
func (a *attendance) here(seat engine.Seat) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.listens(seat)
}

func (a *attendance) listens(seat engine.Seat) bool {
	for f, list := range a.streams {
		if f.screen == seat && f.seat == seat && len(list) > 0 {
			return true
		}
	}
	return false
}

// presence is whose phone is there, seat 1 first.
func (a *attendance) presence(seats int) []views.Presence {
	a.mu.Lock()
	defer a.mu.Unlock()
	out := make([]views.Presence, seats)
	for i := range out {
		seat := engine.Seat(i + 1)
		gone := time.Since(a.left[seat]) // long, where it never left
		out[i].Live = a.listens(seat) || gone < blink
		if !out[i].Live && !a.left[seat].IsZero() {
			out[i].Gone = gone
		}
	}
	return out
}

// turn is how often that changed, and how long a drawing of it is good for:
// while somebody is away, for how long is shown.
func (a *attendance) turn() (changes, while int) {
	a.mu.Lock()
	defer a.mu.Unlock()
	now := time.Now()
	for seat, gone := range a.left {
		switch {
		case a.listens(seat):
		case now.Sub(gone) < time.Minute:
			return a.changes, int(now.Unix() / 5)
		default:
			while = int(now.Unix() / 60)
		}
	}
	return a.changes, while
}

// doubt has a seat's own pages ask again whose it is, and the host's page that
// leads to it.
func (a *attendance) doubt(seat engine.Seat) {
	a.mu.Lock()
	defer a.mu.Unlock()
	delete(a.left, seat)
	a.changes++
	for f, list := range a.streams {
		if f.seat != seat || f.screen != seat && f.screen != engine.Host {
			continue
		}
		for _, st := range list {
			st.askAgain()
		}
	}
}

// doubtHosts has every page that holds the host's rights ask again whether it does.
func (a *attendances) doubtHosts() { a.doubt(func(v viewer) bool { return v.host }) }

// doubtSession has every page of a session ask again whether it is that session's.
func (a *attendances) doubtSession(id int64) { a.doubt(func(v viewer) bool { return v.session == id }) }

func (a *attendances) doubt(of func(viewer) bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for _, there := range a.of {
		there.doubtThose(of)
	}
}

func (a *attendance) doubtThose(of func(viewer) bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for _, list := range a.streams {
		for _, st := range list {
			if of(st.viewer) {
				st.askAgain()
			}
		}
	}
}

// satDown has the host's pages of a session ask again which seat is theirs.
func (a *attendance) satDown(session int64) {
	a.doubtThose(func(v viewer) bool { return v.session == session && v.screen == engine.Host })
}

// askAgain makes a stream look whether its page is still its viewer's.
func (st *stream) askAgain() {
	select {
	case st.doubt <- struct{}{}:
	default:
	}
}

// changed makes every page draw again what is beside the log.
func (a *attendance) changed() {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.changes++
}

// listeners are one viewer for each page that somebody listens on.
func (a *attendance) listeners() (out []viewer) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for _, list := range a.streams {
		if len(list) > 0 {
			out = append(out, list[0].viewer)
		}
	}
	return out
}

// devices is how many pages show the same.
func (a *attendance) devices(f face) int {
	a.mu.Lock()
	defer a.mu.Unlock()
	return len(a.streams[f])
}

func (a *attendance) drawing(f face) *drawing {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.drawings[f] == nil {
		a.drawings[f] = &drawing{}
	}
	return a.drawings[f]
}
