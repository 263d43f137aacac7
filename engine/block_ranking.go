package engine

// Ranking is the end: places from the first, ties shared.
type Ranking struct {
	Label  Text    `json:"label"`
	Places []Place `json:"places"`
}

// Place is one line of a Ranking.
type Place struct {
	Seat  Seat `json:"seat"`
	Place int  `json:"place"` // from 1
	What  Text `json:"what"`  // "10 respect"
}

func (Ranking) is() string { return "ranking" }
