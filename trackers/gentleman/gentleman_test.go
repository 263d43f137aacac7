package gentleman_test

import (
	"fmt"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/engine/laws"
	"croupier/engine/night"
	"croupier/engine/vote"
	"croupier/trackers/gentleman"
)

// game is Gentleman's Deal as it stands on the list of games.
var game = gentleman.Rules.Game(vote.Rules)

func TestLaws(t *testing.T) { laws.Check(t, game, laws.Nights(t, game, "testdata/*.night")...) }

// played plays a night, its test lines and all. setting is what its header says
// besides: "seats=6 clock=on".
func played(t testing.TB, setting, lines string) engine.Position {
	t.Helper()
	n, err := night.Read("night 1 gentleman rules=1 seed=1 " + setting + "\n" + lines)
	if err != nil {
		t.Fatal(err)
	}
	p, err := night.Play(game, n)
	if err != nil {
		t.Fatalf("%v\n%s", err, lines)
	}
	return p.Position
}

// moneyOf is what each seat finds behind its own screen, seat 1 first: "8 3 0".
func moneyOf(p engine.Position) string {
	var out []string
	for i := range p.People() {
		for _, b := range p.Screen(engine.Seat(i + 1)).Blocks {
			if peek, ok := b.(engine.Peek); ok && peek.Label.String() == "Your money" {
				out = append(out, fmt.Sprint(peek.Inside[0].(engine.Purse).Amount))
			}
		}
	}
	return strings.Join(out, " ")
}

// gangsOf is how many Gang cards lie before each seat, for all to see.
func gangsOf(p engine.Position) string { return column(p, "Gangs") }

// tokensOf is how many Argument tokens each seat has left.
func tokensOf(p engine.Position) string { return column(p, "Arguments") }

func column(p engine.Position, label string) string {
	var out []string
	for _, b := range p.Screen(1).Blocks {
		if s, ok := b.(engine.Standing); ok {
			for _, row := range s.Rows {
				for i, cell := range row.Cells {
					if s.Columns[i].String() == label {
						out = append(out, fmt.Sprint(cell.(engine.Count).N))
					}
				}
			}
		}
	}
	return strings.Join(out, " ")
}

// told is what followed from the newest entry, in one line.
func told(p engine.Position) string {
	var out []string
	for _, t := range p.Told() {
		out = append(out, t.String())
	}
	return strings.Join(out, " ")
}
