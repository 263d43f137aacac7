package handlers_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"croupier/engine/laws/quorum"
	"croupier/handlers"
)

// place is where a request is sent: a table, and the token that the route asks for.
type place struct {
	code, join string
	link       string
	host, ada  *browser
}

// place is a fresh one for a route, with Ada at seat 1.
func (n *night) place(r handlers.Route, host *browser) place {
	n.Helper()
	p := place{}
	if r.Pattern == "/t/:code/template" {
		p.code, p.join = host.opened(host.template("Points to ten"), "3")
	} else {
		p.code, p.join = host.table()
	}
	ada := n.phone(p.join, 1, "Ada")
	p.host, p.ada = host, ada
	p.link = p.join[len("/join/"):]
	if r.Pattern == "/host/:token" {
		p.link = host.handsOn(p.code, "yes")[len("/host/"):]
	}
	if strings.HasPrefix(r.Pattern, "/template/") {
		name := "Points " + newKey()
		host.script("/templates", "text", aTemplate(name)).expect(n.TB, "keeping a template", http.StatusCreated)
		p.link = host.template(name)
	}
	return p
}

// sender is who may post to a route: the owner of a seat, a stranger at the door,
// else the host.
func (p place) sender(r handlers.Route, stranger func() *browser) *browser {
	switch {
	case strings.HasPrefix(r.Pattern, "/join"), r.Pattern == "/host/:token":
		return stranger()
	case r.Pattern == "/t/:code/enter", r.Pattern == "/t/:code/move":
		return p.ada
	}
	return p.host
}

// aTemplate is a template of that name.
func aTemplate(name string) string {
	return "# " + name + "\nnight 1 custom rules=1 seats=3\nhost track name=Points per=seat min=0 max=99 start=0 goal=10\n"
}

// goodForms are the forms that are taken, by the pattern of their route: bad ones
// are made of them, and doubled ones. A POST route that is not here is still shot
// at, with forms of nothing; TestEveryFormIsKnown asks for it.
var goodForms = map[string]func(place) [][]string{
	"/tables":               func(place) [][]string { return [][]string{{"game", "quorum", "seats", "3", "key", ""}} },
	"/templates":            func(place) [][]string { return [][]string{{"text", aTemplate("Mine " + newKey())}} },
	"/template/:token/drop": func(place) [][]string { return [][]string{{}} },
	"/t/:code/template":     func(place) [][]string { return [][]string{{"name", "Ours " + newKey()}} },
	"/join":                 func(p place) [][]string { return [][]string{{"code", p.code, "seat", "3", "name", "Zoe"}} },
	"/join/:token":          func(place) [][]string { return [][]string{{"seat", "3", "name", "Zoe"}} },
	"/t/:code/enter": func(place) [][]string {
		return [][]string{
			{"kind", "vote", "mark", "motion 1", "key", "", "say", "yes"},
			{"kind", "give", "mark", "", "key", "", "to", "2", "coins", "1"},
			{"kind", "lay", "mark", "", "key", "", "cards", "1", "names", "ace"},
			{"kind", "throw", "mark", "", "key", "", "dice", "4", "dice", "2"},
			{"kind", "bank", "mark", "", "key", "", "to", "2", "coins", "1"},
			{"kind", "sit", "mark", "", "key", "", "as", "3", "name", "Grandma"},
			{"kind", "begin", "mark", "", "key", "", "seats", "4"},
			{"kind", "correct", "mark", "1", "key", "", "what", "Round", "to", "2", "why", "x"},
			{"kind", "ask:lock", "mark", "", "key", "", "on", "yes"},
			{"kind", "ask:address", "mark", "", "key", "", "host", "x"},
			{"kind", "undo", "mark", "", "key", "", "entry", "1"},
		}
	},
	"/host/:token":  func(place) [][]string { return [][]string{{}} },
	"/t/:code/host": func(place) [][]string { return [][]string{{"keep", "yes", "key", ""}} },
	"/t/:code/move": func(place) [][]string { return [][]string{{"key", ""}} },
	"/shelf": func(place) [][]string {
		return [][]string{{"do", "write", "game", "quorum", "sort", "card", "name", "Ace"}}
	},
	"/shelf/file": func(place) [][]string { return [][]string{{"text", "shelf 1\nquorum card Ace\n"}} },
}

// junk is what nobody asks for, whatever was asked.
var junk = []string{
	"", " ", "-1", "99999999999999999999999999", "1e9", "0x10", "٣", "1.5.5", "NaN", "null", "[]", "{}", "true", "';DROP TABLE entries;--", "../../../etc/passwd",
	"\x00", "a\x00b", "\xff\xfe", "\xc0\xaf", "\xed\xa0\x80", "a\r\nSet-Cookie: x=y", "\u202eabc", "%00", "%zz", "${7*7}", "{{7*7}}", "<script>alert(1)</script>",
	"\"><img src=x onerror=alert(1)>", "=cmd|' /C calc'!A0", strings.Repeat("9", 400), strings.Repeat("ä", 300), strings.Repeat("\u0301", 200), "event: x\n\ndata: y",
	"%!d(string=x)", "%s%s%s%n", "host", "-0", "+1", "１", "\ufeff1", "NULL", "undefined",
}

func pick[T any](r *rand.Rand, list []T) T { return list[r.IntN(len(list))] }

// good is a request to the route as it should be.
func (g *gun) good() shot {
	s := shot{method: g.route.Method, target: g.route.At(g.code, g.link)}
	s.header("Host", strings.TrimPrefix(g.server.URL, "http://"))
	if ck := pick(g.Rand, g.senders); ck != "" {
		s.header("Cookie", ck)
	}
	if s.method == http.MethodPost {
		s.header("Origin", g.server.URL)
		s.header("Content-Type", "application/x-www-form-urlencoded")
	}
	return s
}

// form is one that the route takes, with a key of its own.
func (g *gun) form() url.Values {
	known, ok := goodForms[g.route.Pattern]
	if !ok {
		return url.Values{}
	}
	form := values(pick(g.Rand, known(g.place)))
	if form.Has("key") {
		form.Set("key", newKey())
	}
	return form
}

// shot is the next bad input: one thing that must be refused, among things that
// make no difference.
func (g *gun) shot() shot {
	s := g.good()
	form := g.form()
	ways := slices.Clone(badRequests)
	if s.method == http.MethodPost {
		ways = append(ways, badForms...)
		ways = append(ways, badForms...)
	}
	pick(g.Rand, ways)(g, &s, form)
	if s.method == http.MethodPost && s.body == "" {
		s.body = form.Encode()
	}
	g.vary(&s)
	return s
}

// vary adds what a route must be able to hear.
func (g *gun) vary(s *shot) {
	switch g.IntN(6) {
	case 0:
		s.header("Accept", "application/json")
	case 1:
		s.header("HX-Request", "true")
	case 2:
		s.header("Accept-Encoding", pick(g.Rand, []string{"gzip", "br;q=1.0, gzip;q=0", "\x7f", "*"}))
	case 3:
		s.header("Last-Event-ID", pick(g.Rand, []string{"x", "-1", strings.Repeat("9", 99)}))
	}
}

// badForms are what may be wrong with a form: it is refused.
var badForms = []func(*gun, *shot, url.Values){
	func(g *gun, s *shot, form url.Values) {
		s.what, s.refused = "an unknown field", true
		form.Add(pick(g.Rand, append(junk[1:], "x", "admin", "seed", "By", "ByHost", "session", "Key")), pick(g.Rand, junk))
	},
	func(g *gun, s *shot, form url.Values) {
		if len(form) == 0 {
			s.what = "an unknown field"
			g.spoil(s, form)
			return
		}
		name := pick(g.Rand, slices.Sorted(maps.Keys(form)))
		s.what, s.refused = "a doubled "+name, true
		if name == "dice" {
			form.Add(name, "1")
		}
		form.Add(name, form.Get(name))
	},
	func(g *gun, s *shot, form url.Values) {
		if len(form) == 0 {
			s.what = "an unknown field"
			g.spoil(s, form)
			return
		}
		name := pick(g.Rand, slices.Sorted(maps.Keys(form)))
		if name == "key" && g.route.Pattern != "/t/:code/enter" { // these work without
			s.what = "an unknown field"
			g.spoil(s, form)
			return
		}
		s.what, s.refused = "no "+name, true
		if delete(form, name); name == "as" || name == "code" && len(form) == 0 {
			form.Set("kind", "none")
		}
	},
	func(g *gun, s *shot, form url.Values) {
		if len(form) == 0 {
			s.what = "an unknown field"
			g.spoil(s, form)
			return
		}
		name := pick(g.Rand, slices.Sorted(maps.Keys(form)))
		value := pick(g.Rand, junk)
		s.what, s.refused = fmt.Sprintf("%s is %.40q", name, value), true
		switch form.Set(name, value); {
		case name == "key" && plainKey(value), name == "mark" && !slices.Contains(quorum.Rules.Game().Info().Kinds, form.Get("kind")): // as good as any: these have no occasions
			s.refused = false
			form.Set("kind", "none")
		case slices.Contains([]string{"name", "names", "why", "text"}, name): // and these are words like others
			form.Set(name, pick(g.Rand, badWords))
		case name == "as" && strings.TrimSpace(value) == "":
			form.Set(name, "99")
		}
	},
	func(g *gun, s *shot, form url.Values) {
		s.what, s.refused = "a megabyte", true
		s.body = form.Encode() + "&x=" + strings.Repeat("x", 1<<20)
		s.chunked = g.IntN(2) == 0
	},
	func(g *gun, s *shot, form url.Values) {
		s.what, s.refused = "a body a little too long", true
		s.body = form.Encode() + "&x=" + strings.Repeat("x", 16<<10)
		s.chunked = g.IntN(2) == 0
	},
	func(g *gun, s *shot, form url.Values) {
		s.what, s.refused = "a broken form", true
		s.body = form.Encode() + pick(g.Rand, []string{"&%", "&%zz=1", "&a=%f", ";a=b", "&x\x00=1", "&\xff\xff=\xff", "&" + strings.Repeat("a&", 2000)})
	},
	func(g *gun, s *shot, form url.Values) {
		s.what, s.refused = "very many fields", true
		for i := range 600 {
			form.Set(fmt.Sprint("f", i), "1")
		}
		s.chunked = g.IntN(2) == 0
	},
	func(g *gun, s *shot, _ url.Values) {
		s.what, s.refused = "nothing but noise", true
		s.body = g.noise(1 + g.IntN(2000))
		s.chunked = g.IntN(2) == 0
	},
	func(g *gun, s *shot, form url.Values) {
		s.what, s.refused = "another content type", true
		s.without("Content-Type")
		if kind := pick(g.Rand, []string{"", "application/json", "text/plain", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded, text/plain", ";;", "\x01", "form"}); kind != "" {
			s.header("Content-Type", kind)
		}
		if g.IntN(2) == 0 {
			s.body = `{"kind":"vote","mark":"*","key":"k","say":"yes"}`
		}
	},
	func(g *gun, s *shot, form url.Values) {
		s.what, s.refused = "the form in the query", true
		s.target += "?" + form.Encode()
		s.body = "x=1"
	},
	func(g *gun, s *shot, form url.Values) {
		s.what, s.refused = "another site's", true
		s.without("Origin")
		if g.IntN(2) == 0 {
			s.header("Origin", pick(g.Rand, []string{"null", "http://evil.example", "file://", "\xff", strings.Repeat("http://a", 500)}))
		}
	},
	func(g *gun, s *shot, form url.Values) {
		s.what, s.refused = "two origins", true
		s.header("Origin", g.server.URL)
	},
	func(g *gun, s *shot, form url.Values) {
		s.what, s.refused, s.broken = "broken chunks", true, true
		body := form.Encode()
		s.raw = append(s.head(), "Transfer-Encoding: chunked\r\n\r\n"...)
		s.raw = append(s.raw, pick(g.Rand, []string{"zz\r\n" + body, "ffffffffffffffff\r\n" + body, "-1\r\n" + body, fmt.Sprintf("%x\r\n%s", len(body)+50, body),
			fmt.Sprintf("%x\r\n%sX\r\n0\r\n\r\n", len(body), body), strings.Repeat("1;"+strings.Repeat("x", 3000)+"\r\na\r\n", 4) + "0\r\n\r\n", "1\na\n0\n\n"})...)
	},
	func(g *gun, s *shot, form url.Values) {
		s.what, s.refused, s.broken = "a length that lies", true, true
		body := form.Encode()
		s.raw = append(s.head(), pick(g.Rand, []string{fmt.Sprintf("Content-Length: %d\r\n\r\n%s", len(body)+40, body), "Content-Length: -5\r\n\r\n" + body,
			"Content-Length: 5\r\nContent-Length: 6\r\n\r\n" + body, "Content-Length: 99999999999999999999\r\n\r\n" + body, "Content-Length: 0x10\r\n\r\n" + body,
			fmt.Sprintf("Content-Length: %d\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n%s", len(body), body), "Transfer-Encoding: gzip\r\n\r\n" + body})...)
	},
}

// plainKey reports a key that is as good as any other.
func plainKey(s string) bool {
	return s != "" && len(s) <= 64 && !strings.ContainsFunc(s, func(r rune) bool { return r <= ' ' || r > '~' })
}

// badWords are no words, wherever words are asked for.
var badWords = []string{"", "a\x00b", "\xff\xfe", "a\x1bb", "\u202eabc", "a\u2066b", strings.Repeat("ä", 300)}

// badRequests are what may be wrong with any request.
var badRequests = []func(*gun, *shot, url.Values){
	func(g *gun, s *shot, form url.Values) {
		s.what = "another method"
		m := s.method
		for m == s.method {
			m = pick(g.Rand, append(slices.Clone(methods), "get", "PROPFIND", "X", "M-SEARCH", strings.Repeat("A", 300)))
		}
		s.refused = changes(m)
		if s.refused && m == http.MethodPost { // a form of nothing
			s.header("Origin", g.server.URL)
			s.header("Content-Type", "application/x-www-form-urlencoded")
			s.body = "x=1"
		}
		s.method = m
	},
	func(g *gun, s *shot, form url.Values) {
		s.what, s.refused, s.broken = "a method that is none", true, true
		s.raw = append([]byte(pick(g.Rand, []string{"P\x00ST", "", " ", "GE T", "\xff", "POST POST", "\r\n\r\n\r\nGET"})), s.head()[len(s.method):]...)
		s.raw = append(s.raw, "\r\n"...)
	},
	func(g *gun, s *shot, form url.Values) {
		s.what = "a query of junk"
		s.target += "?" + strings.Join([]string{pick(g.Rand, []string{"as", "room", "of", "x", "kind", ""}), url.QueryEscape(pick(g.Rand, junk))}, "=") + pick(g.Rand, []string{"", "&as=2", "&%zz", ";x", "&as=-1&as=1", "&room=1"})
		g.spoil(s, form)
	},
	func(g *gun, s *shot, form url.Values) {
		s.what = "a giant query"
		s.target += "?x=" + strings.Repeat(pick(g.Rand, []string{"x", "%00", "&a"}), 2000+g.IntN(2000))
		g.spoil(s, form)
	},
	func(g *gun, s *shot, form url.Values) {
		s.what, s.refused = "another path", s.method == http.MethodPost
		other := url.PathEscape(pick(g.Rand, append(junk[2:], "ZZZZZZ", strings.Repeat("A", 22), g.code+"x")))
		switch g.IntN(3) {
		case 0:
			s.target = g.route.At(other, other)
		case 1:
			s.target = strings.Replace(s.target, "/", pick(g.Rand, []string{"//", "/./", "/../", "/%2e%2e/", "/%2f", "\\"}), 1)
		default:
			s.target += "/" + other
		}
		g.spoil(s, form)
	},
	func(g *gun, s *shot, form url.Values) {
		s.what, s.refused = "a giant path", s.method == http.MethodPost
		s.target = strings.TrimSuffix(s.target, "/") + strings.Repeat("/x", 500+g.IntN(3000))
	},
	func(g *gun, s *shot, form url.Values) {
		s.what, s.refused, s.broken = "a path that is none", true, true
		s.target = pick(g.Rand, []string{"", "*", "x", "/\x00", "/%", "/%zz", "/\xff\xff", "http://[::1", "http://evil.example/", "//evil.example/", "/ x", "/\t"})
		s.refused = s.method == http.MethodPost
		if s.method == http.MethodPost {
			form.Set("kind", "none")
			form.Set("seat", "none")
			form.Set("game", "none")
		}
	},
	func(g *gun, s *shot, form url.Values) {
		s.what, s.refused = "another host", true
		s.without("Host")
		s.header("Host", pick(g.Rand, []string{"evil.example", "localhost.evil.example", "a:b:c", "localhost:99999:1", "[", "user@localhost", "x y"}))
	},
	func(g *gun, s *shot, form url.Values) {
		s.what, s.refused, s.broken = "no host, or two", true, true
		s.without("Host")
		if g.IntN(2) == 0 {
			s.header("Host", "localhost")
			s.header("Host", "evil.example")
		}
	},
	func(g *gun, s *shot, form url.Values) {
		s.what = "cookies of junk"
		s.without("Cookie")
		for range 1 + g.IntN(40) {
			s.header("Cookie", g.shell.CookieName()+"="+pick(g.Rand, []string{"", "\x01", "\"", strings.Repeat("A", 22), strings.Repeat("%", 22), strings.Repeat("x", 200), "a=b=c; ;;,"}))
		}
		g.spoil(s, form)
	},
	func(g *gun, s *shot, form url.Values) {
		s.what, s.refused, s.broken = "giant headers", true, true
		for range 1 + g.IntN(60) {
			s.header("X-"+strings.Repeat("a", 1+g.IntN(50)), strings.Repeat("b", 1000))
		}
		s.header("X-Last", strings.Repeat("b", 24<<10))
	},
	func(g *gun, s *shot, form url.Values) {
		s.what, s.refused, s.broken = "headers that are none", true, true
		s.raw = append(s.head(), pick(g.Rand, []string{"no colon\r\n", "\x00: x\r\n", "X: a\x00b\r\n", "X\xff: y\r\n", ": x\r\n", "Content-Length : 3\r\n"})...)
		s.raw = append(s.raw, "\r\n"...)
	},
	func(g *gun, s *shot, form url.Values) {
		s.what, s.refused, s.broken = "noise on the line", s.method == http.MethodPost, true // it may begin with the end of the headers
		s.raw = []byte(g.noise(1 + g.IntN(4000)))
		if g.IntN(2) == 0 {
			s.raw = append(s.head(), s.raw...)
		}
	},
	func(g *gun, s *shot, form url.Values) {
		s.what, s.refused, s.broken = "another protocol", true, true
		line := s.method + " " + s.target + pick(g.Rand, []string{" HTTP/9.9", " HTTP/2.0", " HTTP/1", "", " HTTQ/1.1", " HTTP/1.1 x"}) + "\r\n"
		s.raw = []byte(pick(g.Rand, []string{line + "\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", "SSH-2.0-x\r\n"}))
	},
	func(g *gun, s *shot, form url.Values) {
		s.what = "what a proxy or a browser may add"
		s.header(pick(g.Rand, []string{"X-HTTP-Method-Override", "X-Forwarded-For", "X-Forwarded-Host", "Forwarded", "X-Real-IP", "Upgrade", "Expect", "Range", "If-None-Match", "Connection", "Authorization", "TE"}),
			pick(g.Rand, append([]string{"POST", "127.0.0.1", "evil.example", "websocket", "bytes=0-0,-1", "*", "Basic eDp4"}, "x", strings.Repeat("y", 500))))
		g.spoil(s, form)
	},
	func(g *gun, s *shot, form url.Values) {
		if s.method == http.MethodPost {
			g.spoil(s, form)
			s.what = "an unknown field"
			return
		}
		s.what = "a body where none belongs"
		s.body = g.noise(1 + g.IntN(20_000))
		s.chunked = g.IntN(2) == 0
	},
}

// spoil makes a form one that is refused, where there is one.
func (g *gun) spoil(s *shot, form url.Values) {
	if s.method == http.MethodPost {
		form.Set("not-asked", "1")
		s.refused = true
	}
}

// head is the request's first lines, without the end of its headers.
func (s shot) head() []byte {
	out := fmt.Appendf(nil, "%s %s HTTP/1.1\r\n", s.method, s.target)
	for _, h := range s.headers {
		out = fmt.Appendf(out, "%s: %s\r\n", h[0], h[1])
	}
	return out
}

// noise is bytes that mean nothing.
func (g *gun) noise(n int) string {
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(g.IntN(256))
	}
	return string(b)
}
