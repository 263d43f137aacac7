package handlers

import (
	"slices"
	"sync"
	"time"

	"croupier/engine"
	"croupier/handlers/doors"
	"croupier/handlers/store"
	"croupier/handlers/tables"
)

// Whoever lost the cookie taps the own name; the host's one yes lets all who
// asked back, and whoever asks in the next two minutes.
const (
	letBack = 2 * time.Minute
	asksFor = 15 * time.Minute // a question that nobody answered is forgotten
)

// returns are who asks to come back to which seat. A start forgets them: asking
// again is one tap.
type returns struct {
	mu    sync.Mutex
	asked map[string][]asker // by table, who asked first in front
	yes   map[string]*letIn  // the host's last, by table
}

type asker struct {
	session int64
	seat    engine.Seat
	left    int // the place of that seat's newest leave: after another one nobody asks for it
	at      time.Time
	no      bool // somebody else was let in: it waits no more, and is told so
}

// letIn is the host's yes: it lets one browser back to each seat.
type letIn struct {
	until time.Time
	given map[engine.Seat]bool
}

// gives reports whether a yes lets somebody back to a seat, the first of them.
func (y *letIn) gives(seat engine.Seat) bool {
	if y == nil || time.Now().After(y.until) || y.given[seat] {
		return false
	}
	y.given[seat] = true
	return true
}

// ask notes a question, and reports whether the host has said yes already. Asking
// again keeps the place in the row.
func (r *returns) ask(t *tables.Table, session int64, seat engine.Seat) (granted bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	all := r.current(t)
	i := slices.IndexFunc(all, func(a asker) bool { return a.session == session })
	if granted = r.yes[t.Code].gives(seat); granted {
		if i >= 0 {
			all = slices.Delete(all, i, i+1)
		}
	} else if one := (asker{session, seat, t.Now().Left(seat), time.Now(), false}); i >= 0 && all[i].seat == seat && !all[i].no {
		all[i] = one
	} else {
		all = append(slices.DeleteFunc(all, func(a asker) bool { return a.session == session }), one)
	}
	r.keep(t.Code, all)
	return granted
}

// forget forgets what a session asked for: it has a seat.
func (r *returns) forget(t *tables.Table, session int64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if all := r.current(t); slices.ContainsFunc(all, func(a asker) bool { return a.session == session }) {
		r.keep(t.Code, slices.DeleteFunc(all, func(a asker) bool { return a.session == session }))
	}
}

func (r *returns) keep(table string, all []asker) {
	if r.asked == nil {
		r.asked = map[string][]asker{}
	}
	r.asked[table] = all
}

func (r *returns) current(t *tables.Table) []asker {
	now := t.Now()
	return slices.DeleteFunc(slices.Clone(r.asked[t.Code]), func(a asker) bool {
		return time.Since(a.at) > asksFor || a.left != now.Left(a.seat)
	})
}

// allow is the host's yes: whoever asked first for a seat is let in now. The others
// who asked for it are told, and so is everybody where its own phone is here.
func (r *returns) allow(t *tables.Table, here func(engine.Seat) bool) (in []asker) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.yes == nil {
		r.yes = map[string]*letIn{}
	}
	now := &letIn{until: time.Now().Add(letBack), given: map[engine.Seat]bool{}}
	r.yes[t.Code] = now
	var told []asker
	for _, a := range r.current(t) {
		switch {
		case a.no:
			told = append(told, a)
		case !here(a.seat) && now.gives(a.seat):
			in = append(in, a)
		default:
			told = append(told, asker{a.session, a.seat, a.left, time.Now(), true})
		}
	}
	r.keep(t.Code, told)
	return in
}

// seats are the seats that somebody asks for, in their order.
func (r *returns) seats(t *tables.Table) (out []engine.Seat) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, a := range r.current(t) {
		if !a.no && !slices.Contains(out, a.seat) {
			out = append(out, a.seat)
		}
	}
	slices.Sort(out)
	return out
}

// askedBy is the seat that a session asks for, Room for none; and whether somebody
// else was let in there.
func (r *returns) askedBy(t *tables.Table, session int64) (seat engine.Seat, no bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, a := range r.current(t) {
		if a.session == session {
			return a.seat, a.no
		}
	}
	return engine.Room, false
}

// errNotYours tells whoever asked for a seat that somebody else is there now.
func errNotYours(seat engine.Seat, people []engine.Person) error {
	if int(seat) > len(people) || people[seat-1].Name == "" {
		return engine.Refuse("Nobody sits there. Choose a seat.")
	}
	return engine.Refuse("Seat %d is %v's now. If that is you, ask once more.", int(seat), people[seat-1].Name)
}

// askToReturn notes that somebody wants the seat back, or gives it where the host
// has just said yes. A seat whose phone is there is not given away. Going on from
// an older question is no new one where that was answered.
func (s *Shell) askToReturn(t *tables.Table, who store.Session, seat engine.Seat, on bool) (asked bool, err error) {
	people := t.Now().People()
	before, no := s.returns.askedBy(t, who.ID)
	switch {
	case on && no:
		return false, errNotYours(before, people)
	case seat < 1 || int(seat) > len(people) || people[seat-1].Name == "":
		return false, engine.Refuse("Nobody sits there. Choose a seat.")
	case s.presence.At(t.Code).Connected(seat):
		return false, engine.Refuse("The phone of %v is here already.", people[seat-1].Name)
	case s.returns.ask(t, who.ID, seat):
		return false, s.sitAgain(t, who.ID, seat)
	}
	s.presence.At(t.Code).Changed()
	t.Wake()
	return true, nil
}

// sitAgain gives a seat to the same person's other browser, where the host does not
// free it meanwhile. All hear of it, and the old browser loses the seat. The door
// must be held.
func (s *Shell) sitAgain(t *tables.Table, session int64, seat engine.Seat) error {
	before := t.Now()
	people := before.People()
	if int(seat) > len(people) || people[seat-1].Name == "" {
		return nil // freed since the question
	}
	r := engine.Record{By: seat, Kind: engine.Sit, Mark: engine.AnyMark, Key: "back." + doors.NewToken(), Answers: map[string][]string{"name": {people[seat-1].Name}}}
	since, left := before.Last().Seq, false
	err := t.Enter(r, func(now *tables.Now) error {
		since, left = now.Last().Seq, now.Left(seat) != before.Left(seat)
		if left {
			return engine.Refuse("Nobody sits there. Choose a seat.")
		}
		return nil
	})
	switch {
	case left:
		return nil
	case err != nil:
		return err
	}
	s.moves.drop(t.Code, seat) // they were the old browser's
	return s.giveSeat(t, session, store.Sitting{Table: t.Code, Seat: seat, Since: since})
}

// giveSeat moves a seat to another session and ends the old one's pages.
func (s *Shell) giveSeat(t *tables.Table, session int64, at store.Sitting) error {
	if err := s.takeOver(t, session, at); err != nil {
		return err
	}
	s.presence.At(t.Code).Recheck(at.Seat)
	t.Wake()
	return nil
}
