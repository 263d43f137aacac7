package vote

import "croupier/engine"

// screen is the question while it is voted on, with the viewer's own ballot
// under the cover, and then its result until it is put away.
func screen(v View) []engine.Block {
	p := v.Public
	switch {
	case p.Open:
		return open(v)
	case p.Result != nil:
		return []engine.Block{
			engine.Moment{Mark: p.occasion(), Title: p.verdict(), Lines: p.missing()},
			p.result(),
		}
	}
	return nil
}

func open(v View) []engine.Block {
	p := v.Public
	out := []engine.Block{
		engine.Note{Text: engine.Textf("%v asks: %v (%v)", p.Asked.By, p.Asked.Text, named(p.Asked.Options))},
		engine.Note{Text: p.Asked.said()},
		engine.Count{Label: engine.Textf("Votes in"), N: len(p.Call.In), Of: len(p.Call.Asked)},
	}
	if v.Seat == engine.Room || !p.Call.Asks(v.Seat) {
		return out
	}
	own := engine.Textf("none yet")
	if v.Hand.Say != "" {
		own = engine.Textf("%v", v.Hand.Say)
	}
	return append(out, engine.Peek{Label: engine.Textf("Your vote"), Inside: engine.Blocks{engine.Note{Text: own}}})
}

// result is a pair of scales for two options, and a rack for more.
func (p Public) result() engine.Block {
	r := p.Result
	if len(p.Asked.Options) == 2 {
		s := engine.Scales{Title: engine.Textf("%v", p.Asked.Text), Verdict: p.answer()}
		for i := range s.Pans {
			s.Pans[i] = engine.Pan{Label: engine.Textf("%v", p.Asked.Options[i]), Total: r.Sums[i], Weighs: []engine.Weight{}}
			if r.Names != nil {
				for _, v := range r.Names[i] {
					s.Pans[i].Weighs = append(s.Pans[i].Weighs, engine.Weight{Seat: v.Seat, N: v.Weight})
				}
			}
		}
		return s
	}
	rack := engine.Rack{Label: engine.Textf("%v", p.Asked.Text), Columns: []engine.Text{engine.Textf("Votes")}}
	if r.Names != nil {
		rack.Columns = append(rack.Columns, engine.Textf("Who"))
	}
	for i, n := range r.Sums {
		row := engine.RackRow{Label: engine.Textf("%v", p.Asked.Options[i]), Cells: []engine.Text{engine.Textf("%d", n)}, Full: i == r.Won}
		if r.Names != nil {
			row.Cells = append(row.Cells, engine.Textf("%v", who(r.Names[i])))
		}
		rack.Rows = append(rack.Rows, row)
	}
	return rack
}

// answer is the option that won, in a word.
func (p Public) answer() engine.Text {
	if p.Result.Won < 0 {
		return engine.Textf("undecided")
	}
	return engine.Textf("%v", p.Asked.Options[p.Result.Won])
}
