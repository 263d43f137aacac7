package engine

import "time"

// Curve is a number over the time of a night: a line for each seat that has one,
// or a single line of the table's own.
type Curve struct {
	Label Text          `json:"label"`
	In    *Currency     `json:"in,omitempty"`   // it is money, in smallest units
	Goal  int           `json:"goal,omitempty"` // where it is won; 0: nowhere
	Span  time.Duration `json:"span"`           // from the first moment to the last, in the table's own time
	Lines []CurveLine   `json:"lines"`          // in the order of the table
}

// CurveLine is one line of a Curve. It stays at each point's number until the next.
type CurveLine struct {
	Seat   Seat         `json:"seat,omitempty"` // Room: the table's own
	Points []CurvePoint `json:"points"`         // at least one; the times rise
}

// CurvePoint is a number that came to stand at a moment of the night.
type CurvePoint struct {
	At time.Duration `json:"at"` // since the beginning, in the table's own time
	N  int           `json:"n"`
}

// Last is where the line ends.
func (l CurveLine) Last() int { return l.Points[len(l.Points)-1].N }

// Stood is the number that the line showed at a moment; false: it was not there yet.
func (l CurveLine) Stood(at time.Duration) (n int, ok bool) {
	for _, p := range l.Points {
		if p.At > at {
			break
		}
		n, ok = p.N, true
	}
	return n, ok
}

// Says words a number of the curve: as money, where it is.
func (c Curve) Says(n int) Text {
	if c.In != nil {
		return Textf("%v", c.In.Of(n))
	}
	return Textf("%d", n)
}

func (Curve) is() string { return "curve" }
