package views

import (
	"slices"
	"strings"

	"croupier/engine"

	"github.com/a-h/templ"
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
	slices.SortStableFunc(h.covered, dueFirst)
	slices.SortStableFunc(h.groups, func(a, b padGroup) int { return first(a.due(), b.due()) })
	return h
}

// padGroup are pads that lie folded under one title.
type padGroup struct {
	title engine.Text
	pads  []engine.Pad
}

// grouped lays a pad to the others of its group; the groups keep the game's order.
func grouped(groups []padGroup, p engine.Pad) []padGroup {
	for i, g := range groups {
		if g.title.String() == p.Group.String() {
			groups[i].pads = append(g.pads, p)
			return groups
		}
	}
	return append(groups, padGroup{p.Group, []engine.Pad{p}})
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
func (g padGroup) due() bool { return slices.ContainsFunc(g.pads, waits) }

func (g padGroup) id() string { return "group-" + mark(g.title.String()) }

func dueFirst(a, b engine.Pad) int { return first(waits(a), waits(b)) }

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
func (h *hand) due() bool { return len(h.waited()) > 0 || len(h.open) > 0 && h.open[0].Due }

// waited are the groups that the table waits for, unhurried the others.
func (h *hand) waited() []padGroup    { return h.groups[:h.dueGroups()] }
func (h *hand) unhurried() []padGroup { return h.groups[h.dueGroups():] }

func (h *hand) dueGroups() (n int) {
	for n < len(h.groups) && h.groups[n].due() {
		n++
	}
	return n
}

// leads reports whether the pad at that place among the open ones is the card in
// the hand.
func (h *hand) leads(i int) bool { return i == 0 && h.open[0].Due && len(h.waited()) == 0 }

// mostNear is how many moves have a button of their own; more would hide the
// table. What the table waits for always has one.
const mostNear = 5

// near are the open pads with a button of their own, far the others.
func (h *hand) near() []engine.Pad { return h.open[:h.reach()] }
func (h *hand) far() []engine.Pad  { return slices.Concat(h.open[h.reach():], h.beside) }

func (h *hand) reach() int {
	due := 0
	for _, p := range h.open {
		if p.Due {
			due++
		}
	}
	reach := max(due, mostNear)
	if len(h.open) <= reach+1 { // a fold for one would hide more than it saves
		return len(h.open)
	}
	return reach
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

// pad, quick and foldedPad are pads as pieces of their regions.
func (s *scene) pad(p engine.Pad, group string, open bool) templ.Component {
	return apart(s.padID(p), s.padSum(p, group, open), s.padCard(p, group, open))
}

func (s *scene) quick(p engine.Pad, class string) templ.Component {
	return apart(s.padID(p), s.padSum(p, class, false), s.quickForm(p, class))
}

func (s *scene) foldedPad(p engine.Pad, group string) templ.Component {
	return apart(s.padID(p), s.padSum(p, group, false), s.foldedPadCard(p, group))
}

// moving is the way to another phone, a piece too: its key changes with each entry.
func (s *scene) moving() templ.Component {
	return apart("move", Summed(s.around(), s.t.Key("")), s.moveForm())
}

func (s *scene) padSum(p engine.Pad, place string, open bool) Sum {
	return Summed(s.around(), p, place, open, s.t.Key(p.Kind))
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
	h := s.hand()
	drawn := slices.Concat(h.open, h.beside, s.undoOfLast())
	if s.kind() == "phone" {
		drawn = append(drawn, s.olderUndo()...)
	}
	for _, g := range h.groups {
		drawn = append(drawn, g.pads...)
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
