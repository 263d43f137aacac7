package americandream

// Cards in the hand (A3, A16, A18, A25, A26, A28): drawn, written down, laid open.

import (
	"slices"
	"strconv"

	"croupier/engine"
)

// mostCards is more than any pile has: the box holds 95 printed cards. (A1)
const mostCards = 95

// Piles that cards are drawn from in the open.
const (
	dreamPile      = "american-dream"
	prudentialPile = "prudential"
	experiencePile = "experience"
)

var piles = map[string]engine.Word{dreamPile: "American Dream", prudentialPile: "Prudential", experiencePile: "Experience"}

// Draw is a card drawn because the board or a card says so. All see from which
// pile; what an American Dream card is, its owner writes down in secret.
type Draw struct {
	Pile string `json:"pile"`
}

// Fold puts it into the hand.
func (e Draw) Fold(s *State, t engine.Step) {
	h := s.Hand(t.By)
	switch e.Pile {
	case dreamPile:
		h.Unnoted++
	case prudentialPile:
		h.Prudential++
	case experiencePile:
		h.Experience++
	}
}

// Line words it.
func (e Draw) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v draws a card: %v", by, piles[e.Pile])
}

func drawPad(v *View) engine.Pad {
	ask := engine.Choice{Name: "pile", Label: engine.Textf("From which pile")}
	for _, pile := range []string{dreamPile, experiencePile, prudentialPile} {
		ask.Among = append(ask.Among, engine.Item{Value: pile, Label: piles[pile].Text()})
	}
	return foldAside(draw.Pad(engine.Textf("Draw a card"), ask).For(v.Public.mark()).Saying("Draw: %v", engine.Answer("pile")))
}

// Note writes down what an American Dream card in one's hand is. The rulebook's
// decks list no texts, so the table types them. (A3, A25, A26, A28)
type Note struct {
	What    string `json:"what"`
	Sort    Sort   `json:"sort"`
	Name    string `json:"name"`
	Royalty int    `json:"royalty"`
}

// Whisper puts it into the hand.
func (e Note) Whisper(h *Hand, _ engine.Step) {
	h.Unnoted--
	h.Cards = append(h.Cards, Card{e.Sort, e.Name, e.Royalty})
}

// Check: an idea is known by its name, so it needs one.
func (e Note) Check(View) error {
	if e.What == ideaCard && key(e.Name) == "" {
		return engine.Refuse("Write the name on the card.")
	}
	return nil
}

// What a Note's pad is for.
const (
	ideaCard  = "idea"
	otherCard = "card"
)

func notePads(v *View) []engine.Pad {
	p := &v.Public
	idea := note.Pad(engine.Textf("Write down a Patent, Copyright or Great Idea"),
		engine.Fixed{Name: "what", Value: ideaCard},
		ideaSort(),
		engine.Words{Name: "name", Label: engine.Textf("Name on the card"), Most: 40, Known: p.revealedNames(), Shelf: ideaShelf},
		asksRoyalty())
	card := note.Pad(engine.Textf("Write down another American Dream card"),
		engine.Fixed{Name: "what", Value: otherCard},
		engine.Choice{Name: "sort", Label: engine.Textf("It is"), Among: sorts(StolenPatent, StolenCopyright, StolenIdea, EveryStock, EveryFranchise, OtherCard)})
	if v.Hand.Unnoted == 0 {
		const all = "You have written down every card you hold."
		return []engine.Pad{idea.But(all), card.But(all)}
	}
	left := engine.Some{N: v.Hand.Unnoted, One: "card", More: "cards"}
	return []engine.Pad{idea.With("%v to write down", left), card.With("%v to write down", left)}
}

func ideaSort() engine.Choice {
	return engine.Choice{Name: "sort", Label: engine.Textf("It is a"), Among: sorts(Patent, Copyright, GreatIdea)}
}

func asksRoyalty() engine.Amount {
	return engine.Amount{Name: "royalty", Label: engine.Textf("Royalty"), Min: money.Step, Max: mostPaid, In: money}
}

func sorts(list ...Sort) (out []engine.Item) {
	for _, s := range list {
		out = append(out, engine.Item{Value: string(s), Label: words[s].Text()})
	}
	return out
}

// revealedNames are the names that were revealed, and that may have a duplicate.
func (p *Public) revealedNames() (out []string) {
	for _, o := range p.Ideas {
		out = append(out, o.Name)
	}
	return out
}

// Unnote takes a note back: the card was written down wrong, or put away.
type Unnote struct {
	Card string `json:"card"` // its place among the notes, from 1
	Gone string `json:"gone"` // why
}

// Whisper takes it out.
func (e Unnote) Whisper(h *Hand, _ engine.Step) {
	i, _ := strconv.Atoi(e.Card)
	h.Cards = slices.Delete(h.Cards, i-1, i)
	if e.Gone == wrongNote {
		h.Unnoted++
	}
}

// Why a note is taken back.
const (
	wrongNote = "wrong"
	goneCard  = "gone"
)

func unnotePad(v *View) engine.Pad {
	list := engine.Choice{Name: "card", Label: engine.Textf("Which note")}
	for i, c := range v.Hand.Cards {
		list.Among = append(list.Among, engine.Item{Value: strconv.Itoa(i + 1), Label: c.text()})
	}
	pad := unnote.Pad(engine.Textf("Strike a note out"), list,
		engine.Choice{Name: "gone", Label: engine.Textf("Because"), Among: []engine.Item{
			{Value: wrongNote, Label: engine.Textf("It is another card")}, {Value: goneCard, Label: engine.Textf("It has left my hand")}}})
	if len(v.Hand.Cards) == 0 {
		return pad.But("You have written nothing down.")
	}
	return pad
}

// text is what a card is, in a line.
func (c Card) text() engine.Text {
	if c.Royalty == 0 {
		return words[c.Sort].Text()
	}
	return engine.Textf("%v: %v, %v", words[c.Sort], c.Name, money.Of(c.Royalty))
}

// Lay puts a card for every turn face up, for good. (A16, A18)
type Lay struct {
	Which Sort `json:"which"`
}

// Fold lays it.
func (e Lay) Fold(s *State, t engine.Step) {
	s.Hand(t.By).drop(func(c Card) bool { return c.Sort == e.Which })
	t.Show(t.By, engine.Room, note.Name)
	q := s.Public.player(t.By)
	q.EveryStock = q.EveryStock || e.Which == EveryStock
	q.EveryFranchise = q.EveryFranchise || e.Which == EveryFranchise
}

// Line words it.
func (e Lay) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v lays a card open: %v", by, words[e.Which])
}

// layPad lies under the cover: what it offers are the cards in the hand.
func layPad(v *View) engine.Pad {
	var list []Sort
	for _, s := range []Sort{EveryStock, EveryFranchise} {
		if slices.ContainsFunc(v.Hand.Cards, func(c Card) bool { return c.Sort == s }) {
			list = append(list, s)
		}
	}
	pad := lay.Pad(engine.Textf("Lay open an every-turn card"), engine.Choice{Name: "which", Label: engine.Textf("Which"), Among: sorts(list...)}).
		For(v.Public.mark()).Under().With("It stays open, and lets you buy one extra chip in each turn.")
	if len(list) == 0 {
		pad = pad.But("You have written down no card for every turn.")
	}
	return pad
}
