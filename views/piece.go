package views

import (
	"bytes"
	"context"
	"hash/maphash"
	"io"
	"slices"
	"sync"

	"github.com/a-h/templ"
)

// A region is drawn as an outline with pieces in it: a pad, a row of the standing.
// Most entries change a piece or two and no outline; then those pieces alone are
// drawn and sent, each to the element with its id.

// hole stands in an outline for a piece. No text holds this byte: it is no UTF-8.
const hole = 0xFF

// Drawn is a region as pages show it, or are to show it.
type Drawn struct {
	Outline Sum   // of all of it but the insides of its pieces; their number and place are in it
	Pieces  []Sum // of each piece with its id, in their order

	// Whole is its HTML; nil where only pieces differ from what was drawn before.
	Whole []byte
	// Parts are then those pieces, each ready to be sent; nil for one that does not
	// differ. Where Whole is there, Parts is nil.
	Parts [][]byte
}

// Draw draws a region for pages that show it as it was drawn before: whole where
// that is nil or its outline is another one.
func (r Region) Draw(ctx context.Context, before *Drawn) (drawn Drawn, err error) {
	if before != nil {
		d := draft{before: before.Pieces}
		same := false
		err := d.draw(ctx, r.Body, func(outline []byte) {
			drawn.Outline = d.outline(outline)
			same = d.fits(outline) && drawn.Outline == before.Outline
		})
		if err != nil {
			return Drawn{}, err
		}
		if same {
			drawn.Pieces = d.sums
			drawn.Parts, err = d.parts(ctx)
			return drawn, err
		}
	}
	d, fits := draft{all: true}, false
	err = d.draw(ctx, r.Body, func(outline []byte) {
		if fits = d.fits(outline); fits {
			drawn = Drawn{Outline: d.outline(outline), Pieces: d.sums, Whole: d.whole(outline)}
		}
	})
	if err == nil && !fits { // a text with that byte got in after all
		return r.solid(ctx)
	}
	return drawn, err
}

// solid draws a region without pieces.
func (r Region) solid(ctx context.Context) (Drawn, error) {
	html, err := rendered(ctx, r.Body)
	return Drawn{Outline: Sum(maphash.Bytes(seed, html) | 1), Whole: html}, err
}

// buffers are lent to drawings until they are done: most of what is drawn is
// looked at and not kept.
var buffers = sync.Pool{New: func() any { return new(bytes.Buffer) }}

// render shows what something looks like to look, which must not keep the bytes.
func render(ctx context.Context, c templ.Component, look func([]byte)) error {
	b := buffers.Get().(*bytes.Buffer)
	defer buffers.Put(b)
	b.Reset()
	err := c.Render(ctx, b)
	if err == nil {
		look(b.Bytes())
	}
	return err
}

// rendered is what something looks like.
func rendered(ctx context.Context, c templ.Component) (html []byte, err error) {
	err = render(ctx, c, func(b []byte) { html = bytes.Clone(b) })
	return html, err
}

// draft is a region while it is being drawn.
type draft struct {
	all    bool  // draw each piece
	before []Sum // or those alone whose sums differ from these

	known *draft // where a piece with the same sum may be drawn already; may be nil

	ids   []string
	sums  []Sum
	drawn [][]byte // nil for what is not
}

type draftKey struct{}

// draw draws what holds pieces; a hole stands for each. look must not keep the bytes.
func (d *draft) draw(ctx context.Context, c templ.Component, look func(outline []byte)) error {
	return render(context.WithValue(ctx, draftKey{}, d), c, look)
}

func draftOf(ctx context.Context) *draft {
	d, _ := ctx.Value(draftKey{}).(*draft)
	return d
}

// fits reports whether an outline has a hole for each piece.
func (d *draft) fits(outline []byte) bool { return bytes.Count(outline, []byte{hole}) == len(d.sums) }

// outline is the sum of an outline.
func (d *draft) outline(html []byte) Sum {
	var h maphash.Hash
	h.SetSeed(seed)
	h.Write(html)
	for _, id := range d.ids {
		h.WriteString(id)
		h.WriteByte(hole)
	}
	return Sum(h.Sum64() | 1)
}

// whole is an outline with its pieces.
func (d *draft) whole(outline []byte) []byte {
	size := len(outline)
	for _, p := range d.drawn {
		size += len(p)
	}
	out := make([]byte, 0, size)
	for _, p := range d.drawn {
		before, after, _ := bytes.Cut(outline, []byte{hole})
		out, outline = append(append(out, before...), p...), after
	}
	return append(out, outline...)
}

// parts are the drawn pieces, each ready to be sent.
func (d *draft) parts(ctx context.Context) ([][]byte, error) {
	out := make([][]byte, len(d.drawn))
	for i, p := range d.drawn {
		if p == nil {
			continue
		}
		var err error
		if out[i], err = rendered(ctx, envelope(d.ids[i], p)); err != nil {
			return nil, err
		}
	}
	return out, nil
}

func drawnAlready(html []byte) templ.Component {
	return templ.ComponentFunc(func(_ context.Context, w io.Writer) error {
		_, err := w.Write(html)
		return err
	})
}

// add takes a piece that is drawn already.
func (d *draft) add(id string, of Sum, html []byte) {
	if !d.differs(of) {
		html = nil
	}
	d.ids, d.sums, d.drawn = append(d.ids, id), append(d.sums, of), append(d.drawn, html)
}

// differs reports whether the next piece is to be drawn.
func (d *draft) differs(of Sum) bool {
	i := len(d.sums)
	return d.all || i >= len(d.before) || d.before[i] != of
}

// alike is what was drawn of the same piece before; nil: nothing was.
func (d *draft) alike(of Sum) []byte {
	if d.known == nil {
		return nil
	}
	if i := slices.Index(d.known.sums, of); i >= 0 {
		return d.known.drawn[i]
	}
	return nil
}

// apart is a part of a region that may be sent by itself. Its root has that id,
// which is on the page once. of is the sum of all that its drawing depends on; 0
// where that is not known: then it is drawn to see whether it changed.
func apart(id string, of Sum, drawing templ.Component) templ.Component {
	return templ.ComponentFunc(func(ctx context.Context, w io.Writer) error {
		d := draftOf(ctx)
		if d == nil {
			return drawing.Render(ctx, w)
		}
		is := of
		if of != 0 {
			is = Summed(id, of)
		}
		html := d.alike(is)
		if html == nil && (of == 0 || d.differs(is)) {
			inside := context.WithValue(ctx, draftKey{}, (*draft)(nil)) // a piece has no pieces
			var err error
			if html, err = rendered(inside, drawing); err != nil {
				return err
			}
		}
		if of == 0 {
			is = Sum(maphash.Bytes(seed, html) | 1)
		}
		d.add(id, is, html)
		_, err := w.Write([]byte{hole})
		return err
	})
}
