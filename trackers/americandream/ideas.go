package americandream

// Patents, Copyrights, Great Ideas and who steals them (A25 to A28).

import (
	"slices"

	"croupier/engine"
	"croupier/engine/sealed"
)

// Sort is what an American Dream card is, as the log keeps it. (A3)
type Sort string

// Sorts of American Dream cards.
const (
	Patent          Sort = "patent"
	Copyright       Sort = "copyright"
	GreatIdea       Sort = "great-idea"
	StolenPatent    Sort = "stolen-patent"
	StolenCopyright Sort = "stolen-copyright"
	StolenIdea      Sort = "stolen-great-idea"
	EveryStock      Sort = "stock-every-turn"
	EveryFranchise  Sort = "franchise-every-turn"
	OtherCard       Sort = "other"
)

// words are what sorts are called.
var words = map[Sort]engine.Word{
	Patent: "Patent", Copyright: "Copyright", GreatIdea: "Great Idea",
	StolenPatent: "Stolen, for a Patent", StolenCopyright: "Stolen, for a Copyright", StolenIdea: "Stolen, for a Great Idea",
	EveryStock: "One stock every turn", EveryFranchise: "One franchise every turn", OtherCard: "Another card",
}

// stolenBy is the card that stops each sort: it names what it can stop. (A28)
var stolenBy = map[Sort]Sort{Patent: StolenPatent, Copyright: StolenCopyright, GreatIdea: StolenIdea}

// claimedOn is the sort that is claimed on a space. (A25, A26)
var claimedOn = map[Space]Sort{OnPatents: Patent, OnCopyrights: Copyright, OnIdea: GreatIdea}

// Card is an American Dream card that its owner has written down. Name and
// Royalty are those of a Patent, Copyright or Great Idea.
type Card struct {
	Sort    Sort
	Name    string
	Royalty int
}

// isOf reports whether a card is one of the two of that idea.
func (c Card) isOf(sort Sort, name string) bool { return c.Sort == sort && key(c.Name) == key(name) }

// Idea is what became of a Patent, Copyright or Great Idea that was revealed.
// Each exists twice. (A27, A28)
type Idea struct {
	Sort    Sort
	Name    string
	Royalty int
	Owner   engine.Seat // who claimed it: then the other card is void
	Stolen  int         // how many of its two cards were stolen, and left play
}

// idea is what became of one; nil: nothing yet.
func (p *Public) idea(sort Sort, name string) *Idea {
	for i := range p.Ideas {
		if o := &p.Ideas[i]; o.Sort == sort && key(o.Name) == key(name) {
			return o
		}
	}
	return nil
}

// void says why a card is no good any more. Empty: it is good.
func (p *Public) void(c Card) (why engine.Text) {
	switch o := p.idea(c.Sort, c.Name); {
	case o == nil:
	case o.Owner != engine.Room:
		return engine.Textf("%v is void: %v has claimed it.", c.Name, o.Owner)
	case o.Stolen > 1:
		return engine.Textf("%v has left play: both its cards were stolen.", c.Name)
	}
	return why
}

// Window is the moment after a reveal in which it may be stolen. All others are
// asked, so that a phone without the card looks the same as one with it. (A28)
type Window struct {
	By      engine.Seat
	Sort    Sort
	Name    string
	Royalty int
	Call    sealed.Call // who is asked, and who lets it pass
}

// Reveal turns an own card face up on its space. (A25, A26)
type Reveal struct {
	Which string `json:"which"`
}

// Fold turns it, and asks the table; or, where nobody may steal it, claims it.
func (e Reveal) Fold(s *State, t engine.Step) {
	p := &s.Public
	sort := claimedOn[p.Move.On]
	card, _ := s.Hand(t.By).drop(func(c Card) bool { return c.isOf(sort, e.Which) })
	t.Show(t.By, engine.Room, note.Name)
	t.Tell("%v: %v, a royalty of %v.", words[sort], card.Name, money.Of(card.Royalty))
	o := p.idea(sort, card.Name)
	if o == nil {
		p.Ideas = append(p.Ideas, Idea{Sort: sort, Name: card.Name})
		o = &p.Ideas[len(p.Ideas)-1]
	}
	o.Royalty = card.Royalty
	p.Move.Revealed = key(card.Name)
	p.Windows++
	p.Window = &Window{t.By, sort, card.Name, card.Royalty, sealed.To(p.others(t.By)...)}
	if o.Stolen > 0 && p.House.StolenOnce { // B24
		claimIdea(s, t)
	}
}

// Line words it.
func (e Reveal) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v reveals %v", by, e.Which)
}

// Let lets a reveal pass.
type Let struct{}

// Fold counts it.
func (Let) Fold(s *State, t engine.Step) {
	call := &s.Public.Window.Call
	was := *call
	call.Mark(func(s engine.Seat) bool { return was.Has(s) || s == t.By })
}

// Line words it.
func (Let) Line(by engine.Seat) engine.Text { return engine.Textf("%v lets it pass", by) }

// Steal plays a Stolen card on the reveal: both cards leave play, nobody is
// paid, and the duplicate is good again. (A28)
type Steal struct{}

// Fold steals it.
func (Steal) Fold(s *State, t engine.Step) {
	p := &s.Public
	w := *p.Window
	p.Window = nil
	s.Hand(t.By).drop(func(c Card) bool { return c.Sort == stolenBy[w.Sort] })
	t.Show(t.By, engine.Room, note.Name)
	o := p.idea(w.Sort, w.Name)
	o.Stolen++
	if o.Stolen == 1 {
		t.Tell("Both cards leave play. Whoever holds the duplicate of %v may still claim it.", w.Name)
	} else {
		t.Tell("Both cards leave play, and with them the last of %v.", w.Name)
	}
	if p.House.StolenCounts { // B19
		p.player(w.By).Claims++
	}
}

// Line words it.
func (Steal) Line(by engine.Seat) engine.Text { return engine.Textf("%v plays a Stolen card", by) }

// CloseWindow is the host ending the wait for somebody who does not answer.
type CloseWindow struct{}

// Fold lets it pass.
func (CloseWindow) Fold(s *State, t engine.Step) { claimIdea(s, t) }

// Line words it.
func (CloseWindow) Line(engine.Seat) engine.Text { return engine.Textf("Nobody steals it") }

// closeWindowPad asks the host twice: who has not answered may hold a Stolen card.
func closeWindowPad(p *Public, people []engine.Person) engine.Pad {
	pad := closeWindow.Pad(engine.Textf("Nobody steals it: pay the royalty")).For(p.windowMark()).
		With("Instead of those who do not answer.")
	pad.Sure = engine.Textf("Still asked: %v. After this nobody can steal it.", engine.SeatList(p.Window.Call.Waits(people)))
	return pad
}

// settleWindow claims what nobody wants to steal.
func settleWindow(s *State, t engine.Step) {
	if w := s.Public.Window; w != nil && len(w.Call.Waits(t.People)) == 0 {
		claimIdea(s, t)
	}
}

// claimIdea pays the royalty; the duplicate becomes void. (A25, A26, A27)
func claimIdea(s *State, t engine.Step) {
	p := &s.Public
	w := *p.Window
	p.Window = nil
	p.idea(w.Sort, w.Name).Owner = w.By
	p.player(w.By).Claims++
	p.Move.Royalty = true
	pay(s, engine.Room, w.By, w.Royalty, engine.Textf("royalty of %v", w.Name))
	t.Tell("The bank pays %v the royalty of %v. The duplicate of %v is void.", w.By, money.Of(w.Royalty), w.Name)
}

// ideasOf are a seat's claimed ideas of a sort.
func (p *Public) ideasOf(by engine.Seat, sort Sort) (out []Idea) {
	return slices.DeleteFunc(slices.Clone(p.Ideas), func(o Idea) bool { return o.Owner != by || o.Sort != sort })
}

// payRoyalties pays again what was claimed at this office before: nobody can
// steal that. (A25, V12)
func payRoyalties(s *State, t engine.Step) {
	if s.Public.House.OneRoyalty { // B20: then its owner says which
		return
	}
	for _, o := range s.Public.ideasOf(t.By, claimedOn[s.Public.Move.On]) {
		payAgain(s, t, o)
	}
}

func payAgain(s *State, t engine.Step, o Idea) {
	s.Public.Move.Royalty = true
	pay(s, engine.Room, t.By, o.Royalty, engine.Textf("royalty of %v", o.Name))
	t.Tell("The bank pays %v the royalty of %v again: %v.", t.By, o.Name, money.Of(o.Royalty))
}

// Royalty is the one that is paid on a landing, where a house rule pays but one. (B20)
type Royalty struct {
	Which string `json:"which"`
}

// Fold pays it.
func (e Royalty) Fold(s *State, t engine.Step) {
	payAgain(s, t, *s.Public.idea(claimedOn[s.Public.Move.On], e.Which))
}

// Line words it.
func (e Royalty) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v collects on %v", by, e.Which)
}

// ideaPads are what an office or a Great Idea space offers.
func ideaPads(v *View) (out []engine.Pad) {
	sort, ok := claimedOn[v.Public.Move.On]
	if !ok {
		return nil
	}
	return append(royaltyPads(v, sort), revealPad(v, sort))
}

func royaltyPads(v *View, sort Sort) []engine.Pad {
	p := &v.Public
	list := p.ideasOf(v.Seat, sort)
	if !p.House.OneRoyalty || sort == GreatIdea || len(list) == 0 || p.Move.Royalty {
		return nil
	}
	ask := engine.Choice{Name: "which", Label: engine.Textf("Royalty")}
	for _, o := range list {
		ask.Among = append(ask.Among, engine.Item{Value: o.Name, Label: engine.Textf("%v", o.Name), Note: engine.Textf("%v", money.Of(o.Royalty))})
	}
	return []engine.Pad{royalty.Pad(engine.Textf("Collect a royalty"), ask).For(p.mark()).Now().Saying("Collect on %v", engine.Answer("which"))}
}

// revealPad lies under the cover: what it offers are the cards in the hand.
func revealPad(v *View, sort Sort) engine.Pad {
	p := &v.Public
	ask := engine.Choice{Name: "which", Label: words[sort].Text()}
	why := engine.Textf("You have written down no %v.", words[sort])
	for _, c := range v.Hand.Cards {
		switch no := p.void(c); {
		case c.Sort != sort:
		case !no.Empty():
			why = no
		case !slices.ContainsFunc(ask.Among, func(i engine.Item) bool { return key(i.Value) == key(c.Name) }):
			ask.Among = append(ask.Among, engine.Item{Value: c.Name, Label: engine.Textf("%v", c.Name), Note: engine.Textf("%v", money.Of(c.Royalty))})
		}
	}
	pad := reveal.Pad(engine.Textf("Reveal a %v", words[sort]), ask).For(p.mark()).Under().Saying("Reveal %v", engine.Answer("which"))
	switch {
	case p.House.OneRoyalty && sort != GreatIdea && p.Move.Royalty: // B20
		pad = pad.But("One royalty is paid on a landing, and yours is.")
	case sort == GreatIdea && p.Move.Royalty:
		pad = pad.But("A Great Idea pays once, and this one has.")
	case sort == GreatIdea && p.Move.Revealed != "": // the duplicate alone fits the space
		ask.Among = slices.DeleteFunc(ask.Among, func(i engine.Item) bool { return key(i.Value) != p.Move.Revealed })
		pad.Asks = engine.Fields{ask}
		why = engine.Textf("You have not written down the duplicate.")
	}
	if len(ask.Among) == 0 {
		pad = pad.But("%v", why)
	}
	return pad
}

// windowPads ask everybody else, the same of all.
func windowPads(v *View) []engine.Pad {
	p := &v.Public
	w := p.Window
	if !w.Call.Asks(v.Seat) {
		return nil
	}
	pass := let.Pad(engine.Textf("Let it pass")).For(p.windowMark()).With("Whoever holds a Stolen card for it plays it from under the cover.")
	if w.Call.Has(v.Seat) {
		pass = pass.But("You let it pass.")
	} else {
		pass = pass.Now()
	}
	grab := steal.Pad(engine.Textf("Play a Stolen card on %v", w.Name)).For(p.windowMark()).Under()
	if !slices.ContainsFunc(v.Hand.Cards, func(c Card) bool { return c.Sort == stolenBy[w.Sort] }) {
		grab = grab.But("You have written down no Stolen card for a %v.", words[w.Sort])
	}
	return []engine.Pad{pass, grab}
}

func (p *Public) windowMark() string { return engine.Textf("reveal %d", p.Windows).String() }
