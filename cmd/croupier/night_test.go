package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// A night with three phones in a real browser, by the laptop's address on the
// network: one phone loses the Wi-Fi three times, the laptop the power once in
// the middle of a vote, and nobody loses a seat or an entry.
func TestANightInTheBrowser(t *testing.T) {
	t.Parallel()
	browser := chrome(t)
	p := newProgram(t)
	host := newDevice(t, browser, "host", 1280, 800)
	host.do("opens the host's link", chromedp.Navigate(p.at.Base+"/host/"+hostToken))
	host.do("opens a table of three", chromedp.Click(chromedp.CSS("#game-quorum summary")),
		chromedp.SetValue(chromedp.CSS("#game-quorum [name=seats]"), "3"), chromedp.Click(chromedp.CSS("#game-quorum form button.main")))
	host.sees("the host's page", `document.documentElement.className == "host" && location.pathname.startsWith("/t/")`)
	var opened struct{ Table struct{ Code, Join string } }
	host.asJSON(&opened)

	wifi := newWire(t, p.at.Base)
	ada, ben, cleo := newPhone(t, browser, "Ada").hurries(), newPhone(t, browser, "Ben"), newPhone(t, browser, "Cleo").hurries()
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

	// Coins go round, and all see it; each time Ada's phone is cut off another way.
	ada.enters("give", map[string]string{"to": "2", "coins": "1"})
	for _, d := range everybody {
		d.sees("Ada's coins at Ben's", says("Ada gives Ben 1 coins"))
	}
	wifi.cut()
	ben.enters("give", map[string]string{"to": "1", "coins": "2"})
	ada.sees("after a cut connection, what Ben gave", says("Ben gives Ada 2 coins"))

	wifi.hold(true)
	ada.sends("hide", nil) // it does not arrive yet
	host.enters("bank", map[string]string{"to": "3", "coins": "4"})
	wifi.hold(false)
	ada.sees("after a moment without Wi-Fi, her coin behind the screen", `document.querySelector("#mine").innerText.includes("5")`)

	wifi.hold(true)
	host.enters("bank", map[string]string{"to": "1", "coins": "7"})
	ada.seesWithin(25*time.Second, "that it is not live", lost)
	ada.shot("lost")
	wifi.cut()
	ada.sees("after a dead connection, what the bank gave", `document.querySelector("#mine").innerText.includes("12")`)
	ada.sees("that it is live again", "!"+lost)

	// Two have voted when the power goes.
	ada.enters("vote", map[string]string{"say": "yes"})
	ben.enters("vote", map[string]string{"say": "yes"})
	cleo.sees("that a vote is on", `document.querySelector("[data-block=clock]")`)
	host.sees("ten entries", `document.querySelector("#log #line-10")`)
	before := host.entries()
	p.kill()
	cleo.seesWithin(25*time.Second, "that it is not live", lost)
	wifi.cut()
	p.start()
	for i, d := range []*device{ada, ben, cleo} {
		d.sees("the own seat again", fmt.Sprintf(`!%s && document.body.dataset.seat == "%d"`, lost, i+1))
		d.sees("that the clock stands still", says("paused"))
		d.shot("restarted")
	}
	if got := host.entries(); !slices.Equal(got, append(before, "pause")) {
		t.Errorf("after the power cut the log is %v, before %v", got, before)
	}
	host.enters("resume", nil)
	cleo.enters("vote", map[string]string{"say": "no"})
	for _, d := range everybody {
		d.sees("the count", says("Motion 1: 2 for it"))
		d.shot("counted")
	}
	want := []string{"sit", "sit", "sit", "give", "give", "hide", "bank", "bank", "vote", "vote", "pause", "resume", "vote"}
	got := host.entries()
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("the night's entries are %v, not %v", got, want)
	}
}

// lost is how a page tells that it is not live.
const lost = `document.documentElement.hasAttribute("data-ui-lost")`

func says(words string) string {
	return fmt.Sprintf(`document.body.innerText.replace(/\s+/g, " ").includes(%q)`, words)
}

// enters fills a pad of that kind in and sends it, as a finger does, and waits
// until it is taken.
func (d *device) enters(kind string, answers map[string]string) {
	d.Helper()
	if no := d.answer(kind, answers); no != "" {
		d.shot("failed")
		d.Fatalf("%s enters %s %v: %s", d.name, kind, answers, no)
	}
}

// isRefused enters what is not to be taken, and reads why.
func (d *device) isRefused(kind string, answers map[string]string, why string) {
	d.Helper()
	if no := d.answer(kind, answers); no != why {
		d.Errorf("%s enters %s %v and reads %q, not %q", d.name, kind, answers, no, why)
	}
}

// answer sends an entry and reads the sentence beside the button; empty: taken.
func (d *device) answer(kind string, answers map[string]string) string {
	d.Helper()
	form := d.sends(kind, answers)
	d.sees("the answer to "+kind, `!document.querySelector("[data-ui-flying]")`)
	return d.eval(fmt.Sprintf(`(document.querySelector('%s .refusal')?.innerText || "").trim()`, form))
}

// sends fills in a pad's form and does not wait. What is folded or covered is
// opened first.
func (d *device) sends(kind string, answers map[string]string) (form string) {
	d.Helper()
	form = d.form(kind, answers)
	for name, value := range answers {
		d.fills(form, name, value)
	}
	d.taps("sends "+kind, form+" button.btn:not([type=button], [data-roll])")
	return form
}

// form waits for the pad of a kind that asks for just these answers: what it
// gives by itself is among them.
func (d *device) form(kind string, answers map[string]string) string {
	d.Helper()
	wanted, _ := json.Marshal(answers)
	found := fmt.Sprintf(`[...page.querySelectorAll('form:has(input[name=kind][value="%s"])')].find(form => {
		const wanted = %s || {}, unasked = ["kind", "mark", "key", "as"]
		const given = [...form.querySelectorAll("input[type=hidden]")].filter(i => !unasked.includes(i.name))
		return given.every(i => wanted[i.name] == i.value) && Object.keys(wanted).every(name => form.querySelector('[name="' + name + '"]'))
	})`, kind, wanted)
	return "#" + d.unfoldUntil("a pad for "+kind+" "+string(wanted), found)
}

// unfoldUntil has what an element lies in come to the page, and gives its id. It looks for
// it on the same page with everything unfolded, and waits where it is not there yet.
func (d *device) unfoldUntil(what, element string) (id string) {
	d.Helper()
	way := fmt.Sprintf(`(async () => {
		const find = page => %s
		if (find(document)) return "! " + find(document).id
		const text = await fetch(location.pathname + location.search + (location.search ? "&" : "?") + "open=*", {headers: {Accept: "text/html"}}).then(r => r.text())
		const folds = []
		for (let at = find(new DOMParser().parseFromString(text, "text/html"))?.parentElement; at; at = at.parentElement)
			if (at.matches("details[id]:not(.cover, .sure, .handover)")) folds.unshift("#" + at.id)
		return folds.find(id => document.querySelector(id + " > a[data-fold]")) || ""
	})()`, element)
	for end := time.Now().Add(15 * time.Second); time.Now().Before(end); {
		switch fold := d.eval(way); {
		case strings.HasPrefix(fold, "! "):
			return fold[2:]
		case fold != "":
			d.fetches(fold)
		default: // it comes with a push
			d.eval(`new Promise(done => { document.addEventListener("htmx:after:swap", () => done(""), {once: true}); setTimeout(done, 200, "") })`)
		}
	}
	d.shot("failed")
	d.Fatalf("%s finds no %s: %.1500s", d.name, what, d.eval("document.body.innerText"))
	return ""
}

// fetches has a fold's insides come, wherever it lies; whether it is seen does not
// matter yet.
func (d *device) fetches(fold string) {
	d.Helper()
	d.eval(fmt.Sprintf(`(f => { f.open = true; return "" })(document.querySelector('%s'))`, fold))
	d.sees("what lies in "+fold, fmt.Sprintf(`!document.querySelector('%s > a[data-fold]')`, fold))
}

// fills answers one question of a form, whatever sort of field it is. A button
// that came under the finger just now is dead for a moment: then it taps again.
func (d *device) fills(form, name, value string) {
	d.Helper()
	field := fmt.Sprintf(`%s [name="%s"]`, form, name)
	chosen := fmt.Sprintf(`%s label:has([name="%s"][value="%s"])`, form, name, value)
	switch sort := d.eval(fmt.Sprintf(`(f => f.closest("[data-field=money], [data-field=die], [data-field=split]")?.dataset.field || f.type)(document.querySelector('%s'))`, field)); sort {
	case "hidden":
	case "radio", "checkbox":
		d.tapsUntil("chooses "+value, chosen, fmt.Sprintf(`document.querySelector('%s input').checked`, chosen))
	case "money":
		typed := fmt.Sprintf(`document.querySelector('%s').value`, field)
		key := fmt.Sprintf(`%s [data-field=money]:has([name="%s"]) [data-key="%%s"]`, form, name)
		if !d.finds(fmt.Sprintf(key, "1")) { // few amounts: a tap each, or by a keyboard what is not to be taken
			if one := fmt.Sprintf(`%s [data-field=money]:has([name="%s"]) [data-set="%s"]`, form, name, value); d.finds(one) {
				d.tapsUntil("taps "+value, one, fmt.Sprintf(`%s == %q`, typed, value))
			} else {
				d.eval(fmt.Sprintf(`(input => { input.value = %q; input.dispatchEvent(new Event("input", {bubbles: true})); return "" })(document.querySelector('%s'))`, value, field))
			}
			break
		}
		for d.eval(typed) != "" && d.eval(typed) != "0" { // what stands there from before
			d.tapsUntil("deletes a digit", fmt.Sprintf(key, "back"), fmt.Sprintf(`%s != %q`, typed, d.eval(typed)))
		}
		for _, digit := range value {
			d.tapsUntil("taps "+string(digit), fmt.Sprintf(key, string(digit)), fmt.Sprintf(`%s != %q`, typed, d.eval(typed)))
		}
	case "die":
		for i, face := range strings.Fields(value) {
			list := fmt.Sprintf(`#%s-%s-%d`, strings.TrimSuffix(form[1:], "-form"), name, i)
			d.tapsUntil("lays a die with "+face, fmt.Sprintf(`%s .faces:has(%s) [data-face="%s"]`, form, list, face), fmt.Sprintf(`document.querySelector('%s').value == %q`, list, face))
		}
	case "split": // Ford:2
		thing, n, _ := strings.Cut(value, ":")
		line := fmt.Sprintf(`%s .stepper:has(option[value="%s:0"])`, form, thing)
		for i := range atoi(n) {
			d.tapsUntil("one more of "+thing, line+` [data-step="1"]`, fmt.Sprintf(`document.querySelector('%s select').selectedIndex > %d`, line, i))
		}
	default:
		d.unfold(field)
		d.do("types "+value, chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`document.querySelector('%s').select()`, field)), chromedp.SendKeys(chromedp.CSS(field), value))
	}
}

// finds reports whether there is such a thing on the page.
func (d *device) finds(thing string) bool {
	d.Helper()
	return d.eval(fmt.Sprintf(`String(!!document.querySelector('%s'))`, thing)) == "true"
}

func atoi(n string) int { i, _ := strconv.Atoi(n); return i }

// tapsUntil taps a thing until that has done what it is for.
func (d *device) tapsUntil(what, thing, done string) {
	d.Helper()
	for range 5 {
		d.reaches(thing)
		d.do(what, chromedp.Click(chromedp.CSS(thing)))
		if d.eval(fmt.Sprintf(`Promise.race([%s, new Promise(no => setTimeout(no, 500, false))]).then(String)`, awaits(done))) == "true" {
			return
		}
	}
	d.shot("failed")
	d.Fatalf("%s %s: nothing happens", d.name, what)
}

// reaches unfolds what a thing lies in, and waits until it may be tapped.
func (d *device) reaches(thing string) {
	d.Helper()
	d.unfold(thing)
	d.settles(thing)
}

// settles waits until a thing stands still and may be tapped: a button that has just come
// under the finger is dead for a moment.
func (d *device) settles(thing string) {
	d.Helper()
	d.eval(fmt.Sprintf(`new Promise(done => {
		const find = () => document.querySelector('%s')
		find()?.scrollIntoView({block: "center", behavior: "instant"})
		let before = "", frames = 0
		const look = () => {
			const el = find(), r = el?.getBoundingClientRect(), now = r ? [r.x, r.y, r.width, r.height].join(" ") : ""
			if (frames++ > 300 || now && now === before && !el.closest("[data-ui-young]")) return done("")
			before = now
			setTimeout(look, 20)
		}
		look()
	})`, thing))
}

// countSent is how many entries a page has sent since it was first asked.
const countSent = `(() => {
	if (window.sentSoFar === undefined) {
		window.sentSoFar = 0
		const real = window.fetch
		window.fetch = (to, how) => { if (String(to).endsWith("/enter")) window.sentSoFar++; return real(to, how) }
	}
	return String(window.sentSoFar)
})()`

// taps a button that sends.
func (d *device) taps(what, button string) {
	d.Helper()
	before := d.eval(countSent)
	for range 5 {
		d.reaches(button)
		d.do(what, chromedp.Click(chromedp.CSS(button)))
		if d.eval(fmt.Sprintf(`Promise.race([%s, new Promise(no => setTimeout(no, 1000, false))]).then(String)`, awaits(countSent+" != "+before))) == "true" {
			return
		}
	}
	d.shot("failed")
	d.Fatalf("%s %s: nothing is sent", d.name, what)
}

// unfold opens what a thing lies in, from the outside in.
func (d *device) unfold(thing string) {
	d.Helper()
	for range 8 {
		closed := d.eval(fmt.Sprintf(`(() => {
			let found = "", thing = document.querySelector('%s')
			if (thing?.localName == "summary") thing = thing.parentElement // it is there also where its fold is closed
			for (let at = thing?.parentElement; at; at = at.parentElement)
				if (at.localName == "details" && !at.open) found = "#" + at.id
			return found
		})()`, thing))
		if closed == "" {
			return
		}
		d.unfolds(closed)
	}
	d.shot("failed")
	d.Fatalf("%s cannot get at %s", d.name, thing)
}

// unfolds opens a fold by a tap, and waits for what lies in it.
func (d *device) unfolds(fold string) {
	d.Helper()
	d.settles(fold + " > summary")
	d.do("opens "+fold, chromedp.Click(chromedp.CSS(fold+" > summary")))
	d.sees("what lies in "+fold, fmt.Sprintf(`document.querySelector('%[1]s')?.open && !document.querySelector('%[1]s > a[data-fold]')`, fold))
}

// entries are the kinds of all entries, as this device's history has them.
func (d *device) entries() (out []string) {
	d.Helper()
	got := d.eval(`fetch(location.pathname + "/history", {headers: {Accept: "application/json"}}).then(r => r.json()).then(h => h.lines.map(l => l.kind).join(" "))`)
	return strings.Fields(got)
}
