package deal_test

import (
	"slices"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/engine/night"
	"croupier/trackers/deal"
)

// row is one rule: a few lines of a night, what they refuse, and lines that the
// viewer's screen must, or must not, have after them.
type row struct {
	fact    string // its numbers in the digest, and what it says
	options string
	night   string      // after the opening, or from the start if it brings its own
	viewer  engine.Seat // the room: what all may know, so a bystander's board counts, too
	want    []string
	not     []string
}

// three seats clans for the rows: 1 the Krantifics on Los Angeles (a consumer
// territory), 2 the Yanagi on Vancouver (consumer), 3 the Maras on San Salvador
// (producer). Seat 1 is in its resource phase.
const three = `host first who=1
1 clan clan=krantifics
2 clan clan=yanagi ground=consumer
3 clan clan=maras ground=producer
1 start
`

// hold plays each row and looks at its screen.
func hold(t *testing.T, opening string, rows []row) {
	t.Helper()
	for _, r := range rows {
		t.Run(r.fact, func(t *testing.T) {
			p := played(t, "seats=3 "+r.options, opening+r.night)
			screen := night.Print(p.Position.Screen(r.viewer))
			lines := strings.Split(screen, "\n")
			if r.viewer == engine.Room {
				lines = append(lines, strings.Split(night.Print(p.Position.Screen(3)), "\n")...)
			}
			for _, want := range r.want {
				if !slices.ContainsFunc(lines, func(l string) bool { return strings.TrimLeft(l, " ") == want }) {
					t.Errorf("no line %q in\n%s", want, screen)
				}
			}
			for _, not := range r.not {
				if all := strings.Join(lines, "\n"); strings.Contains(all, not) {
					t.Errorf("there is %q in\n%s", not, all)
				}
			}
		})
	}
}

func TestSetup(t *testing.T) {
	hold(t, "", []row{
		{fact: "D1: three to six players", night: "", want: []string{"[ ] Each draws a weapon. Highest damage starts; ties draw again."}},
		{fact: "D14, D15: any player, or the host, says who drew the highest weapon", night: `2 first who=3
! 1 first who=1
> That cannot be entered now.
`, want: []string{"seat 3 picks a clan.", "[x] Each draws a weapon. Highest damage starts; ties draw again.", "[x] Shuffle weapons and events, face down. Lay out the bank."}},
		{fact: "D16: clans are picked in playing order, none twice", night: `host first who=3
! 1 clan clan=asp start=Lima ground=grey
> seat 3 picks a clan first.
3 clan clan=asp start=Lima ground=grey
! 1 clan clan=asp start=Lima ground=grey
> Armada Socialista del Pueblo: seat 3 plays it.
1 clan clan=krantifics
! 1 clan clan=yanagi ground=grey
> That cannot be entered now.
`, want: []string{
			"Waiting for seat 2 to pick a clan.",
			"[x] seat 3: ASP, Lima",
			"[ ] seat 2 picks a clan.",
			"[x] Shuffle the drawn weapons back.",
		}},
		{fact: "D13: 1 boss, 1 lieutenant, 2 soldiers, worth 11", night: "host first who=1\n1 clan clan=krantifics\n",
			want: []string{"seat 1 (Krantifics): Respect 0 of 10; Cash $0M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}},
		{fact: "D13: start territories are known for three clans, typed for the others", night: `host first who=1
! 1 clan clan=segadores ground=producer
> Say where the logo of the Segadores is on the board.
! 1 clan clan=segadores start="New York" ground=consumer
> New York is a capital: its mob must be beaten first.
! 1 clan clan=segadores start="los angeles" ground=grey
> Los Angeles is known as consumer.
! 1 clan clan=yanagi
> Say what Vancouver is: consumer, producer or light grey.
1 clan clan=segadores start="Los Angeles" ground=consumer
! 2 clan clan=krantifics
> Los Angeles is held by seat 1.
2 clan clan=yanagi ground=grey
3 clan clan=maras ground=producer
1 start
`, want: []string{"Los Angeles: seat 1 | consumer | 0", "Vancouver: seat 2 | light grey | 0", "San Salvador: seat 3 | producer | 0"}},
		{fact: "D4, D11: the capitals and two more are known from the start", night: three,
			want: []string{"New York: mob | consumer capital | 0", "Las Vegas: mob | consumer capital, 3 respect | 0", "Medellin: mob | producer capital | 0", "La Paz: mob | producer capital | 0", "Los Angeles: seat 1 | consumer | 0"}},
		{fact: "D16, D17: absent clans go, then the cards are dealt, then it begins", night: `host first who=2
2 clan clan=yanagi ground=consumer
3 clan clan=maras ground=producer
! host start
> seat 1 must pick a clan first.
1 clan clan=krantifics
! 1 start
> That cannot be entered now.
`, want: []string{
			"Waiting for seat 2 to say that the cards are dealt.",
			"[ ] Take the troops and the targets away of: N'Veleno, Armada Socialista del Pueblo and Segadores.",
			"[ ] Each draws 1 profile, 1 target, 5 weapons, all secret.",
		}},
		{fact: "D2, A1: no cash at the start", night: three, want: []string{"> seat 1 (Krantifics): Respect 0 of 10; Cash $0M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}},
		{fact: "A1: or as much as the table says", options: "cash=7.5", night: three, want: []string{"> seat 1 (Krantifics): Respect 0 of 10; Cash $7.5M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}},
		{fact: "D5, D12, D23, D47, D50, D53: what is the table's own affair is said on each phone before it begins", night: "host first who=1\n1 clan clan=krantifics\n", viewer: 2,
			want: []string{"Croupier keeps the numbers, not the map. You watch how far troops go, which territories lie beside each other, which weapons are in a hand, and what events and clan cards do."}},
		{fact: "D23: and not in the middle of the game", night: three, not: []string{"Croupier keeps the numbers"}},
		{fact: "A3: clans that are dealt come in any order", options: "random-clans=yes", night: `host first who=1
3 clan clan=maras ground=producer
`, want: []string{"Waiting for seat 1 and seat 2 to pick a clan."}},
		{fact: "A4: drawn weapons are discarded", options: "discard-drawn=yes", night: "host first who=1\n1 clan clan=krantifics\n",
			want: []string{"[x] Discard the drawn weapons."}},
		{fact: "D43: Hoodlum mode", options: "goal=15", night: three, want: []string{"> seat 1 (Krantifics): Respect 0 of 15; Cash $0M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}},
	})
}

func TestSeats(t *testing.T) {
	for _, seats := range []int{2, 7} {
		if _, err := deal.Rules.Game().Fold(engine.Setup{Seats: seats}, nil); err == nil || !strings.Contains(err.Error(), "DEAL: American Dream is for 3 to 6 players") {
			t.Errorf("D1: %d seats: %v", seats, err)
		}
	}
}

func TestTurns(t *testing.T) {
	hold(t, three, []row{
		{fact: "turn: the four phases in their order, one tap each", night: `1 income
1 next
1 next
1 next
`, want: []string{"Resource > Recruitment > Action > [Deal]", "seat 1 has the turn.", "Waiting for seat 1 to make deals."}},
		{fact: "turn: then clockwise", night: `1 income
1 next
1 next
1 next
1 next
`, want: []string{"[Resource] > Recruitment > Action > Deal", "seat 2 has the turn."}},
		{fact: "turn: nobody else plays in it", night: `! 2 next
> It is the turn of seat 1.
! 2 income
> It is the turn of seat 1.
! 3 produce dope="San Salvador:1"
> It is the turn of seat 1.
`, want: []string{"seat 1 has the turn."}},
		{fact: "D18: nobody goes on without the income", night: `! 1 next
> Take your income first: $1M.
1 income
1 next
`, want: []string{"Resource > [Recruitment] > Action > Deal"}},
		{fact: "D27, V8: the whole hand, once in a deal phase", night: `1 income
1 next
1 next
! 1 new-hand
> That cannot be entered now.
1 next
1 new-hand
! 1 new-hand
> You have changed your hand in this deal phase.
`, viewer: 1, want: []string{"- new-hand (Change the weapon hand): You have changed your hand in this deal phase."}},
		{fact: "A7: or again and again", options: "new-hands=yes", night: `1 income
1 next
1 next
1 next
1 new-hand
1 new-hand
`, viewer: 1, want: []string{"+ new-hand (Change the weapon hand)"}},
	})
}

// The laws hold whatever the order of play is, so it has a test of its own.
func TestWhoseTurnItIs(t *testing.T) {
	p := played(t, "seats=4 last-plays-on=yes", `host first who=3
3 clan clan=maras ground=producer
4 clan clan=asp start=Lima ground=grey
1 clan clan=segadores start=Guadalajara ground=producer
2 clan clan=nveleno start=Kingston ground=grey
3 start
`)
	enter := func(by engine.Seat, kind string, answers map[string][]string) {
		t.Helper()
		next, err := p.Position.Enter(engine.Record{By: by, Kind: kind, Answers: answers, Mark: engine.AnyMark})
		if err != nil {
			t.Fatalf("%v %s: %v", by, kind, err)
		}
		p.Position = next
	}
	turn := func() engine.Seat {
		for _, b := range p.Position.Screen(engine.Room).Blocks {
			if b, ok := b.(engine.Turn); ok {
				return b.Seat
			}
		}
		return engine.Room
	}
	play := func(want ...engine.Seat) {
		t.Helper()
		for _, seat := range want {
			if got := turn(); got != seat {
				t.Fatalf("it is the turn of %v, want %v", got, seat)
			}
			for range 4 {
				enter(seat, "next", nil)
			}
		}
	}
	fall := func(seat string) {
		enter(engine.Host, engine.Correct, map[string][]string{"what": {"Boss"}, "seat": {seat}, "to": {"0"}})
	}
	play(3, 4, 1, 2, 3, 4)
	fall("2") // who is out is passed over
	play(1, 3, 4, 1)
	fall("3") // A24: in the own turn it passes at once
	play(4, 1, 4)
	fall("4")
	play(1, 1)
}

func TestMarket(t *testing.T) {
	hold(t, three, []row{
		{fact: "D3, D18: a consumer territory pays 1, a capital 3, the others nothing", night: `host territory on="New York" ground=consumer-capital holder=1 dope=0
host territory on="San Francisco" ground=consumer holder=1 dope=0
host territory on=Denver ground=grey holder=1 dope=0
host territory on=Medellin ground=producer-capital holder=1 dope=0
1 income
`, want: []string{"> seat 1 (Krantifics): Respect 0 of 10; Cash $5M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}},
		{fact: "D18: nothing without one, and no tap for it", night: `host set-turn who=3 phase=Resource
! 3 income
> You control no consumer territory.
3 next
`, want: []string{"Resource > [Recruitment] > Action > Deal"}},
		{fact: "D19, V3: 1 dope or 1 soldier on a producer territory", night: `host set-turn who=3 phase=Resource
! 3 produce dope="San Salvador:1" soldiers="San Salvador:1"
> San Salvador can still make 1 piece; you gave 2.
! 3 produce dope="San Salvador:2"
> Dope, San Salvador: at most 1; you gave 2.
! 3 produce
> Place at least one piece.
! 3 produce dope="Los Angeles:1"
> Dope: choose each of those shown once at most.
3 produce soldiers="San Salvador:1"
! 3 produce dope="San Salvador:1"
> All your producer territories have produced.
`, want: []string{"> seat 3 (Maras): Respect 0 of 10; Cash $0M; Troops 1 boss, 1 lieutenant, 3 soldier = 12", "San Salvador: seat 3 | producer | 0"}},
		{fact: "D19: on a capital any mix of 3, and fewer", night: `host territory on=Medellin ground=producer-capital holder=3 dope=0
host set-turn who=3 phase=Resource
! 3 produce dope=Medellin:2 soldiers=Medellin:2
> Medellin can still make 3 pieces; you gave 4.
3 produce dope="San Salvador:1" dope=Medellin:1 soldiers=Medellin:1
! 3 produce dope=Medellin:2
> Dope, Medellin: at most 1; you gave 2.
3 produce dope=Medellin:1
`, want: []string{"Medellin: seat 3 | producer capital | 2", "San Salvador: seat 3 | producer | 1", "Dope on the board 3 of 50"}},
		{fact: "D19: each turn anew", night: `host set-turn who=3 phase=Resource
3 produce dope="San Salvador:1"
3 next
3 next
3 next
3 next
1 income
1 next
1 next
1 next
1 next
2 income
2 next
2 next
2 next
2 next
3 produce dope="San Salvador:1"
`, want: []string{"San Salvador: seat 3 | producer | 2"}},
		{fact: "D7, V2: at 50 pieces no more dope", night: `host territory on=Vancouver ground=consumer holder=2 dope=49
host territory on=Medellin ground=producer-capital holder=3 dope=0
host set-turn who=3 phase=Resource
! 3 produce dope=Medellin:2
> Dope: 0 to 1 in all; you gave 2.
3 produce dope=Medellin:1
! 3 produce dope=Medellin:1
> Dope: 0 to 0 in all; you gave 1.
3 produce soldiers=Medellin:2
`, want: []string{"* Dope: All 50 pieces are on the board: no more can be produced.", "Dope on the board 50 of 50"}},
		{fact: "D6: at 50 soldiers no more of them", night: `host correct what=Soldiers seat=3 to=49
host territory on=Medellin ground=producer-capital holder=3 dope=0
host set-turn who=3 phase=Resource
! 3 produce soldiers=Medellin:2
> Soldiers: 0 to 1 in all; you gave 2.
3 produce soldiers=Medellin:1 dope=Medellin:2
! host correct what=Soldiers seat=3 to=51
> The right number: at most 50; you gave 51.
`, want: []string{"> seat 3 (Maras): Respect 0 of 10; Cash $0M; Troops 1 boss, 1 lieutenant, 50 soldier = 59"}},
		{fact: "A2: by a house rule 49", options: "respect-soldier=yes", night: `host correct what=Soldiers seat=3 to=49
host set-turn who=3 phase=Resource
! 3 produce soldiers="San Salvador:1"
> Soldiers: 0 to 0 in all; you gave 1.
`, want: []string{"> seat 3 (Maras): Respect 0 of 10; Cash $0M; Troops 1 boss, 1 lieutenant, 49 soldier = 58"}},
		{fact: "D20: 4, 2, 1 on a territory, 4 each on a capital", night: `host territory on="Los Angeles" ground=consumer holder=1 dope=4
host territory on="Las Vegas" ground=consumer-capital holder=1 dope=3
1 sell dope="Los Angeles:4" dope="Las Vegas:2"
`, want: []string{"> seat 1 (Krantifics): Respect 3 of 10; Cash $16M; Troops 1 boss, 1 lieutenant, 2 soldier = 11", "Las Vegas: seat 1 | consumer capital, 3 respect | 1"}},
		{fact: "D20, V4: no more than lies there, and only on own consumer territories", night: `host territory on="Los Angeles" ground=consumer holder=1 dope=1
host territory on="San Francisco" ground=consumer holder=nobody dope=2
host territory on=Acapulco ground=producer holder=1 dope=2
! 1 sell dope="Los Angeles:2"
> Dope, Los Angeles: at most 1; you gave 2.
! 1 sell dope="San Francisco:1"
> Dope: choose each of those shown once at most.
! 1 sell dope=Acapulco:1
> Dope: choose each of those shown once at most.
! 1 sell
> Dope: 1 to 1 in all; you gave 0.
1 sell dope="Los Angeles:1"
! 1 sell dope="Los Angeles:1"
> No dope lies on a consumer territory of yours.
`, want: []string{"> seat 1 (Krantifics): Respect 0 of 10; Cash $4M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}},
		{fact: "A21: income, production and sale in any order", night: `host territory on="Los Angeles" ground=consumer holder=1 dope=1
host territory on=Acapulco ground=producer holder=1 dope=0
1 sell dope="Los Angeles:1"
1 produce dope=Acapulco:1
1 income
`, want: []string{"> seat 1 (Krantifics): Respect 0 of 10; Cash $5M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}},
		{fact: "A21: or in a fixed order", options: "fixed-order=yes", night: `host territory on="Los Angeles" ground=consumer holder=1 dope=1
host territory on=Acapulco ground=producer holder=1 dope=0
! 1 produce dope=Acapulco:1
> Take your income first: $1M.
! 1 sell dope="Los Angeles:1"
> Take your income first: $1M.
1 income
1 sell dope="Los Angeles:1"
! 1 produce dope=Acapulco:1
> Production comes before the sale.
`, want: []string{"> seat 1 (Krantifics): Respect 0 of 10; Cash $5M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}},
	})
}

func TestRecruiting(t *testing.T) {
	hold(t, three+"host correct what=Cash seat=1 to=20\n1 income\n1 next\n", []row{
		{fact: "D21: a soldier costs 1, a lieutenant 6", night: "1 recruit on=\"Los Angeles\" soldiers=3 lieutenants=2\n",
			want: []string{"> seat 1 (Krantifics): Respect 0 of 10; Cash $6M; Troops 1 boss, 3 lieutenant, 5 soldier = 20"}},
		{fact: "D21: as many as the cash allows, and more than once", night: `! 1 recruit on="Los Angeles" soldiers=22
> You have $21M; this costs $22M.
1 recruit on="Los Angeles" soldiers=21
! 1 recruit on="Los Angeles" soldiers=1
> You have $0M; troops cost $1M.
`, want: []string{"> seat 1 (Krantifics): Respect 0 of 10; Cash $0M; Troops 1 boss, 1 lieutenant, 23 soldier = 32"}},
		{fact: "D6: three lieutenants, fifty soldiers", night: `host correct what=Soldiers seat=1 to=48
! 1 recruit on="Los Angeles" soldiers=3
> You have 48 soldiers of 50: 3 more do not fit.
! 1 recruit on="Los Angeles" lieutenants=3
> You have 1 lieutenant of 3: 3 more do not fit.
1 recruit on="Los Angeles" soldiers=2
1 recruit on="Los Angeles" lieutenants=2
! 1 recruit on="Los Angeles" soldiers=1
> You have all the soldiers and lieutenants there are.
`, want: []string{"> seat 1 (Krantifics): Respect 0 of 10; Cash $7M; Troops 1 boss, 3 lieutenant, 50 soldier = 65"}},
		{fact: "D22: on a grey territory only where the boss is", night: `host territory on=Denver ground=grey holder=1 dope=0
! 1 recruit on=Denver soldiers=1
> They stand on: choose one of those shown.
host place-boss who=1 on=Denver
1 recruit on=Denver soldiers=1
`, want: []string{"> seat 1 (Krantifics): Respect 0 of 10; Cash $20M; Troops 1 boss, 1 lieutenant, 3 soldier = 12"}},
		{fact: "D21: in its phase alone", night: `1 next
! 1 recruit on="Los Angeles" soldiers=1
> That cannot be entered now.
`, want: []string{"Resource > Recruitment > [Action] > Deal"}},
	})
}

func TestBoard(t *testing.T) {
	hold(t, three+"1 income\n1 next\n1 next\n", []row{
		{fact: "D9: an empty territory is taken, with what lies there (D8)", night: `host territory on=Dallas ground=consumer holder=nobody dope=2
1 take on=Dallas
! 1 take on=Vancouver
> Which: choose one of those shown.
`, want: []string{"Dallas: seat 1 | consumer | 2"}},
		{fact: "D9: a new one is named once", night: `1 take-new on=Miami ground=consumer
! 1 take-new on=miami ground=consumer
> You hold Miami already.
! 1 take-new on=VANCOUVER ground=consumer
> Vancouver is held by seat 2.
! 1 take-new on="San Francisco" ground=grey
> San Francisco is known as consumer.
1 take-new on="San Francisco" ground=consumer
`, want: []string{"Miami: seat 1 | consumer, 1 respect | 0", "San Francisco: seat 1 | consumer | 0"}},
		{fact: "D25: nobody walks into a capital", night: `! 1 take on="Las Vegas"
> Which: choose one of those shown.
! 1 take-new on="Las Vegas" ground=consumer
> Las Vegas is a capital: its mob must be beaten first.
`, want: []string{"Las Vegas: mob | consumer capital, 3 respect | 0"}},
		{fact: "D40: an abandoned capital is its mob's again, an abandoned territory nobody's", night: `host territory on="Las Vegas" ground=consumer-capital holder=1 dope=1
host territory on=Dallas ground=consumer holder=1 dope=2
1 abandon on="Las Vegas"
1 abandon on=Dallas
! 1 abandon on="Los Angeles"
> Your boss stands on your only territory. Move your boss first.
`, want: []string{"Las Vegas: mob | consumer capital, 3 respect | 1", "Dallas: nobody | consumer | 2"}},
		{fact: "D23: the boss moves once, to an own territory", night: `! 1 boss to=Vancouver
> Take a territory first: your boss has nowhere to go.
1 take-new on=Miami ground=consumer
! 1 boss to=Vancouver
> To: choose one of those shown.
1 boss to=Miami
! 1 boss to="Los Angeles"
> Your boss has moved in this action phase.
1 abandon on="Los Angeles"
`, want: []string{"Miami: seat 1 | consumer, 1 respect | 0"}, not: []string{"Los Angeles: seat 1"}},
		{fact: "D24, V11: dope moves one step, to own ground", night: `host territory on=Acapulco ground=producer holder=1 dope=3
host territory on=Dallas ground=consumer holder=1 dope=1
! 1 carry from=Acapulco to=Vancouver pieces=1
> To a territory of yours: choose one of those shown.
! 1 carry from=Acapulco to=Acapulco pieces=1
> Choose two different territories.
! 1 carry from=Dallas to=Acapulco pieces=3
> Dallas has 1 dope that may still move; you gave 3.
1 carry from=Acapulco to=Dallas pieces=2
! 1 carry from=Dallas to="Los Angeles" pieces=2
> Pieces: only 1 is possible here; you gave 2.
1 carry from=Dallas to="Los Angeles" pieces=1
! 1 carry from=Dallas to="Los Angeles" pieces=1
> From: choose one of those shown.
host set-turn who=1 phase=Action
1 carry from=Dallas to="Los Angeles" pieces=2
`, want: []string{"Acapulco: seat 1 | producer | 1", "Dallas: seat 1 | consumer | 0", "Los Angeles: seat 1 | consumer | 3"}},
	})
}

func TestPayments(t *testing.T) {
	hold(t, three+"host correct what=Cash seat=1 to=6.5\n", []row{
		{fact: "D2, D28: anybody pays anybody, and the bank, in steps of 0.5", night: `1 pay to=2 amount=2.5
2 pay to=bank amount=0.5
! 1 pay to=2 amount=2.25
> Amount: give an amount in steps of $0.5M.
! 1 pay to=2 amount=7
> You have $4M; this costs $7M.
! 1 pay to=1 amount=1
> To: choose one of those shown.
! 1 pay to=2 amount=0
> Amount: at least $0.5M; you gave $0M.
! 3 pay to=1 amount=1
> You have no cash.
`, want: []string{
			"> seat 1 (Krantifics): Respect 0 of 10; Cash $4M; Troops 1 boss, 1 lieutenant, 2 soldier = 11",
			"seat 2 (Yanagi): Respect 0 of 10; Cash $2M; Troops 1 boss, 1 lieutenant, 2 soldier = 11",
		}},
		{fact: "D2: the host moves money between any two", night: `host transfer from=bank to=3 amount=5
host transfer from=3 to=2 amount=1.5
! host transfer from=2 to=1 amount=2
> Not enough for $2M: seat 2.
! host transfer from=2 to=2 amount=1
> Choose two different purses.
host transfer from=2 to=bank amount=1.5
`, want: []string{"seat 3 (Maras): Respect 0 of 10; Cash $3.5M; Troops 1 boss, 1 lieutenant, 2 soldier = 11", "seat 2 (Yanagi): Respect 0 of 10; Cash $0M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}},
		{fact: "D2: also in a combat", night: `host set-turn who=1 phase=Action
1 attack whom=2 on=Vancouver soldiers=1 boss=1
1 pay to=3 amount=6.5
`, want: []string{"seat 3 (Maras): Respect 0 of 10; Cash $6.5M; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}},
	})
}

// Where cash is hidden it is on no screen but its owner's, and the host cannot
// take from it. (A18)
func TestHiddenCash(t *testing.T) {
	hold(t, three, []row{
		{fact: "A18: nobody sees it", options: "hidden-cash=yes cash=3", night: "1 pay to=2 amount=1\n",
			want: []string{"> seat 1 (Krantifics): Respect 0 of 10; Troops 1 boss, 1 lieutenant, 2 soldier = 11"}, not: []string{"Cash $2M", "Cash $4M", "; Cash"}},
		{fact: "A18: but its owner, under the cover", options: "hidden-cash=yes cash=3", night: `1 pay to=2 amount=1
! 1 pay to=2 amount=3
> You have $2M; this costs $3M.
1 income
`, viewer: 1, want: []string{"(covered) Cash:", "Cash $3M"}},
		{fact: "A18: only its owner pays from it", options: "hidden-cash=yes cash=3", night: `! host transfer from=2 to=1 amount=1
> From: choose one of those shown.
host transfer from=bank to=2 amount=1
`, viewer: 2, want: []string{"Cash $4M"}},
		{fact: "A18: recruits are paid from it", options: "hidden-cash=yes cash=3", night: `1 income
1 next
! 1 recruit on="Los Angeles" soldiers=5
> You have $4M; this costs $5M.
1 recruit on="Los Angeles" soldiers=3
`, viewer: 1, want: []string{"Cash $1M"}},
		{fact: "A18, D42: who removes a boss counts the cash, and nobody else", options: "hidden-cash=yes cash=3", night: `host set-turn who=1 phase=Action
1 attack whom=2 on=Vancouver soldiers=2 boss=1
1 weapon damage=6
2 weapon damage=0
`, viewer: 1, want: []string{"Cash $6M"}},
	})
}

// Croupier does not know the map: it says what counts as beside, and lets the
// table judge. (D5, D12)
func TestSeaRoutesAreSaid(t *testing.T) {
	p := played(t, "seats=3", three+"host set-turn who=1 phase=Action\n")
	said := map[string]string{}
	for _, pad := range p.Position.Screen(1).Pads {
		said[pad.Kind] = pad.Hint.String()
	}
	for _, kind := range []string{"boss", "carry"} {
		if !strings.Contains(said[kind], "by land or by a sea route") {
			t.Errorf("the pad %q says %q", kind, said[kind])
		}
	}
}

// Every row of the standing has a cell for each of its columns, with and without
// a purse face up.
func TestStandingIsEven(t *testing.T) {
	for _, hidden := range []string{"no", "yes"} {
		p, err := deal.Rules.Game().Fold(engine.Setup{Seats: 3, Options: engine.Options{"hidden-cash": hidden}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, b := range p.Screen(engine.Room).Blocks {
			if b, ok := b.(engine.Standing); ok {
				for _, row := range b.Rows {
					if len(row.Cells) != len(b.Columns) {
						t.Errorf("hidden cash %s: %d cells under %d columns", hidden, len(row.Cells), len(b.Columns))
					}
				}
			}
		}
	}
}

// Lines of the history say how much, and so does the undo beside them.
func TestLines(t *testing.T) {
	n, err := night.Read("night 1 deal seats=3 seed=1\n" + three + `host territory on="Los Angeles" ground=consumer holder=1 dope=3
host territory on=Medellin ground=producer-capital holder=1 dope=0
1 income
1 produce dope=Medellin:2 soldiers=Medellin:1
1 sell dope="Los Angeles:3"
1 next
1 recruit on="Los Angeles" soldiers=2
1 next
1 take-new on=Miami ground=consumer
1 carry from=Medellin to=Miami pieces=2
1 pay to=bank amount=0.5
1 attack-mob on="New York" soldiers=3
1 weapon damage=4
1 mob-weapon weapon=Tank damage=9 needs=3
1 refill how=all
1 next
1 new-hand
1 next
`)
	if err != nil {
		t.Fatal(err)
	}
	game := deal.Rules.Game()
	p, err := night.Play(game, n)
	if err != nil {
		t.Fatal(err)
	}
	history, err := game.History(n.Setup, p.Log)
	if err != nil {
		t.Fatal(err)
	}
	lines := history.All(engine.Room)
	want := []string{
		"Ruling: Los Angeles is held by seat 1, 3 dope",
		"Ruling: Medellin is held by seat 1, 0 dope",
		"seat 1 takes $1M of income",
		"seat 1 produces 2 dope on Medellin and 1 soldier on Medellin",
		"seat 1 sells 3 dope for $7M",
		"seat 1 goes on to: Recruitment",
		"seat 1 recruits 2 soldiers on Los Angeles for $2M",
		"seat 1 goes on to: Action",
		"seat 1 takes Miami / seat 1 scores 1 respect for Miami.",
		"seat 1 moves 2 dope from Medellin to Miami",
		"seat 1 pays the bank $0.5M",
		"seat 1 attacks the mob of New York with 3 soldiers",
		"seat 1 chooses a weapon",
		"The mob plays Tank: damage 9, needs 3 / Round 1: 4 of seat 1 against 9 of the mob. / seat 1 takes 3 hits and loses 3 soldiers. / The mob holds New York.",
		"seat 1 discards all weapons and draws 5",
		"seat 1 goes on to: Deal",
		"seat 1 discards the whole hand and draws 5 weapons",
		"seat 1 ends the turn / It is the turn of seat 2.",
	}
	for i, line := range lines[len(lines)-len(want):] {
		got := line.Text.String()
		for _, told := range line.Told {
			got += " / " + told.String()
		}
		if got != want[i] {
			t.Errorf("line %d says %q, want %q", line.Seq, got, want[i])
		}
	}
}

func TestRulings(t *testing.T) {
	hold(t, three, []row{
		{fact: "ruling: who holds what, and what lies there", night: `host territory on=Dallas ground=consumer holder=2 dope=3
host territory on=dallas ground=grey holder=nobody dope=1
host territory on="La Paz" ground=producer-capital holder=3 dope=0
`, want: []string{"Dallas: nobody | light grey | 1", "La Paz: seat 3 | producer capital | 0"}},
		{fact: "ruling, D7: no more dope than there is", night: `host territory on=Dallas ground=consumer holder=2 dope=30
! host territory on=Denver ground=grey holder=2 dope=21
> There are 50 pieces of dope; this would make it 51.
host territory on=Dallas ground=consumer holder=2 dope=50
`, want: []string{"Dope on the board 50 of 50"}},
		{fact: "ruling: no boss among strangers", night: `! host territory on=Vancouver ground=consumer holder=1 dope=0
> The boss of seat 2 stands on Vancouver. Place it elsewhere first.
host territory on=Seattle ground=grey holder=2 dope=0
! host place-boss who=2 on="Los Angeles"
> seat 2 does not hold Los Angeles.
host place-boss who=2 on=Seattle
host territory on=Vancouver ground=consumer holder=1 dope=0
`, want: []string{"Vancouver: seat 1 | consumer | 0"}},
		{fact: "ruling: whose turn and which phase", night: "host set-turn who=3 phase=Action\n",
			want: []string{"seat 3 has the turn.", "Resource > Recruitment > [Action] > Deal"}},
		{fact: "ruling: every number of the board", night: `host correct what=Cash seat=2 to=4.5
host correct what=Soldiers seat=2 to=7
host correct what=Lieutenants seat=2 to=0
host correct what=Respect seat=2 to=3
host correct what=Dope of=Vancouver to=6
`, want: []string{"seat 2 (Yanagi): Respect 3 of 10; Cash $4.5M; Troops 1 boss, 7 soldier = 13", "Vancouver: seat 2 | consumer | 6"}},
		{fact: "D43: respect wins at once, in whose turn ever", night: "host correct what=Respect seat=3 to=11\n",
			want: []string{"DEAL: American Dream (over), as the room sees it", "1. seat 3, 11 respect", "2. seat 1, 0 respect", "2. seat 2, 0 respect"}},
		{fact: "D43: 10 is enough", night: "host correct what=Respect seat=3 to=10\n", want: []string{"1. seat 3, 10 respect"}},
		{fact: "D43: 9 does not", night: "host correct what=Respect seat=3 to=9\n", want: []string{"seat 1 has the turn."}},
		{fact: "D43: in Hoodlum mode 15 wins", options: "goal=15", night: "host correct what=Respect seat=3 to=14\n", want: []string{"seat 1 has the turn."}},
		{fact: "A23: the last clan wins", night: "host correct what=Boss seat=2 to=0\nhost correct what=Boss seat=1 to=0\n",
			want: []string{"1. seat 3, 0 respect", "2. seat 1, fallen", "2. seat 2, fallen"}},
		{fact: "A23: or plays on", options: "last-plays-on=yes", night: "host correct what=Boss seat=2 to=0\nhost correct what=Boss seat=1 to=0\n",
			want: []string{"seat 3 has the turn."}},
		{fact: "A16: a boss that falls otherwise leaves its cash to the bank", night: `host correct what=Cash seat=2 to=5
host correct what=Boss seat=2 to=0
`, want: []string{"seat 2 (Yanagi), out: Respect 0 of 10; Cash $0M; Troops none = 0"}, not: []string{"$5M"}},
		{fact: "D42: who is out enters nothing", night: `host correct what=Boss seat=2 to=0
! 2 pay to=1 amount=1
> That cannot be entered now.
! 1 pay to=2 amount=1
> You have no cash.
`, viewer: 2, not: []string{"+ ", "! "},
			want: []string{"* You are out of the game: Your boss has fallen. Take your troops off the board and discard your cards; your dope stays."}},
		{fact: "A17: who is out is told also of the dope", options: "dope-goes=yes", night: "host correct what=Boss seat=2 to=0\n", viewer: 2,
			want: []string{"* You are out of the game: Your boss has fallen. Take your troops and your dope off the board and discard your cards."}},
		{fact: "D42: who plays on is not told so", night: "host correct what=Boss seat=2 to=0\n", viewer: 3, not: []string{"out of the game"}},
	})
}
