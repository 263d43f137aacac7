package vote

import "croupier/engine"

// room shows the question while it is voted on, and then its result, until the game has
// moved on. A game may show a vote and a moment of its own in the middle of the screen,
// so this is no more than a banner and what belongs to it.
func room(p Public) []engine.Block {
	switch {
	case p.Open:
		return p.question()
	case p.Result != nil && !p.Result.Passed:
		return []engine.Block{engine.Banner{Label: engine.Textf("%v", p.Asked.Text), Text: p.answer()}, p.result()}
	}
	return nil
}

// phones show a result in one folded block once the game has moved on.
func phones(p Public) []engine.Block {
	if !p.Open && p.Result != nil && p.Result.Passed {
		rack := p.result()
		rack.Label = engine.Textf("“%v”: %v", p.Asked.Text, p.answer())
		return []engine.Block{rack}
	}
	return room(p)
}

// mine is the own ballot, under the cover.
func mine(v View) (above, below []engine.Block) {
	p := &v.Public
	if !p.Open || !p.Call.Asks(v.Seat) {
		return nil, nil
	}
	own := engine.Textf("none yet")
	if v.Hand.Say != "" {
		own = engine.Textf("%v", v.Hand.Say)
	}
	return nil, []engine.Block{engine.Peek{Label: engine.Textf("Your vote: %v", p.Asked.Text), Inside: engine.Blocks{engine.Note{Text: own}}}}
}

func (p Public) question() []engine.Block {
	return []engine.Block{
		engine.Banner{Label: engine.Textf("%v asks; %d of %d votes are in", p.Asked.By, len(p.Call.In), len(p.Call.Asked)),
			Text: engine.Textf("%v (%v)", p.Asked.Text, optionList(p.Asked.Options))},
		engine.Note{Text: p.Asked.terms()},
	}
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
