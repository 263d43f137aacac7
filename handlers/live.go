package handlers

import (
	"fmt"
	"net/http"
	"strconv"
	"time"

	"croupier/engine"
	"croupier/handlers/tables"

	"github.com/labstack/echo/v4"
)

const (
	heartbeat = 5 * time.Second  // it tells the server's clock; a page that hears nothing for longer reconnects
	patience  = 10 * time.Second // for a phone to take what is sent, and no longer
)

// stream sends a viewer the whole present, and after every entry the regions
// that changed. It ends with a word that the page understands: a status like 404
// would make the page give up for ever.
func (s *Shell) stream(c echo.Context) error {
	w := newWire(c)
	t, v, err := s.viewing(c)
	if err != nil {
		w.end("gone", told(err).text.String())
		return err
	}
	there := s.attendances.at(t.Code)
	st := there.come(v, c.RealIP())
	t.Wake() // others see that this phone is there
	defer func() { there.leave(st); t.Wake() }()
	return s.follow(c, w, t, st)
}

// follow is the life of one stream: one goroutine, which skips states when its
// phone is slow.
func (s *Shell) follow(c echo.Context, w *wire, t *tables.Table, st *stream) error {
	wake, stop := t.Watch()
	defer stop()
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()
	for {
		now := t.Now()
		if err := st.viewer.still(now); err != nil {
			w.end("gone", told(err).text.String())
			return nil
		}
		parts, turn, err := s.drawn(t, now, st.viewer, w.has)
		switch {
		case err == errEnding:
			return nil
		case err != nil:
			return err
		}
		if err := w.show(fmt.Sprintf("%s-%d", s.epoch, now.Last().Seq), parts); err != nil {
			return nil // the phone is gone; it will come back
		}
		s.took(t, st, turn)
		select {
		case <-wake:
		case <-beat.C:
			if w.send(message("hb", strconv.FormatInt(time.Now().UnixMilli(), 10))) != nil {
				return nil
			}
		case <-st.doubt:
			if why, err := s.lost(t, st.viewer); err != nil || !why.Empty() {
				w.end("gone", why.String())
				return err
			}
		case <-st.bye:
			w.end("bye", "")
			return nil
		case <-s.ending:
			return nil
		case <-c.Request().Context().Done():
			return nil
		}
	}
}

// lost says what a viewer does not hold any more by what the store knows; nothing
// where it holds all it held.
func (s *Shell) lost(t *tables.Table, v viewer) (engine.Text, error) {
	if v.session != 0 {
		if who, err := s.Store.Session([]byte(v.cookie)); err != nil || who.ID != v.session {
			return engine.Textf("This page is old. Look again."), err
		}
	}
	if v.host {
		if hosts, err := s.Store.Hosts(v.session); err != nil || !hosts {
			return engine.Textf("The host's role is on another device now."), err
		}
	}
	if v.own.Seat == engine.Room {
		return engine.Text{}, nil
	}
	at, err := s.Store.Sitting(v.session, t.Code)
	if err != nil || at.Seat != v.own.Seat {
		return engine.Textf("This seat is on another phone now."), err
	}
	return engine.Text{}, nil
}

// wire is a stream's way to its page.
type wire struct {
	to   *http.ResponseController
	body *echo.Response
	has  page
}

func newWire(c echo.Context) *wire {
	r := c.Response()
	r.Header().Set(echo.HeaderContentType, "text/event-stream")
	r.Header().Set("X-Accel-Buffering", "no") // should there be a proxy in between
	w := &wire{http.NewResponseController(r), r, page{}}
	w.to.SetReadDeadline(time.Time{}) // the request is read; its connection stays
	r.WriteHeader(http.StatusOK)
	return w
}

// send writes whole messages. Its deadline is renewed each time: set once, it
// would end the stream.
func (w *wire) send(messages []byte) error {
	if err := w.to.SetWriteDeadline(time.Now().Add(patience)); err != nil {
		return err
	}
	if _, err := w.body.Write(messages); err != nil {
		return err
	}
	return w.to.Flush()
}

// end sends a stream's last word. Whether the page still hears it is no matter: it
// looks again by itself.
func (w *wire) end(name, text string) { _ = w.send(message(name, text)) }

// show sends the parts that the page does not have yet, as one message.
func (w *wire) show(id string, parts []part) error {
	var lines [][]byte
	for _, p := range parts {
		lacking, _ := w.has.lacking(p)
		lines = append(lines, lacking...)
		w.has[p.id] = p.shown
	}
	if len(lines) == 0 {
		return nil
	}
	return w.send(present(id, lines...))
}
