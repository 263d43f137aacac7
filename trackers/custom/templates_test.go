package custom_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/engine/night"
	"croupier/trackers/custom"
)

// qrBytes is what a QR code of the sort that phones read from a screen holds.
const qrBytes = 1200

// Each template plays, is all the host's building, names its table and says in a
// comment what it is for; and it fits into a QR code.
func TestTemplatesPlay(t *testing.T) {
	list := custom.Templates()
	if len(list) != 6 {
		t.Errorf("%d templates are shipped, not six", len(list))
	}
	for _, tpl := range list {
		n, err := night.Read(tpl.Night)
		if err != nil {
			t.Errorf("%s: %v", tpl.Name, err)
			continue
		}
		p, err := night.Play(game, n)
		if err != nil {
			t.Errorf("%s: %v", tpl.Name, err)
			continue
		}
		for _, rec := range p.Log {
			if rec.By != engine.Host || !custom.Builds(rec.Kind) {
				t.Errorf("%s: %v does not build", tpl.Name, rec)
			}
		}
		if usual := game.Info().Title; p.Position.Screen(engine.Room).Title.String() == usual {
			t.Errorf("%s does not name its table", tpl.Name)
		}
		if !strings.HasPrefix(tpl.Night, "# ") {
			t.Errorf("%s does not say what it is for", tpl.Name)
		}
		if len(tpl.Night) > qrBytes {
			t.Errorf("%s is %d bytes long: too much for a QR code", tpl.Name, len(tpl.Night))
		}
	}
}

// For each template there is a short evening: its night begins with the very
// lines of the template, and what built its table is the template again.
func TestEachTemplateHasAnEvening(t *testing.T) {
	for _, tpl := range custom.Templates() {
		src, err := os.ReadFile(filepath.Join("testdata", tpl.Name+".night"))
		if err != nil {
			t.Error(err)
			continue
		}
		evening, err := night.Read(string(src))
		if err != nil {
			t.Fatal(err)
		}
		p, err := night.Play(game, evening)
		if err != nil {
			t.Fatal(err)
		}
		built, err := custom.Built(game, evening.Setup, p.Log)
		if err != nil {
			t.Fatal(err)
		}
		template, err := night.Read(tpl.Night)
		if err != nil {
			t.Fatal(err)
		}
		folded, err := night.Play(game, template)
		if err != nil {
			t.Fatal(err)
		}
		if got, want := lines(built), lines(folded.Log); !slices.Equal(got, want) {
			t.Errorf("%s: what built the evening is\n%s\nand not\n%s", tpl.Name, strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
	}
}

// lines are entries as night files spell them, without their times.
func lines(log []engine.Record) (out []string) {
	for _, rec := range log {
		out = append(out, night.Spell(engine.Record{By: rec.By, Kind: rec.Kind, Answers: rec.Answers}))
	}
	return out
}

// What was built in the middle of a game belongs to the template, and what was
// undone does not: saved, shared and opened again, it plays.
func TestATableIsSavedAsItWasBuilt(t *testing.T) {
	n, err := night.Read(`night 1 custom rules=1 seats=3 seed=1
		host name title="Our game"
		1 sit name=Ada
		host counter name=Life per=seat min=0 max=30 start=20
		1 raise of=Life by=10
		host counter name=Mana per=seat min=0 max=30 start=20
		host undo entry=5
		host range of=Life min=0 max=99
		host dice name=Dice dice=2 sides=6
		1 roll of=Dice dice=roll
		host remove name=Dice`)
	if err != nil {
		t.Fatal(err)
	}
	p, err := night.Play(game, n)
	if err != nil {
		t.Fatal(err)
	}
	built, err := custom.Built(game, n.Setup, p.Log)
	if err != nil {
		t.Fatal(err)
	}
	file := night.Write(game.Info(), engine.Setup{Seats: 5}, built)
	want := `night 1 custom rules=1 seats=5 seed=0
host name title="Our game"
host counter max=30 min=0 name=Life per=seat start=20
host range max=99 min=0 of=Life
host dice dice=2 name=Dice sides=6
host remove name=Dice
`
	if file != want {
		t.Errorf("saved as\n%s\nwant\n%s", file, want)
	}
	again, err := night.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := night.Play(game, again); err != nil {
		t.Error(err)
	}
}

// A template with an error is refused with the line and the reason.
func TestABrokenTemplateIsRefusedByItsLine(t *testing.T) {
	for _, c := range []struct{ file, want string }{
		{"host name title=Mine", "line 1: A night begins with a line such as: night 1 deal rules=1 seats=4 seed=7"},
		{"night 1 custom rules=1 seats=15", "line 1: A table of your own is for 1 to 14 players, not 15."},
		{"night 1 custom rules=1 seats=4\nhost counter name=Life per=seat min=0 max=9 start=10", "line 2: This is refused: Life starts at 10, outside its range of 0 to 9."},
		{"night 1 custom rules=1 seats=4\n\n# a comment\nhost counter name=Life per=seat min=0 max=9", "line 4: This is refused: Starts at: one answer is needed."},
		{"night 1 custom rules=1 seats=4\nhost counter name=Life per=seat min=0 max=9 start=1\nhost win by=first of=Life", "line 3: This is refused: Nothing that lies face up has a goal."},
		{"night 1 custom rules=1 seats=4\nhost counter name=Life per=seat min=0 max=9 start=1 colour=red", "line 2: This is refused: Answer what the pad asks, and nothing else."},
		{"night 1 custom rules=1 seats=4\nhost threshold of=Life on=falling at=0 does=banner", "line 2: This is refused: That cannot be entered now."},
		{"night 1 custom rules=1 seats=4\nhost counter name=Life per=seat min=0 max=9 start=1 goal=5\"", "line 2: A quote is not closed."},
		{"night 1 custom rules=1 seats=4\nhost Counter name=Life", "line 2: Counter: kinds are small letters and hyphens."},
	} {
		n, err := night.Read(c.file)
		if err == nil {
			_, err = night.Play(game, n)
		}
		if err == nil || err.Error() != c.want {
			t.Errorf("%q\ngot  %v\nwant %s", c.file, err, c.want)
		}
	}
}
