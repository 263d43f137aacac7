package engine

import (
	"net/url"
	"strconv"
	"strings"
)

// Number asks for a whole number between Min and Max. Where Min lies below 0 it
// may be typed with a minus.
type Number struct {
	Name  string `json:"name"`
	Label Text   `json:"label"`
	Min   int    `json:"min"`
	Max   int    `json:"max"`
	Start int    `json:"start,omitempty"` // where the stepper stands at first, if it is in range
	Hint  Text   `json:"hint,omitzero"`   // "1 each, you have 12.5"
	Blank Text   `json:"blank,omitzero"`  // the field stands empty at first, so that nobody enters what nobody typed; and this is the refusal while it does
	Over  Text   `json:"over,omitzero"`   // why more than Max is refused, with its Answer; the plain bound if empty
}

func (Number) is() string        { return "number" }
func (f Number) names() []string { return []string{f.Name} }

func (f Number) read(in url.Values, out *reading) error {
	if !f.Blank.Empty() && strings.TrimSpace(strings.Join(in[f.Name], "")) == "" {
		return Refusal{f.Blank}
	}
	s, err := one(in, f.Name, f.Label)
	if err != nil {
		return err
	}
	n, ok := whole(s, f.Min)
	if !ok {
		return Refuse("%v: give a whole number from %d to %d.", f.Label, f.Min, f.Max)
	}
	switch {
	case n >= f.Min && n <= f.Max:
	case n > f.Max && !f.Over.Empty():
		return Refusal{f.Over.answered(f.Name, n)}
	case f.Min == f.Max:
		return Refuse("%v: only %d is possible here; you gave %d.", f.Label, f.Min, n)
	default:
		return beyond(f.Label, n < f.Min, f.Min, f.Max, n)
	}
	out.set(f.Name, n, strconv.Itoa(n))
	return nil
}

// whole reads a whole number of at most nine digits, with a minus where the
// range goes below 0.
func whole(s string, least int) (int, bool) {
	if s, negative := minus(s, least); negative {
		n, ok := digits(s, 9)
		return -n, ok
	}
	return digits(s, 9)
}

// minus cuts off the minus that a number below 0 is typed with, where there may
// be such: a hyphen, or the sign that figures are printed with.
func minus(s string, least int) (rest string, negative bool) {
	for _, sign := range []string{"-", "−"} {
		if rest, ok := strings.CutPrefix(s, sign); ok && least < 0 {
			return rest, true
		}
	}
	return s, false
}
