package tables_test

import (
	"fmt"
	"math/rand/v2"
	"net/url"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"croupier/engine"
	"croupier/engine/laws"
	"croupier/engine/laws/quorum"
	ballots "croupier/engine/vote"
	"croupier/handlers/store"
	"croupier/handlers/tables"
)

// TestVotesRaceTheClose: five voters and the host's close at the same moment, and
// some votes sent twice. The tally is what was acknowledged, no more and no less;
// who came too late hears so. CROUPIER_LONG=1 does it 10,000 times.
func TestVotesRaceTheClose(t *testing.T) {
	rounds := 150
	if os.Getenv("CROUPIER_LONG") != "" {
		rounds = 10_000
	}
	tb := voting(t)
	dice := laws.Chance(t)
	late := 0
	for round := range rounds {
		late += raceOnce(t, tb, round, dice)
	}
	if late == 0 || late == rounds*5 {
		t.Errorf("no race: %d of %d votes came too late", late, rounds*5)
	}
	t.Logf("%d rounds, %d votes in time, %d too late", rounds, rounds*5-late, late)
}

// voting is a table of five with a vote beside its game.
func voting(t *testing.T) *tables.Table {
	n := &night{t, t.TempDir(), newWall()}
	s := n.store()
	row := store.Table{Code: code, Game: "quorum", Opened: n.wall.Now(), Token: make([]byte, 32), Setup: engine.Setup{Seats: 5, Seed: 7, Version: 1}}
	if err := s.Create(row); err != nil {
		t.Fatal(err)
	}
	l, err := tables.New(s, func(string) (tables.Origin, error) {
		return tables.Origin{Game: quorum.Rules.Game(ballots.Rules), Setup: row.Setup, Opened: row.Opened}, nil
	}, n.wall.Now, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(l.Close)
	tb, err := l.Table(code)
	if err != nil {
		t.Fatal(err)
	}
	return tb
}

// raceOnce asks, and lets everybody loose; it reports how many came too late.
func raceOnce(t *testing.T, tb *tables.Table, round int, dice *rand.Rand) (late int) {
	enter := func(by engine.Seat, kind, key string, answers url.Values) error {
		return tb.Enter(engine.Record{By: by, Kind: kind, Mark: engine.AnyMark, Key: fmt.Sprint(round, key), Answers: answers}, nil)
	}
	if err := enter(engine.Host, "ask", "ask", url.Values{"question": {"Go?"}}); err != nil {
		t.Fatal(err)
	}
	var yes, no, tooLate atomic.Int64
	var loose sync.WaitGroup
	start := make(chan struct{})
	for seat := engine.Seat(1); seat <= 5; seat++ {
		say, count := "yes", &yes
		if dice.IntN(2) == 0 {
			say, count = "no", &no
		}
		acknowledged := make(chan error, 2)
		for range 2 { // the phone sends it twice
			loose.Go(func() {
				<-start
				acknowledged <- enter(seat, "ballot", "ballot", url.Values{"say": {say}})
			})
		}
		loose.Go(func() {
			first, second := <-acknowledged, <-acknowledged
			if (first == nil) != (second == nil) {
				t.Errorf("round %d: the same vote got two answers: %v, %v", round, first, second)
			}
			if first == nil {
				count.Add(1)
			} else {
				tooLate.Add(1)
			}
		})
	}
	pause := time.Duration(dice.IntN(4000)) * time.Microsecond // about what five votes take
	loose.Go(func() {
		<-start
		time.Sleep(pause)
		_ = enter(engine.Host, "close-vote", "close", nil) // refused where all were in before
	})
	close(start)
	loose.Wait()
	if got, want := tallied(tb), fmt.Sprintf("yes: %d, no: %d", yes.Load(), no.Load()); got != want {
		t.Fatalf("round %d: the table says %s, acknowledged were %s", round, got, want)
	}
	return int(tooLate.Load())
}

// tallied is what the count told, which is the newest entry: names are left out.
func tallied(tb *tables.Table) string {
	var out []string
	for _, told := range tb.Now().Told() {
		if s, _, _ := strings.Cut(strings.TrimSuffix(told.String(), "."), " ("); strings.HasPrefix(s, "yes: ") || strings.HasPrefix(s, "no: ") {
			out = append(out, s)
		}
	}
	return strings.Join(out, ", ")
}
