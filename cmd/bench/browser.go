package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// wires are shared by all browsers of a run, as many connections as it takes.
var wires = &http.Transport{MaxIdleConns: 0, MaxIdleConnsPerHost: 4096, DisableCompression: true}

// browser is a phone, or the host's laptop: an address and a cookie.
type browser struct {
	base   string
	client *http.Client
	mu     sync.Mutex
	cookie string
	heard  atomic.Int64 // bytes of its stream
}

func newBrowser(base string) *browser {
	return &browser{base: base, client: &http.Client{Transport: wires, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}}
}

func (b *browser) do(ctx context.Context, method, path string, form url.Values) (*http.Response, error) {
	var body io.Reader
	if form != nil {
		body = strings.NewReader(form.Encode())
	}
	req, err := http.NewRequestWithContext(ctx, method, b.base+path, body)
	if err != nil {
		return nil, err
	}
	req.Header.Set("Accept", "application/json")
	if form != nil {
		req.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		req.Header.Set("Origin", b.base)
	}
	b.mu.Lock()
	if b.cookie != "" {
		req.Header.Set("Cookie", b.cookie)
	}
	b.mu.Unlock()
	res, err := b.client.Do(req)
	if err != nil {
		return nil, err
	}
	if c := res.Cookies(); len(c) > 0 {
		b.mu.Lock()
		b.cookie = c[0].Name + "=" + c[0].Value
		b.mu.Unlock()
	}
	return res, nil
}

// post sends a form and reads the answer; a status that is not good is an error.
func (b *browser) post(ctx context.Context, path string, form url.Values, into any) error {
	res, err := b.do(ctx, http.MethodPost, path, form)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	body, err := io.ReadAll(res.Body)
	if err != nil {
		return err
	}
	if res.StatusCode >= 400 {
		return fmt.Errorf("POST %s: %d %s", path, res.StatusCode, bytes.TrimSpace(body))
	}
	if into != nil {
		return json.Unmarshal(body, into)
	}
	return nil
}

// enter makes an entry; answers are name, value, name, value.
func (b *browser) enter(ctx context.Context, table, kind string, answers ...string) error {
	form := url.Values{"kind": {kind}, "mark": {""}, "key": {strconv.FormatUint(rand.Uint64(), 36)}}
	for i := 0; i < len(answers); i += 2 {
		form.Add(answers[i], answers[i+1])
	}
	return b.post(ctx, "/t/"+table+"/enter", form, nil)
}

// watch reads this browser's stream of a table until the context ends, and tells
// of each message how long the log was that it shows.
func (b *browser) watch(ctx context.Context, table string, seen func(seq int, at time.Time)) error {
	res, err := b.do(ctx, http.MethodGet, "/t/"+table+"/live", nil)
	if err != nil {
		return err
	}
	if kind := res.Header.Get("Content-Type"); res.StatusCode != http.StatusOK || kind != "text/event-stream" {
		defer res.Body.Close()
		text, _ := io.ReadAll(res.Body)
		return fmt.Errorf("the stream of %s: %s, %s: %s", table, res.Status, kind, text)
	}
	first, once, ended := make(chan struct{}), sync.Once{}, make(chan struct{})
	go func() {
		defer close(ended)
		defer res.Body.Close()
		b.readStream(res.Body, func(seq int) {
			seen(seq, time.Now())
			once.Do(func() { close(first) })
		})
	}()
	select {
	case <-first:
		return nil
	case <-ended:
		return fmt.Errorf("the stream of %s ends at once", table)
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(time.Minute):
		return fmt.Errorf("the stream of %s says nothing", table)
	}
}

// readStream tells of each whole message that has an id, with the number in it.
func (b *browser) readStream(r io.Reader, message func(seq int)) {
	lines := bufio.NewReaderSize(r, 4<<10)
	seq, begun := 0, false // in the middle of a line that is longer than the buffer
	for {
		line, err := lines.ReadSlice('\n')
		b.heard.Add(int64(len(line)))
		id, ok := bytes.CutPrefix(line, []byte("id: "))
		switch {
		case begun:
		case len(line) == 1 && seq > 0:
			message(seq)
			seq = 0
		case ok:
			text := strings.TrimSpace(string(id)) // an epoch may have a dash of its own
			if n, err := strconv.Atoi(text[strings.LastIndexByte(text, '-')+1:]); err == nil {
				seq = n
			}
		}
		begun = errors.Is(err, bufio.ErrBufferFull)
		if err != nil && !begun {
			return
		}
	}
}
