package americandream

import (
	"slices"
	"testing"

	"croupier/engine"
	"croupier/engine/laws"
)

// In the window after a reveal a phone with the Stolen card looks the same as one
// without, to its neighbours and to everybody else. (A28)
func TestAPhoneWithoutTheStolenCardLooksTheSame(t *testing.T) {
	window := func(card string) engine.Position {
		p, err := played("seats=3", `
			host starts who=1
			2 note what=card sort=`+card+`
			1 note what=idea sort=patent name=Telephone royalty=30000
			1 lands on patent-office
			1 reveal which=Telephone`)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	with, without := window("stolen-patent"), window("other")
	for _, viewer := range []engine.Seat{engine.Host, engine.Room, 1, 2, 3} {
		if laws.FaceDown(with.Screen(viewer)) != laws.FaceDown(without.Screen(viewer)) {
			t.Errorf("%v can tell whether seat 2 holds the card", viewer)
		}
	}
	stealing := func(p engine.Position) bool {
		for _, pad := range p.Screen(2).Pads {
			if pad.Kind == "steal" {
				return pad.Closed == nil
			}
		}
		return false
	}
	if !stealing(with) || stealing(without) {
		t.Error("the test proves nothing: under the cover both are the same, too")
	}
}

// What somebody has is nobody else's business until a claim: not on a screen, and
// not in what may be entered. (B21)
func TestCashIsHidden(t *testing.T) {
	world := func(cash string) engine.Position {
		p, err := played("seats=2", `
			host starts who=1
			1 correct what=Cash to=`+cash+`
			1 lands on stock Ford`)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	rich, poor := world("1000000"), world("0")
	for _, viewer := range []engine.Seat{engine.Host, engine.Room, 1, 2} {
		if laws.FaceDown(rich.Screen(viewer)) != laws.FaceDown(poor.Screen(viewer)) {
			t.Errorf("%v can tell what seat 1 has", viewer)
		}
	}
}

// Every phone shows the whole rack; the room's screen what it has place for: the
// company at hand, and those of which most is owned. (A1)
func TestTheRoomShowsTheCompaniesThatMatter(t *testing.T) {
	lines := "host starts who=1\n"
	for _, company := range printedCompanies() {
		lines += `host correct what=Chips of="` + company + "\" seat=2 to=1\n"
	}
	p, err := played("seats=2", lines+`2 has 5 NFL
		1 roll with=3 dice=1&dice=2&dice=4
		1 move to=stock
		1 stock which="Stock 12"`)
	if err != nil {
		t.Fatal(err)
	}
	room, phone := rackOf(t, p.Screen(engine.Room)), rackOf(t, p.Screen(1))
	if len(phone) != companies {
		t.Errorf("a phone shows %d companies, want all %d", len(phone), companies)
	}
	want := []string{"Levi's", "Ford", "Delta", "Stock 4", "Stock 5", "Stock 6", "Stock 12", "NFL"}
	if !slices.Equal(room, want) {
		t.Errorf("the room shows %v, want %v", room, want)
	}
}

func rackOf(t *testing.T, s engine.Screen) (out []string) {
	t.Helper()
	for _, b := range s.Blocks {
		if r, ok := b.(engine.Rack); ok {
			for _, row := range r.Rows {
				out = append(out, row.Label.String())
			}
		}
	}
	return out
}

// What a rule turns over of a hand it declares, so that nobody undoes what all
// have seen.
func TestWhatIsTurnedOverIsDeclared(t *testing.T) {
	landed := `
		1 roll with=1 dice=1
		1 move to=other
		`
	for _, tt := range []struct {
		what, night, kind string
		of                engine.Seat
	}{
		{"a claim turns the purse over", "1 claim", engine.Correct, 1},
		{"a Trap that is paid by itself tells that it can be", `
			1 lands on trap
			1 trap penalty=60000 to=bank card=insurable with=keep
			1 collect amount=10000`, engine.Correct, 1},
		{"a reveal", "1 note what=idea sort=patent name=Telephone royalty=30000" + landed + `1 space which=patent-office
			1 reveal which=Telephone`, "note", 1},
		{"a Stolen card", `2 note what=card sort=stolen-patent
			1 note what=idea sort=patent name=Telephone royalty=30000` + landed + `1 space which=patent-office
			1 reveal which=Telephone
			2 steal`, "note", 2},
		{"a card for every turn", `1 note what=card sort=stock-every-turn
			1 lay which=stock-every-turn`, "note", 1},
	} {
		t.Run(tt.what, func(t *testing.T) {
			p, err := played("seats=2", "host starts who=1\n"+tt.night)
			if err != nil {
				t.Fatal(err)
			}
			want := engine.Shown{Of: tt.of, Kind: tt.kind, To: engine.Room}
			if got := p.Shown(); !slices.Equal(got, []engine.Shown{want}) {
				t.Errorf("shows %v, want %v", got, want)
			}
		})
	}
}
