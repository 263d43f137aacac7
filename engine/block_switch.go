package engine

// Switch is a thing that is so or not.
type Switch struct {
	Label Text `json:"label"` // what is so: "Trident is on the board"
	On    bool `json:"on"`
}

func (Switch) is() string { return "switch" }
