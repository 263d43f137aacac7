package main

import (
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
	p := &program{T: t, data: t.TempDir(), addr: ":0", ways: strings.Join(ways, ",")}
	t.Cleanup(func() {
		p.kill()
		if log, err := os.ReadFile(filepath.Join(p.data, "log")); err == nil && t.Failed() {
			t.Logf("the program's log:\n%s", log[max(0, len(log)-8000):])
		}
	})
	p.start()
	_, port, _ := strings.Cut(strings.TrimPrefix(p.at.Base, "http://"), ":")
	p.addr = ":" + port
	return p
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

// chrome is a browser; every device in the test has a context of its own in it.
func chrome(t *testing.T) context.Context {
	t.Helper()
	path := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable"} {
		if found, err := exec.LookPath(name); err == nil {
			path = found
			break
		}
	}
	if path == "" {
		if os.Getenv("CI") == "true" {
			t.Fatal("no Chromium and no Chrome: CI must have one")
		}
		t.Skip("no Chromium and no Chrome is installed: the tests in a browser are skipped")
	}
	all, cancel := chromedp.NewExecAllocator(context.Background(), append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.DisableGPU, chromedp.UserDataDir(t.TempDir()),
		chromedp.Flag("disable-quic", true), chromedp.Flag("disable-component-update", true))...)
	t.Cleanup(cancel)
	browser, cancel := chromedp.NewContext(all)
	t.Cleanup(cancel)
	if err := chromedp.Do(browser); err != nil {
		t.Fatal(err)
	}
	return browser
}

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
	for end := time.Now().Add(while); ; time.Sleep(50 * time.Millisecond) {
		ctx, cancel := context.WithTimeout(d.ctx, 5*time.Second)
		holds, err := chromedp.Run(ctx, chromedp.Evaluate[bool]("!!("+expression+")"))
		cancel()
		if err == nil && holds {
			return
		}
		if time.Now().After(end) {
			d.shot("failed")
			text, _ := chromedp.Run(d.ctx, chromedp.Evaluate[string]("location.pathname + ': ' + document.visibilityState + typeof htmx + JSON.stringify(performance.getEntriesByType('resource').map(e=>[e.name.slice(20),e.responseStatus,e.startTime|0,e.duration|0])) + document.body.innerText"))
			d.Fatalf("%s does not see %s (%v): %.1500s", d.name, what, err, text)
		}
	}
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
	l, err := net.Listen("tcp", net.JoinHostPort(u.Hostname(), "0"))
	if err != nil {
		t.Fatal(err)
	}
	w := &wire{Listener: l, to: u.Host, conns: map[net.Conn]bool{}}
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
	u.Host = w.Addr().String()
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
	return &script{t, &http.Client{Jar: jar, Timeout: 10 * time.Second}, base}
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
