package deal

import (
	"croupier/engine"
	"croupier/engine/ledger"
)

func setup(s *State, table engine.Setup, _ engine.Step) {
	n, each := table.Seats, table.Options.Amount("cash", money) // A1
	s.Public = Public{Rules: table.Version, House: house(table.Options), Cash: ledger.Open(n, each), Players: make([]Player, n), Territories: printedTerritories(), Proposals: make([]Proposal, n)}
	if table.Options["hidden-cash"] == "yes" { // A18
		s.Public.Cash = ledger.Hidden()
		for i := range s.Hands {
			s.Hands[i].Cash = each
		}
	}
}

// First names who drew the weapon with the highest damage: that seat starts, and
// play goes clockwise. Ties are drawn again on the table. (D15)
type First struct {
	Who engine.Seat `json:"who"`
}

// Fold makes it so.
func (f First) Fold(s *State, _ engine.Step) { s.Public.First = f.Who }

// Line words it.
func (f First) Line(engine.Seat) engine.Text {
	return engine.Textf("%v drew the highest weapon and starts", f.Who)
}

func firstPad(p *Public) engine.Pad {
	return first.Pad(engine.Textf("Who starts?"),
		engine.Who{Name: "who", Label: engine.Textf("Drew the highest weapon"), Among: engine.Seats(len(p.Players))}).
		Saying("%v starts", engine.Answer("who")).
		With("Each draws a weapon and shows it. The highest damage starts; tied players draw again.").Now()
}

// PickClan takes a clan, and puts its boss, its lieutenant and two soldiers on
// its start territory. (D13, D16)
type PickClan struct {
	Clan   Clan     `json:"clan"`
	Start  string   `json:"start"`  // where no source tells it
	Ground []string `json:"ground"` // what it gives, if that is not known
}

// place is the start territory and its ground, as known or as typed.
func (c PickClan) place(p *Public) (name string, ground Ground) {
	if name = c.Start; c.Clan.start() != "" {
		name = c.Clan.start()
	}
	if len(c.Ground) > 0 {
		ground = Ground(c.Ground[0])
	} else if t := p.find(name); t != nil {
		ground = t.Ground
	}
	return name, ground
}

// Check: its start territory is known, nobody's yet, and no capital.
func (c PickClan) Check(v View) error {
	p := &v.Public
	name, ground := c.place(p)
	switch {
	case name == "":
		return engine.Refuse("Say where the logo of the %v is on the board.", c.Clan.name())
	case ground == "":
		return engine.Refuse("Say what %v is: consumer, producer or light grey.", name)
	}
	return p.refuseName(name, ground, v.Seat)
}

// Fold sets the pieces up.
func (c PickClan) Fold(s *State, t engine.Step) {
	p := &s.Public
	name, ground := c.place(p)
	at := p.findOrName(name, ground, 0)
	*p.player(t.By) = Player{Clan: c.Clan, Boss: 1, Lieutenants: 1, Soldiers: 2, At: at.Name} // D13
	p.pass(at, t.By)
	t.Tell("1 boss, 1 lieutenant and 2 soldiers stand on %v.", at.Name)
}

// Line words it.
func (c PickClan) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v plays the %v", by, c.Clan.name())
}

// picker is who picks a clan now: in playing order; Room: all have. (D16)
func (p *Public) picker() engine.Seat {
	for i := range p.Players {
		if s := p.inOrder(i); p.player(s).Clan == "" {
			return s
		}
	}
	return engine.Room
}

// inOrder is who plays i seats, clockwise, after the one that starts. (D15)
func (p *Public) inOrder(i int) engine.Seat {
	return engine.Seat((int(max(p.First, 1))-1+i)%len(p.Players) + 1)
}

// pickers are those who may pick a clan now: one after the other, or, where the
// clans are dealt, each the one on the own card. (A3)
func (p *Public) pickers() (out []engine.Seat) {
	if !p.House.RandomClans {
		if s := p.picker(); s != engine.Room {
			out = append(out, s)
		}
		return out
	}
	for i, q := range p.Players {
		if q.Clan == "" {
			out = append(out, engine.Seat(i+1))
		}
	}
	return out
}

// clanPad asks for a clan, and for its start where no source tells it. No clan is
// played twice. (D16)
func clanPad(p *Public) engine.Pad {
	which := engine.Choice{Name: "clan", Label: engine.Textf("Clan")}
	for _, c := range clans {
		item := c.item()
		switch by := p.playerOf(c.Clan); {
		case by != engine.Room:
			item.Note, item.Taken = engine.Textf("%v plays it", by), true
		case c.Start == "":
			item.Note, item.Asks = engine.Textf("starts where its logo is"), []string{"start", "ground"}
		case p.find(c.Start) == nil:
			item.Note, item.Asks = engine.Textf("starts on %v", c.Start), []string{"ground"}
		default:
			item.Note = engine.Textf("starts on %v", c.Start)
		}
		which.Among = append(which.Among, item)
	}
	logo := asksName(p, "start", engine.Textf("It starts where its logo is: on"))
	logo.Blank = true
	ground := asksGround()
	return clan.Pad(engine.Textf("Pick a clan"), which, logo,
		engine.Several{Name: "ground", Label: engine.Textf("That territory is"), Among: ground.Among, Most: 1}).
		Saying("Play the %v", engine.Answer("clan")).Now()
}

// Start begins the first turn, once all cards are dealt on the table. (D17)
type Start struct{}

// Fold gives the first turn to the seat that starts.
func (Start) Fold(s *State, t engine.Step) { s.Public.turnTo(s.Public.First, t) }

// Line words it.
func (Start) Line(engine.Seat) engine.Text { return engine.Textf("The cards are dealt") }

func startPad(p *Public) engine.Pad {
	pad := start.Pad(engine.Textf("The cards are dealt: begin")).
		With("In playing order each draws 1 profile, 1 target and 5 weapons, and keeps them secret.").Now()
	if left := p.pickers(); len(left) > 0 {
		pad = pad.But("%v must pick a clan first.", engine.SeatList(left))
	}
	return pad
}

// setupPads are what a seat may enter before the first turn.
func setupPads(v *View) []engine.Pad {
	p := &v.Public
	if p.First == engine.Room {
		return []engine.Pad{firstPad(p)}
	}
	if v.Seat == p.First && p.picker() == engine.Room {
		return addCardPads([]engine.Pad{startPad(p)}, v)
	}
	if p.player(v.Seat).Clan != "" {
		return addCardPads(nil, v)
	}
	pad := clanPad(p)
	if s := p.picker(); !p.House.RandomClans && s != v.Seat {
		pad = pad.But("%v picks a clan first.", s)
	}
	return []engine.Pad{pad}
}
