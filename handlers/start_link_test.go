package handlers_test

import (
	"strings"
	"testing"
)

// The link printed at start is good until its cookie has come back once: an answer
// that is lost on its way leaves nobody without a host, nor two of them.
func TestTheAnswerToTheStartLinkIsLost(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	asHost := func(b *browser, is bool) {
		t.Helper()
		if got := strings.Contains(b.get("/").body, "Open a table"); got != is {
			t.Errorf("it is the host's: %v", got)
		}
	}
	lost, again, other := n.browser(), n.browser(), n.browser()
	lost.get("/host/"+hostToken).expect(t, "the first answer", 303) // and never shows what it got
	again.get("/host/"+hostToken).expect(t, "the same browser, as it was", 303)
	asHost(again, true)
	asHost(lost, true) // it got the same cookie: they are one browser
	other.get("/host/"+hostToken).expect(t, "once it was shown", 404, "used already")
	asHost(other, false)
}

// Somebody who has a seat keeps it, though the first answer was lost; and who opened
// the link before, and never came back, is not the host as well.
func TestAGuestTakesTheStartLink(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	ada, ben := n.phone(join, 1, "Ada"), n.phone(join, 2, "Ben")
	n.restart() // it prints the link anew
	before := ada.twin()
	missed := ada.twin()
	missed.get("/host/"+hostToken).expect(t, "an answer that Ada's browser misses", 303)
	ada.get("/host/"+hostToken).expect(t, "Ada again", 303)
	ada.get("/").expect(t, "Ada is the host", 200, "Open a table")
	if got := ada.screen("/t/" + code + "?as=1").viewer(t); got != 1 {
		t.Errorf("her seat is %d", got)
	}
	before.get("/").expect(t, "her cookie of before", 200, "!Open a table")

	n.restart()
	missed = n.browser()
	missed.get("/host/"+hostToken).expect(t, "a stranger, who never shows it", 303)
	ben.get("/host/"+hostToken).expect(t, "Ben after that", 303)
	missed.get("/").expect(t, "the stranger later", 200, "!Open a table")
	ben.get("/").expect(t, "Ben", 200, "Open a table")
	if got := ben.screen("/t/" + code + "?as=2").viewer(t); got != 2 {
		t.Errorf("his seat is %d", got)
	}
}

// What a guest missed is for that guest's browser alone: whoever opens the link next,
// and shows no cookie or another one, is the host, but does not sit on the guest's seat.
func TestTheStartLinkGivesNobodysSeat(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	code, join := n.host().table()
	ada := n.phone(join, 1, "Ada")
	n.restart()
	ada.get("/host/"+hostToken).expect(t, "Ada's browser, which never shows what it got", 303)
	other := n.browser()
	other.get("/host/"+hostToken).expect(t, "another browser", 303)
	other.get("/").expect(t, "the other one is the host", 200, "Open a table")
	other.get("/t/"+code+"?as=1").expect(t, "Ada's screen on it", 403)
	ada.get("/").expect(t, "Ada is not", 200, "!Open a table")
	if got := ada.screen("/t/" + code).viewer(t); got != 1 {
		t.Errorf("her seat is %d", got)
	}
}
