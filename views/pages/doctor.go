package pages

import (
	"slices"

	"croupier/engine"
)

// phoneReached reports whether any phone has come in.
func phoneReached(j Join) bool {
	return slices.ContainsFunc(j.Addresses, func(a Address) bool { return !a.Phone.IsZero() })
}

// alarmText says how many wrong codes there were, and from where.
func alarmText(a Alarm) engine.Text {
	if a.From == "" {
		return engine.Textf("Many wrong codes were typed: %d in the last minute, from %d addresses.", a.Tries, a.Addresses)
	}
	return engine.Textf("Many wrong codes were typed: %d in the last minute, from %v.", a.Tries, engine.Word(a.From))
}
