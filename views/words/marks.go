package words

import (
	"context"
	"io"
	"strconv"
	"sync"

	"croupier/engine"

	"github.com/a-h/templ"
)

// Inline appends the HTML of something small to b: a name, a number, a sentence. A page
// has hundreds of them, so they are written by hand: a template of its own for each
// would cost more than what it says.
type Inline func(b []byte) []byte

var inlineBuffers = sync.Pool{New: func() any { return new([]byte) }}

// Render writes it.
func (m Inline) Render(_ context.Context, w io.Writer) error {
	b := inlineBuffers.Get().(*[]byte)
	defer inlineBuffers.Put(b)
	*b = m((*b)[:0])
	_, err := w.Write(*b)
	return err
}

// AppendEscaped appends a text as HTML.
func AppendEscaped(b []byte, s string) []byte { return append(b, templ.EscapeString(s)...) }

// shapes is how many symbols there are; past them they begin again.
const shapes = 14

// Shape is the number of a seat's symbol.
func Shape(seat engine.Seat) int { return (int(seat)-1)%shapes + 1 }

// Sprite is the address of a symbol.
func Sprite(name string) string { return "/static/icons.svg#" + name }

// Icon is a symbol of the sprite; it never stands without a word.
func Icon(name string) templ.Component {
	return Inline(func(b []byte) []byte { return appendSprite(b, "icon", name) })
}

func appendSprite(b []byte, class, name string) []byte {
	b = append(append(b, `<svg class="`...), class...)
	b = append(b, `" aria-hidden="true"><use href="/static/icons.svg#`...)
	return append(append(b, name...), `"></use></svg>`...)
}

// Token is a seat's own symbol, in its colour.
func Token(seat engine.Seat) templ.Component {
	return Inline(func(b []byte) []byte { return appendToken(b, seat) })
}

func appendToken(b []byte, seat engine.Seat) []byte {
	return appendSprite(b, "token", "seat-"+strconv.Itoa(Shape(seat)))
}

// Puck is the mark of whose turn it is.
func Puck(class string) templ.Component {
	return Inline(func(b []byte) []byte { return appendSprite(b, "puck "+class, "puck") })
}

// Person is somebody at the table: symbol and name, always both.
func Person(seat engine.Seat, name string) templ.Component {
	return Inline(func(b []byte) []byte {
		b = append(b, `<span class="who"`...)
		if seat > 0 {
			b = appendSeat(b, seat)
		}
		if Long(name) {
			b = append(b, ` data-long`...)
		}
		b = append(b, '>')
		if seat > 0 {
			b = appendToken(b, seat)
		}
		return append(AppendEscaped(append(b, `<bdi>`...), name), `</bdi></span>`...)
	})
}

func appendSeat(b []byte, seat engine.Seat) []byte {
	return append(strconv.AppendInt(append(b, ` data-seat="`...), int64(seat), 10), '"')
}

// Mention is a person in a sentence: it flows with the words round it.
func Mention(seat engine.Seat, name string) templ.Component {
	return Inline(func(b []byte) []byte { return appendMention(b, seat, name) })
}

// appendMention appends a person in a sentence: it flows with the words round it.
func appendMention(b []byte, seat engine.Seat, name string) []byte {
	if seat <= 0 {
		return append(AppendEscaped(append(b, `<b>`...), name), `</b>`...)
	}
	b = append(appendSeat(append(b, `<span class="who in"`...), seat), '>')
	return append(AppendEscaped(append(appendToken(b, seat), `<bdi>`...), name), `</bdi></span>`...)
}

// Fig is a figure: whole part large, fraction small.
func Fig(f Figure) templ.Component {
	return Inline(func(b []byte) []byte {
		b = strconv.AppendInt(append(b, `<span class="num" data-len="`...), int64(f.Signs()), 10)
		b = append(AppendEscaped(append(b, `"><span class="cur">`...), f.symbol), `</span>`...)
		b = append(append(append(b, f.sign...), f.whole...), `<small`...)
		if f.pad {
			b = append(b, ` data-pad`...)
		}
		b = append(append(append(b, '>'), f.fraction...), `</small><span class="unit">`...)
		return append(AppendEscaped(b, f.unit), `</span></span>`...)
	})
}

// Sentence is a text with its people, money and answers as elements.
func Sentence(t engine.Text, people []engine.Person) templ.Component {
	return Inline(func(b []byte) []byte { return appendSentence(b, t, people) })
}

// appendSentence appends a text as HTML.
func appendSentence(b []byte, t engine.Text, people []engine.Person) []byte {
	utter(t, people, func(p piece) { b = appendPiece(b, p) })
	return b
}

func appendPiece(b []byte, p piece) []byte {
	switch p.kind {
	case seatPiece:
		return appendMention(b, p.seat, p.text)
	case moneyPiece:
		return append(AppendEscaped(append(b, `<span class="num in">`...), p.text), `</span>`...)
	case typedPiece:
		return append(AppendEscaped(append(b, `<bdi>`...), p.text), `</bdi>`...)
	case answerPiece:
		b = append(AppendEscaped(append(b, `<output class="slot" data-answer="`...), p.slot), `">`...)
		return append(AppendEscaped(b, p.text), `</output>`...)
	}
	return AppendEscaped(b, p.text)
}

// AppendAttribute appends an attribute, where it says anything.
func AppendAttribute(b []byte, name, value string) []byte {
	if value == "" {
		return b
	}
	return append(AppendEscaped(append(append(append(b, ' '), name...), `="`...), value), '"')
}
