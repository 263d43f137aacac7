package handlers_test

import (
	"bufio"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"
)

// A stream is whole for whoever knows chunks and for whoever does not, and ends in
// good order when the host frees the seat.
func TestStreamsEndInGoodOrder(t *testing.T) {
	t.Parallel()
	for _, version := range []string{"HTTP/1.1", "HTTP/1.0"} {
		t.Run(version, func(t *testing.T) {
			n := newNight(t)
			host := n.host()
			code, join := host.table()
			ada := n.phone(join, 1, "Ada")
			conn, answer := ada.asks(version, "/t/"+code+"/live")
			defer conn.Close()
			if kind := answer.Header.Get("Content-Type"); answer.StatusCode != 200 || kind != "text/event-stream" || answer.Header.Get("X-Content-Type-Options") != "nosniff" {
				t.Fatalf("it begins with %d and %v", answer.StatusCode, answer.Header)
			}
			lines := bufio.NewReader(answer.Body)
			if first, err := lines.ReadString('\n'); err != nil || !strings.HasPrefix(first, "id: ") {
				t.Fatalf("it says %q first: %v", first, err)
			}
			host.enter(code, "leave", "as", "1").expect(t, "freeing the seat", 204)
			rest, err := io.ReadAll(lines)
			if err != nil || !strings.HasSuffix(string(rest), "event: gone\ndata: The host has freed your seat. Scan the code to take another one.\n\n") {
				t.Errorf("it ends with %v: %q", err, rest[max(0, len(rest)-200):])
			}
		})
	}
}

// asks sends a GET by itself, and reads how its answer begins.
func (b *browser) asks(version, path string) (net.Conn, *http.Response) {
	b.Helper()
	u, err := url.Parse(b.server.URL)
	if err != nil {
		b.Fatal(err)
	}
	conn, err := net.Dial("tcp", u.Host)
	if err != nil {
		b.Fatal(err)
	}
	conn.SetDeadline(time.Now().Add(10 * time.Second))
	cookies := ""
	for _, c := range b.client.Jar.Cookies(u) {
		cookies += c.String() + "; "
	}
	if _, err := io.WriteString(conn, "GET "+path+" "+version+"\r\nHost: "+u.Host+"\r\nCookie: "+cookies+"\r\n\r\n"); err != nil {
		b.Fatal(err)
	}
	answer, err := http.ReadResponse(bufio.NewReader(conn), nil)
	if err != nil {
		b.Fatal(err)
	}
	return conn, answer
}
