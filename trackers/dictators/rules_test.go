package dictators_test

import (
	"fmt"
	"net/url"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/engine/night"
)

// rule is one row of the tables of rules: the numbers of the digest that it
// proves, a night (a line after ! is refused, with the sentence after >), and
// what stands on screens at its end ("room: DEFCON 4"; "room! …": what does not).
type rule struct {
	numbers string
	name    string
	table   string // seats and options, as headers spell them; else seats=3
	night   string
	sees    []string
}

// play plays the row's night, with its refusals.
func (r rule) play(t *testing.T) *night.Played {
	t.Helper()
	table := r.table
	if !strings.Contains(table, "seats=") {
		table = "seats=3 " + table
	}
	n, err := night.Read("night 1 dictators seed=1 " + table + "\n" + r.night)
	if err != nil {
		t.Fatal(err)
	}
	p, err := night.Play(game, n)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func (r rule) run(t *testing.T) {
	p := r.play(t)
	if strings.Contains(r.table, "counts=on") && !strings.Contains(r.night, "correct") {
		noCardIsLost(t, p.Position)
	}
	for _, want := range r.sees {
		who, line, ok := strings.Cut(want, " ")
		viewer, known := night.Viewer(strings.TrimRight(who, ":!"))
		if !ok || !known {
			t.Fatalf("no viewer: %s", want)
		}
		screen := night.Print(p.Position.Screen(viewer))
		for _, told := range p.Position.Told() {
			screen += "told: " + told.String() + "\n"
		}
		if strings.Contains(screen, line) == strings.HasSuffix(who, "!") {
			t.Errorf("%s, in:\n%s", want, screen)
		}
	}
}

func run(t *testing.T, rules []rule) {
	for _, r := range rules {
		t.Run(fmt.Sprintf("%s %s", r.numbers, r.name), r.run)
	}
}

func TestSettingUp(t *testing.T) {
	run(t, []rule{
		{"R2", "four cards each, in Hawaii, DEFCON 5", "", "", []string{
			"room: seat 1 (Hawaii): Disarmed 0 of 3; Needs on d20 20; Hand 4", "room: [ ] 4 Command cards and a six-sided die to each.",
			"room: [ ] The marker on DEFCON 5.", "room: Waiting for seat 1, seat 2 and seat 3 to say who their Dictator is."}},
		{"R2", "an own Dictator, open; one card of each", "", `
			1 dictator name=Kim
			! 2 dictator name=kim
			> seat 1 is Kim already.
			2 dictator name=Mao
			3 dictator name=Fidel`, []string{"3: seat 1 (Kim, Hawaii)", "room: [x] A Dictator to each"}},
		{"R2", "facilities are for their owner's eyes", "", `
			1 facilities one="Cape Canaveral" two=Omaha three=Denver four=Tijuana`, []string{
			"1: Zone 2: Omaha", "2! Omaha", "room! Omaha", "host! Omaha"}},
		{"R3", "nine zone-4 tokens on the map, six in the box", "", "", []string{"room: on each facility in Mexico and Canada: 9. The other 6 stay in the box."}},
		{"R4", "the deck for 2", "seats=2", "", []string{"room: with 3 Founding Fathers, 2 DEFCON and the Trident: 100 cards."}},
		{"R4", "the deck for 3", "seats=3", "", []string{"room: 96 cards."}},
		{"R4", "the deck for 4", "seats=4", "", []string{"room: 92 cards."}},
		{"R4", "the deck for 5", "seats=5", "", []string{"room: 88 cards."}},
		{"R5 R33", "harder: DEFCON 4, more Founding Fathers", "defcon=4 founders=6", "", []string{"room: The marker on DEFCON 4.", "room: with 6 Founding Fathers, 2 DEFCON and the Trident: 99 cards."}},
		{"R5", "the marker lies on 5", "", "host first who=1", []string{"room: DEFCON 5 (5 to 1)"}},
		{"R5 R33", "or on 4", "defcon=4", "host first who=1", []string{"room: DEFCON 4 (5 to 1)"}},
		{"R5", "novices leave Oops out", "oops=out", "", []string{"room: Presidential deck: 11 cards."}},
		{"R33", "easier: no Founding Fathers, a DEFCON card less in both decks", "founders=0 defcon-cards=1 president-defcon=out", "", []string{"room: with 0 Founding Fathers, 1 DEFCON and the Trident: 92 cards.", "room: Presidential deck: 11 cards."}},
		{"R12 R25 R26 R32 V3 V11", "what is the table's own affair stands on each phone before it begins", "", "", []string{
			"2: You watch roads, flights and time zones, where each facility lies, and what cards and Dictators do.", "room! You watch"}},
		{"R12", "and not in the middle of the game", "", "host first who=1", []string{"2! You watch"}},
		{"R6", "who begins, then clockwise", "", `
			host first who=2
			! 1 end
			> That cannot be entered now.
			2 end
			3 end`, []string{"room: > seat 1 ("}},
		{"R6", "a d20 for everybody: the highest begins", "", "host roll-off", []string{"room: told: seat 1 rolls", "room: has 3 of 3 actions left."}},
		{"R6", "a d20 for both", "seats=2", "host roll-off", []string{"room: told: seat 1 rolls", "room: told: seat 2 rolls", "room: has 3 of 3 actions left."}},
		{"R6", "nobody begins twice", "", `
			3 first who=3
			! host first who=1
			> That cannot be entered now.`, nil},
	})
}

func TestTurns(t *testing.T) {
	run(t, []rule{
		{"R7 V1", "three actions in any mix, and not all need be used", "", `
			host first who=1
			1 draw card=command
			1 play cost=2 what=action
			! 1 draw card=command
			> You have 0 actions left; this costs 1.
			1 end
			2 end`, []string{"room: > seat 3 (", "room: 3 of 3 actions left", "room: seat 1 (Hawaii): Disarmed 0 of 3; Needs on d20 20; Hand 4"}},
		{"R7 V1", "no card that costs more than is left", "", `
			host first who=1
			1 draw card=command
			! 1 play cost=3 what=action
			> Printed cost: at most 2; you gave 3.`, nil},
		{"R8 V2", "Travel once a turn", "", `
			host first who=1
			1 travel to=elsewhere
			! 1 travel to=elsewhere
			> This takes the Travel of your turn, and you have used it.`, []string{"room: 2 of 3 actions left", "1: [x] Travel used"}},
		{"R8 V2", "no flight after Travel", "", `
			host first who=1
			1 travel to=elsewhere
			! 1 fly to=elsewhere
			> This takes the Travel of your turn, and you have used it.`, nil},
		{"R8", "an international flight costs Travel and one action more", "", `
			host first who=1
			1 fly to=elsewhere
			! 1 disarm how=roll at=1 die=4
			> This takes the Travel of your turn, and you have used it.`, []string{"room: 1 of 3 actions left"}},
		{"R8", "a flight needs two actions", "", `
			host first who=1
			1 draw card=command
			1 draw card=command
			! 1 fly to=elsewhere
			> You have 1 action left; this costs 2.`, nil},
		{"A1", "Travel beside the three actions", "travel=free", `
			host first who=1
			1 travel to=elsewhere
			1 draw card=command
			1 draw card=command
			1 draw card=command
			! 1 draw card=command
			> You have 0 actions left; this costs 1.`, []string{"room: Hand 7"}},
		{"A1", "then a flight costs one action", "travel=free", `
			host first who=1
			1 fly to=elsewhere`, []string{"room: 2 of 3 actions left"}},
		{"A1", "usually Travel is one of the three", "", `
			host first who=1
			1 travel to=elsewhere`, []string{"room: 2 of 3 actions left"}},
		{"R9 V5", "more than five cards end no turn", "", `
			host first who=1
			1 draw card=command
			1 draw card=command
			1 draw card=command
			! 1 end
			> You have 7 cards; 5 may stay. Discard 2.
			! 1 end discard=1
			> You have 7 cards; 5 may stay. Discard 2.
			! 1 end discard=3
			> You have 7 cards; 5 may stay. Discard 2.
			1 end discard=2`, []string{"room: seat 1 (Hawaii): Disarmed 0 of 3; Needs on d20 20; Hand 5", "room: > seat 2 ("}},
		{"R9", "in another's turn the hand may be any size", "", `
			host first who=1
			2 take from=deck card=command
			2 take from=deck card=command
			1 end`, []string{"room: seat 2 (Hawaii): Disarmed 0 of 3; Needs on d20 20; Hand 6", "room: > seat 2 ("}},
		{"R11 V6", "Action and Asset cards wait for the own turn", "", `
			host first who=1
			! 2 play cost=1 what=action
			> It is the turn of seat 1; this waits for yours.
			! 2 play card="The Marauder" cost=2 what=asset
			> It is the turn of seat 1; this waits for yours.
			! 2 activate what=dictator cost=1
			> It is the turn of seat 1; this waits for yours.
			1 play cost=1 what=action`, []string{"room: seat 1 (Hawaii): Disarmed 0 of 3; Needs on d20 20; Hand 3"}},
		{"R11", "an Asset stays, and its ability costs in the own turn", "", `
			host first who=1
			1 play card="The Marauder" cost=2 what=asset
			! 1 activate what="The Marauder" cost=2
			> Printed cost: only 1 is possible here; you gave 2.
			1 end
			2 end
			3 end
			1 activate what="The Marauder" cost=3`, []string{"room: Hand 3; Skips 0", "2: The Marauder", "room: 0 of 3 actions left"}},
		{"R1 R11", "there are five Assets", "", `
			host first who=1
			1 play card=a cost=1 what=asset
			1 play card=b cost=1 what=asset
			1 play card=c cost=1 what=asset
			1 end
			2 play card=d cost=1 what=asset
			2 play card=e cost=1 what=asset
			! 2 play card=f cost=1 what=asset
			> All 5 Assets are in play.`, nil},
		{"R11", "Interruptions: any turn, no action", "", `
			host first who=1
			2 interrupt card="Tornado Season"
			1 interrupt`, []string{"room: 3 of 3 actions left", "room: seat 2 (Hawaii): Disarmed 0 of 3; Needs on d20 20; Hand 3", "room: seat 1 (Hawaii): Disarmed 0 of 3; Needs on d20 20; Hand 3"}},
		{"R11", "no card, no Interruption", "", `
			host first who=1
			3 effect who=2 does=hand
			! 2 interrupt
			> You have no cards in hand.`, nil},
		{"R11", "John Adams leaves Interruptions alone", "", `
			host first who=1
			1 draw card=founder
			1 founder name="John Adams" turns=0
			1 interrupt`, []string{"room: Hand 3; Skips 0", "2: John Adams"}},
		{"R13", "a move by a card is no Travel", "", `
			host first who=1
			2 effect who=1 does=elsewhere
			1 travel to=elsewhere`, []string{"room: 2 of 3 actions left"}},
		{"R13", "a card with the Travel symbol uses it up", "", `
			host first who=1
			1 play card=Amtrak cost=1 what=travel
			! 1 travel to=elsewhere
			> This takes the Travel of your turn, and you have used it.`, []string{"room: 2 of 3 actions left"}},
		{"R13", "no such card after Travel", "", `
			host first who=1
			1 travel to=elsewhere
			! 1 play cost=1 what=travel
			> It is: choose one of those shown.`, nil},
		{"R9", "cards move between hands as a card says", "", `
			host first who=1
			2 effect who=1 does=hand-over
			! 2 effect who=2 does=hand-over
			> Choose somebody else, who gives you a card.
			3 effect who=1 does=discard
			1 effect who=3 does=hand
			! 1 effect who=3 does=discard
			> seat 3 has no cards in hand.`, []string{"room: seat 1 (Hawaii): Disarmed 0 of 3; Needs on d20 20; Hand 2", "room: seat 2 (Hawaii): Disarmed 0 of 3; Needs on d20 20; Hand 5", "room: seat 3 (Hawaii): Disarmed 0 of 3; Needs on d20 20; Hand 0"}},
		{"A12", "extra turns end somewhere", "", `
			host first who=1
			host correct what="Extra turns" to=9
			! 1 play cost=1 what=boost
			> It is: choose one of those shown.`, nil},
		{"R29", "and so do skips", "", `
			host first who=1
			host correct what=Skips seat=2 to=19
			1 effect who=2 does=skip
			! 1 effect who=2 does=skip
			> seat 2 has 20 turns to skip already.`, nil},
		{"R34", "the table overrides: whose turn it is, and every number", "", `
			host first who=1
			host turn who=3
			host correct what=Skips seat=2 to=1 why="we forgot it"`, []string{"room: > seat 3 (", "room: Hand 4; Skips 1"}},
		{"R35", "a card that gives a larger hand", "", `
			host first who=1
			host correct what="Hand limit" seat=1 to=7
			1 draw card=command
			1 draw card=command
			1 draw card=command
			1 end`, []string{"room: > seat 2 (", "room: Hand 7"}},
	})
}

func TestSkipsAndCardsThatStay(t *testing.T) {
	run(t, []rule{
		{"R29", "skips add up, and each takes one own turn", "seats=2", `
			host first who=1
			1 effect who=1 does=skip
			1 effect who=1 does=skip
			1 end
			2 end
			2 end`, []string{"room: > seat 2 (", "room: seat 1 (Hawaii): Disarmed 0 of 3; Needs on d20 20; Hand 4; Skips 0"}},
		{"R29", "then the turn comes round", "seats=2", `
			host first who=1
			2 effect who=1 does=skip
			2 effect who=1 does=skip
			1 end
			2 end
			2 end
			2 end`, []string{"room: > seat 1 ("}},
		{"R12 R30", "a card of three turns, received in the own turn", "seats=2", `
			host first who=1
			1 linger card=Fog cost=1 turns=3 before=1
			1 end
			2 end
			1 end
			2 end`, []string{"room: Fog (1 turn)", "room: seat 1 (Hawaii): Disarmed 0 of 3; Needs on d20 20; Hand 3"}},
		{"R30", "it leaves at the end of its last turn", "seats=2", `
			host first who=1
			1 linger card=Fog cost=1 turns=2 before=1
			1 end
			2 end
			1 end`, []string{"room! (1 turn)", "room: told: Fog leaves seat 1: its turns are over."}},
		{"R30", "skipped turns do not count", "seats=2", `
			host first who=1
			1 linger card=Fog cost=1 turns=3 before=1
			1 effect who=1 does=skip
			1 effect who=1 does=skip
			1 end
			2 end
			2 end
			2 end`, []string{"room: > seat 1 (", "room: Fog (2 turns)"}},
		{"A6", "received in another's turn: counts from the own next", "seats=2", `
			host first who=1
			1 linger card=Fog cost=1 turns=2 before=2
			1 end`, []string{"room: Fog (2 turns)"}},
		{"A6", "or counts that turn too", "seats=2 received=that", `
			host first who=1
			1 linger card=Fog cost=1 turns=2 before=2
			1 end`, []string{"room: Fog (1 turn)"}},
		{"A6", "so does a Founding Father", "seats=2 received=that", `
			host first who=1
			2 take from=deck card=founder
			2 founder name=Morris turns=3`, []string{"room: Morris (2 turns)"}},
		{"A6", "and one of two turns has one to go", "seats=2 received=that", `
			host first who=1
			2 take from=deck card=founder
			2 founder name=Morris turns=2`, []string{"room: Morris (1 turn)"}},
		{"R12", "six such cards before one seat, no more", "seats=2", "host first who=1\nhost correct what=Hand seat=1 to=9\n" + strings.Repeat("1 linger card=Fog cost=0 turns=2 before=2\n", 6) + `
			! 1 linger card=Fog cost=0 turns=2 before=2
			> It lies before: choose one of those shown.
			1 linger card=Fog cost=0 turns=2 before=1`, nil},
		{"R12", "a card that stays may be removed", "seats=2 counts=on", `
			host first who=1
			1 linger card=Fog cost=1 turns=2 before=2
			2 remove card=card-2-1`, []string{"room: told: Fog leaves seat 2.", "room! Fog (", "1: Command: 100 | 6 | 1 | 0"}},
		{"R31 F3", "Gouverneur Morris takes the hand at each end of a turn", "seats=2", `
			host first who=1
			1 draw card=founder
			1 founder name="Gouverneur Morris" turns=3
			! 1 end
			> Gouverneur Morris: discard your hand of 4 cards.
			1 end discard=4
			2 end
			1 draw card=command
			1 end discard=1`, []string{"room: Hand 0; Skips 0", "room: Gouverneur Morris (1 turn)"}},
		{"R31 F3", "or, without a card to discard, the next turn", "seats=2", `
			host first who=1
			1 draw card=founder
			1 founder name="Gouverneur Morris" turns=3
			2 effect who=1 does=hand
			1 end`, []string{"room: Hand 0; Skips 1", "room: Gouverneur Morris (2 turns)",
			"room: told: seat 1 has no card to discard for Gouverneur Morris, and skips the next turn."}},
		{"F3 R29 R30 R31", "Joseph skips three turns, then Morris counts on", "seats=2", `
			host first who=1
			1 play card=Amtrak cost=1 what=action
			1 effect who=1 does=skip
			1 draw card=founder
			1 founder name="Gouverneur Morris" turns=3
			2 effect who=1 does=discard
			2 effect who=1 does=discard
			2 effect who=1 does=discard
			1 end
			2 play card=EMP cost=1 what=action
			2 effect who=1 does=skip
			2 end
			2 end
			2 end
			2 end
			1 draw card=command
			1 end discard=1`, []string{"room: Gouverneur Morris (1 turn)", "room: > seat 2 ("}},
		{"F3", "in between: three skips, and the card has two turns to go", "seats=2", `
			host first who=1
			1 play card=Amtrak cost=1 what=action
			1 effect who=1 does=skip
			1 draw card=founder
			1 founder name="Gouverneur Morris" turns=3
			2 effect who=1 does=discard
			2 effect who=1 does=discard
			2 effect who=1 does=discard
			1 end
			2 effect who=1 does=skip`, []string{"room: Skips 3", "room: Gouverneur Morris (2 turns)", "room: told: seat 1 has 3 turns to skip."}},
		{"A12", "the extra turn of Morale Boost: three new actions, and it counts", "seats=2", `
			host first who=1
			1 linger card=Fog cost=1 turns=3 before=1
			1 play cost=2 what=boost
			1 end`, []string{"room: seat 1 has an extra turn: 3 of 3 actions left.", "room: 3 of 3 actions left", "room: Fog (2 turns)", "room: Hand 2"}},
		{"A12", "the end of the extra turn counts", "seats=2", `
			host first who=1
			1 linger card=Fog cost=1 turns=3 before=1
			1 play cost=2 what=boost
			1 end
			1 end`, []string{"room: > seat 2 (", "room: Fog (1 turn)"}},
		{"A12", "or does not", "seats=2 boost=not", `
			host first who=1
			1 linger card=Fog cost=1 turns=3 before=1
			1 play cost=2 what=boost
			1 end
			1 end`, []string{"room: > seat 2 (", "room: Fog (2 turns)"}},
		{"A12 R29", "a pending skip takes the extra turn first", "seats=2", `
			host first who=1
			1 effect who=1 does=skip
			1 play cost=1 what=boost
			1 end`, []string{"room: > seat 2 (", "room: Skips 0"}},
		{"A13", "Bribery: skips resolve before the turn that was bought", "seats=2", `
			1 facilities one=Omaha two=Denver three=Reno four=Tijuana
			2 facilities one=Austin two=Boise three=Salem four=Toronto
			host first who=1
			1 effect who=2 does=skip
			1 bribe who=2 cost=1
			1 end
			1 end`, []string{"room: seat 2 is played by seat 1: 3 of 3 actions left.", "1: Zone 1: Austin", "2: Zone 1: Austin", "room! Austin",
			"room: Waiting for seat 1 to act."}},
		{"A13", "the briber plays with the other's cards, actions and meeple", "seats=3", `
			host first who=1
			1 bribe who=2 cost=1
			1 end
			1 play cost=1 what=action
			1 travel to=washington
			! 2 draw card=command
			> That cannot be entered now.
			! 2 interrupt
			> seat 1 plays your turn, and holds your cards.
			1 interrupt
			1 end`, []string{"room: seat 2 (Washington): Disarmed 0 of 3; Needs on d20 20; Hand 2", "room: seat 1 (Hawaii): Disarmed 0 of 3; Needs on d20 20; Hand 3", "room: > seat 3 (", "1! The facilities of"}},
		{"A13", "what comes and what is played in that turn is the other's, too", "seats=3", `
			host first who=1
			1 bribe who=2 cost=1
			1 end
			1 take from=deck card=command
			1 take from=deck card=command
			1 effect who=3 does=hand-over
			1 linger card=Fog cost=1 turns=2 before=3`, []string{"room: seat 1 (Hawaii): Disarmed 0 of 3; Needs on d20 20; Hand 3", "room: seat 2 (Hawaii): Disarmed 0 of 3; Needs on d20 20; Hand 6",
			"room: seat 3 (Hawaii): Disarmed 0 of 3; Needs on d20 20; Hand 3"}},
		{"R12", "a card stays for two or three turns", "", `
			host first who=1
			! 1 linger card=Fog cost=0 turns=4 before=1
			> Stays for: choose one of those shown.
			1 linger card=Fog cost=0 turns=2 before=3`, []string{"room: Fog (2 turns)"}},
	})
}

// lastCard is a Command deck of one card, which is no Event, and 40 discarded.
const lastCard = `
			host first who=1
			host correct what="Command deck" to=1
			host correct what="Events in the Command deck" to=0
			host correct what="Command discards" to=40`

// eighteen is a Command deck too short for DEFCON 2, which the next such card brings.
const eighteen = `
			host first who=1
			host correct what=DEFCON to=3
			host correct what="Command deck" to=18
			host correct what="Command discards" to=60`

func TestEvents(t *testing.T) {
	run(t, []rule{
		{"R14", "face up at once, and no card to replace it", "", `
			host first who=1
			1 draw card=founder
			! 1 draw card=command
			> First seat 1 says which Founding Father it is.
			! 1 end
			> First seat 1 says which Founding Father it is.
			1 founder name="John Adams" turns=0`, []string{"room: Hand 4; Skips 0", "2: John Adams", "room: 2 of 3 actions left"}},
		{"R14", "one per player: the next replaces it", "counts=on", `
			host first who=1
			1 draw card=founder
			1 founder name="John Adams" turns=0
			1 draw card=founder
			1 founder name="Signing the Declaration" turns=0`, []string{"2! John Adams", "room: Skips 0", "2: Signing the Declaration", "room: told: Shuffle 2 new Founding Fathers into the Command deck.",
			"1: Founding Fathers: 10 | – | 1 | –", "1: Command: 96 | 6 | 0 | 0"}},
		{"R14", "Censorship removes one, to a pile of its own", "counts=on", `
			host first who=1
			1 draw card=founder
			1 founder name="John Adams" turns=0
			2 interrupt card=Censorship
			2 remove card=founder-1`, []string{"room: told: John Adams leaves seat 1.", "1: Founding Fathers: 12 | – | 1 | –", "1: Command: 95 | 5 | 1 | 0"}},
		{"R14", "none lies among the discarded Command cards", "", `
			host first who=1
			! 1 take from=discard card=founder
			> Founding Fathers have a discard pile of their own.`, nil},
		{"R14", "George Washington takes all hands", "", `
			host first who=1
			1 draw card=founder
			1 founder name="George Washington" turns=0`, []string{"room: seat 1 (Hawaii): Disarmed 0 of 3; Needs on d20 20; Hand 0", "room: seat 3 (Hawaii): Disarmed 0 of 3; Needs on d20 20; Hand 0"}},
		{"R15", "DEFCON counts down: 5, 4, 3, 2, 1", "", `
			host first who=1
			1 draw card=defcon
			2 take from=deck card=defcon
			3 take from=discard card=defcon
			3 spill
			1 draw card=defcon`, []string{"room: DEFCON 1 (5 to 1). Read the board. Whoever holds token IX wins.", "room: told: DEFCON 1. Do what the board says.", "room: Hand 4"}},
		{"R15", "the card goes to the discard pile, and comes back", "counts=on", `
			host first who=1
			1 draw card=defcon
			1 play card="Just What I Needed!" cost=2 what=action
			1 take from=discard card=defcon`, []string{"room: DEFCON 3", "1: Command: 95 | 5 | 2 | 1", "room: Hand 3"}},
		{"R15", "the Presidential deck holds one too", "", `
			host first who=1
			1 travel to=washington
			1 end
			2 end
			3 end
			1 confront from=deck card=defcon`, []string{"room: DEFCON 4", "room: told: The President is not there."}},
		{"A2", "beyond 1 it stays; the table says whether the effect comes again", "", `
			host first who=1
			host correct what=DEFCON to=1
			1 draw card=defcon`, []string{"room: DEFCON 1", "room: told: DEFCON stays at 1. Its effect comes again only if the table says so."}},
		{"A2", "or it is ignored", "beyond=ignored", `
			host first who=1
			host correct what=DEFCON to=1
			1 draw card=defcon`, []string{"room: DEFCON 1", "room: told: DEFCON is at 1 already: the card does nothing."}},
		{"R16", "DEFCON 2: twenty Command cards go first", "", `
			host first who=1
			host correct what=DEFCON to=3
			1 draw card=defcon
			! 1 draw card=command
			> First 20 Command cards go to the discard pile.
			! 2 spill
			> That cannot be entered now.
			1 spill
			1 draw card=command`, []string{"room: DEFCON 2 (5 to 1). 20 Command cards went to the discard pile.", "room: Hand 5"}},
		{"R15 R16", "a Presidential DEFCON card goes to the Presidential discards, at DEFCON 2 as well", "counts=on", `
			host first who=1
			host correct what=DEFCON to=3
			1 effect who=1 does=washington
			1 end
			2 end
			3 end
			1 confront from=deck card=defcon
			1 spill`, []string{"room: DEFCON 2", "1: Command: 76 | 6 | 20 | 0", "1: Presidential: 11 | – | 1 | –"}},
		{"R16", "the helper for a short deck, where nothing is counted", "", `
			host first who=1
			host correct what=DEFCON to=3
			1 draw card=defcon
			! 1 short left=20
			> Command cards in it, without Events: at most 19; you gave 20.
			1 short left=12`, []string{"room: [ ] Put the last 12 Command cards onto the discard pile. Keep the Events aside.",
			"room: [ ] Discard 8 more Command cards from it: 20 in all. Keep Events aside.", "room: [ ] Add the Events kept aside and 3 new Founding Fathers, and shuffle."}},
		{"R16 A5", "with counts: twenty Command cards, the Events stay", "counts=on", `
			host first who=1
			host correct what=DEFCON to=3
			1 draw card=defcon
			1 spill`, []string{"1: Command: 75 | 5 | 21 | 1"}},
		{"A5", "or the Events met are discarded", "counts=on met=discarded", `
			host first who=1
			host correct what=DEFCON to=3
			1 draw card=defcon
			1 spill founders=1 others=1`, []string{"1: Command: 73 | 3 | 22 | 2", "1: Founding Fathers: 12 | – | 1 | –"}},
		{"R16", "with counts and a short deck", "counts=on", eighteen + `
			1 draw card=defcon`, []string{"room: [ ] Put the last 12 Command cards onto the discard pile. Keep the Events aside.", "room: [ ] Discard 8 more Command cards from it: 20 in all."}},
		{"R16", "then the new deck is the pile, the Events aside and three Founding Fathers", "counts=on", eighteen + `
			1 draw card=defcon
			1 spill`, []string{"1: Command: 72 | 8 | 9 | 1", "1: Founding Fathers: 9 | – | 0 | –"}},
		{"R16", "where the DEFCON card was its last there is nothing to put there first", "counts=on", `
			host first who=1
			host correct what=DEFCON to=3
			host correct what="Command deck" to=1
			host correct what="Events in the Command deck" to=1
			host correct what="Command discards" to=40
			1 draw card=defcon`, []string{"room: [ ] Shuffle the discard pile: it is the new deck.", "room: [ ] Discard 20 more Command cards from it: 20 in all.", "room! Put the last"}},
		{"R16", "or where the DEFCON card was its last: one new deck, not two", "counts=on", `
			host first who=1
			host correct what=DEFCON to=3
			host correct what="Command deck" to=1
			host correct what="Events in the Command deck" to=1
			host correct what="Command discards" to=40
			1 draw card=defcon
			1 spill`, []string{"1: Command: 23 | 3 | 21 | 1", "1: Founding Fathers: 9 | – | 0 | –"}},
		{"R10", "an empty deck: its discard pile and three new Founding Fathers", "counts=on", lastCard + `
			1 draw card=command`, []string{"room: told: The Command deck is empty: shuffle its discard pile and 3 new Founding Fathers into a new deck of 43.", "1: Command: 43 | 3 | 0 | 0", "1: Founding Fathers: 9 | – | 0 | –"}},
		{"R10", "without counts the table says when", "", `
			host first who=1
			host reshuffle`, []string{"room: told: Shuffle the discard pile and 3 new Founding Fathers into a new deck."}},
		{"A4", "fewer than three are left: those, then the discarded ones", "counts=on", lastCard + `
			host correct what="Founding Fathers left" to=2
			host correct what="Founding Fathers discarded" to=5
			1 draw card=command`, []string{"1: Command: 43 | 3 | 0 | 0", "1: Founding Fathers: 4 | – | 0 | –"}},
		{"A4", "the last discarded one too", "counts=on", lastCard + `
			host correct what="Founding Fathers left" to=2
			host correct what="Founding Fathers discarded" to=1
			1 draw card=command`, []string{"1: Command: 43 | 3 | 0 | 0", "1: Founding Fathers: 0 | – | 0 | –"}},
		{"A4", "three are enough, whatever the table plays", "counts=on fathers=none", lastCard + `
			host correct what="Founding Fathers left" to=3
			1 draw card=command`, []string{"1: Command: 43 | 3 | 0 | 0", "1: Founding Fathers: 0 | – | 0 | –"}},
		{"A4", "or none", "counts=on fathers=none", lastCard + `
			host correct what="Founding Fathers left" to=2
			1 draw card=command`, []string{"1: Command: 40 | 0 | 0 | 0", "1: Founding Fathers: 2 | – | 0 | –"}},
		{"R17 R20", "the first Trident card: as many warheads as Dictators", "seats=4", `
			host first who=1
			! 1 travel to=trident
			> To: choose one of those shown.
			1 draw card=trident
			1 travel to=trident`, []string{"room: * Trident in the Gulf of Mexico: 4 warheads left", "room: seat 1 (Trident)"}},
		{"R17 V13", "the second: gone for good; the third: nothing", "", `
			host first who=1
			1 draw card=trident
			1 travel to=trident
			2 take from=discard card=trident
			3 take from=deck card=trident
			1 end
			! 2 travel to=trident
			> The Trident is gone for good.`, []string{"room! * Trident", "room: seat 1 (Guantanamo)", "2: - travel (Travel to the Trident): The Trident is gone for good."}},
		{"A14 V13", "the third is discarded", "counts=on", `
			host first who=1
			host correct what="Trident cards so far" to=2
			1 draw card=trident`, []string{"1: Command: 95 | 5 | 1 | 1"}},
		{"A14", "or leaves the game", "counts=on trident=leaves", `
			host first who=1
			host correct what="Trident cards so far" to=2
			1 draw card=trident`, []string{"1: Command: 95 | 5 | 0 | 0", "room: told: The Trident has come and gone: this card leaves the game."}},
	})
}

func TestDisarming(t *testing.T) {
	run(t, []rule{
		{"R18", "Travel and one action, 3 to 6", "", `
			host first who=1
			1 disarm how=roll at=2 die=3
			2 pass
			3 pass`, []string{"room: Disarmed 1 of 3; Needs on d20 18", "room: 1 of 3 actions left", "1: [x] Travel used", "room: told: seat 1 disarms the facility in zone 2."}},
		{"R18", "1 and 2 fail, without a penalty", "", `
			host first who=1
			1 disarm how=roll at=2 die=2
			1 disarm how=engineer at=2 cost=1 die=1`, []string{"room: Disarmed 0 of 3", "room: 0 of 3 actions left", "room: told: It fails: the card stays face down.", "room: seat 1 (Hawaii): Disarmed 0 of 3; Needs on d20 20; Hand 3"}},
		{"R18 V4", "a d6 has six sides", "", `
			host first who=1
			! 1 disarm how=roll at=2 die=7
			> Your d6: a die shows 1 to 6.
			! 1 disarm how=roll at=2 die=0
			> Your d6: a die shows 1 to 6.
			1 disarm how=roll at=2 die=roll`, []string{"room: rolled by the program. 3 or more needed, 67 %"}},
		{"R18 V3", "an own card, and only one that is not disarmed", "", `
			host first who=1
			host correct what="Zone 2 disarmed" seat=1 to=1
			! 1 disarm how=roll at=2 die=5
			> Your card of: choose one of those shown.
			! 2 disarm how=roll at=1 die=5
			> That cannot be entered now.`, nil},
		{"R18", "an opponent's card makes a good roll fail", "", `
			host first who=1
			1 disarm how=roll at=1 die=6
			2 pass
			3 stop with=card card=Sabotage`, []string{"room: Disarmed 0 of 3; Needs on d20 20; Hand 4", "room: told: It fails: the card stays face down.", "room: seat 3 (Hawaii): Disarmed 0 of 3; Needs on d20 20; Hand 3"}},
		{"A11", "all others are asked, and nothing goes on before", "", `
			host first who=1
			1 disarm how=roll at=1 die=6
			! 1 draw card=command
			> First the others say whether they stop it.
			! 1 pass
			> That cannot be entered now.
			2 pass
			! 2 pass
			> You have said so already.`, []string{"room: Waiting for seat 3 to say whether they stop it.", "room: Does anyone stop seat 1 from disarming the facility in zone 1?"}},
		{"A11", "the host closes the window for who says nothing", "", `
			host first who=1
			1 disarm how=roll at=1 die=6
			host all-pass`, []string{"room: Disarmed 1 of 3"}},
		{"A11", "whoever leaves is not waited for", "", `
			1 sit name=Ada
			2 sit name=Ben
			3 sit name=Cleo
			host first who=1
			1 disarm how=roll at=1 die=6
			2 pass
			3 leave`, []string{"room: Disarmed 1 of 3"}},
		{"A11", "or silence for 30 seconds is consent", "stop=timer", `
			host first who=1
			1 disarm how=roll at=1 die=6
			2 pass
			clock time @+30s`, []string{"room: Disarmed 1 of 3"}},
		{"A11", "30 seconds, not 29", "stop=timer", `
			host first who=1
			1 disarm how=roll at=1 die=6
			3 stop with=ability @+29s`, []string{"room: Disarmed 0 of 3", "room: Hand 4"}},
		{"R18", "a Hacker needs no roll, and can be stopped", "", `
			host first who=1
			1 disarm how=hacker at=3 cost=2
			2 stop with=ability`, []string{"room: Disarmed 0 of 3; Needs on d20 20; Hand 3", "room: 1 of 3 actions left"}},
		{"R19 V7", "zone 4 does not count, and yields a token", "", `
			host first who=1
			1 disarm how=roll at=4 die=5
			host all-pass`, []string{"3: seat 1: 1 zone-4 token", "room: seat 1 (Hawaii): Disarmed 0 of 3; Needs on d20 20", "1: ! numeral (Look at your zone-4 token 1)"}},
		{"R22", "a token that has just come is looked at before the turn ends", "", `
			host first who=1
			1 draw card=command
			1 disarm how=roll at=4 die=5
			host all-pass`, []string{"1: ! numeral (Look at your zone-4 token 1)", "1: + end (End the turn)", "room: Waiting for seat 1 to look at a zone-4 token."}},
		{"R22", "and once it was, to end the turn is next", "", `
			host first who=1
			1 draw card=command
			1 disarm how=roll at=4 die=5
			host all-pass
			1 numeral token=1 numeral=v`, []string{"1: ! end (End the turn)", "room: Waiting for seat 1 to end the turn."}},
		{"R22", "in the next turn it leads no more", "", `
			host first who=1
			1 disarm how=roll at=4 die=5
			host all-pass
			1 end
			2 end
			3 end`, []string{"1: ! end (End the turn)"}},
		{"R19", "all three of zones 1 to 3", "", `
			1 facilities one=Omaha two=Denver three=Reno four=Tijuana
			host first who=1
			1 disarm how=hacker at=1 cost=1
			host all-pass
			1 disarm how=hacker at=2 cost=1
			host all-pass
			1 disarm how=hacker at=3 cost=1
			host all-pass`, []string{"room: Disarmed 3 of 3; Needs on d20 8", "room: told: seat 1 disarms Reno in zone 3.", "room! Tijuana", "2! Tijuana", "1: Zone 4: Tijuana"}},
		{"R20 V7", "a warhead yields a token and counts for nothing", "seats=4", `
			host first who=1
			1 draw card=trident
			1 end
			2 travel to=trident
			2 end
			3 end
			4 end
			1 end
			! 2 disarm how=roll at=1 die=3
			> Your card of: choose one of those shown.
			2 disarm how=roll at=trident die=3
			host all-pass`, []string{"room: * Trident in the Gulf of Mexico: 3 warheads left", "3: seat 2: 1 zone-4 token", "room: seat 2 (Trident): Disarmed 0 of 3; Needs on d20 20"}},
		{"R17 R20", "what leaves while all are asked is not disarmed", "", `
			host first who=1
			1 draw card=trident
			1 effect who=1 does=trident
			1 disarm how=roll at=trident die=3
			2 take from=deck card=trident
			! 2 pass
			> That cannot be entered now.
			1 end`, []string{"room: > seat 2 (", "room: seat 1 (Guantanamo)", "2! seat 1: 1 zone-4 token"}},
		{"R17 R20", "in nights of rules 1 they were still asked", "rules=1", `
			host first who=1
			1 draw card=trident
			1 effect who=1 does=trident
			1 disarm how=roll at=trident die=3
			2 take from=deck card=trident
			2 pass`, []string{"room: seat 1 (Guantanamo)"}},
		{"R20", "only who is there", "", `
			host first who=1
			1 draw card=trident
			! 1 disarm how=roll at=trident die=3
			> Your card of: choose one of those shown.`, nil},
		{"R20", "the last warhead", "", `
			host first who=1
			1 draw card=trident
			1 effect who=1 does=trident
			host correct what=Warheads to=1
			1 disarm how=roll at=trident die=3
			host all-pass`, []string{"room: * Trident in the Gulf of Mexico: 0 warheads left"}},
		{"R20", "and no token in the box", "", `
			host first who=1
			1 draw card=trident
			1 effect who=1 does=trident
			host correct what="Zone-4 tokens in the box" to=0
			! 1 disarm how=roll at=trident die=3
			> There is nothing here for you to disarm.`, nil},
		{"R20", "each warhead takes a token out of the box", "", `
			host first who=1
			1 draw card=trident
			1 effect who=1 does=trident
			host correct what="Zone-4 tokens in the box" to=1
			1 disarm how=hacker at=trident cost=1
			host all-pass
			! 1 disarm how=hacker at=trident cost=1
			> There is nothing here for you to disarm.`, []string{"room: * Trident in the Gulf of Mexico: 2 warheads left", "2: seat 1: 1 zone-4 token"}},
		{"R20", "no warhead is left", "", `
			host first who=1
			1 draw card=trident
			host correct what=Warheads to=0
			1 effect who=1 does=trident
			! 1 disarm how=roll at=trident die=3
			> There is nothing here for you to disarm.`, nil},
		{"R21", "in any order, and none has to be", "", `
			host first who=1
			1 disarm how=hacker at=3 cost=1
			host all-pass
			1 disarm how=hacker at=1 cost=1
			host all-pass`, []string{"room: Disarmed 2 of 3; Needs on d20 14"}},
	})
}

// The chances stand on the pads. (F2)
func TestChancesOfDisarming(t *testing.T) {
	rules := rule{night: "host first who=1\n1 map does=no-fly where=Central"}
	p := rules.play(t)
	for _, want := range []string{
		"Your Travel and 2 actions in all. 3 or more disarms: 67 %; with an Engineer after it 89 %.", // F2
		"1 action. 3 or more disarms: 67 %.",
		"Your Travel and 2 actions in all. No flight into, out of or across Central.", // R28
	} {
		found := false
		for _, pad := range p.Position.Screen(1).Pads {
			found = found || pad.Hint.String() == want
		}
		if !found {
			t.Errorf("no pad says: %s", want)
		}
	}
	p = rule{night: "host first who=1\n1 draw card=command"}.play(t)
	for _, pad := range p.Position.Screen(1).Pads {
		if strings.Contains(pad.Hint.String(), "Engineer after it") {
			t.Error("two actions are not enough for an attempt and an Engineer")
		}
		if strings.Contains(pad.Hint.String(), "No flight") {
			t.Errorf("there is no No-Fly Zone, yet: %s", pad.Hint)
		}
	}
}

// The turn is one seat's: to all others, what it may do is refused. (R6, R11, V6)
func TestTheTurnIsOneSeats(t *testing.T) {
	p := rule{night: "host first who=2\n2 effect who=2 does=washington\n2 end\n3 end\n1 end"}.play(t)
	turn := map[string]bool{}
	for _, pad := range p.Position.Screen(2).Pads {
		if pad.Mark == "turn 4" {
			turn[pad.Kind] = true
		}
	}
	if len(turn) < 9 {
		t.Fatalf("seat 2 has only these to choose from: %v", turn)
	}
	for _, other := range []engine.Seat{1, 3} {
		for _, pad := range p.Position.Screen(other).Pads {
			if turn[pad.Kind] && pad.Closed == nil {
				t.Errorf("seat %d may enter %s in the turn of seat 2", other, pad.Kind)
			}
		}
	}
}

// A tap that was meant for an earlier turn is refused, however open its pad is now.
func TestATapForAnEarlierTurn(t *testing.T) {
	p := rule{table: "seats=2", night: "host first who=1\n1 end\n2 end"}.play(t).Position
	rec := engine.Record{By: 1, Kind: "draw", Mark: "turn 1", Answers: url.Values{"card": {"command"}}}
	if _, err := p.Enter(rec); err == nil || err.Error() != "That was for another moment. Look again." {
		t.Errorf("told: %v", err)
	}
	rec.Mark = "turn 3"
	if _, err := p.Enter(rec); err != nil {
		t.Errorf("refused in its own turn: %v", err)
	}
}

// Each roll that waits for words is an occasion of its own: a "no" to one is none to the next.
func TestATapForAnEarlierRoll(t *testing.T) {
	given := `host first who=1
		host correct what="Zone-4 tokens" seat=1 to=1
		1 effect who=1 does=washington
		1 disarm how=hacker at=1 cost=1
		host all-pass
		1 end
		2 end
		3 end
		1 confront from=deck card=present
		1 convince die=14`
	p := rule{night: given}.play(t).Position
	rec := engine.Record{By: 1, Kind: "accept", Mark: "attempt 1"}
	if _, err := p.Enter(rec); err == nil || err.Error() != "That was for another moment. Look again." {
		t.Errorf("told: %v", err)
	}
	rec.Mark = "attempt 2"
	if _, err := p.Enter(rec); err != nil {
		t.Errorf("refused in its own moment: %v", err)
	}
}

func TestPresident(t *testing.T) {
	const inWashington = `
			host first who=1
			1 effect who=1 does=washington
			1 end
			2 end
			3 end
			`
	run(t, []rule{
		{"R23", "the card comes before any action", "", inWashington, []string{"room: Waiting for seat 1 to draw a Presidential card, or to act.", "1: ! confront (Draw a Presidential card)", "room: [President] > Actions > End"}},
		{"R23 V8", "not in the turn of arrival", "", `
			host first who=1
			1 travel to=washington
			! 1 confront from=deck card=present
			> Your turn did not begin in Washington D.C. If you stay, your next one does.`, nil},
		{"R23 V8", "nor elsewhere", "", `
			host first who=1
			! 1 confront from=deck card=present
			> That cannot be entered now.`, nil},
		{"R23 V8", "nor in a turn that is skipped", "", `
			host first who=1
			1 effect who=1 does=washington
			1 effect who=1 does=skip
			1 end
			2 end
			3 end
			! 1 confront from=deck card=present
			> That cannot be entered now.`, []string{"room: > seat 2 ("}},
		{"R23", "nor after an action", "", inWashington + `1 draw card=command
			! 1 confront from=deck card=present
			> A Presidential card is drawn at the start of the turn; you have acted already.`, nil},
		{"R23", "once a turn", "", inWashington + `1 confront from=deck card=another name=Oops
			! 1 confront from=deck card=present
			> You have drawn a Presidential card this turn.
			1 draw card=command`, []string{"room: 2 of 3 actions left"}},
		{"R23 V9", "the President takes the whole turn", "", inWashington + `1 confront from=deck card=present name=Alrighty!
			! 1 draw card=command
			> The President is present: he takes up your whole turn.
			! 1 travel to=elsewhere
			> The President is present: he takes up your whole turn.
			! 1 end
			> The President is present: he takes up your whole turn.
			1 convince die=7
			! 1 draw card=command
			> The President took up your whole turn.
			! 1 play cost=1 what=action
			> The President took up your whole turn.
			1 end`, []string{"room: > seat 2 ("}},
		{"R23", "Metal Detector: the hand is gone, the turn is not", "", inWashington + `1 confront from=deck card=metal-detector`, []string{"room: Hand 0", "room: 3 of 3 actions left", "room: told: The President is not there. seat 1 discards the hand."}},
		{"A3", "usually the card may be left", "", inWashington + `1 end`, []string{"room: > seat 2 ("}},
		{"A3", "or it must be drawn", "president=forced", inWashington + `! 1 draw card=command
			> First draw a Presidential card: your turn began in Washington D.C.
			! 1 end
			> First draw a Presidential card: your turn began in Washington D.C.
			1 confront from=deck card=another
			1 draw card=command`, nil},
		{"A17", "drawn cards onto a pile of their own", "counts=on", inWashington + `1 confront from=deck card=another`, []string{"1: Presidential: 11 | – | 1 | –"}},
		{"A17", "which is shuffled when the deck is empty", "counts=on", inWashington + `host correct what="Presidential deck" to=0
			host correct what="Presidential discards" to=12
			1 confront from=deck card=another`, []string{"1: Presidential: 11 | – | 1 | –"}},
		{"A17", "or back into the deck", "counts=on presidents=back", inWashington + `1 confront from=deck card=another`, []string{"1: Presidential: 12 | – | 0 | –"}},
		{"R24 V4", "a d20 has twenty sides", "", inWashington + `1 confront from=deck card=present
			! 1 convince die=21
			> The d20: a die shows 1 to 20.
			! 1 convince die=0
			> The d20: a die shows 1 to 20.
			1 convince die=roll`, []string{"room: rolled by the program. 20 or more needed, 5 %"}},
		{"R24", "nobody stops it: victory", "", inWashington + `1 confront from=deck card=present
			1 convince die=20
			2 pass
			3 pass`, []string{"room: Revenge of the Dictators (over)", "room: seat 1 has convinced the President.", "room: 1. seat 1, 0 of 3 disarmed"}},
		{"R24", "somebody does: next turn all again", "", inWashington + `1 confront from=deck card=present
			1 convince die=20
			2 stop with=card
			1 end
			2 end
			3 end`, []string{"room: Waiting for seat 1 to draw a Presidential card, or to act.", "room! (over)"}},
	})
}

// The chart of the President, with and without token III. (R24, F1, A8)
func TestTheChartOfThePresident(t *testing.T) {
	for disarmed, want := range []struct{ need, chance, with int }{{20, 5, 30}, {18, 15, 40}, {14, 35, 60}, {8, 65, 90}} {
		given := "host first who=1\n1 effect who=1 does=washington\n1 end\n2 end\n3 end\n"
		for z := range disarmed {
			given += fmt.Sprintf("host correct what=\"Zone %d disarmed\" seat=1 to=1\n", z+1)
		}
		given += "1 confront from=deck card=present\n"
		token := "host correct what=\"Zone-4 tokens\" seat=1 to=1\n1 numeral token=1 numeral=iii\n"
		run(t, []rule{
			{"R24 F1", fmt.Sprint(disarmed, " disarmed: the chance"), "", given, []string{
				fmt.Sprintf("room: * The President is present: seat 1 needs %d or more: %d %%.", want.need, want.chance)}},
			{"R24", fmt.Sprint(disarmed, " disarmed: enough"), "", given + fmt.Sprintf("1 convince die=%d", want.need), []string{"room: Does anyone stop seat 1 from convincing the President?"}},
			{"R24", fmt.Sprint(disarmed, " disarmed: one too few"), "", given + fmt.Sprintf("1 convince die=%d", want.need-1), []string{"room! Does anyone stop", "room: told: The President is not convinced: next turn all begins again."}},
			{"F1 R22 V14", fmt.Sprint(disarmed, " disarmed: with token III"), "", given + token + fmt.Sprintf("1 convince die=%d\n1 use numeral=iii", want.need-5), []string{"room: Does anyone stop seat 1 from convincing the President?"}},
			{"F1", fmt.Sprint(disarmed, " disarmed: token III, its chance on the own phone"), "", given + token, []string{fmt.Sprintf("1: With it you convince the President with %d %%.", want.with), "2! With it you"}},
			{"F1 R22", fmt.Sprint(disarmed, " disarmed: token III is not enough"), "", given + token + fmt.Sprintf("1 convince die=%d", want.need-6), []string{"room: told: The President is not convinced: next turn all begins again.", "2: seat 1: 1 zone-4 token"}},
		})
	}
}

func TestTokens(t *testing.T) {
	// given: seat 1 has the turn and a token of that numeral.
	given := func(numeral string) string {
		return "host first who=1\nhost correct what=\"Zone-4 tokens\" seat=1 to=1\n1 numeral token=1 numeral=" + numeral + "\n"
	}
	run(t, []rule{
		{"R22", "the numeral stays secret until it is used", "", given("vi"), []string{"1: VI: swap the places of meeples.", "2! VI:", "room! VI:", "2: 1 zone-4 token", "2! use ("}},
		{"R22", "used once", "", given("i") + `1 use numeral=i to=washington
			! 1 use numeral=i to=washington
			> That cannot be entered now.`, []string{"room: seat 1 (Washington)", "room: 3 of 3 actions left"}},
		{"R22", "in the own turn", "", given("i") + `1 end
			! 1 use numeral=i to=washington
			> It is the turn of seat 2; this token waits for yours.`, nil},
		{"R22 R23", "token I leads to Washington, but the turn did not begin there", "", given("i") + `1 use numeral=i to=washington
			! 1 confront from=deck card=present
			> Your turn did not begin in Washington D.C. If you stay, your next one does.`, nil},
		{"R22", "token I: or to Washington State", "", given("i") + `1 use numeral=i to=washington-state`, []string{"room: seat 1: Disarmed"}},
		{"R22", "token II disarms, and nobody can stop it", "", given("ii") + `1 use numeral=ii at=3`, []string{"room: Disarmed 1 of 3", "room! Does anyone stop"}},
		{"R22", "token II on zone 4 yields the next token", "", given("ii") + `1 use numeral=ii at=4`, []string{"2: 1 zone-4 token", "1: ! numeral (Look at your zone-4 token 2)"}},
		{"R22", "token II finds nothing left", "", given("ii") + `host correct what="Zone 1 disarmed" seat=1 to=1
			host correct what="Zone 2 disarmed" seat=1 to=1
			host correct what="Zone 3 disarmed" seat=1 to=1
			host correct what="Zone 4 disarmed" seat=1 to=1
			! 1 use numeral=ii at=1
			> All 4 of your facilities are disarmed.`, nil},
		{"V14", "token III is for the President", "", given("iii") + `1 disarm how=roll at=1 die=2
			! 1 use numeral=iii
			> Token III is for your roll before the President.`, nil},
		{"R22 V14", "token III after the roll, once", "", given("iii") + `1 effect who=1 does=washington
			1 end
			2 end
			3 end
			1 confront from=deck card=present
			1 convince die=15
			! 1 end
			> First seat 1 says whether the roll stands.
			1 use numeral=iii
			host all-pass`, []string{"room: (over)"}},
		{"R22", "who holds another token is asked all the same", "", given("vi") + `1 effect who=1 does=washington
			1 end
			2 end
			3 end
			1 confront from=deck card=present
			1 convince die=15`, []string{"room: Waiting for seat 1 to say whether the roll stands.", "1: ! accept (Let the roll stand)"}},
		{"R22", "and may let it stand", "", given("iii") + `1 effect who=1 does=washington
			1 end
			2 end
			3 end
			1 confront from=deck card=present
			1 convince die=15
			1 accept`, []string{"room: told: The President is not convinced: next turn all begins again.", "room: Waiting for seat 1 to end the turn."}},
		{"A8", "20 and 5 more is no mistake", "", given("iii") + `1 effect who=1 does=washington
			1 end
			2 end
			3 end
			1 confront from=deck card=present
			1 convince die=19
			1 use numeral=iii`, []string{"room: with 5 more it is 24; 20 or more needed, 30 %"}},
		{"R22", "token IV: another Dictator", "", "1 dictator name=Kim\n2 dictator name=Mao\n" + given("iv") + `! 1 use numeral=iv name=Mao
			> seat 2 is Mao already.
			1 use numeral=iv name=Fidel`, []string{"3: seat 1 (Fidel, Hawaii)"}},
		{"R22", "token V swaps everything", "", `1 facilities one=Omaha
			2 facilities one=Austin
			1 dictator name=Kim
			2 dictator name=Mao
			` + given("v") + `2 effect who=2 does=skip
			2 effect who=2 does=discard
			2 effect who=2 does=discard
			2 effect who=2 does=discard
			2 effect who=2 does=washington
			1 use numeral=v with=2`, []string{"3: seat 1 (Mao, Washington): Disarmed 0 of 3; Needs on d20 20; Hand 1; Skips 1", "3: seat 2 (Kim, Hawaii)", "1: Zone 1: Austin", "2: Zone 1: Omaha", "room! Omaha"}},
		{"R22 A13", "token V swaps no turn that was bought", "", `host first who=3
			3 bribe who=2 cost=1
			3 end
			host correct what="Zone-4 tokens" seat=1 to=1
			1 numeral token=1 numeral=v
			1 use numeral=v with=2
			1 end`, []string{"room: seat 2 is played by seat 3: 3 of 3 actions left."}},
		{"R22", "nor a card that token X dealt and nobody has named", "", `host first who=1
			host correct what="Zone-4 tokens" seat=1 to=2
			1 numeral token=1 numeral=x
			1 numeral token=2 numeral=v
			1 use numeral=x
			1 use numeral=v with=2
			! 1 receive card=command
			> That cannot be entered now.
			2 receive card=command`, []string{"room: Waiting for seat 3 to say what card came.", "room: seat 2 (Hawaii): Disarmed 0 of 3; Needs on d20 20; Hand 5"}},
		{"R22 V12", "token V only in the turn it came", "", given("v") + `1 end
			2 end
			3 end
			! 1 use numeral=v with=2
			> Token V works only in the turn in which you got it.`, nil},
		{"R22", "token VI swaps meeples: the table enters who stands where", "", given("vi") + `1 use numeral=vi
			1 effect who=2 does=washington`, []string{"room: seat 2 (Washington)"}},
		{"R22", "token VII keeps a Presidential card, for later", "counts=on", given("vii") + `1 keep numeral=vii name=Alrighty!
			1 effect who=1 does=washington
			1 end
			2 end
			3 end
			1 confront from=kept card=present
			1 convince die=20
			host all-pass`, []string{"room: (over)", "1: Presidential: 11 | – | 1 | –"}},
		{"R22 A17", "or the kept card goes back into its deck", "counts=on presidents=back", given("vii") + `1 keep numeral=vii name=Oops
			1 effect who=1 does=washington
			1 end
			2 end
			3 end
			1 confront from=kept card=another`, []string{"1: Presidential: 12 | – | 0 | –"}},
		{"R22", "the kept card is a secret until it is turned over", "", given("vii") + `1 keep numeral=vii name=Alrighty!`, []string{"1: Alrighty!", "2! Alrighty!", "room! Alrighty!", "2: a Presidential card"}},
		{"R22", "the kept card is used once", "", given("vii") + `1 keep numeral=vii name=Alrighty!
			1 effect who=1 does=washington
			1 end
			2 end
			3 end
			1 confront from=kept card=present
			! 1 confront from=kept card=present
			> You have drawn a Presidential card this turn.`, []string{"room: told: It is the card that was kept: Alrighty!."}},
		{"R22 A10", "token VIII: six cards, Events shuffled back, the others free this turn", "counts=on", given("viii") + `1 use numeral=viii events=2
			1 play free=yes what=action
			1 play free=yes card="The Marauder" what=asset
			1 disarm how=hacker at=1 free=yes
			1 play free=yes what=action
			! 1 play free=yes what=action
			> Answer what the pad asks, and nothing else.`, []string{"room: 3 of 3 actions left", "room: Disarmed 1 of 3; Needs on d20 18; Hand 4; Skips 0", "2: The Marauder", "1: Command: 92 | 6 | 3 | 0"}},
		{"R22", "what is played for free cannot be stopped", "", given("viii") + `1 use numeral=viii events=0
			1 disarm how=engineer at=1 free=yes die=4`, []string{"room: Disarmed 1 of 3", "room! Does anyone stop"}},
		{"R22 A13", "a revealed Bribery is free, too", "", given("viii") + `1 draw card=command
			1 draw card=command
			1 draw card=command
			1 use numeral=viii events=5
			1 bribe who=2 free=yes
			! 1 bribe who=3 free=yes
			> That cannot be entered now.
			1 end discard=2
			1 draw card=command`, []string{"room: seat 2 is played by seat 1: 2 of 3 actions left.", "room: seat 1 (Hawaii): Disarmed 0 of 3; Needs on d20 20; Hand 5"}},
		{"R22", "free in this turn only", "", given("viii") + `1 use numeral=viii events=0
			1 end discard=5
			2 end
			3 end
			! 1 play free=yes what=action
			> Answer what the pad asks, and nothing else.`, nil},
		{"R22", "a free Asset needs its name", "", given("viii") + `1 use numeral=viii events=0
			! 1 play free=yes what=asset
			> Write the name of the Asset.`, nil},
		{"A10", "Events of token VIII are shuffled back", "", given("viii") + `1 use numeral=viii events=2`, []string{"room: told: 2 Events among them: back into the Command deck, and shuffle it.", "room: DEFCON 5"}},
		{"A10", "or take effect", "eight=resolve", given("viii") + `1 use numeral=viii events=2
			1 take from=deck card=defcon
			1 take from=deck card=trident`, []string{"room: DEFCON 4", "room: * Trident in the Gulf of Mexico", "room: Hand 8"}},
		{"R22 V12", "token IX waits for DEFCON 1", "", given("ix") + `! 1 use numeral=ix
			> DEFCON is at 5; token IX wins at 1.
			host correct what=DEFCON to=1
			1 use numeral=ix`, []string{"room: (over)", "room: seat 1 has revealed token IX at DEFCON 1."}},
		{"A9", "token IX in anybody's turn", "", given("ix") + `1 end
			host correct what=DEFCON to=1
			1 use numeral=ix`, []string{"room: (over)"}},
		{"A9", "or in the own turn only", "nine=own", given("ix") + `1 end
			host correct what=DEFCON to=1
			! 1 use numeral=ix
			> It is the turn of seat 2; this token waits for yours.`, nil},
		{"A15", "gained when the level is 1 already: it wins at once", "", `host correct what=DEFCON to=1
			` + given("ix") + `1 use numeral=ix`, []string{"room: (over)"}},
		{"A15", "or it is worth nothing", "late-nine=worthless", `host correct what=DEFCON to=1
			` + given("ix") + `! 1 use numeral=ix
			> You got it when DEFCON was at 1 already: it is worth nothing.`, nil},
		{"R22", "token X deals one of six to each opponent", "counts=on", given("x") + `1 use numeral=x
			! 1 receive card=command
			> That cannot be entered now.
			2 receive card=command
			3 receive card=founder
			3 founder name="John Adams" turns=0`, []string{"room: Hand 5; Skips 0", "room: Skips 0", "2: John Adams", "1: Command: 97 | 8 | 0 | 0", "1: Founding Fathers: 9 | – | 0 | –"}},
		{"A16", "an Event that token X deals takes effect", "", given("x") + `1 use numeral=x
			2 receive card=defcon`, []string{"room: DEFCON 4"}},
		{"A16", "or is shuffled back", "ten=back", given("x") + `1 use numeral=x
			2 receive card=defcon
			3 receive card=founder`, []string{"room: DEFCON 5", "room: told: It is shuffled back into the Command deck.", "room! Founding Father"}},
		{"R22", "the newest of two equal tokens", "", given("v") + `1 end
			2 end
			3 end
			host correct what="Zone-4 tokens" seat=1 to=2
			1 numeral token=2 numeral=v
			1 use numeral=v with=3`, []string{"2: seat 3: 1 zone-4 token"}},
	})
}

func TestBoard(t *testing.T) {
	rest := func(kind string, n int) (out string) {
		for range n {
			out += kind + "\n"
		}
		return out
	}
	run(t, []rule{
		{"R27 V10", "one Roadblock to a road", "", `
			host first who=1
			1 map does=block where=Reno-Vegas
			! 2 map does=block where=reno-vegas
			> There is a Roadblock on reno-vegas already.
			2 map does=block
			1 map does=unblock where=Reno-Vegas
			2 map does=block where=Reno-Vegas`, []string{"room: Roadblocks 2 of 30"}},
		{"R1 R27", "thirty in all", "", "host first who=1\n" + rest("1 map does=block", 30) + `
			! 1 map does=block
			> All 30 Roadblocks are on the map.
			1 map does=unblock`, []string{"room: Roadblocks 29 of 30"}},
		{"R28 V10 A7", "one No-Fly Zone to a time zone", "", `
			host first who=1
			1 map does=no-fly where=Central
			! 2 map does=no-fly where=central
			> There is a No-Fly Zone on central already.
			! 2 map does=no-fly where=""
			> Write which time zone.
			2 map does=no-fly where=Pacific`, []string{"3: * No-Fly Zones: Central and Pacific", "1: + fly"}},
		{"A7", "or any number", "no-fly=any", `
			host first who=1
			1 map does=no-fly where=Central
			2 map does=no-fly where=Central
			3 map does=fly where=Central`, []string{"3: * No-Fly Zones: Central", "room: No-Fly Zones 1 of 5"}},
		{"R1 R28", "five in all", "no-fly=any", "host first who=1\n" + rest("1 map does=no-fly where=Central", 5) + `
			! 1 map does=no-fly where=Eastern
			> All 5 No-Fly Zones are on the map.`, nil},
	})
}

// What was entered reads as a sentence.
func TestLines(t *testing.T) {
	for entry, want := range map[string]string{
		"1 travel to=elsewhere":                          "seat 1 travels",
		"1 travel to=washington":                         "seat 1 travels to Washington D.C.",
		"1 fly to=elsewhere":                             "seat 1 takes an international flight",
		"1 fly to=washington":                            "seat 1 takes an international flight to Washington D.C.",
		"1 draw card=command":                            "seat 1 draws a card",
		"1 draw card=defcon":                             "seat 1 draws DEFCON",
		"1 take from=discard card=command":               "seat 1 takes a card from the discard pile",
		"1 take from=deck card=command":                  "A card lets seat 1 draw a card",
		"1 play cost=1 what=action":                      "seat 1 plays an Action card for 1 action",
		"1 play card=Amtrak cost=2 what=travel":          "seat 1 plays Amtrak for 2 actions",
		"1 play card=\"The Marauder\" cost=2 what=asset": "seat 1 plays the Asset The Marauder for 2 actions",
		"1 play cost=3 what=boost":                       "seat 1 plays Morale Boost for 3 actions",
		"1 activate what=dictator cost=1":                "seat 1 uses the Dictator's ability for 1 action",
		"1 bribe who=2 cost=1":                           "seat 1 plays Bribery on seat 2",
		"1 disarm how=roll at=4 die=1":                   "seat 1 tries to disarm the facility in zone 4",
		"1 disarm how=engineer at=1 cost=1 die=1":        "seat 1 sends an Engineer to the facility in zone 1",
		"1 disarm how=hacker at=1 cost=1":                "seat 1 sets a Hacker on the facility in zone 1",
		"1 end":                                          "seat 1 ends the turn",
		"1 facilities one=Omaha":                         "seat 1 writes the facilities down",
		"host correct what=\"Zone-4 tokens\" seat=1 to=1\n1 numeral token=1 numeral=v": "seat 1 looks at a zone-4 token",
		"2 interrupt card=\"Tornado Season\"":                                          "seat 2 interrupts with Tornado Season",
		"2 linger card=Fog cost=0 turns=3 before=1":                                    "seat 2 plays Fog: it stays before seat 1 for 3 turns",
		"2 effect who=1 does=skip":                                                     "A card makes seat 1 skip a turn",
		"2 effect who=1 does=elsewhere":                                                "A card moves seat 1",
		"2 effect who=1 does=washington":                                               "A card moves seat 1 to Washington D.C.",
		"2 effect who=1 does=discard":                                                  "seat 1 discards a card",
		"2 effect who=1 does=hand":                                                     "seat 1 discards the hand",
		"2 effect who=1 does=hand-over":                                                "seat 1 gives seat 2 a card",
		"2 map does=block":                                                             "seat 2 puts a Roadblock on a road",
		"2 map does=no-fly where=Central":                                              "seat 2 puts a No-Fly Zone on Central",
		"host turn who=2":                                                              "Ruling: it is the turn of seat 2",
		"host board-says level=4 says=Alarm":                                           "The board at DEFCON 4 says: Alarm",
	} {
		p := rule{night: "host first who=1\n" + entry}.play(t).Position
		if got := p.Screen(engine.Room).Last.Text.String(); got != want {
			t.Errorf("%s reads %q, want %q", entry, got, want)
		}
	}
}
