package handlers

import (
	"bytes"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"io/fs"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"time"

	"croupier/engine"
	"croupier/engine/night"
	"croupier/handlers/doors"
	"croupier/handlers/store"
	"croupier/handlers/tables"
	"croupier/views/pages"

	"github.com/a-h/templ"
	"github.com/labstack/echo/v4"
)

// order is a table that somebody wants opened.
type order struct {
	game   engine.Game
	setup  engine.Setup
	log    []engine.Record // what builds it; none from scratch
	people string          // the table whose guests sit again; "" for nobody
	key    string
	sent   []byte // digest of all that came with the key
}

// openTable opens a table for the host.
func (s *Shell) openTable(c echo.Context) error {
	session, err := s.onlyHost(c, engine.Textf("Only the host opens tables."))
	if err != nil {
		return err
	}
	code, err := s.open(c.Request().PostForm)
	if err != nil {
		return onPage(err, nil, func(why engine.Text) (templ.Component, error) {
			page, err := s.lobbyPage(session)
			page.Refused = why
			return pages.Lobby(page), err
		})
	}
	if wantsJSON(c) {
		return c.JSON(http.StatusCreated, openedJSON{code, s.linkTo("/join/" + s.invitation(code))})
	}
	return c.Redirect(http.StatusSeeOther, "/t/"+code)
}

type openedJSON struct {
	Code string `json:"code"`
	Join string `json:"join,omitempty"` // what the QR holds; none where no other device can get in
}

// readOrder takes the form apart: what is not game, seats, template, people or
// key is a house rule of that game.
func (s *Shell) readOrder(form url.Values) (o order, err error) {
	for name, values := range form {
		if len(values) != 1 {
			return o, problem(http.StatusBadRequest, "One %v is enough.", name)
		}
	}
	game, ok := s.games[form.Get("game")]
	if !ok {
		return o, engine.Refuse("Choose a game.")
	}
	seats, err := strconv.Atoi(form.Get("seats"))
	if err != nil {
		return o, engine.Refuse("Say how many seats.")
	}
	o = order{game: game, people: doors.TypedCode(form.Get("people")), key: form.Get("key"),
		setup: engine.Setup{Seats: seats, Seed: newSeed(), Version: game.Info().Version, Options: engine.Options{}}}
	if form.Has("key") {
		if err := checkKey(o.key); err != nil {
			return o, err
		}
		o.sent = doors.Hashed(form.Encode())
	}
	for name := range form {
		switch name {
		case "game", "seats", "template", "people", "key":
		default:
			o.setup.Options[name] = form.Get(name)
		}
	}
	return o, s.startFrom(&o, form.Get("template"))
}

// startFrom has a table begin as a template does; "" is from scratch.
func (s *Shell) startFrom(o *order, token string) error {
	if token == "" {
		return nil
	}
	offer, err := s.findTemplate(token)
	if err != nil {
		return err
	}
	t, err := s.template(offer)
	if err != nil {
		return err
	}
	if t.Game != o.game {
		return engine.Refuse("%v is a template of another game.", t.Name)
	}
	o.built(t)
	return nil
}

// open stores a new table, under a code that nobody has. The same tap again is
// the same table.
func (s *Shell) open(form url.Values) (code string, err error) {
	o, err := s.readOrder(form)
	if err != nil {
		return "", err
	}
	start, err := o.game.Fold(o.setup, o.log)
	if err != nil {
		return "", err
	}
	o.setup = start.Setup() // with the usual house rules filled in
	if code, err = s.openedBefore(o); code != "" || err != nil {
		return code, err
	}
	again, err := s.guestsAgain(&o, start)
	if err != nil {
		return "", err
	}
	t := store.Table{Game: o.game.Info().Name, Setup: o.setup, Opened: time.Now(), Key: o.key, Sent: o.sent}
	switch code, err = create(s.Store, s.secret, t, o.log); {
	case errors.Is(err, fs.ErrExist): // this very tap was here meanwhile
		return s.openedBefore(o)
	case err != nil:
		return "", err
	}
	for _, held := range again {
		if err := s.Store.Sit(held.Session, store.Sitting{Table: code, Seat: held.Seat, Since: len(o.log)}); err != nil {
			return code, err
		}
	}
	return code, nil
}

// mostCodes is how many codes are drawn for a table. Of 31^6 at most a few are taken;
// where every one is, something else is wrong with what is stored.
const mostCodes = 100

// create stores a table under a code that nobody has. fs.ErrExist says that its key is
// taken, or that its log does not count 1, 2, 3.
func create(st *store.Store, secret []byte, t store.Table, log []engine.Record) (code string, err error) {
	for range mostCodes {
		t.Code = doors.NewCode()
		t.Token = doors.Hashed(doors.Invitation(secret, t.Code))
		if err = st.Create(t, log...); !errors.Is(err, fs.ErrExist) {
			return t.Code, err
		}
	}
	return "", err
}

// openedBefore is the table that this very tap has opened, "" where it is new.
// The same key with other answers is another tap, from an old page.
func (s *Shell) openedBefore(o order) (code string, err error) {
	if o.key == "" {
		return "", nil
	}
	t, err := s.Store.Opened(o.key)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "", nil
	case err == nil && !bytes.Equal(t.Sent, o.sent):
		return "", tables.ErrOld
	}
	return t.Code, err
}

// built is a table to be opened as a template has it: with its house rules, and
// with what builds it entered by the host, now.
func (o *order) built(t night.Template) {
	maps.Copy(o.setup.Options, t.Setup.Options)
	for _, rec := range t.Log {
		rec.At = time.Now()
		o.log = append(o.log, rec)
	}
}

// newSeed draws what a table's dice are rolled from.
func newSeed() uint64 {
	var b [8]byte
	rand.Read(b[:])
	return binary.BigEndian.Uint64(b[:])
}

// Import opens a table with a night that was played elsewhere, and gives its
// code. One that was only built, as templates are, gets luck of its own.
func Import(st *store.Store, game engine.Game, setup engine.Setup, log []engine.Record) (code string, err error) {
	secret, err := installSecret(st)
	if err != nil {
		return "", err
	}
	played := func(r engine.Record) bool { return !slices.Contains(game.Info().Builds, r.Kind) }
	if setup.Seed == 0 && !slices.ContainsFunc(log, played) {
		setup.Seed = newSeed()
	}
	t := store.Table{Game: game.Info().Name, Setup: setup, Opened: time.Now()}
	if len(log) > 0 {
		t.Opened = log[0].At
	}
	return create(st, secret, t, log)
}

// guestsAgain has the people of another table sit at a new one from its start: those
// with a phone under the sessions that it gives, the others as guests without. A table
// that is not there refuses the order.
func (s *Shell) guestsAgain(o *order, start engine.Position) (again []store.Sitter, err error) {
	if o.people == "" {
		return nil, nil
	}
	old, err := s.tables.Table(o.people)
	if err != nil {
		return nil, err
	}
	sessions, err := s.Store.SittersAt(o.people)
	if err != nil {
		return nil, err
	}
	now, chairs := old.Now(), len(start.People())
	for i, p := range now.People() {
		if p.Name == "" || i >= chairs {
			continue
		}
		seat := engine.Seat(i + 1)
		start, err = start.Enter(engine.Record{By: seat, ByHost: !p.Phone, Kind: engine.Sit, Mark: engine.AnyMark, Key: "again", At: time.Now(), Answers: url.Values{"name": {p.Name}}})
		if err != nil {
			return nil, err
		}
		o.log = append(o.log, start.Last())
		if held, ok := sessions[seat]; ok && p.Phone && holds(held.Sitting, now) {
			again = append(again, held)
		}
	}
	return again, nil
}
