package pages

import (
	"slices"

	"croupier/engine"
	"croupier/views/blocks"
	"croupier/views/fields"
	"croupier/views/words"
)

// phoneState is where a seat's phone is.
type phoneState int

const (
	nobodySits phoneState = iota
	onLaptop
	phoneThere
	phoneGone
	phoneNever
)

func (s *scene) phoneOf(seat engine.Seat) phoneState {
	p, at := s.People[seat-1], s.t.Presence[seat-1]
	switch {
	case p.Name == "":
		return nobodySits
	case at.Live:
		return phoneThere
	case p.ByHost():
		return onLaptop
	case at.Gone > 0:
		return phoneGone
	}
	return phoneNever
}

// mostHostFigures is how many figures a row of the host's table has room for.
const mostHostFigures = 3

// hostCell is one figure of a seat, with its label for narrow windows.
type hostCell struct {
	label  string
	figure words.Figure
}

// hostCells are a seat's figures in the standing, as numbers.
func (s *scene) hostCells(seat engine.Seat) (out []hostCell) {
	for _, st := range fields.BlocksOf[engine.Standing](s.Blocks) {
		for _, row := range st.Rows {
			if row.Seat != seat {
				continue
			}
			for i, c := range row.Cells {
				if f, ok := blocks.CellFigure(c); ok && len(out) < mostHostFigures {
					out = append(out, hostCell{blocks.ColumnLabel(s.Reader, st, i), f})
				}
			}
		}
	}
	return out
}

// hostColumns are the labels over those figures.
func (s *scene) hostColumns() (out []string) {
	for i := range s.People {
		if cells := s.hostCells(engine.Seat(i + 1)); len(cells) > len(out) {
			out = out[:0]
			for _, c := range cells {
				out = append(out, c.label)
			}
		}
	}
	return out
}

// seatNote is the second line under a name: a clan, a role.
func (s *scene) seatNote(seat engine.Seat) engine.Text {
	for _, st := range fields.BlocksOf[engine.Standing](s.Blocks) {
		for _, row := range st.Rows {
			if row.Seat == seat {
				return row.Note
			}
		}
	}
	return engine.Text{}
}

// tableName is the table's code, and since when it is open.
func (s *scene) tableName() string {
	if s.t.Started.IsZero() {
		return words.Tr("Table %s", readable(s.t.Code))
	}
	return words.Tr("Table %s, since %s", readable(s.t.Code), words.Hour(s.t.Started))
}

// readable is a code in two halves: "K7M 2QX".
func readable(code string) string {
	if len(code) != 6 {
		return code
	}
	return code[:3] + " " + code[3:]
}

func mainIf(due bool) string {
	if due {
		return "main"
	}
	return ""
}

func pauseIcon(kind string) string {
	if kind == engine.Pause {
		return "pause"
	}
	return "play"
}

func ariaBool(on bool) string {
	if on {
		return "true"
	}
	return "false"
}

// allGathered reports whether the table has begun to play, or every chair is taken:
// nobody else is expected at the door.
func (s *scene) allGathered() bool {
	full := !slices.ContainsFunc(s.People, func(p engine.Person) bool { return p.Name == "" })
	return full || !slices.ContainsFunc(s.Hand().Table, func(p engine.Pad) bool { return p.Kind == engine.Begin && p.Closed == nil })
}

// joinedTitle is what opens the way in again.
func joinedTitle(j Join) string {
	if j.Locked {
		return words.Tr("Locked: how to join")
	}
	if j.URL == "" {
		return words.Tr("How to join")
	}
	return words.Tr("Show the QR code")
}

// freeSeatsAwaited are the free seats that the table waits for.
func (s *scene) freeSeatsAwaited() (out []engine.Seat) {
	for i, p := range s.People {
		if seat := engine.Seat(i + 1); p.Name == "" && s.WaitsFor(seat) {
			out = append(out, seat)
		}
	}
	return out
}

// fillOrDrop says what the host does about free seats that the table waits for.
func (s *scene) fillOrDrop() engine.Text {
	sit := engine.Textf("Nobody sits there yet: %v. Guests scan the code; who has no phone is seated by the three dots beside the seat.", engine.SeatList(s.freeSeatsAwaited()))
	if j := s.t.Join; j == nil || j.URL == "" || j.Locked {
		sit = engine.Textf("Nobody sits there yet: %v. Who has no phone is seated by the three dots beside the seat.", engine.SeatList(s.freeSeatsAwaited()))
	}
	for _, p := range s.Hand().Table {
		if p.Kind == engine.Begin && p.Closed == nil {
			return engine.Textf("%v Is nobody else coming? Take seats away under “%v”.", sit, p.Label)
		}
	}
	return sit
}
