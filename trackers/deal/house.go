package deal

import "croupier/engine"

// House is how this table plays what the rulebook leaves open, or lets it choose.
type House struct {
	Goal            int  // respect that wins: 10, in Hoodlum mode 15 (D43)
	RandomClans     bool // clans are dealt, not picked in order (A3)
	DiscardDrawn    bool // the weapons drawn for the playing order are discarded (A4)
	RespectSoldier  bool // the soldier on the respect counter is one of the 50 (A2)
	FixedOrder      bool // income, then production, then sale (A21)
	NewHands        bool // the hand may be changed again and again (A7)
	BossAttacksMob  bool // (A8)
	CapitalRetreat  bool // troops may withdraw into a capital they hold (A9)
	CorneredAreLost bool // troops without a way back may be given up (A10)
	FearlessMob     bool // the mob ignores what a weapon needs (A11)
	SpecialAnyway   bool // a special weapon counts with too few troops, too (A12)
	DopeAttacks     bool // dope may be brought along into an attack (A22)
	DopeGoes        bool // the dope of a fallen player is removed (A17)
	LastPlaysOn     bool // the last clan must still reach the goal (A23)

	SoldiersEscort    bool   // only a soldier takes dope along onto new ground (A5)
	WeaponSales       bool   // a weapon may be sold for cash alone (A6)
	LostTarget        string // what becomes of a target that another removed (A13)
	OnePerSource      bool   // objectives that are scored together draw one event (A14)
	EventsFirst       bool   // what was scored is drawn for before anybody wins (A15)
	EventCash         bool   // who kills a boss by an event gets the cash (A16)
	CombatEventsFirst bool   // combat events are played before the first round alone (A19)
	FirstTimeOnly     bool   // a territory draws an event the first time alone (A20)
	PresentEvents     bool   // events of absent clans are taken out before play
}

// options are asked when a table is opened. The usual answers are the rulebook's
// words, or what the digest reads into its silence.
var options = []engine.Option{
	{Usual: "10", Ask: engine.Choice{Name: "goal", Label: engine.Textf("Respect that wins"), Among: []engine.Item{
		{Value: "10", Label: engine.Textf("10")},
		{Value: "15", Label: engine.Textf("15: Hoodlum mode")},
	}}},
	{Usual: "0", Ask: engine.Amount{Name: "cash", Label: engine.Textf("Starting cash of each"), Max: 100 * million, In: money}}, // A1
	houseRule("hidden-cash", engine.Textf("Cash is hidden: each phone keeps its own")),                                          // A18
	houseRule("random-clans", engine.Textf("Clans are dealt at random, not picked in order")),
	houseRule("discard-drawn", engine.Textf("The weapons drawn for the playing order are discarded, not shuffled back")),
	houseRule("respect-soldier", engine.Textf("The soldier on the respect counter is one of the 50")),
	houseRule("fixed-order", engine.Textf("In the resource phase income comes first, then production, then sale")),
	houseRule("new-hands", engine.Textf("The weapon hand may be changed more than once in a deal phase")),
	houseRule("boss-attacks-mob", engine.Textf("A boss may attack a capital that its mob holds")),
	houseRule("capital-retreat", engine.Textf("Troops may withdraw into a capital they hold")),
	houseRule("cornered-are-lost", engine.Textf("Troops that have nowhere to withdraw to may be given up")),
	houseRule("fearless-mob", engine.Textf("The mob ignores the troops that a weapon needs")),
	houseRule("special-anyway", engine.Textf("A special weapon counts with too few troops, too")),
	houseRule("dope-attacks", engine.Textf("Dope may be brought along into an attack")),
	houseRule("dope-goes", engine.Textf("The dope of a fallen player is removed")),
	houseRule("soldiers-escort", engine.Textf("Only a soldier, not a lieutenant or boss, takes dope along onto new ground")),
	houseRule("weapon-sales", engine.Textf("A weapon may be sold for cash alone: the seller draws 1, the buyer discards 1")),
	{Usual: lostVoid, Ask: engine.Choice{Name: "lost-target", Label: engine.Textf("When another player removes your target"), Among: []engine.Item{
		{Value: lostVoid, Label: engine.Textf("it is worth nothing more")},
		{Value: lostNew, Label: engine.Textf("you draw a new target")},
		{Value: lostAny, Label: engine.Textf("every other boss is worth 3 to you")},
	}}},
	houseRule("one-per-source", engine.Textf("Objectives that are scored together draw one event, not one each")),
	houseRule("events-first", engine.Textf("Events that are due are drawn and applied before anybody wins")),
	houseRule("event-cash", engine.Textf("When a player's event removes a boss, that player gets the cash")),
	houseRule("combat-events-first", engine.Textf("Events with the combat logo are played before the first round only")),
	houseRule("first-time-only", engine.Textf("A territory draws an event only the first time that a player takes it")),
	houseRule("present-events", engine.Textf("Events of clans that nobody plays are taken out before play")),
	houseRule("last-plays-on", engine.Textf("The last clan on the board must still reach the goal")),
}

// houseRule is a house rule that is usually not played.
func houseRule(name string, label engine.Text) engine.Option {
	return engine.Option{Usual: "no", Ask: engine.Choice{Name: name, Label: label, Among: engine.Items("no", "yes")}}
}

// house reads the options of a table.
func house(o engine.Options) House {
	on := func(name string) bool { return o[name] == "yes" }
	return House{
		Goal:            o.Int("goal"),
		RandomClans:     on("random-clans"),
		DiscardDrawn:    on("discard-drawn"),
		RespectSoldier:  on("respect-soldier"),
		FixedOrder:      on("fixed-order"),
		NewHands:        on("new-hands"),
		BossAttacksMob:  on("boss-attacks-mob"),
		CapitalRetreat:  on("capital-retreat"),
		CorneredAreLost: on("cornered-are-lost"),
		FearlessMob:     on("fearless-mob"),
		SpecialAnyway:   on("special-anyway"),
		DopeAttacks:     on("dope-attacks"),
		DopeGoes:        on("dope-goes"),
		LastPlaysOn:     on("last-plays-on"),

		SoldiersEscort:    on("soldiers-escort"),
		WeaponSales:       on("weapon-sales"),
		LostTarget:        o["lost-target"],
		OnePerSource:      on("one-per-source"),
		EventsFirst:       on("events-first"),
		EventCash:         on("event-cash"),
		CombatEventsFirst: on("combat-events-first"),
		FirstTimeOnly:     on("first-time-only"),
		PresentEvents:     on("present-events"),
	}
}
