// Package dictators keeps a night of Revenge of the Dictators: the actions of a
// turn, DEFCON, the Trident, skips and cards that linger, facilities and zone-4
// tokens on their owner's phone, and the talk with the President. The rulebook
// and the digest of it (R1 to R35, V1 to V14, F1 to F3, A1 to A17) name the
// numbers in the comments.
//
// The cards themselves stay on the table: what a hand holds never comes here,
// only how many cards it holds. Pieces, roads, flights and time zones stay on the
// map: a meeple is followed only to Washington D.C. and to the Trident.
//
// Read in this order: state.go (what lies where), turn.go (the turn and its
// end), cards.go, events.go (DEFCON, the Trident, Founding Fathers),
// facilities.go (disarming, and who stops it), president.go, tokens.go, board.go,
// decks.go (the counts); pads*.go (who may enter what, and why not), screens.go.
//
// What the rules leave open and the digest has no number for: a pending skip
// takes an extra turn like any other; token V swaps skips too, for they lie there
// as cards; the turn that a bribe buys is the next that its seat plays, and who
// wins in it is that seat; a Presidential DEFCON card goes to the Presidential
// discards.
//
// The table's own affair, and why:
//   - R1: what is in the box; its numbers are the limits of the trackers.
//   - R12: whether a card works only inside the USA: it needs the map.
//   - R25, R26: time zones, adjacent states and special sites: they are drawn on the map.
//   - R32: what the fourteen Dictators can do: it is printed on them, and was not found.
//   - V3: whether a meeple stands where the card says: it needs the map. An own
//     card is all that a pad offers, and a warhead only to who is on the Trident.
//   - V11: whether a flight or a Helicopter touches a No-Fly Zone: it needs the
//     map; the pad of the flight names the zones.
package dictators

import (
	"time"

	"croupier/engine"
)

// The kinds of entries. A kind never changes its meaning.
var (
	first    = say[First]("first")
	rollOff  = say[RollOff]("roll-off")
	giveTurn = say[GiveTurn]("turn")
	dictator = say[Called]("dictator")

	travel   = say[Travel]("travel")
	fly      = say[Fly]("fly")
	draw     = say[Draw]("draw")
	play     = say[Play]("play")
	activate = say[Activate]("activate")
	bribe    = say[Bribe]("bribe")
	disarm   = say[Disarm]("disarm")
	end      = say[End]("end")

	interrupt = say[Interrupt]("interrupt")
	linger    = say[Linger]("linger")
	take      = say[Take]("take")
	receive   = say[Receive]("receive")
	effect    = say[Effect]("effect")
	remove    = say[Remove]("remove")
	onTheMap  = say[Map]("map")

	founder   = say[Founder]("founder")
	short     = say[Short]("short")
	spill     = say[Spilled]("spill")
	boardSays = say[BoardSays]("board-says")
	reshuffle = say[Reshuffle]("reshuffle")

	pass    = say[Pass]("pass")
	allPass = say[AllPass]("all-pass")
	stop    = say[Stop]("stop")

	confront = say[Confront]("confront")
	convince = say[Convince]("convince")
	accept   = say[Accept]("accept")

	note    = engine.Whisper[FacilitiesNoted, Public, Hand, Box]("facilities").Saying("%v writes the facilities down")
	look    = engine.Whisper[Look, Public, Hand, Box]("numeral").Saying("%v looks at a zone-4 token")
	use     = say[Use]("use")
	keeping = engine.SayAside[Keep, KeptName, Public, Hand, Box]("keep")
)

func say[E engine.Said[State]](name string) engine.Kind[Public, Hand, Box] {
	return engine.Say[E](name)
}

// Rules declares the game. Read this first.
var Rules = engine.Rules[Public, Hand, Box]{
	Name: "dictators", Title: "Revenge of the Dictators", Min: 2, Max: 5, // R1: five d6
	Version: 2,
	Options: options,
	Kinds: []engine.Kind[Public, Hand, Box]{
		first, rollOff, giveTurn, dictator,
		travel, fly, draw, play, activate, bribe, disarm, end,
		interrupt, linger, take, receive, effect, remove, onTheMap,
		founder, short, spill, boardSays, reshuffle,
		pass, allPass, stop, confront, convince, accept,
		note, look, use, keeping,
	},
	Open:    open,
	Shelves: shelves(), Keep: keep,
	Setup: setup, Pads: pads, Host: host, Settle: settle, Screen: screen, Waiting: waiting,
	Deadline: func(p Public) time.Time { return p.Attempt.Ends },
	Clock:    func(Public) engine.Text { return engine.Textf("to stop it") },
	Expire:   func(s *State, t engine.Step) { succeed(s, t) },
	Over:     func(p Public) bool { return p.Winner != engine.Room },
}

// Called says which Dictator a seat plays. (R2)
type Called struct {
	Name string `json:"name"`
}

func (c Called) Fold(s *State, t engine.Step) { s.Public.at(t.By).Name = c.Name }

// Check: there is one card of each Dictator.
func (c Called) Check(v View) error { return alone(v, c.Name) }

func (c Called) Line(by engine.Seat) engine.Text { return engine.Textf("%v is %v", by, c.Name) }

// setup deals: everybody in Hawaii, four cards, DEFCON as agreed. (R2 to R5)
func setup(s *State, o engine.Setup, _ engine.Step) {
	h := house(o.Options)
	n := len(s.Hands)
	s.Public = Public{Rules: o.Version, House: h, Level: h.Start, Unused: zoneFours - inTheNorth, Decks: firstDecks(n, h)}
	for range n {
		s.Public.Seats = append(s.Public.Seats, Dictator{Place: Hawaii, Hand: dealt, Limit: handLimit})
	}
}

// settle is what follows by itself after each entry.
func settle(s *State, t engine.Step) {
	p := &s.Public
	for i := range p.Seats {
		p.ruled(&p.Seats[i])
		looked(s, engine.Seat(i+1))
	}
	p.Roads = atMost(p.Roads, p.Roadblocks)
	p.Zones = atMost(p.Zones, p.NoFly)
	if p.House.Counts {
		p.Decks.Events = min(p.Decks.Events, p.Decks.Deck)
		p.Decks.OldEvents = min(p.Decks.OldEvents, p.Decks.Discard)
		p.reshuffle(t)
	}
	if p.Attempt.asking() && len(p.Attempt.Asks.Waits(t.People)) == 0 {
		succeed(s, t)
	}
}

// ruled gives a seat as many tokens as a ruling says it has.
func (p *Public) ruled(d *Dictator) {
	for held := d.Held; len(d.Tokens) < held; {
		p.gain(d)
		d.Held = held
	}
	d.Tokens = atMost(d.Tokens, d.Held)
}

// looked notes which tokens a seat has looked at, and forgets numerals of those
// that are gone.
func looked(s *State, seat engine.Seat) {
	d, h := s.Public.at(seat), s.Hand(seat)
	kept := h.Numerals[:0]
	for i := range d.Tokens {
		d.Tokens[i].Looked = false
		for _, n := range h.Numerals {
			if n.Token == d.Tokens[i].ID {
				d.Tokens[i].Looked = true
				kept = append(kept, n)
			}
		}
	}
	h.Numerals = kept
}

// atMost is the first n of a list, or all.
func atMost[T any](list []T, n int) []T { return list[:min(n, len(list))] }
