// Package americandream keeps a night of The American Dream Game (1979). It knows no
// order of the spaces and no card texts: it keeps salaries, cash, chips, traps,
// what was patented and stolen, Stock Fights, and the claim that wins.
//
// Read in this order: game.go (what the game is made of), house.go (its house
// rules), state.go (what is kept, and where), pads.go (what may be entered, and
// when), then the file of a subject: setup, roll, salary, move, landing, versions, company,
// market, fight, trap, cards, ideas, claim, purse, turn. The facts A1 to A33, the rules
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

import (
	"slices"
	"strconv"

	"croupier/engine"
)

// money is counted in dollars; every amount is a multiple of 5,000. (A1)
var money = engine.Currency{Symbol: "$", Scale: 1, Step: 5_000, Bills: []int{5_000, 10_000, 50_000}}

// Kinds of entries. A kind never changes its meaning: nights are kept for ever.
var (
	firstDie = engine.Say[FirstDie]("first-die")
	starts   = engine.Say[Starts]("starts")
	name     = engine.Say[Name]("name")

	move       = engine.Say[Go]("move")
	path       = engine.Say[Path]("path")
	roll       = engine.Say[Roll]("roll")
	experience = engine.Say[Experience]("experience")
	stock      = engine.Say[Stock]("stock")
	franchise  = engine.Say[Franchise]("franchise")
	trap       = engine.Say[Sprung]("trap")
	other      = engine.Say[Other]("space")
	payTrap    = engine.Say[PayTrap]("pay-trap")
	end        = engine.Say[End]("end")
	skip       = engine.Say[Skip]("skip")

	buy     = engine.Say[Buy]("buy")
	extra   = engine.Say[Extra]("extra")
	sell    = engine.Say[Sell]("sell")
	offer   = engine.Say[MakeOffer]("offer")
	take    = engine.Say[TakeOffer]("take")
	decline = engine.Say[NoOffer]("decline")

	fight  = engine.Say[Challenge]("fight")
	attack = engine.Say[Attack]("attack")
	defend = engine.Say[Defend]("defend")
	stop   = engine.Say[Stop]("stop")

	draw        = engine.Say[Draw]("draw")
	note        = engine.Whisper[Note, Public, Hand, Box]("note").Saying("%v writes a card down")
	unnote      = engine.Whisper[Unnote, Public, Hand, Box]("unnote").Saying("%v strikes a note out")
	lay         = engine.Say[Lay]("lay")
	reveal      = engine.Say[Reveal]("reveal")
	steal       = engine.Say[Steal]("steal")
	let         = engine.Say[Let]("let")
	closeWindow = engine.Say[CloseWindow]("nobody-steals")
	royalty     = engine.Say[Royalty]("royalty")

	payOut  = engine.Say[Pay]("pay")
	collect = engine.Say[Collect]("collect")
	claim   = engine.Say[Claim]("claim")
)

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
	Screen: screen, Waiting: waiting, Over: func(p Public) bool { return p.over() },
}

// open are the numbers that lie face up. All are placed: the screen shows each
// where it belongs.
func open(p *Public) []engine.Tracker {
	list := slices.Grow(p.Cash.Trackers("Cash", money), len(p.Players)*(companies+3))
	var left [companies]int
	for c := range left {
		left[c] = p.rack(c)
	}
	for i := range p.Players {
		list = p.Players[i].trackers(engine.Seat(i+1), p, &left, list)
	}
	for i := range p.Ideas {
		o := &p.Ideas[i]
		list = append(list, engine.Tracker{Name: words[o.Sort], Of: o.Name, Min: 0, Max: engine.NoLimit, At: &o.Royalty, In: &money})
	}
	for i := range list {
		list[i].Placed = true
	}
	return list
}

// trackers adds those of one player. Of each company there are seven chips over
// all, so as many as are left in the rack bound what a ruling sets. (A1, A9)
func (q *Player) trackers(s engine.Seat, p *Public, left *[companies]int, list []engine.Tracker) []engine.Tracker {
	list = append(list,
		engine.Tracker{Name: "Salary", Seat: s, Min: lowestSalary, Max: highestSalary, At: &q.Salary, In: &money, Course: true},
		engine.Tracker{Name: "Claims", Seat: s, Max: mostCards, At: &q.Claims, Course: true})
	for c := range q.Chips {
		list = append(list, engine.Tracker{Name: "Chips", Of: p.Companies[c], Seat: s, Max: q.Chips[c] + left[c], At: &q.Chips[c]})
	}
	for i := range q.Traps {
		trap := &q.Traps[i]
		list = append(list, engine.Tracker{Name: "Trap of turn", Of: strconv.Itoa(trap.No), Seat: s, Max: engine.NoLimit, At: &trap.Owes, In: &money})
	}
	return list
}

// own are the numbers of one hand. (A3, B21)
func own(p *Public, h *Hand) []engine.Tracker {
	list := []engine.Tracker{
		{Name: "Prudential cards", Max: mostCards, At: &h.Prudential},
		{Name: "Experience cards", Max: mostCards, At: &h.Experience},
		{Name: "Cards to write down", Max: mostCards, At: &h.Unnoted},
	}
	if p.Cash.Hidden {
		list = append(list, engine.Tracker{Name: "Cash", Max: engine.NoLimit, At: &h.Cash, In: &money, Purse: true})
	}
	for i := range list {
		list[i].Placed = true
	}
	return list
}
