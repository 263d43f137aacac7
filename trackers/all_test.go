package trackers_test

import (
	"path/filepath"
	"slices"
	"testing"

	"croupier/engine/laws"
	"croupier/trackers"
)

// Every night file in a game's testdata plays with the game as it is listed, the
// parts beside it and all: croupier replay takes each of them.
func TestNightsPlayWithTheListedGames(t *testing.T) {
	for _, g := range trackers.All() {
		name := g.Info().Name
		t.Run(name, func(t *testing.T) {
			laws.Nights(t, g, filepath.Join(name, "testdata", "*.night"))
		})
	}
}

// A game is found by its name, and its folder is called so.
func TestByName(t *testing.T) {
	var names []string
	for _, g := range trackers.All() {
		name := g.Info().Name
		if slices.Contains(names, name) || trackers.ByName(name) != g {
			t.Errorf("%s is listed twice, or not found", name)
		}
		names = append(names, name)
	}
	if trackers.ByName("chess") != nil {
		t.Error("there is a game that nobody listed")
	}
}
