package handlers_test

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"croupier/engine/laws/quorum"
)

// An evening in small: a table, three phones, a vote, and what each may see.
func TestAnEvening(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	ada, ben, cleo := n.phone(join, 1, "Ada"), n.phone(join, 2, "Ben"), n.phone(join, 3, "Cleo")
	room := n.browser()
	ada.enter(code, "lay", "cards", "2", "names", "canary-ace canary-king").expect(t, "Ada lays", 204)
	ada.enter(code, "vote", "say", "yes").expect(t, "Ada votes", 204)
	page := "/t/" + code
	for _, row := range []struct {
		who  string
		by   *browser
		path string
		says []string
	}{
		{"Ada", ada, page + "?open=*", []string{"Ada", "Ben", "Cleo", "canary-ace"}},
		{"Ben", ben, page + "?open=*", []string{"Ada", "Ben", "!canary"}},
		{"Cleo", cleo, page + "?open=*", []string{"Cleo", "!canary"}},
		{"the room", room, page, []string{"Ada", "!canary", join}},
		{"the host", host, page + "?open=*", []string{"Ada", "!canary", "QR code to join", "bank"}},
		{"Ada on the room's page", ada, page + "?room=1", []string{"!canary"}},
		{"the host on the room's page", host, page + "?room=1", []string{"!canary", "!bank"}},
		{"Ada's history", ada, page + "/history", []string{"canary-ace"}},
		{"Ben's history", ben, page + "/history", []string{"Ada", "!canary"}},
		{"the host's history", host, page + "/history", []string{"!canary"}},
		{"Ada's sheet", ada, page + "/night.csv", []string{"canary-ace"}},
		{"the host's sheet", host, page + "/night.csv", []string{"Ada", "!canary"}},
		{"the room's sheet", room, page + "/night.csv", []string{"!canary"}},
		{"Ada's report", ada, page + "/report", []string{"The night so far", "Ada", "!canary"}},
		{"the host's report", host, page + "/report", []string{"The night so far", "!canary", "!night file"}},
		{"the room's report", room, page + "/report", []string{"?room=1", "!canary"}},
	} {
		row.by.get(row.path).expect(t, row.who, 200, row.says...)
	}
	if seen := host.screen(page).Table.Join; !strings.HasSuffix(seen, join) {
		t.Errorf("the host's screen leads to %q", seen)
	}
	if seen := ada.screen(page).Table.Join; seen != "" {
		t.Errorf("Ada's screen leads to %q", seen)
	}
	n.restart()
	for seat, b := range []*browser{ada, ben, cleo} {
		if got := b.screen(page).viewer(t); got != seat+1 {
			t.Errorf("after a restart seat %d is seen as %d", seat+1, got)
		}
	}
	if got := host.screen(page).viewer(t); got != -1 {
		t.Errorf("after a restart the host is seen as %d", got)
	}
	if strings.Contains(n.log.String(), "canary") || strings.Contains(n.log.String(), join) {
		t.Error("the program's log holds a secret")
	}
}

// There is one report, the same for everybody, and once the game is over the host
// may save the night file from it.
func TestTheReportIsOneForAll(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	ada, room := n.phone(join, 1, "Ada"), n.browser()
	ada.enter(code, "throw", "dice", "3", "dice", "4").expect(t, "Ada throws", 204)
	page := "/t/" + code
	first := host.get(page+"/report.json").expect(t, "the host's file", 200, `"dice":[{"sides":6,"counts":[0,0,1,1,0,0]`)
	if got := first.header.Get("Content-Disposition"); got != `attachment; filename="quorum-`+code+`.json"` {
		t.Errorf("the file is sent as %q", got)
	}
	for who, by := range map[string]*browser{"Ada": ada, "the room": room} {
		if a := by.do("GET", page+"/report", nil, "Accept", "application/json"); a.body != first.body {
			t.Errorf("%s has another report than the host:\n%s\n%s", who, a.body, first.body)
		}
	}
	host.enter(code, "correct", "what", "Round", "to", "6", "why", "").expect(t, "the end", 204)
	host.get(page+"/report").expect(t, "the host's report", 200, "After the night", "night file")
	ada.get(page+"/report").expect(t, "Ada's report", 200, "After the night", "!night file")
	ada.get(page).expect(t, "Ada's page", 200, page+"/report")
	room.get(page).expect(t, "the room", 200, page+"/report")
}

// Joining twice, in two tabs or by a browser that sends its form again, is
// joining once.
func TestJoiningTwiceIsJoiningOnce(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	ada := n.browser()
	ada.get(join).expect(t, "the QR's link", 200, "Take a seat")
	if got := host.logged(code); len(got) != 0 {
		t.Errorf("looking at the link entered %v", got)
	}
	var all sync.WaitGroup
	for i := range 50 {
		all.Go(func() {
			a := ada.post(join, "seat", fmt.Sprint(i%3+1), "name", "Ada")
			if a.status != 303 || a.to() != "/t/"+code {
				t.Errorf("joining: %d %s %.100s", a.status, a.to(), a.body)
			}
		})
	}
	all.Wait()
	if got := host.logged(code); !slices.Equal(got, []string{"sit"}) {
		t.Errorf("the log is %v", got)
	}
	ada.get(join).expect(t, "a second scan", 303)
	bo := n.browser()
	seat := ada.screen("/t/" + code).viewer(t)
	bo.script(join, "seat", fmt.Sprint(seat), "name", "Bo").expect(t, "a taken seat", 422, "is taken: Ada sits there")
	bo.post(join, "seat", fmt.Sprint(seat%3+1), "name", "аda").expect(t, "a name that looks like hers", 422, "There is another ", "Take a seat")
	bo.post(join, "seat", "9", "name", "Bo").expect(t, "a seat that is not there", 422, "Choose a seat")
	bo.post(join, "seat", "2", "name", "Bo\nevent: x").expect(t, "a nasty name", 422)
	bo.post(join, "seat", "2", "seat", "3", "name", "Bo").expect(t, "a doubled field", 400)
	bo.post(join, "seat", "2", "name", "Bo", "host", "1").expect(t, "a foreign field", 400)
}

func TestJoiningByCode(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	ada := n.browser()
	typed := strings.ToLower(code[:3]) + " " + code[3:]
	if a := ada.post("/join", "code", typed); a.status != 303 || a.to() != join {
		t.Errorf("a typed code leads to %d %s", a.status, a.to())
	}
	ada.post("/join", "code", typed, "seat", "1", "name", "Ada").expect(t, "sitting down by code", 303)
	if got := ada.screen("/t/" + code).viewer(t); got != 1 {
		t.Errorf("Ada sees %d", got)
	}
	ada.post("/join", "code", "nonsense").expect(t, "no code", 422, "There is no table with that code", "nonsense")
}

// Ten wrong codes a minute from one address, on whatever route; who sits, the
// host and the QR's token are not slowed.
func TestGuessing(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	ada := n.phone(join, 1, "Ada")
	guesser := n.browser()
	for i := range 10 {
		switch i % 3 {
		case 0:
			guesser.get("/t/ZZZZZ"+string("23456789AB"[i])).expect(t, "a guess", 404)
		case 1:
			guesser.script("/join", "code", "ZZZZZ"+string("23456789AB"[i])).expect(t, "a guess", 422)
		default:
			guesser.get("/t/ZZZZZ"+string("23456789AB"[i])+"/history").expect(t, "a guess", 404)
		}
	}
	guesser.get("/t/ZZZZZZ").expect(t, "the eleventh", 429)
	guesser.get("/t/"+code).expect(t, "the right one now", 429, "!Ada")
	guesser.script("/join", "code", code).expect(t, "the right one now", 429)
	h := guesser.listen("/t/"+code+"/live").until("it may not", func(heard) bool { return true })
	if h.name != "gone" {
		t.Errorf("a guesser's stream says %+v", h)
	}
	ada.get("/t/"+code).expect(t, "who sits there", 200)
	host.get("/t/"+code).expect(t, "the host", 200)
	guesser.get(join).expect(t, "the QR's link", 200)
	guesser.post(join, "seat", "2", "name", "Bo").expect(t, "sitting down by it", 303)
	guesser.get("/t/"+code).expect(t, "now that Bo sits there", 200)
}

// Who is not the host has none of the host's ways.
func TestHostRights(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	ada := n.phone(join, 1, "Ada")
	stranger := n.browser()
	stranger.get("/host/"+hostToken).expect(t, "the link a second time", 404, "used already")
	host.get("/host/"+hostToken).expect(t, "by the same browser", 303)
	stranger.get("/host/nonsense").expect(t, "another token", 404)
	for who, b := range map[string]*browser{"Ada": ada, "a stranger": stranger} {
		b.script("/tables", "game", "quorum", "seats", "3").expect(t, who+" opens a table", 403)
		b.get("/").expect(t, who+"'s lobby", 200, "!Open a table")
		b.get("/t/"+code+"?as=2").expect(t, who+" looks at seat 2", 403)
		b.script("/t/"+code+"/enter", "kind", "give", "mark", "", "key", "k", "as", "2", "to", "1", "coins", "1").expect(t, who+" speaks for seat 2", 403)
		b.get("/t/"+code+"/night").expect(t, who+" wants the night", 403)
	}
	ada.enter(code, "bank", "to", "1", "coins", "5").expect(t, "Ada robs the bank", 422)
	ada.enter(code, "ask:lock", "on", "yes").expect(t, "Ada locks the table", 422)
	ada.enter(code, "pause").expect(t, "Ada pauses", 422)
	stranger.script("/t/"+code+"/enter", "kind", "vote", "mark", "motion 1", "key", "k", "say", "yes").expect(t, "a stranger votes", 403, "no seat")
	stranger.script("/t/"+code+"/move").expect(t, "a stranger moves", 403)
	host.get("/t/"+code+"/night").expect(t, "the host wants the night too early", 403)
}

// The host speaks for a guest without a phone; a seat with one must say yes
// first, on the phone while it is there.
func TestSpeakingForASeat(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	ada := n.phone(join, 1, "Ada")
	post := func(by *browser, kind string, more ...string) answer {
		t.Helper()
		return by.script(page+"/enter", append([]string{"kind", kind, "mark", firstMark[kind], "key", newKey()}, more...)...)
	}
	host.get(page+"?as=2").expect(t, "an empty seat", 404, "Nobody sits")
	post(host, "sit", "as", "2", "name", "Grandma").expect(t, "seating a guest", 204)
	host.get(page+"?as=2").expect(t, "the guest's seat", 200, "Grandma")
	post(host, "lay", "as", "2", "cards", "1", "names", "canary").expect(t, "for the guest", 204)
	host.get(page+"?as=2").expect(t, "the guest's hand", 200, "canary")
	host.get(page).expect(t, "the host's own page", 200, "!canary")

	host.get(page+"?as=1").expect(t, "a seat with a phone", 403, "must say yes on it first")
	post(host, "vote", "as", "1", "say", "yes").expect(t, "for a seat with a phone", 422, "must say yes on it first")
	l := ada.listen(page + "/live")
	l.until("the present", func(h heard) bool { return h.id != "" })
	post(host, "open", "as", "1", "on", "laptop").expect(t, "opening it while its phone is there", 422, "Its owner says yes on it")
	post(ada, "open", "on", "laptop").expect(t, "Ada says yes", 204)
	host.get(page+"?as=1").expect(t, "her seat on the laptop", 200)
	post(host, "vote", "as", "1", "say", "yes").expect(t, "for her", 204)
	watch := host.listen(page + "/live?as=1")
	watch.until("her present", func(h heard) bool { return h.id != "" })
	post(ada, "open", "on", "phone").expect(t, "Ada takes it back", 204)
	watch.until("her seat is hers again", func(h heard) bool { return h.name == "gone" })
	l.stop()
	n.until("her phone is away", func() bool { return !n.shell.Connected(code, 1) })
	post(host, "open", "as", "1", "on", "laptop").expect(t, "opening it while its phone is away", 204)
}

// The host may sit too: host at /t/{code}, the own seat at ?as=.
func TestTheHostSitsToo(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	host.post(join, "seat", "2", "name", "Hanna").expect(t, "the host sits down", 303)
	page := "/t/" + code
	if got := host.screen(page).viewer(t); got != -1 {
		t.Errorf("the host's page is seat %d's", got)
	}
	if got := host.screen(page + "?as=2").viewer(t); got != 2 {
		t.Errorf("the host's seat is %d", got)
	}
	host.script(page+"/enter", "kind", "lay", "mark", "", "key", "k", "as", "2", "cards", "1", "names", "x").expect(t, "the host plays", 204)
	a := host.do("GET", page+"/history", nil, "Accept", "application/json")
	if strings.Contains(a.body, "byHost") {
		t.Errorf("the host's own play is noted as for somebody else: %s", a.body)
	}
	if got := host.do("POST", page+"/enter", values([]string{"kind", "hide", "mark", "", "key", "k2", "as", "2"})); got.to() != page+"?as=2" {
		t.Errorf("a plain form leads to %q", got.to())
	}
	l := host.listen(page + "/live")
	l.until("the way to the own seat", func(h heard) bool { return strings.Contains(h.data, page+"?as=2") })
	host.enter(code, "leave", "as", "2").expect(t, "the host stands up", 204)
	l.until("the page without it", func(h heard) bool {
		return strings.Contains(h.data, `id="head"`) && !strings.Contains(h.data, page+"?as=2")
	})
}

// A freed seat loses its browser at once, and nobody else gets the old one's rights.
func TestAFreedSeatIsFree(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	ada := n.phone(join, 1, "Ada")
	l := ada.listen(page + "/live")
	l.until("the present", func(h heard) bool { return h.id != "" })
	host.script(page+"/enter", "kind", "leave", "mark", "", "key", "k", "as", "1").expect(t, "the host frees her seat", 204)
	l.until("her stream ends", func(h heard) bool { return h.name == "gone" })
	if got := ada.screen(page).viewer(t); got != 0 {
		t.Errorf("she still sees %d", got)
	}
	ada.enter(code, "vote", "say", "yes").expect(t, "she votes", 403)
	bo := n.phone(join, 1, "Bo")
	n.restart()
	if got := ada.screen(page).viewer(t); got != 0 {
		t.Errorf("after Bo sat down and a restart she sees %d", got)
	}
	if got := bo.screen(page).viewer(t); got != 1 {
		t.Errorf("Bo sees %d", got)
	}
	ada.post(join, "seat", "2", "name", "Ada").expect(t, "she sits down elsewhere", 303)
}

// What a removed seat had on the way when it was freed does not get in after it.
func TestNothingFollowsAFreedSeat(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	enter := "/t/" + code + "/enter"
	ada := n.phone(join, 1, "Ada")
	var all sync.WaitGroup
	for i := range 60 {
		all.Go(func() {
			ada.script(enter, "kind", "lay", "mark", "", "key", fmt.Sprint("k", i), "cards", "1", "names", "x")
		})
		if i == 20 {
			all.Go(func() {
				host.script(enter, "kind", "leave", "mark", "", "key", "out", "as", "1").expect(t, "the host frees her seat", 204)
			})
		}
	}
	all.Wait()
	log := host.logged(code)
	if at := slices.Index(log, "leave"); at < 0 || at != len(log)-1 {
		t.Errorf("the log is %v", log)
	}
}

// A seat moves to another phone by its one-time link.
func TestMovingASeat(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	ada := n.phone(join, 1, "Ada")
	l := ada.listen(page + "/live")
	l.until("the present", func(h heard) bool { return h.id != "" })
	link := func() string {
		t.Helper()
		a := ada.script(page+"/move").expect(t, "asking for the link", 200)
		return between(t, a.body, `"join":"`, `"`)
	}
	first, second := path(t, link()), path(t, link())
	other := n.browser()
	other.get(first).expect(t, "an older link", 404)
	other.get(second).expect(t, "the link", 200, "Move the seat of")
	if got := other.screen(page).viewer(t); got != 0 {
		t.Errorf("looking at the link gave seat %d", got)
	}
	other.post(second, "seat", "2").expect(t, "another seat by it", 422)
	other.post(second, "seat", "1").expect(t, "taking the seat", 303)
	other.post(second, "seat", "1").expect(t, "the same form again", 303)
	l.until("the old phone hears", func(h heard) bool { return h.name == "gone" })
	if a, b := ada.screen(page).viewer(t), other.screen(page).viewer(t); a != 0 || b != 1 {
		t.Errorf("the old phone sees %d, the new one %d", a, b)
	}
	n.browser().post(second, "seat", "1").expect(t, "the link again", 404)
	n.browser().get(second).expect(t, "looking at it", 404)
	a := other.script(page + "/move")
	typed := between(t, a.body, `"code":"`, `"`)
	third := n.browser()
	third.post("/join", "code", typed, "seat", "1").expect(t, "by its code", 303)
	if got := third.screen(page).viewer(t); got != 1 {
		t.Errorf("by its code the seat is %d", got)
	}
	if got := host.logged(code); !slices.Equal(got, []string{"sit"}) {
		t.Errorf("the log is %v", got)
	}
}

// A phone that comes without a cookie is sent one with the seat: where that answer
// is lost, the old phone has the seat still, and can move it again.
func TestASeatIsNotLostOnTheWay(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	ada := n.phone(join, 1, "Ada")
	moves := func() string {
		t.Helper()
		return path(t, between(t, ada.script(page+"/move").expect(t, "asking for the link", 200).body, `"join":"`, `"`))
	}
	link := moves()
	n.browser().script(link, "seat", "1").expect(t, "the answer is lost", 200, `"seat":1`)
	n.browser().script(link, "seat", "1").expect(t, "another browser", 404)
	if got := ada.screen(page).viewer(t); got != 1 {
		t.Errorf("the old phone sees %d", got)
	}
	l := ada.listen(page + "/live")
	l.until("the present", func(h heard) bool { return h.id != "" })
	other := n.browser()
	other.script(moves(), "seat", "1").expect(t, "by another link", 200)
	if a, b := other.screen(page).viewer(t), ada.screen(page).viewer(t); a != 1 || b != 0 {
		t.Errorf("the new phone sees %d, the old one %d", a, b)
	}
	l.until("the old phone hears", func(h heard) bool { return h.name == "gone" })
	third := n.browser()
	third.script(path(t, between(t, other.script(page+"/move").body, `"join":"`, `"`)), "seat", "1").expect(t, "moving once more", 200)
	host.enter(code, "leave", "as", "1").expect(t, "the host frees the seat", 204)
	bo := n.phone(join, 1, "Bo")
	if a, b := third.screen(page).viewer(t), bo.screen(page).viewer(t); a != 0 || b != 1 {
		t.Errorf("the link to a seat that was freed since gives %d, and Bo has %d", a, b)
	}
}

// Whoever lost the cookie taps the name; the host's one yes lets all back.
func TestComingBack(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	ada, _ := n.phone(join, 1, "Ada"), n.phone(join, 2, "Ben")
	lost, early, late := n.browser(), n.browser(), n.browser()
	l := ada.listen(page + "/live")
	l.until("the present", func(h heard) bool { return h.id != "" })
	lost.script(join, "seat", "1", "back", "yes").expect(t, "while her phone is there", 422, "is here already")
	l.stop()
	n.until("her phone is away", func() bool { return !n.shell.Connected(code, 1) })
	lost.script(join, "seat", "1", "back", "yes").expect(t, "asking", 202)
	lost.get(join).expect(t, "waiting", 200, "The host must let")
	early.script(join, "seat", "2", "back", "yes").expect(t, "Ben asks", 202)
	if got := lost.screen(page).viewer(t); got != 0 {
		t.Errorf("asking gave seat %d", got)
	}
	host.get(page).expect(t, "the host's page", 200, "asks to come back")
	host.enter(code, "ask:back", "on", "yes").expect(t, "the host's yes", 204)
	if a, b := lost.screen(page).viewer(t), early.screen(page).viewer(t); a != 1 || b != 2 {
		t.Errorf("they are back at %d and %d", a, b)
	}
	if got := ada.screen(page).viewer(t); got != 0 {
		t.Errorf("the old browser still sees %d", got)
	}
	late.script(join, "seat", "2", "back", "yes").expect(t, "within two minutes, where somebody is back", 202)
	if got := host.logged(code); !slices.Equal(got, []string{"sit", "sit", "sit", "sit"}) {
		t.Errorf("the log is %v", got)
	}
}

func TestALockedTable(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	ada := n.phone(join, 1, "Ada")
	host.enter(code, "ask:lock", "on", "yes").expect(t, "locking", 204)
	bo := n.browser()
	bo.get(join).expect(t, "the QR's link", 200, "locked")
	bo.script(join, "seat", "2", "name", "Bo").expect(t, "sitting down", 422, "locked")
	bo.script("/join", "code", code, "seat", "2", "name", "Bo").expect(t, "by code", 422, "locked")
	bo.get(page+"/qr.svg").expect(t, "the picture", 403)
	n.restart()
	bo.script(join, "seat", "2", "name", "Bo").expect(t, "after a restart", 422, "locked")
	ada.get(join).expect(t, "who sits", 303)
	host.enter(code, "ask:lock", "on", "no").expect(t, "unlocking", 204)
	bo.script(join, "seat", "2", "name", "Bo").expect(t, "sitting down", 200)
	if got := host.logged(code); !slices.Equal(got, []string{"sit", "sit"}) {
		t.Errorf("the log is %v", got)
	}
}

// A plain form that is refused comes back as the page it was sent from.
func TestRefusalsByForm(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	ben := n.phone(join, 2, "Ben")
	form := []string{"kind", "give", "mark", "", "key", "k", "to", "1", "coins", "1"}
	const why = "It is the turn of "
	a := ben.post(page+"/enter", form...).expect(t, "a plain form", 422, why, "<html", "Ben")
	if !strings.HasPrefix(a.header.Get("Content-Type"), "text/html") {
		t.Errorf("it is %s", a.header.Get("Content-Type"))
	}
	ben.do("POST", page+"/enter", values(form), "HX-Request", "true").expect(t, "a page's script", 422, why, "!<html", `role="alert"`)
	ben.script(page+"/enter", form...).expect(t, "a program", 422, `{"refusal":"It is the turn of seat 1 to give."}`)
	if got := ben.post(page+"/enter", "kind", "vote", "mark", "motion 1", "key", "v", "say", "yes"); got.status != 303 || got.to() != page {
		t.Errorf("a plain form that is taken: %d to %s", got.status, got.to())
	}
	ben.do("POST", page+"/enter", values([]string{"kind", "vote", "mark", "motion 1", "key", "v", "say", "yes"}), "HX-Request", "true").expect(t, "a script's", 204)
}

// A page shows what is asked, and says no more than the sentence of a refusal. Who
// typed the answers by their names is told which it is about, and what is asked.
func TestRefusedAnswersInFullForPrograms(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	ada := n.phone(join, 1, "Ada")
	for _, c := range []struct {
		answers []string
		says    string // to everybody
		besides string // to a program
	}{
		{[]string{"kind", "give", "mark", "", "to", "2", "coins", "1", "why", "thanks"},
			"Answer what the pad asks, and nothing else.", " It is about why. Asked: to=2|3 coins=1..5."},
		{[]string{"kind", "vote", "mark", "motion 1", "say", "maybe"},
			"Your vote: choose one of those shown.", " It is about say. Asked: say=yes|no."},
	} {
		form := append([]string{"key", newKey()}, c.answers...)
		ada.post(page+"/enter", form...).expect(t, "a plain form", 422, c.says, "<html", "!It is about")
		ada.do("POST", page+"/enter", values(form), "HX-Request", "true").expect(t, "a page's script", 422, c.says, "!It is about")
		ada.script(page+"/enter", form...).expect(t, "a program", 422, `{"refusal":"`+c.says+c.besides+`"}`)
	}
}

// What is asked once may not come twice, nor be missing, nor come by the URL.
func TestFieldsOfAnEntry(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	ada := n.phone(join, 1, "Ada")
	enter := "/t/" + code + "/enter"
	good := func() []string { return []string{"kind", "give", "mark", "", "key", newKey(), "to", "2", "coins", "1"} }
	for i := 0; i < 6; i += 2 {
		field := good()[i]
		ada.script(enter, append(good(), field, "x")...).expect(t, field+" twice", 400)
		ada.script(enter, slices.Delete(good(), i, i+2)...).expect(t, "no "+field, 400)
		ada.script(enter+"?"+field+"=give", slices.Delete(good(), i, i+2)...).expect(t, field+" by the URL", 400)
	}
	ada.script(enter, append(good(), "as", "1", "as", "2")...).expect(t, "as twice", 400)
	ada.script(enter, append(good(), "coins", "2")...).expect(t, "an answer twice", 422)
	ada.script(enter, append(good(), "more", "1")...).expect(t, "an answer that is not asked", 422)
	ada.script(enter+"?coins=3", good()[:8]...).expect(t, "an answer by the URL", 422)
	ada.script(enter, "kind", "give", "mark", "", "key", strings.Repeat("k", 65), "to", "2", "coins", "1").expect(t, "a long key", 400)
	ada.script(enter, append(good()[:9], "1e0")...).expect(t, "a number that is none", 422)
	if got := host.logged(code); !slices.Equal(got, []string{"sit"}) {
		t.Errorf("the log is %v", got)
	}
	ada.script(enter+"?coins=3&as=2", good()...).expect(t, "a good one", 204)
}

// The first message is the whole present; later ones only what changed; too many
// pages of one seat end the oldest.
func TestTheStream(t *testing.T) {
	t.Parallel()
	n := newNightWith(t, func(n *night) { n.beat = often }, quorum.Rules.Game())
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	ada, ben := n.phone(join, 1, "Ada"), n.phone(join, 2, "Ben")
	l := ada.listen(page + "/live")
	first := l.until("the present", func(h heard) bool { return h.name == "" })
	if !strings.HasSuffix(first.id, "-2") || len(first.parts()) < 5 {
		t.Errorf("the first message is %s with %v", first.id, first.parts())
	}
	ben.enter(code, "vote", "say", "no").expect(t, "Ben votes", 204)
	next := l.until("his vote", func(h heard) bool { return strings.HasSuffix(h.id, "-3") })
	if got := next.parts(); len(got) == 0 || len(got) >= len(first.parts()) {
		t.Errorf("after his vote came %v, at first %v", got, first.parts())
	}
	hb := l.until("a heartbeat", func(h heard) bool { return h.name == "hb" })
	if strings.TrimSpace(hb.data) == "" || hb.id != "" {
		t.Errorf("a heartbeat is %+v", hb)
	}
	var more []*listening
	for range 3 {
		more = append(more, ada.listen(page+"/live"))
		more[len(more)-1].until("the present", func(h heard) bool { return h.id != "" })
	}
	l.until("the oldest is sent away", func(h heard) bool { return h.name == "bye" })
	host.enter(code, "bank", "to", "2", "coins", "3").expect(t, "the bank pays", 204)
	for _, m := range more {
		m.until("the others hear on", func(h heard) bool { return strings.HasSuffix(h.id, "-4") })
	}
	gone := n.browser().listen("/t/ZZZZZZ/live").until("no such table", func(heard) bool { return true })
	if gone.name != "gone" {
		t.Errorf("a stream of no table says %+v", gone)
	}
}

// Who is there is told beside the log, and to the host by seat.
func TestPresence(t *testing.T) {
	t.Parallel()
	n := newNightWith(t, func(n *night) { n.beat = often }, quorum.Rules.Game()) // it is a heartbeat that tells who has been gone for a while
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	ada := n.phone(join, 1, "Ada")
	host.get(page).expect(t, "before her page listens", 200, "not seen yet")
	h := host.listen(page + "/live")
	h.until("the present", func(h heard) bool { return h.id != "" })
	l := ada.listen(page + "/live")
	h.until("she is there", func(h heard) bool {
		return slices.Equal(h.parts(), []string{"seat-1"}) && !strings.Contains(h.data, "not seen yet")
	})
	l.stop()
	h.until("she is gone", func(h heard) bool { return strings.Contains(h.data, "gone for") })
	if got := host.logged(code); !slices.Equal(got, []string{"sit"}) {
		t.Errorf("the log is %v", got)
	}
}

func TestOpeningTables(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	for what, row := range map[string]struct {
		form []string
		want int
	}{
		"no such game":                    {[]string{"game", "chess", "seats", "3"}, 422},
		"too few seats":                   {[]string{"game", "quorum", "seats", "2"}, 422},
		"no seats":                        {[]string{"game", "quorum"}, 422},
		"an odd option":                   {[]string{"game", "quorum", "seats", "3", "tie", "x"}, 422},
		"a doubled game":                  {[]string{"game", "quorum", "game", "quorum", "seats", "3"}, 400},
		"an empty key":                    {[]string{"game", "quorum", "seats", "3", "key", ""}, 400},
		"people of one that is not there": {[]string{"game", "quorum", "seats", "3", "people", "ABCDEF"}, 404},
		"people of none":                  {[]string{"game", "quorum", "seats", "3", "people", ""}, 201},
	} {
		before, _ := n.store.Tables()
		host.script("/tables", row.form...).expect(t, what, row.want)
		after, _ := n.store.Tables()
		if opened := len(after) - len(before); opened != 0 && row.want != 201 {
			t.Errorf("%s: refused, and %d tables are new", what, opened)
		}
	}
	host.post("/tables", "game", "quorum", "seats", "99").expect(t, "a plain form", 422, "is for 3 to 8 players", "Open a table")
	var codes []string
	for range 3 {
		a := host.post("/tables", "game", "quorum", "seats", "3", "key", "one-tap")
		codes = append(codes, a.to())
	}
	if codes[0] == "" || codes[0] != codes[1] || codes[1] != codes[2] {
		t.Errorf("one tap opened %v", codes)
	}
	code, join := host.table()
	ada := n.phone(join, 1, "Ada")
	host.script("/t/"+code+"/enter", "kind", "sit", "mark", "", "key", "g", "as", "3", "name", "Grandma").expect(t, "a guest", 204)
	again := host.post("/tables", "game", "quorum", "seats", "4", "people", code).to()
	if got := ada.screen(again).viewer(t); got != 1 {
		t.Errorf("at the next table Ada sees %d", got)
	}
	host.get(again+"?as=3").expect(t, "and the guest is there", 200, "Grandma")
	host.get("/").expect(t, "the host's lobby", 200, again[len("/t/"):len("/t/")+3], "Open a table")
	ada.get("/").expect(t, "Ada's lobby", 200, "Continue as", "!Open a table")
	n.browser().get("/").expect(t, "a stranger's lobby", 200, "!Tables", "Join a table")
}

func path(t testing.TB, link string) string {
	t.Helper()
	at := strings.Index(link, "/join/")
	if at < 0 {
		t.Fatalf("no link: %s", link)
	}
	return link[at:]
}

func between(t testing.TB, s, from, to string) string {
	t.Helper()
	_, rest, ok := strings.Cut(s, from)
	got, _, ok2 := strings.Cut(rest, to)
	if !ok || !ok2 {
		t.Fatalf("no %s in %s", from, s)
	}
	return got
}

// The host chooses what the QR holds among the laptop's own addresses, and the
// choice is kept.
func TestChoosingAnAddress(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, _ := host.table()
	page := "/t/" + code
	host.enter(code, "ask:address", "host", "8.8.8.8:80").expect(t, "an address that is not ours", 422, "does not have that address")
	host.enter(code, "ask:address").expect(t, "none", 422)
	n.own.set(ownInterface("wlan0", "192.168.0.24"), ownInterface("docker0", "172.17.0.1"))
	host.enter(code, "ask:doctor", "on", "yes").expect(t, "a look at what the laptop has", 204)
	own := n.shell.Addresses()
	if len(own) != 2 || !strings.HasPrefix(own[1], "172.17.0.1:") {
		t.Fatalf("the host chooses among %v", own)
	}
	host.enter(code, "ask:address", "host", own[1]).expect(t, "the last of them", 204)
	if got := host.screen(page).Table.Join; !strings.HasPrefix(got, "http://"+own[1]+"/join/") {
		t.Errorf("the QR holds %s", got)
	}
	if got := host.logged(code); len(got) != 0 {
		t.Errorf("the log is %v", got)
	}
}
