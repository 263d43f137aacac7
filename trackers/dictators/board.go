package dictators

// The map (R27, R28): Roadblocks and No-Fly Zones.

import (
	"slices"
	"strings"

	"croupier/engine"
)

// Map puts a Roadblock or a No-Fly Zone on the map, or takes one away. (R27, R28)
type Map struct {
	Does  string `json:"does"`
	Where string `json:"where"` // a road may stay unnamed, a time zone may not
}

// What is done with the tokens on the map.
const (
	blockRoad = "block"
	openRoad  = "unblock"
	noFly     = "no-fly"
	mayFly    = "fly"
)

func (m Map) Fold(s *State, _ engine.Step) {
	p := &s.Public
	switch m.Does {
	case blockRoad:
		p.Roadblocks++
		if m.Where != "" {
			p.Roads = append(p.Roads, m.Where)
		}
	case openRoad:
		p.Roadblocks--
		p.Roads = withoutName(p.Roads, m.Where)
	case noFly:
		p.NoFly++
		p.Zones = append(p.Zones, m.Where)
	case mayFly:
		p.NoFly--
		p.Zones = withoutName(p.Zones, m.Where)
	}
}

// Check: there are only so many, one to a road as far as roads are named, and
// one to a time zone, if the table plays so (A7). What is taken away lies there.
func (m Map) Check(v View) error {
	p := v.Public
	switch m.Does {
	case blockRoad:
		switch {
		case p.Roadblocks >= roadblocks:
			return engine.Refuse("All %d Roadblocks are on the map.", roadblocks)
		case m.Where != "" && lies(p.Roads, m.Where):
			return engine.Refuse("There is a Roadblock on %v already.", m.Where)
		}
	case openRoad:
		return refuseMissing(p.Roads, p.Roadblocks, m.Where, "Roadblock")
	case noFly:
		switch {
		case p.NoFly >= noFlyZones:
			return engine.Refuse("All %d No-Fly Zones are on the map.", noFlyZones)
		case m.Where == "":
			return engine.Refuse("Write which time zone.")
		case !p.House.ManyNoFly && lies(p.Zones, m.Where):
			return engine.Refuse("There is a No-Fly Zone on %v already.", m.Where)
		}
	case mayFly:
		return refuseMissing(p.Zones, p.NoFly, m.Where, "No-Fly Zone")
	}
	return nil
}

// refuseMissing refuses to take away a token that does not lie there. One without a name
// may be one of those that nobody named.
func refuseMissing(names []string, all int, where string, token engine.Word) error {
	switch {
	case where != "" && !lies(names, where):
		return engine.Refuse("There is no %v on %v.", token, where)
	case where == "" && all <= len(names):
		return engine.Refuse("Say which %v: %v.", token, list(names))
	}
	return nil
}

func (m Map) Line(by engine.Seat) engine.Text {
	switch m.Does {
	case blockRoad:
		return engine.Textf("%v puts a Roadblock on %v", by, cardText(m.Where, "a road"))
	case openRoad:
		return engine.Textf("%v removes the Roadblock on %v", by, cardText(m.Where, "a road"))
	case noFly:
		return engine.Textf("%v puts a No-Fly Zone on %v", by, m.Where)
	}
	return engine.Textf("%v removes the No-Fly Zone on %v", by, cardText(m.Where, "a time zone"))
}

// lies reports whether a token lies at that name, however it is written.
func lies(names []string, name string) bool { return find(names, name) >= 0 }

func find(names []string, name string) int {
	return slices.IndexFunc(names, func(n string) bool { return strings.EqualFold(n, name) })
}

// withoutName is the list less one of that name, if it is there.
func withoutName(names []string, name string) []string {
	if i := find(names, name); i >= 0 {
		return slices.Delete(names, i, i+1)
	}
	return names
}

// list is what people typed, in a row.
func list(names []string) (out engine.List) {
	for _, n := range names {
		out = append(out, engine.Textf("%v", n))
	}
	return out
}
