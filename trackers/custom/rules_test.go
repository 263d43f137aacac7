package custom_test

import (
	"strings"
	"testing"

	"croupier/engine/night"
)

// rule is one thing that a table does: after the given lines an entry is taken,
// or refused with exactly this sentence.
type rule struct {
	is    string // what it shows
	given string // lines, separated by ;
	entry string
	no    string // the sentence; empty: it is taken
}

// three are seats that are taken, at a table of four.
const three = "1 sit name=Ada; 2 sit name=Ben; 3 sit name=Cleo; "

// rules are the table's own rules, by subject.
var rules = map[string][]rule{
	"name and chairs": {
		{"a table has a name", "", `host name title="Points to ten"`, ""},
		{"and no empty one", "", `host name title=""`, "Name: write something."},
		{"only the host builds", three, "1 name title=Mine", "That cannot be entered now."},
		{"an empty chair takes no part", "host counter name=Life per=seat min=0 max=9 start=5", "host/4 raise of=Life by=1", "That cannot be entered now."},
		{"nor do others reach it", three + "host counter name=Life per=seat min=0 max=9 start=5", "host raise of=Life seat=4 by=1", "Who: choose one of those shown."},
		{"a guest may sit down in the middle of the game", "host counter name=Life per=seat min=0 max=9 start=5; host/4 sit name=Dev", "host/4 raise of=Life by=1", ""},
		{"who has left takes no part", three + "host money symbol=$ step=1 start=10 debt=no; 2 leave; 3 leave", "1 pay-all amount=1", "Nobody else plays."},
		{"but keeps what it had", three + "host money symbol=$ step=1 start=10 debt=no; 2 leave", "1 pay to=2 amount=1", ""},
	},
	"money": {
		{"on, as the host counts it", "", "host money symbol=€ step=0.5 start=1500 debt=no", ""},
		{"a sign after the number", "", "host money unit=M step=0.5 start=2.5 debt=no", ""},
		{"in steps that there are", "", "host money symbol=€ step=0.3 start=1500 debt=no", "In steps of: choose one of those shown."},
		{"the start is a number of steps", "", "host money symbol=€ step=0.5 start=1.3 debt=no", "The start goes in steps of €0.5; you gave €1.3."},
		{"no pennies either", "", "host money symbol=$ step=10 start=1505 debt=no", "The start goes in steps of $10; you gave $1505."},
		{"its step stays", "host money symbol=$ step=1 start=5 debt=no", "host money symbol=$ step=5 start=5 debt=no", "Money goes in steps of $1 here; that stays."},
		{"its sign may change", "host money symbol=$ step=1 start=5 debt=no", "host money symbol=€ step=1 start=9 debt=no", ""},
		{"off, there is no bank", "", "host bank limit=100 banker=host", "There is no money on this table yet."},
		{"nor go", "", "host pass-go amount=100", "There is no money on this table yet."},
		{"typed in its steps", three + "host money symbol=€ step=0.5 start=9 debt=no", "1 pay to=2 amount=1.25", "Amount: give an amount in steps of €0.5."},
		{"with a comma too", three + "host money symbol=€ step=0.5 start=9 debt=no", "1 pay to=2 amount=1,5", ""},
		{"no more than one has", three + "host money symbol=€ step=0.5 start=9 debt=no", "1 pay to=bank amount=9.5", "You have €9; this costs €9.5."},
		{"and nothing from nothing", three + "host money symbol=€ step=0.5 start=0 debt=no", "1 pay to=bank amount=0.5", "You have €0."},
		{"by debts more", three + "host money symbol=€ step=0.5 start=9 debt=yes", "1 pay to=bank amount=9.5", ""},
		{"debts end when they are paid", three + "host money symbol=€ step=0.5 start=9 debt=yes; 1 pay to=bank amount=9.5", "host money symbol=€ step=0.5 start=9 debt=no", "seat 1 owes €0.5: debts stay allowed until that is paid."},
		{"and then they do", three + "host money symbol=€ step=0.5 start=9 debt=yes; 1 pay to=bank amount=9.5; 2 pay to=1 amount=1", "host money symbol=€ step=0.5 start=9 debt=no", ""},
		{"pay all", three + "host money symbol=$ step=1 start=9 debt=no", "1 pay-all amount=4", ""},
		{"enough for all", three + "host money symbol=$ step=1 start=9 debt=no", "1 pay-all amount=5", "You have $9; this costs 2 times $5."},
		{"collect from all", three + "host money symbol=$ step=1 start=9 debt=no; 2 pay to=bank amount=5", "1 collect-all amount=4", ""},
		{"nobody pays where one cannot", three + "host money symbol=$ step=1 start=9 debt=no; 2 pay to=bank amount=5", "1 collect-all amount=5", "seat 2 has only $4; this costs each $5."},
		{"pass go", three + "host money symbol=$ step=1 start=9 debt=no; host pass-go amount=200", "1 go", ""},
		{"only where it brings something", three + "host money symbol=$ step=1 start=9 debt=no", "1 go", "That cannot be entered now."},
		{"off again, and said", three + "host money symbol=$ step=1 start=9 debt=no; 1 pay to=2 amount=4", "host remove name=Cash", ""},
		{"not while it is what wins", three + "host money symbol=$ step=1 start=9 debt=no; host win by=most of=Cash", "host remove name=Cash", "The win rule counts Cash: change that first."},
		{"on again, in other steps", three + "host money symbol=$ step=1 start=9 debt=no; host remove name=Cash", "host money symbol=€ step=0.5 start=9 debt=no", ""},
		{"only the banker gives", three + "host money symbol=$ step=1 start=9 debt=no", "1 take amount=5", "That cannot be entered now."},
		{"or everybody", three + "host money symbol=$ step=1 start=9 debt=no; host bank limit=0 banker=everyone", "1 take amount=5", ""},
	},
	"the bank": {
		{"has what is left of all there is", three + "host money symbol=$ step=1 start=9 debt=no", "host bank limit=27 banker=host", ""},
		{"never less", three + "host money symbol=$ step=1 start=9 debt=no", "host bank limit=26 banker=host", "The seats hold $27: all the money there is cannot be $26."},
		{"can run out", three + "host money symbol=$ step=1 start=9 debt=no; host bank limit=30 banker=everyone", "1 take amount=4", "Amount goes from $1 to $3; you gave $4."},
		{"and says so", three + "host money symbol=$ step=1 start=9 debt=no; host bank limit=27 banker=everyone", "1 take amount=1", "The bank has $0."},
		{"also at go", three + "host money symbol=$ step=1 start=9 debt=no; host bank limit=30 banker=host; host pass-go amount=4", "1 go", "The bank has only $3."},
		{"the host moves money between any two", three + "host money symbol=$ step=1 start=9 debt=no", "host pay from=1 to=3 amount=9", ""},
		{"that is there", three + "host money symbol=$ step=1 start=9 debt=no", "host pay from=1 to=3 amount=10", "Not enough for $10: seat 1."},
		{"between two", three + "host money symbol=$ step=1 start=9 debt=no", "host pay from=1 to=1 amount=1", "Choose two different purses."},
		{"to all", three + "host money symbol=$ step=1 start=9 debt=no", "host pay-all from=bank amount=50", ""},
		{"as far as it goes", three + "host money symbol=$ step=1 start=9 debt=no; host bank limit=30 banker=host", "host pay-all from=bank amount=2", "$2 to each of 3: Not enough for $6: the bank."},
		{"from all, or from none", three + "host money symbol=$ step=1 start=9 debt=no; 1 pay to=2 amount=5", "host collect-all to=bank amount=6", "Not enough for $6: seat 1."},
		{"also to a seat", three + "host money symbol=$ step=1 start=9 debt=no", "host collect-all to=2 amount=9", ""},
		{"from somebody", "1 sit name=Ada; host money symbol=$ step=1 start=9 debt=no", "host collect-all to=1 amount=9", "There is nobody else to collect from."},
		{"to somebody", "1 sit name=Ada; host money symbol=$ step=1 start=9 debt=no", "host pay-all from=1 amount=9", "There is nobody else to pay."},
		{"by debts seats always can", three + "host money symbol=$ step=1 start=9 debt=yes", "host collect-all to=bank amount=50", ""},
		{"the bank never", three + "host money symbol=$ step=1 start=9 debt=yes; host bank limit=30 banker=host", "host pay from=bank to=1 amount=4", "Not enough for $4: the bank."},
		{"a payment that was spent on stays", three + "host money symbol=$ step=1 start=9 debt=no; host pay from=1 to=2 amount=9; 2 pay to=3 amount=12", "host undo entry=5", "Entry 6 needs it: seat 2 pays seat 3 $12."},
		{"and goes once that is undone", three + "host money symbol=$ step=1 start=9 debt=no; host pay from=1 to=2 amount=9; 2 pay to=3 amount=12; 2 undo entry=6", "host undo entry=5", ""},
		{"by debts it goes anyway", three + "host money symbol=$ step=1 start=9 debt=yes; host pay from=1 to=2 amount=9; 2 pay to=3 amount=12", "host undo entry=5", ""},
	},
	"trackers": {
		{"a counter", "", "host counter name=Life per=seat min=0 max=99 start=20", ""},
		{"below 0 too", "", "host counter name=Score per=seat min=-99 max=99 start=-5", ""},
		{"a dial", "", "host dial name=Salary per=seat min=0 max=400 start=50", ""},
		{"a ladder down", "", "host ladder name=Alarm per=table from=5 to=1", ""},
		{"a ladder up", "", "host ladder name=Rank per=seat from=1 to=5", ""},
		{"a way to a goal", "", "host track name=Points per=seat min=0 max=99 start=0 goal=10", ""},
		{"a switch", "", "host switch name=Night per=table is=off", ""},
		{"a list", "", "host list name=Clues per=secret", ""},
		{"of the table, a seat or a hand", "", "host counter name=Life per=team min=0 max=99 start=20", "Whose: choose one of those shown."},
		{"with a range", "", "host counter name=Life per=seat min=9 max=9 start=9", "Life: from 9 to 9 is no range."},
		{"a ladder has rungs", "", "host ladder name=Alarm per=table from=3 to=3", "Alarm: from 3 to 3 is no range."},
		{"a start in it", "", "host counter name=Life per=seat min=0 max=9 start=20", "Life starts at 20, outside its range of 0 to 9."},
		{"a goal in it", "", "host track name=Points per=seat min=0 max=9 start=0 goal=10", "The goal of Points, 10, lies outside its range of 0 to 9."},
		{"that is not the start", "", "host track name=Points per=seat min=0 max=9 start=3 goal=3", "The goal of Points is where it starts, at 3."},
		{"a name of its own", "host counter name=Life per=seat min=0 max=99 start=20", "host list name=life per=seat", "There is a Life here already."},
		{"and not the money's", "", "host counter name=cash per=seat min=0 max=99 start=20", "There is a Cash here already."},
		{"up", three + "host counter name=Life per=seat min=0 max=22 start=20", "1 raise of=Life by=2", ""},
		{"to the top", three + "host counter name=Life per=seat min=0 max=22 start=20", "1 raise of=Life by=3", "By goes from 1 to 2; you gave 3."},
		{"and no further", three + "host counter name=Life per=seat min=0 max=20 start=20", "1 raise of=Life by=1", "Life is 20 and goes up to 20."},
		{"down", three + "host counter name=Life per=seat min=-2 max=22 start=0", "1 lower of=Life by=2", ""},
		{"to the bottom", three + "host counter name=Life per=seat min=0 max=22 start=0", "1 lower of=Life by=1", "Life is 0 and goes down to 0."},
		{"the host any seat's", three + "host counter name=Life per=seat min=0 max=22 start=20", "host lower of=Life seat=3 by=4", ""},
		{"in its range", three + "host counter name=Life per=seat min=0 max=22 start=20", "host raise of=Life seat=3 by=4", "Life of seat 3 is 20 and goes from 0 to 22; you gave 4."},
		{"the table's anybody", three + "host counter name=Doom per=table min=0 max=22 start=0", "3 raise of=Doom by=1", ""},
		{"nobody another seat's", three + "host counter name=Life per=seat min=0 max=22 start=20", "1 raise of=Life seat=2 by=1", "Answer what the pad asks, and nothing else."},
		{"in its steps", three + "host counter name=Life per=seat min=0 max=99 start=20; host step of=Life by=5", "1 raise of=Life by=10", ""},
		{"and not between", three + "host counter name=Life per=seat min=0 max=99 start=20; host step of=Life by=5", "1 raise of=Life by=7", "Life goes in steps of 5; you gave 7."},
		{"a switch on", three + "host switch name=Night per=table is=off", "1 set of=Night is=on", ""},
		{"a second tap does not turn it off again", three + "host switch name=Night per=table is=off; 1 set of=Night is=on", "2 set of=Night is=on", "That is not offered. Look again."},
		{"write on a list", three + "host list name=Bag per=seat", "1 write in=Bag item=Rope", ""},
		{"strike what is on it", three + "host list name=Bag per=seat; 1 write in=Bag item=Rope", "1 strike in=Bag item=Lamp", "What: choose one of those shown."},
		{"the host too", three + "host list name=Bag per=seat; 1 write in=Bag item=Rope", "host strike in=Bag seat=1 item=Rope", ""},
		{"a ruling within the range", three + "host counter name=Life per=seat min=-9 max=22 start=20", `host correct what=Life seat=1 to=-3 why="It was so"`, ""},
		{"and not beyond", three + "host counter name=Life per=seat min=-9 max=22 start=20", `host correct what=Life seat=1 to=23`, "The right number goes from -9 to 22; you gave 23."},
	},
	"secrets": {
		{"a secret number is its owner's", three + "host counter name=Doubt per=secret min=0 max=9 start=0", "1 keep of=Doubt at=4", ""},
		{"in its range", three + "host counter name=Doubt per=secret min=0 max=9 start=0", "1 keep of=Doubt at=10", "Is now goes from 0 to 9; you gave 10."},
		{"in its steps", three + "host counter name=Doubt per=secret min=0 max=9 start=1; host step of=Doubt by=2", "1 keep of=Doubt at=4", "Doubt goes in steps of 2 from 1; you gave 4."},
		{"not the host's", three + "host counter name=Doubt per=secret min=0 max=9 start=0", "host raise of=Doubt seat=1 by=4", "That cannot be entered now."},
		{"a secret switch", three + "host switch name=Traitor per=secret is=off", "1 keep of=Traitor is=on", ""},
		{"a secret list", three + "host list name=Clues per=secret", "1 jot in=Clues item=Knife", ""},
		{"of what is on it", three + "host list name=Clues per=secret; 1 jot in=Clues item=Knife", "1 erase in=Clues item=Rope", "What: choose one of those shown."},
		{"struck again", three + "host list name=Clues per=secret; 1 jot in=Clues item=Knife", "1 erase in=Clues item=Knife", ""},
		{"shown by its owner", three + "host switch name=Traitor per=secret is=off", "1 show of=Traitor", ""},
		{"what is not there cannot be", three, "1 show of=Traitor", "That cannot be entered now."},
	},
	"thresholds": {
		{"a banner", "host counter name=Life per=seat min=0 max=99 start=20", `host threshold of=Life on=falling at=0 does=banner says="out of life"`, ""},
		{"a goal", "host counter name=Life per=seat min=0 max=99 start=20", "host threshold of=Life on=rising at=50 does=goal", ""},
		{"one goal", "host track name=Fame per=seat min=0 max=99 start=20 goal=30", "host threshold of=Fame on=rising at=50 does=goal", "Fame has a goal already: 30."},
		{"a sound", "host switch name=Night per=table is=off", "host threshold of=Night on=rising at=1 does=sound", ""},
		{"in the range", "host counter name=Life per=seat min=0 max=99 start=20", "host threshold of=Life on=rising at=100 does=banner", "Life goes from 0 to 99; you gave 100."},
		{"not where it always is", "host counter name=Life per=seat min=0 max=99 start=20", "host threshold of=Life on=rising at=0 does=banner", "Life has always reached 0: it goes from 0 to 99."},
		{"a secret one keeps it", "host counter name=Doubt per=secret min=0 max=9 start=0", "host threshold of=Doubt on=rising at=5 does=sound", "Doubt is secret: only a banner for its owner keeps it so."},
		{"and has banners", "host counter name=Doubt per=secret min=0 max=9 start=0", "host threshold of=Doubt on=rising at=5 does=banner", ""},
		{"of numbers", "host list name=Bag per=seat; host counter name=Life per=seat min=0 max=99 start=20", "host threshold of=Bag on=rising at=5 does=banner", "Which: choose one of those shown."},
		{"a goal is moved", three + "host track name=Points per=seat min=0 max=99 start=0 goal=10; 1 raise of=Points by=9; host goal of=Points at=15; host win by=first of=Points; 1 raise of=Points by=5", "1 raise of=Points by=1", ""},
		{"and the game plays to it", three + "host track name=Points per=seat min=0 max=99 start=0 goal=10; host win by=first of=Points; host goal of=Points at=15; 1 raise of=Points by=15", "1 raise of=Points by=1", "That cannot be entered now."},
		{"within the range", three + "host track name=Points per=seat min=0 max=99 start=0 goal=10", "host goal of=Points at=100", "Points goes from 0 to 99; you gave 100."},
		{"not to where all start", three + "host track name=Points per=seat min=0 max=99 start=0 goal=10", "host goal of=Points at=0", "The goal of Points is where it starts, at 0."},
		{"nor to where somebody is", three + "host track name=Points per=seat min=0 max=99 start=0 goal=10; host win by=first of=Points; 2 raise of=Points by=7", "host goal of=Points at=5", "seat 2 has reached 5: the game would be over."},
		{"a goal that nobody wins by may be reached", three + "host track name=Points per=seat min=0 max=99 start=0 goal=10; 2 raise of=Points by=7", "host goal of=Points at=5", ""},
		{"a goal may come to lie below", three + "host track name=Score per=seat min=0 max=501 start=301 goal=501; host goal of=Score at=0; host win by=first of=Score; 1 lower of=Score by=301", "1 raise of=Score by=1", "That cannot be entered now."},
		{"only where there is one", three + "host counter name=Life per=seat min=0 max=99 start=20", "host goal of=Life at=5", "That cannot be entered now."},
		{"a threshold goes", three + "host counter name=Life per=seat min=0 max=99 start=20; host threshold of=Life on=falling at=5 does=banner", "host no-threshold which=\"Life 5\"", ""},
		{"which there is", three + "host counter name=Life per=seat min=0 max=99 start=20; host threshold of=Life on=falling at=5 does=banner", "host no-threshold which=\"Life 6\"", "Which: choose one of those shown."},
		{"once", three + "host counter name=Life per=seat min=0 max=99 start=20; host threshold of=Life on=falling at=5 does=banner; host no-threshold which=\"Life 5\"", "host no-threshold which=\"Life 5\"", "That cannot be entered now."},
		{"not the goal that wins", three + "host counter name=Life per=seat min=0 max=99 start=20; host threshold of=Life on=rising at=50 does=goal; host win by=first of=Life", "host no-threshold which=\"Life 50\"", "The win rule counts the goal of Life: change that first."},
		{"nor that of a way to a goal", three + "host track name=Points per=seat min=0 max=99 start=0 goal=10; host threshold of=Points on=rising at=5 does=sound", "host no-threshold which=\"Points 10\"", "Which: choose one of those shown."},
	},
	"changes": {
		{"a wider range", three + "host counter name=Life per=seat min=0 max=30 start=20", "host range of=Life min=0 max=60", ""},
		{"that holds what is there", three + "host counter name=Life per=seat min=0 max=30 start=20; 2 raise of=Life by=9", "host range of=Life min=0 max=28", "Life of seat 2 is 29 now: 0 to 28 leaves that out."},
		{"and the start", "host counter name=Life per=seat min=0 max=30 start=20", "host range of=Life min=0 max=19", "Life starts at 20: 0 to 19 leaves that out."},
		{"and the thresholds", "host track name=Fame per=seat min=0 max=30 start=0 goal=20", "host range of=Fame min=0 max=19", "Fame has a threshold at 20: 0 to 19 leaves that out."},
		{"a range at all", "host counter name=Life per=seat min=0 max=30 start=20", "host range of=Life min=30 max=20", "Life: from 30 to 20 is no range."},
		{"a secret one only grows", three + "host counter name=Doubt per=secret min=0 max=9 start=0", "host range of=Doubt min=0 max=8", "Doubt is secret: its range of 0 to 9 may only grow."},
		{"a step that fits", "host counter name=Life per=seat min=0 max=30 start=20", "host step of=Life by=31", "Life goes from 0 to 30: a step of 31 does not fit."},
		{"remove what is not needed", three + "host counter name=Life per=seat min=0 max=30 start=20", "host remove name=Life", ""},
		{"not what the win rule counts", "host counter name=Life per=seat min=0 max=30 start=20; host win by=most of=Life", "host remove name=Life", "The win rule counts Life: change that first."},
		{"nor what the turns follow", "host counter name=Speed per=seat min=0 max=30 start=20; host turns order=highest of=Speed", "host remove name=Speed", "The order of turns follows Speed: change that first."},
		{"its name is free again", "host counter name=Life per=seat min=0 max=30 start=20; host remove name=Life", "host list name=Life per=table", ""},
		{"dice and clocks too", "host dice name=Dice dice=2 sides=6; host clock name=Sand per=table minutes=1 seconds=0 then=tell; host remove name=Dice", "host remove name=Sand", ""},
	},
	"turns": {
		{"phases", "", `host phases names="Roll, Move"`, ""},
		{"each once", "", `host phases names="Roll, Move, roll"`, "roll is there twice."},
		{"a few", "", `host phases names=a,b,c,d,e,f,g,h,i,j`, "10 phases are too many: 9 at most."},
		{"the present one stays", three + `host phases names="Roll, Move"; host next`, "host phases names=Move", "It is Roll now: keep that among the phases, or let it pass first."},
		{"or all go", three + `host phases names="Roll, Move"; host next`, "host phases names=", ""},
		{"round the table", three, "host turns order=clockwise", ""},
		{"by a number", three + "host counter name=Speed per=seat min=0 max=30 start=20", "host turns order=highest of=Speed", ""},
		{"that lies face up", three + "host counter name=Speed per=seat min=0 max=30 start=20; host counter name=Doubt per=secret min=0 max=9 start=0", "host turns order=highest of=Doubt", "Of: choose one of those shown."},
		{"the host begins", three + "host turns order=clockwise", "1 next", "The host begins the first round."},
		{"with somebody there", "host turns order=clockwise", "host next", "Nobody is playing yet."},
		{"one at a time", three + "host turns order=clockwise; host next", "2 next", "It is the turn of seat 1."},
		{"the next in the order", three + "host turns order=clockwise; host next; 1 next", "2 next", ""},
		{"or the other way round", three + "host turns order=counter-clockwise; host next; 1 next", "3 next", ""},
		{"highest first", three + "host counter name=Speed per=seat min=0 max=30 start=0; 2 raise of=Speed by=5; 3 raise of=Speed by=2; host turns order=highest of=Speed; host next; 2 next", "3 next", ""},
		{"lowest first", three + "host counter name=Speed per=seat min=0 max=30 start=0; 1 raise of=Speed by=5; host turns order=lowest of=Speed; host next; 2 next", "3 next", ""},
		{"empty chairs are skipped", "1 sit name=Ada; 4 sit name=Dev; host turns order=clockwise; host next; 1 next", "4 next", ""},
		{"so is who leaves", three + "host turns order=clockwise; host next; 2 leave; 1 next", "3 next", ""},
		{"who leaves in the own turn ends it", three + "host turns order=clockwise; host next; 1 leave", "2 next", ""},
		{"a newcomer has a turn in this round", three + "host turns order=clockwise; host next; 1 next; 2 next; 4 sit name=Dev; 3 next", "4 next", ""},
		{"the host gives the turn", three + "host turns order=clockwise; host turn to=3", "3 next", ""},
		{"to somebody who plays", three + "host turns order=clockwise", "host turn to=4", "To: choose one of those shown."},
		{"without turns the host ends the phases", three + `host phases names="Day, Night"; host next`, "host next", ""},
		{"and nobody else", three + `host phases names="Day, Night"; host next`, "1 next", "That cannot be entered now."},
	},
	"clocks": {
		{"a clock of the table", "", "host clock name=Escape per=table minutes=60 seconds=0 then=end", ""},
		{"with some time", "", "host clock name=Escape per=table minutes=0 seconds=0 then=end", "Escape: a clock needs some time."},
		{"of the turns there are", "", "host clock name=Sand per=turn minutes=1 seconds=0 then=next", "Sand follows the turns, and there are none: set their order first."},
		{"that ends turns only if it is theirs", "host turns order=clockwise", "host clock name=Sand per=table minutes=1 seconds=0 then=next", "Sand is the table's: only a clock of the turn or of a seat ends a turn."},
		{"it runs", "host clock name=Escape per=table minutes=60 seconds=0 then=end", "host start of=Escape", ""},
		{"for a turn", three + "host turns order=clockwise; host clock name=Sand per=turn minutes=1 seconds=0 then=next", "host start of=Sand", "Nobody has the turn yet."},
		{"it stops", "host clock name=Escape per=table minutes=60 seconds=0 then=end; host start of=Escape", "host stop of=Escape", ""},
		{"only if it runs", "host clock name=Escape per=table minutes=60 seconds=0 then=end", "host stop of=Escape", "That cannot be entered now."},
		{"it takes time off", "host clock name=Escape per=table minutes=60 seconds=0 then=end", "host shorter of=Escape seconds=3599", ""},
		{"not all of it", "host clock name=Escape per=table minutes=60 seconds=30 then=end", "host shorter of=Escape seconds=3630", "Escape has 60 min 30 s left; you gave 60 min 30 s."},
		{"and on", "host clock name=Escape per=table minutes=60 seconds=0 then=end", "host longer of=Escape seconds=90", ""},
		{"whose is clear", three + "host turns order=clockwise; host clock name=Chess per=seat minutes=5 seconds=0 then=tell", "host longer of=Chess seconds=90", "Nobody has the turn yet."},
		{"it runs out", "host clock name=Escape per=table minutes=60 seconds=0 then=end; host start of=Escape", "clock time @+60m", ""},
		{"not before its time", "host clock name=Escape per=table minutes=60 seconds=0 then=end; host start of=Escape", "clock time @+59m", "No time is up."},
		{"the turn passes on", three + "host turns order=clockwise; host next; host clock name=Sand per=turn minutes=1 seconds=0 then=next; host start of=Sand; clock time @+60s", "2 next", ""},
		{"the game is over", three + "host clock name=Escape per=table minutes=60 seconds=0 then=end; host start of=Escape; clock time @+60m", "host end", "That cannot be entered now."},
	},
	"dice": {
		{"dice", "", "host dice name=Attack dice=3 sides=6", ""},
		{"of 2 to 20 sides", "", "host dice name=Attack dice=3 sides=21", "Sides of each goes from 2 to 20; you gave 21."},
		{"typed as they fell", three + "host dice name=Attack dice=3 sides=6", "1 roll of=Attack dice=1&dice=6&dice=6", ""},
		{"all of them", three + "host dice name=Attack dice=3 sides=6", "1 roll of=Attack dice=1&dice=6", "Attack: tap what all 3 dice show, or let the program roll."},
		{"or rolled by the program", three + "host dice name=Attack dice=3 sides=6", "1 roll of=Attack dice=roll", ""},
		{"nobody rolls again by undoing", three + "host dice name=Attack dice=3 sides=6; 1 roll of=Attack dice=roll", "1 undo entry=5", "Secrets or dice were shown since. Ask the host."},
	},
	"notes": {
		{"covered notes", "", "host notes most=3", ""},
		{"a few", "", "host notes most=6", "A seat, at most goes from 0 to 5; you gave 6."},
		{"laid", three + "host notes most=1", "1 note text=350", ""},
		{"only where there are any", three, "1 note text=350", "That cannot be entered now."},
		{"no more than that", three + "host notes most=1; 1 note text=350", "1 note text=more", "You have 1 covered note lying; no more than that."},
		{"turned over by their owner", three + "host notes most=1; 1 note text=350", "1 uncover note=1", ""},
		{"which there is", three + "host notes most=2; 1 note text=350", "1 uncover note=2", "Which: choose one of those shown."},
		{"or all at once", three + "host notes most=1; 1 note text=350; 2 note text=400", "host uncover-all", ""},
		{"if any lie", three + "host notes most=1", "host uncover-all", "That cannot be entered now."},
		{"not forbidden while they lie", three + "host notes most=2; 1 note text=350; 1 note text=360", "host notes most=1", "seat 1 has 2 covered notes lying: turn them over first."},
		{"what was turned over stays so for a seat", three + "host notes most=1; 1 note text=350; 1 uncover note=1", "1 undo entry=6", "Secrets or dice were shown since. Ask the host."},
	},
	"troops": {
		{"a rank", "", "host rank name=Soldier worth=1", ""},
		{"mustered", three + "host rank name=Soldier worth=1; host rank name=Boss worth=6", "1 muster troops=Soldier:4&troops=Boss:1", ""},
		{"so many at most", three + "host rank name=Soldier worth=1", "1 muster troops=Soldier:100", "Troops, Soldier: at most 99; you gave 100."},
		{"hit", three + "host rank name=Soldier worth=1; 1 muster troops=Soldier:4", "1 hit hits=2", ""},
		{"more than there are", three + "host rank name=Soldier worth=1; 1 muster troops=Soldier:4", "1 hit hits=9", ""},
		{"if there are any", three + "host rank name=Soldier worth=1", "1 hit hits=1", "You have no troops on the board."},
		{"by the host", three + "host rank name=Soldier worth=1; 1 muster troops=Soldier:4", "host hit seat=1 hits=2", ""},
		{"who has some", three + "host rank name=Soldier worth=1; 1 muster troops=Soldier:4", "host hit seat=2 hits=2", "Who: choose one of those shown."},
		{"healed", three + "host rank name=Boss worth=6; 1 muster troops=Boss:1; 1 hit hits=2", "1 heal", ""},
		{"wounds are put right too", three + "host rank name=Boss worth=6; 1 muster troops=Boss:1; 1 hit hits=2", "host correct what=Wounds of=Boss seat=1 to=5", ""},
		{"short of death", three + "host rank name=Boss worth=6; 1 muster troops=Boss:1; 1 hit hits=2", "host correct what=Wounds of=Boss seat=1 to=6", "The right number goes from 0 to 5; you gave 6."},
	},
	"the end": {
		{"first to a goal", "host track name=Points per=seat min=0 max=99 start=0 goal=10", "host win by=first of=Points", ""},
		{"that there is", "host counter name=Points per=seat min=0 max=99 start=0", "host win by=first of=Points", "Nothing that lies face up has a goal."},
		{"not one that is reached", three + "host track name=Points per=seat min=0 max=99 start=0 goal=10; 2 raise of=Points by=12", "host win by=first of=Points", "seat 2 has reached the goal of Points, 10: the game would be over."},
		{"and then it is over", three + "host track name=Points per=seat min=0 max=99 start=0 goal=10; host win by=first of=Points; 2 raise of=Points by=12", "1 raise of=Points by=1", "That cannot be entered now."},
		{"a goal may lie below", three + "host track name=Score per=seat min=0 max=501 start=501 goal=0; host win by=first of=Score; 2 lower of=Score by=501", "1 lower of=Score by=1", "That cannot be entered now."},
		{"the table may reach one together", three + "host track name=Locks per=table min=0 max=5 start=0 goal=5; host win by=first of=Locks; 2 raise of=Locks by=5", "1 lower of=Locks by=1", "That cannot be entered now."},
		{"the most at the end", "host counter name=Points per=seat min=0 max=99 start=0", "host win by=most of=Points", ""},
		{"the most money", "host money symbol=$ step=1 start=9 debt=no", "host win by=most of=Cash", ""},
		{"if there is any", "", "host win by=most of=Cash", "No seat has anything to count."},
		{"the least", "host counter name=Tricks per=secret min=0 max=99 start=0", "host win by=least of=Tricks", ""},
		{"the last one standing", three, "host win by=last", ""},
		{"by a number at its lowest", three + "host counter name=Life per=seat min=0 max=9 start=1", "host win by=last of=Life", ""},
		{"that more than one has", three + "host counter name=Life per=seat min=0 max=9 start=1; 1 lower of=Life by=1; 2 lower of=Life by=1", "host win by=last of=Life", "Only seat 3 would be standing: the game would be over."},
		{"who is out is so by word", three + "host win by=last", "2 out", ""},
		{"where that counts", three, "2 out", "That cannot be entered now."},
		{"the host takes out and in", three + "host out seat=2", "host back seat=2", ""},
		{"who was out", three, "host back seat=2", "That cannot be entered now."},
		{"the last but one ends it", three + "host win by=last; 1 out; 2 out", "3 out", "That cannot be entered now."},
		{"nobody wins", "", "host win by=none", ""},
		{"the host ends it", three, "host end", ""},
		{"once", three + "host end", "host end", "That cannot be entered now."},
		{"a ruling goes on after that", three + "host counter name=Life per=seat min=0 max=9 start=1; host end", "host correct what=Life seat=1 to=4", ""},
		{"and an undo", three + "host end", "host undo entry=4", ""},
	},
}

func TestRules(t *testing.T) {
	for subject, list := range rules {
		for _, r := range list {
			t.Run(subject+": "+r.is, func(t *testing.T) {
				file := "night 1 custom rules=1 seats=4 seed=1\n" + strings.ReplaceAll(r.given, ";", "\n") + "\n"
				if r.no == "" {
					file += r.entry
				} else {
					file += "! " + r.entry + "\n> " + r.no
				}
				n, err := night.Read(file)
				if err != nil {
					t.Fatal(err)
				}
				if _, err := night.Play(game, n); err != nil {
					t.Error(err)
				}
			})
		}
	}
}
