package engine

// Dial is a recorder with a needle: a salary.
type Dial struct {
	Label Text  `json:"label"`
	Seat  Seat  `json:"seat"`
	At    Money `json:"at"`
	Min   Money `json:"min,omitzero"` // where the scale begins
	Max   Money `json:"max"`
	Raise Money `json:"raise,omitzero"` // the newest step, as part of At
	Why   Text  `json:"why,omitzero"`   // what it was for: "for doubles"
	Gate  Money `json:"gate,omitzero"`  // from here up something more is allowed
	Opens Text  `json:"opens,omitzero"` // what that is: "Flexibility"
}

func (Dial) is() string { return "dial" }
