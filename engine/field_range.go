package engine

// beyond refuses a figure outside its range: the bound that it passed, and what was
// given. Words of the rule itself, where a field has them, go before.
func beyond(label Text, under bool, least, most, given any) error {
	if under {
		return Refuse("%v: at least %v; you gave %v.", label, least, given)
	}
	return Refuse("%v: at most %v; you gave %v.", label, most, given)
}
