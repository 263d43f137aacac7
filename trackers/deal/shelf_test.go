package deal_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

// What is whispered gets on the shelf when it is turned up, and not before.
func TestKeptOnlyWhenTurnedUp(t *testing.T) {
	fighting := war + "1 attack whom=2 on=Dallas soldiers=4 their-soldiers=2\n"
	for _, c := range []struct {
		fact, night string
		want, not   []string
	}{
		{"a weapon face down", fighting + "1 weapon weapon=Zip damage=3 needs=2 special=7\n", nil, []string{"Zip"}},
		{"both turned up", fighting + "1 weapon weapon=Zip damage=3 needs=2 special=7\n2 weapon damage=1\n",
			[]string{`{"sort":"weapon","name":"Zip","goes":{"damage":"3","needs":"2"}}`, `"name":"Zip","goes":{"special":"7"}}`}, nil},
		{"a profile noted", war + "1 profile profile=Zapper\n1 objective objective=Zoning points=2\n", nil, []string{"Za", "Zo"}},
		{"a profile unveiled", war + "1 profile profile=Zapper\n1 objective objective=Zoning points=2\n1 unveil-profile\n",
			[]string{`{"sort":"profile","name":"Zapper"}`, `{"sort":"objective","name":"Zoning","goes":{"points":"2","profile":"Zapper"}}`}, nil},
		{"a weapon of the deck", war + "1 deck weapon=Zip damage=2 copies=4\n", []string{`{"sort":"weapon","name":"Zip","goes":{"copies":"4","damage":"2","needs":"0"}}`}, nil},
		{"a new territory", war + "1 take-new on=Zion ground=grey respect=2\n", []string{`{"sort":"territory","name":"Zion","goes":{"ground":"grey","respect":"2"}}`}, nil},
	} {
		now := played(t, "seats=3", c.night)
		b, _ := json.Marshal(slices.Concat(now.Position.Named(), now.Position.Kept()))
		for _, want := range c.want {
			if !strings.Contains(string(b), want) {
				t.Errorf("%s: %s is not kept among %s", c.fact, want, b)
			}
		}
		for _, not := range c.not {
			if strings.Contains(string(b), not) {
				t.Errorf("%s: %s is kept: %s", c.fact, not, b)
			}
		}
	}
}
