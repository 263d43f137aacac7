package quorum

import "croupier/engine"

// table shows to all alike what lies face up.
func table(p Public) []engine.Block {
	laid := engine.Offers{Label: engine.Textf("Face down")}
	for i, n := range p.Laid {
		laid.Rows = append(laid.Rows, engine.Offer{Seat: engine.Seat(i + 1), What: engine.Textf("%v", engine.Some{N: n, One: "card", More: "cards"})})
	}
	bs := []engine.Block{engine.Turn{Seat: p.Turn, Says: engine.Textf("may give")}, laid}
	if len(p.Fell) > 0 {
		bs = append(bs, engine.Dice{Seat: p.Thrower, Faces: p.Fell, Rolled: p.Rolled})
	}
	coins := engine.Standing{Columns: []engine.Text{engine.Textf("Coins")}}
	for i, n := range p.Coins {
		coins.Rows = append(coins.Rows, engine.StandingRow{Seat: engine.Seat(i + 1), Cells: engine.Blocks{engine.Count{Label: engine.Textf("Coins"), N: n}}})
	}
	return append(bs, coins, engine.Count{Label: engine.Textf("Round"), N: p.Round}, engine.Count{Label: engine.Textf("Passed"), N: p.Passed})
}

// mine is what only its owner sees.
func mine(v View) (above, below []engine.Block) {
	own := func(label engine.Word, text string) engine.Block {
		return engine.Peek{Label: label.Text(), Inside: engine.Blocks{engine.Note{Text: engine.Textf("%v", text)}}}
	}
	stash := engine.Peek{Label: engine.Textf("Stash"), Inside: engine.Blocks{engine.Count{Label: engine.Textf("Stash"), N: v.Hand.Stash}}}
	return nil, []engine.Block{own("Your side", v.Hand.Side), own("Your vote", v.Hand.Vote), own("Your cards", v.Hand.Laid), own("Shown to you", v.Hand.Seen), stash}
}

// waiting: once somebody has voted, for those who have not.
func waiting(p Public, people []engine.Person) engine.Waiting {
	var missing []engine.Seat
	for i, voted := range p.Voted {
		if !voted && !p.Closes.IsZero() {
			missing = append(missing, engine.Seat(i+1))
		}
	}
	if len(missing) == 0 {
		return engine.Waiting{}
	}
	return engine.Waiting{For: missing, To: engine.Textf("to vote on motion %d", p.Round)}
}
