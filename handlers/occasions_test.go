package handlers_test

import (
	"cmp"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"sync"
	"testing"
	"time"

	"croupier/engine"
	"croupier/engine/laws"
	"croupier/engine/laws/quorum"
	nights "croupier/engine/night"
	"croupier/handlers"
	"croupier/handlers/store"
	"croupier/trackers"
)

// occasion is a moment of some night at which somebody is offered a kind of
// entry, and answers that the game takes.
type occasion struct {
	game  engine.Game
	setup engine.Setup
	log   []engine.Record // up to then
	tap   engine.Record   // the entry, with its pad's mark
	pad   engine.Pad
}

func (o occasion) String() string {
	return fmt.Sprintf("%s %s after %d entries", o.game.Info().Name, o.tap, len(o.log))
}

// sort is what an occasion is for: a kind, by whom.
type sort struct {
	kind    string
	host    bool // on a pad of the host's
	forSeat bool // on one for a seat
}

// games are all on the list, and the toy with one of everything.
func games() []engine.Game { return append(trackers.All(), quorum.Rules.Game()) }

// sought are the occasions of a game, once they are found: whoever asks first looks.
type sought struct {
	sync.Mutex
	found []occasion
}

var soughtOf sync.Map // by the game's name

// occasionsOf are one for each kind of entry that a pad of the game offers, to a
// seat, to the host, and to the host for a seat. They are looked for in the
// game's night files, and from there on by tapping what is new: so a new kind is
// found by itself. What chance finds no answer for that is taken, as three numbers
// of which one lies between the others, is answered as in the files.
func occasionsOf(t testing.TB, game engine.Game) []occasion {
	name := game.Info().Name
	one, _ := soughtOf.LoadOrStore(name, new(sought))
	known := one.(*sought)
	known.Lock()
	defer known.Unlock()
	if known.found != nil {
		return known.found
	}
	s := search{TB: t, game: game, found: map[sort]occasion{}}
	played := nightsOf(t, name)
	for _, n := range played {
		s.walk(n, 9)
	}
	for _, n := range played {
		if len(s.missing()) == 0 {
			break
		}
		s.walk(n, 1)
	}
	if kinds := s.missing(); len(kinds) > 0 {
		t.Errorf("%s: the night files lead to no pad for %v", name, kinds)
	}
	known.found = slices.SortedFunc(maps.Values(s.found), func(a, b occasion) int {
		return cmp.Or(cmp.Compare(a.tap.Kind, b.tap.Kind), cmp.Compare(a.tap.Who(), b.tap.Who()))
	})
	return known.found
}

// nightsOf are a game's night files, the shortest first.
func nightsOf(t testing.TB, game string) (out []nights.Night) {
	files, err := filepath.Glob("../trackers/" + game + "/testdata/*.night")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		src, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		n, err := nights.Read(string(src))
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, n)
	}
	slices.SortStableFunc(out, func(a, b nights.Night) int { return cmp.Compare(len(a.Lines), len(b.Lines)) })
	if len(out) == 0 { // the toy's are played from its start
		out = []nights.Night{{Game: game, Setup: engine.Setup{Seats: 4, Seed: 7}}}
	}
	return out
}

// search looks for occasions.
type search struct {
	testing.TB
	game  engine.Game
	found map[sort]occasion
}

// missing are the kinds of the game and the kernel that no pad offered yet. A
// clock that runs out is nobody's tap.
func (s *search) missing() (out []string) {
	for _, kind := range slices.Concat(s.game.Info().Kinds, engine.Kernel) {
		if !slices.ContainsFunc(s.kinds(), func(k string) bool { return k == kind }) && kind != engine.Time {
			out = append(out, kind)
		}
	}
	return out
}

func (s *search) kinds() (out []string) {
	for k := range s.found {
		out = append(out, k.kind)
	}
	return out
}

// walk looks at every stride-th moment of a night.
func (s *search) walk(n nights.Night, stride int) {
	log := n.Log()
	p, err := s.game.Fold(n.Setup, nil)
	if err != nil {
		s.Fatal(err)
	}
	n.Setup = p.Setup() // with the usual house rules filled in
	for i := 0; ; i++ {
		if i%stride == 0 || i == len(log) {
			s.look(n.Setup, log[:i], p)
		}
		if i == len(log) {
			return
		}
		if stride == 1 {
			s.entered(n.Setup, log[:i], p, log[i])
		}
		if p, err = enter(s.game, n.Setup, log[:i], p, log[i]); err != nil {
			s.Fatal(err)
		}
	}
}

func enter(game engine.Game, setup engine.Setup, log []engine.Record, p engine.Position, r engine.Record) (engine.Position, error) {
	if r.Kind == engine.Undo {
		return game.Undo(setup, log, r)
	}
	return p.Enter(r)
}

// moment is where a night stands.
type moment struct {
	log []engine.Record
	now engine.Position
	far int // taps from a night of the files
}

// look keeps what is offered for the first time, taps it, and looks on from
// there: what is near first.
func (s *search) look(setup engine.Setup, log []engine.Record, p engine.Position) {
	const furthest = 4
	for next := []moment{{log, p, 0}}; len(next) > 0; next = next[1:] {
		m := next[0]
		for by := engine.Host; int(by) <= len(m.now.People()); by++ {
			for _, pad := range m.now.Screen(by).Pads {
				k := sort{pad.Kind, by == engine.Host, pad.As > 0}
				if _, known := s.found[k]; known || pad.Closed != nil {
					continue
				}
				seated, now := s.seated(m.log, m.now)
				tap, then, ok := s.tap(setup, seated, now, by, pad)
				if !ok && len(m.log) > 0 && slices.ContainsFunc(m.now.People(), sits) { // it may be for a chair that was left
					seated = m.log
					tap, then, ok = s.tap(setup, seated, m.now, by, pad)
				}
				if !ok {
					continue
				}
				s.found[k] = occasion{s.game, setup, seated, tap, pad}
				if m.far < furthest {
					next = append(next, moment{append(slices.Clip(seated), then.Last()), then, m.far + 1})
				}
			}
		}
	}
}

func sits(p engine.Person) bool { return p.Name != "" }

// entered keeps an entry of a night itself, where no pad of its sort was answered yet.
func (s *search) entered(setup engine.Setup, log []engine.Record, p engine.Position, r engine.Record) {
	k := sort{kind: r.Kind, host: r.By == engine.Host}
	if _, known := s.found[k]; known || r.ByHost || r.By == engine.Room {
		return
	}
	seated, now := s.seated(log, p)
	for _, pad := range now.Screen(r.By).Pads {
		if pad.Kind != r.Kind || pad.As > 0 || pad.Closed != nil || !asks(pad, r.Answers) {
			continue
		}
		tap := engine.Record{By: r.By, Kind: r.Kind, Mark: pad.Mark, At: now.Last().At.Add(time.Second), Answers: r.Answers}
		if _, err := enter(s.game, setup, seated, now, tap); err == nil {
			s.found[k] = occasion{s.game, setup, seated, tap, pad}
			return
		}
	}
}

// asks reports whether a pad asks for these answers, and gives none of its own that
// are others.
func asks(pad engine.Pad, answers url.Values) bool {
	var names []string
	for _, f := range slices.Concat(pad.Asks, pad.Aside) {
		names = append(names, engine.Names(f)...)
		if f, ok := f.(engine.Fixed); ok && answers.Get(f.Name) != f.Value {
			return false
		}
	}
	for name := range answers {
		if !slices.Contains(names, name) {
			return false
		}
	}
	return true
}

// seated is the same moment with somebody in every chair: the last one without a phone.
func (s *search) seated(log []engine.Record, p engine.Position) ([]engine.Record, engine.Position) {
	log = slices.Clip(log)
	for i, person := range p.People() {
		if person.Name != "" {
			continue
		}
		r := engine.Record{By: engine.Seat(i + 1), ByHost: i == len(p.People())-1, Kind: engine.Sit, At: p.Last().At, Answers: values([]string{"name", fmt.Sprintf("Guest-%c", 'A'+i)})}
		if r.At.IsZero() {
			r.At = nights.Evening
		}
		next, err := p.Enter(r)
		if err != nil {
			s.Fatalf("%v: %v", r, err)
		}
		log, p = append(log, next.Last()), next
	}
	return log, p
}

// tap answers a pad in some way that is taken.
func (s *search) tap(setup engine.Setup, log []engine.Record, p engine.Position, by engine.Seat, pad engine.Pad) (tap engine.Record, next engine.Position, ok bool) {
	tap = engine.Record{By: by, Kind: pad.Kind, Mark: pad.Mark, At: p.Last().At.Add(time.Second)}
	if pad.As > 0 {
		tap.By, tap.ByHost = pad.As, true
	}
	for try := range 12 {
		tap.Answers = laws.Answers(pad, try)
		if next, err := enter(s.game, setup, log, p, tap); err == nil {
			return tap, next, true
		}
	}
	return tap, nil, false
}

// play is a table that stands at an occasion, with somebody in every chair, but
// for one that the occasion is about.
type play struct {
	*night
	occasion
	code, join string
	host       *browser
	seats      []*browser // seat 1 first; nil for a guest without a phone, and for an empty chair
}

// play opens a table at an occasion: its night so far is imported, and browsers
// hold the seats.
func (n *night) play(o occasion, host *browser) *play {
	n.Helper()
	log := slices.Clone(o.log)
	for i, late := 0, time.Now().Add(-time.Second); i < len(log); i++ { // as if it had been played until now
		log[i].Seq, log[i].At = i+1, late.Add(log[i].At.Sub(log[len(log)-1].At))
	}
	code, err := handlers.Import(n.store, o.game, o.setup, log)
	if err != nil {
		n.Fatal(err)
	}
	p := &play{night: n, occasion: o, code: code, host: host}
	now := n.shell.Now(code)
	if now == nil {
		n.Fatalf("%v cannot be opened", o)
	}
	if now.Screen(engine.Room).Paused && o.tap.Kind != engine.Resume { // its clock ran while it was not played
		host.script("/t/"+code+"/enter", "kind", engine.Resume, "mark", "", "key", newKey()).expect(n, "going on", http.StatusNoContent)
	}
	p.join = path(n, host.screen("/t/"+code).Table.Join)
	for i, person := range now.People() {
		var b *browser
		if person.Phone {
			b = n.browser()
			n.sits(b, code, engine.Seat(i+1), now.Last().Seq)
		}
		p.seats = append(p.seats, b)
	}
	return p
}

// sits gives a browser a cookie that is known, and a seat with it.
func (n *night) sits(b *browser, code string, seat engine.Seat, since int) {
	n.Helper()
	token := make([]byte, 16)
	rand.Read(token)
	value := base64.RawURLEncoding.EncodeToString(token)
	hash := sha256.Sum256([]byte(value))
	who, err := n.store.Know(hash[:])
	if err == nil {
		err = n.store.Sit(who.ID, store.Sitting{Table: code, Seat: seat, Since: since})
	}
	if err != nil {
		n.Fatal(err)
	}
	u, _ := url.Parse(n.server.URL)
	b.client.Jar.SetCookies(u, []*http.Cookie{{Name: n.shell.CookieName(), Value: value}})
}

// author is the browser that may make the entry of the occasion: its own phone,
// or the host's.
func (p *play) author() *browser {
	if p.tap.By == engine.Host || p.tap.ByHost || p.seats[p.tap.By-1] == nil {
		return p.host
	}
	return p.seats[p.tap.By-1]
}

// form is what the author's page posts.
func (p *play) form(key string) url.Values {
	form := url.Values{"kind": {p.tap.Kind}, "mark": {p.tap.Mark}, "key": {key}}
	if p.tap.By > 0 && p.author() == p.host {
		form.Set("as", strconv.Itoa(int(p.tap.By)))
	}
	for name, value := range p.tap.Answers {
		form[name] = value
	}
	return form
}
