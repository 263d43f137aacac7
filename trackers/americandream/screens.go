package americandream

import (
	"slices"

	"croupier/engine"
)

// room is what stands on the table, from the turn down. The dial of whose turn it is
// stands there until the pawn has landed: then the chips need its place.
func room(p Public) []engine.Block {
	bs := p.head()
	current, dial := p.matter(), p.Turn != engine.Room && p.Move.On == "" && !p.over()
	switch {
	case dial && p.urgent():
		bs = append(append(bs, current...), p.dial(p.Turn))
	case dial:
		bs = append(append(bs, p.dial(p.Turn)), current...)
	default:
		bs = append(bs, current...)
	}
	bs = append(append(bs, p.debts()...), p.standing())
	if p.Turn == engine.Room {
		return append(bs, checklist())
	}
	if r := p.board(p.wall(bs)); len(r.Rows) > 0 {
		bs = append(bs, r)
	}
	return bs
}

// phones have place for every company.
func phones(p Public) []engine.Block {
	bs := append(append(append(p.head(), p.matter()...), p.debts()...), p.standing())
	if p.Turn == engine.Room {
		return append(bs, checklist())
	}
	return append(bs, p.board(companies))
}

// mine is a player's own dial, above the rest in the own turn unless a reveal or a fight
// comes first; and under the cover the purse and the cards.
func mine(v View) (above, below []engine.Block) {
	p := &v.Public
	dial := []engine.Block{p.dial(v.Seat)}
	if v.Seat == p.Turn && !p.urgent() && !p.over() {
		above = dial
	} else {
		below = dial
	}
	if below = append(below, purse(&v), cardsOf(&v)); !p.over() {
		below = append(below, calculator(&v))
	}
	return above, below
}

// head is whose turn it is and how far, or who has won.
func (p *Public) head() []engine.Block {
	switch {
	case p.over():
		return []engine.Block{p.ranking(), p.claimBlock()}
	case p.Turn != engine.Room:
		return []engine.Block{engine.Turn{Seat: p.Turn, Says: engine.Textf("has the turn")}, p.steps()}
	}
	return nil
}

// urgent reports whether a reveal or a fight comes before all else.
func (p *Public) urgent() bool { return p.Window != nil || p.Fight != nil }

// wall is how many companies the room's screen has place for beside what stands
// there already, counted in lines of the rack. Phones show all of them.
func (p *Public) wall(beside []engine.Block) int {
	n := 13
	for _, b := range beside {
		switch b := b.(type) {
		case engine.Dial:
			n -= 9
		case engine.Banner:
			n -= 4
		case engine.Dice:
			n -= 3 + len(b.Faces)/3
		case engine.Offers:
			n -= 3
		case engine.Note:
			n--
		case engine.Ranking:
			n -= 3 + len(b.Places)
		}
	}
	return max(n, 0)
}

// steps are the parts of a turn. (A5, A7, A10)
func (p *Public) steps() engine.Steps {
	at := 0
	switch {
	case p.Move.On != "":
		at = 3
	case p.Move.hasMoved():
		at = 2
	case p.Move.may():
		at = 1
	}
	return engine.Steps{Label: engine.Textf("Turn"), Names: []engine.Word{"Roll", "Move", "Land", "Act"}, At: at}
}

// matter is what is at hand: a roll-off, a roll, a reveal, a fight, a claim.
func (p *Public) matter() (bs []engine.Block) {
	for i, n := range p.RollOff.Fell {
		if n > 0 {
			bs = append(bs, engine.Dice{Seat: engine.Seat(i + 1), Faces: []int{n}, Says: engine.Textf("for the start")})
		}
	}
	if p.Fight != nil {
		return append(p.fightBlocks(), p.throwBlocks()...)
	}
	if len(p.Move.Dice) > 0 {
		bs = append(bs, engine.Dice{Seat: p.Turn, Faces: p.Move.Dice, Rolled: p.Move.Rolled, Says: p.rollSays()})
	} else if p.Move.Cards > 0 {
		bs = append(bs, engine.Note{Text: engine.Textf("%v: %v.", experienceCards(p.Move.Cards), spaces(p.Move.Spaces))})
	}
	if p.Move.On != "" {
		bs = append(bs, engine.Note{Text: p.landingText()})
	}
	if w := p.Window; w != nil {
		bs = append(bs, engine.Moment{Mark: p.windowMark(), Title: engine.Textf("%v reveals a %v: %v", w.By, words[w.Sort], w.Name),
			Lines: []engine.Text{engine.Textf("Royalty %v. Does anybody steal it?", money.Of(w.Royalty))}})
	}
	bs = append(bs, p.throwBlocks()...)
	if o := p.Offer; o != nil {
		bs = append(bs, engine.Offers{Label: engine.Textf("Offered"), Rows: []engine.Offer{
			{Seat: o.To, What: engine.Textf("%v of %v from %v for %v", chips(o.N), p.Companies[o.Company], o.From, money.Of(o.Price))}}})
	}
	if p.Count != nil && !p.over() {
		bs = append(bs, p.claimBlock())
	}
	return bs
}

// rollSays is what a roll comes to: "8 spaces and 3 by cards: move 11".
func (p *Public) rollSays() engine.Text {
	m := &p.Move
	if m.Cards > 0 {
		return engine.Textf("%d and %d by %v: %v in one move", m.total()-m.Spaces, m.Spaces, experienceCards(m.Cards), spaces(m.total()))
	}
	return engine.Textf("%v", spaces(m.total()))
}

// landingText is where the pawn stands.
func (p *Public) landingText() engine.Text {
	m := &p.Move
	if m.On != OnStock && m.On != OnFranchise {
		return engine.Textf("%v is on %v.", p.Turn, m.On.word())
	}
	if m.Bonus > 0 {
		return engine.Textf("%v is on %v: bonus %v.", p.Turn, p.Companies[m.Company], money.Of(m.Bonus))
	}
	return engine.Textf("%v is on %v.", p.Turn, p.Companies[m.Company])
}

// fightBlocks is the Stock Fight that is on, die by die.
func (p *Public) fightBlocks() []engine.Block {
	f := p.Fight
	mine := chips(p.player(p.Turn).Chips[f.Company])
	fight := engine.Banner{Label: engine.Textf("Stock Fight for %v", p.Companies[f.Company])}
	if f.Against == engine.Room {
		fight.Text = engine.Textf("%v has %v, and may challenge another.", p.Turn, mine)
		return []engine.Block{fight}
	}
	fight.Text = engine.Textf("%v with %v against %v with %v.", p.Turn, mine, f.Against, chips(p.player(f.Against).Chips[f.Company]))
	if len(f.Attack) == 0 {
		return []engine.Block{fight, engine.Note{Text: engine.Textf("The chance that %v takes a chip: %v.", p.Turn, percent(attackers, 216))}}
	}
	return []engine.Block{fight, engine.Dice{Seat: p.Turn, Faces: f.Attack, Rolled: f.Rolled,
		Says: engine.Textf("%v needs %d or more: %v", f.Against, f.high(), percent(7-f.high(), 6))}}
}

// throwBlocks is the newest exchange of a Stock Fight, until the next roll.
func (p *Public) throwBlocks() []engine.Block {
	x := p.Throw
	if x == nil {
		return nil
	}
	says := engine.Textf("%v takes a chip of %v", x.By[0], p.Companies[x.Company])
	if !x.Attacker {
		says = engine.Textf("stopped: %v gives a chip of %v", x.By[0], p.Companies[x.Company])
	}
	return []engine.Block{
		engine.Dice{Seat: x.By[0], Faces: x.Dice[0], Rolled: x.Rolled[0], Says: engine.Textf("attacks")},
		engine.Dice{Seat: x.By[1], Faces: x.Dice[1], Rolled: x.Rolled[1], Says: says},
	}
}

// claimBlock is the newest claim.
func (p *Public) claimBlock() engine.Block {
	c := p.Count
	if c.Total >= goal {
		return engine.Moment{Mark: "win", Title: engine.Textf("%v has made the American Dream", c.Seat), Lines: []engine.Text{engine.Textf("Counted: %v", money.Of(c.Total))}}
	}
	return engine.Banner{Label: engine.Textf("Claimed, and short"), Text: engine.Textf("%v counted %v, %v short of %v.", c.Seat, money.Of(c.Total), money.Of(goal-c.Total), money.Of(goal))}
}

// standing is the seats as rows.
func (p *Public) standing() engine.Standing {
	st := engine.Standing{Columns: []engine.Text{engine.Textf("Salary"), engine.Textf("Stock"), engine.Textf("Franchises")}}
	if !p.Cash.Hidden {
		st.Columns = append(st.Columns, engine.Textf("Cash"))
	}
	for i := range p.Players {
		s, q := engine.Seat(i+1), &p.Players[i]
		cells := engine.Blocks{
			engine.Purse{Label: engine.Textf("Salary"), Amount: money.Of(q.Salary)},
			engine.Count{Label: engine.Textf("Stock"), N: q.stock()},
			engine.Count{Label: engine.Textf("Franchises"), N: q.franchises()},
		}
		if !p.Cash.Hidden {
			cells = append(cells, engine.Purse{Label: engine.Textf("Cash"), Amount: money.Of(p.Cash.Of[i])})
		}
		st.Rows = append(st.Rows, engine.StandingRow{Seat: s, Turn: s == p.Turn && !p.over(), Note: p.noteOf(s), Cells: cells})
	}
	return st
}

// noteOf is what a seat may do that not all may: its royalties, and the cards
// for every turn.
func (p *Public) noteOf(s engine.Seat) (t engine.Text) {
	q := p.player(s)
	var notes engine.List
	if q.Imagination && q.Moved {
		notes = append(notes, engine.Textf("on Imagination"))
	}
	for _, o := range p.Ideas {
		if o.Owner == s && o.Sort != GreatIdea {
			notes = append(notes, engine.Textf("%v %v", o.Name, money.Of(o.Royalty)))
		}
	}
	if q.Claims > 0 {
		notes = append(notes, engine.Textf("Credibility"))
	}
	if q.EveryStock {
		notes = append(notes, engine.Textf("an extra stock"))
	}
	if q.EveryFranchise {
		notes = append(notes, engine.Textf("an extra franchise"))
	}
	if len(notes) == 0 {
		return t
	}
	return engine.Textf("%v", notes)
}

// debts are the unpaid traps, which stay in sight: each bars its owner from
// buying. (A13)
func (p *Public) debts() (bs []engine.Block) {
	for i := range p.Players {
		for _, trap := range p.Players[i].Traps {
			says := engine.Textf("%v owes %v to %v and buys nothing.", engine.Seat(i+1), money.Of(trap.Owes), trap.To.name())
			if trap.Says != "" {
				says = engine.Textf("%v owes %v to %v (%v) and buys nothing.", engine.Seat(i+1), money.Of(trap.Owes), trap.To.name(), trap.Says)
			}
			bs = append(bs, engine.Banner{Label: engine.Textf("Unpaid Trap"), Text: says})
		}
	}
	return bs
}

// board is the rack of chips and what each player took from it, in the order of
// the rack. Where there is place for some companies only, they are those that
// matter: the one at hand, then those of which most is owned. (A1)
func (p *Public) board(most int) engine.Rack {
	r := engine.Rack{Label: engine.Textf("Chips")}
	for _, s := range p.seats() {
		r.Columns = append(r.Columns, s.Text())
	}
	r.Columns = append(r.Columns, engine.Textf("Rack"))
	for _, c := range p.matters(most) {
		row := engine.RackRow{Label: engine.Textf("%v", p.Companies[c]), Full: p.rack(c) == 0}
		for i := range p.Players {
			row.Cells = append(row.Cells, engine.Textf("%d", p.Players[i].Chips[c]))
		}
		row.Cells = append(row.Cells, engine.Textf("%d", p.rack(c)))
		r.Rows = append(r.Rows, row)
	}
	return r
}

// matters are the companies that matter most, in the order of the rack.
func (p *Public) matters(most int) []int {
	all := companiesWhere(0, companies, func(int) bool { return true })
	if most >= companies {
		return all
	}
	all = slices.DeleteFunc(all, func(c int) bool { return p.rack(c) == chipsEach && !p.atHand(c) })
	slices.SortStableFunc(all, func(a, b int) int {
		if p.atHand(a) != p.atHand(b) {
			return map[bool]int{true: -1, false: 1}[p.atHand(a)]
		}
		return p.rack(a) - p.rack(b)
	})
	some := all[:min(most, len(all))]
	slices.Sort(some)
	return some
}

// atHand reports whether it is about a company just now.
func (p *Public) atHand(c int) bool {
	m := &p.Move
	return p.Fight != nil && p.Fight.Company == c || (m.On == OnStock || m.On == OnFranchise) && m.Company == c
}

// purse is the viewer's cash, face down.
func purse(v *View) engine.Peek {
	return engine.Peek{Label: engine.Textf("My cash"), Inside: engine.Blocks{
		engine.Purse{Label: engine.Textf("Cash"), Amount: money.Of(cash(v)), Change: v.Hand.Change}}}
}

// cardsOf are the viewer's cards, face down, and whether each is still good.
func cardsOf(v *View) engine.Peek {
	h := &v.Hand
	inside := engine.Blocks{
		engine.Count{Label: engine.Textf("Prudential"), N: h.Prudential},
		engine.Count{Label: engine.Textf("Experience"), N: h.Experience},
	}
	if h.Unnoted > 0 {
		inside = append(inside, engine.Count{Label: engine.Textf("American Dream, to write down"), N: h.Unnoted})
	}
	for _, c := range h.Cards {
		inside = append(inside, engine.Note{Text: c.text()})
		if why := v.Public.void(c); !why.Empty() {
			inside = append(inside, engine.Note{Text: why})
		}
	}
	return engine.Peek{Label: engine.Textf("My cards"), Inside: inside}
}

// ranking is the end: who claimed first wins, whatever the others have. (A33)
func (p *Public) ranking() engine.Ranking {
	r := engine.Ranking{Label: engine.Textf("The American Dream"), Places: []engine.Place{
		{Seat: p.Winner, Place: 1, What: engine.Textf("counted %v", money.Of(p.Count.Total))}}}
	for _, s := range p.others(p.Winner) {
		r.Places = append(r.Places, engine.Place{Seat: s, Place: 2, What: engine.Textf("salary %v", money.Of(p.player(s).Salary))})
	}
	return r
}

// awaitedSeats are those without whom the table cannot go on, and for what.
func (p *Public) awaitedSeats(people []engine.Person) ([]engine.Seat, engine.Text) {
	switch {
	case p.Turn == engine.Room:
		return p.RollOff.Call.Waits(people), engine.Textf("to roll for the start")
	case p.Window != nil:
		return p.Window.Call.Waits(people), engine.Textf("to steal it or let it pass")
	case p.Fight != nil && len(p.Fight.Attack) > 0:
		return []engine.Seat{p.Fight.Against}, engine.Textf("to defend with one die")
	case p.Fight != nil:
		return []engine.Seat{p.Turn}, engine.Textf("to fight on or stop")
	case p.Move.On == OnChoice:
		return []engine.Seat{p.Turn}, engine.Textf("to choose a stock space")
	case p.mayPay():
		return []engine.Seat{p.Turn}, engine.Textf("to reveal a %v or end the turn", words[claimedOn[p.Move.On]])
	case p.Move.On != "":
		return []engine.Seat{p.Turn}, engine.Textf("to finish the turn")
	case p.Move.hasMoved():
		return []engine.Seat{p.Turn}, engine.Textf("to say where the pawn stands")
	case p.Move.may():
		return []engine.Seat{p.Turn}, engine.Textf("to move %v", spaces(p.Move.total()))
	}
	return []engine.Seat{p.Turn}, engine.Textf("to roll")
}

// waiting: whoever left is not waited for; then the host goes on.
func waiting(p Public, people []engine.Person) engine.Waiting {
	who, to := p.awaitedSeats(people)
	if len(who) == 1 && engine.HasLeft(who[0], people) {
		who = nil
	}
	if len(who) == 0 {
		to = engine.Textf("to play for %v, or pass the turn on", p.Turn)
	}
	if len(who) == 0 && p.Turn == engine.Room {
		to = engine.Textf("to say who starts")
	}
	return engine.Waiting{For: who, To: to}
}
