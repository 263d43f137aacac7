package handlers

import (
	"net/http"
	"strings"

	"croupier/engine"
	"croupier/handlers/doors"
	"croupier/views/pages"
)

// ForPhones is how phones get in, for the person at the terminal.
type ForPhones struct {
	Base    string // the URL that they are given, without a slash at its end; "" where none would work
	Warning string // why there is none, or why it may not work; "" where all is well
}

// ForPhones is how phones get in now.
func (s *Shell) ForPhones() ForPhones {
	way := s.addresses.Way()
	return ForPhones{way.Base, s.followed(way).String()}
}

// NewWay has something in it after what phones are given may have changed.
func (s *Shell) NewWay() <-chan struct{} { return s.newWay }

// wayChanged tells the pages and the terminal.
func (s *Shell) wayChanged() {
	s.tables.Wake()
	select {
	case s.newWay <- struct{}{}:
	default: // it is told already
	}
}

// barred says why nobody gets in from another device, and what to do; the zero Text
// where somebody may.
func barred(way doors.Way) engine.Text {
	switch way.Doubt {
	case doors.NoNetwork:
		return engine.Textf("No other device can reach this laptop: join the Wi-Fi with it.")
	case doors.OnlyHere:
		return engine.Textf("No other device can reach this laptop: start Croupier without --addr, which keeps it to this laptop alone.")
	case doors.NotHere:
		return engine.Textf("No other device can reach this laptop: join the Wi-Fi where its address is %v, or start Croupier without --addr.", engine.Word(way.At))
	}
	return engine.Text{}
}

// warning says what speaks against the way in; the zero Text where nothing does.
func (s *Shell) warning(way doors.Way) engine.Text {
	switch way.Doubt {
	case doors.Contained:
		return engine.Textf("Croupier runs inside %v, so phones may not reach this address: forward the port, and say the laptop's own address with --public-url.", engine.Word(s.Inside))
	case doors.Virtual:
		return engine.Textf("This is an address of a VPN or a container, so phones may not reach it: join the Wi-Fi with this laptop.")
	case doors.Unassigned:
		return engine.Textf("No router gave this laptop an address, so phones may not reach it: join the Wi-Fi with it.")
	}
	return barred(way)
}

// followed is the warning where a code that is missing comes by itself: in the terminal,
// and on pages that listen.
func (s *Shell) followed(way doors.Way) engine.Text {
	if way.Doubt == doors.NoNetwork || way.Doubt == doors.NotHere {
		return engine.Textf("%v The code will appear here by itself.", barred(way))
	}
	return s.warning(way)
}

// linkTo is a path of this server as other devices open it; "" where none can.
func (s *Shell) linkTo(path string) string {
	if way := s.addresses.Way(); way.Base != "" {
		return way.Base + path
	}
	return ""
}

// shared is a path of this server for other devices, as a link and as a code; where none
// would work there is neither, but the reason.
func (s *Shell) shared(path string) (pages.Join, error) {
	way := s.addresses.Way()
	j, err := s.sharedBy(way, path)
	j.Warning = s.warning(way)
	return j, err
}

func (s *Shell) sharedBy(way doors.Way, path string) (j pages.Join, err error) {
	if way.Base != "" {
		if j, err = s.pictures.of(way.Base + path); err != nil {
			return j, err
		}
		_, j.Address, _ = strings.Cut(way.Base, "://")
	}
	j.Path = path
	return j, nil
}

// reachable refuses what needs another device, where none can get in.
func (s *Shell) reachable() error {
	if no := barred(s.addresses.Way()); !no.Empty() {
		return &trouble{http.StatusConflict, no}
	}
	return nil
}
