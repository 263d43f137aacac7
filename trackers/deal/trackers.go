package deal

import "croupier/engine"

// open are the numbers that lie face up. All are placed: the screen shows each
// where it belongs.
func open(p *Public) []engine.Tracker {
	list := p.Cash.Trackers("Cash", money)
	for i := range p.Players {
		list = append(list, p.Players[i].trackers(engine.Seat(i+1), p)...)
	}
	for i := range p.Territories {
		t := &p.Territories[i]
		list = append(list, engine.Tracker{Name: "Dope", Of: t.Name, Max: mostDope, At: &t.Dope})
	}
	if p.Combat != nil {
		list = append(list, p.Combat.trackers(p)...)
	}
	for i := range list {
		list[i].Placed = true
	}
	return list
}

// trackers of one player. Respect has no end above its goal: the last gain may
// pass it. (D43)
func (q *Player) trackers(s engine.Seat, p *Public) []engine.Tracker {
	return []engine.Tracker{
		{Name: "Respect", Seat: s, Max: mostRespect, At: &q.Respect, Goal: p.House.Goal},
		{Name: "Soldiers", Seat: s, Max: p.mostSoldiers(), At: &q.Soldiers, Course: true},
		{Name: "Lieutenants", Seat: s, Max: mostLieutenants, At: &q.Lieutenants, Course: true},
		{Name: "Boss", Seat: s, Max: 1, At: &q.Boss},
		{Name: "Events to draw", Seat: s, Max: mostEvents, At: &q.Events},
		{Name: "Clan events", Seat: s, Max: mostEvents, At: &q.Held},
	}
}

// own is the cash of one hand, where a house rule hides it. (A18)
func own(p *Public, h *Hand) []engine.Tracker {
	if !p.Cash.Hidden {
		return nil
	}
	return []engine.Tracker{{Name: "Cash", Max: engine.NoLimit, At: &h.Cash, In: &money, Purse: true}}
}
