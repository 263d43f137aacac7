package main

import (
	"bytes"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"os"
	"strings"
	"sync"
	"testing"
)

// relay stands between one phone and the laptop and understands what it carries:
// what a home network, a proxy or a hotel's page does to a stream.
type relay struct {
	base  string // for the phone
	to    string
	patch []string // old and new: what it changes in pages and in our script, as it was written

	mu      sync.Mutex
	instead http.HandlerFunc // answers a stream's request itself; nil: the laptop does
	deaf    bool             // nothing gets through, and nobody is told
	heard   chan struct{}    // closed when it does again
	quiet   int              // streams so far that have fallen silent
	streams int              // so far
	end     chan struct{}    // closed when the running streams end
	entered int              // entries that the phone has sent
}

// hurried has a page notice sooner that it is cut off.
var hurried = []string{
	"quietAfter = 12000, lostAfter = 15000, refusedAfter = 2000", fmt.Sprintf("quietAfter = 12000 / %[1]d, lostAfter = 15000 / %[1]d, refusedAfter = 2000 / %[1]d", hurry),
}

func newRelay(t *testing.T, base string, patch ...string) *relay {
	t.Helper()
	u, err := url.Parse(base)
	if err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	_, port, _ := net.SplitHostPort(l.Addr().String())
	r := &relay{base: "http://" + net.JoinHostPort(lanIP, port), to: u.Host, patch: append(patch, hurried...), end: make(chan struct{})}
	server := &http.Server{Handler: r}
	go server.Serve(l)
	t.Cleanup(func() { r.hear(); server.Close() })
	return r
}

// through is a link of the program's by way of the relay.
func (r *relay) through(link string) string {
	u, _ := url.Parse(link)
	return r.base + u.Path
}

// ends the running streams in good order, as a proxy that is restarted does.
func (r *relay) ends() {
	r.mu.Lock()
	defer r.mu.Unlock()
	close(r.end)
	r.end = make(chan struct{})
}

// silences the running streams, and no others: half-open connections.
func (r *relay) silences() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.quiet = r.streams
}

// answers requests for streams itself; nil: no longer.
func (r *relay) answers(instead http.HandlerFunc) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.instead = instead
}

// goesDeaf lets nothing through: a phone out of reach.
func (r *relay) goesDeaf() {
	r.silences()
	r.mu.Lock()
	defer r.mu.Unlock()
	r.deaf, r.heard = true, make(chan struct{})
}

// hear is its end: what waited goes through now, but for streams.
func (r *relay) hear() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.deaf {
		r.deaf = false
		close(r.heard)
	}
}

func (r *relay) ServeHTTP(w http.ResponseWriter, q *http.Request) {
	r.mu.Lock()
	deaf, heard, instead := r.deaf, r.heard, r.instead
	if strings.HasSuffix(q.URL.Path, "/enter") {
		r.entered++
	}
	r.mu.Unlock()
	if deaf {
		select {
		case <-heard:
		case <-q.Context().Done():
			return
		}
	}
	live := strings.HasSuffix(q.URL.Path, "/live")
	if live && instead != nil {
		instead(w, q)
		return
	}
	out := q.Clone(q.Context())
	out.URL.Scheme, out.URL.Host, out.RequestURI = "http", r.to, ""
	out.Header.Del("Accept-Encoding")
	resp, err := lanTransport.RoundTrip(out)
	if err != nil {
		panic(http.ErrAbortHandler) // the laptop is away
	}
	defer resp.Body.Close()
	for name, values := range resp.Header {
		w.Header()[name] = values
	}
	if live {
		w.WriteHeader(resp.StatusCode)
		r.stream(w, q, resp.Body)
		return
	}
	b, err := io.ReadAll(resp.Body)
	if err != nil {
		panic(http.ErrAbortHandler)
	}
	if strings.HasSuffix(q.URL.Path, "/croupier.js") && len(r.patch) > 0 {
		if b, err = os.ReadFile("../../static/croupier.js"); err != nil { // what is sent is minified
			panic(err)
		}
	}
	if kind := resp.Header.Get("Content-Type"); strings.Contains(kind, "html") || strings.Contains(kind, "javascript") {
		b = []byte(strings.NewReplacer(r.patch...).Replace(string(b)))
		w.Header().Del("Content-Length")
	}
	w.WriteHeader(resp.StatusCode)
	io.Copy(w, bytes.NewReader(b))
}

// stream carries one stream until it ends, is silenced, or the laptop is away.
func (r *relay) stream(w http.ResponseWriter, q *http.Request, from io.ReadCloser) {
	r.mu.Lock()
	r.streams++
	number, end := r.streams, r.end
	r.mu.Unlock()
	over := make(chan struct{})
	defer close(over)
	go func() {
		select {
		case <-end:
			from.Close()
		case <-over:
		}
	}()
	to, buffer := http.NewResponseController(w), make([]byte, 32<<10)
	for {
		n, err := from.Read(buffer)
		r.mu.Lock()
		quiet := number <= r.quiet
		r.mu.Unlock()
		select {
		case <-end:
			return
		default:
		}
		if quiet {
			<-q.Context().Done()
			return
		}
		w.Write(buffer[:n])
		to.Flush()
		if err == io.EOF {
			return
		} else if err != nil {
			panic(http.ErrAbortHandler)
		}
	}
}

// asked is how many streams there were so far.
func (r *relay) asked() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.streams
}

// sent is how many entries the phone has sent.
func (r *relay) sent() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.entered
}
