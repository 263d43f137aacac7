package handlers

import (
	"net/http"
	"time"

	"croupier/engine"
	"croupier/handlers/doors"
	"croupier/handlers/store"
	"croupier/handlers/tables"
	"croupier/views/pages"

	"github.com/labstack/echo/v4"
)

// listed is how many of the newest tables the lobby tells more of than their
// names: to know who sits there, a table must be folded.
const listed = 12

// lobby is the first page: for the host all tables and a new one, for a guest
// the tables it sits at and the code to type.
func (s *Shell) lobby(c echo.Context) error {
	session, err := s.session(c)
	if err != nil {
		return err
	}
	page, err := s.lobbyPage(session)
	if err != nil {
		return err
	}
	if wantsJSON(c) {
		return c.JSON(http.StatusOK, lobbyAsJSON(page))
	}
	return draw(c, http.StatusOK, pages.Lobby(page))
}

func (s *Shell) lobbyPage(who store.Session) (page pages.LobbyPage, err error) {
	page.Host = who.Host
	if who.Host {
		page.Key = doors.NewToken()
		for _, g := range s.Games {
			page.Games = append(page.Games, g.Info())
		}
		all, err := s.offers()
		if err != nil {
			return page, err
		}
		for _, o := range all {
			page.Templates = append(page.Templates, o.Template)
		}
	}
	page.Tables, err = s.lobbyTables(who)
	return page, err
}

func (s *Shell) lobbyTables(who store.Session) (out []pages.LobbyTable, err error) {
	if who.ID == 0 {
		return nil, nil
	}
	all, err := s.Store.Tables()
	if err != nil {
		return nil, err
	}
	seats, err := s.Store.Sittings(who.ID)
	if err != nil {
		return nil, err
	}
	mine := map[string]store.Sitting{}
	for _, at := range seats {
		mine[at.Table] = at
	}
	for _, p := range all {
		at, sits := mine[p.Code]
		if !who.Host && !sits {
			continue
		}
		l := pages.LobbyTable{Code: p.Code, Title: p.Game, Started: p.Opened, Last: p.Last, Entries: p.Entries}
		game, known := s.games[p.Game]
		if known {
			l.Title = game.Info().Title
		}
		if l.Fault = p.Broken || !known; len(out) < listed && !l.Fault {
			more, seated, err := s.tellMore(l, at)
			if err != nil { // one table that cannot be opened must not hide the others
				s.Log.Error("lobby", "table", p.Code, "error", err)
				l.Fault = true
			} else {
				l, sits = more, seated
			}
		}
		if who.Host || sits {
			out = append(out, l)
		}
	}
	return out, nil
}

// tellMore adds what only a folded table knows.
func (s *Shell) tellMore(l pages.LobbyTable, at store.Sitting) (_ pages.LobbyTable, sits bool, err error) {
	t, err := s.tables.Table(l.Code)
	if err != nil {
		return l, false, err
	}
	now := t.Now()
	l.Title, l.People, l.Over, l.Fault = titleOf(now), now.People(), now.Over(), now.Fault != nil
	if sits = at.Seat > 0 && holds(at, now); sits {
		l.Seat = at.Seat
	}
	return l, sits, nil
}

// titleOf is what a table is called: by its people, or after its game.
func titleOf(now *tables.Now) string { return now.Screen(engine.Room).Title.String() }

type lobbyJSON struct {
	Host      bool             `json:"host,omitempty"`
	Games     []engine.Info    `json:"games,omitempty"`
	Templates []templateJSON   `json:"templates,omitempty"`
	Tables    []lobbyTableJSON `json:"tables"`
}

type templateJSON struct {
	Game  string `json:"game"`
	Name  string `json:"name"`
	About string `json:"about,omitempty"`
	Seats int    `json:"seats"`
	Token string `json:"token"` // opens a table of it, and stands in the link of its page
}

type lobbyTableJSON struct {
	Code    string      `json:"code"`
	Title   string      `json:"title"`
	Started time.Time   `json:"started"`
	Last    time.Time   `json:"last"`
	Entries int         `json:"entries"`
	Seat    engine.Seat `json:"seat,omitempty"`
	Over    bool        `json:"over,omitempty"`
}

func lobbyAsJSON(p pages.LobbyPage) lobbyJSON {
	out := lobbyJSON{Host: p.Host, Games: p.Games, Tables: []lobbyTableJSON{}}
	for _, t := range p.Templates {
		out.Templates = append(out.Templates, templateJSON{t.Game, t.Name, t.About, t.Seats, t.Token})
	}
	for _, t := range p.Tables {
		out.Tables = append(out.Tables, lobbyTableJSON{t.Code, t.Title, t.Started, t.Last, t.Entries, t.Seat, t.Over})
	}
	return out
}
