package views

import (
	"slices"
	"strings"

	"croupier/engine"
)

// hand is a viewer's pads, sorted by where they lie.
type hand struct {
	open    []engine.Pad // may be entered now: what the table waits for first
	groups  []padGroup   // may be entered now, each group folded under its title
	beside  []engine.Pad // of a part that stands beside the game
	covered []engine.Pad // under the cover, open or not: from outside they are one
	closed  []engine.Pad // may not, with the reason
	rulings []engine.Pad // corrections of what lies face up
	private []engine.Pad // corrections of the own hand, under the cover too
	undo    []engine.Pad // beside the last result
	chair   []engine.Pad // the own chair
	table   []engine.Pad // pause, resume, and what the table is set up as
}

// hand is the viewer's pads, sorted once.
func (s *scene) hand() *hand {
	if s.held == nil {
		s.held = sorted(s.Pads)
		if s.kind() == "host" {
			slices.SortStableFunc(s.held.open, bankFirst)
		}
	}
	return s.held
}

// sorted lays pads where they belong.
func sorted(pads []engine.Pad) *hand {
	h := &hand{}
	for _, p := range pads {
		switch {
		case p.Kind == engine.Undo:
			h.undo = append(h.undo, p)
		case p.Kind == engine.Sit || p.Kind == engine.Leave || p.Kind == engine.Open:
			h.chair = append(h.chair, p)
		case p.Kind == engine.Pause || p.Kind == engine.Resume || p.Kind == engine.Begin:
			h.table = append(h.table, p)
		case p.Kind == engine.Correct && p.Covered:
			h.private = append(h.private, p)
		case p.Kind == engine.Correct:
			h.rulings = append(h.rulings, p)
		case p.Covered:
			h.covered = append(h.covered, p)
		case p.Closed != nil:
			h.closed = append(h.closed, p)
		case !p.Group.Empty():
			h.groups = grouped(h.groups, p)
		case p.Beside && !p.Due:
			h.beside = append(h.beside, p)
		default:
			h.open = append(h.open, p)
		}
	}
	slices.SortStableFunc(h.open, dueFirst)
	// under the cover what can be entered comes first, and lies open
	slices.SortStableFunc(h.covered, func(a, b engine.Pad) int { return first(a.Closed == nil, b.Closed == nil) })
	slices.SortStableFunc(h.covered, dueFirst)
	slices.SortStableFunc(h.groups, func(a, b padGroup) int { return first(a.due(), b.due()) })
	return h
}

// padGroup are pads that lie folded under one title, or groups of them.
type padGroup struct {
	title engine.Text
	pads  []engine.Pad
	inner []padGroup
}

// grouped lays a pad to the others of its group; the groups keep the game's order.
func grouped(groups []padGroup, p engine.Pad) []padGroup {
	if p.Within.Empty() {
		groups, at := opened(groups, p.Group)
		groups[at].pads = append(groups[at].pads, p)
		return groups
	}
	groups, at := opened(groups, p.Within)
	p.Within = engine.Text{}
	groups[at].inner = grouped(groups[at].inner, p)
	return groups
}

// opened is the place of the group with that title, made where there is none.
func opened(groups []padGroup, title engine.Text) ([]padGroup, int) {
	for i, g := range groups {
		if g.title.String() == title.String() {
			return groups, i
		}
	}
	return append(groups, padGroup{title: title}), len(groups)
}

// all are the pads of a group and of those in it.
func (g padGroup) all() []engine.Pad {
	out := slices.Clone(g.pads)
	for _, in := range g.inner {
		out = append(out, in.all()...)
	}
	return out
}

// groupsOf are the groups among these pads that may be entered now.
func groupsOf(pads []engine.Pad) (out []padGroup) {
	for _, p := range pads {
		if p.Closed == nil && !p.Group.Empty() {
			out = grouped(out, p)
		}
	}
	return out
}

// due reports whether the table waits for one of them: then the group lies open,
// for its owner to choose.
func (g padGroup) due() bool { return slices.ContainsFunc(g.all(), waits) }

func (g padGroup) id() string { return "group-" + mark(g.title.String()) }

func dueFirst(a, b engine.Pad) int { return first(waits(a), waits(b)) }

// bankFirst puts a payment between any two before what else nobody waits for.
func bankFirst(a, b engine.Pad) int {
	if waits(a) || waits(b) {
		return dueFirst(a, b)
	}
	return first(between(a), between(b))
}

// first puts what is so before what is not.
func first(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return -1
	}
	return 1
}

func waits(p engine.Pad) bool { return p.Due && p.Closed == nil }

// due reports whether an open pad, or a group of them, is the card in the viewer's hand.
func (h *hand) due() bool { return len(h.waited()) > 0 || h.duePads() > 0 }

// waited are the groups that the table waits for.
func (h *hand) waited() []padGroup { return h.groups[:h.dueGroups()] }

func (h *hand) dueGroups() (n int) {
	for n < len(h.groups) && h.groups[n].due() {
		n++
	}
	return n
}

// leads reports whether the pad at that place among the open ones is the card in
// the hand.
func (h *hand) leads(i int) bool { return i == 0 && h.duePads() > 0 && len(h.waited()) == 0 }

// How many moves have a button of their own beside those that the table waits for:
// more would hide the table. Who waits for somebody is left in peace.
const (
	nearWhileAsked   = 3
	nearWhileWaiting = 1
)

// spread are moves that lie side by side: pads first, then groups of them, last
// what a part beside the game has.
type spread struct {
	pads   []engine.Pad
	groups []padGroup
	beside []engine.Pad
}

func (m spread) count() int { return len(m.pads) + len(m.groups) + len(m.beside) }

// all are its pads, those of its groups too.
func (m spread) all() []engine.Pad {
	out := slices.Concat(m.pads, m.beside)
	for _, g := range m.groups {
		out = append(out, g.all()...)
	}
	return out
}

// moves are what may be entered now: near is what has a button of its own, all pads
// that the table waits for and a few others; far is the rest, behind one button.
func (s *scene) moves() (near, far spread) {
	h := s.hand()
	due := h.duePads()
	rest := spread{h.open[due:], h.groups[h.dueGroups():], h.beside}
	most := s.reach()
	if rest.count() <= most+1 { // a fold for one would hide more than it saves
		rest.pads = h.open
		return rest, far
	}
	pads := min(most, len(rest.pads))
	near.pads = h.open[:due+pads]
	far.pads, far.beside = rest.pads[pads:], rest.beside
	for i, g := range rest.groups {
		if pads+i < most || len(g.inner) > 0 { // a workshop is a fold already
			near.groups = append(near.groups, g)
		} else {
			far.groups = append(far.groups, g)
		}
	}
	return near, far
}

// reach is how many moves that nobody waits for have a button of their own.
func (s *scene) reach() int {
	idle := len(blocksOf[engine.Waiting](s)) == 0 // nobody is asked: each enters what is to be entered
	if idle || s.awaited() || s.kind() == "host" {
		return nearWhileAsked
	}
	return nearWhileWaiting
}

// duePads is how many of the open pads the table waits for: they lie first.
func (h *hand) duePads() (n int) {
	for n < len(h.open) && h.open[n].Due {
		n++
	}
	return n
}

// chairOf are the pads of one chair, on the host's page.
func (h *hand) chairOf(seat engine.Seat) (out []engine.Pad) {
	for _, p := range h.chair {
		if p.As == seat {
			out = append(out, p)
		}
	}
	return out
}

// as is for whom a pad is entered: the seat it names, or the one this page speaks for.
func (s *scene) as(p engine.Pad) engine.Seat {
	if p.As != engine.Room {
		return p.As
	}
	return s.t.As
}

// speaks is the seat that a pad's form says it is for: that of its page, too. By
// the time it is sent, this browser may be the host's, or sit elsewhere.
func (s *scene) speaks(p engine.Pad) engine.Seat {
	if as := s.as(p); as != engine.Room || s.Viewer < 0 {
		return as
	}
	return s.Viewer
}

// padID is the id of a pad's card: the same while it is for the same occasion,
// so that what is half typed stays, and another for the next. A ruling stays while
// its number moves: the page shows that beside it.
func (s *scene) padID(p engine.Pad) string {
	occasion := p.Mark
	if p.Kind == engine.Correct {
		occasion = ""
	}
	of := []string{p.Kind, occasion, attr(int(s.as(p)))}
	for _, f := range slices.Concat(p.Asks, p.Aside) {
		if f, ok := f.(engine.Fixed); ok {
			of = append(of, f.Name, f.Value)
		} else {
			of = append(of, engine.Names(f)...)
		}
	}
	return "pad-" + p.Kind + "-" + mark(strings.Join(of, "\x00"))
}

// bare reports whether a pad asks nothing: then its button alone is enough. What
// the table waits for has its hint above the button; others need a card for it.
func bare(p engine.Pad) bool {
	return (p.Hint.Empty() || p.Due) && asksNothing(p.Asks) && asksNothing(p.Aside)
}

func asksNothing(fs engine.Fields) bool {
	return !slices.ContainsFunc(fs, func(f engine.Field) bool { _, fixed := f.(engine.Fixed); return !fixed })
}

// does is what a pad's button says.
func does(p engine.Pad) engine.Text {
	if p.Does.Empty() {
		return p.Label
	}
	return p.Does
}

// between reports whether a pad asks for two people, one to the other: the
// laptop draws them as two columns.
func between(p engine.Pad) bool {
	n := 0
	for _, f := range p.Asks {
		if _, ok := f.(engine.Who); ok {
			n++
		}
	}
	return n == 2
}

// whos and others part the fields of such a pad.
func whos(fs engine.Fields) (out engine.Fields) {
	for _, f := range fs {
		if _, ok := f.(engine.Who); ok {
			out = append(out, f)
		}
	}
	return out
}

func others(fs engine.Fields) (out engine.Fields) {
	for _, f := range fs {
		if _, ok := f.(engine.Who); !ok {
			out = append(out, f)
		}
	}
	return out
}

// anyRefused reports whether the refused entry was meant for one of these pads.
func (s *scene) anyRefused(ps []engine.Pad) bool {
	return slices.ContainsFunc(ps, func(p engine.Pad) bool { return !s.refused(p).Empty() })
}

// unplaced is the sentence that a plain form was answered with, where no pad is
// drawn open to show it beside its button.
func (s *scene) unplaced() engine.Text {
	if s.t.Refused.Empty() {
		return engine.Text{}
	}
	h := s.hand()
	drawn := slices.Concat(h.open, h.beside, s.undoOfLast())
	if s.kind() == "phone" {
		drawn = append(drawn, s.olderUndo()...)
	}
	for _, g := range h.groups {
		drawn = append(drawn, g.all()...)
	}
	if s.anyRefused(drawn) {
		return engine.Text{}
	}
	return s.t.Refused
}

// refused is the sentence that the shell answered a plain form with, where this
// is the pad it was meant for.
func (s *scene) refused(p engine.Pad) engine.Text {
	if s.t.RefusedKind == p.Kind {
		return s.t.Refused
	}
	return engine.Text{}
}
