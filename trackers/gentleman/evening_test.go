package gentleman_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/engine/night"
)

var counted = regexp.MustCompile(`^#.* (\d+) to (\d+); money now ([\d ]+); Gang cards ([\d ]+)$`)

// The evenings carry a count of their own after each deal, made by another
// program from the digest: the votes, the money behind each screen, the Gang
// cards. Ours must come to the same, and to the same totals at the end.
func TestEveningsAgreeWithTheCountBesideThem(t *testing.T) {
	for _, e := range []struct {
		file   string
		deals  int // with a vote
		totals string
	}{
		{"testdata/evening-of-six.night", 12, "16 11 17 29 36 20"},
		{"testdata/evening-of-nine.night", 8, "8 16 8 11 7 9 11 11 16"}, // the clock ran out on one
	} {
		t.Run(e.file, func(t *testing.T) {
			src := read(t, e.file)
			lines, deals := strings.Split(src, "\n"), 0
			for i, line := range lines {
				m := counted.FindStringSubmatch(line)
				if m == nil {
					continue
				}
				deals++
				p := until(t, lines[:i])
				if !strings.Contains(told(p), m[1]+" to "+m[2]+".") {
					t.Errorf("line %d: told %q, want %s to %s", i+1, told(p), m[1], m[2])
				}
				if money := moneyOf(p); money != m[3] {
					t.Errorf("line %d: money %s, want %s", i+1, money, m[3])
				}
				if deals < e.deals {
					if gangs := gangsOf(p); gangs != m[4] {
						t.Errorf("line %d: Gang cards %s, want %s", i+1, gangs, m[4])
					}
				}
			}
			if deals != e.deals {
				t.Errorf("%d deals were counted, want %d", deals, e.deals)
			}
			p := until(t, lines)
			if got := totalsOf(p); !p.Over() || got != e.totals {
				t.Errorf("over: %v, totals %s, want %s", p.Over(), got, e.totals)
			}
		})
	}
}

// until is a night as far as these lines.
func until(t *testing.T, lines []string) engine.Position {
	t.Helper()
	n, err := night.Read(strings.Join(lines, "\n"))
	if err != nil {
		t.Fatal(err)
	}
	p, err := game.Fold(n.Setup, n.Log())
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// totalsOf is what lies face up at the end.
func totalsOf(p engine.Position) string {
	var out []string
	for _, b := range p.Screen(engine.Room).Blocks {
		if s, ok := b.(engine.Standing); ok {
			for _, row := range s.Rows {
				out = append(out, row.Cells[0].(engine.Purse).Amount.String())
			}
		}
	}
	return strings.Join(out, " ")
}

func read(t *testing.T, file string) string {
	t.Helper()
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(src)
}
