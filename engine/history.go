package engine

import (
	"iter"
	"slices"
	"strconv"
)

// Fold plays a log from the start. It stops at the first record that is
// refused, and says why.
func (g *game) Fold(setup Setup, log []Record) (Position, error) {
	p, _, err := g.play(setup, log)
	if err != nil {
		return nil, err
	}
	return p, nil
}

func (g *game) play(setup Setup, log []Record) (*position, []line, error) {
	return g.playing(setup, log, func(*position) {})
}

// playing plays a log, and lets see look at the table at its start and after each record.
func (g *game) playing(setup Setup, log []Record, see func(*position)) (*position, []line, error) {
	p, err := g.start(setup)
	if err != nil {
		return nil, nil, &FoldError{0, err}
	}
	see(p)
	struck := undone(log)
	lines := make([]line, 0, len(log))
	for i, rec := range log {
		rec.Seq, rec.Mark = i+1, AnyMark // its mark was checked when it came in
		switch {
		case rec.Kind == Undo:
			p.last = line{Record: rec, struck: struck[i+1], people: p.people}
			p.last.text, p.last.reverse = undoText(rec, lines)
			if luck := luckSaid(rec); luck > 0 && !struck[i+1] && target(rec) <= i {
				p.putBack(log[target(rec)-1], luck)
				p.last.told = []Text{Textf("Dice and lots stay as they fell: the same entry draws the same again.")}
			}
		case struck[i+1]:
			p.last = p.worded(rec)
			p.spare(p.last)
		default:
			if err := p.next(rec, false); err != nil {
				return nil, lines, &FoldError{i + 1, err}
			}
		}
		lines = append(lines, p.last)
		see(p)
	}
	return p, lines, nil
}

// worded is a struck entry as a line: it is tried at its place for its words
// alone, and counts for nothing.
func (p *position) worded(rec Record) line {
	l := line{Record: rec, taken: taken{text: Textf("%v: %v", rec.By, Word(rec.Kind))}, people: p.people}
	rec.Answers = without(rec.Answers)
	if q, err := p.Enter(rec); err == nil {
		l = q.(*position).last
	}
	l.struck = true
	return l
}

func target(undo Record) int {
	n, ok := digits(undo.Answers.Get("entry"), 9)
	if !ok {
		return 0
	}
	return n
}

// undoText words an undo, and the way back from it: what it takes back, or, where
// it strikes an undo, what it brings back.
func undoText(undo Record, lines []line) (text, reverse Text) {
	back, n := false, target(undo)
	for n > 0 && n <= len(lines) && lines[n-1].Kind == Undo {
		back, n = !back, target(lines[n-1].Record)
	}
	if n < 1 || n > len(lines) {
		return Textf("Undone"), Textf("Bring it back")
	}
	said := lines[n-1].then()
	if back {
		return Textf("Back again: %v", said), Textf("Undo: %v", said)
	}
	return Textf("Undone: %v", said), Textf("Bring back: %v", said)
}

// undone is which entries do not count: those struck out by an undo that counts.
func undone(log []Record) map[int]bool {
	struck := map[int]bool{}
	for i, rec := range slices.Backward(log) {
		if rec.Kind == Undo && !struck[i+1] {
			struck[target(rec)] = true
		}
	}
	return struck
}

// Undo strikes one entry out, or brings it back by striking its undo, and plays
// the rest again. Where a later entry needs it, the refusal says which.
func (g *game) Undo(setup Setup, log []Record, undo Record) (Position, error) {
	now, before, err := g.play(setup, log)
	if err != nil {
		return nil, err
	}
	if undo.By < Host || undo.By == Room || int(undo.By) > len(now.people) {
		return nil, Refuse("You have no seat at this table.")
	}
	if undo.By > 0 {
		if err := now.maySpeak(undo); err != nil {
			return nil, err
		}
	}
	if len(without(undo.Answers)) != 1 || len(undo.Answers["entry"]) != 1 || len(undo.Answers[luckAnswer]) > 1 {
		return nil, Refuse("Say which entry.")
	}
	if err := mayStrike(undo.By, target(undo), before); err != nil {
		return nil, err
	}
	if undo, err = keepingLuck(undo, &before[target(undo)-1]); err != nil {
		return nil, err
	}
	if undo.At.Before(now.last.At) {
		undo.At = now.last.At
	}
	p, after, err := g.play(setup, append(slices.Clip(log), undo))
	if err != nil {
		needs := before[len(after)]
		if needs.By != undo.By { // its reason was worded for its author
			return nil, Refuse("Entry %d needs it: %v", needs.Seq, needs.then())
		}
		return nil, Refuse("Entry %d needs it: %v %v", needs.Seq, needs.then(), plainly(err))
	}
	return p, nil
}

// plainly is the sentence in an error that stopped a fold.
func plainly(err error) Text {
	if e, ok := err.(*FoldError); ok {
		if no, ok := e.Err.(Refusal); ok {
			return no.Text
		}
	}
	return Textf("It does not fit any more.")
}

// undoable reports whether entries of this kind can be struck out at all. Who
// sits where, pauses and clocks happened; another entry of the kind mends them.
func (l *line) undoable() bool {
	switch l.Kind {
	case Sit, Leave, Begin, Open, Pause, Resume, Time:
		return false
	}
	return true
}

// mayStrike: the host anything, a seat its own entries, the newest first, unless
// secrets have been shown since, or dice: nobody rolls again by undoing.
func mayStrike(by Seat, target int, log []line) error {
	if target < 1 || target > len(log) || log[target-1].struck {
		return Refuse("There is no such entry.")
	}
	l := &log[target-1]
	switch {
	case !l.undoable():
		return Refuse("That cannot be undone.")
	case by == Host:
		return counted(target, log)
	case by != l.By:
		return Refuse("That is not yours to undo.")
	}
	for i := target - 1; i < len(log); i++ {
		later := &log[i]
		if later.struck {
			continue
		}
		if len(later.shown) > 0 || later.rolled {
			return Refuse("Secrets or dice were shown since. Ask the host.")
		}
		if later.By == by && later.Seq > target && later.Kind != Undo && later.undoable() {
			return Refuse("Undo your later entries first.")
		}
	}
	return nil
}

// counted refuses to the host what would tell a secret that was only ever shown in
// a sum: taking it back, or bringing it back, and counting again. That the count
// was struck since makes no difference: everybody has seen it.
func counted(target int, log []line) error {
	l := &log[struckBy(target, log)-1]
	if l.counts() {
		return Refuse("Entry %d counted secrets without names, and everybody has seen the sum: a second one would tell whose they were. Ask anew.", l.Seq)
	}
	for i := l.Seq - 1; l.whisper != "" && i < len(log); i++ {
		if later := &log[i]; later.sums(l.whisper) {
			return Refuse("Entry %d counted it without a name: to count without it would tell what it was.", later.Seq)
		}
	}
	return nil
}

// struckBy is the entry that an undo takes back or brings back, however many
// undos lie between; any other entry is that itself.
func struckBy(seq int, log []line) int {
	for log[seq-1].Kind == Undo {
		n := target(log[seq-1].Record)
		if n < 1 || n >= seq {
			break
		}
		seq = n
	}
	return seq
}

// counts reports whether a line showed secrets in a sum.
func (l *line) counts() bool {
	return slices.ContainsFunc(l.shown, func(s Shown) bool { return s.Sum })
}

// sums reports whether a line showed secrets of a kind in a sum.
func (l *line) sums(kind string) bool {
	return slices.ContainsFunc(l.shown, func(s Shown) bool { return s.Sum && s.Kind == kind })
}

// undoPads are the ways back that stand beside the result: the newest entry, and
// the newest undo.
func (p *position) undoPads(viewer Seat) (out []Pad) {
	back := p.newest
	if viewer > 0 {
		back = p.mine[viewer-1]
	}
	if p.last.Kind == Undo && (viewer == Host || viewer == p.last.By) {
		out = append(out, undoPad(p.last.Seq, p.last.wayBack()))
	}
	if back.seq > 0 {
		out = append(out, undoPad(back.seq, Textf("Undo: %v", back.said)))
	}
	return out
}

// HostLine is the newest entry as the host reads it.
func (p *position) HostLine() Line {
	l, entry := p.last.as(Host), strconv.Itoa(p.last.Seq)
	for _, pad := range p.undoPads(Host) {
		if f, ok := pad.Asks[0].(Fixed); ok && f.Value == entry {
			l.Undo = &pad
		}
	}
	return l
}

func undoPad(seq int, label Text) Pad {
	return Pad{Kind: Undo, Label: label, Asks: Fields{Fixed{Name: "entry", Value: strconv.Itoa(seq), Whole: true}}}
}

// wayBack words what striking a line does.
func (l *line) wayBack() Text {
	if l.Kind == Undo {
		return l.reverse
	}
	return Textf("Undo: %v", l.then())
}

// then is the line's sentence with its people.
func (l *line) then() Then { return Then{l.text, l.people} }

// as is a line as one viewer may read it. What was whispered is named to its
// author alone, for ever: a reveal is told by the step that made it.
func (l *line) as(viewer Seat) Line {
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
// viewer. It never changes.
type History struct {
	lines []line
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
	_, lines, err := g.play(setup, log)
	return &History{lines}, err
}

// Len is how many lines there are.
func (h *History) Len() int { return len(h.lines) }

// Lines are all lines as one viewer may read them, oldest first, made as they are
// asked for. They come without the ways back: see Page.
func (h *History) Lines(viewer Seat) iter.Seq[Line] {
	left := lastLeave(viewer, h.lines)
	return func(yield func(Line) bool) {
		for i := range h.lines {
			if !yield(h.lines[i].since(left, viewer)) {
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
	left := lastLeave(viewer, h.lines)
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
		out := l.since(left, viewer)
		if seq >= left && viewer != Room && mayStrike(viewer, seq, h.lines) == nil {
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

// since is a line as a viewer may read it who has had the seat since it was left
// last: what was whispered there before stays whose it was.
func (l *line) since(left int, viewer Seat) Line {
	if l.Seq < left {
		return l.as(Room)
	}
	return l.as(viewer)
}

// lastLeave is when a seat was left last; 0: never.
func lastLeave(seat Seat, lines []line) (seq int) {
	for i := range lines {
		if l := &lines[i]; seat > 0 && l.Kind == Leave && l.By == seat {
			seq = l.Seq
		}
	}
	return seq
}
