package handlers

import (
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/url"
	"strings"

	"croupier/engine"
	"croupier/engine/night"
	"croupier/handlers/store"
	"croupier/views/pages"

	"github.com/a-h/templ"
	"github.com/labstack/echo/v4"
)

// shelfIn is where a file for the shelf is posted.
const shelfIn = "/shelf/file"

// allGames is what the file of all shelves is called.
const allGames = "all"

// shelfOnlyHost lets nobody but the host on.
func (s *Shell) shelfOnlyHost(c echo.Context) error {
	_, err := s.onlyHost(c, engine.Textf("The shelf is for the host."))
	return err
}

// shelfPage is the shelf of one game.
func (s *Shell) shelfPage(c echo.Context) error {
	if err := s.shelfOnlyHost(c); err != nil {
		return err
	}
	if wantsJSON(c) {
		all := map[string][]engine.Kept{}
		for _, k := range s.shelfItems(s.keepers()...) {
			all[k.Game] = append(all[k.Game], k.Kept)
		}
		return c.JSON(http.StatusOK, map[string]any{"shelf": all})
	}
	return draw(c, http.StatusOK, pages.ShelfSheet(s.shelfOf(c.QueryParam("game"), strings.TrimSpace(c.QueryParam("find")))))
}

// keepers are the games that keep anything, in the order of the lobby.
func (s *Shell) keepers() (out []engine.Info) {
	for _, g := range s.Games {
		if info := g.Info(); len(info.Shelves) > 0 {
			out = append(out, info)
		}
	}
	return out
}

// shelfOf is the page of a game; of the first one where no game is named so.
func (s *Shell) shelfOf(game, find string) pages.ShelfPage {
	p := pages.ShelfPage{Games: s.keepers(), Counts: map[string]int{}, Find: find}
	for i, g := range p.Games {
		for _, list := range s.shelf.of(g.Name).Kept {
			p.Counts[g.Name] += len(list)
		}
		if i == 0 || g.Name == game {
			p.Game, p.Shelf = g, s.shelf.of(g.Name)
		}
	}
	return p
}

// shelfItems is what is kept of some games, by sort and name.
func (s *Shell) shelfItems(games ...engine.Info) (out []night.Shelved) {
	for _, g := range games {
		kept := s.shelf.of(g.Name).Kept
		for _, sh := range g.Shelves {
			for _, k := range kept[sh.Sort] {
				out = append(out, night.Shelved{Game: g.Name, Kept: k})
			}
		}
	}
	return out
}

// shelfFile is the shelf of a game, or of all, as a text file.
func (s *Shell) shelfFile(c echo.Context) error {
	if err := s.shelfOnlyHost(c); err != nil {
		return err
	}
	name, isText := strings.CutSuffix(c.Param("file"), ".txt")
	games := s.keepers()
	if name != allGames {
		var one []engine.Info
		for _, g := range games {
			if g.Name == name {
				one = append(one, g)
			}
		}
		games = one
	}
	if !isText || len(games) == 0 {
		return problem(http.StatusNotFound, "There is no such page.")
	}
	c.Response().Header().Set(echo.HeaderContentDisposition, fmt.Sprintf(`attachment; filename="croupier-shelf-%s.txt"`, name))
	return send(c, http.StatusOK, echo.MIMETextPlainCharsetUTF8, []byte(night.WriteShelf(games, s.shelfItems(games...))))
}

// changeShelf is the host writing one thing anew, taking it off, or making two one.
func (s *Shell) changeShelf(c echo.Context) error {
	if err := s.shelfOnlyHost(c); err != nil {
		return err
	}
	form := c.Request().PostForm
	if err := s.applyChange(form); err != nil {
		return s.shelfRefused(err, form.Get("game"), func(p *pages.ShelfPage) {})
	}
	s.tables.Wake()
	return done(c, "/shelf?"+url.Values{"game": {form.Get("game")}}.Encode()+"#"+url.PathEscape(form.Get("sort")))
}

// shelfRefused words a refusal on the page that it came from.
func (s *Shell) shelfRefused(err error, game string, more func(*pages.ShelfPage)) error {
	return onPage(err, nil, func(why engine.Text) (templ.Component, error) {
		p := s.shelfOf(game, "")
		p.Refused = why
		more(&p)
		return pages.ShelfSheet(p), nil
	})
}

func (s *Shell) applyChange(form url.Values) error {
	goes := url.Values{}
	for name, values := range form {
		answer, is := strings.CutPrefix(name, pages.GoesWith)
		switch {
		case len(values) != 1:
			return problem(http.StatusBadRequest, "One %v is enough.", engine.Word(name))
		case is:
			goes[answer] = values
		case name != "game" && name != "sort" && name != "name" && name != "was" && name != pages.ShelfDo:
			return problem(http.StatusBadRequest, "That form cannot be read.")
		}
	}
	game, sort := form.Get("game"), form.Get("sort")
	sh, ok := s.shelf.sort(game, sort)
	if !ok {
		return engine.Refuse("That is not offered. Look again.")
	}
	place := func(name string) store.Place {
		return store.Place{Game: game, Sort: sort, Key: engine.Kept{Name: name}.Key()}
	}
	switch form.Get(pages.ShelfDo) {
	case pages.ShelfDrop:
		return s.shelf.drop(place(form.Get("was")))
	case pages.ShelfMerge:
		return s.shelf.merge(place(form.Get("was")), place(form.Get("name")))
	case pages.ShelfWrite:
		k, err := sh.Read(form.Get("name"), goes)
		if err != nil {
			return err
		}
		return s.shelf.write(game, form.Get("was"), k)
	}
	return engine.Refuse("That is not offered. Look again.")
}

// takeShelf takes a text file in: all of it, or nothing where a line is bad.
func (s *Shell) takeShelf(c echo.Context) error {
	if err := s.shelfOnlyHost(c); err != nil {
		return err
	}
	r := c.Request()
	text, err := sentFile(r)
	if err != nil {
		return err
	}
	game := r.PostForm.Get("game")
	read, bad := night.ReadShelf(text, s.keepers())
	bad = append(bad, s.shelf.unlike(read)...)
	if len(bad) > 0 {
		return s.shelfRefused(engine.Refuse("Line %d: %v", bad[0].Line, bad[0].Reason), game, func(p *pages.ShelfPage) {
			p.Refused, p.Text = engine.Text{}, text
			for _, b := range bad {
				p.Bad = append(p.Bad, pages.BadLine{Line: b.Line, Why: b.Reason})
			}
		})
	}
	var all []store.Shelved
	for _, k := range read {
		all = append(all, store.Shelved{Game: k.Game, Kept: k.Kept})
		if len(all) == 1 {
			game = k.Game
		}
	}
	if err := s.shelf.take(all); err != nil {
		return s.shelfRefused(err, game, func(p *pages.ShelfPage) { p.Text = text })
	}
	s.tables.Wake()
	return done(c, "/shelf?"+url.Values{"game": {game}}.Encode())
}

// sentFile is the file that a form holds, or else the lines pasted into it.
func sentFile(r *http.Request) (string, error) {
	for name, values := range r.PostForm {
		if len(values) != 1 || name != "game" && name != "text" && name != "file" { // where none is chosen, browsers send an empty one
			return "", problem(http.StatusBadRequest, "That form cannot be read.")
		}
	}
	if r.MultipartForm != nil {
		for name := range maps.Keys(r.MultipartForm.File) {
			if name != "file" || len(r.MultipartForm.File[name]) != 1 {
				return "", problem(http.StatusBadRequest, "That form cannot be read.")
			}
		}
		if f, head, err := r.FormFile("file"); err == nil && head.Size > 0 {
			defer f.Close()
			b, err := io.ReadAll(f)
			return string(b), err
		}
	}
	return r.PostForm.Get("text"), nil
}
