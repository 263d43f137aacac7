package canned

import "croupier/engine"

// Fields are every kind of field, in the states that look different.
func Fields() []Sample[engine.Field] {
	return []Sample[engine.Field]{
		{"money", Amount()},
		{"money-dollars", engine.Amount{Name: "pay", Label: engine.Textf("Amount"), Min: 500, Max: 2000000, In: Dollars}},
		{"money-few", engine.Amount{Name: "money", Label: engine.Textf("Money"), Max: 14, In: engine.Currency{Scale: 1, Step: 1, Bills: []int{1, 5}}}},
		{"money-debt", engine.Amount{Name: "to", Label: engine.Textf("The right amount"), Min: -40, Max: 2000, In: Millions}},
		{"card", Card()},
		{"choice", engine.Choice{Name: "next", Label: engine.Textf("Now"), Among: []engine.Item{
			{Value: "withdraw", Label: engine.Textf("Withdraw")},
			{Value: "fight", Label: engine.Textf("Fight on"), Note: engine.Textf("with %d new cards", 5)},
			{Value: "wait", Label: engine.Textf("Wait")},
			{Value: "bribe", Label: engine.Textf("Bribe"), Note: engine.Textf("%v has done it", engine.Seat(2)), Taken: true}}}},
		{"choice-one", engine.Choice{Name: "which", Label: engine.Textf("Which"), Among: []engine.Item{{Value: "stock", Label: engine.Textf("One stock every turn")}}}},
		{"choice-ballot", engine.Choice{Name: "say", Label: engine.Textf("Do you accept?"), Among: []engine.Item{
			{Value: "for", Label: engine.Textf("For")}, {Value: "against", Label: engine.Textf("Against")}}}},
		{"die", engine.Die{Name: "roll", Label: engine.Textf("The roll"), Dice: 2, Sides: 6}},
		{"die-twenty", engine.Die{Name: "saving", Label: engine.Textf("Saving roll"), Dice: 1, Sides: 20}},
		{"fixed", engine.Fixed{Name: "entry", Value: "12"}},
		{"number", engine.Number{Name: "dope", Label: engine.Textf("Dope to sell"), Max: 3, Start: 3}},
		{"several-one", engine.Several{Name: "secret", Most: 1, Among: []engine.Item{{Value: "secret", Label: engine.Textf("Count the hands in secret")}}}},
		{"several", engine.Several{Name: "accomplices", Label: engine.Textf("Accomplices on the card"), Most: 3, Among: engine.Items("Sheriff", "Senator", "Boss", "Banker")}},
		{"split", engine.Split{Name: "dope", Label: engine.Textf("Dope to place"), Least: 1, Most: 14, Among: []engine.SplitItem{
			{Item: engine.Item{Value: "2", Label: engine.Seat(2).Text()}, Most: 14},
			{Item: engine.Item{Value: "Dallas", Label: engine.Textf("%v", "Dallas"), Note: engine.Textf("a capital")}, Most: 3, Start: 2},
			{Item: engine.Item{Value: "Corpus Christi", Label: engine.Textf("%v", "Corpus Christi")}, Most: 1}}}},
		{"text", engine.Words{Name: "says", Label: engine.Textf("What does the event say?"), Most: 80, Known: []string{"Border closed", "Amnesty", "Harbours closed: no sale in capitals"}}},
		{"text-blank", engine.Words{Name: "why", Label: engine.Textf("Why"), Most: 80, Blank: true}},
		{"troops", Recruits()},
		{"troops-free", engine.Troops{Label: engine.Textf("Troops that attack"), Least: 1, Ranks: []engine.RankAsked{
			{Number: engine.Number{Name: "bosses", Label: engine.Textf("Boss"), Max: 1}, Worth: 6},
			{Number: engine.Number{Name: "lieutenants", Label: engine.Textf("Lieutenants"), Max: 3}, Worth: 3},
			{Number: engine.Number{Name: "soldiers", Label: engine.Textf("Soldiers"), Max: 50}, Worth: 1}}}},
		{"who-one", engine.Who{Name: "against", Label: engine.Textf("Against"), Among: []engine.Seat{2}}},
		{"who", engine.Who{Name: "to", Label: engine.Textf("Pay whom?"), Among: engine.Others(6, 1), Bank: true}},
	}
}

// Amount is a payment out of $12.5M.
func Amount() engine.Amount {
	return engine.Amount{Name: "amount", Label: engine.Textf("Amount"), Min: 1, Max: 25, Have: 25, In: Millions}
}

// Card is a weapon.
func Card() engine.Card {
	return engine.Card{Name: "weapon", Label: engine.Textf("Weapon"),
		Figures: []engine.Number{
			{Name: "damage", Label: engine.Textf("Damage"), Max: 20, Blank: engine.Textf("Type the damage printed on the card.")},
			{Name: "needs", Label: engine.Textf("Needs troops"), Max: 30}},
		Known: []engine.KnownCard{
			{Name: "Katana", Figures: map[string]int{"damage": 7, "needs": 1}},
			{Name: "Grenade", Figures: map[string]int{"damage": 5, "needs": 2}},
			{Name: "Kalachnikov", Figures: map[string]int{"damage": 6, "needs": 3}}},
		Power: &engine.CardPower{Figure: "needs", Have: 7}}
}

// Recruits are soldiers and lieutenants for money.
func Recruits() engine.Troops {
	return engine.Troops{Label: engine.Textf("Recruit"), Costs: &Millions, Have: 25, Ranks: []engine.RankAsked{
		{Number: engine.Number{Name: "soldiers", Label: engine.Textf("Soldiers"), Max: 12}, Worth: 1, Price: 2},
		{Number: engine.Number{Name: "lieutenants", Label: engine.Textf("Lieutenants"), Max: 1}, Worth: 3, Price: 12}}}
}
