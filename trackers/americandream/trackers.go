package americandream

import (
	"slices"
	"strconv"

	"croupier/engine"
)

// open are the numbers that lie face up.
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
	return list
}
