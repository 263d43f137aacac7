package views

import (
	"strings"

	"golang.org/x/text/language"
	"golang.org/x/text/message"
)

// speaker is the one voice there is so far. A second language is a catalogue
// here and a choice by viewer; nothing else in this package knows of languages.
var speaker = message.NewPrinter(language.English)

// tr is the seam for languages: every sentence that views itself says goes
// through it, with the English format as its key. A test holds the templates to it.
func tr(format string, args ...any) string { return speaker.Sprintf(format, args...) }

// word asks the catalogue for a game's own word, which is no format.
func word(w string) string {
	return speaker.Sprintf(message.Key(w, strings.ReplaceAll(w, "%", "%%")))
}

// count spells a whole number with this language's thousands marks.
func count(n int) string { return speaker.Sprintf("%d", n) }
