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
		return []Region{{"top", v.roomTop(), 0}, {"left", v.roomLeft(), 0}, {"right", v.roomRight(), 0}, {"foot", v.roomFoot(), 0}, {"presence", v.away(), 0}}
	case "host":
		return []Region{{"head", v.hostHead(), 0}, {"last", v.hostLast(), 0}, {"presence", v.hostSeats(), 0}, {"matter", v.hostMatter(), 0},
			{"hand", v.hostHand(), 0}, {"join", v.hostJoin(), 0}, {"log", v.hostLog(), 0}, {"shelf", v.shelf(), 0}}
	}
	blocks, pads := v.blocksSum(), v.padsSum()
	return []Region{{"mine", v.mineHead(), blocks}, {"matter", v.phoneMatter(), blocks}, {"last", v.phoneLast(), 0}, {"presence", v.away(), 0},
		{"hand", v.phoneHand(), pads}, {"more", v.phoneMore(), pads}, {"shelf", v.shelf(), pads}}
}

// blocksSum is the sum of all that a phone's blocks are drawn from, padsSum of what
// its pads are. Most entries change the pads of a seat or two: for the others it is
// quicker to see that than to draw.
func (s *scene) blocksSum() Sum {
	return Summed(s.around(), s.Blocks, s.t.Fault, s.olderUndo(), s.t.Key(engine.Undo))
}

func (s *scene) padsSum() Sum {
	return Summed(s.around(), s.Pads, blocksOf[engine.Waiting](s), s.faceUp(), s.t.Key(""))
}

// around is the sum of what may show in any pad or block of this page.
func (s *scene) around() Sum {
	if s.surroundings == 0 {
		s.surroundings = Summed(s.Viewer, s.People, s.Over, s.Paused,
			s.t.Code, s.t.As, s.t.AlsoHost, s.t.AlsoSeat, s.t.Refused, s.t.RefusedKind, s.t.Shelf.sum())
	}
	return s.surroundings
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
