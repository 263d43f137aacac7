package blocks

import (
	"fmt"

	"croupier/engine"
)

// heaviestBrick is the weight above which a brick grows no further.
const heaviestBrick = 6

// tilt is how far the scales lean: to the first pan below 0, to the second above.
func tilt(b engine.Scales) int {
	first, second := b.Pans[0].Total, b.Pans[1].Total
	lean := 1
	if more := max(first, second); 3*(more-min(first, second)) > more {
		lean = 2
	}
	switch {
	case first > second:
		return -lean
	case second > first:
		return lean
	}
	return 0
}

// balanced is the drawing of a beam: its arm, the strings and the pans.
type balanced struct{ arm, strings, pans string }

// balance draws a beam that leans so far. Its measures are those of the picture
// that the style sheet lays the bricks on.
func balance(lean int) balanced {
	const drop, sink, level, sag = 5, 13, 34, 232
	left, right := level-drop*lean, level+drop*lean
	low, high := sag-sink*lean, sag+sink*lean
	return balanced{
		arm:     fmt.Sprintf("M130 %dL460 %d", left, right),
		strings: fmt.Sprintf("M130 %[1]dL30 %[3]dM130 %[1]dL231 %[3]dM460 %[2]dL359 %[4]dM460 %[2]dL560 %[4]d", left, right, low, high),
		pans:    fmt.Sprintf("M18 %dH243M347 %dH572", low, high),
	}
}

func panSide(i int) string {
	if i == 0 {
		return "first"
	}
	return "second"
}

// scalesText is the whole vote in a sentence.
func scalesText(b engine.Scales) engine.Text {
	return engine.Textf("%v: %v, %v %d, %v %d", b.Title, b.Verdict, b.Pans[0].Label, b.Pans[0].Total, b.Pans[1].Label, b.Pans[1].Total)
}
