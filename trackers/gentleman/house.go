package gentleman

import "croupier/engine"

// House are the rules for what the rulebook leaves open, as one table plays them.
type House struct {
	RejectedGang    string // A1: who takes a Gang card when a deal is not accepted
	BankerRemainder bool   // A2: the Banker takes from a neighbour who deals and keeps money
	BankerDeals     bool   // A3: the Banker takes while dealing
	TycoonVotes     bool   // A4: the Tycoon earns only with a vote
	JournalistWins  bool   // A5: the Journalist earns only on accepted deals
	GangsStay       bool   // A6: Gang cards outlast a turn without a vote
	UnsharedNow     bool   // A7: the dealer's accomplices come at once
	MissingAgainst  bool   // A8: no vote in two minutes is a vote against
	GangsEndless    bool   // A9: there is always another Gang card
	BankLimited     bool   // A9: the money tokens can run out
	SidePayments    bool   // A10: players may pay each other
	Keep            int    // A12: what the dealer must keep at least
	Symbols         int    // A13: of a card; 0: any number
	Timed           bool   // A14: two minutes for an offer
}

// Who takes a Gang card when a deal is not accepted. (A1)
const (
	gangNobody   = "nobody"
	gangPrisoner = "prisoner"
	gangAll      = "all"
)

// options are the house rules, the usual answer first.
var options = []engine.Option{
	option("clock", engine.Textf("Clock for an offer"), // A14
		item("off", engine.Textf("none")), item("on", engine.Textf("two minutes, then it is not accepted"))),
	option("missing", engine.Textf("Who does not vote"), // A8
		item("wait", engine.Textf("is waited for")), item("against", engine.Textf("counts as against after two minutes"))),
	option("symbols", engine.Textf("Accomplices on a Deal card"), // A13
		item("any", engine.Textf("as many as it shows")), item("three", engine.Textf("three"))),
	option("keep", engine.Textf("The dealer must keep"), // A12
		item("nothing", engine.Textf("nothing")), item("one", engine.Textf("at least 1"))),
	option("rejected-gang", engine.Textf("Offered nothing in a deal that is not accepted: a Gang card"), // A1
		item(gangNobody, engine.Textf("for nobody")), item(gangPrisoner, engine.Textf("for the prisoner")), item(gangAll, engine.Textf("for all"))),
	option("banker-remainder", engine.Textf("What a dealer keeps, the Banker as neighbour"), // A2
		item("takes", engine.Textf("takes 1 of it")), item("not", engine.Textf("leaves alone"))),
	option("banker-deals", engine.Textf("The Banker who deals"), // A3
		item("takes", engine.Textf("takes from neighbours")), item("not", engine.Textf("takes nothing"))),
	option("tycoon", engine.Textf("The Tycoon earns"), // A4
		item("always", engine.Textf("also as dealer or prisoner")), item("voting", engine.Textf("only with a vote"))),
	option("journalist", engine.Textf("The Journalist earns"), // A5
		item("always", engine.Textf("on every vote")), item("accepted", engine.Textf("only on accepted deals"))),
	option("lapse", engine.Textf("Gang cards, when the clock leaves no vote"), // A6
		item("discard", engine.Textf("are discarded")), item("keep", engine.Textf("stay for the next vote"))),
	option("unshared", engine.Textf("Accomplices that the dealer keeps come"), // A7
		item("next", engine.Textf("at the next turn's start")), item("now", engine.Textf("at once"))),
	option("supply", engine.Textf("What can run out"), // A9
		item("gangs", engine.Textf("the 10 Gang cards")), item("both", engine.Textf("Gang cards and money")), item("neither", engine.Textf("nothing"))),
	option("side-payments", engine.Textf("Payments between players"), // A10
		item("no", engine.Textf("none")), item("yes", engine.Textf("allowed"))),
}

// house reads the options of one table.
func house(o engine.Options) House {
	h := House{
		RejectedGang:    o["rejected-gang"],
		BankerRemainder: o["banker-remainder"] == "takes",
		BankerDeals:     o["banker-deals"] == "takes",
		TycoonVotes:     o["tycoon"] == "voting",
		JournalistWins:  o["journalist"] == "accepted",
		GangsStay:       o["lapse"] == "keep",
		UnsharedNow:     o["unshared"] == "now",
		MissingAgainst:  o["missing"] == "against",
		GangsEndless:    o["supply"] == "neither",
		BankLimited:     o["supply"] == "both",
		SidePayments:    o["side-payments"] == "yes",
		Timed:           o["clock"] == "on",
	}
	if o["keep"] == "one" {
		h.Keep = 1
	}
	if o["symbols"] == "three" {
		h.Symbols = 3
	}
	return h
}

func option(name string, label engine.Text, items ...engine.Item) engine.Option {
	return engine.Option{Ask: engine.Choice{Name: name, Label: label, Among: items}, Usual: items[0].Value}
}

func item(value string, label engine.Text) engine.Item {
	return engine.Item{Value: value, Label: label}
}
