package engine

import "net/url"

// Fixed is an answer that the pad gives by itself: which entry an undo strikes,
// to whom an offer goes. It is not asked, and no other answer is taken.
type Fixed struct {
	Name  string `json:"name"`
	Value string `json:"value"`
	Whole bool   `json:"whole,omitempty"` // the entry is given a whole number
}

func (Fixed) is() string        { return "fixed" }
func (f Fixed) names() []string { return []string{f.Name} }

func (f Fixed) read(in url.Values, out *reading) error {
	if len(in[f.Name]) != 1 || in.Get(f.Name) != f.Value {
		return Refuse("That is not offered. Look again.")
	}
	if n, ok := digits(f.Value, 9); ok && f.Whole {
		out.set(f.Name, n, f.Value)
	} else {
		out.set(f.Name, f.Value, f.Value)
	}
	return nil
}
