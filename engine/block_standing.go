package engine

// Standing is the seats as rows: who, whose turn it is, and a few cells each.
type Standing struct {
	Columns []Text        `json:"columns"` // a label for each cell
	Rows    []StandingRow `json:"rows"`    // in the order of the table
}

// StandingRow is one seat of a Standing.
type StandingRow struct {
	Seat  Seat   `json:"seat"`
	Turn  bool   `json:"turn,omitempty"`
	Out   bool   `json:"out,omitempty"` // no longer in the game
	Note  Text   `json:"note,omitzero"` // a second line under the name: a clan, a role
	Cells Blocks `json:"cells"`         // a Track, Purse, Pips, Count, Switch or Note each, as many as columns
}

func (Standing) is() string { return "standing" }
