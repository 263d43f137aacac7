package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// A table of one's own: built by the host on its page, played on phones, joined
// late; what one keeps in secret is on no other screen. In the middle of the night
// it is kept as a template. A friend scans its QR and takes the file home, where
// another Croupier refuses a broken copy by its line, and opens the good one.
func TestATableOfOnesOwnInTheBrowser(t *testing.T) {
	t.Parallel()
	wholeEvening(t)
	e := newEvening(t, "custom", map[string]string{"seats": "3"}, "Ada", "Ben")
	defer e.areAsReloaded()
	ada, ben := e.phones[0], e.phones[1]
	type answers = map[string]string

	e.host.enters("track", answers{"name": "Points", "per": "seat", "goal": "10"})
	e.host.enters("win", answers{"by": "first", "of": "Points"})
	e.host.enters("counter", answers{"name": "Doubt", "per": "secret", "max": "999999"})
	e.host.enters("list", answers{"name": "Clues", "per": "secret"})
	e.host.enters("name", answers{"title": "The raid"})
	e.allSee("The raid")
	ada.enters("raise", answers{"of": "Points", "by": "4"})
	ada.enters("keep", answers{"of": "Doubt", "at": "730619"})
	ben.enters("jot", answers{"in": "Clues", "item": "quaggadelta"})
	e.host.sees("Ada's points", points(1, "4"))
	e.looks("played")

	// Cleo comes late, to a chair that was there and takes part from now on.
	cleo := e.comes("Cleo", 3)
	e.phones = append(e.phones, cleo)
	e.host.sees("Cleo's points", points(3, "0"))
	cleo.enters("raise", answers{"of": "Points", "by": "2"})
	e.host.sees("Cleo's points", points(3, "2"))

	// Dev finds every seat taken, and stands at the door until there is a fourth.
	dev := newPhone(t, e.browser, "Dev")
	dev.do("scans the code", chromedp.Navigate(e.join))
	dev.sees("that the table is full", says("Every seat is taken."))
	dev.looks("full")
	e.host.enters("chairs", answers{"chairs": "4"})
	dev.takes(4)
	e.phones = append(e.phones, dev)
	dev.enters("raise", answers{"of": "Points", "by": "3"})
	e.host.sees("Dev's points", points(4, "3"))
	e.host.isRefused("undo", answers{"entry": "13"}, "Entry 14 needs it: Dev sits down at seat 4.")
	e.keep(map[string][]*device{"730619": {ada}, "730,619": {ada}, "quaggadelta": {ben}})

	// The host keeps it, and a friend scans the code.
	e.host.do("wants to keep the table", chromedp.Click(chromedp.CSS(`a[href$="/template"]`)))
	e.host.sees("what will be kept", says("Each seat keeps Doubt 0, from 0 to 999,999, in secret."))
	e.host.shot("keeping")
	e.host.do("keeps it", chromedp.SetValue(chromedp.CSS("#name"), "Our raid"), chromedp.Click(chromedp.CSS("form button.main")))
	e.host.sees("the template", `document.querySelector("svg.qr") && document.querySelector("h1").innerText == "Our raid"`)
	e.host.looks("template")
	friend := newPhone(t, e.browser, "friend")
	friend.do("scans the code", chromedp.Navigate(e.host.eval(`document.querySelector(".link").innerText`)))
	friend.sees("what it builds", says("Whoever is first at the goal of Points wins."))
	friend.looks("template")
	text := friend.eval(`fetch(document.querySelector("a[download]").href).then(answer => answer.text())`)
	for _, secret := range []string{"Ada", "Ben", "Cleo", "Dev", "730619", "quagga", "seed", "raise", "@"} {
		if strings.Contains(text, secret) {
			t.Errorf("the template says %s:\n%s", secret, text)
		}
	}
	file := filepath.Join(t.TempDir(), "our-raid.night")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	friend.takesHome(newProgram(t), file)

	// And the night goes on to its end.
	e.host.do("goes back to the table", chromedp.Navigate(e.at.Base+"/t/"+e.code))
	ben.enters("raise", answers{"of": "Points", "by": "10"})
	e.allSee("The game is over")
	e.looks("over")
}

// points are those of a seat on the host's page.
func points(seat int, figure string) string {
	return fmt.Sprintf(`document.querySelector("#seat-%d td.figure .num")?.textContent == %q`, seat, figure)
}

// takesHome has a device be host of another program, take a template in from its
// file and open a table of it.
func (d *device) takesHome(p *program, file string) {
	d.Helper()
	const typed = `document.querySelector("#template-text").value`
	d.do("opens the host's link at home", chromedp.Navigate(p.at.Base+"/host/"+hostToken), chromedp.Click(chromedp.CSS("#game-custom > summary")))
	d.do("looks at one of ours", chromedp.Click(chromedp.CSS(`#game-custom label:has([name=template][data-seats="12"])`)))
	d.sees("its chairs", `document.querySelector("#game-custom [name=seats]").value == "12"`)
	d.do("wants to take one in", chromedp.Click(chromedp.CSS("#take-in > summary")))
	d.do("chooses the file", chromedp.SetUploadFiles(chromedp.CSS("#template-file"), []string{file}))
	d.sees("its text, with the chair that was put up", typed+`.includes("# Our raid") && `+typed+`.includes("seats=4")`)
	d.eval(typed + ` = ` + typed + `.replace("goal=10", "goal=0")`)
	d.do("takes a broken one in", chromedp.Click(chromedp.CSS("#take-in button.main")))
	d.sees("the line and the reason", says("Line 4: This is refused: The goal of Points is where it starts, at 0."))
	d.sees("the text as it was", typed+`.includes("goal=0")`)
	d.looks("refused")
	d.do("chooses the file again", chromedp.SetUploadFiles(chromedp.CSS("#template-file"), []string{file}))
	d.sees("the good text", typed+`.includes("goal=10")`)
	d.do("takes it in", chromedp.Click(chromedp.CSS("#take-in button.main")))
	d.sees("the template", `document.querySelector("h1").innerText == "Our raid"`)
	d.do("opens a table", chromedp.Click(chromedp.CSS(`form[action="/tables"] button.main`)))
	d.sees("the table", `document.documentElement.className == "host" && `+says("Our raid"))
	if got := strings.Join(d.entries(), " "); got != "name track win counter list" {
		d.Errorf("at home the table begins with %s", got)
	}
}

// The habits of property games on three phones: pay, pay all, collect from all, go
// in one tap. A payment that was spent on cannot be taken back: the refusal names
// the entry that needs it, to its author and to the host.
func TestAPropertyNightInTheBrowser(t *testing.T) {
	t.Parallel()
	wholeEvening(t)
	e := newEvening(t, "custom", nil, "Ada", "Ben", "Cleo")
	defer e.areAsReloaded()
	ada, ben, cleo := e.phones[0], e.phones[1], e.phones[2]
	type answers = map[string]string
	e.host.posts("money", "symbol=$&unit=&step=1&start=1500&debt=no")
	e.host.posts("bank", "limit=20580&banker=host")
	e.host.posts("pass-go", "amount=200&name=")
	e.allShow(2, "1,500")

	ada.enters("pay", answers{"to": "2", "amount": "200"})
	e.allShow(1, "1,300")
	e.allShow(2, "1,700")
	ben.enters("pay-all", answers{"amount": "50"})
	cleo.enters("collect-all", answers{"amount": "10"})
	for seat, cash := range []string{"1,340", "1,590", "1,570"} {
		e.allShow(seat+1, cash)
	}
	ada.sees("the button for go, at hand", `(f => f && !f.closest("details"))(document.querySelector('form:has([name=kind][value=go])'))`)
	ada.looks("at-hand")
	ada.enters("go", nil)
	e.allShow(1, "1,540")
	ada.isRefused("pay", answers{"to": "bank", "amount": "1541"}, "You have $1,540; this costs $1,541.")

	// Ben spends what he has, and Cleo that in turn.
	ben.enters("pay", answers{"to": "3", "amount": "1590"})
	cleo.enters("pay", answers{"to": "bank", "amount": "3000"})
	paid, spent := len(e.host.entries())-1, len(e.host.entries())
	ben.isRefused("undo", answers{"entry": fmt.Sprint(paid)}, fmt.Sprintf("Entry %d needs it: Cleo pays the bank $3,000.", spent))
	e.host.isRefused("undo", answers{"entry": fmt.Sprint(paid)}, fmt.Sprintf("Entry %d needs it: Cleo pays the bank $3,000.", spent))
	cleo.enters("undo", answers{"entry": fmt.Sprint(spent)})
	ben.enters("undo", answers{"entry": fmt.Sprint(paid)})
	for seat, cash := range []string{"1,540", "1,590", "1,570"} {
		e.allShow(seat+1, cash)
	}
	e.looks("undone")
}
