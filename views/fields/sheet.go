// Package fields draws what a viewer may enter: the pads, and each kind of question once.
package fields

import (
	"slices"

	"croupier/engine"
	"croupier/views/live"
	"croupier/views/words"
)

// Sheet is all that the pads of a page are drawn from.
type Sheet struct {
	engine.Screen
	words.Reader
	live.Folds
	Code        string                   // the table's, as in URLs
	As          engine.Seat              // the seat that the host's device speaks for on this page; Room on any other
	Key         func(kind string) string // what the server writes into a form of that kind
	Shelf       *Shelf                   // what other nights have named; nil: nothing
	Refused     engine.Text              // why the entry just sent was not taken; the zero Text on most pages
	RefusedKind string                   // the kind of that entry

	sorted *Hand // its pads, sorted when first asked for
}

// Path is the table's address.
func (s *Sheet) Path() string { return "/t/" + s.Code }

// Awaited reports whether the table waits for the viewer, as all may know.
func (s *Sheet) Awaited() bool {
	return s.WaitsFor(s.Viewer) || s.Viewer == engine.Host && slices.ContainsFunc(BlocksOf[engine.Waiting](s.Blocks), func(w engine.Waiting) bool {
		return len(w.For) == 0
	})
}

// WaitsFor reports whether the table waits for somebody on a seat, as all may know.
func (s *Sheet) WaitsFor(seat engine.Seat) bool {
	return slices.ContainsFunc(BlocksOf[engine.Waiting](s.Blocks), func(w engine.Waiting) bool {
		return seat > 0 && slices.Contains(w.For, seat)
	})
}

// FaceUp counts the cards that lie open: when it grows, something was revealed.
func (s *Sheet) FaceUp() (n int) {
	for _, c := range BlocksOf[engine.Clash](s.Blocks) {
		for _, side := range c.Sides {
			if side.State == engine.SlotUp {
				n++
			}
		}
	}
	return n
}

// BlocksOf are the blocks of one sort, in their order.
func BlocksOf[B engine.Block](blocks engine.Blocks) (out []B) {
	for _, b := range blocks {
		if b, ok := b.(B); ok {
			out = append(out, b)
		}
	}
	return out
}

// OlderUndo are the ways back from what is not the newest line: below the blocks.
func (s *Sheet) OlderUndo() []engine.Pad {
	return slices.DeleteFunc(slices.Clone(s.Hand().Undo), s.UndoesLast)
}

// UndoOfLast is the way back from the very line that stands beside it.
func (s *Sheet) UndoOfLast() []engine.Pad {
	return slices.DeleteFunc(slices.Clone(s.Hand().Undo), func(p engine.Pad) bool { return !s.UndoesLast(p) })
}

// UndoesLast reports whether a pad takes back the very line that stands beside it.
func (s *Sheet) UndoesLast(p engine.Pad) bool {
	return s.Last != nil && slices.ContainsFunc(p.Asks, func(f engine.Field) bool {
		fixed, ok := f.(engine.Fixed)
		return ok && fixed.Name == "entry" && fixed.Value == words.Attr(s.Last.Seq)
	})
}

// Answers reports whether a card that lies open is what the table waits for.
func (h *Hand) Answers(w engine.Waiting) bool {
	due := func(p engine.Pad) bool { return Waits(p) && p.Beside == w.Beside }
	return slices.ContainsFunc(h.Open, due) ||
		slices.ContainsFunc(h.Groups, func(g Group) bool { return slices.ContainsFunc(g.Pads, due) })
}
