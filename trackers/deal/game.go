// Package deal keeps a night of DEAL: American Dream. It knows no map and
// follows no single step: it keeps what changes numbers, which is money, troops,
// dope, who holds what, where each boss is, and every combat.
//
// Read in this order: game.go (what the game is made of), entries.go (the kinds of
// entries), house.go (its house rules), state.go (what is kept, and where), trackers.go
// (its numbers), pads.go (what may be entered, and when), settle.go (what follows by
// itself), screens.go. Each other file is one area of the rules, with its entries and
// pads: setup, clan, territory, troops; turn, resource, recruitment, action; attack,
// combat (with pads_combat), weapons, withdrawal, odds, elimination; offers (with
// pads_offers), promises, purses; respect, target, profile, events; rulings. The facts
// D1 to D54, the refusals V1 to V16 and the open points A1 to A24 in comments are those
// of the digest, and have their rows in the tests.
//
// The table's own affair, which no test holds:
//   - D5, D12, D23, V10: which territories lie beside each other, and how far a troop has
//     moved: no source tells the whole map, so a look at the board answers. Pads say
//     what counts as beside, and ask where something is booked on it; the boss alone
//     is followed.
//   - D14: the shuffling of decks that lie on the real table.
//   - D22, D24: with whom dope and recruits came, and how many troops stand where: only
//     who holds a territory changes a number. Attacks ask who stands there.
//   - D27: which weapons are in a hand: only how many there are is known.
//   - D47: whether an objective holds, but for "Control one capital": card texts are not
//     in the rulebook.
//   - D50: what an event does, for the same reason: its player takes cash or troops, the
//     host sets the rest right.
//   - D53: boss abilities and special weapons but for the katana stand on the clan cards.
//     The damage of a special weapon is typed the first time it is played.
package deal

import "croupier/engine"

// money is counted in half-millions: bills are $0.5M, $1M and $5M. (D2)
var money = engine.Currency{Symbol: "$", Unit: "M", Scale: 2, Step: 1, Bills: []int{1, million, 5 * million}}

// million is $1M in smallest units.
const million = 2

// Rules declares the game. Read this first.
var Rules = engine.Rules[Public, Hand, Box]{
	Name: "deal", Title: "DEAL: American Dream", Min: 3, Max: 6, // D1
	Version: 2, Currency: &money, Options: options,
	Kinds: []engine.Kind[Public, Hand, Box]{
		first, clan, start, next,
		income, produce, sell, recruit, newHand,
		take, takeNew, abandon, moveBoss, carry,
		attack, attackMob, weapon, mobWeapon, draw, fightOn, withdraw, withdrawNew, giveUp, refill,
		offerDope, askDope, offerSwap, sellWeapon, accept, refuse, callOff, makePromise, strike,
		target, unveilTarget, profile, noteObjective, unveilProfile, claim, claimNew,
		event, clanEvent, noteEvent, playEvent, gainCash, gainTroops, fall,
		pay, transfer, territory, placeBoss, setTurn, printedOn, setPrinted, setEvent, setSpecial,
		noteDeck, shuffled, askOdds,
	},
	Setup: setup, Open: open, Own: own,
	Shelves: shelves(), Keep: keep,
	Pads: pads, Host: host, Settle: settle,
	Room: room, Phones: phones, Mine: mine,
	Waiting: waiting, Over: over,
}
