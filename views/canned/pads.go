package canned

import (
	"croupier/engine"
	"croupier/views/pages"
)

// Pay is the most used pad there is.
func Pay() engine.Pad {
	return engine.Pad{Kind: "pay", Label: engine.Textf("Pay"), Does: engine.Textf("Pay %v %v", engine.Answer("to"), engine.Answer("amount")),
		Asks: engine.Fields{engine.Who{Name: "to", Label: engine.Textf("Pay whom?"), Among: engine.Others(6, 1), Bank: true}, Amount()}}
}

// Weapon is chosen face down.
func Weapon() engine.Pad {
	return engine.Pad{Kind: "weapon", Mark: "combat 2 round 3", Label: engine.Textf("Your weapon"), Does: engine.Textf("Lock in, face down"),
		Whisper: true, Covered: true, Due: true, Aside: engine.Fields{Card()}}
}

// Vote is a secret ballot.
func Vote() engine.Pad {
	return engine.Pad{Kind: "vote", Mark: "deal 4", Label: engine.Textf("Do you accept?"), Does: engine.Textf("Vote %v", engine.Answer("say")),
		Whisper: true, Covered: true, Due: true, Aside: engine.Fields{engine.Choice{Name: "say", Label: engine.Textf("Your vote"), Among: []engine.Item{
			{Value: "for", Label: engine.Textf("For")}, {Value: "against", Label: engine.Textf("Against")}}}}}
}

// Recruit is one thing to do in a turn.
func Recruit() engine.Pad {
	return engine.Pad{Kind: "recruit", Label: engine.Textf("Recruit"), Does: engine.Textf("Recruit %v and %v", engine.Answer("soldiers"), engine.Answer("lieutenants")),
		Hint: engine.Textf("They stand on a territory of yours, or with your boss."), Asks: engine.Fields{Recruits(),
			engine.Words{Name: "where", Label: engine.Textf("Where"), Most: 40, Known: []string{"Dallas", "Miami"}}}}
}

// Next is the obvious next thing to do: it asks nothing.
func Next() engine.Pad {
	return engine.Pad{Kind: "phase", Mark: "turn 7 action", Label: engine.Textf("End the action phase"), Due: true}
}

// Out cannot be undone, so it is asked first.
func Out() engine.Pad {
	return engine.Pad{Kind: "out", Label: engine.Textf("My boss was removed"), Sure: engine.Textf("%v removes your boss. You are out of the game.", engine.Seat(2))}
}

// Swap has a public half and one that only its author knows.
func Swap() engine.Pad {
	return engine.Pad{Kind: "swap", Label: engine.Textf("Swap cards"), Does: engine.Textf("Swap %v", engine.Answer("cards")),
		Asks:  engine.Fields{engine.Number{Name: "cards", Label: engine.Textf("How many"), Min: 1, Max: 5}},
		Aside: engine.Fields{engine.Words{Name: "names", Label: engine.Textf("Which"), Most: 60}}}
}

// Bank is the host's, between any two.
func Bank() engine.Pad {
	return engine.Pad{Kind: "bank", Label: engine.Textf("Pay"), Does: engine.Textf("%v pays %v %v", engine.Answer("from"), engine.Answer("to"), engine.Answer("amount")),
		Asks: engine.Fields{
			engine.Who{Name: "from", Label: engine.Textf("From"), Among: engine.Seats(6), Bank: true},
			engine.Who{Name: "to", Label: engine.Textf("To"), Among: engine.Seats(6), Bank: true},
			engine.Amount{Name: "amount", Label: engine.Textf("Amount"), Min: 1, Max: 2000, In: Millions}}}
}

// Undo takes an entry back.
func Undo() engine.Pad {
	return engine.Pad{Kind: engine.Undo, Label: engine.Textf("Undo: %v pays %v %v.", engine.Seat(1), engine.Seat(2), Millions.Of(13)),
		Asks: engine.Fields{engine.Fixed{Name: "entry", Value: "42", Whole: true}}}
}

// Ruling sets a number right.
func Ruling(seat engine.Seat) engine.Pad {
	return engine.Pad{Kind: engine.Correct, Label: engine.Textf("Cash"), Group: seat.Text(), Does: engine.Textf("Set it right"), Asks: engine.Fields{
		engine.Fixed{Name: "what", Value: "Cash"}, engine.Fixed{Name: "seat", Value: seat.String(), Whole: true},
		engine.Amount{Name: "to", Label: engine.Textf("The right amount"), Max: 2000, In: Millions},
		engine.Words{Name: "why", Label: engine.Textf("Why"), Most: 80, Blank: true}}}
}

// askName asks for a name.
func askName(label engine.Text, as engine.Seat) engine.Pad {
	return engine.Pad{Kind: engine.Sit, As: as, Label: label, Asks: engine.Fields{engine.Words{Name: "name", Label: engine.Textf("Name"), Most: 128}}}
}

// PadSample is a pad in one of its states.
type PadSample struct {
	Pad    engine.Pad
	Viewer engine.Seat
	Table  pages.Table
	Open   bool
}

// Pads are pads in every state that looks different.
func Pads() []Sample[PadSample] {
	table := Table(1, 6)
	refused := table
	refused.Refused, refused.RefusedKind = engine.Textf("You have %v, that is %v too little.", Millions.Of(25), Millions.Of(4)), "pay"
	return []Sample[PadSample]{
		{"due", PadSample{Next(), 1, table, true}},
		{"open", PadSample{Pay(), 1, table, true}},
		{"folded", PadSample{Pay(), 1, table, false}},
		{"refused", PadSample{Pay(), 1, refused, true}},
		{"closed", PadSample{Recruit().But("After the combat for %v.", "Dallas"), 1, table, false}},
		{"sure", PadSample{Out(), 1, table, true}},
		{"aside", PadSample{Swap(), 1, table, true}},
		{"whispered", PadSample{Weapon(), 1, table, true}},
		{"ballot", PadSample{Vote(), 1, table, true}},
		{"troops", PadSample{Recruit(), 1, table, true}},
		{"between", PadSample{Bank(), engine.Host, table, true}},
		{"ruling", PadSample{Ruling(3), engine.Host, table, true}},
	}
}
