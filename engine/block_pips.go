package engine

// Pips are troops drawn one pip a point of value, with their wounds.
type Pips struct {
	Label Text   `json:"label"`
	Seat  Seat   `json:"seat"` // Room: nobody's, such as a mob
	Ranks []Rank `json:"ranks"`
}

// Rank is the troops of one sort in a Pips.
type Rank struct {
	Name  Word `json:"name"`           // of one: "soldier"
	Worth int  `json:"worth"`          // points of value each, at full strength
	N     int  `json:"n"`              // how many stand
	Hurt  int  `json:"hurt,omitempty"` // points that the first of them has lost
	Fell  int  `json:"fell,omitempty"` // how many have been removed in this fight
}

// Value is the points that all of them are worth now.
func (p Pips) Value() (n int) {
	for _, r := range p.Ranks {
		n += r.N*r.Worth - r.Hurt
	}
	return n
}

func (Pips) is() string { return "pips" }
