package handlers_test

import (
	"bufio"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/netip"
	"net/url"
	"regexp"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"croupier/engine"
	"croupier/engine/laws/quorum"
	"croupier/handlers"
	"croupier/handlers/doors"
	"croupier/handlers/store"
	"croupier/static"
	"croupier/views/live"

	"go.uber.org/goleak"
)

func TestMain(m *testing.M) {
	waitSideBySide()
	debug.SetGCPercent(400) // a fifth of the processor time went into collecting garbage
	goleak.VerifyTestMain(m)
}

// waitSideBySide has more tests run at once than there are processors: most of their
// time they wait for the disk and for streams.
func waitSideBySide() {
	flag.Parse()
	asked := false
	flag.Visit(func(f *flag.Flag) { asked = asked || f.Name == "test.parallel" || f.Name == "test.cpu" })
	if !asked {
		flag.Set("test.parallel", strconv.Itoa(4*runtime.GOMAXPROCS(0)))
	}
}

const hostToken = "the-host-token"

// night is a program in play: a data folder, a shell on it, and its server.
type night struct {
	testing.TB
	folder string
	games  []engine.Game
	store  *store.Store
	disk   *slowDisk // below the tables, above the store
	shell  *handlers.Shell
	server *httptest.Server
	log    *lines
	token  string // of the host's link

	own    *interfaces // of the laptop, as the program is told
	public *url.URL    // what --public-url says; nil: nothing

	listenAt string        // where its server listens, and does again after a restart; "" first: on this machine alone
	front    front         // what stands before the shell once it is armed; nil: nothing
	beat     time.Duration // between two heartbeats of a stream
	wait     time.Duration // how long a request may take to come in whole
	armed    atomic.Bool

	hostCookie, firstCookie string // of the host, and of seat 1, for fronts
}

// interfaces are those of a laptop whose addresses come and go in the test.
type interfaces struct {
	mu  sync.Mutex
	all []doors.Interface
}

func (i *interfaces) set(all ...doors.Interface) {
	i.mu.Lock()
	defer i.mu.Unlock()
	i.all = all
}

func (i *interfaces) list() ([]doors.Interface, error) {
	i.mu.Lock()
	defer i.mu.Unlock()
	return i.all, nil
}

func ownInterface(name, ip string) doors.Interface {
	return doors.Interface{Name: name, Net: netip.PrefixFrom(netip.MustParseAddr(ip), 24), Virtual: name == "docker0" || name == "tun0", Direct: name == "tun0"}
}

// front is what stands before the shell where a test takes a defence away: it
// rewrites what comes in, so that the defence does not see what it is there for.
type front func(n *night, w http.ResponseWriter, r *http.Request)

// lines are what the program logged.
type lines struct {
	mu sync.Mutex
	b  strings.Builder
}

func (l *lines) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

func (l *lines) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}

func newNight(t testing.TB) *night { return newNightOf(t, nil, quorum.Rules.Game()) }

// How often a stream's heartbeat comes, and how long a request may take. Where a test is
// not about these, they never come to it: what is heard then, was told by what happened,
// and nobody is hung up on because the machine is busy with something else.
const (
	rarely = time.Hour
	often  = 20 * time.Millisecond
)

func newNightOf(t testing.TB, front front, games ...engine.Game) *night {
	return newNightWith(t, func(n *night) { n.front = front }, games...)
}

// newNightWith begins a night that is set up first.
func newNightWith(t testing.TB, set func(*night), games ...engine.Game) *night {
	n := &night{TB: t, folder: t.TempDir(), games: games, log: &lines{}, token: hostToken, beat: rarely, wait: rarely, own: &interfaces{}}
	n.own.set(ownInterface("wlan0", "192.168.0.24"))
	set(n)
	n.start()
	t.Cleanup(n.stop)
	return n
}

// ServeHTTP answers by the shell, or by the front where it is armed.
func (n *night) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if n.front != nil && n.armed.Load() {
		n.front(n, w, r)
		return
	}
	n.shell.ServeHTTP(w, r)
}

func (n *night) start() {
	n.Helper()
	var err error
	if n.store, err = store.Open(n.folder); err != nil {
		n.Fatal(err)
	}
	n.disk = &slowDisk{Store: n.store}
	n.server = httptest.NewUnstartedServer(nil)
	if n.listenAt != "" {
		if err := n.listenThere(); err != nil {
			n.Fatal(err)
		}
	}
	n.listenAt = n.server.Listener.Addr().String()
	_, port, _ := net.SplitHostPort(n.listenAt)
	n.shell, err = handlers.New(handlers.Config{
		Store: n.store, Logs: n.disk, Games: n.games, Static: static.Files, Port: port, HostToken: n.token, Heartbeat: n.beat,
		Interfaces: n.own.list, LookEvery: 50 * time.Millisecond, PublicURL: n.public,
		Log: slog.New(slog.NewTextHandler(n.log, nil)),
	})
	if err != nil {
		n.Fatal(err)
	}
	n.server.Config = n.shell.Server()
	n.server.Config.Handler = n
	n.server.Config.ReadHeaderTimeout, n.server.Config.ReadTimeout, n.server.Config.WriteTimeout = n.wait, n.wait, rarely
	n.server.Start()
	n.server.URL = "http://127.0.0.1:" + port
}

// listenThere has the server listen where it was told, or where it did before a restart.
func (n *night) listenThere() (err error) {
	n.server.Listener.Close()
	for range 50 { // another test's connection may hold the port for a moment
		if n.server.Listener, err = net.Listen("tcp4", n.listenAt); err == nil {
			return nil
		}
		time.Sleep(20 * time.Millisecond)
	}
	return err
}

func (n *night) stop() {
	n.shell.EndStreams()
	n.server.Close()
	n.shell.Close()
	n.store.Close()
}

// restart ends the program and starts it on the same data, at the same address.
func (n *night) restart() {
	n.Helper()
	n.stop()
	n.start()
}

// restartWith starts it anew with another link for the host.
func (n *night) restartWith(token string) {
	n.Helper()
	n.token = token
	n.restart()
}

// browser is one device: a cookie jar, and who it is in the test.
type browser struct {
	*night
	client *http.Client
}

func (n *night) browser() *browser {
	jar, _ := cookiejar.New(nil)
	b := &browser{n, &http.Client{Jar: jar, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}}
	n.Cleanup(b.client.CloseIdleConnections)
	return b
}

// twin is the same browser as it stands: what one hears, the other does not.
func (b *browser) twin() *browser {
	twin := b.night.browser()
	at, err := url.Parse(b.server.URL)
	if err != nil {
		b.Fatal(err)
	}
	twin.client.Jar.SetCookies(at, b.client.Jar.Cookies(at))
	return twin
}

// answer is what came back.
type answer struct {
	status int
	header http.Header
	body   string
}

func (a answer) to() string { return a.header.Get("Location") }

func (b *browser) do(method, path string, form url.Values, headers ...string) answer {
	b.Helper()
	var body io.Reader
	if form != nil {
		body = strings.NewReader(form.Encode())
	}
	r, err := http.NewRequest(method, b.server.URL+path, body)
	if err != nil {
		b.Fatal(err)
	}
	if form != nil {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		r.Header.Set("Origin", b.server.URL)
	}
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	resp, err := b.client.Do(r)
	if err != nil {
		b.Fatal(err)
	}
	defer resp.Body.Close()
	got, err := io.ReadAll(resp.Body)
	if err != nil {
		b.Fatal(err)
	}
	return answer{resp.StatusCode, resp.Header, string(got)}
}

func (b *browser) get(path string) answer { b.Helper(); return b.do("GET", path, nil) }
func (b *browser) post(path string, form ...string) answer {
	b.Helper()
	return b.do("POST", path, values(form))
}

// script posts as a program does.
func (b *browser) script(path string, form ...string) answer {
	b.Helper()
	return b.do("POST", path, values(form), "Accept", "application/json")
}

func values(pairs []string) url.Values {
	v := url.Values{}
	for i := 0; i < len(pairs); i += 2 {
		v.Add(pairs[i], pairs[i+1])
	}
	return v
}

// expect fails unless an answer has that status, and its body what is said and
// not what is said with a leading "!".
func (a answer) expect(t testing.TB, what string, status int, says ...string) answer {
	t.Helper()
	if a.status != status {
		t.Errorf("%s: %d, not %d: %.300s", what, a.status, status, a.body)
	}
	for _, s := range says {
		if not, ok := strings.CutPrefix(s, "!"); ok == strings.Contains(a.body, not) {
			t.Errorf("%s: says %q is %v: %.2000s", what, not, ok, a.body)
		}
	}
	return a
}

// host is a browser with the host's rights.
func (n *night) host() *browser {
	n.Helper()
	b := n.browser()
	b.get("/host/"+hostToken).expect(n.TB, "the host's link", http.StatusSeeOther)
	n.hostCookie = b.cookie()
	return b
}

// table opens one of three seats and gives its code and its join path.
func (b *browser) table() (code, join string) { b.Helper(); return b.tableOf("quorum") }

func (b *browser) tableOf(game string) (code, join string) {
	b.Helper()
	a := b.script("/tables", "game", game, "seats", "3").expect(b.TB, "opening a table", http.StatusCreated)
	var opened struct{ Code, Join string }
	if err := json.Unmarshal([]byte(a.body), &opened); err != nil {
		b.Fatal(err)
	}
	u, err := url.Parse(opened.Join)
	if err != nil {
		b.Fatal(err)
	}
	return opened.Code, u.Path
}

// phone is a new browser that sits down.
func (n *night) phone(join string, seat int, name string) *browser {
	n.Helper()
	b := n.browser()
	b.get(join).expect(n.TB, "the QR's link", http.StatusOK)
	b.post(join, "seat", fmt.Sprint(seat), "name", name).expect(n.TB, name+" sits down", http.StatusSeeOther)
	return b
}

// enter posts an entry as a script, with a fresh key.
func (b *browser) enter(code, kind string, answers ...string) answer {
	b.Helper()
	return b.script("/t/"+code+"/enter", append([]string{"kind", kind, "mark", b.mark(code, kind, answers...), "key", newKey()}, answers...)...)
}

var keys atomic.Int64

func newKey() string { return fmt.Sprint("tap-", keys.Add(1)) }

// mark is the occasion that the viewer's pad of that kind shows: of several, the one
// that gives these answers by itself, as a ruling does its number.
func (b *browser) mark(code, kind string, answers ...string) string {
	b.Helper()
	for _, p := range b.screen("/t/" + code).Pads {
		if p.Kind == kind && !slices.ContainsFunc(p.Asks, func(f field) bool { return f.Is == "fixed" && !gives(answers, f) }) {
			return p.Mark
		}
	}
	return ""
}

// field is a question of a pad, as far as these tests read it.
type field struct{ Is, Name, Value string }

// gives reports whether answers, names and values in turn, are those of a field.
func gives(answers []string, f field) bool {
	for i := 0; i+1 < len(answers); i += 2 {
		if answers[i] == f.Name {
			return answers[i+1] == f.Value
		}
	}
	return false
}

type screen struct {
	Table struct {
		Code, Game, Join string
		Seq              int
		Freed            bool
	}
	Screen json.RawMessage
	Pads   []struct {
		Kind, Mark, Closed string
		Asks               []field
	}
}

func (b *browser) screen(path string) (s screen) {
	b.Helper()
	a := b.do("GET", path, nil, "Accept", "application/json").expect(b.TB, path+" as JSON", http.StatusOK)
	if err := json.Unmarshal([]byte(a.body), &s); err != nil {
		b.Fatal(err)
	}
	return s
}

// viewer is whose screen it is.
func (s screen) viewer(t testing.TB) int {
	t.Helper()
	var in struct{ Viewer int }
	if err := json.Unmarshal(s.Screen, &in); err != nil {
		t.Fatal(err)
	}
	return in.Viewer
}

// log is the kinds of a table's entries, as the host reads them.
func (b *browser) logged(code string) (out []string) {
	b.Helper()
	a := b.do("GET", "/t/"+code+"/history", nil, "Accept", "application/json").expect(b.TB, "the history", http.StatusOK)
	var h struct{ Lines []struct{ Kind string } }
	if err := json.Unmarshal([]byte(a.body), &h); err != nil {
		b.Fatal(err)
	}
	for _, l := range h.Lines {
		out = append(out, l.Kind)
	}
	return out
}

// listening is a stream that a browser hears.
type listening struct {
	testing.TB
	heard chan heard
	stop  func()
}

type heard struct{ id, name, data string }

func (b *browser) listen(path string) *listening {
	b.Helper()
	return b.listenAs(path, "", live.Everything) // so that it hears all there is
}

// listenAs listens as a page of that name does, with those folds open.
func (b *browser) listenAs(path, page, folds string) *listening {
	b.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	r, err := http.NewRequestWithContext(ctx, "GET", b.server.URL+path, nil)
	if err != nil {
		b.Fatal(err)
	}
	r.Header.Set("Last-Event-ID", "another-run-999")
	r.Header.Set("Croupier-Page", page)
	r.Header.Set("Croupier-Folds", folds)
	resp, err := b.client.Do(r)
	if err != nil {
		b.Fatal(err)
	}
	if resp.StatusCode != http.StatusOK || resp.Header.Get("Content-Type") != "text/event-stream" {
		b.Errorf("%s: %d %s", path, resp.StatusCode, resp.Header.Get("Content-Type"))
	}
	l := &listening{b.TB, make(chan heard, 100), nil}
	ended := make(chan struct{})
	l.stop = func() { cancel(); <-ended }
	go func() {
		defer close(ended)
		defer close(l.heard)
		defer resp.Body.Close()
		read(ctx, resp.Body, l.heard)
	}()
	b.Cleanup(l.stop)
	return l
}

func read(ctx context.Context, from io.Reader, to chan<- heard) {
	var h heard
	lines := bufio.NewScanner(from)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		field, value, _ := strings.Cut(lines.Text(), ": ")
		switch field {
		case "id":
			h.id = value
		case "event":
			h.name = value
		case "data":
			h.data += value + "\n"
		case "":
			select {
			case to <- h:
			case <-ctx.Done():
				return
			}
			h = heard{}
		}
	}
}

// until waits for what happens by itself and is told to nobody.
func (n *night) until(what string, holds func() bool) {
	n.Helper()
	for end := time.Now().Add(time.Minute); !holds(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			n.Fatal("not within a minute: ", what)
		}
	}
}

// until gives the next message that holds, and fails after a while.
func (l *listening) until(what string, holds func(heard) bool) heard {
	l.Helper()
	late := time.After(time.Minute) // on a machine that is busy with something else, too
	for {
		select {
		case h, ok := <-l.heard:
			if !ok {
				l.Fatalf("the stream ended; not heard: %s", what)
			}
			if holds(h) {
				return h
			}
		case <-late:
			l.Fatalf("not heard: %s", what)
		}
	}
}

var part = regexp.MustCompile(`<hx-partial id="([^"]+)"`)

// parts are the ids of the parts in a message.
func (h heard) parts() (out []string) {
	for _, m := range part.FindAllStringSubmatch(h.data, -1) {
		out = append(out, m[1])
	}
	return out
}
