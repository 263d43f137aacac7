package handlers_test

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"os"
	"slices"
	"strings"
	"testing"
	"time"
)

// ask sends a request as it is, whatever its headers say.
func (n *night) ask(method, path, host, origin string, more ...string) answer {
	n.Helper()
	r, err := http.NewRequest(method, n.server.URL+path, nil)
	if err != nil {
		n.Fatal(err)
	}
	r.Host = host
	r.Close = true
	if origin != "-" {
		r.Header.Set("Origin", origin)
	}
	if method == "POST" {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	for i := 0; i < len(more); i += 2 {
		r.Header.Set(more[i], more[i+1])
	}
	client := &http.Client{Timeout: 500 * time.Millisecond, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	resp, err := client.Do(r)
	if err != nil {
		n.Fatal(err)
	}
	defer resp.Body.Close()
	b, _ := io.ReadAll(resp.Body) // a stream goes on; what came is enough
	return answer{resp.StatusCode, resp.Header, string(b)}
}

// Every route, and a path that is none, under every sort of Host and Origin: only
// those of this laptop get past the guard.
func TestHostAndOrigin(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	at := strings.TrimPrefix(n.server.URL, "http://")
	_, port, _ := net.SplitHostPort(at)
	machine, _ := os.Hostname()
	machine, _, _ = strings.Cut(strings.ToLower(machine), ".")
	hosts := map[string]bool{
		at: true, "192.168.0.24:" + port: true, "192.168.0.24": true, "[fe80::1]:" + port: true, "[::1]": true, "localhost:" + port: true, "LOCALHOST": true,
		machine + ":" + port: true, machine + ".local": true,
		"evil.example": false, "evil.example:" + port: false, "localhost.evil.example": false, "192.168.0.24.nip.io": false, "evil.local": false, "": false,
		"localhost.": false, "user@localhost": false,
	}
	if machine == "localhost" || machine == "" {
		t.Fatal("this machine has no name")
	}
	routes := append(n.shell.Routes(code, path(t, join)[len("/join/"):]), [2]string{"GET", "/no/such/page"}, [2]string{"POST", "/no/such/page"}, [2]string{"PUT", "/"}, [2]string{"DELETE", "/t/" + code})
	for _, r := range routes {
		method, path := r[0], r[1]
		if method == "echo_route_not_found" {
			continue
		}
		for h, known := range hosts {
			if h == "" {
				continue // Go's client sends no empty Host; see below
			}
			a := n.ask(method, path, h, "http://"+h)
			if (a.status == http.StatusMisdirectedRequest) == known {
				t.Errorf("%s %s with Host %q: %d", method, path, h, a.status)
			}
		}
		if method == "GET" {
			if a := n.ask(method, path, at, "-"); a.status == http.StatusForbidden && path != "/t/"+code+"/night" {
				t.Errorf("GET %s without an Origin: %d", path, a.status)
			}
			continue
		}
		for _, origin := range []string{"-", "null", "", "http://evil.example", "https://" + at, "http://" + at + ".evil.example", "http://" + at + "/", "http://user@" + at,
			"http://127.0.0.1", "http://127.0.0.1:1" + port, strings.ToUpper("http://") + at, "http://" + strings.TrimSuffix(at, port) + "0" + port} {
			if a := n.ask(method, path, at, origin); a.status != http.StatusForbidden || !strings.Contains(a.body, "another site") {
				t.Errorf("%s %s with Origin %q: %d", method, path, origin, a.status)
			}
		}
		if a := n.ask(method, path, at, "http://"+at); strings.Contains(a.body, "another site") {
			t.Errorf("%s %s with our own Origin: %d", method, path, a.status)
		}
	}
}

// A request with no Host at all, as no browser sends one.
func TestNoHost(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	c, err := net.Dial("tcp", strings.TrimPrefix(n.server.URL, "http://"))
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	fmt.Fprintf(c, "GET / HTTP/1.0\r\n\r\n")
	b, _ := io.ReadAll(c)
	if !strings.Contains(string(b), " 421 ") {
		t.Errorf("no Host: %.60s", b)
	}
}

// What every answer says, errors, static files and the stream too.
func TestHeaders(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	at := strings.TrimPrefix(n.server.URL, "http://")
	want := map[string]string{"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin"}
	answers := map[string]answer{
		"a page that is not there": n.ask("GET", "/no/such/page", at, "-"), "a wrong host": n.ask("GET", "/", "evil.example", "-"),
		"a wrong origin": n.ask("POST", "/tables", at, "null"), "a wrong method": n.ask("DELETE", "/", at, "http://"+at),
	}
	for _, r := range n.shell.Routes(code, path(t, join)[len("/join/"):]) {
		if r[0] == "GET" {
			answers[r[1]] = n.ask(r[0], r[1], at, "-")
		}
	}
	for what, a := range answers {
		for name, value := range want {
			if got := a.header.Get(name); got != value {
				t.Errorf("%s: %s is %q", what, name, got)
			}
		}
		csp := a.header.Get("Content-Security-Policy")
		for _, part := range []string{"default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "media-src data:", "form-action 'self'"} {
			if !strings.Contains(csp, part) {
				t.Errorf("%s: the policy lacks %s", what, part)
			}
		}
		if strings.Contains(csp, "unsafe") || strings.Contains(csp, "*") {
			t.Errorf("%s: the policy is %s", what, csp)
		}
		if cache := a.header.Get("Cache-Control"); cache != "no-store" && !strings.HasPrefix(what, "/static/") {
			t.Errorf("%s: may be cached: %q", what, cache)
		}
		if a.header.Get("Server") != "" || a.header.Get("X-Powered-By") != "" {
			t.Errorf("%s tells what serves it", what)
		}
	}
	if got := answers["/t/"+code+"/live"].header.Get("Content-Encoding"); got != "" {
		t.Errorf("the stream is sent as %s", got)
	}
}

func TestCookies(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	_, join := host.table()
	b := n.browser()
	a := b.get(join)
	ck := cookie(t, a)
	for _, part := range []string{n.shell.CookieName() + "=", "HttpOnly", "SameSite=Lax", "Path=/"} {
		if !strings.Contains(ck, part) {
			t.Errorf("the cookie lacks %s: %s", part, ck)
		}
	}
	for _, part := range []string{"Domain", "Secure"} {
		if strings.Contains(ck, part) {
			t.Errorf("the cookie has %s: %s", part, ck)
		}
	}
	if again := b.get(join).header.Get("Set-Cookie"); again != "" {
		t.Errorf("a browser that has one is given another: %s", again)
	}
	value, _, _ := strings.Cut(strings.TrimPrefix(ck, n.shell.CookieName()+"="), ";")
	b.post(join, "seat", "1", "name", "Ada").expect(t, "sitting down", 303)
	for _, at := range []string{"/", join} {
		if a := b.get(at); strings.Contains(a.body, value) {
			t.Errorf("%s shows the cookie", at)
		}
	}
	n.browser().do("GET", join, nil, "Cookie", n.shell.CookieName()+"=short").expect(t, "a cookie that is none of ours", 200)
	planted := n.browser()
	u, _ := url.Parse(n.server.URL)
	planted.client.Jar.SetCookies(u, []*http.Cookie{{Name: n.shell.CookieName(), Value: value}})
	n.restartWith("another-token")
	h := planted.get("/host/another-token")
	if fresh := cookie(t, h); strings.Contains(fresh, value) {
		t.Error("the host's cookie is one that somebody may have planted")
	}
	if got := b.get("/"); strings.Contains(got.body, "Open a table") {
		t.Error("who knew the cookie before is the host now")
	}
}

func cookie(t *testing.T, a answer) string {
	t.Helper()
	all := a.header.Values("Set-Cookie")
	if len(all) != 1 {
		t.Fatalf("%d cookies: %v", len(all), all)
	}
	return all[0]
}

func TestBodies(t *testing.T) {
	t.Parallel()
	n := newNight(t)
	host := n.host()
	code, join := host.table()
	ada := n.phone(join, 1, "Ada")
	enter := "/t/" + code + "/enter"
	post := func(kind, body string, chunked bool) answer {
		t.Helper()
		var from io.Reader = strings.NewReader(body)
		if chunked {
			from = io.MultiReader(from)
		}
		r, err := http.NewRequest("POST", n.server.URL+enter, from)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Content-Type", kind)
		r.Header.Set("Origin", n.server.URL)
		r.Header.Set("Accept", "application/json")
		resp, err := ada.client.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		defer resp.Body.Close()
		b, _ := io.ReadAll(resp.Body)
		return answer{resp.StatusCode, resp.Header, string(b)}
	}
	const form = "application/x-www-form-urlencoded"
	good := "kind=hide&mark=&key=k"
	for _, chunked := range []bool{false, true} {
		post(form, good+"&x="+strings.Repeat("x", 17<<10), chunked).expect(t, "a long body", 413)
	}
	post("application/json", `{"kind":"hide"}`, false).expect(t, "JSON", 415)
	post("multipart/form-data; boundary=x", good, false).expect(t, "parts", 415)
	post("", good, false).expect(t, "no type", 415)
	post(form, "kind=%zz", false).expect(t, "nonsense", 400)
	post(form+"; charset=utf-8", good, false).expect(t, "a good one", 204)
	if got := host.logged(code); !slices.Equal(got, []string{"sit", "hide"}) {
		t.Errorf("the log is %v", got)
	}
}
