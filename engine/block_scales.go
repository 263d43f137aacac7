package engine

// Scales are a vote that was opened: two pans, and what lies in each and why.
type Scales struct {
	Title   Text   `json:"title"`
	Pans    [2]Pan `json:"pans"`    // for first
	Verdict Text   `json:"verdict"` // "Accepted"
}

// Pan is one side of a Scales.
type Pan struct {
	Label  Text     `json:"label"`
	Total  int      `json:"total"`
	Weighs []Weight `json:"weighs"`
}

// Weight is one vote in a Pan.
type Weight struct {
	Seat Seat `json:"seat"`
	N    int  `json:"n"`
	Why  Text `json:"why,omitzero"` // "argument +2, Senator +1"
}

func (Scales) is() string { return "scales" }
