package americandream

// Purchases and sales (A10, A15 to A19, A21), and offers between players.

import (
	"croupier/engine"
	"croupier/engine/ledger"
)

// Buy is the one chip of the company that was landed on. (A15, A18)
type Buy struct{}

// Check: it is paid from what is there.
func (Buy) Check(v View) error { return refuseShort(&v, price(v.Public.Move.Company)) }

// Fold buys it.
func (Buy) Fold(s *State, t engine.Step) {
	s.Public.Move.Bought = true
	takeChip(s, t, s.Public.Move.Company)
}

// Line words it.
func (Buy) Line(by engine.Seat) engine.Text { return engine.Textf("%v buys a chip", by) }

// Extra is the one chip more that a card for every turn allows. (A16, A18, A19)
type Extra struct {
	Which string `json:"which"`
}

// Check: it is paid from what is there.
func (e Extra) Check(v View) error { return refuseShort(&v, price(v.Public.Companies.find(e.Which))) }

// Fold buys it.
func (e Extra) Fold(s *State, t engine.Step) {
	s.Public.Move.Extra = true
	takeChip(s, t, s.Public.Companies.find(e.Which))
}

// Line words it.
func (e Extra) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v buys an extra chip of %v", by, e.Which)
}

// takeChip moves one chip from the rack to the buyer, and raises the salary for a
// franchise. (A15)
func takeChip(s *State, t engine.Step, c int) {
	p := &s.Public
	q := p.player(t.By)
	company := p.Companies[c]
	pay(s, t.By, ledger.Bank, price(c), engine.Textf("%v", company))
	q.Chips[c]++
	t.Tell("%v pays %v and owns %v of %v.", t.By, money.Of(price(c)), chips(q.Chips[c]), company)
	if isFranchise(c) {
		raise(p, t.By, franchiseRaise, "for a franchise", t)
		return
	}
	if p.Move.On == OnStock && p.Move.Company == c && q.Chips[c] == chipsEach && p.House.SeventhAtOnce && !p.unpaidFlight() { // B3
		rest := fullBonus - p.Move.Bonus
		p.Move.Bonus = fullBonus
		pay(s, ledger.Bank, t.By, rest, engine.Textf("%v bonus", company))
		t.Tell("All seven chips of %v: the bank pays %v more.", company, money.Of(rest))
	}
}

// mayBuy closes a purchase for what everybody can see. (A10, A13)
func mayBuy(pad engine.Pad, v *View) engine.Pad {
	pad = closeIfTrapped(pad, v)
	if v.Public.Move.On == "" {
		pad = pad.But("Purchases come after the move.")
	}
	return pad
}

// closeIfTrapped closes a purchase to a player who owes for a trap. (A13)
func closeIfTrapped(pad engine.Pad, v *View) engine.Pad {
	if traps := ownPlayer(v).Traps; len(traps) > 0 {
		return pad.But("You owe %v for a Trap, and buy nothing until it is paid.", money.Of(traps[0].costs(&v.Public)))
	}
	return pad
}

// buyPads buy what lies at hand: nothing, off a company's space.
func buyPads(v *View) []engine.Pad {
	p := &v.Public
	m := &p.Move
	if m.On == "" {
		return []engine.Pad{mayBuy(buy.Pad(engine.Textf("Buy a chip")).For(p.mark()), v)}
	}
	if m.On != OnStock && m.On != OnFranchise {
		return nil
	}
	c := m.Company
	pad := buy.Pad(engine.Textf("Buy %v for %v", p.Companies[c], money.Of(price(c)))).For(p.mark()).Now()
	if m.Bought {
		pad = pad.But("You have bought your chip of %v.", p.Companies[c])
	}
	if p.rack(c) == 0 {
		pad = pad.But("No chip of %v is left in the rack.", p.Companies[c])
	}
	return []engine.Pad{closeIfShort(mayBuy(pad, v), v, price(c))}
}

// extraPads buy what the cards for every turn allow, once they lie open.
func extraPads(v *View) []engine.Pad {
	p, q := &v.Public, ownPlayer(v)
	if !q.EveryStock && !q.EveryFranchise {
		return nil
	}
	list := companiesWhere(0, companies, func(c int) bool { return p.rack(c) > 0 && p.allows(q, c) })
	pad := extra.Pad(engine.Textf("Buy the extra chip"), p.among("which", engine.Textf("Which"), list, func(c int) engine.Text { return engine.Textf("%v", money.Of(price(c))) })).
		For(p.mark()).Saying("Buy 1 %v", engine.Answer("which"))
	pad = mayBuy(pad, v)
	switch {
	case p.Move.Extra:
		pad = pad.But("You have bought your one extra chip of this turn.")
	case len(list) == 0:
		pad = pad.But("Your card for every turn is no good here.")
	}
	return []engine.Pad{pad}
}

// allows reports whether an open card for every turn is good for a company, on
// the space where the pawn stands. (A16, A18, B5, B6)
func (p *Public) allows(q *Player, c int) bool {
	m := &p.Move
	if isFranchise(c) {
		return q.EveryFranchise && (m.On == OnFranchise || !p.House.ExtraOnSpace)
	}
	if m.On == OnStock {
		return q.EveryStock && (m.Company == c || !p.House.ExtraSame)
	}
	return q.EveryStock && !p.House.ExtraOnSpace
}

// Sale is how many chips of which stocks.
type Sale map[string]int

// count counts them.
func (e Sale) count() (n int) {
	for _, chips := range e {
		n += chips
	}
	return n
}

// fold sells them to the bank, in the order of the rack. (A21)
func (e Sale) fold(s *State, t engine.Step) {
	p := &s.Public
	var which engine.List
	for c := range stocks {
		if n := e[p.Companies[c]]; n > 0 {
			p.player(t.By).lose(c, n)
			which = append(which, engine.Textf("%d %v", n, p.Companies[c]))
		}
	}
	if len(which) > 0 {
		t.Tell("The bank pays %v for %v.", money.Of(e.count()*stockResale), which)
	}
	pay(s, ledger.Bank, t.By, e.count()*stockResale, engine.Textf("%v of stock sold", chips(e.count())))
}

// Sell gives stock back to the bank. (A21)
type Sell struct {
	Stock Sale `json:"stock"`
}

// Fold sells it.
func (e Sell) Fold(s *State, t engine.Step) { e.Stock.fold(s, t) }

// Line words it.
func (e Sell) Line(by engine.Seat) engine.Text {
	n := e.Stock.count()
	return engine.Textf("%v sells %v of stock", by, chips(n))
}

// saleOf asks which of a seat's stock goes; false where it has none.
func (p *Public) saleOf(s engine.Seat, least int) (ask engine.Split, any bool) {
	q := p.player(s)
	ask = engine.Split{Name: "stock", Label: engine.Textf("Stock to sell, %v each", money.Of(stockResale)), Least: least, Most: q.stock()}
	for c := range stocks {
		if n := q.Chips[c]; n > 0 {
			company := p.Companies[c]
			ask.Among = append(ask.Among, engine.SplitItem{Item: engine.Item{Value: company, Label: engine.Textf("%v", company)}, Most: n})
		}
	}
	return ask, len(ask.Among) > 0
}

func sellPad(v *View) engine.Pad {
	p := &v.Public
	pad := sell.Pad(engine.Textf("Sell stock")).For(p.mark()).With("Franchises are never sold.")
	ask, any := p.saleOf(v.Seat, 1)
	if any {
		pad.Asks = engine.Fields{ask}
	}
	pad = onlyInTurn(pad, v)
	if p.mustSell(v.Seat) {
		pad = pad.Now()
	} else {
		pad = foldAside(pad)
	}
	if !any {
		pad = pad.But("You own no stock to sell.")
	}
	return pad
}

// Offer is stock that one player offers another, where a house rule lets them
// trade. It stands until the turn ends. (B18)
type Offer struct {
	From, To engine.Seat
	Company  int
	N, Price int
}

// MakeOffer makes one.
type MakeOffer struct {
	To    engine.Seat `json:"to"`
	Which string      `json:"which"`
	Chips int         `json:"chips"`
	Price int         `json:"price"`
}

// Check: nobody offers more than the own chips.
func (e MakeOffer) Check(v View) error {
	if have := ownPlayer(&v).Chips[v.Public.Companies.find(e.Which)]; e.Chips > have {
		return engine.Refuse("You have %v of %v; you offer %d.", chips(have), e.Which, e.Chips)
	}
	return nil
}

// Fold lays it before the other.
func (e MakeOffer) Fold(s *State, t engine.Step) {
	s.Public.Offer = &Offer{t.By, e.To, s.Public.Companies.find(e.Which), e.Chips, e.Price}
}

// Line words it.
func (e MakeOffer) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v offers %v %v of %v for %v", by, e.To, chips(e.Chips), e.Which, money.Of(e.Price))
}

// TakeOffer accepts the one that lies there.
type TakeOffer struct{}

// Check: it is paid from what is there.
func (TakeOffer) Check(v View) error { return refuseShort(&v, v.Public.Offer.Price) }

// Fold trades. Chips that were bought from a player count as bought.
func (TakeOffer) Fold(s *State, t engine.Step) {
	p := &s.Public
	o := *p.Offer
	p.Offer = nil
	p.player(o.From).lose(o.Company, o.N)
	p.player(o.To).Chips[o.Company] += o.N
	pay(s, o.To, o.From, o.Price, engine.Textf("%v of %v", chips(o.N), p.Companies[o.Company]))
	t.Tell("%v pays %v %v and gets %v of %v.", o.To, o.From, money.Of(o.Price), chips(o.N), p.Companies[o.Company])
}

// Line words it.
func (TakeOffer) Line(by engine.Seat) engine.Text { return engine.Textf("%v takes the offer", by) }

// NoOffer declines it, or takes it back.
type NoOffer struct{}

// Fold removes it.
func (NoOffer) Fold(s *State, _ engine.Step) { s.Public.Offer = nil }

// Line words it.
func (NoOffer) Line(by engine.Seat) engine.Text { return engine.Textf("%v says no to the offer", by) }

// lapse lets an offer fall away that its maker can no longer keep.
func lapse(p *Public) {
	if o := p.Offer; o != nil && p.player(o.From).Chips[o.Company] < o.N {
		p.Offer = nil
	}
}

// tradePads are the trades between players. A fight freezes them: nobody sells
// away what is fought for.
func tradePads(v *View) []engine.Pad {
	p := &v.Public
	o := p.Offer
	switch {
	case !p.House.Trades || p.Fight != nil || p.Window != nil:
		return nil
	case o != nil && o.To == v.Seat:
		pad := take.Pad(engine.Textf("Take %v of %v for %v", chips(o.N), p.Companies[o.Company], money.Of(o.Price))).For(p.mark())
		return []engine.Pad{closeIfShort(closeIfTrapped(pad, v), v, o.Price), decline.Pad(engine.Textf("No to the offer of %v", o.From)).For(p.mark())}
	case o != nil && o.From == v.Seat:
		return []engine.Pad{decline.Pad(engine.Textf("Take your offer to %v back", o.To)).For(p.mark())}
	}
	own := companiesWhere(0, stocks, func(c int) bool { return ownPlayer(v).Chips[c] > 0 })
	pad := offer.Pad(engine.Textf("Offer stock"),
		engine.Who{Name: "to", Label: engine.Textf("To"), Among: p.others(v.Seat)},
		p.among("which", engine.Textf("Which"), own, func(c int) engine.Text { return engine.Textf("%v", chips(ownPlayer(v).Chips[c])) }),
		engine.Number{Name: "chips", Label: engine.Textf("Chips"), Min: 1, Max: chipsEach},
		engine.Amount{Name: "price", Label: engine.Textf("Price for all"), Max: mostPaid, In: money}).
		For(p.mark())
	switch {
	case o != nil:
		pad = pad.But("The offer of %v lies on the table first.", o.From)
	case len(own) == 0:
		pad = pad.But("You own no stock to offer.")
	}
	return []engine.Pad{foldAside(pad)}
}
