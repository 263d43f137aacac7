// Package pages turns plain data into HTML. It sees screens and pads, and what
// the shell hands it beside them; it cannot name a game's state, so it cannot
// show what a viewer may not see.
//
// What it draws, by function: Page and Live (a table, for the viewer of a screen),
// Lobby, Seating, Moving, History, Report, Problem, and Refusal (what a refused entry
// is answered with). Every one takes plain data declared in this package.
package pages

import (
	"time"

	"croupier/engine"
	"croupier/views/fields"
)

// Handed is the host's role that went to another device; zero: it did not lately.
type Handed struct {
	At   time.Time
	Both bool // the device before it stayed a host as well
}

// Table is what the shell knows of a table beside a viewer's screen.
type Table struct {
	Code     string      // six signs, as in URLs
	Seq      int         // the length of the log
	Started  time.Time   // when the table was opened
	Now      time.Time   // the server's clock as the page is written, for the page to count deadlines by; may be left out
	As       engine.Seat // the seat that the host's device speaks for on this page; Room on any other
	AlsoHost bool        // this browser is the host's too (it may go to /t/{code} as the host)
	AlsoSeat engine.Seat // the host's own seat, if the host also sits
	Presence []Presence  // by seat, seat 1 first
	Join     *Join       // how phones get in: for the host and the room; nil for a seat
	// Key is what the server writes into a form of that kind: it changes with this
	// viewer's next entry of the kind, so that a doubled form counts once. Of "" it
	// changes with any, for forms that make no entry.
	Key   func(kind string) string
	Shelf *fields.Shelf // what other nights have named, for the fields that ask for such things; nil: nothing
	Log   []engine.Line // the newest lines, newest first, for the host's page
	// Asking are the seats whose people lost their cookie and ask to come back by
	// the phone in their hand; for the host, whose one yes (AskBack) lets all in.
	Asking []engine.Seat
	// Builds is true on the host's page of a table that people build: it can be
	// kept as a template.
	Builds bool
	// Freed is true on the room's page of a browser whose seat the host has freed:
	// it says so, above the way to another one.
	Freed bool
	// Open are the ids of the folds that somebody has opened on this page, and Unfold has
	// them lie open as it is loaded: see live.Folds.
	Open   []string
	Unfold bool
	// Handed says that the host's role went to another device, while pages say so.
	Handed Handed
	// Alarm is for the host, while it lasts; nil where all is well.
	Alarm *Alarm
	// Fault is why nothing more can be entered here; nil where all is well.
	Fault *Fault
	// Refused is why the entry just sent was not taken, where the shell answers a
	// plain form with the whole page; the zero Text on any other page.
	Refused engine.Text
	// RefusedKind is the kind of that entry: its pad is opened with the sentence.
	RefusedKind string
}

// Kinds that a form on the host's page posts to /t/{code}/enter like an entry,
// and the shell takes itself: they are not in the log. No game's kind has a colon.
const (
	AskLock    = "ask:lock"    // on=yes or on=no: nobody new gets in
	AskAddress = "ask:address" // host=192.168.0.24:8080: what the QR holds
	AskBack    = "ask:back"    // who asks to come back gets the seat, for two minutes
	AskDoctor  = "ask:doctor"  // on=yes: the laptop tries its own addresses
)

// Fault is what ails a table that can only be read any more.
type Fault struct {
	What    engine.Text // in a sentence: calm for guests, exact for the host
	Backup  string      // the file of the newest backup that helps; "" for none. For the host, like the rest
	Made    time.Time   // when that was made
	Entries int         // how many of this table it has
	Command string      // what to type to go back to it
}

// Presence is whether a seat's phone is there.
type Presence struct {
	Live bool          // a stream is open
	Gone time.Duration // since the last one closed; 0 if there was none
}

// Join is how phones get in.
type Join struct {
	URL       string      // what the QR holds; "" where no other device can get in: there is no QR then, and no Address
	Path      string      // the same on this very server: "/join/…"
	Warning   engine.Text // why no other device can get in, or may not; the zero Text where all is well
	QR        string      // the path data of its modules, drawn in a square of Size modules
	Size      int         // with a quiet zone of 4
	Address   string      // to type: "192.168.0.24:8080"
	Code      string      // as people read it: "K7M 2QX"
	Locked    bool        // nobody new gets in
	Addresses []Address   // for the host: all there are, best first
	Tested    time.Time   // when the laptop tried them last; zero: never
}

// Address is one of the laptop's own.
type Address struct {
	Host    string // "192.168.0.24:8080"
	Label   string // "wlan0"
	Virtual bool   // a VPN's, a container's, a virtual machine's
	Chosen  bool
	Phone   time.Time // when a phone last came in by it; zero: none did
	Browsed bool      // a browser on this laptop came in by it
	Tried   bool      // the laptop tried it by itself
	Answers bool      // and Croupier answered
	Health  string    // the URL to try it with a browser
}

// Alarm is that many wrong codes were typed in the last minute.
type Alarm struct {
	Tries     int
	Addresses int    // from so many
	From      string // which, where it is one
}

// LobbyPage is the first page: for the host all tables and a new one, for a
// guest the code to type.
type LobbyPage struct {
	Host    bool
	Games   []engine.Info // those to open; host only
	Tables  []LobbyTable  // newest first: for the host all, for a guest those where this browser has a seat
	Key     string        // of the tap that opens a table: a doubled form opens one
	Code    string        // what was typed, when it was refused
	Refused engine.Text   // why what was sent was not taken; the zero Text if nothing was

	Templates    []Template  // for the host: what a table may start from; those that come with the games first
	Typed        string      // the text of a template that was refused
	TypedRefused engine.Text // why; the zero Text if none was
}

// Template is a table that is built and not yet played on.
type Template struct {
	Game  string // the game's name
	Name  string
	About string    // what it is for; may be empty
	Seats int       // as many chairs as it has
	Token string    // of its page; what the form that opens a table posts
	Kept  time.Time // when the group kept it; zero for one that comes with the program
}

// TemplatePage shows a template to whoever has its link.
type TemplatePage struct {
	Template
	For    engine.Info   // the game
	Builds []engine.Text // what each of its lines builds
	Text   string        // the file
	Link   Join          // URL, QR and Size of this page, for other devices
	Whole  Join          // QR and Size of the text itself; none where it is too long for one
	Host   bool          // may open a table of it, and drop it
	Key    string        // of the tap that opens a table
}

// SavePage asks the host under what name to keep what a table was built with.
type SavePage struct {
	Code    string        // the table's
	Title   string        // what the table is called
	Name    string        // what was typed, or the title
	Builds  []engine.Text // what will be kept, line by line
	Refused engine.Text   // why it was not kept; the zero Text if nothing was sent
	Taken   bool          // another template has the name, and may be replaced: Refused asks
}

// LobbyTable is one table in the lobby.
type LobbyTable struct {
	Code    string
	Title   string // what it is called
	Started time.Time
	Last    time.Time // its newest entry
	Entries int
	People  []engine.Person // seat 1 first
	Seat    engine.Seat     // this browser's own there; Room for none
	Over    bool
	Fault   bool // it can only be read any more
}

// JoinPage is where a guest takes a chair. The form posts seat and name to Action.
type JoinPage struct {
	Action  string          // "/join/{token}"
	Code    string          // the table's, for links to /t/{code}
	Title   string          // what the table is called
	People  []engine.Person // seat 1 first; free where the name is empty
	Locked  bool            // nobody new gets in
	Moves   engine.Seat     // the token moves this one seat to this phone: posting takes it, no name asked
	MayAsk  bool            // whoever lost the cookie may tap their name: posts seat and back=yes, then back=on to go on, and the host says yes
	Asked   engine.Seat     // this browser has asked for that seat and waits for the host
	Seat    engine.Seat     // what was sent, when it was refused
	Name    string
	Refused engine.Text // why it was not taken; the zero Text if nothing was
}

// MovePage shows a seat's one-time way to another phone, to its owner.
type MovePage struct {
	Code   string // the table's
	Seat   engine.Seat
	People []engine.Person
	Join   Join          // URL, QR, Size, Address and Code of the one-time token
	For    time.Duration // how long it works
}

// HandingPage shows the host the one-time way of the role to another device.
type HandingPage struct {
	Code string        // the table's
	Join Join          // URL, QR and Size of the one-time link
	For  time.Duration // how long it works
	Keep bool          // this device stays a host as well
}

// HostHerePage asks whether a device takes the host's role. The form posts to Action.
type HostHerePage struct {
	Action  string
	Keep    bool        // the device that hands it on stays a host as well
	Refused engine.Text // why it was not taken; the zero Text if nothing was
}

// HistoryPage is the night as one viewer may read it.
type HistoryPage struct {
	Code   string
	Title  string
	Viewer engine.Seat
	As     engine.Seat // as in Table
	People []engine.Person
	Lines  []engine.Line            // those to show, oldest first
	Older  bool                     // there are lines before them
	Before int                      // they are the newest before this entry; 0: the newest of all
	Of     engine.Seat              // they are only this seat's; Room for all
	Sat    [][]string               // by seat: under which names entries were made there
	Key    func(kind string) string // as in Table
	Over   bool                     // then the host may fetch the night file
}

// ReportPage is a night looked back on, the same for everybody.
type ReportPage struct {
	Code   string
	Viewer engine.Seat // for the ways back, and what this viewer may save
	As     engine.Seat // as in Table
	Report engine.Report
}
