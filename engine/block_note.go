package engine

// Note is a sentence.
type Note struct {
	Text Text `json:"text"`
}

func (Note) is() string { return "note" }
