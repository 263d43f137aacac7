package newangeles

import (
	"slices"

	"croupier/engine"
)

// room shows the table, with less place than phones have.
func room(p Public) []engine.Block { return p.table(true) }

func phones(p Public) []engine.Block { return p.table(false) }

// table is what lies face up, the matter at hand first; on the wall, in short.
func (p *Public) table(wall bool) (out []engine.Block) {
	switch {
	case p.Over:
		return p.endBlocks(wall)
	case p.Phase == Setting:
		return []engine.Block{p.setupList(), p.standing(wall)}
	case p.final():
		return []engine.Block{p.lastBanner(), p.standing(wall), p.threat()}
	}
	out = append(out, p.turn(), p.steps())
	out = append(out, p.matter(wall)...)
	out = append(out, p.standing(wall))
	out = append(out, p.levels()...)
	if !wall || p.step() == None {
		out = append(out, p.demandRack())
	}
	if p.step() == Asset {
		out = append(out, engine.Count{Label: engine.Textf("action cards discarded"), N: p.Pile})
	}
	out = append(out, p.bargains(wall)...)
	if !wall {
		out = append(out, p.assetList()...)
	}
	return out
}

func (p *Public) turn() engine.Block {
	d := &p.Deal
	switch {
	case p.step() == None:
		return engine.Turn{Seat: d.Active, Says: engine.Textf("is the next active player")}
	case d.inTurn() != engine.Room && p.step() == Countering:
		return engine.Turn{Seat: d.inTurn(), Says: engine.Textf("may counter: %v", someCards(d.discards()+1))}
	case d.inTurn() != engine.Room:
		return engine.Turn{Seat: d.inTurn(), Says: engine.Textf("may support")}
	case p.step() == Resolution:
		return engine.Turn{Seat: d.winner(), Says: engine.Textf("has won deal %d", d.N)}
	}
	return engine.Turn{Seat: d.Active, Says: engine.Textf("is the active player of deal %d", d.N)}
}

func (p *Public) steps() engine.Block {
	if s := p.step(); s != None {
		return engine.Steps{Label: engine.Textf("The deal"), Names: stepNames, At: int(s)}
	}
	if p.Phase == Demanded {
		return engine.Steps{Label: engine.Textf("Demand round"), Names: []engine.Word{"Investments and demand", "Next demand", "Next investments"}, At: int(p.Council)}
	}
	return engine.Steps{Label: engine.Textf("The round"), Names: []engine.Word{"Action", "Production", "Event"}, At: int(p.Phase - Action)}
}

// matter is the deal on the board; between two, how the last one went.
func (p *Public) matter(wall bool) (out []engine.Block) {
	d := &p.Deal
	switch {
	case p.step() == None:
		return nil
	case p.step() == Asset && p.Before.N > 0 && wall:
		return append(out, engine.Note{Text: p.Before.outcome()})
	case p.step() == Asset && len(p.Before.Box) > 0: // who supported whom is what one bargains about
		return append(out, p.Before.scales())
	case p.step() == Asset:
		return nil
	}
	out = append(out, engine.Banner{Label: engine.Textf("Revealed asset"), Text: engine.Textf("%v", d.Asset)})
	weighed := p.step() >= Supporting && len(d.Box) > 0
	if weighed {
		weigh := d.scales()
		if wall && p.step() == Resolution { // the waiting line names the winner's card, and needs the place
			weigh.Pans[0].Label, weigh.Pans[1].Label = d.Active.Text(), d.counterer().Text()
		}
		out = append(out, weigh)
	}
	if d.Main.Card != "" && !(weighed && wall) { // the pans name both
		out = append(out, d.offers())
	}
	return out
}

// offers are the cards face up on the board, the last counteroffer on top. (N6)
func (d *Deal) offers() engine.Block {
	b := engine.Offers{Label: engine.Textf("Offers"), Rows: []engine.Offer{{Seat: d.Main.By, What: engine.Textf("%v, the main offer", d.Main.Card)}}}
	for i, o := range slices.Backward(d.Box) {
		what := engine.Textf("%v, displaced", o.Card)
		if i == len(d.Box)-1 {
			what = engine.Textf("%v, the counteroffer", o.Card)
		}
		b.Rows = append(b.Rows, engine.Offer{Seat: o.By, What: what})
	}
	return b
}

// outcome is a deal that is over, in a sentence.
func (d *Deal) outcome() engine.Text {
	switch won := d.leadingOffer(); {
	case won.Card == "" && !d.NoOffer:
		return engine.Textf("Deal %d: no offer.", d.N)
	case won.Card == "":
		return engine.Textf("Deal %d: %v won without an action.", d.N, d.winner())
	case len(d.Box) == 0:
		return engine.Textf("Deal %d: %v won with %v, unopposed.", d.N, d.winner(), won.Card)
	default:
		return engine.Textf("Deal %d: %v won with %v, %d to %d.", d.N, d.winner(), won.Card, d.Support[0], d.Support[1])
	}
}

// scales are the cards beside both offers: how many and whose, never which.
// (N12, V9)
func (d *Deal) scales() engine.Scales {
	top := d.Box[len(d.Box)-1]
	b := engine.Scales{Title: engine.Textf("Support in deal %d", d.N), Verdict: d.verdict()}
	b.Pans[0] = engine.Pan{Label: engine.Textf("%v: %v", d.Active, d.Main.Card), Total: d.Support[0]}
	b.Pans[1] = engine.Pan{Label: engine.Textf("%v: %v", top.By, top.Card), Total: d.Support[1]}
	for _, s := range d.order() {
		if c := d.Chances[s-1]; c.Cards > 0 {
			pan := &b.Pans[pan(c.Side)]
			pan.Weighs = append(pan.Weighs, engine.Weight{Seat: s, N: c.Cards})
		}
	}
	return b
}

func (d *Deal) verdict() engine.Text {
	switch {
	case d.step() != Resolution:
		return engine.Textf("%v would win now", d.winner())
	case d.Decided != "":
		return engine.Textf("A card decided: %v wins", d.winner())
	case d.Support[0] == d.Support[1]:
		return engine.Textf("A tie: %v wins", d.winner())
	}
	return engine.Textf("%v wins", d.winner())
}

// standing is a row a seat. The emergency actions lie face up on the table; only
// the phones, which are near, show them too.
func (p *Public) standing(wall bool) engine.Block {
	urgent := p.House.Emergency && !wall
	b := engine.Standing{Columns: []engine.Text{engine.Textf("Capital")}}
	if !p.House.Hidden {
		b.Columns = append(b.Columns, engine.Textf("Cards"))
	}
	b.Columns = append(b.Columns, engine.Textf("Assets"))
	if urgent {
		b.Columns = append(b.Columns, engine.Textf("Emergency"))
	}
	for i, s := range p.seats() {
		row := engine.StandingRow{Seat: s, Turn: s == p.Deal.Active && p.Phase != Setting, Note: p.corporationText(s)}
		row.Cells = append(row.Cells, engine.Purse{Label: b.Columns[0], Amount: capital.Of(p.Capital.Of[i])})
		if !p.House.Hidden {
			row.Cells = append(row.Cells, engine.Count{Label: engine.Textf("Cards"), N: p.Cards[i]})
		}
		row.Cells = append(row.Cells, engine.Count{Label: engine.Textf("Assets"), N: len(p.Assets[i])})
		if urgent {
			row.Cells = append(row.Cells, engine.Switch{Label: engine.Textf("Emergency"), On: p.Emergency[i] > 0})
		}
		b.Rows = append(b.Rows, row)
	}
	return b
}

func (p *Public) corporationText(s engine.Seat) engine.Text {
	if c, ok := corporationOf(p.Corporations[s-1]); ok {
		return c.short.Text()
	}
	return engine.Textf("none yet")
}

// threat is how near the city is to being lost. (P7)
func (p *Public) threat() engine.Block {
	return engine.Count{Label: engine.Textf("threat"), N: p.Threat, Of: mostThreat}
}

// levels are how far the game and the city have come.
func (p *Public) levels() []engine.Block {
	out := []engine.Block{p.threat()}
	if p.Threat >= mostThreat-5 {
		out = append(out, engine.Banner{Label: engine.Textf("Threat"), Text: engine.Textf("At %d the city is lost", mostThreat)})
	}
	out = append(out, engine.Count{Label: engine.Textf("rounds"), N: p.Round, Of: rounds})
	if p.step() == Asset {
		out = append(out, engine.Count{Label: engine.Textf("assets on the turn track"), N: p.Left})
	}
	return out
}

// demandRack is the demand, and what was made for it.
func (p *Public) demandRack() engine.Block {
	d := demandOf(p.Demand)
	b := engine.Rack{Label: d.title.Text(), Columns: []engine.Text{engine.Textf("Made"), engine.Textf("Needs")}}
	for i, r := range resources {
		if d.needs[i] == 0 && p.Made[i] == 0 {
			continue
		}
		b.Rows = append(b.Rows, engine.RackRow{Label: r.title.Text(), Full: p.Made[i] >= d.needs[i],
			Cells: []engine.Text{engine.Textf("%d", p.Made[i]), engine.Textf("%d", d.needs[i])}})
	}
	return b
}

// bargains are the open offers between two, and the promises; on the wall, which has
// less place, the newest of each player.
func (p *Public) bargains(wall bool) (out []engine.Block) {
	open := engine.Offers{Label: engine.Textf("Offered, not yet accepted")}
	notes := engine.Offers{Label: engine.Textf("Promised (binds nobody)")}
	for i, x := range p.Proposals {
		if x.To == engine.Room {
			continue
		}
		what := engine.Textf("%v to %v for %v", x.gives(x.From), x.To, x.gives(x.To))
		open.Rows = append(open.Rows, engine.Offer{Seat: engine.Seat(i + 1), What: what})
	}
	for i, n := range p.Promises {
		if !wall || p.newest(i) {
			notes.Rows = append(notes.Rows, engine.Offer{Seat: n.By, What: engine.Textf("%v: %v", n.To, n.Words)})
		}
	}
	slices.SortStableFunc(notes.Rows, func(a, b engine.Offer) int { return int(a.Seat) - int(b.Seat) })
	for _, b := range []engine.Offers{open, notes} {
		if len(b.Rows) > 0 {
			out = append(out, b)
		}
	}
	return out
}

// assetList is which assets lie before whom.
func (p *Public) assetList() (out []engine.Block) {
	b := engine.Offers{Label: engine.Textf("Assets")}
	for i, list := range p.Assets {
		if len(list) == 0 {
			continue
		}
		names := engine.List{}
		for _, a := range list {
			names = append(names, engine.Textf("%v", a))
		}
		b.Rows = append(b.Rows, engine.Offer{Seat: engine.Seat(i + 1), What: engine.Textf("%v", names)})
	}
	if len(b.Rows) > 0 {
		out = append(out, b)
	}
	return out
}

// mine is a seat's own cards, and how many they are where that is hidden. Every phone has
// the same covers.
func mine(v View) (above, below []engine.Block) {
	peek := func(label engine.Word, inside engine.Block) engine.Block {
		return engine.Peek{Label: label.Text(), Inside: engine.Blocks{inside}}
	}
	if p := &v.Public; !p.Over && p.Phase != Setting {
		rival, investment, laid := noted(&v.Hand)
		below = append(below, peek("Your rival", rival), peek("Your investment", investment), peek("Your support cards", laid))
	}
	if v.Public.House.Hidden { // A4
		below = append(below, peek("Cards in hand", engine.Count{Label: engine.Textf("Cards in hand"), N: v.Hand.Cards}))
	}
	return nil, below
}

// noted are the cards of a hand that were written down.
func noted(h *Hand) (rival, investment, laid engine.Note) {
	rival.Text, investment.Text, laid.Text = engine.Textf("none yet"), engine.Textf("none"), engine.Textf("none written down")
	if h.Rival != "" {
		rival.Text = rivalTitle(h.Rival).Text()
	}
	if h.Investment != "" {
		investment.Text = investmentOf(h.Investment).title.Text()
	}
	if h.Laid != "" {
		laid.Text = engine.Textf("%v", h.Laid)
	}
	return rival, investment, laid
}

func (p *Public) lastBanner() engine.Block {
	if p.Threat >= mostThreat {
		return engine.Banner{Label: engine.Textf("Threat %d", p.Threat), Text: engine.Textf("The city is lost. Turn the rivals over.")}
	}
	return engine.Banner{Label: engine.Textf("The end"), Text: engine.Textf("Turn the rivals over.")}
}

// endBlocks are the rivals as they were turned over, and who won.
func (p *Public) endBlocks(wall bool) []engine.Block {
	moment := engine.Moment{Mark: "rivals", Title: engine.Textf("The rivals")}
	rank := engine.Ranking{Label: engine.Textf("The end")}
	won := len(p.winners())
	for _, r := range p.results() {
		place := max(2, won+1) // where nobody won, nobody is first
		if r.won {
			place = 1
		}
		rank.Places = append(rank.Places, engine.Place{Seat: r.seat, Place: place, What: r.why})
	}
	slices.SortStableFunc(rank.Places, func(a, b engine.Place) int { return a.Place - b.Place })
	for i, id := range p.Shown {
		if id == "" {
			moment.Lines = append(moment.Lines, engine.Textf("%v: none", engine.Seat(i+1)))
			continue
		}
		moment.Lines = append(moment.Lines, engine.Textf("%v: %v", engine.Seat(i+1), rivalTitle(id)))
	}
	return []engine.Block{rank, moment, p.standing(wall), p.threat()}
}

// setupList is what to do with the real board.
func (p *Public) setupList() engine.Block {
	all := !slices.Contains(p.Corporations, "")
	return engine.Checklist{Label: engine.Textf("Before the first round"), Items: []engine.CheckItem{
		{Text: engine.Textf("Lay out the board and shuffle the decks")},
		{Text: engine.Textf("Each takes a corp sheet, starting capital and action cards, and enters them"), Done: all},
		{Text: engine.Textf("Each lays the emergency action face up")},
		{Text: engine.Textf("Deal a rival to each: the corporations in play and the Federalist; one stays under the board")},
		{Text: engine.Textf("Each chooses an investment in secret")},
		{Text: engine.Textf("Reveal a demand, fill the turn track, and begin on the laptop")},
	}}
}

// unready are those without a corporation, but for whoever left.
func (p *Public) unready(people []engine.Person) []engine.Seat {
	var missing []engine.Seat
	for i, c := range p.Corporations {
		if c == "" {
			missing = append(missing, engine.Seat(i+1))
		}
	}
	return engine.Present(missing, people)
}

// waiting says for whom the table waits, and for what.
func waiting(p Public, people []engine.Person) engine.Waiting {
	one := func(s engine.Seat, format string, args ...any) engine.Waiting {
		return engine.Waiting{For: []engine.Seat{s}, To: engine.Textf(format, args...)}
	}
	d := &p.Deal
	switch {
	case p.Over:
		return engine.Waiting{}
	case p.final():
		if missing := p.Rivals.Waits(people); len(missing) > 0 {
			return engine.Waiting{For: missing, To: engine.Textf("to name a rival")}
		}
		return one(d.Active, "to turn the rivals over")
	case p.Phase == Setting:
		if missing := p.unready(people); len(missing) > 0 {
			return engine.Waiting{For: missing, To: engine.Textf("to take a corporation")}
		}
		return engine.Waiting{To: engine.Textf("to begin the first round")}
	}
	if over := p.trimmingSeats(people); len(over) > 0 {
		return engine.Waiting{For: over, To: engine.Textf("to discard down to the hand size")}
	}
	switch p.step() {
	case Asset:
		return one(d.Active, "to reveal the asset")
	case MainOffer:
		return one(d.Active, "to make the main offer")
	case Countering:
		return one(d.inTurn(), "to counter or pass")
	case Supporting:
		return one(d.inTurn(), "to support or abstain")
	case Resolution:
		if d.Resolved || d.NoOffer {
			return one(d.winner(), "to claim %v", d.Asset)
		}
		return one(d.winner(), "to resolve %v", d.leadingOffer().Card)
	}
	return p.waitingInCity(people)
}

// waitingInCity is the rest of a round.
func (p *Public) waitingInCity(people []engine.Person) engine.Waiting {
	active := []engine.Seat{p.Deal.Active}
	switch {
	case p.Phase == Production:
		return engine.Waiting{For: active, To: engine.Textf("to close production")}
	case p.Phase == Event:
		return engine.Waiting{For: active, To: engine.Textf("to close the event")}
	case p.Council == Calling:
		return engine.Waiting{For: active, To: engine.Textf("to reveal the next demand")}
	case p.Council == Choosing:
		if missing := p.Invested.Waits(people); len(missing) > 0 {
			return engine.Waiting{For: missing, To: engine.Textf("to choose an investment")}
		}
		return engine.Waiting{For: active, To: engine.Textf("to go on with round %d", p.Round+1)}
	}
	if unshown := p.toScore(people); len(unshown) > 0 {
		return engine.Waiting{For: unshown, To: engine.Textf("to show an investment")}
	}
	return engine.Waiting{For: active, To: engine.Textf("to pay the demand")}
}
