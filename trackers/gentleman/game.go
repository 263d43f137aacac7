// Package gentleman keeps a night of Gentleman's Deal: money behind screens, a
// Deal card that only the dealer has seen, offers in the open, and a weighted
// vote shown all at once.
//
// Read in this order: game.go (what the game is made of), entries.go (the kinds of
// entries), house.go (its house rules), accomplice.go and state.go (what is kept, and
// where), trackers.go (its numbers), pads.go (what may be entered, and when), settle.go
// (what follows by itself), screens.go. Each other file is one area of the rules, in the
// order of a turn: setup, card, offer, vote, payout (what follows from it, step by step),
// result (how that is told), purses for a house rule, and lift for the end. G1 to G28, V1 to V9, F1 to F4 and
// A1 to A15 in comments are the facts and the open points of the digest, and
// have their rows in the tests.
//
// A final offer stands (G7): that the dealer's own tap can be undone until the first
// vote is in mends a slip of the finger, all hear of it, and it is no rule of the game.
//
// The table's own affair, kept by nothing here:
//   - G7, the talk and the counterproposals: people talk; the offer that lies
//     there changes as often as the dealer wishes until it is final.
//   - A11, what the dealer says of his card: he may lie, and only the offer that
//     he places is held to the card.
package gentleman

import (
	"time"

	"croupier/engine"
)

// tokens are the money: ones and fives, whole. (G1)
var tokens = engine.Currency{Scale: 1, Step: 1, Bills: []int{1, 5}}

// Rules declares the game. Read this first.
var Rules = engine.Rules[Public, Hand, Box]{
	Name: "gentleman", Title: "Gentleman's Deal", Min: 5, Max: 9, // G2
	Currency: &tokens,
	Options:  options,
	Kinds:    []engine.Kind[Public, Hand, Box]{first, card, again, offer, final, vote, end, pay, lift},
	Open:     open, Own: own,
	Setup: setup, Pads: pads, Host: host, Settle: settle,
	Room: room, Phones: phones, Mine: mine, Waiting: waiting,
	Deadline: func(p Public) time.Time { return p.Ends },
	Clock:    clock,
	Expire:   expire,
	Over:     func(p Public) bool { return p.Phase == Ended },
}
