package gentleman

import (
	"slices"

	"croupier/engine"
)

// room shows the deal as it stands, then everybody; of a result the scales take their
// place.
func room(p Public) []engine.Block {
	out := p.deal()
	if !p.showsResult() {
		out = append(out, p.standing())
	}
	return append(out, p.banners()...)
}

// phones have place for everybody beside a result, too.
func phones(p Public) []engine.Block {
	return append(append(p.deal(), p.standing()), p.banners()...)
}

// deal is who deals, and what lies in the middle.
func (p Public) deal() []engine.Block {
	out := p.turn()
	switch {
	case p.Phase == Ended:
		return append(out, engine.Moment{Mark: "end", Title: p.winnerText()}, engine.Ranking{Label: engine.Textf("The end"), Places: p.ranking()})
	case p.showsResult():
		return append(out, p.result()...)
	case p.Phase == Counting:
		return append(out, engine.Ranking{Label: engine.Textf("Screens lifted so far"), Places: p.ranking()})
	case p.fresh():
		return append(out, ready)
	}
	return append(out, p.offers())
}

// showsResult reports whether the newest deal's result stands in the middle: until
// the next card is drawn, or the first screen lifted.
func (p Public) showsResult() bool {
	return p.Last != nil && (p.Phase == Drawing || p.Phase == Counting && !slices.Contains(p.Lifted, true))
}

// turn says who deals, and how far.
func (p Public) turn() []engine.Block {
	steps := engine.Steps{Label: engine.Textf("The deal"), Names: []engine.Word{"Offer", "Vote", "Results"}}
	says := engine.Textf("deals: deal %d of %d", p.Turn, p.turns())
	switch {
	case p.Phase == Counting || p.Phase == Ended:
		return nil
	case p.Phase == Voting:
		steps.At = 1
	case p.Phase == Drawing && p.Last != nil:
		steps.At = 2
		says = engine.Textf("deals next: deal %d of %d", p.Turn, p.turns())
	}
	return []engine.Block{engine.Turn{Seat: p.Dealer, Says: says}, steps}
}

// offers are what lies before the screens, for all to see. (G4)
func (p Public) offers() engine.Offers {
	o := engine.Offers{Label: engine.Textf("%v offers", p.Dealer)}
	if p.Phase == Voting {
		o.Label = engine.Textf("The final offer of %v", p.Dealer)
	}
	for _, s := range p.clockwise() {
		o.Rows = append(o.Rows, engine.Offer{Seat: s, What: p.Offers[s-1].shortWords()})
	}
	return o
}

// result is the newest deal: the reveal, the scales, and what each got.
func (p Public) result() []engine.Block {
	r := p.Last
	m := engine.Moment{Mark: deal(r.Deal), Title: r.outcome(), Lines: []engine.Text{
		engine.Textf("Deal %d of %d, offered by %v", r.Deal, p.turns(), r.Dealer),
		engine.Textf("The card: %v", r.Card.shortWords()),
	}}
	if len(r.Absent) > 0 {
		m.Lines = append(m.Lines, engine.Textf("No vote from %v", engine.SeatList(r.Absent)))
	}
	out := []engine.Block{m}
	if !r.Lapsed {
		out = append(out, r.scales())
	}
	got := engine.Offers{Label: engine.Textf("What each gets")}
	for i, share := range r.Shares {
		if l := share.list(); len(l) > 0 {
			got.Rows = append(got.Rows, engine.Offer{Seat: engine.Seat(i + 1), What: engine.Textf("%v", l)})
		}
	}
	if len(got.Rows) > 0 {
		out = append(out, got)
	}
	return out
}

// scales are the votes, each with its weight and why. (G11)
func (r Result) scales() engine.Scales {
	s := engine.Scales{Title: engine.Textf("The vote"), Verdict: r.outcome()}
	for i, label := range []engine.Text{engine.Textf("For"), engine.Textf("Against")} {
		s.Pans[i] = engine.Pan{Label: label, Total: r.sum(i == 0), Weighs: []engine.Weight{}}
		for _, b := range r.Ballots {
			if b.For == (i == 0) {
				s.Pans[i].Weighs = append(s.Pans[i].Weighs, engine.Weight{Seat: b.Seat, N: b.Weight(), Why: b.why()})
			}
		}
	}
	return s
}

// reportScales is the same in the report, where many deals stand together.
func (r Result) reportScales() engine.Scales {
	s := r.scales()
	s.Title = engine.Textf("Deal %d of %v", r.Deal, r.Dealer)
	return s
}

// standing is everybody, with what lies face up before them.
func (p Public) standing() engine.Standing {
	var s engine.Standing
	for _, of := range engine.Seats(p.Seats) {
		row := engine.StandingRow{Seat: of}
		switch {
		case p.Phase == Ended:
			s.Columns = []engine.Text{engine.Textf("Money")}
			row.Cells = engine.Blocks{engine.Purse{Label: engine.Textf("Money"), Amount: tokens.Of(p.Totals[of-1])}}
		case p.Phase == Counting:
			s.Columns = []engine.Text{engine.Textf("Screen lifted")}
			row.Cells = engine.Blocks{engine.Switch{Label: engine.Textf("Screen lifted"), On: p.Lifted[of-1]}}
		default:
			row.Turn = of == p.Dealer
			if of == p.Prison {
				row.Note = engine.Textf("in prison")
			}
			s.Columns, row.Cells = p.cells(of)
		}
		s.Rows = append(s.Rows, row)
	}
	return s
}

// cells are what lies before one seat while deals are made.
func (p Public) cells(of engine.Seat) (columns []engine.Text, cells engine.Blocks) {
	add := func(label engine.Text, cell engine.Block) {
		columns, cells = append(columns, label), append(cells, cell)
	}
	if p.anyHeld() {
		add(engine.Textf("Accomplices"), engine.Note{Text: p.accomplices(of)})
	}
	add(engine.Textf("Arguments"), engine.Count{Label: engine.Textf("Arguments"), N: p.Arguments[of-1]})
	add(engine.Textf("Gangs"), engine.Count{Label: engine.Textf("Gangs"), N: p.Gangs[of-1]})
	switch {
	case p.Phase == Voting && p.Call.Asks(of):
		add(engine.Textf("Voted"), engine.Switch{Label: engine.Textf("Voted"), On: p.Call.Has(of)})
	case p.Phase == Voting:
		add(engine.Textf("Voted"), engine.Note{Text: engine.Textf("no vote")})
	}
	return columns, cells
}

// anyHeld reports whether an accomplice has left the middle, or is about to.
func (p Public) anyHeld() bool {
	none := [6]engine.Seat{}
	return p.Holders != none || p.Moves != none
}

// accomplices are those before a seat, and those that come at the next turn's
// start. (G15)
func (p Public) accomplices(of engine.Seat) engine.Text {
	var held, coming engine.List
	for _, a := range p.heldBy(of) {
		held = append(held, a.name())
	}
	for _, a := range p.comingTo(of) {
		if !p.holds(of, a) {
			coming = append(coming, a.name())
		}
	}
	switch {
	case len(coming) > 0 && len(held) > 0:
		return engine.Textf("%v; next turn %v", held, coming)
	case len(coming) > 0:
		return engine.Textf("next turn %v", coming)
	case len(held) > 0:
		return engine.Textf("%v", held)
	}
	return engine.Textf("–")
}

// banners are what must stay in sight.
func (p Public) banners() (out []engine.Block) {
	if p.Phase == Counting || p.Phase == Ended {
		return nil
	}
	if p.Prison != engine.Room {
		out = append(out, engine.Banner{Label: engine.Textf("Prison"), Text: engine.Textf("%v has no vote on deal %d.", p.Prison, p.Turn)})
	}
	switch rounds := p.turns() / p.Seats; {
	case p.Turn == p.turns():
		out = append(out, engine.Banner{Label: engine.Textf("Last deal"), Text: engine.Textf("Then the screens are lifted.")})
	case rounds == 2 && p.Turn > p.Seats:
		out = append(out, engine.Banner{Label: engine.Textf("Last round"), Text: engine.Textf("The game ends after deal %d.", p.turns())})
	}
	if left := p.supply(); !p.House.GangsEndless && left < 3 {
		out = append(out, engine.Banner{Label: engine.Textf("Gang cards"), Text: engine.Textf("%d of %d left.", left, gangCards)})
	}
	if p.House.BankLimited {
		out = append(out, engine.Purse{Label: engine.Textf("Bank"), Amount: tokens.Of(p.Bank)})
	}
	return out
}

// mine is what is offered to a seat, above what is offered to all; what its accomplices
// do; and under covers its money, the dealer's card and the vote it cast.
func mine(v View) (above, below []engine.Block) {
	p := &v.Public
	if p.Phase == Ended {
		return nil, nil
	}
	dealing := p.Phase == Offering || p.Phase == Voting
	if dealing && v.Seat != p.Dealer {
		above = append(above, engine.Note{Text: engine.Textf("For you: %v", p.Offers[v.Seat-1].text())})
	}
	for _, a := range p.heldBy(v.Seat) {
		if p.Phase != Counting {
			below = append(below, engine.Note{Text: engine.Textf("%v: %v", names[a], powers[a])})
		}
	}
	if !v.Hand.Lifted {
		purse := engine.Purse{Label: engine.Textf("Money"), Amount: tokens.Of(v.Hand.Money)}
		if purse.Change = v.Hand.Change; purse.Change.Empty() && p.Last != nil {
			purse.Change = p.Last.Shares[v.Seat-1].change()
		}
		below = append(below, engine.Peek{Label: engine.Textf("Your money"), Inside: engine.Blocks{purse}})
	}
	if dealing && v.Seat == p.Dealer {
		below = append(below, calculator(v))
	}
	if p.Phase == Voting && p.Call.Has(v.Seat) {
		below = append(below, engine.Peek{Label: engine.Textf("Your vote"), Inside: engine.Blocks{engine.Note{Text: v.Hand.Gesture.text()}}})
	}
	return above, below
}

// text is a vote in words.
func (g Gesture) text() engine.Text {
	say := engine.Word(g.Say)
	if len(g.Argument) > 0 {
		return engine.Textf("%v, with an Argument", say)
	}
	return engine.Textf("%v, plain", say)
}

// calculator is the dealer's card, and what is left of it for him.
func calculator(v View) engine.Block {
	card, keep := v.Hand.Card, rest(v)
	return engine.Peek{Label: engine.Textf("Your Deal card"), Inside: engine.Blocks{
		engine.Note{Text: engine.Textf("The card: %v", card.shortWords())},
		engine.Count{Label: engine.Textf("Offered"), N: v.Public.moneyOffered(), Of: card.Money},
		engine.Count{Label: engine.Textf("Left for you"), N: keep.Money},
		engine.Note{Text: engine.Textf("Accomplices for you: %v", Lot{Accomplices: keep.Accomplices}.shortWords())},
	}}
}

// ready is how the real game is set up. (G1, G3)
var ready = engine.Checklist{Label: engine.Textf("Set up the table"), Items: []engine.CheckItem{
	{Text: engine.Textf("Shuffle the Deal cards and lay them face down in the middle.")},
	{Text: engine.Textf("Lay out the six Accomplice cards, each with its token.")},
	{Text: engine.Textf("Lay the Prison card and the 10 Gang cards beside them.")},
	{Text: engine.Textf("Sort the money within reach of all.")},
	{Text: engine.Textf("Everybody takes a screen and 3 Argument tokens.")},
	{Text: engine.Textf("Who has most recently counted money deals first; then clockwise.")},
}}

// waiting says for whom the table waits.
func waiting(p Public, people []engine.Person) engine.Waiting {
	switch p.Phase {
	case Drawing:
		return engine.Waiting{For: []engine.Seat{p.Dealer}, To: engine.Textf("to draw a Deal card")}
	case Offering:
		return engine.Waiting{For: []engine.Seat{p.Dealer}, To: engine.Textf("to make a final offer")}
	case Voting:
		if waits := p.Call.Waits(people); len(waits) > 0 {
			return engine.Waiting{For: waits, To: engine.Textf("to vote on deal %d", p.Turn)}
		}
		return engine.Waiting{To: engine.Textf("to close the vote without %v", engine.SeatList(p.Call.Missing()))}
	case Counting:
		return engine.Waiting{For: p.coveredSeats(), To: engine.Textf("to lift the screen")}
	}
	return engine.Waiting{}
}

// coveredSeats are those whose screens still stand.
func (p Public) coveredSeats() []engine.Seat {
	return slices.DeleteFunc(engine.Seats(p.Seats), func(s engine.Seat) bool { return p.Lifted[s-1] })
}
