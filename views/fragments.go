package views

import (
	"context"
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
// phone. Its zero value is ready, and any number of pages may share it.
type Fragments struct {
	mu  sync.Mutex
	all []fragment // the newest first
}

// fragment is a drawing, and the sum of all that it depends on.
type fragment struct {
	page    string // the sort of page
	is      reflect.Type
	of      Sum
	outline []byte
	pieces  *draft // that lie in it
}

// kept draws a block, or gives what was drawn of the same one before. Only a
// block that looks the same to everybody who is shown it may come here.
func (s *scene) kept(b engine.Block, drawing templ.Component) templ.Component {
	if s.t.Fragments == nil {
		return drawing
	}
	return templ.ComponentFunc(func(ctx context.Context, w io.Writer) error {
		f, err := s.t.Fragments.drawn(ctx, fragment{page: s.kind(), is: reflect.TypeOf(b), of: Summed(s.kind(), s.People, b)}, drawing)
		if err != nil {
			return err
		}
		d := draftOf(ctx)
		if d == nil {
			_, err = w.Write(f.pieces.whole(f.outline))
			return err
		}
		for i, id := range f.pieces.ids {
			d.add(id, f.pieces.sums[i], f.pieces.drawn[i])
		}
		_, err = w.Write(f.outline)
		return err
	})
}

// drawn is a fragment as it was drawn before, or now.
func (k *Fragments) drawn(ctx context.Context, f fragment, drawing templ.Component) (fragment, error) {
	if before, ok := k.find(f); ok {
		return before, nil
	}
	f.pieces = &draft{all: true}
	outline, err := f.pieces.draw(ctx, drawing)
	if err != nil {
		return f, err
	}
	f.outline = outline
	k.keep(f)
	return f, nil
}

func (k *Fragments) find(f fragment) (fragment, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	i := slices.IndexFunc(k.all, func(other fragment) bool { return other.is == f.is && other.of == f.of })
	if i < 0 {
		return fragment{}, false
	}
	return k.all[i], true
}

// keep puts a drawing first, and lets go of the oldest of its sort.
func (k *Fragments) keep(f fragment) {
	k.mu.Lock()
	defer k.mu.Unlock()
	alike := 1
	k.all = slices.DeleteFunc(k.all, func(other fragment) bool {
		if other.page == f.page && other.is == f.is {
			alike++
			return alike > mostAlike
		}
		return false
	})
	k.all = slices.Insert(k.all, 0, f)
}
