package engine

// Dial is a recorder with a needle: a salary.
type Dial struct {
	Label Text  `json:"label"`
	Seat  Seat  `json:"seat"`
	At    Money `json:"at"`
	Max   Money `json:"max"`
	Raise Money `json:"raise,omitzero"` // the newest step, as part of At
}

func (Dial) is() string { return "dial" }
