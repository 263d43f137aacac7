package views

import "croupier/engine"

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

// secretHint says whether the table waits for a secret, as all may know.
func (s scene) secretHint() engine.Text {
	for _, w := range blocksOf[engine.Waiting](s) {
		for _, seat := range w.For {
			if seat == s.Viewer {
				return engine.Textf("The table waits for you %v.", w.To)
			}
		}
	}
	return engine.Textf("What you choose in secret lies here.")
}
