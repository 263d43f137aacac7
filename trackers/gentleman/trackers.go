package gentleman

import "croupier/engine"

// open are the numbers that lie face up.
func open(p *Public) (list []engine.Tracker) {
	list = make([]engine.Tracker, 0, 10+3*p.Seats)
	list = append(list, engine.Tracker{Name: "Deal", Min: 1, Max: p.turns(), At: &p.Turn})
	if p.Phase == Drawing { // later his card lies in his hand
		list = append(list, engine.Tracker{Name: "Seat that deals", Min: 1, Max: p.Seats, At: (*int)(&p.Dealer)})
	}
	list = append(list, engine.Tracker{Name: "Seat in prison", Max: p.Seats, At: (*int)(&p.Prison)})
	for a := range p.Holders {
		list = append(list, engine.Tracker{Name: "Seat with the " + names[a], Max: p.Seats, At: (*int)(&p.Holders[a])})
	}
	for i := range p.Seats {
		of := engine.Seat(i + 1)
		list = append(list,
			engine.Tracker{Name: "Arguments", Seat: of, Max: arguments, At: &p.Arguments[i], Course: true},
			engine.Tracker{Name: "Gangs", Seat: of, Max: p.mostGangs(), At: &p.Gangs[i], Course: true})
		if p.Lifted[i] {
			list = append(list, engine.Tracker{Name: "Money", Seat: of, Max: engine.NoLimit, At: &p.Totals[i], In: &tokens, Purse: true})
		}
	}
	if p.House.BankLimited {
		list = append(list, engine.Tracker{Name: "Bank", Max: engine.NoLimit, At: &p.Bank, In: &tokens})
	}
	return list
}

// own is the money behind a screen, until the screen is lifted. (G14)
func own(_ *Public, h *Hand) []engine.Tracker {
	if h.Lifted {
		return nil
	}
	return []engine.Tracker{{Name: "Money", Max: engine.NoLimit, At: &h.Money, In: &tokens, Purse: true}}
}
