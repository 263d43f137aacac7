package clash

import "croupier/engine"

// Weapon is a card that is played in a round.
type Weapon struct {
	Name    string // as somebody typed it; may be empty
	Damage  int    // printed on it
	Needs   int    // the troop value it needs behind it
	Special int    // its damage where its own clan plays it; 0: it is not theirs
}

// Terms are the house rules about what a weapon needs. The zero Terms are the
// rulebook's.
type Terms struct {
	NeedsNothing  bool // a card never asks what stands behind it
	SpecialAnyway bool // a special bonus counts with too few troops, too
}

// Effect is the damage that a weapon does with troops of that value behind it,
// and why: nothing where it needs more, else what is printed, or what it is
// worth to its own clan.
func (t Terms) Effect(w Weapon, value int) (damage int, why engine.Text) {
	short := w.Needs > value && !t.NeedsNothing
	switch {
	case w.Special > 0 && (!short || t.SpecialAnyway):
		return w.Special, engine.Textf("special weapon")
	case short:
		return 0, engine.Textf("needs %d, had %d", w.Needs, value)
	}
	return w.Damage, engine.Textf("full damage")
}

// Hits are what each of two sides takes: the difference of their damages falls
// on the lower one, and nothing where they are equal.
func Hits(damage [2]int) [2]int {
	return [2]int{max(damage[1]-damage[0], 0), max(damage[0]-damage[1], 0)}
}
