package handlers_test

import (
	"fmt"
	"net"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"croupier/engine"
	"croupier/engine/laws/quorum"
)

// Whoever sends half a request and then nothing is hung up on, by every route, and
// nothing of it is entered.
func TestSlowInput(t *testing.T) {
	t.Parallel()
	n := newNightWith(t, func(n *night) { n.wait = 2 * time.Second }, quorum.Rules.Game())
	host := n.host()
	code, join := host.table()
	ada := n.phone(join, 1, "Ada")
	for what, c := range n.slowSenders(code, join, ada.cookie()) {
		c.SetReadDeadline(time.Now().Add(time.Minute))
		if err := untilEnd(c); err != nil {
			t.Errorf("%s: still not hung up on: %v", what, err)
		}
	}
	if got := host.logged(code); !slices.Equal(got, []string{engine.Sit}) {
		t.Errorf("the log is %v", got)
	}
}

// While they are waited for, which here never ends, the others play on.
func TestSlowInputHoldsNobodyUp(t *testing.T) {
	t.Parallel()
	n := newNightWith(t, func(n *night) { n.wait = time.Hour }, quorum.Rules.Game())
	host := n.host()
	code, join := host.table()
	ada := n.phone(join, 1, "Ada")
	slow := n.slowSenders(code, join, ada.cookie())
	for i := range 20 {
		ada.enter(code, "lay", "cards", "1", "names", fmt.Sprint("n", i)).expect(t, "Ada plays on", http.StatusNoContent)
	}
	if got := host.logged(code); len(got) != 21 {
		t.Errorf("the log is %v", got)
	}
	for _, c := range slow {
		c.Close() // else the server would wait for them at its end
	}
}

// The program itself waits for nobody for ever, either.
func TestTheServerHasItsLimits(t *testing.T) {
	t.Parallel()
	s := newNight(t).shell.Server()
	for what, limit := range map[string]time.Duration{"headers": s.ReadHeaderTimeout, "a request": s.ReadTimeout, "an answer": s.WriteTimeout, "a connection": s.IdleTimeout} {
		if limit <= 0 || limit > 2*time.Minute {
			t.Errorf("%s may take %v", what, limit)
		}
	}
}

// slowSenders send halves of a request to every route; by what they sent.
func (n *night) slowSenders(code, join, cookie string) map[string]net.Conn {
	n.Helper()
	out := map[string]net.Conn{}
	for _, r := range n.shell.Routes() {
		for i, half := range halves(n, r, code, join, cookie) {
			c, err := net.Dial("tcp", strings.TrimPrefix(n.server.URL, "http://"))
			if err != nil {
				n.Fatal(err)
			}
			n.Cleanup(func() { c.Close() })
			fmt.Fprint(c, half)
			out[fmt.Sprintf("%s %s, half %d", r.Method, r.Pattern, i)] = c
		}
	}
	return out
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
