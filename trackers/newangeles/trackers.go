package newangeles

import "croupier/engine"

// open are the numbers that lie face up. (Section 2)
func open(p *Public) []engine.Tracker {
	list := []engine.Tracker{
		{Name: "Round", Min: 1, Max: rounds, At: &p.Round},
		{Name: "Threat", Min: 0, Max: mostThreat, At: &p.Threat, Course: true},
		{Name: "Assets on the turn track", Min: 0, Max: 5, At: &p.Left},
		{Name: "Discard pile", Min: 0, Max: engine.NoLimit, At: &p.Pile},
	}
	for _, t := range p.Capital.Trackers("Capital", capital) {
		t.Purse = t.Seat != engine.Room && p.Corporations[t.Seat-1] != "" // what a corporation starts with is no payment
		list = append(list, t)
	}
	list = append(list, row("Cards in hand", p.Cards, engine.NoLimit)...)
	if p.House.Emergency {
		list = append(list, row("Emergency action", p.Emergency, 1)...)
	}
	if len(p.Deal.Box) > 0 {
		list = append(list,
			engine.Tracker{Name: "Support for the main offer", Min: 0, Max: engine.NoLimit, At: &p.Deal.Support[0]},
			engine.Tracker{Name: "Support for the counteroffer", Min: 0, Max: engine.NoLimit, At: &p.Deal.Support[1]})
	}
	for i, r := range resources {
		list = append(list, engine.Tracker{Name: r.title, Min: 0, Max: engine.NoLimit, At: &p.Made[i]})
	}
	return list
}

// row is a tracker of each seat.
func row(name engine.Word, of []int, most int) []engine.Tracker {
	out := make([]engine.Tracker, 0, len(of))
	for i := range of {
		out = append(out, engine.Tracker{Name: name, Seat: engine.Seat(i + 1), Min: 0, Max: most, At: &of[i]})
	}
	return out
}

// own is the count of a hidden hand. (A4)
func own(p *Public, h *Hand) []engine.Tracker {
	if !p.House.Hidden {
		return nil
	}
	return []engine.Tracker{{Name: "Cards in hand", Min: 0, Max: engine.NoLimit, At: &h.Cards}}
}
