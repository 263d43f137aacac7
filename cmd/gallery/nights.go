package main

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strconv"

	"croupier/engine"
	"croupier/engine/night"
	"croupier/trackers"
	"croupier/views/canned"
	"croupier/views/pages"

	"github.com/a-h/templ"
)

// nightFiles are the nights that the games keep as tests, seen from the module's root.
func nightFiles() []string {
	files, _ := filepath.Glob("trackers/*/testdata/*.night")
	return files
}

// ofNight draws a screen of a kept night: ?file=…&upto=12&as=2 is what seat 2
// sees after twelve entries; as=0 is the room, as=-1 the host,
// as=report the night looked back on.
func ofNight(w http.ResponseWriter, r *http.Request) {
	page, err := nightPage(r.FormValue("file"), r.FormValue("upto"), r.FormValue("as"))
	if err != nil {
		w.WriteHeader(http.StatusNotFound)
		page = pages.Problem(engine.Textf("%v", err.Error()))
	}
	templ.Handler(page).ServeHTTP(w, r)
}

func nightPage(file, upto, as string) (templ.Component, error) {
	if !slices.Contains(nightFiles(), file) {
		return nil, fmt.Errorf("no night %q; start the gallery in the module's root", file)
	}
	src, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	n, err := night.Read(string(src))
	if err != nil {
		return nil, err
	}
	game := trackers.ByName(n.Game)
	if game == nil {
		return nil, fmt.Errorf("no game %q", n.Game)
	}
	log := n.Log()
	if most, err := strconv.Atoi(upto); err == nil {
		log = log[:min(max(most, 0), len(log))]
	}
	if as == "report" {
		return nightReport(game, n.Setup, log)
	}
	now, err := game.Fold(n.Setup, log)
	if err != nil {
		return nil, err
	}
	seat, _ := strconv.Atoi(as)
	viewer := engine.Seat(max(int(engine.Host), min(seat, len(now.People()))))
	table := canned.Table(viewer, len(now.People()))
	table.Now = now.Last().At
	if viewer == engine.Host {
		history, err := game.History(n.Setup, log)
		if err != nil {
			return nil, err
		}
		table.Log = history.Page(engine.Host, engine.Room, 0, 12).Lines
		slices.Reverse(table.Log)
	}
	screen := now.Screen(viewer)
	screen.People = slices.Clone(screen.People)
	called(screen.People)
	return pages.Page(screen, table), nil
}

// nightReport is the night looked back on, as=report.
func nightReport(game engine.Game, setup engine.Setup, log []engine.Record) (templ.Component, error) {
	r, err := game.Report(setup, log)
	called(r.People)
	for i := range r.Payments {
		called(r.Payments[i].People)
	}
	for i := range r.Votes {
		called(r.Votes[i].People)
	}
	for i := range r.Undone {
		called(r.Undone[i].People)
	}
	return pages.Report(pages.ReportPage{Code: canned.Table(engine.Host, 1).Code, Viewer: engine.Host, Report: r}), err
}

// called gives names to people of nights that are kept without.
func called(people []engine.Person) {
	for i := range people {
		if people[i].Name == "" {
			people[i] = canned.People(len(people), true)[i]
		}
	}
}
