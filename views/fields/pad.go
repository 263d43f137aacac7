package fields

import (
	"slices"
	"strings"

	"croupier/engine"
	"croupier/views/words"
)

// Hand is a viewer's pads, sorted by where they lie.
type Hand struct {
	Open    []engine.Pad // may be entered now: what the table waits for first
	Groups  []Group      // may be entered now, each group folded under its title
	Beside  []engine.Pad // of a part that stands beside the game
	Covered []engine.Pad // under the cover, open or not: from outside they are one
	Closed  []engine.Pad // may not, with the reason
	Rulings []engine.Pad // corrections of what lies face up
	Private []engine.Pad // corrections of the own hand, under the cover too
	Undo    []engine.Pad // beside the last result
	Chair   []engine.Pad // the own chair
	Table   []engine.Pad // pause, resume, and what the table is set up as
}

// Hand is the viewer's pads, sorted once.
func (s *Sheet) Hand() *Hand {
	if s.sorted == nil {
		s.sorted = sortPads(s.Pads)
		if s.Device() == "host" {
			slices.SortStableFunc(s.sorted.Open, bankFirst)
		}
	}
	return s.sorted
}

// sortPads lays pads where they belong.
func sortPads(pads []engine.Pad) *Hand {
	h := &Hand{}
	for _, p := range pads {
		switch {
		case p.Kind == engine.Undo:
			h.Undo = append(h.Undo, p)
		case p.Kind == engine.Sit || p.Kind == engine.Leave || p.Kind == engine.Open:
			h.Chair = append(h.Chair, p)
		case p.Kind == engine.Pause || p.Kind == engine.Resume || p.Kind == engine.Begin:
			h.Table = append(h.Table, p)
		case p.Kind == engine.Correct && p.Covered:
			h.Private = append(h.Private, p)
		case p.Kind == engine.Correct:
			h.Rulings = append(h.Rulings, p)
		case p.Covered:
			h.Covered = append(h.Covered, p)
		case p.Closed != nil:
			h.Closed = append(h.Closed, p)
		case !p.Group.Empty():
			h.Groups = addToGroups(h.Groups, p)
		case p.Beside && !p.Due:
			h.Beside = append(h.Beside, p)
		default:
			h.Open = append(h.Open, p)
		}
	}
	slices.SortStableFunc(h.Open, dueFirst)
	// under the cover what can be entered comes first, and lies open
	slices.SortStableFunc(h.Covered, func(a, b engine.Pad) int { return first(a.Closed == nil, b.Closed == nil) })
	slices.SortStableFunc(h.Covered, dueFirst)
	slices.SortStableFunc(h.Groups, func(a, b Group) int { return first(a.Due(), b.Due()) })
	return h
}

// Group are pads that lie folded under one title, or groups of them.
type Group struct {
	Title engine.Text
	Pads  []engine.Pad
	Inner []Group
}

// addToGroups lays a pad to the others of its group; the groups keep the game's order.
func addToGroups(groups []Group, p engine.Pad) []Group {
	if p.Within.Empty() {
		groups, at := groupAt(groups, p.Group)
		groups[at].Pads = append(groups[at].Pads, p)
		return groups
	}
	groups, at := groupAt(groups, p.Within)
	p.Within = engine.Text{}
	groups[at].Inner = addToGroups(groups[at].Inner, p)
	return groups
}

// groupAt is the place of the group with that title, made where there is none.
func groupAt(groups []Group, title engine.Text) ([]Group, int) {
	for i, g := range groups {
		if g.Title.String() == title.String() {
			return groups, i
		}
	}
	return append(groups, Group{Title: title}), len(groups)
}

// All are the pads of a group and of those in it.
func (g Group) All() []engine.Pad {
	out := slices.Clone(g.Pads)
	for _, in := range g.Inner {
		out = append(out, in.All()...)
	}
	return out
}

// GroupsOf are the groups among these pads that may be entered now.
func GroupsOf(pads []engine.Pad) (out []Group) {
	for _, p := range pads {
		if p.Closed == nil && !p.Group.Empty() {
			out = addToGroups(out, p)
		}
	}
	return out
}

// Due reports whether the table waits for one of them: then the group lies open,
// for its owner to choose.
func (g Group) Due() bool { return slices.ContainsFunc(g.All(), Waits) }

// ID is the id of its fold.
func (g Group) ID() string { return "group-" + words.ID(g.Title.String()) }

func dueFirst(a, b engine.Pad) int { return first(Waits(a), Waits(b)) }

// bankFirst puts a payment between any two before what else nobody waits for.
func bankFirst(a, b engine.Pad) int {
	if Waits(a) || Waits(b) {
		return dueFirst(a, b)
	}
	return first(Between(a), Between(b))
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

// Waits reports whether the table waits for a pad.
func Waits(p engine.Pad) bool { return p.Due && p.Closed == nil }

// Due reports whether an open pad, or a group of them, is the card in the viewer's hand.
func (h *Hand) Due() bool { return len(h.Waited()) > 0 || h.DuePads() > 0 }

// Waited are the groups that the table waits for.
func (h *Hand) Waited() []Group { return h.Groups[:h.DueGroups()] }

// DueGroups is how many groups the table waits for: they lie first.
func (h *Hand) DueGroups() (n int) {
	for n < len(h.Groups) && h.Groups[n].Due() {
		n++
	}
	return n
}

// Leads reports whether the pad at that place among the open ones is the card in
// the hand.
func (h *Hand) Leads(i int) bool { return i == 0 && h.DuePads() > 0 && len(h.Waited()) == 0 }

// How many moves have a button of their own beside those that the table waits for:
// more would hide the table. Who waits for somebody is left in peace.
const (
	nearWhileAsked   = 3
	nearWhileWaiting = 1
)

// Spread are moves that lie side by side: pads first, then groups of them, last
// what a part beside the game has.
type Spread struct {
	Pads   []engine.Pad
	Groups []Group
	Beside []engine.Pad
}

// Count is how many buttons they take.
func (m Spread) Count() int { return len(m.Pads) + len(m.Groups) + len(m.Beside) }

// All are its pads, those of its groups too.
func (m Spread) All() []engine.Pad {
	out := slices.Concat(m.Pads, m.Beside)
	for _, g := range m.Groups {
		out = append(out, g.All()...)
	}
	return out
}

// Moves are what may be entered now: near is what has a button of its own, all pads
// that the table waits for and a few others; far is the rest, behind one button.
func (s *Sheet) Moves() (near, far Spread) {
	h := s.Hand()
	due := h.DuePads()
	rest := Spread{h.Open[due:], h.Groups[h.DueGroups():], h.Beside}
	most := s.reach()
	if rest.Count() <= most+1 { // a fold for one would hide more than it saves
		rest.Pads = h.Open
		return rest, far
	}
	pads := min(most, len(rest.Pads))
	near.Pads = h.Open[:due+pads]
	far.Pads, far.Beside = rest.Pads[pads:], rest.Beside
	for i, g := range rest.Groups {
		if pads+i < most || len(g.Inner) > 0 { // a workshop is a fold already
			near.Groups = append(near.Groups, g)
		} else {
			far.Groups = append(far.Groups, g)
		}
	}
	return near, far
}

// reach is how many moves that nobody waits for have a button of their own.
func (s *Sheet) reach() int {
	idle := len(BlocksOf[engine.Waiting](s.Blocks)) == 0 // nobody is asked: each enters what is to be entered
	if idle || s.Awaited() || s.Device() == "host" {
		return nearWhileAsked
	}
	return nearWhileWaiting
}

// DuePads is how many of the open pads the table waits for: they lie first.
func (h *Hand) DuePads() (n int) {
	for n < len(h.Open) && h.Open[n].Due {
		n++
	}
	return n
}

// ChairOf are the pads of one chair, on the host's page.
func (h *Hand) ChairOf(seat engine.Seat) (out []engine.Pad) {
	for _, p := range h.Chair {
		if p.As == seat {
			out = append(out, p)
		}
	}
	return out
}

// as is for whom a pad is entered: the seat it names, or the one this page speaks for.
func (s *Sheet) as(p engine.Pad) engine.Seat {
	if p.As != engine.Room {
		return p.As
	}
	return s.As
}

// speaks is the seat that a pad's form says it is for: that of its page, too. By
// the time it is sent, this browser may be the host's, or sit elsewhere.
func (s *Sheet) speaks(p engine.Pad) engine.Seat {
	if as := s.as(p); as != engine.Room || s.Viewer < 0 {
		return as
	}
	return s.Viewer
}

// PadID is the id of a pad's card: the same while it is for the same occasion,
// so that what is half typed stays, and another for the next. A ruling stays while
// its number moves: the page shows that beside it.
func (s *Sheet) PadID(p engine.Pad) string {
	occasion := p.Mark
	if p.Kind == engine.Correct {
		occasion = ""
	}
	of := []string{p.Kind, occasion, words.Attr(int(s.as(p)))}
	for _, f := range slices.Concat(p.Asks, p.Aside) {
		if f, ok := f.(engine.Fixed); ok {
			of = append(of, f.Name, f.Value)
		} else {
			of = append(of, engine.Names(f)...)
		}
	}
	return "pad-" + p.Kind + "-" + words.ID(strings.Join(of, "\x00"))
}

// Bare reports whether a pad asks nothing: then its button alone is enough. What
// the table waits for has its hint above the button; others need a card for it.
func Bare(p engine.Pad) bool {
	return (p.Hint.Empty() || p.Due) && asksNothing(p.Asks) && asksNothing(p.Aside)
}

func asksNothing(fs engine.Fields) bool {
	return !slices.ContainsFunc(fs, func(f engine.Field) bool { _, fixed := f.(engine.Fixed); return !fixed })
}

// Does is what a pad's button says.
func Does(p engine.Pad) engine.Text {
	if p.Does.Empty() {
		return p.Label
	}
	return p.Does
}

// Between reports whether a pad asks for two people, one to the other: the
// laptop draws them as two columns.
func Between(p engine.Pad) bool {
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

// AnyRefused reports whether the refused entry was meant for one of these pads.
func (s *Sheet) AnyRefused(ps []engine.Pad) bool {
	return slices.ContainsFunc(ps, func(p engine.Pad) bool { return !s.RefusedFor(p).Empty() })
}

// Unplaced is the sentence that a plain form was answered with, where no pad is
// drawn open to show it beside its button.
func (s *Sheet) Unplaced() engine.Text {
	if s.Refused.Empty() {
		return engine.Text{}
	}
	h := s.Hand()
	drawn := slices.Concat(h.Open, h.Beside, s.UndoOfLast())
	if s.Device() == "phone" {
		drawn = append(drawn, s.OlderUndo()...)
	}
	for _, g := range h.Groups {
		drawn = append(drawn, g.All()...)
	}
	if s.AnyRefused(drawn) {
		return engine.Text{}
	}
	return s.Refused
}

// refused is the sentence that the shell answered a plain form with, where this
// is the pad it was meant for.
func (s *Sheet) RefusedFor(p engine.Pad) engine.Text {
	if s.RefusedKind == p.Kind {
		return s.Refused
	}
	return engine.Text{}
}
