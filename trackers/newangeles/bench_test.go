package newangeles_test

import (
	"fmt"
	"net/url"
	"os"
	"testing"

	"croupier/engine"
	"croupier/engine/night"
)

// long is a night of that many entries: a table that has begun, and two players
// who pay each other a capital each, again and again.
func long(b testing.TB, entries int) (engine.Setup, []engine.Record) {
	n, err := night.Read(begun(5, ""))
	if err != nil {
		b.Fatal(err)
	}
	log := n.Log()
	for i := len(log); i < entries; i++ {
		log = append(log, payment(i))
	}
	return n.Setup, log
}

func payment(i int) engine.Record {
	by, to := 1+i%2, 2-i%2
	return engine.Record{By: engine.Seat(by), Kind: "pay", Mark: engine.AnyMark, At: night.Evening,
		Answers: url.Values{"to": {fmt.Sprint(to)}, "amount": {"1"}}}
}

// An entry costs the same on line 10 and on line 10,000.
func BenchmarkEntry(b *testing.B) {
	for _, entries := range []int{10, 1000, 10000} {
		b.Run(fmt.Sprint(entries), func(b *testing.B) {
			setup, log := long(b, entries)
			p, err := game.Fold(setup, log)
			if err != nil {
				b.Fatal(err)
			}
			rec := payment(len(log))
			b.ReportAllocs()
			for b.Loop() {
				if _, err := p.Enter(rec); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkFold10000(b *testing.B) {
	setup, log := long(b, 10000)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := game.Fold(setup, log); err != nil {
			b.Fatal(err)
		}
	}
}

// The report of the same night: folded when it is asked for.
func BenchmarkReport10000(b *testing.B) {
	setup, log := long(b, 10000)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := game.Report(setup, log); err != nil {
			b.Fatal(err)
		}
	}
}

// The screen of the seat whose turn it is, in the middle of a deal of the
// scenario with the most in it.
func BenchmarkScreen(b *testing.B) {
	src, err := os.ReadFile("testdata/na-9.night")
	if err != nil {
		b.Fatal(err)
	}
	n, err := night.Read(string(src))
	if err != nil {
		b.Fatal(err)
	}
	p, err := game.Fold(n.Setup, n.Log()[:len(n.Log())-4])
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if s := p.Screen(3); len(s.Blocks) == 0 {
			b.Fatal("nothing on the screen")
		}
	}
}
