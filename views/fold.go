package views

import (
	"context"
	"io"
	"slices"

	"croupier/views/live"

	"github.com/a-h/templ"
)

// fold is an element that opens by a tap. What lies in it is drawn once somebody has
// opened it: until then a page neither holds it nor is sent its changes.
type fold struct {
	id    string
	class string
	ivory bool   // it is a card in somebody's hand
	group string // of those in one group one is open at a time; "" for none
	look  string // the class of its summary
	due   bool   // the table waits for what lies in it: it is there from the start
	open  bool   // it lies open at first
}

// folded draws a fold as a part of its page; its children are what lies in it.
func (s *scene) folded(f fold, summary templ.Component) templ.Component {
	return live.Part(f.id, s.foldDetails(f, summary))
}

// holds reports whether what lies in a fold is drawn.
func (s *scene) holds(f fold) bool { return f.open || f.due || s.asked(f) }

// asked reports whether somebody has opened a fold.
func (s *scene) asked(f fold) bool {
	return slices.ContainsFunc(s.t.Open, func(id string) bool { return id == f.id || id == Everything })
}

// opens reports whether a fold lies open as the page is loaded.
func (s *scene) opens(f fold) bool { return f.open || s.t.Unfold && s.asked(f) }

// within notes that what is drawn from here on lies in a fold.
func within(ctx context.Context, f fold) context.Context {
	return context.WithValue(ctx, foldsAround{}, foldQuery(ctx, f))
}

type foldsAround struct{}

// foldQuery asks for a page with a fold open, and those round it.
func foldQuery(ctx context.Context, f fold) string {
	around, _ := ctx.Value(foldsAround{}).(string)
	return around + "&open=" + f.id
}

// unfolded is the address of such a page, for browsers without a script.
func (s *scene) unfolded(ctx context.Context, f fold) string {
	if s.query() == "" {
		return "?" + foldQuery(ctx, f)[1:]
	}
	return s.query() + foldQuery(ctx, f)
}

// foldDetails is a fold; what lies in it are its children.
func (s *scene) foldDetails(f fold, summary templ.Component) templ.Component {
	return templ.ComponentFunc(func(ctx context.Context, w io.Writer) error {
		inside := templ.GetChildren(ctx)
		ctx = templ.ClearChildren(ctx)
		if err := inline(func(b []byte) []byte { return s.appendDetails(b, f) }).Render(ctx, w); err != nil {
			return err
		}
		if err := summary.Render(ctx, w); err != nil {
			return err
		}
		if _, err := io.WriteString(w, "</summary>"); err != nil {
			return err
		}
		if !s.holds(f) {
			inside = inline(func(b []byte) []byte {
				b = append(appendEscaped(append(b, `<a class="btn bare" data-fold href="`...), s.unfolded(ctx, f)), `">`...)
				return append(appendEscaped(b, tr("Open")), `</a>`...)
			})
		} else {
			ctx = within(ctx, f)
		}
		if err := inside.Render(ctx, w); err != nil {
			return err
		}
		_, err := io.WriteString(w, "</details>")
		return err
	})
}

// appendDetails appends the beginning of a fold, up to its summary.
func (s *scene) appendDetails(b []byte, f fold) []byte {
	class := f.class
	if f.ivory {
		class += " ivory"
	}
	b = appendAttribute(append(b, "<details"...), "class", class)
	b = appendAttribute(appendAttribute(b, "id", f.id), "name", f.group)
	if s.opens(f) {
		b = append(b, " open"...)
	}
	if f.due {
		b = append(b, " data-due"...)
	}
	return append(appendAttribute(append(b, "><summary"...), "class", f.look), '>')
}

// appendAttribute appends an attribute, where it says anything.
func appendAttribute(b []byte, name, value string) []byte {
	if value == "" {
		return b
	}
	return append(appendEscaped(append(append(append(b, ' '), name...), `="`...), value), '"')
}
