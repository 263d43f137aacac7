package handlers

import (
	"context"
	"slices"
	"sync"
	"time"

	"croupier/engine"
	"croupier/handlers/tables"
	"croupier/views"

	"github.com/a-h/templ"
)

// drawing is one viewer's regions as they were last drawn; its devices share them.
type drawing struct {
	mu    sync.Mutex
	stamp stamp
	parts []part
	turn  int // how often it was drawn
	taken int // how many of its devices have got it
}

// stamp is all that a drawing depends on.
type stamp struct {
	now       *tables.Now
	people    int // how often a phone came or went
	while     int // for how long somebody is away
	addresses int
	alarm     alarm
	handed    time.Time // when the host's role went over, while that is said
	shelf     *views.Shelf
}

// part is a region as it was drawn, as lines of a message. They are let go of once
// they have gone out: those of a thousand tables would fill the memory.
type part struct {
	id     string
	shown  shown
	of     views.Sum // of what it was drawn from, where that is known
	whole  []byte    // the lines of all of it
	pieces [][]byte  // the lines of each piece that changed and has not gone out yet
}

// shown is what a page shows of a region.
type shown struct {
	outline views.Sum
	pieces  []views.Sum
}

// page is what one device has got, by region.
type page map[string]shown

// lacking are the lines that a page lacks of a part; ok is false where they are
// not kept any more.
func (p page) lacking(part part) (lines [][]byte, ok bool) {
	has, is := p[part.id], part.shown
	if has.outline != is.outline {
		return [][]byte{part.whole}, part.whole != nil
	}
	for i, sum := range is.pieces {
		switch {
		case has.pieces[i] == sum:
		case i < len(part.pieces) && part.pieces[i] != nil:
			lines = append(lines, part.pieces[i])
		default:
			return [][]byte{part.whole}, part.whole != nil
		}
	}
	return lines, true
}

// lacks reports whether a page needs lines that are not kept any more.
func (p page) lacks(parts []part) bool {
	return p != nil && slices.ContainsFunc(parts, func(part part) bool { _, ok := p.lacking(part); return !ok })
}

// drawAhead draws a table as it will be, for those who listen, while its entry
// is on the way to the disk: the slower the disk, the less is left to do when it
// is there. One at a time, so that the entry is not kept from a processor. Where
// it does not get there, nobody asks for these drawings.
func (s *Shell) drawAhead(t *tables.Table, next *tables.Now) {
	listeners := s.attendances.at(t.Code).listeners()
	s.ahead.Go(func() {
		before := t.Now()
		for _, v := range listeners {
			if t.Now() != before { // who listens draws for himself now
				return
			}
			if _, _, err := s.drawn(t, next, v, nil); err != nil && err != errEnding {
				s.Log.Error("drawing ahead", "table", t.Code, "error", err)
			}
		}
	})
}

// drawn are a viewer's regions as the table stands, for a page that has these;
// drawn at most once for all devices that show the same.
func (s *Shell) drawn(t *tables.Table, now *tables.Now, v viewer, has page) (parts []part, turn int, err error) {
	there := s.attendances.at(t.Code)
	d := there.drawing(v.face())
	d.mu.Lock()
	defer d.mu.Unlock()
	st := stamp{now: now, shelf: s.shelf.of(t.Game.Info().Name)}
	st.people, st.while = there.turn()
	st.addresses = s.addresses.turns()
	st.handed = s.handover.lately()
	if v.screen == engine.Host {
		st.alarm = s.guesses.alarm()
	}
	if d.stamp == st && !has.lacks(d.parts) {
		return d.parts, d.turn, nil
	}
	err = s.paints.draw(func() error {
		about, err := s.beside(t, now, v)
		if err != nil {
			return err
		}
		return d.draw(context.Background(), now.Screen(v.screen), about, has)
	})
	if err != nil {
		return nil, 0, err
	}
	d.stamp = st
	return d.parts, d.turn, nil
}

// draw draws the regions anew, for a page that has these among others.
func (d *drawing) draw(ctx context.Context, screen engine.Screen, about views.Table, has page) error {
	parts, err := regions(ctx, screen, about, d.parts)
	if err == nil && has.lacks(parts) {
		parts, err = regions(ctx, screen, about, nil)
	}
	if err != nil {
		return err
	}
	d.parts, d.taken = parts, 0
	d.turn++
	return nil
}

// took lets go of the lines of a drawing, once all devices that show it have them.
func (s *Shell) took(t *tables.Table, st *stream, turn int) {
	if st.got == turn {
		return
	}
	st.got = turn
	there, f := s.attendances.at(t.Code), st.viewer.face()
	d, devices := there.drawing(f), there.devices(f)
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.turn == turn { // else there is a newer one
		d.tookOne(devices)
	}
}

// tookOne notes that one more of so many devices has got the drawing.
func (d *drawing) tookOne(devices int) {
	if d.taken++; d.taken < devices {
		return
	}
	d.parts = slices.Clone(d.parts)
	for i := range d.parts {
		d.parts[i].whole, d.parts[i].pieces = nil, nil
	}
}

// regions are a screen's, ready to be sent. What would come out as it did before
// is not drawn again.
func regions(ctx context.Context, screen engine.Screen, about views.Table, before []part) (parts []part, err error) {
	ctx = templ.InitializeContext(ctx)
	for _, r := range views.Regions(screen, about) {
		i := slices.IndexFunc(before, func(p part) bool { return p.id == r.ID })
		var p part
		if i < 0 {
			p, err = partOf(ctx, r)
		} else {
			p, err = before[i].next(ctx, r)
		}
		if err != nil {
			return nil, err
		}
		parts = append(parts, p)
	}
	return parts, nil
}

// partOf is a region that no page shows yet.
func partOf(ctx context.Context, r views.Region) (part, error) {
	d, err := r.Draw(ctx, nil)
	return part{id: r.ID, shown: shown{d.Outline, d.Pieces}, of: r.Of, whole: dataLines(d.Whole)}, err
}

// next is the region that comes after p on the pages that show it.
func (p part) next(ctx context.Context, r views.Region) (part, error) {
	if r.Of != 0 && r.Of == p.of {
		return p, nil
	}
	d, err := r.Draw(ctx, &views.Drawn{Outline: p.shown.outline, Pieces: p.shown.pieces})
	switch {
	case err != nil:
		return p, err
	case d.Whole != nil:
		return part{id: r.ID, shown: shown{d.Outline, d.Pieces}, of: r.Of, whole: dataLines(d.Whole)}, nil
	case slices.Equal(d.Pieces, p.shown.pieces):
		p.of = r.Of
		return p, nil
	}
	out := part{id: r.ID, shown: shown{d.Outline, d.Pieces}, of: r.Of, pieces: make([][]byte, len(d.Pieces))}
	copy(out.pieces, p.pieces) // there may be a page that has not got them yet
	for i, html := range d.Parts {
		if html != nil {
			out.pieces[i] = dataLines(html)
		}
	}
	return out, nil
}
