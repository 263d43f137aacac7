package main

import (
	"fmt"
	"net/http"
	"strings"
	"time"

	"croupier/engine"
	"croupier/static"
	"croupier/views"
	"croupier/views/canned"

	"github.com/a-h/templ"
)

// policy is the one that the program itself sends: what breaks it shows here first.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; media-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

func pages() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /static/", http.StripPrefix("/static/", http.FileServerFS(static.Files)))
	mux.Handle("GET /gallery.css", http.FileServerFS(own))
	mux.Handle("GET /{$}", templ.Handler(kit()))
	mux.HandleFunc("GET /page/{name}", page)
	mux.HandleFunc("GET /t/{name}/live", live)
	mux.HandleFunc("POST /t/{name}/enter", enter)
	return guarded(mux)
}

func guarded(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", policy)
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

func page(w http.ResponseWriter, r *http.Request) {
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
		templ.Handler(views.Problem(views.ProblemPage{Status: http.StatusNotFound})).ServeHTTP(w, r)
		return
	}
	p.Table.Now = time.Now()
	templ.Handler(views.Page(p.Screen, p.Table)).ServeHTTP(w, r)
}

// live sends every region anew each five seconds, so that one can type into a
// page and see that nothing is lost.
func live(w http.ResponseWriter, r *http.Request) {
	p, ok := named(r.PathValue("name"))
	if !ok {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", "text/event-stream")
	out := http.NewResponseController(w)
	for n := 0; ; n++ {
		p.Table.Key = func(kind string) string { return fmt.Sprint(kind, n) }
		for _, region := range views.Regions(p.Screen, p.Table) {
			var b strings.Builder
			if err := region.Body.Render(r.Context(), &b); err != nil {
				return
			}
			fmt.Fprintf(w, "id: gallery-%d\ndata: %s\n\n", n, strings.ReplaceAll(b.String(), "\n", "\ndata: "))
		}
		fmt.Fprintf(w, "event: hb\ndata: %d\n\n", time.Now().UnixMilli())
		if out.Flush() != nil {
			return
		}
		select {
		case <-time.After(5 * time.Second):
		case <-r.Context().Done():
			return
		}
	}
}

// enter refuses everything in a sentence, but for a form that says nothing else.
func enter(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	if r.PostForm.Get("kind") != "pay" {
		w.WriteHeader(http.StatusNoContent)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.WriteHeader(http.StatusUnprocessableEntity)
	views.Refusal(engine.Textf("You have %v, that is %v too little.", canned.Millions.Of(25), canned.Millions.Of(4)), canned.People(6, false)).Render(r.Context(), w)
}

// watching is a screen of fourteen people for one viewer.
func watching(viewer engine.Seat) engine.Screen {
	return engine.Screen{Viewer: viewer, People: canned.People(14, true)}
}
