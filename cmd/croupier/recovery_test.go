package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
)

// How long a page may be behind, by design §8, with room for a machine that has
// much else to do: each row's log says what it took.
const (
	atOnce  = 8 * time.Second  // a stream that ended, or may connect again
	noticed = 20 * time.Second // silence: 12 s, and a look a second
	toldOff = 24 * time.Second // 3 s later it says so and is locked
)

// trouble is one way for a page to lose its stream.
type trouble struct {
	name  string
	patch []string // what is spoilt in the page
	run   func(p *patient) error
	fails string // what a spoilt page is found out by
	own   bool   // it has a program of its own
	long  bool   // only in the long form
}

// Whatever happens to a page's stream: within its time it shows the newest state
// again, or it says that it does not and its buttons are locked.
func TestStreamsRecover(t *testing.T) {
	t.Parallel()
	inTrouble(t, func(tr trouble) bool { return tr.fails == "" })
}

// The same checks find a page that lacks what they are about.
func TestSpoiltStreamsAreFoundOut(t *testing.T) {
	t.Parallel()
	inTrouble(t, func(tr trouble) bool { return tr.fails != "" })
}

// inTrouble has a page for each of some troubles, all at once.
func inTrouble(t *testing.T, some func(trouble) bool) {
	browser := chrome(t)
	program := newProgram(t)
	host := newHostScript(t, program.at.Base)
	var all []*patient
	for _, tr := range troubles {
		if some(tr) && (!tr.long || long(0, 1) > 0) {
			all = append(all, newPatient(t, browser, host, tr))
		}
	}
	var running sync.WaitGroup
	for _, p := range all {
		running.Go(func() { p.err = p.trouble.run(p) })
	}
	running.Wait()
	for _, p := range all {
		t.Run(p.trouble.name, func(t *testing.T) { p.judged(t) })
	}
}

// judged holds a page against what was expected of it: a sound one recovers, a
// spoilt one is found out.
func (p *patient) judged(t *testing.T) {
	switch {
	case p.trouble.fails == "" && p.err != nil:
		t.Error(p.err)
	case p.trouble.fails != "" && (p.err == nil || !strings.Contains(p.err.Error(), p.trouble.fails)):
		t.Errorf("a spoilt page is not found out by %q: %v", p.trouble.fails, p.err)
	default:
		t.Log(strings.Join(p.took, ", "), p.err)
	}
}

// patient is a phone at a table of its own, by a relay of its own.
type patient struct {
	trouble trouble
	relay   *relay
	phone   *device
	program *program // its own; nil where it shares one
	host    *script
	table   string
	paid    int // by the bank
	coins   int // that seat 1 has
	took    []string
	err     error
}

func newHostScript(t *testing.T, base string) *script {
	t.Helper()
	host := newScript(t, base)
	resp, err := host.client.Get(base + "/host/" + hostToken)
	if err != nil {
		t.Fatal(err)
	}
	resp.Body.Close()
	return host
}

func newPatient(t *testing.T, browser context.Context, host *script, tr trouble) *patient {
	t.Helper()
	var own *program
	if tr.own {
		own = newProgram(t)
		host = newHostScript(t, own.at.Base)
	}
	var table struct{ Code, Join string }
	status, body := host.post("/tables", url.Values{"game": {"quorum"}, "seats": {"3"}})
	if err := json.Unmarshal([]byte(body), &table); err != nil || status != http.StatusCreated {
		t.Fatalf("opening a table: %d %s", status, body)
	}
	p := &patient{trouble: tr, relay: newRelay(t, host.base, tr.patch...), program: own, host: host, table: table.Code, coins: 5}
	p.phone = newPhone(t, browser, "Ada")
	p.phone.do("scans the code", chromedp.Navigate(p.relay.through(table.Join)))
	p.phone.do("sits down", chromedp.Evaluate[chromedp.Void](`(() => {
		const form = document.querySelector("form:has(#name)")
		form.querySelector("[name=seat][value='1']").checked = true
		form.elements.name.value = "Ada"
		form.requestSubmit(form.querySelector("button.main"))
	})()`))
	p.phone.sees("what is live", `document.querySelector("#mine") && document.body._htmx?.sse?.reader`)
	return p
}

// pays has the bank give Ada a coin.
func (p *patient) pays() error {
	p.paid++
	p.coins++
	form := url.Values{"kind": {"bank"}, "mark": {""}, "key": {fmt.Sprint("coin", p.paid)}, "to": {"1"}, "coins": {"1"}}
	if status, body, err := p.host.tries("/t/"+p.table+"/enter", form); err != nil || status != http.StatusNoContent {
		return fmt.Errorf("the bank: %d %s %v", status, body, err)
	}
	return nil
}

// awaits that an expression holds on the page within a while.
func (p *patient) awaits(what, expression string, while time.Duration) error {
	start := time.Now()
	if p.phone.comesToHold(while, expression) == nil {
		p.took = append(p.took, fmt.Sprintf("%s after %.1f s", what, time.Since(start).Seconds()))
		return nil
	}
	now, err := chromedp.Run(p.phone.ctx, chromedp.Evaluate[string](`[document.visibilityState, performance.now() | 0, document.querySelector("#mine")?.innerText, document.querySelector("#offline")?.innerText,
		performance.getEntriesByType("resource").filter(e => e.name.endsWith("/live")).map(e => e.responseStatus + " at " + (e.startTime | 0))].join("; ")`))
	return fmt.Errorf("not %s after %v (%s): %q, %v", what, while, strings.Join(p.took, ", "), now, err)
}

func (p *patient) holds(expression string) bool {
	ctx, cancel := context.WithTimeout(p.phone.ctx, 5*time.Second)
	defer cancel()
	holds, err := chromedp.Run(ctx, chromedp.Evaluate[bool]("!!("+expression+")"))
	return err == nil && holds
}

// newest is that the page shows what the bank has given so far, and is open.
func (p *patient) newest(while time.Duration) error {
	return p.awaits("newest", fmt.Sprintf(`!%s && document.querySelector("#mine").innerText.includes("%d")`, lost, p.coins), while)
}

// isLost is that the page says it is not live, within a while, and that its
// buttons send nothing.
func (p *patient) isLost(while time.Duration) error {
	if err := p.awaits("lost", lost+` && document.querySelector("#offline").checkVisibility() && document.querySelector("#offline").innerText.trim() != ""`, while); err != nil {
		return err
	}
	before := p.relay.sent()
	p.taps()
	time.Sleep(300 * time.Millisecond)
	if p.relay.sent() != before {
		return errors.New("a locked page sends an entry")
	}
	return nil
}

// open is that its buttons work: a tap is sent once, and counts.
func (p *patient) open() error {
	if p.holds(lost) {
		return errors.New("the page is locked")
	}
	before := p.relay.sent()
	p.taps()
	p.coins--
	if err := p.newest(atOnce); err != nil {
		return fmt.Errorf("a coin that Ada hides: %w", err)
	}
	if got := p.relay.sent() - before; got != 1 {
		return fmt.Errorf("one tap sent %d entries", got)
	}
	return nil
}

// taps hides a coin.
func (p *patient) taps() {
	p.holds(`document.querySelector("form:has(input[name=kind][value=hide])").requestSubmit() || true`)
}

// recovers is what every trouble ends with: a coin of the bank is seen, and the
// buttons work.
func (p *patient) recovers(while time.Duration) error {
	if err := p.newest(while); err != nil {
		return err
	}
	return p.open()
}

// instead answers a stream's request with something else.
func instead(status int, kind, body string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", kind)
		if status == http.StatusFound {
			w.Header().Set("Location", "/")
		}
		w.WriteHeader(status)
		fmt.Fprint(w, body)
	}
}

// answered has the stream end and its next ones answered in another way for a
// while, while the bank pays.
func answered(status int, kind, body string, while time.Duration) func(*patient) error {
	return func(p *patient) error {
		p.relay.answers(instead(status, kind, body))
		p.relay.ends()
		if err := p.pays(); err != nil {
			return err
		}
		if while > toldOff {
			if err := p.isLost(toldOff); err != nil {
				return err
			}
		} else {
			time.Sleep(while)
		}
		p.relay.answers(nil)
		return p.recovers(2 * atOnce)
	}
}

const (
	short = 4 * time.Second / hurry // nobody need be told
	whole = toldOff + 1             // until the page says so
)

// What is spoilt in a page, or taken out so that nothing else helps.
var (
	noWatchdog = []string{"quietAfter = 12000, lostAfter = 15000, refusedAfter", "quietAfter = 1e9, lostAfter = 1e9, refusedAfter"}
	noRetry    = []string{"sse.reconnectDelay:50ms", "sse.reconnect:false", "load, live:retry", "load"}
	noPause    = []string{"sse.reconnectDelay:50ms", "sse.reconnectDelay:50ms sse.pauseOnBackground:false"}
	noOnline   = append([]string{`addEventListener("online", connect)`, ""}, noWatchdog...)
	noRest     = []string{"if (resting) return // ", "// "}
)

var troubles = []trouble{
	{name: "clean end", run: cleanEnd},
	{name: "half-open", run: halfOpen},
	{name: "out of reach", run: outOfReach},
	{name: "503 for a moment", run: answered(503, "text/plain", "later", short)},
	{name: "401 for a moment", run: answered(401, "text/plain", "who?", short)},
	{name: "204 for a moment", run: answered(204, "text/plain", "", short)},
	{name: "a hotel's page for a moment", run: answered(200, "text/html", "<p>data: pay</p>\n\n", short)},
	{name: "another page for a moment", run: answered(302, "text/html", "", short), long: true},
	{name: "503 for long", run: answered(503, "text/plain", "later", whole), long: true},
	{name: "a hotel's page for long", run: answered(200, "text/html", "<p>pay</p>", whole), long: true},
	{name: "no stream at first", run: noneAtFirst},
	{name: "restart", run: restart, own: true},
	{name: "hidden", run: hidden},
	{name: "offline", run: offline, patch: noWatchdog},
	{name: "eight tabs", run: eightTabs},

	{name: "clean end, no retry", run: cleanEnd, patch: noRetry, fails: "not newest"},
	{name: "half-open, no watchdog", run: halfOpen, patch: noWatchdog, fails: "not newest"},
	{name: "out of reach, no watchdog", run: outOfReach, patch: noWatchdog, fails: "not lost", long: true},
	{name: "503 for long, no watchdog", run: answered(503, "text/plain", "later", whole), patch: noWatchdog, fails: "not lost", long: true},
	{name: "no stream at first, no retry", run: noneAtFirst, patch: noRetry, fails: "not newest", long: true},
	{name: "hidden, no pause", run: hidden, patch: noPause, fails: "listening on"},
	{name: "offline, not looked for", run: offline, patch: noOnline, fails: "not newest"},
	{name: "eight tabs, no rest", run: eightTabs, patch: noRest, fails: "not lost"},
}

// The stream ends in good order: the next one shows what is new.
func cleanEnd(p *patient) error {
	p.relay.ends()
	if err := p.pays(); err != nil {
		return err
	}
	return p.recovers(atOnce)
}

// The connection is open and nothing comes any more; a new one would work.
func halfOpen(p *patient) error {
	p.relay.silences()
	if err := p.pays(); err != nil {
		return err
	}
	return p.recovers(noticed)
}

// Nothing gets through at all, then everything does.
func outOfReach(p *patient) error {
	p.relay.goesDeaf()
	if err := p.pays(); err != nil {
		return err
	}
	if err := p.isLost(toldOff); err != nil {
		return err
	}
	p.relay.hear()
	return p.recovers(2 * atOnce)
}

// The laptop's program ends and is started again.
func restart(p *patient) error {
	p.program.kill()
	if err := p.isLost(atOnce); err != nil {
		return err
	}
	p.program.start()
	if err := p.pays(); err != nil {
		return err
	}
	return p.recovers(atOnce)
}

// A page is loaded while its streams are refused, and never was live.
func noneAtFirst(p *patient) error {
	for _, answer := range []http.HandlerFunc{instead(503, "text/plain", "later"), instead(200, "text/html", "<p>pay</p>")} {
		p.relay.answers(answer)
		p.relay.ends()
		p.holds(`location.reload() || true`)
		time.Sleep(short)
		if err := p.pays(); err != nil {
			return err
		}
		p.relay.answers(nil)
		if err := p.recovers(noticed); err != nil {
			return err
		}
	}
	return nil
}

// tab opens another page of the phone's browser.
func (p *patient) tab() (*patient, error) {
	ctx, cancel := chromedp.NewContext(p.phone.ctx, chromedp.WithNewWindow(true))
	p.phone.Cleanup(cancel)
	other := *p
	other.phone = &device{p.phone.T, "tab", ctx}
	return &other, chromedp.Do(ctx, chromedp.Navigate(p.relay.base+"/t/"+p.table))
}

// The owner looks at something else, and comes back.
func hidden(p *patient) error {
	p.isShown(false)
	if err := p.awaits("hidden", "document.hidden", atOnce); err != nil {
		return err
	}
	time.Sleep(time.Second) // its stream is let go
	if err := p.pays(); err != nil {
		return err
	}
	if err := p.awaits("listening on", fmt.Sprintf(`document.querySelector("#mine").innerText.includes("%d")`, p.coins), 2*time.Second); err == nil {
		return errors.New("a hidden page is listening on")
	}
	p.isShown(true)
	return p.recovers(atOnce)
}

// isShown tells a page that it lies in front, or behind another: the shell for tests has
// no windows that could hide one.
func (p *patient) isShown(shown bool) {
	p.holds(fmt.Sprintf(`(Object.defineProperty(document, "hidden", {configurable: true, get: () => !%[1]t}),
		Object.defineProperty(document, "visibilityState", {configurable: true, get: () => %[1]t ? "visible" : "hidden"}),
		document.dispatchEvent(new Event("visibilitychange")))`, shown))
}

// The phone is in flight mode, and then no longer: it need not wait until it
// notices.
func offline(p *patient) error {
	flight := func(on bool) error {
		_, err := chromedp.Call(p.phone.ctx, network.OverrideNetworkState, network.OverrideNetworkStateParams{Offline: on, DownloadThroughput: -1, UploadThroughput: -1})
		return err
	}
	p.relay.goesDeaf()
	if err := errors.Join(flight(true), p.pays()); err != nil {
		return err
	}
	time.Sleep(short)
	p.relay.hear()
	if err := flight(false); err != nil {
		return err
	}
	return p.recovers(atOnce)
}

// Eight pages of one seat: three are live, the older ones say that they rest,
// send nothing and leave the laptop alone, until they are touched.
func eightTabs(p *patient) error {
	pages := []*patient{p}
	for len(pages) < 8 {
		other, err := p.tab()
		if err != nil {
			return err
		}
		pages = append(pages, other)
	}
	oldest, newest := pages[0], pages[7]
	for _, rests := range pages[:5] {
		if err := rests.isLost(atOnce); err != nil {
			return fmt.Errorf("an old page: %w", err)
		}
	}
	before := p.relay.asked()
	if err := newest.recovers(atOnce); err != nil {
		return fmt.Errorf("the newest page: %w", err)
	}
	time.Sleep(3 * time.Second)
	if more := p.relay.asked() - before; more > 0 {
		return fmt.Errorf("resting pages asked for %d streams", more)
	}
	oldest.coins = newest.coins
	oldest.holds(`document.body.dispatchEvent(new PointerEvent("pointerdown", {bubbles: true}))`)
	if err := oldest.recovers(atOnce); err != nil {
		return fmt.Errorf("an old page that is touched: %w", err)
	}
	return pages[5].isLost(atOnce)
}
