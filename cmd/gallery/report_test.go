package main

import (
	"strings"
	"testing"
)

// The report's button prints, and on paper it is day, whatever light the page is
// read by; after that it is as before.
func TestTheReportIsPrintedByDay(t *testing.T) {
	t.Parallel()
	b := browse(t, &gallery{}, 1280, 800)
	b.open("/page/report")
	light := `String(document.documentElement.dataset.theme)`
	b.run(`window.print = () => { window.printed = true }; document.querySelector("[data-print]").click()`)
	if !value[bool](b, `window.printed === true`) {
		t.Error("the button does not print")
	}
	for _, chosen := range []string{"dark", "undefined"} {
		b.run(`const html = document.documentElement; if ("` + chosen + `" === "dark") html.dataset.theme = "dark"; else delete html.dataset.theme`)
		b.run(`dispatchEvent(new Event("beforeprint"))`)
		if got := value[string](b, light); got != "light" {
			t.Errorf("on paper the theme is %s", got)
		}
		b.run(`dispatchEvent(new Event("afterprint"))`)
		if got := value[string](b, light); got != chosen {
			t.Errorf("after printing the theme is %s, was %s", got, chosen)
		}
	}
}

// Every line of a curve is told by more than its colour: its symbol is on it, its
// stroke is its own, and its name stands where it ends.
func TestCurvesAreReadWithoutColour(t *testing.T) {
	t.Parallel()
	b := browse(t, &gallery{}, 1280, 800)
	b.open("/page/report-long")
	for _, fault := range strings.Fields(value[string](b, `[...document.querySelectorAll(".plot")].flatMap(p => {
  const lines = [...p.querySelectorAll(".line")], out = []
  const strokes = new Set(lines.map(l => { const s = getComputedStyle(l); return s.strokeDasharray + "/" + s.strokeWidth }))
  if (strokes.size < lines.length) out.push("strokes:" + strokes.size + "-of-" + lines.length)
  if (p.querySelectorAll(".worn").length < lines.length) out.push("symbols:" + p.querySelectorAll(".worn").length)
  const rows = [...p.querySelectorAll(".names li")].map(li => li.getBoundingClientRect())
  if (rows.length !== lines.length) out.push("names:" + rows.length)
  rows.forEach((r, i) => { if (i > 0 && r.top < rows[i - 1].bottom - 1) out.push("names-overlap:" + i) })
  return out
}).join(" ")`)) {
		t.Error(fault)
	}
}
