package handlers

import (
	"errors"
	"net/http"
	"net/url"
	"sync"
	"time"

	"croupier/engine"
	"croupier/handlers/doors"
	"croupier/handlers/store"
	"croupier/views/pages"

	"github.com/a-h/templ"
	"github.com/labstack/echo/v4"
)

const (
	handFor = 5 * time.Minute // how long the one-time link works
	tellFor = 2 * time.Minute // how long every page says that the role went over
)

// handover is the one-time link by which the host's role goes to another device.
// There is one at a time; a start forgets it.
type handover struct {
	mu    sync.Mutex
	token string
	from  int64  // the session that hands the role on
	keep  bool   // and stays a host as well
	table string // where it was asked for
	key   string // of the tap that asked for it
	until time.Time

	used  bool   // a browser has taken it
	to    int64  // its session
	fresh string // and its new cookie
	shown bool   // which it has shown: the link is done with

	heir int64     // who took the role last
	went time.Time // and when
	both bool      // and the device before it stayed a host as well
	told bool      // whether pages say so
}

// open makes the link; an older one works no more. The same tap again gets the
// same link.
func (h *handover) open(from int64, table string, keep bool, key string) (token string, left time.Duration, anew bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	again := key != "" && key == h.key && from == h.from && table == h.table && keep == h.keep && !h.used && time.Now().Before(h.until)
	if !again {
		h.token, h.from, h.keep, h.table, h.key, h.until = doors.NewToken(), from, keep, table, key, time.Now().Add(handFor)
		h.used, h.to, h.fresh, h.shown = false, 0, "", false
	}
	return h.token, time.Until(h.until).Round(time.Second), !again
}

// handed is a link as it was found.
type handed struct {
	from  int64
	keep  bool
	table string
	until time.Time
}

// find is the link of a token, for a session that may use it.
func (h *handover) find(token string, who int64) (handed, bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.link(), h.fits(token) && (!h.used || h.by(who) && !h.shown)
}

func (h *handover) link() handed { return handed{h.from, h.keep, h.table, h.until} }

func (h *handover) fits(token string) bool {
	return h.token != "" && doors.SameToken(token, h.token) && time.Now().Before(h.until)
}

// by reports whether it was that session that took the link.
func (h *handover) by(who int64) bool { return who != 0 && who == h.to }

// use has the link used up by what it is for, and gives the new cookie of whoever
// uses it. The same browser gets the same answer again, for the first may have been
// lost; once it has shown that cookie, the one before it is nobody's.
func (h *handover) use(token string, who int64, give func(link handed, fresh string) error) (link handed, fresh string, err error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	link = h.link()
	switch {
	case !h.fits(token):
		return link, "", errUsed
	case h.used && h.by(who):
		return link, h.fresh, nil
	case h.used:
		return link, "", errUsed
	}
	fresh = doors.NewToken()
	if err := give(link, fresh); err != nil {
		return link, "", err
	}
	h.used, h.to, h.fresh = true, who, fresh
	return link, fresh, nil
}

// noteTaken notes that the role went over: its heir has shown the new cookie.
func (h *handover) noteTaken(to int64, both bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.shown = h.shown || h.by(to)
	h.heir, h.went, h.both = to, time.Now(), both
}

// changedAt is when the role went over, while pages say so; else the zero time.
func (h *handover) changedAt() time.Time {
	h.mu.Lock()
	defer h.mu.Unlock()
	if time.Since(h.went) > tellFor {
		return time.Time{}
	}
	return h.went
}

// isHeir reports whether a session took the role last: it need not be told.
func (h *handover) isHeir(who int64) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return who != 0 && who == h.heir
}

// notice is what a table's pages say of it: nothing where the table was opened later.
func (h *handover) notice(opened time.Time) pages.Handed {
	at := h.changedAt()
	if at.Before(opened) {
		return pages.Handed{}
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	return pages.Handed{At: at, Both: h.both}
}

// news reports whether pages must begin or end to say so.
func (h *handover) news() bool {
	now := !h.changedAt().IsZero()
	h.mu.Lock()
	defer h.mu.Unlock()
	changed := now != h.told
	h.told = now
	return changed
}

// handOn shows the host how to take the role to another device.
func (s *Shell) handOn(c echo.Context) error {
	t, v, err := s.viewerOf(c)
	if err != nil {
		return err
	}
	if !v.host {
		return problem(http.StatusForbidden, "Only the host hands the host's role on.")
	}
	form := c.Request().PostForm
	key, err := takeKey(form)
	if err != nil {
		return err
	}
	keep, err := oneOf(form, "keep", "yes", "no")
	if err != nil {
		return err
	}
	if err := s.reachable(); err != nil {
		return err
	}
	token, left, anew := s.handover.open(v.session, t.Code, keep == "yes", key)
	if anew {
		if err := s.Store.Unpromise(v.session); err != nil {
			return err
		}
	}
	join, err := s.shared("/host/" + token)
	if err != nil {
		return err
	}
	if wantsJSON(c) {
		return c.JSON(http.StatusOK, map[string]any{"host": join.URL, "seconds": int(left.Seconds())})
	}
	return draw(c, http.StatusOK, pages.Handing(pages.HandingPage{Code: t.Code, Join: join, For: left, Keep: keep == "yes"}))
}

// openHostLink is what a link to the host's role opens: the one printed at start
// makes this browser the host's, one that was handed on asks first, for chat
// programs look at links too.
func (s *Shell) openHostLink(c echo.Context) error {
	who, err := s.session(c)
	if err != nil {
		return err
	}
	link, ok := s.handover.find(c.Param("token"), who.ID)
	if !ok {
		return s.becomeHost(c)
	}
	s.cookieReady(c)
	return draw(c, http.StatusOK, pages.HostHere(hostHere(c.Param("token"), link)))
}

func hostHere(token string, link handed) pages.HostHerePage {
	return pages.HostHerePage{Action: "/host/" + token, Keep: link.keep}
}

// takeRole sends this browser the cookie by which it is the host once it shows it.
func (s *Shell) takeRole(c echo.Context) error {
	if len(c.Request().PostForm) > 0 {
		return problem(http.StatusBadRequest, "Nothing is asked here.")
	}
	who, err := s.knownSession(c)
	if err != nil {
		return err
	}
	token := c.Param("token")
	link, fresh, err := s.handover.use(token, who.ID, func(link handed, fresh string) error {
		return s.promiseRole(link, who, fresh)
	})
	if err != nil {
		return onPage(err, nil, func(why engine.Text) (templ.Component, error) {
			page := hostHere(token, link)
			page.Refused = why
			return pages.HostHere(page), nil
		})
	}
	s.setSession(c, fresh)
	if wantsJSON(c) {
		return c.JSON(http.StatusOK, map[string]string{"table": link.table})
	}
	return c.Redirect(http.StatusSeeOther, (&url.URL{Path: "/t/" + link.table}).String())
}

// promiseRole promises the role to a session under a fresh cookie: nobody may have
// planted the old one.
func (s *Shell) promiseRole(link handed, who store.Session, fresh string) error {
	if who.Host {
		return engine.Refuse("This device is the host's already. Open the link on another one.")
	}
	err := s.Store.PromiseHost(link.from, who.ID, doors.Hashed(fresh), link.keep, link.until)
	if errors.Is(err, store.ErrNotHost) {
		return errUsed
	}
	return err
}

// claimByCookie is who shows a cookie that was promised, and is from now on what it
// was promised to be: the host, and the one before it no longer, where that gave the
// role up. Pages opened by the old cookie end. The zero Session: nobody.
func (s *Shell) claimByCookie(hash []byte) (store.Session, error) {
	promised, err := s.Store.Promised(hash)
	if err != nil || !promised {
		return store.Session{}, err
	}
	got, err := s.Store.Redeem(hash)
	if err != nil {
		return store.Session{}, err
	}
	s.presence.RecheckSession(got.ID)
	if got.Took {
		s.handover.noteTaken(got.ID, got.Both)
		s.presence.RecheckHosts()
		s.handover.news()
	}
	s.tables.Wake()
	return got.Session, nil
}
