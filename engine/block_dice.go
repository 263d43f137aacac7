package engine

// Dice is a roll: who, what fell, and whether the program rolled it.
type Dice struct {
	Seat   Seat  `json:"seat"`
	Faces  []int `json:"faces"`
	Sides  int   `json:"sides,omitempty"`  // of each, where they have more than six
	Rolled bool  `json:"rolled,omitempty"` // by the program; else it was typed
	Says   Text  `json:"says,omitzero"`    // what it means, its chance
}

func (Dice) is() string { return "dice" }
