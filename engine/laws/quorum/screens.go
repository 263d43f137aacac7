package quorum

import "croupier/engine"

// screen shows what the trackers do not.
func screen(v View) []engine.Block {
	laid := engine.Offers{Label: engine.Textf("Face down")}
	for i, n := range v.Public.Laid {
		laid.Rows = append(laid.Rows, engine.Offer{Seat: engine.Seat(i + 1), What: engine.Textf("%v", engine.Some{N: n, One: "card", More: "cards"})})
	}
	bs := []engine.Block{engine.Turn{Seat: v.Public.Turn, Says: engine.Textf("may give")}, laid}
	if len(v.Public.Fell) > 0 {
		bs = append(bs, engine.Dice{Seat: v.Public.Thrower, Faces: v.Public.Fell, Rolled: v.Public.Rolled})
	}
	if v.Seat == engine.Room {
		return bs
	}
	own := func(label engine.Word, text string) engine.Block {
		return engine.Peek{Label: label.Text(), Inside: engine.Blocks{engine.Note{Text: engine.Textf("%v", text)}}}
	}
	return append(bs, own("Your side", v.Hand.Side), own("Your vote", v.Hand.Vote), own("Your cards", v.Hand.Laid), own("Shown to you", v.Hand.Seen))
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
