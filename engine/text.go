package engine

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// Text is a sentence as data: an English format, which is its key in other
// languages too, and typed arguments. Views speak it, with names and colours
// for seats; nothing below views joins strings.
type Text struct {
	Format string
	Args   []any // Seat, List, int, Money, Some, Word, Text, Then, Answer, or a string that somebody typed
}

// Word is a term of a game, which other languages may have their own for. What
// people typed is a plain string: no catalogue is asked about it.
type Word string

// Some is a number of things: "1 soldier", "3 soldiers".
type Some struct {
	N         int
	One, More Word
}

// List is several texts in a row: "Ada, Ben and Cleo".
type List []Text

// Answer stands in a pad's button, or in a field's refusal, for what is answered to
// the field of that name; in a button the page fills it in as it is typed. Several
// names, parted by blanks, stand for what is answered to any of them.
type Answer string

// Textf makes a text. Its format is a constant; what people typed is an argument.
func Textf(format string, args ...any) Text { return Text{format, args} }

// Text makes a sentence of one word.
func (w Word) Text() Text { return Textf("%v", w) }

// Word is the word for that many.
func (s Some) Word() Word {
	if s.N == 1 {
		return s.One
	}
	return s.More
}

func (s Some) String() string { return fmt.Sprintf("%d %s", s.N, s.Word()) }

func (l List) String() string {
	words := make([]string, len(l))
	for i, t := range l {
		words[i] = t.String()
	}
	switch n := len(words); n {
	case 0:
		return "nobody"
	case 1:
		return words[0]
	default:
		return strings.Join(words[:n-1], ", ") + " and " + words[n-1]
	}
}

func (a Answer) String() string { return "…" }

// Empty reports whether nothing is said.
func (t Text) Empty() bool { return t.Format == "" }

// answered puts an answer where the text waits for it.
func (t Text) answered(name string, answer any) Text {
	args := slices.Clone(t.Args)
	for i, a := range args {
		if a == Answer(name) {
			args[i] = answer
		}
	}
	return Text{t.Format, args}
}

// String is plain English with seats by number: for logs, JSON and night files.
func (t Text) String() string { return fmt.Sprintf(t.Format, t.Args...) }

// MarshalJSON writes the plain English.
func (t Text) MarshalJSON() ([]byte, error) { return json.Marshal(t.String()) }

// Refusal is why an entry was not taken: a sentence for the phone that sent it.
type Refusal struct{ Text }

func (r Refusal) Error() string { return r.String() }

// Refuse words a refusal, naming the rule and the numbers.
func Refuse(format string, args ...any) error { return Refusal{Textf(format, args...)} }
