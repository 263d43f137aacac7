package engine

// Banner is what must stay in sight: a permanent event, a last round.
type Banner struct {
	Label Text `json:"label"`
	Text  Text `json:"text"`
}

func (Banner) is() string { return "banner" }
