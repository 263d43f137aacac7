package pages

import (
	"croupier/engine"
	"croupier/views/words"
)

// htmxConfig are the settings that were measured: nothing inline, forms kept
// through a push, what the script or the reader opened kept open.
const htmxConfig = `{"includeIndicatorCSS":false,"history":false,"prefix":"","defaultSwap":"none","morphIgnore":["data-htmx-powered","open","data-ui"]}`

// title names the page in the browser's own list.
func (s *scene) title() string {
	switch {
	case s.Viewer > 0:
		return words.Tr("%s · %s", words.Named(s.Viewer, s.People), s.Say(s.Title))
	case s.Viewer == engine.Host:
		return words.Tr("Host · %s", s.Say(s.Title))
	}
	return s.Say(s.Title)
}

// now is the server's clock as the page is written, for the page to count by.
func (s *scene) now() string {
	if s.t.Now.IsZero() {
		return ""
	}
	return words.Millis(s.t.Now)
}

// seatAttr is the viewer's seat, for its colour.
func (s *scene) seatAttr() string { return words.Attr(int(max(s.Viewer, 0))) }
