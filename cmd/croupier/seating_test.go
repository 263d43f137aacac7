package main

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// Whoever is still typing sees who sits down meanwhile: their chair is no longer
// offered, what is typed stays, and so does a choice that is still free. No chair
// is chosen for a guest.
func TestTheChairsFollowWhoSitsDown(t *testing.T) {
	t.Parallel()
	browser := chrome(t)
	p := newProgram(t)
	host := newDevice(t, browser, "host", 1280, 800)
	join := host.opens(p.at.Base, "deal", 3)
	ada, ben, cleo := newPhone(t, browser, "Ada"), newPhone(t, browser, "Ben"), newPhone(t, browser, "Cleo")
	cleo.do("scans the code", chromedp.Navigate(join))
	cleo.sees("no chair that is chosen already", `document.querySelector("[name=seat]") && !document.querySelector("[name=seat]:checked")`)
	cleo.do("types a name and chooses a chair", chromedp.SendKeys(chromedp.CSS("#name"), "Cleo"), chromedp.Click(chromedp.CSS(`label:has([name=seat][value="2"])`)))
	ada.sitDown(join, 1)
	cleo.sees("that Ada sits on the first, and the own choice and name as before", `
		document.querySelector("[name=seat][value='1']").disabled && document.querySelector("label:has([value='1'])").innerText.includes("Ada") &&
		document.querySelector("[name=seat][value='2']").checked && document.querySelector("#name").value == "Cleo"`)
	ben.sitDown(join, 2)
	cleo.sees("that the own choice is gone, the name is not, and one chair is left", `
		document.querySelector("[name=seat][value='2']").disabled && document.querySelector("[name=seat][value='3']").checked && document.querySelector("#name").value == "Cleo"`)
	cleo.do("sits down", chromedp.Click(chromedp.CSS("form:has(#name) button.main")))
	cleo.sees("the own seat", `document.body.dataset.seat == "3"`)
}

// The menu of one seat lies over the next ones: a tap beside it puts it away, and
// so does Escape, while a tap into it does not.
func TestASeatsMenuIsPutAway(t *testing.T) {
	t.Parallel()
	browser := chrome(t)
	p := newProgram(t)
	host := newDevice(t, browser, "host", 1280, 800)
	host.opens(p.at.Base, "deal", 3)
	menu := func(open string) string { return `document.querySelectorAll("details.menu[open]").length == ` + open }
	for _, away := range []struct {
		how string
		by  chromedp.Action[chromedp.Void]
	}{
		{"taps beside it", chromedp.Click(chromedp.CSS("h1"))},
		{"presses Escape", chromedp.KeyEvent("\x1b")},
	} {
		host.tapsUntil("opens a seat's menu", "#chair-1 > summary", menu("1"))
		host.do("taps into it", chromedp.Click(chromedp.CSS("#chair-1 [name=name]")))
		host.sees("that it stays open", menu("1"))
		host.do(away.how, away.by)
		host.sees("that it is gone", menu("0"))
	}
}
