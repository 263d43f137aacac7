package pages

import (
	"croupier/engine"
	"croupier/views/fields"
	"croupier/views/live"
	"croupier/views/words"
)

// scene is one viewer's page: the screen, and what the shell knows beside it.
type scene struct {
	*fields.Sheet
	t Table
}

// newScene makes one with room for what the shell left out.
func newScene(s engine.Screen, t Table) *scene {
	if t.Key == nil {
		t.Key = func(string) string { return "" }
	}
	for len(t.Presence) < len(s.People) {
		t.Presence = append(t.Presence, Presence{})
	}
	return &scene{&fields.Sheet{
		Screen: s, Reader: words.Reader{Seat: s.Viewer, Persons: s.People}, Folds: live.Folds{Open: t.Open, Unfold: t.Unfold, Query: query(s.Viewer, t.As)},
		Code: t.Code, As: t.As, Key: t.Key, Shelf: t.Shelf, Refused: t.Refused, RefusedKind: t.RefusedKind,
	}, t}
}

// query says for whom a page is, where the cookie alone does not.
func query(viewer, as engine.Seat) string {
	switch {
	case as != engine.Room:
		return "?as=" + words.Attr(int(as))
	case viewer == engine.Room:
		return "?room=1"
	}
	return ""
}

// live is where this viewer's stream comes from.
func (s *scene) live() string { return s.Path() + "/live" + s.Query }

// sat is who sat at the table when a line was entered.
func (s *scene) sat(l engine.Line) []engine.Person {
	if len(l.People) == 0 {
		return s.People
	}
	return l.People
}

// matter are the blocks that no place of their own is kept for, in the game's order.
func (s *scene) matter() (out engine.Blocks) {
	for _, b := range s.Blocks {
		switch b.(type) {
		case engine.Turn, engine.Steps, engine.Waiting, engine.Clock, engine.Standing, engine.Banner, engine.Peek:
		case engine.Count, engine.Switch, engine.Purse:
		case engine.Scales, engine.Moment:
			if s.Device() != "room" {
				out = append(out, b)
			}
		case engine.Rack, engine.Checklist:
			if s.Device() == "room" {
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

// own are the viewer's cells in the standing that the head of a phone has room for.
func (s *scene) own() (out engine.Blocks) {
	for _, st := range fields.BlocksOf[engine.Standing](s.Blocks) {
		for _, row := range st.Rows {
			if !s.Own(row.Seat) {
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
	if turns := fields.BlocksOf[engine.Turn](s.Blocks); len(turns) > 0 {
		return turns[0].Seat
	}
	for _, st := range fields.BlocksOf[engine.Standing](s.Blocks) {
		for _, row := range st.Rows {
			if row.Turn {
				return row.Seat
			}
		}
	}
	return engine.Room
}
