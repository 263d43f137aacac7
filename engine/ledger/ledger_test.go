package ledger_test

import (
	"slices"
	"testing"

	"croupier/engine"
	"croupier/engine/laws"
	"croupier/engine/ledger"

	"pgregory.net/rapid"
)

var bills = engine.Currency{Symbol: "$", Unit: "M", Scale: 2, Step: 1}

// table is purses of a table, and those in its hands.
type table struct {
	ledger.Purses
	hands []int
}

func (t *table) book() ledger.Book {
	return t.Book(func(s engine.Seat) *int { return &t.hands[s-1] })
}

func (t *table) all() (n int) {
	for i := range t.hands {
		n += t.hands[i]
	}
	for _, purse := range t.Of {
		n += purse
	}
	return n + t.Bank
}

func face(each ...int) *table {
	t := &table{Purses: ledger.Open(len(each), 0), hands: make([]int, len(each))}
	copy(t.Of, each)
	return t
}

func down(each ...int) *table {
	return &table{Purses: ledger.Hidden(), hands: each}
}

func TestMoves(t *testing.T) {
	for _, tt := range []struct {
		name  string
		table *table
		move  func(ledger.Book)
		of    []int
		bank  int
	}{
		{"one pays another", face(10, 4), func(b ledger.Book) { b.Move(1, 2, 3) }, []int{7, 7}, 0},
		{"one pays an endless bank", face(10, 4), func(b ledger.Book) { b.Move(1, ledger.Bank, 3) }, []int{7, 4}, 0},
		{"an endless bank pays", face(10, 4), func(b ledger.Book) { b.Move(ledger.Bank, 2, 3) }, []int{10, 7}, 0},
		{"the bank pays all", face(0, 0, 1), func(b ledger.Book) { b.PayAll(ledger.Bank, []engine.Seat{1, 2, 3}, 5) }, []int{5, 5, 6}, 0},
		{"one pays all others", face(10, 0, 1), func(b ledger.Book) { b.PayAll(1, []engine.Seat{2, 3}, 5) }, []int{0, 5, 6}, 0},
		{"one collects from all others", face(10, 2, 3), func(b ledger.Book) { b.Collect([]engine.Seat{2, 3}, 1, 2) }, []int{14, 0, 1}, 0},
		{"all that one has goes to another", face(10, 2, 3), func(b ledger.Book) {
			if n := b.Empty(1, 3); n != 10 {
				t.Errorf("emptied %d, want 10", n)
			}
		}, []int{0, 2, 13}, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			tt.move(tt.table.book())
			if !slices.Equal(tt.table.Of, tt.of) || tt.table.Bank != tt.bank {
				t.Errorf("purses %v, bank %d; want %v, %d", tt.table.Of, tt.table.Bank, tt.of, tt.bank)
			}
		})
	}
}

func TestALimitedBankIsCounted(t *testing.T) {
	tab := face(10, 4)
	tab.Limited, tab.Bank = true, 20
	tab.book().Move(1, ledger.Bank, 3)
	tab.book().PayAll(ledger.Bank, []engine.Seat{1, 2}, 5)
	if tab.Bank != 13 || !slices.Equal(tab.Of, []int{12, 9}) {
		t.Errorf("bank %d, purses %v; want 13 and 12, 9", tab.Bank, tab.Of)
	}
}

func TestHiddenPursesLieInTheHands(t *testing.T) {
	tab := down(10, 4)
	tab.book().Move(1, 2, 3)
	if !slices.Equal(tab.hands, []int{7, 7}) || len(tab.Of) != 0 {
		t.Errorf("hands %v, face up %v; want 7, 7 and nothing", tab.hands, tab.Of)
	}
	if own := tab.Own(2, tab.hands[1]); own != 7 {
		t.Errorf("seat 2 sees %d in its own, want 7", own)
	}
	if own := face(10, 4).Own(2, 99); own != 4 {
		t.Errorf("face up, seat 2 sees %d in its own, want 4", own)
	}
}

func TestRefuse(t *testing.T) {
	limited := face(4, 10)
	limited.Limited, limited.Bank = true, 6
	for _, tt := range []struct {
		name   string
		purses ledger.Purses
		n      int
		from   []engine.Seat
		want   string
	}{
		{"enough", face(4, 10).Purses, 4, []engine.Seat{1, 2}, ""},
		{"one is short", face(4, 10).Purses, 5, []engine.Seat{1}, "Not enough for $2.5M: seat 1."},
		{"those who are short are named", face(4, 1, 10).Purses, 5, []engine.Seat{1, 2, 3}, "Not enough for $2.5M: seat 1 and seat 2."},
		{"an endless bank is never short", face(4).Purses, 1000, []engine.Seat{ledger.Bank}, ""},
		{"a limited one is", limited.Purses, 7, []engine.Seat{ledger.Bank, 2}, "Not enough for $3.5M: the bank."},
		{"or not", limited.Purses, 6, []engine.Seat{ledger.Bank}, ""},
		{"nobody looks into a hand", down(4, 10).Purses, 1, []engine.Seat{2}, "Money is hidden here: seat 2 pays from their own phone."},
		{"and a full one sounds the same", down(0, 0).Purses, 1, []engine.Seat{2}, "Money is hidden here: seat 2 pays from their own phone."},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := ""
			if err := tt.purses.Refuse(bills, tt.n, tt.from...); err != nil {
				got = err.Error()
			}
			if got != tt.want {
				t.Errorf("says %q, want %q", got, tt.want)
			}
		})
	}
}

func TestPayers(t *testing.T) {
	seats := engine.Seats(3)
	if got := face(1, 2, 3).Payers(seats); !slices.Equal(got, seats) {
		t.Errorf("face up the host may take from %v, want from all", got)
	}
	if got := down(1, 2, 3).Payers(seats); got != nil {
		t.Errorf("the host may take from the hands of %v", got)
	}
}

func TestTrackersStandForWhatLiesFaceUp(t *testing.T) {
	limited := face(4, 10)
	limited.Limited, limited.Bank = true, 6
	list := limited.Trackers("Cash", bills)
	if len(list) != 3 || *list[1].At != 10 || list[1].Seat != 2 || *list[2].At != 6 || list[2].Min != 0 {
		t.Errorf("trackers %+v; want two purses and the bank", list)
	}
	*list[0].At = 7
	if limited.Of[0] != 7 {
		t.Error("a tracker does not set its purse")
	}
	hidden := down(1, 2)
	if list := hidden.Trackers("Cash", bills); len(list) != 0 {
		t.Errorf("hidden purses have trackers face up: %+v", list)
	}
}

// Whatever moves, face up or in the hands: with a counted bank nothing is made
// and nothing lost; an endless one gives and takes exactly what was moved.
func TestSumsAreConserved(t *testing.T) {
	laws.Drawn(t, 100, func(t *rapid.T) {
		seats := engine.Seats(rapid.IntRange(2, 6).Draw(t, "seats"))
		tab := face(rapid.SliceOfN(rapid.IntRange(0, 100), len(seats), len(seats)).Draw(t, "purses")...)
		if rapid.Bool().Draw(t, "hidden") {
			tab = down(tab.Of...)
		}
		if rapid.Bool().Draw(t, "limited") {
			tab.Limited, tab.Bank = true, rapid.IntRange(0, 500).Draw(t, "bank")
		}
		b, want := tab.book(), tab.all()
		all := append([]engine.Seat{ledger.Bank}, seats...)
		for range rapid.IntRange(1, 20).Draw(t, "moves") {
			some := rapid.SliceOfDistinct(rapid.SampledFrom(seats), func(s engine.Seat) engine.Seat { return s }).Draw(t, "some")
			one, two := rapid.SampledFrom(all).Draw(t, "one"), rapid.SampledFrom(all).Draw(t, "two")
			n := rapid.IntRange(0, 50).Draw(t, "n")
			in := 0 // what an endless bank put in
			switch rapid.SampledFrom([]string{"move", "pay all", "collect", "empty"}).Draw(t, "sort") {
			case "move":
				b.Move(one, two, n)
				in = fromBank(one, n) - fromBank(two, n)
			case "pay all":
				b.PayAll(one, some, n)
				in = fromBank(one, n*len(some))
			case "collect":
				b.Collect(some, two, n)
				in = -fromBank(two, n*len(some))
			case "empty":
				in = -fromBank(two, b.Empty(rapid.SampledFrom(seats).Draw(t, "whose"), two))
			}
			if !tab.Limited {
				want += in
			}
			if tab.all() != want {
				t.Fatalf("there is %d, and should be %d", tab.all(), want)
			}
		}
	})
}

func fromBank(s engine.Seat, n int) int {
	if s == ledger.Bank {
		return n
	}
	return 0
}

// What Refuse lets through leaves no purse and no bank below zero.
func TestWhatIsNotRefusedLeavesNobodyBelowZero(t *testing.T) {
	laws.Drawn(t, 100, func(t *rapid.T) {
		tab := face(rapid.SliceOfN(rapid.IntRange(0, 9), 4, 4).Draw(t, "purses")...)
		tab.Limited, tab.Bank = true, rapid.IntRange(0, 9).Draw(t, "bank")
		from := rapid.SliceOfDistinct(rapid.IntRange(0, 4), func(n int) int { return n }).Draw(t, "from")
		n, payers := rapid.IntRange(0, 12).Draw(t, "n"), []engine.Seat{}
		for _, s := range from {
			payers = append(payers, engine.Seat(s))
		}
		if tab.Refuse(bills, n, payers...) != nil {
			return
		}
		tab.book().Collect(payers, 3, n)
		for _, purse := range append(tab.Of, tab.Bank) {
			if purse < 0 {
				t.Fatalf("collecting %d from %v leaves %v, bank %d", n, payers, tab.Of, tab.Bank)
			}
		}
	})
}
