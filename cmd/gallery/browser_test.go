package main

import (
	"context"
	"fmt"
	"net/http/httptest"
	"net/url"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// browser is one window on a gallery.
type browser struct {
	*testing.T
	ctx  context.Context
	base string
}

// browse opens a gallery and a window of that size on it.
func browse(t *testing.T, g *gallery, width, height int64) browser {
	t.Helper()
	if testing.Short() {
		t.Skip("a browser is slow")
	}
	if g.every == 0 {
		g.every = 200 * time.Millisecond
	}
	server := httptest.NewServer(g.pages())
	t.Cleanup(server.Close)
	ctx, stop := chromedp.NewContext(chromium(t), chromedp.WithNewBrowserContext())
	t.Cleanup(stop)
	b := browser{t, ctx, server.URL}
	b.size(width, height)
	call(b, page.Enable, page.EnableParams{})
	call(b, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{
		Source: `addEventListener("error", e => sessionStorage.setItem("faults", (sessionStorage.getItem("faults") ?? "") + e.message + "\n"))`})
	t.Cleanup(b.noFaults)
	return b
}

// noFaults fails the test if a script of any page it opened threw.
func (b browser) noFaults() {
	if b.Failed() {
		return
	}
	if faults := value[string](b, `location.origin === "null" ? "" : sessionStorage.getItem("faults") ?? ""`); faults != "" {
		b.Errorf("the page's script threw: %s", faults)
	}
}

// theBrowser is started once: every test has windows of its own in it.
var theBrowser = sync.OnceValues(func() (context.Context, error) {
	path, err := exec.LookPath("chromium-headless-shell") // it draws no windows round the pages
	if err != nil {
		path, err = exec.LookPath("chromium")
	}
	if err != nil {
		return nil, err
	}
	all, _ := chromedp.NewExecAllocator(context.Background(), append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true), chromedp.Flag("disable-component-update", true))...)
	ctx, _ := chromedp.NewContext(all)
	return ctx, chromedp.Do(ctx)
})

func chromium(t *testing.T) context.Context {
	t.Helper()
	ctx, err := theBrowser()
	if err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatal("no Chromium can be started, and CI must have one: ", err)
		}
		t.Skipf("no Chromium can be started, %s was not run: %v", t.Name(), err)
	}
	return ctx
}

// TestMain ends the browser after the last test.
func TestMain(m *testing.M) {
	code := m.Run()
	if ctx, err := theBrowser(); err == nil {
		chromedp.Cancel(ctx)
	}
	os.Exit(code)
}

func (b browser) do(steps ...chromedp.Action[chromedp.Void]) {
	b.Helper()
	if err := chromedp.Do(b.ctx, steps...); err != nil {
		b.Fatal(err)
	}
}

// call sends a command of the browser's protocol.
func call[P, R any](b browser, command cdp.Command[P, R], params P) {
	b.Helper()
	if _, err := chromedp.Call(b.ctx, command, params); err != nil {
		b.Fatal(err)
	}
}

func (b browser) size(width, height int64) {
	b.Helper()
	b.do(chromedp.EmulateViewport(width, height))
}

func (b browser) open(path string) {
	b.Helper()
	b.do(chromedp.Navigate(b.base + path))
	if value[bool](b, `document.body.hasAttribute("hx-sse:connect")`) { // as it is after the first push
		b.eventually(`[...document.querySelectorAll("[name=key]")].every(e => /\d$/.test(e.value)) && performance.now() > 300`)
	}
}

// run runs a script and forgets what it comes to.
func (b browser) run(script string) {
	b.Helper()
	b.do(chromedp.Evaluate[chromedp.Void]("void (() => {" + script + "})()"))
}

// value is what a script comes to.
func value[T any](b browser, script string, options ...chromedp.EvaluateOption) T {
	b.Helper()
	v, err := chromedp.Run(b.ctx, chromedp.Evaluate[T](script, options...))
	if err != nil {
		b.Fatalf("%s: %v", script, err)
	}
	return v
}

// eventually waits for a script to come true.
func (b browser) eventually(script string) { b.Helper(); b.within(30*time.Second, script) }

func (b browser) within(while time.Duration, script string) {
	b.Helper()
	for end := time.Now().Add(while); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if value[bool](b, "Boolean("+script+")") {
			return
		}
	}
	b.Fatalf("this did not come true: %s", script)
}

// violation is one fault that axe found, and where.
type violation struct {
	ID    string `json:"id"`
	Nodes []struct {
		HTML    string `json:"html"`
		Summary string `json:"failureSummary"`
	} `json:"nodes"`
}

// unfold opens whatever is folded, to look at all of a page at once.
const unfold = `for (const d of document.querySelectorAll("details")) { d.removeAttribute("name"); d.open = true }`

// axe finds what shuts people out: on every page, by day and by night.
func TestNobodyIsShutOut(t *testing.T) {
	t.Parallel()
	axe, err := os.ReadFile("../../views/canned/testdata/axe.min.js")
	if err != nil {
		t.Fatal(err)
	}
	b := browse(t, &gallery{every: time.Hour}, 390, 844)
	call(b, page.SetBypassCSP, page.SetBypassCSPParams{Enabled: true}) // axe is not ours to serve
	for _, name := range append(pageNames(), "") {
		width, height := int64(390), int64(844)
		switch sort, _, _ := strings.Cut(name, "-"); sort {
		case "room":
			width, height = 1920, 1080
		case "host", "":
			width, height = 1280, 800
		}
		b.size(width, height)
		b.open(path(name))
		b.run(unfold)
		b.do(chromedp.Evaluate[chromedp.Void](string(axe)))
		for _, light := range []string{"light", "dark"} {
			call(b, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{
				{Name: "prefers-color-scheme", Value: light}, {Name: "prefers-reduced-motion", Value: "reduce"}}})
			rules := `["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]`
			if light == "dark" {
				rules = `["color-contrast"]` // all else is the same by night
			}
			for _, v := range value[[]violation](b, `axe.run({runOnly: `+rules+`, resultTypes: ["violations"]}).then(r => r.violations)`, chromedp.EvalAwaitPromise) {
				t.Errorf("%s by %s: %s at %d places, such as %s: %s", orKit(name), light, v.ID, len(v.Nodes), v.Nodes[0].HTML, v.Nodes[0].Summary)
			}
		}
	}
}

// Nothing runs out of a window: a wall needs no scrolling at all, a phone none
// to the side, down to 320 px and with letters twice as large.
func TestPagesFitTheirWindows(t *testing.T) {
	t.Parallel()
	b := browse(t, &gallery{every: time.Hour}, 320, 640)
	wide := `document.scrollingElement.scrollWidth > innerWidth + 1`
	for _, name := range pageNames() {
		b.open(path(name))
		for _, size := range [][3]int64{{1280, 800, 16}, {390, 844, 16}, {320, 640, 16}, {390, 844, 32}} {
			b.size(size[0], size[1])
			if size[2] != 16 && !strings.HasPrefix(name, "room") {
				b.run(fmt.Sprintf(`document.documentElement.style.fontSize = "%dpx"`, size[2]))
			}
			if value[bool](b, wide) {
				t.Errorf("%s at %v runs out to the side: %s", name, size, value[string](b, widest))
			}
		}
		if strings.HasPrefix(name, "room") {
			b.size(1920, 1080)
			if value[bool](b, wide+` || document.scrollingElement.scrollHeight > innerHeight + 1`) {
				t.Errorf("%s scrolls on the wall", name)
			}
			for _, clash := range value[[]string](b, overlaps) {
				t.Errorf("%s: %s on the wall", name, clash)
			}
		}
	}
}

// The way to a seat is on top of a phone, and on no wall.
func TestAWallOffersNoSeat(t *testing.T) {
	t.Parallel()
	b := browse(t, &gallery{every: time.Hour}, 390, 844)
	b.open("/page/room")
	way := `(e => e.checkVisibility() && e.getBoundingClientRect().bottom < 120)(document.querySelector(".takeseat a"))`
	if !value[bool](b, way) {
		t.Error("a phone must look for the way to a seat")
	}
	b.size(1920, 1080)
	if value[bool](b, way) {
		t.Error("the wall offers a seat")
	}
}

// Cards that have just been turned come into sight: what is open in the hand
// folds for them, unless somebody types in it.
func TestTurnedCardsComeIntoSight(t *testing.T) {
	t.Parallel()
	b := browse(t, &gallery{every: 300 * time.Millisecond}, 390, 844)
	open := `document.querySelector("#secret").open`
	turn := `document.querySelector("#matter").dataset.up = "2"; document.body.dispatchEvent(new CustomEvent("htmx:after:swap", {bubbles: true}))`
	b.open("/page/phone-combat")
	b.eventually(open)
	b.run(turn)
	b.within(3*time.Second, `!`+open)

	// Also where the answer to the own card is still on its way, and it is in the form yet.
	b.open("/page/phone-combat")
	b.eventually(open)
	b.run(`window.fetch = () => new Promise(() => {}); const form = document.querySelector("#secret form[data-enter]:has(input:not([type=hidden]))")
		const typed = form.querySelector("input:not([type=hidden])"); typed.value = "5"; typed.dataset.uiTouched = "1"; form.dispatchEvent(new Event("submit", {bubbles: true, cancelable: true}))`)
	b.eventually(`document.querySelector("[data-ui-flying]")`)
	b.run(turn)
	b.within(3*time.Second, `!`+open)
}

// The sides of a combat lie beside each other on every page that shows one.
func TestSidesLieBesideEachOther(t *testing.T) {
	t.Parallel()
	b := browse(t, &gallery{every: time.Hour}, 1280, 800)
	for _, name := range []string{"host", "room", "phone-reveal"} {
		b.open(path(name))
		if !value[bool](b, `(() => { const [a, b] = [...document.querySelectorAll(".duel .side")].map(e => e.getBoundingClientRect()); return a.right <= b.left })()`) {
			t.Errorf("%s: the sides of the combat lie over each other", name)
		}
	}
}

// widest names what reaches out farthest.
const widest = `[...document.querySelectorAll("body *")].filter(e => e.getBoundingClientRect().right > innerWidth + 1).map(e => e.outerHTML.slice(0, 120)).at(-1) ?? ""`

// overlaps are the parts of a wall that lie over each other or out of sight.
const overlaps = `(() => {
  const box = s => { const r = document.querySelector(s)?.getBoundingClientRect(); return r && r.height > 0 ? r : null }
  const bottom = s => Math.max(0, ...[...document.querySelectorAll(s)].map(e => e.getBoundingClientRect().bottom))
  const out = [], foot = box(".foot .qr") ?? box(".foot")
  if (bottom("#left *") > foot.top + 2) out.push("the standing reaches into the foot by " + (bottom("#left *") - foot.top))
  if (bottom("#right *") > innerHeight) out.push("the right side runs out by " + (bottom("#right *") - innerHeight))
  const inOrder = [...document.querySelectorAll("#right > *")]
  inOrder.forEach((e, i) => {
    const reach = Math.max(...[e, ...e.querySelectorAll("*")].map(x => x.getBoundingClientRect().bottom)), next = inOrder[i + 1]?.getBoundingClientRect().top
    if (reach > next + 2) out.push(e.dataset.block + " reaches over what is below it by " + (reach - next))
  })
  if (bottom("#top *") > Math.min(...[...document.querySelectorAll("#left > *")].map(e => e.getBoundingClientRect().top), innerHeight) + 2) out.push("the head reaches into the standing")
  return out
})()`

// A target is large enough for a thumb.
func TestTargetsAreLargeEnough(t *testing.T) {
	t.Parallel()
	b := browse(t, &gallery{every: time.Hour}, 390, 844)
	for _, name := range pageNames() {
		if strings.HasPrefix(name, "room") {
			continue
		}
		b.open(path(name))
		b.run(unfold)
		for _, small := range value[[]string](b, smallTargets) {
			t.Errorf("%s: %s", name, small)
		}
	}
}

const smallTargets = `[...document.querySelectorAll("a, button, summary, select, .choice, .hands label, input[type=text]")].filter(e => {
  const r = e.getBoundingClientRect()
  return r.width > 1 && r.height > 1 && getComputedStyle(e).opacity > 0 && (r.height < 31.5 || r.width < 47.5)
}).map(e => { const r = e.getBoundingClientRect(); return Math.round(r.width) + "×" + Math.round(r.height) + " " + e.outerHTML.slice(0, 100) }).concat(
[...document.querySelectorAll("input:not([type=hidden]):not([type=radio]):not([type=checkbox]), select")].filter(e => parseFloat(getComputedStyle(e).fontSize) < 16).map(e => "small letters in " + e.outerHTML.slice(0, 100)))`

// What is half typed, the focus and what is open survive the pushes.
func TestPushesLeaveAloneWhatIsTyped(t *testing.T) {
	t.Parallel()
	b := browse(t, &gallery{every: 40 * time.Millisecond}, 390, 844)
	b.open("/page/phone-turn")
	b.run(`window.pushes = 0; document.body.addEventListener("htmx:sse:after:message", () => pushes++)`)
	b.run(`
		document.querySelector("#hand details[id^=pad-recruit]").open = true
		document.querySelector("#more").open = true
		document.querySelector("[name=where]").focus()`)
	typed := "Corpus Christi, and more"
	for _, key := range typed {
		call(b, input.InsertText, input.InsertTextParams{Text: string(key)})
		time.Sleep(15 * time.Millisecond)
	}
	b.run(`document.querySelector("[name=soldiers]").closest(".stepper").querySelector("[data-step='1']").click()`)
	b.eventually(`pushes > 40`)
	if got := value[string](b, `document.querySelector("[name=where]").value`); got != typed {
		t.Errorf("typed %q, and after the pushes there is %q", typed, got)
	}
	if got := value[string](b, `document.querySelector("[name=soldiers]").value`); got != "1" {
		t.Errorf("the stepper stood at 1, and after the pushes at %q", got)
	}
	if !value[bool](b, `document.activeElement.name === "where" && document.activeElement.selectionStart === `+fmt.Sprint(len(typed))) {
		t.Error("the pushes moved the focus or the caret")
	}
	if !value[bool](b, `document.querySelector("#hand details[id^=pad-recruit]").open && document.querySelector("#more").open`) {
		t.Error("the pushes closed what was open")
	}
	if key := value[string](b, `document.querySelector("[id^=pad-recruit] [name=key]").value`); key == "recruit-0" {
		t.Error("the hidden key was not pushed")
	}
}

// A payment is two taps and an amount, the button says the sentence, a refusal
// stands beside it and what was typed stays.
func TestPaying(t *testing.T) {
	t.Parallel()
	g := &gallery{entered: make(chan url.Values, 20)}
	b := browse(t, g, 390, 844)
	b.open("/page/phone-pay")
	form := `document.querySelector("#hand [id^=pad-pay] form")`
	b.run(form + `.querySelector("[name=to][value='2']").click()`)
	b.run(form + `.querySelector("[data-field=money] .ask").click()`) // a tap beside the keys is none
	for _, key := range []string{"6", ".", "5"} {
		b.run(fmt.Sprintf(form+`.querySelector(".keypad [data-key='%s']").click()`, key))
	}
	if says := value[string](b, form+`.querySelector(".btn.main").innerText.trim()`); says != "Pay Ben $6.5M" {
		t.Errorf("the button says %q", says)
	}
	if keeps := value[string](b, form+`.querySelector("[data-keep]").textContent`); keeps != "You keep $6M." {
		t.Errorf("the page says %q", keeps)
	}
	time.Sleep(2 * deadTime)
	b.run(`for (let i = 0; i < 5; i++) ` + form + `.requestSubmit()`)
	b.eventually(form + `.querySelector(".refusal[role=alert]")`)
	first := <-g.entered
	if first.Get("to") != "2" || first.Get("amount") != "6.5" || len(first.Get("key")) != 32 || first.Get("mark") != "" {
		t.Errorf("posted %v", first)
	}
	if n := len(g.entered); n != 0 {
		t.Errorf("%d more entries were sent by taps while one was on its way", n)
	}
	if amount := value[string](b, form+`.elements.amount.value`); amount != "6.5" {
		t.Errorf("after the refusal the amount is %q", amount)
	}

	g.down.Store(true) // the same tap again and again has one key, until it is answered
	keys := map[string]bool{}
	for range 3 {
		b.run(form + `.requestSubmit()`)
		b.eventually(`!` + form + `.hasAttribute("data-ui-flying")`)
		for len(g.entered) > 0 { // the browser sends a lost one again by itself
			keys[(<-g.entered).Get("key")] = true
		}
	}
	if len(keys) != 1 || keys[first.Get("key")] {
		t.Errorf("an unanswered tap was sent under %d keys, the answered one's among them: %v", len(keys), keys[first.Get("key")])
	}
	if no := value[string](b, form+`.querySelector("[role=alert]").textContent`); !strings.Contains(no, "counts once") {
		t.Errorf("the page says %q", no)
	}
}

// deadTime is how long a button that has just come is dead.
const deadTime = 300 * time.Millisecond

// What was taken is gone from the form.
func TestWhatWasTakenIsForgotten(t *testing.T) {
	t.Parallel()
	g := &gallery{entered: make(chan url.Values, 20)}
	b := browse(t, g, 390, 844)
	b.open("/page/phone-turn")
	form := `document.querySelector("#hand [id^=pad-recruit] form")`
	b.run(`document.querySelector("#hand details[id^=pad-recruit]").open = true; ` + form + `.elements.where.value = "Dallas"`)
	b.run(form + `.querySelector("[data-step='1']").click(); ` + form + `.requestSubmit()`)
	got := <-g.entered
	if got.Get("where") != "Dallas" || got.Get("soldiers") != "1" || got.Get("lieutenants") != "0" {
		t.Errorf("posted %v", got)
	}
	b.eventually(form + `.elements.where.value === "" && ` + form + `.elements.soldiers.value === "0" && !` + form + `.closest("details").open`)
}

// What is held open is covered again on release; what lies under any cover is
// covered when the page loses sight or focus.
func TestCovers(t *testing.T) {
	t.Parallel()
	b := browse(t, &gallery{}, 390, 844)
	b.open("/page/phone-combat")
	b.run(`document.querySelector("#matter .cover").scrollIntoView({block: "center"})`)
	time.Sleep(2 * deadTime)
	at := value[map[string]float64](b, `(() => { const r = document.querySelector("#matter .cover > summary").getBoundingClientRect(); return {x: r.x + 60, y: r.y + 20} })()`)
	shown := `document.querySelector("#matter .cover .under").checkVisibility()`
	mouse := func(kind input.DispatchMouseEventType) {
		call(b, input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: kind, X: at["x"], Y: at["y"], Button: input.MouseButtonLeft, ClickCount: 1})
	}
	mouse(input.DispatchMouseEventTypeMousePressed)
	b.eventually(shown)
	mouse(input.DispatchMouseEventTypeMouseReleased)
	b.within(3*time.Second, `!`+shown)
	mouse(input.DispatchMouseEventTypeMousePressed)
	b.eventually(shown)
	b.run(`dispatchEvent(new Event("blur"))`)
	b.within(3*time.Second, `!`+shown) // sooner than it shuts by itself
	mouse(input.DispatchMouseEventTypeMouseReleased)

	// who cannot hold opens it with the keyboard, and it shuts by itself
	b.run(`document.querySelector("#matter .cover > summary").focus()`)
	b.do(chromedp.KeyEvent(" "))
	b.eventually(shown)
	b.eventually(`!` + shown)

	secret := `document.querySelector("#secret-cover .under").checkVisibility()`
	b.run(`document.querySelector("#secret-cover > summary").click()`)
	b.eventually(secret)
	time.Sleep(500 * time.Millisecond) // two pushes
	if !value[bool](b, secret) {
		t.Error("a push shut the cover under which somebody types")
	}
	b.run(`Object.defineProperty(document, "hidden", {value: true, configurable: true}); document.dispatchEvent(new Event("visibilitychange"))`)
	b.eventually(`!` + secret)
}

// A seat's page on the host's device shows nothing before it is handed over.
func TestHandedOver(t *testing.T) {
	t.Parallel()
	b := browse(t, &gallery{}, 390, 844)
	b.open("/page/phone-handed")
	seen := `document.querySelector("main").checkVisibility({visibilityProperty: true})`
	if value[bool](b, seen) {
		t.Error("the seat is shown before its person takes the device")
	}
	b.run(`document.querySelector("#handover > summary").click()`)
	b.eventually(seen)
	b.run(`dispatchEvent(new Event("blur"))`)
	b.eventually(`!` + seen)
}

// A stream that stays open and says nothing is noticed: first a new connection,
// then the page says so and locks its buttons, and all is well when it is back.
func TestSilenceIsNoticed(t *testing.T) {
	t.Parallel()
	g := &gallery{}
	b := browse(t, g, 390, 844)
	b.open("/page/phone-pay")
	b.eventually(`document.querySelector("[id^=pad-pay] [name=key]").value !== "pay-0"`)
	g.still.Store(true)
	began := time.Now()
	lost := `document.querySelector("#offline").checkVisibility()`
	b.eventually(lost)
	if after := time.Since(began); after < 11*time.Second || after > 20*time.Second {
		t.Errorf("the page said so after %v", after)
	}
	if says := value[string](b, `document.querySelector("#offline").textContent`); !strings.Contains(says, "Not live since") {
		t.Errorf("the page says %q", says)
	}
	b.run(`window.sent = 0; const was = window.fetch; window.fetch = (...a) => { if (a[1]?.method === "POST") sent++; return was(...a) }; document.querySelector("[id^=pad-pay] form").requestSubmit()`)
	if value[int](b, `sent`) != 0 {
		t.Error("a page that is not live sent an entry")
	}
	g.still.Store(false)
	b.eventually(`!` + lost)
}

// A page needs nothing that plain http does not have, and loads nothing from elsewhere.
func TestScriptsRunUnderThePolicy(t *testing.T) {
	t.Parallel()
	b := browse(t, &gallery{}, 390, 844)
	var complaints []string
	call(b, page.Enable, page.EnableParams{})
	call(b, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: `window.complaints = [];
		document.addEventListener("securitypolicyviolation", e => complaints.push(e.violatedDirective + " " + e.blockedURI));
		addEventListener("error", e => complaints.push(e.message || "could not load " + e.target?.src));`})
	for _, name := range pageNames() {
		b.open(path(name))
		time.Sleep(300 * time.Millisecond)
		if got := value[[]string](b, `window.complaints ?? []`); len(got) > 0 {
			complaints = append(complaints, name+": "+strings.Join(got, "; "))
		}
		from := value[[]string](b, `performance.getEntriesByType("resource").map(e => e.name)`)
		for _, u := range from {
			if !strings.HasPrefix(u, b.base) {
				complaints = append(complaints, name+" loads "+u)
			}
		}
	}
	if len(complaints) > 0 {
		t.Error(strings.Join(complaints, "\n"))
	}
}
