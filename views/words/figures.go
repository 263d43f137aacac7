package words

import (
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"croupier/engine"
)

// Figure is a number as it is drawn: the whole part large, the fraction small,
// and how many signs it takes, for the style sheet to step it down.
type Figure struct {
	sign, symbol, whole, fraction, unit string
	pad                                 bool // leave the room of a missing fraction
}

// Signs is how many the figure takes.
func (f Figure) Signs() int { return utf8.RuneCountInString(f.sign + f.whole + f.fraction) }

// Len is the same for an attribute.
func (f Figure) Len() string { return strconv.Itoa(f.Signs()) }

// Bare is the figure without its symbols, where a label has them.
func (f Figure) Bare() Figure {
	f.symbol, f.unit = "", ""
	return f
}

// Plain is the figure in plain words, without its symbols.
func (f Figure) Plain() string { return f.sign + f.whole + f.fraction }

// Amount is money as a figure.
func Amount(m engine.Money) Figure {
	f := Figure{symbol: m.In.Symbol, unit: m.In.Unit}
	n := m
	if m.N < 0 {
		f.sign, n.N = "−", -m.N
	}
	whole, fraction := n.Figure()
	w, _ := strconv.Atoi(whole)
	f.whole, f.fraction = Count(w), fraction
	return f
}

// Column is money in a column: whole numbers keep the room of the fraction.
func Column(m engine.Money) Figure {
	f := Amount(m)
	f.symbol, f.unit = "", ""
	f.pad = f.fraction == "" && m.In.Scale > 1
	return f
}

// Number is a plain number as a figure.
func Number(n int) Figure {
	if n < 0 {
		return Figure{sign: "−", whole: Count(-n)}
	}
	return Figure{whole: Count(n)}
}

// Money is an amount in plain words, as printed on the bills: "$6.5M".
func Money(m engine.Money) string {
	f := Amount(m)
	return f.sign + f.symbol + f.whole + f.fraction + f.unit
}

// Currency is what stands over a column of amounts: "$M".
func Currency(c engine.Currency) string { return strings.TrimSpace(c.Symbol + c.Unit) }

// Long reports whether a name needs the smaller letters.
func Long(name string) bool { return utf8.RuneCountInString(name) > 12 }

// Hour is the time of day, where the table stands.
func Hour(t time.Time) string { return t.Local().Format("15:04") }

// Stamp is the same for machines.
func Stamp(t time.Time) string { return t.UTC().Format(time.RFC3339) }

// Ago is how long something has been so, in words: "2 min".
func Ago(d time.Duration) string {
	switch {
	case d < time.Minute:
		return Tr("a moment")
	case d < time.Hour:
		return Tr("%d min", int(d.Minutes()))
	}
	return Tr("%d h %d min", int(d.Hours()), int(d.Minutes())%60)
}

// Typed spells an amount as people type it, without marks: "6.5".
func Typed(c engine.Currency, n int) string {
	whole, fraction := c.Of(n).Figure()
	return strings.TrimSpace(whole + fraction)
}

// Attr spells a number for an attribute.
func Attr(n int) string { return strconv.Itoa(n) }

// Minutes is what is left of a clock: "1:24".
func Minutes(d time.Duration) string {
	s := int(max(d, 0).Round(time.Second).Seconds())
	rest := strconv.Itoa(100 + s%60)[1:]
	return strconv.Itoa(s/60) + ":" + rest
}

// Millis is a moment as scripts count it.
func Millis(t time.Time) string { return strconv.FormatInt(t.UnixMilli(), 10) }

// Day is when a table was opened.
func Day(t time.Time) string { return t.Local().Format("2 Jan 2006, 15:04") }

// Percent is a part of a whole, to one place: "12.5%".
func Percent(n, whole int) string {
	return strconv.FormatFloat(float64(n)*100/float64(whole), 'f', 1, 64) + "%"
}
