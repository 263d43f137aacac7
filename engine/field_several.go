package engine

import (
	"net/url"
	"slices"
)

// Several asks for some of several things. The entry is given a list of values.
// Where Most is 0 nothing can be chosen now, and nothing is drawn.
type Several struct {
	Name  string `json:"name"`
	Label Text   `json:"label"`
	Among []Item `json:"among"`
	Least int    `json:"least"`
	Most  int    `json:"most"`
	Over  Text   `json:"over,omitzero"` // why more than Most is refused; a plain range if empty
}

func (Several) is() string        { return "several" }
func (f Several) names() []string { return []string{f.Name} }

func (f Several) read(in url.Values, out *reading) error {
	if len(in[f.Name]) > f.Most && !f.Over.Empty() {
		return Refusal{f.Over}
	}
	chosen := []string{}
	for _, i := range f.Among { // in the pad's order, whatever order they came in
		if slices.Contains(in[f.Name], i.Value) {
			chosen = append(chosen, i.Value)
		}
	}
	if len(chosen) != len(in[f.Name]) {
		return Refuse("%v: choose each of those shown once at most.", f.Label)
	}
	if n := len(chosen); n < f.Least || n > f.Most {
		return Refuse("%v: choose %d to %d; you chose %d.", f.Label, f.Least, f.Most, n)
	}
	out.set(f.Name, chosen, chosen...)
	return nil
}
