package handlers_test

import (
	"fmt"
	"net/http"
	"slices"
	"sync"
	"testing"
)

// findings are what a check found wrong. The same check is held against a
// program with the defence taken away, and must find something there: see
// undefended_test.go.
type findings struct {
	mu    sync.Mutex
	all   []string
	first bool // one is all that is looked for
}

// check looks for what must not be, in a fresh program. It calls arm when it has
// set the table and begins to look, and ends when that is enough.
type check func(n *night, found *findings)

func (f *findings) add(format string, args ...any) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.all = append(f.all, fmt.Sprintf(format, args...))
}

// enough reports that a check need not look on.
func (f *findings) enough() bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.first && len(f.all) > 0
}

// tell fails the test for everything that was found.
func (f *findings) tell(t testing.TB) {
	t.Helper()
	const most = 25
	for i, what := range f.all {
		if i == most {
			t.Errorf("and %d more", len(f.all)-most)
			return
		}
		t.Error(what)
	}
}

// arm puts the front before the shell, where there is one.
func (n *night) arm() { n.armed.Store(true) }

// methods are those that requests are sent with: the usual ones, and what a
// router may stumble on.
var methods = []string{http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete, http.MethodOptions, http.MethodTrace}

// changes reports methods that are not for looking alone.
func changes(method string) bool {
	return !slices.Contains([]string{http.MethodGet, http.MethodHead, http.MethodOptions}, method)
}
