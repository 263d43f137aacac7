package americandream

import "croupier/engine"

// Sorts of things that are kept for other nights: names that only the board and
// the cards tell. (A2)
const (
	stockShelf = "stock"
	ideaShelf  = "idea"
	trapShelf  = "trap"
)

func shelves() []engine.Shelf {
	return []engine.Shelf{
		{Sort: stockShelf, Title: engine.Textf("Stocks"), Most: 30},
		{Sort: ideaShelf, Title: engine.Textf("Patents, Copyrights and Great Ideas"), Most: 40, Goes: engine.Fields{ideaSort(), asksRoyalty()}},
		{Sort: trapShelf, Title: engine.Textf("Traps"), Most: 60, Goes: engine.Fields{asksPenalty(), asksInsurable()}},
	}
}

// keep is what lies face up and was whispered first: ideas that were revealed.
func keep(p Public) (out []engine.Kept) {
	for _, o := range p.Ideas {
		out = append(out, engine.Kept{Sort: ideaShelf, Name: o.Name, Goes: map[string]string{"sort": string(o.Sort), "royalty": money.Spell(o.Royalty)}})
	}
	return out
}
