package deal

import (
	"strconv"

	"croupier/engine"
)

// Sorts of things that are kept for other nights. No source lists the cards, nor
// the whole board: what a table has named once is the list.
const (
	weaponShelf    = "weapon"
	territoryShelf = "territory"
	eventShelf     = "event"
	profileShelf   = "profile"
	objectiveShelf = "objective"
)

// specialShelf is the sort of a clan's own special weapon: its damage there is not
// on the weapon but on the clan's card. (D41)
func specialShelf(c Clan) string { return "special-" + string(c) }

// shelves are what is kept, with what else is known of each.
func shelves() []engine.Shelf {
	out := []engine.Shelf{
		{Sort: weaponShelf, Title: engine.Textf("Weapons"), Most: 60, Goes: engine.Fields{asksDamage(), asksNeeds(), asksCopies()}},
		{Sort: territoryShelf, Title: engine.Textf("Territories"), Most: 40, Goes: engine.Fields{asksSort(),
			engine.Number{Name: "respect", Label: engine.Textf("Respect"), Max: mostPrinted}}},
		{Sort: eventShelf, Title: engine.Textf("Events"), Most: 60, Goes: engine.Fields{asksLasts()}},
		{Sort: profileShelf, Title: engine.Textf("Profiles"), Most: 40},
		{Sort: objectiveShelf, Title: engine.Textf("Objectives"), Most: 60, Goes: engine.Fields{
			engine.Number{Name: "points", Label: engine.Textf("Respect"), Max: mostRespect},
			engine.Words{Name: "profile", Label: engine.Textf("Profile"), Most: 40}}},
	}
	for _, c := range clans {
		out = append(out, engine.Shelf{Sort: specialShelf(c.Clan), Title: engine.Textf("Special weapon: %v", c.Name), Most: 60, Goes: engine.Fields{asksSpecial()}})
	}
	return out
}

// keep is what lies face up of that: also what was whispered first.
func keep(p Public) (out []engine.Kept) {
	for _, w := range p.Weapons {
		out = append(out, engine.Kept{Sort: weaponShelf, Name: w.Name, Goes: w.shelfFacts()})
		if w.Special > 0 && w.Clan != "" {
			out = append(out, engine.Kept{Sort: specialShelf(w.Clan), Name: w.Name, Goes: map[string]string{"special": strconv.Itoa(w.Special)}})
		}
	}
	for _, t := range p.Territories {
		out = append(out, engine.Kept{Sort: territoryShelf, Name: t.Name, Goes: t.shelfFacts()})
	}
	for _, q := range p.Players {
		if q.Profile == "" {
			continue
		}
		out = append(out, engine.Kept{Sort: profileShelf, Name: q.Profile})
		for _, o := range q.Objectives {
			out = append(out, engine.Kept{Sort: objectiveShelf, Name: o.Text, Goes: map[string]string{"points": strconv.Itoa(o.Points), "profile": q.Profile}})
		}
	}
	return out
}

// shelfFacts are the figures of a weapon that are known.
func (k KnownCard) shelfFacts() map[string]string {
	out := map[string]string{}
	for name, n := range k.forField().Figures {
		out[name] = strconv.Itoa(n)
	}
	if k.Copies > 0 {
		out["copies"] = strconv.Itoa(k.Copies)
	}
	return out
}

// shelfFacts is what a territory is.
func (t *Territory) shelfFacts() map[string]string {
	out := map[string]string{}
	for _, g := range grounds {
		if g.Ground == t.Ground && g.Capital == t.Capital {
			out["ground"] = g.Value
		}
	}
	if t.Respect > 0 {
		out["respect"] = strconv.Itoa(t.Respect)
	}
	return out
}
