package blocks

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"time"

	"croupier/engine"
	"croupier/views/words"
)

// A curve is drawn on a field of curveSide by curveSide, stretched to its place;
// its times are rounded to curveColumns, so that a picture of a long night is no
// larger than one of a short night.
const (
	curveSide    = 1000
	curveColumns = 500
	curveSlots   = 16 // rows for names beside the field: more than there are seats
)

// plot is a curve as it is drawn.
type plot struct {
	engine.Curve
	low, high int   // the numbers at the bottom and at the top of the field
	levels    []int // the numbers that the scale names, from the top
	hours     []time.Duration
	lines     []plotLine // by where they end, the highest first
}

// plotLine is one line of a plot.
type plotLine struct {
	engine.CurveLine
	path string
	row  int // of its name, from 0 at the top
	mark curveMark
}

// curveMark is where a line wears its symbol, as parts of the field.
type curveMark struct {
	x, y string
	on   bool
}

func newPlot(b engine.Curve) plot {
	p := plot{Curve: b}
	low, high := p.between()
	step := roundStep(high-low, p.unit())
	p.low, p.high = floorTo(low, step), -floorTo(-high, step)
	if p.high == p.low {
		p.high += step
	}
	for n := p.high; n >= p.low; n -= step {
		p.levels = append(p.levels, n)
	}
	p.hours = hoursOf(b.Span)
	for i, l := range b.Lines {
		p.lines = append(p.lines, plotLine{CurveLine: l, path: p.path(l), mark: p.mark(l, i)})
	}
	p.placeNames()
	return p
}

// between are the lowest and the highest number drawn; 0 and the goal are there
// always, so that lines of two nights compare.
func (p plot) between() (low, high int) {
	high = p.Goal
	for _, l := range p.Lines {
		for _, at := range l.Points {
			low, high = min(low, at.N), max(high, at.N)
		}
	}
	return low, high
}

// unit is what a printed 1 is: scales name whole ones where they can.
func (p plot) unit() int {
	if p.In != nil {
		return max(p.In.Scale, 1)
	}
	return 1
}

// roundStep is a round number that cuts a range into at most five.
func roundStep(wide, unit int) int {
	if wide < unit {
		unit = 1
	}
	for ten := unit; ; ten *= 10 {
		for _, n := range []int{1, 2, 5} {
			if n*ten*5 >= wide {
				return n * ten
			}
		}
	}
}

// floorTo is the largest multiple of step that is not above n.
func floorTo(n, step int) int {
	rest := n % step
	if rest < 0 {
		rest += step
	}
	return n - rest
}

// y is where a number lies in the field, from the top.
func (p plot) y(n int) int { return (p.high - n) * curveSide / (p.high - p.low) }

// x is where a moment lies in the field, from the left.
func (p plot) x(at time.Duration) int {
	if p.Span <= 0 {
		return 0
	}
	return int(int64(at)*curveColumns/int64(p.Span)) * (curveSide / curveColumns)
}

// path walks a line from point to point: a number stays until it changes. Of the
// changes that fall together, the lowest, the highest and the last are drawn.
func (p plot) path(l engine.CurveLine) string {
	var b strings.Builder
	b.WriteString("M" + words.Attr(p.x(l.Points[0].At)) + " " + words.Attr(p.y(l.Points[0].N)))
	for i := 1; i < len(l.Points); {
		x, first := p.x(l.Points[i].At), i
		for i < len(l.Points) && p.x(l.Points[i].At) == x {
			i++
		}
		b.WriteString("H" + words.Attr(x))
		for _, n := range telling(l.Points[first:i]) {
			b.WriteString("V" + words.Attr(p.y(n)))
		}
	}
	return b.String() + "H" + words.Attr(curveSide)
}

// telling are the numbers to draw of changes that fall together.
func telling(points []engine.CurvePoint) []int {
	last := points[len(points)-1].N
	if len(points) == 1 {
		return []int{last}
	}
	byN := func(a, b engine.CurvePoint) int { return cmp.Compare(a.N, b.N) }
	return []int{slices.MinFunc(points, byN).N, slices.MaxFunc(points, byN).N, last}
}

// mark puts each line's symbol elsewhere along it, so that two that run together
// both show.
func (p plot) mark(l engine.CurveLine, i int) curveMark {
	at := time.Duration(int64(p.Span) * int64(2*i+1) / int64(2*len(p.Lines)))
	n, on := l.Stood(at)
	return curveMark{percent(p.x(at)), percent(p.y(n)), on}
}

// placeNames orders the lines by where they end, and finds each name a row as
// near as there is.
func (p *plot) placeNames() {
	slices.SortStableFunc(p.lines, func(a, b plotLine) int { return cmp.Compare(b.Last(), a.Last()) })
	next := 0
	for i := range p.lines {
		l := &p.lines[i]
		l.row = max(p.y(l.Last())*curveSlots/curveSide, next)
		next = l.row + 1
	}
	last := curveSlots
	for i := range slices.Backward(p.lines) {
		l := &p.lines[i]
		l.row = max(min(l.row, last-1), 0)
		last = l.row
	}
}

// lead is the way from a line's end to its name.
func (p plot) lead(l plotLine) string {
	return "M0 " + words.Attr(p.y(l.Last())) + "L100 " + words.Attr((2*l.row+1)*curveSide/(2*curveSlots))
}

// percent is a place in the field as a part of it.
func percent(n int) string { return words.Percent(n, curveSide) }

// anchor keeps the first and the last moment of the scale inside the picture.
func (p plot) anchor(at time.Duration) string {
	switch x := p.x(at); {
	case x < curveSide/20:
		return "start"
	case x > curveSide*19/20:
		return "end"
	}
	return "middle"
}

// hourSteps are the distances that a scale of time may have.
var hourSteps = []time.Duration{time.Second, 2 * time.Second, 5 * time.Second, 10 * time.Second, 30 * time.Second,
	time.Minute, 2 * time.Minute, 5 * time.Minute, 10 * time.Minute, 15 * time.Minute, 30 * time.Minute,
	time.Hour, 2 * time.Hour, 3 * time.Hour, 6 * time.Hour, 12 * time.Hour, 24 * time.Hour}

// hoursOf are the moments that the scale of time names: at most five.
func hoursOf(span time.Duration) (out []time.Duration) {
	step := hourSteps[len(hourSteps)-1]
	for _, s := range slices.Backward(hourSteps) {
		if span/s < 5 {
			step = s
		}
	}
	step = max(step, (span / 4).Truncate(time.Hour))
	for at := time.Duration(0); at <= span; at += step {
		out = append(out, at)
	}
	return out
}

// short reports whether times are told in minutes and seconds.
func (p plot) short() bool { return p.Span < 10*time.Minute }

// clock tells a moment of the night: hours and minutes, or minutes and seconds.
func (p plot) clock(at time.Duration) string {
	if p.short() {
		at *= 60
	}
	m := int(at / time.Minute)
	return strconv.Itoa(m/60) + ":" + strconv.Itoa(100 + m%60)[1:]
}

// moments are those that the table in figures has a column for.
func (p plot) moments() (out []time.Duration) {
	for i := range 5 {
		out = append(out, p.Span*time.Duration(i)/4)
	}
	return out
}

// says is a number of the plot as its scale names it.
func (p plot) says(n int) words.Figure {
	if p.In != nil {
		return words.Column(p.In.Of(n))
	}
	return words.Number(n)
}

// scaled is the same in plain words.
func (p plot) scaled(n int) string {
	return p.says(n).Plain()
}

// stood is what a line showed at a moment; a dash before it was there.
func (p plot) stood(l plotLine, at time.Duration) string {
	n, ok := l.Stood(at)
	if !ok {
		return "–"
	}
	return p.scaled(n)
}

// inUnit is the unit of a curve of money: "$M"; empty for plain numbers.
func (p plot) inUnit() string {
	if p.In == nil {
		return ""
	}
	return words.Currency(*p.In)
}

// widest is how many signs the scale's longest number has.
func (p plot) widest() (n int) {
	for _, level := range p.levels {
		n = max(n, len([]rune(p.scaled(level))))
	}
	return n
}
