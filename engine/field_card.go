package engine

import "net/url"

// Card asks for a card by its numbers, and its name if somebody cares to write
// it. Night files may leave out a figure whose Min is 0.
type Card struct {
	Name    string      `json:"name"` // of the card's name among the answers
	Label   Text        `json:"label"`
	Figures []Number    `json:"figures"`
	Known   []KnownCard `json:"known,omitempty"` // to tap instead of typing
	Shelf   string      `json:"shelf,omitempty"` // the sort of card that it names; after a blank, other sorts whose things may be this card
	Power   *CardPower  `json:"power,omitempty"`
}

// KnownCard is a card that was seen before: its name, and its figures by name.
type KnownCard struct {
	Name    string         `json:"name"`
	Figures map[string]int `json:"figures"`
}

// CardPower lets the page say beforehand whether a card counts in full.
type CardPower struct {
	Figure string `json:"figure"` // which figure is what the card needs
	Have   int    `json:"have"`
}

func (Card) is() string { return "card" }
func (f Card) names() []string {
	out := []string{f.Name}
	for _, n := range f.Figures {
		out = append(out, n.Name)
	}
	return out
}

// words asks for the card's name.
func (f Card) words() Words {
	return Words{Name: f.Name, Label: f.Label, Most: 60, Blank: true, Shelf: f.Shelf}
}

func (f Card) read(in url.Values, out *reading) error {
	if err := f.words().read(in, out); err != nil {
		return err
	}
	for _, n := range f.Figures {
		if len(in[n.Name]) == 0 && n.Min == 0 {
			out.set(n.Name, 0)
			continue
		}
		if err := n.read(in, out); err != nil {
			return err
		}
		if out.values[n.Name] == 0 {
			out.spelled.Del(n.Name)
		}
	}
	return nil
}
