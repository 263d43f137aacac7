package deal

// The odds of a combat. They are no rule of the rulebook: they are reckoned from the
// weapons that the table has noted.

import (
	"math"

	"croupier/engine"
	"croupier/engine/clash"
)

// mostCopies is more than there is of any weapon.
const mostCopies = 20

// NoteDeck tells a weapon of the deck, and how many of it there are: what the odds
// of a combat are reckoned from.
type NoteDeck struct {
	Weapon string `json:"weapon"`
	Damage int    `json:"damage"`
	Needs  int    `json:"needs"`
	Copies int    `json:"copies"`
}

// Check: it has a name, and the list has an end.
func (e NoteDeck) Check(v View) error {
	p := &v.Public
	switch {
	case e.Weapon == "":
		return engine.Refuse("Write the name of the weapon.")
	case p.weaponIndex(e.Weapon) < 0 && len(p.Weapons) >= mostKnown:
		return engine.Refuse("The table has named %d weapons: no deck has more.", mostKnown)
	}
	return nil
}

// Fold notes it.
func (e NoteDeck) Fold(s *State, _ engine.Step) {
	p := &s.Public
	p.learn(clash.Weapon{Name: e.Weapon, Damage: e.Damage, Needs: e.Needs}, "")
	k := &p.Weapons[p.weaponIndex(e.Weapon)]
	k.Copies, k.Seen = e.Copies, min(k.Seen, e.Copies)
}

// Line words it.
func (e NoteDeck) Line(engine.Seat) engine.Text {
	return engine.Textf("In the deck there are %d of %v: damage %d, needs %d", e.Copies, e.Weapon, e.Damage, e.Needs)
}

// Shuffled is the weapon deck made anew of its discards: nothing of it has been seen. (D14)
type Shuffled struct{}

// Fold forgets what was seen.
func (Shuffled) Fold(s *State, _ engine.Step) {
	for i := range s.Public.Weapons {
		s.Public.Weapons[i].Seen = 0
	}
}

// Line words it.
func (Shuffled) Line(engine.Seat) engine.Text {
	return engine.Textf("The weapons are shuffled anew")
}

// AskOdds shows the odds of combats on the asker's own phone, or hides them again.
type AskOdds struct {
	Show string `json:"show"`
}

// Whisper notes it.
func (e AskOdds) Whisper(h *Hand, _ engine.Step) { h.Odds = e.Show == "yes" }

// oddsPad asks for the odds, out of the way.
var oddsPad = askOdds.Pad(engine.Textf("Odds of combats, for you alone"),
	engine.Choice{Name: "show", Label: engine.Textf("Show them"), Among: engine.Items("yes", "no")}).Folded("Odds")

// addDeckPads adds those that tell the weapon deck, which any phone or the host may.
func addDeckPads(out []engine.Pad, p *Public) []engine.Pad {
	return append(out,
		noteDeck.Pad(engine.Textf("Note a weapon of the deck"), engine.Card{Name: "weapon", Label: engine.Textf("Weapon"), Known: p.knownCards(""), Shelf: weaponShelf,
			Figures: []engine.Number{asksDamage(), asksNeeds(), asksCopies()}}).Folded("Odds"),
		shuffled.Pad(engine.Textf("The weapons were shuffled anew")).Folded("Odds"))
}

func asksCopies() engine.Number {
	return engine.Number{Name: "copies", Label: engine.Textf("In the deck"), Max: mostCopies}
}

// stacks are the cards of the deck that have not been seen, as either side of the
// combat would play them.
func (p *Public) stacks() (out []clash.Stack) {
	for _, k := range p.Weapons {
		left := k.Copies - k.Seen
		if left <= 0 {
			continue
		}
		s := clash.Stack{Copies: left}
		for i, side := range p.Combat.Sides {
			s.As[i] = clash.Weapon{Name: k.Name, Damage: k.Damage, Needs: k.Needs}
			if side.Seat != engine.Room {
				s.As[i] = p.asPlayed(s.As[i], p.player(side.Seat).Clan)
			}
		}
		out = append(out, s)
	}
	return out
}

// odds are those of the combat, under the asker's cover.
func odds(v *View) engine.Peek {
	b := engine.Peek{Label: engine.Textf("Odds")}
	say := func(format string, args ...any) {
		b.Inside = append(b.Inside, engine.Note{Text: engine.Textf(format, args...)})
	}
	p, c := &v.Public, v.Public.Combat
	if !v.Hand.Odds {
		say("Ask for them first.")
		return b
	}
	deck, cards := p.stacks(), 0
	for _, s := range deck {
		cards += s.Copies
	}
	if cards < 2 {
		say("Note the weapons of the deck first.")
		return b
	}
	var terms [2]clash.Terms
	for i, side := range c.Sides {
		terms[i] = clash.Terms{SpecialAnyway: p.House.SpecialAnyway, NeedsNothing: side.Seat == engine.Room && p.House.FearlessMob}
	}
	o := clash.Chances([2]int{c.Sides[0].Force.Value(), c.Sides[1].Force.Value()}, deck, terms)
	for i, side := range c.Sides {
		tenths := int(math.Round(o.Lost[i] * 10))
		say("%v wins %d of 100 times, and loses %d.%d on average.", side.name(), int(math.Round(o.Win[i]*100)), tenths/10, tenths%10)
	}
	if never := int(math.Round(o.NeverEnds * 100)); never > 0 {
		say("%d of 100 times nobody can hit the other any more.", never)
	}
	if o.Tries > 0 {
		say("Tried out %d times: give or take %d of 100.", o.Tries, max(1, int(math.Ceil(o.Error*200))))
	} else {
		say("Exact, with %d cards not seen yet, each round at random, and to the end.", cards)
	}
	return b
}
