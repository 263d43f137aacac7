package engine

// Clash is a fight between two sides: troops, covered or open cards, what they
// count, hits, and the rounds before.
type Clash struct {
	Title  Text         `json:"title"`         // "Combat for Dallas"
	Sides  [2]ClashSide `json:"sides"`         // the assailant first
	Round  int          `json:"round"`         // in this set, from 1
	Set    int          `json:"set"`           // how many rounds a set has
	Rounds []ClashRound `json:"rounds"`        // those played in this set
	Says   Text         `json:"says,omitzero"` // how things stand: "Ada may withdraw."
}

// ClashSide is one side of a Clash.
type ClashSide struct {
	Seat  Seat       `json:"seat"` // Room: nobody's, such as a mob
	Name  Text       `json:"name"` // who fights
	Pips  Pips       `json:"pips"`
	State SlotState  `json:"state"`
	Card  *ClashCard `json:"card,omitempty"` // face up; nil while it is covered or not chosen
}

// SlotState is how a side's card lies.
type SlotState string

const (
	SlotEmpty SlotState = "empty"    // nothing is asked of this side now
	SlotOpen  SlotState = "choosing" // a card is asked for
	SlotDown  SlotState = "down"     // chosen, face down
	SlotUp    SlotState = "up"       // face up
)

// ClashCard is a card that was turned over.
type ClashCard struct {
	Name  Text `json:"name,omitzero"`
	Shown int  `json:"shown"` // the damage printed on it
	Needs int  `json:"needs"`
	Count int  `json:"count"` // what it counted
	Hits  int  `json:"hits"`  // what its side lost
	Why   Text `json:"why"`   // "full damage", "needs 3, had 2"
}

// ClashRound is one round that was played: what each side's card counted, and
// what each side lost.
type ClashRound struct {
	Count [2]int `json:"count"`
	Lost  [2]int `json:"lost"`
}

func (Clash) is() string { return "clash" }
