package engine

import "net/url"

// Choice asks for one of several things.
type Choice struct {
	Name  string `json:"name"`
	Label Text   `json:"label"`
	Among []Item `json:"among"`
	Start string `json:"start,omitempty"` // what is chosen at first; empty: nothing
}

func (Choice) is() string        { return "choice" }
func (f Choice) names() []string { return []string{f.Name} }

func (f Choice) read(in url.Values, out *reading) error {
	s, err := one(in, f.Name, f.Label)
	if err != nil {
		return err
	}
	if !among(f.Among, s) {
		return Refuse("%v: choose one of those shown.", f.Label)
	}
	out.set(f.Name, s, s)
	return nil
}
