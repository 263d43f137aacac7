package newangeles

// Names and numbers of the public cards (P2, P8, P10 to P16).

import (
	"slices"
	"strings"

	"croupier/engine"
)

// Names and numbers of the printed cards, and nothing else of them: what a card
// says stands on the card. Public sources, see the package comment.

// corporation is one of the six. (P2)
type corporation struct {
	id        string
	title     engine.Word
	short     engine.Word // under a name, where twelve letters fit
	emergency string      // its emergency action (P10)
	pays      int         // capital by its contract (P11)
	each      bool        // for each of them; else once, however many
	of        engine.Word // what it pays for
}

var corporations = []corporation{
	{"globalsec", "Globalsec", "Globalsec", "Ruthless Tactics", 1, true, "enemy units removed from a district"},
	{"haas-bioroid", "Haas-Bioroid", "Haas-Bioroid", "Unpaid/Overclocked", 2, false, "one or more androids moved"},
	{"jinteki", "Jinteki", "Jinteki", "Mandatory Quarantine", 2, true, "illness removed"},
	{"melange", "Melange Mining", "Melange", "Energy for All", 3, false, "an event resolved with threat up by less than 2"},
	{"nbn", "NBN", "NBN", "Sweeps Week", 1, true, "stages of unrest decreased"},
	{"weyland", "Weyland Consortium", "Weyland", "Massive Reconstruction", 2, true, "outages removed"},
}

func corporationOf(id string) (corporation, bool) {
	i := slices.IndexFunc(corporations, func(c corporation) bool { return c.id == id })
	if i < 0 {
		return corporation{}, false
	}
	return corporations[i], true
}

// federalist is the rival card that no corporation has. (P8)
const federalist = "federalist"

// rivalTitle is how a rival card is called.
func rivalTitle(id string) engine.Word {
	if id == federalist {
		return "the Federalist"
	}
	c, _ := corporationOf(id)
	return c.title
}

// actions are the 20 kinds of action cards. (P12)
var actions = []string{
	"Clean Slate", "Clinical Trials", "Information Procurement", "Unorthodox Knowledge",
	"Ark Construction", "Budget Renovations", "Gentrification", "Vanity Project",
	"Efficiency Experts", "High-Risk Investments", "Labor Solutions", "Liquidation",
	"24/7 Live Feeds", "Media Circus", "Puff Piece", "Spin Doctors",
	"Arrest Orders", "Full Deployment", "Riot Control", "Scorched Earth",
}

// Action cards that touch capital, threat or support. (P13)
const (
	vanityProject = "Vanity Project"
	highRisk      = "High-Risk Investments"
	puffPiece     = "Puff Piece"
	procurement   = "Information Procurement"
)

// assets are the 34 asset cards. (P14)
var assets = []string{
	aaronMarron, "Alex Westlund", "Bernice Mai", braintrust, "Bryan Stinson", "Caprice Nisei", "Chief Gorman",
	coachWalden, "Eiko", "Elizabeth Mills", floyd, "Fumiko Yamamori", "Gurren Imaishi", "Hernando Cortez",
	isabelMcGuire, jacksonHoward, "Lily Lockwell", locustCompany, "Marco Cubrero", "Mark Yale", midori,
	monicaSingh, "Mr. Li", "Mr. White", "Naoko Watanabe", "Rachel Beckmann", saulEustecio, "Sunny LeBeau",
	"Susan Chen", tanaka, "The Fall Guy", "Thomas Haas", "Toshiyuki Sakai", "Wong Ya Ching",
}

// Assets that the program knows more of than the name.
const (
	aaronMarron   = "Aaron Marron"
	braintrust    = "Braintrust"
	coachWalden   = "Coach Walden"
	floyd         = "Floyd 2X3A7C"
	isabelMcGuire = "Isabel McGuire"
	jacksonHoward = "Jackson Howard"
	locustCompany = "Locust Company"
	midori        = "Midori"
	monicaSingh   = "Monica Singh"
	saulEustecio  = "Saul Eustecio"
	tanaka        = "Tanaka"
)

// handSize is by how much an asset changes its holder's hand size. (P14)
var handSize = map[string]int{braintrust: -1, floyd: +5}

// printedName is a card's name as printed, where it is known: "spin doctors" is Spin
// Doctors.
func printedName(known []string, typed string) string {
	if i := slices.IndexFunc(known, func(k string) bool { return strings.EqualFold(k, typed) }); i >= 0 {
		return known[i]
	}
	return typed
}

// resource is what districts make and demands ask for.
type resource struct {
	id    string
	title engine.Word
}

var resources = [5]resource{{"energy", "Energy"}, {"consumables", "Consumables"}, {"tech", "Tech"}, {"entertainment", "Entertainment"}, {"credits", "Credits"}}

// demand is one of the nine: how much of each resource, and the threat where it
// is not met. (P16)
type demand struct {
	id     string
	title  engine.Word
	needs  [5]int
	threat int
}

var demands = []demand{
	{"worlds-cup", "Hosting World's Cup", [5]int{0, 1, 3, 4, 2}, 5},
	{"martian-violence", "Increased Martian Violence", [5]int{1, 2, 0, 2, 6}, 6},
	{"network-disruption", "Network Disruption", [5]int{0, 0, 4, 4, 3}, 7},
	{"power-grid", "Power Grid Overload", [5]int{2, 0, 1, 2, 2}, 6},
	{"drug-ban", "Recreational Drug Ban", [5]int{0, 1, 0, 6, 6}, 7},
	{"refugee-influx", "Refugee Influx", [5]int{0, 3, 1, 3, 2}, 5},
	{"retail-shortage", "Retail Shortage", [5]int{1, 1, 0, 5, 1}, 7},
	{"space-elevator", "Space Elevator Malfunction", [5]int{1, 0, 2, 2, 6}, 6},
	{"tourism-spike", "Tourism Spike", [5]int{2, 0, 0, 5, 5}, 5},
}

func demandOf(id string) demand {
	for _, d := range demands {
		if d.id == id {
			return d
		}
	}
	return demand{}
}

// investment is one of the twelve: what its holder counts on the map, and the
// capital for that. (P15)
type investment struct {
	id    string
	title engine.Word
	count engine.Word
	tiers []tier // from so many on, so much; the highest that is reached counts
	base  int    // of a sector: for a demand that was met, with
	per   int    // so much for each unit,
	most  int    // up to this in all
}

type tier struct{ from, pays int }

var investments = []investment{
	{id: "healthcare", title: "Healthcare Initiative", count: "Illness on the map", tiers: []tier{{2, 3}, {3, 5}, {4, 7}}},
	{id: "power-siphoning", title: "Power Siphoning", count: "Outages on the map", tiers: []tier{{1, 3}, {2, 5}, {3, 7}}},
	{id: "union-agreement", title: "Union Agreement", count: "Human First units on the map", tiers: []tier{{2, 3}, {3, 5}, {4, 7}}},
	{id: "laundering", title: "Laundering Scheme", count: "Orgcrime units on the map", tiers: []tier{{2, 3}, {3, 5}, {4, 7}}},
	{id: "militarized-police", title: "Militarized Police", count: "Prisec units on the map", tiers: []tier{{1, 3}, {2, 6}, {3, 8}}},
	{id: "short-sale", title: "Short Sale", count: "Resources at 1 or less", tiers: []tier{{1, 3}, {2, 5}, {3, 7}}},
	{id: "retail", title: "Retail Sector", count: "Units", base: 2, per: 2, most: 6},
	{id: "energy", title: "Energy Sector", count: "Units", base: 3, per: 2, most: 7},
	{id: "banking", title: "Banking Sector", count: "Units", base: 2, per: 1, most: 6},
	{id: "technology", title: "Technology Sector", count: "Units", base: 3, per: 1, most: 6},
	{id: "entertainment", title: "Entertainment Sector", count: "Units", base: 2, per: 1, most: 6},
	{id: "populist-dismissal", title: "Populist Dismissal", count: "Districts in protest or on strike", per: 1, most: districts},
}

// districts are on the map. (Section 5: the cards name ten.)
const districts = 10

func investmentOf(id string) investment {
	for _, i := range investments {
		if i.id == id {
			return i
		}
	}
	return investment{}
}

// sector reports whether it pays only where its demand was met.
func (i investment) sector() bool { return i.base > 0 }

// pays is the capital for that many counted. (P15)
func (i investment) pays(counted int, met bool) (capital int) {
	if i.sector() && !met {
		return 0
	}
	for _, t := range i.tiers {
		if counted >= t.from {
			capital = t.pays
		}
	}
	if len(i.tiers) == 0 {
		capital = min(i.base+i.per*counted, i.most)
	}
	return capital
}
