package night_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/engine/night"
)

var keepers = []engine.Info{
	{Name: "deal", Title: "DEAL: American Dream", Shelves: []engine.Shelf{
		{Sort: "weapon", Title: engine.Textf("Weapons"), Most: 60, Goes: engine.Fields{
			engine.Number{Name: "damage", Label: engine.Textf("Damage"), Max: 30}, engine.Number{Name: "needs", Label: engine.Textf("Needs"), Max: 30}}},
		{Sort: "event", Title: engine.Textf("Events"), Most: 60, Goes: engine.Fields{engine.Words{Name: "says", Label: engine.Textf("Says"), Most: 80}}},
	}},
	{Name: "quorum", Title: "Quorum", Shelves: []engine.Shelf{{Sort: "card", Title: engine.Textf("Cards"), Most: 10}}},
}

func TestShelfFile(t *testing.T) {
	kept, bad := night.ReadShelf("\ufeffshelf 1\r\n# mine\r\n\r\nquorum card Ace\r\ndeal weapon \"Tommy gun\" damage=3 needs=5 # loud\n"+
		`deal event "A \"quote\" # and = that" says="up & down"`+"\ndeal weapon \"tommy GUN\" damage=4\ndeal event a=b\n", keepers)
	if len(bad) > 0 {
		t.Fatal(bad)
	}
	const want = `shelf 1
# A line for each thing: the game, its sort, its name, and what else is known of it.

# DEAL: American Dream: Weapons
deal weapon "Tommy gun" damage=4 needs=5

# DEAL: American Dream: Events
deal event "A \"quote\" # and = that" says="up & down"
deal event a=b

# Quorum: Cards
quorum card Ace
`
	if got := night.WriteShelf(keepers, kept); got != want {
		t.Errorf("it is written as\n%s\nnot\n%s", got, want)
	}
	again, bad := night.ReadShelf(want, keepers)
	if len(bad) > 0 || night.WriteShelf(keepers, again) != want {
		t.Errorf("it is read back as %v, %v", again, bad)
	}
}

// Every bad line is told of, and then nothing is read at all.
func TestEachBadLineOfAShelfIsTold(t *testing.T) {
	for src, want := range map[string]string{
		"":          "line 1: A shelf file begins with a line: shelf 1",
		"\n\nhello": "line 3: A shelf file begins with a line: shelf 1",
		"shelf 1\nchess weapon Bat\ndeal weapon Bat\ndeal pawn Bat\ndeal weapon\ndeal weapon Bat damage=31\ndeal weapon Bat size=1\ndeal weapon Bat damage\n" +
			"deal weapon Bat damage=1 damage=2\ndeal weapon \"Bat\nquorum card Kalachnikovs\ndeal weapon \"\"\n": `line 2: There is no game chess.
line 4: DEAL: American Dream keeps nothing that is called pawn.
line 5: Write a game, a sort and a name, such as: deal weapon Bat damage=2
line 6: Damage: at most 30; you gave 31.
line 7: Weapons: nothing is kept of them that is called size.
line 8: damage: write each answer once, as name=value, with quotes round a value that has blanks.
line 9: damage=2: write each answer once, as name=value, with quotes round a value that has blanks.
line 10: A quote is not closed.
line 11: Name: at most 10 letters; you wrote 12.
line 12: Write its name.`,
		"shelf 1\n\xff": "This file is too long for a shelf, or not text in UTF-8.",
		"shelf 1\n#" + strings.Repeat("x", 1<<20): "This file is too long for a shelf, or not text in UTF-8.",
	} {
		kept, bad := night.ReadShelf(src, keepers)
		var told []string
		for _, e := range bad {
			told = append(told, e.Error())
		}
		if got := strings.Join(told, "\n"); got != want || len(kept) > 0 {
			t.Errorf("%.40q: %v is kept, and it says\n%s\nnot\n%s", src, kept, got, want)
		}
	}
	if _, bad := night.ReadShelf("shelf 1\n"+strings.Repeat("no\n", 900), keepers); len(bad) != 50 {
		t.Errorf("%d bad lines are told of", len(bad))
	}
}

func FuzzReadShelf(f *testing.F) {
	f.Add("shelf 1\ndeal weapon \"Tommy gun\" damage=3 needs=5 # loud\n")
	f.Add("shelf 1\r\ndeal event \"A \\\"quote\\\" # and = that\" says=\"up & down\"\nquorum card a=b\n")
	f.Add("shelf 1\ndeal weapon @ damage=03\nquorum card \"\\\\\"\n")
	f.Fuzz(func(t *testing.T, src string) {
		kept, bad := night.ReadShelf(src, keepers)
		if len(bad) > 0 {
			for _, e := range bad {
				if e.Reason.Empty() {
					t.Fatal("refused without a reason")
				}
			}
			return
		}
		back, bad := night.ReadShelf(night.WriteShelf(keepers, kept), keepers)
		if len(bad) > 0 {
			t.Fatalf("written, and not read back: %v", bad)
		}
		// Written by game and sort, they come back in that order.
		if a, b := sorted(kept), sorted(back); a != b {
			t.Fatalf("%s came back as %s", a, b)
		}
	})
}

func sorted(kept []night.Shelved) (out string) {
	for _, g := range keepers {
		for _, s := range g.Shelves {
			for _, k := range kept {
				if k.Game == g.Name && k.Sort == s.Sort {
					b, _ := json.Marshal(k)
					out += fmt.Sprintln(string(b))
				}
			}
		}
	}
	return out
}
