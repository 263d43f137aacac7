// Package dictators keeps a night of Revenge of the Dictators: the actions of a
// turn, DEFCON, the Trident, skips and cards that linger, facilities and zone-4
// tokens on their owner's phone, and the talk with the President. The rulebook
// and the digest of it (R1 to R35, V1 to V14, F1 to F3, A1 to A17) name the
// numbers in the comments.
//
// The cards themselves stay on the table: what a hand holds never comes here,
// only how many cards it holds. Pieces, roads, flights and time zones stay on the
// map: a meeple is followed only to Washington D.C. and to the Trident.
//
// Read in this order: game.go (what the game is made of), entries.go (the kinds of
// entries), house.go (its house rules), state.go (what lies where), trackers.go (its
// numbers), pads.go and pads_*.go (who may enter what, and why not), settle.go (what
// follows by itself), screens.go. Each other file is one area of the rules: setup.go,
// turn.go (the turn and its end), cards.go, events.go (DEFCON, the Trident, Founding
// Fathers), facilities.go (disarming, and who stops it), president.go, tokens.go,
// board.go, decks.go (the counts); words.go has the names.
//
// What the rules leave open and the digest has no number for: a pending skip
// takes an extra turn like any other; token V swaps skips too, for they lie there
// as cards; the turn that a bribe buys is the next that its seat plays, and who
// wins in it is that seat; a Presidential DEFCON card goes to the Presidential
// discards.
//
// The table's own affair, and why:
//   - R1: what is in the box; its numbers are the limits of the trackers.
//   - R12: whether a card works only inside the USA: it needs the map.
//   - R25, R26: time zones, adjacent states and special sites: they are drawn on the map.
//   - R32: what the fourteen Dictators can do: it is printed on them, and was not found.
//   - V3: whether a meeple stands where the card says: it needs the map. An own
//     card is all that a pad offers, and a warhead only to those on the Trident.
//   - V11: whether a flight or a Helicopter touches a No-Fly Zone: it needs the
//     map; the pad of the flight names the zones.
package dictators

import (
	"time"

	"croupier/engine"
)

// Rules declares the game. Read this first.
var Rules = engine.Rules[Public, Hand, Box]{
	Name: "dictators", Title: "Revenge of the Dictators", Min: 2, Max: 5, // R1: five d6
	Version: 2,
	Options: options,
	Kinds: []engine.Kind[Public, Hand, Box]{
		first, rollOff, giveTurn, dictator,
		travel, fly, draw, play, activate, bribe, disarm, end,
		interrupt, linger, take, receive, effect, remove, onTheMap,
		founder, short, spill, boardSays, reshuffle,
		pass, allPass, stop, confront, convince, accept,
		note, look, use, keeping,
	},
	Open:    open,
	Shelves: shelves(), Keep: keep,
	Setup: setup, Pads: pads, Host: host, Settle: settle,
	Room: room, Phones: phones, Mine: mine, Waiting: waiting,
	Deadline: func(p Public) time.Time { return p.Attempt.Ends },
	Clock:    func(Public) engine.Text { return engine.Textf("to stop it") },
	Expire:   func(s *State, t engine.Step) { succeed(s, t) },
	Over:     func(p Public) bool { return p.Winner != engine.Room },
}
