package handlers_test

import (
	"flag"
	"maps"
	"math/rand/v2"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/engine/laws"
	"croupier/trackers/custom"
)

var taps = flag.Int("taps", 36, "how many entries the random nights of the canary have")

// Over a random night of every game each secret is a word that nobody else would
// write, or a number of many digits. No byte that anybody else is sent, by any
// GET route of the router, as HTML and JSON, by the stream, or as a refusal, holds
// it before a step has shown it; nor does the program's log, ever. The seed of the
// night and everybody's cookie are such secrets too.
func TestCanary(t *testing.T) {
	t.Parallel()
	seed := drawn(t)
	for _, game := range games() {
		t.Run(game.Info().Name, func(t *testing.T) {
			t.Parallel()
			var found findings
			secretNight(*taps, seed)(newNightWith(t, func(n *night) { n.beat = often }, game), &found)
			found.tell(t)
		})
	}
}

// secret is what only some may know.
type secret struct {
	word   string
	kind   string
	author engine.Seat
	knows  map[engine.Seat]bool
	all    bool // everybody was shown it
}

// watched is a night in which everything that is sent is looked through.
type watched struct {
	*night
	*rand.Rand
	found   *findings
	code    string
	join    string
	by      map[engine.Seat]*browser // who sits, and the host and the room
	ears    map[engine.Seat]*overheard
	secrets []*secret
	seen    int             // entries whose reveals are taken in
	then    engine.Position // as it was after them
	hidden  int             // secrets that went over the wire
	hides   bool            // the game has secrets that can be told from everything else
}

func secretNight(taps int, seed uint64) check {
	return func(n *night, found *findings) {
		w := newWatched(n, rand.New(rand.NewPCG(seed, 99)), found)
		n.arm()
		if n.games[0].Info().Name == custom.Rules.Name {
			w.secretCounter()
		}
		for i := range taps {
			w.tap()
			if found.enough() {
				return
			}
			if n.shell.Now(w.code).Over() { // the host's night file may be read now, secrets and all
				break
			}
			if i%12 == 11 || i == taps-1 {
				w.lookRound()
			}
		}
		if w.hides && w.hidden == 0 {
			n.Errorf("%s: no secret was whispered in %d taps", n.games[0].Info().Name, taps)
		}
		n.Logf("%s: %d secrets among %d entries", n.games[0].Info().Name, w.hidden, n.shell.Now(w.code).Last().Seq)
		for _, s := range w.secrets {
			for _, spelled := range spellings(s.word) {
				if strings.Contains(n.log.String(), spelled) {
					found.add("the program's log holds the %s of %v", s.kind, s.author)
				}
			}
		}
	}
}

// mostSecrets is how many are looked for at once: each costs a search of every byte.
const mostSecrets = 40

// newWatched begins where the night files lead somebody with a phone to a secret that
// can be told from everything else, or at the start of a night.
func newWatched(n *night, r *rand.Rand, found *findings) *watched {
	host := n.host()
	w := &watched{night: n, Rand: r, found: found, by: map[engine.Seat]*browser{engine.Host: host, engine.Room: n.browser()}, ears: map[engine.Seat]*overheard{}}
	starts := slices.DeleteFunc(slices.Clone(occasionsOf(n, n.games[0])), func(o occasion) bool { return !hideable(o.pad) || o.tap.ByHost })
	w.hides = len(starts) > 0
	if !w.hides {
		starts = occasionsOf(n, n.games[0])
	}
	start := pick(r, starts)
	seeded := start.setup // with a seed that nobody would write by chance, where the night goes with it too
	seeded.Seed = r.Uint64() | 1<<62
	if _, err := start.game.Fold(seeded, start.log); err == nil {
		start.setup = seeded
	}
	p := n.play(start, host)
	w.code, w.join, w.seen = p.code, p.join, len(p.occasion.log)
	for i, b := range p.seats {
		if b != nil {
			w.by[engine.Seat(i+1)] = b
		}
	}
	n.firstCookie = p.author().cookie()
	for v, b := range w.by {
		w.ears[v] = &overheard{who: v.String(), by: b, stream: b.listen("/t/" + w.code + "/live")}
		if v > 0 {
			_, value, _ := strings.Cut(b.cookie(), "=")
			w.secrets = append(w.secrets, &secret{word: value, kind: "cookie", author: v, knows: map[engine.Seat]bool{v: true}})
		}
	}
	setup, log, err := n.shell.Night(w.code)
	if err != nil {
		n.Fatal(err)
	}
	if w.then, err = start.game.Fold(setup, log[:w.seen]); err != nil {
		n.Fatal(err)
	}
	if setup.Seed >= 1<<40 {
		w.secrets = append(w.secrets, &secret{word: strconv.FormatUint(setup.Seed, 10), kind: "seed", author: engine.Room, knows: map[engine.Seat]bool{}})
	}
	return w
}

// tap answers one pad that is offered, mostly of those that are due, with secrets
// that can be told from everything else.
func (w *watched) tap() {
	var open, due []occasion
	now := w.shell.Now(w.code)
	for by := engine.Host; int(by) <= len(now.People()); by++ {
		for _, pad := range now.Screen(by).Pads {
			if by > 0 && w.by[by] == nil || pad.Closed != nil || pad.As > 0 || pad.Kind == engine.Leave || pad.Kind == engine.Pause {
				continue
			}
			if slices.Contains(engine.Kernel, pad.Kind) && !hideable(pad) && w.IntN(25) > 0 { // a ruling may tell what only its author knows
				continue
			}
			if by > 0 && pad.Kind == engine.Open { // who lays the own screen on the laptop shows the host
				continue
			}
			o := occasion{tap: engine.Record{By: by, Kind: pad.Kind, Mark: pad.Mark}, pad: pad}
			if open = append(open, o); pad.Due || len(pad.Aside) > 0 {
				due = append(due, o)
			}
		}
	}
	telling := slices.DeleteFunc(slices.Clone(open), func(o occasion) bool { return !hideable(o.pad) })
	switch {
	case w.hidden == 0 && len(telling) > 0: // what the night was begun for
		open = telling
	case len(due) > 0 && w.IntN(4) > 0:
		open = due
	}
	if len(open) == 0 {
		return
	}
	w.answer(pick(w.Rand, open))
}

// secretCounter has a table of one's own keep a number in each hand that is large
// enough to be told from everything else, and everybody set it.
func (w *watched) secretCounter() {
	w.by[engine.Host].enter(w.code, "counter", "name", "Canary", "per", "secret", "start", "0", "min", "0", "max", strconv.Itoa(bigNumber)).
		expect(w, "a secret counter", http.StatusNoContent)
	before := w.hidden
	for _, v := range slices.Sorted(maps.Keys(w.by)) { // in one order, as all that is drawn
		for _, pad := range w.shell.Now(w.code).Screen(v).Pads {
			if v > 0 && pad.Kind == "keep" && hideable(pad) {
				w.answer(occasion{tap: engine.Record{By: v, Kind: pad.Kind, Mark: pad.Mark}, pad: pad})
			}
		}
	}
	if w.hidden == before {
		w.Error("nobody has set the secret counter")
	}
}

// answer answers one pad, with secrets that can be told from everything else.
func (w *watched) answer(o occasion) {
	o.tap.Answers = laws.Answers(o.pad, w.Int())
	fresh := w.hide(&o)
	form := o.tap.Answers
	form.Set("kind", o.tap.Kind)
	form.Set("mark", o.tap.Mark)
	form.Set("key", newKey())
	w.secrets = append(w.secrets, fresh...) // from the moment they are sent
	if a := w.by[o.tap.By].do("POST", "/t/"+w.code+"/enter", form, "HX-Request", "true"); a.status == http.StatusNoContent {
		w.hidden += len(fresh)
	}
	w.reveals()
	for _, ear := range w.ears {
		ear.catch()
	}
}

// hideable reports a pad that asks aside for what can be made recognisable.
func hideable(pad engine.Pad) bool {
	return slices.ContainsFunc(pad.Aside, func(f engine.Field) bool {
		words, isWords := f.(engine.Words)
		number, isNumber := f.(engine.Number)
		_, isCard := f.(engine.Card)
		return isWords && words.Most >= leastWord || isNumber && number.Max >= bigNumber || isCard
	})
}

const (
	leastWord = 12        // letters that nobody else would write by chance
	bigNumber = 1_000_000 // nor a number of six digits
)

// hide makes what is answered aside recognisable.
func (w *watched) hide(o *occasion) (out []*secret) {
	if len(w.secrets) >= mostSecrets {
		return nil
	}
	keep := func(name, word string) {
		o.tap.Answers.Set(name, word)
		out = append(out, &secret{word: word, kind: o.tap.Kind, author: o.tap.By, knows: map[engine.Seat]bool{o.tap.By: true}})
	}
	for _, f := range o.pad.Aside {
		switch f := f.(type) {
		case engine.Words:
			if f.Most >= leastWord {
				keep(f.Name, canary()[:min(22, f.Most)])
			}
		case engine.Card:
			keep(f.Name, canary())
		case engine.Number:
			if f.Max >= bigNumber {
				keep(f.Name, strconv.Itoa(100_000+w.IntN(900_000)))
			}
		}
	}
	return out
}

// reveals takes in what the newest entries showed, and to whom. What was sent
// before is looked through first.
func (w *watched) reveals() {
	setup, log, err := w.shell.Night(w.code)
	if err != nil {
		w.Fatal(err)
	}
	for ; w.seen < len(log); w.seen++ {
		p, err := enter(w.games[0], setup, log[:w.seen], w.then, log[w.seen])
		if err != nil {
			w.Fatal(err)
		}
		w.then = p
		if len(p.Shown()) > 0 {
			w.search()
		}
		for _, shown := range p.Shown() {
			for _, s := range w.secrets {
				if s.kind == shown.Kind && (shown.Of == engine.Room || shown.Of == s.author) {
					s.knows[shown.To] = true
					s.all = s.all || shown.To == engine.Room
				}
			}
		}
	}
}

// lookRound has everybody look at everything there is, and ask for what is not theirs.
func (w *watched) lookRound() {
	w.shell.ForgetGuesses()
	for v, ear := range w.ears {
		for _, r := range w.shell.Routes() {
			if r.Method != http.MethodGet || strings.HasSuffix(r.Pattern, "/live") || strings.HasPrefix(r.Pattern, "/static") {
				continue
			}
			path := r.At(w.code, w.join[len("/join/"):])
			ear.note(ear.by.get(path))
			ear.note(ear.by.do("GET", path, nil, "Accept", "application/json"))
		}
		for _, query := range []string{"?room=1", "?as=1", "?as=2", "?open=*", "?as=1&open=*", "/pad?open=more&open=*", "/pad?open=hand&open=*&as=1", "/history?as=1", "/history?of=1", "/night.csv?as=2"} {
			ear.note(ear.by.get("/t/" + w.code + query))
		}
		for seq := max(1, w.seen-3); seq <= w.seen; seq++ { // refusals; an undo that is taken is the night's
			if v != engine.Host && w.author(seq) != v {
				ear.note(ear.by.script("/t/"+w.code+"/enter", "kind", engine.Undo, "mark", "", "key", newKey(), "entry", strconv.Itoa(seq)))
			}
		}
	}
	drainAll(slices.Collect(maps.Values(w.ears)))
	w.search()
}

func (w *watched) author(seq int) engine.Seat {
	_, log, err := w.shell.Night(w.code)
	if err != nil || seq > len(log) {
		return engine.Room
	}
	return log[seq-1].By
}

// catch takes in what a stream has sent by now, without waiting for more.
func (o *overheard) catch() {
	for {
		select {
		case h, ok := <-o.stream.heard:
			if !ok {
				return
			}
			o.take(h)
		default:
			return
		}
	}
}

// search looks through what everybody was sent since the last time.
func (w *watched) search() {
	for v, ear := range w.ears {
		sent := ear.bytes.String()
		ear.bytes.Reset()
		for _, s := range w.secrets {
			if s.all || s.knows[v] {
				continue
			}
			for _, spelled := range spellings(s.word) {
				if at := strings.Index(sent, spelled); at >= 0 {
					w.found.add("%v was sent the %s of %v as %q: %.200s", v, s.kind, s.author, spelled, sent[max(0, at-100):])
				}
			}
		}
	}
}
