package custom

// Building and playing: covered notes.

import (
	"fmt"
	"slices"
	"strconv"

	"croupier/engine"
)

// SetNotes says how many covered notes each seat may have lying; 0: none.
type SetNotes struct {
	Most int `json:"most"`
}

// Check: nobody has more lying.
func (e SetNotes) Check(v View) error {
	for i, c := range v.Public.Chairs {
		if c.Notes > e.Most {
			return engine.Refuse("%v has %v lying: turn them over first.", engine.Seat(i+1), coveredNotes(c.Notes))
		}
	}
	return nil
}

// Fold sets it.
func (e SetNotes) Fold(s *State, _ engine.Step) { s.Public.Notes = e.Most }

// Line words it.
func (e SetNotes) Line(engine.Seat) engine.Text {
	if e.Most == 0 {
		return engine.Textf("There are no covered notes.")
	}
	return engine.Textf("Each seat may have %v lying.", coveredNotes(e.Most))
}

func coveredNotes(n int) engine.Some {
	return engine.Some{N: n, One: "covered note", More: "covered notes"}
}

func notesPad() engine.Pad {
	return notes.Pad(engine.Textf("Covered notes"), engine.Number{Name: "most", Label: engine.Textf("A seat, at most"), Max: mostNotes, Start: 1}).
		With("Words that lie face down until they are turned over, as answers in a party game.")
}

// Note lays a covered note before its author: all see that one lies there.
type Note struct{}

// NoteText is what it says, which is its author's alone.
type NoteText struct {
	Text string `json:"text"`
}

// Fold does nothing more: settle counts the notes.
func (Note) Fold(*State, engine.Step) {}

// Line words it.
func (Note) Line(by engine.Seat) engine.Text { return engine.Textf("%v lays a covered note.", by) }

// Whisper writes it.
func (n NoteText) Whisper(h *Hand, _ engine.Step) { h.Notes = append(h.Notes, n.Text) }

// Uncover turns one note over.
type Uncover struct {
	Note int `json:"note,string"` // from 1, the oldest
}

// Fold lays it open.
func (e Uncover) Fold(s *State, t engine.Step) {
	c, h := s.Public.chair(t.By), s.Hand(t.By)
	text := h.Notes[e.Note-1]
	t.Show(t.By, engine.Room, note.Name)
	h.Notes = slices.Delete(h.Notes, e.Note-1, e.Note)
	c.Open = append(c.Open, text)
	if len(c.Open) > mostNotes { // the oldest makes room
		c.Open = c.Open[1:]
	}
	s.Public.notice(engine.Textf("%v: %v", t.By, text))
	t.Tell("It says: %v", text)
}

// Line words it.
func (e Uncover) Line(by engine.Seat) engine.Text { return engine.Textf("%v turns a note over.", by) }

// UncoverAll turns all notes over at once: bids, guesses. Those that lay open
// before go away.
type UncoverAll struct{}

// Fold lays them open.
func (UncoverAll) Fold(s *State, t engine.Step) {
	p := &s.Public
	t.Reveal(note.Name)
	var lines []engine.Text
	for _, of := range p.seatsIn() {
		c, h := p.chair(of), s.Hand(of)
		c.Open, h.Notes = h.Notes, nil
		for _, text := range c.Open {
			t.Tell("%v: %v", of, text)
			lines = append(lines, engine.Textf("%v: %v", of, text))
		}
	}
	p.notice(engine.Textf("The notes"), lines...)
}

// Line words it.
func (UncoverAll) Line(engine.Seat) engine.Text {
	return engine.Textf("All covered notes are turned over.")
}

// notePads are a seat's: to lay one, and to turn one of its own over, under the
// cover, for it reads them there.
func notePads(v *View) (pads []engine.Pad) {
	p, lying := &v.Public, v.Public.chair(v.Seat).Notes
	if p.Notes == 0 {
		return nil
	}
	pad := note.Pad(engine.Textf("Lay a covered note"))
	pad.Aside = engine.Fields{engine.Words{Name: "text", Label: engine.Textf("It says"), Most: saysLetters}}
	if lying >= p.Notes {
		pad = pad.But("You have %v lying; no more than that.", coveredNotes(lying))
	}
	pads = append(pads, pad)
	if lying == 0 {
		return pads
	}
	which := engine.Choice{Name: "note", Label: engine.Textf("Which")}
	for i, text := range v.Hand.Notes {
		which.Among = append(which.Among, engine.Item{Value: strconv.Itoa(i + 1), Label: engine.Textf("%v", text)})
	}
	return append(pads, uncover.Pad(engine.Textf("Turn a note over"), which).Under().For(fmt.Sprint(lying, " lying")))
}

// uncoverPads are the host's.
func (p *Public) uncoverPads() []engine.Pad {
	if len(p.seatsWhere(func(c *Chair) bool { return c.Notes > 0 })) == 0 {
		return nil
	}
	return []engine.Pad{uncoverAll.Pad(engine.Textf("Turn all notes over"))}
}

// noteBlocks are the covered notes of a hand, to be read under the cover.
func (h *Hand) noteBlocks() (out engine.Blocks) {
	for _, text := range h.Notes {
		out = append(out, engine.Note{Text: engine.Textf("%v", text)})
	}
	if len(out) == 0 {
		out = append(out, engine.Note{Text: engine.Textf("none")})
	}
	return out
}

// openNotes are those that lie face up.
func (p *Public) openNotes() (out []engine.Block) {
	b := engine.Offers{Label: engine.Textf("Notes")}
	for i, c := range p.Chairs {
		for _, text := range c.Open {
			b.Rows = append(b.Rows, engine.Offer{Seat: engine.Seat(i + 1), What: engine.Textf("%v", text)})
		}
	}
	if len(b.Rows) > 0 {
		out = append(out, b)
	}
	return out
}
