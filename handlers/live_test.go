package handlers_test

import (
	"strings"
	"testing"
)

// A fault behind a stream's first answer reaches nobody's page in words: the log has
// to tell of it.
func TestAStreamsFaultIsInTheLog(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	code, join := n.host().table()
	ada := n.phone(join, 1, "Ada")
	n.store.Close()
	ada.get("/t/"+code+"/live").expect(t, "the stream of a closed file", 200, "event: gone", "Something went wrong", "!database")
	if !strings.Contains(n.log.String(), "level=ERROR msg=request route=/t/:code/live") {
		t.Errorf("the log says nothing of it: %s", n.log)
	}
}
