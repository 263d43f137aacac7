package handlers

import (
	"sync"
	"time"

	"golang.org/x/time/rate"
)

const (
	wrongPerAddress = 10 // wrong codes a minute from one address
	wrongInAll      = 60 // and from all together
	addressesKept   = 1000
)

// guesses holds back who types codes that are none. It asks and counts in one
// step, so that many guesses at once are not taken for the first ten.
type guesses struct {
	mu  sync.Mutex
	all *rate.Limiter
	of  map[string]*rate.Limiter
}

func newGuesses() *guesses {
	return &guesses{all: perMinute(wrongInAll), of: map[string]*rate.Limiter{}}
}

func perMinute(n int) *rate.Limiter {
	return rate.NewLimiter(rate.Every(time.Minute/time.Duration(n)), n)
}

// guess looks a code up for an address. held says that this address must wait:
// then nothing was looked up.
func (g *guesses) guess(address string, look func() (found bool)) (held bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	own := g.own(address)
	if own.Tokens() < 1 || g.all.Tokens() < 1 {
		return true
	}
	if !look() {
		own.Allow()
		g.all.Allow()
	}
	return false
}

func (g *guesses) own(address string) *rate.Limiter {
	if own, ok := g.of[address]; ok {
		return own
	}
	if len(g.of) >= addressesKept {
		for a, l := range g.of {
			if l.Tokens() >= wrongPerAddress { // it has been quiet for a minute
				delete(g.of, a)
			}
		}
	}
	g.of[address] = perMinute(wrongPerAddress)
	return g.of[address]
}
