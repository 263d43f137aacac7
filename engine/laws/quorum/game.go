// Package quorum is a toy with one of everything, a fixture for the laws and the
// kernel's tests: hidden sides, secret ballots under a clock, coins in the open and
// behind a screen, and cards whose count all see and whose names only their owner
// knows, until he shows them to one. It is on no list of games.
package quorum

import (
	"time"

	"croupier/engine"
)

var (
	vote  = engine.Whisper[Vote, Public, Hand, Box]("vote").Saying("%v votes in secret")
	give  = engine.Say[Give]("give")
	hide  = engine.Say[Hide]("hide")
	lay   = engine.SayAside[Lay, Names, Public, Hand, Box]("lay")
	show  = engine.Say[Show]("show")
	throw = engine.Say[Throw]("throw")
	bank  = engine.Say[Bank]("bank")
)

// Rules declares the game. Read this first.
var Rules = engine.Rules[Public, Hand, Box]{
	Name: "quorum", Title: "Quorum", Min: 3, Max: 8,
	Kinds: []engine.Kind[Public, Hand, Box]{vote, give, hide, lay, show, throw, bank},
	Open: func(p *Public) []engine.Tracker {
		list := []engine.Tracker{
			{Name: "Round", Min: 1, Max: 6, At: &p.Round},
			{Name: "Passed", Min: 0, Max: 5, At: &p.Passed},
		}
		for i := range p.Coins {
			list = append(list, engine.Tracker{Name: "Coins", Seat: engine.Seat(i + 1), Min: 0, Max: 60, At: &p.Coins[i], Course: true})
		}
		return list
	},
	Own: func(_ *Public, h *Hand) []engine.Tracker {
		return []engine.Tracker{{Name: "Stash", Min: 0, Max: engine.NoLimit, At: &h.Stash}}
	},
	Shelves: []engine.Shelf{{Sort: "card", Title: engine.Textf("Cards"), Most: 60}},
	Setup:   setup, Pads: pads, Host: host, Settle: settle,
	Room: table, Phones: table, Mine: mine, Waiting: waiting,
	Clock:    func(Public) engine.Text { return engine.Textf("until the vote closes") },
	Deadline: func(p Public) time.Time { return p.Closes },
	Expire:   func(s *State, t engine.Step) { open(s, t) },
	Over:     func(p Public) bool { return p.Round > 5 },
}

func setup(s *State, _ engine.Setup, t engine.Step) {
	n := len(s.Hands)
	s.Public = Public{Seats: n, Turn: 1, Round: 1, Coins: make([]int, n), Laid: make([]int, n), Voted: make([]bool, n)}
	sides := make([]string, n+1)
	for i := range sides {
		sides[i] = [...]string{"dawn", "dusk"}[i%2]
	}
	t.Luck.Shuffle(len(sides), func(i, j int) { sides[i], sides[j] = sides[j], sides[i] })
	for i := range s.Hands {
		s.Hands[i].Side, s.Public.Coins[i] = sides[i], 5
	}
	s.Box.Spare = sides[n]
}
