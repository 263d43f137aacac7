package trackers_test

import (
	"os"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/engine/night"
	"croupier/trackers"
)

// What the report of a whole night of each game draws, who won it, its biggest
// payment and how many votes and dice there were. Money in the hands is drawn
// where the rules lift the screens in the end, and nowhere else.
func TestReportsOfTheGames(t *testing.T) {
	for _, c := range []struct {
		file, curves, winner, paid string
		votes, dice                int
	}{
		{"deal/testdata/evening.night", "Cash, Respect, Soldiers, Lieutenants", "seat 2", "$6M", 0, 0},
		{"deal/testdata/hidden-cash.night", "Soldiers, Lieutenants", "", "$4M", 0, 0},
		{"dictators/testdata/evening.night", "DEFCON, Warheads, Hand, Skips", "seat 3", "", 0, 12},
		{"newangeles/testdata/evening.night", "Capital, Threat", "seat 1", "6", 8, 0},
		{"americandream/testdata/evening.night", "Salary, Claims", "seat 4", "$160000", 0, 494},
		{"gentleman/testdata/evening-of-six.night", "Money, Arguments, Gangs", "seat 5", "12", 13, 0},
		{"custom/testdata/banker.night", "Cash, In jail", "seat 1", "$2700", 0, 4},
	} {
		r := reportOf(t, c.file)
		var curves []string
		for _, b := range r.Curves {
			curves = append(curves, b.(engine.Curve).Label.String())
		}
		winner, paid, dice := "", "", 0
		for _, b := range r.Ends {
			winner = b.(engine.Ranking).Places[0].Seat.String()
		}
		if len(r.Payments) > 0 {
			paid = r.Payments[0].Amount.String()
		}
		for _, d := range r.Dice {
			for _, n := range d.Counts {
				dice += n
			}
		}
		if got := strings.Join(curves, ", "); got != c.curves || winner != c.winner || paid != c.paid || len(r.Votes) != c.votes || dice != c.dice {
			t.Errorf("%s: curves %q, won by %q, biggest %q, %d votes, %d dice\nwant %+v", c.file, got, winner, paid, len(r.Votes), dice, c)
		}
	}
}

func reportOf(t *testing.T, file string) engine.Report {
	t.Helper()
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	n, err := night.Read(string(src))
	if err != nil {
		t.Fatal(err)
	}
	r, err := trackers.ByName(n.Game).Report(n.Setup, n.Log())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// Money that a deal moved is told as the deal, and not as the vote that was the
// last to come in.
func TestADealIsToldAndNotItsLastVote(t *testing.T) {
	r := reportOf(t, "gentleman/testdata/evening-of-six.night")
	for _, p := range r.Payments {
		if p.Kind == "vote" && !strings.Contains(p.Text.String(), " "+p.Amount.String()) {
			t.Errorf("%v: %v, then %v", p.Amount, p.Text, p.Told)
		}
	}
	if p := r.Payments[0]; p.Kind != "vote" || len(p.Told) == 0 {
		t.Errorf("no vote moved the most: %+v", p)
	}
}
