package americandream

import (
	"fmt"
	"net/url"
	"testing"

	"croupier/engine"
	"croupier/engine/night"
)

// long is a night of that many entries: turns that come back to Imagination.
func long(b *testing.B, entries int) (engine.Setup, []engine.Record, engine.Position) {
	b.Helper()
	setup := engine.Setup{Seats: 4, Seed: 7, Options: engine.Options{}}
	game := Rules.Game()
	p, err := game.Fold(setup, nil)
	if err != nil {
		b.Fatal(err)
	}
	log := []engine.Record{}
	enter := func(by engine.Seat, kind string, answers url.Values) {
		if len(log) == entries {
			return
		}
		next, err := p.Enter(engine.Record{By: by, Kind: kind, Mark: engine.AnyMark, Answers: answers, At: night.Evening})
		if err != nil {
			b.Fatal(err)
		}
		p, log = next, append(log, next.Last())
	}
	enter(engine.Host, "starts", url.Values{"who": {"1"}})
	for turn := 0; len(log) < entries; turn++ {
		s := engine.Seat(turn%4 + 1)
		enter(s, "roll", url.Values{"with": {"2"}, "dice": {"1", "1"}})
		enter(s, "move", url.Values{"to": {"stock"}})
		enter(s, "stock", url.Values{"which": {"Ford"}})
		enter(s, "end", url.Values{})
	}
	return setup, log, p
}

func BenchmarkEntry(b *testing.B) {
	for _, n := range []int{10, 1_000, 10_000} {
		b.Run(fmt.Sprint("line ", n), func(b *testing.B) {
			_, _, p := long(b, n)
			rec := engine.Record{By: 1, Kind: "pay", Mark: engine.AnyMark, At: night.Evening, Answers: url.Values{"to": {"2"}, "amount": {"5000"}}}
			for b.Loop() {
				if _, err := p.Enter(rec); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkScreen(b *testing.B) {
	_, _, p := long(b, 1_000)
	for _, viewer := range []engine.Seat{engine.Room, engine.Host, 1} {
		b.Run(viewer.String(), func(b *testing.B) {
			for b.Loop() {
				p.Screen(viewer)
			}
		})
	}
}

func BenchmarkFold(b *testing.B) {
	setup, log, _ := long(b, 10_000)
	game := Rules.Game()
	for b.Loop() {
		if _, err := game.Fold(setup, log); err != nil {
			b.Fatal(err)
		}
	}
}
