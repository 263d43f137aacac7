package handlers_test

import (
	"fmt"
	"net"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"
)

// Whoever sends half a request and then nothing is hung up on, by every route;
// meanwhile the others play on, and nothing of it is entered.
func TestSlowInput(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	ada := n.phone(join, 1, "Ada")
	var all sync.WaitGroup
	for _, r := range n.shell.Routes() {
		for _, half := range halves(n, r, code, join, ada.cookie()) {
			all.Go(func() {
				c, err := net.Dial("tcp", strings.TrimPrefix(n.server.URL, "http://"))
				if err != nil {
					t.Error(err)
					return
				}
				defer c.Close()
				fmt.Fprint(c, half)
				c.SetReadDeadline(time.Now().Add(25 * time.Second))
				if err := untilEnd(c); err != nil {
					t.Errorf("%s %s: %.60q: still not hung up on: %v", r.Method, r.Pattern, half, err)
				}
			})
		}
	}
	for i := range 20 {
		start := time.Now()
		ada.enter(code, "lay", "cards", "1", "names", fmt.Sprint("n", i)).expect(t, "Ada plays on", http.StatusNoContent)
		if took := time.Since(start); took > 5*time.Second {
			t.Errorf("among slow senders an entry took %v", took)
		}
	}
	all.Wait()
	if got := host.logged(code); len(got) != 21 {
		t.Errorf("the log is %v", got)
	}
}

// halves are the beginnings of a request.
func halves(n *night, r interface {
	At(code, token string) string
}, code, join, cookie string) []string {
	head := fmt.Sprintf("POST %s HTTP/1.1\r\nHost: %s\r\nOrigin: %s\r\nCookie: %s\r\nContent-Type: application/x-www-form-urlencoded\r\n", r.At(code, join[len("/join/"):]),
		strings.TrimPrefix(n.server.URL, "http://"), n.server.URL, cookie)
	body := "kind=lay&mark=&key=slow&cards=1&names=x"
	return []string{head[:9], head, head + fmt.Sprintf("Content-Length: %d\r\n\r\n%s", len(body)+1, body), head + fmt.Sprintf("Transfer-Encoding: chunked\r\n\r\n%x\r\n%s\r\n", len(body), body)}
}

// untilEnd reads until the other side hangs up; an error says that it did not.
func untilEnd(c net.Conn) error {
	for b := make([]byte, 4096); ; {
		if _, err := c.Read(b); err != nil {
			if late, ok := err.(net.Error); ok && late.Timeout() {
				return err
			}
			return nil
		}
	}
}
