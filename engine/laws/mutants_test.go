package laws

import (
	"errors"
	"flag"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"croupier/engine"
	"croupier/engine/laws/quorum"
	"croupier/engine/night"

	"pgregory.net/rapid"
)

// Each law has a game that breaks it, and must fail there: a law that nothing
// can break proves nothing.
func TestEachLawHasAMutantThatFailsIt(t *testing.T) {
	set(t, "rapid.shrinktime", "0s")
	t.Cleanup(func() { set(t, "rapid.shrinktime", flag.Lookup("rapid.shrinktime").DefValue) })
	for _, l := range all {
		mutant, ok := mutants[l.name]
		if !ok {
			t.Errorf("%s has no mutant", l.name)
			continue
		}
		t.Run(l.name, func(t *testing.T) {
			if !fails(l, newWorld(t, mutant(), cards(t))) {
				t.Error("the law holds of a game that breaks it")
			}
		})
	}
}

// mutants are games that break one law each.
var mutants = map[string]func() engine.Game{
	// A tracker in a hand that others can push out of its range is no refusal but a mistake.
	"OfferedIsAccepted": func() engine.Game {
		r := quorum.Rules
		r.Own = func(_ *quorum.Public, h *quorum.Hand) []engine.Tracker {
			return []engine.Tracker{{Name: "Seen", Max: 0, At: &[]int{len(h.Seen)}[0]}}
		}
		return r.Game()
	},
	"SameLogSameScreens":                      ticking,
	"EnteringLeavesTheOldPositionAsItWas":     ticking,
	"UndoneIsAsNeverEnteredAndBackIsAsBefore": ticking,
	"AnyEntryCanBeStruckOrSaysWhyNot":         func() engine.Game { return mumbling{quorum.Rules.Game()} },
	"ClosedPadsRefuseWithTheirReason": func() engine.Game {
		return withPads(func(v quorum.View, pads []engine.Pad) []engine.Pad {
			for i, p := range pads {
				pads[i] = p.But("Not now (%d).", int(drawn.Add(1)))
			}
			return pads
		})
	},
	"NotOfferedIsRefused": func() engine.Game { return mumbling{quorum.Rules.Game()} },
	"AnswersHaveNamesOfTheirOwn": func() engine.Game {
		return withPads(func(v quorum.View, pads []engine.Pad) []engine.Pad {
			pads[0].Asks = engine.Fields{engine.Fixed{Name: "kind", Value: "vote"}}
			return pads
		})
	},
	"NoDeadEnds": func() engine.Game {
		r := withPadsOf(func(v quorum.View, pads []engine.Pad) []engine.Pad { return nil })
		r.Host = nil
		return r.Game()
	},
	"WhomTheTableWaitsForCanGoOn": func() engine.Game {
		r := quorum.Rules
		r.Waiting = func(p quorum.Public, _ []engine.Person) engine.Waiting {
			return engine.Waiting{For: []engine.Seat{p.Turn}, To: engine.Textf("to vote on motion %d", p.Round)}
		}
		return r.Game()
	},
	"NobodyElseCanTellTwoWorldsApart": func() engine.Game {
		r := quorum.Rules
		settle := r.Settle
		r.Settle = func(s *quorum.State, t engine.Step) {
			settle(s, t)
			for i, h := range s.Hands { // who has voted yes gets a card for it
				if h.Vote == "yes" {
					s.Public.Laid[i] = 3
				}
			}
		}
		return r.Game()
	},
	"CoveredPhonesAreAlike": func() engine.Game {
		return withPads(func(v quorum.View, pads []engine.Pad) []engine.Pad {
			if v.Hand.Vote == "yes" {
				pads[0].Label = engine.Textf("Change your vote from yes")
				pads[0].Covered = false
			}
			return pads
		})
	},
	"TheShelfTellsNoSecret": func() engine.Game {
		r := quorum.Rules
		settle := r.Settle
		r.Settle = func(s *quorum.State, t engine.Step) {
			settle(s, t)
			for i, h := range s.Hands {
				if h.Vote == "yes" {
					s.Public.Laid[i] = 3
				}
			}
		}
		r.Shelves = []engine.Shelf{{Sort: "card", Title: engine.Textf("Cards"), Most: 60}}
		r.Keep = func(p quorum.Public) []engine.Kept { return []engine.Kept{{Sort: "card", Name: fmt.Sprint(p.Laid)}} }
		return r.Game()
	},
	"WhatIsKeptFitsItsShelf": func() engine.Game {
		return withPads(func(v quorum.View, pads []engine.Pad) []engine.Pad {
			pads[0].Aside = append(pads[0].Aside, engine.Words{Name: "where", Label: engine.Textf("Where"), Most: 10, Blank: true, Shelf: "nowhere"})
			return pads
		})
	},
	"TheReportTellsNoSecret": func() engine.Game {
		r := quorum.Rules
		open := r.Open
		r.Open = func(p *quorum.Public) []engine.Tracker {
			list := open(p)
			for i := range p.Laid {
				if slices.Contains(p.Voted, true) { // turned up with the first ballot
					list = append(list, engine.Tracker{Name: "Cards", Seat: engine.Seat(i + 1), Max: engine.NoLimit, At: &p.Laid[i], Course: true})
				}
			}
			return list
		}
		r.Own = func(_ *quorum.Public, h *quorum.Hand) []engine.Tracker { // under the same name, what the cards are
			which := len(h.Laid)
			return []engine.Tracker{{Name: "Cards", Max: engine.NoLimit, At: &which, Course: true}}
		}
		r.Over = func(quorum.Public) bool { return true }
		return r.Game()
	},
	"NoPositionGrowsWithTheNight": func() engine.Game {
		r := quorum.Rules
		settle := r.Settle
		r.Settle = func(s *quorum.State, t engine.Step) {
			settle(s, t)
			s.Public.Log = append(s.Public.Log, []int{int(t.By)})
		}
		return r.Game()
	},
	"NightsAreReadBackAsWritten": func() engine.Game {
		r := quorum.Rules
		settle := r.Settle
		r.Settle = func(s *quorum.State, t engine.Step) { // seed and time must come from the log
			settle(s, t)
			s.Public.Coins[0] = 5 + int(drawn.Add(1)%7)
		}
		return r.Game()
	},
}

// drawn counts what no log knows of.
var drawn atomic.Int64

// ticking is a game whose screens count how often they were drawn.
func ticking() engine.Game {
	r := quorum.Rules
	r.Phones = func(quorum.Public) []engine.Block {
		return []engine.Block{engine.Count{Label: engine.Textf("Drawn"), N: int(drawn.Add(1))}}
	}
	return r.Game()
}

func withPadsOf(change func(quorum.View, []engine.Pad) []engine.Pad) engine.Rules[quorum.Public, quorum.Hand, quorum.Box] {
	r := quorum.Rules
	pads := r.Pads
	r.Pads = func(v quorum.View) []engine.Pad { return change(v, pads(v)) }
	return r
}

func withPads(change func(quorum.View, []engine.Pad) []engine.Pad) engine.Game {
	return withPadsOf(change).Game()
}

// mumbling is a game that refuses without a sentence.
type mumbling struct{ engine.Game }

func (m mumbling) Fold(s engine.Setup, log []engine.Record) (engine.Position, error) {
	p, err := m.Game.Fold(s, log)
	return mumbled{p}, err
}

func (m mumbling) Undo(s engine.Setup, log []engine.Record, undo engine.Record) (engine.Position, error) {
	p, err := m.Game.Undo(s, log, undo)
	if err != nil {
		return nil, errors.New("no")
	}
	return mumbled{p}, nil
}

type mumbled struct{ engine.Position }

func (m mumbled) Enter(rec engine.Record) (engine.Position, error) {
	p, err := m.Position.Enter(rec)
	if err != nil && strings.Contains(err.Error(), "cannot be entered") {
		return nil, errors.New("no")
	}
	if err != nil {
		return nil, err
	}
	return mumbled{p}, nil
}

func cards(t *testing.T) []night.Night {
	n, err := night.Read("night 1 quorum rules=1 seats=3 seed=1\n1 lay cards=2 names=ace\n1 show to=3\n1 vote say=yes\n2 vote say=no\n3 vote say=no\n")
	if err != nil {
		t.Fatal(err)
	}
	return []night.Night{n}
}

// fails reports whether a law finds what it forbids.
func fails(l law, g world) bool {
	failed := make(chan bool)
	go func() {
		r := &recorder{name: l.name}
		defer func() { failed <- r.failed }()
		Drawn(r, 300, func(t *rapid.T) { l.hold(t, g) })
	}()
	return <-failed
}

// recorder is a test that only remembers whether it failed.
type recorder struct {
	name   string
	failed bool
}

func (r *recorder) Helper()                     {}
func (r *recorder) Name() string                { return "mutant of " + r.name }
func (r *recorder) Log(...any)                  {}
func (r *recorder) Logf(string, ...any)         {}
func (r *recorder) Skip(...any)                 { runtime.Goexit() }
func (r *recorder) Skipf(string, ...any)        { runtime.Goexit() }
func (r *recorder) SkipNow()                    { runtime.Goexit() }
func (r *recorder) Fail()                       { r.failed = true }
func (r *recorder) Failed() bool                { return r.failed }
func (r *recorder) FailNow()                    { r.failed = true; runtime.Goexit() }
func (r *recorder) Error(...any)                { r.failed = true }
func (r *recorder) Errorf(string, ...any)       { r.failed = true }
func (r *recorder) Fatal(...any)                { r.FailNow() }
func (r *recorder) Fatalf(string, ...any)       { r.FailNow() }
func (r *recorder) Deadline() (time.Time, bool) { return time.Time{}, false }
