package handlers_test

import (
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/engine/laws/quorum"
	"croupier/engine/vote"
	"croupier/trackers/custom"
)

// Each check of this package is held against a program with one defence taken
// away, and must find something. A front rewrites what comes in, so that the
// defence does not see what it is there for; a game that leaks or panics stands
// for a fault inside.
func TestTheChecksFindWhatIsUndefended(t *testing.T) {
	t.Parallel()
	toy, built := quorum.Rules.Game(), custom.Rules.Game(vote.Rules)
	for defence, row := range map[string]struct {
		front front
		games []engine.Game
		check check
	}{
		"the Host":                {anyHost, []engine.Game{toy}, hostAndOrigin},
		"the Origin":              {anyOrigin, []engine.Game{toy}, hostAndOrigin},
		"cookies":                 {everybodyIsHost, []engine.Game{toy}, everyRole},
		"keys, on entries":        {freshKeys, []engine.Game{toy}, sentAgain},
		"keys, on other forms":    {freshKeys, []engine.Game{toy, built}, everyFormAgain},
		"fields that nobody asks": {onlyWhatIsAsked, []engine.Game{toy, built}, badInput(60, 1)},
		"content types":           {anyType, []engine.Game{toy, built}, badInput(60, 1)},
		"answers without insides": {showsInside, []engine.Game{toy, built}, badInput(10, 1)},
		"faults of a game":        {nil, []engine.Game{faulty{toy, panics}, built}, badInput(150, 1)},
		"the hand, on screens":    {nil, []engine.Game{faulty{toy, leaks}}, secretNight(36, 1)},
		"the hand, on the wire":   {sharesPages, []engine.Game{toy}, secretNight(36, 1)},
	} {
		t.Run(defence, func(t *testing.T) {
			t.Parallel()
			found := findings{first: true}
			row.check(newNightWith(t, func(n *night) { n.front, n.beat = row.front, often }, row.games...), &found)
			if len(found.all) == 0 {
				t.Error("nothing was found")
			}
		})
	}
}

func anyHost(n *night, w http.ResponseWriter, r *http.Request) {
	r.Host = n.listenAt
	n.shell.ServeHTTP(w, r)
}

func anyOrigin(n *night, w http.ResponseWriter, r *http.Request) {
	r.Header.Set("Origin", "http://"+r.Host)
	n.shell.ServeHTTP(w, r)
}

func anyType(n *night, w http.ResponseWriter, r *http.Request) {
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	n.shell.ServeHTTP(w, r)
}

func everybodyIsHost(n *night, w http.ResponseWriter, r *http.Request) {
	r.Header.Set("Cookie", n.hostCookie)
	n.shell.ServeHTTP(w, r)
}

// rewritten hands a request on with another form.
func rewritten(n *night, w http.ResponseWriter, r *http.Request, change func(url.Values) url.Values) {
	body, _ := io.ReadAll(r.Body)
	if form, err := url.ParseQuery(string(body)); err == nil && r.Method == http.MethodPost {
		body = []byte(change(form).Encode())
	}
	r.Body, r.ContentLength = io.NopCloser(strings.NewReader(string(body))), int64(len(body))
	n.shell.ServeHTTP(w, r)
}

func freshKeys(n *night, w http.ResponseWriter, r *http.Request) {
	rewritten(n, w, r, func(form url.Values) url.Values {
		if form.Has("key") {
			form.Set("key", newKey())
		}
		return form
	})
}

func onlyWhatIsAsked(n *night, w http.ResponseWriter, r *http.Request) {
	rewritten(n, w, r, func(form url.Values) url.Values {
		for name, list := range form {
			if !slices.Contains([]string{"kind", "mark", "key", "as", "say", "to", "coins", "cards", "names", "seat", "seats", "name", "code", "game", "keep"}, name) {
				delete(form, name)
			} else {
				form[name] = list[:1]
			}
		}
		return form
	})
}

// showsInside adds to what is refused what a careless program would.
func showsInside(n *night, w http.ResponseWriter, r *http.Request) {
	if strings.HasSuffix(r.URL.Path, "/live") {
		n.shell.ServeHTTP(w, r)
		return
	}
	kept := httptest.NewRecorder()
	n.shell.ServeHTTP(kept, r)
	for name, values := range kept.Header() {
		w.Header()[name] = values
	}
	w.Header().Del("Content-Length")
	w.WriteHeader(kept.Code)
	w.Write(kept.Body.Bytes())
	if kept.Code >= 400 {
		io.WriteString(w, "runtime error: index out of range [3]")
	}
}

// sharesPages answers everybody's look at a table with what the first who looked
// there would see: a cache that forgot whose page it holds.
func sharesPages(n *night, w http.ResponseWriter, r *http.Request) {
	if r.Method == http.MethodGet && strings.HasPrefix(r.URL.Path, "/t/") && n.firstCookie != "" {
		r.Header.Set("Cookie", n.firstCookie)
	}
	n.shell.ServeHTTP(w, r)
}

// faulty is a game with a fault in its positions.
type faulty struct {
	engine.Game
	fault func(engine.Position) engine.Position
}

func (f faulty) Fold(s engine.Setup, log []engine.Record) (engine.Position, error) {
	return f.with(f.Game.Fold(s, log))
}

func (f faulty) with(p engine.Position, err error) (engine.Position, error) {
	if err != nil {
		return nil, err
	}
	return faultyPosition{f.fault(p), f}, nil
}

type faultyPosition struct {
	engine.Position
	game faulty
}

func (p faultyPosition) Enter(r engine.Record) (engine.Position, error) {
	return p.game.with(p.Position.Enter(r))
}

// leaks shows everybody who has no seat of their own what seat 1 sees.
func leaks(p engine.Position) engine.Position { return leaking{p} }

type leaking struct{ engine.Position }

func (l leaking) Screen(viewer engine.Seat) engine.Screen {
	s := l.Position.Screen(viewer)
	if viewer != 1 {
		s.Blocks = l.Position.Screen(1).Blocks
	}
	return s
}

// panics falls over whatever is entered once people sit.
func panics(p engine.Position) engine.Position { return panicking{p} }

type panicking struct{ engine.Position }

func (p panicking) Enter(r engine.Record) (engine.Position, error) {
	if r.Kind != engine.Sit {
		panic("an entry that is no arrival")
	}
	return p.Position.Enter(r)
}
