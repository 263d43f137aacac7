// Package live keeps the pages of a table up to date.
//
// A page is drawn as HTML in which some elements are parts: a region, a row of the
// standing, a pad. After an entry it is drawn again as a whole, which costs little,
// because what is folded is not drawn before somebody opens it. Then it is compared,
// part by part, with the page as the device shows it: a part whose own HTML differs is
// sent whole, else only those of the parts inside it that differ. Nothing has to know
// what a drawing depends on, and nothing is kept but each viewer's newest page. A
// device that missed states is sent the difference to the newest one, like any other.
package live

import (
	"bytes"
	"context"
	"hash/maphash"
	"io"
	"slices"
	"sync"

	"github.com/a-h/templ"
	"github.com/a-h/templ/runtime"
)

// Page is what one viewer sees, drawn. It never changes.
type Page struct {
	html  []byte
	parts []part // in the order in which they begin: a part stands before those inside it
}

// part is an element of a page that can be sent by itself.
type part struct {
	id         string
	start, end int // of its HTML in the page's
	next       int // the place of the first part after it that is not inside it
	checksum   uint64
}

// Draw draws a page. Its parts are those components in it that Part made.
func Draw(ctx context.Context, page templ.Component) (*Page, error) {
	d := drawings.Get().(*drawing)
	defer drawings.Put(d)
	d.Reset()
	d.parts = d.parts[:0]
	ctx = context.WithValue(templ.InitializeContext(ctx), drawingKey{}, d)
	if err := page.Render(ctx, d); err != nil {
		return nil, err
	}
	p := &Page{bytes.Clone(d.Bytes()), slices.Clone(d.parts)}
	for i := range p.parts {
		p.parts[i].checksum = p.ownChecksum(i)
	}
	return p, nil
}

// drawing is a page while it is being drawn.
type drawing struct {
	bytes.Buffer
	parts []part
}

// drawings are used again, so that a page is copied once at its right size.
var drawings = sync.Pool{New: func() any { return new(drawing) }}

type drawingKey struct{}

// Part makes a component a part of its page. Its root element must have that id,
// which is on the page once.
func Part(id string, component templ.Component) templ.Component {
	return templ.ComponentFunc(func(ctx context.Context, w io.Writer) error {
		d, ok := ctx.Value(drawingKey{}).(*drawing)
		if !ok { // a whole document, which nobody compares
			return component.Render(ctx, w)
		}
		if err := flush(w); err != nil {
			return err
		}
		i := len(d.parts)
		d.parts = append(d.parts, part{id: id, start: d.Len()})
		if err := component.Render(ctx, w); err != nil {
			return err
		}
		if err := flush(w); err != nil {
			return err
		}
		d.parts[i].end, d.parts[i].next = d.Len(), len(d.parts)
		return nil
	})
}

// flush empties templ's buffer, so that the drawing knows how long it is.
func flush(w io.Writer) error {
	if b, ok := w.(*runtime.Buffer); ok {
		return b.Flush()
	}
	return nil
}

var seed = maphash.MakeSeed()

// ownChecksum is of a part's HTML without the parts inside it, and of their ids and
// places.
func (p *Page) ownChecksum(i int) uint64 {
	var h maphash.Hash
	h.SetSeed(seed)
	at := p.parts[i].start
	for j := i + 1; j < p.parts[i].next; j = p.parts[j].next {
		h.Write(p.html[at:p.parts[j].start])
		h.WriteByte(0) // HTML has none
		h.WriteString(p.parts[j].id)
		h.WriteByte(0)
		at = p.parts[j].end
	}
	h.Write(p.html[at:p.parts[i].end])
	return h.Sum64()
}

// Part is the HTML of the part with that id; nil where the page has none.
func (p *Page) Part(id string) []byte {
	i := slices.IndexFunc(p.parts, func(q part) bool { return q.id == id })
	if i < 0 {
		return nil
	}
	return p.html[p.parts[i].start:p.parts[i].end]
}

// Patch is what a device that shows the page before has to be sent, as HTML for htmx:
// each part that differs, to take the place of the element with its id. Before is nil
// for a device of which nothing is known: it is sent every region. The patch is empty
// where nothing differs.
func (p *Page) Patch(before *Page) (patch []byte) {
	if before == p {
		return nil
	}
	if before == nil {
		before = &Page{}
	}
	return p.differences(0, len(p.parts), before, nil)
}

// differences appends the parts from one place up to another that differ.
func (p *Page) differences(from, to int, before *Page, patch []byte) []byte {
	for i := from; i < to; i = p.parts[i].next {
		if before.shows(i, p.parts[i]) {
			patch = p.differences(i+1, p.parts[i].next, before, patch)
		} else {
			patch = p.appendPart(patch, i)
		}
	}
	return patch
}

// shows reports whether a page has a part, whatever is inside it. Most often that
// stands near the same place.
func (p *Page) shows(near int, q part) bool {
	near = min(near, len(p.parts))
	same := func(r part) bool { return r.id == q.id }
	i := slices.IndexFunc(p.parts[near:], same) + near
	if i < near {
		i = slices.IndexFunc(p.parts[:near], same)
	}
	return i >= 0 && p.parts[i].checksum == q.checksum
}

// appendPart appends a part in the envelope by which htmx takes it to its element. A
// template holds rows without their table, too.
func (p *Page) appendPart(patch []byte, i int) []byte {
	q := p.parts[i]
	patch = append(patch, `<hx-partial id="`...)
	patch = append(patch, templ.EscapeString(q.id)...)
	patch = append(patch, `" hx-swap="outerMorph">`...)
	patch = append(patch, p.html[q.start:q.end]...)
	return append(patch, "</hx-partial>"...)
}
