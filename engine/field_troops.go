package engine

import "net/url"

// Troops asks for how many of each rank, each between its Min and Max. Night
// files may leave out those of which there are none.
type Troops struct {
	Label Text        `json:"label"`
	Ranks []RankAsked `json:"ranks"`
	Least int         `json:"least,omitempty"` // troops in all
	Costs *Currency   `json:"costs,omitempty"` // each costs its Price: the page adds up
	Have  int         `json:"have,omitempty"`  // money in hand, in smallest units
}

// RankAsked is one rank of a Troops.
type RankAsked struct {
	Number
	Worth int `json:"worth"`           // points of value each
	Price int `json:"price,omitempty"` // smallest units each
}

func (Troops) is() string { return "troops" }
func (f Troops) names() (out []string) {
	for _, r := range f.Ranks {
		out = append(out, r.Name)
	}
	return out
}

func (f Troops) read(in url.Values, out *reading) error {
	all, cost := 0, 0
	for _, r := range f.Ranks {
		if len(in[r.Name]) == 0 && r.Min == 0 {
			out.set(r.Name, 0)
			continue
		}
		if err := r.Number.read(in, out); err != nil {
			return err
		}
		n := out.values[r.Name].(int)
		if n == 0 {
			out.spelled.Del(r.Name)
		}
		all, cost = all+n, cost+n*r.Price
	}
	if all < f.Least {
		return Refuse("%v: at least %d.", f.Label, f.Least)
	}
	if f.Costs != nil && cost > f.Have {
		return Refuse("You have %v; this costs %v.", f.Costs.Of(f.Have), f.Costs.Of(cost))
	}
	return nil
}
