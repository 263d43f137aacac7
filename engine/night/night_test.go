package night_test

import (
	"net/url"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"croupier/engine"
	"croupier/engine/laws/quorum"
	"croupier/engine/night"
)

const header = "night 1 quorum rules=1 seats=3 seed=7\n"

// What a broken night file is refused with: its line and the reason.
func TestBrokenNights(t *testing.T) {
	for _, c := range []struct{ file, want string }{
		{"", "line 1: A night begins with a line such as: night 1 deal rules=1 seats=4 seed=7"},
		{"hello\n", "line 1: A night begins with a line such as: night 1 deal rules=1 seats=4 seed=7"},
		{"night 2 quorum seats=3\n", "line 1: This program reads night files of format 1."},
		{"night 1 quorum seed=7\n", "line 1: Say how many seats there are: seats=4"},
		{"night 1 quorum seats=three\n", "line 1: seats=three: a whole number is needed."},
		{"night 1 quorum seats=3 seats=4\n", "line 1: seats=4: write each setting once, as name=value."},
		{"night 1 quorum seats=3 loud\n", "line 1: loud: write each setting once, as name=value."},
		{header + "give\n", "line 2: An entry is a seat, a kind and its answers: 3 pay to=bank amount=2"},
		{header + "\n# gifts\nada give to=2\n", "line 4: ada: an entry is by a seat, host, host/3 or clock."},
		{header + "host/0 give to=2\n", "line 2: 0: an entry is by a seat, host, host/3 or clock."},
		{header + "room give to=2\n", "line 2: room: an entry is by a seat, host, host/3 or clock."},
		{header + "1 Give to=2\n", "line 2: Give: kinds are small letters and hyphens."},
		{header + "1 give To=2\n", "line 2: To=2: answers are name=value."},
		{header + "1 give 2\n", "line 2: 2: answers are name=value."},
		{header + "1 give to=\"2\n", "line 2: A quote is not closed."},
		{header + "1 give to=2 @soon\n", "line 2: @soon: a time is written @2026-11-30T20:14:05.250Z or @+2m."},
		{header + "1 give to=2 @+1m @+2m\n", "line 2: One time is enough."},
		{header + "1 give to=2 @+-1m\n", "line 2: @+-1m: a time after the line before is written @+2m or @+90s."},
		{header + "1 hide @2026-11-30T20:00:00.000Z\n2 hide @2026-11-30T19:00:00.000Z\n", "line 3: @2026-11-30T19:00:00.000Z: that is before the line above."},
		{header + "-- kitchen\n--\n", "line 2: kitchen: a screen is the room's, the host's or a seat's."},
		{header + "-- room\nQuorum\n", "line 4: A screen ends with a line of two hyphens: --"},
		{header + "> Not yours.\n", "line 2: A sentence stands under the line that is refused with it."},
		{header + "1 \xff\n", "This file is not text in UTF-8."},
	} {
		_, err := night.Read(c.file)
		if err == nil || err.Error() != c.want {
			t.Errorf("%q: %v, want %q", c.file, err, c.want)
		}
	}
}

// A night that reads well and plays badly: the line, and what the game says.
func TestNightsThatDoNotPlay(t *testing.T) {
	for _, c := range []struct{ file, want string }{
		{"night 1 quorum seats=2\n", "line 1: Quorum is for 3 to 8 players, not 2."},
		{"night 1 quorum seats=3 tie=no\n", "line 1: This game has no such option. It is about tie. Asked: nothing."},
		{header + "2 give to=1 coins=1\n", "line 2: This is refused: It is the turn of seat 1 to give."},
		{header + "! 1 give to=2 coins=1\n", "line 2: This was to be refused, and is taken."},
		{header + "! 2 give to=1 coins=1\n> Not yours.\n", "line 2: This is refused, but with: It is the turn of seat 1 to give."},
		{header + "-- 4\n--\n", "line 2: There is no seat 4 at this table."},
	} {
		n, err := night.Read(c.file)
		if err == nil {
			_, err = night.Play(quorum.Rules.Game(), n)
		}
		if err == nil || err.Error() != c.want {
			t.Errorf("%q: %v, want %q", c.file, err, c.want)
		}
	}
}

func TestEntriesAreReadAsTheyAreMeant(t *testing.T) {
	n, err := night.Read(header + `
host/3 vote say=for            # typed by the host for seat 3
1 card amount=14&accomplices=senator accomplices=boss
2 note text="a # b \"c\" \\ d=e & f"
clock time @+2m
host undo entry=2 @2026-11-30T20:14:05.250Z
`)
	if err != nil {
		t.Fatal(err)
	}
	log := n.Log()
	for i, want := range []engine.Record{
		{By: 3, ByHost: true, Kind: "vote", Answers: url.Values{"say": {"for"}}, At: night.Evening.Add(time.Second)},
		{By: 1, Kind: "card", Answers: url.Values{"amount": {"14"}, "accomplices": {"senator", "boss"}}, At: night.Evening.Add(2 * time.Second)},
		{By: 2, Kind: "note", Answers: url.Values{"text": {`a # b "c" \ d=e & f`}}, At: night.Evening.Add(3 * time.Second)},
		{By: engine.Room, Kind: "time", At: night.Evening.Add(2*time.Minute + 3*time.Second)},
		{By: engine.Host, Kind: "undo", Answers: url.Values{"entry": {"2"}}, At: time.Date(2026, 11, 30, 20, 14, 5, 250e6, time.UTC)},
	} {
		got := log[i]
		if got.By != want.By || got.ByHost != want.ByHost || got.Kind != want.Kind || got.Answers.Encode() != want.Answers.Encode() || !got.At.Equal(want.At) || got.Mark != engine.AnyMark {
			t.Errorf("entry %d is read as %+v, want %+v", i+1, got, want)
		}
	}
}

// Update writes the screens as they are, and leaves every other line alone.
func TestUpdate(t *testing.T) {
	src := header + "# before\n-- room\nold\n--\n1 give to=2 coins=1   # a gift\n-- 2\n--\n"
	out, err := night.Update(quorum.Rules.Game(), src)
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(out, "old") || !strings.Contains(out, "1 give to=2 coins=1   # a gift\n-- 2\nQuorum, as seat 2 sees it\n") {
		t.Errorf("updated to\n%s", out)
	}
	n, err := night.Read(out)
	if err == nil {
		_, err = night.Play(quorum.Rules.Game(), n)
	}
	if err != nil {
		t.Errorf("what was updated does not play: %v", err)
	}
	if again, _ := night.Update(quorum.Rules.Game(), out); again != out {
		t.Error("updating twice is not updating once")
	}
	stale := strings.Replace(out, "Quorum, as seat 2", "Quorum, as seat 1", 1)
	n, _ = night.Read(stale)
	if _, err := night.Play(quorum.Rules.Game(), n); err == nil || !strings.Contains(err.Error(), "+ Quorum, as seat 2 sees it") {
		t.Errorf("a stale screen: %v", err)
	}
}

// A night says by which rules it was played, so that a program with newer ones goes on
// as it was.
func TestAWrittenNightNamesItsRules(t *testing.T) {
	about := engine.Info{Name: "quorum", Version: 3}
	for _, c := range []struct {
		version int
		want    string
	}{{0, "rules=3"}, {1, "rules=1"}, {3, "rules=3"}} {
		if file := night.Write(about, engine.Setup{Seats: 3, Version: c.version}, nil); !strings.Contains(file, c.want) {
			t.Errorf("rules %d of 3: %s", c.version, file)
		}
	}
}

// Whatever is read is written so that it is read the same again, and nothing
// that is typed stops the program.
func FuzzRead(f *testing.F) {
	f.Add(header + "1 give to=2 coins=1\n! 2 hide\n> No.\n-- room\n--\n")
	f.Add(header + `1 note text="a # b \"c\"" x=1&y=2 @+2m`)
	if b, err := os.ReadFile("../laws/quorum/testdata/cards.night"); err == nil {
		f.Add(string(b))
	}
	f.Fuzz(func(t *testing.T, src string) {
		n, err := night.Read(src)
		if err != nil {
			if _, ok := err.(*night.Error); !ok {
				t.Fatalf("refused without a line: %v", err)
			}
			return
		}
		log := n.Log()
		back, err := night.Read(night.Write(engine.Info{Name: n.Game}, engine.Setup{Seats: n.Setup.Seats}, log))
		if err != nil {
			t.Fatalf("written, and not read back: %v", err)
		}
		for i, rec := range back.Log() {
			if rec.Kind != log[i].Kind || rec.Answers.Encode() != log[i].Answers.Encode() || rec.Who() != log[i].Who() {
				t.Fatalf("%+v came back as %+v", log[i], rec)
			}
		}
	})
}

// Where the table is as it is printed there is nothing to build, and so no template.
func TestATemplateNeedsSomethingToBuild(t *testing.T) {
	game := quorum.Rules.Game()
	_, err := night.ReadTemplate(func(string) engine.Game { return game }, "# Ours\n\n"+header)
	if want := "line 3: A table of Quorum is as it is printed: there is nothing to build."; err == nil || err.Error() != want {
		t.Errorf("%v, want %q", err, want)
	}
}

// What stands above the header is kept, and what stands elsewhere is not.
func TestCommentsAboveTheHeader(t *testing.T) {
	n, err := night.Read("\n#  Ours \n# is short # and sweet\n\n" + header + "# later\n1 give to=2 coins=1 # here\n")
	if want := []string{"Ours", "is short # and sweet"}; err != nil || !slices.Equal(n.Above, want) || n.Header != 5 {
		t.Errorf("above line %d stands %q, %v; want %q", n.Header, n.Above, err, want)
	}
}
