// Package newangeles keeps a night of New Angeles: whose chance it is in the
// five steps of a deal, who supported whom, capital and bargains, threat, and
// the rivals in secret. The board, its pieces and all cards stay on the table.
//
// Read in this order: game.go (what the game is made of), entries.go (the kinds of
// entries), house.go (its house rules), state.go (what lies where), trackers.go (its
// numbers), pads.go and pads_*.go (who may enter what), settle.go (what follows by
// itself), screens.go. Each other file is one area of the rules: deal.go (the five
// steps), offers.go and resolution.go (what is entered in them), trades.go (bargains
// that need two), capital.go, city.go (rounds, threat, demands), effects.go (cards that
// touch capital or support), ending.go (rivals and investments).
//
// The numbers in comments are those of the digest: N facts, V refusals, F
// formulas, P public facts, A open points. Names and numbers of public cards are
// in facts.go; what a card says is on the card.
//
// A chance that was used stands (A8): that an own entry can be undone until
// somebody builds on it mends a slip of the finger, and is no rule of the game.
//
// The table's own affair, and why:
//
//   - P1, but for the seats and the 34 assets: units, tokens and decks lie on the
//     board; the checklist at the start counts the cards that are handed out.
//   - P17: what an event does happens on the map; its threat and its number of
//     assets are entered.
//   - A9: no rule for debts, for capital never falls below 0.
//   - Of P4, readying cards and the abilities of a turn's end, of P3, androids,
//     unrest and what a district makes: pieces on the map. What was drawn, made
//     and gained is entered.
//   - Of P14, all effects outside a deal, and those whose timing the sources do
//     not tell (Caprice Nisei, Chief Gorman, Eiko, Mark Yale, The Fall Guy):
//     entered by hand, with the host's rulings on offers and support.
//   - Starting capital and hands, and the hand size: no source tells them.
package newangeles

import "croupier/engine"

// Rules declares the game. Read this first.
var Rules = engine.Rules[Public, Hand, Box]{
	Name: "newangeles", Title: "New Angeles", Min: 4, Max: 6, // P1
	Version:  2, // 1: an investment was scored again (scorePad), and a chance taken back kept what was paid (Revise)
	Currency: &capital,
	Options:  options,
	Kinds: []engine.Kind[Public, Hand, Box]{
		take, start,
		reveal, mainOffer, urgent, noCard, decline, counters, pass, supports, abstain, revise, resolve, leave, claim,
		pay, gain, fulfil, give, drop, propose, accept, refuse, withdraw, promise, strike, draw, discard,
		vanity, risk, use,
		threat, produce, production, event, meet, nextDemand, roundOver,
		rival, invest, score, turnOver,
		silent, ruled, lay, back, turnTo, bank, place, endGame,
	},
	Open: open, Own: own,
	Shelves: shelves(),
	Setup:   setup, Pads: pads, Host: hostPads, Settle: settle,
	Room: room, Phones: phones, Mine: mine, Waiting: waiting,
	Over: func(p Public) bool { return p.Over },
}
