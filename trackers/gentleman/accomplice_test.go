package gentleman_test

import (
	"fmt"
	"strings"
	"testing"
)

// One deal, six seats. A deals 14 with no accomplice on the card, F sits in
// prison. He offers B 3, C 2, E 1, and D and F nothing, so that 8 is left for
// him. In the deal that is accepted B votes for, C for with a token, D against
// with a token and E for: 5 to 3, and 5 to 5 where D has the Senator. In the one
// that is not, B votes against, C for with a token, D and E against with tokens:
// 3 to 7, and 5 to 7 where C has the Senator.
//
// With no accomplice about, the first gives money 8 3 2 0 1 0 and a Gang card
// each to D and F (G14, G16, F3); the second gives nothing (G17, A1).
const (
	dealOf14 = `
		host correct what="Seat in prison" to=6
		1 card amount=14
		1 offer to=2 money=3
		1 offer to=3 money=2
		1 offer to=5 money=1
		1 final`
	acceptedBy = `
		2 vote say=for
		3 vote say=for argument=yes
		4 vote say=against argument=yes
		5 vote say=for`
	rejectedBy = `
		2 vote say=against
		3 vote say=for argument=yes
		4 vote say=against argument=yes
		5 vote say=against argument=yes`
)

// What the deal comes to for every holder, worked out by hand from G19 to G24.
// The columns: money and Gang cards of A to F when it is accepted, and when it is
// not. What each accomplice adds:
//
//	Sheriff (G19): 2 when it is not accepted; where its holder is offered
//	nothing, 2 Gang cards in the accepted deal.
//	Senator (G20): weight, and so nothing here.
//	Tycoon (G21): 1 when it is accepted, to the dealer and the prisoner too (A4).
//	Journalist (G22): accepted, tokens of C and D; not accepted, of C, D and E:
//	those among its holder and the two beside him.
//	Boss (G23): a Gang card for A where its holder votes for; so not of A or F.
//	Banker (G24): accepted, 1 from each of the two beside him who got money, the
//	dealer with what he keeps among them (A2); also while dealing (A3).
var holders = []struct {
	seat int
	who  string
	rows string
}{
	// each alone
	{1, "the dealer", `
	sheriff            | 8 3 2 0 1 0 | 0 0 0 1 0 1 | 2 0 0 0 0 0 | 0 0 0 0 0 0
	senator            | 8 3 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	tycoon             | 9 3 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	journalist         | 8 3 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	boss               | 8 3 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	banker             | 9 2 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0`},
	{6, "the prisoner", `
	sheriff            | 8 3 2 0 1 0 | 0 0 0 1 0 2 | 0 0 0 0 0 2 | 0 0 0 0 0 0
	senator            | 8 3 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	tycoon             | 8 3 2 0 1 1 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	journalist         | 8 3 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 1 | 0 0 0 0 0 0
	boss               | 8 3 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	banker             | 7 3 2 0 0 2 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0`},
	{2, "the dealer's neighbour", `
	sheriff            | 8 3 2 0 1 0 | 0 0 0 1 0 1 | 0 2 0 0 0 0 | 0 0 0 0 0 0
	senator            | 8 3 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	tycoon             | 8 4 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	journalist         | 8 4 2 0 1 0 | 0 0 0 1 0 1 | 0 1 0 0 0 0 | 0 0 0 0 0 0
	boss               | 8 3 2 0 1 0 | 1 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	banker             | 7 5 1 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0`},
	// every pair in one hand
	// the dealer: no vote and no token of his own; B beside him is offered 3, F nothing
	{1, "the dealer", `
	sheriff senator    | 8 3 2 0 1 0 | 0 0 0 1 0 1 | 2 0 0 0 0 0 | 0 0 0 0 0 0
	sheriff tycoon     | 9 3 2 0 1 0 | 0 0 0 1 0 1 | 2 0 0 0 0 0 | 0 0 0 0 0 0
	sheriff journalist | 8 3 2 0 1 0 | 0 0 0 1 0 1 | 2 0 0 0 0 0 | 0 0 0 0 0 0
	sheriff boss       | 8 3 2 0 1 0 | 0 0 0 1 0 1 | 2 0 0 0 0 0 | 0 0 0 0 0 0
	sheriff banker     | 9 2 2 0 1 0 | 0 0 0 1 0 1 | 2 0 0 0 0 0 | 0 0 0 0 0 0
	senator tycoon     | 9 3 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	senator journalist | 8 3 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	senator boss       | 8 3 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	senator banker     | 9 2 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	tycoon journalist  | 9 3 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	tycoon boss        | 9 3 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	tycoon banker      | 10 2 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	journalist boss    | 8 3 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	journalist banker  | 9 2 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	boss banker        | 9 2 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0`},
	// the prisoner: no vote; offered nothing; beside E, who gets 1, and the dealer
	{6, "the prisoner", `
	sheriff senator    | 8 3 2 0 1 0 | 0 0 0 1 0 2 | 0 0 0 0 0 2 | 0 0 0 0 0 0
	sheriff tycoon     | 8 3 2 0 1 1 | 0 0 0 1 0 2 | 0 0 0 0 0 2 | 0 0 0 0 0 0
	sheriff journalist | 8 3 2 0 1 0 | 0 0 0 1 0 2 | 0 0 0 0 0 3 | 0 0 0 0 0 0
	sheriff boss       | 8 3 2 0 1 0 | 0 0 0 1 0 2 | 0 0 0 0 0 2 | 0 0 0 0 0 0
	sheriff banker     | 7 3 2 0 0 2 | 0 0 0 1 0 2 | 0 0 0 0 0 2 | 0 0 0 0 0 0
	senator tycoon     | 8 3 2 0 1 1 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	senator journalist | 8 3 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 1 | 0 0 0 0 0 0
	senator boss       | 8 3 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	senator banker     | 7 3 2 0 0 2 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	tycoon journalist  | 8 3 2 0 1 1 | 0 0 0 1 0 1 | 0 0 0 0 0 1 | 0 0 0 0 0 0
	tycoon boss        | 8 3 2 0 1 1 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	tycoon banker      | 7 3 2 0 0 3 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	journalist boss    | 8 3 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 1 | 0 0 0 0 0 0
	journalist banker  | 7 3 2 0 0 2 | 0 0 0 1 0 1 | 0 0 0 0 0 1 | 0 0 0 0 0 0
	boss banker        | 7 3 2 0 0 2 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0`},
	// the dealer's neighbour: votes plain: for in the accepted deal, against in the other; beside A and C
	{2, "the dealer's neighbour", `
	sheriff senator    | 8 3 2 0 1 0 | 0 0 0 1 0 1 | 0 2 0 0 0 0 | 0 0 0 0 0 0
	sheriff tycoon     | 8 4 2 0 1 0 | 0 0 0 1 0 1 | 0 2 0 0 0 0 | 0 0 0 0 0 0
	sheriff journalist | 8 4 2 0 1 0 | 0 0 0 1 0 1 | 0 3 0 0 0 0 | 0 0 0 0 0 0
	sheriff boss       | 8 3 2 0 1 0 | 1 0 0 1 0 1 | 0 2 0 0 0 0 | 0 0 0 0 0 0
	sheriff banker     | 7 5 1 0 1 0 | 0 0 0 1 0 1 | 0 2 0 0 0 0 | 0 0 0 0 0 0
	senator tycoon     | 8 4 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	senator journalist | 8 4 2 0 1 0 | 0 0 0 1 0 1 | 0 1 0 0 0 0 | 0 0 0 0 0 0
	senator boss       | 8 3 2 0 1 0 | 1 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	senator banker     | 7 5 1 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	tycoon journalist  | 8 5 2 0 1 0 | 0 0 0 1 0 1 | 0 1 0 0 0 0 | 0 0 0 0 0 0
	tycoon boss        | 8 4 2 0 1 0 | 1 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	tycoon banker      | 7 6 1 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	journalist boss    | 8 4 2 0 1 0 | 1 0 0 1 0 1 | 0 1 0 0 0 0 | 0 0 0 0 0 0
	journalist banker  | 7 6 1 0 1 0 | 0 0 0 1 0 1 | 0 1 0 0 0 0 | 0 0 0 0 0 0
	boss banker        | 7 5 1 0 1 0 | 1 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0`},
	// a player offered something: votes for with a token in both; beside B and D
	{3, "a player offered something", `
	sheriff senator    | 8 3 2 0 1 0 | 0 0 0 1 0 1 | 0 0 2 0 0 0 | 0 0 0 0 0 0
	sheriff tycoon     | 8 3 3 0 1 0 | 0 0 0 1 0 1 | 0 0 2 0 0 0 | 0 0 0 0 0 0
	sheriff journalist | 8 3 4 0 1 0 | 0 0 0 1 0 1 | 0 0 4 0 0 0 | 0 0 0 0 0 0
	sheriff boss       | 8 3 2 0 1 0 | 1 0 0 1 0 1 | 0 0 2 0 0 0 | 1 0 0 0 0 0
	sheriff banker     | 8 2 3 0 1 0 | 0 0 0 1 0 1 | 0 0 2 0 0 0 | 0 0 0 0 0 0
	senator tycoon     | 8 3 3 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	senator journalist | 8 3 4 0 1 0 | 0 0 0 1 0 1 | 0 0 2 0 0 0 | 0 0 0 0 0 0
	senator boss       | 8 3 2 0 1 0 | 1 0 0 1 0 1 | 0 0 0 0 0 0 | 1 0 0 0 0 0
	senator banker     | 8 2 3 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	tycoon journalist  | 8 3 5 0 1 0 | 0 0 0 1 0 1 | 0 0 2 0 0 0 | 0 0 0 0 0 0
	tycoon boss        | 8 3 3 0 1 0 | 1 0 0 1 0 1 | 0 0 0 0 0 0 | 1 0 0 0 0 0
	tycoon banker      | 8 2 4 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	journalist boss    | 8 3 4 0 1 0 | 1 0 0 1 0 1 | 0 0 2 0 0 0 | 1 0 0 0 0 0
	journalist banker  | 8 2 5 0 1 0 | 0 0 0 1 0 1 | 0 0 2 0 0 0 | 0 0 0 0 0 0
	boss banker        | 8 2 3 0 1 0 | 1 0 0 1 0 1 | 0 0 0 0 0 0 | 1 0 0 0 0 0`},
	// a player offered nothing: votes against with a token in both; beside C and E
	{4, "a player offered nothing", `
	sheriff senator    | 8 3 2 0 1 0 | 0 0 0 2 0 1 | 0 0 0 2 0 0 | 0 0 0 0 0 0
	sheriff tycoon     | 8 3 2 1 1 0 | 0 0 0 2 0 1 | 0 0 0 2 0 0 | 0 0 0 0 0 0
	sheriff journalist | 8 3 2 2 1 0 | 0 0 0 2 0 1 | 0 0 0 5 0 0 | 0 0 0 0 0 0
	sheriff boss       | 8 3 2 0 1 0 | 0 0 0 2 0 1 | 0 0 0 2 0 0 | 0 0 0 0 0 0
	sheriff banker     | 8 3 1 2 0 0 | 0 0 0 2 0 1 | 0 0 0 2 0 0 | 0 0 0 0 0 0
	senator tycoon     | 8 3 2 1 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	senator journalist | 8 3 2 2 1 0 | 0 0 0 1 0 1 | 0 0 0 3 0 0 | 0 0 0 0 0 0
	senator boss       | 8 3 2 0 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	senator banker     | 8 3 1 2 0 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	tycoon journalist  | 8 3 2 3 1 0 | 0 0 0 1 0 1 | 0 0 0 3 0 0 | 0 0 0 0 0 0
	tycoon boss        | 8 3 2 1 1 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	tycoon banker      | 8 3 1 3 0 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0
	journalist boss    | 8 3 2 2 1 0 | 0 0 0 1 0 1 | 0 0 0 3 0 0 | 0 0 0 0 0 0
	journalist banker  | 8 3 1 4 0 0 | 0 0 0 1 0 1 | 0 0 0 3 0 0 | 0 0 0 0 0 0
	boss banker        | 8 3 1 2 0 0 | 0 0 0 1 0 1 | 0 0 0 0 0 0 | 0 0 0 0 0 0`},
}

func TestAccomplicesByHolder(t *testing.T) {
	rows := 0
	for _, h := range holders {
		for line := range strings.Lines(strings.TrimSpace(h.rows)) {
			cols := strings.Split(strings.TrimSpace(line), " | ")
			has, given := strings.Fields(cols[0]), ""
			for _, a := range has {
				given += fmt.Sprintf("%s=%d ", a, h.seat)
			}
			for i, votes := range []string{acceptedBy, rejectedBy} {
				rows++
				money, gangs := strings.TrimSpace(cols[1+2*i]), strings.TrimSpace(cols[2+2*i])
				t.Run(fmt.Sprintf("%s has %s, %s", h.who, strings.Join(has, " and "), []string{"accepted", "not accepted"}[i]), func(t *testing.T) {
					p := played(t, "seats=6", holding(given)+dealOf14+votes)
					if got := moneyOf(p); got != money {
						t.Errorf("money %s, want %s; %s", got, money, told(p))
					}
					if got := gangsOf(p); got != gangs {
						t.Errorf("Gang cards %s, want %s; %s", got, gangs, told(p))
					}
				})
			}
		}
	}
	if want := 2 * (3*6 + 5*15); rows != want {
		t.Errorf("%d rows, want %d", rows, want)
	}
}

// Accomplices of different players that touch each other, by the same deal.
func TestAccomplicesOfSeveral(t *testing.T) {
	for _, c := range []struct {
		name, given, votes string
		money, gangs       string
	}{
		{"the dealer is the Sheriff and B the Boss votes for: two Gang cards (G19, G23)",
			"sheriff=1 boss=2", acceptedBy, "8 3 2 0 1 0", "2 0 0 1 0 1"},
		{"not accepted, C the Boss voted for: the Sheriff goes to prison with 2 and two Gang cards",
			"sheriff=1 boss=3", rejectedBy, "2 0 0 0 0 0", "2 0 0 0 0 0"},
		{"D the Boss votes against: no Gang card for the dealer",
			"sheriff=1 boss=4", acceptedBy, "8 3 2 0 1 0", "0 0 0 1 0 1"},
		{"the Banker takes of what the dealer keeps, not of his 1 as Tycoon (G24)",
			"banker=2 tycoon=1", acceptedBy, "8 5 1 0 1 0", "0 0 0 1 0 1"},
		{"E the Banker sits beside two who got nothing from the card: F's 1 as Tycoon is exempt",
			"banker=5 tycoon=6", acceptedBy, "8 3 2 0 1 1", "0 0 0 1 0 1"},
		{"E pays the Banker F of his 1 from the card and earns 1 as Journalist",
			"banker=6 journalist=5", acceptedBy, "7 3 2 0 1 2", "0 0 0 1 0 1"},
		{"C pays the Banker D 1 of 2; D's own 2 as Journalist stay his",
			"banker=4 journalist=4", acceptedBy, "8 3 1 4 0 0", "0 0 0 1 0 1"},
		{"the prisoner is the Sheriff: 2 when a dealer joins him, and no Gang card on a rejected deal (A1)",
			"sheriff=6 boss=3", rejectedBy, "0 0 0 0 0 2", "1 0 0 0 0 0"},
		{"six players with one each: B the Boss, C the Senator, D the Journalist, E the Banker, F the Tycoon, A the Sheriff",
			"sheriff=1 boss=2 senator=3 journalist=4 banker=5 tycoon=6", acceptedBy, "8 3 2 2 1 1", "2 0 0 1 0 1"},
		{"and when it is not accepted: D earns for C, D and E; B voted against",
			"sheriff=1 boss=2 senator=3 journalist=4 banker=5 tycoon=6", rejectedBy, "2 0 0 3 0 0", "0 0 0 0 0 0"},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := played(t, "seats=6", holding(c.given)+dealOf14+c.votes)
			if money, gangs := moneyOf(p), gangsOf(p); money != c.money || gangs != c.gangs {
				t.Errorf("money %s, Gang cards %s; want %s and %s; %s", money, gangs, c.money, c.gangs, told(p))
			}
		})
	}
}

// holding are rulings that give accomplices to seats: "sheriff=1 boss=2".
func holding(given string) (lines string) {
	for _, g := range strings.Fields(given) {
		a, seat, _ := strings.Cut(g, "=")
		lines += fmt.Sprintf("\nhost correct what=\"Seat with the %s\" to=%s", strings.ToUpper(a[:1])+a[1:], seat)
	}
	return lines
}
