package canned

import (
	"croupier/engine"
	"croupier/views/pages"

	"github.com/a-h/templ"
)

// Others are the pages that are not a table's.
func Others() []Sample[templ.Component] {
	return []Sample[templ.Component]{
		{"lobby-host", pages.Lobby(Lobby(true))},
		{"lobby-guest", pages.Lobby(Lobby(false))},
		{"seating", pages.Seating(Seating())},
		{"seating-full", pages.Seating(full(Seating()))},
		{"seating-locked", pages.Seating(locked(Seating()))},
		{"seating-moves", pages.Seating(moves(Seating()))},
		{"moving", pages.Moving(pages.MovePage{Code: "K7M2QX", Seat: 1, People: People(6, false), Join: *join(), For: 60e9})},
		{"handing", pages.Handing(pages.HandingPage{Code: "K7M2QX", Join: *join(), For: 300e9})},
		{"host-here", pages.HostHere(pages.HostHerePage{Action: "/host/5f0c6f0fd1c04d7e9f0e5e3f3f0a7c11"})},
		{"history", pages.History(History(engine.Host))},
		{"history-seat", pages.History(History(2))},
		{"template-host", pages.ShowTemplate(Template(true))},
		{"template-guest", pages.ShowTemplate(Template(false))},
		{"template-save", pages.SaveTemplate(pages.SavePage{Code: "K7M2QX", Title: "Points to ten", Name: "Points to ten", Builds: builds(),
			Refused: engine.Textf("%v comes with Croupier. Choose another name.", "Points to ten")})},
		{"template-refused", pages.Lobby(refusedTemplate(Lobby(true)))},
		{"report", pages.Report(Report(true))},
		{"report-long", pages.Report(long(Report(true)))},
		{"report-so-far", pages.Report(Report(false))},
		{"shelf", pages.ShelfSheet(ShelfPage())},
		{"shelf-refused", pages.ShelfSheet(badFile(ShelfPage()))},
		{"problem", pages.Problem(engine.Textf("There is no such table."))},
	}
}

// Lobby is the first page.
func Lobby(host bool) pages.LobbyPage {
	tables := []pages.LobbyTable{
		{Code: "K7M2QX", Title: "DEAL: American Dream", Started: Night, Last: At(21, 16), Entries: 42, People: People(6, true)},
		{Code: "P3W9DF", Title: "Gentleman’s Deal", Started: Night.AddDate(0, 0, -7), Entries: 180, People: People(4, false), Over: true},
	}
	if !host {
		tables = tables[:1]
		tables[0].Seat = 1
		return pages.LobbyPage{Tables: tables, Code: "K7M 2QY", Refused: engine.Textf("There is no table with that code. Look again.")}
	}
	return pages.LobbyPage{Host: true, Tables: tables, Games: []engine.Info{
		{Name: "deal", Title: "DEAL: American Dream", Min: 3, Max: 6, Usual: 4, Options: []engine.Option{
			{Ask: engine.Number{Name: "goal", Label: engine.Textf("Respect to win"), Min: 5, Max: 15}, Usual: "10"},
			{Ask: engine.Choice{Name: "cash", Label: engine.Textf("Cash lies"), Among: []engine.Item{
				{Value: "open", Label: engine.Textf("face up")}, {Value: "hidden", Label: engine.Textf("in the hands")}}}, Usual: "open"},
			{Ask: engine.Amount{Name: "start", Label: engine.Textf("Cash at the start"), Max: 40, In: Millions}, Usual: "0"}}},
		{Name: "gentleman", Title: "Gentleman’s Deal", Min: 3, Max: 8, Usual: 4},
		{Name: "custom", Title: "A table of your own", Min: 1, Max: 14, Usual: 8},
	}, Templates: []pages.Template{
		{Game: "custom", Name: "Points to ten", About: "Each counts their own points; whoever is first at ten wins.", Seats: 8, Token: "points"},
		{Game: "custom", Name: "Property bank", About: "Everybody pays from their own phone; the host is the bank.", Seats: 8, Token: "bank"},
		{Game: "custom", Name: "Grandma’s rummy", Seats: 4, Token: "rummy", Kept: Night.AddDate(0, 0, -7)},
	}}
}

func refusedTemplate(l pages.LobbyPage) pages.LobbyPage {
	l.Typed = "# Darts\nnight 1 custom rules=1 seats=4\nhost counter name=Score per=seat min=0 max=501 start=502\n"
	l.TypedRefused = engine.Textf("Line %d: %v", 3, engine.Textf("This is refused: %v starts at %d, outside its range of %d to %d.", "Score", 502, 0, 501))
	return l
}

// Template is one that the group has kept, as the host or a guest sees it.
func Template(host bool) pages.TemplatePage {
	text := "# Darts\n# From 501 down to nothing.\nnight 1 custom rules=1 seats=6\nhost track name=Score per=seat min=0 max=501 start=501 goal=0\nhost win by=first of=Score\n"
	link := *join()
	link.URL = "http://192.168.0.24:8080/template/5f0c6f0fd1c04d7e9f0e5e"
	return pages.TemplatePage{
		Template: pages.Template{Game: "custom", Name: "Darts", About: "From 501 down to nothing.", Seats: 6, Token: "darts", Kept: Night},
		For:      engine.Info{Name: "custom", Title: "A table of your own", Min: 1, Max: 14}, Builds: builds(), Text: text,
		Link: link, Whole: *join(), Host: host,
	}
}

func builds() []engine.Text {
	return []engine.Text{
		engine.Textf("Each seat keeps %v.", engine.Textf("%v %d, to a goal of %d", "Score", 501, 0)),
		engine.Textf("Whoever is first at the goal of %v wins.", "Score"),
	}
}

// Seating is a table with free chairs.
func Seating() pages.JoinPage {
	people := People(6, true)
	people[1], people[4] = engine.Person{}, engine.Person{}
	return pages.JoinPage{Action: "/join/5f0c6f0fd1c04d7e9f0e5e3f3f0a7c11", Code: "K7M2QX", Title: "DEAL: American Dream", People: people, MayAsk: true}
}

func full(j pages.JoinPage) pages.JoinPage   { j.People = People(6, true); return j }
func locked(j pages.JoinPage) pages.JoinPage { j.Locked = true; return j }
func moves(j pages.JoinPage) pages.JoinPage  { j.Moves = 1; return j }

// History is the canned night, as one viewer may read it.
func History(viewer engine.Seat) pages.HistoryPage {
	lines := Log()
	var oldest []engine.Line
	sat := make([][]string, 6)
	for i := range lines {
		l := lines[len(lines)-1-i]
		if l.By != viewer {
			l.Own = nil
		}
		if viewer != engine.Host && l.By != viewer {
			l.Undo = nil
		}
		oldest = append(oldest, l)
		if l.By > 0 && int(l.By) <= len(l.People) {
			sat[l.By-1] = append(sat[l.By-1], l.People[l.By-1].Name)
		}
	}
	return pages.HistoryPage{Code: "K7M2QX", Title: "DEAL: American Dream", Viewer: viewer, People: People(6, true), Lines: oldest, Sat: sat, Key: Table(viewer, 6).Key}
}
