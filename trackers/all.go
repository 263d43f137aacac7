// Package trackers is the list of games. A game is one folder here and one line
// in All.
package trackers

import (
	"croupier/engine"
	"croupier/engine/vote"
	"croupier/trackers/americandream"
	"croupier/trackers/custom"
	"croupier/trackers/deal"
	"croupier/trackers/dictators"
	"croupier/trackers/gentleman"
	"croupier/trackers/newangeles"
)

var all = []engine.Game{
	deal.Rules.Game(vote.Rules),
	dictators.Rules.Game(vote.Rules),
	newangeles.Rules.Game(vote.Rules),
	americandream.Rules.Game(vote.Rules),
	gentleman.Rules.Game(vote.Rules),
	custom.Rules.Game(vote.Rules),
}

// All are the games, in the order of the lobby, each with the parts beside it.
func All() []engine.Game { return all }

// ByName is the game of that name; nil where there is none.
func ByName(name string) engine.Game {
	for _, g := range all {
		if g.Info().Name == name {
			return g
		}
	}
	return nil
}
