package americandream

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/engine/night"
)

// row is one rule: its numbers in the digest and what it says, what is played,
// and what must be so afterwards. What must be refused stands among the lines,
// with its sentence.
type row struct {
	rule  string // "A7 F2: doubles raise the salary"
	table string // seats and options, where they matter
	night string
	want  string // figures: "1 cash 65000, 1 salary 15000"
}

var subjects = map[string][]row{
	"start": startRows, "roll": rollRows, "landing": landingRows, "market": marketRows, "fight": fightRows,
	"trap": trapRows, "ideas": ideaRows, "claim": claimRows, "purse": purseRows,
}

func TestRules(t *testing.T) {
	for subject, rows := range subjects {
		for _, r := range rows {
			t.Run(subject+"/"+r.rule, func(t *testing.T) { r.hold(t) })
		}
	}
}

func (r row) hold(t *testing.T) {
	t.Helper()
	table := r.table
	if !strings.Contains(table, "seats=") {
		table = "seats=2 " + table
	}
	p, err := played(table, r.night)
	if err != nil {
		t.Fatal(err)
	}
	got := figures(p)
	for _, want := range strings.Split(r.want, ", ") {
		i := strings.LastIndexByte(want, ' ')
		if i < 0 {
			continue
		}
		if is := got[want[:i]]; is != want[i+1:] {
			t.Errorf("%s is %q, want %q", want[:i], is, want[i+1:])
		}
	}
}

// shorthand are lines that stand for others, so that a row says what is special
// about it: who begins, that all have had a turn, chips that lie there, where a
// pawn lands, a fight for Ford, a card for every turn that is laid open.
var shorthand = []struct {
	line  *regexp.Regexp
	means string
}{
	{regexp.MustCompile(`^ROUND$`), "BEGUN\n1 lands on other\n1 end\n2 lands on other\n2 end"},
	{regexp.MustCompile(`^BEGUN$`), "host starts who=1"},
	{regexp.MustCompile(`^(\d) has (\d) (.+)$`), "host correct what=Chips of=$3 seat=$1 to=$2"},
	{regexp.MustCompile(`^(\d) lands on (stock|franchise) (.+)$`), "$1 roll with=1 dice=1\n$1 move to=$2\n$1 $2 which=$3"},
	{regexp.MustCompile(`^(\d) lands on trap$`), "$1 roll with=1 dice=1\n$1 move to=trap"},
	{regexp.MustCompile(`^(\d) lands on (\S+)$`), "$1 roll with=1 dice=1\n$1 move to=other\n$1 space which=$2"},
	{regexp.MustCompile(`^(\d) fights (\d)$`), "$1 lands on stock-fight\n$1 fight which=Ford against=$2"},
	{regexp.MustCompile(`^(\d) lays (\S+)$`), "$1 note what=card sort=$2\n$1 lay which=$2"},
}

// inFull are lines as a night file has them.
func inFull(lines string) string {
	out := ""
	for _, line := range strings.Split(lines, "\n") {
		line = strings.TrimSpace(line)
		for _, short := range shorthand {
			if short.line.MatchString(line) {
				line = strings.TrimSuffix(inFull(short.line.ReplaceAllString(line, short.means)), "\n")
				break
			}
		}
		out += line + "\n"
	}
	return out
}

func played(table, lines string) (engine.Position, error) {
	src := "night 1 americandream seed=7 " + table + "\n" + inFull(lines)
	n, err := night.Read(src)
	if err != nil {
		return nil, err
	}
	p, err := night.Play(Rules.Game(), n)
	if err != nil {
		return nil, fmt.Errorf("%w\n%s", err, src)
	}
	return p.Position, nil
}

// figures are the numbers on the screens, as those who may see them do.
func figures(p engine.Position) map[string]string {
	out := map[string]string{"over": fmt.Sprint(p.Over()), "turn": "none"}
	for _, b := range p.Screen(engine.Room).Blocks {
		switch b := b.(type) {
		case engine.Turn:
			out["turn"] = fmt.Sprint(int(b.Seat))
		case engine.Waiting:
			var who []string
			for _, s := range b.For {
				who = append(who, fmt.Sprint(int(s)))
			}
			out["waits"], out["to"] = strings.Join(who, "+"), underscored(b.To)
		case engine.Standing:
			for _, r := range b.Rows {
				out[fmt.Sprint(int(r.Seat), " salary")] = fmt.Sprint(r.Cells[0].(engine.Purse).Amount.N)
				out[fmt.Sprint(int(r.Seat), " note")] = underscored(r.Note)
			}
		case engine.Ranking:
			out["winner"] = fmt.Sprint(int(b.Places[0].Seat))
		}
	}
	rack(p, out)
	for i := range p.People() {
		hand(p, engine.Seat(i+1), out)
	}
	return out
}

// rack adds the chips, of which a phone shows all.
func rack(p engine.Position, out map[string]string) {
	for _, b := range p.Screen(1).Blocks {
		b, ok := b.(engine.Rack)
		if !ok {
			continue
		}
		for _, r := range b.Rows {
			for i, c := range r.Cells {
				who := fmt.Sprint(i + 1)
				if i == len(r.Cells)-1 {
					who = "rack"
				}
				out[who+" "+r.Label.String()] = c.String()
			}
		}
	}
}

// hand adds what lies face down on one phone.
func hand(p engine.Position, s engine.Seat, out map[string]string) {
	for _, b := range p.Screen(s).Blocks {
		peek, ok := b.(engine.Peek)
		if !ok {
			continue
		}
		for _, in := range peek.Inside {
			name := func(label engine.Text) string {
				return fmt.Sprint(int(s), " ", strings.ToLower(underscored(label)))
			}
			switch in := in.(type) {
			case engine.Purse:
				out[name(in.Label)] = fmt.Sprint(in.Amount.N)
			case engine.Count:
				out[name(in.Label)] = fmt.Sprint(in.N)
			case engine.Note:
				if peek.Label.String() != "My cards" {
					continue
				}
				out[fmt.Sprint(int(s), " notes")] += underscored(in.Text) + ";"
			}
		}
	}
}

// underscored is a text as one word of a row's figures.
func underscored(t engine.Text) string { return strings.ReplaceAll(t.String(), " ", "_") }

var startRows = []row{
	{"A4 F1 A1: each begins with 50,000, a salary of 10,000, one Prudential, one Experience and two American Dream cards", "", `
		BEGUN`, "1 cash 50000, 2 cash 50000, 1 salary 10000, 1 prudential 1, 1 experience 1, 1 american_dream,_to_write_down 2, rack Ford 7, rack NFL 7"},
	{"A4: the highest single die starts", "seats=3", `
		1 first-die die=3
		2 first-die die=5
		! 2 first-die die=6
		> You have rolled a 5.
		! 1 roll with=2 dice=4&dice=4
		> That cannot be entered now.
		3 first-die die=4`, "turn 2"},
	{"A4: who ties for the highest rolls again, and nobody else", "seats=3", `
		1 first-die die=6
		2 first-die die=2
		3 first-die die=6
		! 2 first-die die=6
		> Others have rolled higher.
		1 first-die die=1
		3 first-die die=2`, "turn 3"},
	{"A4: the host may say who starts, as the dice fell on the table", "seats=3", `
		1 first-die die=6
		host starts who=3`, "turn 3"},
	{"A4: whoever left is not waited for", "seats=3", `
		1 sit name=Ada
		2 sit name=Ben
		3 sit name=Cleo
		1 first-die die=2
		2 first-die die=1
		3 leave`, "turn 1"},
	{"B22: two to six may play", "seats=6", `
		host starts who=6
		6 lands on other
		6 end`, "turn 1"},
	{"A2: nine stocks get the names on the board, each once", "", `
		! host name which=Ford name=IBM
		> Which: choose one of those shown.
		host name which="Stock 4" name=IBM
		! 1 name which="Stock 5" name=ford
		> Ford is on the board already.
		! 1 name which="Stock 5" name="i.b.m."
		> IBM is on the board already.
		! 1 name which="Stock 5" name="--"
		> Write the company's name.
		1 name which="Stock 5" name=Sony
		host starts who=1
		1 lands on stock IBM
		1 buy`, "1 IBM 1, rack IBM 6, rack Sony 7"},
}

var rollRows = []row{
	{"A5 V1: one, two or three dice, and faces from 1 to 6", "", `
		BEGUN
		! 1 roll with=4 dice=1&dice=1&dice=1&dice=1
		> That is not offered. Look again.
		! 1 roll with=0
		> That is not offered. Look again.
		! 1 roll with=2 dice=7&dice=1
		> The dice: a die shows 1 to 6.
		! 1 roll with=2 dice=4
		> The dice: tap what both dice show, or let the program roll.
		! 1 move to=other
		> That cannot be entered now.
		1 roll with=3 dice=1&dice=2&dice=4
		! 1 roll with=1 dice=6
		> You have rolled 1, 2 and 4.`, "1 salary 10000, waits 1"},
	{"A5: the program rolls, if nobody does", "", `
		BEGUN
		1 roll with=3 dice=roll
		1 move to=other
		1 space which=other
		1 end`, "turn 2"},
	{"A10: the one before must have finished", "", `
		BEGUN
		! 2 roll with=2 dice=1&dice=2
		> It is the turn of seat 1.`, "turn 1"},
	{"A7 F2: doubles raise the salary by 5,000", "", `
		BEGUN
		1 roll with=2 dice=4&dice=4`, "1 salary 15000, 2 salary 10000"},
	{"A7: two different dice do not", "", `
		BEGUN
		1 roll with=2 dice=4&dice=5`, "1 salary 10000"},
	{"A7 B1 F8: three dice with a pair are doubles", "", `
		BEGUN
		1 roll with=3 dice=5&dice=5&dice=2`, "1 salary 15000"},
	{"B1: by a house rule they are not", "pair=nothing", `
		BEGUN
		1 roll with=3 dice=5&dice=5&dice=2`, "1 salary 10000"},
	{"A7 B2: triples raise by 10,000 alone", "", `
		BEGUN
		1 roll with=3 dice=5&dice=5&dice=5`, "1 salary 20000"},
	{"B2: by a house rule by 15,000", "triples=15000", `
		BEGUN
		1 roll with=3 dice=5&dice=5&dice=5`, "1 salary 25000"},
	{"A9 F2 V2: the salary never exceeds 155,000", "", `
		BEGUN
		! host correct what=Salary seat=1 to=160000
		> The right amount: at most $155000; you gave $160000.
		! host correct what=Salary seat=1 to=12000
		> The right amount: give an amount in steps of $5000.
		host correct what=Salary seat=1 to=150000
		1 roll with=3 dice=5&dice=5&dice=5
		1 move to=other
		1 space which=other
		1 end
		2 lands on other
		2 end
		1 roll with=2 dice=1&dice=1`, "1 salary 155000"},
	{"F2: from 10,000 to the top are 29 doubles", "", `
		BEGUN
		host correct what=Salary seat=1 to=145000
		1 roll with=2 dice=1&dice=1`, "1 salary 150000"},
	{"A6 F9 V1: Experience cards are added to the roll: 8 and 3 are one move of 11", "", `
		BEGUN
		1 roll with=2 dice=2&dice=6
		1 experience cards=1 spaces=3
		! 1 end
		> That cannot be entered now.`, "1 experience 0, to to_move_11_spaces"},
	{"A6: no card is played after the move", "", `
		BEGUN
		1 roll with=2 dice=2&dice=6
		1 move to=other
		1 space which=other
		! 1 experience cards=1 spaces=1
		> You have moved: cards and dice are one move, with no stop on the way.`, "1 experience 1"},
	{"A6: or they are played instead of rolling", "", `
		BEGUN
		1 experience cards=1 spaces=3
		1 move to=other
		1 space which=other
		! 1 roll with=2 dice=1&dice=1
		> That cannot be entered now.`, "1 experience 0, 1 salary 10000"},
	{"A6: or before rolling, too", "", `
		BEGUN
		1 experience cards=1 spaces=3
		1 roll with=2 dice=1&dice=1
		1 move to=other
		1 space which=other`, "1 experience 0, 1 salary 15000"},
	{"A6: nobody plays more cards than lie in the hand", "", `
		BEGUN
		! 1 experience cards=2 spaces=5
		> Cards: only 1 is possible here; you gave 2.
		1 correct what="Experience cards" to=2
		1 experience cards=2 spaces=5
		! 1 experience cards=1 spaces=5
		> You hold no Experience card.`, "1 experience 0"},
}

var landingRows = []row{
	{"A8: passing Imagination pays the salary shown", "", `
		ROUND
		1 roll with=2 dice=3&dice=4
		1 move to=other by=passed
		1 space which=other`, "1 cash 60000"},
	{"A7 A8: a raise comes before the salary", "", `
		ROUND
		1 roll with=2 dice=4&dice=4
		1 move to=stock by=passed
		1 stock which=Ford`, "1 cash 65000, 1 salary 15000"},
	{"A8 V14: turning up into the centre forfeits it", "", `
		ROUND
		1 roll with=1 dice=4
		1 path way=centre
		! 1 move to=other by=passed
		> Answer what the pad asks, and nothing else.
		1 move to=other
		! 1 path way=centre
		> That cannot be entered now.
		1 space which=great-idea`, "1 cash 50000"},
	{"A8 V14: who was paid for passing did not turn up into the centre there", "", `
		ROUND
		1 roll with=1 dice=4
		1 move to=other by=passed
		! 1 space which=great-idea
		> You were paid for passing Imagination: who turns up into the centre there is not. Undo the move, and take your way of the centre first.
		1 undo entry=11
		1 path way=centre
		1 move to=other
		1 space which=great-idea`, "1 cash 50000"},
	{"A8 A30: but may have come by a path of its own after it, or by American Express", "", `
		ROUND
		host correct what=Claims seat=1 to=1
		1 roll with=1 dice=4
		1 path way=credibility
		1 move to=other by=passed
		1 space which=great-idea
		1 end
		2 roll with=1 dice=4
		2 move to=other by=passed
		2 space which=american-express
		2 space which=great-idea`, "1 cash 60000, 2 cash 60000"},
	{"A8: a turn that is passed on before the landing leaves Imagination all the same", "", `
		BEGUN
		1 roll with=1 dice=4
		1 move to=other
		host skip
		2 lands on other
		2 end
		1 roll with=1 dice=4
		1 move to=other by=passed
		1 space which=other`, "1 cash 60000"},
	{"A8: an exact landing pays it once, and leaving pays nothing more", "", `
		ROUND
		1 roll with=1 dice=4
		1 move to=other
		1 space which=imagination
		1 end
		2 roll with=1 dice=4
		2 move to=other by=passed
		2 space which=imagination
		2 end
		1 roll with=1 dice=2
		! 1 move to=other by=passed
		> Answer what the pad asks, and nothing else.
		1 path way=centre
		1 move to=other
		1 space which=great-idea`, "1 cash 60000, 2 cash 60000"},
	{"A8: nor does leaving the start", "", `
		BEGUN
		1 roll with=1 dice=4
		! 1 move to=other by=passed
		> Answer what the pad asks, and nothing else.
		1 move to=other
		1 space which=other`, "1 cash 50000"},
	{"A5 V13: nobody enters the centre on the first turn, whatever the way", "", `
		BEGUN
		1 roll with=1 dice=4
		! 1 path way=centre
		> Nobody moves into the centre on the first turn.
		! 1 path way=credibility
		> Nobody moves into the centre on the first turn.
		! 1 path way=arrowhead
		> Nobody moves into the centre on the first turn.
		1 move to=other
		! 1 space which=great-idea
		> Nobody moves into the centre on the first turn.
		1 space which=american-express
		! 1 space which=great-idea
		> Nobody moves into the centre on the first turn.`, "waits 1"},
	{"A30 V13: Flexibility needs a salary of 100,000, after this turn's raise", "", `
		ROUND
		host correct what=Salary seat=1 to=90000
		host correct what=Salary seat=2 to=95000
		1 roll with=2 dice=1&dice=1
		! 1 path way=flexibility
		> Flexibility needs a salary of $100000; yours is $95000.
		1 move to=other
		1 space which=other
		1 end
		2 roll with=2 dice=1&dice=1
		2 path way=flexibility
		! 2 path way=flexibility
		> You have gone that way in this turn.
		2 move to=other
		2 space which=great-idea`, "1 salary 95000, 2 salary 100000"},
	{"A30 V13: Credibility needs a claim", "", `
		ROUND
		1 roll with=1 dice=1
		! 1 path way=credibility
		> Credibility opens with your first claimed Patent, Copyright or Great Idea.
		host correct what=Claims seat=1 to=1
		1 path way=credibility
		1 move to=other
		1 space which=other`, "1 note Credibility"},
	{"A31: passing an arrowhead brings an Experience card", "", `
		ROUND
		1 roll with=1 dice=1
		1 path way=arrowhead
		1 move to=stock
		1 stock which=Ford`, "1 experience 2"},
	{"A17 F3: a franchise pays 10,000 for each chip owned before", "", `
		BEGUN
		1 has 2 NFL
		1 lands on franchise NFL
		1 buy`, "1 cash 40000, 1 NFL 3, 1 salary 20000"},
	{"A20 F4: a stock pays 5,000 for each chip owned before", "", `
		BEGUN
		1 has 6 Ford
		1 lands on stock Ford`, "1 cash 80000"},
	{"A20 F4 F9: with all seven it pays 70,000", "", `
		BEGUN
		1 has 7 Ford
		1 lands on stock Ford`, "1 cash 120000"},
	{"A22 F5: the dividend counts stock of all companies and no franchise", "", `
		BEGUN
		1 has 7 Ford
		1 has 3 Delta
		1 has 2 "Burger King"
		1 lands on dividend`, "1 cash 100000"},
	{"A23 V14: Stock of Your Choice moves to a stock space, and passes nothing", "", `
		ROUND
		1 lands on stock-of-choice
		! 1 end
		> First move to a stock of your choice.
		! 1 franchise which=NFL
		> That cannot be entered now.
		! 1 stock which=Ford by=passed
		> Answer what the pad asks, and nothing else.
		1 stock which=Ford
		1 buy`, "1 cash 40000, 1 Ford 1"},
	{"A32 V14: American Express goes to any space, and passing Imagination pays nothing", "", `
		ROUND
		1 has 1 NFL
		1 lands on american-express
		! 1 franchise which=NFL by=passed
		> Answer what the pad asks, and nothing else.
		1 franchise which=NFL
		1 buy`, "1 cash 30000, 1 NFL 2"},
	{"A32: who stays there may end the turn", "", `
		ROUND
		1 lands on american-express
		1 end`, "turn 2"},
	{"B16: American Express onto Imagination pays the salary", "", `
		ROUND
		1 lands on american-express
		1 space which=imagination`, "1 cash 60000, 1 note on_Imagination"},
	{"B16: by a house rule it does not", "amex-salary=nothing", `
		ROUND
		1 lands on american-express
		1 space which=imagination`, "1 cash 50000"},
	{"B16 A8: also to whom the dice brought past it to American Express: that is another visit", "", `
		ROUND
		1 roll with=1 dice=4
		1 move to=other by=passed
		1 space which=american-express
		1 space which=imagination`, "1 cash 70000"},
	{"B17: a special move brings the landing bonus", "", `
		BEGUN
		1 has 2 Ford
		1 lands on stock-of-choice
		1 stock which=Ford`, "1 cash 60000"},
	{"B17: by a house rule it does not", "amex-bonus=no-bonus", `
		BEGUN
		1 has 2 Ford
		1 lands on stock-of-choice
		1 stock which=Ford`, "1 cash 50000"},
	{"A10: whoever left is passed over, and the host passes a turn on", "seats=3", `
		1 sit name=Ada
		2 sit name=Ben
		3 sit name=Cleo
		host starts who=1
		2 leave
		1 lands on other
		1 end
		! 1 end
		> That cannot be entered now.
		3 leave
		host skip`, "turn 1, waits 1"},
}
