package handlers_test

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"os"
	"slices"
	"strings"
	"testing"
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
	if changes(method) {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	for i := 0; i < len(more); i += 2 {
		r.Header.Set(more[i], more[i+1])
	}
	resp, err := plain.RoundTrip(r)
	if err != nil {
		n.Fatal(err)
	}
	defer resp.Body.Close()
	return answer{resp.StatusCode, resp.Header, string(whole(resp))}
}

// plain sends what it is given and follows nothing.
var plain = &http.Transport{DisableKeepAlives: true}

// whole is the body of an answer; of a stream, which goes on, its first message.
func whole(resp *http.Response) (body []byte) {
	if resp.Header.Get("Content-Type") != "text/event-stream" {
		body, _ = io.ReadAll(resp.Body)
		return body
	}
	for from := bufio.NewReader(resp.Body); ; {
		line, err := from.ReadBytes('\n')
		if body = append(body, line...); err != nil || len(line) == 1 {
			return body
		}
	}
}

// Every route, and paths that are none, by every method, under every sort of
// Host and Origin: only those of this laptop get past the guard.
func TestHostAndOrigin(t *testing.T) {
	t.Parallel()
	var found findings
	hostAndOrigin(newNight(t), &found)
	found.tell(t)
}

func hostAndOrigin(n *night, found *findings) {
	code, join := n.host().table()
	n.arm()
	at := strings.TrimPrefix(n.server.URL, "http://")
	hosts, origins := hostsOf(n, at), foreignOrigins(at)
	paths := []string{"/no/such/page", "/static/no-such-file", "/t/" + code + "/no-such-page"}
	for _, r := range n.shell.Routes() {
		paths = append(paths, r.At(code, path(n, join)[len("/join/"):]))
	}
	slices.Sort(paths)
	for _, path := range slices.Compact(paths) {
		if found.enough() {
			return
		}
		for _, method := range methods {
			for h, known := range hosts {
				if a := n.ask(method, path, h, "http://"+h); (a.status == http.StatusMisdirectedRequest) == known {
					found.add("%s %s with Host %q: %d", method, path, h, a.status)
				}
			}
			if !changes(method) {
				if a := n.ask(method, path, at, "-"); strings.Contains(a.body, anotherSite) {
					found.add("%s %s without an Origin: %d", method, path, a.status)
				}
				continue
			}
			for _, origin := range origins {
				if a := n.ask(method, path, at, origin); a.status != http.StatusForbidden || !strings.Contains(a.body, anotherSite) {
					found.add("%s %s with Origin %q: %d", method, path, origin, a.status)
				}
			}
			if a := n.ask(method, path, at, "http://"+at); strings.Contains(a.body, anotherSite) {
				found.add("%s %s with our own Origin: %d", method, path, a.status)
			}
		}
	}
}

// anotherSite is in what a foreign Origin is told.
const anotherSite = "another site"

// hostsOf are names that a request may call this laptop, and whether they are its own.
func hostsOf(t testing.TB, at string) map[string]bool {
	_, port, _ := net.SplitHostPort(at)
	machine, _ := os.Hostname()
	machine, _, _ = strings.Cut(strings.ToLower(machine), ".")
	if machine == "localhost" || machine == "" {
		t.Fatal("this machine has no name")
	}
	return map[string]bool{
		at: true, "192.168.0.24:" + port: true, "192.168.0.24": true, "[fe80::1]:" + port: true, "[::1]": true, "localhost:" + port: true, "LOCALHOST": true,
		machine + ":" + port: true, machine + ".local": true,
		"evil.example": false, "evil.example:" + port: false, "localhost.evil.example": false, "192.168.0.24.nip.io": false, "evil.local": false,
		"localhost.": false, "user@localhost": false,
	}
}

// foreignOrigins are those that no page of ours has; "-" is none at all.
func foreignOrigins(at string) []string {
	_, port, _ := net.SplitHostPort(at)
	return []string{"-", "null", "", "http://evil.example", "https://" + at, "http://" + at + ".evil.example", "http://" + at + "/", "http://user@" + at,
		"http://127.0.0.1", "http://127.0.0.1:1" + port, strings.ToUpper("http://") + at, "http://" + strings.TrimSuffix(at, port) + "0" + port}
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
	for _, r := range n.shell.Routes() {
		if path := r.At(code, path(t, join)[len("/join/"):]); r.Method == "GET" {
			answers[path] = n.ask(r.Method, path, at, "-")
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

func cookie(t testing.TB, a answer) string {
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
