package deal

// Targets (D45, D46): the clan whose boss a player is after.

import (
	"slices"

	"croupier/engine"
)

// What a boss is worth. (D45, D46)
const (
	targetPoints  = 5 // of the clan on the target card
	anyBossPoints = 3 // any, for whom the own clan is the target
)

// Target notes the own target card, for its owner alone. It may be noted anew
// until it lies open. (D17)
type Target struct {
	Clan Clan `json:"clan"`
}

// Whisper notes it.
func (e Target) Whisper(h *Hand, _ engine.Step) { h.Target = e.Clan }

// addTargetPads adds one that asks for the target card until it lies open.
func addTargetPads(out []engine.Pad, v *View) []engine.Pad {
	p := &v.Public
	if p.player(v.Seat).Target != "" || p.picker() != engine.Room {
		return out
	}
	asks := engine.Choice{Name: "clan", Label: engine.Textf("Your target card shows"), Among: make([]engine.Item, 0, len(clans))}
	for _, c := range clans {
		if p.playerOf(c.Clan) != engine.Room {
			asks.Among = append(asks.Among, c.item())
		}
	}
	pad := target.Pad(engine.Textf("Note your target"), asks).Folded("Your cards").
		With("It is unveiled by itself when you remove that boss.")
	if p.House.LostTarget == lostNew { // A13
		pad = pad.With("If another player removes that boss, draw a new target and note it.")
	}
	return append(out, pad)
}

// What becomes of a target whose boss another player has removed. (A13)
const (
	lostVoid = "void"
	lostNew  = "new"
	lostAny  = "any"
)

// countKill notes that a seat has removed a boss, and unveils its target where that
// counts for it. (D45, D46)
func countKill(s *State, t engine.Step, by engine.Seat, victim Clan) {
	p, q, h := &s.Public, s.Public.player(by), s.Hand(by)
	before := len(q.Felled)
	q.Felled = append(q.Felled, victim)
	switch {
	case q.Target != "" && q.Hunts:
		p.scoreBoss(t, by, anyBossPoints)
	case h.Target == "":
	case h.Target == victim:
		unveil(s, t, by, h.Target, targetPoints)
	case h.Target == q.Clan, p.House.LostTarget == lostAny && p.hasFallen(h.Target) && !slices.Contains(q.Felled[:before], h.Target):
		q.Hunts = true
		unveil(s, t, by, h.Target, anyBossPoints)
	}
}

// hasFallen reports whether a clan's boss has fallen.
func (p *Public) hasFallen(c Clan) bool {
	s := p.playerOf(c)
	return s != engine.Room && p.out(s)
}

// unveil lays a target open, with what it brings.
func unveil(s *State, t engine.Step, by engine.Seat, c Clan, points int) {
	t.Show(by, engine.Room, "target")
	s.Hand(by).Target = ""
	s.Public.player(by).Target = c
	t.Tell("The target of %v is unveiled: %v.", by, c.name())
	s.Public.scoreBoss(t, by, points)
}

// scoreBoss counts for a boss: a reason to draw an event. (D49)
func (p *Public) scoreBoss(t engine.Step, by engine.Seat, points int) {
	p.earn(by, points)
	p.player(by).Events++
	t.Tell("%v scores %d respect for a boss.", by, points)
}

// UnveilTarget lays a target open that was not noted on the phone when its boss fell.
type UnveilTarget struct {
	Clan Clan `json:"clan"`
}

// Fold scores it: the boss of that clan, or, where any boss counts, each that was
// removed. (D45, D46, A13)
func (e UnveilTarget) Fold(s *State, t engine.Step) {
	q, h := s.Public.player(t.By), s.Hand(t.By)
	if h.Target != "" { // noted only afterwards
		t.Show(t.By, engine.Room, "target")
		h.Target = ""
	}
	q.Target, q.Hunts = e.Clan, !slices.Contains(q.Felled, e.Clan)
	if !q.Hunts {
		s.Public.scoreBoss(t, t.By, targetPoints)
		return
	}
	for range q.Felled {
		s.Public.scoreBoss(t, t.By, anyBossPoints)
	}
}

// Line words it.
func (e UnveilTarget) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v unveils the target: %v", by, e.Clan.name())
}

// scoringTargets are the target cards that score for a player who has removed a boss:
// those bosses', the own clan's, and by a house rule those that others removed.
func (p *Public) scoringTargets(of engine.Seat) (out []Clan) {
	q := p.player(of)
	out = append(slices.Clone(q.Felled), q.Clan)
	if p.House.LostTarget != lostAny {
		return out
	}
	for _, c := range clans {
		if p.hasFallen(c.Clan) && !slices.Contains(out, c.Clan) {
			out = append(out, c.Clan)
		}
	}
	return out
}

// unveilPads are for a player who has removed a boss, and had not noted the target on
// the phone before.
func unveilPads(v *View) []engine.Pad {
	q := v.Public.player(v.Seat)
	if q.Target != "" || len(q.Felled) == 0 {
		return nil
	}
	asks := engine.Choice{Name: "clan", Label: engine.Textf("Your target card shows")}
	for _, c := range v.Public.scoringTargets(v.Seat) {
		if noted := v.Hand.Target; noted == "" || noted == c {
			asks.Among = append(asks.Among, engine.Item{Value: string(c), Label: c.name()})
		}
	}
	pad := unveilTarget.Pad(engine.Textf("Unveil your target"), asks).Folded("Your cards").Under()
	if len(asks.Among) == 0 {
		pad = pad.But("Your target still stands: it is unveiled by itself.")
	}
	return []engine.Pad{pad}
}
