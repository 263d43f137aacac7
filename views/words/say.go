package words

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
	var b strings.Builder
	utter(t, people, func(p piece) { b.WriteString(p.text) })
	return b.String()
}

// utter speaks a whole text, piece by piece: the host, and a seat without a name, begin
// it with a capital letter. Names stay as their owners write them.
func utter(t engine.Text, people []engine.Person, say func(piece)) {
	begun := false
	speak(t, people, func(p piece) {
		if !begun && p.kind == seatPiece && !Known(p.seat, people) {
			first, size := utf8.DecodeRuneInString(p.text)
			p.text = string(unicode.ToUpper(first)) + p.text[size:]
		}
		begun = true
		say(p)
	})
}

// speak says a text in the words of this language, piece by piece.
func speak(t engine.Text, people []engine.Person, say func(piece)) {
	if t.Empty() {
		return
	}
	for _, c := range cutsOf(t.Format, t.Args) {
		if c.arg < 0 {
			say(piece{text: c.plain})
		} else {
			speakArgument(t.Args[c.arg], people, say)
		}
	}
}

// speakArgument says one argument of a text.
func speakArgument(a any, people []engine.Person, say func(piece)) {
	switch a := a.(type) {
	case engine.Seat:
		say(piece{kind: seatPiece, seat: a, text: Named(a, people)})
	case engine.List:
		speakList(a, people, say)
	case engine.Money:
		say(piece{kind: moneyPiece, text: Money(a)})
	case engine.Some:
		say(piece{text: Count(a.N) + " " + Word(string(a.Word()))})
	case engine.Word:
		say(piece{text: Word(string(a))})
	case engine.Then:
		speak(a.Text, a.People, say)
	case engine.Text:
		speak(a, people, say)
	case engine.Refusal:
		speak(a.Text, people, say)
	case engine.Answer:
		say(piece{kind: answerPiece, slot: string(a), text: "…"})
	case string:
		say(piece{kind: typedPiece, text: strings.ReplaceAll(a, marker, " ")})
	default:
		say(piece{text: fmt.Sprint(a)})
	}
}

// speakList says several texts in a row: "Ada, Ben and Cleo".
func speakList(l engine.List, people []engine.Person, say func(piece)) {
	switch len(l) {
	case 0:
		say(piece{text: Tr("nobody")})
	case 1:
		speak(l[0], people, say)
	case 2:
		speak(engine.Textf("%v and %v", l[0], l[1]), people, say)
	default:
		speak(engine.Textf("%v, %v", l[0], l[1:]), people, say)
	}
}

// Named is who sits there, in a word.
func Named(s engine.Seat, people []engine.Person) string {
	switch {
	case s == engine.Host:
		return Tr("the host")
	case s == engine.Room:
		return Tr("the room")
	case Known(s, people):
		return people[s-1].Name
	}
	return Tr("seat %d", int(s))
}

// Known reports whether somebody sits there, with a name.
func Known(s engine.Seat, people []engine.Person) bool {
	return s > 0 && int(s) <= len(people) && people[s-1].Name != ""
}

// HasMoney reports whether a text names an amount.
func HasMoney(t engine.Text) (has bool) {
	speak(t, nil, func(p piece) { has = has || p.kind == moneyPiece })
	return has
}
