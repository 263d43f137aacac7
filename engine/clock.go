package engine

import "time"

// tableTime turns a moment of the shell's clock into the table's own time, which leaves
// out all pauses. (The shell is the program around the engine: it reads the clock.)
func (p *position) tableTime(at time.Time) time.Time {
	if at.IsZero() {
		return at
	}
	if !p.since.IsZero() {
		at = p.since
	}
	return at.Add(-p.still)
}

// Deadline is when the first clock runs out, by the shell's clock.
func (p *position) Deadline() time.Time {
	d := p.deadline()
	if d.IsZero() || !p.since.IsZero() {
		return time.Time{}
	}
	return d.Add(p.still)
}

func (p *position) Ticking() bool { return !p.deadline().IsZero() }

// deadline is the first of all parts, in the table's time.
func (p *position) deadline() (first time.Time) {
	for _, b := range p.boards {
		if d, _ := b.deadline(); !d.IsZero() && (first.IsZero() || d.Before(first)) {
			first = d
		}
	}
	return first
}

// clocks are the deadlines as blocks.
func (p *position) clocks() (out []Block) {
	for _, b := range p.boards {
		if d, what := b.deadline(); !d.IsZero() {
			out = append(out, p.toShellTime(Clock{Label: what, Ends: d}))
		}
	}
	return out
}

// toShellTime turns a running clock from the table's time to the shell's.
func (p *position) toShellTime(c Clock) Clock {
	switch {
	case c.Paused:
	case p.since.IsZero():
		c.Ends = c.Ends.Add(p.still)
	default:
		c.Left, c.Paused, c.Ends = c.Ends.Sub(p.tableTime(p.since)), true, time.Time{}
	}
	return c
}

// timeUp is the clock that ran out.
func (p *position) timeUp(l *line, keep bool) error {
	if d := p.Deadline(); l.By != Room || len(l.Answers) > 0 || d.IsZero() || l.At.Before(d) {
		return Refuse("No time is up.")
	}
	l.text = Textf("The time is up.")
	return p.event(l, keep)
}

// pause stops the table's time; nobody plays until the host resumes it.
func (p *position) pause(l *line, _ bool) error {
	switch {
	case l.By != Host:
		return Refuse("Only the host pauses the table.")
	case !p.since.IsZero():
		return Refuse("The table is paused already.")
	case len(l.Answers) > 0:
		return unasked(l.Answers, nil, Refuse("Nothing is asked."))
	}
	p.since = l.At
	l.text = Textf("The table is paused.")
	return nil
}

// resume lets it go on.
func (p *position) resume(l *line, _ bool) error {
	switch {
	case l.By != Host:
		return Refuse("Only the host resumes the table.")
	case p.since.IsZero():
		return Refuse("The table is not paused.")
	case len(l.Answers) > 0:
		return unasked(l.Answers, nil, Refuse("Nothing is asked."))
	}
	p.still += l.At.Sub(p.since)
	p.since = time.Time{}
	l.text = Textf("The table goes on.")
	return nil
}

// whyPaused says why something must wait until the table goes on.
func whyPaused(by Seat) Text {
	if by == Host {
		return Textf("The table is paused. Let it go on first.")
	}
	return Textf("The table is paused. The host lets it go on.")
}

func (p *position) pausePad() Pad {
	if p.since.IsZero() {
		return Pad{Kind: Pause, Label: Textf("Pause the table")}
	}
	return Pad{Kind: Resume, Label: Textf("Go on"), Hint: whyPaused(Host), Due: true}
}
