package handlers

import (
	"net/http"
	"slices"
	"sync"
	"time"

	"croupier/engine"
	"croupier/handlers/doors"
	"croupier/handlers/tables"
	"croupier/views/fields"
	"croupier/views/pages"

	"github.com/labstack/echo/v4"
)

// page is this viewer's screen.
func (s *Shell) page(c echo.Context) error {
	t, v, err := s.viewerOf(c)
	if err != nil {
		return err
	}
	now := t.Now()
	if err := v.still(now); err != nil { // freed a moment ago
		return err
	}
	about, err := s.beside(t, now, v)
	if err != nil {
		return err
	}
	if wantsJSON(c) {
		return c.JSON(http.StatusOK, asJSON(t, now.Screen(v.screen), about, v))
	}
	if about.Open, err = foldIDs(c.QueryParams()["open"]); err != nil {
		return err
	}
	about.Now, about.Unfold = time.Now(), true
	return draw(c, http.StatusOK, pages.Page(now.Screen(v.screen), about))
}

type screenJSON struct {
	Table  tableJSON     `json:"table"`
	Screen engine.Screen `json:"screen"`
	Pads   []engine.Pad  `json:"pads"`
	Shelf  []engine.Kept `json:"shelf,omitempty"` // what other nights have named of the sorts that the pads ask for
}

type tableJSON struct {
	Code string `json:"code"`
	Game string `json:"game"`
	Seq  int    `json:"seq"`
	Join string `json:"join,omitempty"` // what the QR holds; to the host, where another device can get in
	// Freed says that the host has freed the seat that this browser held.
	Freed bool `json:"freed,omitempty"`
}

func asJSON(t *tables.Table, screen engine.Screen, about pages.Table, v viewer) screenJSON {
	out := screenJSON{Table: tableJSON{Code: t.Code, Game: screen.Game, Seq: about.Seq, Freed: about.Freed}, Screen: screen, Pads: screen.Pads}
	if out.Pads == nil {
		out.Pads = []engine.Pad{}
	}
	out.Shelf = shelvedFor(screen.Pads, about.Shelf)
	if v.screen == engine.Host && about.Join != nil {
		out.Table.Join = about.Join.URL
	}
	return out
}

// shelvedFor is what the shelf has of the sorts that pads ask for, each once.
func shelvedFor(pads []engine.Pad, shelf *fields.Shelf) (out []engine.Kept) {
	if shelf == nil {
		return nil
	}
	asked := map[string]bool{}
	for _, p := range pads {
		for _, f := range slices.Concat(p.Asks, p.Aside) {
			sorts, _ := engine.Shelved(f)
			for _, sort := range sorts {
				if !asked[sort] {
					asked[sort] = true
					out = append(out, shelf.Kept[sort]...)
				}
			}
		}
	}
	return out
}

// phones are the seats' phones, as pages show them.
func (s *Shell) phones(t *tables.Table, now *tables.Now) (out []pages.Presence) {
	for _, p := range s.presence.At(t.Code).Phones(len(now.People())) {
		out = append(out, pages.Presence(p))
	}
	return out
}

// beside is what the shell knows of a table beside a viewer's screen.
func (s *Shell) beside(t *tables.Table, now *tables.Now, v viewer) (pages.Table, error) {
	out := pages.Table{
		Code: t.Code, Seq: now.Last().Seq, Started: t.Opened, As: v.as, Presence: s.phones(t, now),
		Key: func(kind string) string { return now.Key(v.screen, kind) },
	}
	var err error
	if out.Fault, err = s.fault(t, now, v.screen); err != nil {
		return out, err
	}
	if !v.heir {
		out.Handed = s.handover.notice(t.Opened)
	}
	if v.screen == engine.Room {
		join, err := s.join(t)
		out.Join, out.Freed = &join, v.freed
		return out, err
	}
	out.Shelf = s.shelf.of(t.Game.Info().Name)
	if out.AlsoHost = v.host; v.host && holds(v.own, now) { // a page may have listened since before it was freed
		out.AlsoSeat = v.own.Seat
	}
	if v.screen != engine.Host {
		return out, nil
	}
	join, err := s.join(t)
	join.Addresses, join.Tested = s.addressesShown()
	out.Alarm = alarmShown(s.guesses.Alarm())
	out.Join, out.Log, out.Asking, out.Builds = &join, now.Lines, s.returns.seats(t), len(t.Game.Info().Builds) > 0
	return out, err
}

// join is how phones get in at a table.
func (s *Shell) join(t *tables.Table) (pages.Join, error) {
	row, err := readableRow(s.Store.Table(t.Code))
	if err != nil {
		return pages.Join{}, err
	}
	way := s.addresses.Way()
	j, err := s.sharedBy(way, "/join/"+s.invitation(t.Code))
	j.Warning = s.followed(way)
	j.Code, j.Locked = doors.Readable(t.Code), row.Locked
	return j, err
}

// addressesShown are the laptop's own as the host's page shows them, and when they were
// tried last.
func (s *Shell) addressesShown() (out []pages.Address, tested time.Time) {
	own, tested := s.addresses.List()
	for _, a := range own {
		out = append(out, pages.Address{Host: a.Host, Label: a.Name, Virtual: a.Virtual, Chosen: a.Chosen, Phone: a.Phone,
			Browsed: a.Browsed, Tried: a.Tried, Answers: a.Answers, Health: s.addresses.Scheme + "://" + a.Host + healthRoute})
	}
	return out, tested
}

// pictures are the QR codes drawn lately: each takes longer than the rest of a page.
type pictures struct {
	mu sync.Mutex
	by map[string]pages.Join
}

// mostPictures is enough for each table of a convention; one takes about 6 KB.
const mostPictures = 1000

func (p *pictures) of(url string) (pages.Join, error) {
	if j, ok := p.find(url); ok {
		return j, nil
	}
	bits, err := bitmap(url) // by whoever asks: nobody waits for another's
	if err != nil {
		return pages.Join{}, err
	}
	path, size := outline(bits)
	j := pages.Join{URL: url, QR: path, Size: size}
	p.keep(j)
	return j, nil
}

func (p *pictures) find(url string) (j pages.Join, ok bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	j, ok = p.by[url]
	return j, ok
}

// keep keeps one more. Where there are too many, any one goes: were it the oldest,
// or all, then pages that take turns would never find theirs.
func (p *pictures) keep(j pages.Join) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.by == nil {
		p.by = map[string]pages.Join{}
	}
	for url := range p.by {
		if len(p.by) < mostPictures {
			break
		}
		delete(p.by, url)
	}
	p.by[j.URL] = j
}

// alarmShown is the alarm of wrong codes as the host's page says it; nil where all is
// well.
func alarmShown(a doors.Alarm) *pages.Alarm {
	if a.Tries == 0 {
		return nil
	}
	return &pages.Alarm{Tries: a.Tries, From: a.From, Addresses: a.Addresses}
}
