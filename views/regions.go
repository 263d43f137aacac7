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
		return []Region{{"top", v.roomTop()}, {"left", v.roomLeft()}, {"right", v.roomRight()}, {"foot", v.roomFoot()}, {"presence", v.away()}}
	case "host":
		return []Region{{"head", v.hostHead()}, {"last", v.hostLast()}, {"presence", v.hostSeats()}, {"matter", v.hostMatter()},
			{"hand", v.hostHand()}, {"join", v.hostJoin()}, {"log", v.hostLog()}}
	}
	return []Region{{"mine", v.mineHead()}, {"matter", v.phoneMatter()}, {"last", v.phoneLast()}, {"presence", v.away()},
		{"hand", v.phoneHand()}, {"more", v.phoneMore()}}
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
