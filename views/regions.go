package views

import "croupier/engine"

// htmxConfig are the settings that were measured: nothing inline, forms kept
// through a push, what the script or the reader opened kept open.
const htmxConfig = `{"includeIndicatorCSS":false,"history":false,"prefix":"","defaultSwap":"none","morphIgnore":["data-htmx-powered","open","data-ui"]}`

// Regions are the parts that a page is made of, in their order. Each has a
// stable id and tag; the stream sends those whose bytes changed.
func Regions(s engine.Screen, t Table) []Region {
	v := newScene(s, t)
	switch v.kind() {
	case "room":
		return []Region{{"top", v.roomTop(), nil}, {"left", v.roomLeft(), nil}, {"right", v.roomRight(), nil}, {"foot", v.roomFoot(), nil}, {"presence", v.away(), nil}}
	case "host":
		return []Region{{"head", v.hostHead(), nil}, {"last", v.hostLast(), nil}, {"presence", v.hostSeats(), nil}, {"matter", v.hostMatter(), nil},
			{"hand", v.hostHand(), nil}, {"join", v.hostJoin(), nil}, {"log", v.hostLog(), nil}, {"shelf", v.shelf(), nil}}
	}
	of := v.inputs()
	return []Region{{"mine", v.mineHead(), nil}, {"matter", v.phoneMatter(), nil}, {"last", v.phoneLast(), nil}, {"presence", v.away(), nil},
		{"hand", v.phoneHand(), of}, {"more", v.phoneMore(), of}, {"shelf", v.shelf(), of}}
}

// Inputs are all that a phone's pads are drawn from. Most entries change the
// pads of a seat or two: for the others it is quicker to see that than to draw.
type Inputs struct {
	viewer  engine.Seat
	people  []engine.Person
	over    bool
	paused  bool
	pads    []engine.Pad
	waiting []engine.Waiting
	faceUp  int
	about   Table // without what grows and what pads do not show
	key     string
}

// SameAs reports whether a region drawn from these comes out as one drawn from
// those did.
func (in *Inputs) SameAs(those *Inputs) bool {
	return in == those || in != nil && those != nil && same(*in, *those)
}

func (s *scene) inputs() *Inputs {
	about := Table{Code: s.t.Code, As: s.t.As, AlsoHost: s.t.AlsoHost, AlsoSeat: s.t.AlsoSeat, Refused: s.t.Refused, RefusedKind: s.t.RefusedKind, Shelf: s.t.Shelf}
	return &Inputs{s.Viewer, s.People, s.Over, s.Paused, s.Pads, blocksOf[engine.Waiting](s), s.faceUp(), about, s.t.Key("")}
}

// title names the page in the browser's own list.
func (s *scene) title() string {
	switch {
	case s.Viewer > 0:
		return tr("%s · %s", named(s.Viewer, s.People), s.say(s.Title))
	case s.Viewer == engine.Host:
		return tr("Host · %s", s.say(s.Title))
	}
	return s.say(s.Title)
}

// now is the server's clock as the page is written, for the page to count by.
func (s *scene) now() string {
	if s.t.Now.IsZero() {
		return ""
	}
	return millis(s.t.Now)
}

// seatAttr is the viewer's seat, for its colour.
func (s *scene) seatAttr() string { return attr(int(max(s.Viewer, 0))) }
