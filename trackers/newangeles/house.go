package newangeles

import "croupier/engine"

// options are the open points of the digest (section 6) as house rules.
var options = []engine.Option{
	option("no-card", "An active player without a card to offer", // A1
		item("discard", "makes no deal, and the asset is discarded"), item("wins", "wins the deal without an action")),
	option("decline", "May the active player decline to offer?", item("no", "no"), item("yes", "yes: no deal, and the asset is discarded")),       // A2
	option("discards", "Discards for a counteroffer", item("down", "face down"), item("up", "face up")),                                           // A3
	option("hands", "How many cards each has in hand", item("open", "all may know"), item("hidden", "only their own phone shows")),                // A4
	option("resolve", "The winner's action", item("must", "is resolved as far as possible"), item("may", "may be left unresolved")),               // A5
	option("bargains", "Bargains that both can fulfil at once", item("bind", "are booked together and bind"), item("notes", "are notes")),         // A6
	option("payments", "Payments during a deal", item("any", "between any two, at any time"), item("in-turn", "only with the supporter in turn")), // A7
	option("revise", "A chance that was used", item("no", "stands"), item("yes", "may be taken back until the next player acts")),                 // A8
	{Ask: engine.Number{Name: "hand-size", Label: engine.Textf("Hand size at the end of a turn (0: not held)"), Min: 0, Max: 20}, Usual: "0"},     // A10
	option("assets", "Assets that act in a deal", item("by-hand", "are entered by hand"), item("scripted", "are offered to their holders")),       // A11
	option("emergency", "Emergency actions as offers", item("yes", "yes"), item("no", "no")),                                                      // A12
	option("own-rival", "The own corporation as rival", item("yes", "may happen"), item("no", "does not")),                                        // P18
}

// option asks for one of several; the first is as usual.
func option(name string, ask engine.Word, among ...engine.Item) engine.Option {
	return engine.Option{Ask: engine.Choice{Name: name, Label: ask.Text(), Among: among}, Usual: among[0].Value}
}

func item(value string, label engine.Word) engine.Item {
	return engine.Item{Value: value, Label: label.Text()}
}

// House is the house rules as they were chosen.
type House struct {
	NoCardWins    bool // A1: an active player without a card wins without an action
	MayDecline    bool // A2: the active player need not offer
	DiscardsUp    bool // A3: the discards for a counteroffer lie face up
	Hidden        bool // A4: only their own phones show how many cards are in hand
	MayNotResolve bool // A5: the winner may leave the action unresolved
	Notes         bool // A6: bargains are notes, and nothing is enforced
	InTurnOnly    bool // A7: during a deal, payments with the supporter in turn only
	MayRevise     bool // A8: a chance may be taken back until the next player acts
	HandSize      int  // A10: at the end of a turn; 0: not held
	Scripted      bool // A11: assets that act in a deal are offered to their holders
	Emergency     bool // A12: emergency actions may be offered
	NoOwnRival    bool // P18: nobody has the own corporation as rival
}
