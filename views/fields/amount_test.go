package fields_test

import (
	"fmt"
	"strings"
	"testing"

	"croupier/engine"
	"croupier/views/canned"
	"croupier/views/pages"

	"github.com/a-h/templ"
)

// Where few amounts can be answered each is a tap, and only what is taken; else
// there are bills and keys.
func TestFewAmountsAreATapEach(t *testing.T) {
	halves := engine.Currency{Scale: 2, Step: 1}
	tens := engine.Currency{Scale: 1, Step: 10}
	for _, c := range []struct {
		asks engine.Amount
		want []string // what a tap answers; nil: bills and keys
	}{
		{engine.Amount{Max: 3, In: canned.Dollars}, []string{"0"}},
		{engine.Amount{Min: 1, Max: 3, In: halves}, []string{"0.5", "1", "1.5"}},
		{engine.Amount{Min: 5, Max: 35, In: tens}, []string{"10", "20", "30"}},
		{engine.Amount{Min: 1, Max: 20, In: engine.Currency{Scale: 1, Step: 1}}, strings.Fields("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20")},
		{engine.Amount{Max: 20, In: engine.Currency{Scale: 1, Step: 1}}, nil},
		{engine.Amount{Min: -1, Max: 3, In: tens}, nil},
		{engine.Amount{Min: 1, Max: 9, In: tens}, nil},
	} {
		c.asks.Name, c.asks.Label = "pay", engine.Textf("Amount")
		html := render(t, pages.Field(c.asks, canned.People(2, true)))
		for _, answer := range c.want {
			if !strings.Contains(html, fmt.Sprintf(`data-set="%s"`, answer)) {
				t.Errorf("%+v has no tap for %s", c.asks, answer)
			}
		}
		if got := strings.Count(html, "data-set="); got != len(c.want) {
			t.Errorf("%+v has %d taps, want %d", c.asks, got, len(c.want))
		}
		if keys := strings.Contains(html, "data-key="); keys != (c.want == nil) {
			t.Errorf("%+v has keys: %v", c.asks, keys)
		}
	}
}

func render(t *testing.T, c templ.Component) string {
	t.Helper()
	var b strings.Builder
	if err := c.Render(t.Context(), &b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
