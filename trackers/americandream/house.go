package americandream

import "croupier/engine"

// House is how this table plays what the rulebook leaves open. A false or zero
// value is the digest's default.
type House struct {
	PairNoDouble    bool // three dice that show a pair are no doubles (B1)
	TripleBoth      bool // triples raise for the doubles in them, too (B2)
	SeventhAtOnce   bool // buying the seventh chip brings the full bonus on this landing (B3)
	WonNoBonus      bool // chips won in a fight bring no landing bonus (B4)
	ExtraOnSpace    bool // an extra chip only on a space of its sort (B5)
	ExtraSame       bool // an extra stock only of the company landed on (B6)
	TrapForcesSale  bool // who owes for a trap must sell stock (B7)
	TrapParts       bool // a trap may be paid in parts (B8)
	TrapOnDemand    bool // an unpaid trap is paid when its owner says so (B9)
	TrapAnyOrder    bool // several unpaid traps are paid in any order (B10)
	ClaimSkipsTraps bool // a claim counts without settling traps first (B11)
	ClaimRestores   bool // a failed claim gives the sold stock back (B12)
	ClaimGoesOn     bool // a failed claim does not end the turn (B13)
	FightMustGoOn   bool // a fight goes on until it is lost or won (B14)
	FlyNoSalary     bool // American Express onto Imagination pays nothing (B16)
	FlyNoBonus      bool // arriving by a special move brings no bonus (B17)
	Trades          bool // players may trade stock at any price (B18)
	StolenCounts    bool // a stolen claim opens Credibility (B19)
	OneRoyalty      bool // one royalty on each landing (B20)
	InsureAlways    bool // a Prudential must be played when it can be (B23)
	StolenOnce      bool // no Stolen card stops the duplicate (B24)
}

// options are asked when a table is opened. How many may play (B22) is asked by
// the lobby itself.
var options = []engine.Option{
	rule("cash", engine.Textf("Each player's cash"), // B21
		item("hidden", engine.Textf("On their own phone only")), item("open", engine.Textf("Open to everybody"))),
	rule("pair", engine.Textf("Three dice that show a pair"),
		item("doubles", engine.Textf("Are doubles: salary +%v", money.Of(doublesRaise))), item("nothing", engine.Textf("Are nothing: doubles need exactly two dice"))),
	rule("triples", engine.Textf("Triples raise the salary by"),
		item("10000", engine.Textf("%v", money.Of(triplesRaise))), item("15000", engine.Textf("%v: they are doubles, too", money.Of(triplesRaise+doublesRaise)))),
	rule("seventh", engine.Textf("Who buys the seventh chip of a company"),
		item("next-time", engine.Textf("Gets the %v from the next landing on", money.Of(fullBonus))), item("at-once", engine.Textf("Gets the %v at once", money.Of(fullBonus)))),
	rule("won-chips", engine.Textf("Chips won in a Stock Fight"),
		item("bonus", engine.Textf("Bring the landing bonus")), item("no-bonus", engine.Textf("Bring none: only bought ones do"))),
	rule("every-turn", engine.Textf("A card for one chip every turn"),
		item("anywhere", engine.Textf("Is good on every space")), item("on-space", engine.Textf("Is good on a stock or franchise space only"))),
	rule("extra-stock", engine.Textf("The extra stock on a stock space"),
		item("any", engine.Textf("Is of any company")), item("same", engine.Textf("Is of the company landed on"))),
	rule("trap-sale", engine.Textf("Who cannot pay a Trap"),
		item("free", engine.Textf("May sell stock in their own turn")), item("forced", engine.Textf("Must sell stock in their own turn"))),
	rule("trap-parts", engine.Textf("A Trap may be paid in parts"), no, yes),
	rule("trap-when", engine.Textf("An unpaid Trap is paid"),
		item("at-once", engine.Textf("As soon as its owner can, in their own turn")), item("on-demand", engine.Textf("When its owner says so"))),
	rule("trap-order", engine.Textf("Of several unpaid Traps"),
		item("oldest", engine.Textf("The oldest is paid first")), item("any", engine.Textf("Any may be paid first"))),
	rule("prudential", engine.Textf("A Prudential on an insurable Trap"),
		item("may", engine.Textf("May be played")), item("must", engine.Textf("Must be played"))),
	rule("claim-trap", engine.Textf("Who claims the win with an unpaid Trap"),
		item("pays", engine.Textf("Pays it first")), item("ignores", engine.Textf("Need not pay it"))),
	rule("claim-stock", engine.Textf("Stock sold for a claim that fails"),
		item("sold", engine.Textf("Stays sold")), item("back", engine.Textf("Comes back"))),
	rule("claim-turn", engine.Textf("A claim that fails"),
		item("ends", engine.Textf("Ends the turn")), item("goes-on", engine.Textf("Lets the turn go on"))),
	rule("fight-stop", engine.Textf("Who wins in a Stock Fight"),
		item("may", engine.Textf("May stop at any time")), item("must", engine.Textf("Must go on"))),
	rule("amex-salary", engine.Textf("American Express onto Imagination"),
		item("pays", engine.Textf("Pays the salary")), item("nothing", engine.Textf("Pays nothing"))),
	rule("amex-bonus", engine.Textf("Arriving by American Express or Stock of Your Choice"),
		item("bonus", engine.Textf("Brings the landing bonus")), item("no-bonus", engine.Textf("Brings none"))),
	rule("trades", engine.Textf("Players may trade stock at any price"), no, yes),
	rule("stolen-claim", engine.Textf("A claim that is stolen opens Credibility"), no, yes),
	rule("royalties", engine.Textf("On a landing at an office"),
		item("all", engine.Textf("All royalties pay")), item("one", engine.Textf("One royalty pays"))),
	rule("second-stolen", engine.Textf("A second Stolen card may stop the duplicate"), yes, no),
}

var yes, no = item("yes", engine.Textf("Yes")), item("no", engine.Textf("No"))

func item(value string, label engine.Text) engine.Item {
	return engine.Item{Value: value, Label: label}
}

// rule is a house rule with its usual answer first.
func rule(name string, label engine.Text, usual, other engine.Item) engine.Option {
	return engine.Option{Usual: usual.Value, Ask: engine.Choice{Name: name, Label: label, Among: []engine.Item{usual, other}}}
}

// house reads the options of a table.
func house(o engine.Options) House {
	return House{
		PairNoDouble:    o["pair"] == "nothing",
		TripleBoth:      o["triples"] == "15000",
		SeventhAtOnce:   o["seventh"] == "at-once",
		WonNoBonus:      o["won-chips"] == "no-bonus",
		ExtraOnSpace:    o["every-turn"] == "on-space",
		ExtraSame:       o["extra-stock"] == "same",
		TrapForcesSale:  o["trap-sale"] == "forced",
		TrapParts:       o["trap-parts"] == "yes",
		TrapOnDemand:    o["trap-when"] == "on-demand",
		TrapAnyOrder:    o["trap-order"] == "any",
		InsureAlways:    o["prudential"] == "must",
		ClaimSkipsTraps: o["claim-trap"] == "ignores",
		ClaimRestores:   o["claim-stock"] == "back",
		ClaimGoesOn:     o["claim-turn"] == "goes-on",
		FightMustGoOn:   o["fight-stop"] == "must",
		FlyNoSalary:     o["amex-salary"] == "nothing",
		FlyNoBonus:      o["amex-bonus"] == "no-bonus",
		Trades:          o["trades"] == "yes",
		StolenCounts:    o["stolen-claim"] == "yes",
		OneRoyalty:      o["royalties"] == "one",
		StolenOnce:      o["second-stolen"] == "no",
	}
}
