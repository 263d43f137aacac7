// Package names holds what people call themselves and things to what the eye can tell
// apart.
package names

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"croupier/engine"

	"github.com/rivo/uniseg"
	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"
)

// nameSigns is the longest name, in what the eye counts as one sign.
const nameSigns = 20

// nameLetters keeps a single sign from being piled up without end.
const nameLetters = 64

// Clean is a person's name as it may stand on every screen.
func Clean(typed string) (string, error) { return CleanWords(typed, nameSigns) }

// CleanWords are a name of any sort: composed, without gaps round it, of at most
// so many signs, at least one of which can be seen.
func CleanWords(typed string, most int) (string, error) {
	name := strings.Join(strings.FieldsFunc(norm.NFC.String(typed), func(r rune) bool { return r == ' ' || r == '\u00a0' }), " ")
	if !Inked(name) {
		return "", engine.Refuse("A name has only signs that can be seen.")
	}
	switch n := uniseg.GraphemeClusterCount(name); {
	case !strings.ContainsFunc(name, func(r rune) bool { return unicode.In(r, unicode.L, unicode.N, unicode.S) }):
		return "", engine.Refuse("Write a name.")
	case n > most:
		return "", engine.Refuse("A name has at most %d signs; this one has %d.", most, n)
	}
	if n := utf8.RuneCountInString(name); n > nameLetters {
		return "", engine.Refuse("A name has at most %d letters and marks; this one has %d.", nameLetters, n)
	}
	return name, nil
}

// Inked reports whether every sign of a name can be seen, or belongs to an emoji.
func Inked(name string) bool {
	before := ' '
	for _, r := range name {
		if invisible(r) && !joins(before, r) || before == joiner && !unicode.Is(unicode.So, r) {
			return false
		}
		before = r
	}
	return before != joiner
}

const (
	joiner   = '\u200d' // makes one emoji of several
	pictured = '\ufe0f' // draws a sign as an emoji
)

// joins reports whether a sign without ink belongs to the emoji before it.
func joins(before, r rune) bool {
	return (r == joiner || r == pictured) && (unicode.In(before, unicode.So, unicode.Sk) || before == pictured && r == joiner)
}

// invisible reports signs that steer text or leave no ink: with them two names
// look alike, or one turns the line round that it stands in.
func invisible(r rune) bool {
	switch r {
	case ' ':
		return false
	case '\u00ad', '\u034f', '\u061c', '\u115f', '\u1160', '\u17b4', '\u17b5', '\u180e', '\u2800', '\u3164', '\uffa0', '\ufffd':
		return true
	}
	return unicode.In(r, unicode.C, unicode.Z, unicode.Variation_Selector) || !unicode.IsPrint(r)
}

// spoken are the words by which sentences call others than the guests.
var spoken = func() map[string]bool {
	m := map[string]bool{}
	for _, word := range []string{"bank", "the bank", "mob", "the mob", "host", "the host", "room", "the room", "clock", "table", "croupier",
		"everybody", "everyone", "nobody", "somebody", "you", "seat"} {
		m[Looks(word)] = true
	}
	return m
}()

// Free refuses a name that another seat has by what the eye sees, and the
// words that the program's own sentences use: "Bank", "seat 3". A full stop after it or
// quotes round it are the sentence's: "Bank." is no other name.
func Free(name string, of engine.Seat, people []engine.Person) error {
	rest, seat := strings.CutPrefix(spokenAs(name), Looks("seat"))
	if spoken[spokenAs(name)] || seat && strings.Trim(rest, Looks("0123456789")) == "" {
		return engine.Refuse("At this table %v is somebody else. Choose a name that cannot be mistaken for it.", name)
	}
	for i, p := range people {
		if engine.Seat(i+1) != of && p.Name != "" && spokenAs(p.Name) == spokenAs(name) {
			return engine.Refuse("There is another %v at this table already. Choose a name that cannot be mistaken for it.", p.Name)
		}
	}
	return nil
}

// spokenAs is what a name Looks like within a sentence.
func spokenAs(name string) string { return Looks(strings.TrimFunc(name, unicode.IsPunct)) }

var fold = cases.Fold()

// Same reports whether two names are one but for small and large letters.
func Same(a, b string) bool { return fold.String(a) == fold.String(b) }

// Looks is what a name Looks like: one spelling for all that the eye takes for
// the same.
func Looks(name string) string {
	var b strings.Builder
	for _, r := range norm.NFKD.String(fold.String(norm.NFKC.String(name))) {
		switch {
		case unicode.In(r, unicode.Z, unicode.Cf): // gaps and joiners
		case alike[r] != 0:
			b.WriteRune(alike[r])
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// alike are small letters and digits of other scripts, or of other places in
// ours, that look like a Latin one.
var alike = lookAlikes(
	"а", "a", "в", "b", "с", "c", "ԁ", "d", "е", "e", "һ", "h", "і", "i", "ј", "j", "к", "k", "ӏ", "i", "м", "m", "н", "h",
	"о", "o", "р", "p", "ԛ", "q", "ѕ", "s", "т", "t", "у", "y", "ү", "y", "ѵ", "v", "ԝ", "w", "х", "x", "г", "r", "п", "n", "ь", "b", "з", "3", // Cyrillic
	"α", "a", "β", "b", "γ", "y", "ε", "e", "η", "n", "ι", "i", "κ", "k", "μ", "u", "ν", "v", "ο", "o", "ρ", "p", "σ", "o", "τ", "t", "υ", "u", "χ", "x", "ω", "w", "ζ", "z", // Greek
	"ա", "w", "օ", "o", "ս", "u", "հ", "h", "յ", "j", "ց", "g", "զ", "q", "ո", "n", // Armenian
	"ı", "i", "ł", "l", "ø", "o", "đ", "d", "ħ", "h", "ŧ", "t", "ƒ", "f", "ɑ", "a", "ɡ", "g", "ɩ", "i", "ʋ", "v",
	"ᴀ", "a", "ʙ", "b", "ᴄ", "c", "ᴅ", "d", "ᴇ", "e", "ɢ", "g", "ʜ", "h", "ɪ", "i", "ᴊ", "j", "ᴋ", "k", "ʟ", "i", "ᴍ", "m", "ɴ", "n", "ᴏ", "o", "ᴘ", "p", "ʀ", "r", "ꜱ", "s", "ᴛ", "t", "ᴜ", "u", "ᴠ", "v", "ᴡ", "w", "ʏ", "y", "ᴢ", "z",
	"ꭺ", "a", "ᏼ", "b", "ꮯ", "c", "ꭰ", "d", "ꭼ", "e", "ꮐ", "g", "ꮋ", "h", "ꭻ", "j", "ꮶ", "k", "ꮮ", "i", "ꮇ", "m", "ꮲ", "p", "ꭱ", "r", "ꮪ", "s", "ꭲ", "t", "ꮩ", "v", "ꮃ", "w", "ꮓ", "z", // Cherokee, small as fold spells it
	"ꓮ", "a", "ꓐ", "b", "ꓚ", "c", "ꓓ", "d", "ꓰ", "e", "ꓝ", "f", "ꓖ", "g", "ꓧ", "h", "ꓲ", "i", "ꓙ", "j", "ꓗ", "k", "ꓡ", "i", "ꓟ", "m", "ꓠ", "n", "ꓳ", "o", "ꓑ", "p", "ꓣ", "r", "ꓢ", "s", "ꓔ", "t", "ꓴ", "u", "ꓦ", "v", "ꓪ", "w", "ꓫ", "x", "ꓬ", "y", "ꓜ", "z", // Lisu
	"l", "i", "1", "i", "|", "i", "ǀ", "i", "0", "o", "ß", "b", "¡", "i", "!", "i", "$", "s", "5", "s",
)

func lookAlikes(pairs ...string) map[rune]rune {
	m := map[rune]rune{}
	for i := 0; i < len(pairs); i += 2 {
		m[[]rune(pairs[i])[0]] = []rune(pairs[i+1])[0]
	}
	return m
}
