package custom

// Chairs: one more for whoever comes late.

import (
	"strconv"

	"croupier/engine"
)

// mostChairs is how many a table has room for.
const mostChairs = 14

// MoreChairs puts up chairs for whoever comes late. The state has room for all there
// can be from the start, and an empty chair counts in nothing: so only the number
// changes that may be sat on.
type MoreChairs struct {
	Chairs int `json:"chairs"` // in all
}

// Fold puts them up.
func (e MoreChairs) Fold(s *State, _ engine.Step) { s.Public.Standing = e.Chairs }

// Line words it.
func (e MoreChairs) Line(engine.Seat) engine.Text {
	return engine.Textf("There are %d chairs at the table now.", e.Chairs)
}

// oneMorePads offer the next chair in one tap, while somebody sits on each: then
// whoever comes stands there.
func (p *Public) oneMorePads() []engine.Pad {
	if n := len(p.seatsWhere(func(c *Chair) bool { return c.Here })); n < p.Standing || n == mostChairs {
		return nil
	}
	return []engine.Pad{chairs.Pad(engine.Textf("One more chair"), engine.Fixed{Name: "chairs", Value: strconv.Itoa(p.Standing + 1), Whole: true})}
}

// chairsPad puts up one, or several.
func (p *Public) chairsPad() engine.Pad {
	n := min(p.Standing+1, mostChairs)
	pad := chairs.Pad(engine.Textf("More chairs"), engine.Number{Name: "chairs", Label: engine.Textf("How many in all"), Min: n, Max: mostChairs, Start: n}).
		Saying("%v chairs from now on", engine.Answer("chairs")).
		With("For who comes late. An empty chair counts for nothing.")
	if p.Standing == mostChairs {
		pad = pad.But("There are %d chairs; a table has no more.", mostChairs)
	}
	return pad
}
