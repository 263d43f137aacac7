package handlers

import (
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"net/url"
	"strconv"

	"croupier/engine"
	"croupier/handlers/doors"
	"croupier/handlers/names"
	"croupier/handlers/store"
	"croupier/handlers/tables"
	"croupier/views/pages"

	"github.com/a-h/templ"
	"github.com/labstack/echo/v4"
)

// invited is what a join token opens: a table, or one seat of it that moves.
type invited struct {
	table *tables.Table
	row   store.Table
	moves engine.Seat // Room: any free seat
	used  bool        // it has moved to a phone already
	token string
	// unseen says that whoever comes by it has shown no cookie yet.
	unseen bool
}

// invitedBy finds what a token opens.
func (s *Shell) invitedBy(token string) (invited, error) {
	in := invited{token: token}
	if m, ok := s.moves.find(token); ok {
		t, err := s.tables.Table(m.table)
		if err != nil {
			return in, err
		}
		if t.Now().Left(m.seat) > m.since {
			return in, errUsed
		}
		in.table, in.moves, in.used = t, m.seat, m.used
		in.row, err = readableRow(s.Store.Table(m.table))
		return in, err
	}
	row, err := readableRow(s.Store.Invited(doors.Hashed(token)))
	if errors.Is(err, fs.ErrNotExist) {
		return in, errUsed
	}
	if err != nil {
		return in, err
	}
	in.row = row
	in.table, err = s.tables.Table(row.Code)
	return in, err
}

// joinPage shows the chairs. It makes nobody sit: chat programs look at links too.
func (s *Shell) joinPage(c echo.Context) error {
	in, err := s.invitedBy(c.Param("token"))
	if err != nil {
		return err
	}
	session, err := s.session(c)
	if err != nil {
		return err
	}
	own, err := s.seatAt(session, in.table)
	if err != nil {
		return err
	}
	if own.Seat > 0 && !wantsJSON(c) { // a second scan: the same seat, without a tap
		return c.Redirect(http.StatusSeeOther, "/t/"+in.table.Code)
	}
	if in.used {
		return errUsed
	}
	s.cookieReady(c)
	page := s.chairs(in)
	if asked, no := s.returns.askedBy(in.table, session.ID); no {
		page.Refused = troubleOf(errNotYours(asked, page.People)).text
	} else {
		page.Asked = asked
	}
	if wantsJSON(c) {
		return c.JSON(http.StatusOK, seatingJSON{in.table.Code, in.row.Game, in.table.Now().People(), page.Locked, own.Seat})
	}
	return draw(c, http.StatusOK, pages.Seating(page))
}

type seatingJSON struct {
	Code   string          `json:"code"`
	Game   string          `json:"game"`
	People []engine.Person `json:"people"`
	Locked bool            `json:"locked,omitempty"`
	Seat   engine.Seat     `json:"seat,omitempty"` // this browser's own
}

func (s *Shell) chairs(in invited) pages.JoinPage {
	return pages.JoinPage{
		Action: "/join/" + in.token, Code: in.table.Code, Title: titleOf(in.table.Now()), People: in.table.Now().People(),
		Locked: in.row.Locked, Moves: in.moves, MayAsk: in.moves == engine.Room,
	}
}

// wish is what somebody at the door asks for.
type wish struct {
	seat engine.Seat
	name string
	back bool // it is their seat already: they lost the cookie
	on   bool // and they asked for it before
}

// readWish takes a join form apart.
func readWish(form url.Values) (w wish, err error) {
	for name, values := range form {
		if len(values) != 1 || name != "seat" && name != "name" && name != "back" {
			return w, problem(http.StatusBadRequest, "Answer what the page asks, each once.")
		}
	}
	n, err := strconv.Atoi(form.Get("seat"))
	if err != nil {
		return w, engine.Refuse("Choose a seat.")
	}
	back := form.Get("back")
	return wish{engine.Seat(n), form.Get("name"), back == "yes" || back == "on", back == "on"}, nil
}

// sitDown gives a seat to whoever came by the QR's link.
func (s *Shell) sitDown(c echo.Context) error {
	in, err := s.invitedBy(c.Param("token"))
	if err != nil {
		return err
	}
	return s.sitAt(c, in, c.Request().PostForm)
}

// sitDownByCode does the same for a typed code: of a table, or of a seat that
// moves. A code alone leads to the chairs.
func (s *Shell) sitDownByCode(c echo.Context) error {
	form := c.Request().PostForm
	if len(form["code"]) != 1 {
		return problem(http.StatusBadRequest, "Type the code once.")
	}
	token, err := s.tokenOf(c, doors.TypedCode(form.Get("code")))
	if err != nil {
		return s.refusedCode(form.Get("code"), err)
	}
	if len(form) == 1 {
		if wantsJSON(c) {
			return c.JSON(http.StatusOK, map[string]string{"join": "/join/" + token})
		}
		return c.Redirect(http.StatusSeeOther, "/join/"+token)
	}
	in, err := s.invitedBy(token)
	if err != nil {
		return err
	}
	delete(form, "code")
	return s.sitAt(c, in, form)
}

// tokenOf is the token that a typed code stands for.
func (s *Shell) tokenOf(c echo.Context, code string) (token string, err error) {
	held := s.guesses.Guess(c.RealIP(), func() bool {
		if token = s.moves.byCode(code); token != "" {
			return true
		}
		if code == "" {
			err = fs.ErrNotExist
		} else if _, err = readableRow(s.Store.Table(code)); err == nil {
			token = s.invitation(code)
		}
		return !errors.Is(err, fs.ErrNotExist)
	})
	switch {
	case held:
		return "", problem(http.StatusTooManyRequests, "Too many wrong codes from here. Wait a minute, or scan the QR code.")
	case errors.Is(err, fs.ErrNotExist):
		return "", engine.Refuse("There is no table with that code. Look at the big screen again.")
	}
	return token, err
}

// refusedCode shows the refusal where the code was typed.
func (s *Shell) refusedCode(typed string, err error) error {
	return onPage(err, nil, func(why engine.Text) (templ.Component, error) {
		return pages.Lobby(pages.LobbyPage{Code: typed, Refused: why}), nil
	})
}

// sitAt does what somebody at the door asks for, or says why not on the same page.
func (s *Shell) sitAt(c echo.Context, in invited, form url.Values) error {
	in.unseen = s.sessionToken(c) == ""
	session, err := s.knownSession(c)
	if err != nil {
		return err
	}
	w, err := readWish(form)
	asked := false
	if err == nil {
		asked, err = s.grant(in, session, w)
	}
	switch {
	case err != nil:
		return onPage(err, in.table.Now().People(), func(why engine.Text) (templ.Component, error) {
			page := s.chairs(in)
			page.Seat, page.Name, page.Refused = w.seat, w.name, why
			return pages.Seating(page), nil
		})
	case asked:
		return s.answerDoor(c, http.StatusAccepted, in, "/join/"+in.token, w.seat)
	}
	s.presence.At(in.table.Code).RecheckHost(session.ID)
	at, err := s.seatAt(session, in.table)
	if err != nil {
		return err
	}
	return s.answerDoor(c, http.StatusOK, in, "/t/"+in.table.Code, max(at.Seat, in.moves))
}

func (s *Shell) answerDoor(c echo.Context, status int, in invited, to string, seat engine.Seat) error {
	if wantsJSON(c) {
		return c.JSON(status, seatingJSON{in.table.Code, in.row.Game, in.table.Now().People(), in.row.Locked, seat})
	}
	return c.Redirect(http.StatusSeeOther, to)
}

// grant gives a session the seat that it wishes for. It answers whether the host
// must say yes first. One at a time at each table: whoever taps twice, or in two
// tabs, gets one seat.
func (s *Shell) grant(in invited, who store.Session, w wish) (asked bool, err error) {
	presence := s.presence.At(in.table.Code)
	presence.Door.Lock()
	defer presence.Door.Unlock()
	own, err := s.seatAt(who, in.table)
	switch {
	case err != nil:
		return false, err
	case own.Seat > 0 && (in.moves == engine.Room || in.moves == own.Seat): // back again, or a second tap
		return false, nil
	case in.moves > 0:
		return false, s.moveTo(in, who, w, own)
	case w.back:
		return s.askToReturn(in.table, who, w.seat, w.on)
	case in.row.Locked:
		return false, engine.Refuse("The table is locked: nobody new gets in. Ask the host.")
	}
	return false, s.seat(in.table, who, w)
}

// seat enters that somebody sits down, and keeps who it was.
func (s *Shell) seat(t *tables.Table, who store.Session, w wish) error {
	name, err := names.Clean(w.name)
	if err != nil {
		return err
	}
	before := t.Now()
	since := before.Last().Seq // right where this very tap was taken before
	r := engine.Record{By: w.seat, Kind: engine.Sit, Mark: engine.AnyMark, Key: sitKey(before, who, w.seat), Answers: url.Values{"name": {name}}}
	err = t.Enter(r, func(now *tables.Now) error {
		since = now.Last().Seq // the host may have freed the chair since before
		people := now.People()
		if w.seat < 1 || int(w.seat) > len(people) {
			return engine.Refuse("Choose a seat.")
		}
		if people[w.seat-1].Name != "" {
			return engine.Refuse("Seat %d is taken: %v sits there.", int(w.seat), people[w.seat-1].Name)
		}
		return names.Free(name, w.seat, people)
	})
	if err != nil {
		return err
	}
	return s.takeOver(t, who.ID, store.Sitting{Table: t.Code, Seat: w.seat, Since: since})
}

// takeOver keeps who sits at a seat now. Whoever held it till the host freed it is
// still told so.
func (s *Shell) takeOver(t *tables.Table, session int64, at store.Sitting) error {
	s.returns.forget(t, session)
	before, err := s.Store.SittersAt(t.Code)
	if err != nil {
		return err
	}
	if old, ok := before[at.Seat]; ok && old.Session != session && t.Now().Freed(at.Seat, old.Since) {
		if err := s.Store.Free(old.Session, t.Code); err != nil {
			return err
		}
	}
	return s.Store.Sit(session, at)
}

// sitKey is one session's for sitting down at one free seat: where the program
// was stopped between the entry and the session's row, tapping again mends it.
func sitKey(now *tables.Now, who store.Session, seat engine.Seat) string {
	return fmt.Sprintf("sit.%d.%s", now.Left(max(seat, 0)), hex.EncodeToString(doors.Hashed(fmt.Sprint(who.ID))[:8]))
}
