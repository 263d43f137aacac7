package handlers

import (
	"net/http"
	"net/url"
	"sync"
	"time"

	"croupier/engine"
	"croupier/handlers/store"
	"croupier/views"

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
	key   string // of the tap that asked; "" for none
	until time.Time
	by    string // the cookie that took it, for a form that comes twice
	to    int64  // and its session

	went time.Time // when the role went over last
	told bool      // whether pages say so
}

// open makes the link; an older one works no more. The same tap again is given
// the link that it was given before.
func (h *handover) open(from int64, table string, keep bool, key string) (token string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	same := key != "" && h.key == key && h.from == from && h.keep == keep && h.table == table
	if same && h.by == "" && h.fits(h.token) {
		return h.token
	}
	h.token, h.from, h.keep, h.table, h.key, h.until, h.by, h.to = newToken(), from, keep, table, key, time.Now().Add(handFor), "", 0
	return h.token
}

// handed is a link as it was found.
type handed struct {
	from  int64
	keep  bool
	table string
}

// find is the link of a token that nobody has used.
func (h *handover) find(token string) (handed, bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	return handed{h.from, h.keep, h.table}, h.fits(token) && h.by == ""
}

func (h *handover) fits(token string) bool {
	return h.token != "" && sameToken(token, h.token) && time.Now().Before(h.until)
}

// use has the link used up by what it is for. The same browser may come again: the
// first answer may have been lost, and with it the new cookie.
func (h *handover) use(token, cookie string, who int64, give func(handed, int64) (to int64, err error)) (handed, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	link := handed{h.from, h.keep, h.table}
	if !h.fits(token) || h.by != "" && !sameToken(cookie, h.by) && who != h.to {
		return link, errUsed
	}
	to, err := give(link, h.to)
	if err != nil {
		return link, err
	}
	h.by, h.to, h.went = cookie, to, time.Now()
	return link, nil
}

// lately is when the role went over, while pages say so; else the zero time.
func (h *handover) lately() time.Time {
	h.mu.Lock()
	defer h.mu.Unlock()
	if time.Since(h.went) > tellFor {
		return time.Time{}
	}
	return h.went
}

// news reports whether pages must begin or end to say so.
func (h *handover) news() bool {
	now := !h.lately().IsZero()
	h.mu.Lock()
	defer h.mu.Unlock()
	changed := now != h.told
	h.told = now
	return changed
}

// handOn shows the host how to take the role to another device.
func (s *Shell) handOn(c echo.Context) error {
	t, v, err := s.viewing(c)
	if err != nil {
		return err
	}
	if !v.host {
		return problem(http.StatusForbidden, "Only the host hands the host's role on.")
	}
	key, err := takeKey(c.Request().PostForm)
	if err != nil {
		return err
	}
	keep, err := oneOf(c.Request().PostForm, "keep", "yes", "no")
	if err != nil {
		return err
	}
	link := s.Base() + "/host/" + s.handover.open(v.session, t.Code, keep == "yes", key)
	join, err := s.pictures.of(link)
	if err != nil {
		return err
	}
	if wantsJSON(c) {
		return c.JSON(http.StatusOK, map[string]any{"host": link, "seconds": int(handFor.Seconds())})
	}
	return draw(c, http.StatusOK, views.Handing(views.HandingPage{Code: t.Code, Join: join, For: handFor, Keep: keep == "yes"}))
}

// hostLinked is what a link to the host's role opens: the one printed at start
// makes this browser the host's, one that was handed on asks first, for chat
// programs look at links too.
func (s *Shell) hostLinked(c echo.Context) error {
	link, ok := s.handover.find(c.Param("token"))
	if !ok {
		return s.becomeHost(c)
	}
	s.cookieReady(c)
	return draw(c, http.StatusOK, views.HostHere(hostHere(c.Param("token"), link)))
}

func hostHere(token string, link handed) views.HostHerePage {
	return views.HostHerePage{Action: "/host/" + token, Keep: link.keep}
}

// takeRole makes this browser the host's, and the one before it no longer, where
// that gave the role up.
func (s *Shell) takeRole(c echo.Context) error {
	if len(c.Request().PostForm) > 0 {
		return problem(http.StatusBadRequest, "Nothing is asked here.")
	}
	who, err := s.knownSession(c)
	if err != nil {
		return err
	}
	token, fresh := c.Param("token"), newToken()
	link, err := s.handover.use(token, s.sessionToken(c), who.ID, func(link handed, before int64) (int64, error) {
		return s.giveRole(link, who, before, fresh)
	})
	if no := told(err); err != nil && no.status == http.StatusUnprocessableEntity {
		return &refusing{engine.Refusal{Text: no.text}, nil, func(why engine.Text) templ.Component {
			page := hostHere(token, link)
			page.Refused = why
			return views.HostHere(page)
		}}
	}
	if err != nil {
		return err
	}
	s.setSession(c, fresh)
	s.rooms.doubtHosts()
	s.handover.news()
	s.live.Wake()
	if wantsJSON(c) {
		return c.JSON(http.StatusOK, map[string]string{"table": link.table})
	}
	return c.Redirect(http.StatusSeeOther, (&url.URL{Path: "/t/" + link.table}).String())
}

// giveRole gives the role to a session under a fresh cookie: nobody may have
// planted the old one. before is the session that took it by this very form, whose
// answer was lost.
func (s *Shell) giveRole(link handed, who store.Session, before int64, fresh string) (to int64, err error) {
	if before != 0 {
		return before, s.Store.MakeHost(before, hashed(fresh))
	}
	if who.Host {
		return 0, engine.Refuse("This device is the host's already. Open the link on another one.")
	}
	return who.ID, s.Store.HandHost(link.from, who.ID, hashed(fresh), link.keep)
}
