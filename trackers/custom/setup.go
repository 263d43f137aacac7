package custom

import "croupier/engine"

// setup is a table with nothing on it but its chairs.
func setup(s *State, opened engine.Setup, _ engine.Step) {
	s.Public = Public{Chairs: make([]Chair, len(s.Hands)), Standing: opened.Seats}
}

// Title is what the table is called.
type Title struct {
	Title string `json:"title"`
}

// Fold names the table.
func (e Title) Fold(s *State, _ engine.Step) { s.Public.Title = e.Title }

// Line words it.
func (e Title) Line(engine.Seat) engine.Text { return engine.Textf("This table is “%v”.", e.Title) }

func titlePad() engine.Pad {
	return title.Pad(engine.Textf("Name the table"), engine.Words{Name: "title", Label: engine.Textf("Name"), Most: nameLetters})
}

func titleOf(p Public) (t engine.Text) {
	if p.Title != "" {
		t = engine.Textf("%v", p.Title)
	}
	return t
}
