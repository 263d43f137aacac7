package quorum

import (
	"fmt"

	"croupier/engine"
)

// pads says what a seat may enter now, and why not. It sees what the seat sees
// and no more, so a refusal can never tell a secret.
func pads(v View) []engine.Pad {
	if v.Public.Round > 5 {
		return nil
	}
	coins := v.Public.Coins[v.Seat-1]
	ballot := vote.Pad(engine.Textf("Vote on motion %d", v.Public.Round),
		engine.Choice{Name: "say", Label: engine.Textf("Your vote"), Among: engine.Items("yes", "no")}).
		For(fmt.Sprint("motion ", v.Public.Round))
	gift := give.Pad(engine.Textf("Give coins"),
		engine.Who{Name: "to", Label: engine.Textf("To"), Among: engine.Others(v.Public.Seats, v.Seat)},
		engine.Number{Name: "coins", Label: engine.Textf("Coins"), Min: 1, Max: coins})
	switch {
	case v.Public.Turn != v.Seat:
		gift = gift.But("It is the turn of %v to give.", v.Public.Turn)
	case coins == 0:
		gift = gift.But("You have no coins to give.")
	}
	if !v.Public.Closes.IsZero() && !v.Public.Voted[v.Seat-1] {
		ballot = ballot.Now()
	}
	dice := throw.Pad(engine.Textf("Throw the dice"), engine.Die{Name: "dice", Label: engine.Textf("The dice"), Dice: 2, Sides: 6})
	stash := hide.Pad(engine.Textf("Hide a coin"))
	if coins == 0 {
		stash = stash.But("You have no coins to hide.")
	}
	down := lay.Pad(engine.Textf("Lay cards face down"), engine.Number{Name: "cards", Label: engine.Textf("Cards"), Min: 1, Max: 3})
	down.Aside = engine.Fields{engine.Words{Name: "names", Label: engine.Textf("Which"), Most: 60, Shelf: "card"}}
	turn := show.Pad(engine.Textf("Show your cards"), engine.Who{Name: "to", Label: engine.Textf("To"), Among: engine.Others(v.Public.Seats, v.Seat)})
	if v.Public.Laid[v.Seat-1] == 0 {
		turn = turn.But("You have laid none.")
	}
	return []engine.Pad{ballot, gift, stash, down, turn, dice}
}

// host is what the laptop may enter, from what lies face up.
func host(p Public, _ []engine.Person) []engine.Pad {
	who := engine.Who{Name: "to", Label: engine.Textf("To"), Among: engine.Seats(p.Seats)}
	return []engine.Pad{bank.Pad(engine.Textf("The bank gives"), who, engine.Number{Name: "coins", Label: engine.Textf("Coins"), Min: 1, Max: 9})}
}
