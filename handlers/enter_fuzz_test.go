package handlers_test

import (
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
)

// FuzzEnter posts whatever it can think of to a table: it is taken as one entry,
// or refused without a trace and without a word of the program's inside.
//
//	go test ./handlers -run XXX -fuzz FuzzEnter -fuzztime 5m
func FuzzEnter(f *testing.F) {
	for _, form := range goodForms["/t/:code/enter"](place{}) {
		form := values(form)
		form.Set("key", newKey())
		f.Add(form.Encode())
	}
	for _, s := range []string{"", "&", "kind=vote", "kind=vote&mark=*&key=%00&say=yes", "kind=lay&mark=&key=k&cards=1&names=%ff", "kind=lay&mark=*&key=k&cards=1&names=%F0%9F%8E%B2",
		"kind=sit&mark=&key=k&name=%E2%80%AE", "kind=undo&mark=&key=k&entry=99999999999", "kind=throw&mark=&key=roll&dice=roll", "kind=%zz", "a;b=c", "kind=give&kind=lay&mark=&key=k"} {
		f.Add(s)
	}
	n := newNight(f)
	host := n.host()
	code, cookie := n.fuzzed(host)
	f.Fuzz(func(t *testing.T, body string) {
		if n.shell.Now(code).Last().Seq > 300 { // a fresh table, so that each input costs the same
			code, cookie = n.fuzzed(host)
		}
		before := n.shell.Now(code).Last().Seq
		r := httptest.NewRequest(http.MethodPost, n.server.URL+"/t/"+code+"/enter", strings.NewReader(body))
		r.Header.Set("Origin", n.server.URL)
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		r.Header.Set("Cookie", cookie)
		w := httptest.NewRecorder()
		n.shell.ServeHTTP(w, r)
		entered := n.shell.Now(code).Last().Seq - before
		switch {
		case w.Code == http.StatusSeeOther && entered <= 1:
		case slices.Contains([]int{http.StatusBadRequest, http.StatusForbidden, http.StatusRequestEntityTooLarge, http.StatusUnprocessableEntity}, w.Code) && entered == 0:
		default:
			t.Fatalf("answered with %d, and %d entered: %q\n%.300s", w.Code, entered, body, w.Body)
		}
		if at := inside.FindString(w.Body.String()); at != "" && !strings.Contains(shot{body: body}.said(), at) {
			t.Fatalf("shows the inside, %q: %q", at, body)
		}
	})
}

// fuzzed is a table with Ada at seat 1 and the cookie by which she is known.
func (n *night) fuzzed(host *browser) (code, cookie string) {
	code, join := host.table()
	ada := n.phone(join, 1, "Ada")
	n.phone(join, 2, "Ben")
	return code, ada.cookie()
}
