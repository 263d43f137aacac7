package engine

// Moment is what has just turned face up for everybody at once: views count it
// in, 3-2-1, when it comes.
type Moment struct {
	Mark  string `json:"mark"` // the occasion: each is counted in once
	Title Text   `json:"title"`
	Lines []Text `json:"lines,omitempty"`
}

func (Moment) is() string { return "moment" }
