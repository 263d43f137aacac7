package main

import (
	"fmt"
	"net/url"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
)

// sample is the form of one field in the kit.
func sample(name string) string {
	return fmt.Sprintf(`[...document.querySelectorAll(".spec")].find(s => s.querySelector("h3").textContent === %q).querySelector("form")`, name)
}

// What is tapped in a field is what its form says, in the words of night files.
func TestFieldsAnswer(t *testing.T) {
	t.Parallel()
	b := browse(t, &gallery{}, 390, 844)
	b.open("/")
	for _, c := range []struct{ field, taps, want string }{
		{"number", `f.querySelector("[data-step='-1']").click()`, "dope=2"},
		{"number", `for (let i = 0; i < 9; i++) f.querySelector("[data-step='1']").click()`, "dope=3"},
		{"money", `f.querySelector("[data-add='10']").click(); f.querySelector("[data-add='1']").click()`, "amount=5.5"},
		{"money", `for (const k of "7.25") f.querySelector("[data-key='" + k + "']").click(); f.querySelector("[data-key=back]").click()`, "amount=7.2"},
		{"money", `f.querySelector("[data-set]").click()`, "amount=12.5"},
		{"money", `for (let i = 0; i < 9; i++) f.querySelector("[data-add='10']").click()`, "amount=12.5"},
		{"money-few", `f.querySelector("[data-set='3']").click(); f.querySelector("[data-set='12']").click()`, "money=12"},
		{"money-debt", `for (const k of "−4.5") f.querySelector("[data-key='" + k + "']").click()`, "to=-4.5"},
		{"money-dollars", `f.querySelector("[data-add='50000']").click(); f.querySelector("[data-key='00']").click()`, "pay=5000000"},
		{"choice", `f.elements.next[1].click()`, "next=fight"},
		{"choice-ballot", `f.elements.say[0].click()`, "say=for"},
		{"several", `for (const e of f.elements.accomplices) e.click()`, "accomplices=Sheriff&accomplices=Senator&accomplices=Boss"},
		{"who", `f.querySelector("[value=bank]").click()`, "to=bank"},
		{"die", `for (const d of f.querySelectorAll(".faces")) d.querySelector("[data-face='4']").click()`, "roll=4&roll=4"},
		{"split", `for (const li of f.querySelectorAll("li")) for (let i = 0; i < 9; i++) li.querySelector("[data-step='1']").click()`,
			"dope=2%3A9&dope=Dallas%3A3&dope=Corpus+Christi%3A1"},
		{"text", `f.querySelector("[data-fill=Amnesty]").click()`, "says=Amnesty"},
		{"troops", `f.querySelector("[data-step='1']").click()`, "soldiers=1&lieutenants=0"},
		{"card", `f.querySelector("[data-fill=Grenade]").click()`, "damage=5&needs=2&weapon=Grenade"},
	} {
		b.open("/")
		b.run("const f = " + sample(c.field) + "; " + c.taps)
		if got := value[string](b, `new URLSearchParams(new FormData(`+sample(c.field)+`)).toString()`); got != c.want {
			t.Errorf("%s after %s says %q, want %q", c.field, c.taps, got, c.want)
		}
	}
}

func TestFieldsAddUp(t *testing.T) {
	t.Parallel()
	b := browse(t, &gallery{}, 390, 844)
	b.open("/")
	for _, c := range []struct{ field, taps, part, want string }{
		{"troops", `for (let i = 0; i < 3; i++) f.querySelector("[data-step='1']").click(); f.querySelectorAll("[data-step='1']")[1].click()`, "[data-total]", "Troop value 6, costs $9M of $12.5M."},
		{"split", `f.querySelector("[data-step='1']").click()`, "[data-left]", "11 left"},
		{"card", `f.querySelector("[data-fill=Kalachnikov]").click()`, "[data-power]", "Counts in full: it needs 3, you have 7."},
		{"card", `for (let i = 0; i < 9; i++) f.querySelectorAll("[data-step='1']")[1].click()`, "[data-power]", "Counts nothing: it needs 9, you have 7."},
		{"money", `f.querySelector("[data-add='10']").click()`, "[data-keep]", "You keep $7.5M."},
		{"money-dollars", `for (const k of "1234500".match(/00|./g)) f.querySelector("[data-key='" + k + "']").click()`, "[data-figure]", "1,234,500"},
	} {
		b.open("/")
		b.run("const f = " + sample(c.field) + "; " + c.taps)
		if got := value[string](b, sample(c.field)+`.querySelector("`+c.part+`").textContent`); got != c.want {
			t.Errorf("%s after %s shows %q, want %q", c.field, c.taps, got, c.want)
		}
	}
}

// settled tells the script that a push has changed a region.
const settled = `; document.querySelector("#%s").dispatchEvent(new CustomEvent("htmx:after:swap", {bubbles: true}))`

// A button that has come under the finger just now is dead for a moment.
func TestAButtonThatJustCameIsDead(t *testing.T) {
	t.Parallel()
	g := &gallery{every: time.Hour, entered: make(chan url.Values, 5)}
	b := browse(t, g, 390, 844)
	b.open("/page/phone-turn")
	time.Sleep(2 * deadTime)
	tap := `const form = document.querySelector("#late"); const e = new MouseEvent("click", {bubbles: true, cancelable: true, detail: 1}); form.querySelector("button").dispatchEvent(e)`
	b.run(`const form = document.querySelector("#hand .quick").cloneNode(true); form.id = "late"; form.elements.kind.value = "late"; document.querySelector("#hand").append(form)` +
		fmt.Sprintf(settled, "hand") + "; {" + tap + "}")
	time.Sleep(deadTime)
	if len(g.entered) != 0 {
		t.Error("a tap meant for what was there before went through")
	}
	time.Sleep(deadTime)
	b.run(tap)
	if got := <-g.entered; got.Get("kind") != "late" {
		t.Errorf("posted %v", got)
	}
}

// One quiet line tells those who listen what has happened; what was there when
// the page came is not told again.
func TestWhatHappenedIsSaid(t *testing.T) {
	t.Parallel()
	b := browse(t, &gallery{every: time.Hour}, 390, 844)
	b.open("/page/phone-calm")
	if said := value[string](b, `document.querySelector("#said").textContent`); said != "" {
		t.Errorf("at first the page says %q", said)
	}
	b.run(`document.querySelector("#last [data-say]").textContent = "Ben pays Ada $2M."` + fmt.Sprintf(settled, "last"))
	b.eventually(`document.querySelector("#said").textContent.startsWith("Ben pays Ada $2M.")`)
}

// A moment is counted in once, on a page that watches it come.
func TestMomentsAreCountedIn(t *testing.T) {
	t.Parallel()
	b := browse(t, &gallery{every: time.Hour}, 1920, 1080)
	b.open("/page/room-vote")
	counting := `document.documentElement.hasAttribute("data-ui-moment")`
	if value[bool](b, counting) {
		t.Error("what was there when the page came is counted in")
	}
	b.run(`document.querySelector("[data-moment]").dataset.moment = "another"` + fmt.Sprintf(settled, "top"))
	if !value[bool](b, counting+` && !document.querySelector("#left").checkVisibility({visibilityProperty: true})`) {
		t.Error("a new moment is not counted in")
	}
	b.eventually(`!` + counting)
	b.run(fmt.Sprintf(settled, "top"))
	if value[bool](b, counting) {
		t.Error("the same moment is counted in again")
	}
}

// A chime when the table has come to wait for this phone, a knock when something
// turns up: also where nothing may move, and never where it is muted.
func TestSoundsOfThePage(t *testing.T) {
	t.Parallel()
	b := browse(t, &gallery{every: time.Hour}, 390, 844)
	const chime, knock = "60,60,60", "40"
	felt := `window.felt.map(String).join("|")`
	expect := func(what, want string) {
		t.Helper()
		b.eventually(`!document.documentElement.hasAttribute("data-ui-moment")`)
		if got := value[string](b, felt); got != want {
			t.Errorf("%s: %q is felt, not %q", what, got, want)
		}
		b.run(`window.felt = []`)
	}
	b.open("/page/phone-calm")
	b.run(`window.felt = []; navigator.vibrate = pattern => window.felt.push(pattern)`)
	waits := `document.querySelector("#hand").toggleAttribute("data-yours", %t)` + fmt.Sprintf(settled, "hand")
	b.run(fmt.Sprintf(waits, true))
	expect("the table waits for this phone", chime)
	b.run(fmt.Sprintf(waits, true))
	expect("and does so still", "")
	b.run(fmt.Sprintf(waits, false))
	expect("and no more", "")
	for i, motion := range []string{"no-preference", "reduce"} {
		call(b, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: motion}}})
		turns := fmt.Sprintf(`document.querySelector("#last").innerHTML = "<p data-moment=%d></p>"`, i) + fmt.Sprintf(settled, "last")
		b.run(turns)
		expect("something turns up, with motion "+motion, knock)
		b.run(turns)
		expect("and lies there still", "")
	}
	b.run(`localStorage.setItem("croupier-mute", "1")` + fmt.Sprintf(`; document.querySelector("#last").innerHTML = "<p data-moment=9></p>"`+settled, "last"))
	expect("muted", "")
}
