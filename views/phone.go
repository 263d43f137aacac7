package views

import (
	"slices"

	"croupier/engine"
)

// bareAmount is an amount without its symbols, where the label has them.
func bareAmount(m engine.Money) figure {
	f := amount(m)
	f.symbol, f.unit = "", ""
	return f
}

// purseName is what stands beside the own money: its unit alone where there is no
// other purse that it could be taken for, as cash that lies face down.
func (s *scene) purseName(b engine.Purse) string {
	label, unit := s.say(b.Label), currency(b.Amount.In)
	other := func(o engine.Block) bool {
		p, ok := o.(engine.Purse)
		return ok && s.say(p.Label) != label
	}
	alone := !slices.ContainsFunc(s.own(), other)
	for _, peek := range blocksOf[engine.Peek](s) {
		alone = alone && !slices.ContainsFunc(peek.Inside, other)
	}
	switch {
	case unit == "":
		return label
	case alone:
		return unit
	}
	return label + " " + unit
}

// foldName is what a folded block is called.
func foldName(b engine.Block) engine.Text {
	switch b := b.(type) {
	case engine.Rack:
		return b.Label
	case engine.Checklist:
		return b.Label
	}
	return engine.Textf("Everybody")
}

// secretDue reports whether the table waits for the viewer's secret, as all may
// know: for the game's, or a part's beside it, where none of its cards lies open
// in the hand.
func (s *scene) secretDue() bool { return !s.secretFor().To.Empty() }

// secretFor is what the viewer's secret is waited for.
func (s *scene) secretFor() engine.Waiting {
	for _, w := range blocksOf[engine.Waiting](s) {
		if slices.Contains(w.For, s.Viewer) && !s.hand().answers(w) {
			return w
		}
	}
	return engine.Waiting{}
}

// answers reports whether a card that lies open is what the table waits for.
func (h *hand) answers(w engine.Waiting) bool {
	due := func(p engine.Pad) bool { return waits(p) && p.Beside == w.Beside }
	return slices.ContainsFunc(h.open, due) ||
		slices.ContainsFunc(h.groups, func(g padGroup) bool { return slices.ContainsFunc(g.pads, due) })
}

// secretTitle says what for, as all may know.
func (s *scene) secretTitle() engine.Text {
	if w := s.secretFor(); !w.To.Empty() {
		return engine.Textf("Face down, for you %v", w.To)
	}
	return engine.Textf("Face down")
}

// olderUndo are the ways back from what is not the newest line: below the blocks.
func (s *scene) olderUndo() []engine.Pad {
	return slices.DeleteFunc(slices.Clone(s.hand().undo), s.undoesLast)
}

// undoOfLast is the way back from the very line that stands beside it.
func (s *scene) undoOfLast() []engine.Pad {
	return slices.DeleteFunc(slices.Clone(s.hand().undo), func(p engine.Pad) bool { return !s.undoesLast(p) })
}

// undoesLast reports whether a pad takes back the very line that stands beside it.
func (s *scene) undoesLast(p engine.Pad) bool {
	return s.Last != nil && slices.ContainsFunc(p.Asks, func(f engine.Field) bool {
		fixed, ok := f.(engine.Fixed)
		return ok && fixed.Name == "entry" && fixed.Value == attr(s.Last.Seq)
	})
}
