package engine

// Ladder is a level that goes down, or up, rung by rung: DEFCON.
type Ladder struct {
	Label Text `json:"label"`
	From  int  `json:"from"` // the rung where it begins: 5
	To    int  `json:"to"`   // the last one: 1
	At    int  `json:"at"`
	Says  Text `json:"says,omitzero"` // what the present rung means
	Next  Text `json:"next,omitzero"` // what comes next
}

func (Ladder) is() string { return "ladder" }
