package dictators

import (
	"slices"
	"strings"

	"croupier/engine"
)

// Block puts a Roadblock on a road. (R27)
type Block struct {
	Road string `json:"road"`
}

func (b Block) Fold(s *State, _ engine.Step) {
	p := &s.Public
	p.Roadblocks++
	if b.Road != "" {
		p.Roads = append(p.Roads, b.Road)
	}
}

// Check: one to a road, as far as roads are named.
func (b Block) Check(v View) error {
	if b.Road != "" && lies(v.Public.Roads, b.Road) {
		return engine.Refuse("There is a Roadblock on %v already.", b.Road)
	}
	return nil
}

func (b Block) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v puts a Roadblock on %v", by, named(b.Road, "a road"))
}

// Clear takes a Roadblock away.
type Clear struct {
	Road string `json:"road"`
}

// unnamed is a Roadblock on a road that nobody named.
const unnamed = "another"

func (c Clear) Fold(s *State, _ engine.Step) {
	p := &s.Public
	p.Roadblocks--
	p.Roads = slices.DeleteFunc(p.Roads, func(r string) bool { return r == c.Road })
}

func (c Clear) Line(by engine.Seat) engine.Text {
	if c.Road == unnamed {
		return engine.Textf("%v removes a Roadblock", by)
	}
	return engine.Textf("%v removes the Roadblock on %v", by, c.Road)
}

// Ground puts a No-Fly Zone on a time zone. (R28)
type Ground struct {
	Zone string `json:"zone"`
}

func (g Ground) Fold(s *State, _ engine.Step) {
	s.Public.NoFly++
	s.Public.Zones = append(s.Public.Zones, g.Zone)
}

// Check: one to a time zone, if the table plays so. (A7)
func (g Ground) Check(v View) error {
	if !v.Public.House.ManyNoFly && lies(v.Public.Zones, g.Zone) {
		return engine.Refuse("There is a No-Fly Zone on %v already.", g.Zone)
	}
	return nil
}

func (g Ground) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v puts a No-Fly Zone on %v", by, g.Zone)
}

// Unground takes a No-Fly Zone away.
type Unground struct {
	Zone string `json:"zone"`
}

func (g Unground) Fold(s *State, _ engine.Step) {
	p := &s.Public
	p.NoFly--
	if i := slices.Index(p.Zones, g.Zone); i >= 0 {
		p.Zones = slices.Delete(p.Zones, i, i+1)
	}
}

func (g Unground) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v removes the No-Fly Zone on %v", by, g.Zone)
}

// lies reports whether a token lies at that name, however it is written.
func lies(names []string, name string) bool {
	return slices.ContainsFunc(names, func(n string) bool { return strings.EqualFold(n, name) })
}
