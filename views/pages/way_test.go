package pages_test

import (
	"strings"
	"testing"

	"croupier/engine"
	"croupier/views/pages"
)

// Where no other device can get in, a page has no code, nothing to type and the reason,
// also while phones are held to be there; the host still gets at what else is in that fold.
func TestALaptopAloneShowsNoWayIn(t *testing.T) {
	for _, name := range []string{"room-alone", "host-alone", "host-alone-late"} {
		page := ofPage(t, name, func(*pages.Table) {})
		for _, not := range []string{`class="qr"`, `class="joincode"`, "K7M 2QX</b>", "Join at", "Guests scan the code"} {
			if strings.Contains(page, not) {
				t.Errorf("%s shows %s", name, not)
			}
		}
		if n := strings.Count(page, "join the Wi-Fi with it."); n != 1 {
			t.Errorf("%s says %d times what to do", name, n)
		}
		if strings.HasPrefix(name, "host") && !strings.Contains(page, "Lock the table") {
			t.Errorf("%s has no lock", name)
		}
	}
}

// A doubt is of interest until somebody's phone is there.
func TestADoubtGoesWithTheFirstPhone(t *testing.T) {
	const doubt = "Phones may not reach this address."
	for _, name := range []string{"room", "host", "host-start"} {
		for _, live := range []bool{true, false} {
			page := ofPage(t, name, func(about *pages.Table) {
				about.Join.Warning = engine.Textf(doubt)
				for i := range about.Presence {
					about.Presence[i].Live = live
				}
			})
			if strings.Contains(page, doubt) == live || !strings.Contains(page, `class="qr"`) {
				t.Errorf("%s, phones there %v: the doubt stands there %v, beside the code %v", name, live, strings.Contains(page, doubt), strings.Contains(page, `class="qr"`))
			}
		}
	}
}
