package live

import (
	"slices"
	"sync"

	views "croupier/views/live"
)

// Shared is the page of one face as it was drawn last: its devices share it.
type Shared struct {
	mu    sync.Mutex
	stamp any
	page  *views.Page
}

// Page is the page of a face, drawn at most once for all devices that show it. The
// stamp is all that it depends on, but what is unfolded on the devices; draw is given
// that.
func (p *Presence) Page(f Face, stamp any, draw func(folds []string) (*views.Page, error)) (*views.Page, error) {
	d := p.pageOf(f)
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.stamp == stamp && d.page != nil {
		return d.page, nil
	}
	page, err := draw(p.folds(f))
	if err != nil {
		return nil, err
	}
	d.stamp, d.page = stamp, page
	return page, nil
}

func (p *Presence) pageOf(f Face) *Shared {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.pages[f] == nil {
		p.pages[f] = &Shared{}
	}
	return p.pages[f]
}

// folds are what is unfolded on any device of a face.
func (p *Presence) folds(f Face) (out []string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, s := range p.subscribers[f] {
		for _, id := range s.Folds {
			if !slices.Contains(out, id) {
				out = append(out, id)
			}
		}
	}
	return out
}

// Unfold notes what is unfolded on a page by now: from here on it is sent the changes.
func (p *Presence) Unfold(f Face, page string, folds []string) {
	if page == "" {
		return
	}
	p.mu.Lock()
	for _, s := range p.subscribers[f] {
		if s.Page == page {
			s.Folds = folds
		}
	}
	p.mu.Unlock()
	d := p.pageOf(f)
	d.mu.Lock()
	defer d.mu.Unlock()
	d.page = nil
}
