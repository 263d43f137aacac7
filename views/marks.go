package views

import (
	"context"
	"io"
	"strconv"
	"sync"

	"croupier/engine"

	"github.com/a-h/templ"
)

// inline appends the HTML of something small to b: a name, a number, a sentence. A page
// has hundreds of them, so they are written by hand: a template of its own for each
// would cost more than what it says.
type inline func(b []byte) []byte

var inlineBuffers = sync.Pool{New: func() any { return new([]byte) }}

// Render writes it.
func (m inline) Render(_ context.Context, w io.Writer) error {
	b := inlineBuffers.Get().(*[]byte)
	defer inlineBuffers.Put(b)
	*b = m((*b)[:0])
	_, err := w.Write(*b)
	return err
}

func appendEscaped(b []byte, s string) []byte { return append(b, templ.EscapeString(s)...) }

// shapes is how many symbols there are; past them they begin again.
const shapes = 14

func shape(seat engine.Seat) int { return (int(seat)-1)%shapes + 1 }

func sprite(name string) string { return "/static/icons.svg#" + name }

// icon is a symbol of the sprite; it never stands without a word.
func icon(name string) templ.Component {
	return inline(func(b []byte) []byte { return appendSprite(b, "icon", name) })
}

func appendSprite(b []byte, class, name string) []byte {
	b = append(append(b, `<svg class="`...), class...)
	b = append(b, `" aria-hidden="true"><use href="/static/icons.svg#`...)
	return append(append(b, name...), `"></use></svg>`...)
}

// token is a seat's own symbol, in its colour.
func token(seat engine.Seat) templ.Component {
	return inline(func(b []byte) []byte { return appendToken(b, seat) })
}

func appendToken(b []byte, seat engine.Seat) []byte {
	return appendSprite(b, "token", "seat-"+strconv.Itoa(shape(seat)))
}

// puck is the mark of whose turn it is.
func puck(class string) templ.Component {
	return inline(func(b []byte) []byte { return appendSprite(b, "puck "+class, "puck") })
}

// who is a person: symbol and name, always both.
func (s *scene) who(seat engine.Seat) templ.Component { return person(seat, named(seat, s.People)) }

func person(seat engine.Seat, name string) templ.Component {
	return inline(func(b []byte) []byte {
		b = append(b, `<span class="who"`...)
		if seat > 0 {
			b = appendSeat(b, seat)
		}
		if long(name) {
			b = append(b, ` data-long`...)
		}
		b = append(b, '>')
		if seat > 0 {
			b = appendToken(b, seat)
		}
		return append(appendEscaped(append(b, `<bdi>`...), name), `</bdi></span>`...)
	})
}

func appendSeat(b []byte, seat engine.Seat) []byte {
	return append(strconv.AppendInt(append(b, ` data-seat="`...), int64(seat), 10), '"')
}

func mention(seat engine.Seat, name string) templ.Component {
	return inline(func(b []byte) []byte { return appendMention(b, seat, name) })
}

// appendMention appends a person in a sentence: it flows with the words round it.
func appendMention(b []byte, seat engine.Seat, name string) []byte {
	if seat <= 0 {
		return append(appendEscaped(append(b, `<b>`...), name), `</b>`...)
	}
	b = append(appendSeat(append(b, `<span class="who in"`...), seat), '>')
	return append(appendEscaped(append(appendToken(b, seat), `<bdi>`...), name), `</bdi></span>`...)
}

// fig is a figure: whole part large, fraction small.
func fig(f figure) templ.Component {
	return inline(func(b []byte) []byte {
		b = strconv.AppendInt(append(b, `<span class="num" data-len="`...), int64(f.signs()), 10)
		b = append(appendEscaped(append(b, `"><span class="cur">`...), f.symbol), `</span>`...)
		b = append(append(append(b, f.sign...), f.whole...), `<small`...)
		if f.pad {
			b = append(b, ` data-pad`...)
		}
		b = append(append(append(b, '>'), f.fraction...), `</small><span class="unit">`...)
		return append(appendEscaped(b, f.unit), `</span></span>`...)
	})
}

// text is a text with its people, money and answers as elements.
func (s *scene) text(t engine.Text) templ.Component { return sentence(t, s.People) }

func sentence(t engine.Text, people []engine.Person) templ.Component {
	return inline(func(b []byte) []byte { return appendSentence(b, t, people) })
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
		return append(appendEscaped(append(b, `<span class="num in">`...), p.text), `</span>`...)
	case typedPiece:
		return append(appendEscaped(append(b, `<bdi>`...), p.text), `</bdi>`...)
	case answerPiece:
		b = append(appendEscaped(append(b, `<output class="slot" data-answer="`...), p.slot), `">`...)
		return append(appendEscaped(b, p.text), `</output>`...)
	}
	return appendEscaped(b, p.text)
}
