package deal_test

import (
	"slices"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/engine/night"
)

// acting is the opening of the rows below: seat 1 is in its action phase.
const acting = three + "1 income\n1 next\n1 next\n"

// vegas takes Las Vegas from its mob for seat 1.
const vegas = `1 attack-mob on="Las Vegas" soldiers=2
1 weapon damage=10
1 mob-weapon damage=0
1 refill how=fill
`

func TestRespect(t *testing.T) {
	hold(t, acting, []row{
		{fact: "D44: a printed number is gained with control, and lost with it", night: `1 take-new on=Seattle ground=grey respect=2
1 take-new on=Denver ground=grey
1 event event=Storm lasts=at-once
1 abandon on=Seattle
1 take-new on=Dallas ground=consumer respect=1
`, want: []string{"> seat 1 (Krantifics): Respect 1 of 10; Cash $1M; Troops 1 boss, 1 lieutenant, 2 soldier = 11", "Dallas: seat 1 | consumer, 1 respect | 0"}},
		{fact: "D44, D48: Miami is 1 wherever it is named", night: "1 take-new on=miami ground=grey\n", want: []string{"miami: seat 1 | light grey, 1 respect | 0", "Waiting for seat 1 to draw events.", "seat 1: draw 1 event"}},
		{fact: "D44: who is driven off loses it", night: `host territory on=Dallas ground=consumer holder=2 dope=0
host set-printed on=Dallas respect=3
1 attack whom=2 on=Dallas soldiers=2 their-soldiers=1
1 weapon damage=1
2 weapon damage=0
`, want: []string{"> seat 1 (Krantifics): Respect 3 of 10; Cash $1M; Troops 1 boss, 1 lieutenant, 2 soldier = 11", "seat 2 (Yanagi): Respect 0 of 10; Cash $0M; Troops 1 boss, 1 lieutenant, 1 soldier = 10"}},
		{fact: "D44: the number of a capital that nobody knows is asked of who takes it", night: `1 attack-mob on="New York" soldiers=2
1 weapon damage=10
1 mob-weapon damage=0
1 refill how=fill
! 1 printed on="New York" respect=6
> Respect printed on it: at most 5; you gave 6.
1 printed on="New York" respect=2
! 1 printed on="New York" respect=2
> That cannot be entered now.
`, want: []string{"New York: seat 1 | consumer capital, 2 respect | 0", "> seat 1 (Krantifics): Respect 2 of 10; Cash $1M; Troops 1 boss, 1 lieutenant, 2 soldier = 11", "seat 1: draw 1 event"}},
		{fact: "D44: a ruling on the number moves it, and draws nothing", night: `host set-printed on=Vancouver respect=2
host set-printed on=Vancouver respect=1
`, want: []string{"seat 2 (Yanagi): Respect 1 of 10; Cash $0M; Troops 1 boss, 1 lieutenant, 2 soldier = 11", "Waiting for seat 1 to move and attack."}},
		{fact: "D49: Las Vegas is 3 respect and one event (F5)", night: vegas, want: []string{"> seat 1 (Krantifics): Respect 3 of 10; Cash $1M; Troops 1 boss, 1 lieutenant, 2 soldier = 11", "seat 1: draw 1 event"}},
		{fact: "D49, F5: with the Godfather it is 4, and two events", night: "1 profile profile=Godfather\n" + vegas + "1 unveil-profile holds=\"Control one capital\"\n",
			want: []string{"> seat 1 (Krantifics): Respect 4 of 10; Cash $1M; Troops 1 boss, 1 lieutenant, 2 soldier = 11", "seat 1: draw 2 events"}},
		{fact: "D44: what a ruling took cannot be lost again", night: "1 take-new on=Miami ground=grey\nhost correct what=Respect seat=1 to=0\n1 abandon on=Miami\n",
			want: []string{"> seat 1 (Krantifics): Respect 0 of 10; Cash $1M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}},
		{fact: "A20: an event again when it is retaken", night: "1 take-new on=Miami ground=grey\n1 abandon on=Miami\n1 take on=Miami\n", want: []string{"seat 1: draw 2 events"}},
		{fact: "A20: or the first time only", options: "first-time-only=yes", night: "1 take-new on=Miami ground=grey\n1 abandon on=Miami\n1 take on=Miami\n",
			want: []string{"seat 1: draw 1 event", "> seat 1 (Krantifics): Respect 1 of 10; Cash $1M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}},
		{fact: "D43: 10 wins at once, and nobody draws for it", night: "host correct what=Respect seat=1 to=9\n1 take-new on=Miami ground=grey\n! 1 next\n> The game is over: that cannot be entered any more.\n",
			want: []string{"1. seat 1, 10 respect"}, not: []string{"draw 1 event"}},
		{fact: "A15: or the events come first", options: "events-first=yes", night: "host correct what=Respect seat=1 to=9\n1 take-new on=Miami ground=grey\n",
			want: []string{"seat 1: draw 1 event", "Waiting for seat 1 to draw events."}},
		{fact: "A15: and then it wins", options: "events-first=yes", night: "host correct what=Respect seat=1 to=9\n1 take-new on=Miami ground=grey\n1 event event=Storm lasts=at-once\n",
			want: []string{"1. seat 1, 10 respect"}},
		{fact: "A5: any troop takes dope along", night: "", viewer: 1, want: []string{"- carry (Move dope): You control no dope."}},
	})
}

// killing is seat 1 removing the boss of seat 2 on Vancouver.
const killing = `1 attack whom=2 on=Vancouver boss=1 soldiers=2
1 weapon damage=6
2 weapon damage=0
1 refill how=fill
`

func TestTargets(t *testing.T) {
	hold(t, acting, []row{
		{fact: "D45: the boss of the target is 5, and it is unveiled", night: "1 target clan=yanagi\n" + killing,
			want: []string{"> seat 1 (Krantifics): Respect 5 of 10; Cash $1M; Troops 1 boss, 1 lieutenant, 2 soldier = 11", "seat 1: target Yanagi", "seat 1: draw 1 event"}},
		{fact: "D45: another boss is nothing, and nothing is unveiled", night: "1 target clan=maras\n" + killing,
			want: []string{"> seat 1 (Krantifics): Respect 0 of 10; Cash $1M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}, not: []string{"target Maras", "seat 1: target"}},
		{fact: "D45, A13: removed by another player, it is void", night: "3 target clan=yanagi\n" + killing,
			want: []string{"seat 3 (Maras): Respect 0 of 10; Cash $0M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}, not: []string{"seat 3: target", "seat 1: target"}},
		{fact: "D46: the own clan: any boss is 3", night: "1 target clan=krantifics\n" + killing,
			want: []string{"> seat 1 (Krantifics): Respect 3 of 10; Cash $1M; Troops 1 boss, 1 lieutenant, 2 soldier = 11", "seat 1: target Krantifics"}},
		{fact: "D45: a card that was never noted is unveiled by hand", night: killing + "! 1 unveil-target clan=maras\n> Your target card shows: choose one of those shown.\n1 unveil-target clan=yanagi\n! 1 target clan=maras\n> That cannot be entered now.\n",
			want: []string{"> seat 1 (Krantifics): Respect 5 of 10; Cash $1M; Troops 1 boss, 1 lieutenant, 2 soldier = 11", "seat 1: target Yanagi"}},
		{fact: "D45: one that was noted is not", night: "1 target clan=maras\n" + killing + "! 1 unveil-target clan=yanagi\n> Your target still stands: it is unveiled by itself.\n",
			viewer: 1, want: []string{"Target: Maras del Diablo"}},
		{fact: "D45: nor does one go lost that was noted only when its boss had fallen", night: killing + "1 target clan=yanagi\n1 unveil-target clan=yanagi\n! 1 unveil-target clan=yanagi\n> That cannot be entered now.\n",
			want: []string{"> seat 1 (Krantifics): Respect 5 of 10; Cash $1M; Troops 1 boss, 1 lieutenant, 2 soldier = 11", "seat 1: target Yanagi", "seat 1: draw 1 event"}},
		{fact: "D46: nor the own clan", night: killing + "1 target clan=krantifics\n! 1 unveil-target clan=yanagi\n> Your target card shows: choose one of those shown.\n1 unveil-target clan=krantifics\n",
			want: []string{"> seat 1 (Krantifics): Respect 3 of 10; Cash $1M; Troops 1 boss, 1 lieutenant, 2 soldier = 11", "seat 1: target Krantifics"}},
		{fact: "D17: only its owner sees it", night: "1 target clan=yanagi\n", viewer: 2, want: []string{"Nothing is noted here."}, not: []string{"Target: "}},
		{fact: "D16: no target of a clan that nobody plays", night: "! 1 target clan=asp\n> Your target card shows: choose one of those shown.\n1 target clan=krantifics\n", viewer: 1, want: []string{"Target: Krantifics"}},
		{fact: "D42, A16: by an event, the cash goes to the bank, the target counts", night: "host correct what=Cash seat=2 to=5\nhost set-event event=Curfew\n1 target clan=yanagi\n2 event-boss who=2 by=1\n",
			want: []string{"> seat 1 (Krantifics): Respect 5 of 10; Cash $1M; Troops 1 boss, 1 lieutenant, 2 soldier = 11", "seat 2 (Yanagi), out: Respect 0 of 10; Cash $0M; Troops none = 0"}},
		{fact: "A16: or to the card's player", options: "event-cash=yes", night: "host correct what=Cash seat=2 to=5\nhost event-boss who=2 by=1\n! host event-boss who=3 by=3\n> Choose whose card it was, and not whose boss it is.\nhost set-event event=Curfew\n! 1 event-boss who=3 by=1\n> Whose boss: choose one of those shown.\n",
			want: []string{"> seat 1 (Krantifics): Respect 0 of 10; Cash $6M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}},
		{fact: "D42: a general event removes one for nobody", night: "host event-boss who=2 by=bank\n", want: []string{"seat 2 (Yanagi), out: Respect 0 of 10; Cash $0M; Troops none = 0"}, not: []string{"Vancouver: seat"}},
	})
}

// Four clans, so that two bosses may fall.
func TestFurtherBosses(t *testing.T) {
	const four = `host first who=1
1 clan clan=krantifics
2 clan clan=yanagi ground=consumer
3 clan clan=maras ground=producer
4 clan clan=asp start=Lima ground=grey
1 start
`
	for _, tt := range []struct{ fact, options, night, want string }{
		{"D46: 3 again for each further boss", "", "1 target clan=krantifics\nhost event-boss who=2 by=1\nhost event-boss who=3 by=1\n", "seat 1 (Krantifics): Respect 6 of 10"},
		{"D45: the target is one clan: a further boss is nothing", "", "1 target clan=yanagi\nhost event-boss who=2 by=1\nhost event-boss who=3 by=1\n", "seat 1 (Krantifics): Respect 5 of 10"},
		{"D46: unveiled by hand, each counts", "", "host event-boss who=2 by=1\nhost event-boss who=3 by=1\n1 unveil-target clan=krantifics\n", "seat 1 (Krantifics): Respect 6 of 10"},
		{"A13: a lost target is void", "", "1 target clan=yanagi\nhost event-boss who=2 by=4\nhost event-boss who=3 by=1\n", "seat 1 (Krantifics): Respect 0 of 10"},
		{"A13: or a new one is drawn", "lost-target=new", "1 target clan=yanagi\nhost event-boss who=2 by=4\n1 target clan=maras\nhost event-boss who=3 by=1\n", "seat 1 (Krantifics): Respect 5 of 10"},
		{"A13: but none while the target lives", "lost-target=any", "1 target clan=yanagi\nhost event-boss who=3 by=1\n", "seat 1 (Krantifics): Respect 0 of 10"},
		{"A13: nor for a target that one has removed oneself", "lost-target=any", "host event-boss who=2 by=1\n1 target clan=yanagi\nhost event-boss who=3 by=1\n", "seat 1 (Krantifics): Respect 0 of 10"},
		{"D45: which is 5", "lost-target=any", "host event-boss who=2 by=1\n1 target clan=yanagi\nhost event-boss who=3 by=1\n1 unveil-target clan=yanagi\n", "seat 1 (Krantifics): Respect 5 of 10"},
		{"A13: or any boss is 3, unveiled by hand, too", "lost-target=any", "host event-boss who=2 by=4\nhost event-boss who=3 by=1\n1 unveil-target clan=yanagi\n", "seat 1 (Krantifics): Respect 3 of 10"},
		{"A13: which the further boss is, too", "lost-target=any", "host event-boss who=2 by=4\nhost event-boss who=3 by=1\n1 unveil-target clan=yanagi\nhost correct what=Respect seat=1 to=1\nhost event-boss who=4 by=1\n", "seat 1 (Krantifics): Respect 4 of 10"},
		{"A13: or any boss is 3", "lost-target=any", "1 target clan=yanagi\nhost event-boss who=2 by=4\nhost event-boss who=3 by=1\n", "seat 1 (Krantifics): Respect 3 of 10"},
	} {
		p := played(t, "seats=4 "+tt.options, four+tt.night)
		if screen := night.Print(p.Position.Screen(engine.Room)); !strings.Contains(screen, tt.want) {
			t.Errorf("%s: no %q in\n%s", tt.fact, tt.want, screen)
		}
	}
}

func TestProfiles(t *testing.T) {
	hold(t, acting, []row{
		{fact: "D47, V14: face down nothing is claimed", night: `1 profile profile="Big Boy"
! 1 claim holds="Control grey territories"
> Your profile lies face down: unveil it first.
! 1 claim-new objective="Win a combat with one soldier" points=1
> Your profile lies face down: unveil it first.
`, viewer: 1, want: []string{"Profile: Big Boy", "Control grey territories: 2 respect"}},
		{fact: "D47, D48: the Big Boy unveils and scores 2", night: "1 profile profile=\"Big Boy\"\n1 unveil-profile holds=\"Control grey territories\"\n",
			want: []string{"> seat 1 (Krantifics): Respect 2 of 10; Cash $1M; Troops 1 boss, 1 lieutenant, 2 soldier = 11", "seat 1: profile Big Boy and Control grey territories (2, scored)", "seat 1: draw 1 event"}},
		{fact: "D47, V14: each once", night: `1 profile profile="Big Boy"
1 unveil-profile holds="Control grey territories"
! 1 claim holds="Control grey territories"
> Every objective that was noted has been scored.
! 1 claim-new objective="control grey territories" points=2
> Control grey territories has been scored: each objective counts once.
! 1 unveil-profile holds="Control grey territories"
> Your profile lies open.
`, want: []string{"> seat 1 (Krantifics): Respect 2 of 10; Cash $1M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}},
		{fact: "D47, V14: what does not hold now does not count, later it does", night: `1 profile profile=Godfather
! 1 unveil-profile holds="Control one capital"
> You control no capital now; Control one capital counts when it holds.
1 unveil-profile
! 1 claim holds="Control one capital"
> You control no capital now; Control one capital counts when it holds.
` + vegas + "1 claim holds=\"Control one capital\"\n",
			want: []string{"> seat 1 (Krantifics): Respect 4 of 10; Cash $1M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}},
		{fact: "D47: never lost", night: "1 profile profile=Godfather\n" + vegas + "1 unveil-profile holds=\"Control one capital\"\n1 abandon on=\"Las Vegas\"\n",
			want: []string{"> seat 1 (Krantifics): Respect 1 of 10; Cash $1M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}},
		{fact: "D47: a card that was never noted", night: `1 unveil-profile profile=Shark
1 claim-new objective="Sell ten dope at once" points=3
! 1 claim-new objective="sell ten dope at once" points=3
> Sell ten dope at once has been scored: each objective counts once.
`, want: []string{"> seat 1 (Krantifics): Respect 3 of 10; Cash $1M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}},
		{fact: "A14: several at once draw one event each", night: `1 profile profile=Shark
1 objective objective="Own a fleet" points=1
1 objective objective="Own a bank" points=2
1 unveil-profile holds="Own a fleet" holds="Own a bank"
`, want: []string{"seat 1: draw 2 events", "> seat 1 (Krantifics): Respect 3 of 10; Cash $1M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}},
		{fact: "A14: or one together", options: "one-per-source=yes", night: `1 profile profile=Shark
1 objective objective="Own a fleet" points=1
1 objective objective="Own a bank" points=2
1 objective objective="Own a bar" points=2
1 objective objective="own a bar" points=0
1 unveil-profile holds="Own a fleet" holds="Own a bank"
`, want: []string{"seat 1: draw 1 event", "seat 1: profile Shark, Own a fleet (1, scored) and Own a bank (2, scored)"}},
		{fact: "D17: only its owner sees it", night: "1 profile profile=Shark\n1 objective objective=\"Own a bank\" points=2\n", viewer: 2, want: []string{"Nothing is noted here."}, not: []string{"Shark", "Own a bank"}},
	})
}

func TestEvents(t *testing.T) {
	miami := "1 take-new on=Miami ground=grey\n"
	hold(t, acting, []row{
		{fact: "D49, D50: a general event is read out and discarded", night: miami + "1 event event=\"Hurricane\" lasts=at-once\n! 1 event event=Again lasts=at-once\n> That cannot be entered now.\n",
			want: []string{"Waiting for seat 1 to move and attack."}, not: []string{"Hurricane"}},
		{fact: "D51: a permanent one lies in the slot", night: miami + "1 event event=\"Dry law\" lasts=permanent\n", want: []string{"* Permanent event: Dry law"}},
		{fact: "D51: until another replaces it", night: miami + "1 event event=\"Dry law\" lasts=permanent\n1 abandon on=Miami\n1 take on=Miami\n1 event event=\"Curfew\" lasts=permanent\n",
			want: []string{"* Permanent event: Curfew"}, not: []string{"Dry law"}},
		{fact: "D50: a clan event goes to that clan's player", night: miami + "1 clan-event clan=maras\n", want: []string{"seat 3: 1 clan event, face down", "Waiting for seat 1 to move and attack."}},
		{fact: "D50: one of an absent clan is drawn again", night: miami + "1 clan-event clan=asp\n", want: []string{"seat 1: draw 1 event"}},
		{fact: "D50: and one of a fallen clan", night: miami + "host event-boss who=2 by=bank\n1 clan-event clan=yanagi\n", want: []string{"seat 1: draw 1 event"}},
		{fact: "D50, D52: it is played in its phase, in whose turn ever", night: miami + `1 clan-event clan=maras
! 3 play-event event=Raid phase=Deal lasts=at-once
> Raid is played in the phase: Deal. Now it is: Action.
! 2 play-event event=Raid phase=Action lasts=at-once
> That cannot be entered now.
3 play-event event=Raid phase=Action lasts=permanent
! 3 play-event event=Raid phase=Action lasts=permanent
> That cannot be entered now.
`, want: []string{"* Permanent event: Raid"}, not: []string{"event, face down"}},
		{fact: "D50: noted, its owner alone sees it", night: miami + `1 clan-event clan=maras
3 note-event event=Raid phase=Deal
! 3 note-event event=Ambush phase=Deal
> 1 clan event lies before you, and you have noted 1.
! 3 play-event event=raid phase=Action lasts=at-once
> You noted raid for: Deal.
`, viewer: 3, want: []string{"Event: Raid (Deal)"}},
		{fact: "D50: and once it is played, nothing of it", night: miami + `1 clan-event clan=maras
host correct what="Clan events" seat=3 to=2
3 note-event event=Raid phase=Action
3 play-event event=raid phase=Action lasts=at-once
3 note-event event=Ambush phase=combat
`, viewer: 3, want: []string{"Event: Ambush (combat)", "seat 3: 1 clan event, face down"}, not: []string{"Event: Raid"}},
		{fact: "D50: others do not", night: miami + "1 clan-event clan=maras\n3 note-event event=Raid phase=Deal\n", viewer: 1, want: []string{"Nothing is noted here."}, not: []string{"Raid"}},
		{fact: "D50, A19: with the logo of the combat, at the beginning of any round", night: miami + `1 clan-event clan=maras
! 3 play-event event=Ambush phase=combat lasts=at-once
> Ambush is played in a combat, and there is none.
1 attack whom=2 on=Vancouver soldiers=2
! 3 play-event event=Raid phase=Action lasts=at-once
> The combat for Vancouver comes first.
1 weapon damage=1
! 3 play-event event=Ambush phase=combat lasts=at-once
> Ambush is played at the beginning of a round.
2 weapon damage=1
3 play-event event=Ambush phase=combat lasts=at-once
`, want: []string{"Combat for Vancouver, round 1 of 5."}, not: []string{"event, face down"}},
		{fact: "A19: or before the first alone", options: "combat-events-first=yes", night: miami + `1 clan-event clan=maras
1 attack whom=2 on=Vancouver soldiers=2
1 weapon damage=1
2 weapon damage=1
! 3 play-event event=Ambush phase=combat lasts=at-once
> Ambush is played before the first round; 1 have been played.
`, want: []string{"Combat for Vancouver, round 1 of 5."}},
		{fact: "D6, D22, V1, V5: troops of an event stand where recruits may, within the same limits", night: `! 1 event-troops on="Los Angeles" soldiers=1
> That cannot be entered now.
host set-event event=Curfew
host correct what=Soldiers seat=1 to=48
host territory on=Denver ground=grey holder=1 dope=0
! 1 event-troops on="Los Angeles" soldiers=3
> You have 48 soldiers of 50: 3 more do not fit.
! 1 event-troops on="Los Angeles" lieutenants=3
> You have 1 lieutenant of 3: 3 more do not fit.
! 1 event-troops on=Denver soldiers=1
> They stand on: choose one of those shown.
1 event-troops on="Los Angeles" soldiers=2 lieutenants=2
! 1 event-troops on="Los Angeles" soldiers=1
> You have all the soldiers and lieutenants there are.
`, want: []string{"> seat 1 (Krantifics): Respect 0 of 10; Cash $1M; Troops 1 boss, 3 lieutenant, 50 soldier = 65"}},
		{fact: "D50: cash of an event", night: "! 3 event-cash amount=2.5\n> That cannot be entered now.\nhost set-event event=Curfew\n3 event-cash amount=2.5\n", want: []string{"seat 3 (Maras): Respect 0 of 10; Cash $2.5M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}},
		{fact: "D50: also of one that was drawn in this turn, until it ends", night: miami + `1 event event=Windfall lasts=at-once
2 event-cash amount=1.5
1 next
1 next
! 2 event-cash amount=1
> That cannot be entered now.
`, want: []string{"> seat 2 (Yanagi): Respect 0 of 10; Cash $1.5M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}},
		{fact: "D51: a ruling on the slot", night: "host set-event event=Curfew\n", want: []string{"* Permanent event: Curfew"}},
		{fact: "D51: and away with it", night: "host set-event event=Curfew\nhost set-event\n", not: []string{"Permanent"}, want: []string{"seat 1 has the turn."}},
		{fact: "A17: a fallen player draws nothing more", night: miami + "host event-boss who=1 by=bank\n", want: []string{"seat 2 has the turn."}, not: []string{"draw 1 event"}},
		{fact: "A17: the cards of a fallen player are gone", night: miami + "1 clan-event clan=maras\n3 note-event event=Raid phase=Action\nhost event-boss who=3 by=bank\n", viewer: 3, not: []string{"Raid", "face down"}},
	})
}

// What is unveiled is declared: the laws and the shell rely on it. (D45, D47)
func TestUnveilingIsShown(t *testing.T) {
	for _, tt := range []struct {
		night string
		want  engine.Shown
	}{
		{"1 target clan=yanagi\nhost event-boss who=2 by=1\n", engine.Shown{Of: 1, Kind: "target"}},
		{"1 profile profile=Shark\n1 unveil-profile\n", engine.Shown{Of: 1, Kind: "profile"}},
		{"host event-boss who=2 by=1\n1 target clan=yanagi\n1 unveil-target clan=yanagi\n", engine.Shown{Of: 1, Kind: "target"}},
	} {
		p := played(t, "seats=3", acting+tt.night)
		if !slices.Contains(p.Position.Shown(), tt.want) {
			t.Errorf("shows %v, and not %v", p.Position.Shown(), tt.want)
		}
	}
}
