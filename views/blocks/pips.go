package blocks

import (
	"strconv"

	"croupier/engine"
	"croupier/views/words"
)

// The grid that pips stand on, in units of the drawing: three rows high.
const (
	pipRows   = 3
	pipPitch  = 11
	pipFirst  = 9
	pipHeight = 40
	mostDots  = 12 // more troops of one point than that are a dot and a number
	mostHulls = 4  // more troops of several points: one and a number
	mostWorth = 12 // a troop of more points than that is its number
)

// pipDrawing is troops laid out: a dot for each point of value, a hull round the
// points of one troop, hollow what is lost.
type pipDrawing struct {
	width int
	hulls []pipHull
	dots  []pipDot
	marks []pipMark
}

type pipHull struct{ x, width, radius string }

type pipDot struct {
	x, y string
	gone bool
}

type pipMark struct{ x, text string }

// drawn lays the troops out, the strongest first as the game lists them.
func drawn(p engine.Pips) pipDrawing {
	d := pipDrawing{}
	x := 0
	for _, r := range p.Ranks {
		if r.N+r.Fell == 0 {
			continue
		}
		if r.Worth == 1 {
			x = d.soldiers(x, r)
		} else {
			x = d.troops(x, r)
		}
	}
	d.width = max(x, 1)
	return d
}

// soldiers are bare dots, column by column.
func (d *pipDrawing) soldiers(x int, r engine.Rank) int {
	if x > 0 {
		x += 2
	}
	if r.N > mostDots {
		d.dot(x+pipFirst, 1, false)
		return d.mark(x+pipFirst+8, words.Count(r.N))
	}
	all := r.N + min(r.Fell, max(mostDots-r.N, 0))
	for i := range all {
		d.dot(x+pipFirst+i/pipRows*pipPitch, i%pipRows, i >= r.N)
	}
	return x + pipFirst + (all-1)/pipRows*pipPitch + pipFirst
}

// troops of several points have a hull each.
func (d *pipDrawing) troops(x int, r engine.Rank) int {
	if r.N > mostHulls {
		return d.mark(d.troop(x, r.Worth, 0)+3, words.Count(r.N))
	}
	for i := range r.N {
		hurt := 0
		if i == 0 {
			hurt = r.Hurt
		}
		x = d.troop(x, r.Worth, hurt)
	}
	for range min(r.Fell, mostHulls-r.N) {
		x = d.troop(x, r.Worth, r.Worth)
	}
	return x
}

// troop is one hull with its points, row by row; the last of them are the lost.
func (d *pipDrawing) troop(x, worth, hurt int) int {
	columns := (worth + pipRows - 1) / pipRows
	if worth > mostWorth {
		columns = 3
		d.marks = append(d.marks, pipMark{strconv.Itoa(x + 7), words.Count(worth - hurt)})
	}
	width := columns*pipPitch + 4
	radius := "6"
	if columns == 1 {
		radius = "7.5"
	}
	d.hulls = append(d.hulls, pipHull{strconv.Itoa(x+1) + ".5", strconv.Itoa(width), radius})
	for i := range worth {
		if worth > mostWorth {
			break
		}
		d.dot(x+pipFirst+i%columns*pipPitch, i/columns, i >= worth-hurt)
	}
	return x + width + 5
}

func (d *pipDrawing) dot(x, row int, gone bool) {
	d.dots = append(d.dots, pipDot{strconv.Itoa(x), strconv.Itoa(pipFirst + row*pipPitch), gone})
}

func (d *pipDrawing) mark(x int, text string) int {
	d.marks = append(d.marks, pipMark{strconv.Itoa(x), text})
	return x + 13*len(text) + 3
}

// troopsIn is the troops in words, for who does not see the pips.
func troopsIn(p engine.Pips) string {
	all := engine.List{}
	for _, r := range p.Ranks {
		if r.N > 0 {
			all = append(all, engine.Textf("%d × %v", r.N, r.Name))
		}
	}
	if len(all) == 0 {
		return words.Tr("No troops")
	}
	return words.Say(engine.Textf("Troop value %d: %v", p.Value(), all), nil)
}

// fallen is how many were removed in this fight.
func fallen(p engine.Pips) (n int) {
	for _, r := range p.Ranks {
		n += r.Fell
	}
	return n
}
