package engine

import (
	"net/url"
	"slices"
)

// Choice asks for one of several things.
type Choice struct {
	Name  string `json:"name"`
	Label Text   `json:"label"`
	Among []Item `json:"among"`
	Start string `json:"start,omitempty"` // what is chosen at first; empty: nothing
}

func (Choice) is() string        { return "choice" }
func (f Choice) names() []string { return []string{f.Name} }

// Free are the things that may still be chosen.
func (f Choice) Free() []Item {
	return slices.DeleteFunc(slices.Clone(f.Among), func(i Item) bool { return i.Taken })
}

func (f Choice) read(in url.Values, out *reading) error {
	s, err := one(in, f.Name, f.Label)
	if err != nil {
		return err
	}
	i := slices.IndexFunc(f.Among, func(i Item) bool { return i.Value == s })
	if i < 0 {
		return Refuse("%v: choose one of those shown.", f.Label)
	}
	if it := f.Among[i]; it.Taken {
		return Refuse("%v: %v.", it.Label, it.Note)
	}
	out.set(f.Name, s, s)
	return nil
}
