package handlers

import (
	"net/http"
	"sync"

	"github.com/labstack/echo/v4"
)

// oneTime is a token that works once.
type oneTime struct {
	mu    sync.Mutex
	token string
}

// use has the token used up by what it is for; where that fails it still works.
func (o *oneTime) use(token string, for_ func() error) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.token == "" || !sameToken(token, o.token) {
		return errUsed
	}
	if err := for_(); err != nil {
		return err
	}
	o.token = ""
	return nil
}

// becomeHost is the one-time link printed at start: it makes this browser the
// host's, under a fresh cookie.
func (s *Shell) becomeHost(c echo.Context) error {
	session, err := s.session(c)
	if err != nil {
		return err
	}
	if session.Host { // a second click
		return c.Redirect(http.StatusSeeOther, "/")
	}
	fresh := newToken()
	err = s.hostLink.use(c.Param("token"), func() error {
		if session.ID == 0 {
			if session, err = s.Store.Know(hashed(fresh)); err != nil {
				return err
			}
		}
		return s.Store.MakeHost(session.ID, hashed(fresh))
	})
	if err != nil {
		return err
	}
	s.setSession(c, fresh)
	return c.Redirect(http.StatusSeeOther, "/")
}
