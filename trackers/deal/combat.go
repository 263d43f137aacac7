package deal

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

// mobbed reports whether a mob defends.
func (c *Combat) mobbed() bool { return c.Sides[1].Seat == engine.Room }

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
		for rank, n := range p.player(side.Seat).counts() {
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
		c.turnUp(c.side(of), *s.Hand(of).Weapon, s.Public.House)
		s.Public.learn(*s.Hand(of).Weapon, s.Public.player(of).Clan)
		s.Hand(of).Weapon = nil
	}
	if c.mobbed() {
		c.Stage = MobDraws
		return
	}
	resolve(s, t)
}

// turnUp lays a card open and says what it counts. (D31)
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
	t.Tell("Round %d: %v against %v.", len(c.Rounds)+1, c.counted(0), c.counted(1))
	fallen := [2][]int{}
	for i, side := range c.Sides {
		round.Lost[i], fallen[i] = side.Force.Hit(hits[i])
		side.Card.Hits = round.Lost[i]
	}
	c.Rounds = append(c.Rounds, round)
	for i := range c.Sides {
		lose(s, t, i, round.Lost[i], fallen[i])
	}
	if c.ask(); len(c.Rounds) == handSize {
		c.Stage, c.Due = Drawing, c.seats()
	}
}

// counted is what a side's card counts, and why, if it is not what is printed.
func (c *Combat) counted(side int) engine.Text {
	card, of := c.Sides[side].Card, c.Sides[side].name()
	if card.Count == card.Shown {
		return engine.Textf("%d of %v", card.Count, of)
	}
	return engine.Textf("%d of %v (%v)", card.Count, of, card.Why)
}

// lose takes what fell off the board, the boss with all that follows. (D33, D42)
func lose(s *State, t engine.Step, side, lost int, fallen []int) {
	c := s.Public.Combat
	of, hits := c.Sides[side].Seat, engine.Some{N: lost, One: "hit", More: "hits"}
	if of == engine.Room {
		if lost > 0 {
			t.Tell("The mob takes %v.", hits)
		}
		return
	}
	for rank, n := range s.Public.player(of).counts() {
		*n -= fallen[rank]
	}
	switch fell := roster(fallen...); {
	case lost > 0 && len(fell) > 0:
		t.Tell("%v takes %v and loses %v.", of, hits, fell)
	case lost > 0:
		t.Tell("%v takes %v.", of, hits)
	case len(fell) > 0: // given up
		t.Tell("%v loses %v.", of, fell)
	}
	if fallen[boss] > 0 {
		assassinate(s, t, of, c.Sides[1-side].Seat)
	}
}

// assassinate ends the game of a player whose boss has fallen: all the cash goes
// to whoever removed it, the troops go from the board. A mob keeps nothing. (D42)
func assassinate(s *State, t engine.Step, victim, by engine.Seat) {
	n := book(s).Empty(victim, by)
	t.Tell("The boss of %v has fallen: %v is out of the game.", victim, victim)
	switch {
	case by == engine.Room:
	case s.Public.Cash.Hidden: // who takes it counts it, and nobody else
		t.Show(victim, by, engine.Correct)
		t.Tell("%v takes all the cash of %v.", by, victim)
	default:
		t.Tell("%v takes the cash of %v: %v.", by, victim, money.Of(n))
	}
	bury(s)
}

// bury clears the board of whoever is out, by a combat or by a ruling: troops,
// territories, and what cash is left, which is the bank's. (D42, A16)
func bury(s *State) {
	p := &s.Public
	for i := range p.Players {
		of := engine.Seat(i + 1)
		if !p.out(of) {
			continue
		}
		q := p.player(of)
		q.Soldiers, q.Lieutenants, q.At = 0, 0, ""
		book(s).Empty(of, engine.Room)
		for j := range p.Territories {
			if at := &p.Territories[j]; at.Holder == of {
				at.Holder = engine.Room
				if p.House.DopeGoes && !p.disputed(at.Name) { // A17: there, whoever wins has it (D8)
					at.Dope = 0
				}
			}
		}
	}
}

// disputed reports whether a territory is fought for.
func (p *Public) disputed(name string) bool { return p.Combat != nil && p.Combat.On == name }

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

// conclude gives the territory and its dope to who is left (D8, D37), heals the
// survivors (D38), and lets both fill up their hands.
func (p *Public) conclude(t engine.Step, winner int) {
	c := p.Combat
	on := p.find(c.On)
	if winner == 0 {
		on.Holder = c.assailant()
	}
	for _, side := range c.Sides {
		side.Force.Heal()
	}
	if by := c.Sides[winner].Seat; by == engine.Room {
		t.Tell("The mob holds %v.", on.Name)
	} else {
		t.Tell("%v holds %v.", by, on.Name)
	}
	c.Stage, c.Call, c.Won, c.Due = Refilling, sealed.Call{}, winner, c.seats()
}

// Draw takes five new weapons, after both have played five: the assailant first. (D35)
type Draw struct{}

// Fold notes it.
func (Draw) Fold(s *State, _ engine.Step) {
	c := s.Public.Combat
	if c.Due = c.Due[1:]; len(c.Due) == 0 {
		c.Stage = Deciding
	}
}

// Line words it.
func (Draw) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v draws %d weapons", by, handSize)
}

// FightOn begins a new set of five rounds. (D35)
type FightOn struct{}

// Fold begins it.
func (FightOn) Fold(s *State, _ engine.Step) {
	c := s.Public.Combat
	c.Set, c.Rounds = c.Set+1, nil
	c.Sides[0].Card, c.Sides[1].Card = nil, nil
	c.ask()
}

// Line words it.
func (FightOn) Line(by engine.Seat) engine.Text { return engine.Textf("%v fights on", by) }

// Withdraw moves all of the assailant's remaining troops to one territory beside
// this one: an own or an empty one, and no capital. (D36)
type Withdraw struct {
	To string `json:"to"`
}

// Fold withdraws.
func (w Withdraw) Fold(s *State, t engine.Step) { s.Public.retreat(t, w.To, "") }

// Line words it.
func (w Withdraw) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v withdraws to %v", by, w.To)
}

// WithdrawNew withdraws to an empty territory that the table has not named yet.
type WithdrawNew struct {
	To     string `json:"to"`
	Ground Ground `json:"ground"`
}

// Check: it is not known as something else, nor somebody's, nor a capital.
func (w WithdrawNew) Check(v View) error {
	if t := v.Public.find(w.To); t != nil && t.Capital && !v.Public.House.CapitalRetreat {
		return engine.Refuse("%v is a capital: nobody withdraws there.", t.Name)
	}
	return v.Public.unknown(w.To, w.Ground, v.Seat)
}

// Fold withdraws.
func (w WithdrawNew) Fold(s *State, t engine.Step) { s.Public.retreat(t, w.To, w.Ground) }

// Line words it.
func (w WithdrawNew) Line(by engine.Seat) engine.Text { return Withdraw{w.To}.Line(by) }

// retreat takes the assailant's troops, and the boss with them, to a territory.
func (p *Public) retreat(t engine.Step, to string, ground Ground) {
	at := p.settleOn(to, ground, t.By)
	if p.Combat.Sides[0].Force[boss].N > 0 {
		p.player(t.By).At = at.Name
	}
	p.conclude(t, 1)
}

// GiveUp loses all troops that have nowhere to withdraw to, by a house rule. (A10)
type GiveUp struct{}

// Fold removes them.
func (GiveUp) Fold(s *State, t engine.Step) {
	f := s.Public.Combat.Sides[0].Force
	lose(s, t, 0, 0, f.Wipe())
}

// Line words it.
func (GiveUp) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v has nowhere to withdraw to and gives the troops up", by)
}

// Refill fills the hand up to five weapons after a combat, or discards all of it
// and draws five: the assailant first. (D37)
type Refill struct {
	How string `json:"how"`
}

// Fold notes it.
func (Refill) Fold(s *State, _ engine.Step) {
	s.Public.Combat.Due = s.Public.Combat.Due[1:]
}

// Line words it.
func (r Refill) Line(by engine.Seat) engine.Text {
	if r.How == discardAll {
		return engine.Textf("%v discards all weapons and draws %d", by, handSize)
	}
	return engine.Textf("%v fills the hand up to %d weapons", by, handSize)
}

// Answers to how a hand is filled up.
const (
	fillUp     = "fill"
	discardAll = "all"
)

// weapons is how many a player of the combat has in hand: one is gone with each
// round of a set. (D35, D37)
func (c *Combat) weapons(of engine.Seat) int {
	drawn := !slices.Contains(c.Due, of)
	if drawn && c.Stage >= Drawing {
		return handSize
	}
	return handSize - len(c.Rounds)
}

// trackers are the numbers of a combat that a ruling may set right.
func (c *Combat) trackers(p *Public) (out []engine.Tracker) {
	for _, side := range c.Sides {
		for rank := range side.Force {
			r := &side.Force[rank]
			if side.Seat == engine.Room {
				out = append(out, engine.Tracker{Name: "Hits on the mob", Max: mobValue - 1, At: &r.Hurt})
				continue
			}
			out = append(out,
				engine.Tracker{Name: fighting[rank], Seat: side.Seat, Max: *p.player(side.Seat).counts()[rank], At: &r.N},
				engine.Tracker{Name: wounds[rank], Seat: side.Seat, Max: min(r.N, 1) * (worth[rank] - 1), At: &r.Hurt})
		}
	}
	return out
}

// Names of the trackers of a combat, by rank.
var (
	fighting = [...]engine.Word{soldier: "Soldiers fighting", lieutenant: "Lieutenants fighting", boss: "Boss fighting"}
	wounds   = [...]engine.Word{soldier: "Hits on a soldier", lieutenant: "Hits on a lieutenant", boss: "Hits on the boss"}
)
