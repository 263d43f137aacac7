package views

import (
	"maps"
	"slices"

	"croupier/engine"
)

// scene is what the lines of a night are spoken with.
func (h HistoryPage) scene() scene {
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
