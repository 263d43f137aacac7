// Package views turns plain data into HTML. It sees screens and pads, and what
// the shell hands it beside them; it cannot name a game's state, so it cannot
// show what a viewer may not see.
package views

import (
	"time"

	"croupier/engine"

	"github.com/a-h/templ"
)

// Table is what the shell knows of a table beside a viewer's screen.
type Table struct {
	Code     string      // six signs, as in URLs
	Seq      int         // the length of the log
	Started  time.Time   // when the table was opened
	As       engine.Seat // the seat that the host's device speaks for on this page; Room on any other
	AlsoHost bool        // this browser is the host's too (it may go to /t/{code} as the host)
	AlsoSeat engine.Seat // the host's own seat, if the host also sits
	Presence []Presence  // by seat, seat 1 first
	Join     *Join       // how phones get in: for the host and the room; nil for a seat
	// Key is what the server writes into a form of that kind: it changes with
	// this viewer's next entry, so that a doubled form counts once.
	Key func(kind string) string
	Log []engine.Line // the newest lines, newest first, for the host's page
}

// Presence is whether a seat's phone is there.
type Presence struct {
	Live bool          // a stream is open
	Gone time.Duration // since the last one closed; 0 if there was none
}

// Join is how phones get in.
type Join struct {
	URL       string    // what the QR holds
	QR        string    // the path data of its modules, drawn in a square of Size modules
	Size      int       // with a quiet zone of 4
	Address   string    // to type: "192.168.0.24:8080"
	Code      string    // as people read it: "K7M 2QX"
	Locked    bool      // nobody new gets in
	Reached   bool      // a phone has reached this laptop
	Addresses []Address // for the host: all there are, best first
}

// Address is one of the laptop's own.
type Address struct {
	Host    string // "192.168.0.24:8080"
	Label   string // "wlan0"
	Virtual bool   // a VPN's, a container's, a virtual machine's
	Chosen  bool
}

// Region is one part of a page that the stream replaces whole: the element with
// that id is its root.
type Region struct {
	ID   string
	Body templ.Component
}
