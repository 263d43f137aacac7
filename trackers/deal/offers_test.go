package deal_test

import "testing"

// dealing is the opening of the rows below: seat 1 is in its deal phase with $6.5M
// and 2 dope on Los Angeles; seat 3 has 1 dope on San Salvador.
const dealing = three + `host correct what=Cash seat=1 to=6.5
host territory on="Los Angeles" ground=consumer holder=1 dope=2
host territory on="San Salvador" ground=producer holder=3 dope=1
host set-turn who=1 phase=Deal
`

func TestOffers(t *testing.T) {
	hold(t, dealing, []row{
		{fact: "D27, D28, D29: the active player buys dope, and both have said yes", night: `1 ask-dope from="San Salvador" onto="Los Angeles" pieces=1 price=2 beside=yes
! 2 accept from=1
> That cannot be entered now.
3 accept from=1
! 3 accept from=1
> That cannot be entered now.
`, want: []string{
			"> seat 1 (Krantifics): Respect 0 of 10; Cash $4.5M; Troops 1 boss, 1 lieutenant, 2 soldier = 11",
			"seat 3 (Maras): Respect 0 of 10; Cash $2M; Troops 1 boss, 1 lieutenant, 2 soldier = 11",
			"Los Angeles: seat 1 | consumer | 3", "San Salvador: seat 3 | producer | 0",
		}},
		{fact: "D28: nothing is booked before, and the offer lies open", night: "1 ask-dope from=\"San Salvador\" onto=\"Los Angeles\" pieces=1 price=2 beside=yes\n",
			want: []string{"> seat 1 (Krantifics): Respect 0 of 10; Cash $6.5M; Troops 1 boss, 1 lieutenant, 2 soldier = 11", "San Salvador: seat 3 | producer | 1",
				"Waiting for seat 3 to answer an offer.", "seat 3: from seat 1: 1 dope from San Salvador to Los Angeles and seat 1 pays $2M"}},
		{fact: "D28: refused or called off, it never was", night: `1 ask-dope from="San Salvador" onto="Los Angeles" pieces=1 price=2 beside=yes
3 refuse from=1
1 ask-dope from="San Salvador" onto="Los Angeles" pieces=1 price=3 beside=yes
1 call-off
! 3 accept from=1
> That cannot be entered now.
`, want: []string{"> seat 1 (Krantifics): Respect 0 of 10; Cash $6.5M; Troops 1 boss, 1 lieutenant, 2 soldier = 11", "Waiting for seat 1 to make deals."}, not: []string{"Offers"}},
		{fact: "V6: the price: steps of 0.5, no more than there is", night: `! 1 ask-dope from="San Salvador" onto="Los Angeles" pieces=1 price=2.25 beside=yes
> Price: give an amount in steps of $0.5M.
! 1 ask-dope from="San Salvador" onto="Los Angeles" pieces=1 price=7 beside=yes
> You have $6.5M; this costs $7M.
! 3 offer-dope from="San Salvador" onto="Los Angeles" pieces=1 price=7 beside=yes
> seat 1 has $6.5M; this costs $7M.
! 1 offer-swap to=2 cards=1 give=7 get=0
> You have $6.5M; this costs $7M.
! 1 offer-swap to=2 cards=1 give=0 get=0.5
> seat 2 has $0M; this costs $0.5M.
`, want: []string{"Waiting for seat 1 to make deals."}},
		{fact: "V7: only beside, only with the active player, no more than lies there", night: `! 1 ask-dope from="San Salvador" onto="Los Angeles" pieces=1 price=2 beside=no
> Dope is sold to a territory beside it, by land or by a sea route: San Salvador and Los Angeles are not.
! 1 offer-dope from="Los Angeles" onto=Vancouver pieces=1 price=0 beside=no
> Dope is sold to a territory beside it, by land or by a sea route: Los Angeles and Vancouver are not.
! 3 offer-dope from="San Salvador" onto=Vancouver pieces=1 price=0 beside=yes
> For their territory: choose one of those shown.
! 2 ask-dope from="San Salvador" onto=Vancouver pieces=1 price=0 beside=yes
> It lies on: choose one of those shown.
! 3 offer-swap to=2 cards=1 give=0 get=0
> With: choose one of those shown.
! 1 offer-dope from="Los Angeles" onto=Vancouver pieces=3 price=0 beside=yes
> Pieces: at most 2; you gave 3.
`, want: []string{"Waiting for seat 1 to make deals."}},
		{fact: "D27: the other may offer, too", night: "3 offer-dope from=\"San Salvador\" onto=\"Los Angeles\" pieces=1 price=6.5 beside=yes\n1 accept from=3\n",
			want: []string{"> seat 1 (Krantifics): Respect 0 of 10; Cash $0M; Troops 1 boss, 1 lieutenant, 2 soldier = 11", "Los Angeles: seat 1 | consumer | 3"}},
		{fact: "D28: a gift, and a promise that binds nobody", night: "1 offer-dope from=\"Los Angeles\" onto=Vancouver pieces=2 price=0 beside=yes promise=\"you pay 3 next turn\"\n2 accept from=1\n",
			want: []string{"Vancouver: seat 2 | consumer | 2", "Promises, which bind nobody:", "seat 1: to seat 2: you pay 3 next turn"}},
		{fact: "D28: sold on credit, the buyer's promise is noted with the yes, and never enforced", night: `1 offer-dope from="Los Angeles" onto=Vancouver pieces=2 price=0 beside=yes their-promise="3 next turn"
2 accept from=1
2 offer-swap to=1 cards=1 give=0 get=0 promise="no attack" their-promise="nor one from you"
1 accept from=2
`, want: []string{"Vancouver: seat 2 | consumer | 2", "seat 2: to seat 1: no attack", "seat 1: to seat 2: nor one from you"}, not: []string{"3 next turn"}},
		{fact: "D28: but not with a no", night: `1 offer-dope from="Los Angeles" onto=Vancouver pieces=2 price=0 beside=yes their-promise="3 next turn"
2 refuse from=1
`, want: []string{"Los Angeles: seat 1 | consumer | 2"}, not: []string{"3 next turn", "Promises"}},
		{fact: "D28: promises are noted at any time, and struck", night: "2 promise to=1 words=\"no attack\"\n1 promise to=2 words=\"no attack\"\n2 promise to=1 words=\"no attack this turn\"\n! 3 strike by=1 to=2\n> That cannot be entered now.\n1 strike by=1 to=2\n",
			want: []string{"seat 2: to seat 1: no attack this turn"}, not: []string{"seat 1: to seat 2", "seat 2: to seat 1: no attack\n"}},
		{fact: "D27, V9: weapons one for one, with cash; both hold five", night: `1 offer-swap to=3 cards=2 give=1.5 get=0
3 accept from=1
! 1 sell-weapon to=3 price=0
> Both must hold 5 weapons: swap them one for one, and add cash.
! 1 offer-swap to=3 cards=6 give=0 get=0
> Weapons of each: at most 5; you gave 6.
`, want: []string{"seat 3 (Maras): Respect 0 of 10; Cash $1.5M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}},
		{fact: "A6: or a weapon is sold", options: "weapon-sales=yes", night: "3 sell-weapon to=1 price=1\n1 accept from=3\n",
			want: []string{"seat 3 (Maras): Respect 0 of 10; Cash $1M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}},
		{fact: "D28: one that cannot be kept falls away", night: `1 ask-dope from="San Salvador" onto="Los Angeles" pieces=1 price=6.5 beside=yes
1 pay to=2 amount=0.5
! 3 accept from=1
> That cannot be entered now.
`, want: []string{"Waiting for seat 1 to make deals."}, not: []string{"Offers"}},
		{fact: "D29: or whose territory is not the buyer's any more", night: `host territory on=Dallas ground=consumer holder=1 dope=0
1 ask-dope from="San Salvador" onto=Dallas pieces=1 price=1 beside=yes
host territory on=Dallas ground=consumer holder=2 dope=0
! 3 accept from=1
> That cannot be entered now.
`, want: []string{"Dallas: seat 2 | consumer | 0"}, not: []string{"Offers"}},
		{fact: "D29: nor the seller's", night: `host territory on=Lima ground=producer holder=3 dope=1
1 ask-dope from=Lima onto="Los Angeles" pieces=1 price=1 beside=yes
host territory on=Lima ground=producer holder=2 dope=1
! 3 accept from=1
> That cannot be entered now.
`, want: []string{"Lima: seat 2 | producer | 1"}, not: []string{"Offers"}},
		{fact: "D42: or made to who has fallen; promises to and of a fallen player go, too", night: `1 offer-swap to=2 cards=1 give=0 get=0
3 promise to=2 words="no attack"
2 promise to=3 words="nor from me"
3 promise to=1 words="peace"
host event-boss who=2 by=bank
`, want: []string{"Waiting for seat 1 to make deals.", "seat 3: to seat 1: peace"}, not: []string{"Offers", "no attack", "nor from me"}},
		{fact: "D28: and what lies there cannot be sold twice", night: `1 offer-dope from="Los Angeles" onto=Vancouver pieces=2 price=0 beside=yes
3 ask-dope from="Los Angeles" onto="San Salvador" pieces=2 price=0 beside=yes
1 accept from=3
! 2 accept from=1
> That cannot be entered now.
`, want: []string{"San Salvador: seat 3 | producer | 3"}},
		{fact: "D28: who cannot pay cannot say yes", night: `host correct what=Cash seat=3 to=3
1 offer-swap to=3 cards=1 give=0 get=3
3 pay to=bank amount=1
! 3 accept from=1
> You have $2M; this costs $3M.
3 refuse from=1
`, want: []string{"seat 3 (Maras): Respect 0 of 10; Cash $2M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}},
		{fact: "D27: offers end with the phase", night: "1 offer-swap to=3 cards=1 give=1 get=0\n1 next\n! 3 accept from=1\n> That cannot be entered now.\n! 1 offer-swap to=3 cards=1 give=0 get=0\n> That cannot be entered now.\n",
			want: []string{"seat 2 has the turn.", "seat 1 (Krantifics): Respect 0 of 10; Cash $6.5M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}},
		{fact: "D27: offers are for the deal phase, and for whose turn it is", night: "1 offer-swap to=3 cards=1 give=1 get=0\nhost set-turn who=2 phase=Deal\n! 3 accept from=1\n> That cannot be entered now.\n2 offer-swap to=3 cards=1 give=0 get=0\nhost set-turn who=2 phase=Action\n",
			want: []string{"Waiting for seat 2 to move and attack."}, not: []string{"Offers"}},
		{fact: "D27, V8: all of a hand is changed or none", night: "1 new-hand\n! 2 new-hand\n> It is the turn of seat 1.\n! 1 new-hand cards=2\n> You have changed your hand in this deal phase.\n", want: []string{"Waiting for seat 1 to make deals."}},
	})
}

// Where cash is hidden, an offer puts it aside: nobody learns of a purse from an
// offer that falls away. (A18)
func TestHiddenOffers(t *testing.T) {
	hidden := three + `1 correct what=Cash to=6.5
host territory on="San Salvador" ground=producer holder=3 dope=1
host set-turn who=1 phase=Deal
1 ask-dope from="San Salvador" onto="Los Angeles" pieces=1 price=6 beside=yes
`
	hold(t, hidden, []row{
		{fact: "A18: what is offered is put aside", options: "hidden-cash=yes", night: "! 1 pay to=2 amount=1\n> You have $0.5M; this costs $1M.\n", viewer: 1, want: []string{"Cash $0.5M"}},
		{fact: "A18: refused, it comes back", options: "hidden-cash=yes", night: "3 refuse from=1\n", viewer: 1, want: []string{"Cash $6.5M"}},
		{fact: "A18: replaced, it counts for the next", options: "hidden-cash=yes", night: "1 ask-dope from=\"San Salvador\" onto=\"Los Angeles\" pieces=1 price=6.5 beside=yes\n", viewer: 1, want: []string{"Cash $0M"}},
		{fact: "A18: with the phase, it comes back", options: "hidden-cash=yes", night: "1 next\n", viewer: 1, want: []string{"Cash $6.5M"}},
		{fact: "A18: accepted, it is paid", options: "hidden-cash=yes", night: "3 accept from=1\n", viewer: 3, want: []string{"Cash $6M"}},
		{fact: "A18: fallen, all of it goes to who removed the boss", options: "hidden-cash=yes event-cash=yes", night: "host event-boss who=1 by=2\n", viewer: 2, want: []string{"Cash $6.5M"}},
		{fact: "A18: a price may be asked that nobody knows the buyer has", options: "hidden-cash=yes", night: "3 offer-dope from=\"San Salvador\" onto=\"Los Angeles\" pieces=1 price=9 beside=yes\n! 1 accept from=3\n> You have $0.5M; this costs $9M.\n", viewer: 1, want: []string{"Cash $0.5M"}},
	})
}
