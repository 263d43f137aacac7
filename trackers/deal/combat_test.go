package deal_test

import (
	"slices"
	"strings"
	"testing"

	"croupier/engine"
)

// war is the opening of the rows below: seat 1 is in its action phase with 9
// soldiers and 3 lieutenants; seat 2 holds Dallas besides Vancouver, where its boss
// stands, with 9 soldiers and 3 lieutenants on the board.
const war = three + `host correct what=Soldiers seat=1 to=9
host correct what=Lieutenants seat=1 to=3
host correct what=Soldiers seat=2 to=9
host correct what=Lieutenants seat=2 to=3
host territory on=Dallas ground=consumer holder=2 dope=2
host set-turn who=1 phase=Action
`

// again is the same lines so many times.
func again(times int, lines string) string { return strings.Repeat(lines, times) }

func TestAttack(t *testing.T) {
	hold(t, war, []row{
		{fact: "D25, D54: both sides' troops there fight, no more than they have", night: `! 1 attack whom=2 on=Dallas soldiers=10 their-soldiers=1
> You have 9 soldiers on the board; you asked for 10.
! 1 attack whom=2 on=Dallas soldiers=1 their-lieutenants=4
> seat 2 has 3 lieutenants on the board; you gave 4.
! 1 attack whom=2 on=Dallas their-soldiers=1
> You attack with: at least 1.
! 1 attack whom=2 on=Dallas soldiers=1
> Somebody defends Dallas: give the troops of seat 2 there.
! 1 attack whom=3 on=Dallas soldiers=1 their-soldiers=1
> Which territory: choose one of those shown.
! 2 attack whom=1 on="Los Angeles" soldiers=1 their-soldiers=1
> It is the turn of seat 1.
1 attack whom=2 on=Dallas soldiers=4 lieutenants=1 their-soldiers=2 their-lieutenants=2
`, want: []string{"Combat for Dallas, round 1 of 5.", "seat 1: 1 lieutenant, 4 soldier = 7; card choosing", "seat 2: 2 lieutenant, 2 soldier = 8; card choosing", "Waiting for seat 1 and seat 2 to choose a weapon."}},
		{fact: "D25: a combat freezes the rest of the turn", night: `1 attack whom=2 on=Dallas soldiers=4 their-soldiers=2
! 1 next
> The combat for Dallas comes first.
! 1 take on="San Francisco"
> The combat for Dallas comes first.
! 1 attack whom=2 on=Vancouver soldiers=1
> The combat for Dallas comes first.
! host set-turn who=2 phase=Action
> The combat for Dallas comes first.
! host territory on=Dallas ground=consumer holder=1 dope=0
> There is a combat for Dallas. End it, or undo it.
! 3 weapon damage=1
> That cannot be entered now.
`, want: []string{"Resource > Recruitment > [Action] > Deal"}},
		{fact: "D26, V12: a boss attacks where a boss stands, and it defends", night: `! 1 attack whom=2 on=Dallas boss=1 their-soldiers=1
> A boss attacks only where another boss stands, and none is on Dallas.
! 1 attack-mob on=Medellin boss=1
> A boss attacks only where another boss stands, and a mob has none.
1 attack whom=2 on=Vancouver boss=1 lieutenants=1 their-lieutenants=1
`, want: []string{"seat 1: 1 boss, 1 lieutenant = 9; card choosing", "seat 2: 1 boss, 1 lieutenant = 9; card choosing"}},
		{fact: "D26: a boss under attack defends, alone if need be", night: "1 attack whom=2 on=Vancouver soldiers=9\n", want: []string{"seat 2: 1 boss = 6; card choosing"}},
		{fact: "D23: a boss that attacked has moved", night: `1 attack whom=2 on=Vancouver boss=1 soldiers=9
1 weapon damage=6
2 weapon damage=0
1 refill how=fill
1 take-new on=Miami ground=consumer
! 1 boss to=Miami
> Your boss has moved in this action phase.
! 1 abandon on=Vancouver
> Which: choose one of those shown.
1 abandon on="Los Angeles"
`, want: []string{"Vancouver: seat 1 | consumer | 0"}},
		{fact: "D23: a boss that has moved attacks no more", night: `1 take-new on=Miami ground=consumer
1 boss to=Miami
! 1 attack whom=2 on=Vancouver boss=1 soldiers=9
> Your boss has moved in this action phase.
1 attack whom=2 on=Vancouver soldiers=9
`, want: []string{"seat 1: 9 soldier = 9; card choosing"}},
		{fact: "A8: by a house rule a boss attacks a mob", options: "boss-attacks-mob=yes", night: "1 attack-mob on=Medellin boss=1 soldiers=1\n",
			want: []string{"seat 1: 1 boss, 1 soldier = 7; card choosing", "the mob: 1 mob = 10; card empty"}},
		{fact: "A22: no dope comes along", night: `host territory on="Los Angeles" ground=consumer holder=1 dope=2
! 1 attack whom=2 on=Dallas soldiers=4 their-soldiers=1 dope="Los Angeles:2"
> Answer what the pad asks, and nothing else.
`, want: []string{"Dallas: seat 2 | consumer | 2"}},
		{fact: "A22: or it does, and whoever wins holds it", options: "dope-attacks=yes", night: `host territory on="Los Angeles" ground=consumer holder=1 dope=2
1 attack whom=2 on=Dallas soldiers=1 their-soldiers=1 dope="Los Angeles:2"
1 weapon damage=0
2 weapon damage=1
`, want: []string{"Dallas: seat 2 | consumer | 4", "Los Angeles: seat 1 | consumer | 0"}},
		{fact: "A22, D24: brought into a capital it is its mob's until that falls, and moves no more", options: "dope-attacks=yes", night: `host territory on="Los Angeles" ground=consumer holder=1 dope=2
! 1 attack-mob on=Medellin soldiers=4 dope="Los Angeles:3"
> Dope brought along from, Los Angeles: at most 2; you gave 3.
1 attack-mob on=Medellin soldiers=4 dope="Los Angeles:2"
1 weapon damage=10
1 mob-weapon damage=0
1 refill how=fill
! 1 carry from=Medellin to="Los Angeles" pieces=1
> All your dope has moved in this turn.
`, want: []string{"Medellin: seat 1 | producer capital | 2", "Los Angeles: seat 1 | consumer | 0"}},
		{fact: "D25: wave after wave", night: `1 attack whom=2 on=Dallas soldiers=1 their-soldiers=1
1 weapon damage=0
2 weapon damage=1
1 refill how=fill
2 refill how=fill
1 attack whom=2 on=Dallas soldiers=1 their-soldiers=1
1 weapon damage=1
2 weapon damage=0
1 refill how=fill
2 refill how=fill
`, want: []string{"Dallas: seat 1 | consumer | 2"}},
	})
}

func TestRounds(t *testing.T) {
	dallas := war + "1 attack whom=2 on=Dallas soldiers=6 their-soldiers=6\n"
	hold(t, dallas, []row{
		{fact: "D30, V15: face down, and changed until both are in", night: `2 weapon damage=1
2 weapon damage=9
2 weapon weapon=Grenade damage=5
`, want: []string{"Waiting for seat 1 to choose a weapon.", "seat 1: 6 soldier = 6; card choosing", "seat 2: 6 soldier = 6; card down"}, not: []string{"Grenade"}},
		{fact: "D10, D30: a card is its damage and what it needs; its owner sees it under the cover", night: "2 weapon weapon=Grenade damage=5 needs=2\n", viewer: 2,
			want: []string{"(covered) Your weapon of this round:", "Grenade", "Damage 5", "Needs troops 2",
				"+ weapon (Choose another card) (covered) weapon=… damage=0..30 needs=0..30"}},
		{fact: "D10, D30: nobody locks in a damage that was not typed", night: `! 2 weapon damage=""
> Type the damage printed on the card.
2 weapon damage=0
`, want: []string{"seat 2: 6 soldier = 6; card down"}},
		{fact: "D30: the other does not", night: "2 weapon weapon=Grenade damage=5 needs=2\n", viewer: 1, want: []string{"None is locked in."}, not: []string{"Grenade"}},
		{fact: "D30, F2: both turn up at once, helicopter against grenade", night: "2 weapon weapon=Grenade damage=5\n1 weapon weapon=Helicopter damage=8 needs=6\n",
			want: []string{
				"seat 1: 6 soldier = 6; card up: Helicopter 8, needs 6, counts 8 (full damage), loses 0",
				"seat 2: 3 soldier = 3; fell: 3 soldier; card up: Grenade 5, needs 0, counts 5 (full damage), loses 3",
				"round 1: 8 (lost 0) against 5 (lost 3)",
				"seat 2 (Yanagi): Respect 0 of 10; Cash $0M; Troops 1 boss, 3 lieutenant, 6 soldier = 21",
			}},
		{fact: "D30: the cards lie open until the next is chosen", night: "1 weapon damage=1\n2 weapon damage=1\n2 weapon damage=4\n",
			want: []string{"Combat for Dallas, round 2 of 5.", "seat 1: 6 soldier = 6; card choosing", "seat 2: 6 soldier = 6; card down"}},
		{fact: "D31: a weapon that needs more than stands counts nothing", night: "1 weapon damage=8 needs=7\n2 weapon damage=2\n",
			want: []string{"seat 1: 4 soldier = 4; fell: 2 soldier; card up: 8, needs 7, counts 0 (needs 7, had 6), loses 2"}},
		{fact: "V16: the defender may not withdraw", night: "! 2 withdraw to=\"San Francisco\"\n> Only the assailant may withdraw.\n", want: []string{"Combat for Dallas, round 1 of 5."}},
		{fact: "D32: equal damages hit nobody", night: "1 weapon damage=8\n2 weapon damage=8\n",
			want: []string{"round 1: 8 (lost 0) against 8 (lost 0)"}},
		{fact: "D41: a special weapon counts for its own clan", night: "1 weapon damage=0\n2 weapon weapon=Katana damage=2 needs=1\n",
			want: []string{"seat 2: 6 soldier = 6; card up: Katana 2, needs 1, counts 7 (special weapon), loses 0"}},
		{fact: "D22, D54: troops that an event brings there fight, and count for what a weapon needs", night: `host correct what="Clan events" seat=2 to=1
host correct what="Lieutenants" seat=2 to=1
2 play-event event=Reinforcements phase=combat lasts=at-once
! 1 event-troops on=Dallas soldiers=1
> They stand on: choose one of those shown.
2 event-troops on=Dallas soldiers=2 lieutenants=1
1 weapon damage=0
2 weapon damage=6 needs=11
`, want: []string{"seat 2: 1 lieutenant, 8 soldier = 11; card up: 6, needs 11, counts 6 (full damage), loses 0", "seat 1: none = 0; fell: 6 soldier; card up: 0, needs 0, counts 0 (full damage), loses 6"}},
		{fact: "D54: those that stand elsewhere do not, nor those that come when it is over", night: `host set-event event=Reinforcements
host correct what="Clan events" seat=2 to=1
2 play-event event=Reinforcements phase=combat lasts=at-once
2 event-troops on=Vancouver soldiers=2
2 weapon damage=6
1 weapon damage=0
2 event-troops on=Dallas soldiers=2
`, want: []string{"seat 2: 6 soldier = 6; card up: 6, needs 0, counts 6 (full damage), loses 0", "seat 2 (Yanagi): Respect 0 of 10; Cash $0M; Troops 1 boss, 3 lieutenant, 13 soldier = 28"}},
		{fact: "D41: what was typed as special by mistake is set right, and asked again or known", night: `1 weapon weapon=Banana damage=1 special=3
2 weapon damage=3
! 1 weapon weapon=Harpoon damage=2 special=6
> Answer what the pad asks, and nothing else.
host set-special clan=krantifics weapon=Banana special=0
1 weapon weapon=Harpoon damage=2 special=6
2 weapon damage=6
host set-special clan=krantifics weapon=harpoon special=5
1 weapon weapon=Harpoon damage=2
2 weapon damage=5
1 weapon weapon=Banana damage=1
2 weapon damage=1
`, want: []string{"round 1: 3 (lost 0) against 3 (lost 0)", "round 2: 6 (lost 0) against 6 (lost 0)", "round 3: 5 (lost 0) against 5 (lost 0)", "round 4: 1 (lost 0) against 1 (lost 0)"}},
		{fact: "D41: a ruling may name one that nobody has played", night: `host set-special clan=krantifics weapon=Harpoon special=5
1 weapon weapon=harpoon damage=2
2 weapon damage=5
`, want: []string{"round 1: 5 (lost 0) against 5 (lost 0)"}},
		{fact: "A12: but not with too few troops", night: "1 weapon damage=0\n2 weapon weapon=Katana damage=2 needs=7\n",
			want: []string{"seat 2: 6 soldier = 6; card up: Katana 2, needs 7, counts 0 (needs 7, had 6), loses 0"}},
		{fact: "A12: or always", options: "special-anyway=yes", night: "1 weapon damage=0\n2 weapon weapon=Katana damage=2 needs=7\n",
			want: []string{"seat 2: 6 soldier = 6; card up: Katana 2, needs 7, counts 7 (special weapon), loses 0"}},
		{fact: "D35: five rounds, then the assailant draws first", night: again(5, "1 weapon damage=1\n2 weapon damage=1\n") + `! 1 weapon damage=1
> That cannot be entered now.
! 2 draw
> seat 1 draws first.
1 draw
! 1 draw
> You have drawn your weapons.
! 1 fight-on
> That cannot be entered now.
2 draw
! 2 fight-on
> That cannot be entered now.
! 2 withdraw to=Seattle
> Only the assailant may withdraw.
1 fight-on
`, want: []string{"Combat for Dallas, round 1 of 5.", "seat 1: 6 soldier = 6; card choosing"}, not: []string{"round 1: 1"}},
		{fact: "V13: no withdrawal before five rounds", night: again(4, "1 weapon damage=1\n2 weapon damage=1\n") + `! 1 withdraw to="San Francisco"
> You may withdraw after 5 rounds; 4 have been played.
! 1 withdraw-new to=Miami ground=grey
> That cannot be entered now.
`, want: []string{"Combat for Dallas, round 4 of 5."}},
		{fact: "D35: the choice comes back after each five", night: again(2, again(5, "1 weapon damage=1\n2 weapon damage=1\n")+"1 draw\n2 draw\n1 fight-on\n") +
			again(5, "1 weapon damage=1\n2 weapon damage=1\n") + "1 draw\n2 draw\n1 withdraw to=\"San Francisco\"\n",
			want: []string{"Combat for Dallas, round 5 of 5. seat 2 has won.", "San Francisco: seat 1 | consumer | 0", "Dallas: seat 2 | consumer | 2"}},
		{fact: "D36: a hand is empty after five rounds, and full when it is drawn", night: again(5, "1 weapon damage=1\n2 weapon damage=1\n") + "1 draw\n", viewer: 2,
			want: []string{"Weapons in hand 0 of 5", "! draw (Draw 5 weapons)"}},
		{fact: "D35: after a withdrawal a hand holds five, too", night: again(5, "1 weapon damage=1\n2 weapon damage=1\n") + "1 draw\n2 draw\n1 withdraw to=\"San Francisco\"\n", viewer: 2,
			want: []string{"Weapons in hand 5 of 5"}},
		{fact: "D35: and one less with each round of the next set", night: again(5, "1 weapon damage=1\n2 weapon damage=1\n") + "1 draw\n2 draw\n1 fight-on\n1 weapon damage=1\n2 weapon damage=1\n", viewer: 2,
			want: []string{"Weapons in hand 4 of 5"}},
		{fact: "D37: the winner has the territory and its dope; hands fill up, the assailant first", night: `1 weapon damage=6
2 weapon damage=0
! 2 refill how=all
> seat 1 draws first.
1 refill how=all
! 1 refill how=fill
> You have filled up your hand.
2 refill how=fill
1 take on="San Francisco"
`, want: []string{"Dallas: seat 1 | consumer | 2", "San Francisco: seat 1 | consumer | 0", "seat 2 (Yanagi): Respect 0 of 10; Cash $0M; Troops 1 boss, 3 lieutenant, 3 soldier = 18"}},
		{fact: "D36, V13: to no enemy territory and no capital; a new one may be named", night: again(5, "1 weapon damage=1\n2 weapon damage=1\n") + "1 draw\n2 draw\n" + `! 1 withdraw to=Dallas
> To a territory beside Dallas: choose one of those shown.
! 1 withdraw to="Las Vegas"
> To a territory beside Dallas: choose one of those shown.
! 1 give-up
> That cannot be entered now.
1 withdraw-new to=Miami ground=grey
`, want: []string{"Miami: seat 1 | light grey, 1 respect | 0"}},
		{fact: "A9: no withdrawal into an own capital", night: `host territory on="Las Vegas" ground=consumer-capital holder=1 dope=0
` + again(5, "1 weapon damage=1\n2 weapon damage=1\n") + "1 draw\n2 draw\n" + `! 1 withdraw to="Las Vegas"
> To a territory beside Dallas: choose one of those shown.
! 1 withdraw-new to="Las Vegas" ground=consumer
> Las Vegas is a capital: nobody withdraws there.
`, want: []string{"Combat for Dallas, round 5 of 5. seat 1 may withdraw."}},
		{fact: "A9: by a house rule there is", options: "capital-retreat=yes", night: `host territory on="Las Vegas" ground=consumer-capital holder=1 dope=0
` + again(5, "1 weapon damage=1\n2 weapon damage=1\n") + "1 draw\n2 draw\n" + `! 1 withdraw to=Medellin
> To a territory beside Dallas: choose one of those shown.
! 1 withdraw-new to=Medellin ground=producer
> Medellin is a capital: its mob must be beaten first.
1 withdraw to="Las Vegas"
`, want: []string{"Combat for Dallas, round 5 of 5. seat 2 has won."}},
		{fact: "A10: by a house rule cornered troops are lost", options: "cornered-are-lost=yes", night: again(5, "1 weapon damage=1\n2 weapon damage=1\n") + "1 draw\n2 draw\n1 give-up\n",
			want: []string{"seat 1: none = 0; fell: 6 soldier; card up: 1, needs 0, counts 1 (full damage), loses 0", "> seat 1 (Krantifics): Respect 0 of 10; Cash $0M; Troops 1 boss, 3 lieutenant, 3 soldier = 18", "Dallas: seat 2 | consumer | 2"}},
		{fact: "ruling: wounds and troops of a combat", night: `host correct what="Soldiers fighting" seat=1 to=2
! host correct what="Soldiers fighting" seat=1 to=10
> The right number: at most 9; you gave 10.
host correct what="Lieutenants fighting" seat=2 to=1
host correct what="Hits on a lieutenant" seat=2 to=2
`, want: []string{"seat 1: 2 soldier = 2; card choosing", "seat 2: 1 lieutenant (one has lost 2), 6 soldier = 7; card choosing"}},
		{fact: "ruling: nobody fights who is not on the board", night: "host correct what=Soldiers seat=1 to=2\n", want: []string{"seat 1: 2 soldier = 2; card choosing"}},
		{fact: "ruling: a side without troops has lost", night: "2 weapon damage=4\nhost correct what=\"Soldiers fighting\" seat=2 to=0\n", want: []string{"Combat for Dallas, round 1 of 5. seat 1 has won.", "Dallas: seat 1 | consumer | 2"}},
		{fact: "ruling: and a weapon that was locked in then is none of the next combat", night: `2 weapon damage=4
host correct what="Soldiers fighting" seat=2 to=0
1 refill how=fill
2 refill how=fill
1 attack whom=2 on=Vancouver soldiers=6
1 weapon damage=1
`, want: []string{"Combat for Vancouver, round 1 of 5.", "seat 2: 1 boss = 6; card choosing", "Waiting for seat 2 to choose a weapon."}},
		{fact: "A19: after five rounds, too", options: "combat-events-first=yes", night: "host correct what=\"Clan events\" seat=3 to=1\n" + again(5, "1 weapon damage=1\n2 weapon damage=1\n") + `1 draw
2 draw
1 fight-on
! 3 play-event event=Ambush phase=combat lasts=at-once
> Ambush is played before the first round; 5 have been played.
`, want: []string{"Combat for Dallas, round 1 of 5."}},
	})
}

func TestFormulas(t *testing.T) {
	hold(t, war, []row{
		{fact: "F3: 2 soldiers cannot power what needs 3", night: "1 attack whom=2 on=Dallas soldiers=2 their-soldiers=9\n1 weapon weapon=Kalachnikov damage=6 needs=3\n2 weapon damage=0\n",
			want: []string{"seat 1: 2 soldier = 2; card up: Kalachnikov 6, needs 3, counts 0 (needs 3, had 2), loses 0"}},
		{fact: "F3: 1 soldier and 1 lieutenant can", night: "1 attack whom=2 on=Dallas soldiers=1 lieutenants=1 their-soldiers=9\n1 weapon weapon=Kalachnikov damage=6 needs=3\n2 weapon damage=0\n",
			want: []string{"seat 1: 1 lieutenant, 1 soldier = 4; card up: Kalachnikov 6, needs 3, counts 6 (full damage), loses 0"}},
		{fact: "D34, F3: a lieutenant with 2 left cannot", night: "1 attack whom=2 on=Dallas lieutenants=1 their-soldiers=9\n1 weapon damage=0\n2 weapon damage=1\n1 weapon weapon=Kalachnikov damage=6 needs=3\n2 weapon damage=0\n",
			want: []string{"seat 1: 1 lieutenant (one has lost 1) = 2; card up: Kalachnikov 6, needs 3, counts 0 (needs 3, had 2), loses 0"}},
		{fact: "D38: who survives is whole again, who fell stays fallen", night: `1 attack whom=2 on=Dallas soldiers=4 their-soldiers=2 their-lieutenants=2
1 weapon damage=6
2 weapon damage=0
1 weapon damage=0
2 weapon damage=4 needs=2
`, want: []string{"seat 2: 1 lieutenant = 3; fell: 1 lieutenant, 2 soldier; card up: 4, needs 2, counts 4 (full damage), loses 0",
			"seat 2 (Yanagi): Respect 0 of 10; Cash $0M; Troops 1 boss, 2 lieutenant, 7 soldier = 19"}},
		{fact: "F4: 2 soldiers and 2 lieutenants take 6", night: "1 attack whom=2 on=Dallas soldiers=9 their-soldiers=2 their-lieutenants=2\n1 weapon damage=6\n2 weapon damage=0\n",
			want: []string{"seat 2: 1 lieutenant (one has lost 1) = 2; fell: 1 lieutenant, 2 soldier; card up: 0, needs 0, counts 0 (full damage), loses 6"}},
	})
}

func TestBosses(t *testing.T) {
	hold(t, war+"host correct what=Cash seat=2 to=6.5\nhost correct what=Cash seat=1 to=1\n", []row{
		{fact: "D33: the boss is hit last, and stands after 5", night: `1 attack whom=2 on=Vancouver soldiers=4 their-soldiers=1 their-lieutenants=1
1 weapon damage=9
2 weapon damage=0
`, want: []string{"seat 2: 1 boss (one has lost 5) = 1; fell: 1 lieutenant, 1 soldier; card up: 0, needs 0, counts 0 (full damage), loses 9"}},
		{fact: "D42: a fallen boss is out; troops and territories go, the cash to who removed it", night: `host territory on=Seattle ground=grey holder=2 dope=4
1 attack whom=2 on=Vancouver soldiers=9
1 weapon damage=7
2 weapon damage=0
! 2 refill how=fill
> That cannot be entered now.
1 refill how=fill
! 1 attack whom=2 on=Dallas soldiers=1 their-soldiers=1
> That is not offered. Look again.
! 2 weapon damage=1
> That cannot be entered now.
`, want: []string{
			"> seat 1 (Krantifics): Respect 0 of 10; Cash $7.5M; Troops 1 boss, 3 lieutenant, 9 soldier = 24",
			"seat 2 (Yanagi), out: Respect 0 of 10; Cash $0M; Troops none = 0",
			"Vancouver: seat 1 | consumer | 0",
			"Dallas: nobody | consumer | 2",
			"Seattle: nobody | light grey | 4",
		}},
		{fact: "A17: by a house rule that dope goes, but not what was won", options: "dope-goes=yes", night: `host territory on=Vancouver ground=consumer holder=2 dope=1
1 attack whom=2 on=Vancouver soldiers=9
1 weapon damage=6
2 weapon damage=0
1 refill how=fill
`, want: []string{"Vancouver: seat 1 | consumer | 1", "Dope on the board 1 of 50"}},
		{fact: "A24: whose boss falls in the own turn ends it", night: `1 attack whom=2 on=Vancouver boss=1 their-soldiers=9
1 weapon damage=0
2 weapon damage=6
2 refill how=fill
`, want: []string{"seat 1 (Krantifics), out: Respect 0 of 10; Cash $0M; Troops none = 0", "> seat 2 (Yanagi): Respect 0 of 10; Cash $7.5M; Troops 1 boss, 3 lieutenant, 9 soldier = 24", "[Resource] > Recruitment > Action > Deal"}},
		{fact: "A23: the last clan on the board has won, in the middle of a combat", night: `host correct what=Boss seat=3 to=0
1 attack whom=2 on=Vancouver soldiers=9
1 weapon damage=6
2 weapon damage=0
`, want: []string{"1. seat 1, 0 respect", "DEAL: American Dream (over), as the room sees it"}},
		{fact: "A10, D42: a boss that is given up falls to the defender", options: "cornered-are-lost=yes", night: "1 attack whom=2 on=Vancouver boss=1 soldiers=2\n" +
			again(5, "1 weapon damage=1\n2 weapon damage=1\n") + "1 draw\n2 draw\n1 give-up\n",
			want: []string{"> seat 1 (Krantifics), out: Respect 0 of 10; Cash $0M; Troops none = 0", "seat 2 (Yanagi): Respect 0 of 10; Cash $7.5M; Troops 1 boss, 3 lieutenant, 9 soldier = 24"}},
		{fact: "D22: where a boss leads an attack its reinforcements may come to it", night: `1 attack whom=2 on=Vancouver boss=1
host correct what="Clan events" seat=1 to=1
1 play-event event=Reinforcements phase=combat lasts=at-once
1 event-troops on=Vancouver soldiers=2
`, want: []string{"seat 1: 1 boss, 2 soldier = 8; card choosing"}},
		{fact: "D36: a boss withdraws with its troops", night: "1 attack whom=2 on=Vancouver boss=1\n" + again(5, "1 weapon damage=1\n2 weapon damage=1\n") + `1 draw
2 draw
1 withdraw to="San Francisco"
1 refill how=fill
2 refill how=fill
1 abandon on="Los Angeles"
! 1 abandon on="San Francisco"
> Your boss stands on your only territory. Move your boss first.
`, want: []string{"San Francisco: seat 1 | consumer | 0"}},
	})
}

func TestMob(t *testing.T) {
	hold(t, war+"1 attack-mob on=Medellin soldiers=6\n", []row{
		{fact: "D39: the assailant plays first, face up at once", night: `! 1 mob-weapon damage=4
> That cannot be entered now.
1 weapon weapon=Grenade damage=5
! 1 weapon damage=1
> That cannot be entered now.
! 2 mob-weapon damage=4
> That cannot be entered now.
`, want: []string{"Waiting for seat 1 to type the weapon of the mob.", "Combat for Medellin, round 1 of 5. A weapon is drawn for the mob.",
			"seat 1: 6 soldier = 6; card up: Grenade 5, needs 0, counts 5 (full damage), loses 0", "the mob: 1 mob = 10; card choosing"}},
		{fact: "D39: then one is drawn for the mob; assailant or host type it", night: `1 weapon damage=5
1 mob-weapon damage=3
1 weapon damage=5
host mob-weapon weapon=Tank damage=1 needs=9
`, want: []string{"the mob: 1 mob (one has lost 7) = 3; card up: Tank 1, needs 9, counts 0 (needs 9, had 8), loses 5", "round 2: 5 (lost 0) against 0 (lost 5)"}},
		{fact: "A11: by a house rule a mob never minds", options: "fearless-mob=yes", night: `1 weapon damage=5
1 mob-weapon damage=3
1 weapon damage=5
host mob-weapon damage=1 needs=9
`, want: []string{"the mob: 1 mob (one has lost 6) = 4; card up: 1, needs 9, counts 1 (full damage), loses 4"}},
		{fact: "D39: at 0 the capital is taken, and only the assailant fills up", night: `1 weapon damage=10
1 mob-weapon damage=0
! 2 refill how=fill
> That cannot be entered now.
1 refill how=fill
`, want: []string{"Medellin: seat 1 | producer capital | 0", "Waiting for seat 1 to move and attack."}},
		{fact: "D39: the mob's hits count, too", night: "1 weapon damage=1\n1 mob-weapon damage=4\n", want: []string{"seat 1: 3 soldier = 3; fell: 3 soldier; card up: 1, needs 0, counts 1 (full damage), loses 3"}},
		{fact: "D39: a mob that won is back at 10", night: `1 weapon damage=9
1 mob-weapon damage=0
1 weapon damage=0
1 mob-weapon damage=9
1 refill how=fill
1 attack-mob on=Medellin lieutenants=1
`, want: []string{"the mob: 1 mob = 10; card empty", "Medellin: mob | producer capital | 0"}},
		{fact: "D35, D39: after five rounds only the assailant draws", night: again(5, "1 weapon damage=1\n1 mob-weapon damage=1\n") + `1 draw
1 withdraw to="Los Angeles"
1 refill how=fill
`, want: []string{"Medellin: mob | producer capital | 0", "Waiting for seat 1 to move and attack."}},
		{fact: "ruling: hits on the mob", night: "host correct what=\"Hits on the mob\" to=4\n", want: []string{"the mob: 1 mob (one has lost 4) = 6; card empty"}},
		{fact: "D40: a capital that a player holds has no mob", night: `1 weapon damage=10
1 mob-weapon damage=0
1 refill how=fill
1 next
1 next
2 income
2 next
2 next
! 2 attack-mob on=Medellin soldiers=1
> Which capital: choose one of those shown.
2 attack whom=1 on=Medellin soldiers=3 their-soldiers=6
`, want: []string{"Combat for Medellin, round 1 of 5.", "seat 1: 6 soldier = 6; card choosing"}},
	})
}

// What a step turns over it declares: the laws and the shell rely on it.
func TestWhatIsShown(t *testing.T) {
	p := played(t, "seats=3 hidden-cash=yes cash=3", war+`1 attack whom=2 on=Vancouver soldiers=9
1 weapon damage=9
`)
	if shown := p.Position.Shown(); len(shown) != 0 {
		t.Errorf("one weapon alone shows %v", shown)
	}
	next, err := p.Position.Enter(engine.Record{By: 2, Kind: "weapon", Mark: engine.AnyMark, Answers: map[string][]string{"damage": {"0"}}})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []engine.Shown{
		{Of: engine.Room, Kind: "weapon", To: engine.Room}, // both cards, to all (D30)
		{Of: 2, Kind: engine.Correct, To: 1},               // the cash, to who takes it (D42)
	} {
		if !slices.Contains(next.Shown(), want) {
			t.Errorf("shows %v, and not %v", next.Shown(), want)
		}
	}
}

// A card that was turned up under its name is offered to whoever plays next, with
// the bonus for its own clan alone. What the rulebook tells is known before. (D41)
func TestKnownWeapons(t *testing.T) {
	p := played(t, "seats=3", war+`1 attack whom=2 on=Dallas soldiers=6 their-soldiers=6
1 weapon weapon=Tank damage=9 needs=5
2 weapon weapon=katana damage=2 needs=2
`)
	known := func(viewer engine.Seat) map[string]map[string]int {
		for _, pad := range p.Position.Screen(viewer).Pads {
			if pad.Kind != "weapon" {
				continue
			}
			out := map[string]map[string]int{}
			for _, k := range pad.Aside[0].(engine.Card).Known {
				out[k.Name] = k.Figures
			}
			return out
		}
		t.Fatalf("%v has no pad for a weapon", viewer)
		return nil
	}
	for _, tt := range []struct {
		viewer engine.Seat
		name   string
		want   map[string]int
	}{
		{1, "Tank", map[string]int{"damage": 9, "needs": 5}},
		{1, "katana", map[string]int{"damage": 2, "needs": 2}},
		{2, "katana", map[string]int{"damage": 2, "needs": 2}},
		{1, "Helicopter", map[string]int{"damage": 8}},
		{2, "Grenade", map[string]int{"damage": 5}},
		{2, "Kalachnikov", map[string]int{"needs": 3}},
	} {
		got, ok := known(tt.viewer)[tt.name]
		if !ok || len(got) != len(tt.want) {
			t.Errorf("%v knows %s as %v, want %v", tt.viewer, tt.name, got, tt.want)
		}
		for figure, n := range tt.want {
			if got[figure] != n {
				t.Errorf("%v knows %s as %v, want %v", tt.viewer, tt.name, got, tt.want)
			}
		}
	}
	if _, twice := known(2)["Katana"]; twice {
		t.Error("the katana is offered twice, as seen and as printed")
	}
}

// A tap that was meant for the round before is refused, a tap on "next" does not
// skip a phase, and each is heard in a sentence.
func TestStaleTaps(t *testing.T) {
	p := played(t, "seats=3", war+"1 attack whom=2 on=Dallas soldiers=6 their-soldiers=6\n")
	mark := func(seat engine.Seat, kind string) string {
		for _, pad := range p.Position.Screen(seat).Pads {
			if pad.Kind == kind && pad.Closed == nil {
				return pad.Mark
			}
		}
		t.Fatalf("%v has no open pad %q", seat, kind)
		return ""
	}
	enter := func(by engine.Seat, kind, mark string, answers map[string][]string) error {
		next, err := p.Position.Enter(engine.Record{By: by, Kind: kind, Mark: mark, Answers: answers})
		if err == nil {
			p.Position = next
		}
		return err
	}
	card := map[string][]string{"damage": {"3"}, "needs": {"0"}}
	first := mark(1, "weapon")
	for _, by := range []engine.Seat{1, 2} {
		if err := enter(by, "weapon", first, card); err != nil {
			t.Fatal(err)
		}
	}
	if err := enter(1, "weapon", first, card); err == nil || err.Error() != "That was for another moment. Look again." {
		t.Errorf("a weapon for the round before: %v", err)
	}
	if err := enter(1, "weapon", mark(1, "weapon"), card); err != nil {
		t.Errorf("a weapon for this round: %v", err)
	}
	p = played(t, "seats=3", three+"1 income\n")
	on := mark(1, "next")
	if err := enter(1, "next", on, nil); err != nil {
		t.Fatal(err)
	}
	if err := enter(1, "next", on, nil); err == nil || err.Error() != "That was for another moment. Look again." {
		t.Errorf("the same tap on next a second time: %v", err)
	}
	// A payment is for no moment: one typed during a phase goes through in the next.
	if mark := mark(1, "pay"); mark != "" {
		t.Errorf("a payment is for %q", mark)
	}
}

// D54: in nights of rules 1 troops that an event brought onto a territory that is
// fought for stood by, and the combat ended without them.
func TestRulesOneHadNobodyJoin(t *testing.T) {
	played(t, "seats=3 rules=1", war+`1 attack whom=2 on=Dallas soldiers=6 their-soldiers=1
host correct what="Soldiers" seat=2 to=8
host set-event event=Reinforcements
host correct what="Clan events" seat=2 to=1
2 play-event event=Reinforcements phase=combat lasts=at-once
2 event-troops on=Dallas soldiers=1
1 weapon damage=1
2 weapon damage=0
1 refill how=fill
`)
}
