package deal

// Territories (D3, D4, D9, D11): what each gives, who holds it, and how the table
// names one.

import (
	"strings"

	"croupier/engine"
)

// Territory is one place on the board that the table has named.
type Territory struct {
	Name    string
	Ground  Ground
	Capital bool
	Holder  engine.Seat // whose troops stand there; Room: nobody's, or a capital's mob (D9)
	Dope    int
	Made    int           // pieces produced there in this turn (D19)
	Sold    int           // dope sold there in this turn: where its ladder stands (D20)
	Respect int           // printed on it; untold: nobody has told it yet (D44)
	Scored  []engine.Seat // who has scored it before (A20)
	Came    int           // dope that was moved there in this turn, and moves no more (D24)
}

// Ground is the kind of a territory: what it gives. (D3)
type Ground string

const (
	Consumer Ground = "consumer" // cash, and a market for dope
	Producer Ground = "producer" // dope or soldiers
	Grey     Ground = "grey"     // nothing
)

// groundText is its ground in a sentence.
func (t *Territory) groundText() engine.Text {
	for _, g := range grounds {
		if g.Ground == t.Ground && g.Capital == t.Capital {
			return g.Text
		}
	}
	return lightGrey
}

var lightGrey = word("light grey")

// groundWords is its ground, with the respect that is printed on it.
func (t *Territory) groundWords() engine.Text {
	if t.points() > 0 {
		return engine.Textf("%v, %d respect", t.groundText(), t.points())
	}
	return t.groundText()
}

// mostTerritories is more than any board of this game has.
const mostTerritories = 60

// printedTerritories are the territories whose ground the rulebook tells. (D4, D11)
func printedTerritories() []Territory {
	return []Territory{
		{Name: "New York", Ground: Consumer, Capital: true, Respect: untold},
		{Name: "Las Vegas", Ground: Consumer, Capital: true, Respect: toldRespect["Las Vegas"]},
		{Name: "Medellin", Ground: Producer, Capital: true, Respect: untold},
		{Name: "La Paz", Ground: Producer, Capital: true, Respect: untold},
		{Name: "Los Angeles", Ground: Consumer},
		{Name: "San Francisco", Ground: Consumer},
	}
}

// named are the others that the rulebook names, as suggestions. (D11)
var namedTerritories = []string{
	"Acapulco", "Cayenne", "Corpus Christi", "Dallas", "Denver", "El Paso", "La Habana", "Miami",
	"Philadelphia", "Salt Lake City", "San Salvador", "Seattle", "Vancouver",
}

// suggested are the names that nobody has used yet.
func (p *Public) suggested() (out []string) {
	for _, name := range namedTerritories {
		if p.find(name) == nil {
			out = append(out, name)
		}
	}
	return out
}

// names are those that somebody has used.
func (p *Public) names() (out []string) {
	for _, t := range p.Territories {
		out = append(out, t.Name)
	}
	return out
}

// asksName asks for a territory by its name.
func asksName(p *Public, name string, label engine.Text) engine.Words {
	return engine.Words{Name: name, Label: label, Most: 40, Known: p.suggested(), Shelf: territoryShelf, But: p.names()}
}

// asksGround asks what a territory gives. It is never a capital: those are the four
// that are known from the start.
func asksGround() engine.Choice {
	return engine.Choice{Name: "ground", Label: engine.Textf("It is"), Among: []engine.Item{
		{Value: string(Consumer), Label: engine.Word("consumer").Text(), Note: engine.Textf("north: cash, and a market for dope")},
		{Value: string(Producer), Label: engine.Word("producer").Text(), Note: engine.Textf("south: dope or soldiers")},
		{Value: string(Grey), Label: engine.Word("light grey").Text(), Note: engine.Textf("gives nothing")},
	}}
}

// asksAmong asks for one of these territories.
func asksAmong(name string, label engine.Text, list []*Territory) engine.Choice {
	c := engine.Choice{Name: name, Label: label, Among: make([]engine.Item, 0, len(list))}
	for _, t := range list {
		c.Among = append(c.Among, engine.Item{Value: t.Name, Label: engine.Textf("%v", t.Name), Note: t.note()})
	}
	return c
}

// note is what there is to know of a territory in a line.
func (t *Territory) note() engine.Text {
	word := t.groundWords()
	if t.Holder != engine.Room {
		word = engine.Textf("%v, held by %v", word, t.Holder)
	}
	if t.Dope > 0 {
		return engine.Textf("%v, %d dope", word, t.Dope)
	}
	return word
}

// free reports whether somebody may simply walk in: nobody's, and no capital,
// which its mob defends. (D25)
func (t *Territory) free() bool { return t.Holder == engine.Room && !t.Capital }

// refuseName says why a territory cannot be named so, by whoever comes to stand on
// it: it is known already as something else, or somebody's. Nil: it can.
func (p *Public) refuseName(name string, ground Ground, by engine.Seat) error {
	t := p.find(name)
	switch {
	case t == nil && len(p.Territories) >= mostTerritories:
		return engine.Refuse("The table has named %d territories: no board has more.", mostTerritories)
	case t == nil:
		return nil
	case t.Holder != engine.Room && t.Holder != by:
		return engine.Refuse("%v is held by %v.", t.Name, t.Holder)
	case t.Capital && t.Holder == engine.Room:
		return engine.Refuse("%v is a capital: its mob must be beaten first.", t.Name)
	case t.Ground != ground:
		return engine.Refuse("%v is known as %v.", t.Name, t.groundText())
	}
	return nil
}

// findOrName is the territory of a name, which is named now if it was not known: with
// the respect that the table or the rulebook tells.
func (p *Public) findOrName(name string, ground Ground, printed int) *Territory {
	if t := p.find(name); t != nil {
		return t
	}
	for known, n := range toldRespect {
		if printed == 0 && strings.EqualFold(known, name) {
			printed = n
		}
	}
	p.Territories = append(p.Territories, Territory{Name: name, Ground: ground, Respect: printed})
	return &p.Territories[len(p.Territories)-1]
}
