package views

import "croupier/engine"

// free is how many chairs are.
func free(j JoinPage) (n int) {
	for _, p := range j.People {
		if p.Name == "" {
			n++
		}
	}
	return n
}

// chair is the one that is chosen at first: what was sent, or the first free one.
func chair(j JoinPage) engine.Seat {
	if j.Seat > 0 && int(j.Seat) <= len(j.People) && j.People[j.Seat-1].Name == "" {
		return j.Seat
	}
	for i, p := range j.People {
		if p.Name == "" {
			return engine.Seat(i + 1)
		}
	}
	return engine.Room
}
