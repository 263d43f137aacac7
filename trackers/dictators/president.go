package dictators

// The President (R23, R24): confronted, convinced, accepted.

import "croupier/engine"

// What a Presidential card turns out to be.
const (
	present       = "present"
	metalDetector = "metal-detector"
	another       = "another"
)

// Confront draws a Presidential card at the start of a turn in Washington D.C.,
// or turns over the one kept by token VII. (R23, R22)
type Confront struct {
	Card string `json:"card"`
	Name string `json:"name"`
	From string `json:"from"`
}

// Where a Presidential card comes from.
const (
	fromDeck = "deck"
	fromKept = "kept"
)

func (e Confront) Fold(s *State, t engine.Step) {
	p := &s.Public
	d := p.dictatorOf(p.Turn)
	p.Acted = true
	if e.From == fromKept {
		unkeep(s, t)
	} else {
		p.president()
	}
	p.President = Absent
	switch e.Card {
	case present:
		p.President = Present
		t.Tell("The President is present. %v needs %d on a d20.", p.Turn, d.need())
		return
	case metalDetector:
		p.discard(d, d.Hand)
		t.Tell("The President is not there. %v discards the hand.", p.Turn)
	case aDefcon:
		t.Tell("The President is not there.")
		p.defcon(t.By, thePresident, t)
	default:
		t.Tell("The President is not there. Do what the card says.")
	}
}

// unkeep turns over the Presidential card of token VII, and discards it.
func unkeep(s *State, t engine.Step) {
	p := &s.Public
	h := s.Hand(p.Turn)
	p.dictatorOf(p.Turn).Kept = false
	t.Show(h.Kept.owner(p.Turn), engine.Room, "keep")
	t.Tell("It is the card that was kept: %v.", cardText(h.Kept.Name, "a Presidential card"))
	h.Kept = Kept{}
	if p.House.Counts {
		if p.House.PresidentBack {
			p.Decks.Presidents++
		} else {
			p.Decks.Heard++
		}
	}
}

// owner is whose secret the kept card is.
func (k Kept) owner(seat engine.Seat) engine.Seat {
	if k.By != engine.Room {
		return k.By
	}
	return seat
}

func (e Confront) Line(by engine.Seat) engine.Text {
	what := engine.Word("another Presidential card")
	switch e.Card {
	case present:
		what = "a Presidential card: he is there"
	case metalDetector:
		what = "Metal Detector"
	case aDefcon:
		what = "DEFCON"
	}
	if e.From == fromKept {
		return engine.Textf("%v turns over %v", by, cardText(e.Name, what))
	}
	return engine.Textf("%v draws %v", by, cardText(e.Name, what))
}

// Convince is the d20 before the President. (R24)
type Convince struct {
	Die []int `json:"die"`
}

func (e Convince) Fold(s *State, t engine.Step) {
	p := &s.Public
	d := p.dictatorOf(p.Turn)
	p.President = Heard
	p.Actions, p.Travel = 0, 0 // it takes the whole turn
	faces := t.Luck.Dice(e.Die, 1, 20)
	p.Roll = Roll{Seat: p.Turn, At: thePresident, Faces: faces, Ours: len(e.Die) == 0, Need: d.need()}
	t.Tell("It shows %d; %d is needed.", faces[0], p.Roll.Need)
	p.Attempt = Attempt{At: thePresident, Stands: true}
	switch {
	case p.Roll.enough():
		p.ask(thePresident, t)
	case !p.mayAdd():
		fail(p, t)
	default:
		p.Attempts++
	}
}

func (Convince) Line(by engine.Seat) engine.Text {
	return engine.Textf("%v speaks to the President", by)
}

// enough reports whether the roll is a success. There is no cap: 20 and 5 more is fine. (A8)
func (r Roll) enough() bool { return len(r.Faces) > 0 && r.Faces[0]+r.Bonus >= r.Need }

// mayAdd reports whether token III could still turn this roll, as far as all can
// see: some token lies there, and 5 more would be enough. So whoever holds
// another token is asked all the same.
func (p *Public) mayAdd() bool {
	return len(p.dictatorOf(p.Turn).Tokens) > 0 && p.Roll.Faces[0]+bonus >= p.Roll.Need
}

// Accept lets a failed roll stand.
type Accept struct{}

func (Accept) Fold(s *State, t engine.Step) { fail(&s.Public, t) }

func (Accept) Line(by engine.Seat) engine.Text { return engine.Textf("%v lets the roll stand", by) }

// win ends the game.
func win(s *State, seat engine.Seat, how engine.Word, t engine.Step) {
	s.Public.Winner, s.Public.Won = seat, how
	s.Public.Attempt = Attempt{}
	t.Tell("%v has %v and is the new leader of the USA.", seat, how)
}
