package americandream

// Stock Fights (A24).

import (
	"slices"

	"croupier/engine"
)

// Fight is a Stock Fight for the chips of one company. (A24)
type Fight struct {
	Company int
	Against engine.Seat // Room: the last one has no chip left, and another may be challenged
	Attack  []int       // the attacker's dice; none: not rolled
	Rolled  bool        // by the program
}

// Throw is the newest exchange: it stays in sight until the next roll.
type Throw struct {
	Company  int
	By       [2]engine.Seat // attacker, defender
	Dice     [2][]int
	Rolled   [2]bool
	Attacker bool // won it
}

// attackers is how often in 216 an attacker wins a round: his higher die must
// beat the defender's. (F7)
const attackers = 125

// Challenge names the company and whom it is fought with. (A24)
type Challenge struct {
	Which   string      `json:"which"`
	Against engine.Seat `json:"against"`
}

// Check: both have chips of it.
func (e Challenge) Check(v View) error {
	if v.Public.player(e.Against).Chips[v.Public.Companies.find(e.Which)] == 0 {
		return engine.Refuse("%v has no chip of %v.", e.Against, e.Which)
	}
	return nil
}

// Fold faces them off.
func (e Challenge) Fold(s *State, _ engine.Step) {
	s.Public.Fight = &Fight{Company: s.Public.Companies.find(e.Which), Against: e.Against}
	s.Public.Throw = nil
}

// Line words it.
func (e Challenge) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v challenges %v for %v", by, e.Against, e.Which)
}

// Attack is the attacker's two dice. They never raise a salary. (A7, A24)
type Attack struct {
	Dice []int `json:"dice"`
}

// Fold lays them.
func (e Attack) Fold(s *State, t engine.Step) {
	f := s.Public.Fight
	f.Rolled, s.Public.Throw = len(e.Dice) == 0, nil
	f.Attack = t.Luck.Dice(e.Dice, 2, 6)
	tellDice(t, f.Attack)
	t.Tell("%v must roll %d or more.", f.Against, f.high())
}

// Line words it.
func (e Attack) Line(by engine.Seat) engine.Text { return engine.Textf("%v attacks", by) }

// high is what the defender must reach.
func (f *Fight) high() int { return slices.Max(f.Attack) }

// Defend is the defender's die: as high as the attacker's higher one stops him. (A24)
type Defend struct {
	Die []int `json:"die"`
}

// Fold decides the round.
func (e Defend) Fold(s *State, t engine.Step) {
	p := &s.Public
	f := *p.Fight
	die := t.Luck.Dice(e.Die, 1, 6)
	won := die[0] < f.high()
	p.Move.Rounds++
	p.Throw = &Throw{f.Company, [2]engine.Seat{p.Turn, f.Against}, [2][]int{f.Attack, die}, [2]bool{f.Rolled, len(e.Die) == 0}, won}
	tellDice(t, die)
	if won {
		p.wins(f, t)
	} else {
		p.loses(f, t)
	}
}

// Line words it.
func (e Defend) Line(by engine.Seat) engine.Text { return engine.Textf("%v defends", by) }

// wins takes a chip, and goes on while somebody else has one.
func (p *Public) wins(f Fight, t engine.Step) {
	company := p.Companies[f.Company]
	p.player(f.Against).lose(f.Company, 1)
	p.player(p.Turn).Chips[f.Company]++
	p.player(p.Turn).Won[f.Company]++
	t.Tell("%v takes a chip of %v from %v.", p.Turn, company, f.Against)
	f.Attack, f.Rolled = nil, false
	if p.player(f.Against).Chips[f.Company] == 0 {
		f.Against = engine.Room
	}
	p.Fight = &f
	if f.Against == engine.Room && len(p.owners(f.Company, p.Turn)) == 0 {
		p.Fight, p.Move.Fought = nil, true
		t.Tell("Nobody else has a chip of %v left.", company)
	}
}

// loses gives a chip away, the last one too, and the turn with it. (A24, B15)
func (p *Public) loses(f Fight, t engine.Step) {
	p.player(p.Turn).lose(f.Company, 1)
	p.player(f.Against).Chips[f.Company]++
	p.player(f.Against).Won[f.Company]++
	t.Tell("%v gives %v a chip of %v, and the turn is over.", p.Turn, f.Against, p.Companies[f.Company])
	next(p, t)
}

// owners are the seats but one that have a chip of a company.
func (p *Public) owners(c int, but engine.Seat) (out []engine.Seat) {
	return slices.DeleteFunc(p.others(but), func(s engine.Seat) bool { return p.player(s).Chips[c] == 0 })
}

// Stop ends a fight by the attacker's will. (B14)
type Stop struct{}

// Fold ends it.
func (Stop) Fold(s *State, _ engine.Step) { s.Public.Fight, s.Public.Move.Fought = nil, true }

// Line words it.
func (Stop) Line(by engine.Seat) engine.Text { return engine.Textf("%v stops the Stock Fight", by) }

// challengePads are whom the one on a Stock Fight space may take chips from.
func challengePads(v *View) []engine.Pad {
	p := &v.Public
	if p.Move.On != OnFight || p.Move.Fought {
		return nil
	}
	disputed := companiesWhere(0, stocks, func(c int) bool { return ownPlayer(v).Chips[c] > 0 && len(p.owners(c, v.Seat)) > 0 })
	pad := p.challengePad(v.Seat, disputed)
	if len(disputed) == 0 {
		pad = pad.But("You have no stock that somebody else has, too.")
	}
	return []engine.Pad{pad}
}

func (p *Public) challengePad(s engine.Seat, list []int) engine.Pad {
	against := slices.DeleteFunc(p.others(s), func(o engine.Seat) bool {
		return !slices.ContainsFunc(list, func(c int) bool { return p.player(o).Chips[c] > 0 })
	})
	return fight.Pad(engine.Textf("Stock Fight"),
		p.among("which", engine.Textf("For a chip of"), list, func(c int) engine.Text { return engine.Textf("you have %v", chips(p.player(s).Chips[c])) }),
		engine.Who{Name: "against", Label: engine.Textf("Against"), Among: against}).
		For(p.mark()).Now().Saying("Challenge %v for %v", engine.Answer("against"), engine.Answer("which")).
		With("Your chance in each round: %v. Your first loss ends your turn.", percent(attackers, 216))
}

// fightPads are a fight's, die by die.
func fightPads(v *View) []engine.Pad {
	p := &v.Public
	f := p.Fight
	if v.Seat == f.Against && len(f.Attack) > 0 {
		return []engine.Pad{defend.Pad(engine.Textf("Defend with one die"), engine.Die{Name: "die", Label: engine.Textf("Your die"), Dice: 1, Sides: 6}).
			For(p.roundMark()).Now().Saying("This is my die").With("Roll %d or more to stop %v: %v.", f.high(), p.Turn, percent(7-f.high(), 6))}
	}
	if v.Seat != p.Turn || len(f.Attack) > 0 {
		return nil
	}
	var ahead engine.Pad
	if f.Against == engine.Room {
		ahead = p.challengePad(v.Seat, []int{f.Company})
	} else {
		ahead = attack.Pad(engine.Textf("Attack %v with two dice", f.Against), engine.Die{Name: "dice", Label: engine.Textf("Your dice"), Dice: 2, Sides: 6}).
			For(p.roundMark()).Now().Saying("These are my dice").With("Your chance to take a chip: %v.", percent(attackers, 216))
	}
	halt := stop.Pad(engine.Textf("Stop the Stock Fight")).For(p.mark())
	if p.House.FightMustGoOn { // B14
		halt = halt.But("At this table a Stock Fight goes on until it is lost or won.")
	}
	return []engine.Pad{ahead, halt}
}

func (p *Public) roundMark() string {
	return engine.Textf("turn %d, round %d", p.N, p.Move.Rounds+1).String()
}
