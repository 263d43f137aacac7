package dictators

import (
	"strconv"

	"croupier/engine"
)

// Sorts of things that are kept for other nights: cards whose names no source
// lists.
const (
	dictatorShelf     = "dictator"
	facilityShelf     = "facility"
	commandShelf      = "command-card"
	founderShelf      = "founding-father"
	effectShelf       = "defcon-effect"
	presidentialShelf = "presidential-card"
)

// mostCost is more than any Command card costs.
const mostCost = 9

func shelves() []engine.Shelf {
	return []engine.Shelf{
		{Sort: dictatorShelf, Title: engine.Textf("Dictators"), Most: 40},
		{Sort: facilityShelf, Title: engine.Textf("Nuclear Facilities"), Most: 40, Goes: engine.Fields{
			engine.Number{Name: "zone", Label: engine.Textf("Zone"), Min: 1, Max: 4}}},
		{Sort: commandShelf, Title: engine.Textf("Command cards"), Most: 60, Goes: engine.Fields{
			engine.Number{Name: "cost", Label: engine.Textf("Printed cost"), Max: mostCost}}},
		{Sort: founderShelf, Title: engine.Textf("Founding Fathers"), Most: 60, Goes: engine.Fields{asksTurns(item("0", engine.Textf("Until it is removed")))}},
		{Sort: effectShelf, Title: engine.Textf("DEFCON effects"), Most: 90, Goes: engine.Fields{
			engine.Number{Name: "level", Label: engine.Textf("DEFCON"), Min: 1, Max: 5}}},
		{Sort: presidentialShelf, Title: engine.Textf("Presidential cards"), Most: 60},
	}
}

// keep is what lies face up and was whispered first: disarmed facilities. (R19)
func keep(p Public) (out []engine.Kept) {
	for _, d := range p.Seats {
		for i, site := range d.Sites {
			if site != "" {
				out = append(out, engine.Kept{Sort: facilityShelf, Name: site, Goes: map[string]string{"zone": strconv.Itoa(i + 1)}})
			}
		}
	}
	return out
}
