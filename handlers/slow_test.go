package handlers_test

import (
	"bufio"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"croupier/views/live"
)

// A phone that takes nothing any more holds nobody up, and its stream ends.
func TestASlowPhoneHoldsNobodyUp(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	ada, ben := n.phone(join, 1, "Ada"), n.phone(join, 2, "Ben")
	ben.listen("/t/"+code+"/live").until("the present", func(h heard) bool { return h.id != "" })
	host.get("/t/"+code).expect(t, "before", 200, "not seen yet")
	slow := ada.stalled("/t/" + code + "/live")
	defer slow.Close()
	for end := time.Now().Add(5 * time.Second); strings.Contains(host.get("/t/"+code).body, "not seen yet"); {
		if time.Now().After(end) {
			t.Fatal("the slow phone never came")
		}
	}
	var worst time.Duration
	for i := range 400 { // more than any buffer on the way takes
		start := time.Now()
		kind := []string{"kind", "pause", "mark", "", "key", fmt.Sprint("p", i)}
		if i%2 == 1 {
			kind[1] = "resume"
		}
		host.script("/t/"+code+"/enter", kind...).expect(t, "an entry", 204)
		worst = max(worst, time.Since(start))
	}
	if worst > 5*time.Second { // who waits for it, waits ten
		t.Errorf("with a slow phone an entry took %v", worst)
	}
	for end := time.Now().Add(20 * time.Second); !strings.Contains(host.get("/t/"+code).body, "gone for"); time.Sleep(200 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the slow phone's stream never ended")
		}
	}
}

// stalled opens a stream with the smallest window there is and reads its first
// line only.
func (b *browser) stalled(path string) net.Conn {
	b.Helper()
	u, _ := url.Parse(b.server.URL)
	c, err := net.Dial("tcp", u.Host)
	if err != nil {
		b.Fatal(err)
	}
	c.(*net.TCPConn).SetReadBuffer(1)
	r, _ := http.NewRequest("GET", b.server.URL+path, nil)
	r.Header.Set("Croupier-Folds", live.Everything) // so that much is sent
	for _, ck := range b.client.Jar.Cookies(u) {
		r.AddCookie(ck)
	}
	if err := r.Write(c); err != nil {
		b.Fatal(err)
	}
	if first, err := bufio.NewReaderSize(c, 16).ReadString('\n'); err != nil || !strings.Contains(first, "200") {
		b.Fatalf("the stream begins with %q, %v", first, err)
	}
	return c
}
