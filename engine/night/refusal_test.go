package night_test

import (
	"errors"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/engine/laws/quorum"
	"croupier/engine/night"
	"croupier/engine/vote"
)

// Who typed a night is told which answer is refused and what is asked; the sentence of
// a test line is the phone's.
func TestRefusedAnswersInFull(t *testing.T) {
	game := quorum.Rules.Game(vote.Rules)
	for _, c := range []struct{ line, phone, besides string }{
		{"1 give to=2 coins=1 why=thanks x=1", "Answer what the pad asks, and nothing else.", "It is about why and x. Asked: to=2|3 coins=1..5."},
		{"1 give to=4 coins=1", "To: choose one of those shown.", "It is about to. Asked: to=2|3 coins=1..5."},
		{"1 give to=2 coins=9", "Coins: at most 5; you gave 9.", "It is about coins. Asked: to=2|3 coins=1..5."},
		{"1 give to=2", "Coins: one answer is needed.", "It is about coins. Asked: to=2|3 coins=1..5."},
		{"1 vote say=maybe", "Your vote: choose one of those shown.", "It is about say. Asked: say=yes|no."},
		{"1 hide coins=1", "Answer what the pad asks, and nothing else.", "It is about coins. Asked: nothing."},
		{"1 hide a=1 b=1 c=1 d=1 e=1 f=1 g=1", "Answer what the pad asks, and nothing else.", "It is about a, b, c, d, e and 2 more. Asked: nothing."},
		{"host correct what=Money seat=1 to=4", "Answer what the pad asks, and nothing else.",
			"It is about what. Asked: what=Round to=1..6 why=…, or what=Passed to=0..5 why=…, or " +
				"what=Coins seat=1 to=0..60 why=…, or what=Coins seat=2 to=0..60 why=…, or what=Coins seat=3 to=0..60 why=…."},
		{"host correct what=Coins seat=9 to=4", "Answer what the pad asks, and nothing else.",
			"It is about seat. Asked: what=Round to=1..6 why=…, or what=Passed to=0..5 why=…, or " +
				"what=Coins seat=1 to=0..60 why=…, or what=Coins seat=2 to=0..60 why=…, or what=Coins seat=3 to=0..60 why=…."},
		{"2 give to=1 coins=1", "It is the turn of seat 1 to give.", ""}, // no answer is wrong
		{"1 sit name=Ada as=Eve", "A name is all that is asked.", "It is about as. Asked: name=…."},
		{"1 sit name=Ada\n1 leave now=yes", "Nothing is asked.", "It is about now. Asked: nothing."},
		{"1 sit name=Ada\n1 open on=moon", "Say where: on the laptop, or on the phone alone.", "It is about on. Asked: on=laptop|phone."},
		{"host pause for=1", "Nothing is asked.", "It is about for. Asked: nothing."},
		{"host undo which=1", "Say which entry.", "It is about which. Asked: entry=1..1."},
		{"host begin seats=3 chairs=4", "Answer what the pad asks, and nothing else.", "It is about chairs. Asked: seats=3..8."},
	} {
		lines := strings.Split(c.line, "\n")
		_, err := playing(game, lines...)
		want := strings.TrimSpace("This is refused: " + c.phone + " " + c.besides)
		if wrong, ok := errors.AsType[*night.Error](err); !ok || wrong.Reason.String() != want {
			t.Errorf("%s:\n got %v\nwant %s", c.line, err, want)
		}
		lines[len(lines)-1] = "! " + lines[len(lines)-1]
		if _, err := playing(game, append(lines, "> "+c.phone)...); err != nil {
			t.Errorf("%s: a phone is not told %q: %v", c.line, c.phone, err)
		}
	}
}

func playing(game engine.Game, lines ...string) (*night.Played, error) {
	n, err := night.Read(header + strings.Join(lines, "\n") + "\n")
	if err != nil {
		return nil, err
	}
	return night.Play(game, n)
}
