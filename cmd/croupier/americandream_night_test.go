package main

import (
	"fmt"
	"testing"
)

// Ten turns of The American Dream Game on four phones. Ada's Patent is stolen
// from under Ben's cover while every other phone is asked, and Cleo claims its
// duplicate (A25, A27, A28). Ben wins a chip in a Stock Fight and loses one, and
// his turn with it (A24). Dora claims too early, sells for nothing and loses her
// turn; Ben claims with exactly a million and wins, though Cleo has more (A33,
// AD-11). What cards and cash are whose stays under the covers until then.
func TestANightOfTheAmericanDreamInTheBrowser(t *testing.T) {
	t.Parallel()
	wholeEvening(t)
	e := newEvening(t, "americandream", nil, "Ada", "Ben", "Cleo", "Dora")
	defer e.areAsReloaded()
	ada, ben, cleo, dora := e.phones[0], e.phones[1], e.phones[2], e.phones[3]
	type answers = map[string]string

	e.looks("setup")
	ada.enters("note", answers{"what": "idea", "sort": "patent", "name": "Quaggaphone", "royalty": "30000"})
	ben.enters("note", answers{"what": "card", "sort": "stolen-patent"})
	cleo.enters("note", answers{"what": "idea", "sort": "patent", "name": "Quaggaphone", "royalty": "30000"})
	dora.enters("note", answers{"what": "idea", "sort": "great-idea", "name": "Zorillamat", "royalty": "60000"})
	e.host.enters("starts", answers{"who": "1"})

	// Ada lands on the Patent Office and reveals.
	e.waitsFor(ada, "to roll")
	e.looks("turn")
	ada.enters("roll", answers{"with": "2", "dice": "1 2"})
	ada.looks("rolled")
	ada.posts("move", "to=other")
	ada.posts("space", "which=patent-office")
	e.looks("office")
	e.keep(map[string][]*device{"Quaggaphone": {ada, cleo}, "Zorillamat": {dora}})
	ada.enters("reveal", answers{"which": "Quaggaphone"})
	for _, d := range []*device{ben, cleo, dora} { // all are asked alike, whatever they hold
		d.sees("that it is asked", `document.querySelector("#hand form:has([name=kind][value=let]) button")`)
	}
	ada.sees("that it is not asked", `!document.querySelector("form:has([name=kind][value=let])")`)
	e.looks("window")
	cleo.enters("let", nil)
	dora.enters("let", nil)
	e.waitsFor(ben, "to steal it or let it pass")
	ben.enters("steal", nil)
	e.allSee("Ben plays a Stolen card")
	e.looks("stolen")
	ada.holds("50,000") // nobody is paid
	ada.posts("end", "")

	// Ben: 4-4 raises the salary; a chip of Ford for 10,000. (A7, A18)
	ben.posts("roll", "with=2&dice=4&dice=4")
	ben.posts("move", "to=stock")
	ben.posts("stock", "which=Ford")
	ben.looks("bought")
	ben.enters("buy", nil)
	ben.holds("40,000")
	ben.posts("end", "")

	// Cleo claims the duplicate; nobody steals it. (A28)
	cleo.lands("patent-office")
	cleo.enters("reveal", answers{"which": "Quaggaphone"})
	for _, d := range []*device{ada, ben, dora} {
		d.posts("let", "")
	}
	e.allSee("The bank pays Cleo the royalty of $30,000")
	cleo.holds("80,000")
	cleo.posts("end", "")

	for _, d := range []*device{dora, ada} {
		d.posts("roll", "with=2&dice=1&dice=2")
		d.posts("move", "to=stock")
		d.posts("stock", "which=Ford")
		d.posts("buy", "")
		d.posts("end", "")
	}

	// The fight: 6 and 3 against 4 takes Ada's chip; 3 and 3 against 3 is stopped,
	// Dora gets one, and the turn is over. Doubles raise nothing here. (A7, A24)
	ben.lands("stock-fight")
	e.looks("challenge")
	ben.enters("fight", answers{"which": "Ford", "against": "1"})
	ben.enters("attack", answers{"dice": "6 3"})
	e.looks("defend")
	ada.enters("defend", answers{"die": "4"})
	e.allSee("Ben takes a chip of Ford from Ada")
	ben.posts("fight", "which=Ford&against=4")
	ben.posts("attack", "dice=3&dice=3")
	dora.enters("defend", answers{"die": "3"})
	e.allSee("Ben gives Dora a chip of Ford, and the turn is over")
	e.waitsFor(cleo, "to roll")
	e.looks("fought")
	for seat, figures := range [][]string{{"10,000", "0"}, {"15,000", "1"}, {"10,000", "0"}, {"10,000", "2"}} {
		e.allShow(seat+1, figures...)
	}

	// Cleo has a million and more, and says nothing: nobody wins by that.
	cleo.lands("other")
	cleo.posts("collect", "amount=1000000&why=A+card")
	cleo.posts("end", "")

	// Dora sells both chips and counts 50,000: short, sold is sold, turn over. (AD-11, B12, B13)
	dora.sees("her turn", `document.querySelector("#hand[data-yours]")`)
	dora.looks("claim")
	dora.enters("claim", nil) // all stock is sold, unless somebody keeps some
	e.allSee("That is $950,000 short")
	e.waitsFor(ada, "to roll")
	e.looks("short")
	e.allShow(4, "10,000", "0")
	dora.holds("50,000")
	ada.lands("other")
	ada.posts("end", "")

	// Ben: 40,000 and 955,000 and a chip for 5,000 is exactly a million.
	ben.lands("other")
	ben.posts("collect", "amount=955000&why=A+card")
	ben.enters("claim", nil)
	for _, d := range e.everybody() {
		d.sees("who has won", says("Ben wins."))
		d.sees("what was counted", says("$1,000,000"))
	}
	e.looks("won")
	e.keep(map[string][]*device{"Zorillamat": {dora}})
}

// lands brings a pawn to a space by three dice that are no pair.
func (d *device) lands(space string) {
	d.Helper()
	d.posts("roll", "with=3&dice=1&dice=2&dice=4")
	d.posts("move", "to=other")
	d.posts("space", "which="+space)
}

// holds looks under the cover of the own cash.
func (d *device) holds(cash string) {
	d.Helper()
	d.sees("its cash of "+cash, fmt.Sprintf(`[...document.querySelectorAll("details.cover")].some(c => c.textContent.includes("My cash") && c.querySelector(".num").textContent.includes(%q))`, cash))
}
