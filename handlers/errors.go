package handlers

import (
	"errors"
	"io/fs"
	"net/http"
	"strings"

	"croupier/engine"
	"croupier/engine/night"
	"croupier/views/fields"
	"croupier/views/pages"

	"github.com/a-h/templ"
	"github.com/labstack/echo/v4"
)

// trouble is an answer that is not what was asked for: a status and its sentence.
type trouble struct {
	status int
	text   engine.Text
}

func (p *trouble) Error() string { return p.text.String() }

func problem(status int, format string, args ...any) error {
	return &trouble{status, engine.Textf(format, args...)}
}

// refusing is a refusal that a plain form is answered with on the page that it
// came from.
type refusing struct {
	error
	people []engine.Person
	page   func(why engine.Text) (templ.Component, error)
}

// Unwrap gives the refusal.
func (r *refusing) Unwrap() error { return r.error }

// onPage has a refusal answered on the page that it came from, which speaks of these
// people. Any other error stays what it is.
func onPage(err error, people []engine.Person, page func(why engine.Text) (templ.Component, error)) error {
	if _, ok := errors.AsType[engine.Refusal](err); ok && troubleOf(err).status == http.StatusUnprocessableEntity {
		return &refusing{err, people, page}
	}
	return err
}

// troubleOf is what an error says to whoever asked: its status and its sentence, or
// the status's own where the error is none of theirs.
func troubleOf(err error) *trouble {
	var no engine.Refusal
	var p *trouble
	var e *echo.HTTPError
	switch {
	case errors.As(err, &p):
		return p
	case errors.As(err, &no):
		return &trouble{http.StatusUnprocessableEntity, no.Text}
	case errors.Is(err, fs.ErrNotExist):
		return &trouble{http.StatusNotFound, engine.Textf("There is no such table.")}
	case errors.Is(err, errUsed):
		return &trouble{http.StatusNotFound, engine.Textf("This link was used already, or is too old.")}
	case errors.As(err, &e) && e.Code == http.StatusNotFound:
		return &trouble{e.Code, engine.Textf("There is no such page.")}
	case errors.As(err, &e) && e.Code < http.StatusInternalServerError:
		return &trouble{e.Code, engine.Textf("That cannot be done here.")}
	}
	return &trouble{http.StatusInternalServerError, engine.Textf("Something went wrong at the laptop. Nothing was lost: try again.")}
}

// fail is the one place where an error becomes an answer. One that comes when the
// answer has begun, as a stream's may, is logged alone.
func (s *Shell) fail(err error, c echo.Context) {
	p := troubleOf(err)
	if p.status >= http.StatusInternalServerError && !gone(c) {
		s.Log.Error("request", "route", c.Path(), "error", err)
	}
	if c.Response().Committed {
		return
	}
	var on *refusing
	errors.As(err, &on)
	var answer error
	switch {
	case wantsJSON(c):
		answer = c.JSON(p.status, map[string]string{"refusal": inFull(err, p).String()})
	case fromScript(c):
		answer = draw(c, p.status, fields.Refusal(p.text, peopleOf(on)))
	case on != nil:
		answer = drawRefusal(c, p, on)
	default:
		answer = draw(c, p.status, pages.Problem(p.text))
	}
	if answer == nil {
		return
	}
	if !gone(c) {
		s.Log.Error("answer", "route", c.Path(), "error", answer)
	}
	if !c.Response().Committed {
		c.Response().WriteHeader(p.status)
	}
}

// inFull is what a program is told that sent its answers by their names. A page shows
// what is asked, and so less is said there.
func inFull(err error, p *trouble) engine.Text {
	if no, ok := errors.AsType[*engine.RefusedAnswer](err); ok {
		return night.InFull(no)
	}
	return p.text
}

// drawRefusal answers with the page of a refusal, or with the sentence alone where
// that page cannot be made.
func drawRefusal(c echo.Context, p *trouble, on *refusing) error {
	page, err := on.page(p.text)
	if err != nil {
		page = pages.Problem(p.text)
	}
	return errors.Join(err, draw(c, p.status, page))
}

// gone reports whether whoever asked waits no more: nothing is drawn for nobody, and
// that is no fault.
func gone(c echo.Context) bool { return c.Request().Context().Err() != nil }

func peopleOf(on *refusing) []engine.Person {
	if on == nil {
		return nil
	}
	return on.people
}

// wantsJSON reports a program that plays or watches.
func wantsJSON(c echo.Context) bool {
	return strings.Contains(c.Request().Header.Get(echo.HeaderAccept), echo.MIMEApplicationJSON)
}

// fromScript reports a form that the page's script sent: it wants a fragment.
func fromScript(c echo.Context) bool { return c.Request().Header.Get("HX-Request") == "true" }

// done answers a POST that was taken: a script stays where it is, a plain form
// goes to a page.
func done(c echo.Context, to string) error {
	if fromScript(c) || wantsJSON(c) {
		return c.NoContent(http.StatusNoContent)
	}
	return c.Redirect(http.StatusSeeOther, to)
}
