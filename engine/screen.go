package engine

import (
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
