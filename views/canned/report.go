package canned

import (
	"time"

	"croupier/engine"
	"croupier/views/pages"
)

// Course is money over a night of nearly four hours. Some end alike, two run
// together for a while, and one comes late.
func Course(seats int, debts bool) engine.Curve {
	b := engine.Curve{Label: engine.Textf("Cash"), In: &Millions, Span: 3*time.Hour + 52*time.Minute}
	for i := range seats {
		l := engine.CurveLine{Seat: engine.Seat(i + 1), Points: []engine.CurvePoint{{At: 0, N: 20}}}
		if i == 4 {
			l.Points[0].At = 50 * time.Minute
		}
		n := 20
		for k := 1; k < 24; k++ {
			n += (k*k*7+i*31+k*i*i*5)%27 - 11
			if !debts {
				n = max(n, 0)
			}
			if i == 1 && k < 8 {
				n = 20 // nothing happens to Ben for long
			}
			if at := time.Duration(k*9*60+i*77) * time.Second; at > l.Points[0].At && n != l.Last() {
				l.Points = append(l.Points, engine.CurvePoint{At: at, N: n})
			}
		}
		b.Lines = append(b.Lines, l)
	}
	return b
}

// Respect is the way to a goal of 10.
func Respect(seats int) engine.Curve {
	b := engine.Curve{Label: engine.Textf("Respect"), Goal: 10, Span: 3*time.Hour + 52*time.Minute}
	for i := range seats {
		l := engine.CurveLine{Seat: engine.Seat(i + 1), Points: []engine.CurvePoint{{At: 0, N: 0}}}
		for k := range []int{10, 9, 7, 4, 3, 1}[i%6] {
			l.Points = append(l.Points, engine.CurvePoint{At: time.Duration(18*(k+1)+3*i) * time.Minute, N: k + 1})
		}
		b.Lines = append(b.Lines, l)
	}
	return b
}

// Report is the canned night looked back on, over or not.
func Report(over bool) pages.ReportPage {
	r := engine.Report{Game: "deal", Title: engine.Textf("%v", engine.Word("DEAL: American Dream")), People: People(6, true), Over: over,
		Began: Night, Ended: Night.Add(4*time.Hour + 3*time.Minute), Played: 3*time.Hour + 52*time.Minute,
		Curves:   engine.Blocks{Course(6, false), Respect(6)},
		Payments: payments(), Votes: polls(),
		Dice: []engine.DiceLuck{
			{Sides: 6, Counts: []int{11, 17, 14, 9, 21, 16}, Rolled: 30, By: []engine.Thrown{{Seat: 1, Dice: 30, Sum: 117}, {Seat: 3, Dice: 28, Sum: 98}, {Seat: 4, Dice: 30, Sum: 105}}},
			{Sides: 20, Counts: []int{1, 0, 2, 0, 0, 1, 0, 3, 0, 0, 1, 0, 0, 2, 0, 0, 1, 0, 1, 4}, By: []engine.Thrown{{Seat: 2, Dice: 12, Sum: 171}, {Seat: engine.Host, Dice: 4, Sum: 32}}}},
		Shares: []engine.Share{{Seat: 1, Entries: 48, Struck: 1, Undid: 1}, {Seat: 2, Entries: 51}, {Seat: 3, Entries: 40}, {Seat: 4, Entries: 39, ByHost: 39}, {Seat: 5, Entries: 22}, {Seat: 6, Entries: 44}, {Seat: engine.Host, Entries: 12, Undid: 1}},
		Undone: []engine.Line{
			line(44, 21, 17, 1, engine.Undo, engine.Textf("Undone: %v", engine.Textf("%v pays %v %v.", engine.Seat(1), engine.Seat(2), Millions.Of(13)))),
			line(80, 22, 2, engine.Host, engine.Undo, engine.Textf("Undone: %v", engine.Textf("%v recruits %d soldiers on %v", engine.Seat(3), 6, "Corpus Christi")))},
	}
	if over {
		r.Told = []engine.Text{engine.Textf("%v reaches %d respect and wins.", engine.Seat(1), 10)}
		r.Ends = engine.Blocks{Ranking()}
	}
	for i := range r.Payments {
		r.Payments[i].People = r.People
	}
	for i := range r.Votes {
		r.Votes[i].People = r.People
	}
	for i := range r.Undone {
		r.Undone[i].People = r.People
	}
	return pages.ReportPage{Code: "K7M2QX", Viewer: engine.Host, Report: r}
}

func payments() (out []engine.Payment) {
	for i, n := range []int{38, 28, 28, 13} {
		p := engine.Payment{Line: line(20+i, 20, 10+i, 1, "pay", engine.Textf("%v pays %v %v", engine.Seat(i+1), engine.Seat(i+2), Millions.Of(n))), Amount: Millions.Of(n)}
		if i == 1 {
			p.Text, p.Told = engine.Textf("%v accepts the offer of %v", engine.Seat(2), engine.Seat(4)), []engine.Text{engine.Textf("Done: %d dope from %v to %v and %v pays %v.", 4, "Acapulco", "El Paso", engine.Seat(2), Millions.Of(n))}
		}
		out = append(out, p)
	}
	return out
}

func polls() []engine.Vote {
	tally := engine.Rack{Label: engine.Textf("The votes"), Columns: []engine.Text{engine.Textf("Votes")}, Rows: []engine.RackRow{
		{Label: engine.Textf("%v", "pizza"), Cells: cells(4), Full: true}, {Label: engine.Textf("%v", "noodles"), Cells: cells(2)}}}
	asked := line(60, 21, 50, 6, "ballot", engine.Textf("%v votes", engine.Seat(6)))
	asked.Told = []engine.Text{engine.Textf("“%v”: %v.", "What do we eat?", engine.Textf("the answer is %v", "pizza"))}
	return []engine.Vote{
		{Line: line(50, 21, 20, 5, "vote", engine.Textf("%v votes", engine.Seat(5))), Result: engine.Blocks{Scales(7, 5)}},
		{Line: asked, Result: engine.Blocks{tally}}}
}

// long is the same table with fourteen people.
func long(r pages.ReportPage) pages.ReportPage {
	r.Report.People = People(14, true)
	r.Report.Curves = engine.Blocks{Course(14, true), Respect(14)}
	return r
}
