package deal

// Attacks (D25, D26, D39, D54): how a combat begins, and who fights in it.

import (
	"strconv"

	"croupier/engine"
	"croupier/engine/clash"
)

// Attack puts troops on a territory that another player controls. All troops of
// both that stand there fight, wherever they came from; the defender's boss too,
// if it is there. (D25, D54)
type Attack struct {
	Whom engine.Seat `json:"whom"`
	On   string      `json:"on"`
	Engaged
	TheirSoldiers    int            `json:"their-soldiers"`
	TheirLieutenants int            `json:"their-lieutenants"`
	Dope             map[string]int `json:"dope"` // brought along, by a house rule (A22)
}

// Engaged are the assailant's troops in a combat.
type Engaged struct {
	Soldiers    int `json:"soldiers"`
	Lieutenants int `json:"lieutenants"`
	Boss        int `json:"boss"`
}

func (e Engaged) force() clash.Force { return force(e.Soldiers, e.Lieutenants, e.Boss) }

// Check: a boss attacks only where another boss stands (D26), and somebody
// defends the territory.
func (a Attack) Check(v View) error {
	p := &v.Public
	led := p.player(a.Whom).At == a.On
	if a.Boss > 0 && !led {
		return engine.Refuse("A boss attacks only where another boss stands, and none is on %v.", a.On)
	}
	if !led && a.TheirSoldiers+a.TheirLieutenants == 0 {
		return engine.Refuse("Somebody defends %v: give the troops of %v there.", a.On, a.Whom)
	}
	return p.refuseBoss(a.Boss)
}

// refuseBoss refuses a boss that has moved already. (D23)
func (p *Public) refuseBoss(bosses int) error {
	if bosses > 0 && p.Turn.BossMoved {
		return engine.Refuse("Your boss has moved in this action phase.")
	}
	return nil
}

// Fold begins the combat.
func (a Attack) Fold(s *State, t engine.Step) {
	p := &s.Public
	led := 0
	if p.player(a.Whom).At == a.On {
		led = 1
	}
	theirs := force(a.TheirSoldiers, a.TheirLieutenants, led)
	p.fight(t.By, a.On, a.Engaged, Side{Seat: a.Whom, Force: theirs})
	p.bring(a.Dope, a.On)
}

// Line words it.
func (a Attack) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v attacks %v on %v with %v", by, a.Whom, a.On, roster(a.Soldiers, a.Lieutenants, a.Boss))
}

// AttackMob puts troops on a capital that nobody holds: its mob defends it. (D25, D39)
type AttackMob struct {
	On string `json:"on"`
	Engaged
	Dope map[string]int `json:"dope"`
}

// Check: no boss leads a mob, so no boss attacks it, but by a house rule. (D26, A8)
func (a AttackMob) Check(v View) error {
	if a.Boss > 0 && !v.Public.House.BossAttacksMob {
		return engine.Refuse("A boss attacks only where another boss stands, and a mob has none.")
	}
	return v.Public.refuseBoss(a.Boss)
}

// Fold begins the combat.
func (a AttackMob) Fold(s *State, t engine.Step) {
	s.Public.fight(t.By, a.On, a.Engaged, Side{Seat: engine.Room, Force: mob()})
	s.Public.bring(a.Dope, a.On)
}

// Line words it.
func (a AttackMob) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v attacks the mob of %v with %v", by, a.On, roster(a.Soldiers, a.Lieutenants, a.Boss))
}

// bring moves dope that comes along onto the territory that is fought for: whoever
// wins holds it. (A22)
func (p *Public) bring(dope map[string]int, on string) {
	to := p.find(on)
	for i := range p.Territories {
		n := dope[p.Territories[i].Name]
		p.Territories[i].Dope -= n
		to.Dope, to.Came = to.Dope+n, to.Came+n
	}
}

// attackPads have one pad for each player who can be attacked, and one for the mobs.
func attackPads(v *View) (out []engine.Pad) {
	p := &v.Public
	for _, whom := range p.alive() {
		if list := p.held(whom); whom != v.Seat && len(list) > 0 {
			out = append(out, attackPad(v, whom, list))
		}
	}
	capitals := p.where(func(t *Territory) bool { return t.Capital && t.Holder == engine.Room })
	if len(capitals) > 0 {
		asks := append([]engine.Field{asksAmong("on", engine.Textf("Which capital"), capitals), ourTroops(v)}, broughtAlong(v)...)
		out = append(out, attackMob.Pad(engine.Textf("Attack a mob"), asks...).For(p.occasion()).
			Saying("Attack %v", engine.Answer("on")).
			With("A mob is one troop of value %d; a weapon is drawn for it each round.", mobValue))
	}
	return out
}

func attackPad(v *View, whom engine.Seat, list []*Territory) engine.Pad {
	p, q := &v.Public, v.Public.player(whom)
	where := asksAmong("on", engine.Textf("Which territory"), list)
	for i, t := range list {
		if t.Name == q.At {
			where.Among[i].Note = engine.Textf("%v, the boss stands there", t.note())
		}
	}
	asks := append([]engine.Field{
		engine.Fixed{Name: "whom", Value: strconv.Itoa(int(whom)), Whole: true}, where, ourTroops(v),
		engine.Troops{Label: engine.Textf("Who stands there of %v, but for the boss", whom), Ranks: []engine.RankAsked{
			asksTheirRank("their-soldiers", engine.Textf("Soldiers"), soldier, q.Soldiers, whom),
			asksTheirRank("their-lieutenants", engine.Textf("Lieutenants"), lieutenant, q.Lieutenants, whom),
		}},
	}, broughtAlong(v)...)
	return attack.Pad(engine.Textf("Attack %v", whom), asks...).For(p.occasion()).Saying("Attack %v", engine.Answer("on"))
}

// ourTroops asks for the assailant's own: no more than are on the board.
func ourTroops(v *View) engine.Troops {
	q := v.Public.player(v.Seat)
	return engine.Troops{Label: engine.Textf("You attack with"), Least: 1, Ranks: []engine.RankAsked{
		asksRank("soldiers", engine.Textf("Soldiers"), soldier, q.Soldiers),
		asksRank("lieutenants", engine.Textf("Lieutenants"), lieutenant, q.Lieutenants),
		asksRank("boss", engine.Textf("Boss"), boss, q.Boss),
	}}
}

func asksRank(name string, label engine.Text, rank, have int) engine.RankAsked {
	return engine.RankAsked{Worth: worth[rank], Number: engine.Number{Name: name, Label: label, Max: have, Hint: engine.Textf("%d on the board", have),
		Over: engine.Textf("You have %v on the board; you asked for %v.", countOf(rank, have), engine.Answer(name))}}
}

// asksTheirRank asks for the same of somebody else.
func asksTheirRank(name string, label engine.Text, rank, have int, whom engine.Seat) engine.RankAsked {
	out := asksRank(name, label, rank, have)
	out.Over = engine.Textf("%v has %v on the board; you gave %v.", whom, countOf(rank, have), engine.Answer(name))
	return out
}

// broughtAlong asks for dope that comes with the attack, where the house plays
// so and there is any. (A22)
func broughtAlong(v *View) []engine.Field {
	list := v.Public.withMovableDope(v.Seat)
	if !v.Public.House.DopeAttacks || len(list) == 0 {
		return nil
	}
	dope := engine.Split{Name: "dope", Label: engine.Textf("Dope brought along from")}
	for _, t := range list {
		dope.Most += t.movableDope()
		dope.Among = append(dope.Among, engine.SplitItem{Item: engine.Item{Value: t.Name, Label: engine.Textf("%v", t.Name)}, Most: t.movableDope()})
	}
	return []engine.Field{dope}
}
