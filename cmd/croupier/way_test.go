package main

import (
	"net/netip"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"croupier/handlers/doors"
)

// laptop is one whose addresses come and go in the test.
type laptop struct {
	mu  sync.Mutex
	all []doors.Interface
}

func (l *laptop) list() ([]doors.Interface, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.all, nil
}

func (l *laptop) has(name, ip string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.all = nil
	if ip != "" {
		l.all = []doors.Interface{{Name: name, Net: netip.PrefixFrom(netip.MustParseAddr(ip), 24), Virtual: name == "docker0"}}
	}
}

// The person at the laptop reads how phones get in, and that they do not: no address and
// no code that cannot work, and by itself the new ones whenever they change.
func TestTheTerminalFollowsTheAddress(t *testing.T) {
	const (
		joinWiFi = "No other device can reach this laptop: join the Wi-Fi with it. The code will appear here by itself."
		doubtful = "so phones may not reach it: join the Wi-Fi with this laptop."
		phones   = "For phones:  "
	)
	l := &laptop{}
	at, out, _ := running(t, Config{Data: t.TempDir(), Addr: ":0", Interfaces: l.list, LookEvery: 20 * time.Millisecond})
	_, port, _ := strings.Cut(strings.TrimPrefix(at.Local, "http://"), ":")
	begun := out.String()
	if at.Base != "" || !strings.Contains(begun, joinWiFi) || strings.Contains(begun, "█") || strings.Contains(begun, phones) || !strings.Contains(begun, at.Host) {
		t.Errorf("without an address it gives phones %q, and says:\n%s", at.Base, begun)
	}
	read := len(begun)
	for _, step := range []struct {
		name, ip string
		says     []string
	}{
		{"docker0", "172.17.0.1", []string{phones + "http://172.17.0.1:" + port, doubtful, "█"}},
		{"wlan0", "192.168.0.24", []string{phones + "http://192.168.0.24:" + port, "!" + doubtful, "█"}},
		{"wlan0", "192.168.0.77", []string{phones + "http://192.168.0.77:" + port, "!" + doubtful, "█"}},
		{"", "", []string{joinWiFi, "!" + phones, "!█"}},
		{"wlan0", "10.1.0.3", []string{phones + "http://10.1.0.3:" + port, "!" + doubtful, "!" + joinWiFi, "█"}},
	} {
		l.has(step.name, step.ip)
		late := time.After(20 * time.Second)
		for more := out.String()[read:]; !strings.HasSuffix(more, "\n") || !strings.Contains(more, step.says[0]); more = out.String()[read:] {
			select {
			case <-late:
				t.Fatalf("with %q at %q it says nothing new but:\n%s", step.name, step.ip, more)
			case <-time.After(5 * time.Millisecond):
			}
		}
		time.Sleep(100 * time.Millisecond) // it looks again, and has nothing to add
		more := out.String()[read:]
		read += len(more)
		for _, say := range step.says {
			if not, ok := strings.CutPrefix(say, "!"); ok == strings.Contains(more, not) {
				t.Errorf("with %q at %q it says %q is %v:\n%s", step.name, step.ip, not, ok, more)
			}
		}
	}
}

// What the terminal says at the start, by where the program listens and what it runs in.
func TestTheTerminalWarns(t *testing.T) {
	t.Parallel()
	for what, row := range map[string]struct {
		config Config
		base   string
		says   string
	}{
		"on this laptop alone": {Config{Addr: "127.0.0.1:0", Interfaces: inWiFi("192.168.0.24")}, "", "start Croupier without --addr"},
		"in a container":       {Config{Addr: ":0", Interfaces: inWiFi("172.20.0.5"), Inside: "a container"}, "http://172.20.0.5:", "runs inside a container, so phones may not reach this address"},
		"with --public-url": {Config{Addr: "127.0.0.1:0", Interfaces: (&laptop{}).list, Inside: "WSL", PublicURL: &url.URL{Scheme: "https", Host: "night.example"}},
			"https://night.example", ""},
	} {
		row.config.Data = t.TempDir()
		at, out, _ := running(t, row.config)
		said := out.String()
		if !strings.HasPrefix(at.Base, row.base) || (row.base == "") != (at.Base == "") || strings.Contains(said, "█") != (row.base != "") {
			t.Errorf("%s phones are given %q:\n%s", what, at.Base, said)
		}
		if warns := strings.Contains(said, "reach"); warns != (row.says != "") || !strings.Contains(said, row.says) {
			t.Errorf("%s it does not say %q alone:\n%s", what, row.says, said)
		}
	}
}
