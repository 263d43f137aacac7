package handlers_test

import (
	"fmt"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"
)

// Many wrong codes are told to the host, with how many and from where, while it
// lasts; to nobody else.
func TestTheHostHearsOfWrongCodes(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	ada, guesser := n.phone(join, 1, "Ada"), n.browser()
	const many = "Many wrong codes were typed"
	for i := range 9 {
		guesser.get("/t/ZZZZZ"+string("23456789A"[i])).expect(t, "a guess", 404)
	}
	host.get(page).expect(t, "after nine", 200, "!"+many)
	l := host.listen(page + "/live")
	l.until("the present", func(h heard) bool { return h.id != "" && !strings.Contains(h.data, many) })
	for range 4 { // one is looked up, three are held back
		guesser.script("/join", "code", "YYYYYY")
	}
	l.until("the host's stream tells it", func(h heard) bool { return strings.Contains(h.data, many) })
	host.get(page).read().expect(t, "after thirteen", 200, many+": 13 in the last minute, from 127.0.0.1. Lock the table?")
	for who, b := range map[string]*browser{"Ada": ada, "the room": n.browser()} {
		path := page
		if who == "the room" {
			path = join // a stranger is held back everywhere else
		}
		b.get(path).expect(t, who, 200, "!"+many, "!127.0.0.1. ")
	}
	host.get(page+"?room=1").expect(t, "the room's screen", 200, "!"+many)
	host.enter(code, "ask:lock", "on", "yes").expect(t, "the host locks", 204)
	host.get(page).read().expect(t, "locked", 200, many, "!Lock the table?")
	n.shell.GuessLater(61 * time.Second)
	l.until("it goes by itself", func(h heard) bool { return strings.Contains(h.data, `id="join"`) && !strings.Contains(h.data, many) })
	host.get(page).expect(t, "a minute later", 200, "!"+many)
}

// widely serves on every address of the machine, as the program does.
func (n *night) widely() {
	n.Helper()
	n.stop()
	n.listenAt = "0.0.0.0:0"
	n.start()
}

// hasSecond gives the laptop one address, and says where it answers there: by another one
// to itself than its server listens at, so that nothing leaves this machine.
func (n *night) hasSecond() (host string) {
	n.Helper()
	const second = "127.0.0.2"
	l, err := net.Listen("tcp", second+":0")
	if err != nil {
		n.Skip("this machine has one address to itself only: ", err)
	}
	l.Close()
	n.own.set(ownInterface("wlan0", second))
	n.until("it has looked by itself", func() bool {
		own := n.shell.Addresses()
		return len(own) == 1 && strings.HasPrefix(own[0], second)
	})
	return n.shell.Addresses()[0]
}

// The self-test tries the laptop's own addresses from the laptop, and nothing else.
func TestTheConnectionDoctor(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	own := n.hasSecond()
	host := n.host()
	code, join := host.table()
	page := "/t/" + code
	ada := n.phone(join, 1, "Ada")
	host.get(page).read().expect(t, "before the test", 200, "No phone has reached this laptop yet.", "Test the connection", "!answer")
	host.enter(code, "ask:doctor", "on", "yes").expect(t, "the test", 204)
	host.get(page).read().expect(t, "where it listens to itself alone", 200, "Croupier does not answer at "+own, "Test again", "!This laptop answers")

	n.widely()
	own = n.hasSecond()
	other := elsewhere(t)
	host.enter(code, "ask:doctor", "on", "yes", "host", other.Addr().String()).expect(t, "an address that somebody names", 422)
	host.script("/t/"+code+"/enter?host="+other.Addr().String(), "kind", "ask:doctor", "mark", "", "key", newKey(), "on", "yes").expect(t, "by the URL", 204)
	host.get(page).read().expect(t, "where phones can reach it", 200, "This laptop answers at "+own, "Open "+own+" in this browser, too", "No phone has reached", "!does not answer")
	for who, b := range map[string]*browser{"Ada": ada, "the room": n.browser()} {
		b.get(page).expect(t, who, 200, "!This laptop answers", "!Test again")
	}
	ada.enter(code, "ask:doctor", "on", "yes").expect(t, "Ada asks for it", 422)
	host.do("POST", page+"/enter", values([]string{"kind", "ask:doctor", "mark", "", "key", newKey(), "on", "yes"}), "Origin", "http://evil.example").expect(t, "from another site", 403)

	answer, err := http.Get("http://" + own + "/healthz")
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	host.get(page).read().expect(t, "after its browser went there", 200, "A browser on this laptop has opened "+own, "!in this browser, too", "No phone has reached")
	select {
	case <-other.met:
		t.Error("somebody else's address was tried")
	default:
	}
}

// elsewhere is a server that is none of ours.
func elsewhere(t *testing.T) *stranger {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s := &stranger{l, make(chan struct{}, 1)}
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			c.Close()
			s.met <- struct{}{}
		}
	}()
	t.Cleanup(func() { l.Close(); <-ended })
	return s
}

type stranger struct {
	net.Listener
	met chan struct{}
}

// Another program that has our port on an address does not pass for us.
func TestTheDoctorKnowsItsOwn(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	own := n.hasSecond()
	l, err := net.Listen("tcp", own)
	if err != nil {
		t.Skip("its port is taken there: ", err)
	}
	server := &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { fmt.Fprintln(w, "ok: Croupier answers here") })}
	go server.Serve(l)
	defer server.Close()
	host := n.host()
	code, _ := host.table()
	host.enter(code, "ask:doctor", "on", "yes").expect(t, "the test", 204)
	host.get("/t/"+code).read().expect(t, "the host's page", 200, "Croupier does not answer at "+own)
}
