package engine

// Offers is what lies before whom.
type Offers struct {
	Label Text    `json:"label"`
	Rows  []Offer `json:"rows"`
}

// Offer is one line of an Offers.
type Offer struct {
	Seat Seat `json:"seat"`
	What Text `json:"what"`
}

func (Offers) is() string { return "offers" }
