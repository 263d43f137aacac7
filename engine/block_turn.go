package engine

// Turn says whose move it is.
type Turn struct {
	Seat Seat `json:"seat"` // Room: nobody's
	Says Text `json:"says"` // "has the turn"
}

func (Turn) is() string { return "turn" }
