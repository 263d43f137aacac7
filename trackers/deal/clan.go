package deal

// The clans (D1, D13): their names, and where each starts.

import (
	"slices"

	"croupier/engine"
)

// Clan is one of the six, as nights spell it. (D1)
type Clan string

// clans are the six, with the territory of their logo where a source tells it. (D1, D13)
var clans = []printedClan{
	{"yanagi", word("Yanagi"), word("Yanagi"), "Vancouver"},
	{"krantifics", word("Krantifics"), word("Krantifics"), "Los Angeles"},
	{"nveleno", word("N'Veleno"), word("N'Veleno"), ""},
	{"asp", word("Armada Socialista del Pueblo"), word("ASP"), ""},
	{"segadores", word("Segadores"), word("Segadores"), ""},
	{"maras", word("Maras del Diablo"), word("Maras"), "San Salvador"},
}

func word(w engine.Word) engine.Text { return w.Text() }

type printedClan struct {
	Clan  Clan
	Name  engine.Text
	Short engine.Text // as the rulebook calls it in passing
	Start string
}

// facts is what is told of a clan; false before one is picked.
func (c Clan) facts() (printedClan, bool) {
	i := slices.IndexFunc(clans, func(p printedClan) bool { return p.Clan == c })
	if i < 0 {
		return printedClan{}, false
	}
	return clans[i], true
}

// name is the clan in a sentence; empty before one is picked.
func (c Clan) name() (t engine.Text) {
	if p, picked := c.facts(); picked {
		t = p.Name
	}
	return t
}

// short is its name where there is little room.
func (c Clan) short() (t engine.Text) {
	if p, picked := c.facts(); picked {
		t = p.Short
	}
	return t
}

// item is the clan as one of several to choose from.
func (c printedClan) item() engine.Item {
	return engine.Item{Value: string(c.Clan), Label: c.Name}
}

// start is the territory of its logo; empty: no source tells it.
func (c Clan) start() string {
	p, _ := c.facts()
	return p.Start
}

// absentClans are the clans that nobody has picked.
func (p *Public) absentClans() (out engine.List) {
	for _, c := range clans {
		if p.playerOf(c.Clan) == engine.Room {
			out = append(out, c.Name)
		}
	}
	return out
}

// playerOf is the seat that plays a clan; Room: nobody does.
func (p *Public) playerOf(c Clan) engine.Seat {
	for i, q := range p.Players {
		if q.Clan == c {
			return engine.Seat(i + 1)
		}
	}
	return engine.Room
}
