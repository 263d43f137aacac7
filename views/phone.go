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

// purseName is what stands beside the own money: its unit, or its name.
func purseName(label string, in engine.Currency) string {
	if c := currency(in); c != "" {
		return c
	}
	return label
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
// know; where a card lies open in the hand, that comes first.
func (s *scene) secretDue() bool { return s.awaited() && !s.hand().due() }

// secretTitle says what for, as all may know.
func (s *scene) secretTitle() engine.Text {
	if s.secretDue() {
		for _, w := range blocksOf[engine.Waiting](s) {
			if slices.Contains(w.For, s.Viewer) {
				return engine.Textf("Face down, for you %v", w.To)
			}
		}
	}
	return engine.Textf("Face down")
}
