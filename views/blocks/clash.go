package blocks

import (
	"croupier/engine"
	"croupier/views/words"
)

// longestCardName is the longest that is written as large as others.
const longestCardName = 9

// turnedUp reports whether a card lies face up.
func turnedUp(b engine.Clash) bool {
	return b.Sides[0].State == engine.SlotUp || b.Sides[1].State == engine.SlotUp
}

// roundOf words which round it is, and how the last one went. While its cards
// still lie face up, that is the round they were played in.
func roundOf(b engine.Clash) engine.Text {
	if len(b.Rounds) == 0 {
		return engine.Textf("Round %d.", b.Round)
	}
	r := b.Rounds[len(b.Rounds)-1]
	hit := engine.Textf("nobody was hit")
	for i, lost := range r.Lost {
		if lost > 0 {
			hit = engine.Textf("%v lost %d", fighterText(b.Sides[i]), lost)
		}
	}
	if len(b.Rounds) == b.Round {
		return engine.Textf("Round %d: %d against %d, %v.", b.Round, r.Count[0], r.Count[1], hit)
	}
	return engine.Textf("Round %d. Before: %d against %d, %v.", b.Round, r.Count[0], r.Count[1], hit)
}

func fighterText(side engine.ClashSide) engine.Text {
	if side.Seat > 0 {
		return side.Seat.Text()
	}
	return side.Name
}

// slotWord says how a side's card lies.
func slotWord(state engine.SlotState) string {
	switch state {
	case engine.SlotOpen:
		return words.Tr("choosing")
	case engine.SlotDown:
		return words.Tr("chosen, face down")
	case engine.SlotUp:
		return words.Tr("face up")
	}
	return words.Tr("no card")
}

// roundsShown is how many columns the rounds take.
func roundsShown(b engine.Clash) int { return max(b.Set, len(b.Rounds), b.Round) }

// lost spells what a side lost in a round; nothing where it lost nothing.
func lost(n int) string {
	if n == 0 {
		return ""
	}
	return "−" + words.Count(n)
}
