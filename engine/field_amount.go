package engine

import (
	"net/url"
	"strings"
)

// Amount asks for money, typed as printed on the bills ("2.5" or "2,5"). The
// entry is given smallest units. Where Min lies below 0, debts are typed with a
// minus. (Its JSON is "money".)
type Amount struct {
	Name  string   `json:"name"`
	Label Text     `json:"label"`
	Min   int      `json:"min"` // smallest units
	Max   int      `json:"max"`
	Have  int      `json:"have,omitempty"` // what the payer has: the page says what is kept
	In    Currency `json:"in"`
	Start int      `json:"start,omitempty"` // what stands there at first, in smallest units
	Over  Text     `json:"over,omitzero"`   // why more than Max is refused, with its Answer; the plain bound if empty
}

func (Amount) is() string        { return "money" }
func (f Amount) names() []string { return []string{f.Name} }

func (f Amount) read(in url.Values, out *reading) error {
	s, err := one(in, f.Name, f.Label)
	switch {
	case f.leftEmpty(in):
		s = "0"
	case err != nil:
		return err
	}
	s, negative := minus(s, f.Min)
	n, ok := f.In.parse(s)
	if negative {
		n = -n
	}
	switch {
	case !ok || n%max(f.In.Step, 1) != 0:
		return Refuse("%v: give an amount in steps of %v.", f.Label, f.In.Of(max(f.In.Step, 1)))
	case n > f.Max && !f.Over.Empty():
		return Refusal{f.Over.answered(f.Name, f.In.Of(n))}
	case n < f.Min || n > f.Max:
		return beyond(f.Label, n < f.Min, f.In.Of(f.Min), f.In.Of(f.Max), f.In.Of(n))
	}
	out.set(f.Name, n, f.In.Spell(n))
	return nil
}

// leftEmpty reports whether nothing was typed where the page then shows a 0:
// that is what was answered.
func (f Amount) leftEmpty(in url.Values) bool {
	return f.Start == 0 && len(in[f.Name]) == 1 && strings.TrimSpace(in[f.Name][0]) == ""
}
