package handlers

import (
	"context"
	"net/http"
	"strconv"
	"strings"
	"time"

	"croupier/engine"
	"croupier/handlers/doors"
	"croupier/handlers/live"
	"croupier/handlers/tables"
	"croupier/views/fields"
	drawn "croupier/views/live"
	"croupier/views/pages"

	"github.com/labstack/echo/v4"
)

// heartbeat tells the server's clock; a page that hears nothing for longer reconnects.
const heartbeat = 5 * time.Second

// What a page's script says of it as it listens.
const (
	headerPage  = "Croupier-Page"  // its name, drawn by the script
	headerFolds = "Croupier-Folds" // what is unfolded on it
)

// stream sends a viewer the whole present, and after every entry the parts of the page
// that changed. It ends with a word that the page understands: a status like 404 would
// make the page give up for ever.
func (s *Shell) stream(c echo.Context) error {
	t, v, err := s.viewerOf(c)
	if err != nil {
		live.NewStream(c.Response()).End("gone", troubleOf(err).text.String())
		return err
	}
	sub := live.NewSubscriber(v.face(), v.session, c.RealIP())
	sub.Page = c.Request().Header.Get(headerPage)
	sub.Folds, _ = foldIDs(strings.Fields(c.Request().Header.Get(headerFolds)))
	presence := s.presence.At(t.Code)
	presence.Come(sub)
	t.Wake() // others see that this phone is there
	defer func() { presence.Leave(sub); t.Wake() }()
	return s.follow(c.Request().Context(), live.NewStream(c.Response()), t, v, sub)
}

// follow is the life of one stream: one goroutine, which draws the newest state when
// its turn comes, and skips those between.
func (s *Shell) follow(ctx context.Context, stream live.Stream, t *tables.Table, v viewer, sub *live.Subscriber) error {
	wake, stop := t.Watch()
	defer stop()
	beat := time.NewTicker(s.Heartbeat)
	defer beat.Stop()
	var shown *drawn.Page
	for {
		now := t.Now()
		if err := v.still(now); err != nil {
			stream.End("gone", troubleOf(err).text.String())
			return nil
		}
		page, err := s.drawn(t, now, v)
		if err != nil {
			return err
		}
		if patch := page.Patch(shown); len(patch) > 0 {
			if stream.Patch(s.epoch+"-"+strconv.Itoa(now.Last().Seq), patch) != nil {
				return nil // the phone is gone; it will come back
			}
		}
		shown = page
		select {
		case <-wake:
		case <-beat.C:
			if stream.Send("hb", strconv.FormatInt(time.Now().UnixMilli(), 10)) != nil {
				return nil
			}
		case <-sub.Recheck:
			if why, err := s.lost(t, v); err != nil || !why.Empty() {
				stream.End("gone", why.String())
				return err
			}
		case <-sub.Bye:
			stream.End("bye", "")
			return nil
		case <-s.ending:
			return nil
		case <-ctx.Done():
			return nil
		}
	}
}

// stamp is all that a viewer's page depends on, but what is unfolded on it.
type stamp struct {
	now       *tables.Now
	people    int // how often a phone came or went
	away      int // for how long somebody is away
	addresses int
	alarm     doors.Alarm
	handed    time.Time // when the host's role went over, while that is said
	shelf     *fields.Shelf
}

// drawn is a viewer's page as the table stands; drawn at most once for all devices that
// show the same.
func (s *Shell) drawn(t *tables.Table, now *tables.Now, v viewer) (*drawn.Page, error) {
	presence := s.presence.At(t.Code)
	st := stamp{now: now, shelf: s.shelf.of(t.Game.Info().Name), addresses: s.addresses.Turns(), handed: s.handover.changedAt()}
	st.people, st.away = presence.Version()
	if v.screen == engine.Host {
		st.alarm = s.guesses.Alarm()
	}
	return presence.Page(v.face(), st, func(folds []string) (*drawn.Page, error) { return s.drawPage(t, now, v, folds) })
}

func (s *Shell) drawPage(t *tables.Table, now *tables.Now, v viewer, folds []string) (*drawn.Page, error) {
	about, err := s.beside(t, now, v)
	if err != nil {
		return nil, err
	}
	about.Open = folds
	return drawn.Draw(context.Background(), pages.Live(now.Screen(v.screen), about))
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
	case v.own.Seat == engine.Room && ifHeld(at, t.Now()).Seat != engine.Room:
		return engine.Textf("You sit at this table now."), err
	case v.own.Seat == engine.Room:
		return engine.Text{}, err
	case err != nil || at.Seat != v.own.Seat:
		return engine.Textf("This seat is on another phone now."), err
	}
	return engine.Text{}, nil
}

// What a page may have unfolded at once, and the longest id of a fold.
const (
	mostFolds = 32
	mostFold  = 128
)

var errFolds = problem(http.StatusBadRequest, "Open up to %d things, each by its name.", mostFolds)

// foldIDs are the ids of folds that somebody names.
func foldIDs(ids []string) ([]string, error) {
	if len(ids) > mostFolds {
		return nil, errFolds
	}
	for _, id := range ids {
		if id == "" || len(id) > mostFold {
			return nil, errFolds
		}
	}
	return ids, nil
}

// fold answers with a fold of this viewer's page and what lies in it. It is the first
// that is named; the others are those that are unfolded on the page, those round it among
// them. From here on the page's stream has what lies in all of them.
func (s *Shell) fold(c echo.Context) error {
	t, v, err := s.viewerOf(c)
	if err != nil {
		return err
	}
	now := t.Now()
	if err := v.still(now); err != nil {
		return err
	}
	folds, err := foldIDs(c.QueryParams()["open"])
	if err != nil {
		return err
	}
	if len(folds) == 0 {
		return errFolds
	}
	page, err := s.drawPage(t, now, v, folds)
	if err != nil {
		return err
	}
	html := page.Part(folds[0])
	if html == nil {
		return problem(http.StatusNotFound, "That was for another moment. Look again.")
	}
	s.presence.At(t.Code).Unfold(v.face(), c.QueryParam("page"), folds)
	t.Wake()
	return send(c, http.StatusOK, echo.MIMETextHTMLCharsetUTF8, html)
}
