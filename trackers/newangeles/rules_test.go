package newangeles_test

import (
	"fmt"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/engine/night"
)

// rule is one row: which numbers of the digest it holds, and a night that is
// taken and refused as they say. The table is begun already: Jinteki at seat 1
// (active), Globalsec, Haas-Bioroid, Weyland, NBN, each with 5 capital and 5
// cards.
type rule struct {
	of      string // numbers of the digest
	name    string
	options string
	seats   int // 5 if not said
	night   string
	sees    string // "room: …" a line each: what that viewer's screen must show at the end
	hides   string // and what it must not
}

// begun is the night of a table up to its first round.
func begun(seats int, options string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "night 1 newangeles seats=%d seed=1 %s\n", seats, options)
	for i, c := range []string{"jinteki", "globalsec", "haas-bioroid", "weyland", "nbn", "melange"}[:seats] {
		fmt.Fprintf(&b, "%d corporation corporation=%s capital=5 cards=5\n", i+1, c)
	}
	b.WriteString("host start active=1 assets=4 demand=network-disruption\n")
	return b.String()
}

// Often used beginnings of a deal.
const (
	offered = `
		1 asset asset="Marco Cubrero"
		1 offer card="Clean Slate"`
	countered = offered + `
		2 pass
		3 pass
		4 pass
		5 counter card="Spin Doctors" discards=0`
	lost = countered + ` # the counteroffer has won, 1 to 0
		2 support side=counter cards=1
		3 abstain
		4 abstain`
	won = offered + ` # nobody counters
		2 pass
		3 pass
		4 pass
		5 pass`
)

func TestRules(t *testing.T) {
	for _, tables := range [][]rule{dealRules, capitalRules, cityRules, houseRules} {
		for _, r := range tables {
			t.Run(strings.ReplaceAll(r.of, " ", "_")+"/"+r.name, func(t *testing.T) { r.hold(t) })
		}
	}
}

func (r rule) hold(t *testing.T) {
	seats := 5
	if r.seats > 0 {
		seats = r.seats
	}
	n, err := night.Read(begun(seats, r.options) + strings.ReplaceAll(r.night, "\t", ""))
	if err != nil {
		t.Fatal(err)
	}
	played, err := night.Play(game, n)
	if err != nil {
		t.Fatal(err)
	}
	look(t, played.Position, r.sees, true)
	look(t, played.Position, r.hides, false)
}

// look holds a position to "room: Threat 2 of 25" lines, shown or not shown.
func look(t *testing.T, p engine.Position, lines string, shown bool) {
	t.Helper()
	for _, line := range strings.Split(strings.TrimSpace(lines), "\n") {
		if strings.TrimSpace(line) == "" {
			continue
		}
		who, what, _ := strings.Cut(strings.TrimSpace(line), ": ")
		viewer, ok := night.Viewer(who)
		if !ok {
			t.Fatalf("%q: whose screen?", line)
		}
		screen := night.Print(p.Screen(viewer))
		if last := p.Screen(viewer).Last; last != nil {
			for _, told := range last.Told {
				screen += "told: " + told.String() + "\n"
			}
		}
		if strings.Contains(screen, what) != shown {
			t.Errorf("%v, %q shown: %v, want %v, on\n%s", viewer, what, !shown, shown, screen)
		}
	}
}

// The five steps. (N1 to N12, V1 to V9)
var dealRules = []rule{
	{of: "N1 N2", name: "a deal begins with the rightmost asset, and only the active player reveals it", night: `
		! 2 asset asset=Tanaka
		! 1 offer card="Clean Slate"
		1 asset asset=tanaka`,
		sees: `
		room: Asset > [Offer] > Counteroffer > Support > Resolution
		room: * Revealed asset: Tanaka
		room: Waiting for seat 1 to make the main offer.`},
	{of: "N2", name: "each deal takes one from the turn track", night: won + `
		1 resolve
		1 claim`,
		sees: "room: assets on the turn track 3"},
	{of: "N2 P14", name: "there is one of each asset", night: `
		host place-asset asset=Tanaka to=3
		! 1 asset asset=Tanaka
		> Tanaka lies before seat 3 already.
		1 asset asset=Midori`},
	{of: "N3 P12", name: "the main offer is a card from the active player's hand", night: `
		1 asset asset=Midori
		! 2 offer card="Clean Slate"
		1 offer card="clean slate"`,
		sees: `
		room: seat 1: Clean Slate, the main offer
		room: > seat 1 (Jinteki): Capital 5; Cards 4`},
	{of: "N3 A1", name: "he must offer if he has a card", night: `
		1 asset asset=Midori
		! 1 no-card
		> You have 5 cards, and must offer one.
		! 1 decline-offer
		> That cannot be entered now.`},
	{of: "N4 V1", name: "one chance each, clockwise from the active player's left", night: offered + `
		! 3 counter card=Liquidation discards=0
		> It is the chance of seat 2.
		! 1 counter card=Liquidation discards=0
		> You are the active player: yours is the main offer.
		2 pass
		! 2 counter card=Liquidation discards=0
		> You had your one chance in this deal.
		3 counter card=Liquidation discards=0
		! 3 counter card="Puff Piece" discards=1
		> You had your one chance in this deal.
		! 2 pass`,
		sees: "room: Waiting for seat 4 to counter or pass."},
	{of: "N5 N11 F1 V2", name: "each counteroffer costs one card more, and its discards go to the pile at once", night: offered + `
		host correct what="Cards in hand" seat=4 to=2
		host correct what="Cards in hand" seat=5 to=4
		2 counter card=Liquidation discards=0
		3 counter card="Puff Piece" discards=1
		! 4 counter card="Vanity Project" discards=2
		> You have 2 cards; this costs 3: the counteroffer, and 2 discarded.
		4 pass
		5 counter card="Spin Doctors" discards=2`,
		sees: `
		room: seat 2 (Globalsec): Capital 5; Cards 4
		room: seat 3 (Haas-Bioroid): Capital 5; Cards 3
		room: seat 5 (NBN): Capital 5; Cards 1`},
	{of: "V2", name: "no card at all", night: offered + `
		host correct what="Cards in hand" seat=2 to=0
		! 2 counter card=Liquidation discards=0
		> You have no cards.
		2 pass`},
	{of: "V3", name: "as many discards as cards in the box, no fewer and no more", night: offered + `
		2 counter card=Liquidation discards=0
		! 3 counter card="Puff Piece" discards=0
		> That is not offered. Look again.
		! 3 counter card="Puff Piece" discards=2
		> That is not offered. Look again.
		! 3 counter card="Puff Piece"
		> That is not offered. Look again.
		3 counter card="Puff Piece" discards=1`},
	{of: "N6 N7", name: "the last to counter is the countering player, and the displaced one supports", night: offered + `
		2 counter card=Liquidation discards=0
		3 counter card="Puff Piece" discards=1
		4 pass
		5 pass
		2 support side=main cards=1`,
		sees: `
		4: seat 3: Puff Piece, the counteroffer
		4: seat 2: Liquidation, displaced
		room: seat 2 weighs 1.
		room: Waiting for seat 4 to support or abstain.`},
	{of: "N7 V4", name: "neither the active nor the countering player supports", night: countered + `
		! 1 support side=main cards=1
		> You are the active player: others support you.
		! 5 support side=main cards=1
		> You are the countering player: others support you.
		2 support side=main cards=1`},
	{of: "N7 V5", name: "support in turn, once, for one side", night: countered + `
		! 3 support side=main cards=1
		> It is the chance of seat 2.
		! 2 support side=main side=counter cards=2
		> Beside: one answer is needed.
		2 support side=main cards=2
		! 2 support side=counter cards=1
		> You had your one chance to support.
		3 abstain
		! 3 support side=main cards=1
		> You had your one chance to support.`,
		sees: "room: Waiting for seat 4 to support or abstain."},
	{of: "V6 N8", name: "nobody supports where nobody countered, and the active player has won", night: won + `
		! 2 support side=main cards=1
		> There is no counteroffer, so nobody supports.`,
		sees: `
		room: Waiting for seat 1 to resolve Clean Slate.
		room: Counteroffer > Support > [Resolution]`},
	{of: "V7", name: "no more than is in hand, and at least one", night: countered + `
		host correct what="Cards in hand" seat=2 to=3
		host correct what="Cards in hand" seat=3 to=0
		! 2 support side=main cards=4
		> Cards: at most 3; you gave 4.
		! 2 support side=main cards=0
		> Cards: at least 1; you gave 0.
		! 2 support side=main cards=-1
		> Cards: give a whole number from 1 to 3.
		2 support side=main cards=3
		! 3 support side=main cards=1
		> You have no cards.
		3 abstain`},
	{of: "N8 F2", name: "more support wins", night: countered + `
		2 support side=main cards=1
		3 support side=counter cards=1
		4 support side=counter cards=1`,
		sees: "room: Support in deal 1: seat 5 wins"},
	{of: "N8 F2", name: "a tie is the active player's", night: countered + `
		2 support side=main cards=1
		3 support side=counter cards=1
		4 abstain`,
		sees: `
		room: Support in deal 1: A tie: seat 1 wins
		room: told: 1 to 1, a tie: seat 1 wins the deal.`},
	{of: "N8 F2", name: "so is silence: the host goes on for who says nothing", night: offered + `
		host silent
		host silent
		host silent
		5 counter card="Spin Doctors" discards=0
		host silent
		3 abstain
		host silent`,
		sees: "room: told: 0 to 0, a tie: seat 1 wins the deal."},
	{of: "N9 V8", name: "the asset comes after the action, and to the winner alone", night: lost + `
		! 5 claim
		> First resolve Spin Doctors: the asset comes after it.
		! 1 resolve
		! 1 claim
		5 resolve
		! 1 claim
		5 claim`,
		sees: `
		room: told: Marco Cubrero goes to seat 5.
		1: seat 5: Marco Cubrero
		room: Waiting for seat 2 to reveal the asset.`},
	{of: "N10 F1", name: "all offers and support go to the pile at the end", night: lost + `
		5 resolve
		5 claim`,
		sees: "room: action cards discarded 3"},
	{of: "N12 V9", name: "all see how many cards were laid, only their owner which", night: countered + `
		2 support side=main cards=2 names="arrest orders and another"`,
		sees: `
		room: seat 1: Clean Slate 2
		room: seat 2 weighs 2.
		3: seat 5: Spin Doctors 0
		2: arrest orders and another`,
		hides: `
		room: arrest
		host: arrest
		1: arrest
		3: arrest
		5: arrest`},
	{of: "N10 V9", name: "after the deal they are nobody's any more", night: countered + `
		2 support side=counter cards=2 names="arrest orders"
		3 abstain
		4 abstain
		5 resolve
		5 claim`,
		hides: `
		room: arrest
		2: arrest
		5: arrest`},
	{of: "F3 P4", name: "the turn passes to the left, round the table", night: `
		host turn-to who=5
		5 asset asset=Midori
		5 offer card=Liquidation
		1 pass
		2 pass
		3 pass
		4 pass
		5 resolve
		5 claim`,
		sees: "room: Waiting for seat 1 to reveal the asset."},
	{of: "P10 A12", name: "an emergency action as main offer is no hand card, and is used once it has won", night: `
		1 asset asset=Midori
		1 emergency
		2 pass
		3 pass
		4 pass
		5 pass
		1 resolve
		1 claim`,
		sees: `
		2: seat 1 (Jinteki): Capital 5; Cards 5; Assets 1; [ ] Emergency
		room: action cards discarded 0`},
	{of: "P10 A12", name: "as a counteroffer it costs the discards alone, and comes back face up if it loses", night: offered + `
		host correct what="Cards in hand" seat=3 to=1
		host correct what="Cards in hand" seat=4 to=1
		2 counter card=Liquidation discards=0
		3 emergency discards=1
		! 4 emergency discards=2
		> You have 1 card; this costs 2 discarded.
		4 pass
		5 pass
		2 support side=main cards=1
		4 abstain
		5 abstain
		1 resolve
		1 claim
		2 asset asset=Tanaka`,
		sees: `
		2: seat 3 (Haas-Bioroid): Capital 5; Cards 0; Assets 0; [x] Emergency`},
	{of: "P10", name: "a used one is not offered again", night: `
		host correct what="Emergency action" seat=1 to=0
		1 asset asset=Midori
		! 1 emergency
		> That cannot be entered now.`},
	{of: "P13", name: "Vanity Project knows who supported it", night: offered + `
		2 pass
		3 pass
		4 pass
		5 counter card="Vanity Project" discards=0
		2 support side=counter cards=1
		3 support side=main cards=1
		4 support side=counter cards=1
		! 1 vanity who=2
		5 vanity who=2
		! 5 vanity who=3`,
		sees: "room: seat 2 (Globalsec): Capital 9;"},
	{of: "P13 N9", name: "what an action brings is due before it is resolved", night: `
		1 asset asset=Midori
		1 offer card="Vanity Project"
		2 pass
		3 pass
		4 pass
		5 pass`,
		sees: `
		1: ! vanity (
		1: + resolve (`},
	{of: "P13 N9", name: "and what cannot be entered yet holds up nothing", night: `
		1 asset asset=Midori
		1 offer card="Information Procurement"
		2 pass
		3 pass
		4 pass
		5 pass`,
		sees: `
		1: - threat (Threat −2: Information Procurement): Together the players have paid the bank 0 of 5 capital.
		1: ! resolve (`},
	{of: "P13", name: "and pays who did not 2", night: offered + `
		2 pass
		3 pass
		4 pass
		5 counter card="Vanity Project" discards=0
		2 support side=counter cards=2
		3 support side=main cards=1
		4 abstain
		5 vanity who=3`,
		sees: "room: seat 3 (Haas-Bioroid): Capital 7;"},
	{of: "P13", name: "High-Risk Investments pays three different players", night: `
		1 asset asset=Midori
		1 offer card="High-Risk Investments"
		2 pass
		3 pass
		4 pass
		5 pass
		! 1 high-risk three=1 two=2 one=2
		> Choose three different players.
		1 high-risk three=1 two=2 one=3`,
		sees: `
		room: seat 1 (Jinteki): Capital 8;
		room: seat 2 (Globalsec): Capital 7;
		room: seat 3 (Haas-Bioroid): Capital 6;`},
	{of: "P13", name: "Puff Piece says who may draw how many", night: offered + `
		2 pass
		3 pass
		4 pass
		5 counter card="Puff Piece" discards=0
		2 support side=counter cards=1
		3 abstain
		4 abstain
		2 draw cards=3
		3 draw cards=2`,
		sees: `
		room: seat 2 (Globalsec): Capital 5; Cards 7;
		room: seat 3 (Haas-Bioroid): Capital 5; Cards 7;`},
	{of: "P13", name: "Information Procurement waits for as much capital as there are players", night: `
		host correct what=Threat to=9
		1 asset asset=Midori
		1 offer card="Information Procurement"
		2 pass
		3 pass
		4 pass
		5 pass
		1 pay to=bank amount=4
		! 1 threat cause=procurement
		> Together the players have paid the bank 4 of 5 capital.
		2 pay to=bank amount=1
		1 threat cause=procurement
		! 1 threat cause=procurement`,
		sees: "room: threat 7 of 25"},
	{of: "P13", name: "and counts what the host moves to the bank for somebody", night: `
		host correct what=Threat to=9
		1 asset asset=Midori
		1 offer card="Information Procurement"
		2 pass
		3 pass
		4 pass
		5 pass
		1 pay to=bank amount=4
		host bank from=2 to=bank amount=1 why="Information Procurement"
		1 threat cause=procurement`,
		sees: "room: threat 7 of 25"},
	{of: "P13 A8", name: "but nothing from before a chance was taken back", options: "revise=yes", night: `
		1 asset asset=Midori
		1 offer card="Information Procurement"
		2 pass
		3 pass
		4 pass
		5 pass
		1 pay to=bank amount=5
		5 revise
		5 pass
		! 1 threat cause=procurement
		> Together the players have paid the bank 0 of 5 capital.`},
	{of: "P13 A8", name: "which counts in nights of rules 1", options: "revise=yes rules=1", night: `
		1 asset asset=Midori
		1 offer card="Information Procurement"
		2 pass
		3 pass
		4 pass
		5 pass
		1 pay to=bank amount=5
		5 revise
		5 pass
		1 threat cause=procurement`},
}

// Capital, bribes and trades. (P9, P11, V10)
var capitalRules = []rule{
	{of: "V10 A9", name: "nobody pays more than he has", night: `
		host correct what=Capital seat=5 to=1
		! 5 pay to=4 amount=2
		> You have 1 capital; this costs 2.
		5 pay to=4 amount=1
		! 5 pay to=bank amount=1
		> You have no capital.
		! host bank from=5 to=bank amount=1 why=Midori
		> Not enough for 1: seat 5.
		! host bank from=4 to=4 amount=1 why=Midori
		> Choose two different ones.
		host bank from=4 to=5 amount=2 why="Marco Cubrero"
		5 gain amount=3 why=Eiko`,
		sees: `
		room: seat 4 (Weyland): Capital 4;
		room: seat 5 (NBN): Capital 5;`},
	{of: "P9 A6", name: "what both can do at once is booked together", night: `
		host place-asset asset=Tanaka to=4
		5 propose do=trade to=4 give=3 get=0 theirs=Tanaka
		! 3 accept from=5
		4 accept from=5`,
		sees: `
		room: seat 4 (Weyland): Capital 8; Cards 5; Assets 0
		room: seat 5 (NBN): Capital 2; Cards 5; Assets 1
		room: told: seat 5 gives 3 capital, seat 4 gives Tanaka.`},
	{of: "P9", name: "a yes is for what both can give: else it is refused with the numbers", night: `
		host place-asset asset=Tanaka to=4
		! 5 propose do=trade to=4 give=6 get=0
		> You have 5 capital; this costs 6.
		! 5 propose do=trade to=3 give=1 get=0 theirs=Tanaka
		> Tanaka lies before seat 4, not before seat 3.
		host correct what=Capital seat=3 to=1
		! 5 propose do=trade to=3 give=0 get=2 promise=peace
		> seat 3 has 1 capital; you ask for 2.
		! 5 propose do=trade to=3 give=0 get=0 promise=peace
		> Offer something that changes hands at once. A promise alone is a note.
		5 propose do=trade to=4 give=0 get=5
		4 pay to=1 amount=1
		! 4 accept from=5
		> You have 4 capital; this costs 5.
		5 propose do=trade to=4 give=1 get=0 theirs=Tanaka
		4 give asset=Tanaka to=1
		! 4 accept from=5
		> You no longer have Tanaka.`},
	{of: "P9", name: "refused, withdrawn and replaced offers leave no trace in the ledger", night: `
		5 propose do=trade to=4 give=3 get=0
		4 refuse from=5
		! 4 accept from=5
		5 propose do=trade to=4 give=3 get=0
		5 withdraw
		! 4 accept from=5
		5 propose do=trade to=4 give=3 get=0
		5 propose do=trade to=3 give=1 get=0
		! 4 accept from=5
		3 accept from=5`,
		sees: `
		room: seat 3 (Haas-Bioroid): Capital 6;
		room: seat 4 (Weyland): Capital 5;
		room: seat 5 (NBN): Capital 4;`,
		hides: "room: Offered, not yet accepted"},
	{of: "P9", name: "an offer that its maker cannot keep any more falls away at once", night: `
		5 propose do=trade to=4 give=3 get=0
		5 pay to=bank amount=4`,
		sees: "room: told: The offer of seat 5 to seat 4 falls away.",
		hides: `
		room: Offered, not yet accepted
		4: accept (`},
	{of: "P9", name: "so does one whose asset is gone", night: `
		host place-asset asset=Tanaka to=5
		5 propose do=trade to=4 give=0 get=2 mine=Tanaka
		5 drop-asset asset=Tanaka`,
		hides: "4: accept ("},
	{of: "P9", name: "support for capital binds the player whose turn it is", night: countered + `
		4 propose do=support to=2 side=counter cards=2 give=2
		2 accept from=4 names="two of labor"`,
		sees: `
		room: seat 2 weighs 2.
		room: seat 2 (Globalsec): Capital 7; Cards 3;
		room: seat 4 (Weyland): Capital 3; Cards 5;
		room: Waiting for seat 3 to support or abstain.
		2: two of labor`,
		hides: "4: two of labor"},
	{of: "P9", name: "from anybody else it is a promise: the capital moves, the support is optional", night: countered + `
		! 5 propose do=support to=3 side=counter cards=2 give=2
		> That is not offered. Look again.
		3 propose do=trade to=5 give=0 get=2 promise="two cards for you"
		5 accept from=3
		2 abstain
		3 support side=main cards=1`,
		sees: `
		room: Promised (binds nobody):
		room: seat 3: seat 5: two cards for you
		room: seat 3 (Haas-Bioroid): Capital 7; Cards 4;
		room: seat 5 (NBN): Capital 3;`},
	{of: "P9", name: "the player in turn may sell his support, his abstaining and his pass", night: offered + `
		2 propose do=pass to=1 get=1
		1 accept from=2
		3 pass
		4 pass
		5 counter card="Spin Doctors" discards=0
		2 propose do=support to=1 get=1 side=main cards=1
		1 accept from=2
		3 propose do=abstain to=1 get=1
		1 accept from=3`,
		sees: `
		room: > seat 1 (Jinteki): Capital 2;
		room: seat 2 (Globalsec): Capital 7; Cards 4;
		room: seat 3 (Haas-Bioroid): Capital 6; Cards 5;
		room: seat 1: Clean Slate 1
		room: Waiting for seat 4 to support or abstain.`},
	{of: "P9", name: "once the chance is used the bargain falls away", night: countered + `
		4 propose do=support to=2 side=counter cards=2 give=2
		2 abstain
		! 2 accept from=4`,
		sees:  "room: seat 2 (Globalsec): Capital 5;",
		hides: "room: Offered, not yet accepted"},
	{of: "P9 V7", name: "nor are more cards laid than are in hand", night: countered + `
		4 propose do=support to=2 side=counter cards=5 give=2
		2 discard cards=1
		! 2 accept from=4
		> You have 4 cards; this lays 5.
		2 propose do=support to=4 get=1 side=main cards=4
		2 discard cards=1`,
		hides: "4: accept ("},
	{of: "P9", name: "a yes meant for an older offer is not taken for the newer", night: `
		5 propose do=trade to=4 give=3 get=0
		5 propose do=trade to=4 give=1 get=0`,
		sees: "4: ! accept (Accept from seat 5: you get 1 capital and give nothing) from=5"},
	{of: "P9 N1", name: "gifts need no yes, promises bind nobody", night: `
		host place-asset asset=Tanaka to=5
		5 give asset=Tanaka to=4
		5 pay to=4 amount=1
		4 promise to=5 words="a card in the next deal"
		2 promise to=1 words=peace
		! 3 strike-promise of=2
		1 strike-promise of=2`,
		sees: `
		room: seat 4 (Weyland): Capital 6; Cards 5; Assets 1
		room: seat 4: seat 5: a card in the next deal`,
		hides: "room: peace"},
	{of: "P9", name: "a promise to one player stays beside a promise to another", night: `
		4 promise to=5 words="a card in the next deal"
		4 promise to=1 words=peace
		4 promise to=1 words=war
		! 1 strike-promise of=4 to=5
		5 strike-promise of=4 to=5
		4 promise to=2 words=quiet
		1 strike-promise of=4 to=1
		2 strike-promise of=4
		4 promise to=3 words=truce
		4 promise to=1 words=plenty`,
		sees: `
		3: seat 4: seat 3: truce
		3: seat 4: seat 1: plenty
		room: seat 4: seat 1: plenty`,
		hides: `
		3: card in the next deal
		3: peace
		3: war
		3: quiet
		room: truce`},
	{of: "P11 P2", name: "contracts pay their corporation", seats: 6, night: `
		1 contract times=2
		2 contract times=3
		3 contract
		4 contract times=1
		5 contract times=4
		6 contract
		! 6 contract times=2`,
		sees: `
		room: seat 1 (Jinteki): Capital 9;
		room: seat 2 (Globalsec): Capital 8;
		room: seat 3 (Haas-Bioroid): Capital 7;
		room: seat 4 (Weyland): Capital 7;
		room: seat 5 (NBN): Capital 9;
		room: seat 6 (Melange): Capital 8;`},
	{of: "P1", name: "no more assets than there are cards", night: `
		host place-asset asset=Tanaka to=5
		! host place-asset asset=Tanaka to=5
		> Tanaka lies there already.
		host place-asset asset=Tanaka to=bank`,
		sees: "room: seat 5 (NBN): Capital 5; Cards 5; Assets 0"},
	{of: "P4", name: "cards are drawn and discarded", night: `
		2 draw cards=3
		3 discard cards=2
		! 3 discard cards=4
		> Action cards: at most 3; you gave 4.`,
		sees: `
		room: seat 2 (Globalsec): Capital 5; Cards 8;
		room: seat 3 (Haas-Bioroid): Capital 5; Cards 3;
		room: action cards discarded 2`},
}

// Rounds, threat, demands, investments and the end. (P3 to P8, P15 to P17)
var cityRules = []rule{
	{of: "P3 P5 P17", name: "a standard round: action until the track is empty, production, an event that fills it", night: `
		host correct what="Assets on the turn track" to=1
		! 2 production-over
		` + won + `
		1 resolve
		1 claim
		2 produce made=tech:2 made=credits:1
		2 production-over
		! 2 event-over assets=2
		> Assets on the turn track: at least 3; you gave 2.
		! 3 event-over assets=3
		2 event-over assets=5`,
		sees: `
		room: rounds 2 of 9
		room: assets on the turn track 5
		2: Tech: 2 | 4
		room: Waiting for seat 2 to reveal the asset.`},
	{of: "P5", name: "each third round is a demand round", night: `
		host correct what=Round to=2
		host correct what="Assets on the turn track" to=0
		host production-over
		host event-over assets=3`,
		sees: `
		room: rounds 3 of 9
		room: [Investments and demand] > Next demand > Next investments
		room: Waiting for seat 1 to pay the demand.`},
	{of: "P6 P16", name: "a demand that is not met costs its threat, and the next begins at 0", night: `
		host correct what=Round to=2
		host correct what="Assets on the turn track" to=0
		host produce made=tech:4 made=entertainment:4 made=credits:2
		host production-over
		host event-over assets=3
		1 pay-demand
		! 1 demand demand=network-disruption
		> Demand: choose one of those shown.
		1 demand demand=refugee-influx`,
		sees: `
		room: threat 7 of 25
		room: Consumables: 0 | 3
		room: Waiting for seat 1, seat 2, seat 3, seat 4 and seat 5 to choose an investment.`},
	{of: "P6", name: "a demand that is met costs nothing", night: `
		host correct what=Round to=2
		host correct what="Assets on the turn track" to=0
		host produce made=tech:4 made=entertainment:4 made=credits:3
		host production-over
		host event-over assets=3
		1 pay-demand`,
		sees: `
		room: threat 0 of 25
		room: told: Network Disruption is met.`},
	{of: "P6 P15", name: "an investment is shown, scored and gone; the next is chosen in secret", night: `
		2 invest card=militarized-police
		3 invest card=technology
		host correct what=Round to=2
		host correct what="Assets on the turn track" to=0
		host production-over
		host event-over assets=3
		! 4 score count=1
		> You have chosen no investment.
		2 score count=2
		3 score count=5 met=yes
		! 3 score count=5 met=yes
		1 pay-demand
		1 demand demand=refugee-influx
		2 invest card=energy
		1 round-over`,
		sees: `
		room: seat 2 (Globalsec): Capital 11;
		room: seat 3 (Haas-Bioroid): Capital 11;
		room: rounds 4 of 9
		2: Energy Sector`,
		hides: `
		room: Energy Sector
		3: Technology`},
	{of: "P6", name: "in nights of rules 1 it could be scored again", options: "rules=1", night: `
		2 invest card=militarized-police
		host correct what=Round to=2
		host correct what="Assets on the turn track" to=0
		host production-over
		host event-over assets=3
		2 score count=2
		2 invest card=healthcare
		2 score count=4`},
	{of: "P6", name: "an investment is scored once in a demand round, whatever is chosen next", night: `
		2 invest card=militarized-police
		host correct what=Round to=2
		host correct what="Assets on the turn track" to=0
		host production-over
		host event-over assets=3
		2 score count=2
		2 invest card=healthcare
		! 2 score count=4
		> You have shown your investment of this round.
		1 pay-demand
		1 demand demand=refugee-influx
		1 round-over
		host correct what=Round to=5
		host correct what="Assets on the turn track" to=0
		host production-over
		host event-over assets=3
		2 score count=4`,
		sees: `
		room: seat 2 (Globalsec): Capital 18;
		room: Waiting for seat 1 to pay the demand.`},
	{of: "P6", name: "who has shown one and chosen the next is not waited for", night: `
		2 invest card=militarized-police
		host correct what=Round to=2
		host correct what="Assets on the turn track" to=0
		host production-over
		host event-over assets=3
		2 score count=2
		2 invest card=healthcare`,
		sees: "room: Waiting for seat 1 to pay the demand."},
	{of: "P7", name: "threat rises by its causes, up to 25", night: `
		1 threat cause=illness
		1 threat cause=root
		host threat cause=event by=3
		! 2 threat cause=illness`,
		sees: "room: threat 7 of 25"},
	{of: "P7", name: "whoever resolves an action says what it does to threat", night: lost + `
		5 threat cause=illness`,
		sees: "room: threat 2 of 25"},
	{of: "P7 P8", name: "at 25 the city is lost: only a Federalist with 25 capital wins", night: `
		2 rival rival=federalist
		3 rival rival=federalist
		4 rival rival=nbn
		host correct what=Capital seat=2 to=25
		host correct what=Capital seat=3 to=24
		host correct what=Capital seat=4 to=30
		host correct what=Threat to=24
		host threat cause=root
		! 1 asset asset=Midori
		! 1 turn-over to=1
		1 turn-over`,
		sees: `
		room: 1. seat 2, 25, the Federalist
		room: 2. seat 3, 24, the Federalist
		room: 2. seat 4, 30, the city is lost
		room: told: Two have named the Federalist. Look at the cards.`},
	{of: "P8", name: "at the end more capital than the rival wins; the own corporation must be ahead of 3", night: `
		1 rival rival=globalsec
		2 rival rival=jinteki
		3 rival rival=haas-bioroid
		4 rival rival=weyland
		5 rival rival=federalist
		host correct what=Capital seat=1 to=8
		host correct what=Capital seat=3 to=7
		host correct what=Capital seat=4 to=6
		host end-game
		host turn-over`,
		sees: `
		room: 1. seat 1, 8 to 5 of Globalsec
		room: 1. seat 3, 7, ahead of 3, needs 3
		room: 3. seat 2, 5 to 8 of Jinteki
		room: 3. seat 4, 6, ahead of 2, needs 3
		room: 3. seat 5, 5, the Federalist
		room: told: seat 1 and seat 3 win.`},
	{of: "P8", name: "with four players ahead of 2; equal is not more", seats: 4, night: `
		1 rival rival=globalsec
		2 rival rival=globalsec
		host correct what=Capital seat=2 to=6
		host correct what=Capital seat=1 to=6
		host end-game
		host turn-over`,
		sees: `
		room: 1. seat 2, 6, ahead of 2, needs 2
		room: 2. seat 1, 6 to 6 of Globalsec
		room: 2. seat 3, 5, no rival named
		room: told: seat 2 wins.`},
	{of: "P8", name: "all may lose: then nobody is first", seats: 4, night: `
		1 rival rival=federalist
		2 rival rival=globalsec
		host end-game
		host turn-over`,
		sees: `
		room: 2. seat 1, 5, the Federalist
		room: 2. seat 2, 5, ahead of 0, needs 2
		room: told: Nobody wins.`},
	{of: "P8", name: "one that nobody plays cannot be beaten", night: `
		1 rival rival=melange
		host end-game
		1 turn-over`,
		sees: "room: 2. seat 1, 5, Melange Mining is not in play"},
	{of: "P8", name: "taking the own corporation back tells nobody's rival", seats: 4, night: `
		2 rival rival=jinteki
		1 undo entry=1`,
		sees: "2: Jinteki"},
	{of: "P8", name: "a rival is nobody else's to know", night: `
		! 1 rival rival=mitsubishi
		> Rival card: choose one of those shown.
		1 rival rival=federalist`,
		sees: "1: the Federalist",
		hides: `
		2: the Federalist
		room: the Federalist
		host: the Federalist`},
	{of: "P5 P8", name: "the last demand ends the game", night: `
		host correct what=Round to=8
		host correct what="Assets on the turn track" to=0
		host production-over
		! host event-over assets=3
		host event-over
		1 pay-demand`,
		sees: `
		room: * The end: Turn the rivals over.
		room: Waiting for seat 1, seat 2, seat 3, seat 4 and seat 5 to name a rival.`},
	{of: "P1 P2", name: "four to six, each with a corporation of its own", seats: 6, night: `
		! 1 corporation corporation=nbn capital=5 cards=5`},
}

// The open points as house rules. (A1 to A12, P18)
var houseRules = []rule{
	{of: "A1", name: "without a card there is no deal, and the asset is discarded", night: `
		host correct what="Cards in hand" seat=1 to=0
		1 asset asset=Midori
		! 1 offer card=Liquidation
		> You have no card to offer.
		1 no-card`,
		sees: `
		room: told: There is no deal, and Midori is discarded.
		room: Waiting for seat 2 to reveal the asset.`},
	{of: "A1", name: "or the active player wins without an action", options: "no-card=wins", night: `
		host correct what="Cards in hand" seat=1 to=0
		1 asset asset=Midori
		1 no-card
		! 1 resolve
		1 claim`,
		sees: "1: seat 1: Midori"},
	{of: "A2", name: "he may decline where the house says so", options: "decline=yes", night: `
		1 asset asset=Midori
		1 decline-offer`,
		sees: `
		room: Waiting for seat 2 to reveal the asset.
		room: seat 1 (Jinteki): Capital 5; Cards 5; Assets 0`},
	{of: "A3", name: "discards face up are named", options: "discards=up", night: offered + `
		2 counter card=Liquidation discards=0
		! 3 counter card="Puff Piece" discards=1
		> Which are discarded, face up: write one text.
		3 counter card="Puff Piece" discards=1 discarded="Riot Control"`},
	{of: "A3", name: "face down they are not", night: offered + `
		2 counter card=Liquidation discards=0
		! 3 counter card="Puff Piece" discards=1 discarded="Riot Control"
		> Answer what the pad asks, and nothing else.
		3 counter card="Puff Piece" discards=1`},
	{of: "A4", name: "how many cards each has is for all to see", night: `
		2 draw cards=2`,
		sees: "3: seat 2 (Globalsec): Capital 5; Cards 7;"},
	{of: "A4 V2", name: "or only on the own phone", options: "hands=hidden", night: offered + `
		2 draw cards=2
		2 counter card=Liquidation discards=0
		! 3 support side=main cards=1
		3 discard cards=5
		! 3 counter card="Puff Piece" discards=1
		> You have no cards.
		3 pass`,
		sees: "2: Cards in hand 6",
		hides: `
		room: Cards
		1: Cards in hand 6
		host: Cards`},
	{of: "A5", name: "the action may not be left unresolved", night: won + `
		! 1 decline-action
		> That cannot be entered now.`},
	{of: "A5", name: "or it may", options: "resolve=may", night: won + `
		1 decline-action
		1 claim`,
		sees: "1: seat 1: Marco Cubrero"},
	{of: "A6", name: "where nothing is enforced, bargains are notes and gifts", options: "bargains=notes", night: `
		! 5 propose do=trade to=4 give=1 get=0
		> That cannot be entered now.
		5 promise to=4 words="2 for your support"
		5 pay to=4 amount=2`},
	{of: "A7", name: "payments at any time, between any two", night: countered + `
		3 pay to=4 amount=1`},
	{of: "A7", name: "or only with the supporter in turn", options: "payments=in-turn", night: `
		3 pay to=4 amount=1
		1 asset asset=Midori
		! 3 pay to=4 amount=1
		> To: choose one of those shown.
		3 pay to=bank amount=1
		! 3 propose do=trade to=4 give=1 get=0
		> During a deal payments are made with the supporter in turn, and nobody supports now.
		1 offer card=Liquidation
		2 pass
		3 pass
		4 pass
		5 counter card="Spin Doctors" discards=0
		! 3 pay to=4 amount=1
		3 pay to=2 amount=1
		2 pay to=4 amount=1
		5 propose do=support to=2 side=counter cards=1 give=1
		2 accept from=5
		! 2 pay to=4 amount=1`},
	{of: "A8", name: "a chance that was used stands", night: offered + `
		2 pass
		! 2 revise
		> That cannot be entered now.`},
	{of: "A8", name: "or may be taken back until the next player acts", options: "revise=yes", night: offered + `
		2 counter card=Liquidation discards=0
		3 counter card="Puff Piece" discards=1
		! 2 revise
		3 revise
		3 pass
		4 pass
		5 pass
		5 revise
		5 pass
		3 support side=main cards=2 names=secret
		3 revise
		3 support side=counter cards=1`,
		sees: `
		room: seat 3 (Haas-Bioroid): Capital 5; Cards 4;
		room: seat 1: Clean Slate 0
		room: seat 2: Liquidation 1
		3: none written down`},
	{of: "A8", name: "but a bargain is not", options: "revise=yes", night: countered + `
		5 propose do=support to=2 side=counter cards=1 give=1
		2 accept from=5
		! 2 revise`},
	{of: "A10", name: "no hand size is held", night: won + `
		2 draw cards=10
		1 resolve
		1 claim
		2 asset asset=Tanaka`},
	{of: "A10 P14", name: "or hands go down to it, more or less by assets", options: "hand-size=5", night: `
		host place-asset asset="Floyd 2X3A7C" to=3
		host place-asset asset=Braintrust to=4
		2 draw cards=2
		3 draw cards=5` + won + `
		1 resolve
		1 claim
		! 2 asset asset=Tanaka
		> First hands go down to their size: seat 2 and seat 4.
		2 discard cards=2
		4 discard cards=1
		2 asset asset=Tanaka`},
	{of: "A10", name: "the host may let them keep all", options: "hand-size=5", night: `
		2 draw cards=2` + won + `
		1 resolve
		1 claim
		host silent
		2 asset asset=Tanaka`},
	{of: "A11 P14", name: "assets by hand: a card decides, adds support, returns the counteroffer", night: countered + `
		! 1 use asset=Tanaka side=main
		host lay side=main cards=1 why="Isabel McGuire"
		2 support side=counter cards=1
		! host return-counter why="Chief Gorman"
		3 abstain
		4 abstain
		host decide side=counter why=Midori`,
		sees: `
		room: Support in deal 1: A card decided: seat 5 wins
		room: Waiting for seat 5 to resolve Spin Doctors.`},
	{of: "A11 P14 N8", name: "a card laid after the last support turns the deal, and it is told again who has won", night: countered + `
		2 support side=main cards=1
		3 support side=counter cards=1
		4 abstain
		host lay side=counter cards=1 why=Eiko`,
		sees: `
		room: told: 1 to 2: seat 5 wins the deal.
		room: Waiting for seat 5 to resolve Spin Doctors.`},
	{of: "A11 P14", name: "a returned counteroffer uncovers the one below", night: offered + `
		2 counter card=Liquidation discards=0
		3 counter card="Puff Piece" discards=1
		4 pass
		5 pass
		host return-counter why="Chief Gorman"`,
		sees: `
		1: seat 2: Liquidation, the counteroffer
		room: seat 3 (Haas-Bioroid): Capital 5; Cards 4;
		room: Waiting for seat 3 to support or abstain.`},
	{of: "A11 P14", name: "and with none below the active player wins", night: countered + `
		host return-counter why="Chief Gorman"`,
		sees: "room: told: No counteroffer: seat 1 wins the deal."},
	{of: "A11 P14", name: "scripted: Tanaka decides and is discarded", options: "assets=scripted", night: `
		host place-asset asset=Tanaka to=3` + lost + `
		! 2 use asset=Tanaka side=main
		3 use asset=Tanaka side=main`,
		sees: `
		room: Waiting for seat 1 to resolve Clean Slate.
		room: seat 3 (Haas-Bioroid): Capital 5; Cards 5; Assets 0`},
	{of: "A11 P14", name: "scripted: Midori decides a tie and nothing else", options: "assets=scripted", night: `
		host place-asset asset=Midori to=3` + countered + `
		2 abstain
		3 abstain
		! 3 use asset=Midori side=counter
		4 abstain
		3 use asset=Midori side=counter`,
		sees: "room: Waiting for seat 5 to resolve Spin Doctors."},
	{of: "A11 P14", name: "scripted: Locust Company bars a player from the counteroffer", options: "assets=scripted", night: `
		host place-asset asset="Locust Company" to=3` + countered + `
		3 use asset="Locust Company" who=2
		! 2 support side=counter cards=1
		> Beside: choose one of those shown.
		! 5 propose do=support to=2 side=counter cards=1 give=1
		2 support side=main cards=1`},
	{of: "A11 P14", name: "scripted: Isabel McGuire adds a card, Aaron Marron takes the discards", options: "assets=scripted", night: `
		host place-asset asset="Isabel McGuire" to=4
		host place-asset asset="Aaron Marron" to=2` + offered + `
		2 counter card=Liquidation discards=0
		3 counter card="Puff Piece" discards=1
		4 pass
		5 pass
		4 use asset="Isabel McGuire" side=counter
		2 use asset="Aaron Marron"
		! 2 use asset="Aaron Marron"`,
		sees: `
		room: seat 3: Puff Piece 1
		room: seat 2 (Globalsec): Capital 5; Cards 5;`},
	{of: "A11 P14", name: "scripted: Coach Walden, Saul Eustecio, Monica Singh and Jackson Howard pay once", options: "assets=scripted", night: `
		host place-asset asset="Monica Singh" to=1
		host place-asset asset="Saul Eustecio" to=2
		host place-asset asset="Jackson Howard" to=3
		host place-asset asset="Coach Walden" to=1` + countered + `
		3 use asset="Jackson Howard" who=5
		2 support side=counter cards=1
		! 3 use asset="Jackson Howard"
		3 abstain
		4 abstain
		3 use asset="Jackson Howard"
		! 3 use asset="Jackson Howard"
		2 use asset="Saul Eustecio"
		1 use asset="Monica Singh"
		1 use asset="Coach Walden"
		! 1 use asset="Coach Walden"`,
		sees: `
		room: > seat 1 (Jinteki): Capital 9;
		room: seat 2 (Globalsec): Capital 6;
		room: seat 3 (Haas-Bioroid): Capital 7;
		room: seat 5 (NBN): Capital 3;`},
	{of: "A12", name: "emergency actions may be left out", options: "emergency=no", night: `
		1 asset asset=Midori
		! 1 emergency
		> That cannot be entered now.`,
		hides: "1: Emergency"},
	{of: "P18", name: "the own corporation may be the rival", night: `
		1 rival rival=jinteki`},
	{of: "P18", name: "or not", options: "own-rival=no", night: `
		! 1 rival rival=jinteki
		> Rival card: choose one of those shown.`},
}
