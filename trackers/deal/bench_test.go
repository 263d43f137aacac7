package deal_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"croupier/engine"
	"croupier/engine/night"
	"croupier/trackers/deal"
)

// dealt is a table of six clans whose cards were just dealt.
const dealt = `night 1 deal rules=1 seats=6 seed=1 cash=50
1 sit name=Ada
2 sit name=Ben
3 sit name=Cleo
4 sit name=Dino
5 sit name=Ella
6 sit name=Finn
host first who=1
1 clan clan=krantifics
2 clan clan=yanagi ground=consumer
3 clan clan=maras ground=producer
4 clan clan=asp start=Lima ground=grey
5 clan clan=nveleno start=Kingston ground=grey
6 clan clan=segadores start=Guadalajara ground=producer
1 start
`

// full is a table as late in a night as it gets: six clans, most of the board
// named, in the action phase of seat 1, with money about.
func full() string {
	var b strings.Builder
	b.WriteString(dealt)
	for i := range 30 {
		fmt.Fprintf(&b, "host territory on=Place-%d ground=producer holder=%d dope=1\n", i, i%6+1)
	}
	b.WriteString("host set-turn who=1 phase=Action\n")
	return b.String()
}

// grown is such a table after so many more entries.
func grown(tb testing.TB, entries int) (*night.Played, engine.Setup) {
	n, err := night.Read(full())
	if err != nil {
		tb.Fatal(err)
	}
	game := deal.Rules.Game()
	p, err := night.Play(game, n)
	if err != nil {
		tb.Fatal(err)
	}
	for i := range entries {
		seat := engine.Seat(i%6 + 1)
		rec := engine.Record{By: seat, Kind: "pay", At: p.Position.Last().At.Add(time.Second), Answers: map[string][]string{"to": {fmt.Sprint(int(seat%6 + 1))}, "amount": {"1.5"}}}
		next, err := p.Position.Enter(rec)
		if err != nil {
			tb.Fatal(err)
		}
		p.Position, p.Log = next, append(p.Log, next.Last())
	}
	return p, n.Setup
}

// An entry costs the same on line 10 and on line 10,000.
func BenchmarkEntry(b *testing.B) {
	for _, n := range []int{10, 1000, 10000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			p, _ := grown(b, n)
			rec := engine.Record{By: 1, Kind: "pay", At: p.Position.Last().At, Answers: map[string][]string{"to": {"2"}, "amount": {"1.5"}}}
			b.ReportAllocs()
			for b.Loop() {
				if _, err := p.Position.Enter(rec); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkScreen(b *testing.B) {
	p, _ := grown(b, 100)
	for _, viewer := range []engine.Seat{engine.Room, engine.Host, 1} {
		b.Run(viewer.String(), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				p.Position.Screen(viewer)
			}
		})
	}
}

// BenchmarkScreens enters a payment, and has everybody look at the table after it: six
// phones, and with the room and the host. It is played at a table whose cards were just
// dealt, and at one as late in a night as it gets.
func BenchmarkScreens(b *testing.B) {
	phones := engine.Seats(6)
	for _, bb := range []struct {
		name, night string
		viewers     []engine.Seat
	}{
		{"dealt, phones", dealt, phones},
		{"dealt, all", dealt, append([]engine.Seat{engine.Host, engine.Room}, phones...)},
		{"full, phones", full(), phones},
		{"full, all", full(), append([]engine.Seat{engine.Host, engine.Room}, phones...)},
	} {
		b.Run(bb.name, func(b *testing.B) {
			n, err := night.Read(bb.night)
			if err != nil {
				b.Fatal(err)
			}
			p, err := night.Play(deal.Rules.Game(), n)
			if err != nil {
				b.Fatal(err)
			}
			pay := [2]map[string][]string{{"to": {"2"}, "amount": {"0.5"}}, {"to": {"1"}, "amount": {"0.5"}}}
			now, i := p.Position, 0
			b.ReportAllocs()
			for b.Loop() {
				now, err = now.Enter(engine.Record{By: engine.Seat(i + 1), Kind: "pay", At: now.Last().At, Answers: pay[i]})
				if err != nil {
					b.Fatal(err)
				}
				for _, v := range bb.viewers {
					now.Screen(v)
				}
				i = 1 - i
			}
		})
	}
}

func BenchmarkReplay10000(b *testing.B) {
	p, setup := grown(b, 10000)
	for b.Loop() {
		if _, err := deal.Rules.Game().Fold(setup, p.Log); err != nil {
			b.Fatal(err)
		}
	}
}

// An undo of the newest entry of a long night: with the night folded already, since
// somebody reads in it, and without.
func BenchmarkUndo20000(b *testing.B) {
	p, setup := grown(b, 20000)
	undo := engine.Record{By: engine.Host, Kind: engine.Undo, At: p.Position.Last().At, Answers: map[string][]string{"entry": {fmt.Sprint(len(p.Log))}}}
	read, err := deal.Rules.Game().History(setup, p.Log)
	if err != nil {
		b.Fatal(err)
	}
	b.Run("read", func(b *testing.B) {
		for b.Loop() {
			if _, _, err := read.Undo(undo); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("unread", func(b *testing.B) {
		for b.Loop() {
			if _, err := deal.Rules.Game().Undo(setup, p.Log, undo); err != nil {
				b.Fatal(err)
			}
		}
	})
}
