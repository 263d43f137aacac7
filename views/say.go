package views

import (
	"strconv"
	"strings"

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
	for _, p := range spoken(t, people) {
		b.WriteString(p.text)
	}
	return b.String()
}

// marker stands in a format for an argument that becomes a piece, so that a
// translation may move it. No text holds it: control characters are refused.
const marker = "\x1f"

// spoken is a text in the words of this language, cut into pieces.
func spoken(t engine.Text, people []engine.Person) (out []piece) {
	if t.Empty() {
		return nil
	}
	held := [][]piece{}
	args := make([]any, len(t.Args))
	for i, a := range t.Args {
		pieces, ok := argument(a, people)
		if !ok {
			args[i] = a // a number: the language spells it
			continue
		}
		args[i] = marker + strconv.Itoa(len(held)) + marker
		held = append(held, pieces)
	}
	for i, s := range strings.Split(tr(t.Format, args...), marker) {
		if i%2 == 0 {
			out = appendPlain(out, s)
			continue
		}
		n, _ := strconv.Atoi(s)
		out = append(out, held[n]...)
	}
	return out
}

func appendPlain(out []piece, s string) []piece {
	if s == "" {
		return out
	}
	return append(out, piece{text: s})
}

// argument is one argument of a text as pieces; false for a bare number.
func argument(a any, people []engine.Person) ([]piece, bool) {
	switch a := a.(type) {
	case engine.Seat:
		return []piece{{kind: seatPiece, seat: a, text: named(a, people)}}, true
	case engine.List:
		return listed(a, people), true
	case engine.Money:
		return []piece{{kind: moneyPiece, text: money(a)}}, true
	case engine.Some:
		return []piece{{text: count(a.N) + " " + word(string(a.Word()))}}, true
	case engine.Word:
		return []piece{{text: word(string(a))}}, true
	case engine.Then:
		return spoken(a.Text, a.People), true
	case engine.Text:
		return spoken(a, people), true
	case engine.Refusal:
		return spoken(a.Text, people), true
	case engine.Answer:
		return []piece{{kind: answerPiece, slot: string(a), text: "…"}}, true
	case string:
		return []piece{{kind: typedPiece, text: strings.ReplaceAll(a, marker, " ")}}, true
	}
	return nil, false
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
	case int(s) <= len(people) && people[s-1].Name != "":
		return people[s-1].Name
	}
	return tr("seat %d", int(s))
}
