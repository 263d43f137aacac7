package handlers

import (
	"cmp"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"unicode"

	"croupier/engine"
	"croupier/engine/night"
	"croupier/handlers/doors"
	"croupier/views/pages"

	"github.com/labstack/echo/v4"
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
	pages.Template
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
			out = append(out, s.offer(pages.Template{Game: t.Game, Name: t.Name, About: strings.Join(n.Above[1:], " "), Seats: n.Setup.Seats, Kept: t.Kept}, t.Night))
		}
	}
	return out, nil
}

func (s *Shell) offer(t pages.Template, text string) offer {
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
			out = append(out, s.offer(pages.Template{Game: g.Info().Name, Name: t.Name, About: t.About, Seats: t.Setup.Seats}, text))
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

// findTemplate finds the template of a token.
func (s *Shell) findTemplate(token string) (offer, error) {
	all, err := s.offers()
	if err != nil {
		return offer{}, err
	}
	for _, o := range all {
		if doors.SameToken(o.Token, token) {
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
	o, err := s.findTemplate(c.Param("token"))
	if err != nil {
		return err
	}
	page, err := s.readTemplatePage(o)
	if err != nil {
		return err
	}
	if wantsJSON(c) {
		return c.JSON(http.StatusOK, templatePageJSON{page.Game, page.Name, page.About, page.Seats, page.Text, page.Link.URL})
	}
	if page.Host = session.Host; page.Host {
		page.Key = doors.NewToken()
	}
	return draw(c, http.StatusOK, pages.ShowTemplate(page))
}

type templatePageJSON struct {
	Game  string `json:"game"`
	Name  string `json:"name"`
	About string `json:"about"`
	Seats int    `json:"seats"`
	Night string `json:"night"`
	Link  string `json:"link,omitempty"` // for other devices; none where none can get in
}

func (s *Shell) readTemplatePage(o offer) (page pages.TemplatePage, err error) {
	t, err := s.template(o)
	if err != nil {
		return page, err
	}
	page = pages.TemplatePage{Template: o.Template, For: t.Game.Info(), Builds: t.Lines, Text: o.text}
	if page.Link, err = s.shared("/template/" + o.Token); err != nil {
		return page, err
	}
	if len(o.text) <= mostTemplateInQR {
		page.Whole, err = s.pictures.of(o.text)
	}
	return page, err
}

// templateFile is a template as the text that another Croupier takes in.
func (s *Shell) templateFile(c echo.Context) error {
	o, err := s.findTemplate(c.Param("token"))
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
