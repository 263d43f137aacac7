package engine

// Rack is a small matrix: companies and chips, territories and what lies there.
type Rack struct {
	Label   Text      `json:"label"`
	Columns []Text    `json:"columns"`
	Rows    []RackRow `json:"rows"`
}

// RackRow is one row of a Rack, with as many cells as columns.
type RackRow struct {
	Label Text   `json:"label"`
	Cells []Text `json:"cells"`
	Full  bool   `json:"full,omitempty"` // at its limit, or somehow the one that matters
}

func (Rack) is() string { return "rack" }
