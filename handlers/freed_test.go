package handlers_test

import (
	"strings"
	"testing"
)

const freedSentence = "The host has freed your seat."

// Whoever was freed by the host is told so, at once and after a reload, till they
// sit down again; who left, or took the seat to another phone, is not.
func TestWhoseSeatWasFreed(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	ada, ben, cleo := n.phone(join, 1, "Ada"), n.phone(join, 2, "Ben"), n.phone(join, 3, "Cleo")
	streams := map[*browser]*listening{}
	for _, b := range []*browser{ada, ben, cleo} {
		streams[b] = b.listen(page + "/live")
		streams[b].until("the present", func(h heard) bool { return h.id != "" })
	}
	host.enter(code, "leave", "as", "1").expect(t, "the host frees Ada's seat", 204)
	ben.enter(code, "leave").expect(t, "Ben leaves", 204)
	link := path(t, between(t, cleo.script(page+"/move").body, `"join":"`, `"`))
	other := n.browser()
	other.post(link, "seat", "3").expect(t, "Cleo moves to another phone", 303)
	other.get(page).expect(t, "and goes on there", 200)
	for b, says := range map[*browser]string{ada: freedSentence, ben: "You have left your seat.", cleo: "This seat is on another phone now."} {
		streams[b].until(says, func(h heard) bool { return h.name == "gone" && strings.Contains(h.data, says) })
	}
	tellsWhoWasFreed := func(when string) {
		t.Helper()
		ada.get(page).expect(t, "Ada's page "+when, 200, freedSentence, "Take a seat")
		for who, b := range map[string]*browser{"Ben": ben, "Cleo's old phone": cleo, "Cleo's new phone": other, "a stranger": n.browser(), "the host": host} {
			b.get(page).expect(t, who+"'s page "+when, 200, "!"+freedSentence)
		}
		if !ada.screen(page).Table.Freed || ben.screen(page).Table.Freed || cleo.screen(page).Table.Freed {
			t.Errorf("%s a program hears otherwise", when)
		}
	}
	tellsWhoWasFreed("at once")
	ada.listen(page+"/live").until("the stream of what is the room now", func(h heard) bool { return strings.Contains(h.data, freedSentence) })
	n.browser().listen(page+"/live").until("a stranger's", func(h heard) bool { return h.id != "" && !strings.Contains(h.data, freedSentence) })
	n.phone(join, 1, "Bo")
	tellsWhoWasFreed("once Bo has that seat")
	n.restart()
	tellsWhoWasFreed("after a restart")
	host.enter(code, "ask:lock", "on", "yes").expect(t, "locking", 204)
	ada.get(page).expect(t, "Ada's page at a locked table", 200, freedSentence, "!Take a seat")
	host.enter(code, "ask:lock", "on", "no").expect(t, "unlocking", 204)
	ada.post(join, "seat", "2", "name", "Ada").expect(t, "she chooses another seat", 303)
	ada.get(page).expect(t, "at it", 200, "!"+freedSentence)
	ada.enter(code, "leave").expect(t, "she leaves it", 204)
	ada.get(page).expect(t, "after that", 200, "!"+freedSentence)
}

// Who left is not told of the host, who freed the seat of somebody after them.
func TestLeavingIsNotBeingFreed(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	ada := n.phone(join, 1, "Ada")
	ada.enter(code, "leave").expect(t, "Ada leaves", 204)
	host.enter(code, "sit", "as", "1", "name", "Grandma").expect(t, "Grandma sits there", 204)
	host.enter(code, "leave", "as", "1").expect(t, "and is freed", 204)
	ada.get(page).expect(t, "Ada's page", 200, "!"+freedSentence)
}

// The host's page has the way to the host's own seat while that seat is this
// browser's, whatever another tab or another phone does with it.
func TestTheHostsPageKnowsTheHostsSeat(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page, way := "/t/"+code, "My seat"
	listens := func() *listening {
		l := host.listen(page + "/live")
		l.until("the present", func(h heard) bool { return h.id != "" })
		return l
	}
	gone := func(h heard) bool { return h.name == "gone" }
	before := listens()
	host.get(page).expect(t, "before the host sits", 200, "!"+way)
	host.post(join, "seat", "1", "name", "Ada").expect(t, "the host sits down in another tab", 303)
	before.until("the host's page looks again", gone)
	host.get(page).expect(t, "the host sits", 200, way)

	sitting := listens()
	link := path(t, between(t, host.script(page+"/move").body, `"join":"`, `"`))
	other := n.browser()
	other.post(link, "seat", "1").expect(t, "the seat moves to a phone", 303)
	other.get(page).expect(t, "and goes on there", 200)
	sitting.until("the host's page looks again", gone)
	host.get(page).expect(t, "the seat is on the phone", 200, "!"+way)
}
