package main

import (
	"encoding/json"
	"fmt"
	"net/url"
	"slices"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// A resource phase, a recruitment and a combat in secret, on three phones that
// joined by the QR's link. Ada's phone drops three times; the laptop loses its
// power while one card lies sealed. Each phone is back in its seat, the sealed
// card with it, and no entry is lost or doubled.
func TestANightOfDEALInTheBrowser(t *testing.T) {
	t.Parallel()
	wholeEvening(t)
	browser := chrome(t)
	p := newProgram(t)
	host := newDevice(t, browser, "host", 1280, 800)
	host.do("opens the host's link", chromedp.Navigate(p.at.Base+"/host/"+hostToken))
	host.do("opens a table of three", chromedp.Click(chromedp.CSS("#game-deal summary")),
		chromedp.SetValue(chromedp.CSS("#game-deal [name=seats]"), "3"), chromedp.Click(chromedp.CSS("#game-deal form button.main")))
	host.sees("the host's page", `document.documentElement.className == "host" && location.pathname.startsWith("/t/")`)
	var opened struct{ Table struct{ Code, Join string } }
	host.asJSON(&opened)
	wifi := newWire(t, p.at.Base)
	ada, ben, cleo := newPhone(t, browser, "Ada"), newPhone(t, browser, "Ben"), newPhone(t, browser, "Cleo").hurries()
	ada.sitDown(wifi.through(opened.Table.Join), 1)
	ben.sitDown(opened.Table.Join, 2)
	cleo.sitDown(opened.Table.Join, 3)
	room := newDevice(t, browser, "room", 1920, 1080)
	room.do("shows the table", chromedp.Navigate(p.at.Base+"/t/"+opened.Table.Code))

	// The board is set up; Ada holds two territories in the north, with dope.
	for _, e := range []struct {
		by      *device
		kind    string
		answers string
	}{
		{ada, "first", "who=1"}, {ada, "clan", "clan=krantifics"}, {ben, "clan", "clan=yanagi&ground=consumer"},
		{cleo, "clan", "clan=maras&ground=producer"}, {ada, "start", ""},
		{host, "territory", "on=Dallas&ground=consumer&holder=1&dope=2"}, {host, "territory", "on=Seattle&ground=grey&holder=2&dope=0"},
	} {
		e.by.posts(e.kind, e.answers)
	}

	// Resource: income of two consumer territories, and two pieces sold (D18, D20).
	ada.enters("income", nil)
	ada.sees("the income", cash("2"))
	wifi.cut()
	ada.splits("sell", "Dallas", 2)
	ada.sees("the income and the sale", cash("8"))
	room.sees("both pieces sold", says("Ada sells 2 dope"))
	ada.enters("next", nil)

	// Recruitment: two soldiers for 2 (D21).
	ada.enters("recruit", map[string]string{"on": "Dallas", "soldiers": "2"})
	ada.sees("what is left of the cash", cash("6"))
	wifi.hold(true)
	wifi.hold(false)
	ada.enters("next", nil)

	// Action: Ada attacks Seattle. Ben's card lies sealed when the power goes.
	ada.posts("attack", "whom=2&on=Seattle&soldiers=4&lieutenants=1&their-soldiers=2&their-lieutenants=1")
	for _, d := range []*device{ada, ben, room} {
		d.sees("the combat", says("Combat for Seattle"))
	}
	ben.enters("weapon", map[string]string{"damage": "5", "needs": "1"})
	ada.sees("that it waits for her", says("Face down, for you to choose a weapon"))
	for _, d := range []*device{host, cleo, room} {
		d.sees("whom it waits for", says("Waiting for Ada to choose a weapon"))
	}
	wifi.cut()
	before := host.entries()
	p.kill()
	cleo.seesWithin(25*time.Second, "that it is not live", lost)
	p.start()
	for i, d := range []*device{ada, ben, cleo} {
		d.seesWithin(25*time.Second, "the own seat again", fmt.Sprintf(`!%s && document.body.dataset.seat == "%d"`, lost, i+1))
	}
	if got := host.entries(); !slices.Equal(got, before) {
		t.Errorf("after the power cut the log is %v, before %v", got, before)
	}
	if own := ben.sealed(); own != "5" {
		t.Errorf("Ben's sealed card has damage %q, and had 5", own)
	}
	for _, d := range []*device{host, ada, cleo, room} {
		if own := d.sealed(); own != "" {
			t.Errorf("%s reads Ben's sealed card: %q", d.name, own)
		}
	}

	// Both turn at once: 8 against 5 is 3 hits, on Ben's soldiers first (D32, D33).
	ada.enters("weapon", map[string]string{"damage": "8", "needs": "3"})
	for _, d := range []*device{host, ada, ben, cleo, room} {
		d.sees("the hits", `document.body.innerText.replace(/\s+/g, " ").match(/(Ben|You) loses? 3|loses 3|−3/)`)
		d.shot("revealed")
	}
	ada.sees("the result above what is next", inSight("#last .told"))
	for _, d := range []*device{host, ada, ben, cleo, room} {
		d.isAsReloaded()
	}
	counts := map[string]int{}
	for _, kind := range host.entries() {
		counts[kind]++
	}
	for kind, n := range map[string]int{"sit": 3, "first": 1, "clan": 3, "start": 1, "territory": 2, "income": 1, "sell": 1, "next": 2, "recruit": 1, "attack": 1, "weapon": 2} {
		if counts[kind] != n {
			t.Errorf("%d entries of kind %s, want %d", counts[kind], kind, n)
		}
	}
}

// inSight reports that the last element of a kind lies on top, inside the window.
func inSight(selector string) string {
	return fmt.Sprintf(`(() => {
		const el = [...document.querySelectorAll(%q)].at(-1)
		if (!el) return false
		const r = el.getClientRects()[0]
		return el.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2))
	})()`, selector)
}

// cash is what a phone says its owner has.
func cash(figure string) string {
	return fmt.Sprintf(`(() => { const all = [...document.querySelectorAll("header.mine dd")].map(d => d.innerText.trim()); return all.includes(%q) })()`, figure)
}

// posts makes an entry from this device's page without its pads: the parts of a
// night that a test is not about.
func (d *device) posts(kind, answers string) {
	d.Helper()
	if _, err := url.ParseQuery(answers); err != nil {
		d.Fatal(err)
	}
	body, _ := json.Marshal(answers)
	got := d.eval(fmt.Sprintf(`(async () => {
		const is = await fetch(location.href, {headers: {Accept: "application/json"}}).then(r => r.json())
		const pad = is.pads.find(p => p.kind == %q && !p.closed) || {}
		const form = new URLSearchParams(%s)
		form.set("kind", %q); form.set("mark", pad.mark || ""); form.set("key", Math.random().toString(36).slice(2))
		const r = await fetch(location.pathname + "/enter", {method: "POST", body: form, headers: {Accept: "application/json"}})
		return r.ok ? "" : await r.text()
	})()`, kind, body, kind))
	if got != "" {
		d.Fatalf("%s enters %s %s: %s", d.name, kind, answers, got)
	}
}

// splits gives one thing its part on a pad that splits, and sends it.
func (d *device) splits(kind, thing string, n int) {
	d.Helper()
	form := fmt.Sprintf(`form:has(input[name=kind][value="%s"])`, kind)
	d.sees("a pad for "+kind, fmt.Sprintf(`document.querySelector('%s')`, form))
	d.unfold(form)
	d.do("gives "+thing+" its part", chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`(() => {
		const all = [...document.querySelectorAll('%s select')].find(s => [...s.options].some(o => o.value == "%s:%d"))
		all.value = "%s:%d"; all.dispatchEvent(new Event("input", {bubbles: true})); all.dispatchEvent(new Event("change", {bubbles: true}))
	})()`, form, thing, n, thing, n)))
	d.taps("sends "+kind, form+" button.btn:not([type=button])")
	d.sees("the answer to "+kind, `!document.querySelector("[data-ui-flying]")`)
}

// sealed is the damage of the card that lies sealed, as far as this device is told.
func (d *device) sealed() string {
	d.Helper()
	return d.eval(`fetch(location.href, {headers: {Accept: "application/json"}}).then(r => r.json()).then(s => s.screen.last && s.screen.last.own ? s.screen.last.own.damage : "")`)
}
