package handlers

import (
	"maps"
	"net/http"
	"net/url"
	"sync"
	"time"

	"croupier/engine"
	"croupier/handlers/doors"
	"croupier/handlers/store"
	"croupier/handlers/tables"
	"croupier/views/pages"

	"github.com/labstack/echo/v4"
)

// moveFor is how long a seat's one-time link works.
const moveFor = 5 * time.Minute

// moves are the one-time links by which seats go to another phone.
type moves struct {
	mu sync.Mutex
	by map[string]move // by token
}

type move struct {
	table string
	seat  engine.Seat
	since int    // since when its owner holds it
	code  string // to type instead
	key   string // of the tap that asked; "" for none
	until time.Time
	used  bool  // a phone took it; that phone's form may come twice
	to    int64 // the session that it waits for to show its cookie; 0: none
}

// open makes a seat's link; an older one of that seat works no more. The same
// tap again is given the link that it was given before.
func (m *moves) open(table string, seat engine.Seat, since int, key string) (token string, made move) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.by == nil {
		m.by = map[string]move{}
	}
	for t, other := range m.by {
		live := time.Now().Before(other.until)
		same := other.table == table && other.seat == seat
		if same && live && !other.used && other.since == since && other.key == key && key != "" {
			return t, other
		}
		if same || !live {
			delete(m.by, t)
		}
	}
	token = doors.NewToken()
	made = move{table: table, seat: seat, since: since, code: doors.NewCode(), key: key, until: time.Now().Add(moveFor)}
	m.by[token] = made
	return token, made
}

func (m *moves) find(token string) (move, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	found, ok := m.by[token]
	return found, ok && time.Now().Before(found.until)
}

// byCode is the token of a typed code; "" where it is none of ours.
func (m *moves) byCode(code string) string {
	m.mu.Lock()
	defer m.mu.Unlock()
	for token, one := range m.by {
		if one.code == code && code != "" && !one.used && time.Now().Before(one.until) {
			return token
		}
	}
	return ""
}

// use has a link used up: by the session that will have the seat once it shows its
// cookie, or by one that has it.
func (m *moves) use(token string, waits int64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	one := m.by[token]
	one.used, one.to = true, waits
	m.by[token] = one
}

// drop ends a seat's link, taken or not: another browser has the seat.
func (m *moves) drop(table string, seat engine.Seat) {
	m.mu.Lock()
	defer m.mu.Unlock()
	maps.DeleteFunc(m.by, func(_ string, one move) bool { return one.table == table && one.seat == seat })
}

// awaiting is the link whose seat waits for a session to show its cookie.
func (m *moves) awaiting(session int64) (token string, one move) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for token, one := range m.by {
		if one.to == session && time.Now().Before(one.until) {
			return token, one
		}
	}
	return "", move{}
}

// moveSeat shows the owner of a seat how to take it to another phone.
func (s *Shell) moveSeat(c echo.Context) error {
	t, v, err := s.viewerOf(c)
	if err != nil {
		return err
	}
	if v.own.Seat == engine.Room {
		return problem(http.StatusForbidden, "You have no seat at this table.")
	}
	key, err := takeKey(c.Request().PostForm)
	if err != nil {
		return err
	}
	if len(c.Request().PostForm) > 0 {
		return problem(http.StatusBadRequest, "Nothing is asked here.")
	}
	if err := s.reachable(); err != nil {
		return err
	}
	token, made := s.moves.open(t.Code, v.own.Seat, v.own.Since, key)
	join, err := s.shared("/join/" + token)
	if err != nil {
		return err
	}
	join.Code = doors.Readable(made.code)
	left := time.Until(made.until).Round(time.Second)
	if wantsJSON(c) {
		return c.JSON(http.StatusOK, map[string]any{"join": join.URL, "code": join.Code, "seconds": int(left.Seconds())})
	}
	return draw(c, http.StatusOK, pages.Moving(pages.MovePage{Code: t.Code, Seat: v.own.Seat, People: t.Now().People(), Join: join, For: left}))
}

// takeKey takes the key of a tap out of a form; "" where it has none.
func takeKey(form url.Values) (string, error) {
	keys, ok := form["key"]
	if !ok {
		return "", nil
	}
	if len(keys) != 1 {
		return "", problem(http.StatusBadRequest, "One %v is enough.", engine.Word("key"))
	}
	delete(form, "key")
	return keys[0], checkKey(keys[0])
}

// moveTo takes a seat to the phone that holds its one-time link.
func (s *Shell) moveTo(in invited, who store.Session, w wish, own store.Sitting) error {
	m, ok := s.moves.find(in.token)
	switch {
	case !ok || m.used || in.table.Now().Left(m.seat) > m.since: // freed while this waited at the door
		return errUsed
	case w.seat != in.moves:
		return engine.Refuse("This link moves another seat.")
	case own.Seat > 0:
		return engine.Refuse("This phone has a seat at the table already: %v.", own.Seat)
	}
	if in.unseen { // the answer that brings its cookie may be lost: the old phone keeps the seat till it is shown
		s.moves.use(in.token, who.ID)
		return nil
	}
	return s.moveSitting(in.table, in.token, m, who.ID)
}

// moveSitting gives a seat to the session that took its link. It is held since its owner
// holds it: a leave at this moment ends it for the new phone too. The door must be
// held.
func (s *Shell) moveSitting(t *tables.Table, token string, m move, to int64) error {
	if err := s.giveSeat(t, to, store.Sitting{Table: t.Code, Seat: m.seat, Since: m.since}); err != nil {
		return err
	}
	s.moves.use(token, 0)
	return nil
}

// claimBySession gives a session the seat that waits for it to show its cookie.
func (s *Shell) claimBySession(id int64) error {
	token, m := s.moves.awaiting(id)
	if token == "" {
		return nil
	}
	t, err := s.tables.Table(m.table)
	if err != nil {
		return err
	}
	presence := s.presence.At(m.table)
	presence.Door.Lock()
	defer presence.Door.Unlock()
	if still, _ := s.moves.awaiting(id); still == "" || t.Now().Left(m.seat) > m.since {
		return nil
	}
	return s.moveSitting(t, token, m, id)
}
