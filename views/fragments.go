package views

import (
	"bytes"
	"context"
	"errors"
	"io"
	"reflect"
	"slices"
	"sync"

	"croupier/engine"

	"github.com/a-h/templ"
)

// mostAlike is how many drawings of one sort of block are kept for each sort of
// page: the newest, and one that somebody sees differently.
const mostAlike = 2

// Fragments remember how the large blocks of one table were drawn last. Most of them
// are the same for everybody who looks, so a change is drawn once, not once a
// phone, and of it what is another than before. Its zero value is ready, and any
// number of pages may share it.
type Fragments struct {
	mu  sync.Mutex
	all []*fragment // the newest first
}

// fragment is a drawing, and the sum of all that it depends on.
type fragment struct {
	page string // the sort of page
	is   reflect.Type
	of   Sum

	once    sync.Once // drawn by who asks first; the others wait for it
	outline []byte
	pieces  *draft // that lie in it; nil until they are drawn
	err     error
}

// kept draws a block, or gives what was drawn of the same one before. Only a
// block that looks the same to everybody who is shown it may come here.
func (s *scene) kept(b engine.Block, drawing templ.Component) templ.Component {
	k := s.t.Fragments
	if k == nil {
		return drawing
	}
	return templ.ComponentFunc(func(ctx context.Context, w io.Writer) error {
		f, known := k.of(s.kind(), reflect.TypeOf(b), Summed(s.kind(), s.People, b))
		f.once.Do(func() { k.draw(context.WithoutCancel(ctx), f, drawing, known) })
		if f.err != nil {
			k.forget(f)
			return f.err
		}
		d := draftOf(ctx)
		if d == nil {
			_, err := w.Write(f.pieces.whole(f.outline))
			return err
		}
		for i, id := range f.pieces.ids {
			d.add(id, f.pieces.sums[i], f.pieces.drawn[i])
		}
		_, err := w.Write(f.outline)
		return err
	})
}

// errUndrawn is that drawing a fragment did not come to its end.
var errUndrawn = errors.New("undrawn")

// draw draws a fragment; a piece that is known is taken from there.
func (k *Fragments) draw(ctx context.Context, f *fragment, drawing templ.Component, known *draft) {
	f.err = errUndrawn // should drawing it panic
	d := &draft{all: true, known: known}
	f.err = d.draw(ctx, drawing, func(outline []byte) { f.outline = bytes.Clone(outline) })
	d.known = nil
	k.mu.Lock()
	defer k.mu.Unlock()
	f.pieces = d
}

// of is the fragment of a block. One that is new is put first, and the oldest of its
// sort goes; known are the pieces of the newest of its sort before it.
func (k *Fragments) of(page string, is reflect.Type, of Sum) (f *fragment, known *draft) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if i := slices.IndexFunc(k.all, func(f *fragment) bool { return f.is == is && f.of == of }); i >= 0 {
		return k.all[i], nil
	}
	alike := 1
	k.all = slices.DeleteFunc(k.all, func(other *fragment) bool {
		if other.page != page || other.is != is {
			return false
		}
		if known == nil {
			known = other.pieces
		}
		alike++
		return alike > mostAlike
	})
	f = &fragment{page: page, is: is, of: of}
	k.all = slices.Insert(k.all, 0, f)
	return f, known
}

// forget has a fragment that could not be drawn tried again by who asks next.
func (k *Fragments) forget(f *fragment) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.all = slices.DeleteFunc(k.all, func(other *fragment) bool { return other == f })
}
