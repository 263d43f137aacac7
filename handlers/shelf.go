package handlers

import (
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"

	"croupier/engine"
	"croupier/engine/night"
	"croupier/handlers/names"
	"croupier/handlers/store"
	"croupier/handlers/tables"
	"croupier/views/fields"
)

// mostShelved is how many things of one sort are kept: more than any deck has, few
// enough for a phone to be sent them all.
const mostShelved = 300

// shelf is what the group named once and is offered again. Tables put on it what
// lies open, the host writes it anew. It is beside the log: no pad, no refusal and
// no night depends on it.
type shelf struct {
	store *store.Store
	logs  tables.Store
	games map[string]engine.Game
	log   *slog.Logger

	writing sync.Mutex // one change at a time
	all     map[store.Place]store.Shelved
	open    map[string][]engine.Kept // what lies open at each table, by its code

	now atomic.Pointer[map[string]*fields.Shelf] // by game; who looks never waits for the disk
}

// newShelf reads what the store has. What the games of this program do not keep
// any more stays there unseen.
func newShelf(st *store.Store, logs tables.Store, games map[string]engine.Game, log *slog.Logger) (*shelf, error) {
	s := &shelf{store: st, logs: logs, games: games, log: log, all: map[store.Place]store.Shelved{}, open: map[string][]engine.Kept{}}
	stored, err := st.Shelf()
	if err != nil {
		return nil, err
	}
	for _, one := range stored {
		if sh, ok := s.sort(one.Game, one.Sort); ok {
			if k, ok := sh.Known(one.Name, answersOf(one.Kept)); ok {
				one.Kept = k
				s.all[one.Place()] = one
			}
		}
	}
	s.show(slices.Collect(maps.Keys(games))...)
	return s, nil
}

func (s *shelf) sort(game, sort string) (engine.Shelf, bool) {
	g, ok := s.games[game]
	if !ok {
		return engine.Shelf{}, false
	}
	return g.Info().Shelf(sort)
}

func answersOf(k engine.Kept) map[string][]string {
	out := map[string][]string{}
	for name, value := range k.Goes {
		out[name] = []string{value}
	}
	return out
}

// of is the shelf of a game, as pages show it. It never changes: another pointer
// is another shelf.
func (s *shelf) of(game string) *fields.Shelf { return (*s.now.Load())[game] }

// show makes the shelves of some games anew.
func (s *shelf) show(games ...string) {
	next := map[string]*fields.Shelf{}
	if now := s.now.Load(); now != nil {
		next = maps.Clone(*now)
	}
	for _, g := range games {
		next[g] = &fields.Shelf{Sorts: s.games[g].Info().Shelves, Kept: map[string][]engine.Kept{}}
	}
	for p, one := range s.all {
		if slices.Contains(games, p.Game) {
			kept := next[p.Game].Kept
			kept[p.Sort] = append(kept[p.Sort], one.Kept)
		}
	}
	for _, g := range games {
		for _, list := range next[g].Kept {
			slices.SortFunc(list, func(a, b engine.Kept) int { return strings.Compare(a.Key(), b.Key()) })
		}
	}
	s.now.Store(&next)
}

// change takes things off and puts others on: stored first, then shown.
func (s *shelf) change(off []store.Place, on []store.Shelved) error {
	if len(off)+len(on) == 0 {
		return nil
	}
	if err := s.store.ChangeShelf(off, on); err != nil {
		return err
	}
	games := map[string]bool{}
	for _, p := range off {
		delete(s.all, p)
		games[p.Game] = true
	}
	for _, one := range on {
		s.all[one.Place()] = one
		games[one.Game] = true
	}
	s.show(slices.Collect(maps.Keys(games))...)
	return nil
}

// count is how many things of a sort there are.
func (s *shelf) count(game, sort string) (n int) {
	for p := range s.all {
		if p.Game == game && p.Sort == sort {
			n++
		}
	}
	return n
}

// sameSort are the names of the things of a place's sort, but for one of them, by
// what they look like.
func (s *shelf) sameSort(at, but store.Place) map[string]string {
	out := map[string]string{}
	for p, one := range s.all {
		if p.Game == at.Game && p.Sort == at.Sort && p != but {
			out[names.Looks(one.Name)] = one.Name
		}
	}
	return out
}

// unlike is which line of a file names something that is not to be named so, and why.
func (s *shelf) unlike(read []night.Shelved) (bad []*night.Error) {
	s.writing.Lock()
	defer s.writing.Unlock()
	beside := map[[2]string]map[string]string{}
	for _, k := range read {
		of := [2]string{k.Game, k.Sort}
		if beside[of] == nil {
			beside[of] = s.sameSort(store.Place{Game: k.Game, Sort: k.Sort}, store.Place{})
		}
		if err := checkShelfName(k.Kept, beside[of]); err != nil {
			bad = append(bad, &night.Error{Line: k.Line, Reason: troubleOf(err).text})
		}
		beside[of][names.Looks(k.Name)] = k.Name
	}
	return bad
}

// takeEntry puts on the shelf what a table's newest entry has named or laid open. It
// fails in the log alone: the entry is in.
func (s *shelf) takeEntry(t *tables.Table, was, now *tables.Now) {
	game := t.Game.Info()
	if len(game.Shelves) == 0 {
		return
	}
	seq, undo := now.Last().Seq, now.Last().Kind == engine.Undo
	var back engine.Position
	if undo { // before it is this table's turn at the shelf: it takes its time, and all tables share one
		entry, then, err := s.undoneEntry(t, now.Last())
		if undo = err == nil; undo {
			seq, back = entry, then
		} else {
			s.log.Error("shelf", "table", t.Code, "error", err)
		}
	}
	s.writing.Lock()
	defer s.writing.Unlock()
	fresh := s.news(t.Code, was, now)
	var off []store.Place
	switch {
	case back != nil:
		fresh = append(back.Named(), fresh...)
	case undo:
		off = s.struck(t.Code, seq)
	}
	var on []store.Shelved
	for _, k := range fresh {
		if one, news := s.withNews(store.Shelved{Game: game.Name, Kept: k, Table: t.Code, Seq: seq}); news {
			on = append(on, one)
		}
	}
	if err := s.change(off, on); err != nil {
		s.log.Error("shelf", "table", t.Code, "error", err)
	}
	if len(off)+len(on) > 0 {
		t.Wake() // its pages may be drawn already, without the news
	}
}

// news is what the newest entry named, and what lies open that did not before:
// what the host took off the shelf does not come back by itself.
func (s *shelf) news(code string, was, now *tables.Now) (out []engine.Kept) {
	before, known := s.open[code]
	if !known {
		before = was.Kept()
	}
	after := now.Kept()
	s.open[code] = after
	out = slices.Clone(now.Named())
	for _, k := range after {
		same := func(other engine.Kept) bool { return other.Sort == k.Sort && other.Key() == k.Key() }
		if i := slices.IndexFunc(out, same); i >= 0 {
			out[i] = out[i].And(k)
		} else if i := slices.IndexFunc(before, same); i < 0 || !maps.Equal(before[i].Goes, k.Goes) {
			out = append(out, k)
		}
	}
	return out
}

// undoneEntry is the entry that an undo strikes out in the end, or brings back: an undo of
// an undo does that. back is the table right after it, as it was made; nil where it is
// struck.
func (s *shelf) undoneEntry(t *tables.Table, undo engine.Record) (entry int, back engine.Position, err error) {
	brings := true
	for r := undo; r.Kind == engine.Undo; brings = !brings {
		if entry, err = strconv.Atoi(r.Answers.Get("entry")); err != nil || entry < 1 || entry >= r.Seq {
			return 0, nil, fmt.Errorf("handlers: no entry %q", r.Answers.Get("entry"))
		}
		since, err := s.logs.Log(t.Code, entry-1) // not by the table, which is in the middle of this entry
		if err != nil {
			return 0, nil, err
		}
		r = since[0] // the undo is after it
	}
	if !brings {
		return entry, nil, nil
	}
	log, err := s.logs.Log(t.Code, 0)
	if err != nil {
		return 0, nil, err
	}
	back, err = t.Game.Fold(t.Setup, log[:entry])
	return entry, back, err
}

// struck is what an undone entry brought, if nothing else has brought it since.
func (s *shelf) struck(code string, entry int) (off []store.Place) {
	for p, one := range s.all {
		if one.Table == code && one.Seq == entry && !one.Host {
			off = append(off, p)
		}
	}
	return off
}

// withNews is a thing as it is kept once a table has brought it; whether that is
// anything new. What the host wrote counts more than what a table says.
func (s *shelf) withNews(one store.Shelved) (out store.Shelved, news bool) {
	old, known := s.all[one.Place()]
	switch {
	case !known:
		return one, s.count(one.Game, one.Sort) < mostShelved
	case old.Host:
		out = old
		out.Kept = old.And(one.Kept).And(old.Kept)
	default:
		out = old
		out.Kept = old.And(one.Kept)
		if old.Table != one.Table || old.Seq != one.Seq {
			out.Table, out.Seq = "", 0
		}
	}
	return out, !maps.Equal(out.Goes, old.Goes) || out.Seq != old.Seq
}

// write is the host's own word on a thing, which was called otherwise before if
// was is not empty. Under the name of another it becomes one with that.
func (s *shelf) write(game string, was string, k engine.Kept) error {
	s.writing.Lock()
	defer s.writing.Unlock()
	one := store.Shelved{Game: game, Kept: k, Host: true}
	before := store.Place{Game: game, Sort: k.Sort, Key: engine.Kept{Name: was}.Key()}
	old, known := s.all[one.Place()]
	_, kept := s.all[before]
	if was != "" && !kept {
		return engine.Refuse("It is not on the shelf any more. Look again.")
	}
	if !known && was == "" && s.count(game, k.Sort) >= mostShelved {
		return engine.Refuse("%d of them are kept; a shelf holds no more.", mostShelved)
	}
	if known && before != one.Place() {
		one.Kept = k.And(old.Kept).And(k)
	}
	if !known {
		if err := checkShelfName(k, s.sameSort(one.Place(), before)); err != nil {
			return err
		}
	}
	var off []store.Place
	if kept && before != one.Place() {
		off = append(off, before)
	}
	return s.change(off, []store.Shelved{one})
}

// drop takes a thing off the shelf.
func (s *shelf) drop(p store.Place) error {
	s.writing.Lock()
	defer s.writing.Unlock()
	if _, kept := s.all[p]; !kept {
		return engine.Refuse("It is not on the shelf any more. Look again.")
	}
	return s.change([]store.Place{p}, nil)
}

// merge makes two things one, under the name of the second.
func (s *shelf) merge(from, into store.Place) error {
	s.writing.Lock()
	defer s.writing.Unlock()
	a, kept := s.all[from]
	b, too := s.all[into]
	if !kept || !too || from == into {
		return engine.Refuse("One of the two is not on the shelf any more. Look again.")
	}
	b.Kept, b.Host, b.Table, b.Seq = b.And(a.Kept).And(b.Kept), true, "", 0
	return s.change([]store.Place{from}, []store.Shelved{b})
}

// take puts all that a file says on the shelf, as the host's word, or nothing.
func (s *shelf) take(all []store.Shelved) error {
	s.writing.Lock()
	defer s.writing.Unlock()
	more := map[[2]string]int{}
	on := slices.Clone(all)
	for i, one := range on {
		if old, known := s.all[one.Place()]; known {
			on[i].Kept = one.And(old.Kept).And(one.Kept)
		} else {
			more[[2]string{one.Game, one.Sort}]++
		}
		on[i].Host = true
	}
	for at, n := range more {
		if kept := s.count(at[0], at[1]); kept+n > mostShelved {
			sh, _ := s.sort(at[0], at[1])
			return engine.Refuse("%v: %d are kept and %d would come to them; a shelf holds %d of a sort.", sh.Title, kept, n, mostShelved)
		}
	}
	return s.change(nil, on)
}
