package engine

// Checklist is what to do with the real board, in order.
type Checklist struct {
	Label Text        `json:"label"`
	Items []CheckItem `json:"items"`
}

// CheckItem is one line of a Checklist.
type CheckItem struct {
	Text Text `json:"text"`
	Done bool `json:"done,omitempty"` // what the table's log shows as done
}

func (Checklist) is() string { return "checklist" }
