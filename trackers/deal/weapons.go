package deal

// Weapon cards (D10, D27, D30, D31, D39, D41): those the table has seen, and how one
// is played.

import (
	"slices"
	"strings"

	"croupier/engine"
	"croupier/engine/clash"
)

// mostFigure is more than any weapon of this game does or needs.
const mostFigure = 30

// untold stands for a figure that the rulebook does not tell.
const untold = -1

// mostKnown is how many cards are remembered in a night: the deck has no more.
const mostKnown = 60

// KnownCard is a weapon that the table has seen: with its figures, as far as they
// are known, and for whom it is special.
type KnownCard struct {
	Name          string
	Damage, Needs int // untold: not known
	Special       int
	Clan          Clan // whose special weapon it is
	Copies        int  // in the deck; 0: not told
	Seen          int  // of those, since the deck was shuffled
}

// presets are the weapons of which the rulebook tells something. What it does not
// tell is typed. (F2, F3, D41)
var presets = []KnownCard{
	{Name: "Grenade", Damage: 5, Needs: untold},
	{Name: "Helicopter", Damage: 8, Needs: untold},
	{Name: "Kalachnikov", Damage: untold, Needs: 3},
	{Name: "Katana", Damage: 2, Needs: untold, Special: 7, Clan: "yanagi"},
}

// presetCards are the same, to tap.
var presetCards = func() (out []engine.KnownCard) {
	for _, k := range presets {
		out = append(out, k.forField())
	}
	return out
}()

// learn remembers a card that was turned up under its name, for whoever plays it
// next.
func (p *Public) learn(w clash.Weapon, by Clan) {
	if w.Name == "" {
		return
	}
	card := KnownCard{Name: w.Name, Damage: w.Damage, Needs: w.Needs}
	if w.Special > 0 {
		card.Special, card.Clan = w.Special, by
	}
	switch i := p.weaponIndex(w.Name); {
	case i < 0 && len(p.Weapons) >= mostKnown:
	case i < 0:
		p.Weapons = append(p.Weapons, card)
	default:
		if card.Clan == "" {
			card.Special, card.Clan = p.Weapons[i].Special, p.Weapons[i].Clan
		}
		card.Copies, card.Seen = p.Weapons[i].Copies, p.Weapons[i].Seen
		p.Weapons[i] = card
	}
}

// weaponIndex is where one of a name stands; -1: nowhere.
func (p *Public) weaponIndex(name string) int {
	return slices.IndexFunc(p.Weapons, func(k KnownCard) bool { return strings.EqualFold(k.Name, name) })
}

// countSeen counts a card that was turned up.
func (p *Public) countSeen(w clash.Weapon) {
	if i := p.weaponIndex(w.Name); w.Name != "" && i >= 0 {
		p.Weapons[i].Seen = min(p.Weapons[i].Seen+1, p.Weapons[i].Copies)
	}
}

// knownCards are the cards to tap, as a clan would play them: those seen tonight, and
// of the others what the rulebook tells.
func (p *Public) knownCards(by Clan) []engine.KnownCard {
	out := make([]engine.KnownCard, 0, len(p.Weapons)+len(presets))
	own, hasSpecial := p.special(by)
	if hasSpecial = hasSpecial && by != ""; hasSpecial {
		out = append(out, own.forField()) // it counts by its name, so it comes first
	}
	for _, k := range p.Weapons {
		if hasSpecial && k.Name == own.Name {
			continue
		}
		out = append(out, k.forField())
	}
	for i, k := range presets {
		if p.weaponIndex(k.Name) < 0 && !(hasSpecial && k.Name == own.Name) {
			out = append(out, presetCards[i])
		}
	}
	return out
}

// special is the known special weapon of a clan. (D41)
func (p *Public) special(of Clan) (k KnownCard, known bool) {
	own := func(k KnownCard) bool { return k.Clan == of && k.Special > 0 }
	for _, list := range [...][]KnownCard{p.Weapons, presets} {
		if i := slices.IndexFunc(list, own); i >= 0 {
			return list[i], true
		}
	}
	return k, false
}

// asPlayed is a weapon as it counts: a special weapon is known by its
// name in the hands of its clan.
func (p *Public) asPlayed(w clash.Weapon, by Clan) clash.Weapon {
	if k, known := p.special(by); known && by != "" && w.Special == 0 && strings.EqualFold(k.Name, w.Name) {
		w.Special = k.Special
	}
	return w
}

// forField are the figures of a card that are known.
func (k KnownCard) forField() engine.KnownCard {
	figures := map[string]int{}
	if k.Damage != untold {
		figures["damage"] = k.Damage
	}
	if k.Needs != untold {
		figures["needs"] = k.Needs
	}
	return engine.KnownCard{Name: k.Name, Figures: figures}
}

// card asks for a weapon by its numbers. Its damage must be typed: a round is lost
// by one tap otherwise. Each side plays a card in each round, so there is no way to
// play none; one that prints 0 is typed as such. (D10, D30)
func card(p *Public, label engine.Text, by Clan, value int) engine.Card {
	damage := asksDamage()
	damage.Blank = engine.Textf("Type the damage printed on the card.")
	f := engine.Card{
		Name: "weapon", Label: label, Known: p.knownCards(by), Shelf: weaponShelf, Power: &engine.CardPower{Figure: "needs", Have: value},
		Figures: []engine.Number{damage, asksNeeds()},
	}
	if _, known := p.special(by); by != "" && !known { // D41
		f.Figures, f.Shelf = append(f.Figures, asksSpecial()), weaponShelf+" "+specialShelf(by)
	}
	return f
}

func asksDamage() engine.Number {
	return engine.Number{Name: "damage", Label: engine.Textf("Damage"), Max: mostFigure}
}

func asksNeeds() engine.Number {
	return engine.Number{Name: "needs", Label: engine.Textf("Needs troops"), Max: mostFigure}
}

func asksSpecial() engine.Number {
	return engine.Number{Name: "special", Label: engine.Textf("Special"), Max: mostFigure, Hint: engine.Textf("0 if it is not")}
}

// Weapon locks a card in, face down. It may be changed until both are in. (D30)
type Weapon struct {
	Weapon  string `json:"weapon"`
	Damage  int    `json:"damage"`
	Needs   int    `json:"needs"`
	Special int    `json:"special"`
}

// Whisper puts it before its owner, face down.
func (w Weapon) Whisper(h *Hand, _ engine.Step) {
	h.Weapon = &clash.Weapon{Name: w.Weapon, Damage: w.Damage, Needs: w.Needs, Special: w.Special}
}

func weaponPad(v *View) engine.Pad {
	p, c := &v.Public, v.Public.Combat
	value := c.Sides[c.side(v.Seat)].Force.Value()
	label, does := engine.Textf("Your weapon"), engine.Textf("Lock in, face down")
	if c.Call.Has(v.Seat) {
		label, does = engine.Textf("Choose another card"), engine.Textf("Lock this one in instead")
	}
	pad := weapon.Pad(label, card(p, engine.Textf("Weapon"), p.player(v.Seat).Clan, value)).For(p.round())
	if own, known := p.special(p.player(v.Seat).Clan); known {
		pad = pad.With("Play %v by its name: it counts %d for you.", own.Name, own.Special)
	}
	pad.Does = does
	if !c.Call.Has(v.Seat) {
		pad = pad.Now()
	}
	return pad
}

// SetSpecial is a ruling on what a clan's own special weapon is, which is asked
// only until somebody has typed it; with 0 nobody has, and it is asked again. (D41)
type SetSpecial struct {
	Clan    Clan   `json:"clan"`
	Weapon  string `json:"weapon"`
	Special int    `json:"special"`
}

// Check: the list has an end.
func (e SetSpecial) Check(v View) error {
	if p := &v.Public; p.weaponIndex(e.Weapon) < 0 && len(p.Weapons) >= mostKnown {
		return engine.Refuse("The table has named %d weapons: no deck has more.", mostKnown)
	}
	return nil
}

// Fold sets it in the place of what the clan had.
func (e SetSpecial) Fold(s *State, _ engine.Step) {
	p := &s.Public
	for i := range p.Weapons {
		if k := &p.Weapons[i]; k.Clan == e.Clan {
			k.Special, k.Clan = 0, ""
		}
	}
	if e.Special == 0 {
		return
	}
	if p.weaponIndex(e.Weapon) < 0 {
		p.Weapons = append(p.Weapons, KnownCard{Name: e.Weapon, Damage: untold, Needs: untold})
	}
	k := &p.Weapons[p.weaponIndex(e.Weapon)]
	k.Special, k.Clan = e.Special, e.Clan
}

// Line words it.
func (e SetSpecial) Line(engine.Seat) engine.Text {
	if e.Special == 0 {
		return engine.Textf("Ruling: the special weapon of the %v is not known", e.Clan.name())
	}
	return engine.Textf("Ruling: %v is the special weapon of the %v, and counts %d for them", e.Weapon, e.Clan.name(), e.Special)
}

func setSpecialPad(p *Public) engine.Pad {
	whose := engine.Choice{Name: "clan", Label: engine.Textf("Clan")}
	for _, c := range clans {
		if p.playerOf(c.Clan) != engine.Room {
			whose.Among = append(whose.Among, c.item())
		}
	}
	var known []string
	for _, k := range p.knownCards("") {
		known = append(known, k.Name)
	}
	return setSpecial.Pad(engine.Textf("Correct a special weapon"), whose,
		engine.Words{Name: "weapon", Label: engine.Textf("Weapon"), Most: 60, Known: known, Shelf: weaponShelf, Apart: known},
		engine.Number{Name: "special", Label: engine.Textf("Damage for that clan"), Max: mostFigure, Hint: engine.Textf("0: not known")}).
		Saying("It counts %v", engine.Answer("special"))
}

// MobWeapon is the card that was drawn for the mob, after the assailant's. (D39)
type MobWeapon struct {
	Weapon string `json:"weapon"`
	Damage int    `json:"damage"`
	Needs  int    `json:"needs"`
}

// Fold turns it up and resolves the round. A clan's bonus is not for a mob. (D39)
func (w MobWeapon) Fold(s *State, t engine.Step) {
	card := clash.Weapon{Name: w.Weapon, Damage: w.Damage, Needs: w.Needs}
	s.Public.Combat.turnUp(1, card, s.Public.House)
	s.Public.learn(card, "")
	s.Public.countSeen(card)
	resolve(s, t)
}

// Line words it.
func (w MobWeapon) Line(engine.Seat) engine.Text {
	if w.Weapon == "" {
		return engine.Textf("The mob plays damage %d, needs %d", w.Damage, w.Needs)
	}
	return engine.Textf("The mob plays %v: damage %d, needs %d", w.Weapon, w.Damage, w.Needs)
}

func mobWeaponPad(p *Public) engine.Pad {
	c := p.Combat
	return mobWeapon.Pad(engine.Textf("The weapon of the mob"), card(p, engine.Textf("Weapon"), "", c.Sides[1].Force.Value())).
		For(p.round()).Saying("Turn it up").
		With("Draw the top weapon for the mob of %v.", c.On).Now()
}

// NewHand replaces the whole hand of five weapons: all of it or none. (D27)
type NewHand struct{}

// Fold notes it: the cards lie on the table.
func (NewHand) Fold(s *State, _ engine.Step) { s.Public.Turn.NewHand = true }

// Line words it.
func (NewHand) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v discards the whole hand and draws %d weapons", by, handSize)
}

func newHandPad(v *View) engine.Pad {
	pad := newHand.Pad(engine.Textf("Change the weapon hand")).Saying("I have drawn %d new weapons", handSize).
		With("Discard all %d and draw %d: all or none.", handSize, handSize).For(v.Public.occasion())
	if v.Public.Turn.NewHand && !v.Public.House.NewHands { // A7
		return pad.But("You have changed your hand in this deal phase.")
	}
	return pad
}
