package sealed_test

import (
	"slices"
	"testing"

	"croupier/engine"
	"croupier/engine/laws"
	"croupier/engine/sealed"

	"pgregory.net/rapid"
)

// people sit in the first chairs; "" is an empty one.
func people(names ...string) (out []engine.Person) {
	for _, n := range names {
		out = append(out, engine.Person{Name: n})
	}
	return out
}

// those marks who has chosen.
func those(seats ...engine.Seat) func(engine.Seat) bool {
	return func(s engine.Seat) bool { return slices.Contains(seats, s) }
}

func TestCall(t *testing.T) {
	all := people("Ada", "Ben", "Cleo")
	for _, tt := range []struct {
		name   string
		asked  []engine.Seat
		chosen []engine.Seat
		people []engine.Person
		waits  []engine.Seat
		ready  bool
	}{
		{"nobody has chosen", []engine.Seat{1, 2, 3}, nil, all, []engine.Seat{1, 2, 3}, false},
		{"one is missing", []engine.Seat{1, 2, 3}, []engine.Seat{1, 3}, all, []engine.Seat{2}, false},
		{"all are in", []engine.Seat{1, 2, 3}, []engine.Seat{1, 2, 3}, all, nil, true},
		{"who is not asked does not count", []engine.Seat{1, 2}, []engine.Seat{1, 3}, all, []engine.Seat{2}, false},
		{"whoever left is not waited for", []engine.Seat{1, 2, 3}, []engine.Seat{1, 3}, people("Ada", "", "Cleo"), nil, true},
		{"but a choice that was in stays in", []engine.Seat{1, 2}, []engine.Seat{1, 2}, people("", "Ben", "Cleo"), nil, true},
		{"all who were asked left", []engine.Seat{1, 2}, nil, people("", "", "Cleo"), nil, false},
		{"a night without names: nobody has left", []engine.Seat{1, 2}, []engine.Seat{1}, people("", "", ""), []engine.Seat{2}, false},
		{"nobody is asked", nil, []engine.Seat{1}, all, nil, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			c := sealed.To(tt.asked...)
			c.Mark(those(tt.chosen...))
			if got := c.Waits(tt.people); !slices.Equal(got, tt.waits) {
				t.Errorf("waits for %v, want %v", got, tt.waits)
			}
			if got := c.Ready(tt.people); got != tt.ready {
				t.Errorf("ready: %v, want %v", got, tt.ready)
			}
		})
	}
}

func TestAChoiceMayBeTakenBack(t *testing.T) {
	c := sealed.To(1, 2)
	c.Mark(those(1))
	c.Mark(those(2))
	if c.Has(1) || !c.Has(2) {
		t.Errorf("in are %v, want only seat 2", c.In)
	}
}

func TestCloseSaysWhoIsMissing(t *testing.T) {
	c := sealed.To(3, 1, 2)
	c.Mark(those(1, 3))
	in, missing := c.Close()
	if !slices.Equal(in, []engine.Seat{3, 1}) || !slices.Equal(missing, []engine.Seat{2}) {
		t.Errorf("in %v, missing %v; want 3 and 1 in, 2 missing", in, missing)
	}
	if c.Asks(1) || c.Has(1) {
		t.Error("it still asks after it was closed")
	}
}

// Whoever is asked is in or missing, never both; nobody else is either.
func TestEachAskedIsInOrMissing(t *testing.T) {
	laws.Drawn(t, 100, func(t *rapid.T) {
		seats := engine.Seats(rapid.IntRange(1, 9).Draw(t, "seats"))
		asked := seats[:rapid.IntRange(0, len(seats)).Draw(t, "asked")]
		chosen := rapid.SliceOf(rapid.SampledFrom(seats)).Draw(t, "chosen")
		sitting := make([]engine.Person, len(seats))
		for i := range sitting {
			sitting[i].Name = rapid.SampledFrom([]string{"", "x"}).Draw(t, "name")
		}
		c := sealed.To(asked...)
		c.Mark(those(chosen...))
		for _, s := range seats {
			missing := slices.Contains(c.Missing(), s)
			if c.Asks(s) != (c.Has(s) != missing) || !c.Asks(s) && (c.Has(s) || missing) {
				t.Fatalf("%v: asked %v, in %v, missing %v", s, c.Asks(s), c.Has(s), missing)
			}
			if slices.Contains(c.Waits(sitting), s) && !missing {
				t.Fatalf("%v is waited for, but not missing", s)
			}
		}
		if c.Ready(sitting) && len(c.In) == 0 {
			t.Fatal("ready, with nothing to open")
		}
	})
}
