package views

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"croupier/engine"
)

// piece is one stretch of a spoken text: plain words, or something that HTML
// draws as an element of its own.
type piece struct {
	kind pieceKind
	text string // as plain text
	seat engine.Seat
	slot string // the field whose answer stands here
}

type pieceKind int

const (
	plainPiece pieceKind = iota
	seatPiece            // a person: symbol and name
	moneyPiece
	typedPiece  // what somebody wrote: isolated from what stands round it
	answerPiece // filled in while it is typed
)

// Say speaks a text in plain words, with seats by name.
func Say(t engine.Text, people []engine.Person) string {
	pieces := uttered(t, people)
	if len(pieces) == 1 {
		return pieces[0].text
	}
	var b strings.Builder
	for _, p := range pieces {
		b.WriteString(p.text)
	}
	return b.String()
}

// uttered is a whole text, cut into pieces: the host, and a seat without a name,
// begin it with a capital letter. Names stay as their owners write them.
func uttered(t engine.Text, people []engine.Person) []piece {
	pieces := spoken(t, people)
	if len(pieces) > 0 && pieces[0].kind == seatPiece && !known(pieces[0].seat, people) {
		first, size := utf8.DecodeRuneInString(pieces[0].text)
		pieces[0].text = string(unicode.ToUpper(first)) + pieces[0].text[size:]
	}
	return pieces
}

// spoken is a text in the words of this language, cut into pieces.
func spoken(t engine.Text, people []engine.Person) (out []piece) {
	if t.Empty() {
		return nil
	}
	cuts := phrased(t.Format, t.Args)
	out = make([]piece, 0, len(cuts))
	for _, c := range cuts {
		if c.arg < 0 {
			out = append(out, piece{text: c.plain})
		} else {
			out = argument(out, t.Args[c.arg], people)
		}
	}
	return out
}

// argument appends one argument of a text, as pieces.
func argument(out []piece, a any, people []engine.Person) []piece {
	switch a := a.(type) {
	case engine.Seat:
		return append(out, piece{kind: seatPiece, seat: a, text: named(a, people)})
	case engine.List:
		return append(out, listed(a, people)...)
	case engine.Money:
		return append(out, piece{kind: moneyPiece, text: money(a)})
	case engine.Some:
		return append(out, piece{text: count(a.N) + " " + word(string(a.Word()))})
	case engine.Word:
		return append(out, piece{text: word(string(a))})
	case engine.Then:
		return append(out, spoken(a.Text, a.People)...)
	case engine.Text:
		return append(out, spoken(a, people)...)
	case engine.Refusal:
		return append(out, spoken(a.Text, people)...)
	case engine.Answer:
		return append(out, piece{kind: answerPiece, slot: string(a), text: "…"})
	case string:
		return append(out, piece{kind: typedPiece, text: strings.ReplaceAll(a, marker, " ")})
	}
	return append(out, piece{text: fmt.Sprint(a)})
}

// listed is several texts in a row: "Ada, Ben and Cleo".
func listed(l engine.List, people []engine.Person) (out []piece) {
	switch len(l) {
	case 0:
		return []piece{{text: tr("nobody")}}
	case 1:
		return spoken(l[0], people)
	case 2:
		return spoken(engine.Textf("%v and %v", l[0], l[1]), people)
	}
	return spoken(engine.Textf("%v, %v", l[0], l[1:]), people)
}

// named is who sits there, in a word.
func named(s engine.Seat, people []engine.Person) string {
	switch {
	case s == engine.Host:
		return tr("the host")
	case s == engine.Room:
		return tr("the room")
	case known(s, people):
		return people[s-1].Name
	}
	return tr("seat %d", int(s))
}

// known reports whether somebody sits there, with a name.
func known(s engine.Seat, people []engine.Person) bool {
	return s > 0 && int(s) <= len(people) && people[s-1].Name != ""
}
