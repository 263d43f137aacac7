package views

import (
	"maps"
	"slices"

	"croupier/engine"
)

// scene is what the lines of a night are spoken with.
func (h HistoryPage) scene() *scene {
	return newScene(engine.Screen{Viewer: h.Viewer, People: h.People}, Table{Code: h.Code, As: h.As, Key: h.Key})
}

// query says for whom the page is.
func (h HistoryPage) query() string {
	if h.As > 0 {
		return "?as=" + attr(int(h.As))
	}
	return ""
}

// path is this page, for one seat's lines.
func (h HistoryPage) path(of engine.Seat) string {
	path := "/t/" + h.Code + "/history"
	switch {
	case h.As > 0 && of > 0:
		return path + "?as=" + attr(int(h.As)) + "&of=" + attr(int(of))
	case of > 0:
		return path + "?of=" + attr(int(of))
	}
	return path + h.query()
}

// sitters are all who sat at a seat while somebody there entered something, and
// who sits there now; "" for a seat that nobody had.
func (h HistoryPage) sitters(seat engine.Seat) string {
	var names engine.List
	add := func(people []engine.Person) {
		if int(seat) > len(people) || people[seat-1].Name == "" {
			return
		}
		if t := engine.Textf("%v", people[seat-1].Name); !slices.ContainsFunc(names, func(n engine.Text) bool { return n.String() == t.String() }) {
			names = append(names, t)
		}
	}
	for _, l := range h.Lines {
		if l.By == seat {
			add(l.People)
		}
	}
	if add(h.People); len(names) == 0 {
		return ""
	}
	return Say(engine.Textf("%v", names), nil)
}

// lines are those to show, the newest first.
func (h HistoryPage) lines() (out []engine.Line) {
	for _, l := range slices.Backward(h.Lines) {
		if h.Of == engine.Room || l.By == h.Of {
			out = append(out, l)
		}
	}
	return out
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
