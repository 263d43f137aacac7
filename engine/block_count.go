package engine

// Count is a plain number with its label.
type Count struct {
	Label Text `json:"label"`
	N     int  `json:"n"`
	Of    int  `json:"of,omitempty"` // the most there can be, if that matters
}

func (Count) is() string { return "count" }
