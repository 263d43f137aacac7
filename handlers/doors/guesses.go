package doors

import (
	"slices"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

const (
	wrongPerAddress = 10 // wrong codes a minute from one address
	wrongInAll      = 60 // and from all together
	addressesKept   = 1000

	manyWrong  = 10   // in the last minute, and the host is told
	missesKept = 1000 // to count by: there were at least so many
)

// Guesses holds back who types codes that are none. It asks and counts in one
// step, so that many guesses at once are not taken for the first ten.
type Guesses struct {
	mu     sync.Mutex
	clock  func() time.Time
	all    *rate.Limiter
	of     map[string]*rate.Limiter
	misses []miss // of the last minute, the oldest first
	told   Alarm  // what the host was told last
}

// miss is one wrong code, or one that was not looked up any more.
type miss struct {
	from string
	at   time.Time
}

// Alarm is that many wrong codes were typed in the last minute; the zero Alarm is
// that all is well.
type Alarm struct {
	Tries, Addresses int
	From             string // where there is only one
}

// NewGuesses are none so far.
func NewGuesses() *Guesses {
	g := &Guesses{clock: time.Now}
	g.Forget()
	return g
}

// Forget lets every address guess anew.
func (g *Guesses) Forget() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.all, g.of = perMinute(wrongInAll), map[string]*rate.Limiter{}
}

// SetClock has another clock tell the time from here on.
func (g *Guesses) SetClock(clock func() time.Time) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.clock = clock
}

func perMinute(n int) *rate.Limiter {
	return rate.NewLimiter(rate.Every(time.Minute/time.Duration(n)), n)
}

// Guess looks a code up for an address. held says that this address must wait:
// then nothing was looked up. look must be quick: all who guess wait for it.
func (g *Guesses) Guess(address string, look func() (found bool)) (held bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	own, now := g.own(address), g.clock()
	if own.TokensAt(now) < 1 || g.all.TokensAt(now) < 1 {
		g.noteMiss(address, now)
		return true
	}
	if !look() {
		own.AllowN(now, 1)
		g.all.AllowN(now, 1)
		g.noteMiss(address, now)
	}
	return false
}

func (g *Guesses) noteMiss(address string, now time.Time) {
	g.misses = append(g.misses, miss{address, now})
	if over := len(g.misses) - missesKept; over > 0 {
		g.misses = slices.Delete(g.misses, 0, over)
	}
}

// Alarm is what the host is told: it ends by itself.
func (g *Guesses) Alarm() Alarm {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.countMisses()
}

func (g *Guesses) countMisses() (a Alarm) {
	since := g.clock().Add(-time.Minute)
	g.misses = slices.DeleteFunc(g.misses, func(m miss) bool { return m.at.Before(since) })
	if len(g.misses) < manyWrong {
		return Alarm{}
	}
	from := map[string]bool{}
	for _, m := range g.misses {
		from[m.from], a.From = true, m.from
	}
	if a.Tries, a.Addresses = len(g.misses), len(from); len(from) > 1 {
		a.From = ""
	}
	return a
}

// News reports whether the host was last told otherwise.
func (g *Guesses) News() bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	now := g.countMisses()
	changed := now != g.told
	g.told = now
	return changed
}

func (g *Guesses) own(address string) *rate.Limiter {
	if own, ok := g.of[address]; ok {
		return own
	}
	if len(g.of) >= addressesKept {
		for a, l := range g.of {
			if l.TokensAt(g.clock()) >= wrongPerAddress { // it has been quiet for a minute
				delete(g.of, a)
			}
		}
	}
	own := perMinute(wrongPerAddress)
	if len(g.of) < addressesKept { // else the limit over all holds it back alone
		g.of[address] = own
	}
	return own
}
