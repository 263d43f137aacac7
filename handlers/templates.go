package handlers

import (
	"cmp"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"
	"unicode"

	"croupier/engine"
	"croupier/engine/night"
	"croupier/handlers/store"
	"croupier/handlers/tables"
	"croupier/views"

	"github.com/a-h/templ"
	"github.com/labstack/echo/v4"
	"github.com/rivo/uniseg"
)

// Limits of templates, so that the lobby stays a page that people can look at.
const (
	mostTemplates     = 100
	mostTemplate      = 10_000 // bytes of one; a form takes no more than mostBody
	mostTemplateInQR  = 1_200  // bytes that phones still read from a screen
	templateNameSigns = 40
	mostAbout         = 200 // letters of what a template is for
)

// offer is a template that a table may be opened with.
type offer struct {
	views.Template
	text string
}

// offers are the templates that come with the games, then those that the group
// has kept.
func (s *Shell) offers() ([]offer, error) {
	kept, err := s.Store.Templates()
	if err != nil {
		return nil, err
	}
	out := slices.Clone(s.shipped)
	for _, t := range kept {
		if n, err := night.Read(t.Night); err == nil && len(n.Above) > 0 { // else a newer program wrote it
			out = append(out, s.offer(views.Template{Game: t.Game, Name: t.Name, About: strings.Join(n.Above[1:], " "), Seats: n.Setup.Seats, Kept: t.Kept}, t.Night))
		}
	}
	return out, nil
}

func (s *Shell) offer(t views.Template, text string) offer {
	t.Token = templateToken(s.secret, t.Game, t.Name)
	return offer{t, text}
}

// shippedTemplates are those that come with the games.
func (s *Shell) shippedTemplates() (out []offer, err error) {
	for _, g := range s.Games {
		for _, text := range g.Info().Templates {
			t, err := night.ReadTemplate(s.game, text)
			if err != nil {
				return nil, fmt.Errorf("a template of %s: %w", g.Info().Name, err)
			}
			out = append(out, s.offer(views.Template{Game: g.Info().Name, Name: t.Name, About: t.About, Seats: t.Setup.Seats}, text))
		}
	}
	return out, nil
}

func (s *Shell) game(name string) engine.Game { return s.games[name] }

// templateToken is what the link of a template holds. It is made of the install's
// secret and not stored, so that the same QR works after a restart; who was not
// shown it cannot guess it.
func templateToken(secret []byte, game, name string) string {
	m := hmac.New(sha256.New, secret)
	fmt.Fprintf(m, "template %s %s", game, name)
	return base64.RawURLEncoding.EncodeToString(m.Sum(nil)[:16])
}

// offered finds the template of a token.
func (s *Shell) offered(token string) (offer, error) {
	all, err := s.offers()
	if err != nil {
		return offer{}, err
	}
	for _, o := range all {
		if sameToken(o.Token, token) {
			return o, nil
		}
	}
	return offer{}, problem(http.StatusNotFound, "There is no such template any more.")
}

// template reads what an offer holds.
func (s *Shell) template(o offer) (night.Template, error) {
	t, err := night.ReadTemplate(s.game, o.text)
	return t, sentence(err)
}

// sentence makes a refusal of what is wrong with a file: its line and the reason.
func sentence(err error) error {
	wrong, is := errors.AsType[*night.Error](err)
	switch {
	case !is:
		return err
	case wrong.Line == 0:
		return engine.Refusal{Text: wrong.Reason}
	}
	return engine.Refuse("Line %d: %v", wrong.Line, wrong.Reason)
}

// templatePage shows a template to whoever has its link: what it builds, its file
// and its QR; to the host also the way to a table.
func (s *Shell) templatePage(c echo.Context) error {
	session, err := s.session(c)
	if err != nil {
		return err
	}
	o, err := s.offered(c.Param("token"))
	if err != nil {
		return err
	}
	page, err := s.showing(o)
	if err != nil {
		return err
	}
	if wantsJSON(c) {
		return c.JSON(http.StatusOK, map[string]any{"game": page.Game, "name": page.Name, "about": page.About, "seats": page.Seats, "night": page.Text, "link": page.Link.URL})
	}
	if page.Host = session.Host; page.Host {
		page.Key = newToken()
	}
	return draw(c, http.StatusOK, views.ShowTemplate(page))
}

func (s *Shell) showing(o offer) (page views.TemplatePage, err error) {
	t, err := s.template(o)
	if err != nil {
		return page, err
	}
	page = views.TemplatePage{Template: o.Template, For: t.Game.Info(), Builds: t.Lines, Text: o.text}
	if page.Link, err = s.pictures.of(s.Base() + "/template/" + o.Token); err != nil {
		return page, err
	}
	if len(o.text) <= mostTemplateInQR {
		page.Whole, err = s.pictures.of(o.text)
	}
	return page, err
}

// templateFile is a template as the text that another Croupier takes in.
func (s *Shell) templateFile(c echo.Context) error {
	o, err := s.offered(c.Param("token"))
	if err != nil {
		return err
	}
	c.Response().Header().Set(echo.HeaderContentDisposition, fmt.Sprintf(`attachment; filename="%s.night"`, fileName(o.Name)))
	return c.Blob(http.StatusOK, "text/plain; charset=utf-8", []byte(o.text))
}

// fileName is a name in the letters that every system takes.
func fileName(name string) string {
	words := strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return r > unicode.MaxASCII || !unicode.In(r, unicode.L, unicode.N) })
	return cmp.Or(strings.Join(words, "-"), "template")
}

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
			return views.Lobby(page), err
		})
	}
	return s.kept(c, token)
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
	name, err := cleanWords(t.Name, templateNameSigns)
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
	at := slices.IndexFunc(all, func(o offer) bool { return o.Game == game && looks(o.Name) == looks(name) })
	if at >= 0 && instead && sameName(all[at].Name, name) {
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
	case at >= 0 && !sameName(all[at].Name, name):
		return "", engine.Refuse("There is a template %v. Choose a name that cannot be mistaken for it.", all[at].Name)
	case at >= 0 && !instead:
		return "", taken{all[at].Name}
	}
	return token, s.Store.KeepTemplate(store.Template{Game: game, Name: name, Night: text, Kept: time.Now()})
}

// sameName reports whether two names are one but for small and large letters.
func sameName(a, b string) bool { return fold.String(a) == fold.String(b) }

// taken refuses a name that a template of the group has: the host may replace it.
type taken struct{ by string }

func (n taken) Error() string { return n.Unwrap().Error() }

// Unwrap gives the sentence.
func (n taken) Unwrap() error { return engine.Refuse("There is a template %v. Replace it?", n.by) }

// kept leads to a template that was kept.
func (s *Shell) kept(c echo.Context, token string) error {
	if wantsJSON(c) {
		return c.JSON(http.StatusCreated, map[string]string{"link": s.Base() + "/template/" + token})
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
	o, err := s.offered(c.Param("token"))
	if no := told(err); err != nil && no.status == http.StatusNotFound && isToken(c.Param("token")) { // dropped already: the same form again
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
	page, _, err := s.saving(c)
	if err != nil {
		return err
	}
	return draw(c, http.StatusOK, views.SaveTemplate(page))
}

// save keeps what a table was built with. The host may do so at any time of the
// night: nothing of what was played goes with it.
func (s *Shell) save(c echo.Context) error {
	page, t, err := s.saving(c)
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
			return views.SaveTemplate(page), nil
		})
	}
	return s.kept(c, token)
}

func (s *Shell) saving(c echo.Context) (page views.SavePage, t night.Template, err error) {
	at, v, err := s.viewing(c)
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
	return views.SavePage{Code: at.Code, Title: t.Name, Name: t.Name, Builds: t.Lines}, t, nil
}

// builtAt is what a table was built with until now.
func builtAt(at *tables.Table) (t night.Template, err error) {
	log, err := at.Log()
	if err != nil {
		return t, err
	}
	return night.TemplateOf(at.Game, at.Setup, log, called(at.Now()))
}

// onlyField is the one field that a form of the shell has.
func onlyField(form url.Values, name string) (string, error) {
	if len(form) != 1 || len(form[name]) != 1 {
		return "", problem(http.StatusBadRequest, "Only a %v is taken here.", engine.Word(name))
	}
	return form.Get(name), nil
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
