package night

import (
	"fmt"
	"slices"
	"strings"

	"croupier/engine"
)

// Print writes a screen as text: a line for each thing shown, then the pads that
// are open (+, and ! where the table waits) and closed (-, with the reason).
// The kernel's own pads and rulings are left out, and what stands beside the game
// until the table waits for it: they are always the same.
func Print(s engine.Screen) string {
	p := &printer{}
	title := s.Title.String()
	switch {
	case s.Over:
		title += " (over)"
	case s.Paused:
		title += " (paused)"
	}
	p.line("%s, as %v sees it", title, s.Viewer)
	p.blocks(s.Blocks)
	for _, pad := range s.Pads {
		p.pad(pad)
	}
	return p.String()
}

type printer struct {
	strings.Builder
	indent string
}

func (p *printer) line(format string, args ...any) {
	p.WriteString(strings.TrimRight(p.indent+fmt.Sprintf(format, args...), " ") + "\n")
}

func (p *printer) blocks(bs engine.Blocks) {
	for _, b := range bs {
		p.block(b)
	}
}

// block prints one block; every kind there is has its case here.
func (p *printer) block(b engine.Block) {
	switch b := b.(type) {
	case engine.Standing:
		p.standing(b)
	case engine.Clash:
		p.clash(b)
	case engine.Rack:
		p.rack(b)
	case engine.Offers:
		p.line("%v:", b.Label)
		for _, o := range b.Rows {
			p.line("  %v: %v", o.Seat, o.What)
		}
	case engine.Ranking:
		p.line("%v:", b.Label)
		for _, o := range b.Places {
			p.line("  %d. %v, %v", o.Place, o.Seat, o.What)
		}
	case engine.Scales:
		p.line("%v: %v", b.Title, b.Verdict)
		for _, pan := range b.Pans {
			p.line("  %v %d", pan.Label, pan.Total)
			for _, w := range pan.Weighs {
				p.line("    %v weighs %d. %v", w.Seat, w.N, w.Why)
			}
		}
	case engine.Curve:
		p.curve(b)
	case engine.Moment:
		p.line("%v:", b.Title)
		for _, l := range b.Lines {
			p.line("  %v", l)
		}
	case engine.Checklist:
		p.line("%v:", b.Label)
		for _, i := range b.Items {
			p.line("  [%s] %v", map[bool]string{true: "x", false: " "}[i.Done], i.Text)
		}
	case engine.Peek:
		p.line("(covered) %v:", b.Label)
		p.indent += "  "
		p.blocks(b.Inside)
		p.indent = p.indent[2:]
	default:
		p.line("%s", short(b))
	}
}

// curve prints each line by its numbers as they changed.
func (p *printer) curve(b engine.Curve) {
	p.line("%v over %v:", b.Label, b.Span)
	for _, l := range b.Lines {
		words := make([]string, len(l.Points))
		for i, at := range l.Points {
			words[i] = fmt.Sprintf("%s (%v)", b.Says(at.N), at.At)
		}
		p.line("  %v: %s", l.Seat, strings.Join(words, ", "))
	}
}

// short is a block in one line, as it also stands in a Standing.
func short(b engine.Block) string {
	switch b := b.(type) {
	case engine.Turn:
		return fmt.Sprintf("%v %v.", b.Seat, b.Says)
	case engine.Steps:
		names := make([]string, len(b.Names))
		for i, n := range b.Names {
			if names[i] = string(n); i == b.At {
				names[i] = "[" + names[i] + "]"
			}
		}
		return strings.Join(names, " > ")
	case engine.Waiting:
		if len(b.For) == 0 {
			return fmt.Sprintf("Waiting for the host %v.", b.To)
		}
		return fmt.Sprintf("Waiting for %v %v.", engine.SeatList(b.For), b.To)
	case engine.Clock:
		if b.Paused {
			return fmt.Sprintf("Clock stands still, %v left: %v", b.Left, b.Label)
		}
		return fmt.Sprintf("Clock until %s: %v", b.Ends.UTC().Format("15:04:05"), b.Label)
	case engine.Purse:
		if b.Change.Empty() {
			return fmt.Sprintf("%v %v", b.Label, b.Amount)
		}
		return fmt.Sprintf("%v %v (%v)", b.Label, b.Amount, b.Change)
	case engine.Track:
		return fmt.Sprintf("%v %d of %d", b.Label, b.At, b.Goal)
	case engine.Pips:
		return fmt.Sprintf("%v %s", b.Label, troops(b))
	case engine.Count:
		if b.Of > 0 {
			return fmt.Sprintf("%v %d of %d", b.Label, b.N, b.Of)
		}
		return fmt.Sprintf("%v %d", b.Label, b.N)
	case engine.Switch:
		return fmt.Sprintf("[%s] %v", map[bool]string{true: "x", false: " "}[b.On], b.Label)
	case engine.Dice:
		how := "typed"
		if b.Rolled {
			how = "rolled by the program"
		}
		return strings.TrimSpace(fmt.Sprintf("%v: %v, %s. %v", b.Seat, b.Faces, how, b.Says))
	case engine.Ladder:
		return strings.TrimSpace(fmt.Sprintf("%v %d (%d to %d). %v %v", b.Label, b.At, b.From, b.To, b.Says, b.Next))
	case engine.Dial:
		raise := ""
		if b.Raise.N > 0 {
			raise = strings.TrimRight(fmt.Sprintf(" (+%v %v", b.Raise, b.Why), " ") + ")"
		}
		return fmt.Sprintf("%v of %v: %v of %v%s", b.Label, b.Seat, b.At, b.Max, raise)
	case engine.Banner:
		return fmt.Sprintf("* %v: %v", b.Label, b.Text)
	case engine.Note:
		return b.Text.String()
	}
	return fmt.Sprintf("night: no words for a %T", b)
}

func (p *printer) standing(b engine.Standing) {
	for _, r := range b.Rows {
		cells := make([]string, len(r.Cells))
		for i, c := range r.Cells {
			cells[i] = short(c)
		}
		who := r.Seat.String()
		if !r.Note.Empty() {
			who += " (" + r.Note.String() + ")"
		}
		if r.Out {
			who += ", out"
		}
		mark := " "
		if r.Turn {
			mark = ">"
		}
		p.line("%s %s: %s", mark, who, strings.Join(cells, "; "))
	}
}

// troops are ranks in words: "2 soldiers + 1 lieutenant (hurt 1), 4 worth; fell: 1 soldier".
func troops(b engine.Pips) string {
	var stand, fell []string
	for _, r := range b.Ranks {
		s := fmt.Sprintf("%d %s", r.N, r.Name)
		if r.Hurt > 0 {
			s += fmt.Sprintf(" (one has lost %d)", r.Hurt)
		}
		if r.N > 0 {
			stand = append(stand, s)
		}
		if r.Fell > 0 {
			fell = append(fell, fmt.Sprintf("%d %s", r.Fell, r.Name))
		}
	}
	if len(stand) == 0 {
		stand = []string{"none"}
	}
	out := fmt.Sprintf("%s = %d", strings.Join(stand, ", "), b.Value())
	if len(fell) > 0 {
		out += "; fell: " + strings.Join(fell, ", ")
	}
	return out
}

func (p *printer) clash(b engine.Clash) {
	p.line("%v, round %d of %d. %v", b.Title, b.Round, b.Set, b.Says)
	for _, s := range b.Sides {
		p.line("  %v: %s; card %s%s", s.Name, troops(s.Pips), s.State, card(s.Card))
	}
	for i, r := range b.Rounds {
		p.line("  round %d: %d (lost %d) against %d (lost %d)", i+1, r.Count[0], r.Lost[0], r.Count[1], r.Lost[1])
	}
}

func card(c *engine.ClashCard) string {
	if c == nil {
		return ""
	}
	name := ""
	if !c.Name.Empty() {
		name = c.Name.String() + " "
	}
	return fmt.Sprintf(": %s%d, needs %d, counts %d (%v), loses %d", name, c.Shown, c.Needs, c.Count, c.Why, c.Hits)
}

func (p *printer) rack(b engine.Rack) {
	heads := make([]string, len(b.Columns))
	for i, c := range b.Columns {
		heads[i] = c.String()
	}
	p.line("%v (%s):", b.Label, strings.Join(heads, " | "))
	for _, r := range b.Rows {
		cells := make([]string, len(r.Cells))
		for i, c := range r.Cells {
			cells[i] = c.String()
		}
		p.line("  %v: %s", r.Label, strings.Join(cells, " | "))
	}
}

func (p *printer) pad(pad engine.Pad) {
	if slices.Contains(engine.Kernel, pad.Kind) || pad.Beside && !pad.Due {
		return
	}
	if pad.Closed != nil {
		p.line("- %s (%v): %v", pad.Kind, pad.Label, *pad.Closed)
		return
	}
	mark := "+"
	if pad.Due {
		mark = "!"
	}
	p.line("%s %s (%v)%s%s", mark, pad.Kind, pad.Label, asks(pad.Asks, " "), asks(pad.Aside, " (covered) "))
}

func asks(fs engine.Fields, before string) string {
	words := make([]string, 0, len(fs))
	for _, f := range fs {
		words = append(words, Ask(f))
	}
	if len(words) == 0 {
		return ""
	}
	return before + strings.Join(words, " ")
}

// Ask writes one question in short: its name and what may be answered. Every kind of field has its case here.
func Ask(f engine.Field) string {
	switch f := f.(type) {
	case engine.Number:
		return fmt.Sprintf("%s=%d..%d", f.Name, f.Min, f.Max)
	case engine.Amount:
		return fmt.Sprintf("%s=%v..%v", f.Name, f.In.Of(f.Min), f.In.Of(f.Max))
	case engine.Choice:
		return f.Name + "=" + strings.Join(values(f.Free()), "|")
	case engine.Several:
		return fmt.Sprintf("%s=%s (%d..%d)", f.Name, strings.Join(values(f.Among), "+"), f.Least, f.Most)
	case engine.Who:
		var who []string
		if f.Bank {
			who = append(who, engine.TheBank)
		}
		for _, s := range f.Among {
			who = append(who, fmt.Sprint(int(s)))
		}
		return f.Name + "=" + strings.Join(who, "|")
	case engine.Words:
		return f.Name + "=…"
	case engine.Fixed:
		return f.Name + "=" + quote(f.Value)
	case engine.Troops:
		var ranks []string
		for _, r := range f.Ranks {
			ranks = append(ranks, Ask(r.Number))
		}
		return strings.Join(ranks, " ")
	case engine.Card:
		ranks := []string{f.Name + "=…"}
		for _, n := range f.Figures {
			ranks = append(ranks, Ask(n))
		}
		return strings.Join(ranks, " ")
	case engine.Split:
		var parts []string
		for _, i := range f.Among {
			parts = append(parts, fmt.Sprintf("%s:0..%d", i.Value, i.Most))
		}
		return fmt.Sprintf("%s=%s (%d..%d)", f.Name, strings.Join(parts, "+"), f.Least, f.Most)
	case engine.Die:
		return fmt.Sprintf("%s=%d dice of %d", f.Name, f.Dice, f.Sides)
	}
	return fmt.Sprintf("night: no words for a %T", f)
}

func values(items []engine.Item) (out []string) {
	for _, i := range items {
		out = append(out, quote(i.Value))
	}
	return out
}
