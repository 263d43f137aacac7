package custom

import "croupier/engine"

// Sorts of things that are kept for other nights.
const (
	trackerShelf = "tracker"
	clockShelf   = "clock"
	diceShelf    = "dice"
	rankShelf    = "rank"
	itemShelf    = "item"
)

func shelves() []engine.Shelf {
	return []engine.Shelf{
		{Sort: itemShelf, Title: engine.Textf("Things on lists"), Most: nameLetters},
		{Sort: trackerShelf, Title: engine.Textf("Trackers"), Most: nameLetters},
		{Sort: clockShelf, Title: engine.Textf("Clocks"), Most: nameLetters},
		{Sort: diceShelf, Title: engine.Textf("Dice"), Most: nameLetters, Goes: engine.Fields{asksDice(), asksSides()}},
		{Sort: rankShelf, Title: engine.Textf("Ranks of troops"), Most: nameLetters, Goes: engine.Fields{asksWorth()}},
	}
}
