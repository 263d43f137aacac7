package handlers

import (
	"cmp"
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"croupier/engine"
	"croupier/handlers/names"
	"croupier/handlers/tables"
	"croupier/views/pages"

	"github.com/a-h/templ"
	"github.com/labstack/echo/v4"
)

// mostKey is the longest key and the longest name of a kind.
const mostKey = 64

// tap is what a form sent: what it is, for whom, and the answers.
type tap struct {
	kind, mark, key, as string
	answers             url.Values
}

// readTap takes a form apart. What is asked once may not come twice: two readers
// could each believe another one.
func readTap(form url.Values) (tap, error) {
	var t tap
	t.answers = maps.Clone(form)
	for _, field := range []struct {
		name   string
		to     *string
		needed bool
	}{{"kind", &t.kind, true}, {"mark", &t.mark, true}, {"key", &t.key, true}, {"as", &t.as, false}} {
		values, ok := t.answers[field.name]
		delete(t.answers, field.name)
		switch {
		case len(values) > 1:
			return t, problem(http.StatusBadRequest, "One %v is enough.", engine.Word(field.name))
		case !ok && field.needed:
			return t, problem(http.StatusBadRequest, "A %v is missing.", engine.Word(field.name))
		case ok:
			*field.to = values[0]
		}
	}
	if len(t.kind) > mostKey {
		return t, problem(http.StatusBadRequest, "That cannot be entered now.")
	}
	return t, checkKey(t.key)
}

// checkKey holds a key to 1 to 64 plain signs, as every page draws them: the
// store counts others in another way.
func checkKey(key string) error {
	if key == "" || len(key) > mostKey || strings.ContainsFunc(key, func(r rune) bool { return r <= ' ' || r > '~' }) {
		return problem(http.StatusBadRequest, "A key has 1 to %d plain signs.", mostKey)
	}
	return nil
}

// enter takes one entry from whoever may make it.
func (s *Shell) enter(c echo.Context) error {
	t, v, err := s.viewerOf(c)
	if err != nil {
		return err
	}
	tap, err := readTap(c.Request().PostForm)
	if err != nil {
		return err
	}
	r, err := v.author(tap, t.Now())
	if err != nil {
		again, failed := s.leftByThis(t, v, r)
		if again {
			return done(c, "/t/"+t.Code)
		}
		return cmp.Or(failed, err)
	}
	from := v.page(r)
	if err := s.take(t, v, r); err != nil {
		return s.refusedOn(t, from, tap.kind, err)
	}
	return done(c, from.path(t))
}

var errNoSeat = problem(http.StatusForbidden, "You have no seat at this table. Scan the code to sit down.")

// author is for whom an entry counts and by whom it is typed.
func (v viewer) author(tap tap, now *tables.Now) (engine.Record, error) {
	r := engine.Record{Kind: tap.kind, Mark: tap.mark, Key: tap.key, Answers: tap.answers}
	if r.Mark == engine.AnyMark { // it says of a record that it is out of a log, and was checked: no form may say so
		r.Mark = ""
	}
	switch {
	case tap.as != "":
		n, err := strconv.Atoi(tap.as)
		if err != nil || n < 1 || n > len(now.People()) {
			return r, problem(http.StatusBadRequest, "There is no such seat at this table.")
		}
		r.By = engine.Seat(n)
		r.ByHost = r.By != v.own.Seat
		switch {
		case !r.ByHost || v.host:
		case v.own.Seat == engine.Room:
			return r, errNoSeat
		default:
			return r, problem(http.StatusForbidden, "Only the host's device speaks for other seats, and this one sits at seat %d. Look again.", int(v.own.Seat))
		}
	case v.host:
		r.By = engine.Host
	case v.own.Seat > 0:
		r.By = v.own.Seat
	default:
		return r, errNoSeat
	}
	return r, nil
}

// leftByThis reports a tap by which its author left the table: sent again it gets
// the first answer, though there is no seat any more.
func (s *Shell) leftByThis(t *tables.Table, v viewer, r engine.Record) (bool, error) {
	if r.Kind != engine.Leave || v.session == 0 {
		return false, nil
	}
	at, err := s.Store.Sitting(v.session, t.Code)
	if err != nil || at.Seat == engine.Room {
		return false, err
	}
	r.By = at.Seat
	return t.Taken(r)
}

// page is the viewer on the page that an entry came from.
func (v viewer) page(r engine.Record) viewer {
	switch {
	case r.By == engine.Host, r.ByHost && (r.Kind == engine.Sit || r.Kind == engine.Leave || r.Kind == engine.Open):
		v.screen, v.as = engine.Host, engine.Room
	case v.host:
		v.screen, v.as = r.By, r.By
	default:
		v.screen, v.as = r.By, engine.Room
	}
	return v
}

// take hands an entry to the table, with what only the shell can hold it to.
func (s *Shell) take(t *tables.Table, v viewer, r engine.Record) error {
	if ask, ok := asks[r.Kind]; ok && r.By == engine.Host {
		return ask(s, t, r.Answers)
	}
	if r.Kind == engine.Sit && len(r.Answers["name"]) == 1 {
		name, err := names.Clean(r.Answers.Get("name"))
		if err != nil {
			return err
		}
		r.Answers = maps.Clone(r.Answers)
		r.Answers.Set("name", name)
	}
	return t.Enter(r, func(now *tables.Now) error { return s.allows(t, now, v, r) })
}

// allows is what the log does not know: who holds which seat, whose phone is
// there, and which names look alike.
func (s *Shell) allows(t *tables.Table, now *tables.Now, v viewer, r engine.Record) error {
	if err := s.stillSecret(t, now); err != nil {
		return err
	}
	if r.By > 0 && !r.ByHost && !holds(v.own, now) {
		return engine.Refuse("You have no seat at this table any more. Scan the code to sit down.")
	}
	people := now.People()
	if r.ByHost && r.Kind != engine.Sit && (int(r.By) > len(people) || people[r.By-1].Name == "") {
		return engine.Refuse("Nobody sits at seat %d.", int(r.By))
	}
	switch r.Kind {
	case engine.Sit:
		return names.Free(r.Answers.Get("name"), r.By, people)
	case engine.Open:
		if r.ByHost && r.Answers.Get("on") == engine.OnLaptop && s.presence.At(t.Code).Connected(r.By) {
			return engine.Refuse("The phone of %v is here. Its owner says yes on it, under More: Let the laptop speak for me.", r.By)
		}
	}
	return nil
}

// stillSecret refuses an entry where the file of a night was taken with all its
// secrets. Nobody gets it before the night is over.
func (s *Shell) stillSecret(t *tables.Table, now *tables.Now) error {
	if !now.Over() {
		return nil
	}
	read, err := s.wasRead(t)
	if err == nil && read {
		err = engine.Refuse("This night is over, and its file with all secrets was taken: nothing more can be entered.")
	}
	return err
}

// refusedOn words a refusal for the page that the entry came from.
func (s *Shell) refusedOn(t *tables.Table, v viewer, kind string, err error) error {
	now := t.Now()
	return onPage(err, now.People(), func(why engine.Text) (templ.Component, error) {
		about, err := s.beside(t, now, v)
		about.Refused, about.RefusedKind = why, kind
		return pages.Page(now.Screen(v.screen), about), err
	})
}

// path is where a viewer's page of a table is.
func (v viewer) path(t *tables.Table) string {
	if v.as > 0 {
		return fmt.Sprintf("/t/%s?as=%d", t.Code, v.as)
	}
	return "/t/" + t.Code
}
