package dictators

import "croupier/engine"

// choice is a house rule with its usual answer first.
func choice(name string, label engine.Text, among ...engine.Item) engine.Option {
	return engine.Option{Ask: engine.Choice{Name: name, Label: label, Among: among}, Usual: among[0].Value}
}

func item(value string, label engine.Text) engine.Item {
	return engine.Item{Value: value, Label: label}
}

// options are the house rules: how hard the game is (R33), and how each open
// point of the rules is played (A1 to A17).
var options = []engine.Option{
	choice("defcon", engine.Textf("DEFCON at the start"), // R5, R33
		item("5", engine.Textf("5")), item("4", engine.Textf("4: harder"))),
	{Ask: engine.Number{Name: "founders", Label: engine.Textf("Founding Fathers in the first Command deck"), Min: 0, Max: founders, Start: 3}, Usual: "3"}, // R4, R33
	choice("defcon-cards", engine.Textf("DEFCON cards in the Command deck"), // R4, R33
		item("2", engine.Textf("2")), item("1", engine.Textf("1: easier")), item("0", engine.Textf("None: easier"))),
	choice("oops", engine.Textf("“Oops” in the Presidential deck"), // R5, R33
		item("in", engine.Textf("In")), item("out", engine.Textf("Out, for novices"))),
	choice("president-defcon", engine.Textf("DEFCON in the Presidential deck"), // R33
		item("in", engine.Textf("In")), item("out", engine.Textf("One card out: easier"))),
	choice("travel", engine.Textf("Travel"), // A1
		item("action", engine.Textf("One of the 3 actions")), item("free", engine.Textf("Beside the 3 actions"))),
	choice("beyond", engine.Textf("A DEFCON card at DEFCON 1"), // A2
		item("stays", engine.Textf("The table says whether the effect of 1 comes again")), item("ignored", engine.Textf("Does nothing"))),
	choice("president", engine.Textf("A Presidential card in Washington D.C."), // A3
		item("optional", engine.Textf("May be drawn")), item("forced", engine.Textf("Must be drawn"))),
	choice("fathers", engine.Textf("Fewer Founding Fathers left than join the deck"), // A4
		item("reshuffle", engine.Textf("Take those, then shuffle the discarded ones")), item("none", engine.Textf("None joins"))),
	choice("met", engine.Textf("Events met at DEFCON 2"), // A5
		item("aside", engine.Textf("Set aside and shuffled back")), item("discarded", engine.Textf("Discarded without effect"))),
	choice("received", engine.Textf("A multi-turn card that comes in another's turn"), // A6
		item("next", engine.Textf("Counts from the next own turn")), item("that", engine.Textf("Counts that turn too"))),
	choice("no-fly", engine.Textf("No-Fly Zones on one time zone"), // A7
		item("one", engine.Textf("One")), item("any", engine.Textf("Any number"))),
	choice("nine", engine.Textf("Token IX"), // A9
		item("any", engine.Textf("In any turn")), item("own", engine.Textf("In their own turn only"))),
	choice("eight", engine.Textf("Events that token VIII reveals"), // A10
		item("back", engine.Textf("Shuffled back")), item("resolve", engine.Textf("Take effect"))),
	choice("stop", engine.Textf("Does anyone stop it?"), // A11
		item("all", engine.Textf("All say no")), item("timer", engine.Textf("30 seconds"))),
	choice("boost", engine.Textf("The extra turn of Morale Boost"), // A12
		item("counts", engine.Textf("Counts for multi-turn cards")), item("not", engine.Textf("Does not count for them"))),
	choice("trident", engine.Textf("A third Trident card"), // A14
		item("discard", engine.Textf("Is discarded")), item("leaves", engine.Textf("Leaves the game"))),
	choice("late-nine", engine.Textf("Token IX gained at DEFCON 1"), // A15
		item("wins", engine.Textf("Wins at once")), item("worthless", engine.Textf("Is worth nothing"))),
	choice("ten", engine.Textf("Events that token X deals"), // A16
		item("effect", engine.Textf("Take effect as if drawn")), item("back", engine.Textf("Shuffled back"))),
	choice("presidents", engine.Textf("Drawn Presidential cards"), // A17
		item("pile", engine.Textf("Onto a discard pile of their own")), item("back", engine.Textf("Back into the deck at once"))),
	choice("counts", engine.Textf("Counts of the decks"),
		item("off", engine.Textf("Not kept")), item("on", engine.Textf("Kept along"))),
}

// house reads the options.
func house(o engine.Options) House {
	h := House{
		Start: o.Int("defcon"), Founders: o.Int("founders"), DefconCards: o.Int("defcon-cards"), Presidents: presidents,
		FreeTravel: o["travel"] == "free", Ignored: o["beyond"] == "ignored", Forced: o["president"] == "forced",
		NoFounders: o["fathers"] == "none", EventsSpilled: o["met"] == "discarded", ThatTurn: o["received"] == "that",
		ManyNoFly: o["no-fly"] == "any", NineOwnTurn: o["nine"] == "own", EightResolves: o["eight"] == "resolve",
		Timed: o["stop"] == "timer", BoostUncounted: o["boost"] == "not", TridentLeaves: o["trident"] == "leaves",
		NineLate: o["late-nine"] == "worthless", TenBack: o["ten"] == "back", PresidentBack: o["presidents"] == "back",
		Counts: o["counts"] == "on",
	}
	if o["oops"] == "out" {
		h.Presidents--
	}
	if o["president-defcon"] == "out" {
		h.Presidents--
	}
	return h
}

// House are the house rules of a table, read from its options once.
type House struct {
	Start          int  // DEFCON at the start (R33)
	Founders       int  // Founding Fathers in the first Command deck (R4, R33)
	DefconCards    int  // DEFCON cards in the Command deck (R4, R33)
	Presidents     int  // cards in the Presidential deck (R5, R33)
	FreeTravel     bool // Travel is no action (A1)
	Ignored        bool // DEFCON cards beyond 1 (A2)
	Forced         bool // the Presidential card must be drawn (A3)
	NoFounders     bool // when fewer are left than join (A4)
	EventsSpilled  bool // Events met at DEFCON 2 are discarded (A5)
	ThatTurn       bool // a multi-turn card counts another's turn in which it came (A6)
	ManyNoFly      bool // on one time zone (A7)
	NineOwnTurn    bool // token IX in the own turn only (A9)
	EightResolves  bool // Events of token VIII take effect (A10)
	Timed          bool // 30 seconds to stop a success (A11)
	BoostUncounted bool // an extra turn does not count for multi-turn cards (A12)
	TridentLeaves  bool // the third Trident card leaves the game (A14)
	NineLate       bool // token IX gained at DEFCON 1 is worth nothing (A15)
	TenBack        bool // Events that token X deals are shuffled back (A16)
	PresidentBack  bool // a Presidential card goes back into its deck (A17)
	Counts         bool // the deck counts are kept
}
