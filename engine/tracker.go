package engine

import "fmt"

// NoLimit is the ceiling of a number that has none. A hidden number must have
// none that others can push it over: refusing them would tell.
const NoLimit = 1 << 40

// Tracker is one number the table keeps, with its range. A game lists them anew
// for each state, so there may be as many as the table has things to count. The
// list it stands in says where it lives, and so who sees it. The engine holds it
// to its range after every entry, and lets the table correct it; the game draws it.
type Tracker struct {
	Name     Word
	Of       string // what it counts at, if people named it: "Dallas"
	Seat     Seat   // whose, if it is one of a row face up
	Min, Max int
	At       *int
	In       *Currency // it is money, in smallest units
	Goal     int       // it is a way to this goal
	Purse    bool      // it is money that its owner pays with: what changes it is a payment
	Course   bool      // the report draws it over time, as it does purses and ways to a goal
}

// label is the tracker's name, with what it counts at.
func (t Tracker) label() Text {
	if t.Of != "" {
		return Textf("%v, %v", t.Name, t.Of)
	}
	return t.Name.Text()
}

func (r *Rules[P, H, B]) openTrackers(p *P) []Tracker {
	if r.Open == nil {
		return nil
	}
	return r.Open(p)
}

func (r *Rules[P, H, B]) ownTrackers(p *P, h *H) []Tracker {
	if r.Own == nil {
		return nil
	}
	return r.Own(p, h)
}

// inRange holds every tracker to its range. It is a refusal where the author
// can see the number; where only someone else can, it is a mistake in the
// rules, for a refusal would tell.
func (r *Rules[P, H, B]) inRange(s *State[P, H, B], by Seat) error {
	for _, t := range r.openTrackers(&s.Public) {
		if *t.At < t.Min || *t.At > t.Max {
			return t.refuseRange()
		}
	}
	for i := range s.Hands {
		for _, t := range r.ownTrackers(&s.Public, &s.Hands[i]) {
			if *t.At >= t.Min && *t.At <= t.Max {
				continue
			}
			if Seat(i+1) == by {
				return t.refuseRange()
			}
			return fmt.Errorf("engine: seat %d's %s is out of its range", i+1, t.Name)
		}
	}
	return nil
}

func (t Tracker) refuseRange() error {
	label := t.label()
	if t.Seat != Room {
		label = Textf("%v of %v", label, t.Seat)
	}
	if t.In != nil {
		return Refuse("%v: from %v to %v; this would make it %v.", label, t.In.Of(t.Min), t.In.Of(t.Max), t.In.Of(*t.At))
	}
	return Refuse("%v: from %d to %d; this would make it %d.", label, t.Min, t.Max, *t.At)
}
