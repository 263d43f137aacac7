package gentleman_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/engine/night"
)

// rule is one fact of the digest: a night that it lets happen, with what it
// refuses (the lines that begin with !), and what a viewer then sees and does not.
type rule struct {
	name    string
	setting string // of the header, besides "seats=5"
	lines   string
	viewer  engine.Seat
	sees    []string
	hides   []string
	money   string // behind the screens; "": it does not matter
	gangs   string
	tokens  string
}

// Pieces of nights that many rules begin with.
const (
	// A draws 14 with three accomplices and offers B 3, C 2 and the Senator, E 3.
	offered = `
		1 card amount=14 accomplices=senator accomplices=tycoon accomplices=boss
		1 offer to=2 money=3
		1 offer to=3 money=2 accomplices=senator
		1 offer to=5 money=3`
	called = offered + `
		1 final`
	allFor = called + `
		2 vote say=for
		3 vote say=for
		4 vote say=for
		5 vote say=for`
	allAgainst = called + `
		2 vote say=against
		3 vote say=against
		4 vote say=against
		5 vote say=against`
)

func (r rule) hold(t *testing.T) {
	setting := r.setting
	if !strings.Contains(setting, "seats=") {
		setting += " seats=5"
	}
	p := played(t, setting, r.lines)
	screen := night.Print(p.Screen(r.viewer)) + told(p)
	for _, s := range r.sees {
		if !strings.Contains(screen, s) {
			t.Errorf("%v does not see %q:\n%s", r.viewer, s, screen)
		}
	}
	for _, s := range r.hides {
		if strings.Contains(screen, s) {
			t.Errorf("%v sees %q:\n%s", r.viewer, s, screen)
		}
	}
	for _, c := range []struct {
		what string
		of   func(engine.Position) string
		want string
	}{{"money", moneyOf, r.money}, {"Gang cards", gangsOf, r.gangs}, {"tokens", tokensOf, r.tokens}} {
		if c.want != "" && c.of(p) != c.want {
			t.Errorf("%s %s, want %s; %s", c.what, c.of(p), c.want, told(p))
		}
	}
}

func TestRules(t *testing.T) {
	for _, r := range []rule{
		{name: "G1 V7: a card has an amount from 12 to 16 and some of six accomplices", lines: `
			! 1 card amount=11
			> Amount: at least 12; you gave 11.
			! 1 card amount=17
			> Amount: at most 16; you gave 17.
			! 1 card amount=14 accomplices=mayor
			> Accomplices: choose each of those shown once at most.
			1 card amount=12 accomplices=sheriff accomplices=senator accomplices=tycoon accomplices=journalist accomplices=boss accomplices=banker
			1 card-again amount=16`},
		{name: "G3: three tokens each, no money, and who counted money last deals first; then clockwise", lines: `
			! 1 first dealer=6
			> Who counted money last: choose one of those shown.
			2 first dealer=4
			host first dealer=5
			! 1 card amount=12
			5 card amount=12
			! host first dealer=4
			5 final
			1 vote say=against
			2 vote say=against
			3 vote say=against
			4 vote say=against
			! 5 card amount=12`,
			sees: []string{"Waiting for seat 1 to draw a Deal card."}, money: "0 0 0 0 0", tokens: "3 3 3 3 3"},
		{name: "G4: only the dealer knows his card, and all see what he places", lines: offered, viewer: 2,
			sees: []string{"For you: 3", "seat 3: 2 and Senator", "seat 4: nothing"}, hides: []string{"14", "Tycoon"}},
		{name: "G4: the dealer's phone counts for him", lines: offered, viewer: 1,
			sees: []string{"The card: 14, Senator, Tycoon and Boss", "Offered 8 of 14", "Left for you 6", "Accomplices for you: Tycoon and Boss"}},
		{name: "G4: nobody but the dealer draws, offers or makes an offer final", lines: `
			! 2 card amount=14
			1 card amount=14
			! 2 offer to=3 money=1
			! 2 final
			! 2 card-again amount=14
			1 offer to=3 money=1
			1 final`},
		{name: "G5 V1 V2: no more than the card holds", lines: `
			1 card amount=12 accomplices=boss
			1 offer to=2 money=12 accomplices=boss
			! 1 offer to=3 money=1
			> Your card holds 12; with this you would share 13.
			! 1 offer to=3 money=0 accomplices=boss
			> You have offered the Boss to seat 2; take it back there first.
			! 1 offer to=3 money=0 accomplices=sheriff
			> Accomplices: choose each of those shown once at most.
			1 offer to=2 money=0
			1 offer to=3 money=5 accomplices=boss`},
		{name: "V1: whole money, and not less than none", lines: offered + `
			! 1 offer to=4 money=0.5
			> Money: give an amount in steps of 1.
			! 1 offer to=4 money=-1
			> Money: give an amount in steps of 1.
			! 1 offer to=4 money=15
			> Your card holds 14; you offer 15.
			! 1 offer to=4 money=1e3
			> Money: give an amount in steps of 1.`},
		{name: "G6: nothing, money, accomplices or both, also to the prisoner", lines: `
			host correct what="Seat in prison" to=5
			1 card amount=14 accomplices=boss accomplices=banker
			1 offer to=2 money=3
			1 offer to=3 money=0 accomplices=boss
			1 offer to=5 money=2 accomplices=banker`,
			sees: []string{"seat 2: 3", "seat 3: Boss", "seat 4: nothing", "seat 5: 2 and Banker"}},
		{name: "V3: no offer to the dealer himself", lines: offered + `
			! 1 offer to=1 money=1
			> To: choose one of those shown.`},
		{name: "G7 V4: a final offer stays", lines: called + `
			! 1 offer to=2 money=4
			> Your offer is final and stands.
			! 1 final`, sees: []string{"The final offer of seat 1", "seat 2: 3"}},
		{name: "G7 V4: nor is it taken back once anybody has voted", lines: called + `
			2 vote say=for
			! 1 undo entry=5
			> Entry 6 needs it: seat 2 votes
			! 1 final`, sees: []string{"The final offer of seat 1"}},
		{name: "G8 A14: two minutes for an offer, then the deal is not accepted, with its effects", setting: "clock=on", lines: `
			host correct what="Seat with the Sheriff" to=3
			host correct what=Gangs seat=4 to=1` + offered + `
			! 1 final @+120s
			> Too late: the time was up.
			clock time @+120s`,
			sees:  []string{"Deal 1 is not accepted: the time was up", "The card: 14, Senator, Tycoon and Boss", "seat 1 goes to prison", "seat 3: 2 as Sheriff", "Prison: seat 1"},
			money: "0 0 2 0 0", gangs: "0 0 0 0 0"},
		{name: "G8: an offer made in time stops the clock", setting: "clock=on", lines: offered + `
			1 final @+100s
			2 vote say=for @+1h`, sees: []string{"The final offer"}, hides: []string{"Clock"}},
		{name: "G9 V5: no vote for the dealer and the prisoner, one for everybody else, and no abstaining", lines: `
			host correct what="Seat in prison" to=5` + called + `
			! 1 vote say=for
			> You deal: you have no vote on your own offer.
			! 5 vote say=for
			> You are in prison and sit this vote out.
			! 2 vote say=abstain
			> Do you accept?: choose one of those shown.
			! 2 vote
			> Do you accept?: one answer is needed.
			2 vote say=for
			! 2 vote say=against
			> Your vote is in. Undo it to vote again.
			3 vote say=for`, sees: []string{"Waiting for seat 4 to vote on deal 1."}},
		{name: "V5: no vote before the offer is final, nor after the votes are shown", lines: `
			! 2 vote say=for
			> There is no offer yet.` + offered + `
			! 2 vote say=for
			> The offer is not final yet.
			1 final
			2 vote say=for
			3 vote say=for
			4 vote say=for
			5 vote say=for
			! 2 vote say=against
			> Too late, not counted: the votes on deal 1 are shown.`},
		{name: "G10 V6: one token in a vote, spent whatever comes of it; none without tokens", lines: `
			host correct what=Arguments seat=4 to=0` + called + `
			! 2 vote say=for argument=yes argument=yes
			> A vote takes one Argument token at most.
			2 vote say=against argument=yes
			3 vote say=for argument=yes
			! 4 vote say=for argument=yes
			> You have no Argument token left: vote without one.
			4 vote say=against
			5 vote say=against`, tokens: "3 2 2 0 3", sees: []string{"not accepted, 3 to 5"}},
		{name: "V8: the prisoner uses no token", lines: `
			host correct what="Seat in prison" to=5` + called + `
			! 5 vote say=for argument=yes
			> You are in prison and sit this vote out.`, tokens: "3 3 3 3 3"},
		{name: "G10: a token that a ruling took since the vote leaves a plain vote", lines: called + `
			2 vote say=for argument=yes
			host correct what=Arguments seat=2 to=0
			3 vote say=for
			4 vote say=against
			5 vote say=against`, tokens: "3 0 3 3 3", sees: []string{"seat 2 weighs 1.", "in a tie, 2 to 2"}},
		{name: "G11: votes are shown at once, by name", lines: allFor,
			sees: []string{"For 4", "seat 2 weighs 1.", "Against 0", "For: seat 2 1, seat 3 1, seat 4 1 and seat 5 1."}},
		{name: "G11: before that nobody knows a vote, nor a count", lines: called + `
			2 vote say=against argument=yes
			3 vote say=for
			4 vote say=against`, viewer: 5, sees: []string{"seat 2: Arguments 3; Gangs 0; [x] Voted"}, hides: []string{"against,", "weighs", "Against"}},
		{name: "G12 F2: a tie is accepted", lines: called + `
			2 vote say=for
			3 vote say=for
			4 vote say=against
			5 vote say=against`, sees: []string{"Deal 1 is accepted in a tie, 2 to 2"}},
		{name: "G12 F2: one less is not", lines: called + `
			2 vote say=for
			3 vote say=for
			4 vote say=against
			5 vote say=against argument=yes`, sees: []string{"Deal 1 is not accepted, 2 to 4"}},
		{name: "G13: the card is shown when the deal is accepted", lines: allFor, sees: []string{"The card: 14, Senator, Tycoon and Boss"}},
		{name: "G13: and when it is not", lines: allAgainst, sees: []string{"The card: 14, Senator, Tycoon and Boss"}},
		{name: "G14 F3 F4: each gets what was offered, the dealer the rest", lines: allFor, money: "6 3 2 0 3", sees: []string{"seat 1: 6, Tycoon and Boss"}},
		{name: "G14 F4: the rulebook's offer: the Senator to one, 3 to another, 1 and the Tycoon to a third; of 13 is 9 left", lines: `
			1 card amount=13 accomplices=senator accomplices=tycoon accomplices=banker
			1 offer to=2 money=0 accomplices=senator
			1 offer to=3 money=3
			1 offer to=4 money=1 accomplices=tycoon
			1 final
			2 vote say=for
			3 vote say=for
			4 vote say=for
			5 vote say=against`, money: "9 0 3 1 0", gangs: "0 0 0 0 1", sees: []string{"seat 1: 9 and Banker", "seat 2: Senator", "seat 4: 1 and Tycoon"}},
		{name: "G14 V9: money lies behind the own screen alone", lines: allFor, viewer: 2, sees: []string{"Money 3 (+3)"}, hides: []string{"Money 6", "Money 2"}},
		{name: "G15: accomplices move when the next turn begins, and the old owner has them until then", lines: `
			host correct what="Seat with the Senator" to=5` + called + `
			2 vote say=for
			3 vote say=for
			4 vote say=for
			5 vote say=for argument=yes`, viewer: 1, sees: []string{"Argument with the Senator +4", "seat 5: Senator;", "seat 3: next turn Senator;"}},
		{name: "G14 G15: the dealer takes what he did not share, from whoever holds it", lines: `
			host correct what="Seat with the Tycoon" to=4` + allFor + `
			2 card amount=12`, sees: []string{"seat 1: Tycoon and Boss;", "seat 3: Senator;", "seat 1 gets the Tycoon.", "seat 4: –;"},
			money: "6 3 2 1 3"},
		{name: "G16: offered nothing at all, a Gang card; an accomplice alone is not nothing", lines: `
			1 card amount=14 accomplices=boss
			1 offer to=2 money=0 accomplices=boss
			1 offer to=3 money=1
			1 final
			2 vote say=for
			3 vote say=for
			4 vote say=for
			5 vote say=for`, gangs: "0 0 0 1 1"},
		{name: "G17: not accepted, nobody gets anything and the dealer goes to prison", lines: allAgainst,
			money: "0 0 0 0 0", gangs: "0 0 0 0 0", viewer: 1, sees: []string{"seat 1 (in prison)"}, hides: []string{"next turn"}},
		{name: "G18: the prisoner misses the next vote only", lines: allAgainst + `
			2 card amount=12
			2 offer to=1 money=1
			2 final
			! 1 vote say=for
			> You are in prison and sit this vote out.
			3 vote say=for
			4 vote say=for
			5 vote say=for
			3 card amount=12
			3 final
			1 vote say=for`, money: "1 11 0 0 0", hides: []string{"in prison"}},
		{name: "G18 G16: the prisoner who is offered nothing takes a Gang card", lines: allAgainst + `
			2 card amount=12
			2 final
			3 vote say=for
			4 vote say=for
			5 vote say=for`, gangs: "1 0 1 1 1"},
		{name: "G19: the Sheriff gets 2 when he goes to prison himself", lines: `
			host correct what="Seat with the Sheriff" to=1` + allAgainst, money: "2 0 0 0 0"},
		{name: "G20 F1: token 3, with the Senator 5, and a Gang card 6", lines: `
			host correct what="Seat with the Senator" to=2
			host correct what=Gangs seat=2 to=1` + called + `
			2 vote say=for argument=yes
			3 vote say=for argument=yes
			4 vote say=against
			5 vote say=against`, sees: []string{"seat 2 weighs 6. Argument with the Senator +4 and Gang card +1", "seat 3 weighs 3. Argument +2", "seat 4 weighs 1."}},
		{name: "F1: the Senator without a token and a Gang card weighs 2; a token and two Gang cards 5; two Gang cards 3", lines: `
			host correct what="Seat with the Senator" to=2
			host correct what=Gangs seat=2 to=1
			host correct what=Gangs seat=3 to=2
			host correct what=Gangs seat=4 to=2` + called + `
			2 vote say=for
			3 vote say=for argument=yes
			4 vote say=against
			5 vote say=against`, sees: []string{"seat 2 weighs 2.", "seat 3 weighs 5.", "seat 4 weighs 3. 2 Gang cards +2"}},
		{name: "G20: the pad says what a vote would weigh", lines: `
			host correct what="Seat with the Senator" to=2
			host correct what=Gangs seat=2 to=1` + called, viewer: 2, sees: []string{"Senator: an Argument adds 4 to your vote, not 2"}},
		{name: "G21: the Tycoon earns also when he voted against", lines: `
			host correct what="Seat with the Tycoon" to=4` + called + `
			2 vote say=for
			3 vote say=for
			4 vote say=against
			5 vote say=for`, money: "6 3 2 1 3"},
		{name: "G23: the Boss votes for, and the deal is not accepted: the dealer takes a Gang card all the same", lines: `
			host correct what="Seat with the Boss" to=4` + called + `
			2 vote say=against
			3 vote say=against
			4 vote say=for
			5 vote say=against`, gangs: "1 0 0 0 0"},
		{name: "G25: Gang cards count once, and are gone after the vote", lines: allFor + `
			2 card amount=12
			2 offer to=4 money=1
			2 final
			1 vote say=against
			3 vote say=against
			4 vote say=for
			5 vote say=against`, sees: []string{"seat 4 weighs 2. Gang card +1"}, gangs: "0 0 0 0 0"},
		{name: "G26: earnings come from the bank and cost nobody", lines: `
			host correct what="Seat with the Tycoon" to=2
			host correct what="Seat with the Journalist" to=3` + called + `
			2 vote say=for argument=yes
			3 vote say=for
			4 vote say=for
			5 vote say=for`, money: "6 4 3 0 3"},
		{name: "G27: five players play ten deals", lines: `
			host correct what=Deal to=9` + allFor, sees: []string{"deal 10 of 10", "Last deal"}},
		{name: "G27: six play twelve", setting: "seats=6", lines: `
			host correct what=Deal to=7`, sees: []string{"deal 7 of 12", "Last round: The game ends after deal 12."}},
		{name: "G27: seven play seven", setting: "seats=7", lines: "1 card amount=12", sees: []string{"deal 1 of 7"}},
		{name: "G27: eight play eight", setting: "seats=8", lines: "1 card amount=12", sees: []string{"deal 1 of 8"}},
		{name: "G27: nine play nine", setting: "seats=9", lines: "1 card amount=12", sees: []string{"deal 1 of 9"}},
		{name: "G27: the last deal ends it", lines: `
			host correct what=Deal to=10` + allFor + `
			! 2 card amount=12
			1 lift`, sees: []string{"Waiting for seat 2, seat 3, seat 4 and seat 5 to lift the screen.", "1. seat 1, 6"}},
		{name: "G28 V9: one screen after another is lifted, and equal winners share", lines: `
			host correct what=Deal to=10` + allFor + `
			2 correct what=Money to=6
			3 lift
			! 3 lift
			! host lift of=3
			> Whose: choose one of those shown.
			host lift of=1
			2 lift
			4 lift
			host lift of=5`, sees: []string{"(over)", "seat 1 and seat 2 win together with 6 each", "1. seat 1, 6\n  1. seat 2, 6\n  3. seat 5, 3\n  4. seat 3, 2\n  5. seat 4, 0"}},
		{name: "G28: money is what counts, not tokens, Gang cards or accomplices", lines: `
			host correct what=Deal to=10` + allFor + `
			1 lift
			2 lift
			3 lift
			4 lift
			5 lift`, sees: []string{"seat 1 wins with 6"}},
		{name: "a screen that stands hides its money from all", lines: `
			host correct what=Deal to=10` + allFor + `
			1 lift`, viewer: 2, sees: []string{"1. seat 1, 6", "seat 1: [x] Screen lifted", "seat 3: [ ] Screen lifted"}, hides: []string{"Money 2"}},
		{name: "who left is not waited for, and the host closes the vote; an absent vote weighs nothing", lines: `
			1 sit name=Ada
			2 sit name=Ben
			3 sit name=Cleo
			4 sit name=Dino
			5 sit name=Emil` + called + `
			2 vote say=against
			3 vote say=for
			! host close
			> Everybody must vote. Still to vote: seat 4 and seat 5.
			5 leave
			4 vote say=for
			host close`, sees: []string{"accepted, 2 to 1", "No vote from seat 5."}},
		{name: "the host may vote for an empty chair instead", lines: `
			1 sit name=Ada
			2 sit name=Ben
			3 sit name=Cleo
			4 sit name=Dino
			5 sit name=Emil` + called + `
			2 vote say=against
			3 vote say=for
			4 vote say=for
			5 leave
			host/5 vote say=against`, sees: []string{"in a tie, 2 to 2"}},
		{name: "a vote that was cast stays cast when its author leaves", lines: `
			1 sit name=Ada
			2 sit name=Ben
			3 sit name=Cleo
			4 sit name=Dino
			5 sit name=Emil` + called + `
			2 vote say=against
			2 leave
			3 vote say=against
			4 vote say=for
			5 vote say=against`, sees: []string{"not accepted, 1 to 3"}},
		{name: "a ruling that sends a voter to prison takes the vote from him", lines: called + `
			2 vote say=against
			3 vote say=against
			4 vote say=for
			host correct what="Seat in prison" to=5`, sees: []string{"not accepted, 1 to 2"}},
		{name: "a mistyped card is typed again until the results, and held to the offers", lines: called + `
			2 vote say=for
			! 1 card-again amount=12 accomplices=tycoon
			> You have offered the Senator to seat 3 already; the card must show it.
			1 card-again amount=12 accomplices=senator
			3 vote say=for
			4 vote say=for
			5 vote say=for
			! 1 card-again amount=13 accomplices=senator`, money: "4 3 2 0 3"},
		{name: "the host does not correct what lies in a hand", lines: allFor + `
			! host correct what=Money to=9
			! 2 correct what=Gangs to=2
			2 correct what=Money to=9`, money: "6 9 2 0 3"},
	} {
		t.Run(r.name, r.hold)
	}
}

// G2: five to nine players.
func TestSeats(t *testing.T) {
	for seats := 4; seats <= 10; seats++ {
		_, err := game.Fold(engine.Setup{Seats: seats}, nil)
		if ok := seats >= 5 && seats <= 9; ok != (err == nil) {
			t.Errorf("%d players: %v", seats, err)
		}
		if err != nil && err.Error() != fmt.Sprintf("Gentleman's Deal is for 5 to 9 players, not %d.", seats) {
			t.Errorf("%d players: %v", seats, err)
		}
	}
}

// Whose turn it is: which seats have which of the game's pads open, phase by phase.
func TestWhoMayEnterWhat(t *testing.T) {
	for _, c := range []struct {
		name, lines, want string
	}{
		{"before the first card", "",
			"card 1; first -1 1 2 3 4 5"},
		{"while he offers", offered,
			"card-again 1; final 1; offer 1"},
		{"while they vote, one in prison", `
			host correct what="Seat in prison" to=5` + called + `
			3 vote say=for`,
			"card-again 1; vote 2 4"},
		{"after the results", allFor,
			"card 2"},
		{"when the last deal is done", `
			host correct what=Deal to=10` + allFor + `
			2 lift`,
			"lift -1 1 3 4 5"},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := played(t, "seats=5", c.lines)
			open := map[string][]string{}
			for v := engine.Host; v <= 5; v++ {
				for _, pad := range p.Screen(v).Pads {
					if pad.Closed == nil && pad.As == 0 && slices.Contains([]string{"first", "card", "card-again", "offer", "final", "vote", "close", "pay", "lift"}, pad.Kind) {
						open[pad.Kind] = append(open[pad.Kind], fmt.Sprint(int(v)))
					}
				}
			}
			var got []string
			for kind, seats := range open {
				got = append(got, kind+" "+strings.Join(seats, " "))
			}
			slices.Sort(got)
			if s := strings.Join(got, "; "); s != c.want {
				t.Errorf("open are %s\nwant %s", s, c.want)
			}
		})
	}
}

// V9: neither a card nor anybody's money is on another's screen, in whatever
// form, until the results and the end. The secrets here are numbers that stand
// nowhere else.
func TestNobodyElseSeesMoneyOrCard(t *testing.T) {
	lines := `
		2 correct what=Money to=777
		1 card amount=16 accomplices=banker
		1 final
		3 vote say=against argument=yes`
	p := played(t, "seats=5", lines)
	for v := engine.Host; v <= 5; v++ {
		s := p.Screen(v)
		screen, err := json.Marshal([]any{s, s.Pads})
		if err != nil {
			t.Fatal(err)
		}
		for secret, owner := range map[string]engine.Seat{"777": 2, "The card: 16": 1, "against, with an Argument": 3} {
			if has := strings.Contains(string(screen), secret); has != (v == owner) {
				t.Errorf("%v sees %q: %v", v, secret, has)
			}
		}
	}
}

// What is typed for one deal says so, and a tap meant for another is refused;
// a payment is for any time.
func TestMarks(t *testing.T) {
	for _, c := range []struct {
		name, lines string
		by          engine.Seat
		kind        string
		mark        string
	}{
		{"a card", "", 1, "card", "deal 1"},
		{"a card typed again", offered, 1, "card-again", "deal 1"},
		{"an offer", allFor + "\n2 card amount=12", 2, "offer", "deal 2"},
		{"the final offer", allFor + "\n2 card amount=12", 2, "final", "deal 2"},
		{"a vote", called, 3, "vote", "deal 1"},
		{"a vote that comes too late", allFor, 3, "vote", "deal 1"},
		{"a vote on the next deal", allFor + "\n2 card amount=12\n2 final", 3, "vote", "deal 2"},
		{"a payment", allFor, 2, "pay", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := played(t, "seats=5 side-payments=yes", c.lines)
			i := slices.IndexFunc(p.Screen(c.by).Pads, func(pad engine.Pad) bool { return pad.Kind == c.kind })
			if i < 0 {
				t.Fatalf("%v has no pad %s", c.by, c.kind)
			}
			if mark := p.Screen(c.by).Pads[i].Mark; mark != c.mark {
				t.Errorf("its mark is %q, want %q", mark, c.mark)
			}
			_, err := p.Enter(engine.Record{By: c.by, Kind: c.kind, Mark: "deal 0", At: night.Evening})
			if err == nil || err.Error() != "That was for another moment. Look again." {
				t.Errorf("a tap meant for deal 0: %v", err)
			}
		})
	}
}
