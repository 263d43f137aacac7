package pages

import (
	"croupier/engine"
	"croupier/views/fields"
)

// hasHead reports whether something else stands where the title would.
func (s *scene) hasHead() bool {
	return s.Over || len(fields.BlocksOf[engine.Moment](s.Blocks)) > 0 || len(fields.BlocksOf[engine.Turn](s.Blocks)) > 0
}

// mostCrowd is as closely as the right side of a wall is ever packed.
const mostCrowd = 3

// crowd is how many things more there are on the right side of a wall than fit
// it at their usual size: a fight and a vote of the table, say.
func (s *scene) crowd() int {
	things := len(s.matter()) + len(fields.BlocksOf[engine.Banner](s.Blocks))
	return min(max(things-2, 0), mostCrowd)
}

// missingSeats are the seats that the table waits for and whose phones are gone.
func (s *scene) missingSeats() (out []engine.Seat) {
	for _, w := range fields.BlocksOf[engine.Waiting](s.Blocks) {
		for _, seat := range w.For {
			if s.gone(seat) && seat != s.Viewer {
				out = append(out, seat)
			}
		}
	}
	return out
}

// phoneIsThere reports whether anybody's phone is at the table.
func (s *scene) phoneIsThere() bool {
	for i, p := range s.t.Presence {
		if p.Live && s.People[i].Phone {
			return true
		}
	}
	return false
}

// gone reports whether a seat's phone was there and is no longer.
func (s *scene) gone(seat engine.Seat) bool {
	if seat < 1 || int(seat) > len(s.People) || !s.People[seat-1].Phone || s.People[seat-1].Open {
		return false
	}
	p := s.t.Presence[seat-1]
	return !p.Live && p.Gone > 0
}

// winners words who won, by the first places of the first ranking.
func winners(rs []engine.Ranking) engine.Text {
	var first []engine.Seat
	if len(rs) > 0 {
		for _, p := range rs[0].Places {
			if p.Place == 1 {
				first = append(first, p.Seat)
			}
		}
	}
	switch len(first) {
	case 0:
		return engine.Textf("The game is over.")
	case 1:
		return engine.Textf("%v wins.", first[0])
	}
	return engine.Textf("%v win together.", engine.SeatList(first))
}

// toldClass is how what followed from an entry is written: on a wall it is only read
// out where the same stands large above.
func (s *scene) toldClass() string {
	if s.Device() == "room" && len(fields.BlocksOf[engine.Moment](s.Blocks)) > 0 {
		return "unseen"
	}
	return "told"
}
