package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// evening is a table in the browser: the host's laptop, the room's screen, and a
// phone for each guest.
type evening struct {
	*program
	browser    context.Context
	code, join string // the table's, and what its QR holds
	host, room *device
	phones     []*device // seat 1 first
}

// wholeEvening skips an evening in the browser in the short form: each takes minutes of
// taps. What any evening needs of a page is held by the other tests in a browser.
func wholeEvening(t *testing.T) {
	t.Helper()
	if os.Getenv("CROUPIER_LONG") == "" {
		t.Skip("a whole evening in the browser: CROUPIER_LONG=1 plays it")
	}
}

// newEvening opens a table of a game on the host's page, and seats the guests by
// the QR's link. Rules are the house rules that are not as usual.
func newEvening(t *testing.T, game string, rules map[string]string, guests ...string) *evening {
	t.Helper()
	browser := chrome(t)
	e := &evening{program: newProgram(t)}
	e.host = newDevice(t, browser, "host", 1280, 800)
	e.host.do("opens the host's link", chromedp.Navigate(e.at.Base+"/host/"+hostToken), chromedp.Click(chromedp.CSS("#game-"+game+" summary")))
	e.host.picks(game, "seats", fmt.Sprint(len(guests)))
	for name, value := range rules {
		e.host.picks(game, name, value)
	}
	e.host.do("opens a table", chromedp.Click(chromedp.CSS("#game-"+game+" form button.main")))
	e.gather(browser, guests...)
	return e
}

// resumedEvening is the same with a table that was begun before: a night file,
// with nobody in its chairs yet.
func resumedEvening(t *testing.T, begun string, guests ...string) *evening {
	t.Helper()
	browser := chrome(t)
	e := &evening{program: newProgram(t)}
	e.kill()
	file := filepath.Join(t.TempDir(), "begun.night")
	if err := os.WriteFile(file, []byte(begun), 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := said(t, importCmd{dataFlag{e.data}, file}.Run)
	if err != nil {
		t.Fatal(err)
	}
	e.start()
	code := strings.Fields(out)[len(strings.Fields(out))-2]
	e.host = newDevice(t, browser, "host", 1280, 800)
	e.host.do("opens the host's link and the table", chromedp.Navigate(e.at.Base+"/host/"+hostToken), chromedp.Navigate(e.at.Base+"/t/"+code))
	e.gather(browser, guests...)
	return e
}

// gather seats the guests at the host's table by the QR's link, and shows it on the wall.
func (e *evening) gather(browser context.Context, guests ...string) {
	e.Helper()
	e.browser = browser
	e.host.sees("the host's page", `document.documentElement.className == "host" && location.pathname.startsWith("/t/")`)
	var opened struct{ Table struct{ Code, Join string } }
	e.host.asJSON(&opened)
	e.code, e.join = opened.Table.Code, opened.Table.Join
	for i, name := range guests {
		e.phones = append(e.phones, e.comes(name, i+1))
	}
	e.room = newDevice(e.T, browser, "room", 1920, 1080)
	e.room.do("shows the table", chromedp.Navigate(e.at.Base+"/t/"+opened.Table.Code))
}

// comes is a guest who sits down by the QR's link.
func (e *evening) comes(name string, seat int) *device {
	e.Helper()
	phone := newPhone(e.T, e.browser, name)
	phone.sitDown(e.join, seat)
	return phone
}

// picks sets one answer of the form that opens a table, seen or folded.
func (d *device) picks(game, name, value string) {
	d.Helper()
	got := d.eval(fmt.Sprintf(`(f => { f.value = %q; return f.value })(document.querySelector('#game-%s [name="%s"]'))`, value, game, name))
	if got != value {
		d.Fatalf("%s cannot choose %s for %s: there is %q", d.name, value, name, got)
	}
}

// everybody are all screens at the table.
func (e *evening) everybody() []*device { return append([]*device{e.host, e.room}, e.phones...) }

// allSee waits until something stands on every screen.
func (e *evening) allSee(words string) {
	e.Helper()
	for _, d := range e.everybody() {
		d.sees(words, says(words))
	}
}

// waitsFor waits until every other screen says for whom the table waits and what
// for, and until that phone itself is asked.
func (e *evening) waitsFor(phone *device, to string) {
	e.Helper()
	for _, d := range e.everybody() {
		if d == phone {
			d.sees("that it is asked "+to, `document.querySelector("#hand[data-yours]")`)
		} else {
			d.sees("for whom it waits", says("Waiting for "+phone.name+" "+to))
		}
	}
}

// allShow waits until every screen has these figures in a seat's row: as many as
// it has room for, and no other ones.
func (e *evening) allShow(seat int, figures ...string) {
	e.Helper()
	wanted, _ := json.Marshal(figures)
	for _, d := range e.everybody() {
		d.fetchesTheStanding()
		d.sees(fmt.Sprintf("seat %d with %v", seat, figures), fmt.Sprintf(`(() => {
			const wanted = %s, cells = [...document.querySelectorAll("[id^=row-][id$='-%d'] td, #seat-%d td.figure")]
			const got = cells.map(td => td.querySelector(".num")?.textContent).filter(n => n)
			return got.length && got.every((n, i) => i >= wanted.length || n == wanted[i])
		})()`, wanted, seat, seat))
	}
}

// fetchesTheStanding has the rows of a phone be there: they lie in a fold.
func (d *device) fetchesTheStanding() {
	d.Helper()
	d.eval(`(() => { for (const f of document.querySelectorAll("html.phone #matter > details.fold:has(> a[data-fold])")) f.open = true; return "" })()`)
}

// looks keeps pictures of every screen, dark and light.
func (e *evening) looks(name string) {
	for _, d := range e.everybody() {
		d.looks(name)
	}
}

func (d *device) looks(name string) {
	if os.Getenv("CROUPIER_SHOTS") == "" {
		return
	}
	for _, light := range []string{"dark", "light"} {
		d.eval(fmt.Sprintf(`document.documentElement.dataset.theme = %q`, light))
		time.Sleep(300 * time.Millisecond)
		d.shot(name + "-" + light)
	}
}

// told is all that the laptop has told a device: its page as it stands and as it
// is sent, as data, as the stream sends it, and the night so far.
func (d *device) told() string {
	d.Helper()
	return d.eval(`(async () => {
		const at = location.pathname, as = location.search, data = {headers: {Accept: "application/json"}}
		const text = (to, how) => fetch(to, how).then(answer => answer.text())
		const stop = new AbortController()
		const stream = (await fetch(at + "/live" + as, {signal: stop.signal, headers: {"Croupier-Folds": "*"}})).body.getReader()
		const all = [document.documentElement.outerHTML, new TextDecoder().decode((await stream.read()).value)]
		stop.abort()
		for (const [to, how] of [[at + as], [at + (as ? as + "&" : "?") + "open=*"], [at + as, data], [at + "/history" + as], [at + "/history" + as, data], [at + "/night.csv" + as]]) all.push(await text(to, how))
		return all.join("\n")
	})()`)
}

// keep fails where anybody but its owners has been told a secret, or an owner has
// not. Secrets are words that nobody else writes.
func (e *evening) keep(secrets map[string][]*device) {
	e.Helper()
	for _, d := range e.everybody() {
		told := d.told()
		for secret, owners := range secrets {
			if told := strings.Contains(told, secret); told != slices.Contains(owners, d) {
				e.Errorf("%s has been told %q: %v", d.name, secret, told)
			}
		}
	}
}

// areAsReloaded fails where a screen, after all that the stream has changed piece
// by piece, is not what the same page looks like when it is loaded anew.
func (e *evening) areAsReloaded() {
	e.Helper()
	if e.Failed() {
		return
	}
	for _, d := range e.everybody() {
		d.isAsReloaded()
	}
}

func (d *device) isAsReloaded() {
	d.Helper()
	differ := ""
	for range 20 { // a push may be on its way
		if differ = d.eval(unlikeReloaded); differ == "" {
			return
		}
		d.eval(`new Promise(done => { document.addEventListener("htmx:after:swap", () => done(""), {once: true}); setTimeout(done, 250, "") })`)
	}
	d.Errorf("%s shows something else than when it is loaded anew: %s", d.name, differ)
}

// unlikeReloaded is where a page's regions first differ from those of a new one,
// but for what the script or its reader did to them.
const unlikeReloaded = `(async () => {
	const own = ["open", "class", "hx-swap-oob", "data-htmx-powered", "aria-pressed", "style", "data-len", "disabled"]
	const spelt = el => {
		if (el.matches?.("output, [data-total]")) return "" // the script's
		if (el.nodeType != 1) return el.textContent.replace(/\s+/g, " ")
		const attributes = [...el.attributes].filter(a => !own.includes(a.name) && !a.name.startsWith("data-ui")).map(a => a.name + "=" + a.value).sort()
		const scripts = el.matches("[hx-morph-skip-children], [data-power]")
		return "<" + [el.tagName, ...attributes].join(" ") + ">" + (scripts ? "" : [...el.childNodes].map(spelt).join("").trim()) + "</>"
	}
	const plain = (root, id) => { const el = root.getElementById(id); return el ? spelt(el) : "" }
	const to = new URL(location.href)
	for (const fold of document.querySelectorAll("details[id]:not(:has(> a[data-fold]))")) if (!fold.matches(".cover, .sure, .handover")) to.searchParams.append("open", fold.id)
	const text = await fetch(to, {headers: {Accept: "text/html"}}).then(r => r.text())
	const there = new DOMParser().parseFromString(text, "text/html")
	for (const id of ["mine", "matter", "last", "hand", "more", "top", "left", "right", "head", "log"]) {
		const is = plain(document, id), want = plain(there, id)
		let i = 0
		while (i < is.length && is[i] === want[i]) i++
		if (is !== want) return id + ": " + is.slice(Math.max(0, i - 150), i + 100) + " / " + want.slice(i, i + 100)
	}
	return ""
})()`
