package pages

import (
	"slices"

	"croupier/engine"
)

// reached reports whether any phone has come in.
func reached(j Join) bool {
	return slices.ContainsFunc(j.Addresses, func(a Address) bool { return !a.Phone.IsZero() })
}

// alarmed says how many wrong codes there were, and from where.
func alarmed(a Alarm) engine.Text {
	if a.From == "" {
		return engine.Textf("Many wrong codes were typed: %d in the last minute, from %d addresses.", a.Tries, a.Addresses)
	}
	return engine.Textf("Many wrong codes were typed: %d in the last minute, from %v.", a.Tries, engine.Word(a.From))
}
