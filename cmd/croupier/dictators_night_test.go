package main

import (
	"fmt"
	"testing"
)

// Two attempts at the President in Revenge of the Dictators, on four phones. A
// DEFCON card that is drawn turns the room's gauge down (R15). The first success
// opens the window on every other phone at once, and Cleo stops it with a card;
// the turn is spent (R23, R24). The second, three turns later, nobody stops, and
// Ada has won. Which facilities are whose stays under its owner's cover.
func TestANightOfDictatorsInTheBrowser(t *testing.T) {
	t.Parallel()
	wholeEvening(t)
	e := newEvening(t, "dictators", nil, "Ada", "Ben", "Cleo", "Dora")
	defer e.areAsReloaded()
	ada, ben, cleo, dora := e.phones[0], e.phones[1], e.phones[2], e.phones[3]
	type answers = map[string]string

	e.looks("setup")
	ada.enters("dictator", answers{"name": `Mao "Ze Bong"`})
	ada.enters("facilities", answers{"one": "quaggaone", "two": "", "three": "", "four": "quaggafour"})
	cleo.enters("facilities", answers{"one": "", "two": "quaggatwo", "three": "", "four": ""})
	e.host.enters("first", answers{"who": "1"})

	// Ada travels to Washington D.C. and draws: it is a DEFCON card. Both actions
	// are spent, no card is drawn instead (R7, R14, R15; RD-1, RD-3).
	e.waitsFor(ada, "to act")
	e.looks("turn")
	e.room.sees("DEFCON 5", defcon(5))
	ada.enters("travel", answers{"to": "washington"})
	ada.enters("draw", answers{"card": "defcon"})
	for _, d := range e.everybody() {
		d.sees("DEFCON 4", defcon(4))
		d.sees("one action left", says("has 1 of 3 actions left"))
	}
	e.allHold(4, 4, 4, 4)
	e.looks("defcon")
	// She has arrived by Travel: no Presidential card in this turn. (R23, RD-7)
	ada.sees("that it is too late", closed("Your turn did not begin in Washington D.C. If you stay, your next one does."))
	ada.enters("end", nil)
	for _, d := range []*device{ben, cleo, dora} {
		d.posts("end", "")
	}

	// The President is there; with none disarmed it takes a 20: 5 %. (R24, F1)
	e.waitsFor(ada, "to draw a Presidential card, or to act")
	e.looks("washington")
	ada.enters("confront", answers{"from": "deck", "card": "present"})
	e.room.sees("the chance", says("Ada needs 20 or more: 5 %"))
	e.looks("president")
	ada.enters("convince", answers{"die": "20"})

	// Every other phone is asked, and Ada's is not.
	for _, d := range []*device{ben, cleo, dora} {
		d.sees("that it is asked", says("Does anyone stop Ada from convincing the President?"))
		d.sees("both answers", `document.querySelector("#hand form:has([name=kind][value=pass]) button") && document.querySelector("form:has([name=kind][value=stop])")`)
	}
	ada.sees("that it is not asked", `!document.querySelector("form:has([name=kind][value=pass]), form:has([name=kind][value=stop])")`)
	e.looks("window")
	ben.enters("pass", nil)
	e.room.sees("who has not answered", says("Waiting for Cleo and Dora to say whether they stop it"))
	cleo.enters("stop", answers{"with": "card", "card": "Not so fast"})
	e.allSee("Cleo stops it with Not so fast")
	e.waitsFor(ada, "to end the turn")
	e.allHold(4, 4, 3, 4) // an Interruption costs its card (R11)
	e.looks("stopped")
	for _, d := range []*device{ada, ben, cleo, dora} {
		d.posts("end", "")
	}

	// All steps again. (R24)
	ada.enters("confront", answers{"from": "deck", "card": "present"})
	ada.enters("convince", answers{"die": "20"})
	dora.enters("pass", nil)
	ben.enters("pass", nil)
	e.room.sees("who has not answered", says("Waiting for Cleo to say whether they stop it"))
	cleo.enters("pass", nil)
	for _, d := range e.everybody() {
		d.sees("who has won", says("Ada wins."))
	}
	e.looks("won")
	e.keep(map[string][]*device{"quaggaone": {ada}, "quaggafour": {ada}, "quaggatwo": {cleo}})
}

// defcon is the gauge at a level.
func defcon(level int) string {
	return fmt.Sprintf(`document.querySelector("[data-block=ladder] .plate .num").innerText == "%d"`, level)
}

// closed is a pad that says why it cannot be entered.
func closed(why string) string {
	return fmt.Sprintf(`[...document.querySelectorAll("section.closed p")].some(p => p.textContent.trim() == %q)`, why)
}

// allHold waits until every screen shows how many cards each has in hand.
func (e *evening) allHold(cards ...int) {
	e.Helper()
	for _, d := range e.everybody() {
		for i, n := range cards {
			d.fetchesTheStanding()
			d.sees(fmt.Sprintf("%d cards in hand %d", n, i+1), fmt.Sprintf(`[...document.querySelectorAll("[id^=row-][id$='-%[1]d'] td, #seat-%[1]d td")].find(td => td.dataset.label == "Hand")?.querySelector(".num").textContent == "%[2]d"`, i+1, n))
		}
	}
}
