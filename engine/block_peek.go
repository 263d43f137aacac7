package engine

// Peek is for its viewer's eyes: face down until the phone is held. Everything
// on a screen that comes from a hand lies in one.
type Peek struct {
	Label  Text   `json:"label"`
	Inside Blocks `json:"inside"`
}

func (Peek) is() string { return "peek" }
