package laws

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"croupier/engine"
	"croupier/engine/night"

	"pgregory.net/rapid"
)

// evening is a night as it is played: a log that grows, with its position.
type evening struct {
	game  engine.Game
	setup engine.Setup
	log   []engine.Record
	now   engine.Position
}

// begin is a table at its start, or, where from is not nil, a night of the game's and
// how many of its entries to play first.
func begin(t *rapid.T, g world) (n *evening, from *begun, entries int) {
	if len(g.nights) > 0 && rapid.Bool().Draw(t, "go on") {
		from = &g.nights[rapid.IntRange(0, len(g.nights)-1).Draw(t, "night")]
		return &evening{game: g, setup: from.Setup, now: from.at[0]}, from, rapid.IntRange(0, len(from.log)).Draw(t, "from")
	}
	i := g.Info()
	s := engine.Setup{Version: i.Version, Seats: rapid.IntRange(i.Min, i.Max).Draw(t, "seats"), Seed: rapid.Uint64().Draw(t, "seed"), Options: engine.Options{}}
	for _, o := range i.Options {
		for name, value := range answer(t, o.Ask) {
			s.Options[name] = value[0]
		}
	}
	n = &evening{game: g, setup: s, now: fold(t, g, s, nil)}
	for v := engine.Seat(1); int(v) <= s.Seats; v++ {
		if rapid.Bool().Draw(t, "taken") {
			n.enter(t, engine.Record{By: v, ByHost: rapid.Bool().Draw(t, "no phone"), Kind: engine.Sit, At: night.Evening, Answers: url.Values{"name": {strings.Repeat("x", int(v))}}})
		}
	}
	return n, nil, 0
}

// play returns a random legal night.
func play(t *rapid.T, g world, most int) *evening {
	n, from, entries := begin(t, g)
	if from != nil {
		n.log, n.now = from.log[:entries:entries], from.at[entries]
	}
	for range rapid.IntRange(0, most).Draw(t, "entries") {
		rec, ok := n.tap(t)
		if !ok {
			break
		}
		n.enter(t, rec)
	}
	return n
}

// try enters a record, and says why not.
func (n *evening) try(rec engine.Record) (engine.Position, error) {
	if rec.Kind == engine.Undo {
		return n.game.Undo(n.setup, n.log, rec)
	}
	return n.now.Enter(rec)
}

// enter takes an entry that was offered. The good reasons not to are the end of
// a tracker's range and a rule over several answers: both are sentences.
func (n *evening) enter(t *rapid.T, rec engine.Record) bool {
	next, err := n.try(rec)
	if err != nil {
		if !said(err) {
			t.Fatalf("offered, yet refused: %v\n%v", spell(rec), err)
		}
		return false
	}
	n.log, n.now = append(n.log, next.Last()), next
	return true
}

// runOut lets the clocks speak that are up already, as the shell does at once:
// until then every entry comes too late. An entry may have taken all their time.
func (n *evening) runOut(t *rapid.T) {
	for at := n.now.Last().At; !n.now.Deadline().IsZero() && !at.Before(n.now.Deadline()); {
		if !n.enter(t, engine.Record{Kind: engine.Time, At: at}) {
			t.Fatalf("a clock is up at %v, and may not say so", at)
		}
	}
}

// spell words a record with its answers: a law that fails may tell.
func spell(rec engine.Record) string { return night.Spell(rec) }

func (n *evening) viewers() []engine.Seat { return viewers(n.now) }

func viewers(p engine.Position) (out []engine.Seat) {
	for v := engine.Host; int(v) <= len(p.People()); v++ {
		out = append(out, v)
	}
	return out
}

// offer is a pad, and who may answer it.
type offer struct {
	by  engine.Seat
	pad engine.Pad
}

// tap picks one offered pad and answers it; now and then the time runs out.
func (n *evening) tap(t *rapid.T) (engine.Record, bool) {
	rec, _, ok := n.tapped(t)
	return rec, ok
}

func (n *evening) tapped(t *rapid.T) (rec engine.Record, on engine.Pad, ok bool) {
	at := n.now.Last().At
	if at.IsZero() {
		at = night.Evening
	}
	at = at.Add(time.Duration(rapid.IntRange(0, 40).Draw(t, "seconds")) * time.Second)
	if d := n.now.Deadline(); !d.IsZero() && !at.Before(d) {
		return engine.Record{Kind: engine.Time, At: at}, on, true
	}
	offers := n.offers(t)
	if len(offers) == 0 {
		return rec, on, false
	}
	o := offers[rapid.IntRange(0, len(offers)-1).Draw(t, "pad")]
	rec = engine.Record{By: o.by, Kind: o.pad.Kind, Mark: o.pad.Mark, At: at, Answers: answers(t, slices.Concat(o.pad.Asks, o.pad.Aside))}
	if o.pad.As > 0 {
		rec.By, rec.ByHost = o.pad.As, true
	}
	return rec, o.pad, true
}

// offers are the open pads to choose from. Rulings and what the kernel offers
// are many and never end: mostly play the game, and mostly what is due.
func (n *evening) offers(t *rapid.T) (out []offer) {
	var sorts [4][]offer
	for _, by := range n.viewers() {
		if by == engine.Room { // it enters nothing
			continue
		}
		for _, pad := range n.now.Screen(by).Pads {
			sort := 1
			switch {
			case pad.Closed != nil:
				continue
			case pad.Kind == engine.Correct:
				sort = 2
			case kernel(pad.Kind):
				sort = 3
			case pad.Due:
				sort = 0
			}
			sorts[sort] = append(sorts[sort], offer{by, pad})
		}
	}
	// Each sort has a part of twenty chances; an empty one leaves its part to the next.
	first := [...]int{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3}[rapid.IntRange(0, 19).Draw(t, "sort")]
	for i := range sorts {
		if list := sorts[(first+i)%len(sorts)]; len(list) > 0 {
			return list
		}
	}
	return nil
}

// padOf is the pad that an entry of a night was an answer to.
func (n *evening) padOf(rec engine.Record) engine.Pad {
	for _, pad := range n.now.Screen(rec.By).Pads {
		if pad.Kind == rec.Kind && pad.Closed == nil && pad.As == 0 && fits(pad, rec.Answers) {
			return pad
		}
	}
	return engine.Pad{}
}

func fits(pad engine.Pad, answers url.Values) bool {
	for _, f := range slices.Concat(pad.Asks, pad.Aside) {
		switch f := f.(type) {
		case engine.Choice:
			if !slices.ContainsFunc(f.Among, func(i engine.Item) bool { return i.Value == answers.Get(f.Name) }) {
				return false
			}
		case engine.Fixed:
			if answers.Get(f.Name) != f.Value {
				return false
			}
		}
	}
	return true
}

// given are the answers that a pad gives by itself.
func given(pad engine.Pad) url.Values {
	out := url.Values{}
	for _, f := range slices.Concat(pad.Asks, pad.Aside) {
		if f, ok := f.(engine.Fixed); ok {
			out.Set(f.Name, f.Value)
		}
	}
	return out
}

func answers(t *rapid.T, asks []engine.Field) url.Values {
	out := url.Values{}
	for _, f := range asks {
		for name, value := range answer(t, f) {
			out[name] = value
		}
	}
	return out
}

// Answers draws answers within what a pad asks, for tests beside the laws. The
// same seed draws the same.
func Answers(pad engine.Pad, seed int) url.Values {
	return rapid.Custom(func(t *rapid.T) url.Values {
		rapid.Bool().Draw(t, "a pad that asks nothing") // rapid wants something drawn
		return answers(t, slices.Concat(pad.Asks, pad.Aside))
	}).Example(seed)
}

// answer draws an answer within what a field allows; every kind has its case.
func answer(t *rapid.T, f engine.Field) url.Values {
	switch f := f.(type) {
	case engine.Number:
		return url.Values{f.Name: {strconv.Itoa(rapid.IntRange(f.Min, f.Max).Draw(t, f.Name))}}
	case engine.Amount:
		step := max(f.In.Step, 1)
		n := rapid.IntRange((f.Min+step-1)/step, f.Max/step).Draw(t, f.Name) * step
		whole, fraction := f.In.Of(n).Figure()
		return url.Values{f.Name: {whole + fraction}}
	case engine.Choice:
		return url.Values{f.Name: {rapid.SampledFrom(f.Free()).Draw(t, f.Name).Value}}
	case engine.Several:
		return several(t, f)
	case engine.Who:
		return who(t, f)
	case engine.Words:
		words := append([]string{}, f.Known...)
		if f.Blank {
			words = append(words, "")
		}
		words = append(words, rapid.StringMatching(`[a-z]{1,4}( [a-z]{1,4})?`).Draw(t, f.Name))
		return url.Values{f.Name: {rapid.SampledFrom(words).Draw(t, f.Name)}}
	case engine.Fixed:
		return url.Values{f.Name: {f.Value}}
	case engine.Troops:
		out := url.Values{}
		for _, r := range f.Ranks {
			out[r.Name] = answer(t, r.Number)[r.Name]
		}
		return out
	case engine.Card:
		return card(t, f)
	case engine.Split:
		return split(t, f)
	case engine.Die:
		return die(t, f)
	}
	t.Fatalf("laws: no answer for a %T", f)
	return nil
}

func several(t *rapid.T, f engine.Several) url.Values {
	n := rapid.IntRange(f.Least, min(f.Most, len(f.Among))).Draw(t, f.Name)
	out := url.Values{}
	for _, i := range rapid.Permutation(f.Among).Draw(t, f.Name)[:n] {
		out.Add(f.Name, i.Value)
	}
	return out
}

func who(t *rapid.T, f engine.Who) url.Values {
	if f.Bank && (len(f.Among) == 0 || rapid.IntRange(0, len(f.Among)).Draw(t, "bank") == 0) {
		return url.Values{f.Name: {engine.TheBank}}
	}
	return url.Values{f.Name: {strconv.Itoa(int(rapid.SampledFrom(f.Among).Draw(t, f.Name)))}}
}

func card(t *rapid.T, f engine.Card) url.Values {
	out := url.Values{f.Name: {rapid.StringMatching(`[a-z]{0,5}`).Draw(t, f.Name)}}
	for _, n := range f.Figures {
		n.Max = min(n.Max, n.Min+12) // cards of one game are alike
		out[n.Name] = answer(t, n)[n.Name]
	}
	if len(f.Known) > 0 && rapid.Bool().Draw(t, "known") {
		known := rapid.SampledFrom(f.Known).Draw(t, "card")
		out.Set(f.Name, known.Name)
		for name, n := range known.Figures {
			out.Set(name, strconv.Itoa(n))
		}
	}
	return out
}

func split(t *rapid.T, f engine.Split) url.Values {
	out, left := url.Values{}, f.Most
	for _, i := range rapid.Permutation(f.Among).Draw(t, f.Name) {
		if n := rapid.IntRange(0, max(0, min(i.Most, left))).Draw(t, i.Value); n > 0 {
			out.Add(f.Name, i.Value+":"+strconv.Itoa(n))
			left -= n
		}
	}
	return out
}

func die(t *rapid.T, f engine.Die) url.Values {
	if rapid.Bool().Draw(t, "roll") {
		return url.Values{f.Name: {engine.RollForMe}}
	}
	out := url.Values{}
	for range f.Dice {
		out.Add(f.Name, strconv.Itoa(rapid.IntRange(1, f.Sides).Draw(t, f.Name)))
	}
	return out
}

func fold(t *rapid.T, g world, s engine.Setup, log []engine.Record) engine.Position {
	p, err := g.Fold(s, log)
	if err != nil {
		t.Fatalf("taken, yet does not fold: %v\n%v: %v", log, err, because(err))
	}
	return p
}

// because is why a log does not fold.
func because(err error) error {
	if e, ok := errors.AsType[*engine.FoldError](err); ok {
		return e.Err
	}
	return err
}

// seen is all that one viewer is shown.
func (n *evening) seen(v engine.Seat) string { return seen(n.now, v) }

func seen(p engine.Position, v engine.Seat) string { return encode(sees(p, v)) }

func sees(p engine.Position, v engine.Seat) []any {
	s := p.Screen(v)
	return []any{s, s.Pads, p.Told()}
}

func (n *evening) history(t *rapid.T) *engine.History {
	h, err := n.game.History(n.setup, n.log)
	if err != nil {
		t.Fatalf("taken, yet does not fold: %v\n%v: %v", n.log, err, because(err))
	}
	return h
}

func (n *evening) report(t *rapid.T) string {
	r, err := n.game.Report(n.setup, n.log)
	if err != nil {
		t.Fatalf("taken, yet does not fold: %v\n%v: %v", n.log, err, because(err))
	}
	return encode(r)
}

// board is every screen and its pads without the newest line and the ways to
// take entries back, which an undo leaves its mark in.
func (n *evening) board(p engine.Position) (out []string) {
	for _, v := range viewers(p) { // an older one may have had fewer seats
		s := p.Screen(v)
		s.Last = nil
		pads := slices.DeleteFunc(slices.Clone(s.Pads), func(p engine.Pad) bool { return p.Kind == engine.Undo })
		out = append(out, encode([]any{s, pads}))
	}
	return out
}

// differs says where two boards part; empty: nowhere.
func differs(a, b []string) string {
	for i := range a {
		if a[i] != b[i] {
			return fmt.Sprintf("\n%s\n%s", a[i], b[i])
		}
	}
	return ""
}

func encode(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return string(b)
}

// strike is the host undoing one entry.
func (n *evening) strike(seq int) engine.Record {
	return engine.Record{By: engine.Host, Kind: engine.Undo, At: n.now.Last().At, Answers: url.Values{"entry": {strconv.Itoa(seq)}}}
}

func kernel(kind string) bool { return slices.Contains(engine.Kernel, kind) }

// undoable reports whether entries of a kind can be undone one by one.
func undoable(kind string) bool { return kind == engine.Correct || !kernel(kind) }
