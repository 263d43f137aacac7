package handlers

import (
	"errors"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"time"

	"croupier/engine"
	"croupier/engine/night"
	"croupier/handlers/doors"
	"croupier/handlers/names"
	"croupier/handlers/store"
	"croupier/handlers/tables"
	"croupier/views/pages"

	"github.com/a-h/templ"
	"github.com/labstack/echo/v4"
	"github.com/rivo/uniseg"
)

// takeTemplate keeps a template that the host pastes or has from a file.
func (s *Shell) takeTemplate(c echo.Context) error {
	session, err := s.onlyHost(c, engine.Textf("Only the host keeps templates."))
	if err != nil {
		return err
	}
	typed, err := onlyField(c.Request().PostForm, "text")
	if err != nil {
		return err
	}
	token, err := s.takeIn(typed)
	if err != nil {
		return onPage(err, nil, func(why engine.Text) (templ.Component, error) {
			page, err := s.lobbyPage(session)
			page.Typed, page.TypedRefused = typed, why
			return pages.Lobby(page), err
		})
	}
	return s.redirectToTemplate(c, token)
}

// takeIn keeps a template as somebody wrote it; one that is here already as it is
// stays.
func (s *Shell) takeIn(typed string) (token string, err error) {
	t, err := night.ReadTemplate(s.game, typed)
	if err != nil {
		return "", sentence(err)
	}
	if err := newlyBuilt(t); err != nil {
		return "", err
	}
	token, err = s.keep(t, false)
	if no := (taken{}); errors.As(err, &no) {
		return "", engine.Refuse("There is another template called %v. Drop that one first, or give this one another name: its first line.", no.by)
	}
	return token, err
}

// keep keeps a template under its name. In the place of another one only where
// the host has said so.
func (s *Shell) keep(t night.Template, instead bool) (token string, err error) {
	name, err := names.CleanWords(t.Name, templateNameSigns)
	if err != nil {
		return "", err
	}
	if n := uniseg.GraphemeClusterCount(t.About); n > mostAbout {
		return "", engine.Refuse("What a template is for is said in at most %d letters; this has %d.", mostAbout, n)
	}
	game := t.Game.Info().Name
	all, err := s.offers()
	if err != nil {
		return "", err
	}
	at := slices.IndexFunc(all, func(o offer) bool { return o.Game == game && names.Looks(o.Name) == names.Looks(name) })
	if at >= 0 && instead && names.Same(all[at].Name, name) {
		name = all[at].Name // it takes the other's place, and its link
	}
	if t, err = t.Called(name); err != nil {
		return "", err
	}
	token, text := templateToken(s.secret, game, name), t.String()
	switch {
	case len(text) > mostTemplate:
		return "", engine.Refuse("This template is %d bytes long; at most %d are kept.", len(text), mostTemplate)
	case at < 0 && len(all) >= mostTemplates:
		return "", engine.Refuse("There are %d templates already. Drop one first.", len(all))
	case at >= 0 && all[at].Name == name && all[at].text == text:
		return token, nil
	case at >= 0 && all[at].Kept.IsZero():
		return "", engine.Refuse("%v comes with Croupier. Choose another name.", all[at].Name)
	case at >= 0 && !names.Same(all[at].Name, name):
		return "", engine.Refuse("There is a template %v. Choose a name that cannot be mistaken for it.", all[at].Name)
	case at >= 0 && !instead:
		return "", taken{all[at].Name}
	}
	return token, s.Store.KeepTemplate(store.Template{Game: game, Name: name, Night: text, Kept: time.Now()})
}

// taken refuses a name that a template of the group has: the host may replace it.
type taken struct{ by string }

func (n taken) Error() string { return n.Unwrap().Error() }

// Unwrap gives the sentence.
func (n taken) Unwrap() error { return engine.Refuse("There is a template %v. Replace it?", n.by) }

type keptJSON struct {
	Path string `json:"path"`           // on this server
	Link string `json:"link,omitempty"` // for other devices; none where none can get in
}

// redirectToTemplate leads to a template that was kept.
func (s *Shell) redirectToTemplate(c echo.Context, token string) error {
	if wantsJSON(c) {
		return c.JSON(http.StatusCreated, keptJSON{"/template/" + token, s.linkTo("/template/" + token)})
	}
	return c.Redirect(http.StatusSeeOther, "/template/"+token)
}

// dropTemplate drops one that the group has kept.
func (s *Shell) dropTemplate(c echo.Context) error {
	if _, err := s.onlyHost(c, engine.Textf("Only the host drops templates.")); err != nil {
		return err
	}
	if len(c.Request().PostForm) > 0 {
		return problem(http.StatusBadRequest, "Nothing is asked here.")
	}
	o, err := s.findTemplate(c.Param("token"))
	if no := troubleOf(err); err != nil && no.status == http.StatusNotFound && doors.IsToken(c.Param("token")) { // dropped already: the same form again
		return done(c, "/")
	}
	if err != nil {
		return err
	}
	if o.Kept.IsZero() {
		return problem(http.StatusForbidden, "%v comes with Croupier and stays.", o.Name)
	}
	if err := s.Store.DropTemplate(o.Game, o.Name); err != nil {
		return err
	}
	return done(c, "/")
}

// savePage shows the host what a table was built with, to keep it.
func (s *Shell) savePage(c echo.Context) error {
	page, _, err := s.readSavePage(c)
	if err != nil {
		return err
	}
	return draw(c, http.StatusOK, pages.SaveTemplate(page))
}

// save keeps what a table was built with. The host may do so at any time of the
// night: nothing of what was played goes with it.
func (s *Shell) save(c echo.Context) error {
	page, t, err := s.readSavePage(c)
	if err != nil {
		return err
	}
	form := maps.Clone(c.Request().PostForm)
	instead := slices.Equal(form["instead"], []string{"yes"})
	if instead {
		delete(form, "instead")
	}
	if t.Name, err = onlyField(form, "name"); err != nil {
		return err
	}
	token, err := s.keep(t, instead)
	if err != nil {
		return onPage(err, nil, func(why engine.Text) (templ.Component, error) {
			page.Name, page.Refused, page.Taken = t.Name, why, errors.As(err, new(taken))
			return pages.SaveTemplate(page), nil
		})
	}
	return s.redirectToTemplate(c, token)
}

func (s *Shell) readSavePage(c echo.Context) (page pages.SavePage, t night.Template, err error) {
	at, v, err := s.viewerOf(c)
	if err != nil {
		return page, t, err
	}
	switch {
	case !v.host:
		return page, t, problem(http.StatusForbidden, "Only the host keeps templates.")
	case len(at.Game.Info().Builds) == 0:
		return page, t, problem(http.StatusNotFound, "This table is as it is printed: there is nothing to keep.")
	}
	if t, err = builtAt(at); err != nil {
		return page, t, err
	}
	return pages.SavePage{Code: at.Code, Title: t.Name, Name: t.Name, Builds: t.Lines}, t, nil
}

// builtAt is what a table was built with until now.
func builtAt(at *tables.Table) (t night.Template, err error) {
	log, err := at.Log()
	if err != nil {
		return t, err
	}
	return night.TemplateOf(at.Game, at.Setup, log, titleOf(at.Now()))
}

// onlyField is the one field that a form of the shell has.
func onlyField(form url.Values, name string) (string, error) {
	if len(form) != 1 || len(form[name]) != 1 {
		return "", problem(http.StatusBadRequest, "Only a %v is taken here.", engine.Word(name))
	}
	return form.Get(name), nil
}
