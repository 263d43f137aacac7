package laws

import (
	"maps"
	"reflect"
	"slices"
	"strconv"

	"croupier/engine"
	"croupier/engine/night"

	"pgregory.net/rapid"
)

// twins plays one night twice, with one sort of secret different in the second:
// the answers of one kind, as one seat gave them, or the deal. It stops when
// everybody was shown them. knows says who was, or had them to begin with.
type twins struct {
	a, b   *evening
	kind   string
	author engine.Seat
	knows  map[engine.Seat]bool
}

// mostDrawn are the entries that are drawn at most: some after something differs, and
// as many as it takes until then, for two worlds that are one prove nothing.
const mostDrawn = 60

func play2(t *rapid.T, g world, check func(*twins)) {
	a, from, first := begin(t, g)
	w := &twins{a: a, b: &evening{game: g, setup: a.setup, log: slices.Clip(a.log), now: a.now}, knows: map[engine.Seat]bool{}}
	if rapid.IntRange(0, 3).Draw(t, "another deal") == 3 {
		w.kind, w.b.setup.Deal = "deal", rapid.Uint64().Draw(t, "deal")
		w.b.now = fold(t, g, w.b.setup, w.b.log)
		for v := engine.Seat(1); int(v) <= g.Info().Max; v++ { // chairs may be put up later
			w.knows[v] = true
		}
	}
	for i, left := 0, rapid.IntRange(1, 40).Draw(t, "entries"); i < first+mostDrawn && left > 0; i++ {
		var rec engine.Record
		var pad engine.Pad
		if i < first {
			rec = from.typed[i]
			pad = a.padOf(rec)
		} else if r, p, ok := a.tapped(t); ok {
			rec, pad = r, p
		} else {
			return
		}
		twin := w.twin(t, rec, pad)
		if w.kind == "" { // nothing differs yet: they are one world
			w.together(rec)
			continue
		}
		if i >= first {
			left--
		}
		if w.enter(t, rec, twin) {
			return
		}
		check(w)
	}
}

// together takes an entry while both worlds are one.
func (w *twins) together(rec engine.Record) {
	if next, err := w.a.try(rec); err == nil {
		w.a.log, w.a.now = append(w.a.log, next.Last()), next
		w.b.log, w.b.now = slices.Clip(w.a.log), next
	}
}

// twin is an entry as the other world has it: with other answers, if it is the secret.
func (w *twins) twin(t *rapid.T, rec engine.Record, pad engine.Pad) engine.Record {
	twin := rec
	if w.kind == "" && len(pad.Aside) > 0 && rapid.Bool().Draw(t, "differs") {
		w.kind, w.author = rec.Kind, rec.By
		w.knows[w.author] = true
	}
	if len(pad.Aside) > 0 && w.kind == rec.Kind && w.author == rec.By {
		twin.Answers = maps.Clone(rec.Answers)
		for _, f := range pad.Aside {
			for _, name := range engine.Names(f) {
				delete(twin.Answers, name)
			}
		}
		maps.Copy(twin.Answers, answers(t, pad.Aside))
	}
	return twin
}

// enter takes one entry in both worlds; done: everybody was shown the secret.
func (w *twins) enter(t *rapid.T, rec, twin engine.Record) (done bool) {
	pa, erra := w.a.try(rec)
	pb, errb := w.b.try(twin)
	if erra != nil || errb != nil {
		// Whoever knows the secret may lean on it. Anybody else's refusal would tell.
		if !w.knows[rec.By] && (erra == nil || errb == nil || night.InFull(erra).String() != night.InFull(errb).String()) {
			t.Fatalf("%v learns of %v's %s from a refusal of %v: %v / %v", rec.By, w.author, w.kind, spell(rec), erra, errb)
		}
		return false
	}
	shown := w.shown(pa, pb, rec)
	w.a.now, w.a.log, w.b.now, w.b.log = pa, append(w.a.log, pa.Last()), pb, append(w.b.log, pb.Last())
	for _, s := range shown {
		// Who was shown a secret passes it on with the own: hidden money that was
		// taken from a fallen boss is taken again from whoever took it.
		if s.Kind == w.kind && (s.Of == engine.Room || w.knows[s.Of]) {
			if s.To == engine.Room {
				return true
			}
			w.knows[s.To] = true
		}
	}
	return false
}

// shown is what a step turned over in either world. What an undo brings back may
// have been anything before it: then all that was ever shown counts.
func (w *twins) shown(pa, pb engine.Position, rec engine.Record) []engine.Shown {
	out := append(slices.Clone(pa.Shown()), pb.Shown()...)
	if rec.Kind != engine.Undo {
		return out
	}
	n, _ := strconv.Atoi(rec.Answers.Get("entry"))
	if n < 1 || n > len(w.a.log) {
		return out
	}
	// Struck entries are worded again where they stood, and a reveal that an undo
	// took back was seen all the same: whoever plays on knows.
	for _, e := range []*evening{w.a, w.b} {
		for i := n; i <= len(e.log); i++ {
			if p, err := e.game.Fold(e.setup, e.log[:i]); err == nil {
				out = append(out, p.Shown()...)
			}
		}
	}
	return out
}

// nowAndThen is for what folds the whole night: after every so many entries, and the
// rarer the longer the night. What was told once is in every later one.
func (w *twins) nowAndThen(every int) bool { n := len(w.a.log); return n%(every+n/10) == 0 }

// twoWorlds: who does not know a secret sees the same in both.
func twoWorlds(t *rapid.T, g world) {
	play2(t, g, func(w *twins) {
		var a, b *engine.History
		if w.nowAndThen(10) {
			a, b = w.a.history(t), w.b.history(t)
		}
		for _, v := range w.a.viewers() {
			if w.knows[v] {
				continue
			}
			seen, twin := sees(w.a.now, v), sees(w.b.now, v)
			if a != nil {
				seen, twin = append(seen, a.All(v)), append(twin, b.All(v))
			}
			if reflect.DeepEqual(seen, twin) { // as nearly always, and quicker to see than to write down
				continue
			}
			if x, y := encode(seen), encode(twin); x != y {
				t.Fatalf("%v can see what only %v knows (%s), after %v / %v\n%s\n%s", v, w.author, w.kind, spell(w.a.log[len(w.a.log)-1]), spell(w.b.log[len(w.b.log)-1]), x, y)
			}
		}
	})
}

// unshelved: what is kept for other nights lies open. It is the same whatever is
// still a secret.
func unshelved(t *rapid.T, g world) {
	play2(t, g, func(w *twins) {
		x, y := encode([]any{w.a.now.Named(), w.a.now.Kept()}), encode([]any{w.b.now.Named(), w.b.now.Kept()})
		if x != y {
			t.Fatalf("the shelf tells of %v's %s after %v\n%s\n%s", w.author, w.kind, spell(w.a.log[len(w.a.log)-1]), x, y)
		}
	})
}

// reported: nor does the report tell, which is the same for the room and each seat.
func reported(t *rapid.T, g world) {
	play2(t, g, func(w *twins) {
		if !w.nowAndThen(5) && !w.a.now.Over() {
			return
		}
		if x, y := w.a.report(t), w.b.report(t); x != y {
			t.Fatalf("the report tells what only %v knows (%s), after %v / %v\n%s\n%s", w.author, w.kind, spell(w.a.log[len(w.a.log)-1]), spell(w.b.log[len(w.b.log)-1]), x, y)
		}
	})
}

// covered: with the covers on, not even the phone of one who knows tells.
func covered(t *rapid.T, g world) {
	play2(t, g, func(w *twins) {
		for _, v := range w.a.viewers() {
			if !w.knows[v] {
				continue
			}
			if x, y := FaceDown(w.a.now.Screen(v)), FaceDown(w.b.now.Screen(v)); x != y {
				t.Fatalf("the covered phone of %v tells of %v's %s after %v\n%s\n%s", v, w.author, w.kind, spell(w.a.log[len(w.a.log)-1]), x, y)
			}
		}
	})
}

// FaceDown is all of a screen that can be seen with its covers on, as one string, for
// tests beside the laws too. The newest line tells its author what was whispered, and
// lies under the cover as well.
func FaceDown(s engine.Screen) string {
	s.Blocks = slices.Clone(s.Blocks)
	for i, b := range s.Blocks {
		if p, ok := b.(engine.Peek); ok {
			p.Inside = nil
			s.Blocks[i] = p
		}
	}
	if s.Last != nil {
		s.Last.Own = nil
	}
	var open []engine.Pad
	for _, p := range s.Pads {
		if !p.Covered {
			p.Aside = nil
			open = append(open, p)
		}
	}
	return encode([]any{s, open})
}
