package engine

import (
	"slices"
	"sync"
	"time"
)

// Screen is what one viewer sees, as plain data: views turns it into HTML, and
// the tests print it as text.
type Screen struct {
	Game     string    `json:"game"`
	Title    Text      `json:"title"`
	Viewer   Seat      `json:"viewer"` // 0 the room, -1 the host
	Currency *Currency `json:"currency,omitempty"`
	People   []Person  `json:"people"`
	Blocks   Blocks    `json:"blocks"`
	Paused   bool      `json:"paused,omitempty"`
	Over     bool      `json:"over,omitempty"`
	Last     *Line     `json:"last,omitempty"` // the newest entry, as this viewer may read it
	Pads     []Pad     `json:"-"`              // beside the screen, not in it
}

// Line is one entry as one viewer may read it.
type Line struct {
	Seq    int               `json:"seq"`
	At     time.Time         `json:"at"`
	By     Seat              `json:"by"` // for whom it counts
	ByHost bool              `json:"byHost,omitempty"`
	Kind   string            `json:"kind"`
	Text   Text              `json:"text"`
	Told   []Text            `json:"told,omitempty"` // what followed
	Own    map[string]string `json:"own,omitempty"`  // the answers that only its author knows
	Struck bool              `json:"struck,omitempty"`
	Undo   *Pad              `json:"undo,omitempty"` // how this viewer may take it back, if so
	People []Person          `json:"-"`              // who sat at the table then: by their names it is read
}

// shareBlocks is called once a position will not change any more. What lies face up is
// drawn when the first viewer looks, and handed to all who see the same.
func (p *position) shareBlocks() {
	p.room = sync.OnceValue(func() []Block { return p.faceUp(board.room) })
	p.phones = sync.OnceValue(func() []Block { return p.faceUp(board.phones) })
}

// faceUp is for whom and what the table waits, the clocks, and what each part shows on
// one sort of screen.
func (p *position) faceUp(of func(board) []Block) (out []Block) {
	for i, b := range p.boards {
		if w := b.waiting(p.people); !w.To.Empty() && !p.Over() && p.since.IsZero() {
			w.Beside = i > 0
			out = append(out, w)
		}
	}
	out = append(out, p.clocks()...)
	for _, b := range p.boards {
		for _, block := range of(b) {
			if c, ok := block.(Clock); ok { // one beside the deadline, in the table's time
				block = p.toShellTime(c)
			}
			out = append(out, block)
		}
	}
	return slices.Clip(out)
}

// blocks are what one viewer sees.
func (p *position) blocks(viewer Seat) Blocks {
	if viewer < 1 {
		return p.room()
	}
	var above, below []Block
	for _, b := range p.boards {
		first, last := b.mine(viewer, p.people)
		above, below = append(above, first...), append(below, last...)
	}
	return slices.Concat(above, p.phones(), below)
}
