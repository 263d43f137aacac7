package handlers

import (
	"fmt"
	"testing"
	"time"

	"croupier/engine"
	"croupier/engine/night"
	"croupier/trackers/deal"
	"croupier/views/live"
	"croupier/views/pages"
)

// BenchmarkDrawing enters a payment at a full table, and draws what six phones see
// after it and are sent.
func BenchmarkDrawing(b *testing.B) {
	n, err := night.Read(sixClans)
	if err != nil {
		b.Fatal(err)
	}
	p, err := night.Play(deal.Rules.Game(), n)
	if err != nil {
		b.Fatal(err)
	}
	now, sent, i := p.Position, 0, 0
	var shown [7]*live.Page
	b.ReportAllocs()
	for b.Loop() {
		i++
		seat := engine.Seat(i%2 + 1)
		now, err = now.Enter(engine.Record{By: seat, Kind: "pay", At: now.Last().At.Add(time.Second), Answers: map[string][]string{"to": {fmt.Sprint(3 - int(seat))}, "amount": {"0.5"}}})
		if err != nil {
			b.Fatal(err)
		}
		sent = 0
		for v := engine.Seat(1); v <= 6; v++ {
			key := func(kind string) string {
				return fmt.Sprint(v, kind, map[bool]int{true: i}[v == seat && (kind == "pay" || kind == "")])
			}
			page, err := live.Draw(b.Context(), pages.Live(now.Screen(v), pages.Table{Code: "ABCDEF", Seq: now.Last().Seq, Key: key}))
			if err != nil {
				b.Fatal(err)
			}
			sent += len(page.Patch(shown[v]))
			shown[v] = page
		}
	}
	b.ReportMetric(float64(sent), "sent-bytes")
}

const sixClans = `night 1 deal rules=1 seats=6 seed=1 cash=100
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
