package deal

// Combat (D30 to D34, D37, D38): rounds of hidden weapons, hits, and the end.

import (
	"fmt"
	"slices"

	"croupier/engine"
	"croupier/engine/clash"
	"croupier/engine/sealed"
)

// Combat is the fight for one territory. While it lasts, the rest of the turn
// stands still.
type Combat struct {
	On     string
	Sides  [2]Side // the assailant first
	Stage  Stage
	Call   sealed.Call         // whose weapon is asked, and whose is in (D30)
	Set    int                 // of five rounds, from 1 (D35)
	Rounds []engine.ClashRound // those played in this set
	Due    []engine.Seat       // who has cards to draw, the assailant first (D35, D37)
	Drawn  bool                // both have drawn anew since the last round (D35)
	Won    int                 // which side has won, while hands are refilled
}

// Side is one of the two that fight.
type Side struct {
	Seat  engine.Seat // Room: a mob
	Force clash.Force
	Card  *engine.ClashCard // turned up in the last round; nil: a new one is chosen
}

// Stage is what a combat waits for.
type Stage int

const (
	Choosing  Stage = iota // weapons, face down
	MobDraws               // the weapon that was drawn for the mob (D39)
	Drawing                // five new weapons each (D35)
	Deciding               // whether the assailant withdraws (D35)
	Refilling              // it is over: hands are filled up (D37)
)

// name is who fights.
func (s Side) name() engine.Text {
	if s.Seat == engine.Room {
		return engine.Word("the mob").Text()
	}
	return s.Seat.Text()
}

// assailant is who attacked.
func (c *Combat) assailant() engine.Seat { return c.Sides[0].Seat }

// side is which side a seat fights on; -1: on none.
func (c *Combat) side(of engine.Seat) int {
	return slices.IndexFunc(c.Sides[:], func(s Side) bool { return s.Seat == of && of != engine.Room })
}

// againstMob reports whether a mob defends.
func (c *Combat) againstMob() bool { return c.Sides[1].Seat == engine.Room }

// seats are those who fight, the assailant first.
func (c *Combat) seats() (out []engine.Seat) {
	for _, s := range c.Sides {
		if s.Seat != engine.Room {
			out = append(out, s.Seat)
		}
	}
	return out
}

// round names the occasion of a weapon: a tap meant for the round before is
// refused.
func (p *Public) round() string {
	return fmt.Sprintf("combat %d set %d round %d", p.Combats, p.Combat.Set, len(p.Combat.Rounds)+1)
}

// fight begins a combat.
func (p *Public) fight(by engine.Seat, on string, ours Engaged, theirs Side) {
	p.Combats++
	p.Turn.Played = true
	p.Combat = &Combat{On: on, Set: 1, Sides: [2]Side{{Seat: by, Force: ours.force()}, theirs}}
	if ours.Boss > 0 {
		p.player(by).At, p.Turn.BossMoved = on, true
	}
	p.Combat.ask()
}

// ask asks for the weapons of a round. For a mob one is drawn afterwards. (D30, D39)
func (c *Combat) ask() { c.Stage, c.Call = Choosing, sealed.To(c.seats()...) }

// battle goes on as far as it can by itself: it opens the weapons when all are
// in, and ends where a side has nobody left, be it by a ruling.
func battle(s *State, t engine.Step) {
	p := &s.Public
	c := p.Combat
	if c == nil {
		return
	}
	for _, side := range c.Sides {
		if side.Seat == engine.Room {
			continue
		}
		for rank, n := range p.player(side.Seat).counters() {
			side.Force.Cap(rank, *n)
		}
	}
	if c.Stage == Choosing && c.Sides[0].Force.Stands() && c.Sides[1].Force.Stands() {
		c.Call.Mark(func(of engine.Seat) bool { return s.Hand(of).Weapon != nil })
		if len(c.Call.In) > 0 {
			c.Sides[0].Card, c.Sides[1].Card = nil, nil
		}
		if len(c.Call.Missing()) == 0 {
			reveal(s, t)
		}
	}
	finish(s, t)
}

// reveal turns the weapons of a round up, all at once. (D30)
func reveal(s *State, t engine.Step) {
	c := s.Public.Combat
	t.Reveal("weapon")
	in, _ := c.Call.Close()
	for _, of := range in {
		by := s.Public.player(of).Clan
		card := s.Public.asPlayed(*s.Hand(of).Weapon, by)
		c.turnUp(c.side(of), card, s.Public.House)
		s.Public.learn(card, by)
		s.Public.countSeen(card)
		s.Hand(of).Weapon = nil
	}
	if c.againstMob() {
		c.Stage = MobDraws
		return
	}
	resolve(s, t)
}

// turnUp lays a card open and says what it counts: by what stands now, wounds
// taken off. (D31, D34)
func (c *Combat) turnUp(side int, w clash.Weapon, h House) {
	terms := clash.Terms{SpecialAnyway: h.SpecialAnyway} // A12
	if c.Sides[side].Seat == engine.Room {
		terms.NeedsNothing = h.FearlessMob // A11
	}
	count, why := terms.Effect(w, c.Sides[side].Force.Value())
	card := &engine.ClashCard{Shown: w.Damage, Needs: w.Needs, Count: count, Why: why}
	if w.Name != "" {
		card.Name = engine.Textf("%v", w.Name)
	}
	c.Sides[side].Card = card
}

// resolve compares the two cards that lie open: the difference hits the lower
// side. (D32)
func resolve(s *State, t engine.Step) {
	c := s.Public.Combat
	round := engine.ClashRound{Count: [2]int{c.Sides[0].Card.Count, c.Sides[1].Card.Count}}
	hits := clash.Hits(round.Count)
	t.Tell("Round %d: %v against %v.", len(c.Rounds)+1, c.countWords(0), c.countWords(1))
	fallen := [2][]int{}
	for i, side := range c.Sides {
		round.Lost[i], fallen[i] = side.Force.Hit(hits[i])
		side.Card.Hits = round.Lost[i]
	}
	c.Rounds = append(c.Rounds, round)
	for i := range c.Sides {
		takeLosses(s, t, i, round.Lost[i], fallen[i])
	}
	if c.ask(); len(c.Rounds) == handSize {
		c.Stage, c.Due = Drawing, c.seats()
	}
}

// countWords is what a side's card counts, and why, if it is not what is printed.
func (c *Combat) countWords(side int) engine.Text {
	card, of := c.Sides[side].Card, c.Sides[side].name()
	if card.Count == card.Shown {
		return engine.Textf("%d of %v", card.Count, of)
	}
	return engine.Textf("%d of %v (%v)", card.Count, of, card.Why)
}

// finish ends a combat where only one side stands, and clears it away once all
// hands are filled up.
func finish(s *State, t engine.Step) {
	c := s.Public.Combat
	if c.Stage != Refilling {
		switch {
		case !c.Sides[0].Force.Stands():
			s.Public.conclude(t, 1)
		case !c.Sides[1].Force.Stands():
			s.Public.conclude(t, 0)
		default:
			return
		}
	}
	if c.Due = slices.DeleteFunc(c.Due, s.Public.out); len(c.Due) == 0 {
		s.Public.Combat = nil
	}
}

// conclude gives the territory and its dope to the side that is left (D8, D37), heals the
// survivors (D38), and lets both fill up their hands.
func (p *Public) conclude(t engine.Step, winner int) {
	c := p.Combat
	on := p.find(c.On)
	for _, side := range c.Sides {
		side.Force.Heal()
	}
	if by := c.Sides[winner].Seat; by == engine.Room {
		t.Tell("The mob holds %v.", on.Name)
	} else {
		t.Tell("%v holds %v.", by, on.Name)
	}
	if winner == 0 {
		p.control(t, on, c.assailant())
	}
	c.Stage, c.Call, c.Won, c.Due = Refilling, sealed.Call{}, winner, c.seats()
}

// join adds troops that come onto the territory while it is fought for: all that
// stand there fight. It reports whether they do. (D54)
func (c *Combat) join(of engine.Seat, soldiers, lieutenants int) bool {
	i := c.side(of)
	if i < 0 || c.Stage == Refilling {
		return false
	}
	f := c.Sides[i].Force
	f[soldier].N, f[lieutenant].N = f[soldier].N+soldiers, f[lieutenant].N+lieutenants
	return true
}

// weapons is how many a player of the combat has in hand: one is gone with each
// round of a set, until new ones are drawn. (D35, D37)
func (c *Combat) weapons(of engine.Seat) int {
	if c.Drawn || c.Stage >= Drawing && !slices.Contains(c.Due, of) {
		return handSize
	}
	return handSize - len(c.Rounds)
}

// disputed reports whether a territory is fought for.
func (p *Public) disputed(name string) bool { return p.Combat != nil && p.Combat.On == name }

// trackers are the numbers of a combat that a ruling may set right.
func (c *Combat) trackers(p *Public) (out []engine.Tracker) {
	for _, side := range c.Sides {
		for rank := range side.Force {
			r := &side.Force[rank]
			if side.Seat == engine.Room {
				out = append(out, engine.Tracker{Name: "Hits on the mob", Max: mobValue - 1, At: &r.Hurt})
				continue
			}
			out = append(out, engine.Tracker{Name: fighting[rank], Seat: side.Seat, Max: *p.player(side.Seat).counters()[rank], At: &r.N})
			if rank != soldier { // the first hit removes one
				out = append(out, engine.Tracker{Name: wounds[rank], Seat: side.Seat, Max: min(r.N, 1) * (worth[rank] - 1), At: &r.Hurt})
			}
		}
	}
	return out
}

// Names of the trackers of a combat, by rank.
var (
	fighting = [...]engine.Word{soldier: "Soldiers fighting", lieutenant: "Lieutenants fighting", boss: "Boss fighting"}
	wounds   = [...]engine.Word{lieutenant: "Hits on a lieutenant", boss: "Hits on the boss"}
)
