package americandream

import (
	"fmt"
	"strings"
	"testing"

	"croupier/engine"
)

// padOf is the pad of a kind on a viewer's screen.
func padOf(t *testing.T, p engine.Position, viewer engine.Seat, kind string) engine.Pad {
	t.Helper()
	for _, pad := range p.Screen(viewer).Pads {
		if pad.Kind == kind {
			return pad
		}
	}
	t.Fatalf("seat %d has no pad %s", viewer, kind)
	return engine.Pad{}
}

// starting is what a pad's fields stand at before anybody touches them.
func starting(pad engine.Pad) map[string]string {
	out := map[string]string{}
	for _, f := range pad.Asks {
		switch f := f.(type) {
		case engine.Choice:
			out[f.Name] = f.Start
		case engine.Split:
			var parts []string
			for _, i := range f.Among {
				parts = append(parts, fmt.Sprintf("%s:%d", i.Value, i.Start))
			}
			out[f.Name] = strings.Join(parts, " ")
		}
	}
	return out
}

// B12: the calculator counts all stock as sold. A claim begins with the same, so
// that nobody who has enough is counted short for a chip that was not set down. A
// sale for its own sake begins with none.
func TestAClaimBeginsWithAllStockSold(t *testing.T) {
	p, err := played("seats=2", `
		BEGUN
		1 has 5 Ford
		1 has 2 Delta
		1 correct what=Cash to=965000
		1 lands on other`)
	if err != nil {
		t.Fatal(err)
	}
	if got := starting(padOf(t, p, 1, "claim"))["stock"]; got != "Ford:5 Delta:2" {
		t.Errorf("the claim begins with %q sold", got)
	}
	if got := starting(padOf(t, p, 1, "sell"))["stock"]; got != "Ford:0 Delta:0" {
		t.Errorf("the sale begins with %q sold", got)
	}
}

// A14: penalties go to the bank unless the card says otherwise, so only who they
// go to otherwise is tapped.
func TestATrapIsPaidToTheBankUnlessSomebodySaysOtherwise(t *testing.T) {
	p, err := played("seats=3", "BEGUN\n1 lands on trap")
	if err != nil {
		t.Fatal(err)
	}
	at := starting(padOf(t, p, 1, "trap"))
	if at["to"] != "bank" || at["card"] != "" || at["with"] != "" {
		t.Errorf("a Trap begins with %v", at)
	}
}

// A28: the host does not take the Stolen card from somebody's hand by one tap: the
// page asks again, with the names of those who are still asked.
func TestTheHostIsAskedTwiceBeforeTheWindowCloses(t *testing.T) {
	p, err := played("seats=3", `
		BEGUN
		1 note what=idea sort=patent name=Telephone royalty=30000
		1 lands on patent-office
		1 reveal which=Telephone
		2 let`)
	if err != nil {
		t.Fatal(err)
	}
	if sure := padOf(t, p, engine.Host, "nobody-steals").Sure.String(); !strings.Contains(sure, "seat 3") || strings.Contains(sure, "seat 2") {
		t.Errorf("the host is asked: %q", sure)
	}
}
