package engine

import (
	"errors"
	"slices"
	"strconv"
)

// Undo is what History.Undo comes to, for whoever has only the log.
func (g *game) Undo(setup Setup, log []Record, undo Record) (Position, error) {
	h, err := g.History(setup, log)
	if err != nil {
		return nil, err
	}
	p, _, err := h.Undo(undo)
	return p, err
}

// Undo strikes one entry out, or brings it back by striking its undo, and plays
// the rest again. Where a later entry needs it, the refusal says which. It gives the
// night read back as it is then, too.
func (h *History) Undo(undo Record) (Position, *History, error) {
	undo, err := h.mayUndo(undo)
	if err != nil {
		return nil, nil, err
	}
	log := append(slices.Clip(h.log), undo)
	latest, lines, err := h.game.play(h.setup, log)
	if err != nil {
		needs := h.lines[len(lines)]
		if needs.By != undo.By { // its reason was worded for its author
			return nil, nil, Refuse("Entry %d needs it: %v", needs.Seq, needs.sentence())
		}
		return nil, nil, Refuse("Entry %d needs it: %v %v", needs.Seq, needs.sentence(), refusalText(err))
	}
	return latest, &History{h.game, h.setup, log, lines, latest, nil}, nil
}

// mayUndo is an undo as the log keeps it, or the refusal. Whether a later entry needs
// the one that is struck is found only by playing the rest again.
func (h *History) mayUndo(undo Record) (Record, error) {
	if h.fault != nil {
		return undo, h.fault
	}
	latest := h.latest
	if undo.By < Host || undo.By == Room || int(undo.By) > len(latest.people) {
		return undo, Refuse("You have no seat at this table.")
	}
	if undo.By > 0 {
		if err := latest.maySpeak(undo); err != nil {
			return undo, err
		}
	}
	if len(withoutLuck(undo.Answers)) != 1 || len(undo.Answers["entry"]) != 1 || len(undo.Answers[luckAnswer]) > 1 {
		return undo, unasked(withoutLuck(undo.Answers), Fields{Number{Name: "entry", Label: Textf("Entry"), Min: 1, Max: max(1, len(h.log))}}, Refuse("Say which entry."))
	}
	if err := mayStrike(undo.By, target(undo), h.lines); err != nil {
		return undo, err
	}
	if undo.At.Before(latest.last.At) {
		undo.At = latest.last.At
	}
	return keepLuck(undo, &h.lines[target(undo)-1])
}

// struckEntries is which entries do not count: those struck out by an undo that counts.
func struckEntries(log []Record) map[int]bool {
	struck := map[int]bool{}
	for i, rec := range slices.Backward(log) {
		if rec.Kind == Undo && !struck[i+1] {
			struck[target(rec)] = true
		}
	}
	return struck
}

func target(undo Record) int {
	n, ok := digits(undo.Answers.Get("entry"), 9)
	if !ok {
		return 0
	}
	return n
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
		return refuseCounted(target, log)
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

// undoable reports whether entries of this kind can be struck out at all. Who sits
// where, pauses and clocks are facts: another entry of the kind corrects them.
func (l *line) undoable() bool {
	switch l.Kind {
	case Sit, Leave, Begin, Open, Pause, Resume, Time:
		return false
	}
	return true
}

// refuseCounted refuses the host an undo that would tell a secret that was shown only as
// part of a sum. To take it back, or bring it back, and count again gives a second sum,
// and the difference between the two tells it. It makes no difference that the count
// was undone since: everybody has seen it.
func refuseCounted(target int, log []line) error {
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

// wordStruck words a struck entry: the entry is tried at its place in the log for the
// sentence alone, and changes nothing.
func (p *position) wordStruck(rec Record) line {
	l := line{Record: rec, keptEntry: keptEntry{text: Textf("%v: %v", rec.By, Word(rec.Kind))}, people: p.people}
	rec.Answers = withoutLuck(rec.Answers)
	if q, err := p.Enter(rec); err == nil {
		l = q.(*position).last
	}
	l.struck = true
	return l
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
	said := lines[n-1].sentence()
	if back {
		return Textf("Back again: %v", said), Textf("Undo: %v", said)
	}
	return Textf("Undone: %v", said), Textf("Bring back: %v", said)
}

// refusalText is the sentence in an error that stopped a fold.
func refusalText(err error) Text {
	if e, ok := err.(*FoldError); ok {
		if no, ok := errors.AsType[Refusal](e.Err); ok {
			return no.Text
		}
	}
	return Textf("It does not fit any more.")
}

// addUndoPads adds the ways back that stand beside the result: the newest entry, and
// the newest undo.
func (p *position) addUndoPads(out []Pad, viewer Seat) []Pad {
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

func undoPad(seq int, label Text) Pad {
	return Pad{Kind: Undo, Label: label, Asks: Fields{Fixed{Name: "entry", Value: strconv.Itoa(seq), Whole: true}}}
}

// wayBack words what striking a line does.
func (l *line) wayBack() Text {
	if l.Kind == Undo {
		return l.reverse
	}
	return Textf("Undo: %v", l.sentence())
}
