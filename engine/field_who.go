package engine

import (
	"net/url"
	"slices"
	"strconv"
)

// Who asks for one of the seats. Where the bank is one of those to choose, it
// is seat 0 and spelled "bank".
type Who struct {
	Name  string `json:"name"`
	Label Text   `json:"label"`
	Among []Seat `json:"among"`
	Bank  bool   `json:"bank,omitempty"`
}

func (Who) is() string        { return "who" }
func (f Who) names() []string { return []string{f.Name} }

// TheBank is how a Who spells the bank.
const TheBank = "bank"

func (f Who) read(in url.Values, out *reading) error {
	s, err := one(in, f.Name, f.Label)
	if err != nil {
		return err
	}
	if f.Bank && s == TheBank {
		out.set(f.Name, 0, TheBank)
		return nil
	}
	n, ok := digits(s, 2)
	if !ok || !slices.Contains(f.Among, Seat(n)) {
		return Refuse("%v: choose one of those shown.", f.Label)
	}
	out.set(f.Name, n, strconv.Itoa(n))
	return nil
}
