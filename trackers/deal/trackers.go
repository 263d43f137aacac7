package deal

import "croupier/engine"

// open are the numbers that lie face up.
func open(p *Public) []engine.Tracker {
	list := make([]engine.Tracker, 0, 8*len(p.Players)+len(p.Territories))
	list = append(list, p.Cash.Trackers("Cash", money)...)
	for i := range p.Players {
		list = p.Players[i].addTrackers(list, engine.Seat(i+1), p)
	}
	for i := range p.Territories {
		t := &p.Territories[i]
		list = append(list, engine.Tracker{Name: "Dope", Of: t.Name, Max: mostDope, At: &t.Dope})
	}
	if p.Combat != nil {
		list = append(list, p.Combat.trackers(p)...)
	}
	return list
}

// addTrackers adds those of one player. Respect has no end above its goal: the last gain
// may pass it. (D43)
func (q *Player) addTrackers(list []engine.Tracker, s engine.Seat, p *Public) []engine.Tracker {
	return append(list,
		engine.Tracker{Name: "Respect", Seat: s, Max: mostRespect, At: &q.Respect, Goal: p.House.Goal},
		engine.Tracker{Name: "Soldiers", Seat: s, Max: p.mostSoldiers(), At: &q.Soldiers, Course: true},
		engine.Tracker{Name: "Lieutenants", Seat: s, Max: mostLieutenants, At: &q.Lieutenants, Course: true},
		engine.Tracker{Name: "Boss", Seat: s, Max: 1, At: &q.Boss},
		engine.Tracker{Name: "Events to draw", Seat: s, Max: mostEvents, At: &q.Events},
		engine.Tracker{Name: "Clan events", Seat: s, Max: mostEvents, At: &q.Held})
}

// own is the cash of one hand, where a house rule hides it. (A18)
func own(p *Public, h *Hand) []engine.Tracker {
	if !p.Cash.Hidden {
		return nil
	}
	return []engine.Tracker{{Name: "Cash", Max: engine.NoLimit, At: &h.Cash, In: &money, Purse: true}}
}
