package custom_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/engine/night"
)

// qrBytes is what a QR code of the sort that phones read from a screen holds.
const qrBytes = 1200

// templates are those that come with the program, by the names of their files.
func templates(t testing.TB) map[string]night.Template {
	t.Helper()
	out := map[string]night.Template{}
	files, _ := filepath.Glob("templates/*.night")
	if shipped := game.Info().Templates; len(files) != 6 || len(shipped) != 6 {
		t.Errorf("%d files and %d templates are shipped, not six", len(files), len(shipped))
	}
	for i, text := range game.Info().Templates {
		tpl, err := night.ReadTemplate(named, text)
		if err != nil {
			t.Fatalf("%s: %v", files[i], err)
		}
		out[strings.TrimSuffix(filepath.Base(files[i]), ".night")] = tpl
	}
	return out
}

func named(name string) engine.Game {
	if name == game.Info().Name {
		return game
	}
	return nil
}

// Each template plays, says what it is called, as its table does, and what it is
// for; and it fits into a QR code.
func TestTemplatesPlay(t *testing.T) {
	for file, tpl := range templates(t) {
		p, err := game.Fold(tpl.Setup, tpl.Log)
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		if called := p.Screen(engine.Room).Title.String(); called != tpl.Name {
			t.Errorf("%s is called %q, and its table %q", file, tpl.Name, called)
		}
		if tpl.About == "" {
			t.Errorf("%s does not say what it is for", file)
		}
		if n := len(tpl.String()); n > qrBytes {
			t.Errorf("%s is %d bytes long: too much for a QR code", file, n)
		}
		if len(tpl.Lines) != len(tpl.Log) {
			t.Errorf("%s has %d entries and says %v", file, len(tpl.Log), tpl.Lines)
		}
	}
}

// For each template there is a short evening: its night begins with the very
// lines of the template, and what built its table is the template again.
func TestEachTemplateHasAnEvening(t *testing.T) {
	for file, tpl := range templates(t) {
		src, err := os.ReadFile(filepath.Join("testdata", file+".night"))
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
		built, err := night.TemplateOf(game, evening.Setup, p.Log, tpl.Name)
		if err != nil {
			t.Fatal(err)
		}
		if got, want := lines(built.Log), lines(tpl.Log); !slices.Equal(got, want) {
			t.Errorf("%s: what built the evening is\n%s\nand not\n%s", file, strings.Join(got, "\n"), strings.Join(want, "\n"))
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
// undone does not: saved, shared and opened again, it plays, under the name that it
// was saved under.
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
	built, err := night.TemplateOf(game, n.Setup, p.Log, "Ours")
	if err != nil {
		t.Fatal(err)
	}
	want := `# Ours
night 1 custom rules=1 seats=3
host name title=Ours
host counter max=30 min=0 name=Life per=seat start=20
host range max=99 min=0 of=Life
host dice dice=2 name=Dice sides=6
host remove name=Dice
`
	if built.String() != want {
		t.Errorf("saved as\n%s\nwant\n%s", built, want)
	}
	again, err := night.ReadTemplate(named, built.String())
	if err != nil {
		t.Fatal(err)
	}
	if again.String() != want {
		t.Errorf("read again it is\n%s\nand not\n%s", again, want)
	}
}

// Whatever was built, undone and played until then, a table may be kept at any
// time of the night: what is kept is read again, and builds the same.
func TestATableIsKeptAtAnyTime(t *testing.T) {
	files, err := filepath.Glob("testdata/*.night")
	if err != nil || len(files) < 10 {
		t.Fatalf("%d nights: %v", len(files), err)
	}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		n, err := night.Read(string(src))
		if err != nil {
			t.Fatal(err)
		}
		p, err := night.Play(game, n)
		if err != nil {
			t.Fatal(err)
		}
		before := ""
		for length := range len(p.Log) + 1 {
			if length > 0 && p.Log[length-1].By != engine.Host { // nothing was built or undone since
				continue
			}
			kept, err := night.TemplateOf(game, n.Setup, p.Log[:length], "Ours")
			if err != nil {
				t.Fatalf("%s after %d entries: %v", file, length, err)
			}
			if kept.String() == before {
				continue
			}
			before = kept.String()
			again, err := night.ReadTemplate(named, kept.String())
			if err != nil {
				t.Fatalf("%s after %d entries: %v in\n%s", file, length, err, kept)
			}
			if again.String() != kept.String() {
				t.Errorf("%s after %d entries is kept as\n%s\nand read as\n%s", file, length, kept, again)
			}
		}
	}
}

// A template with an error is refused with the line and the reason.
func TestABrokenTemplateIsRefusedByItsLine(t *testing.T) {
	for _, c := range []struct{ file, want string }{
		{"host name title=Mine", "line 1: A night begins with a line such as: night 1 deal rules=1 seats=4 seed=7"},
		{"night 1 chess rules=1 seats=4", "line 1: There is no game called chess here."},
		{"# Mine\n\nnight 1 custom rules=1 seats=15", "line 3: A table of your own is for 1 to 14 players, not 15."},
		{"night 1 custom rules=1 seats=4\nhost name title=Mine\n1 sit name=Ada", "line 3: A template holds only what the host builds the table with."},
		{"night 1 custom rules=1 seats=4\nhost end", "line 2: A template holds only what the host builds the table with."},
		{"night 1 custom rules=1 seats=4\nhost/1 name title=Mine", "line 2: A template holds only what the host builds the table with."},
		{"night 1 custom rules=1 seats=4\n-- room\n--", "line 2: A template holds only what the host builds the table with."},
		{"night 1 custom rules=1 seats=15", "line 1: A table of your own is for 1 to 14 players, not 15."},
		{"night 1 custom rules=1 seats=4\nhost counter name=Life per=seat min=0 max=9 start=10", "line 2: This is refused: Life starts at 10, outside its range of 0 to 9."},
		{"night 1 custom rules=1 seats=4\n\n# a comment\nhost counter name=Life per=seat min=0 max=9", "line 4: This is refused: Starts at: one answer is needed. It is about start. Asked: name=… per=table|seat|secret start=-1000000..1000000 min=-1000000..1000000 max=-1000000..1000000."},
		{"night 1 custom rules=1 seats=4\nhost counter name=Life per=seat min=0 max=9 start=1\nhost win by=first of=Life", "line 3: This is refused: Nothing that lies face up has a goal."},
		{"night 1 custom rules=1 seats=4\nhost counter name=Life per=seat min=0 max=9 start=1 colour=red", "line 2: This is refused: Answer what the pad asks, and nothing else. It is about colour. Asked: name=… per=table|seat|secret start=-1000000..1000000 min=-1000000..1000000 max=-1000000..1000000."},
		{"night 1 custom rules=1 seats=4\nhost threshold of=Life on=falling at=0 does=banner", "line 2: This is refused: That cannot be entered now."},
		{"night 1 custom rules=1 seats=4\nhost counter name=Life per=seat min=0 max=9 start=1 goal=5\"", "line 2: A quote is not closed."},
		{"night 1 custom rules=1 seats=4\nhost Counter name=Life", "line 2: Counter: kinds are small letters and hyphens."},
	} {
		_, err := night.ReadTemplate(named, c.file)
		if err == nil || err.Error() != c.want {
			t.Errorf("%q\ngot  %v\nwant %s", c.file, err, c.want)
		}
	}
}
