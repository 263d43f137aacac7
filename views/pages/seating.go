package pages

import (
	"slices"

	"croupier/engine"
)

// free is how many chairs are.
func free(j JoinPage) (n int) {
	for _, p := range j.People {
		if p.Name == "" {
			n++
		}
	}
	return n
}

// chair is the one that is chosen at first: what was sent, or the only free one.
// Seats go clockwise, so that each guest must say which is theirs.
func chair(j JoinPage) engine.Seat {
	if j.Seat > 0 && int(j.Seat) <= len(j.People) && j.People[j.Seat-1].Name == "" {
		return j.Seat
	}
	if free(j) == 1 {
		return engine.Seat(1 + slices.IndexFunc(j.People, func(p engine.Person) bool { return p.Name == "" }))
	}
	return engine.Room
}

// follows is where the page looks who sits by now, and whether the host said yes.
func follows(j JoinPage) string {
	if j.Moves > 0 {
		return ""
	}
	return j.Action
}
