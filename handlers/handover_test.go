package handlers_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"
)

// handsOn asks for the link to the host's role, and gives its path.
func (b *browser) handsOn(code, keep string) string {
	b.Helper()
	a := b.script("/t/"+code+"/host", "keep", keep).expect(b.TB, "asking for the link", 200)
	link := between(b.TB, a.body, `"host":"`, `"`)
	return link[strings.Index(link, "/host/"):]
}

// ownCookie is what a browser's cookie holds now.
func (b *browser) ownCookie() *http.Cookie {
	b.Helper()
	u, _ := url.Parse(b.server.URL)
	for _, c := range b.client.Jar.Cookies(u) {
		if c.Name == b.shell.CookieName() {
			return c
		}
	}
	return &http.Cookie{Name: b.shell.CookieName()}
}

// with is another browser that has this cookie.
func (n *night) with(c *http.Cookie) *browser {
	b := n.browser()
	u, _ := url.Parse(n.server.URL)
	b.client.Jar.SetCookies(u, []*http.Cookie{{Name: c.Name, Value: c.Value, Path: "/"}})
	return b
}

const wentOver = "role went to another device"

// The host's role goes to another device by a link that works once; the old device
// is its own seat then, or the room, and every page says so for a while.
func TestHandingTheHostsRoleOn(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	ada, heir, room := n.phone(join, 1, "Ada"), n.browser(), n.browser()
	host.post(join, "seat", "2", "name", "Hanna").expect(t, "the host sits down", 303)
	hears, wall := host.listen(page+"/live"), room.listen(page+"/live")
	hears.until("the host's present", func(h heard) bool { return h.id != "" })
	wall.until("the room's present", func(h heard) bool { return h.id != "" && !strings.Contains(h.data, wentOver) })

	for who, b := range map[string]*browser{"Ada": ada, "a stranger": n.browser()} {
		b.script(page+"/host", "keep", "no").expect(t, who+" asks for the link", 403)
		b.get(page).expect(t, who+"'s page", 200, "!s role on")
	}
	host.script(page+"/host").expect(t, "without a choice", 422)
	first, link := host.handsOn(code, "no"), host.handsOn(code, "no")
	heir.get(first).expect(t, "an older link", 404)
	heir.get(link).expect(t, "looking at the link", 200, "Be the host on this device?", "is not the host any more then")
	n.browser().get(link).expect(t, "a chat program looks too", 200)
	host.post(link).expect(t, "on the host's own device", 422, "This device is the host")
	if got := heir.screen(page).viewer(t); got != 0 {
		t.Errorf("looking made it %d", got)
	}

	planted := heir.ownCookie()
	if a := heir.post(link).expect(t, "taking the role", 303); a.to() != page {
		t.Errorf("it leads to %q", a.to())
	}
	if got := host.screen(page).viewer(t); got != -1 {
		t.Errorf("before the new device came, the old one sees %d", got)
	}
	heir.get(page).expect(t, "the new device comes", 200)
	hears.until("the old device hears", func(h heard) bool { return h.name == "gone" && strings.Contains(h.data, "on another device now") })
	wall.until("the room tells all", func(h heard) bool { return strings.Contains(h.data, wentOver) })
	if a, b := host.screen(page).viewer(t), heir.screen(page).viewer(t); a != 2 || b != -1 {
		t.Errorf("the old device sees %d, the new one %d", a, b)
	}
	host.enter(code, "pause").expect(t, "the old device pauses", 422)
	host.get(page+"?as=1").expect(t, "the old device looks at a seat", 403)
	host.get("/").expect(t, "the old device's lobby", 200, "!Open a table")
	host.script("/tables", "game", "quorum", "seats", "3").expect(t, "the old device opens a table", 403)
	host.script(page+"/host", "keep", "no").expect(t, "the old device hands it on", 403)
	heir.get("/").expect(t, "the new device's lobby", 200, "Open a table")
	heir.enter(code, "pause").expect(t, "the new device pauses", 204)
	if heir.ownCookie().Value == planted.Value {
		t.Error("the cookie is the old one: somebody may have planted it")
	}
	if got := n.with(planted).screen(page).viewer(t); got != 0 {
		t.Errorf("with the old cookie somebody sees %d", got)
	}

	n.browser().get(link).expect(t, "looking at the used link", 404)
	n.browser().post(link).expect(t, "using it again", 404)
	ada.post(link).expect(t, "Ada uses it", 404)
	for who, b := range map[string]*browser{"Ada": ada, "the room": room} {
		b.get(page).read().expect(t, who+" is told", 200, wentOver)
	}
	heir.get(page).read().expect(t, "the new host knows", 200, "!"+wentOver)
	later, _ := heir.table()
	n.browser().get("/t/"+later+"?room=1").read().expect(t, "a table opened later", 200, "!"+wentOver)
	n.shell.HandLater(2 * time.Minute)
	wall.until("it goes by itself", func(h heard) bool {
		return strings.Contains(h.data, `id="presence"`) && !strings.Contains(h.data, wentOver)
	})
	ada.get(page).read().expect(t, "Ada's page later", 200, "!"+wentOver)
	n.restart()
	if a, b := host.screen(page).viewer(t), heir.screen(page).viewer(t); a != 2 || b != -1 {
		t.Errorf("after a restart the old device sees %d, the new one %d", a, b)
	}
	if got := heir.logged(code); strings.Join(got, " ") != "sit sit pause" {
		t.Errorf("the log is %v", got)
	}
}

// Where the answer is lost on its way, nothing has changed: the heir keeps the seat
// by the old cookie, and the host the role. The link is good, for that browser alone,
// until it shows the new cookie; then the old one is out at once.
func TestTheRoleIsNotLostOnTheWay(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	link := host.handsOn(code, "no")
	heir := n.phone(join, 1, "Ada")
	old := n.with(heir.ownCookie())
	old.get(link).expect(t, "the link", 200)
	n.with(heir.ownCookie()).post(link).expect(t, "its answer is lost", 303)
	asBefore := func(when string) {
		t.Helper()
		if a, b := old.screen(page).viewer(t), host.screen(page).viewer(t); a != 1 || b != -1 {
			t.Errorf("%s: the heir sees %d, the host %d", when, a, b)
		}
		old.get("/").expect(t, "the heir's lobby "+when, 200, "!Open a table")
	}
	asBefore("after the lost answer")
	old.enter(code, "vote", "say", "yes").expect(t, "the heir votes", 204)
	n.browser().get(link).expect(t, "the link, elsewhere", 404)
	n.browser().post(link).expect(t, "the link, elsewhere", 404)

	hears := old.listen(page + "/live")
	hears.until("the heir's present", func(h heard) bool { return h.id != "" })
	old.get(link).expect(t, "the link once more", 200, "Be the host on this device?")
	again := n.with(heir.ownCookie())
	again.post(link).expect(t, "the same form once more", 303)
	asBefore("before the new cookie is shown")
	if got := again.screen(page).viewer(t); got != -1 {
		t.Errorf("by the new cookie it sees %d", got)
	}
	hears.until("the old cookie's page ends", func(h heard) bool { return h.name == "gone" })
	if a, b := old.screen(page).viewer(t), host.screen(page).viewer(t); a != 0 || b != 0 {
		t.Errorf("by the old cookie one sees %d, the old host %d", a, b)
	}
	if got := again.screen(page + "?as=1").viewer(t); got != 1 {
		t.Errorf("the new host's seat is %d", got)
	}
	old.post(link).expect(t, "by the old cookie", 404)
	again.post(link).expect(t, "the form once more by the new one", 303)
	n.shell.HandLater(5 * time.Minute)
	again.post(link).expect(t, "too late", 404)
}

// The laptop's program may end between the answer and the cookie: the phone comes
// back with either cookie and has lost nothing, and the host is still the host.
func TestTheRoleIsNotLostByARestart(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	link := host.handsOn(code, "no")
	heir := n.phone(join, 1, "Ada")
	before := heir.ownCookie()
	heir.post(link).expect(t, "taking the role", 303)
	n.restart()
	if a, b := n.with(before).screen(page).viewer(t), host.screen(page).viewer(t); a != 1 || b != -1 {
		t.Errorf("where the answer was lost, the heir sees %d, the host %d", a, b)
	}
	if a, b := heir.screen(page).viewer(t), host.screen(page).viewer(t); a != -1 || b != 0 {
		t.Errorf("where it was not, the heir sees %d, the old host %d", a, b)
	}
}

// Who makes another link has thought again: the cookie that is on its way brings no
// role any more, and the seat is still its browser's.
func TestAnotherLinkTakesTheRoleBack(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	heir := n.phone(join, 1, "Ada")
	heir.post(host.handsOn(code, "no")).expect(t, "taking the role", 303)
	host.handsOn(code, "no")
	if a, b := heir.screen("/t/"+code).viewer(t), host.screen("/t/"+code).viewer(t); a != 1 || b != -1 {
		t.Errorf("the heir sees %d, the host %d", a, b)
	}
}

// Both may stay hosts; a link is good for five minutes and one run of the program.
func TestSharingTheHostsRole(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, _ := host.table()
	heir, late := n.browser(), n.browser()
	link := host.handsOn(code, "yes")
	heir.get(link).expect(t, "the link", 200, "stays the host as well")
	heir.script(link).expect(t, "taking the role", 200, code)
	for who, b := range map[string]*browser{"the first": host, "the second": heir} {
		if got := b.screen("/t/" + code).viewer(t); got != -1 {
			t.Errorf("%s sees %d", who, got)
		}
	}
	room := "/t/" + code + "?room=1"
	for who, b := range map[string]*browser{"the room": n.browser(), "the first": host} {
		path := map[bool]string{true: "/t/" + code, false: room}[b == host]
		b.get(path).read().expect(t, who+" is told", 200, "Another device is host as well since", "!"+wentOver)
	}
	heir.get("/t/"+code).read().expect(t, "the second knows", 200, "!is host as well since")
	same := func() string { return heir.script("/t/"+code+"/host", "keep", "no", "key", "one tap").body }
	if first := same(); first != same() {
		t.Error("one tap made two links, and the first works no more")
	}
	link = heir.handsOn(code, "no")
	n.shell.HandLater(5 * time.Minute)
	late.get(link).expect(t, "after five minutes", 404)
	late.post(link).expect(t, "after five minutes", 404)
	link = host.handsOn(code, "no")
	n.restart()
	late.get(link).expect(t, "after a restart", 404)
	late.post(link).expect(t, "after a restart", 404)
}

// Whoever sends no cookie is nobody twice: the link works once for them too.
func TestTheRoleGoesOnceToWhoKeepsNoCookie(t *testing.T) {
	t.Parallel()
	for _, keep := range []string{"no", "yes"} {
		n := newNight(t)
		host := n.host()
		code, _ := host.table()
		link := host.handsOn(code, keep)
		heir := n.browser()
		heir.script(link).expect(t, "taking the role without a cookie", 200, code)
		n.browser().get(link).expect(t, "looking at the used link", 404)
		n.browser().post(link).expect(t, "a second one without a cookie", 404)
		n.browser().script(link).expect(t, "and a third", 404)
		heir.script(link).expect(t, "the new host once more", 200, code)
		if got := heir.screen("/t/" + code).viewer(t); got != -1 {
			t.Errorf("keep %s: the heir sees %d", keep, got)
		}
		if next := heir.handsOn(code, "no"); next == link {
			t.Error("the used link was given out again")
		}
	}
}
