package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"

	"croupier/engine"
	"croupier/engine/night"
	"croupier/trackers"
)

// gamesCmd lists the games.
type gamesCmd struct {
	JSON bool `name:"json" help:"Print the list as JSON."`
}

// Help is the example that croupier games --help shows.
func (gamesCmd) Help() string { return "Example: croupier games --json" }

// Run prints each game with its seats, house rules, kinds of entries and templates.
func (c gamesCmd) Run() error {
	var list []engine.Info
	for _, g := range trackers.All() {
		list = append(list, g.Info())
	}
	if c.JSON {
		e := json.NewEncoder(os.Stdout)
		e.SetIndent("", "  ")
		return e.Encode(list)
	}
	for i, g := range list {
		if i > 0 {
			fmt.Println()
		}
		printGame(os.Stdout, g)
	}
	return nil
}

func printGame(w io.Writer, g engine.Info) {
	fmt.Fprintf(w, "%s: %s, %d to %d seats, rules %d\n", g.Name, g.Title, g.Min, g.Max, g.Version)
	for _, o := range g.Options {
		fmt.Fprintf(w, "  %s, usually %s\n", night.Ask(o.Ask), o.Usual)
	}
	fmt.Fprintf(w, "  entries: %s\n", strings.Join(g.Kinds, " "))
	for _, text := range g.Templates {
		if t, err := night.ReadTemplate(trackers.ByName, text); err == nil {
			fmt.Fprintf(w, "  template: %s. %s\n", t.Name, t.About)
		}
	}
}
