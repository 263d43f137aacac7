package dictators_test

import (
	"fmt"
	"net/url"
	"testing"

	"croupier/engine"
)

// turning are n entries of a table of three: who begins, then draws and ends of
// turns, with the discards that are due.
func turning(n int) []engine.Record {
	log := []engine.Record{{By: engine.Host, Kind: "first", Answers: url.Values{"who": {"1"}}}}
	hands := []int{4, 4, 4}
	for seat := 0; len(log) < n; seat = (seat + 1) % 3 {
		by := engine.Seat(seat + 1)
		log = append(log, engine.Record{By: by, Kind: "draw", Answers: url.Values{"card": {"command"}}})
		hands[seat]++
		last := engine.Record{By: by, Kind: "end", Answers: url.Values{}}
		if over := hands[seat] - 5; over > 0 {
			last.Answers.Set("discard", fmt.Sprint(over))
			hands[seat] = 5
		}
		log = append(log, last)
	}
	return log[:n]
}

// at is a table after that many entries, and the entry that comes next.
func at(b *testing.B, n int) (engine.Position, engine.Record) {
	b.Helper()
	log := turning(n + 1)
	p, err := game.Fold(engine.Setup{Seats: 3, Seed: 1}, log[:n])
	if err != nil {
		b.Fatal(err)
	}
	next := log[n]
	next.Mark = engine.AnyMark
	return p, next
}

// An entry costs the same on line 10 and on line 10,000.
func BenchmarkEntry(b *testing.B) {
	for _, n := range []int{10, 1000, 10000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			p, next := at(b, n)
			b.ReportAllocs()
			for b.Loop() {
				if _, err := p.Enter(next); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkScreen(b *testing.B) {
	p, _ := at(b, 1000)
	for _, v := range []engine.Seat{engine.Room, 1, engine.Host} {
		b.Run(v.String(), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				_ = p.Screen(v)
			}
		})
	}
}

func BenchmarkFold10000(b *testing.B) {
	log := turning(10000)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := game.Fold(engine.Setup{Seats: 3, Seed: 1}, log); err != nil {
			b.Fatal(err)
		}
	}
}
