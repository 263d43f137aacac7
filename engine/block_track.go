package engine

// Track is a seat's mark on its way from 0 to a goal.
type Track struct {
	Label Text `json:"label"`
	Seat  Seat `json:"seat"`
	At    int  `json:"at"`
	Goal  int  `json:"goal"` // reached or passed: won
}

func (Track) is() string { return "track" }
