package main

import (
	"fmt"
	"slices"
	"strings"
	"time"
)

// sheet is the table of figures.
type sheet struct{ rows []row }

type row struct{ what, measured, target string }

func (t *sheet) add(what, target, format string, args ...any) {
	t.rows = append(t.rows, row{what, fmt.Sprintf(format, args...), target})
}

func (t *sheet) markdown() string {
	var b strings.Builder
	b.WriteString("| what | measured | target |\n|---|---|---|\n")
	for _, r := range t.rows {
		fmt.Fprintf(&b, "| %s | %s | %s |\n", r.what, r.measured, r.target)
	}
	return b.String()
}

// spans are times taken.
type spans []time.Duration

// part is the time that this part of them does not pass: part(.5) is the median.
func (s spans) part(of float64) time.Duration {
	if len(s) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(s))
	return sorted[min(len(sorted)-1, int(of*float64(len(sorted))))]
}

func ms(d time.Duration) string { return fmt.Sprintf("%.2f ms", float64(d)/1e6) }
