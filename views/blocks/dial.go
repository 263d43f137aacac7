package blocks

import (
	"fmt"
	"math"

	"croupier/engine"
	"croupier/views/words"
)

// A gauge runs three quarters round, from the lower left.
const (
	gaugeCentre = 180.0
	gaugeRim    = 174.0
	gaugeFrom   = 135.0 // degrees, clockwise from the right
	gaugeSweep  = 270.0
	mostTicks   = 36
	markWidth   = 8.0 // degrees from a mark's middle to its end
)

// gauge is a dial laid out: paths and marks.
type gauge struct {
	rim, earned, raise, gate, gateName, needle string
	ticks                                      []gaugeTick
	marks                                      []gaugeMark
}

type gaugeTick struct {
	path    string
	big, on bool
}

type gaugeMark struct{ x, y, text string }

// gaugeOf lays a dial out.
func gaugeOf(b engine.Dial) gauge {
	turn := func(n int) float64 {
		span := max(b.Max.N-b.Min.N, 1)
		return gaugeFrom + gaugeSweep*float64(min(max(n, b.Min.N), b.Max.N)-b.Min.N)/float64(span)
	}
	at, before := turn(b.At.N), turn(b.At.N-max(b.Raise.N, 0))
	g := gauge{rim: arc(gaugeRim, gaugeFrom, gaugeFrom+gaugeSweep), needle: needle(at)}
	if before > gaugeFrom {
		g.earned = arc(gaugeRim, gaugeFrom, before)
	}
	if at > before {
		g.raise = arc(gaugeRim, before, at)
	}
	if b.Gate.N > 0 && b.Gate.N < b.Max.N {
		g.gate, g.gateName = arc(gaugeRim, turn(b.Gate.N), gaugeFrom+gaugeSweep), arc(gaugeRim+8, turn(b.Gate.N), gaugeFrom+gaugeSweep)
	}
	step := tickStep(b)
	for n := b.Min.N; n <= b.Max.N; n += step {
		big := n == b.Min.N || n+step > b.Max.N || n%(10*step) == 0 && n+3*step < b.Max.N
		g.ticks = append(g.ticks, gaugeTick{tickAt(turn(n), big), big, n <= b.At.N})
		if big && math.Abs(turn(n)-at) > markWidth { // the needle hides none
			x, y := point(gaugeRim-50, turn(n))
			g.marks = append(g.marks, gaugeMark{fixed(x), fixed(y + 6), short(b.Max.In, n)})
		}
	}
	return g
}

// tickStep is how far apart the ticks are: the money's own step, or tens of it.
func tickStep(b engine.Dial) int {
	step := max(b.Max.In.Step, 1)
	for (b.Max.N-b.Min.N)/step > mostTicks {
		switch {
		case (b.Max.N-b.Min.N)/(2*step) <= mostTicks:
			return 2 * step
		case (b.Max.N-b.Min.N)/(5*step) <= mostTicks:
			return 5 * step
		}
		step *= 10
	}
	return step
}

// short spells a figure of a dial in few signs: "65k".
func short(in engine.Currency, n int) string {
	if scale := max(in.Scale, 1) * 1000; n >= scale && n%scale == 0 {
		return words.Tr("%dk", n/scale)
	}
	return words.Typed(in, n)
}

// point is where the circle of that radius is at that angle.
func point(radius, degrees float64) (x, y float64) {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return gaugeCentre + radius*cos, gaugeCentre + radius*sin
}

func fixed(f float64) string { return fmt.Sprintf("%.1f", f) }

// arc is a part of the circle of that radius, clockwise.
func arc(radius, from, to float64) string {
	large := 0
	if to-from > 180 {
		large = 1
	}
	x, y := point(radius, from)
	u, v := point(radius, to)
	return fmt.Sprintf("M%s %sA%s %s 0 %d 1 %s %s", fixed(x), fixed(y), fixed(radius), fixed(radius), large, fixed(u), fixed(v))
}

// tickAt is one tick, from near the rim inward.
func tickAt(degrees float64, big bool) string {
	length := 10.0
	if big {
		length = 18
	}
	x, y := point(gaugeRim-14, degrees)
	u, v := point(gaugeRim-14-length, degrees)
	return fmt.Sprintf("M%s %sL%s %s", fixed(x), fixed(y), fixed(u), fixed(v))
}

// needle points from the middle to the rim.
func needle(degrees float64) string {
	out := ""
	for _, p := range [][2]float64{{162, -1.3}, {162, 1.3}, {119, .7}, {119, -.7}} {
		x, y := point(p[0], degrees+p[1])
		out += fixed(x) + "," + fixed(y) + " "
	}
	return out
}

// raiseText is the newest step of a dial: "+5,000 for doubles".
func raiseText(b engine.Dial) engine.Text {
	if b.Why.Empty() {
		return engine.Textf("+%v", b.Raise)
	}
	return engine.Textf("+%v %v", b.Raise, b.Why)
}

// dialText is a dial in a sentence.
func dialText(b engine.Dial) engine.Text {
	if b.Raise.N == 0 {
		return engine.Textf("%v: %v of at most %v", b.Label, b.At, b.Max)
	}
	return engine.Textf("%v: %v of at most %v, %v", b.Label, b.At, b.Max, raiseText(b))
}
