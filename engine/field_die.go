package engine

import (
	"net/url"
	"strconv"
)

// Die asks for a roll: the pips of each die as they fell on the table, or
// "roll" to let the program roll. The entry is given the faces, or none when
// the program shall roll them (see Luck.Dice).
type Die struct {
	Name  string `json:"name"`
	Label Text   `json:"label"`
	Dice  int    `json:"dice"`  // how many
	Sides int    `json:"sides"` // of each: 6, or 2 to 20
}

// RollForMe is how a Die asks the program to roll.
const RollForMe = "roll"

func (Die) is() string        { return "die" }
func (f Die) names() []string { return []string{f.Name} }

func (f Die) read(in url.Values, out *reading) error {
	if len(in[f.Name]) == 1 && in.Get(f.Name) == RollForMe {
		out.set(f.Name, []int{}, RollForMe)
		return nil
	}
	if len(in[f.Name]) != f.Dice {
		return f.missing()
	}
	faces, spelled := []int{}, []string{}
	for _, s := range in[f.Name] {
		n, ok := digits(s, 2)
		if !ok || n < 1 || n > f.Sides {
			return Refuse("%v: a die shows 1 to %d.", f.Label, f.Sides)
		}
		faces, spelled = append(faces, n), append(spelled, strconv.Itoa(n))
	}
	out.set(f.Name, faces, spelled...)
	return nil
}

// missing says that a die has no face yet.
func (f Die) missing() error {
	switch f.Dice {
	case 1:
		return Refuse("%v: tap what the die shows, or let the program roll.", f.Label)
	case 2:
		return Refuse("%v: tap what both dice show, or let the program roll.", f.Label)
	}
	return Refuse("%v: tap what all %d dice show, or let the program roll.", f.Label, f.Dice)
}
