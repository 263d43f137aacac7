package handlers_test

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"croupier/engine/laws/quorum"
	"croupier/engine/vote"
	"croupier/handlers"
	"croupier/trackers/custom"
)

var (
	inputs = flag.Int("inputs", 60, "how many bad inputs each route gets")
	seed   = flag.Uint64("seed", 0, "of the bad inputs and the random nights; 0: always the same ones, and new ones where -inputs or -taps ask for more")
)

// drawn is the seed of this run, printed with every test that uses it.
func drawn(t testing.TB) uint64 {
	s := seedOfRun()
	t.Logf("-seed %d", s)
	return s
}

// seedOfRun is the one that was asked for, or one: so a commit is green or red, and
// stays so. Who asks for more inputs than usual looks for new ones.
var seedOfRun = sync.OnceValue(func() uint64 {
	more := false
	flag.Visit(func(f *flag.Flag) { more = more || f.Name == "inputs" || f.Name == "taps" })
	switch {
	case *seed != 0:
		return *seed
	case more:
		return rand.Uint64()
	}
	return 1
})

// Every route gets bad inputs: wrong types, missing, doubled and unknown fields,
// a megabyte, NUL, bad UTF-8, wrong methods and content types, broken chunks,
// giant headers, paths and queries, and plain garbage. None is answered with the
// server's own fault, none panics, changes a table or a screen, or is told
// anything of the program's inside.
func TestBadInput(t *testing.T) {
	t.Parallel()
	var found findings
	badInput(*inputs, drawn(t))(newNightOf(t, nil, quorum.Rules.Game(), custom.Rules.Game(vote.Rules)), &found)
	found.tell(t)
}

// Every route that takes forms has a good one here, to make bad and doubled ones of.
func TestEveryFormIsKnown(t *testing.T) {
	for _, r := range newNight(t).shell.Routes() {
		if _, ok := goodForms[r.Pattern]; r.Method == http.MethodPost && !ok {
			t.Errorf("goodForms has none for %s", r.Pattern)
		}
	}
}

// badInput shoots so many at each route.
func badInput(many int, seed uint64) check {
	return func(n *night, found *findings) { badInputs(n, found, many, seed) }
}

func badInputs(n *night, found *findings, many int, seed uint64) {
	host := n.host()
	tables := func() int {
		return strings.Count(host.do("GET", "/", nil, "Accept", "application/json").body, `"code"`)
	}
	var routes sync.WaitGroup
	atOnce := make(chan bool, 4)
	var guns []*gun
	for i, r := range n.shell.Routes() {
		guns = append(guns, newGun(n, host, r, rand.New(rand.NewPCG(seed, uint64(i))), found))
	}
	before := tables()
	n.arm()
	for _, g := range guns {
		routes.Go(func() {
			atOnce <- true
			defer func() { <-atOnce }()
			start := time.Now()
			g.fire(many)
			n.Logf("%s %s: %d inputs in %v", g.route.Method, g.route.Pattern, many, time.Since(start).Round(time.Millisecond))
		})
	}
	routes.Wait()
	if after := tables(); after != before {
		found.add("there were %d tables, and now there are %d", before, after)
	}
	for _, sign := range []string{"panic", `msg=request route`} {
		if at := strings.Index(n.log.String(), sign); at >= 0 {
			found.add("the program's log says %.600s", n.log.String()[at:])
		}
	}
}

// gun fires bad inputs at one route, at a table of its own.
type gun struct {
	*night
	*rand.Rand
	route handlers.Route
	place
	senders []string // the cookies of those who send
	eyes    []*browser
	found   *findings
	line    *line
}

func newGun(n *night, host *browser, r handlers.Route, rng *rand.Rand, found *findings) *gun {
	g := &gun{night: n, Rand: rng, route: r, found: found}
	g.place = n.place(r, host)
	ada, ben := g.ada, n.phone(g.join, 2, "Ben")
	g.eyes = []*browser{n.browser(), host, ada, ben}
	for _, b := range []*browser{host, ada, ben} {
		if !(r.Method == http.MethodPost && strings.HasPrefix(r.Pattern, "/join")) { // there, who sits is let in whatever they write
			g.senders = append(g.senders, b.cookie())
		}
	}
	g.senders = append(g.senders, "", n.shell.CookieName()+"=AAAAAAAAAAAAAAAAAAAAAA", n.shell.CookieName()+"=short; a=b; ;;=")
	return g
}

// cookie is the header by which a browser is known.
func (b *browser) cookie() string {
	u, _ := url.Parse(b.server.URL)
	var out []string
	for _, ck := range b.client.Jar.Cookies(u) {
		out = append(out, ck.String())
	}
	return strings.Join(out, "; ")
}

// fire sends so many, and looks after each whether anything was entered, and
// every now and then at all screens.
func (g *gun) fire(many int) {
	defer g.hangUp()
	before, now := g.seen(), g.shell.Now(g.code)
	for i := range many {
		if g.found.enough() {
			return
		}
		s := g.shot()
		a, err := g.send(s)
		if why := wrong(s, a, err); why != "" {
			g.found.add("%s %s, %s: %s\n%.300q", g.route.Method, g.route.Pattern, s.what, why, s.bytes())
		}
		if g.shell.Now(g.code) != now {
			g.found.add("%s %s, %s: something was entered: %v\n%.300q", g.route.Method, g.route.Pattern, s.what, g.shell.Now(g.code).Last(), s.bytes())
			now = g.shell.Now(g.code)
		}
		if i%100 == 99 || i == many-1 {
			g.shell.ForgetGuesses()
			if after := g.seen(); after != before {
				g.found.add("%s %s: after %d inputs of this run a screen is another", g.route.Method, g.route.Pattern, i+1)
				before = after
			}
		}
	}
}

// seen is all that anybody sees of the table, but for whose phone is there.
func (g *gun) seen() string {
	sum := sha256.New()
	for _, b := range g.eyes {
		for _, path := range []string{"/t/" + g.code, "/t/" + g.code + "/history"} {
			io.WriteString(sum, b.do("GET", path, nil, "Accept", "application/json").body)
		}
	}
	return string(sum.Sum(nil))
}

// inside are signs of the program's inside, which no answer may show.
var inside = regexp.MustCompile(`(?i)runtime error|goroutine \d|nil pointer|out of range|\.go:\d|/tmp/|/home/|/work/|/root/|sqlite|(?-i:\bSELECT |\bINSERT )|constraint failed|` +
	`(?-i:\b(engine|tables|store|handlers|views|echo|strconv|url|json|http|night|template)\.\(?\*?[A-Z])|croupier/|net/http|strconv|0x[0-9a-f]{6,}|%!\w?\(|<nil>|&\{|map\[|EOF|invalid (syntax|character|URL)|cannot unmarshal`)

// documented are the answers of five hundred that Go's server gives by itself to
// what is no HTTP that it speaks.
var documented = []int{http.StatusNotImplemented, http.StatusHTTPVersionNotSupported}

// wrong says what is wrong about an answer; "" for nothing.
func wrong(s shot, a answer, err error) string {
	switch {
	case err != nil && s.broken: // hung up on, as it should be
		return ""
	case err != nil:
		return "no answer: " + err.Error()
	case a.status >= 500 && !(s.broken && slices.Contains(documented, a.status)):
		return fmt.Sprint("answered with ", a.status, " ", a.body)
	case s.refused && a.status < 400:
		return fmt.Sprint("taken, with ", a.status)
	}
	if strings.HasPrefix(a.header.Get("Cache-Control"), "max-age") && a.status == http.StatusOK {
		return "" // a file that is everybody's
	}
	if at := inside.FindStringIndex(a.body); at != nil && !strings.Contains(s.said(), a.body[at[0]:at[1]]) {
		return fmt.Sprintf("shows the inside: %q", a.body[max(0, at[0]-60):min(len(a.body), at[1]+60)])
	}
	return ""
}

// line is a connection that is used again while it lasts.
type line struct {
	net.Conn
	from *bufio.Reader
}

func (g *gun) hangUp() {
	if g.line != nil {
		g.line.Close()
		g.line = nil
	}
}

// send writes an input as it is and reads what comes back.
func (g *gun) send(s shot) (answer, error) {
	if g.line == nil || s.broken {
		g.hangUp()
		c, err := net.Dial("tcp", strings.TrimPrefix(g.server.URL, "http://"))
		if err != nil {
			return answer{}, err
		}
		c.(*net.TCPConn).SetLinger(0)
		g.line = &line{c, bufio.NewReader(c)}
	}
	g.line.SetDeadline(time.Now().Add(10 * time.Second))
	sent := s.bytes()
	if len(sent) > 64<<10 { // the server may answer and hang up before it has read all
		go g.line.Conn.Write(sent)
	} else if _, err := g.line.Write(sent); err != nil {
		g.hangUp()
		return answer{}, err
	}
	if s.broken {
		g.line.Conn.(*net.TCPConn).CloseWrite()
	}
	resp, err := http.ReadResponse(g.line.from, &http.Request{Method: s.method})
	if err != nil {
		g.hangUp()
		return answer{}, err
	}
	body := whole(resp)
	if resp.Header.Get("Content-Encoding") == "gzip" {
		body = unzipped(body)
	}
	if resp.Close || s.broken || resp.Header.Get("Content-Type") == "text/event-stream" || len(sent) > 64<<10 {
		g.hangUp()
	}
	return answer{resp.StatusCode, resp.Header, string(body)}, nil
}

// unzipped is what a body says; what is no gzip is left as it is.
func unzipped(body []byte) []byte {
	z, err := gzip.NewReader(bytes.NewReader(body))
	if err != nil {
		return body
	}
	out, _ := io.ReadAll(z)
	return out
}

// shot is one input.
type shot struct {
	what    string // is wrong with it
	method  string
	target  string
	headers [][2]string
	body    string
	chunked bool
	raw     []byte // sent instead of all that
	refused bool   // it must not be taken
	broken  bool   // it is no whole HTTP request
}

func (s *shot) header(name, value string) { s.headers = append(s.headers, [2]string{name, value}) }

func (s *shot) without(name string) {
	s.headers = slices.DeleteFunc(s.headers, func(h [2]string) bool { return h[0] == name })
}

// said is what the input holds, as an answer may quote it.
func (s shot) said() string {
	body, _ := url.QueryUnescape(s.body)
	target, _ := url.PathUnescape(s.target)
	return body + target
}

func (s shot) bytes() []byte {
	if s.raw != nil {
		return s.raw
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s %s HTTP/1.1\r\n", s.method, s.target)
	for _, h := range s.headers {
		fmt.Fprintf(&b, "%s: %s\r\n", h[0], h[1])
	}
	switch {
	case s.chunked:
		fmt.Fprintf(&b, "Transfer-Encoding: chunked\r\n\r\n")
		for part := range slices.Chunk([]byte(s.body), 900) {
			fmt.Fprintf(&b, "%x\r\n%s\r\n", len(part), part)
		}
		b.WriteString("0\r\n\r\n")
	case s.body != "" || s.method == http.MethodPost:
		fmt.Fprintf(&b, "Content-Length: %d\r\n\r\n%s", len(s.body), s.body)
	default:
		b.WriteString("\r\n")
	}
	return b.Bytes()
}
