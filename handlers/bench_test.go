package handlers

import (
	"fmt"
	"testing"
	"time"

	"croupier/engine"
	"croupier/engine/night"
	"croupier/trackers/deal"
	"croupier/views"
)

// BenchmarkDrawing draws what six phones, the wall and the host see after each
// payment of a full table.
func BenchmarkDrawing(b *testing.B) {
	n, err := night.Read(sixClans)
	if err != nil {
		b.Fatal(err)
	}
	p, err := night.Play(deal.Rules.Game(), n)
	if err != nil {
		b.Fatal(err)
	}
	now := p.Position
	var sent int
	var has [7]page
	var kept views.Fragments
	var before [7][]part
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		i++
		seat := engine.Seat(i%2 + 1)
		next, err := now.Enter(engine.Record{By: seat, Kind: "pay", At: now.Last().At.Add(time.Second), Answers: map[string][]string{"to": {fmt.Sprint(3 - int(seat))}, "amount": {"0.5"}}})
		if err != nil {
			b.Fatal(err)
		}
		now = next
		sent = 0
		for v := engine.Seat(1); v <= 6; v++ {
			key := func(kind string) string {
				return fmt.Sprint(v, kind, map[bool]int{true: i}[v == seat && (kind == "pay" || kind == "")])
			}
			parts, err := regions(b.Context(), now.Screen(v), views.Table{Code: "ABCDEF", Seq: now.Last().Seq, Key: key, Fragments: &kept}, before[v])
			if err != nil {
				b.Fatal(err)
			}
			before[v] = parts
			if has[v] == nil {
				has[v] = page{}
			}
			for _, p := range parts {
				lines, _ := has[v].lacking(p)
				for _, l := range lines {
					sent += len(l)
				}
				has[v][p.id] = p.shown
			}
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
