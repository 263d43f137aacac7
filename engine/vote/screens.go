package vote

import "croupier/engine"

// screen shows the question while it is voted on, with the viewer's own ballot under the
// cover, and then its result. Once the game has moved on, phones show the result in one
// folded block, and the room's screen no longer shows it. A game may show a vote and a
// moment of its own in the middle of the screen, so this is no more than a banner and
// what belongs to it.
func screen(v View) []engine.Block {
	switch p := v.Public; {
	case p.Open:
		return questionBlocks(v)
	case p.Result == nil:
	case !p.Result.Passed:
		return []engine.Block{engine.Banner{Label: engine.Textf("%v", p.Asked.Text), Text: p.answer()}, p.result()}
	case v.Seat != engine.Room:
		rack := p.result()
		rack.Label = engine.Textf("“%v”: %v", p.Asked.Text, p.answer())
		return []engine.Block{rack}
	}
	return nil
}

func questionBlocks(v View) []engine.Block {
	p := v.Public
	out := []engine.Block{
		engine.Banner{Label: engine.Textf("%v asks; %d of %d votes are in", p.Asked.By, len(p.Call.In), len(p.Call.Asked)),
			Text: engine.Textf("%v (%v)", p.Asked.Text, optionList(p.Asked.Options))},
		engine.Note{Text: p.Asked.terms()},
	}
	if v.Seat == engine.Room || !p.Call.Asks(v.Seat) {
		return out
	}
	own := engine.Textf("none yet")
	if v.Hand.Say != "" {
		own = engine.Textf("%v", v.Hand.Say)
	}
	return append(out, engine.Peek{Label: engine.Textf("Your vote: %v", p.Asked.Text), Inside: engine.Blocks{engine.Note{Text: own}}})
}

// result is what each option got, and from whom where that is shown.
func (p Public) result() engine.Rack {
	r := p.Result
	rack := engine.Rack{Label: engine.Textf("The votes"), Columns: []engine.Text{engine.Textf("Votes")}}
	if r.Names != nil {
		rack.Columns = append(rack.Columns, engine.Textf("Who"))
	}
	for i, n := range r.Sums {
		row := engine.RackRow{Label: engine.Textf("%v", p.Asked.Options[i]), Cells: []engine.Text{engine.Textf("%d", n)}, Full: i == r.Won}
		if r.Names != nil {
			row.Cells = append(row.Cells, engine.Textf("%v", voterList(r.Names[i])))
		}
		rack.Rows = append(rack.Rows, row)
	}
	if len(r.Missing) > 0 {
		row := engine.RackRow{Label: engine.Textf("no vote"), Cells: []engine.Text{engine.Textf("%d", len(r.Missing))}}
		if r.Names != nil {
			row.Cells = append(row.Cells, engine.Textf("%v", engine.SeatList(r.Missing)))
		}
		rack.Rows = append(rack.Rows, row)
	}
	return rack
}
