package handlers

import (
	"errors"
	"fmt"
	"runtime"
	"runtime/debug"
)

// painters draw the pages of streams, one for each processor. To draw takes a deep
// stack, and a goroutine that had one keeps it for a while: a stream that drew by
// itself would hold as much memory for its stack as for all else, and would copy
// it with each entry.
type painters struct {
	work   chan painting
	ending <-chan struct{}
}

// painting is a page that somebody waits for.
type painting struct {
	draw func() error
	done chan error
}

var errEnding = errors.New("handlers: the program is ending")

func newPainters(ending <-chan struct{}) *painters { return &painters{make(chan painting), ending} }

// each runs one painter for each processor.
func (p *painters) each(run func(painter func())) {
	for range runtime.GOMAXPROCS(0) {
		run(p.paint)
	}
}

func (p *painters) paint() {
	for {
		select {
		case w := <-p.work:
			w.done <- w.caught()
		case <-p.ending:
			return
		}
	}
}

// caught draws, and keeps a fault in one page from ending the night for all.
func (w painting) caught() (err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("panic: %v\n%s", fault, debug.Stack())
		}
	}()
	return w.draw()
}

// draw has a painter draw, and waits for it.
func (p *painters) draw(draw func() error) error {
	w := painting{draw, make(chan error, 1)}
	select {
	case p.work <- w:
		return <-w.done
	case <-p.ending:
		return errEnding
	}
}
