package engine

// Steps are the phases of a turn in their order, and which is the present one.
type Steps struct {
	Label Text   `json:"label"`
	Names []Word `json:"names"`
	At    int    `json:"at"` // an index into Names; before the first: -1
}

func (Steps) is() string { return "steps" }
