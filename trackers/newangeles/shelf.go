package newangeles

import "croupier/engine"

// Sorts of things that are kept for other nights: cards of expansions and of the
// table's own making. The printed ones are known.
const (
	actionShelf = "action-card"
	assetShelf  = "asset"
)

func shelves() []engine.Shelf {
	return []engine.Shelf{
		{Sort: actionShelf, Title: engine.Textf("Action cards"), Most: 60},
		{Sort: assetShelf, Title: engine.Textf("Assets"), Most: 60},
	}
}
