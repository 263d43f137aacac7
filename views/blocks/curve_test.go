package blocks

import (
	"math"
	"strings"
	"testing"
	"time"

	"croupier/engine"
)

// The scale names at most six round numbers, 0 and the goal within.
func TestScaleOfACurve(t *testing.T) {
	halves := &engine.Currency{Symbol: "$", Unit: "M", Scale: 2, Step: 1}
	for _, c := range []struct {
		low, high, goal int
		in              *engine.Currency
		want            string
	}{
		{0, 1, 0, nil, "1 0"},
		{3, 9, 10, nil, "10 8 6 4 2 0"},
		{0, 0, 0, nil, "1 0"},
		{-7, 31, 0, nil, "40 30 20 10 0 −10"},
		{0, 13, 0, halves, "8 6 4 2 0"},
		{0, 1, 0, halves, "0.5 0"},
		{0, 1_000_000, 0, nil, "1,000,000 800,000 600,000 400,000 200,000 0"},
	} {
		p := newPlot(engine.Curve{In: c.in, Goal: c.goal, Span: time.Hour, Lines: []engine.CurveLine{{Points: []engine.CurvePoint{{N: c.low}, {At: 1, N: c.high}}}}})
		var got []string
		for _, n := range p.levels {
			got = append(got, p.scaled(n))
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%d to %d, goal %d: the scale says %v, want %s", c.low, c.high, c.goal, got, c.want)
		}
	}
}

// The scale of time names two to five moments, however long the night was.
func TestHoursOfACurve(t *testing.T) {
	for span := 2 * time.Second; span < 1000*time.Hour; span = span*3/2 + time.Second {
		hours := hoursOf(span)
		if n := len(hours); n < 2 || n > 6 || hours[n-1] > span {
			t.Errorf("%v: %v", span, hours)
		}
	}
}

// Every name has a row of its own, inside the picture, in the order of the lines.
func TestNamesOfACurve(t *testing.T) {
	for _, ends := range [][]int{{5}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, {9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9}, {1, 2, 2, 2, 9, 3}} {
		b := engine.Curve{Goal: 10, Span: time.Hour}
		for i, n := range ends {
			b.Lines = append(b.Lines, engine.CurveLine{Seat: engine.Seat(i + 1), Points: []engine.CurvePoint{{N: n}}})
		}
		before, last := -1, math.MaxInt
		for _, l := range newPlot(b).lines {
			if l.row <= before || l.row >= curveSlots || l.Last() > last {
				t.Errorf("%v: row %d after %d for %d after %d", ends, l.row, before, l.Last(), last)
			}
			before, last = l.row, l.Last()
		}
	}
}

// A line is drawn as it went, and a night of ten thousand changes is no larger a
// picture than what can be seen of it; its lowest and highest still are.
func TestPathOfACurve(t *testing.T) {
	few := engine.Curve{Span: 100, Lines: []engine.CurveLine{{Points: []engine.CurvePoint{{N: 0}, {At: 50, N: 10}, {At: 75, N: 5}}}}}
	if got, want := newPlot(few).lines[0].path, "M0 1000H500V0H750V500H1000"; got != want {
		t.Errorf("drawn as %s, want %s", got, want)
	}
	many := engine.CurveLine{Points: []engine.CurvePoint{{N: 50}}}
	for i := 1; i < 10_000; i++ {
		many.Points = append(many.Points, engine.CurvePoint{At: time.Duration(i), N: 50 + i%2})
	}
	many.Points[5000].N = 100
	path := newPlot(engine.Curve{Span: 10_000, Lines: []engine.CurveLine{many}}).lines[0].path
	if len(path) > 12_000 || !strings.Contains(path, "V0V") {
		t.Errorf("drawn in %d bytes, the highest among them: %v", len(path), strings.Contains(path, "V0V"))
	}
}
