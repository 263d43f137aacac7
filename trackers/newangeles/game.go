// Package newangeles keeps a night of New Angeles: whose chance it is in the
// five steps of a deal, who supported whom, capital and bargains, threat, and
// the rivals in secret. The board, its pieces and all cards stay on the table.
//
// Read in this order: state.go (what lies where), deal.go (what follows from
// it), offers.go and resolution.go (the five steps), trades.go (bargains that
// need two), capital.go, city.go (rounds, threat, demands), effects.go (cards
// that touch capital or support), ending.go (rivals and investments); pads*.go
// (who may enter what), screens.go.
//
// The numbers in comments are those of the digest: N facts, V refusals, F
// formulas, P public facts, A open points. Names and numbers of public cards are
// in facts.go; what a card says is on the card.
//
// A chance that was used stands (A8): that an own entry can be undone until
// somebody builds on it mends a slip of the finger, and is no rule of the game.
//
// The table's own affair, and why:
//
//   - P1, but for the seats and the 34 assets: units, tokens and decks lie on the
//     board; the checklist at the start counts the cards that are handed out.
//   - P17: what an event does happens on the map; its threat and its number of
//     assets are entered.
//   - A9: no rule for debts, for capital never falls below 0.
//   - Of P4, readying cards and the abilities of a turn's end, of P3, androids,
//     unrest and what a district makes: pieces on the map. What was drawn, made
//     and gained is entered.
//   - Of P14, all effects outside a deal, and those whose timing the sources do
//     not tell (Caprice Nisei, Chief Gorman, Eiko, Mark Yale, The Fall Guy):
//     entered by hand, with the host's rulings on offers and support.
//   - Starting capital and hands, and the hand size: no source tells them.
package newangeles

import (
	"croupier/engine"
	"croupier/engine/ledger"
	"croupier/engine/sealed"
)

// The kinds of entries.
var (
	take  = engine.SayAside[Take, TakenCards, Public, Hand, Box]("corporation")
	start = engine.Say[Start]("start")

	reveal    = engine.Say[Reveal]("asset")
	mainOffer = engine.Say[MakeOffer]("offer")
	urgent    = engine.Say[Urgent]("emergency")
	noCard    = engine.Say[NoCard]("no-card")
	decline   = engine.Say[Decline]("decline-offer")
	counters  = engine.Say[MakeCounter]("counter")
	pass      = engine.Say[Pass]("pass")
	supports  = engine.SayAside[Support, LaidNames, Public, Hand, Box]("support")
	abstain   = engine.Say[Abstain]("abstain")
	revise    = engine.Say[Revise]("revise")
	resolve   = engine.Say[Resolve]("resolve")
	leave     = engine.Say[LeaveUnresolved]("decline-action")
	claim     = engine.Say[Claim]("claim")

	pay      = engine.Say[Pay]("pay")
	gain     = engine.Say[Gain]("gain")
	fulfil   = engine.Say[Fulfil]("contract")
	give     = engine.Say[Give]("give")
	drop     = engine.Say[Drop]("drop-asset")
	propose  = engine.Say[Propose]("propose")
	accept   = engine.SayAside[Accept, LaidNames, Public, Hand, Box]("accept")
	refuse   = engine.Say[RefuseOffer]("refuse")
	withdraw = engine.Say[Withdraw]("withdraw")
	promise  = engine.Say[Noted]("promise")
	strike   = engine.Say[Strike]("strike-promise")
	draw     = engine.SayAside[Draw, Drawn, Public, Hand, Box]("draw")
	discard  = engine.Say[Discard]("discard")

	vanity = engine.Say[Vanity]("vanity")
	risk   = engine.Say[Risk]("high-risk")
	use    = engine.Say[Use]("use")

	threat     = engine.Say[Threaten]("threat")
	produce    = engine.Say[Produce]("produce")
	production = engine.Say[CloseProduction]("production-over")
	event      = engine.Say[CloseEvent]("event-over")
	meet       = engine.Say[Meet]("pay-demand")
	nextDemand = engine.Say[Call]("demand")
	roundOver  = engine.Say[CloseRound]("round-over")

	rival    = engine.Whisper[NameRival, Public, Hand, Box]("rival").Saying("%v notes the rival")
	invest   = engine.Whisper[Invest, Public, Hand, Box]("invest").Saying("%v chooses an investment")
	score    = engine.Say[Score]("score")
	turnOver = engine.Say[TurnOver]("turn-over")

	silent  = engine.Say[Silent]("silent")
	ruled   = engine.Say[Decide]("decide")
	lay     = engine.Say[Lay]("lay")
	back    = engine.Say[Return]("return-counter")
	turnTo  = engine.Say[TurnTo]("turn-to")
	bank    = engine.Say[Banked]("bank")
	place   = engine.Say[Place]("place-asset")
	endGame = engine.Say[EndGame]("end-game")
)

// Rules declares the game. Read this first.
var Rules = engine.Rules[Public, Hand, Box]{
	Name: "newangeles", Title: "New Angeles", Min: 4, Max: 6, // P1
	Version:  2, // 1: an investment was scored again (scorePad), and a chance taken back kept what was paid (Revise)
	Currency: &capital,
	Options:  options,
	Kinds: []engine.Kind[Public, Hand, Box]{
		take, start,
		reveal, mainOffer, urgent, noCard, decline, counters, pass, supports, abstain, revise, resolve, leave, claim,
		pay, gain, fulfil, give, drop, propose, accept, refuse, withdraw, promise, strike, draw, discard,
		vanity, risk, use,
		threat, produce, production, event, meet, nextDemand, roundOver,
		rival, invest, score, turnOver,
		silent, ruled, lay, back, turnTo, bank, place, endGame,
	},
	Open: open, Own: own,
	Shelves: shelves(),
	Setup:   setup, Pads: pads, Host: hostPads, Settle: settle, Screen: screen, Waiting: waiting,
	Over: func(p Public) bool { return p.Over },
}

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

func setup(s *State, table engine.Setup, _ engine.Step) {
	n, o := len(s.Hands), table.Options
	p := &s.Public
	p.Rules = table.Version
	p.House = House{
		NoCardWins: o["no-card"] == "wins", MayDecline: o["decline"] == "yes", DiscardsUp: o["discards"] == "up",
		Hidden: o["hands"] == "hidden", MayNotResolve: o["resolve"] == "may", Notes: o["bargains"] == "notes",
		InTurnOnly: o["payments"] == "in-turn", MayRevise: o["revise"] == "yes", HandSize: o.Int("hand-size"),
		Scripted: o["assets"] == "scripted", Emergency: o["emergency"] == "yes", NoOwnRival: o["own-rival"] == "no",
	}
	p.Round, p.Deal = 1, newDeal(1, n, 1)
	p.Corporations, p.Assets, p.Emergency = make([]string, n), make([][]string, n), make([]int, n)
	p.Capital = ledger.Open(n, 0)
	if !p.House.Hidden {
		p.Cards = make([]int, n)
	}
	if p.House.Emergency {
		for i := range p.Emergency {
			p.Emergency[i] = 1
		}
	}
	p.Proposals = make([]Proposal, n)
	p.Rivals, p.Invested = sealed.To(engine.Seats(n)...), sealed.To(engine.Seats(n)...)
}

// open are the numbers that lie face up. (Section 2)
func open(p *Public) []engine.Tracker {
	list := []engine.Tracker{
		{Name: "Round", Min: 1, Max: rounds, At: &p.Round, Placed: true},
		{Name: "Threat", Min: 0, Max: mostThreat, At: &p.Threat, Course: true, Placed: true},
		{Name: "Assets on the turn track", Min: 0, Max: 5, At: &p.Left, Placed: true},
		{Name: "Discard pile", Min: 0, Max: engine.NoLimit, At: &p.Pile, Placed: true},
	}
	for _, t := range p.Capital.Trackers("Capital", capital) {
		t.Placed = true
		t.Purse = t.Seat != engine.Room && p.Corporations[t.Seat-1] != "" // what a corporation starts with is no payment
		list = append(list, t)
	}
	list = append(list, row("Cards in hand", p.Cards, engine.NoLimit)...)
	if p.House.Emergency {
		list = append(list, row("Emergency action", p.Emergency, 1)...)
	}
	if len(p.Deal.Box) > 0 {
		list = append(list,
			engine.Tracker{Name: "Support for the main offer", Min: 0, Max: engine.NoLimit, At: &p.Deal.Support[0], Placed: true},
			engine.Tracker{Name: "Support for the counteroffer", Min: 0, Max: engine.NoLimit, At: &p.Deal.Support[1], Placed: true})
	}
	for i, r := range resources {
		list = append(list, engine.Tracker{Name: r.title, Min: 0, Max: engine.NoLimit, At: &p.Made[i], Placed: true})
	}
	return list
}

// row is a tracker of each seat.
func row(name engine.Word, of []int, most int) (out []engine.Tracker) {
	for i := range of {
		out = append(out, engine.Tracker{Name: name, Seat: engine.Seat(i + 1), Min: 0, Max: most, At: &of[i], Placed: true})
	}
	return out
}

// own is the count of a hidden hand. (A4)
func own(p *Public, h *Hand) []engine.Tracker {
	if !p.House.Hidden {
		return nil
	}
	return []engine.Tracker{{Name: "Cards in hand", Min: 0, Max: engine.NoLimit, At: &h.Cards}}
}

// settle is what follows by itself after each entry.
func settle(s *State, t engine.Step) {
	p := &s.Public
	p.Rivals.Mark(func(of engine.Seat) bool { return s.Hand(of).Rival != "" })
	p.Invested.Mark(func(of engine.Seat) bool { return s.Hand(of).Investment != "" })
	fallAway(p, t)
	if p.Trim && len(p.overLimit()) == 0 {
		p.Trim = false
	}
	switch track := p.Left > 0; {
	case p.Phase == Action && p.Deal.step() == Asset && !track: // the last asset is gone (P3)
		p.Phase = Production
		t.Tell("The turn track is empty: Production Phase.")
	case p.Phase == Production && track: // a ruling put some back
		p.Phase = Action
	}
}
