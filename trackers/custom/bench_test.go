package custom_test

import (
	"fmt"
	"testing"
	"time"

	"croupier/engine"
	"croupier/engine/night"
)

// busy is a property bank with eight seats, and a log of that many payments.
func busy(b *testing.B, entries int) (engine.Setup, []engine.Record, engine.Position) {
	b.Helper()
	tpl := templates(b)["banker"]
	now, err := game.Fold(tpl.Setup, tpl.Log)
	if err != nil {
		b.Fatal(err)
	}
	log := tpl.Log
	enter := func(rec engine.Record) {
		next, err := now.Enter(rec)
		if err != nil {
			b.Fatal(err)
		}
		log, now = append(log, next.Last()), next
	}
	for s := engine.Seat(1); int(s) <= tpl.Setup.Seats; s++ {
		enter(engine.Record{By: s, Kind: engine.Sit, At: night.Evening, Answers: map[string][]string{"name": {fmt.Sprint("Guest ", int(s))}}})
	}
	for i := len(log); i < entries; i++ {
		enter(payment(i, tpl.Setup.Seats))
	}
	return tpl.Setup, log, now
}

// payment is a dollar round the table.
func payment(i, seats int) engine.Record {
	by := i%seats + 1
	return engine.Record{By: engine.Seat(by), Kind: "pay", Mark: engine.AnyMark, At: night.Evening.Add(time.Duration(i) * time.Second),
		Answers: map[string][]string{"to": {fmt.Sprint(by%seats + 1)}, "amount": {"1"}}}
}

// An entry costs the same however long the night is.
func BenchmarkEnter(b *testing.B) {
	for _, length := range []int{10, 1_000, 10_000} {
		b.Run(fmt.Sprint(length), func(b *testing.B) {
			_, _, now := busy(b, length)
			rec := payment(length, 8)
			for b.Loop() {
				if _, err := now.Enter(rec); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkScreen(b *testing.B) {
	_, _, now := busy(b, 100)
	for _, v := range []engine.Seat{engine.Room, engine.Host, 1} {
		b.Run(v.String(), func(b *testing.B) {
			for b.Loop() {
				now.Screen(v)
			}
		})
	}
}

func BenchmarkFold10000(b *testing.B) {
	setup, log, _ := busy(b, 10_000)
	for b.Loop() {
		if _, err := game.Fold(setup, log); err != nil {
			b.Fatal(err)
		}
	}
}
