package main

import (
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"sync/atomic"
	"time"

	"croupier/engine"
	"croupier/handlers"
	"croupier/static"
	"croupier/views/canned"
	"croupier/views/fields"
	"croupier/views/live"
	"croupier/views/pages"
	"croupier/views/words"

	"github.com/a-h/templ"
)

// gallery serves canned pages, with a live stream that sends them again and again.
type gallery struct {
	every   time.Duration   // between two sendings
	still   atomic.Bool     // the streams stay open and say nothing, as when a phone has moved off
	down    atomic.Bool     // entries get no answer
	entered chan url.Values // what was posted, if somebody wants to know
}

func (g *gallery) pages() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /static/", http.StripPrefix("/static/", http.FileServerFS(static.Files)))
	mux.Handle("GET /gallery.css", http.FileServerFS(own))
	mux.Handle("GET /{$}", templ.Handler(kit()))
	mux.HandleFunc("GET /page/{name}", onePage)
	mux.HandleFunc("GET /night", ofNight)
	mux.HandleFunc("GET /t/{name}/live", g.live)
	mux.HandleFunc("POST /t/{name}/enter", g.enter)
	return guarded(mux)
}

func guarded(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", handlers.ContentPolicy) // what breaks it shows here first
		w.Header().Set("Referrer-Policy", "same-origin")
		w.Header().Set("Cache-Control", "no-store")
		next.ServeHTTP(w, r)
	})
}

// named is a whole page by its name; a table's code is the page's name, so that
// its stream and its forms find it again.
func named(name string) (canned.Page, bool) {
	for _, p := range canned.Pages() {
		if p.Name == name {
			p.Table.Code = name
			return p, true
		}
	}
	return canned.Page{}, false
}

func pageNames() (out []string) {
	for _, p := range canned.Pages() {
		out = append(out, p.Name)
	}
	for _, p := range canned.Others() {
		out = append(out, p.Name)
	}
	return out
}

func onePage(w http.ResponseWriter, r *http.Request) {
	name := r.PathValue("name")
	for _, p := range canned.Others() {
		if p.Name == name {
			templ.Handler(p.It).ServeHTTP(w, r)
			return
		}
	}
	p, ok := named(name)
	if !ok {
		w.WriteHeader(http.StatusNotFound)
		templ.Handler(pages.Problem(engine.Textf("There is no such page."))).ServeHTTP(w, r)
		return
	}
	p.Table.Now = began
	templ.Handler(pages.Page(p.Screen, p.Table)).ServeHTTP(w, r)
}

// began is what the canned night's clock shows when a page is opened.
var began = canned.At(21, 16)

// live sends every region anew each time, so that one can type into a page and
// see that nothing is lost.
func (g *gallery) live(w http.ResponseWriter, r *http.Request) {
	p, ok := named(r.PathValue("name"))
	if !ok {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", "text/event-stream")
	out, opened := http.NewResponseController(w), time.Now()
	for n := 0; ; n++ {
		p.Table.Key = func(kind string) string { return fmt.Sprint(kind, "-", n) }
		if !g.still.Load() {
			page, err := live.Draw(r.Context(), pages.Live(p.Screen, p.Table))
			if err != nil {
				return
			}
			fmt.Fprintf(w, "id: gallery-%d\ndata: %s\n\n", n, strings.ReplaceAll(string(page.Patch(nil)), "\n", "\ndata: "))
			fmt.Fprintf(w, "event: hb\ndata: %d\n\n", began.Add(time.Since(opened)).UnixMilli())
		}
		if out.Flush() != nil {
			return
		}
		select {
		case <-time.After(g.every):
		case <-r.Context().Done():
			return
		}
	}
}

// enter refuses to pay in a sentence, and takes everything else.
func (g *gallery) enter(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	if g.entered != nil {
		g.entered <- r.PostForm
	}
	if g.down.Load() {
		panic(http.ErrAbortHandler)
	}
	if r.PostForm.Get("kind") != "pay" {
		w.WriteHeader(http.StatusNoContent)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.WriteHeader(http.StatusUnprocessableEntity)
	fields.Refusal(engine.Textf("You have %v, that is %v too little.", canned.Millions.Of(25), canned.Millions.Of(4)), canned.People(6, false)).Render(r.Context(), w)
}

// watching is a screen of fourteen people for one viewer.
func watching(viewer engine.Seat) engine.Screen {
	return engine.Screen{Viewer: viewer, People: canned.People(14, true)}
}

// reader is the room of those people.
func reader() words.Reader {
	return words.Reader{Seat: engine.Room, Persons: canned.People(14, true)}
}
