package main

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

// What the host has written down is a tap on a phone, with all that is known of
// it; what is named out loud on one phone is offered on the others at once.
func TestTheShelfOnAPhone(t *testing.T) {
	t.Parallel()
	browser := chrome(t)
	p := newProgram(t)
	host := newDevice(t, browser, "host", 1280, 800)
	host.do("opens the host's link", chromedp.Navigate(p.at.Base+"/host/"+hostToken))
	host.do("opens the shelf", chromedp.Click(chromedp.CSS("a[href='/shelf']")))
	host.sees("the shelf", says("From a text file"))
	host.do("pastes a file", chromedp.SetValue(chromedp.CSS("#file-text"), "shelf 1\ndeal territory Havana ground=producer respect=2\ndeal weapon \"Tommy gun\" damage=3 needs=5 copies=4\n"),
		chromedp.Click(chromedp.CSS("#file button.main")))
	host.sees("what was in it", says("Tommy gun")+" && "+says("Havana"))
	host.do("goes back", chromedp.Click(chromedp.CSS("header a[href='/']")))
	host.sees("the first page", `document.querySelector("#game-deal summary")`)
	host.do("opens a table of three", chromedp.Click(chromedp.CSS("#game-deal summary")),
		chromedp.SetValue(chromedp.CSS("#game-deal [name=seats]"), "3"), chromedp.Click(chromedp.CSS("#game-deal form button.main")))
	host.sees("the host's page", `document.documentElement.className == "host" && location.pathname.startsWith("/t/")`)
	var opened struct{ Table struct{ Code, Join string } }
	host.asJSON(&opened)
	ada, ben, cleo := newPhone(t, browser, "Ada"), newPhone(t, browser, "Ben"), newPhone(t, browser, "Cleo")
	ada.sitDown(opened.Table.Join, 1)
	ben.sitDown(opened.Table.Join, 2)
	cleo.sitDown(opened.Table.Join, 3)
	for _, e := range []struct {
		by            *device
		kind, answers string
	}{
		{ada, "first", "who=1"}, {ada, "clan", "clan=krantifics"}, {ben, "clan", "clan=yanagi&ground=consumer"},
		{cleo, "clan", "clan=maras&ground=producer"}, {ada, "start", ""}, {host, "set-turn", "who=1&phase=Action"},
	} {
		e.by.posts(e.kind, e.answers)
	}

	take := ada.form("take-new", nil)
	ada.tapsUntil("taps Havana", take+` [data-fill="Havana"]`, `document.querySelector('`+take+` [name=on]').value == "Havana"`)
	ada.sees("its ground and its respect", `new URLSearchParams(new FormData(document.querySelector('`+take+`'))).toString().includes("on=Havana&ground=producer&respect=2")`)
	ada.taps("takes it", take+" button.main")
	ada.sees("that it is on the table", says("Ada takes Havana"))
	ada.sees("it suggested no more", `!document.querySelector('datalist option[value="Havana"]')`)

	deck := ben.form("deck", nil)
	ben.tapsUntil("taps the Tommy gun", deck+` [data-fill="Tommy gun"]`, `document.querySelector('`+deck+` [name=copies]').value == "4"`)
	ben.taps("notes it", deck+" button.main")
	ben.sees("that it is noted", says("In the deck there are 4 of Tommy gun: damage 3, needs 5"))
	ben.posts("deck", "weapon=Zip&damage=1&needs=0&copies=2")
	zip := cleo.form("deck", nil) + ` [data-fill="Zip"]`
	cleo.sees("what Ben named", fmt.Sprintf(`!!document.querySelector('%s')`, zip))
	ben.posts("deck", "weapon=Zap&damage=1&needs=0&copies=2")
	cleo.sees("what comes to the open form", `!!document.querySelector('[data-fill="Zap"]')`)
	cleo.sees("each offered once", fmt.Sprintf(`document.querySelectorAll('%s').length == 1 && document.querySelectorAll('[data-fill="Zap"]').length == 1`, zip))
}
