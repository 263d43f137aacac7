package handlers

import (
	"maps"
	"slices"
	"strings"
	"time"

	"croupier/engine"
	"croupier/handlers/tables"

	"github.com/labstack/echo/v4"
)

// Route is one line of the URL table.
type Route struct{ Method, Pattern string }

// Connected reports whether a seat's phone listens.
func (s *Shell) Connected(code string, seat engine.Seat) bool {
	return s.presence.At(code).Connected(seat)
}

// Routes is the URL table as the router has it: a new route is in it by itself.
func (s *Shell) Routes() (out []Route) {
	for _, r := range s.handler.(*echo.Echo).Routes() {
		if r.Method != echo.RouteNotFound {
			out = append(out, Route{r.Method, r.Path})
		}
	}
	slices.SortFunc(out, func(a, b Route) int { return strings.Compare(a.Pattern+a.Method, b.Pattern+b.Method) })
	return out
}

// At is the route's path with its parameters filled in.
func (r Route) At(code, token string) string {
	return strings.NewReplacer(":code", code, ":token", token, "*", "tokens.css").Replace(r.Pattern)
}

// Now is a table as it stands; a pointer to another value once anything was entered.
func (s *Shell) Now(code string) *tables.Now {
	t, err := s.tables.Table(code)
	if err != nil {
		return nil
	}
	return t.Now()
}

// Night is a table's log, and what it starts from.
func (s *Shell) Night(code string) (engine.Setup, []engine.Record, error) {
	t, err := s.tables.Table(code)
	if err != nil {
		return engine.Setup{}, nil, err
	}
	log, err := t.Log()
	return t.Setup, log, err
}

// ForgetGuesses lets every address guess anew.
func (s *Shell) ForgetGuesses() { s.guesses.Forget() }

// GuessLater moves the clock of wrong codes on.
func (s *Shell) GuessLater(d time.Duration) {
	s.guesses.SetClock(func() time.Time { return time.Now().Add(d) })
}

// CookieName is what the install's cookie is called.
func (s *Shell) CookieName() string { return s.cookie }

// Addresses are the laptop's own, as the host chooses among them.
func (s *Shell) Addresses() (out []string) {
	list, _ := s.addresses.List()
	for _, a := range list {
		out = append(out, a.Host)
	}
	return out
}

// Asks are the kinds that the shell takes itself.
func Asks() []string { return slices.Collect(maps.Keys(asks)) }

// HandLater lets time pass for the link to the host's role, and for what is said of it.
func (s *Shell) HandLater(d time.Duration) {
	s.handover.mu.Lock()
	defer s.handover.mu.Unlock()
	s.handover.until, s.handover.went = s.handover.until.Add(-d), s.handover.went.Add(-d)
}

// QR is the picture of a text, as pages draw it.
func QR(text string) (path string, err error) {
	bits, err := bitmap(text)
	path, _ = outline(bits)
	return path, err
}

// BackLater lets time pass for those who ask to come back, and for the host's yes.
func (s *Shell) BackLater(d time.Duration) {
	s.returns.mu.Lock()
	defer s.returns.mu.Unlock()
	for _, yes := range s.returns.yes {
		yes.until = yes.until.Add(-d)
	}
	for _, all := range s.returns.asked {
		for i := range all {
			all[i].at = all[i].at.Add(-d)
		}
	}
}

// AtTheDoor does something while nobody else can sit down at a table.
func (s *Shell) AtTheDoor(code string, do func()) {
	presence := s.presence.At(code)
	presence.Door.Lock()
	defer presence.Door.Unlock()
	do()
}
