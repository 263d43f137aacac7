package main

import (
	"bytes"
	"context"
	"fmt"
	"net"
	"net/http"
	"path/filepath"
	"sync"
	"time"

	"croupier/handlers/store"
)

// floor is what nothing that stores before it shows can beat on this machine:
// one POST, one synced insert, and eight streams that get as many bytes.
type floor struct {
	*store.Floor
	server *http.Server
	base   string
	page   []byte
	phones *marks
	taps   int
	stop   context.CancelFunc

	mu      sync.Mutex
	streams []chan int
}

// line is one of what a stream writes.
const line = "data: <span class=\"num\" data-len=\"3\">12.5</span> as a region of a page may be\n"

// newFloor measures with messages of that many bytes, as long as ours are.
func newFloor(ctx context.Context, near string, message int) (*floor, error) {
	s, err := store.NewFloor(filepath.Join(near, "floor"))
	if err != nil {
		return nil, err
	}
	ctx, stop := context.WithCancel(ctx)
	f := &floor{Floor: s, stop: stop, page: bytes.Repeat([]byte(line), message/len(line)+1)}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	mux := http.NewServeMux()
	mux.HandleFunc("POST /t/floor/enter", f.enter)
	mux.HandleFunc("GET /t/floor/live", f.live)
	f.server, f.base = &http.Server{Handler: mux}, "http://"+l.Addr().String()
	go f.server.Serve(l)
	t := &table{code: "floor"}
	for range seats {
		t.seats = append(t.seats, newBrowser(f.base))
	}
	f.phones, err = watchAll(ctx, t)
	return f, err
}

func (f *floor) close() {
	f.stop()
	f.server.Close()
	f.Floor.Close()
}

// tap is one tap, until the last phone has it.
func (f *floor) tap(ctx context.Context) (time.Duration, error) {
	began := time.Now()
	f.taps++
	if err := newBrowser(f.base).enter(ctx, "floor", "pay", "to", "2", "amount", "0.5"); err != nil {
		return 0, err
	}
	return f.phones.shown(f.taps+1, began) // the first message was the present
}

func (f *floor) enter(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	n, err := f.Insert([]byte(r.PostForm.Encode()))
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, s := range f.streams {
		s <- n + 1
	}
	w.WriteHeader(http.StatusNoContent)
}

func (f *floor) live(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/event-stream")
	mine := make(chan int, 16)
	mine <- 1
	f.mu.Lock()
	f.streams = append(f.streams, mine)
	f.mu.Unlock()
	for {
		select {
		case n := <-mine:
			fmt.Fprintf(w, "id: floor-%d\n%s\n", n, f.page)
			http.NewResponseController(w).Flush()
		case <-r.Context().Done():
			return
		}
	}
}
