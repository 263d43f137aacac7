package deal

import "croupier/engine"

// Clan is one of the six, as nights spell it. (D1)
type Clan string

// clans are the six, with the territory of their logo where a source tells it. (D1, D13)
var clans = []struct {
	Clan  Clan
	Name  engine.Word
	Short engine.Word // as the rulebook calls it in passing
	Start string
}{
	{"yanagi", "Yanagi", "Yanagi", "Vancouver"},
	{"krantifics", "Krantifics", "Krantifics", "Los Angeles"},
	{"nveleno", "N'Veleno", "N'Veleno", ""},
	{"asp", "Armada Socialista del Pueblo", "ASP", ""},
	{"segadores", "Segadores", "Segadores", ""},
	{"maras", "Maras del Diablo", "Maras", "San Salvador"},
}

// name is the clan in a sentence; empty before one is picked.
func (c Clan) name() engine.Text {
	for _, known := range clans {
		if known.Clan == c {
			return known.Name.Text()
		}
	}
	return engine.Text{}
}

// short is its name where there is little room.
func (c Clan) short() engine.Text {
	for _, known := range clans {
		if known.Clan == c {
			return known.Short.Text()
		}
	}
	return engine.Text{}
}

// start is the territory of its logo; empty: no source tells it.
func (c Clan) start() string {
	for _, known := range clans {
		if known.Clan == c {
			return known.Start
		}
	}
	return ""
}

// absent are the clans that nobody has picked.
func (p *Public) absent() (out engine.List) {
	for _, c := range clans {
		if p.whose(c.Clan) == engine.Room {
			out = append(out, c.Name.Text())
		}
	}
	return out
}

// whose is the seat that plays a clan; Room: nobody does.
func (p *Public) whose(c Clan) engine.Seat {
	for i, q := range p.Players {
		if q.Clan == c {
			return engine.Seat(i + 1)
		}
	}
	return engine.Room
}
