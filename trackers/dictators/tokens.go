package dictators

// Zone-4 tokens (R22): looked at, used, kept.

import (
	"slices"

	"croupier/engine"
)

// The numerals of the zone-4 tokens, as answers spell them. (R22)
var numerals = [...]string{"i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"}

// printedAs is a numeral as it stands on the token.
var printedAs = map[string]engine.Word{
	"i": "I", "ii": "II", "iii": "III", "iv": "IV", "v": "V", "vi": "VI", "vii": "VII", "viii": "VIII", "ix": "IX", "x": "X",
}

// gives is what a token gives, in a few words.
var gives = map[string]engine.Word{
	"i":    "go to Washington State or Washington D.C.",
	"ii":   "disarm one of your facilities",
	"iii":  "5 more, once, when you convince the President",
	"iv":   "another Dictator card of your choice",
	"v":    "swap everything with another player, in this turn only",
	"vi":   "swap the places of meeples",
	"vii":  "look at 5 Presidential cards and keep one",
	"viii": "reveal 6 Command cards and play them for free this turn",
	"ix":   "at DEFCON 1 you win",
	"x":    "3 Command cards and 3 Founding Fathers for your opponents",
}

// Look writes down what stands under an own token. It need never be told. (R22)
type Look struct {
	Token   int    `json:"token"`
	Numeral string `json:"numeral"`
}

func (l Look) Whisper(h *Hand, t engine.Step) {
	h.Numerals = slices.DeleteFunc(h.Numerals, func(n Numeral) bool { return n.Token == l.Token })
	h.Numerals = append(h.Numerals, Numeral{l.Token, l.Numeral, t.By})
}

// Use is a token at work: once, without an action, and nobody can cancel it. (R22)
type Use struct {
	Numeral string      `json:"numeral"`
	To      string      `json:"to"`     // I
	At      string      `json:"at"`     // II
	Name    string      `json:"name"`   // IV
	With    engine.Seat `json:"with"`   // V
	Events  int         `json:"events"` // VIII: how many of the six are Events
}

// washingtonState is the other place that token I leads to.
const washingtonState = "washington-state"

func (e Use) Fold(s *State, t engine.Step) {
	p := &s.Public
	usedUp(s, t.By, e.Numeral, t)
	if does, ok := uses[e.Numeral]; ok {
		does(s, e, p.dictatorOf(t.By), t)
	}
}

// uses are what the tokens do that one entry can do.
var uses = map[string]func(*State, Use, *Dictator, engine.Step){
	"i": func(_ *State, e Use, d *Dictator, _ engine.Step) {
		if d.Place = Elsewhere; e.To == string(Washington) {
			d.Place = Washington
		}
	},
	"ii": func(s *State, e Use, _ *Dictator, t engine.Step) { disarmSite(s, e.At, t) },
	"iii": func(s *State, _ Use, _ *Dictator, t engine.Step) {
		p := &s.Public
		p.Roll.Bonus = bonus
		t.Tell("%d and %d make %d: enough.", p.Roll.Faces[0], bonus, p.Roll.Faces[0]+bonus)
		p.ask(thePresident, t)
	},
	"iv": func(_ *State, e Use, d *Dictator, _ engine.Step) { d.Name = e.Name },
	"v":  func(s *State, e Use, _ *Dictator, t engine.Step) { swap(s, t.By, e.With, t) },
	"vi": func(_ *State, _ Use, _ *Dictator, t engine.Step) {
		t.Tell("Swap the meeples on the map; then enter who is in Washington D.C. or on the Trident now.")
	},
	"viii": func(s *State, e Use, d *Dictator, t engine.Step) { s.Public.reveal(d, e.Events, t) },
	"ix":   func(s *State, _ Use, _ *Dictator, t engine.Step) { win(s, t.By, "revealed token IX at DEFCON 1", t) },
	"x": func(s *State, _ Use, _ *Dictator, t engine.Step) {
		p := &s.Public
		for _, seat := range engine.Others(len(p.Seats), t.By) {
			p.dictatorOf(seat).Dealt = true
		}
		p.join(newFounders, t) // what is not dealt stays in the deck
		t.Tell("Each opponent is dealt one of 6 cards; the other %d are shuffled into the Command deck.", 2*newFounders-len(p.Seats)+1)
	},
}

// reveal takes the top six Command cards of token VIII. Events are shuffled
// back unresolved, or, if the table plays so, take effect one by one. (R22, A10)
func (p *Public) reveal(d *Dictator, events int, t engine.Step) {
	for range 6 - events {
		p.outOf(theDeck, aCommand)
	}
	d.Hand += 6 - events
	p.Free = 6 - events
	met := engine.Some{N: events, One: "Event", More: "Events"}
	switch {
	case events == 0:
	case p.House.EightResolves:
		t.Tell("%v among them: resolve one by one, taking each from the deck.", met)
	default:
		t.Tell("%v among them: back into the Command deck, and shuffle it.", met)
	}
}

// Check: there is one card of each Dictator. (IV)
func (e Use) Check(v View) error {
	if e.Name == "" {
		return nil
	}
	return refusePlayed(v, e.Name)
}

func (e Use) Line(by engine.Seat) engine.Text {
	n := printedAs[e.Numeral]
	switch e.Numeral {
	case "i":
		if e.To == string(Washington) {
			return engine.Textf("%v uses token I and goes to Washington D.C.", by)
		}
		return engine.Textf("%v uses token I and goes to Washington State", by)
	case "ii":
		return engine.Textf("%v uses token II on %v", by, target(e.At))
	case "iv":
		return engine.Textf("%v uses token IV and is %v now", by, e.Name)
	case "v":
		return engine.Textf("%v uses token V and swaps everything with %v", by, e.With)
	}
	return engine.Textf("%v uses token %v", by, n)
}

// Keep is token VII: of five Presidential cards one is kept face down. (R22)
type Keep struct {
	Numeral string `json:"numeral"`
}

// KeptName is which card it is: said aside.
type KeptName struct {
	Name string `json:"name"`
}

func (Keep) Fold(s *State, t engine.Step) {
	p := &s.Public
	usedUp(s, t.By, "vii", t)
	p.dictatorOf(t.By).Kept = true
	if p.House.Counts {
		p.Decks.Presidents = max(0, p.Decks.Presidents-1)
	}
}

func (k KeptName) Whisper(h *Hand, t engine.Step) { h.Kept = Kept{k.Name, t.By} }

func (Keep) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v uses token VII and keeps a Presidential card", by)
}

// usedUp takes a token from a seat: everybody knows its numeral now.
func usedUp(s *State, seat engine.Seat, numeral string, t engine.Step) {
	d, h := s.Public.dictatorOf(seat), s.Hand(seat)
	id, by := findToken(s.Public, *d, *h, numeral)
	t.Show(by, engine.Room, "numeral")
	d.Tokens = slices.DeleteFunc(d.Tokens, func(k Token) bool { return k.ID == id })
	d.Held = len(d.Tokens)
	h.Numerals = slices.DeleteFunc(h.Numerals, func(n Numeral) bool { return n.Token == id })
}

// findToken is the token of that numeral that may be used, or else just any of
// that numeral, and who wrote it down; 0: there is none.
func findToken(p Public, d Dictator, h Hand, numeral string) (id int, by engine.Seat) {
	for _, n := range h.Numerals {
		at := slices.IndexFunc(d.Tokens, func(k Token) bool { return k.ID == n.Token })
		if n.Numeral == numeral && at >= 0 && (id == 0 || p.usable(numeral, d.Tokens[at])) {
			id, by = n.Token, n.By
		}
	}
	return id, by
}

// usable reports whether a token came at the right time: V works in the turn it
// came only, and IX that came late may be worth nothing. (R22, A15)
func (p *Public) usable(numeral string, k Token) bool {
	switch numeral {
	case "v":
		return k.Turn == p.Number
	case "ix":
		return !k.Late || !p.House.NineLate
	}
	return true
}

// swap is token V: all that lies before two seats, and their hands, change
// places. Who plays the next turn of each does not. (R22)
func swap(s *State, a, b engine.Seat, t engine.Step) {
	p := &s.Public
	x, y := p.dictatorOf(a), p.dictatorOf(b)
	*x, *y = *y, *x
	x.Bribed, y.Bribed = y.Bribed, x.Bribed
	x.Dealt, y.Dealt = y.Dealt, x.Dealt
	g, h := s.Hand(a), s.Hand(b)
	*g, *h = *h, *g
	g.Seen, h.Seen = h.Seen, g.Seen
	g.handedTo(a, b, t)
	h.handedTo(b, a, t)
}

// handedTo declares that a hand is another seat's now: whoever wrote a secret in
// it down, that seat knows it.
func (h *Hand) handedTo(seat, from engine.Seat, t engine.Step) {
	t.Show(h.Facilities.owner(from), seat, "facilities")
	t.Show(h.Kept.owner(from), seat, "keep")
	for _, n := range h.Numerals {
		t.Show(n.By, seat, "numeral")
	}
}
