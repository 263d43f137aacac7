package gentleman_test

import (
	"testing"
)

// lapsed is an offer that its dealer does not make final in time; C was offered
// something, E sits in prison, and B and D have Gang cards of the turn before.
const lapsed = `
	host correct what="Seat in prison" to=5
	host correct what=Gangs seat=2 to=1
	host correct what=Gangs seat=4 to=2
	1 card amount=12
	1 offer to=3 money=1
	clock time @+120s`

// The open points of the digest's section 6: the default first, then each house rule.
func TestHouseRules(t *testing.T) {
	const prisoner = `
		host correct what="Seat in prison" to=5`
	const rejected = prisoner + called + `
		2 vote say=against
		3 vote say=against
		4 vote say=against`
	const tycoonDeals = `
		host correct what="Seat with the Tycoon" to=1` + allFor
	for _, r := range []rule{
		{name: "A1: offered nothing in a rejected deal, no Gang card", lines: `
			1 card amount=12
			1 final
			2 vote say=against
			3 vote say=against
			4 vote say=against
			5 vote say=against`, gangs: "0 0 0 0 0"},
		{name: "A1: for all, and two for the Sheriff", setting: "rejected-gang=all", lines: `
			host correct what="Seat with the Sheriff" to=4` + rejected, gangs: "0 0 0 2 0", money: "0 0 0 2 0"},
		{name: "A1: for the prisoner alone", setting: "rejected-gang=prisoner", lines: prisoner + `
			1 card amount=12
			1 offer to=2 money=1
			1 final
			2 vote say=against
			3 vote say=against
			4 vote say=against`, gangs: "0 0 0 0 1"},
		{name: "A1: and not where he was offered something", setting: "rejected-gang=prisoner", lines: rejected, gangs: "0 0 0 0 0"},
		{name: "A2: the Banker takes of what his neighbour the dealer keeps", lines: `
			host correct what="Seat with the Banker" to=5` + allFor, money: "5 3 2 0 4"},
		{name: "A2: or leaves that alone", setting: "banker-remainder=not", lines: `
			host correct what="Seat with the Banker" to=5` + allFor, money: "6 3 2 0 3"},
		{name: "A2: nothing kept, nothing taken", lines: `
			host correct what="Seat with the Banker" to=5
			1 card amount=12
			1 offer to=2 money=12
			1 final
			2 vote say=for
			3 vote say=for
			4 vote say=for
			5 vote say=for`, money: "0 12 0 0 0"},
		{name: "A3: the Banker who deals takes from his neighbours", lines: `
			host correct what="Seat with the Banker" to=1` + allFor, money: "8 2 2 0 2"},
		{name: "A3: or not", setting: "banker-deals=not", lines: `
			host correct what="Seat with the Banker" to=1` + allFor, money: "6 3 2 0 3"},
		{name: "A4: the Tycoon earns as the dealer", lines: tycoonDeals, money: "7 3 2 0 3"},
		{name: "A4: or only with a vote", setting: "tycoon=voting", lines: tycoonDeals, money: "6 3 2 0 3"},
		{name: "A4: and then not as the prisoner", setting: "tycoon=voting", lines: `
			host correct what="Seat with the Tycoon" to=5` + prisoner + called + `
			2 vote say=for
			3 vote say=for
			4 vote say=for`, money: "6 3 2 0 3"},
		{name: "A4: but with one", setting: "tycoon=voting", lines: `
			host correct what="Seat with the Tycoon" to=4` + allFor, money: "6 3 2 1 3"},
		{name: "A5: the Journalist earns on a rejected deal", lines: `
			host correct what="Seat with the Journalist" to=2` + called + `
			2 vote say=against argument=yes
			3 vote say=against
			4 vote say=against
			5 vote say=against`, money: "0 1 0 0 0"},
		{name: "A5: or only on an accepted one", setting: "journalist=accepted", lines: `
			host correct what="Seat with the Journalist" to=2` + called + `
			2 vote say=against argument=yes
			3 vote say=against
			4 vote say=against
			5 vote say=against`, money: "0 0 0 0 0"},
		{name: "A5: which then pays", setting: "journalist=accepted", lines: `
			host correct what="Seat with the Journalist" to=2` + called + `
			2 vote say=for argument=yes
			3 vote say=for
			4 vote say=for
			5 vote say=for`, money: "6 4 2 0 3"},
		{name: "A6: a lapsed turn takes the Gang cards of the turn before with it, and frees the prisoner", setting: "clock=on", lines: lapsed,
			gangs: "0 0 0 0 0", viewer: 1, sees: []string{"seat 1 (in prison)", "seat 5: Arguments"}},
		{name: "A6: or they stay for the next vote", setting: "clock=on lapse=keep", lines: lapsed, gangs: "0 1 0 2 0"},
		{name: "A6 A1: new ones come beside them", setting: "clock=on lapse=keep rejected-gang=all", lines: lapsed, gangs: "0 2 0 3 1"},
		{name: "A6 A1: or in their place", setting: "clock=on rejected-gang=all", lines: lapsed, gangs: "0 1 0 1 1"},
		{name: "A7: the dealer's accomplices come with the next turn", lines: allFor, viewer: 1, sees: []string{"seat 1: next turn Tycoon and Boss;"}},
		{name: "A7: or at once; those offered still come later", setting: "unshared=now", lines: `
			host correct what="Seat with the Tycoon" to=4` + allFor, viewer: 1, sees: []string{"seat 1: Tycoon and Boss;", "seat 3: next turn Senator;"},
			money: "6 3 2 1 3"},
		{name: "A8: a missing vote is waited for, however long", lines: called + `
			2 vote say=for
			3 vote say=for
			4 vote say=for
			! clock time @+1h
			> No time is up.
			! host close
			> Everybody must vote. Still to vote: seat 5.`, sees: []string{"Waiting for seat 5 to vote on deal 1."}},
		{name: "A8: or counts as against after two minutes, with its Gang cards and no token", setting: "missing=against", lines: `
			host correct what=Gangs seat=5 to=1` + called + `
			2 vote say=for
			3 vote say=for
			! 5 vote say=for argument=yes @+118s
			> Too late: the time was up.
			clock time @+118s
			! 5 vote say=for
			> Too late, not counted: the votes on deal 1 are shown.`,
			sees: []string{"not accepted, 2 to 3", "seat 4 weighs 1. no vote in time", "seat 5 weighs 2. no vote in time and Gang card +1"}, tokens: "3 3 3 3 3"},
		{name: "A8: and who left counts so when the host closes the vote before that", setting: "missing=against", lines: `
			1 sit name=Ada
			2 sit name=Ben
			3 sit name=Cleo
			4 sit name=Dino
			5 sit name=Emil` + called + `
			2 vote say=for
			3 vote say=for
			4 vote say=against
			5 leave
			host close`, sees: []string{"in a tie, 2 to 2", "seat 5 weighs 1. no vote in time"}},
		{name: "A9: Gang cards run out at ten, dealt from the dealer's left", setting: "clock=on lapse=keep rejected-gang=all seats=9", lines: `
			1 card amount=12
			clock time @+120s
			2 card amount=12
			clock time @+120s`, gangs: "0 1 2 2 1 1 1 1 1", sees: []string{"Gang cards: 0 of 10 left."}},
		{name: "A9: or are endless", setting: "clock=on lapse=keep rejected-gang=all seats=9 supply=neither", lines: `
			1 card amount=12
			clock time @+120s
			2 card amount=12
			clock time @+120s`, gangs: "1 1 2 2 2 2 2 2 2"},
		{name: "A9: money is endless", lines: `
			2 correct what=Money to=209` + allFor, money: "6 212 2 0 3", hides: []string{"Bank"}},
		{name: "A9: or the bank of 210 runs out, and pays from the dealer's left on as far as it reaches", setting: "supply=both", lines: `
			host correct what=Bank to=4` + allFor, money: "0 3 1 0 0", sees: []string{"Bank 0"}},
		{name: "A9: a bank that is limited begins with 210", setting: "supply=both", lines: allFor, sees: []string{"Bank 196"}},
		{name: "A10: no payments between players", lines: allFor + `
			! 2 pay to=1 amount=1
			> That cannot be entered now.`, money: "6 3 2 0 3"},
		{name: "A10: or as many as they like, from what lies behind the own screen", setting: "side-payments=yes", lines: `
			! 2 pay to=1 amount=1
			> You have no money behind your screen.` + allFor + `
			! 2 pay to=1 amount=4
			> You have 3; this costs 4.
			! 2 pay to=2 amount=1
			> To: choose one of those shown.
			2 pay to=1 amount=3`, money: "9 0 2 0 3"},
		{name: "A12: the dealer may share all", lines: `
			1 card amount=12
			1 offer to=2 money=12
			1 final`},
		{name: "A12: or must keep 1", setting: "keep=one", lines: `
			1 card amount=12
			1 offer to=2 money=11
			! 1 offer to=2 money=12
			> Your card holds 12 and you must keep 1; with this you would share 12.
			! 1 offer to=3 money=1
			> Your card holds 12 and you must keep 1; with this you would share 12.`},
		{name: "A13: a card shows any number of accomplices", lines: `
			1 card amount=12`},
		{name: "A13: or just three", setting: "symbols=three", lines: `
			! 1 card amount=12 accomplices=boss accomplices=banker
			> Accomplices: choose 3 to 3; you chose 2.
			1 card amount=12 accomplices=boss accomplices=banker accomplices=senator`},
		{name: "A14: no clock", lines: `
			1 card amount=12
			! clock time @+1h
			> No time is up.
			1 final`},
		{name: "A15: offered to its holder, an accomplice stays, and no Gang card comes", lines: `
			host correct what="Seat with the Boss" to=4
			1 card amount=12 accomplices=boss
			1 offer to=4 money=0 accomplices=boss
			1 final
			2 vote say=for
			3 vote say=against
			4 vote say=for
			5 vote say=for
			2 card amount=12`, sees: []string{"seat 4: Boss;"}, gangs: "1 1 1 0 1"},
	} {
		t.Run(r.name, r.hold)
	}
}

// The most Gang cards that one turn can give are the ten there are, and they are
// all back before the next turn gives ten again. (Digest, section 2)
func TestTenGangCardsSufficeTwiceInARow(t *testing.T) {
	const round = `
		1 card amount=12
		1 final
		2 vote say=for
		3 vote say=for
		4 vote say=for
		5 vote say=for
		6 vote say=for
		7 vote say=for
		8 vote say=for
		9 vote say=for`
	p := played(t, "seats=9", holding("sheriff=2 boss=3")+round)
	if got, want := gangsOf(p), "1 2 1 1 1 1 1 1 1"; got != want {
		t.Errorf("Gang cards %s, want %s", got, want)
	}
	p = played(t, "seats=9", holding("sheriff=2 boss=3")+round+`
		2 card amount=12
		2 final
		1 vote say=for
		3 vote say=for
		4 vote say=for
		5 vote say=for
		6 vote say=for
		7 vote say=for
		8 vote say=for
		9 vote say=for`)
	if got, want := gangsOf(p), "1 2 1 1 1 1 1 1 1"; got != want {
		t.Errorf("a turn later, with the Sheriff as dealer: Gang cards %s, want %s", got, want)
	}
}
