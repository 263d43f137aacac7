package engine

import (
	"iter"
	"slices"
	"strconv"
)

// HostLine is the newest entry as the host reads it.
func (p *position) HostLine() Line {
	l, entry := p.last.forViewer(Host), strconv.Itoa(p.last.Seq)
	for _, pad := range p.addUndoPads(nil, Host) {
		if f, ok := pad.Asks[0].(Fixed); ok && f.Value == entry {
			l.Undo = &pad
		}
	}
	return l
}

// sentence is the line's sentence with its people.
func (l *line) sentence() Then { return Then{l.text, l.people} }

// forViewer is a line as one viewer may read it. What was whispered is shown to its
// author alone, also after a reveal: the step that made the reveal tells it.
func (l *line) forViewer(viewer Seat) Line {
	out := Line{Seq: l.Seq, At: l.At, By: l.By, ByHost: l.ByHost, Kind: l.Kind, Text: l.text, Told: l.told, Struck: l.struck, People: l.people}
	if l.struck { // what followed from it did not happen
		out.Told = nil
	}
	if viewer > 0 && viewer == l.By && len(l.aside) > 0 {
		out.Own = map[string]string{}
		for _, name := range l.aside {
			out.Own[name] = l.Answers.Get(name)
		}
	}
	return out
}

// History is a folded night to be read back, line by line or in pages, by any
// viewer, and to be undone in. It never changes.
type History struct {
	game   *game
	setup  Setup
	log    []Record
	lines  []line
	latest *position // after all of them
	fault  error     // why the lines end before the log does; nil: they do not
}

// Page is some lines of a History, oldest first.
type Page struct {
	Lines []Line
	Older bool // there are others before them
}

// mostSitters is how many who sat in one seat, one after the other, are named.
const mostSitters = 6

// History folds a night to be read back. Where a record is refused, it ends there,
// and the error is a *FoldError.
func (g *game) History(setup Setup, log []Record) (*History, error) {
	latest, lines, err := g.play(setup, log)
	return &History{g, setup, log, lines, latest, err}, err
}

// Len is how many lines there are.
func (h *History) Len() int { return len(h.lines) }

// Lines are all lines as one viewer may read them, oldest first, made as they are
// asked for. They come without the ways back: see Page.
func (h *History) Lines(viewer Seat) iter.Seq[Line] {
	lastLeft := lastLeave(viewer, h.lines)
	return func(yield func(Line) bool) {
		for i := range h.lines {
			if !yield(h.lines[i].forSitter(lastLeft, viewer)) {
				return
			}
		}
	}
}

// All is the whole night as one Page: for tests, for it asks of each line at once
// whether it may be taken back.
func (h *History) All(viewer Seat) []Line { return h.Page(viewer, Room, 0, h.Len()).Lines }

// Page are the newest lines before an entry (0: the newest of all), at most so
// many, of one seat or (Room) of all, each with this viewer's way to take it back,
// if there is one.
func (h *History) Page(viewer, of Seat, before, most int) (page Page) {
	lastLeft := lastLeave(viewer, h.lines)
	if before < 1 || before > h.Len() {
		before = h.Len() + 1
	}
	for seq := before - 1; seq > 0; seq-- {
		l := &h.lines[seq-1]
		if of != Room && l.By != of {
			continue
		}
		if len(page.Lines) == most {
			page.Older = true
			break
		}
		out := l.forSitter(lastLeft, viewer)
		if seq >= lastLeft && viewer != Room && mayStrike(viewer, seq, h.lines) == nil {
			pad := undoPad(seq, l.wayBack())
			out.Undo = &pad
		}
		page.Lines = append(page.Lines, out)
	}
	slices.Reverse(page.Lines)
	return page
}

// Sitters are the names under which entries of a seat were made, the last few of
// them, oldest first.
func (h *History) Sitters(seat Seat) (names []string) {
	for i := len(h.lines) - 1; i >= 0 && len(names) < mostSitters; i-- {
		l := &h.lines[i]
		if l.By != seat || int(seat) > len(l.people) {
			continue
		}
		if name := l.people[seat-1].Name; name != "" && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	slices.Reverse(names)
	return names
}

// forSitter is a line as the person reads it who sits on the viewer's seat now. What was
// whispered there before the seat was last left belongs to the person who left, so it is
// shown as to the room.
func (l *line) forSitter(lastLeft int, viewer Seat) Line {
	if l.Seq < lastLeft {
		return l.forViewer(Room)
	}
	return l.forViewer(viewer)
}

// lastLeave is the number of the entry with which a seat was last left; 0: never.
func lastLeave(seat Seat, lines []line) (seq int) {
	for i := range lines {
		if l := &lines[i]; seat > 0 && l.Kind == Leave && l.By == seat {
			seq = l.Seq
		}
	}
	return seq
}

// Then is a sentence as it was said at another time: its seats are those who sat
// there then, whoever sits there now.
type Then struct {
	Text
	People []Person
}
