package engine

import (
	"net/url"
	"slices"
	"strconv"
	"strings"
)

// Split asks for the parts of a whole, among things. It is answered once for
// each thing that gets some: name=Dallas:2. The entry is given value → parts.
type Split struct {
	Name  string      `json:"name"`
	Label Text        `json:"label"`
	Among []SplitItem `json:"among"`
	Least int         `json:"least"` // parts in all
	Most  int         `json:"most"`
}

// SplitItem is one thing that may get parts: how many at most, and how many the
// page shows it with at first.
type SplitItem struct {
	Item
	Most  int `json:"most"`
	Start int `json:"start,omitempty"`
}

func (Split) is() string        { return "split" }
func (f Split) names() []string { return []string{f.Name} }

func (f Split) read(in url.Values, out *reading) error {
	parts, spelled, all := map[string]int{}, []string{}, 0
	for _, answer := range in[f.Name] {
		i := strings.LastIndexByte(answer, ':')
		n, ok := digits(answer[i+1:], 6)
		if i < 0 || !ok {
			return Refuse("%v: give each its number.", f.Label)
		}
		value := answer[:i]
		at := slices.IndexFunc(f.Among, func(s SplitItem) bool { return s.Value == value })
		if _, twice := parts[value]; at < 0 || twice {
			return Refuse("%v: choose each of those shown once at most.", f.Label)
		}
		if most := f.Among[at].Most; n > most {
			return Refuse("%v, %v: at most %d; you gave %d.", f.Label, f.Among[at].Label, most, n)
		}
		if parts[value] = n; n == 0 {
			delete(parts, value)
		}
		all += n
	}
	if all < f.Least || all > f.Most {
		return Refuse("%v: %d to %d in all; you gave %d.", f.Label, f.Least, f.Most, all)
	}
	for _, s := range f.Among {
		if n := parts[s.Value]; n > 0 {
			spelled = append(spelled, s.Value+":"+strconv.Itoa(n))
		}
	}
	out.set(f.Name, parts, spelled...)
	return nil
}
