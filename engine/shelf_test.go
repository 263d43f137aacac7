package engine

import (
	"encoding/json"
	"net/url"
	"testing"
)

var weapons = Shelf{Sort: "weapon", Title: Textf("Weapons"), Most: 12, Goes: Fields{
	Number{Name: "damage", Label: Textf("Damage"), Max: 9},
	Amount{Name: "price", Label: Textf("Price"), Max: 20, In: narco},
	Choice{Name: "ground", Label: Textf("It is"), Among: []Item{{Value: "grey", Label: Textf("light grey")}}},
	Words{Name: "of", Label: Textf("Of"), Most: 10}}}

// What somebody writes of a thing, what is kept of it, and how it is said; or the
// sentence.
func TestShelf(t *testing.T) {
	for _, c := range []struct {
		name, goes string
		kept       string // empty: refused, with says as the sentence
		says       string
	}{
		{" Tommy  gun ", "damage=3&price=2,5", `{"sort":"weapon","name":"Tommy gun","goes":{"damage":"3","price":"2.5"}}`, "Damage 3, Price $2.5M"},
		{"Bat", "damage=&of=+&ground=grey", `{"sort":"weapon","name":"Bat","goes":{"ground":"grey"}}`, "light grey"},
		{"Bat", "of=the+Maras", `{"sort":"weapon","name":"Bat","goes":{"of":"the Maras"}}`, "the Maras"},
		{"Bat", "", `{"sort":"weapon","name":"Bat"}`, ""},
		{"", "damage=3", "", "Write its name."},
		{"Kalachnikovs!", "", "", "Name: at most 12 letters; you wrote 13."},
		{"Bat", "damage=10", "", "Damage: at most 9; you gave 10."},
		{"Bat", "damage=1&damage=2", "", "Damage: one answer is needed."},
		{"Bat", "needs=1", "", "Weapons: nothing is kept of them that is called needs."},
		{"Bat", "ground=blue", "", "It is: choose one of those shown."},
	} {
		goes, err := url.ParseQuery(c.goes)
		if err != nil {
			t.Fatal(err)
		}
		k, err := weapons.Read(c.name, goes)
		if err != nil {
			if c.kept != "" || err.Error() != c.says {
				t.Errorf("%s %s: %v, not %s", c.name, c.goes, err, c.says)
			}
			continue
		}
		got, _ := json.Marshal(k)
		said := ""
		for i, s := range weapons.Says(k) {
			if i > 0 {
				said += ", "
			}
			said += s.String()
		}
		if string(got) != c.kept || said != c.says {
			t.Errorf("%s %s: kept as %s, said %q; not %s, %q", c.name, c.goes, got, said, c.kept, c.says)
		}
	}
}

// A pad's answers are kept as far as they fit; those given aside never.
func TestWhatIsNamedOutLoudIsKept(t *testing.T) {
	pad := Pad{Asks: Fields{Words{Name: "what", Most: 60, Shelf: "weapon other"}, weapons.Goes[0], Words{Name: "why", Most: 60, Shelf: "nowhere"}}, Aside: Fields{weapons.Goes[3], Words{Name: "hidden", Most: 60, Shelf: "weapon"}}}
	for _, c := range []struct {
		pad      Pad
		answers  string
		kept     string
		whatever string
	}{
		{pad, "what=Bat&damage=3&why=so&of=secret&hidden=secret", `[{"sort":"weapon","name":"Bat","goes":{"damage":"3"}}]`, "aside stays aside"},
		{pad, "what=Bat&damage=30", `[{"sort":"weapon","name":"Bat"}]`, "what does not fit is not known"},
		{pad, "damage=3", "null", "no name"},
		{Pad{Whisper: true, Asks: pad.Asks}, "what=Bat", "null", "a whisper"},
	} {
		answers, _ := url.ParseQuery(c.answers)
		if got, _ := json.Marshal(c.pad.says([]Shelf{weapons}, answers)); string(got) != c.kept {
			t.Errorf("%s: kept is %s, not %s", c.whatever, got, c.kept)
		}
	}
}
