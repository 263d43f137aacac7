package main

import "testing"

// roundFour is DEAL-7 of the digest after four rounds: Ada's ASP attack Cayenne
// with a soldier and a lieutenant, Ben's N'Veleno defend it with three soldiers and
// hold Halifax beside it; Brasil is empty.
const roundFour = `night 1 deal rules=1 seats=3 seed=7
host first who=1
1 clan clan=asp start=Lima ground=grey @2026-01-30T20:00:00Z
2 clan clan=nveleno start=Kingston ground=grey
3 clan clan=yanagi ground=consumer
1 start
host territory on=Cayenne ground=producer holder=2 dope=2
host territory on=Halifax ground=grey holder=2 dope=0
host territory on=Brasil ground=producer holder=nobody dope=0
host correct what=Soldiers seat=2 to=5
1 next
1 next
1 attack whom=2 on=Cayenne soldiers=1 lieutenants=1 their-soldiers=3
1 weapon damage=3
2 weapon damage=3
1 weapon damage=3
2 weapon damage=3
1 weapon damage=3
2 weapon damage=3
1 weapon damage=1
2 weapon damage=2
`

// A combat that the assailant leaves: not before five rounds and both new hands, never
// the defender, and to one territory that is neither an enemy's nor a capital. Then the
// lieutenant is whole again, and Cayenne stays Ben's with its dope. (D35 to D38, V13,
// V16; DEAL-7)
func TestAWithdrawalInTheBrowser(t *testing.T) {
	t.Parallel()
	wholeEvening(t)
	e := resumedEvening(t, roundFour, "Ada", "Ben", "Cleo")
	defer e.areAsReloaded()
	ada, ben := e.phones[0], e.phones[1]
	type answers = map[string]string

	ada.sees("that it is too early", closed("You may withdraw after 5 rounds; 4 have been played."))
	ben.sees("that it is not for him", closed("Only the assailant may withdraw."))
	ada.enters("weapon", answers{"damage": "1", "needs": "0"})
	ben.enters("weapon", answers{"damage": "3", "needs": "0"})
	e.waitsFor(ada, "to draw 5 weapons")
	ada.sees("that the hands come first", closed("You may withdraw when the new weapons are drawn."))
	e.looks("five-rounds")
	ada.enters("draw", nil)
	ben.enters("draw", nil)
	e.waitsFor(ada, "to withdraw or fight on")
	e.looks("may-withdraw")
	for _, no := range []string{"Halifax", "Medellin", "Kingston"} {
		ada.sees("no way to "+no, `!document.querySelector('form:has([name=kind][value=withdraw]) [name=to][value="`+no+`"]')`)
	}
	ada.enters("withdraw", answers{"to": "Brasil"})
	e.waitsFor(ada, "to fill up the hand")
	ada.enters("refill", answers{"how": "fill"})
	ben.enters("refill", answers{"how": "fill"})
	e.waitsFor(ada, "to move and attack")
	e.looks("withdrawn")

	// One soldier fell, and the lieutenant that stood with 1 is whole. (D38)
	for _, d := range e.everybody() {
		if got := d.reads(`.find(b => b.is == "standing").rows[0].cells.find(c => c.label == "Troops").ranks.map(r => r.n + " " + r.name + (r.hurt || "")).join()`); got != "1 boss,1 lieutenant,1 soldier" {
			t.Errorf("%s reads that Ada has %s", d.name, got)
		}
	}
	for _, d := range e.phones {
		held := d.reads(`.find(b => b.is == "rack").rows.filter(r => ["Cayenne", "Brasil"].includes(r.label)).map(r => [r.label, ...r.cells].join(" ")).join()`)
		if held != "Brasil seat 1 producer 0,Cayenne seat 2 producer 2" {
			t.Errorf("%s reads %s", d.name, held)
		}
	}
}

// reads is what a device is told as data: a path into the blocks of its screen.
func (d *device) reads(path string) string {
	d.Helper()
	return d.eval(`fetch(location.href, {headers: {Accept: "application/json"}}).then(r => r.json()).then(page => page.screen.blocks` + path + `)`)
}
