package pages

import (
	"time"

	"croupier/engine"
	"croupier/views/words"
)

// scene is what a report's texts and blocks are drawn with.
func (r ReportPage) scene() *scene {
	return newScene(engine.Screen{Game: r.Report.Game, Title: r.Report.Title, Viewer: r.Viewer, People: r.Report.People, Over: r.Report.Over}, Table{Code: r.Code, As: r.As})
}

// reader is who looks back.
func (r ReportPage) reader() words.Reader {
	return words.Reader{Seat: r.Viewer, Persons: r.Report.People}
}

// path is an address of the table, for this viewer.
func (r ReportPage) path(to string) string { return "/t/" + r.Code + to + query(r.Viewer, r.As) }

// heading says whether the night is over.
func (r ReportPage) heading() string {
	if r.Report.Over {
		return words.Tr("After the night")
	}
	return words.Tr("The night so far")
}

// durationText is how long a night was, in words.
func durationText(d time.Duration) string {
	if d < time.Minute {
		return words.Tr("%d s", int(d.Seconds()))
	}
	return words.Ago(d)
}

// when is the day and the hours of a night, where the table stands.
func (r ReportPage) when() string {
	from, to := r.Report.Began.Local(), r.Report.Ended.Local()
	return words.Tr("%s, %s to %s", from.Format("2 January 2006"), from.Format("15:04"), to.Format("15:04"))
}

// length is how long it was played, and how long not.
func (r ReportPage) length() string {
	if r.paused() > 0 {
		return words.Tr("Played for %s; the table stood still for %s", durationText(r.Report.Played), durationText(r.paused()))
	}
	return words.Tr("Played for %s", durationText(r.Report.Played))
}

// paused is how long the table stood still.
func (r ReportPage) paused() time.Duration {
	return (r.Report.Ended.Sub(r.Report.Began) - r.Report.Played).Truncate(time.Minute)
}

// ends are the places, if the game has an end that ranks them.
func (r ReportPage) ends() (out []engine.Ranking) {
	for _, b := range r.Report.Ends {
		if b, ok := b.(engine.Ranking); ok {
			out = append(out, b)
		}
	}
	return out
}

// toldOf is what followed from a payment, as far as it is about the money: what
// came first, and what names an amount.
func toldOf(p engine.Payment) (out []engine.Text) {
	for i, t := range p.Told {
		if i == 0 || words.HasMoney(t) {
			out = append(out, t)
		}
	}
	return out
}

// dice is one sort of die as it is drawn.
type dice struct {
	engine.DiceLuck
	thrown, most int // how many dice, and how high the picture is
}

func newDice(d engine.DiceLuck) dice {
	out := dice{DiceLuck: d}
	for _, n := range d.Counts {
		out.thrown, out.most = out.thrown+n, max(out.most, n)
	}
	out.most = max(out.most, out.thrown/d.Sides+1)
	return out
}

// bar is where the bar of a number stands: its left edge, and its top.
func (d dice) bar(i int) (x, y string) {
	return percent(side*i/d.Sides + side/(8*d.Sides)), d.height(d.Counts[i])
}

// width is that of a bar, middle where its number is written.
func (d dice) width() string       { return percent(side * 3 / (4 * d.Sides)) }
func (d dice) middle(i int) string { return percent(side * (2*i + 1) / (2 * d.Sides)) }

// height is how far from the top a count reaches; the picture leaves room for the figure.
func (d dice) height(n int) string { return percent(side - n*(side*9/10)/d.most) }

// expected is where the line of what was to be expected lies.
func (d dice) expected() string {
	return percent(side - d.thrown*(side*9/10)/(d.most*d.Sides))
}

// each is how often a number was to be expected, to one place.
func (d dice) each() string { return words.Decimal(float64(d.thrown)/float64(d.Sides), 1) }

// mean is what a die of one person came to.
func mean(t engine.Thrown) string { return words.Decimal(float64(t.Sum)/float64(max(t.Dice, 1)), 2) }

// fair is what a die comes to in the long run.
func (d dice) fair() string { return words.Decimal(float64(d.Sides+1)/2, 2) }

// luck is how far a person's dice were above what was to be expected, over all.
func (d dice) luck(t engine.Thrown) string {
	over := float64(t.Sum) - float64(t.Dice*(d.Sides+1))/2
	switch {
	case over < 0:
		return words.Tr("−%s", words.Decimal(-over, 1))
	case over > 0:
		return words.Tr("+%s", words.Decimal(over, 1))
	}
	return words.Tr("as expected")
}

// A picture of dice is drawn on a field of side by side, stretched to its place.
const side = 1000

// percent is a place in the field as a part of it.
func percent(n int) string { return words.Percent(n, side) }
