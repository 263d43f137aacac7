package handlers

import (
	"fmt"
	"net"
	"runtime/debug"
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
	t, v, err := s.viewing(c)
	if err != nil {
		answering(c).end("gone", told(err).text.String())
		return err
	}
	from := c.RealIP()
	conn, ok := takenOver(c)
	if !ok {
		return s.listen(answering(c), t, v, from)
	}
	s.tasks.Go(func() { s.listenOn(conn, t, v, from) })
	return nil
}

// listenOn is a stream on a connection of its own. It closes that.
func (s *Shell) listenOn(conn net.Conn, t *tables.Table, v viewer, from string) {
	defer func() {
		if p := recover(); p != nil { // one page's fault does not end the night for all
			s.Log.Error("panic", "route", "stream", "table", t.Code, "what", fmt.Sprint(p), "stack", string(debug.Stack()))
		}
	}()
	gone, wait := hangsUp(conn)
	defer wait()
	defer conn.Close()
	if err := s.listen(&wire{chunks{conn}, gone, page{}}, t, v, from); err != nil {
		s.Log.Error("stream", "table", t.Code, "error", err)
		return
	}
	chunks{conn}.last()
}

// listen is a stream from its first message to its last.
func (s *Shell) listen(w *wire, t *tables.Table, v viewer, from string) error {
	there := s.attendances.at(t.Code)
	st := there.come(v, from)
	t.Wake() // others see that this phone is there
	defer func() { there.leave(st); t.Wake() }()
	return s.follow(w, t, st)
}

// follow is the life of one stream: one goroutine, which skips states when its
// phone is slow.
func (s *Shell) follow(w *wire, t *tables.Table, st *stream) error {
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
		if err := w.show(s.epoch+"-"+strconv.Itoa(now.Last().Seq), parts); err != nil {
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
		case <-w.gone:
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
	if v.own.Seat == engine.Room && v.screen != engine.Host {
		return engine.Text{}, nil
	}
	at, err := s.Store.Sitting(v.session, t.Code)
	switch {
	case v.own.Seat == engine.Room && stillHeld(at, t.Now()).Seat != engine.Room:
		return engine.Textf("You sit at this table now."), err
	case v.own.Seat == engine.Room:
		return engine.Text{}, err
	case err != nil || at.Seat != v.own.Seat:
		return engine.Textf("This seat is on another phone now."), err
	}
	return engine.Text{}, nil
}
