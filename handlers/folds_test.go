package handlers_test

import (
	"net/http"
	"regexp"
	"strings"
	"testing"
)

// foldID is the id of the pad of a kind on somebody's page.
func foldID(t *testing.T, page, kind string) string {
	t.Helper()
	m := regexp.MustCompile(`id="(pad-` + kind + `-[a-z0-9]+)"`).FindStringSubmatch(page)
	if m == nil {
		t.Fatalf("no pad of the kind %s on %s", kind, page)
	}
	return m[1]
}

// What is folded is on no page before it is opened. Opened, it comes at once, and the
// page's stream has its changes from then on; for a browser without a script it lies
// open on the page.
func TestFoldsAreFetched(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	code, join := n.host().table()
	page := "/t/" + code
	ada, ben := n.phone(join, 1, "Ada"), n.phone(join, 2, "Ben")
	closed := ada.get(page)
	lay := foldID(t, closed.body, "lay")
	form, link := `id="`+lay+`-form"`, `data-fold href="?open=`+lay+`"`
	closed.expect(t, "Ada's page", 200, link, "!"+form)
	ada.get(page+"?open="+lay).expect(t, "her page with it open", 200, form, `name="hand" open`)
	l := ada.listenAs(page+"/live", "one", "")
	l.until("the present", func(h heard) bool { return strings.Contains(h.data, link) && !strings.Contains(h.data, form) })
	ada.get(page+"/pad?page=one&open="+lay).expect(t, "the pad", 200, form, "!<html", "!"+`id="hand"`)
	l.until("her stream has it", func(h heard) bool { return strings.Contains(h.data, form) })
	ada.enter(code, "lay", "cards", "1", "names", "ace").expect(t, "she lays a card", 204)
	l.until("and its changes", func(h heard) bool { return strings.Contains(h.data, form) })
	again := ada.listenAs(page+"/live", "one", lay)
	again.until("after a new connection, too", func(h heard) bool { return h.id != "" && strings.Contains(h.data, form) })
	other := ben.listenAs(page+"/live", "two", "")
	if h := other.until("Ben's present", func(h heard) bool { return h.id != "" }); strings.Contains(h.data, "-form\"") && strings.Contains(h.data, form) {
		t.Error("what Ada opened is open at Ben's")
	}
}

// A fold is had by whose page holds it, while it does.
func TestFoldsOfOthers(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	ada := n.phone(join, 1, "Ada")
	give := foldID(t, ada.get(page).body, "give")
	name := foldID(t, ada.get(page+"?open=*").body, "sit")
	rule := foldID(t, host.get(page+"?open=*").body, "correct")
	for _, row := range []struct {
		who   string
		by    *browser
		query string
		want  int
	}{
		{"Ada her own", ada, "open=" + give, 200},
		{"Ada what lies round another fold", ada, "open=" + name, 404},
		{"Ada it with what lies round it", ada, "open=" + name + "&open=chair&open=more", 200},
		{"Ada a ruling of the host's", ada, "open=" + rule + "&open=*", 404},
		{"the host her pad", host, "open=" + give + "&open=*", 404},
		{"the room her pad", n.browser(), "open=" + give, 404},
		{"Ada the host's seat", ada, "as=2&open=" + give, 403},
		{"no fold", ada, "", 400},
		{"an empty one", ada, "open=", 400},
		{"a long one", ada, "open=" + strings.Repeat("x", 200), 400},
		{"too many", ada, strings.Repeat("open=a&", 40) + "open=b", 400},
		{"one that is not there", ada, "open=pad-give-0", 404},
	} {
		if got := row.by.get(page + "/pad?" + row.query); got.status != row.want {
			t.Errorf("%s: %d, want %d: %.300s", row.who, got.status, row.want, got.body)
		}
	}
	for _, query := range []string{strings.Repeat("open=a&", 40) + "open=b", "open=" + strings.Repeat("x", 200)} {
		ada.get(page+"?"+query).expect(t, "a page with "+query[:12], http.StatusBadRequest)
	}
}

// A pad that was for an occasion that is past is not there any more, nor is one that is
// closed by now: its reason is.
func TestFoldsThatAreGone(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	ada := n.phone(join, 1, "Ada")
	give := foldID(t, ada.get(page).body, "give")
	host.enter(code, "pause").expect(t, "the table is paused", 204)
	ada.get(page+"/pad?open="+give+"&open=*").expect(t, "a pad that is closed", 404, "That was for another moment. Look again.", "!<form")
	ada.get(page+"/pad?open=not-now&open=more").expect(t, "its reason", 200, "paused")
}
