package americandream

// Companies (A2, A9, A15 to A18, A20 to A22): their names, prices and chips.

import (
	"slices"
	"strings"
	"unicode"

	"croupier/engine"
)

// Chips of the rack: 12 stocks, then 4 franchises, 7 chips each. (A1)
const (
	stocks    = 12
	companies = 16
	chipsEach = 7
)

// Prices, and what lies in them. (A15, A17, A18, A20, A21, A22)
const (
	stockPrice     = 10_000
	stockResale    = 5_000
	stockBonus     = 5_000
	fullBonus      = 70_000 // for all seven chips of a stock
	dividendEach   = 5_000
	franchisePrice = 30_000
	franchiseBonus = 10_000
)

// Companies are the names on the board. Seven are printed in the rulebook; the
// table writes the others as it finds them there. (A2)
type Companies [companies]string

// printedCompanies are the names at the start. Their spelling is the digest's.
func printedCompanies() Companies {
	return Companies{
		"Levi's", "Ford", "Delta", "Stock 4", "Stock 5", "Stock 6", "Stock 7", "Stock 8", "Stock 9", "Stock 10", "Stock 11", "Stock 12",
		"Kentucky Fried Chicken", "NFL", "Burger King", "Holiday Inn",
	}
}

// The stocks that the rulebook leaves to the board, as indexes.
const firstUnnamed, lastUnnamed = 3, stocks - 1

// isFranchise reports whether a company's chips are orange ones.
func isFranchise(c int) bool { return c >= stocks }

// find is the index of a company by its name.
func (c *Companies) find(name string) int { return slices.Index(c[:], name) }

// among asks for one of these companies.
func (p *Public) among(name string, label engine.Text, list []int, note func(c int) engine.Text) engine.Choice {
	ask := engine.Choice{Name: name, Label: label}
	for _, c := range list {
		company := p.Companies[c]
		ask.Among = append(ask.Among, engine.Item{Value: company, Label: engine.Textf("%v", company), Note: note(c)})
	}
	return ask
}

// companiesWhere are the companies, from the first up to the last but one, of which
// something is true.
func companiesWhere(from, to int, match func(c int) bool) (out []int) {
	for c := from; c < to; c++ {
		if match(c) {
			out = append(out, c)
		}
	}
	return out
}

// rack is how many chips of a company nobody owns.
func (p *Public) rack(c int) int {
	n := chipsEach
	for i := range p.Players {
		n -= p.Players[i].Chips[c]
	}
	return n
}

// price is what the bank asks for a chip.
func price(c int) int {
	if isFranchise(c) {
		return franchisePrice
	}
	return stockPrice
}

// stock is how many stock chips a player owns, of all companies.
func (q *Player) stock() (n int) {
	for _, chips := range q.Chips[:stocks] {
		n += chips
	}
	return n
}

// franchises is how many franchise chips a player owns.
func (q *Player) franchises() (n int) {
	for _, chips := range q.Chips[stocks:] {
		n += chips
	}
	return n
}

// lose takes chips away, those won in fights first, which a house rule pays no
// bonus for. (B4)
func (q *Player) lose(c, n int) {
	q.Chips[c] -= n
	q.Won[c] = max(0, q.Won[c]-n)
}

// bonus is what a player gets for landing on a company. (A17, A20)
func (p *Public) bonus(s engine.Seat, c int) int {
	q := p.player(s)
	if isFranchise(c) {
		return franchiseBonus * q.Chips[c]
	}
	if q.Chips[c] == chipsEach {
		return fullBonus
	}
	if p.House.WonNoBonus { // B4
		return stockBonus * max(0, q.Chips[c]-q.Won[c])
	}
	return stockBonus * q.Chips[c]
}

// Name is the table writing down what a company is called on its board.
type Name struct {
	Which string `json:"which"`
	Name  string `json:"name"`
}

// Check: each name stands for one company, however it is spelled.
func (e Name) Check(v View) error {
	for _, other := range v.Public.Companies {
		if other != e.Which && key(other) == key(e.Name) {
			return engine.Refuse("%v is on the board already.", other)
		}
	}
	if key(e.Name) == "" {
		return engine.Refuse("Write the company's name.")
	}
	return nil
}

// Fold puts the name on the rack.
func (e Name) Fold(s *State, _ engine.Step) {
	s.Public.Companies[s.Public.Companies.find(e.Which)] = e.Name
}

// Line words it.
func (e Name) Line(engine.Seat) engine.Text { return engine.Textf("%v is %v", e.Which, e.Name) }

func namePad(p *Public) engine.Pad {
	return name.Pad(engine.Textf("Name a stock"),
		p.among("which", engine.Textf("Which"), companiesWhere(firstUnnamed, lastUnnamed+1, func(int) bool { return true }), func(int) (t engine.Text) { return t }),
		engine.Words{Name: "name", Label: engine.Textf("Name on the board"), Most: 30, Shelf: stockShelf, But: p.Companies[:]}).
		Saying("Call it %v", engine.Answer("name"))
}

// key is a name without what people spell differently: "Light bulb" and
// "light-bulb" are one.
func key(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsNumber(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, name)
}
