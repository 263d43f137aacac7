package handlers

import (
	"net/http"

	"croupier/engine"
	"croupier/handlers/doors"
	"croupier/handlers/store"
	"croupier/handlers/tables"

	"github.com/labstack/echo/v4"
)

// cookieAge is how long a browser keeps its seat: a night, and the one after.
const cookieAge = 400 * 24 * 60 * 60

// sessionToken is what a browser's cookie holds; "" where it has none of ours.
func (s *Shell) sessionToken(c echo.Context) string {
	ck, err := c.Cookie(s.cookie)
	if err != nil || !doors.IsToken(ck.Value) {
		return ""
	}
	return ck.Value
}

// session is who asks, as the store knows them; the zero Session for a stranger.
// What waited for this browser to show its cookie is its own from now on.
func (s *Shell) session(c echo.Context) (store.Session, error) {
	token := s.sessionToken(c)
	if token == "" {
		return store.Session{}, nil
	}
	who, err := s.Store.Session(doors.Hashed(token))
	switch {
	case err != nil:
		return who, err
	case who.ID == 0:
		return s.claimByCookie(doors.Hashed(token))
	case who.Host:
		s.hostLink.noteShown(who.ID)
	}
	return who, s.claimBySession(who.ID)
}

// onlyHost is the host's session; whoever else asks is told why not.
func (s *Shell) onlyHost(c echo.Context, why engine.Text) (store.Session, error) {
	who, err := s.session(c)
	if err == nil && !who.Host {
		err = &trouble{http.StatusForbidden, why}
	}
	return who, err
}

// setSession gives a browser a cookie.
func (s *Shell) setSession(c echo.Context, token string) {
	c.SetCookie(&http.Cookie{Name: s.cookie, Value: token, Path: "/", MaxAge: cookieAge, HttpOnly: true, SameSite: http.SameSiteLaxMode, Secure: s.secure(c)})
}

func (s *Shell) secure(c echo.Context) bool {
	return s.TLS || s.PublicURL != nil && s.PublicURL.Scheme == "https" && c.Request().Host == s.PublicURL.Host
}

// cookieReady gives a stranger a cookie before anything is posted. Nothing is
// stored yet; but a browser that sends its form twice is then one browser.
func (s *Shell) cookieReady(c echo.Context) {
	if s.sessionToken(c) == "" {
		s.setSession(c, doors.NewToken())
	}
}

// knownSession is the session of who posts, kept from now on.
func (s *Shell) knownSession(c echo.Context) (store.Session, error) {
	if who, err := s.session(c); err != nil || who.ID != 0 {
		return who, err
	}
	token := s.sessionToken(c)
	if token == "" {
		token = doors.NewToken()
		s.setSession(c, token)
	}
	return s.Store.Know(doors.Hashed(token))
}

// lastSitting is the seat that a session took last at the table of a code; the zero
// Sitting where it took none.
func (s *Shell) lastSitting(of store.Session, code string) (store.Sitting, error) {
	if of.ID == 0 {
		return store.Sitting{}, nil
	}
	return s.Store.Sitting(of.ID, code)
}

// seatAt is the seat that a session holds at a table; the zero Sitting where it
// holds none.
func (s *Shell) seatAt(of store.Session, t *tables.Table) (store.Sitting, error) {
	sat, err := s.lastSitting(of, t.Code)
	return ifHeld(sat, t.Now()), err
}

// ifHeld is a seat that was taken; the zero Sitting for whoever left, or was
// freed from it, since.
func ifHeld(sat store.Sitting, now *tables.Now) store.Sitting {
	if sat.Seat == engine.Room || !holds(sat, now) {
		return store.Sitting{}
	}
	return sat
}

// wasFreed reports whether the host has freed the seat that a session took last: by
// the log, or once somebody else has taken that seat, by what was noted then.
func (s *Shell) wasFreed(of store.Session, sat store.Sitting, t *tables.Table) (bool, error) {
	if sat.Seat != engine.Room {
		return t.Now().Freed(sat.Seat, sat.Since), nil
	}
	return s.Store.Freed(of.ID, t.Code)
}

// holds reports whether a seat that was taken is still held.
func holds(at store.Sitting, now *tables.Now) bool {
	return now.Left(at.Seat) <= at.Since && int(at.Seat) <= len(now.People())
}
