package deal_test

import "testing"

// Two cards, a 2 and a 0: whoever draws the 2 hits.
func TestOdds(t *testing.T) {
	fighting := war + `host correct what="Soldiers" seat=1 to=9
1 deck weapon=Bat damage=2 copies=1
2 deck weapon=Straw copies=1
! 2 deck damage=1 copies=1
> Write the name of the weapon.
1 attack whom=2 on=Dallas soldiers=2 their-soldiers=1
`
	hold(t, fighting, []row{
		{fact: "odds: asked for, on the own phone alone", night: "1 odds show=yes\n", viewer: 1, want: []string{"(covered) Odds:",
			"seat 1 wins 50 of 100 times, and loses 1.0 on average.", "seat 2 wins 50 of 100 times, and loses 0.5 on average.", "Exact, with 2 cards not seen yet, each round at random, and to the end."}},
		{fact: "odds: the host tells the deck, too", night: "host deck weapon=Bat damage=2 copies=3\nhost shuffled\n1 odds show=yes\n", viewer: 1, want: []string{
			"Exact, with 4 cards not seen yet, each round at random, and to the end."}},
		{fact: "odds: the other's phone says nothing", night: "1 odds show=yes\n", viewer: 2, want: []string{"Ask for them first."}, not: []string{"of 100"}},
		{fact: "odds: hidden again", night: "1 odds show=yes\n1 odds show=no\n", viewer: 1, want: []string{"Ask for them first."}},
		{fact: "odds: less the cards that were seen", night: "1 odds show=yes\n1 weapon weapon=Straw\n2 weapon damage=1\n", viewer: 1, want: []string{"Note the weapons of the deck first."}},
		{fact: "odds: and with them again, when the deck is shuffled (D14)", night: "1 odds show=yes\n1 weapon weapon=Straw\n2 weapon damage=1\n2 shuffled\n", viewer: 1,
			want: []string{"seat 1 wins 50 of 100 times, and loses 0.5 on average."}},
		{fact: "odds, D41: a special weapon counts for its own clan", night: "1 deck weapon=Bat damage=2 copies=0\n1 deck weapon=Katana damage=0 copies=1\n2 odds show=yes\n", viewer: 2,
			want: []string{"seat 2 wins 100 of 100 times, and loses 0.0 on average."}},
	})
}
