package americandream

import "strings"

var marketRows = []row{
	{"A18: on a stock space one chip of it for 10,000", "", `
		BEGUN
		1 roll with=1 dice=1
		! 1 buy
		> Purchases come after the move.
		1 move to=stock
		1 stock which=Ford
		1 buy
		! 1 buy
		> You have bought your chip of Ford.`, "1 cash 40000, 1 Ford 1, rack Ford 6, 1 salary 10000"},
	{"A10 V3: nothing is bought before the move, nor off a company's space", "", `
		BEGUN
		! 1 buy
		> Purchases come after the move.
		1 lands on dividend
		! 1 buy
		> That cannot be entered now.`, "1 cash 50000"},
	{"A15 F3: a franchise costs 30,000 and raises the salary by 10,000", "", `
		BEGUN
		1 lands on franchise "Holiday Inn"
		1 buy`, "1 cash 20000, 1 Holiday Inn 1, 1 salary 20000"},
	{"A9 A15 F3: up to 155,000", "", `
		BEGUN
		host correct what=Salary seat=1 to=150000
		1 lands on franchise "Holiday Inn"
		1 buy`, "1 salary 155000"},
	{"V5 A1: nobody buys above the own cash", "", `
		BEGUN
		1 correct what=Cash to=5000
		1 lands on stock Ford
		! 1 buy
		> This costs $10000; you have $5000.`, "1 cash 5000"},
	{"V5 B21: where cash is open the pad itself is closed", "cash=open", `
		BEGUN
		host correct what=Cash seat=1 to=5000
		1 lands on stock Ford
		! 1 buy
		> This costs $10000; you have $5000.`, "1 cash 5000"},
	{"V5 A1: of each company there are seven chips", "", `
		BEGUN
		2 has 4 Ford
		! host correct what=Chips of=Ford seat=1 to=4
		> The right number: at most 3; you gave 4.
		1 has 3 Ford
		1 lands on stock Ford
		! 1 buy
		> No chip of Ford is left in the rack.`, "rack Ford 0"},
	{"A18 V3: one more with the card for one stock every turn, and none without", "", `
		BEGUN
		1 lands on stock Ford
		1 buy
		! 1 extra which=Delta
		> That cannot be entered now.
		! 1 lay which=stock-every-turn
		> You have written down no card for every turn.
		1 lays stock-every-turn
		1 extra which=Delta`, "1 cash 30000, 1 Ford 1, 1 Delta 1, 1 note an_extra_stock"},
	{"A19 V6: one extra chip in a turn, stock or franchise", "", `
		BEGUN
		1 lays stock-every-turn
		1 lays franchise-every-turn
		1 correct what=Cash to=200000
		1 roll with=1 dice=1
		! 1 extra which=NFL
		> That cannot be entered now.
		1 move to=stock
		1 stock which=Ford
		1 extra which=NFL
		! 1 extra which=Ford
		> You have bought your one extra chip of this turn.
		1 buy`, "1 cash 160000, 1 NFL 1, 1 Ford 1, 1 salary 20000"},
	{"A16: with the franchise card two of them on a franchise space", "", `
		BEGUN
		1 lays franchise-every-turn
		1 correct what=Cash to=100000
		1 lands on franchise NFL
		1 buy
		1 extra which=NFL`, "1 cash 40000, 1 NFL 2, 1 salary 30000"},
	{"B5: the extra chip on any space", "", `
		BEGUN
		1 lays stock-every-turn
		1 lands on dividend
		1 extra which=Delta`, "1 Delta 1"},
	{"B5: by a house rule on its own sort of space only", "every-turn=on-space", `
		BEGUN
		1 lays stock-every-turn
		1 lands on franchise NFL
		! 1 extra which=Delta
		> Your card for every turn is no good here.`, "1 Delta 0"},
	{"B6: the extra stock is of any company", "", `
		BEGUN
		1 lays stock-every-turn
		1 lands on stock Ford
		1 extra which=Delta`, "1 Delta 1"},
	{"B6: by a house rule of the company landed on", "extra-stock=same", `
		BEGUN
		1 lays stock-every-turn
		1 lands on stock Ford
		! 1 extra which=Delta
		> Which: choose one of those shown.
		1 extra which=Ford`, "1 Ford 1"},
	{"B3: the seventh chip pays 30,000 for the six before it", "", `
		BEGUN
		1 has 6 Ford
		1 lands on stock Ford
		1 buy`, "1 cash 70000, 1 Ford 7"},
	{"B3: by a house rule 70,000 at once", "seventh=at-once", `
		BEGUN
		1 has 6 Ford
		1 lands on stock Ford
		1 buy`, "1 cash 110000, 1 Ford 7"},
	{"A21: stock goes back to the bank for 5,000 a chip, in the own turn", "", `
		BEGUN
		1 has 3 Ford
		1 has 1 Delta
		! 1 sell stock=Ford:4
		> Stock to sell, $5000 each, Ford: at most 3; you gave 4.
		1 sell stock=Ford:2&stock=Delta:1`, "1 cash 65000, 1 Ford 1, 1 Delta 0, rack Delta 7"},
	{"V7: not in another's turn, and no franchise ever", "", `
		BEGUN
		2 has 3 Ford
		1 has 3 NFL
		! 2 sell stock=Ford:1
		> It is the turn of seat 1: do this in your own.
		! 1 sell stock=NFL:1
		> You own no stock to sell.`, "1 NFL 3, 2 Ford 3"},
	{"B18 V7: players do not trade", "", `
		BEGUN
		1 has 3 Ford
		! 1 offer to=2 which=Ford chips=1 price=5000
		> That cannot be entered now.`, "1 Ford 3"},
	{"B18: by a house rule they do, at any price", "trades=yes", `
		BEGUN
		1 has 3 Ford
		! 1 offer to=2 which=Ford chips=4 price=5000
		> You have 3 chips of Ford; you offer 4.
		1 offer to=2 which=Ford chips=2 price=45000
		! 2 offer to=1 which=Ford chips=1 price=0
		> That cannot be entered now.
		2 take`, "1 cash 95000, 2 cash 5000, 1 Ford 1, 2 Ford 2"},
	{"B18 V4 V5: who takes an offer must pay it, and owe for no Trap", "trades=yes", `
		BEGUN
		1 has 3 Ford
		1 lands on trap
		1 trap penalty=60000 to=bank card=not-insurable with=keep
		1 end
		2 has 1 Ford
		2 offer to=1 which=Ford chips=1 price=5000
		! 1 take
		> You owe $60000 for a Trap, and buy nothing until it is paid.
		1 decline
		2 offer to=1 which=Ford chips=1 price=5000
		2 decline
		2 lands on other
		2 correct what=Cash to=0
		2 end
		1 offer to=2 which=Ford chips=1 price=5000
		! 2 take
		> This costs $5000; you have $0.`, "1 Ford 3, 2 Ford 1"},
	{"B18: an offer stands until the turn ends", "trades=yes", `
		BEGUN
		1 has 2 Ford
		1 offer to=2 which=Ford chips=2 price=5000
		! 1 offer to=2 which=Ford chips=1 price=5000
		> That cannot be entered now.
		1 lands on other
		1 end
		! 2 take
		> That cannot be entered now.`, "2 Ford 0"},
	{"B18: an offer that its maker can no longer keep falls away", "trades=yes", `
		BEGUN
		1 has 2 Ford
		1 offer to=2 which=Ford chips=2 price=5000
		1 sell stock=Ford:1
		! 2 take
		> That cannot be entered now.`, "2 Ford 0"},
}

var fightRows = []row{
	{"A24: the attacker's higher die beats the defender's: he takes a chip", "", `
		BEGUN
		1 has 1 Ford
		2 has 2 Ford
		1 fights 2
		! 2 defend die=3
		> That cannot be entered now.
		1 attack dice=2&dice=4
		! 1 attack dice=6&dice=6
		> That cannot be entered now.
		2 defend die=3`, "1 Ford 2, 2 Ford 1, to to_fight_on_or_stop"},
	{"A24: an equal die stops him: he gives a chip, and his turn is over", "", `
		BEGUN
		1 has 2 Ford
		2 has 2 Ford
		1 fights 2
		1 attack dice=2&dice=4
		2 defend die=4`, "1 Ford 1, 2 Ford 3, turn 2"},
	{"B15 A24: the attacker's last chip is given away, too", "", `
		BEGUN
		1 has 1 Ford
		2 has 1 Ford
		1 fights 2
		1 attack dice=1&dice=1
		2 defend die=6`, "1 Ford 0, 2 Ford 2, turn 2"},
	{"A24: then the next owner of the same company", "seats=3", `
		BEGUN
		1 has 1 Ford
		2 has 1 Ford
		3 has 2 Ford
		1 has 1 Delta
		3 has 1 Delta
		1 fights 2
		1 attack dice=2&dice=4
		2 defend die=3
		! 1 fight which=Delta against=3
		> For a chip of: choose one of those shown.
		! 1 fight which=Ford against=2
		> Against: choose one of those shown.
		1 fight which=Ford against=3
		1 attack dice=5&dice=4
		3 defend die=3
		1 attack dice=5&dice=4
		3 defend die=3
		! 1 fight which=Delta against=3
		> That cannot be entered now.
		1 end`, "1 Ford 4, 3 Ford 0, turn 2"},
	{"V9: no fight without an own chip, nor against who has none, nor after a loss", "seats=3", `
		BEGUN
		2 has 1 Ford
		1 lands on stock-fight
		! 1 fight which=Ford against=2
		> You have no stock that somebody else has, too.
		1 has 1 Ford
		1 has 1 Delta
		3 has 1 Delta
		! 1 fight which=Ford against=3
		> seat 3 has no chip of Ford.
		! 1 fight which="Levi's" against=2
		> For a chip of: choose one of those shown.
		1 fight which=Ford against=2
		1 attack dice=1&dice=1
		2 defend die=1
		! 1 fight which=Delta against=3
		> That cannot be entered now.`, "turn 2"},
	{"A7 V10: doubles in a fight raise no salary", "", `
		BEGUN
		1 has 1 Ford
		2 has 2 Ford
		1 fights 2
		1 attack dice=4&dice=4
		2 defend die=3`, "1 salary 10000, 1 Ford 2"},
	{"B14: who wins may stop at any time", "", `
		BEGUN
		1 has 1 Ford
		2 has 3 Ford
		1 fights 2
		1 stop
		! 1 fight which=Ford against=2
		> That cannot be entered now.
		1 end`, "1 Ford 1, turn 2"},
	{"B14: by a house rule he must go on", "fight-stop=must", `
		BEGUN
		1 has 1 Ford
		2 has 3 Ford
		1 fights 2
		! 1 stop
		> At this table a Stock Fight goes on until it is lost or won.`, "waits 1"},
	{"B4: chips won in a fight bring the bonus", "", fought, "1 cash 65000"},
	{"B4: by a house rule they bring none", "won-chips=no-bonus", fought, "1 cash 60000"},
	{"B4: of bought and won chips the won ones go first", "won-chips=no-bonus", strings.Replace(fought, "1 end", "1 sell stock=Ford:1\n1 end", 1), "1 Ford 2, 1 cash 65000"},
	{"A24: whoever left cannot defend: the host passes the turn on", "seats=3", `
		1 sit name=Ada
		2 sit name=Ben
		3 sit name=Cleo
		BEGUN
		1 has 1 Ford
		2 has 3 Ford
		1 fights 2
		1 attack dice=1&dice=1
		2 leave
		host skip`, "1 Ford 1, 2 Ford 3, turn 3"},
}

// fought is a chip won in a fight, one bought, and another landing there.
const fought = `
		BEGUN
		1 has 2 Ford
		2 has 1 Ford
		1 fights 2
		1 attack dice=4&dice=4
		2 defend die=3
		1 end
		2 lands on other
		2 end
		1 lands on stock Ford`

var trapRows = []row{
	{"A12: an insurable Trap may be cancelled by a Prudential", "", `
		BEGUN
		1 lands on trap
		1 trap penalty=30000 to=bank card=insurable with=prudential says="Fire in the kitchen"`, "1 cash 50000, 1 prudential 0"},
	{"V8 A12: not one that is not insurable, nor without the card", "", `
		BEGUN
		1 lands on trap
		! 1 trap penalty=30000 to=bank card=not-insurable with=prudential
		> This card is not insurable: a Prudential cannot cancel it.
		1 correct what="Prudential cards" to=0
		! 1 trap penalty=30000 to=bank card=insurable with=prudential
		> You have no Prudential card.
		1 trap penalty=30000 to=bank card=insurable with=pay`, "1 cash 20000"},
	{"B23: playing it is free", "", `
		BEGUN
		1 lands on trap
		1 trap penalty=30000 to=bank card=insurable with=pay`, "1 cash 20000, 1 prudential 1"},
	{"B23: by a house rule it is not", "prudential=must", `
		BEGUN
		1 lands on trap
		! 1 trap penalty=30000 to=bank card=insurable with=pay
		> This table plays a Prudential whenever it can: you have 1.
		1 trap penalty=30000 to=bank card=insurable with=prudential`, "1 cash 50000, 1 prudential 0"},
	{"A13: what can be paid is paid at once, with the salary of the same move", "", `
		ROUND
		1 roll with=1 dice=1
		1 move to=trap by=passed
		! 1 trap penalty=65000 to=bank card=not-insurable with=pay
		> The penalty is $65000; you have $60000. Keep the card until you can pay.
		! 1 trap penalty=60000 to=bank card=not-insurable with=keep
		> The penalty is $60000; you have $60000, and pay it at once.
		1 trap penalty=60000 to=bank card=not-insurable with=pay`, "1 cash 0"},
	{"A14: penalties go to the bank, unless the card says otherwise", "seats=3", `
		BEGUN
		1 lands on trap
		1 trap penalty=10000 to=each card=not-insurable with=pay
		1 end
		2 lands on trap
		2 trap penalty=10000 to=3 card=not-insurable with=pay`, "1 cash 30000, 2 cash 50000, 3 cash 70000"},
	{"A14 A13: what each other player gets counts as often as it is paid", "seats=3", `
		BEGUN
		1 lands on trap
		! 1 trap penalty=30000 to=each card=not-insurable with=pay
		> The penalty is $60000; you have $50000. Keep the card until you can pay.
		1 trap penalty=30000 to=each card=not-insurable with=keep
		1 collect amount=10000`, "1 cash 0, 2 cash 80000, 3 cash 80000"},
	{"A13: a card that asks for no money is obeyed on the table", "", `
		BEGUN
		1 lands on trap
		1 trap penalty=0 to=bank card=not-insurable with=pay says="Lose a turn"`, "1 cash 50000"},
	{"A13 V4: an unpaid Trap bars every purchase", "", `
		BEGUN
		1 lays stock-every-turn
		1 lands on trap
		1 trap penalty=60000 to=bank card=insurable with=keep
		! 1 extra which=Ford
		> You owe $60000 for a Trap, and buy nothing until it is paid.
		1 end
		2 lands on other
		2 end
		1 lands on stock Ford
		! 1 buy
		> You owe $60000 for a Trap, and buy nothing until it is paid.`, "1 cash 50000"},
	{"A13 V8: a Prudential drawn later is no use on it", "", `
		BEGUN
		1 lands on trap
		1 trap penalty=60000 to=bank card=insurable with=keep
		1 draw pile=prudential
		! 1 pay-trap no=1 with=prudential
		> That cannot be entered now.`, "1 prudential 2"},
	{"B9 A13: it is paid as soon as the cash suffices, in the own turn and before anything is bought", "", `
		BEGUN
		1 lands on trap
		1 trap penalty=60000 to=bank card=insurable with=keep
		1 end
		1 correct what=Cash to=65000
		2 lands on other
		2 end`, "1 cash 5000"},
	{"B9: not in another's turn", "", `
		BEGUN
		1 lands on trap
		1 trap penalty=60000 to=bank card=insurable with=keep
		1 end
		1 correct what=Cash to=65000`, "1 cash 65000"},
	{"B9: by a house rule when its owner says so", "trap-when=on-demand", `
		BEGUN
		1 lands on trap
		1 trap penalty=60000 to=bank card=insurable with=keep
		! 1 pay-trap no=1
		> This costs $60000; you have $50000.
		1 correct what=Cash to=65000
		1 draw pile=experience
		1 pay-trap no=1`, "1 cash 5000"},
	{"B10: several are paid oldest first, each in full", "", twoTraps + `
		1 correct what=Cash to=50000`, "1 cash 50000"},
	{"B10: by a house rule in any order", "trap-order=any", twoTraps + `
		1 correct what=Cash to=50000`, "1 cash 10000"},
	{"B7: nobody must sell stock for it", "", `
		BEGUN
		1 has 2 Ford
		1 lands on trap
		1 trap penalty=60000 to=bank card=insurable with=keep
		1 sell stock=Ford:1
		1 end`, "turn 2, 1 cash 55000"},
	{"B7: but what is sold pays it", "", `
		BEGUN
		1 has 2 Ford
		1 lands on trap
		1 trap penalty=60000 to=bank card=insurable with=keep
		1 sell stock=Ford:2`, "1 cash 0"},
	{"B7: by a house rule who owes must sell", "trap-sale=forced", `
		BEGUN
		1 has 1 Ford
		1 lands on trap
		1 trap penalty=60000 to=bank card=insurable with=keep
		! 1 end
		> At this table who owes for a Trap must sell stock: you owe $60000.
		1 sell stock=Ford:1
		1 end`, "turn 2, 1 cash 55000"},
	{"B8: it is not paid in parts", "trap-when=on-demand", `
		BEGUN
		1 lands on trap
		1 trap penalty=60000 to=bank card=insurable with=keep
		! 1 pay-trap no=1 amount=10000
		> Answer what the pad asks, and nothing else.`, "1 cash 50000"},
	{"B8: by a house rule it is", "trap-parts=yes", `
		BEGUN
		1 lands on trap
		1 trap penalty=60000 to=2 card=insurable with=keep
		1 pay-trap no=1 amount=10000
		! 1 pay-trap no=1 amount=50000
		> This costs $50000; you have $40000.
		host correct what="Trap of turn" of=1 seat=1 to=45000
		1 collect amount=5000`, "1 cash 0, 2 cash 105000"},
	{"A13: the table may strike a Trap out", "", `
		BEGUN
		1 lands on trap
		1 trap penalty=60000 to=bank card=insurable with=keep
		host correct what="Trap of turn" of=1 seat=1 to=0
		1 end
		2 lands on other
		2 end
		1 lands on stock Ford
		1 buy`, "1 cash 40000"},
}

// twoTraps are one of 60,000 and one of 40,000, unpaid, in their owner's turn.
const twoTraps = `
		BEGUN
		1 lands on trap
		1 trap penalty=60000 to=bank card=insurable with=keep
		1 correct what=Cash to=0
		1 end
		2 lands on other
		2 end
		1 lands on trap
		1 trap penalty=40000 to=bank card=insurable with=keep`

// patented is the first seat on the Patent Office with a card revealed.
const patented = `
		ROUND
		1 note what=idea sort=patent name=Telephone royalty=30000
		1 lands on patent-office
		1 reveal which=Telephone`

// velcroAnd is a Great Idea that was stolen from who holds another one, too.
func velcroAnd(another string) string {
	return `
		ROUND
		2 note what=card sort=stolen-great-idea
		1 note what=idea sort=great-idea name=Velcro royalty=40000
		1 note what=idea sort=great-idea name=` + another + ` royalty=40000
		1 roll with=1 dice=1
		1 path way=centre
		1 move to=other
		1 space which=great-idea
		1 reveal which=Velcro
		2 steal`
}

var ideaRows = []row{
	{"A3 A25: a Patent stays secret until it is revealed on the office, and pays", "", `
		ROUND
		1 note what=idea sort=patent name=Telephone royalty=30000
		1 lands on copyright-office
		! 1 reveal which=Telephone
		> You have written down no Copyright.
		1 end
		2 lands on patent-office
		2 end
		1 lands on patent-office
		1 reveal which=Telephone
		2 let`, "1 cash 80000, 2 cash 50000, 1 note Telephone_$30000_and_Credibility"},
	{"A25 V12: and again at every later landing, which nobody can steal", "", patented + `
		2 let
		1 end
		2 note what=card sort=stolen-patent
		2 lands on other
		2 end
		1 lands on patent-office
		! 2 steal
		> That cannot be entered now.`, "1 cash 110000"},
	{"A26 V11: a Great Idea pays once", "", `
		ROUND
		1 note what=idea sort=great-idea name=Velcro royalty=40000
		1 note what=idea sort=great-idea name=Velcro royalty=40000
		1 roll with=1 dice=1
		1 path way=centre
		1 move to=other
		1 space which=great-idea
		1 reveal which=Velcro
		2 let
		! 1 reveal which=Velcro
		> A Great Idea pays once, and this one has.
		1 end
		2 lands on other
		2 end
		1 lands on great-idea
		! 1 reveal which=Velcro
		> Velcro is void: seat 1 has claimed it.`, "1 cash 90000, 1 note Credibility"},
	{"A27 V11: the first to reach the place makes the duplicate void", "", `
		ROUND
		2 note what=idea sort=patent name="the telephone" royalty=30000
		1 note what=idea sort=patent name="The Telephone" royalty=30000
		1 lands on patent-office
		1 reveal which="The Telephone"
		2 let
		1 end
		2 lands on patent-office
		! 2 reveal which="the telephone"
		> the telephone is void: seat 1 has claimed it.`, "2 notes Patent:_the_telephone,_$30000;the_telephone_is_void:_seat_1_has_claimed_it.;"},
	{"A28: all others are asked, and the table waits for each", "seats=3", `
		host starts who=1
		1 roll with=1 dice=1
		1 note what=idea sort=copyright name=Hymn royalty=20000
		1 move to=other
		1 space which=copyright-office
		1 reveal which=Hymn
		! 1 end
		> That cannot be entered now.
		! 1 let
		> That cannot be entered now.
		3 let
		! 3 let
		> You let it pass.`, "waits 2, 1 cash 50000"},
	{"A28: a Stolen card stops it, nobody is paid, and the duplicate is good again", "", patented + `
		! 2 steal
		> You have written down no Stolen card for a Patent.
		2 note what=card sort=stolen-patent
		2 steal
		! 1 reveal which=Telephone
		> You have written down no Patent.
		1 end
		2 note what=idea sort=patent name=Telephone royalty=30000
		2 lands on patent-office
		2 reveal which=Telephone
		1 let`, "1 cash 50000, 2 cash 80000"},
	{"A28: who holds the duplicate may play it at once", "", velcroAnd("Velcro") + `
		1 reveal which=Velcro
		2 let`, "1 cash 90000"},
	{"A26: but no other Great Idea fits the space", "", velcroAnd("Zip") + `
		! 1 reveal which=Zip
		> You have not written down the duplicate.`, "1 cash 50000"},
	{"B24 V11: the duplicate may be stolen, too; then both are gone", "seats=3", stolenTwice + `
		3 steal
		1 end
		2 note what=idea sort=patent name=Telephone royalty=30000
		2 lands on patent-office
		! 2 reveal which=Telephone
		> Telephone has left play: both its cards were stolen.`, "1 cash 50000"},
	{"B24: by a house rule nobody is asked again", "seats=3 second-stolen=no", stolenTwice + `
		! 3 steal
		> That cannot be entered now.`, "1 cash 80000"},
	{"V16: a Stolen card stops only what it names", "", patented + `
		2 note what=card sort=stolen-copyright
		! 2 steal
		> You have written down no Stolen card for a Patent.`, "1 cash 50000"},
	{"B19: a stolen claim opens no Credibility", "", patented + `
		2 note what=card sort=stolen-patent
		2 steal`, "1 note "},
	{"B19: by a house rule it does", "stolen-claim=yes", patented + `
		2 note what=card sort=stolen-patent
		2 steal`, "1 note Credibility"},
	{"B20: all royalties of an office pay on a landing", "", twoPatents, "1 cash 180000"},
	{"B20: by a house rule one pays, and its owner says which", "royalties=one", twoPatents + `
		1 royalty which=Radio
		! 1 royalty which=Telephone
		> That cannot be entered now.`, "1 cash 120000"},
	{"B20: or a new one instead", "royalties=one", `
		ROUND
		1 note what=idea sort=patent name=Telephone royalty=30000
		1 note what=idea sort=patent name=Radio royalty=20000
		1 lands on patent-office
		1 reveal which=Telephone
		2 let
		! 1 reveal which=Radio
		> One royalty is paid on a landing, and yours is.`, "1 cash 80000"},
	{"A28: whoever left is not waited for, and the host closes for who does not answer", "seats=3", `
		1 sit name=Ada
		2 sit name=Ben
		3 sit name=Cleo
		host starts who=1
		1 roll with=1 dice=1
		1 note what=idea sort=copyright name=Hymn royalty=20000
		1 note what=idea sort=copyright name=Psalm royalty=20000
		1 move to=other
		1 space which=copyright-office
		1 reveal which=Hymn
		2 leave
		host nobody-steals
		1 reveal which=Psalm
		3 let`, "1 cash 90000"},
	{"A3: what was written down wrong is written down again", "", `
		BEGUN
		1 note what=card sort=other
		1 note what=idea sort=patent name=Telefone royalty=30000
		! 1 note what=card sort=other
		> You have written down every card you hold.
		! 1 note what=idea sort=patent name=Radio royalty=30000
		> You have written down every card you hold.
		1 unnote card=2 gone=wrong
		! 1 note what=idea sort=patent name="..." royalty=30000
		> Write the name on the card.
		1 note what=idea sort=patent name=Telephone royalty=30000
		1 unnote card=1 gone=gone
		1 lands on other
		1 draw pile=american-dream`, "1 notes Patent:_Telephone,_$30000;, 1 american_dream,_to_write_down 1"},
}

// stolenTwice is a Patent stolen from who holds both its cards, and revealed again.
const stolenTwice = `
		host starts who=1
		1 note what=idea sort=patent name=Telephone royalty=30000
		1 note what=idea sort=patent name=Telephone royalty=30000
		2 note what=card sort=stolen-patent
		3 note what=card sort=stolen-patent
		1 lands on patent-office
		1 reveal which=Telephone
		2 steal
		1 reveal which=Telephone`

// twoPatents are two claimed at one landing or the next, and another landing.
const twoPatents = `
		ROUND
		1 note what=idea sort=patent name=Telephone royalty=30000
		1 note what=idea sort=patent name=Radio royalty=20000
		1 lands on patent-office
		1 reveal which=Telephone
		2 let
		1 end
		2 lands on other
		2 end
		1 lands on american-express
		1 space which=patent-office
		1 reveal which=Radio
		2 let
		1 end
		2 lands on other
		2 end
		1 lands on patent-office`

var claimRows = []row{
	{"A33 F6: a million in cash and stock wins, though another has more", "", `
		BEGUN
		1 has 7 Ford
		1 has 3 NFL
		1 correct what=Cash to=965000
		2 correct what=Cash to=1400000
		1 claim stock=Ford:7`, "over true, winner 1, 1 cash 1000000, 2 cash 1400000"},
	{"A33 B12 B13: less does not: what was sold stays sold, and the turn is over", "", `
		BEGUN
		1 has 6 Ford
		1 correct what=Cash to=965000
		1 claim stock=Ford:6`, "over false, turn 2, 1 cash 995000, 1 Ford 0"},
	{"B12: by a house rule it comes back", "claim-stock=back", `
		BEGUN
		1 has 6 Ford
		1 correct what=Cash to=965000
		1 claim stock=Ford:6`, "turn 2, 1 cash 965000, 1 Ford 6"},
	{"A33: a claim comes before the roll or after the move, not in between", "", `
		BEGUN
		1 roll with=1 dice=1
		! 1 claim
		> First finish the move.
		1 move to=other
		! 1 claim
		> First finish the move.
		1 space which=other
		1 claim`, "turn 2"},
	{"B13: by a house rule the turn goes on", "claim-turn=goes-on", `
		BEGUN
		1 claim
		1 roll with=1 dice=1`, "turn 1, over false"},
	{"V15 A33: nobody claims in another's turn, and nobody wins unsaid", "", `
		BEGUN
		2 correct what=Cash to=1400000
		! 2 claim
		> It is the turn of seat 1: do this in your own.`, "over false, turn 1"},
	{"A33: a fight and a reveal come to their end first", "", patented + `
		! 1 claim
		> First the others say whether they steal Telephone.
		! 1 sell stock=Ford:1
		> First the others say whether they steal Telephone.
		2 let
		1 has 1 Ford
		2 has 1 Ford
		1 end
		2 fights 1
		! 2 claim
		> First the Stock Fight for Ford.`, "over false"},
	{"B11 F6: a Trap is settled first", "", `
		BEGUN
		1 has 2 Ford
		1 lands on trap
		1 trap penalty=60000 to=2 card=insurable with=keep
		1 correct what=Cash to=50000
		1 claim stock=Ford:2`, "turn 2, 1 cash 0, 2 cash 110000"},
	{"B11 B9: on demand, too", "trap-when=on-demand", `
		BEGUN
		1 lands on trap
		1 trap penalty=60000 to=bank card=insurable with=keep
		1 correct what=Cash to=1055000
		1 claim`, "over false, 1 cash 995000"},
	{"B11: by a house rule it need not be paid", "trap-when=on-demand claim-trap=ignores", `
		BEGUN
		1 lands on trap
		1 trap penalty=60000 to=bank card=insurable with=keep
		1 correct what=Cash to=1055000
		1 claim`, "over true, winner 1, 1 cash 1055000"},
	{"A33: once it is won nothing more is entered", "", `
		BEGUN
		1 correct what=Cash to=1000000
		1 claim
		! 2 roll with=1 dice=1
		> The game is over: that cannot be entered any more.`, "over true"},
	{"F6 B12: the calculator counts beforehand, for its owner alone", "", `
		BEGUN
		1 has 3 Ford
		1 has 2 NFL
		1 lands on trap
		1 trap penalty=200000 to=bank card=insurable with=keep
		1 end`, "1 you_would_count 65000, 1 3_chips_of_stock,_sold 15000"},
}

var purseRows = []row{
	{"B21: cash is hidden, and a payment needs its owner's cash", "", `
		BEGUN
		! 2 pay to=1 amount=55000
		> This costs $55000; you have $50000.
		2 pay to=1 amount=5000 why="a card"
		2 pay to=bank amount=10000
		! 2 pay to=2 amount=5000
		> To: choose one of those shown.
		! 2 collect amount=5000
		> That cannot be entered now.
		1 lands on other
		1 collect amount=20000 why="a card"`, "1 cash 75000, 2 cash 35000"},
	{"B21: by a house rule it is open", "cash=open", `
		BEGUN
		2 pay to=1 amount=5000
		host correct what=Cash seat=1 to=70000`, "1 cash 70000, 2 cash 45000"},
}
