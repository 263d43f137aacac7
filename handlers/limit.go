package handlers

import (
	"slices"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"croupier/views/pages"
)

const (
	wrongPerAddress = 10 // wrong codes a minute from one address
	wrongInAll      = 60 // and from all together
	addressesKept   = 1000

	manyWrong  = 10   // in the last minute, and the host is told
	missesKept = 1000 // to count by: there were at least so many
)

// guesses holds back who types codes that are none. It asks and counts in one
// step, so that many guesses at once are not taken for the first ten.
type guesses struct {
	mu     sync.Mutex
	clock  func() time.Time
	all    *rate.Limiter
	of     map[string]*rate.Limiter
	misses []miss // of the last minute, the oldest first
	told   alarm  // what the host was told last
}

// miss is one wrong code, or one that was not looked up any more.
type miss struct {
	from string
	at   time.Time
}

// alarm is that many wrong codes were typed in the last minute; the zero alarm is
// that all is well.
type alarm struct {
	tries, addresses int
	from             string // where there is only one
}

func newGuesses() *guesses {
	return &guesses{clock: time.Now, all: perMinute(wrongInAll), of: map[string]*rate.Limiter{}}
}

func perMinute(n int) *rate.Limiter {
	return rate.NewLimiter(rate.Every(time.Minute/time.Duration(n)), n)
}

// guess looks a code up for an address. held says that this address must wait:
// then nothing was looked up. look must be quick: all who guess wait for it.
func (g *guesses) guess(address string, look func() (found bool)) (held bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	own, now := g.own(address), g.clock()
	if own.TokensAt(now) < 1 || g.all.TokensAt(now) < 1 {
		g.missed(address, now)
		return true
	}
	if !look() {
		own.AllowN(now, 1)
		g.all.AllowN(now, 1)
		g.missed(address, now)
	}
	return false
}

func (g *guesses) missed(address string, now time.Time) {
	g.misses = append(g.misses, miss{address, now})
	if over := len(g.misses) - missesKept; over > 0 {
		g.misses = slices.Delete(g.misses, 0, over)
	}
}

// alarm is what the host is told: it ends by itself.
func (g *guesses) alarm() alarm {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.rings()
}

func (g *guesses) rings() (a alarm) {
	since := g.clock().Add(-time.Minute)
	g.misses = slices.DeleteFunc(g.misses, func(m miss) bool { return m.at.Before(since) })
	if len(g.misses) < manyWrong {
		return alarm{}
	}
	from := map[string]bool{}
	for _, m := range g.misses {
		from[m.from], a.from = true, m.from
	}
	if a.tries, a.addresses = len(g.misses), len(from); len(from) > 1 {
		a.from = ""
	}
	return a
}

// news reports whether the host was last told otherwise.
func (g *guesses) news() bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	now := g.rings()
	changed := now != g.told
	g.told = now
	return changed
}

func (g *guesses) own(address string) *rate.Limiter {
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

// told is the alarm as the host's page says it; nil where all is well.
func (a alarm) told() *pages.Alarm {
	if a.tries == 0 {
		return nil
	}
	return &pages.Alarm{Tries: a.tries, From: a.from, Addresses: a.addresses}
}
