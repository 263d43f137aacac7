package newangeles

import "testing"

// P15: what each investment pays, at and beside each of its steps.
func TestInvestmentsPay(t *testing.T) {
	for _, tt := range []struct {
		card    string
		counted int
		met     bool
		want    int
	}{
		{"healthcare", 1, false, 0}, {"healthcare", 2, false, 3}, {"healthcare", 3, false, 5}, {"healthcare", 4, false, 7}, {"healthcare", 9, false, 7},
		{"power-siphoning", 0, false, 0}, {"power-siphoning", 1, false, 3}, {"power-siphoning", 2, false, 5}, {"power-siphoning", 3, false, 7},
		{"union-agreement", 1, false, 0}, {"union-agreement", 2, false, 3}, {"union-agreement", 3, false, 5}, {"union-agreement", 4, false, 7},
		{"laundering", 1, false, 0}, {"laundering", 2, false, 3}, {"laundering", 3, false, 5}, {"laundering", 4, false, 7}, {"laundering", 5, false, 7},
		{"militarized-police", 0, false, 0}, {"militarized-police", 1, false, 3}, {"militarized-police", 2, false, 6}, {"militarized-police", 3, false, 8},
		{"short-sale", 0, false, 0}, {"short-sale", 1, false, 3}, {"short-sale", 2, false, 5}, {"short-sale", 3, false, 7}, {"short-sale", 5, false, 7},
		{"retail", 5, false, 0}, {"retail", 0, true, 2}, {"retail", 1, true, 4}, {"retail", 3, true, 6},
		{"energy", 0, true, 3}, {"energy", 2, true, 7}, {"energy", 3, true, 7},
		{"banking", 0, true, 2}, {"banking", 4, true, 6}, {"banking", 5, true, 6},
		{"technology", 0, true, 3}, {"technology", 3, true, 6}, {"technology", 4, true, 6},
		{"entertainment", 1, true, 3}, {"entertainment", 9, true, 6}, {"entertainment", 9, false, 0},
		{"populist-dismissal", 0, false, 0}, {"populist-dismissal", 4, false, 4}, {"populist-dismissal", 30, false, 10},
	} {
		if got := investmentOf(tt.card).pays(tt.counted, tt.met); got != tt.want {
			t.Errorf("%s with %d counted (met %v) pays %d, want %d", tt.card, tt.counted, tt.met, got, tt.want)
		}
	}
}

// P1, P2, P10, P12, P14 to P16: as many cards as the sources count, none twice.
func TestCardsAreCounted(t *testing.T) {
	var corps, emergencies, demanded, invested []string
	for _, c := range corporations {
		corps, emergencies = append(corps, c.id), append(emergencies, c.emergency)
	}
	for _, d := range demands {
		demanded = append(demanded, d.id)
		if d.threat < 5 || d.threat > 7 {
			t.Errorf("%s costs %d threat, not 5 to 7", d.id, d.threat)
		}
	}
	for _, i := range investments {
		invested = append(invested, i.id)
	}
	for name, c := range map[string]struct {
		list []string
		want int
	}{
		"corporations": {corps, 6}, "emergency actions": {emergencies, 6}, "actions": {actions, 20},
		"assets": {assets, 34}, "demands": {demanded, 9}, "investments": {invested, 12},
	} {
		seen := map[string]bool{}
		for _, x := range c.list {
			if x == "" || seen[x] {
				t.Errorf("%s: %q is there twice, or empty", name, x)
			}
			seen[x] = true
		}
		if len(seen) != c.want {
			t.Errorf("%d %s, want %d", len(seen), name, c.want)
		}
	}
}

// P2, P10, P11: whose emergency action is which, and what each contract pays.
func TestCorporations(t *testing.T) {
	for id, want := range map[string]corporation{
		"globalsec":    {emergency: "Ruthless Tactics", pays: 1, each: true},
		"haas-bioroid": {emergency: "Unpaid/Overclocked", pays: 2},
		"jinteki":      {emergency: "Mandatory Quarantine", pays: 2, each: true},
		"melange":      {emergency: "Energy for All", pays: 3},
		"nbn":          {emergency: "Sweeps Week", pays: 1, each: true},
		"weyland":      {emergency: "Massive Reconstruction", pays: 2, each: true},
	} {
		c, _ := corporationOf(id)
		if got := (corporation{emergency: c.emergency, pays: c.pays, each: c.each}); got != want {
			t.Errorf("%s: %+v, want %+v", id, got, want)
		}
	}
}

// P16: what each demand needs, and costs: energy, consumables, tech, entertainment, credits.
func TestDemandsNeed(t *testing.T) {
	for id, want := range map[string][6]int{
		"worlds-cup": {0, 1, 3, 4, 2, 5}, "martian-violence": {1, 2, 0, 2, 6, 6}, "network-disruption": {0, 0, 4, 4, 3, 7},
		"power-grid": {2, 0, 1, 2, 2, 6}, "drug-ban": {0, 1, 0, 6, 6, 7}, "refugee-influx": {0, 3, 1, 3, 2, 5},
		"retail-shortage": {1, 1, 0, 5, 1, 7}, "space-elevator": {1, 0, 2, 2, 6, 6}, "tourism-spike": {2, 0, 0, 5, 5, 5},
	} {
		d := demandOf(id)
		if got := [6]int{d.needs[0], d.needs[1], d.needs[2], d.needs[3], d.needs[4], d.threat}; got != want {
			t.Errorf("%s is %v, want %v", id, got, want)
		}
	}
}
