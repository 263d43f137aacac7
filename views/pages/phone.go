package pages

import (
	"slices"

	"croupier/engine"
	"croupier/views/fields"
	"croupier/views/words"
)

// purseName is what stands beside the own money: its unit alone where there is no
// other purse that it could be taken for, as cash that lies face down.
func (s *scene) purseName(b engine.Purse) string {
	label, unit := s.Say(b.Label), words.Currency(b.Amount.In)
	other := func(o engine.Block) bool {
		p, ok := o.(engine.Purse)
		return ok && s.Say(p.Label) != label
	}
	alone := !slices.ContainsFunc(s.own(), other)
	for _, peek := range fields.BlocksOf[engine.Peek](s.Blocks) {
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
	for _, w := range fields.BlocksOf[engine.Waiting](s.Blocks) {
		if slices.Contains(w.For, s.Viewer) && !s.Hand().Answers(w) {
			return w
		}
	}
	return engine.Waiting{}
}

// secretTitle says what for, as all may know.
func (s *scene) secretTitle() engine.Text {
	if w := s.secretFor(); !w.To.Empty() {
		return engine.Textf("Face down, for you %v", w.To)
	}
	return engine.Textf("Face down")
}
