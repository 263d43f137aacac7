package handlers_test

import (
	"strconv"
	"testing"

	"croupier/trackers/custom"
)

// Once its file with all secrets was taken, a night that ended is not played on:
// the end could be undone, and the host would know every card.
func TestANightThatWasReadIsOver(t *testing.T) {
	n := newNightOf(t, nil, custom.Rules.Game())
	host := n.host()
	code, join := host.tableOf("custom")
	n.phone(join, 1, "Ada")
	host.get("/t/"+code+"/night").expect(t, "before the end", 403)
	host.enter(code, "counter", "name", "Hide", "per", "secret", "start", "3", "min", "0", "max", "9").expect(t, "a counter", 204)
	host.enter(code, "end").expect(t, "ending", 204)
	last := strconv.Itoa(n.shell.Now(code).Last().Seq)
	host.get("/t/"+code+"/night").expect(t, "the night file", 200, "night 1 custom")
	host.enter(code, "undo", "entry", last).expect(t, "undoing the end", 422, "its file with all secrets was taken")
	n.restart()
	host.enter(code, "undo", "entry", last).expect(t, "undoing it after a restart", 422, "its file with all secrets was taken")
}
