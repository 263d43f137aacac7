package engine

import (
	"net/url"
	"strconv"
)

// Number asks for a whole number between Min and Max.
type Number struct {
	Name  string `json:"name"`
	Label Text   `json:"label"`
	Min   int    `json:"min"`
	Max   int    `json:"max"`
	Start int    `json:"start,omitempty"` // where the stepper stands at first, if it is in range
	Hint  Text   `json:"hint,omitzero"`   // "1 each, you have 12.5"
}

func (Number) is() string        { return "number" }
func (f Number) names() []string { return []string{f.Name} }

func (f Number) read(in url.Values, out *reading) error {
	s, err := one(in, f.Name, f.Label)
	if err != nil {
		return err
	}
	n, ok := digits(s, 9)
	if !ok {
		return Refuse("%v: give a whole number from %d to %d.", f.Label, f.Min, f.Max)
	}
	if n < f.Min || n > f.Max {
		return Refuse("%v goes from %d to %d; you gave %d.", f.Label, f.Min, f.Max, n)
	}
	out.set(f.Name, n, strconv.Itoa(n))
	return nil
}
