package gentleman_test

import (
	"fmt"
	"net/url"
	"testing"

	"croupier/engine"
	"croupier/engine/night"
)

// talk is a log of that many entries: a card, and offers that change all evening.
func talk(n int) []engine.Record {
	log := []engine.Record{{By: 1, Kind: "card", Mark: engine.AnyMark, At: night.Evening,
		Answers: url.Values{"amount": {"16"}, "accomplices": {"senator", "boss", "banker"}}}}
	for i := 1; i < n; i++ {
		log = append(log, engine.Record{By: 1, Kind: "offer", Mark: engine.AnyMark, At: night.Evening,
			Answers: url.Values{"to": {fmt.Sprint(i%8 + 2)}, "money": {fmt.Sprint(i % 3)}}})
	}
	return log
}

func at(b *testing.B, n int) engine.Position {
	p, err := game.Fold(engine.Setup{Seats: 9, Seed: 1}, talk(n))
	if err != nil {
		b.Fatal(err)
	}
	return p
}

// An entry must cost the same on line 10 and on line 10,000.
func BenchmarkEntry(b *testing.B) {
	for _, n := range []int{10, 1000, 10000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			p, rec := at(b, n), talk(n + 1)[n]
			b.ReportAllocs()
			for b.Loop() {
				if _, err := p.Enter(rec); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkScreen(b *testing.B) {
	p := at(b, 20)
	for b.Loop() {
		p.Screen(1)
	}
}

func BenchmarkFold10000(b *testing.B) {
	log := talk(10000)
	for b.Loop() {
		if _, err := game.Fold(engine.Setup{Seats: 9, Seed: 1}, log); err != nil {
			b.Fatal(err)
		}
	}
}
