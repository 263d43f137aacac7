package dictators

// The names of places, zones and counts, and the chart of the President (R24).

import "croupier/engine"

// chart is what a d20 must show, by facilities disarmed in zones 1 to 3. (R24)
var chart = [...]int{20, 18, 14, 8}

// need is what the President asks of this Dictator.
func (d *Dictator) need() int { return chart[min(d.disarmedCount(), len(chart)-1)] }

// convinceChance is the chance to convince, in percent. (F1)
func convinceChance(need, more int) int { return min(20, 21-need+more) * 5 }

// disarmNeed is what a d6 must show. (R18)
const disarmNeed = 3

// disarmChance is the chance that one of so many tries disarms, in percent, rounded. (F2)
func disarmChance(tries int) int {
	miss, all := 1, 1
	for range tries {
		miss, all = miss*(disarmNeed-1), all*6
	}
	return ((all-miss)*200/all + 1) / 2
}

// word is a place as people call it.
func (p Place) word() engine.Word {
	switch p {
	case Hawaii:
		return "Hawaii"
	case Washington:
		return "Washington D.C."
	case OnTrident:
		return "the Trident"
	case Guantanamo:
		return "Guantanamo Bay"
	}
	return "on the map"
}

// note is a place under a name, if anything follows from standing there.
func (p Place) note() engine.Word {
	switch p {
	case Hawaii:
		return "Hawaii"
	case Washington:
		return "Washington"
	case OnTrident:
		return "Trident"
	case Guantanamo:
		return "Guantanamo"
	}
	return ""
}

// item is a place to go to.
func (p Place) item() engine.Item {
	label := p.word()
	if p == Elsewhere {
		label = "Elsewhere on the map"
	}
	return engine.Item{Value: string(p), Label: label.Text()}
}

// zones are the four Nuclear Zones, as answers spell them.
var zones = [...]string{"1", "2", "3", "4"}

// target words what is disarmed: "the facility in zone 2".
func target(at string) engine.Text {
	if at == theTrident {
		return engine.Textf("a warhead of the Trident")
	}
	return engine.Textf("the facility in zone %d", zoneOf(at))
}

// cards, actions and turns are so many of each, in words.
func cards(n int) engine.Some   { return engine.Some{N: n, One: "card", More: "cards"} }
func actions(n int) engine.Some { return engine.Some{N: n, One: "action", More: "actions"} }
func turns(n int) engine.Some   { return engine.Some{N: n, One: "turn", More: "turns"} }

// cardText is a card by the name that somebody typed, or by its sort.
func cardText(name string, sort engine.Word) engine.Text {
	if name == "" {
		return sort.Text()
	}
	return engine.Textf("%v", name)
}
