package handlers_test

import (
	"html"
	"regexp"
	"strings"
	"testing"
)

var tags = regexp.MustCompile(`<[^>]*>`)

// read is an answer as people read it: without its tags.
func (a answer) read() answer {
	a.body = strings.Join(strings.Fields(html.UnescapeString(tags.ReplaceAllString(a.body, ""))), " ")
	return a
}

// Old lines name people as they were called then, wherever they are read: who
// sits in the same chair now did none of it.
func TestOldLinesKeepTheirNames(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	ada, ben := n.phone(join, 1, "Ada"), n.phone(join, 2, "Ben")
	ada.enter(code, "give", "to", "2", "coins", "2").expect(t, "Ada gives", 204)
	room := n.browser()
	room.get(page).read().expect(t, "the room's newest line", 200, "Ada gives Ben 2 coins")
	ada.enter(code, "leave").expect(t, "Ada leaves", 204)
	zed := n.phone(join, 1, "Zed")
	host.enter(code, "undo", "entry", "3").expect(t, "the host strikes her gift", 204)
	for who, b := range map[string]*browser{"the host": host, "Zed": zed, "Ben": ben, "the room": room} {
		b.get(page+"/history").read().expect(t, who+"'s history", 200, "Ada gives Ben 2 coins", "!Zed gives", "Ada and Zed")
		b.get(page+"/night.csv").read().expect(t, who+"'s sheet", 200, "Ada gives Ben 2 coins", "!Zed gives", ",1,Ada,,give,", ",1,Zed,,sit,")
	}
	undone := "Undone: " + "Ada gives Ben 2 coins"
	host.get(page).read().expect(t, "the host's log", 200, "Ada gives Ben 2 coins", undone, "!Zed gives")
	room.get(page).read().expect(t, "the room's newest line", 200, undone, "!Zed gives")
	n.restart()
	host.get(page).read().expect(t, "the host's log after a restart", 200, undone, "!Zed gives")
}

// What followed from an entry stands in the host's log, and is back there once
// its undo is undone.
func TestTheHostReadsWhatFollowed(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page, told := "/t/"+code, " throws 4 and 2."
	ada := n.phone(join, 1, "Ada")
	ada.enter(code, "throw", "dice", "4", "dice", "2").expect(t, "Ada throws", 204)
	host.get(page).read().expect(t, "the throw", 200, told)
	host.enter(code, "undo", "entry", "2").expect(t, "undone", 204)
	host.get(page).read().expect(t, "what did not happen", 200, "!"+told)
	host.enter(code, "undo", "entry", "3").expect(t, "back again", 204)
	host.get(page).read().expect(t, "it happened after all", 200, told)
}
