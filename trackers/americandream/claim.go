package americandream

// The claim that wins (A33).

import "croupier/engine"

// goal is the American Dream. (A33)
const goal = 1_000_000

// Count is a claim that was counted before all.
type Count struct {
	Seat  engine.Seat
	Total int
}

// Claim announces the win, sells stock now, and counts. Nobody wins without
// saying so, in the own turn. (A33, F6)
type Claim struct {
	Stock Sale `json:"stock"`
}

// Fold sells, settles traps and counts before all: that turns the purse over.
func (e Claim) Fold(s *State, t engine.Step) {
	p := &s.Public
	showPurse(s, t, t.By)
	total := p.claims(t.By, p.Cash.Own(t.By, s.Hand(t.By).Cash), e.Stock.count())
	p.Count = &Count{t.By, total}
	if total >= goal || !p.House.ClaimRestores { // B12
		e.Stock.fold(s, t)
		if !p.House.ClaimSkipsTraps { // B11
			settleAll(s, t)
		}
	}
	t.Tell("%v counts %v.", t.By, money.Of(total))
	switch {
	case total >= goal:
		p.Winner = t.By
		t.Tell("%v has made %v and wins!", t.By, money.Of(goal))
	case p.House.ClaimGoesOn: // B13
		t.Tell("That is %v short: the turn goes on.", money.Of(goal-total))
	default:
		t.Tell("That is %v short: the game goes on with the next player.", money.Of(goal-total))
		next(p, t)
	}
}

// Line words it.
func (e Claim) Line(by engine.Seat) engine.Text { return engine.Textf("%v claims the win", by) }

// claims is what a seat would count: cash, what the stock brings, less the traps
// that are settled first. Franchises count nothing. (F6, B11)
func (p *Public) claims(s engine.Seat, cash, sold int) int {
	cash += sold * stockResale
	if !p.House.ClaimSkipsTraps {
		cash, _ = p.afterTraps(s, cash)
	}
	return cash
}

func claimPad(v *View) engine.Pad {
	p := &v.Public
	pad := claim.Pad(engine.Textf("Claim the win")).For(p.mark()).Saying("I have %v: count!", money.Of(goal))
	pad.Hint = engine.Textf("You must count before all, and your stock is sold for it. Look at what you would count first: it lies face down on your phone.")
	pad.Sure = engine.Textf("Less than %v, and what you sold stays sold and your turn is over.", money.Of(goal))
	if p.House.ClaimRestores || p.House.ClaimGoesOn {
		pad.Sure = engine.Textf("Everybody will see what you have.")
	}
	if ask, any := p.saleOf(v.Seat, 0); any {
		for i := range ask.Among { // as the calculator counts: a win is not lost by a forgotten chip
			ask.Among[i].Start = ask.Among[i].Most
		}
		pad.Asks = engine.Fields{ask}
	}
	if pad = onlyInTurn(pad, v); p.Move.On == "" && len(p.Move.Dice)+p.Move.Cards > 0 {
		pad = pad.But("First finish the move.")
	}
	return pad
}

// calculator is what a claim would count, for its owner's eyes. (B12)
func calculator(v *View) engine.Peek {
	p, q := &v.Public, ownPlayer(v)
	have, stock := cash(v), q.stock()
	total := p.claims(v.Seat, have, stock)
	inside := engine.Blocks{engine.Purse{Label: engine.Textf("Cash"), Amount: money.Of(have)}}
	if stock > 0 {
		inside = append(inside, engine.Purse{Label: engine.Textf("%v of stock, sold", chips(stock)), Amount: money.Of(stock * stockResale)})
	}
	if owes := have + stock*stockResale - total; owes > 0 {
		inside = append(inside, engine.Purse{Label: engine.Textf("Traps, paid first"), Amount: money.Of(-owes)})
	}
	inside = append(inside, engine.Purse{Label: engine.Textf("You would count"), Amount: money.Of(total)})
	says := engine.Textf("%v short of %v. Franchises count nothing.", money.Of(goal-total), money.Of(goal))
	if total >= goal {
		says = engine.Textf("Enough: claim it in your own turn.")
	}
	return engine.Peek{Label: engine.Textf("If I claim the win"), Inside: append(inside, engine.Note{Text: says})}
}
