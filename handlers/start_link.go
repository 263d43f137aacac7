package handlers

import (
	"net/http"
	"sync"

	"github.com/labstack/echo/v4"

	"croupier/handlers/doors"
)

// startLink is the link printed at start. It is good until the cookie that it gave has
// been shown: the answer that brings one may be lost, and only a restart would print
// another.
type startLink struct {
	mu    sync.Mutex
	token string
	to    int64  // the session that it has made the host's; 0: none yet
	from  string // the cookie that it had shown; "": none
	fresh string // and its new one
}

// use gives the cookie by which a browser is the host. One that shows what the first
// had shown gets the same again: it may well be the one that missed it. Nobody else
// does, for with that cookie goes the first one's seat: another gets its own, and takes
// the place of the first. give is told whose, 0 for nobody's.
func (l *startLink) use(token, shows string, give func(fresh string, instead int64) (to int64, err error)) (fresh string, err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	switch {
	case l.token == "" || !doors.SameToken(token, l.token):
		return "", errUsed
	case l.to != 0 && shows == l.from:
		return l.fresh, nil
	}
	fresh = doors.NewToken()
	to, err := give(fresh, l.to)
	if err != nil {
		return "", err
	}
	l.to, l.from, l.fresh = to, shows, fresh
	return fresh, nil
}

// noteShown notes that a session has shown its cookie. The link is used up by its own.
func (l *startLink) noteShown(who int64) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if who != 0 && who == l.to {
		l.token = ""
	}
}

// becomeHost is the link printed at start: it makes this browser the host's, under a
// fresh cookie.
func (s *Shell) becomeHost(c echo.Context) error {
	session, err := s.session(c)
	if err != nil {
		return err
	}
	if session.Host { // a second click
		return c.Redirect(http.StatusSeeOther, "/")
	}
	fresh, err := s.hostLink.use(c.Param("token"), s.sessionToken(c), func(fresh string, instead int64) (int64, error) {
		if session.ID == 0 {
			if session, err = s.Store.Know(doors.Hashed(fresh)); err != nil {
				return 0, err
			}
		}
		return session.ID, s.Store.MakeHost(session.ID, doors.Hashed(fresh), instead)
	})
	if err != nil {
		return err
	}
	s.setSession(c, fresh)
	return c.Redirect(http.StatusSeeOther, "/")
}
