package night

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"croupier/engine"
)

// Write writes a night: its header and its entries, each with its time. The header
// always names the rules, so that the night keeps them: a setup that names none was
// played by the present ones. A seed of 0 is left out, as it is read where there is none.
func Write(game engine.Info, setup engine.Setup, log []engine.Record) string {
	var b strings.Builder
	fmt.Fprintf(&b, "night %d %s rules=%d seats=%d", Format, game.Name, cmp.Or(setup.Version, game.Version), setup.Seats)
	if setup.Seed != 0 {
		fmt.Fprintf(&b, " seed=%d", setup.Seed)
	}
	for _, name := range slices.Sorted(maps.Keys(setup.Options)) {
		fmt.Fprintf(&b, " %s=%s", name, quote(setup.Options[name]))
	}
	b.WriteByte('\n')
	for _, rec := range log {
		b.WriteString(Spell(rec))
		b.WriteByte('\n')
	}
	return b.String()
}

// stamp is how exports write a time, in UTC; reading takes fewer digits too.
const stamp = "2006-01-02T15:04:05.000Z"

// Spell writes one entry as a line of a night.
func Spell(rec engine.Record) string {
	var b strings.Builder
	b.WriteString(rec.Who() + " " + rec.Kind)
	for _, name := range slices.Sorted(maps.Keys(rec.Answers)) {
		for _, value := range rec.Answers[name] {
			b.WriteString(" " + name + "=" + quote(value))
		}
	}
	if !rec.At.IsZero() {
		b.WriteString(" @" + rec.At.UTC().Truncate(time.Millisecond).Format(stamp))
	}
	return b.String()
}
