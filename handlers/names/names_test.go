package names

import (
	"strings"
	"testing"

	"croupier/engine"
)

func TestCleanName(t *testing.T) {
	for _, row := range []struct{ typed, want string }{
		{"Ann", "Ann"},
		{"  Ann  ", "Ann"},
		{"Ann\u00a0 Lee", "Ann Lee"},
		{"Ze\u0301", "Zé"}, // composed
		{"李小龙", "李小龙"},
		{"कि", "कि"},
		{"👨‍👩‍👧", "👨‍👩‍👧"},
		{"❤️", "❤️"},
		{"👍🏽 Bo", "👍🏽 Bo"},
		{"O'Neil-2", "O'Neil-2"},
		{"<b>Bo</b>", "<b>Bo</b>"},
		{strings.Repeat("n", 20), strings.Repeat("n", 20)},
		{strings.Repeat("👨‍👩‍👧", 5), strings.Repeat("👨‍👩‍👧", 5)},
		{strings.Repeat("👨‍👩‍👧", 20), ""}, // twenty signs, but too many letters
		{strings.Repeat("李", 20), strings.Repeat("李", 20)},
		{strings.Repeat("n", 21), ""},
		{strings.Repeat("n", 10000), ""},
		{"", ""}, {"   ", ""}, {"...", ""}, {"\u3164", ""}, {"\u2800", ""}, {"\u0301", ""},
		{"Ann\u200b", ""}, {"Ann\u200d", ""}, {"A\u200dn", ""}, {"\u200dAnn", ""}, {"👨\u200d", ""}, {"👨\u200dn", ""}, {"Ann\ufe0f", ""},
		{"Ann\u202e", ""}, {"\u2066Ann\u2069", ""}, {"\ufeffAnn", ""}, {"A\u00adnn", ""}, {"Ann\tLee", ""},
		{"Ann\nevent: x", ""}, {"Ann\r\n\r\n", ""}, {"Ann\x00", ""}, {"Ann\u2028x", ""}, {"Ann\x7f", ""}, {"Ann\u2003Lee", ""}, {"\ufffd", ""}, {"bad\xffutf", ""},
	} {
		got, err := Clean(row.typed)
		if got != row.want || (err == nil) != (row.want != "") {
			t.Errorf("%q is cleaned to %q (%v), not %q", row.typed, got, err, row.want)
		}
	}
}

// A refusal counts what its limit counts.
func TestALongNameIsToldHowLong(t *testing.T) {
	for typed, want := range map[string]string{
		strings.Repeat("李", 21):     "A name has at most 20 signs; this one has 21.",
		strings.Repeat("👨‍👩‍👧", 20): "A name has at most 64 letters and marks; this one has 100.",
	} {
		if _, err := Clean(typed); err == nil || err.Error() != want {
			t.Errorf("%q is refused with %v, not %q", typed, err, want)
		}
	}
}

func TestFreeName(t *testing.T) {
	people := []engine.Person{{Name: "Ann"}, {Name: "Zoë"}, {}, {Name: "कि"}}
	for name, free := range map[string]bool{
		"Ann": false, "ann": false, "ANN": false, "Аnn": false, "Ａｎｎ": false, "A n n": false, "Αnn": false, "𝐀nn": false, "Anп": false,
		"ᴀɴɴ": false, "Ꭺnn": false, "ꓮꓠꓠ": false, "Ᏼank": false, "Ann.": false, "“Ann”": false, "(Ann)": false, "Ann:": false, "Bank.": false, "seat 2.": false,
		"Zoe\u0308": false, "zоë": false, "Z0ë": false,
		"Bank": false, "the bank": false, "Ваnk": false, "HOST": false, "Croupier": false, "everybody": false, "seat 9": false, "Seat 10": false, "seat": false,
		"A.nn": true, "O'Ann": true, "Banker": true, "Seaton": true, "Rooney": true,
		"Anna": true, "Änn": true, "Zoe": true, "कु": true, "Bo": true,
	} {
		if err := Free(name, 3, people); (err == nil) != free {
			t.Errorf("%q at seat 3: %v", name, err)
		}
	}
	if err := Free("ann", 1, people); err != nil {
		t.Errorf("the own name in other letters: %v", err)
	}
}
