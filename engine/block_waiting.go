package engine

// Waiting says for whom the table waits, and for what. The kernel puts it on
// every screen from Rules.Waiting.
type Waiting struct {
	For []Seat `json:"for"` // nobody: the host
	To  Text   `json:"to"`  // "to choose a weapon"
}

func (Waiting) is() string { return "waiting" }
