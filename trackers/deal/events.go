package deal

// Events (D49 to D52): drawn, noted, played, and what they change.

import (
	"slices"
	"strings"

	"croupier/engine"
)

// mostEvents is more than anybody ever has to draw, or holds.
const mostEvents = 60

// Event is a general event that was drawn: it is read out and applied at once, or
// it lies in the one slot for as long as no other one takes it. (D50, D51)
type Event struct {
	Event string `json:"event"`
	Lasts string `json:"lasts"`
}

// Answers to how long an event lasts.
const (
	atOnce    = "at-once"
	permanent = "permanent"
)

// Fold draws it.
func (e Event) Fold(s *State, t engine.Step) {
	s.Public.player(t.By).Events--
	s.Public.Turn.Event = true
	s.Public.lay(t, e.Event, e.Lasts)
}

// Line words it.
func (e Event) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v draws an event: %v", by, e.Event)
}

// lay puts a permanent event into the slot, in the place of the one before. (D51)
func (p *Public) lay(t engine.Step, name, lasts string) {
	if lasts != permanent {
		return
	}
	if p.Permanent != "" {
		t.Tell("%v is discarded.", p.Permanent)
	}
	p.Permanent = name
	t.Tell("%v lasts until the next permanent event.", name)
}

// ClanEvent is a clan event that was drawn: it goes face down to that clan's
// player. One of a clan that is not on the board is discarded, and the next is
// drawn. (D50)
type ClanEvent struct {
	Clan Clan `json:"clan"`
}

// Fold hands it over.
func (e ClanEvent) Fold(s *State, t engine.Step) {
	p := &s.Public
	to := p.playerOf(e.Clan)
	if to == engine.Room || p.out(to) {
		t.Tell("The %v are not on the board: discard it and draw the next.", e.Clan.name())
		return
	}
	p.player(t.By).Events--
	p.player(to).Held = min(p.player(to).Held+1, mostEvents)
	t.Tell("%v takes it, face down.", to)
}

// Line words it.
func (e ClanEvent) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v draws an event of the %v", by, e.Clan.name())
}

// KeptEvent is a clan event that its player has noted.
type KeptEvent struct{ Name, Phase string }

// NoteEvent notes a clan event that lies before its player, for that player alone.
type NoteEvent struct {
	Event string `json:"event"`
	Phase string `json:"phase"`
}

// Check: no more than lie there.
func (e NoteEvent) Check(v View) error {
	if held := v.Public.player(v.Seat).Held; eventIndex(v.Hand.Events, e.Event) < 0 && len(v.Hand.Events) >= held {
		return engine.Refuse("%v before you, and you have noted %d.", lyingEvents(held), len(v.Hand.Events))
	}
	return nil
}

// lyingEvents is so many clan events that lie somewhere.
func lyingEvents(n int) engine.Text {
	if n == 1 {
		return engine.Textf("1 clan event lies")
	}
	return engine.Textf("%d clan events lie", n)
}

// eventIndex is where an event of a name stands; -1: nowhere.
func eventIndex(list []KeptEvent, name string) int {
	return slices.IndexFunc(list, func(e KeptEvent) bool { return strings.EqualFold(e.Name, name) })
}

// Whisper notes it.
func (e NoteEvent) Whisper(h *Hand, _ engine.Step) {
	if i := eventIndex(h.Events, e.Event); i >= 0 {
		h.Events = slices.Delete(h.Events, i, i+1)
	}
	h.Events = append(h.Events, KeptEvent{e.Event, e.Phase})
}

// PlayEvent plays a clan event in the phase that is printed on it, in whose turn
// ever. (D50, D52)
type PlayEvent struct {
	Event string `json:"event"`
	Phase string `json:"phase"`
	Lasts string `json:"lasts"`
}

// inCombat is the logo of the combat on an event, beside those of the phases.
const inCombat = "combat"

// moments are the logos that an event may have.
var moments = append(slices.Clone(phases), inCombat)

// Check: it is its phase now, or the beginning of a round. (D50, A19)
func (e PlayEvent) Check(v View) error {
	p := &v.Public
	if i := eventIndex(v.Hand.Events, e.Event); i >= 0 && v.Hand.Events[i].Phase != e.Phase {
		return engine.Refuse("You noted %v for: %v.", e.Event, engine.Word(v.Hand.Events[i].Phase))
	}
	c := p.Combat
	switch {
	case e.Phase == inCombat && c == nil:
		return engine.Refuse("%v is played in a combat, and there is none.", e.Event)
	case e.Phase == inCombat && (c.Stage != Choosing || len(c.Call.In) > 0):
		return engine.Refuse("%v is played at the beginning of a round.", e.Event)
	case e.Phase == inCombat && p.House.CombatEventsFirst && (c.Set > 1 || len(c.Rounds) > 0): // A19
		return engine.Refuse("%v is played before the first round; %d have been played.", e.Event, (c.Set-1)*handSize+len(c.Rounds))
	case e.Phase != inCombat && c != nil:
		return engine.Refuse("The combat for %v comes first.", c.On)
	case e.Phase != inCombat && e.Phase != string(phases[p.Turn.Phase]):
		return engine.Refuse("%v is played in the phase: %v. Now it is: %v.", e.Event, engine.Word(e.Phase), phases[p.Turn.Phase])
	}
	return nil
}

// Fold plays it.
func (e PlayEvent) Fold(s *State, t engine.Step) {
	q, h := s.Public.player(t.By), s.Hand(t.By)
	q.Held--
	s.Public.Turn.Event = true
	if i := eventIndex(h.Events, e.Event); i >= 0 {
		h.Events = slices.Delete(h.Events, i, i+1)
	}
	s.Public.lay(t, e.Event, e.Lasts)
}

// Line words it.
func (e PlayEvent) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v plays the event %v", by, e.Event)
}

func asksEvent(known []string) engine.Words {
	return engine.Words{Name: "event", Label: engine.Textf("Its name"), Most: 60, Known: known, Shelf: eventShelf, Apart: known}
}

func asksLasts() engine.Choice {
	return engine.Choice{Name: "lasts", Label: engine.Textf("It is"), Among: []engine.Item{
		{Value: atOnce, Label: engine.Textf("applied at once"), Note: engine.Textf("then discarded")},
		{Value: permanent, Label: engine.Textf("permanent"), Note: engine.Textf("an hourglass beside its title")},
	}}
}

func asksMoment() engine.Choice {
	return engine.Choice{Name: "phase", Label: engine.Textf("The logo on it"), Among: engine.Items(moments...)}
}

// duePads are for the events that a seat has to draw.
func duePads(v *View) []engine.Pad {
	if n := v.Public.player(v.Seat).Events; n > 0 {
		return drawPads(&v.Public, n)
	}
	return nil
}

// heldPads are for the clan events that lie before a seat.
func heldPads(v *View) []engine.Pad {
	if v.Public.player(v.Seat).Held == 0 {
		return nil
	}
	var names []string
	for _, e := range v.Hand.Events {
		names = append(names, e.Name)
	}
	return []engine.Pad{
		playEvent.Pad(engine.Textf("Play a clan event"), asksEvent(names), asksMoment(), asksLasts()).Under().
			Saying("Play %v", engine.Answer("event")).Folded("Your cards").
			With("In the phase printed on it, in whose turn ever; with the logo of the combat, when a round begins."),
		noteEvent.Pad(engine.Textf("Note a clan event"), asksEvent(nil), asksMoment()).Folded("Your cards"),
	}
}

// effectPads are what an event may do to a seat's own numbers, while one is about:
// drawn or played in this turn, or in the slot outside a combat. What else it does the host sets right.
func effectPads(v *View) []engine.Pad {
	if p := &v.Public; !p.Turn.Event && (p.Permanent == "" || p.Combat != nil) {
		return nil
	}
	return []engine.Pad{
		gainCash.Pad(engine.Textf("An event brings cash"), engine.Amount{Name: "amount", Label: engine.Textf("Amount"), Min: money.Step, Max: mostMoved, In: money}).
			Saying("Take %v", engine.Answer("amount")).Folded("What events do"),
		gainTroopsPad(v), fallPad(v),
	}
}

// drawPads enter an event that was drawn: which sort its back shows. (D50)
func drawPads(p *Public, n int) []engine.Pad {
	backs := engine.Choice{Name: "clan", Label: engine.Textf("Its back shows")}
	for _, c := range clans {
		item := c.item()
		if s := p.playerOf(c.Clan); s == engine.Room || p.out(s) {
			item.Note = engine.Textf("not on the board: discard it")
		}
		backs.Among = append(backs.Among, item)
	}
	return []engine.Pad{
		event.Pad(engine.Textf("A general event"), asksEvent(nil), asksLasts()).Now().
			With("Draw %v, one after the other. Read it out.", engine.Some{N: n, One: "event", More: "events"}),
		clanEvent.Pad(engine.Textf("A clan event"), backs).Now().
			With("Do not look: it goes face down to that clan's player."),
	}
}

// GainCash is what an event brings from the bank.
type GainCash struct {
	Amount int `json:"amount"` // smallest units
}

// Fold pays it.
func (e GainCash) Fold(s *State, t engine.Step) { book(s).Move(engine.Room, t.By, e.Amount) }

// Line words it.
func (e GainCash) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v takes %v for an event", by, money.Of(e.Amount))
}

// GainTroops is troops that an event brings: they stand where recruits may, and
// count for the same limits. (D6, D21, D22)
type GainTroops struct {
	On          string `json:"on"`
	Soldiers    int    `json:"soldiers"`
	Lieutenants int    `json:"lieutenants"`
}

// Fold puts them there; on a territory that is fought for they fight (D54), which
// rules 1 had them not do.
func (e GainTroops) Fold(s *State, t engine.Step) {
	p, q := &s.Public, s.Public.player(t.By)
	q.Soldiers, q.Lieutenants = q.Soldiers+e.Soldiers, q.Lieutenants+e.Lieutenants
	if p.Rules > 1 && p.disputed(e.On) && p.Combat.join(t.By, e.Soldiers, e.Lieutenants) {
		t.Tell("They join the combat for %v.", e.On)
	}
}

// Line words it.
func (e GainTroops) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v gets %v on %v for an event", by, roster(e.Soldiers, e.Lieutenants), e.On)
}

func gainTroopsPad(v *View) engine.Pad {
	p, q := &v.Public, v.Public.player(v.Seat)
	men, lts := max(0, p.mostSoldiers()-q.Soldiers), max(0, mostLieutenants-q.Lieutenants)
	list := p.places(v.Seat)
	pad := gainTroops.Pad(engine.Textf("An event brings troops"),
		engine.Troops{Label: engine.Textf("Troops"), Least: 1, Ranks: []engine.RankAsked{
			{Worth: worth[soldier], Number: engine.Number{Name: "soldiers", Label: engine.Textf("Soldiers"), Max: men, Hint: engine.Textf("%d more fit", men), Over: tooMany(soldier, q.Soldiers, p.mostSoldiers(), "soldiers")}},
			{Worth: worth[lieutenant], Number: engine.Number{Name: "lieutenants", Label: engine.Textf("Lieutenants"), Max: lts, Hint: engine.Textf("%d more fit", lts), Over: tooMany(lieutenant, q.Lieutenants, mostLieutenants, "lieutenants")}},
		}},
		asksAmong("on", engine.Textf("They stand on"), list)).
		Saying("They stand on %v", engine.Answer("on")).Folded("What events do")
	switch {
	case men+lts == 0:
		pad = pad.But("You have all the soldiers and lieutenants there are.")
	case len(list) == 0:
		pad = pad.But("You control no territory where they may stand.")
	}
	return pad
}

// Fall is a boss that an event removes; by whose card, if it was a player's. (D42)
type Fall struct {
	Who engine.Seat `json:"who"`
	By  engine.Seat `json:"by"`
}

// Check: nobody falls by the own card.
func (e Fall) Check(View) error {
	if e.Who == e.By {
		return engine.Refuse("Choose whose card it was, and not whose boss it is.")
	}
	return nil
}

// Fold removes it. The cash is the bank's, or by a house rule the card's player's. (A16)
func (e Fall) Fold(s *State, t engine.Step) {
	s.Public.player(e.Who).Boss = 0
	heir := engine.Room
	if s.Public.House.EventCash {
		heir = e.By
	}
	assassinate(s, t, e.Who, e.By, heir)
}

// Line words it.
func (e Fall) Line(engine.Seat) engine.Text {
	return engine.Textf("An event removes the boss of %v", e.Who)
}

// fallPad is for the own boss: nobody taps another player away but the host.
func fallPad(v *View) engine.Pad {
	return fallOf(&v.Public, []engine.Seat{v.Seat}).Folded("What events do")
}

func fallOf(p *Public, whose []engine.Seat) engine.Pad {
	pad := fall.Pad(engine.Textf("An event removes a boss"),
		engine.Who{Name: "who", Label: engine.Textf("Whose boss"), Among: whose},
		engine.Who{Name: "by", Label: engine.Textf("Whose card it was: the bank for a general event"), Among: p.alive(), Bank: true})
	pad.Sure = engine.Textf("That player is out of the game.")
	if len(whose) == 0 { // by rulings nobody is left
		pad = pad.But("No clan is left.")
	}
	return pad
}

// SetEvent is a ruling on the permanent event; blank: none lies there.
type SetEvent struct {
	Event string `json:"event"`
}

// Fold sets it.
func (e SetEvent) Fold(s *State, _ engine.Step) { s.Public.Permanent = e.Event }

// Line words it.
func (e SetEvent) Line(engine.Seat) engine.Text {
	if e.Event == "" {
		return engine.Textf("Ruling: no permanent event lies there")
	}
	return engine.Textf("Ruling: the permanent event is %v", e.Event)
}

func setEventPad() engine.Pad {
	name := asksEvent(nil)
	name.Blank = true
	return setEvent.Pad(engine.Textf("Correct the permanent event"), name).Saying("It is %v", engine.Answer("event")).
		With("Left empty: no permanent event lies there.")
}
