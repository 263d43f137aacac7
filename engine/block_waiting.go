package engine

// Waiting says for whom the table waits, and for what. The kernel puts it on
// every screen from Rules.Waiting.
type Waiting struct {
	For    []Seat `json:"for"`              // nobody: the host
	To     Text   `json:"to"`               // "to choose a weapon"
	Beside bool   `json:"beside,omitempty"` // a part that stands beside the game waits, as for its pads
}

func (Waiting) is() string { return "waiting" }
