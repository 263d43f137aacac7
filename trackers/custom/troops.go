package custom

// Building and playing: ranks of troops, and hits on them.

import (
	"slices"

	"croupier/engine"
	"croupier/engine/clash"
)

// Rank is a sort of troops. Hits fall on the ranks in the order in which the host
// named them.
type Rank struct {
	Name  string
	Worth int // hits that one takes
}

// AddRank adds a rank behind the others.
type AddRank struct {
	Name  string `json:"name"`
	Worth int    `json:"worth"`
}

// Check: a name of its own.
func (e AddRank) Check(v View) error { return v.Public.free(e.Name) }

// Fold adds it to every force: nobody has any of it yet.
func (e AddRank) Fold(s *State, _ engine.Step) {
	p := &s.Public
	p.Ranks = append(p.Ranks, Rank(e))
	for i := range p.Chairs {
		p.Chairs[i].Force = append(p.Chairs[i].Force, engine.Rank{Name: engine.Word(e.Name), Worth: e.Worth})
	}
}

// Line words it.
func (e AddRank) Line(engine.Seat) engine.Text {
	return engine.Textf("Troops: %v, each falls after %v.", e.Name, hits(e.Worth))
}

func (p *Public) rankPad() engine.Pad {
	pad := rank.Pad(engine.Textf("Add a rank of troops"), p.nameField(rankShelf), asksWorth()).
		With("Troops that take hits: a soldier falls after 1, a boss perhaps after 4.")
	if len(p.Ranks) >= mostRanks {
		pad = pad.But("There are %d ranks; a table holds no more.", mostRanks)
	}
	return pad
}

func asksWorth() engine.Number {
	return engine.Number{Name: "worth", Label: engine.Textf("Falls after how many hits"), Min: 1, Max: 99, Start: 1}
}

// disband removes a rank, and all troops of it.
func (p *Public) disband(name string, t engine.Step) {
	i := slices.IndexFunc(p.Ranks, func(r Rank) bool { return r.Name == name })
	if i < 0 {
		return
	}
	p.Ranks = slices.Delete(p.Ranks, i, i+1)
	for j := range p.Chairs {
		if n := p.Chairs[j].Force[i].N; n > 0 {
			t.Tell("%v had %v.", engine.Seat(j+1), pieces(n, name))
		}
		p.Chairs[j].Force = slices.Delete(p.Chairs[j].Force, i, i+1)
	}
}

// mostPieces is how many of one rank a seat may have, mostHits how many fall at
// once.
const (
	mostPieces = 99
	mostHits   = 999
)

// Muster sets what a seat has on the board: fresh troops, and no others.
type Muster struct {
	Seat   engine.Seat    `json:"seat"` // by the host; else the author's own
	Troops map[string]int `json:"troops"`
}

// Fold sets it.
func (e Muster) Fold(s *State, t engine.Step) {
	p := &s.Public
	force := make(clash.Force, len(p.Ranks))
	for i, r := range p.Ranks {
		force[i] = engine.Rank{Name: engine.Word(r.Name), Worth: r.Worth, N: e.Troops[r.Name]}
	}
	p.chair(seatOf(e.Seat, t.By)).Force = force
}

// LineFrom words it.
func (e Muster) LineFrom(before Public, by engine.Seat) engine.Text {
	var list engine.List
	for _, r := range before.Ranks {
		if n := e.Troops[r.Name]; n > 0 {
			list = append(list, pieces(n, r.Name))
		}
	}
	if len(list) == 0 {
		return engine.Textf("%v has no troops on the board.", seatOf(e.Seat, by))
	}
	return engine.Textf("%v musters %v.", seatOf(e.Seat, by), list)
}

// pieces are some troops of a rank: "3 × Soldier".
func pieces(n int, rank string) engine.Text { return engine.Textf("%d × %v", n, rank) }

// Hit lets hits fall on a seat's troops, in the order of their ranks. There may
// be more than troops to take them.
type Hit struct {
	Seat engine.Seat `json:"seat"` // by the host; else the author's own
	Hits int         `json:"hits"`
}

// Fold lets them fall.
func (e Hit) Fold(s *State, t engine.Step) {
	of := seatOf(e.Seat, t.By)
	force := s.Public.chair(of).Force
	lost, fell := force.Hit(e.Hits)
	for i, n := range fell {
		if n > 0 {
			t.Tell("%v loses %v.", of, pieces(n, s.Public.Ranks[i].Name))
		}
	}
	if spare := e.Hits - lost; spare > 0 {
		t.Tell("%v to spare.", hits(spare))
	}
	if !force.Stands() {
		t.Tell("%v has no troops left.", of)
	}
}

// Line words it.
func (e Hit) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v takes %v.", seatOf(e.Seat, by), hits(e.Hits))
}

func hits(n int) engine.Some { return engine.Some{N: n, One: "hit", More: "hits"} }

func hitsField() engine.Field {
	return engine.Number{Name: "hits", Label: engine.Textf("Hits"), Min: 1, Max: mostHits, Start: 1}
}

// Heal gives whoever survived the full value back, and forgets who fell.
type Heal struct {
	Seat engine.Seat `json:"seat"` // by the host; else the author's own
}

// Fold heals.
func (e Heal) Fold(s *State, t engine.Step) {
	force := s.Public.chair(seatOf(e.Seat, t.By)).Force
	force.Heal()
	for i := range force {
		force[i].Fell = 0
	}
}

// Line words it.
func (e Heal) Line(by engine.Seat) engine.Text {
	return engine.Textf("The troops of %v are whole again.", seatOf(e.Seat, by))
}

func (p *Public) musterField() engine.Field {
	f := engine.Split{Name: "troops", Label: engine.Textf("Troops"), Most: mostPieces * len(p.Ranks)}
	for _, r := range p.Ranks {
		f.Among = append(f.Among, engine.SplitItem{Item: typedItem(r.Name), Most: mostPieces})
	}
	return f
}

// forcePads are a seat's own troops.
func (p *Public) forcePads(of engine.Seat) []engine.Pad {
	if len(p.Ranks) == 0 {
		return nil
	}
	force := p.chair(of).Force
	took := hit.Pad(engine.Textf("Take hits"), hitsField()).
		Saying("Take %v hits", engine.Answer("hits"))
	whole := heal.Pad(engine.Textf("Heal my troops"))
	if !force.Stands() {
		took, whole = took.But("You have no troops on the board."), whole.But("You have no troops on the board.")
	}
	return []engine.Pad{took, muster.Pad(engine.Textf("Muster my troops"), p.musterField()), whole}
}

// armyPads are the host's, for any seat's troops.
func (p *Public) armyPads() []engine.Pad {
	if len(p.Ranks) == 0 || len(p.seatsIn()) == 0 {
		return nil
	}
	pads := []engine.Pad{muster.Pad(engine.Textf("Muster troops"), whoField(p.seatsIn()), p.musterField())}
	if list := p.seatsWhere(func(c *Chair) bool { return c.In && c.Force.Stands() }); len(list) > 0 {
		pads = append(pads,
			hit.Pad(engine.Textf("Hits"), whoField(list), hitsField()).
				Saying("%v takes %v hits", engine.Answer("seat"), engine.Answer("hits")),
			heal.Pad(engine.Textf("Heal troops"), whoField(list)))
	}
	return pads
}

// tidyForces keeps wounds off ranks of which a ruling left nobody.
func (p *Public) tidyForces() {
	for i := range p.Chairs {
		for rank := range p.Chairs[i].Force {
			p.Chairs[i].Force.Cap(rank, mostPieces)
		}
	}
}

// troops are the forces as numbers: how many of each rank, and the wounds of the
// first of them.
func (p *Public) troops() (list []engine.Tracker) {
	for _, of := range p.seatsIn() {
		force := p.chair(of).Force
		for i := range force {
			r := &force[i]
			list = append(list, engine.Tracker{Name: r.Name, Seat: of, Max: mostPieces, At: &r.N})
			if r.N > 0 && r.Worth > 1 {
				list = append(list, engine.Tracker{Name: "Wounds", Of: string(r.Name), Seat: of, Max: r.Worth - 1, At: &r.Hurt})
			}
		}
	}
	return list
}
