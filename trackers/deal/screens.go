package deal

import (
	"cmp"
	"slices"

	"croupier/engine"
)

// room shows the table to all: a combat with nothing beside it, else the capitals and
// where most dope lies.
func room(p Public) []engine.Block {
	out := p.head()
	switch {
	case !p.begun():
		return append(out, p.checklist())
	case over(p): // who has won is all that is left to say
		return out
	case p.Combat != nil:
		return append(out, p.clash())
	}
	lying := p.openCards(false)
	out = append(out, p.wall(mostOnWall-p.rowsTaken(lying)), engine.Count{Label: engine.Textf("Dope on the board"), N: p.dope(), Of: mostDope})
	return append(out, lying...)
}

// phones have place for the whole board, and for all that lies open.
func phones(p Public) []engine.Block {
	out := p.head()
	switch {
	case !p.begun():
		return append(out, p.checklist(), whatToWatch())
	case p.Combat != nil && !over(p):
		return append(out, p.clash(), p.board())
	}
	return append(append(out, p.board()), p.openCards(true)...)
}

// mine is what only one phone shows: its own cards, under the cover.
func mine(v View) (above, below []engine.Block) {
	p := &v.Public
	playing := p.begun() && !over(*p)
	if playing && p.out(v.Seat) {
		above = append(above, p.fallenBanner())
	}
	switch {
	case playing && p.Combat != nil:
		if p.Combat.side(v.Seat) >= 0 {
			below = append(below, peek(&v), engine.Count{Label: engine.Textf("Weapons in hand"), N: p.Combat.weapons(v.Seat), Of: handSize})
		}
		below = append(below, odds(&v))
	case p.begun() || p.picker() == engine.Room:
		below = append(below, secrets(&v))
	}
	if p.Cash.Hidden { // A18
		below = append(below, engine.Peek{Label: engine.Textf("Cash"), Inside: engine.Blocks{engine.Purse{Label: engine.Textf("Cash"), Amount: money.Of(v.Hand.Cash)}}})
	}
	return above, below
}

// head is what all see first, in the order of its weight: whose turn, how all stand, and
// what must stay in sight.
func (p *Public) head() (out []engine.Block) {
	switch {
	case over(*p):
		out = append(out, p.ranking())
	case p.begun():
		out = append(out, engine.Turn{Seat: p.Turn.Seat, Says: engine.Textf("has the turn")},
			engine.Steps{Label: engine.Textf("Phase"), Names: phases, At: int(p.Turn.Phase)})
	case p.First != engine.Room && p.picker() != engine.Room && !p.House.RandomClans:
		out = append(out, engine.Turn{Seat: p.picker(), Says: engine.Textf("picks a clan")})
	}
	out = append(out, p.standing())
	if !p.begun() {
		return out
	}
	if p.dope() >= mostDope { // D7
		out = append(out, engine.Banner{Label: engine.Textf("Dope"), Text: engine.Textf("All %d pieces are on the board: no more can be produced.", mostDope)})
	}
	if p.Permanent != "" { // D51
		out = append(out, engine.Banner{Label: engine.Textf("Permanent event"), Text: engine.Textf("%v", p.Permanent)})
	}
	if b := p.eventsDue(); len(b.Rows) > 0 && !over(*p) {
		out = append(out, b)
	}
	return out
}

// whatToWatch tells the players, before they begin, what Croupier does not keep for them.
func whatToWatch() engine.Note {
	return engine.Note{Text: engine.Textf("Croupier keeps the numbers, not the map. You watch how far troops go, which territories lie beside each other, which weapons are in a hand, and what events and clan cards do.")}
}

// rowsTaken is how many rows of the wall other things take.
func (p *Public) rowsTaken(lying []engine.Block) (n int) {
	if p.Permanent != "" {
		n += 2
	}
	for _, b := range lying {
		n += 1 + 2*len(b.(engine.Offers).Rows)
	}
	return n
}

// eventsDue is who has events to draw. (D49)
func (p *Public) eventsDue() engine.Offers {
	b := engine.Offers{Label: engine.Textf("Events to draw")}
	for i, q := range p.Players {
		if q.Events > 0 {
			b.Rows = append(b.Rows, engine.Offer{Seat: engine.Seat(i + 1), What: engine.Textf("draw %v", engine.Some{N: q.Events, One: "event", More: "events"})})
		}
	}
	return b
}

// openCards is what lies open before the seats: offers, unveiled cards, clan events
// face down, and in full the promises. What there is none of is not shown.
func (p *Public) openCards(full bool) (out []engine.Block) {
	offers, open := engine.Offers{Label: engine.Textf("Offers")}, engine.Offers{Label: engine.Textf("In front of the players")}
	promises := engine.Offers{Label: engine.Textf("Promises, which bind nobody")}
	for _, x := range p.Proposals {
		if x.N > 0 {
			offers.Rows = append(offers.Rows, engine.Offer{Seat: x.To, What: engine.Textf("from %v: %v", x.From, x.words())})
		}
	}
	for i, q := range p.Players {
		if cards := q.openCards(full); len(cards) > 0 && !p.out(engine.Seat(i+1)) {
			open.Rows = append(open.Rows, engine.Offer{Seat: engine.Seat(i + 1), What: engine.Textf("%v", cards)})
		}
	}
	for _, x := range p.Promises {
		if !full {
			break
		}
		promises.Rows = append(promises.Rows, engine.Offer{Seat: x.By, What: engine.Textf("to %v: %v", x.To, x.Words)})
	}
	for _, b := range []engine.Offers{offers, open, promises} {
		if len(b.Rows) > 0 {
			out = append(out, b)
		}
	}
	return out
}

// openCards is what lies before a player for all to see, in full with the objectives.
func (q *Player) openCards(full bool) (out engine.List) {
	if q.Target != "" {
		out = append(out, engine.Textf("target %v", q.Target.short()))
	}
	if q.Profile != "" {
		out = append(out, engine.Textf("profile %v", q.Profile))
	}
	for _, o := range q.Objectives {
		if !full {
			break
		}
		done := engine.Word("open")
		if o.Done {
			done = "scored"
		}
		out = append(out, engine.Textf("%v (%d, %v)", o.Text, o.Points, done))
	}
	if q.Held > 0 {
		out = append(out, engine.Textf("%v, face down", engine.Some{N: q.Held, One: "clan event", More: "clan events"}))
	}
	return out
}

// secrets are the own cards that were noted, under the cover.
func secrets(v *View) engine.Peek {
	h := v.Hand
	b := engine.Peek{Label: engine.Textf("Your secret cards")}
	note := func(format string, args ...any) {
		b.Inside = append(b.Inside, engine.Note{Text: engine.Textf(format, args...)})
	}
	if h.Target != "" {
		note("Target: %v", h.Target.name())
	}
	if h.Profile != "" {
		note("Profile: %v", h.Profile)
	}
	for _, o := range h.Objectives {
		note("%v: %d respect", o.Text, o.Points)
	}
	for _, e := range h.Events {
		note("Event: %v (%v)", e.Name, engine.Word(e.Phase))
	}
	if len(b.Inside) == 0 {
		note("Nothing is noted here.")
	}
	return b
}

// standing is the seats: clan, respect, cash where it lies face up, troops.
func (p *Public) standing() (s engine.Standing) {
	s.Columns = []engine.Text{engine.Textf("Respect"), engine.Textf("Cash"), engine.Textf("Troops")}
	if p.Cash.Hidden {
		s.Columns = slices.Delete(s.Columns, 1, 2)
	}
	s.Rows = make([]engine.StandingRow, 0, len(p.Players))
	for i := range p.Players {
		of, q := engine.Seat(i+1), &p.Players[i]
		row := engine.StandingRow{Seat: of, Turn: p.begun() && p.Turn.Seat == of, Out: p.out(of), Note: q.Clan.short()}
		row.Cells = append(make(engine.Blocks, 0, len(s.Columns)), engine.Track{Label: engine.Textf("Respect"), Seat: of, At: q.Respect, Goal: p.House.Goal})
		if !p.Cash.Hidden {
			row.Cells = append(row.Cells, engine.Purse{Label: engine.Textf("Cash"), Amount: money.Of(p.Cash.Of[i])})
		}
		row.Cells = append(row.Cells, pips(of, q.troops()))
		s.Rows = append(s.Rows, row)
	}
	return s
}

// board is the territories that somebody holds, that have dope, or that a mob
// defends. Holders stand in the order of the table.
func (p *Public) board() engine.Rack {
	return p.rack(p.where(func(t *Territory) bool { return t.Holder != engine.Room || t.Dope > 0 || t.Capital }))
}

// mostOnWall is as many territories as a wall has room for; the capitals always fit.
const (
	mostOnWall  = 12
	leastOnWall = 4
)

// wall is what all look for on the board: the capitals, and where most dope lies.
func (p *Public) wall(room int) engine.Rack {
	list := p.where(func(t *Territory) bool { return t.Dope > 0 || t.Capital })
	slices.SortStableFunc(list, func(a, b *Territory) int {
		if a.Capital != b.Capital {
			return cmp.Compare(weight(b), weight(a))
		}
		return cmp.Compare(b.Dope, a.Dope)
	})
	rack := p.rack(list[:min(len(list), max(room, leastOnWall))])
	rack.Columns[1] = engine.Textf("Respect")
	for i, row := range rack.Rows {
		row.Cells[1] = p.find(row.Label.String()).printedRespect()
		rack.Rows[i] = row
	}
	return rack
}

// printedRespect is the respect printed on a territory, in short.
func (t *Territory) printedRespect() engine.Text {
	switch {
	case t.Respect == untold:
		return engine.Textf("?")
	case t.Respect == 0:
		return engine.Textf("–")
	}
	return engine.Textf("%d", t.Respect)
}

// weight puts capitals before all else.
func weight(t *Territory) int {
	if t.Capital {
		return 1
	}
	return 0
}

// rack is territories with who holds them, what they are, and their dope.
func (p *Public) rack(list []*Territory) engine.Rack {
	rack := engine.Rack{Label: engine.Textf("Territories"), Columns: []engine.Text{engine.Textf("Held by"), engine.Textf("Ground"), engine.Textf("Dope")},
		Rows: make([]engine.RackRow, 0, len(list))}
	slices.SortStableFunc(list, func(a, b *Territory) int {
		return cmp.Compare(rank(a.Holder, len(p.Players)), rank(b.Holder, len(p.Players)))
	})
	for _, t := range list {
		rack.Rows = append(rack.Rows, engine.RackRow{
			Label: engine.Textf("%v", t.Name),
			Cells: []engine.Text{t.holder(), t.groundWords(), engine.Textf("%d", t.Dope)},
			Full:  p.disputed(t.Name),
		})
	}
	return rack
}

// rank puts what nobody holds last.
func rank(s engine.Seat, seats int) int {
	if s == engine.Room {
		return seats + 1
	}
	return int(s)
}

// holder is who holds it, in words. (D40)
func (t *Territory) holder() engine.Text {
	switch {
	case t.Holder != engine.Room:
		return t.Holder.Text()
	case t.Capital:
		return engine.Word("mob").Text()
	}
	return engine.Word("nobody").Text()
}

// clash draws the combat.
func (p *Public) clash() engine.Clash {
	c := p.Combat
	b := engine.Clash{Title: engine.Textf("Combat for %v", c.On), Set: handSize, Round: max(1, len(c.Rounds)), Rounds: c.Rounds, Says: c.says()}
	if c.Stage <= MobDraws && (c.Sides[0].Card == nil || c.Sides[1].Card == nil) {
		b.Round = len(c.Rounds) + 1 // the one that is being played
	}
	for i, side := range c.Sides {
		b.Sides[i] = engine.ClashSide{Seat: side.Seat, Name: side.name(), Pips: pips(side.Seat, side.Force), State: c.slot(i), Card: side.Card}
	}
	return b
}

// slot is how a side's card lies.
func (c *Combat) slot(i int) engine.SlotState {
	side := c.Sides[i]
	switch {
	case side.Card != nil:
		return engine.SlotUp
	case c.Call.Has(side.Seat):
		return engine.SlotDown
	case c.Call.Asks(side.Seat), c.Stage == MobDraws && side.Seat == engine.Room:
		return engine.SlotOpen
	}
	return engine.SlotEmpty
}

// says is how the combat stands, in a sentence.
func (c *Combat) says() engine.Text {
	switch c.Stage {
	case MobDraws:
		return engine.Textf("A weapon is drawn for the mob.")
	case Drawing:
		return engine.Textf("%v draws %d weapons.", c.Due[0], handSize)
	case Deciding:
		return engine.Textf("%v may withdraw.", c.assailant())
	case Refilling:
		if won := c.Sides[c.Won].Seat; won != engine.Room {
			return engine.Textf("%v has won.", won)
		}
		return engine.Textf("The mob has won.")
	}
	return engine.Text{}
}

// peek is the own card of this round, under the cover.
func peek(v *View) engine.Peek {
	b := engine.Peek{Label: engine.Textf("Your weapon of this round"), Inside: engine.Blocks{engine.Note{Text: engine.Textf("None is locked in.")}}}
	w := v.Hand.Weapon
	if w == nil {
		return b
	}
	b.Inside = engine.Blocks{
		engine.Count{Label: engine.Textf("Damage"), N: w.Damage},
		engine.Count{Label: engine.Textf("Needs troops"), N: w.Needs},
	}
	if w.Name != "" {
		b.Inside = append(engine.Blocks{engine.Note{Text: engine.Textf("%v", w.Name)}}, b.Inside...)
	}
	if w.Special > 0 {
		b.Inside = append(b.Inside, engine.Count{Label: engine.Textf("As your clan's special weapon"), N: w.Special})
	}
	return b
}

// ranking is the end: the winner, the others by respect, and last who fell. (D43)
func (p *Public) ranking() engine.Ranking {
	seats, winner := engine.Seats(len(p.Players)), p.winner()
	points := func(s engine.Seat) int { // who stands how, before all others
		switch {
		case s == winner:
			return 1000
		case p.out(s):
			return -1
		}
		return p.player(s).Respect
	}
	slices.SortStableFunc(seats, func(a, b engine.Seat) int { return cmp.Compare(points(b), points(a)) })
	r := engine.Ranking{Label: engine.Textf("The game is over")}
	for i, s := range seats {
		place := engine.Place{Seat: s, Place: i + 1, What: engine.Textf("%d respect", p.player(s).Respect)}
		if i > 0 && points(seats[i-1]) == points(s) { // ties share a place
			place.Place = r.Places[i-1].Place
		}
		if p.out(s) {
			place.What = engine.Textf("fallen")
		}
		r.Places = append(r.Places, place)
	}
	return r
}

// checklist is the setting up of the real table, in the order of the rulebook. It
// ticks itself off by what the log shows. (D13 to D17)
func (p *Public) checklist() engine.Checklist {
	started := p.First != engine.Room
	drawn := engine.Textf("Shuffle the drawn weapons back.")
	if p.House.DiscardDrawn { // A4
		drawn = engine.Textf("Discard the drawn weapons.")
	}
	list := engine.Checklist{Label: engine.Textf("Set up the board"), Items: []engine.CheckItem{
		{Text: engine.Textf("Shuffle weapons and events, face down. Lay out the bank."), Done: started},     // D14
		{Text: engine.Textf("Each draws a weapon. Highest damage starts; ties draw again."), Done: started}, // D15
		{Text: drawn, Done: started && len(p.absentClans()) < len(clans)},
	}}
	for i := range p.Players { // D16
		of := p.inOrder(i)
		item := engine.CheckItem{Text: engine.Textf("%v picks a clan.", of)}
		if q := p.player(of); q.Clan != "" {
			item = engine.CheckItem{Text: engine.Textf("%v: %v, %v", of, q.Clan.short(), q.At), Done: true}
		}
		list.Items = append(list.Items, item)
	}
	list.Items = append(list.Items, engine.CheckItem{Text: engine.Textf("On each start: 1 boss, 1 lieutenant, 2 soldiers. On respect 0: 1 soldier.")}) // D13
	if gone := p.absentClans(); started && p.picker() == engine.Room && len(gone) > 0 {
		list.Items = append(list.Items, engine.CheckItem{Text: engine.Textf("Take the troops and the targets away of: %v.", gone)}) // D16
	}
	if gone := p.absentClans(); p.House.PresentEvents && started && p.picker() == engine.Room && len(gone) > 0 {
		list.Items = append(list.Items, engine.CheckItem{Text: engine.Textf("Take the events away of: %v.", gone)})
	}
	list.Items = append(list.Items, engine.CheckItem{Text: engine.Textf("Each draws 1 profile, 1 target, 5 weapons, all secret.")}) // D17
	return list
}

// waiting says for whom the table waits, and for what.
func waiting(p Public, _ []engine.Person) engine.Waiting {
	switch {
	case over(p):
		return engine.Waiting{}
	case p.First == engine.Room:
		return engine.Waiting{For: engine.Seats(len(p.Players)), To: engine.Textf("to say who starts")}
	case !p.begun() && len(p.pickers()) > 0:
		return engine.Waiting{For: p.pickers(), To: engine.Textf("to pick a clan")}
	case !p.begun():
		return engine.Waiting{For: []engine.Seat{p.First}, To: engine.Textf("to say that the cards are dealt")}
	case p.Combat != nil:
		return p.Combat.waiting()
	case p.out(p.Turn.Seat): // by rulings nobody is left
		return engine.Waiting{}
	case len(p.eventDrawers()) > 0:
		return engine.Waiting{For: p.eventDrawers(), To: engine.Textf("to draw events")}
	case len(p.offerReceivers()) > 0:
		return engine.Waiting{For: p.offerReceivers(), To: engine.Textf("to answer an offer")}
	}
	return engine.Waiting{For: []engine.Seat{p.Turn.Seat}, To: [...]engine.Text{
		Resource:    engine.Textf("to gather resources"),
		Recruitment: engine.Textf("to recruit"),
		Action:      engine.Textf("to move and attack"),
		DealPhase:   engine.Textf("to make deals"),
	}[p.Turn.Phase]}
}

// eventDrawers are who has events to draw.
func (p *Public) eventDrawers() (out []engine.Seat) {
	for _, row := range p.eventsDue().Rows {
		out = append(out, row.Seat)
	}
	return out
}

// offerReceivers are those before whom an offer lies, each once.
func (p *Public) offerReceivers() (out []engine.Seat) {
	for i := range p.Players {
		s := engine.Seat(i + 1)
		if !p.out(s) && slices.ContainsFunc(p.Proposals, func(x Proposal) bool { return x.N > 0 && x.To == s }) {
			out = append(out, s)
		}
	}
	return out
}

func (c *Combat) waiting() (w engine.Waiting) {
	w.For = []engine.Seat{c.assailant()}
	switch c.Stage {
	case Choosing:
		w.For, w.To = c.Call.Missing(), engine.Textf("to choose a weapon")
	case MobDraws:
		w.To = engine.Textf("to type the weapon of the mob")
	case Drawing:
		w.For, w.To = c.Due[:1], engine.Textf("to draw %d weapons", handSize)
	case Deciding:
		w.To = engine.Textf("to withdraw or fight on")
	case Refilling:
		w.For, w.To = c.Due[:1], engine.Textf("to fill up the hand")
	}
	return w
}
