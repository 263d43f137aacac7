package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// The laptop dies after an entry is stored and before the phone is told. The
// phone sends it again, by itself or by its owner's finger, now or after it has
// shown that it is not live: one entry each.
func TestATapThatWasNotAnsweredCountsOnce(t *testing.T) {
	t.Parallel()
	e := newUnanswered(t, mortal)
	deaths := long(4, 50)
	for n := 1; n <= deaths; n++ {
		again := e.lays(n, n%2 == 0)
		if got := e.laid(); got != n {
			t.Fatalf("after %d cards, the last with a death of the laptop and sent again: %v, the log has %d", n, again, got)
		}
		e.again += again
	}
	t.Logf("%d deaths between commit and answer, one entry each; %d were sent again by a second tap", deaths, e.again)
	if e.again == 0 {
		t.Error("nothing was ever sent again")
	}
}

// A program that forgets keys counts such a tap twice, and the same check says so.
func TestAForgottenKeyCountsTwice(t *testing.T) {
	t.Parallel()
	e := newUnanswered(t, forgetting, mortal)
	if e.lays(1, true); e.laid() != 2 {
		t.Errorf("a program that forgets keys has %d entries of a tap that was sent twice", e.laid())
	}
}

// unanswered is an evening of one phone with a laptop that dies at the worst moment.
type unanswered struct {
	*program
	host, ada *device
	again     int
}

func newUnanswered(t *testing.T, ways ...string) *unanswered {
	browser := chrome(t)
	e := &unanswered{program: newProgram(t, ways...)}
	e.host = newDevice(t, browser, "host", 1280, 800)
	join := e.host.opens(e.at.Base, "quorum", 3)
	e.ada = newPhone(t, browser, "Ada")
	e.ada.sitDown(join, 1)
	return e
}

// opens a table as the host does, and gives the link for phones.
func (d *device) opens(base, game string, seats int) (join string) {
	d.Helper()
	form := "#game-" + game
	d.do("opens the host's link", chromedp.Navigate(base+"/host/"+hostToken))
	d.do("opens a table", chromedp.Click(chromedp.CSS(form+" summary")),
		chromedp.SetValue(chromedp.CSS(form+" [name=seats]"), fmt.Sprint(seats)), chromedp.Click(chromedp.CSS(form+" form button.main")))
	d.sees("the host's page", `document.documentElement.className == "host" && location.pathname.startsWith("/t/")`)
	var opened struct{ Table struct{ Join string } }
	d.asJSON(&opened)
	return opened.Table.Join
}

// lays has Ada lay a card while the laptop dies of it, starts the laptop again,
// at once or once she has seen that it is away, and sees her through. It gives
// how often she tapped again.
func (e *unanswered) lays(n int, late bool) (again int) {
	e.Helper()
	if err := os.WriteFile(filepath.Join(e.data, lastWill), nil, 0o600); err != nil {
		e.Fatal(err)
	}
	card := name(n)
	e.ada.unfold(e.ada.form("lay", map[string]string{"names": card}) + " [name=names]")
	e.ada.sends("lay", map[string]string{"names": card})
	e.dies()
	if late {
		e.ada.sees("that the laptop is away", lost)
	}
	e.start()
	e.ada.sees("the laptop again", `!document.querySelector("[data-ui-flying]") && !`+lost)
	for e.ada.eval(`String(document.querySelector("`+layForm+` [data-no]").textContent != "")`) == "true" {
		if kept := e.ada.eval(`document.querySelector("` + layForm + ` [name=names]").value`); kept != card {
			e.Fatalf("what Ada typed is gone: %q is left", kept)
		}
		e.ada.unfold(layForm)
		e.ada.taps("sends it again", layForm+" button.btn:not([type=button])")
		e.ada.sees("the answer", `!document.querySelector("[data-ui-flying]")`)
		if again++; again == 5 {
			e.Fatal("Ada's card is refused five times")
		}
	}
	return again
}

// dies waits for the laptop's death.
func (e *unanswered) dies() {
	e.Helper()
	dead := make(chan struct{})
	go func() { e.cmd.Wait(); close(dead) }()
	select {
	case <-dead:
	case <-time.After(10 * time.Second):
		e.ada.shot("alive")
		e.Fatal("the laptop did not die")
	}
}

const layForm = `form:has(input[name=kind][value=lay])`

// laid is how many cards the log has.
func (e *unanswered) laid() int {
	e.Helper()
	kinds := e.host.entries()
	return len(slices.DeleteFunc(kinds, func(kind string) bool { return kind != "lay" }))
}
