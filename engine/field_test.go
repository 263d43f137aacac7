package engine

import (
	"encoding/json"
	"net/url"
	"testing"
)

// Each field, what it is answered, and what the entry and the log get; or the sentence.
func TestFields(t *testing.T) {
	three := Items("sheriff", "boss", "banker")
	number := Number{Name: "n", Label: Textf("Soldiers"), Min: 0, Max: 40}
	below := Number{Name: "n", Label: Textf("Score"), Min: -30, Max: 30}
	debt := Amount{Name: "n", Label: Textf("Cash"), Min: -20, Max: 25, In: narco}
	amount := Amount{Name: "n", Label: Textf("Amount"), Max: 25, In: narco, Over: Textf("You have %v; this costs %v.", narco.Of(25), Answer("n"))}
	least := Amount{Name: "n", Label: Textf("Paid"), Min: 1, Max: 25, In: narco}
	several := Several{Name: "n", Label: Textf("Accomplices"), Among: three, Least: 1, Most: 2}
	clan := Choice{Name: "n", Label: Textf("Clan"), Among: []Item{{Value: "asp", Label: Textf("ASP")}, {Value: "maras", Label: Textf("Maras"), Note: Textf("%v plays it", Seat(3)), Taken: true}}}
	token := Several{Name: "n", Label: Textf("Token"), Among: three[:1], Over: Textf("You have no token left.")}
	who := Who{Name: "n", Label: Textf("Whom"), Among: []Seat{2, 3}, Bank: true}
	words := Words{Name: "n", Label: Textf("Where"), Most: 12}
	troops := Troops{Label: Textf("Troops"), Ranks: []RankAsked{
		{Number{Name: "soldiers", Label: Textf("Soldiers"), Max: 40}, 1, 2}, {Number{Name: "lieutenants", Label: Textf("Lieutenants"), Max: 1}, 3, 12}},
		Least: 1, Costs: &narco, Have: 20}
	typed := Card{Name: "weapon", Label: Textf("Weapon"), Figures: []Number{{Name: "damage", Label: Textf("Damage"), Max: 20, Blank: Textf("Type the damage.")}}}
	card := Card{Name: "weapon", Label: Textf("Weapon"), Figures: []Number{{Name: "damage", Label: Textf("Damage"), Max: 20}, {Name: "needs", Label: Textf("Needs"), Max: 9}}}
	split := Split{Name: "sell", Label: Textf("Sell"), Most: 4, Among: []SplitItem{{Item: Items("Dallas")[0], Most: 3}, {Item: Items("New York")[0], Most: 2}}}
	die := Die{Name: "d", Label: Textf("The dice"), Dice: 2, Sides: 6}
	for _, c := range []struct {
		field         Field
		typed         string
		entry, logged string // entry empty: refused, with logged as the sentence
	}{
		{number, "n=12", `{"n":12}`, "n=12"},
		{number, "n=012", `{"n":12}`, "n=12"},
		{number, "n=41", "", "Soldiers: at most 40; you gave 41."},
		{number, "n=1e1", "", "Soldiers: give a whole number from 0 to 40."},
		{number, "n=1&n=2", "", "Soldiers: one answer is needed."},
		{number, "n=", "", "Soldiers: one answer is needed."},
		{number, "n=-1", "", "Soldiers: give a whole number from 0 to 40."},
		{below, "n=-7", `{"n":-7}`, "n=-7"},
		{below, "n=−7", `{"n":-7}`, "n=-7"},
		{below, "n=-31", "", "Score: at least -30; you gave -31."},
		{below, "n=--7", "", "Score: give a whole number from -30 to 30."},
		{debt, "n=-2,5", `{"n":-5}`, "n=-2.5"},
		{debt, "n=-10.5", "", "Cash: at least −$10M; you gave −$10.5M."},
		{amount, "n=-2.5", "", "Amount: give an amount in steps of $0.5M."},
		{amount, "n=2,5", `{"n":5}`, "n=2.5"},
		{amount, "n=13", "", "You have $12.5M; this costs $13M."},
		{amount, "n=2.25", "", "Amount: give an amount in steps of $0.5M."},
		{amount, "n=+", `{"n":0}`, "n=0"},
		{amount, "n=&n=", "", "Amount: one answer is needed."},
		{least, "n=", "", "Paid: at least $0.5M; you gave $0M."},
		{several, "n=boss&n=sheriff", `{"n":["sheriff","boss"]}`, "n=sheriff&n=boss"},
		{several, "n=boss&n=boss", "", "Accomplices: choose each of those shown once at most."},
		{several, "", "", "Accomplices: choose 1 to 2; you chose 0."},
		{token, "", `{"n":[]}`, ""},
		{token, "n=sheriff", "", "You have no token left."},
		{clan, "n=asp", `{"n":"asp"}`, "n=asp"},
		{clan, "n=maras", "", "Maras: seat 3 plays it."},
		{clan, "n=mob", "", "Clan: choose one of those shown."},
		{who, "n=3", `{"n":3}`, "n=3"},
		{who, "n=bank", `{"n":0}`, "n=bank"},
		{who, "n=1", "", "Whom: choose one of those shown."},
		{words, "n=++New++York+", `{"n":"New York"}`, "n=New+York"},
		{words, "n=Philadelphia+PA", "", "Where: at most 12 letters; you wrote 15."},
		{words, "n=%C3%84%C3%96%C3%9C%C3%84%C3%96%C3%9C%C3%84%C3%96%C3%9C%C3%84%C3%96%C3%9C", `{"n":"ÄÖÜÄÖÜÄÖÜÄÖÜ"}`, "n=%C3%84%C3%96%C3%9C%C3%84%C3%96%C3%9C%C3%84%C3%96%C3%9C%C3%84%C3%96%C3%9C"},
		{words, "n=%E6%9D%8E%E6%9D%8E%E6%9D%8E%E6%9D%8E%E6%9D%8E%E6%9D%8E%E6%9D%8E%E6%9D%8E%E6%9D%8E%E6%9D%8E%E6%9D%8E%E6%9D%8E%E6%9D%8E", "", "Where: at most 12 letters; you wrote 13."},
		{words, "n=", "", "Where: write something."},
		{words, "n=a%00b", "", "Where: letters, numbers and signs only."},
		{words, "n=%E2%80%AEevil", "", "Where: letters, numbers and signs only."},
		{words, "n=%FF", "", "Where: that is not text."},
		{troops, "soldiers=8", `{"lieutenants":0,"soldiers":8}`, "soldiers=8"},
		{troops, "soldiers=8&lieutenants=0", `{"lieutenants":0,"soldiers":8}`, "soldiers=8"},
		{troops, "soldiers=8&lieutenants=1", "", "You have $10M; this costs $14M."},
		{troops, "lieutenants=2", "", "Lieutenants: at most 1; you gave 2."},
		{troops, "", "", "Troops: at least 1."},
		{card, "weapon=Katana&damage=2&needs=0", `{"damage":2,"needs":0,"weapon":"Katana"}`, "damage=2&weapon=Katana"},
		{card, "damage=8", `{"damage":8,"needs":0,"weapon":""}`, "damage=8"},
		{card, "damage=21", "", "Damage: at most 20; you gave 21."},
		{typed, "damage=0", `{"damage":0,"weapon":""}`, ""},
		{typed, "damage=&weapon=", "", "Type the damage."},
		{typed, "damage=++", "", "Type the damage."},
		{typed, "", `{"damage":0,"weapon":""}`, ""}, // a night file leaves a 0 out
		{split, "sell=New+York:1&sell=Dallas:3", `{"sell":{"Dallas":3,"New York":1}}`, "sell=Dallas%3A3&sell=New+York%3A1"},
		{split, "sell=Dallas:0", `{"sell":{}}`, ""},
		{split, "sell=Dallas:4", "", "Sell, Dallas: at most 3; you gave 4."},
		{split, "sell=Dallas:3&sell=New+York:2", "", "Sell: 0 to 4 in all; you gave 5."},
		{split, "sell=Dallas:1&sell=Dallas:1", "", "Sell: choose each of those shown once at most."},
		{split, "sell=Boston:1", "", "Sell: choose each of those shown once at most."},
		{split, "sell=Dallas", "", "Sell: give each its number."},
		{die, "d=4&d=1", `{"d":[4,1]}`, "d=4&d=1"},
		{die, "d=roll", `{"d":[]}`, "d=roll"},
		{die, "d=7&d=1", "", "The dice: a die shows 1 to 6."},
		{die, "d=4", "", "The dice: tap what both dice show, or let the program roll."},
		{Die{Name: "d", Label: Textf("The d20"), Dice: 1, Sides: 20}, "", "", "The d20: tap what the die shows, or let the program roll."},
		{Fixed{Name: "to", Value: "3", Whole: true}, "to=3", `{"to":3}`, "to=3"},
		{Fixed{Name: "to", Value: "3", Whole: true}, "to=4", "", "That is not offered. Look again."},
	} {
		typed, err := url.ParseQuery(c.typed)
		if err != nil {
			t.Fatal(err)
		}
		in, spelled, err := Pad{Asks: Fields{c.field}}.read(typed)
		switch {
		case err != nil && (c.entry != "" || err.Error() != c.logged):
			t.Errorf("%T %s: refused with %q, want %q", c.field, c.typed, err, c.logged)
		case err == nil && (string(in.said) != c.entry || spelled.Encode() != c.logged):
			t.Errorf("%T %s: taken as %s, logged as %s; want %s and %s", c.field, c.typed, in.said, spelled.Encode(), c.entry, c.logged)
		}
	}
}

// What is not asked is not swallowed.
func TestUnknownAnswersAreRefused(t *testing.T) {
	pad := Pad{Asks: Fields{Number{Name: "n", Max: 9}}}
	if _, _, err := pad.read(url.Values{"n": {"1"}, "to": {"2"}}); err == nil {
		t.Error("an answer to no question was taken")
	}
}

// A field names its sort in JSON, and seats are numbers.
func TestPadAsJSON(t *testing.T) {
	pad := Pad{Kind: "pay", Label: Textf("Pay"), Does: Textf("Pay %v %v", Answer("to"), Answer("amount")),
		Asks: Fields{Who{Name: "to", Label: Textf("To"), Among: []Seat{2}}, Amount{Name: "amount", Label: Textf("Amount"), Max: 25, In: narco}}}
	b, err := json.Marshal(pad)
	if err != nil {
		t.Fatal(err)
	}
	want := `{"kind":"pay","label":"Pay","does":"Pay … …","asks":[{"is":"who","name":"to","label":"To","among":[2]},` +
		`{"is":"money","name":"amount","label":"Amount","min":0,"max":25,"in":{"symbol":"$","unit":"M","scale":2,"step":1,"bills":[1,2,10]}}]}`
	if string(b) != want {
		t.Errorf("got  %s\nwant %s", b, want)
	}
}
