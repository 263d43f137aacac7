package main

import (
	"encoding/csv"
	"fmt"
	"reflect"
	"strconv"
	"strings"
	"testing"
)

// boardOfThree is DEAL set up for three who sit at it later, with $6.5M each:
// seat 1 holds Los Angeles and El Paso, seat 2 a piece of dope on Acapulco beside.
const boardOfThree = `night 1 deal rules=1 seats=3 seed=7 cash=6.5
host first who=1
1 clan clan=krantifics @2026-01-30T20:00:00Z
2 clan clan=segadores start=Guadalajara ground=producer
3 clan clan=maras ground=producer
1 start
host territory on="El Paso" ground=consumer holder=1 dope=0
host territory on=Acapulco ground=producer holder=2 dope=1
`

// A turn in which people deal, on three phones: two deals that both sides say yes
// to, one that is called off, and a clan event played in another's turn. Nothing
// moves before the second yes, and then all of it at once; at the end every purse
// is what the rulebook's facts in the brackets make of it.
func TestANightOfDealsInTheBrowser(t *testing.T) {
	t.Parallel()
	wholeEvening(t)
	e := resumedEvening(t, boardOfThree, "Ada", "Ben", "Cleo")
	defer e.areAsReloaded()
	ada, ben, cleo := e.phones[0], e.phones[1], e.phones[2]
	e.cashIs(6.5, 6.5, 6.5)

	// Two consumer territories (D18). Miami, printed 1, draws an event (D44, D48,
	// D49): one of the Maras, which Cleo takes without a look by anybody (D50).
	ada.enters("income", nil)
	e.cashIs(8.5, 6.5, 6.5)
	ada.looks("recruitment comes next")
	ada.goesOnTo("Recruitment")
	ada.goesOnTo("Action")
	ada.enters("take-new", map[string]string{"on": "Miami", "ground": "consumer"})
	e.waitsFor(ada, "to draw events")
	e.looks("event")
	ada.enters("clan-event", map[string]string{"clan": "maras"})
	e.allSee("1 clan event, face down")
	cleo.enters("note-event", map[string]string{"event": "Quaggastrike", "phase": "Deal"})
	ada.goesOnTo("Deal")
	e.keep(map[string][]*device{"Quaggastrike": {cleo}})

	// The first deal: Ada buys the piece for 2. (D27 to D29, V6, V7)
	wanted := map[string]string{"from": "Acapulco", "onto": "El Paso", "pieces": "1", "price": "2", "beside": "yes"}
	ada.isRefused("ask-dope", with(wanted, "price", "9"), "You have $8.5M; this costs $9M.")
	ada.isRefused("ask-dope", with(wanted, "beside", "no"), "Dope is sold to a territory beside it, by land or by a sea route: Acapulco and El Paso are not.")
	ada.looks("refused")
	ada.enters("ask-dope", wanted)
	e.waitsFor(ben, "to answer an offer")
	e.looks("asked")
	e.cashIs(8.5, 6.5, 6.5)
	ben.enters("accept", map[string]string{"from": "1"})
	e.allSee("Done: 1 dope from Acapulco to El Paso and Ada pays $2M.")
	e.cashIs(6.5, 8.5, 6.5)

	// The second: Cleo, whose turn it is not, swaps a weapon and wants 1.5 for it. (D27)
	cleo.enters("offer-swap", map[string]string{"to": "1", "cards": "1", "give": "0", "get": "1.5"})
	e.waitsFor(ada, "to answer an offer")
	e.cashIs(6.5, 8.5, 6.5)
	ada.enters("accept", map[string]string{"from": "3"})
	e.cashIs(5, 8.5, 8)
	e.looks("done")

	// Ada offers Ben the piece back, and calls it off: the table is as it was.
	before := e.blocks()
	ada.enters("offer-dope", map[string]string{"from": "El Paso", "onto": "Acapulco", "pieces": "1", "price": "3", "beside": "yes"})
	e.waitsFor(ben, "to answer an offer")
	ada.enters("call-off", nil)
	ben.sees("that nothing is offered any more", `!document.querySelector('input[name=kind][value="accept"]')`)
	e.cashIs(5, 8.5, 8)
	for name, after := range e.blocks() {
		if !reflect.DeepEqual(after, before[name]) {
			t.Errorf("%s shows what was called off:\n%v\nbefore:\n%v", name, after, before[name])
		}
	}
	for _, row := range e.rows(ada) {
		if what, followed := row[6], row[7]; strings.Contains(what, "$3M") && followed != "" {
			t.Errorf("of the offer that was called off followed %q", followed)
		}
	}

	// Cleo plays the event in Ada's turn, in its phase alone (D50, D52), and it
	// brings her 3.
	cleo.isRefused("play-event", map[string]string{"event": "Quaggastrike", "phase": "Action", "lasts": "at-once"}, "You noted Quaggastrike for: Deal.")
	cleo.enters("play-event", map[string]string{"event": "Quaggastrike", "phase": "Deal", "lasts": "at-once"})
	e.allSee("Cleo plays the event Quaggastrike")
	cleo.enters("event-cash", map[string]string{"amount": "3"})
	ada.enters("next", nil)
	e.waitsFor(ben, "to gather resources")
	e.looks("end")

	// 6.5 and 2 of income, less 2 and 1.5; 6.5 and 2; 6.5, 1.5 and 3.
	e.cashIs(5, 8.5, 11)
}

// goesOnTo ends a phase, and waits until the page is in the next one.
func (d *device) goesOnTo(phase string) {
	d.Helper()
	d.enters("next", nil)
	d.sees("the phase "+phase, fmt.Sprintf(`document.querySelector("[data-block=steps] [aria-current]").textContent.includes(%q)`, phase))
	d.looks(phase)
}

// with is the same answers but for one.
func with(answers map[string]string, name, value string) map[string]string {
	out := map[string]string{}
	for n, v := range answers {
		out[n] = v
	}
	out[name] = value
	return out
}

// cashIs waits until every phone's head has its owner's cash, and fails where any
// screen has another sum in anybody's purse. In $M, seat 1 first.
func (e *evening) cashIs(wanted ...float64) {
	e.Helper()
	for i, phone := range e.phones {
		phone.sees("the own cash", cash(strconv.FormatFloat(wanted[i], 'f', -1, 64)))
	}
	for _, d := range e.everybody() {
		var page struct {
			Screen struct {
				Blocks []struct {
					Is   string
					Rows []struct {
						Cells []any
					}
				}
			}
		}
		d.asJSON(&page)
		var got []float64
		for _, b := range page.Screen.Blocks {
			for _, row := range b.Rows {
				for _, cell := range row.Cells {
					if cell, ok := cell.(map[string]any); ok && b.Is == "standing" && cell["label"] == "Cash" {
						got = append(got, cell["amount"].(float64)/2) // half-millions
					}
				}
			}
		}
		if !reflect.DeepEqual(got, wanted) {
			e.Errorf("%s has the purses %v, want %v", d.name, got, wanted)
		}
	}
}

// blocks are what every screen shows, by whose it is.
func (e *evening) blocks() map[string]any {
	e.Helper()
	out := map[string]any{}
	for _, d := range e.everybody() {
		var page struct{ Screen struct{ Blocks any } }
		d.asJSON(&page)
		out[d.name] = page.Screen.Blocks
	}
	return out
}

// rows are the night so far as a spreadsheet, without its head.
func (e *evening) rows(d *device) [][]string {
	e.Helper()
	sheet := d.eval(`fetch(location.pathname + "/night.csv").then(r => r.text())`)
	rows, err := csv.NewReader(strings.NewReader(sheet)).ReadAll()
	if err != nil || len(rows) < 2 {
		e.Fatalf("the spreadsheet is %q: %v", sheet, err)
	}
	return rows[1:]
}
