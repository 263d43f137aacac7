package dictators

import (
	"slices"

	"croupier/engine"
)

// zoneNames and lingerNames name the trackers of one seat.
var (
	zoneNames   = [...]engine.Word{"Zone 1 disarmed", "Zone 2 disarmed", "Zone 3 disarmed", "Zone 4 disarmed"}
	lingerNames = [mostLingers]engine.Word{"Turns left of card 1", "Turns left of card 2", "Turns left of card 3", "Turns left of card 4", "Turns left of card 5", "Turns left of card 6"}
)

// open are the numbers that lie face up.
func open(p *Public) []engine.Tracker {
	list := []engine.Tracker{
		{Name: "DEFCON", Min: 1, Max: 5, At: &p.Level, Course: true},
		{Name: "Actions left", Max: perTurn, At: &p.Actions},
		{Name: "Travel left", Max: 1, At: &p.Travel},
		{Name: "Extra turns", Max: mostExtra, At: &p.Extra},
		{Name: "Free cards left", Max: 6, At: &p.Free},
		{Name: "Trident cards so far", Max: 2, At: &p.Tridents},
		{Name: "Warheads", Max: len(p.Seats), At: &p.Warheads, Course: true},
		{Name: "Zone-4 tokens in the box", Max: zoneFours - inTheNorth, At: &p.Unused},
		{Name: "Roadblocks", Max: roadblocks, At: &p.Roadblocks},
		{Name: "No-Fly Zones", Max: noFlyZones, At: &p.NoFly},
	}
	list = slices.Grow(list, 8+len(p.Seats)*(9+mostLingers))
	if p.House.Counts {
		list = append(list, p.Decks.trackers()...)
	}
	for i := range p.Seats {
		list = append(list, p.Seats[i].trackers(engine.Seat(i+1))...)
	}
	return list
}

func (d *Dictator) trackers(seat engine.Seat) []engine.Tracker {
	list := []engine.Tracker{
		{Name: "Hand", Max: commands, At: &d.Hand, Course: true},
		{Name: "Hand limit", Max: commands, At: &d.Limit},
		{Name: "Skips", Max: mostSkips, At: &d.Skips, Course: true},
		{Name: "Zone-4 tokens", Max: zoneFours, At: &d.Held},
	}
	for z := range d.Zones {
		list = append(list, engine.Tracker{Name: zoneNames[z], Max: 1, At: &d.Zones[z]})
	}
	if d.Founder.In {
		list = append(list, engine.Tracker{Name: "Turns left of the Founding Father", Max: 3, At: &d.Founder.Left})
	}
	for i := range d.Lingers {
		list = append(list, engine.Tracker{Name: lingerNames[i], Of: d.Lingers[i].Name, Min: 1, Max: 3, At: &d.Lingers[i].Left})
	}
	for i := range list {
		list[i].Seat = seat
	}
	return list
}

func (k *Decks) trackers() []engine.Tracker {
	const most = commands + founders + 3
	return []engine.Tracker{
		{Name: "Command deck", Max: most, At: &k.Deck},
		{Name: "Events in the Command deck", Max: most, At: &k.Events},
		{Name: "Command discards", Max: most, At: &k.Discard},
		{Name: "Events in the Command discards", Max: most, At: &k.OldEvents},
		{Name: "Founding Fathers left", Max: founders, At: &k.Founders},
		{Name: "Founding Fathers discarded", Max: founders, At: &k.FoundersOut},
		{Name: "Presidential deck", Max: presidents, At: &k.Presidents},
		{Name: "Presidential discards", Max: presidents, At: &k.Heard},
	}
}
