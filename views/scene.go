package views

import (
	"slices"

	"croupier/engine"
)

// scene is one viewer's page: the screen, and what the shell knows beside it.
type scene struct {
	engine.Screen
	t    Table
	held *hand // its pads, sorted when first asked for

}

// newScene makes one with room for what the shell left out.
func newScene(s engine.Screen, t Table) *scene {
	if t.Key == nil {
		t.Key = func(string) string { return "" }
	}
	for len(t.Presence) < len(s.People) {
		t.Presence = append(t.Presence, Presence{})
	}
	return &scene{Screen: s, t: t}
}

// kind is how the page is dressed: a screen on the wall, a phone, the laptop.
func (s *scene) kind() string {
	switch {
	case s.Viewer == engine.Host:
		return "host"
	case s.Viewer == engine.Room:
		return "room"
	}
	return "phone"
}

// path is the table's address.
func (s *scene) path() string { return "/t/" + s.t.Code }

// live is where this viewer's stream comes from.
func (s *scene) live() string { return s.path() + "/live" + s.query() }

// query says for whom the page is, where the cookie alone does not.
func (s *scene) query() string {
	switch {
	case s.t.As != engine.Room:
		return "?as=" + attr(int(s.t.As))
	case s.Viewer == engine.Room:
		return "?room=1"
	}
	return ""
}

// mine reports whether a seat is the viewer's own.
func (s *scene) mine(seat engine.Seat) bool { return s.Viewer > 0 && s.Viewer == seat }

// say is a text in plain words.
func (s *scene) say(t engine.Text) string { return Say(t, s.People) }

// sat is who sat at the table when a line was entered.
func (s *scene) sat(l engine.Line) []engine.Person {
	if len(l.People) == 0 {
		return s.People
	}
	return l.People
}

// blocksOf are the blocks of one sort, in their order.
func blocksOf[B engine.Block](s *scene) (out []B) {
	for _, b := range s.Blocks {
		if b, ok := b.(B); ok {
			out = append(out, b)
		}
	}
	return out
}

// matter are the blocks that no place of their own is kept for, in the game's order.
func (s *scene) matter() (out engine.Blocks) {
	for _, b := range s.Blocks {
		switch b.(type) {
		case engine.Turn, engine.Steps, engine.Waiting, engine.Clock, engine.Standing, engine.Banner, engine.Peek:
		case engine.Count, engine.Switch, engine.Purse:
		case engine.Scales, engine.Moment:
			if s.kind() != "room" {
				out = append(out, b)
			}
		case engine.Rack, engine.Checklist:
			if s.kind() == "room" {
				out = append(out, b)
			}
		default:
			out = append(out, b)
		}
	}
	return out
}

// figures are the plain numbers, purses and switches of the table: they share one row.
func (s *scene) figures() (out engine.Blocks) {
	for _, b := range s.Blocks {
		switch b.(type) {
		case engine.Count, engine.Switch, engine.Purse:
			out = append(out, b)
		}
	}
	return out
}

// foldedBlocks are the blocks that a phone or the laptop keeps for who wants to look.
func (s *scene) foldedBlocks() (out engine.Blocks) {
	for _, b := range s.Blocks {
		switch b.(type) {
		case engine.Standing, engine.Rack, engine.Checklist:
			out = append(out, b)
		}
	}
	return out
}

// awaited reports whether the table waits for the viewer, as all may know.
func (s *scene) awaited() bool {
	return s.waitsFor(s.Viewer) || s.Viewer == engine.Host && slices.ContainsFunc(blocksOf[engine.Waiting](s), func(w engine.Waiting) bool {
		return len(w.For) == 0
	})
}

// waitsFor reports whether the table waits for somebody on a seat, as all may know.
func (s *scene) waitsFor(seat engine.Seat) bool {
	return slices.ContainsFunc(blocksOf[engine.Waiting](s), func(w engine.Waiting) bool {
		return seat > 0 && slices.Contains(w.For, seat)
	})
}

// own are the viewer's cells in the standing that the head of a phone has room for.
func (s *scene) own() (out engine.Blocks) {
	for _, st := range blocksOf[engine.Standing](s) {
		for _, row := range st.Rows {
			if !s.mine(row.Seat) {
				continue
			}
			for _, c := range row.Cells {
				switch c.(type) {
				case engine.Track, engine.Purse, engine.Count:
					out = append(out, c)
				}
			}
		}
	}
	return out
}

// turn is the seat that has the turn, as a standing or a turn says; Room for none.
func (s *scene) turn() engine.Seat {
	if turns := blocksOf[engine.Turn](s); len(turns) > 0 {
		return turns[0].Seat
	}
	for _, st := range blocksOf[engine.Standing](s) {
		for _, row := range st.Rows {
			if row.Turn {
				return row.Seat
			}
		}
	}
	return engine.Room
}

// faceUp counts the cards that lie open: when it grows, something was revealed.
func (s *scene) faceUp() (n int) {
	for _, c := range blocksOf[engine.Clash](s) {
		for _, side := range c.Sides {
			if side.State == engine.SlotUp {
				n++
			}
		}
	}
	return n
}
