package handlers_test

import (
	"net/http/cookiejar"
	"strings"
	"testing"
	"time"
)

// The laptop has another address: a phone's cookie stays behind with the old one.
// It scans, taps its name, and the host's one yes lets it back, at a locked table
// too; nobody comes back without that yes, nor after its two minutes.
func TestTheLaptopHasAnotherAddress(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	ada, ben := n.phone(join, 1, "Ada"), n.phone(join, 2, "Ben")
	ada.enter(code, "lay", "cards", "1", "names", "canary").expect(t, "Ada lays", 204)
	host.enter(code, "ask:lock", "on", "yes").expect(t, "the host locks", 204)
	for _, b := range []*browser{ada, ben} { // as their browsers do at another address
		b.client.Jar, _ = cookiejar.New(nil)
	}
	ada.get(page).expect(t, "by the new address", 200, "!canary")
	ada.get(join).read().expect(t, "she scans", 200, "Who sits already", "That is me")
	ada.script(join, "seat", "1", "back", "yes").expect(t, "she taps her name", 202)
	for range 2 { // a second tap is no second question
		ada.script(join, "seat", "1", "back", "yes").expect(t, "she taps it again", 202)
	}
	ada.get(page).expect(t, "before the host's yes", 200, "!canary")
	host.get(page).read().expect(t, "the host is asked", 200, "Ada asks to come back on another phone.")
	for who, b := range map[string]*browser{"Ben": ben, "the room": n.browser()} {
		b.enter(code, "ask:back", "on", "yes").expect(t, who+" says yes", 403)
		b.get(page).read().expect(t, who+" is not asked", 200, "!asks to come back")
	}
	host.enter(code, "ask:back", "on", "yes").expect(t, "the host's yes", 204)
	ada.get(page).expect(t, "with the same hand", 200, "canary")
	host.get(page).read().expect(t, "afterwards", 200, "!asks to come back", "Ada is back at seat 1")
	ben.script(join, "seat", "2", "back", "yes").expect(t, "Ben within two minutes", 200)
	if got := ben.screen(page).viewer(t); got != 2 {
		t.Errorf("Ben sees %d", got)
	}
	n.shell.BackLater(2 * time.Minute)
	thief := n.browser()
	thief.script(join, "seat", "2", "back", "yes").expect(t, "somebody after two minutes", 202)
	if a, b := thief.screen(page).viewer(t), ben.screen(page).viewer(t); a != 0 || b != 2 {
		t.Errorf("somebody sees %d, and Ben %d", a, b)
	}
	n.shell.BackLater(15 * time.Minute)
	host.get(page).read().expect(t, "a question that nobody answered", 200, "!asks to come back")
}

// Two browsers ask for one seat: the host's yes lets in who asked first, and the other
// one is told, on the page where it waits. So is who asks within the two minutes
// for a seat that was given by them: the host is asked anew.
func TestOneYesLetsOneBrowserBackToASeat(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	n.phone(join, 1, "Ann")
	n.phone(join, 2, "Ben")
	first, second, late := n.browser(), n.browser(), n.browser()
	first.script(join, "seat", "1", "back", "yes").expect(t, "one asks", 202)
	second.script(join, "seat", "1", "back", "yes").expect(t, "another asks", 202)
	first.script(join, "seat", "1", "back", "on").expect(t, "the first one looks again", 202)
	host.enter(code, "ask:back", "on", "yes").expect(t, "the host's yes", 204)
	const now = "Seat 1 is Ann"
	for range 2 {
		second.get(join).read().expect(t, "the other's page", 200, now, "That is me", "!The host must let")
		second.post(join, "seat", "1", "back", "on").read().expect(t, "going on there", 422, now)
	}
	if a, b := first.screen(page).viewer(t), second.screen(page).viewer(t); a != 1 || b != 0 {
		t.Errorf("the first sees %d, the other %d", a, b)
	}
	host.get(page).read().expect(t, "nobody waits", 200, "!asks to come back")
	if got := host.logged(code); len(got) != 3 {
		t.Errorf("the log is %v", got)
	}
	late.script(join, "seat", "1", "back", "yes").expect(t, "a third one within two minutes", 202)
	second.script(join, "seat", "1", "back", "yes").expect(t, "the second asks anew", 202)
	host.get(page).read().expect(t, "the host is asked anew", 200, "Ann asks to come back")
	l := first.listen(page + "/live")
	l.until("Ann's phone is there", func(h heard) bool { return h.id != "" })
	host.enter(code, "ask:back", "on", "yes").expect(t, "a yes while her phone is there", 204)
	late.get(join).read().expect(t, "the third one's page", 200, now)
	if a, b := first.screen(page).viewer(t), late.screen(page).viewer(t); a != 1 || b != 0 {
		t.Errorf("Ann sees %d, the third one %d", a, b)
	}
}

// Names are looked at wherever somebody gets one: at the door by the QR or by the
// code, by the host for a guest, and by whoever wants another.
func TestNamesWhereverTheyAreGiven(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	ada := n.phone(join, 1, "Ada")
	enter := "/t/" + code + "/enter"
	doors := map[string]func(name string) answer{
		"by the QR":   func(name string) answer { return n.browser().script(join, "seat", "2", "name", name) },
		"by the code": func(name string) answer { return n.browser().script("/join", "code", code, "seat", "2", "name", name) },
		"by the host": func(name string) answer {
			return host.script(enter, "kind", "sit", "mark", "", "key", newKey(), "as", "2", "name", name)
		},
		"another name": func(name string) answer {
			return ada.script(enter, "kind", "sit", "mark", "", "key", newKey(), "name", name)
		},
	}
	for name, why := range map[string]string{
		"": "Write a name.", " \u00a0 ": "Write a name.", "...": "Write a name.",
		"Ad\u202ea": "signs that can be seen", "Z\u200bo": "signs that can be seen", "Zo\nevent: x": "signs that can be seen", "Zo\x00": "signs that can be seen",
		"the Bank": "is somebody else", "Seat 3": "is somebody else", "h0st": "is somebody else", strings.Repeat("Zoe", 7): "at most 20 signs",
	} {
		for door, give := range doors {
			if a := give(name); a.status != 422 || !strings.Contains(a.body, why) {
				t.Errorf("%s %q is answered %d %.200s, not %q", door, name, a.status, a.body, why)
			}
		}
	}
	delete(doors, "another name") // it is her own
	for _, twin := range []string{"Ada", "ada", " ADA ", "Аdа"} {
		for door, give := range doors {
			if a := give(twin); a.status != 422 || !strings.Contains(a.body, "There is another") {
				t.Errorf("%s %q passes beside Ada: %d %.200s", door, twin, a.status, a.body)
			}
		}
	}
	if got := host.logged(code); len(got) != 1 {
		t.Errorf("the log is %v", got)
	}
	n.browser().script(join, "seat", "2", "name", "  Zo\u00eb   <b>&amp; ").expect(t, "an odd name that can be seen", 200)
	host.get("/t/"+code).expect(t, "as it is drawn", 200, "Zoë &lt;b&gt;&amp;amp;", "!<b>&amp;")
	ada.script(enter, "kind", "sit", "mark", "", "key", newKey(), "name", "Ada Lovelace").expect(t, "another name", 204)
	host.get("/t/"+code+"/history").expect(t, "all hear of it", 200, "is called", "Ada Lovelace")
}

// Whoever asked for a seat and took another one instead asks for nothing any more:
// the host's yes takes nobody from a chair.
func TestWhoTookAnotherSeatAsksNoMore(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	ann, lost := n.phone(join, 1, "Ann"), n.browser()
	lost.script(join, "seat", "1", "back", "yes").expect(t, "somebody taps Ann's name", 202)
	lost.script(join, "seat", "2", "name", "Dora").expect(t, "and sits down elsewhere", 200)
	host.get(page).read().expect(t, "the host's page", 200, "!asks to come back")
	host.enter(code, "ask:back", "on", "yes").expect(t, "the host's yes", 204)
	if a, b := ann.screen(page).viewer(t), lost.screen(page).viewer(t); a != 1 || b != 2 {
		t.Errorf("Ann sees %d, Dora %d", a, b)
	}
}

// A question for a seat is one for whoever sat there then. Once that seat was left,
// the host's yes does not give it away from the next one.
func TestAQuestionEndsWithTheOneItWasFor(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	n.phone(join, 1, "Ann")
	lost := n.browser()
	lost.script(join, "seat", "1", "back", "yes").expect(t, "Ann asks", 202)
	host.enter(code, "leave", "as", "1").expect(t, "the host frees her seat", 204)
	zoe := n.phone(join, 1, "Zoe")
	host.get(page).read().expect(t, "the host's page", 200, "!asks to come back")
	host.enter(code, "ask:back", "on", "yes").expect(t, "the host's yes", 204)
	if a, z := lost.screen(page).viewer(t), zoe.screen(page).viewer(t); a != 0 || z != 1 {
		t.Errorf("Ann sees %d, Zoe %d", a, z)
	}
}

// A link that moves a seat is good while the browser has it that asked for it: not
// after the host let its owner back by another one, be it open or on its way.
func TestALinkEndsWhenItsOwnerCameBackElsewhere(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	found := n.phone(join, 1, "Ann")
	for _, onItsWay := range []bool{false, true} {
		link := path(t, between(t, found.script(page+"/move").body, `"join":"`, `"`))
		thief, back := n.browser(), n.browser()
		if onItsWay {
			thief.script(link, "seat", "1").expect(t, "a phone that shows its cookie later", 200)
		}
		n.shell.BackLater(time.Hour)
		back.script(join, "seat", "1", "back", "yes").expect(t, "Ann asks", 202)
		host.enter(code, "ask:back", "on", "yes").expect(t, "the host's yes", 204)
		if !onItsWay {
			thief.get(link).expect(t, "the link", 404)
			thief.post(link, "seat", "1").expect(t, "taking the seat", 404)
		}
		if a, b := thief.screen(page).viewer(t), back.screen(page).viewer(t); a != 0 || b != 1 {
			t.Errorf("on its way %v: the thief sees %d, Ann %d", onItsWay, a, b)
		}
		found = back
	}
}
