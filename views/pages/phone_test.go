package pages_test

import (
	"strings"
	"testing"

	"croupier/engine"
	"croupier/views/pages"
)

// The figure beside one's own name says what it is where it could be taken for
// other money: a salary on a phone whose cash lies face down.
func TestTheOwnMoneyIsNamedBesideOtherMoney(t *testing.T) {
	dollars := engine.Currency{Symbol: "$", Scale: 1}
	salary := engine.Purse{Label: engine.Textf("Salary"), Amount: dollars.Of(10_000)}
	cash := engine.Peek{Label: engine.Textf("My cash"), Inside: engine.Blocks{engine.Purse{Label: engine.Textf("Cash"), Amount: dollars.Of(50_000)}}}
	standing := func(cells ...engine.Block) engine.Standing {
		return engine.Standing{Rows: []engine.StandingRow{{Seat: 1, Cells: cells}}}
	}
	for _, c := range []struct {
		says   string
		blocks engine.Blocks
	}{
		{"<dt>$</dt>", engine.Blocks{standing(salary)}},
		{"<dt>Salary $</dt>", engine.Blocks{standing(salary), cash}},
		{"<dt>Salary $</dt>", engine.Blocks{standing(salary, engine.Purse{Label: engine.Textf("Loan"), Amount: dollars.Of(5_000)})}},
	} {
		page := render(t, pages.Page(engine.Screen{Viewer: 1, People: []engine.Person{{Name: "Ada"}}, Blocks: c.blocks}, pages.Table{}))
		if !strings.Contains(page, c.says) {
			t.Errorf("no %s on the page of %v", c.says, c.blocks)
		}
	}
}
