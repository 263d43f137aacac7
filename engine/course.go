package engine

import (
	"cmp"
	"slices"
	"time"
)

// courses are the numbers of a night as they changed: every tracker whose course
// is worth looking back on is read after each entry. Those in the hands are kept
// apart, for nobody may see them until the end, and then only where the rules
// turned them up.
type courses struct {
	first   time.Time     // the first entry of the game; zero: none yet
	began   time.Time     // the same in the table's own time
	elapsed time.Duration // the newest, since then
	seq     int           // of the newest entry
	all     map[courseOf]*course
	order   []*course // as they were first met
}

// courseOf names one number of the night: a purse in a hand is another than the
// same seat's purse face up.
type courseOf struct {
	name   Word
	of     string
	seat   Seat
	inHand bool
}

type course struct {
	courseOf
	Tracker
	points []CurvePoint
	seen   int // the newest entry after which it was there
}

// moved is what one entry did to the purses.
type moneyChange struct {
	most   int // the most that one purse face up gained or lost, in smallest units
	in     *Currency
	inHand int // the same of a purse in a hand
}

// read takes all numbers as they stand after one more entry, and says what money
// it moved. The night begins with the game's first entry.
func (c *courses) read(p *position) (m moneyChange) {
	switch {
	case !p.begun:
		*c = courses{all: map[courseOf]*course{}}
	case c.first.IsZero():
		c.first, c.began = p.last.At, p.tableTime(p.last.At)
	}
	c.seq = p.last.Seq
	if p.begun {
		c.elapsed = p.tableTime(p.last.At).Sub(c.began)
	}
	for _, b := range p.boards {
		open, own := b.trackers()
		for _, t := range open {
			c.sample(courseOf{t.Name, t.Of, t.Seat, false}, t, &m)
		}
		for i, list := range own {
			for _, t := range list {
				c.sample(courseOf{t.Name, t.Of, Seat(i + 1), true}, t, &m)
			}
		}
	}
	return m
}

func (c *courses) sample(of courseOf, t Tracker, m *moneyChange) {
	if !t.worthACurve() {
		return
	}
	k := c.all[of]
	if k == nil {
		k = &course{courseOf: of, points: []CurvePoint{{c.elapsed, *t.At}}}
		c.all[of], c.order = k, append(c.order, k)
	}
	k.Tracker, k.seen = t, c.seq
	last := &k.points[len(k.points)-1]
	if last.N == *t.At {
		return
	}
	switch change := max(*t.At-last.N, last.N-*t.At); {
	case t.Purse && of.inHand:
		m.inHand = max(m.inHand, change)
	case t.Purse:
		m.most, m.in = max(m.most, change), t.In
	}
	if last.At == c.elapsed {
		last.N = *t.At
	} else {
		k.points = append(k.points, CurvePoint{c.elapsed, *t.At})
	}
}

// worthACurve reports whether the report draws a number over time.
func (t Tracker) worthACurve() bool { return t.Purse || t.Goal > 0 || t.Course }

// curves are the numbers that lie face up in the end, purses first, then what is
// a way to a goal. A number that was in a hand until then has its whole course
// once the game is over: the rules turned it up. What never changed is no curve.
func (c *courses) curves(over bool) (out Blocks) {
	var list []drawnCourse
	for _, k := range c.order {
		if k.inHand || k.seen != c.seq {
			continue
		}
		line := CurveLine{k.courseOf.seat, k.points}
		if was := c.all[courseOf{k.name, k.of, k.courseOf.seat, true}]; over && was != nil {
			line.Points = joinCourses(was.points, k.points)
		}
		i := slices.IndexFunc(list, func(d drawnCourse) bool { return d.name == k.name && d.of == k.of })
		if i < 0 {
			i = len(list)
			list = append(list, drawnCourse{course: k, Curve: Curve{Label: k.label(), In: k.In, Goal: k.Goal, Span: c.elapsed}})
		}
		list[i].Lines = append(list[i].Lines, line)
	}
	slices.SortStableFunc(list, func(a, b drawnCourse) int { return cmp.Compare(a.weight(), b.weight()) })
	for _, d := range list {
		if slices.ContainsFunc(d.Lines, func(l CurveLine) bool { return len(l.Points) > 1 }) {
			for i := range d.Lines {
				d.Lines[i].Points = thin(d.Lines[i].Points, c.elapsed)
			}
			slices.SortFunc(d.Lines, func(a, b CurveLine) int { return cmp.Compare(a.Seat, b.Seat) })
			out = append(out, d.Curve)
		}
	}
	return out
}

// drawnCourse is a Curve in the making, with one of the numbers that are its lines.
type drawnCourse struct {
	*course
	Curve
}

// weight orders the curves: money, ways to a goal, the rest.
func (t Tracker) weight() int {
	switch {
	case t.Purse:
		return 0
	case t.Goal > 0:
		return 1
	}
	return 2
}

// A line of a curve with more than mostPoints is thinned: a picture shows no more.
// Its time is cut into stretches, and of each the lowest, the highest and the last
// number are kept, and so where it begins and ends.
const (
	mostPoints = 400
	stretches  = mostPoints / 4
)

func thin(points []CurvePoint, span time.Duration) []CurvePoint {
	if len(points) <= mostPoints || span <= 0 {
		return points
	}
	out := points[:1:1]
	for i := 1; i < len(points); {
		first, of := i, stretch(points[i].At, span)
		for i++; i < len(points) && stretch(points[i].At, span) == of; i++ {
		}
		out = append(out, keyPoints(points[first:i])...)
	}
	return out
}

// stretch is which one of a night a moment lies in.
func stretch(at, span time.Duration) int { return int(int64(at) / (int64(span)/stretches + 1)) }

// keyPoints are the lowest, the highest and the last of some points, in their order.
func keyPoints(points []CurvePoint) (out []CurvePoint) {
	low, high, last := 0, 0, len(points)-1
	for i, p := range points {
		if p.N < points[low].N {
			low = i
		}
		if p.N > points[high].N {
			high = i
		}
	}
	at := []int{low, high, last}
	slices.Sort(at)
	for _, i := range slices.Compact(at) {
		out = append(out, points[i])
	}
	return out
}

// joinCourses is a number's course in a hand, and from then on face up.
func joinCourses(inHand, up []CurvePoint) []CurvePoint {
	n, _ := slices.BinarySearchFunc(inHand, up[0].At, func(p CurvePoint, at time.Duration) int { return cmp.Compare(p.At, at) })
	out := slices.Clone(inHand[:n])
	for _, p := range up {
		if len(out) == 0 || out[len(out)-1].N != p.N {
			out = append(out, p)
		}
	}
	return out
}
