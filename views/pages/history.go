package pages

import (
	"maps"
	"slices"

	"croupier/engine"
	"croupier/views/words"
)

// scene is what the lines of a night are spoken with.
func (h HistoryPage) scene() *scene {
	return newScene(engine.Screen{Viewer: h.Viewer, People: h.People}, Table{Code: h.Code, As: h.As, Key: h.Key})
}

// path is this page, with the newest lines of one seat (Room: of all).
func (h HistoryPage) path(of engine.Seat) string { return h.pathBefore(of, 0) }

// older is this page, with the lines before those it shows.
func (h HistoryPage) older() string { return h.pathBefore(h.Of, h.Lines[0].Seq) }

func (h HistoryPage) pathBefore(of engine.Seat, seq int) string {
	path, sign := "/t/"+h.Code+"/history", "?"
	for _, q := range []struct {
		name string
		n    int
	}{{"as", int(h.As)}, {"of", int(of)}, {"before", seq}} {
		if q.n > 0 {
			path, sign = path+sign+q.name+"="+words.Attr(q.n), "&"
		}
	}
	return path
}

// sitters are those who sat at a seat while somebody there entered something, and
// who sits there now; "" for a seat that nobody had.
func (h HistoryPage) sitters(seat engine.Seat) string {
	var names engine.List
	add := func(name string) {
		if t := engine.Textf("%v", name); name != "" && !slices.ContainsFunc(names, func(n engine.Text) bool { return n.String() == t.String() }) {
			names = append(names, t)
		}
	}
	if int(seat) <= len(h.Sat) {
		for _, name := range h.Sat[seat-1] {
			add(name)
		}
	}
	if add(h.People[seat-1].Name); len(names) == 0 {
		return ""
	}
	return words.Say(engine.Textf("%v", names), nil)
}

// ownAnswers are what only the author of a line knows, in a fixed order.
func ownAnswers(l engine.Line) (out [][2]string) {
	for _, name := range slices.Sorted(maps.Keys(l.Own)) {
		out = append(out, [2]string{name, l.Own[name]})
	}
	return out
}

func current(on bool) string {
	if on {
		return "page"
	}
	return "false"
}
