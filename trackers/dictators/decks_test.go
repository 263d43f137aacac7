package dictators_test

import (
	"strconv"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/engine/night"
)

// allCards are the 102 Command cards, 15 Founding Fathers, 2 DEFCON and the
// Trident. (R1)
const allCards = 102 + 15 + 2 + 1

// noCardIsLost adds up the decks, the piles, the hands and what lies before the
// seats: the counts lose no card, and make none.
func noCardIsLost(t *testing.T, p engine.Position) {
	t.Helper()
	all := 0
	for _, b := range p.Screen(1).Blocks {
		switch b := b.(type) {
		case engine.Rack:
			if b.Label.String() != "Decks" {
				continue
			}
			for _, row := range b.Rows[:2] { // Command cards and Founding Fathers
				all += number(t, row.Cells[0]) + number(t, row.Cells[2])
			}
		case engine.Standing:
			for _, row := range b.Rows {
				all += row.Cells[2].(engine.Count).N
			}
		case engine.Offers:
			for _, row := range b.Rows {
				for _, lies := range row.What.Args[0].(engine.List) {
					if s := lies.String(); !strings.Contains(s, "zone-4") && s != "a Presidential card" {
						all++
					}
				}
			}
		case engine.Checklist: // DEFCON 2: its card is discarded when it is done
			if strings.HasPrefix(b.Label.String(), "DEFCON 2") {
				all++
			}
		}
	}
	if all != allCards {
		t.Errorf("%d cards in all; there are %d, after %v\n%s", all, allCards, p.Last(), night.Print(p.Screen(engine.Room)))
	}
}

func number(t *testing.T, cell engine.Text) int {
	n, err := strconv.Atoi(cell.String())
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// Over a whole evening with counts, and after each of its entries, no card is lost. (R4, R10, R16)
func TestNoCardIsLost(t *testing.T) {
	n := read(t, "evening.night")
	p, err := game.Fold(n.Setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	entered := 0
	for _, rec := range n.Log() {
		if p, err = p.Enter(rec); err != nil {
			t.Fatal(err)
		}
		if !p.Over() { // then the cards in play are not shown any more
			noCardIsLost(t, p)
		}
		entered++
	}
	if entered < 100 {
		t.Errorf("an evening has more than %d entries", entered)
	}
}
