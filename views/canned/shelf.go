package canned

import (
	"fmt"

	"croupier/engine"
	"croupier/views/fields"
	"croupier/views/pages"
)

// Shelf is what a group has named in a game of weapons.
func Shelf() *fields.Shelf {
	sh := &fields.Shelf{
		Sorts: []engine.Shelf{
			{Sort: "weapon", Title: engine.Textf("Weapons"), Most: 60, Goes: engine.Fields{
				engine.Number{Name: "damage", Label: engine.Textf("Damage"), Max: 30},
				engine.Number{Name: "needs", Label: engine.Textf("Needs troops"), Max: 30}}},
			{Sort: "event", Title: engine.Textf("Events"), Most: 60, Goes: engine.Fields{
				engine.Choice{Name: "lasts", Label: engine.Textf("It is"), Among: []engine.Item{
					{Value: "at-once", Label: engine.Textf("applied at once")}, {Value: "permanent", Label: engine.Textf("permanent")}}},
				engine.Amount{Name: "cash", Label: engine.Textf("Cash"), Max: 20, In: Millions},
				engine.Words{Name: "says", Label: engine.Textf("What it says"), Most: 60}}},
			{Sort: "profile", Title: engine.Textf("Profiles"), Most: 40},
		},
		Kept: map[string][]engine.Kept{},
	}
	for i, name := range []string{"Bat", "Brass knuckles", "Chainsaw", "Grenade", "Helicopter", "Kalachnikov", "Katana", "Machete", "Molotov", "Shotgun", "Tommy gun", "Tommy-gun"} {
		sh.Kept["weapon"] = append(sh.Kept["weapon"], engine.Kept{Sort: "weapon", Name: name, Goes: map[string]string{"damage": fmt.Sprint(i % 9), "needs": fmt.Sprint(i % 5)}})
	}
	sh.Kept["event"] = []engine.Kept{{Sort: "event", Name: "Amnesty", Goes: map[string]string{"lasts": "permanent", "cash": "2.5", "says": "Nobody attacks a boss"}}, {Sort: "event", Name: "Border closed"}}
	return sh
}

// ShelfPage is the host's page of it.
func ShelfPage() pages.ShelfPage {
	deal := engine.Info{Name: "deal", Title: "DEAL: American Dream", Shelves: Shelf().Sorts}
	return pages.ShelfPage{Games: []engine.Info{deal, {Name: "dictators", Title: "Revenge of the Dictators"}}, Counts: map[string]int{"deal": 14}, Game: deal, Shelf: Shelf()}
}

// badFile is the page after a file that could not be read.
func badFile(p pages.ShelfPage) pages.ShelfPage {
	p.Text = "shelf 1\ndeal weapon Bat damage=31\ndeal pawn Bat\n"
	p.Bad = []pages.BadLine{{Line: 2, Why: engine.Textf("Damage goes from 0 to 30; you gave 31.")}, {Line: 3, Why: engine.Textf("%v keeps nothing that is called %v.", "DEAL: American Dream", "pawn")}}
	return p
}
