package handlers

import (
	"errors"
	"io/fs"
	"net/http"
	"net/url"
	"strconv"

	"croupier/engine"
	"croupier/handlers/doors"
	"croupier/handlers/live"
	"croupier/handlers/store"
	"croupier/handlers/tables"

	"github.com/labstack/echo/v4"
)

// viewer is who looks at a page of a table, and as whom.
type viewer struct {
	session int64
	cookie  string        // the hash by which it came
	host    bool          // holds the host's rights
	own     store.Sitting // the seat this browser holds; the zero Sitting for none
	screen  engine.Seat   // whose screen it is
	as      engine.Seat   // the seat that the host's device shows by ?as=; Room on any other page
	heir    bool          // became the host lately
	freed   bool          // the host has freed the seat that this browser held
}

// face is what of a viewer its page depends on.
func (v viewer) face() live.Face {
	if v.screen == engine.Room {
		return live.Face{Freed: v.freed}
	}
	return live.Face{Screen: v.screen, As: v.as, Seat: v.own.Seat, Host: v.host, Heir: v.heir}
}

// mine reports whether the screen is the viewer's own seat's.
func (v viewer) mine() bool { return v.screen > 0 && v.screen == v.own.Seat }

// viewerOf finds the table that a request is about, and who asks. An unknown code
// counts as a guess, unless whoever sends it sits there or is the host.
func (s *Shell) viewerOf(c echo.Context) (*tables.Table, viewer, error) {
	session, err := s.session(c)
	if err != nil {
		return nil, viewer{}, err
	}
	code := doors.TypedCode(c.Param("code"))
	sat, err := s.lastSitting(session, code)
	if err != nil {
		return nil, viewer{}, err
	}
	t, err := s.find(c, code, session.Host || sat.Seat != engine.Room)
	if err != nil {
		return nil, viewer{}, err
	}
	own := ifHeld(sat, t.Now())
	v := viewer{session: session.ID, cookie: string(doors.Hashed(s.sessionToken(c))), host: session.Host, heir: session.Host && s.handover.isHeir(session.ID), own: own}
	if v.screen, v.as, err = s.screenFor(c, v, t.Now()); err != nil {
		return t, v, err
	}
	if v.screen == engine.Room && own.Seat == engine.Room && session.ID != 0 {
		v.freed, err = s.wasFreed(session, sat, t)
	}
	return t, v, err
}

// find is the table of the code in the URL, for somebody who sits there or is the
// host, or for a stranger.
func (s *Shell) find(c echo.Context, code string, known bool) (*tables.Table, error) {
	if !known && s.guesses.Guess(c.RealIP(), func() bool { return s.isTable(code) }) {
		return nil, problem(http.StatusTooManyRequests, "Too many wrong codes from here. Wait a minute, or scan the QR code.")
	}
	return s.table(code)
}

// isTable reports whether there is a table of that code, without folding it: other
// strangers wait for the answer.
func (s *Shell) isTable(code string) bool {
	if code == "" {
		return false
	}
	_, err := s.Store.Table(code)
	return !errors.Is(err, fs.ErrNotExist)
}

func (s *Shell) table(code string) (*tables.Table, error) {
	if code == "" {
		return nil, fs.ErrNotExist
	}
	return s.tables.Table(code)
}

// screenFor is whose screen a viewer asks for: the one that fits the cookie, the
// room's, or another seat's on the host's device. What is posted says so in its
// body.
func (s *Shell) screenFor(c echo.Context, v viewer, now *tables.Now) (screen, as engine.Seat, err error) {
	var asked url.Values
	if reads(c.Request().Method) {
		asked = c.QueryParams()
	}
	switch {
	case asked.Get("room") != "":
		return engine.Room, engine.Room, nil
	case asked.Get("as") != "":
		return otherSeat(v, asked.Get("as"), now)
	case v.host:
		return engine.Host, engine.Room, nil
	case v.own.Seat > 0:
		return v.own.Seat, engine.Room, nil
	}
	return engine.Room, engine.Room, nil
}

// otherSeat is the screen of a seat that somebody names.
func otherSeat(v viewer, typed string, now *tables.Now) (screen, as engine.Seat, err error) {
	n, err := strconv.Atoi(typed)
	people := now.People()
	seat := engine.Seat(n)
	switch {
	case err != nil || n < 1 || n > len(people):
		return 0, 0, problem(http.StatusNotFound, "There is no such seat at this table.")
	case seat == v.own.Seat && !v.host:
		return seat, engine.Room, nil
	case seat == v.own.Seat:
		return seat, seat, nil
	case !v.host:
		return 0, 0, problem(http.StatusForbidden, "Only the host's device shows other seats.")
	case people[n-1].Name == "":
		return 0, 0, problem(http.StatusNotFound, "Nobody sits at seat %d.", n)
	case !people[n-1].ByHost():
		return 0, 0, problem(http.StatusForbidden, "%v has a phone at the table, and must say yes on it first.", people[n-1].Name)
	}
	return seat, seat, nil
}

// still reports whether a viewer may go on seeing what it was shown, from the
// log alone; why not where it may not.
func (v viewer) still(now *tables.Now) error {
	if v.mine() && !holds(v.own, now) {
		if now.Freed(v.own.Seat, v.own.Since) {
			return engine.Refuse("The host has freed your seat. Scan the code to take another one.")
		}
		return engine.Refuse("You have left your seat. Scan the code to sit down again.")
	}
	if v.as > 0 && !v.mine() && (int(v.as) > len(now.People()) || !now.People()[v.as-1].ByHost()) {
		return engine.Refuse("This seat plays on its own phone again.")
	}
	return nil
}
