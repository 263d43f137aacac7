package engine

import (
	"encoding/json"
	"strconv"
	"strings"
)

// Currency is how a game counts its money. Inside, an amount is a whole number
// of the smallest unit; people type and read it as printed on the bills.
type Currency struct {
	Symbol string `json:"symbol,omitempty"` // before the number: "$"
	Unit   string `json:"unit,omitempty"`   // after it: "M"
	Scale  int    `json:"scale"`            // how many smallest units are a printed 1: 1, 2, 5, 10, 20 or 100
	Step   int    `json:"step"`             // amounts are a multiple of this, in smallest units
	Bills  []int  `json:"bills,omitempty"`  // quick amounts, in smallest units
}

// Money is an amount in smallest units, with its currency. It is written to
// JSON as that whole number.
type Money struct {
	N  int
	In Currency
}

// Of makes an amount of n smallest units.
func (c Currency) Of(n int) Money { return Money{n, c} }

// MarshalJSON writes the smallest units.
func (m Money) MarshalJSON() ([]byte, error) { return json.Marshal(m.N) }

// String is the amount as printed on the bills: "$6.5M".
func (m Money) String() string {
	sign, n := "", m.N
	if n < 0 {
		sign, n = "−", -n
	}
	return sign + m.In.Symbol + m.In.Spell(n) + m.In.Unit
}

// Figure is the number alone, whole part and fraction: "6" and ".5".
func (m Money) Figure() (whole, fraction string) {
	whole, fraction, ok := strings.Cut(m.In.Spell(m.N), ".")
	if ok {
		fraction = "." + fraction
	}
	return whole, fraction
}

// Spell writes an amount the one way the log keeps it: "2.5".
func (c Currency) Spell(n int) string {
	sign := ""
	if n < 0 {
		sign, n = "-", -n
	}
	scale := max(c.Scale, 1)
	s := sign + strconv.Itoa(n/scale)
	if rest := n % scale; rest > 0 {
		cents := strconv.Itoa(100 + rest*100/scale)[1:]
		s += "." + strings.TrimRight(cents, "0")
	}
	return s
}

// parse reads what somebody typed: digits, and a point or comma with one or two
// more. Signs, thousands marks, exponents and other scripts are refused.
func (c Currency) parse(typed string) (int, bool) {
	s := strings.TrimSpace(strings.Replace(typed, ",", ".", 1))
	whole, rest, pointed := strings.Cut(s, ".")
	n, ok := digits(whole, 9)
	if !ok || pointed && (len(rest) < 1 || len(rest) > 2) {
		return 0, false
	}
	scale := max(c.Scale, 1)
	n *= scale
	if pointed {
		cents, ok := digits((rest + "0")[:2], 2)
		if !ok || cents*scale%100 != 0 {
			return 0, false
		}
		n += cents * scale / 100
	}
	return n, true
}
