package handlers_test

import (
	"fmt"
	"net/url"
	"strings"
	"testing"

	"croupier/handlers/doors"
)

const (
	joinWiFi = "No other device can reach this laptop: join the Wi-Fi with it."
	byItself = "The code will appear here by itself."
	doubtful = "This is an address of a VPN or a container, so phones may not reach it"
)

// has gives the laptop these addresses by name and number in turn, and waits until the
// program has noticed by itself.
func (n *night) has(base string, all ...string) {
	n.Helper()
	var own []doors.Interface
	for i := 0; i < len(all); i += 2 {
		own = append(own, ownInterface(all[i], all[i+1]))
	}
	n.own.set(own...)
	n.until(fmt.Sprintf("with %v phones are given %q", all, base), func() bool { return n.given(base) })
}

// given reports whether phones are given a URL that begins so; of "" whether none.
func (n *night) given(base string) bool {
	got := n.shell.ForPhones().Base
	return base == "" && got == "" || base != "" && strings.HasPrefix(got, base)
}

// noWay are signs of a code or a link for another device.
var noWay = []string{"!<svg class=\"qr\"", "!localhost", "!127.0.0.1", "!http://", "!Join at"}

// Without an address no page shows a code or a link for another device, and each says
// what to do; once there is one, those that listen show it by themselves, and follow it
// when it changes.
func TestThePagesFollowTheAddress(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, _ := host.table()
	page := "/t/" + code
	n.has("")
	pages := map[string]string{"the host's page": page, "the room": page + "?room=1"}
	streams := map[string]*listening{}
	for what, path := range pages {
		host.get(path).expect(t, what+" without an address", 200, append(noWay, joinWiFi+" "+byItself)...)
		path, query, _ := strings.Cut(path, "?")
		streams[what] = host.listen(path + "/live?" + query)
		streams[what].until(what+" listens", func(h heard) bool { return strings.Contains(h.data, joinWiFi) })
	}
	if got := host.screen(page).Table.Join; got != "" {
		t.Errorf("JSON gives the link %q", got)
	}
	for _, step := range []struct {
		device, ip string
		says       string // "" nothing
	}{
		{"tun0", "10.8.0.2", doubtful}, {"docker0", "172.17.0.1", doubtful}, {"wlan0", "192.168.0.24", ""}, {"wlan0", "10.1.0.3", ""},
	} {
		base := "http://" + step.ip + ":"
		n.has(base, step.device, step.ip)
		for what, path := range pages {
			h := streams[what].until(what+" shows "+step.ip, func(h heard) bool { return strings.Contains(h.data, step.ip) })
			if !strings.Contains(h.data, `class="qr"`) || strings.Contains(h.data, joinWiFi) || strings.Contains(h.data, doubtful) != (step.says == doubtful) {
				t.Errorf("%s hears of %s: %.1500s", what, step.ip, h.data)
			}
			host.get(path).expect(t, what+" with "+step.ip, 200, `class="qr"`, step.says)
		}
		if got := host.screen(page).Table.Join; !strings.HasPrefix(got, base) {
			t.Errorf("with %s JSON gives the link %q", step.ip, got)
		}
	}
	n.has("")
	for what := range pages {
		streams[what].until(what+" when it is gone", func(h heard) bool {
			return strings.Contains(h.data, joinWiFi) && !strings.Contains(h.data, `class="qr"`)
		})
	}
}

// Whatever makes a link or a code for another device makes none where no other device
// can get in, and says what to do.
func TestNoLinkWhereNoneCanWork(t *testing.T) {
	t.Parallel()
	n := building(t)
	host := n.host()
	code, join := host.opened(host.template("Points to ten"), "5")
	page := "/t/" + code
	ada := n.phone(join, 1, "Ada")
	kept := host.post(page+"/template", "name", "Our points").expect(t, "a template", 303).to()
	n.has("")

	ada.post(page+"/move").expect(t, "Ada moves her seat", 409, append(noWay, joinWiFi, "!"+byItself)...)
	host.post(page+"/host", "keep", "yes").expect(t, "the role is handed on", 409, append(noWay, joinWiFi)...)
	host.get(page+"/qr.svg").expect(t, "the code as a picture", 409, "!<path", joinWiFi, "!"+byItself)
	host.get(kept).expect(t, "a template's page", 200, append(noWay[1:], "!QR code of this page", joinWiFi, "!"+byItself, "QR code of the text")...)
	for what, a := range map[string]answer{
		"a table":             host.script("/tables", "game", "custom", "seats", "3").expect(t, "a table", 201),
		"another template":    host.script(page+"/template", "name", "Other points").expect(t, "another template", 201),
		"a template's page":   host.do("GET", kept, nil, "Accept", "application/json").expect(t, "a template's page", 200),
		"Ada moves her seat":  ada.script(page+"/move").expect(t, "Ada moves her seat", 409),
		"the role is handed":  host.script(page+"/host", "keep", "yes").expect(t, "the role is handed on", 409),
		"the page as a table": host.do("GET", page, nil, "Accept", "application/json"),
	} {
		a.expect(t, what+" as JSON", a.status, "!http", `!"join"`, `!"link"`, `!"host":"`)
	}

	n.has("http://172.17.0.1:", "docker0", "172.17.0.1")
	ada.post(page+"/move").expect(t, "by a container's address Ada moves her seat", 200, "172.17.0.1", `class="qr"`, doubtful)
	host.post(page+"/host", "keep", "yes").expect(t, "by a container's address the role is handed on", 200, "http://172.17.0.1", `class="qr"`, doubtful)
	host.get(kept).expect(t, "by a container's address a template's page", 200, "http://172.17.0.1", "QR code of this page", doubtful)
	host.get(page+"/qr.svg").expect(t, "the code as a picture", 200, "<path")
	n.has("http://192.168.0.24:", "wlan0", "192.168.0.24")
	for what, a := range map[string]answer{"Ada moves her seat": ada.post(page + "/move"), "the role is handed on": host.post(page+"/host", "keep", "yes"), "a template's page": host.get(kept)} {
		a.expect(t, "in the Wi-Fi, "+what, 200, "192.168.0.24", "!172.17.0.1", "!"+doubtful, "!"+joinWiFi)
	}
}

// Where --public-url says how phones get in, that is believed.
func TestThePublicAddressIsShown(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	n.stop()
	n.own.set()
	n.public = &url.URL{Scheme: "https", Host: "night.example"}
	n.start()
	host := n.host()
	code, _ := host.table()
	host.get("/t/"+code).expect(t, "the host's page", 200, "night.example", `class="qr"`, "!"+joinWiFi)
	host.get("/t/"+code+"?room=1").expect(t, "the room", 200, "Join at night.example", "!"+joinWiFi)
}
