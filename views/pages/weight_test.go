package pages_test

import (
	"bytes"
	"compress/gzip"
	"io/fs"
	"regexp"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/static"
	"croupier/views/canned"
	"croupier/views/pages"
)

// mostFirst is what the first page may weigh over the wire, everything included.
const mostFirst = 70 << 10

func zipped(b []byte) int {
	var out bytes.Buffer
	w, _ := gzip.NewWriterLevel(&out, gzip.BestCompression)
	w.Write(b)
	w.Close()
	return out.Len()
}

// loaded is what a page loads, itself included, by what it is.
func loaded(t *testing.T, page string) map[string]int {
	t.Helper()
	out := map[string]int{"the page": zipped([]byte(page)), "fonts/atkinson-next-400.woff2": 0}
	for _, m := range regexp.MustCompile(`/static/([a-z0-9/._-]+)`).FindAllStringSubmatch(page, -1) {
		out[m[1]] = 0
	}
	for name := range out {
		if name == "the page" {
			continue
		}
		b, err := fs.ReadFile(static.Files, name)
		if err != nil {
			t.Fatal(err)
		}
		if out[name] = len(b); !strings.HasSuffix(name, ".woff2") {
			out[name] = zipped(b)
		}
	}
	return out
}

func TestFirstPageIsLight(t *testing.T) {
	for _, p := range canned.Pages() {
		if p.Screen.Viewer < engine.Seat(1) {
			continue
		}
		p.Table.Open = nil // as it is loaded
		all, parts := 0, loaded(t, render(t, pages.Page(p.Screen, p.Table)))
		for _, n := range parts {
			all += n
		}
		if all > mostFirst {
			t.Errorf("%s weighs %d bytes, of at most %d: %v", p.Name, all, mostFirst, parts)
		}
		t.Logf("%s: %d bytes", p.Name, all)
	}
}
