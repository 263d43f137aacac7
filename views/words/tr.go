package words

import (
	"fmt"
	"strconv"
	"strings"

	"golang.org/x/text/language"
	"golang.org/x/text/message"
)

// speaker is the one voice there is so far. A second language is a catalogue
// here and a choice by viewer; nothing else in this package knows of languages.
var speaker = message.NewPrinter(language.English)

// Tr is the seam for languages: every sentence that views itself says goes
// through it, with the English format as its key. A test holds the templates to it.
func Tr(format string, args ...any) string {
	if len(args) == 1 {
		if n, ok := args[0].(int); ok && format == "%d" {
			return Count(n)
		}
	}
	cuts := cutsOf(format, args)
	if len(cuts) == 1 && cuts[0].arg < 0 {
		return cuts[0].plain
	}
	var b strings.Builder
	for _, c := range cuts {
		if c.arg < 0 {
			b.WriteString(c.plain)
		} else {
			fmt.Fprint(&b, args[c.arg])
		}
	}
	return b.String()
}

// Word asks the catalogue for a game's own word, which is no format.
func Word(w string) string { return terms.get(w, func() string { return lookedUp(w) }) }

func lookedUp(w string) string {
	return speaker.Sprintf(message.Key(w, strings.ReplaceAll(w, "%", "%%")))
}

// Count spells a whole number with this language's thousands marks.
func Count(n int) string {
	return counts.get(n, func() string { return speaker.Sprintf("%d", n) })
}

// Decimal spells a number to that many places.
func Decimal(n float64, places int) string { return speaker.Sprintf("%.*f", places, n) }

// cut is one stretch of a sentence: plain words, or the place of an argument.
type cut struct {
	plain string
	arg   int // -1 for plain words
}

// phrase is all that a sentence's cuts depend on: its format, and the numbers in
// it, which a language spells and counts by.
type phrase struct{ format, numbers string }

var (
	phrases memo[phrase, []cut]
	terms   memo[string, string]
	counts  memo[int, string]
)

// marker stands in a format for an argument that is put in afterwards, so that a
// translation may move it. No text holds it: control characters are refused.
const marker = "\x1f"

// cutsOf is a format in the words of this language, cut at its arguments; the
// numbers among them are spelled out.
func cutsOf(format string, args []any) []cut {
	p := phrase{format: format}
	for i, a := range args {
		if n, ok := a.(int); ok {
			p.numbers += strconv.Itoa(i) + ":" + strconv.Itoa(n) + " "
		}
	}
	return phrases.get(p, func() []cut { return cutUp(format, args) })
}

func cutUp(format string, args []any) (out []cut) {
	said := make([]any, len(args))
	for i, a := range args {
		if _, ok := a.(int); ok {
			said[i] = a
		} else {
			said[i] = marker + strconv.Itoa(i) + marker
		}
	}
	for i, s := range strings.Split(speaker.Sprintf(format, said...), marker) {
		switch {
		case i%2 == 1:
			n, _ := strconv.Atoi(s) // we wrote it
			out = append(out, cut{arg: n})
		case s != "":
			out = append(out, cut{s, -1})
		}
	}
	return out
}

// YesNo says whether something is so, where it is only read out.
func YesNo(on bool) string {
	if on {
		return Tr("(yes)")
	}
	return Tr("(no)")
}

// Slot stands in a sentence for what the script puts there.
const Slot = "{}"
