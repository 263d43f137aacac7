package main

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// program is the real thing in a process of its own.
type program struct {
	*testing.T
	data string
	addr string
	ways string // in which it is spoilt
	at   Running
	cmd  *exec.Cmd
}

func newProgram(t *testing.T, ways ...string) *program {
	p := &program{T: t, data: t.TempDir(), addr: freeAddr(t), ways: strings.Join(ways, ",")}
	t.Cleanup(func() {
		p.kill()
		if log, err := os.ReadFile(filepath.Join(p.data, "log")); err == nil && t.Failed() {
			t.Logf("the program's log:\n%s", log[max(0, len(log)-8000):])
		}
	})
	p.start()
	return p
}

// freeAddr is an address of this machine that nobody listens on.
func freeAddr(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

func (p *program) start() {
	p.Helper()
	if err := json.NewDecoder(p.begin()).Decode(&p.at); err != nil {
		p.Fatal("the program did not start: ", err)
	}
}

// begin starts it and does not wait until it answers; its first line will say
// where.
func (p *program) begin() io.Reader {
	p.Helper()
	p.cmd = exec.Command(os.Args[0])
	p.cmd.Env = append(os.Environ(), inChild+"="+p.data, atAddr+"="+p.addr, spoils+"="+p.ways)
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		p.Fatal(err)
	}
	log, err := os.OpenFile(filepath.Join(p.data, "log"), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		p.Fatal(err)
	}
	p.cmd.Stderr = log
	if err := p.cmd.Start(); err != nil {
		p.Fatal(err)
	}
	log.Close()
	return out
}

// kill ends the program as a power cut does.
func (p *program) kill() {
	p.cmd.Process.Kill()
	p.cmd.Wait()
}

// theBrowser is one for all tests of this package; every device in them has a context
// of its own in it.
var theBrowser struct {
	once sync.Once
	ctx  context.Context
	end  func()
	err  error
}

// chrome is the browser. Where there is none, the test is skipped, but for CI.
func chrome(t *testing.T) context.Context {
	t.Helper()
	path := chromePath()
	if path == "" {
		if os.Getenv("CI") == "true" {
			t.Fatal("no Chromium and no Chrome: CI must have one")
		}
		t.Skipf("no Chromium and no Chrome is installed: %s was not run", t.Name())
	}
	theBrowser.once.Do(func() { startBrowser(path) })
	if theBrowser.err != nil {
		t.Fatal(theBrowser.err)
	}
	return theBrowser.ctx
}

// chromePath finds one, best the shell that is made for tests: the whole browser also
// draws the frames of its windows, which nobody sees, and all the time.
func chromePath() string {
	for _, name := range []string{"chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"} {
		if found, err := exec.LookPath(name); err == nil {
			return found
		}
	}
	return ""
}

func startBrowser(path string) {
	b := &theBrowser
	var folder string
	if folder, b.err = os.MkdirTemp("", "croupier-chrome-"); b.err != nil {
		return
	}
	all, endAll := chromedp.NewExecAllocator(context.Background(), append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.DisableGPU, chromedp.UserDataDir(folder),
		chromedp.Flag("disable-quic", true), chromedp.Flag("disable-component-update", true), chromedp.Flag("host-resolver-rules", "MAP "+lanIP+" 127.0.0.1"))...)
	ctx, end := chromedp.NewContext(all)
	b.ctx, b.end, b.err = ctx, func() { end(); endAll(); os.RemoveAll(folder) }, chromedp.Do(ctx)
}

// closeBrowser ends it with the tests.
func closeBrowser() {
	if theBrowser.end != nil {
		theBrowser.end()
	}
}

// lanIP is the laptop's address in the browser: it leads to this machine, and a browser
// trusts it no more than any other on a home network.
const lanIP = "198.51.100.7"

// onThisMachine is where an address of the laptop's leads.
func onThisMachine(addr string) string { return strings.Replace(addr, lanIP, "127.0.0.1", 1) }

// lanTransport finds the laptop by its address as the browser does.
var lanTransport = &http.Transport{DialContext: func(ctx context.Context, network, addr string) (net.Conn, error) {
	return new(net.Dialer).DialContext(ctx, network, onThisMachine(addr))
}}

// device is one phone, television or laptop.
type device struct {
	*testing.T
	name string
	ctx  context.Context
}

func newDevice(t *testing.T, browser context.Context, name string, width, height int64) *device {
	t.Helper()
	ctx, cancel := chromedp.NewContext(browser, chromedp.WithNewBrowserContext())
	t.Cleanup(cancel)
	if err := chromedp.Do(ctx, chromedp.EmulateViewport(width, height)); err != nil { // its tab lives as long as this context
		t.Fatal(err)
	}
	return &device{t, name, ctx}
}

func newPhone(t *testing.T, browser context.Context, name string) *device {
	return newDevice(t, browser, name, 390, 844)
}

// hurries has a device's clock run faster from its next page on: it notices sooner that
// it is cut off.
func (d *device) hurries() *device {
	d.Helper()
	_, err := chromedp.Call(d.ctx, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{
		Source: fmt.Sprintf(`{ const real = Date.now, from = real(); Date.now = () => from + (real() - from) * %d }`, hurry)})
	if err != nil {
		d.Fatal(err)
	}
	return d
}

// do has a device do things within a while.
func (d *device) do(what string, steps ...chromedp.Action[chromedp.Void]) {
	d.Helper()
	ctx, cancel := context.WithTimeout(d.ctx, 20*time.Second)
	defer cancel()
	if err := chromedp.Do(ctx, steps...); err != nil {
		d.shot("failed")
		d.Fatalf("%s %s: %v", d.name, what, err)
	}
}

// sees waits until an expression holds on a device's page, whatever is loaded
// meanwhile.
func (d *device) sees(what, expression string) {
	d.Helper()
	d.seesWithin(15*time.Second, what, expression)
}

func (d *device) seesWithin(while time.Duration, what, expression string) {
	d.Helper()
	err := d.comesToHold(while, expression)
	if err == nil {
		return
	}
	d.shot("failed")
	text, _ := chromedp.Run(d.ctx, chromedp.Evaluate[string]("location.pathname + ': ' + document.visibilityState + typeof htmx + document.body.innerText"))
	d.Fatalf("%s does not see %s (%v): %.1500s", d.name, what, err, text)
}

// comesToHold waits until an expression holds on a device's page; the error says why it
// did not within a while.
func (d *device) comesToHold(while time.Duration, expression string) (err error) {
	for end := time.Now().Add(while); time.Now().Before(end); {
		ctx, cancel := context.WithDeadline(d.ctx, end)
		if _, err = chromedp.Run(ctx, chromedp.Evaluate[bool](awaits(expression), chromedp.EvalAwaitPromise)); err == nil {
			cancel()
			return nil
		}
		select { // the page was left, or is not there yet
		case <-time.After(20 * time.Millisecond):
		case <-ctx.Done():
		}
		cancel()
	}
	return cmp.Or(err, context.DeadlineExceeded)
}

// awaits is a promise that an expression holds: it is looked at whenever the page
// changes, and now and then for what no change tells.
func awaits(expression string) string {
	return `new Promise(done => {
		const holds = () => { try { return !!(` + expression + `) } catch { return false } }
		if (holds()) return done(true)
		const look = () => { if (holds()) { watch.disconnect(); clearInterval(beat); done(true) } }
		const watch = new MutationObserver(look), beat = setInterval(look, 100)
		watch.observe(document, {subtree: true, childList: true, attributes: true, characterData: true})
	})`
}

func (d *device) eval(expression string) string {
	d.Helper()
	ctx, cancel := context.WithTimeout(d.ctx, 10*time.Second)
	defer cancel()
	got, err := chromedp.Run(ctx, chromedp.Evaluate[string](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		d.Fatalf("%s: %s: %v", d.name, expression, err)
	}
	return got
}

// shot keeps a picture of the page where CROUPIER_SHOTS names a folder.
func (d *device) shot(name string) {
	folder := os.Getenv("CROUPIER_SHOTS")
	if folder == "" {
		return
	}
	ctx, cancel := context.WithTimeout(d.ctx, 10*time.Second)
	defer cancel()
	if png, err := chromedp.Run(ctx, chromedp.CaptureScreenshot()); err == nil {
		os.WriteFile(filepath.Join(folder, d.Name()+"-"+d.name+"-"+name+".png"), png, 0o600)
	}
}

// asJSON is what a page's own address says as JSON.
func (d *device) asJSON(into any) {
	d.Helper()
	got := d.eval(`fetch(location.href, {headers: {Accept: "application/json"}}).then(r => r.text())`)
	if err := json.Unmarshal([]byte(got), into); err != nil {
		d.Fatalf("%s: %v in %.200s", d.name, err, got)
	}
}

// sitDown joins by a link as a guest does: a chair, a name, and in.
func (d *device) sitDown(link string, seat int) {
	d.Helper()
	d.do("scans the code", chromedp.Navigate(link))
	d.takes(seat)
}

// takes sits down on a chair of those that are shown.
func (d *device) takes(seat int) {
	d.Helper()
	chair := chromedp.CSS(fmt.Sprintf(`label:has(input[name=seat][value="%d"])`, seat))
	d.do("takes a chair", chromedp.Click(chair), chromedp.SendKeys(chromedp.CSS("#name"), d.name))
	d.shot("join")
	d.do("sits down", chromedp.Click(chromedp.CSS("form:has(#name) button.main")))
	d.sees("the own seat", fmt.Sprintf(`document.body.dataset.seat == "%d"`, seat))
}

// wire stands between one phone and the laptop, as the Wi-Fi does.
type wire struct {
	net.Listener
	to    string
	mu    sync.Mutex
	held  bool // nothing gets through, and nobody is told
	conns map[net.Conn]bool
}

// newWire listens beside the program, on the same address of the laptop.
func newWire(t *testing.T, base string) *wire {
	t.Helper()
	u, err := url.Parse(base)
	if err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	w := &wire{Listener: l, to: onThisMachine(u.Host), conns: map[net.Conn]bool{}}
	t.Cleanup(func() { l.Close(); w.cut() })
	go w.run()
	return w
}

func (w *wire) run() {
	for {
		phone, err := w.Accept()
		if err != nil {
			return
		}
		laptop, err := net.Dial("tcp", w.to)
		if err != nil { // the laptop is away
			phone.Close()
			continue
		}
		w.mu.Lock()
		w.conns[phone], w.conns[laptop] = true, true
		w.mu.Unlock()
		go w.carry(phone, laptop)
		go w.carry(laptop, phone)
	}
}

func (w *wire) carry(from, to net.Conn) {
	defer to.Close()
	buffer := make([]byte, 32<<10)
	for {
		n, err := from.Read(buffer)
		for w.holds() {
			time.Sleep(10 * time.Millisecond)
		}
		if n > 0 {
			if _, err := to.Write(buffer[:n]); err != nil {
				return
			}
		}
		if err != nil {
			return
		}
	}
}

func (w *wire) holds() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.held
}

// hold lets nothing through, with every connection open: a phone that moved away.
func (w *wire) hold(held bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.held = held
}

// cut ends every connection at once.
func (w *wire) cut() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.held = false
	for c := range w.conns {
		c.Close()
	}
	clear(w.conns)
}

// through is a URL of the program by way of the wire.
func (w *wire) through(link string) string {
	u, _ := url.Parse(link)
	_, port, _ := net.SplitHostPort(w.Addr().String())
	u.Host = net.JoinHostPort(lanIP, port)
	return u.String()
}

// script plays without a page, with the cookies of one: the fast half of a test.
type script struct {
	*testing.T
	client *http.Client
	base   string
}

func newScript(t *testing.T, base string) *script {
	jar, _ := cookiejar.New(nil)
	return &script{t, &http.Client{Jar: jar, Timeout: 10 * time.Second, Transport: lanTransport}, base}
}

// post sends a form and takes its answer.
func (s *script) post(path string, form url.Values) (status int, body string) {
	s.Helper()
	status, body, err := s.tries(path, form)
	if err != nil {
		s.Fatal(err)
	}
	return status, body
}

// tries sends a form to a program that may be away.
func (s *script) tries(path string, form url.Values) (status int, body string, err error) {
	r, err := http.NewRequest("POST", s.base+path, strings.NewReader(form.Encode()))
	if err != nil {
		return 0, "", err
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Origin", s.base)
	r.Header.Set("Accept", "application/json")
	resp, err := s.client.Do(r)
	if err != nil {
		return 0, "", err
	}
	defer resp.Body.Close()
	b, err := io.ReadAll(resp.Body)
	return resp.StatusCode, string(b), err
}
