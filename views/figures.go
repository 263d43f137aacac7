package views

import (
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"croupier/engine"
)

// figure is a number as it is drawn: the whole part large, the fraction small,
// and how many signs it takes, for the style sheet to step it down.
type figure struct {
	sign, symbol, whole, fraction, unit string
	pad                                 bool // leave the room of a missing fraction
}

// signs is how many the figure takes.
func (f figure) signs() int { return utf8.RuneCountInString(f.sign + f.whole + f.fraction) }

// len is the same for an attribute.
func (f figure) len() string { return strconv.Itoa(f.signs()) }

// amount is money as a figure.
func amount(m engine.Money) figure {
	f := figure{symbol: m.In.Symbol, unit: m.In.Unit}
	n := m
	if m.N < 0 {
		f.sign, n.N = "−", -m.N
	}
	whole, fraction := n.Figure()
	w, _ := strconv.Atoi(whole)
	f.whole, f.fraction = count(w), fraction
	return f
}

// column is money in a column: whole numbers keep the room of the fraction.
func column(m engine.Money) figure {
	f := amount(m)
	f.symbol, f.unit = "", ""
	f.pad = f.fraction == "" && m.In.Scale > 1
	return f
}

// number is a plain number as a figure.
func number(n int) figure {
	if n < 0 {
		return figure{sign: "−", whole: count(-n)}
	}
	return figure{whole: count(n)}
}

// money is an amount in plain words, as printed on the bills: "$6.5M".
func money(m engine.Money) string {
	f := amount(m)
	return f.sign + f.symbol + f.whole + f.fraction + f.unit
}

// currency is what stands over a column of amounts: "$M".
func currency(c engine.Currency) string { return strings.TrimSpace(c.Symbol + c.Unit) }

// long reports whether a name needs the smaller letters.
func long(name string) bool { return utf8.RuneCountInString(name) > 12 }

// hour is the time of day, where the table stands.
func hour(t time.Time) string { return t.Local().Format("15:04") }

// stamp is the same for machines.
func stamp(t time.Time) string { return t.UTC().Format(time.RFC3339) }

// ago is how long something has been so, in words: "2 min".
func ago(d time.Duration) string {
	switch {
	case d < time.Minute:
		return tr("a moment")
	case d < time.Hour:
		return tr("%d min", int(d.Minutes()))
	}
	return tr("%d h %d min", int(d.Hours()), int(d.Minutes())%60)
}

// typed spells an amount as people type it, without marks: "6.5".
func typed(c engine.Currency, n int) string {
	whole, fraction := c.Of(n).Figure()
	return strings.TrimSpace(whole + fraction)
}

// attr spells a number for an attribute.
func attr(n int) string { return strconv.Itoa(n) }
