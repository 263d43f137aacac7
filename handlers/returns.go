package handlers

import (
	"slices"
	"sync"
	"time"

	"croupier/engine"
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
	asked map[string][]asker // by table
	until map[string]time.Time
}

type asker struct {
	session int64
	seat    engine.Seat
	at      time.Time
}

// ask notes a question, and reports whether the host has said yes already.
func (r *returns) ask(table string, session int64, seat engine.Seat) (granted bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if time.Now().Before(r.until[table]) {
		return true
	}
	if r.asked == nil {
		r.asked = map[string][]asker{}
	}
	others := slices.DeleteFunc(r.current(table), func(a asker) bool { return a.session == session })
	r.asked[table] = append(others, asker{session, seat, time.Now()})
	return false
}

func (r *returns) current(table string) []asker {
	return slices.DeleteFunc(slices.Clone(r.asked[table]), func(a asker) bool { return time.Since(a.at) > asksFor })
}

// allow is the host's yes: who asked is let in now.
func (r *returns) allow(table string) []asker {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.until == nil {
		r.until = map[string]time.Time{}
	}
	now := r.current(table)
	r.until[table] = time.Now().Add(letBack)
	delete(r.asked, table)
	return now
}

// asking are the seats that somebody asks for, in their order.
func (r *returns) asking(table string) (out []engine.Seat) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, a := range r.current(table) {
		if !slices.Contains(out, a.seat) {
			out = append(out, a.seat)
		}
	}
	slices.Sort(out)
	return out
}

// askedBy is the seat that a session asks for; Room for none.
func (r *returns) askedBy(table string, session int64) engine.Seat {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, a := range r.current(table) {
		if a.session == session {
			return a.seat
		}
	}
	return engine.Room
}

// askToReturn notes that somebody wants the seat back, or gives it where the host
// has just said yes. A seat whose phone is there is not given away.
func (s *Shell) askToReturn(t *tables.Table, who store.Session, seat engine.Seat) (asked bool, err error) {
	people := t.Now().People()
	switch {
	case seat < 1 || int(seat) > len(people) || people[seat-1].Name == "":
		return false, engine.Refuse("Nobody sits there. Choose a seat.")
	case s.rooms.at(t.Code).here(seat):
		return false, engine.Refuse("The phone of %v is here already.", people[seat-1].Name)
	case s.returns.ask(t.Code, who.ID, seat):
		return false, s.sitAgain(t, who.ID, seat)
	}
	s.rooms.at(t.Code).changed()
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
	r := engine.Record{By: seat, Kind: engine.Sit, Mark: engine.AnyMark, Key: "back." + newToken(), Answers: map[string][]string{"name": {people[seat-1].Name}}}
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
	return s.giveSeat(t, session, store.Sitting{Table: t.Code, Seat: seat, Since: since})
}

// giveSeat moves a seat to another session and ends the old one's pages.
func (s *Shell) giveSeat(t *tables.Table, session int64, at store.Sitting) error {
	if err := s.takeOver(t, session, at); err != nil {
		return err
	}
	s.rooms.at(t.Code).doubt(at.Seat)
	t.Wake()
	return nil
}
