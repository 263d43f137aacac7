package deal_test

import (
	"slices"
	"strings"
	"testing"

	"croupier/engine"
)

// The one thing that a phone puts first is what its owner does next: going on only
// when there is nothing else to do before it, or something of the phase is done.
func TestThePhonePutsFirstWhatComesNext(t *testing.T) {
	recruitment := "1 income\n1 next\n"
	action := recruitment + "1 recruit on=\"Los Angeles\" soldiers=1\n1 next\n"
	for _, c := range []struct{ name, options, night, due string }{
		{"income before all else", "", "", "income"},
		{"then nothing but to go on", "", "1 income\n", "next"},
		{"dope that may be produced", "", "host territory on=Lima ground=producer holder=1 dope=0\n1 income\n", "produce"},
		{"dope that may be sold", "", "host territory on=\"Los Angeles\" ground=consumer holder=1 dope=2\n1 income\n", "sell"},
		{"not what is kept of it", "", "host territory on=\"Los Angeles\" ground=consumer holder=1 dope=2\n1 income\n1 sell dope=\"Los Angeles:1\"\n", "next"},
		{"troops that one can pay", "", recruitment, "recruit"},
		{"not without money", "", recruitment + "1 pay to=bank amount=1\n", "next"},
		{"not more troops than one wanted", "cash=9", recruitment + "1 recruit on=\"Los Angeles\" soldiers=1\n", "next"},
		{"what is paid face down is not told by the button", "cash=9 hidden-cash=yes", recruitment, "next"},
		{"an empty territory", "", action, "take"},
		{"or one that nobody has named", "", "host territory on=\"San Francisco\" ground=consumer holder=2 dope=0\n" + action, "take-new"},
		{"not after it was taken", "", action + "1 take on=\"San Francisco\"\n", "next"},
		{"nor after an attack", "", action + "1 attack whom=2 on=Vancouver soldiers=3 lieutenants=1\n1 weapon damage=9 needs=1\n2 weapon damage=0 needs=1\n1 refill how=fill\n", "next"},
		{"and in the deal phase the end of the turn", "", action + "1 next\n", "next"},
		{"not while an offer waits for another's answer", "", action + "1 next\n1 offer-swap to=2 cards=1 give=0 get=0\n", ""},
		{"an answer before all else", "", action + "1 next\n2 offer-swap to=1 cards=1 give=0 get=0\n", "accept refuse"},
		{"events that are to be drawn", "", action + "1 take-new on=Miami ground=consumer\n", "event clan-event"},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := played(t, "seats=3 "+c.options, three+c.night)
			var due []string
			for _, pad := range p.Position.Screen(1).Pads {
				if pad.Due && pad.Closed == nil && !slices.Contains(engine.Kernel, pad.Kind) {
					due = append(due, pad.Kind)
				}
			}
			if !slices.Equal(due, strings.Fields(c.due)) {
				t.Errorf("due is %v, not %q", due, c.due)
			}
		})
	}
}

// Each clan is asked for what no source tells of it, and for nothing else. (D13)
func TestAClanIsAskedForWhatNoSourceTells(t *testing.T) {
	p := played(t, "seats=3", "1 first who=1\n1 clan clan=nveleno start=Dallas ground=consumer\n")
	want := map[string]string{"krantifics": "", "yanagi": "ground", "nveleno": "start ground", "asp": "start ground", "segadores": "start ground", "maras": "ground"}
	for _, pad := range p.Position.Screen(2).Pads {
		if pad.Kind != "clan" {
			continue
		}
		for _, item := range pad.Asks[0].(engine.Choice).Among {
			if got := strings.Join(item.Asks, " "); !item.Taken && got != want[item.Value] {
				t.Errorf("the %s are asked for %q, want %q", item.Value, got, want[item.Value])
			}
			delete(want, item.Value)
		}
	}
	if len(want) > 0 {
		t.Errorf("not offered: %v", want)
	}
}
