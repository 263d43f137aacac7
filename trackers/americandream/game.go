// Package americandream keeps a night of The American Dream Game (1979). It knows no
// order of the spaces and no card texts: it keeps salaries, cash, chips, traps,
// what was patented and stolen, Stock Fights, and the claim that wins.
//
// Read in this order: game.go (what the game is made of), entries.go (the kinds of
// entries), house.go (its house rules), state.go (what is kept, and where), trackers.go
// (its numbers), pads.go (what may be entered, and when), settle.go (what follows by
// itself), screens.go. Each other file is one area of the rules, with its entries and
// pads: setup, roll, salary, move, landing, versions, company, market, fight, trap,
// cards, ideas, claim, purses, turn. The facts A1 to A33, the rules
// V1 to V16, the formulas F1 to F9 and the open points B1 to B24 in comments are
// those of the digest, and have their rows in the tests.
//
// The table's own affair, because only the board knows, or because it changes no
// number:
//
//   - A11: pawns that meet, and another's property, cost nothing. Nothing is kept of either.
//   - A29: the three Great Idea paths run one way. No program that knows no map can
//     say who stands on which; what may be entered, and when, is A5 and A30.
package americandream

import "croupier/engine"

// money is counted in dollars; every amount is a multiple of 5,000. (A1)
var money = engine.Currency{Symbol: "$", Scale: 1, Step: 5_000, Bills: []int{5_000, 10_000, 50_000}}

// Rules declares the game. Read this first. The box has pawns and recorders for
// four; the phones are dials too, so a table may seat six. (A1, B22)
var Rules = engine.Rules[Public, Hand, Box]{
	Name: "americandream", Title: "The American Dream Game", Min: 2, Max: 6,
	Version: int(version), Currency: &money, Options: options,
	Kinds: []engine.Kind[Public, Hand, Box]{
		firstDie, starts, name,
		roll, experience, move, path, stock, franchise, trap, other, payTrap, end, skip,
		buy, extra, sell, offer, take, decline,
		fight, attack, defend, stop,
		draw, note, unnote, lay, reveal, steal, let, closeWindow, royalty,
		payOut, collect, claim,
	},
	Setup: setup, Open: open, Own: own,
	Shelves: shelves(), Keep: keep,
	Pads: pads, Host: host, Settle: settle,
	Room: room, Phones: phones, Mine: mine, Waiting: waiting, Over: func(p Public) bool { return p.over() },
}
