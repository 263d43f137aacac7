package live

import (
	"context"
	"io"
	"slices"

	"croupier/views/words"

	"github.com/a-h/templ"
)

// Fold is an element that opens by a tap. What lies in it is drawn once somebody has
// opened it: until then a page neither holds it nor is sent its changes.
type Fold struct {
	ID      string
	Class   string
	Ivory   bool   // it is a card in somebody's hand
	Group   string // of those in one group one is open at a time; "" for none
	Summary string // the class of its summary
	Due     bool   // the table waits for what lies in it: it is there from the start
	Open    bool   // it lies open at first
}

// Everything stands among the folds that are open for all there are: for whoever wants
// to look at a whole page.
const Everything = "*"

// Folds are what is unfolded on a page.
type Folds struct {
	Open   []string // the ids of the folds that somebody has opened there; or Everything
	Unfold bool     // they lie open as the page is loaded, which a browser without a script asks for
	Query  string   // of the page's address: "", or "?" and what it says
}

// Fold draws a fold as a part of its page; its children are what lies in it.
func (s Folds) Fold(f Fold, summary templ.Component) templ.Component {
	return Part(f.ID, s.details(f, summary))
}

// holds reports whether what lies in a fold is drawn.
func (s Folds) holds(f Fold) bool { return f.Open || f.Due || s.isOpened(f) }

// isOpened reports whether somebody has opened a fold.
func (s Folds) isOpened(f Fold) bool {
	return slices.ContainsFunc(s.Open, func(id string) bool { return id == f.ID || id == Everything })
}

// opens reports whether a fold lies open as the page is loaded.
func (s Folds) opens(f Fold) bool { return f.Open || s.Unfold && s.isOpened(f) }

// within notes that what is drawn from here on lies in a fold.
func within(ctx context.Context, f Fold) context.Context {
	return context.WithValue(ctx, foldsAround{}, foldQuery(ctx, f))
}

type foldsAround struct{}

// foldQuery asks for a page with a fold open, and those round it.
func foldQuery(ctx context.Context, f Fold) string {
	around, _ := ctx.Value(foldsAround{}).(string)
	return around + "&open=" + f.ID
}

// linkTo is the address of such a page, for browsers without a script.
func (s Folds) linkTo(ctx context.Context, f Fold) string {
	if s.Query == "" {
		return "?" + foldQuery(ctx, f)[1:]
	}
	return s.Query + foldQuery(ctx, f)
}

// details is a fold; what lies in it are its children.
func (s Folds) details(f Fold, summary templ.Component) templ.Component {
	return templ.ComponentFunc(func(ctx context.Context, w io.Writer) error {
		inside := templ.GetChildren(ctx)
		ctx = templ.ClearChildren(ctx)
		if err := words.Inline(func(b []byte) []byte { return s.appendDetails(b, f) }).Render(ctx, w); err != nil {
			return err
		}
		if err := summary.Render(ctx, w); err != nil {
			return err
		}
		if _, err := io.WriteString(w, "</summary>"); err != nil {
			return err
		}
		if s.holds(f) {
			ctx = within(ctx, f)
		} else {
			inside = words.Inline(func(b []byte) []byte { return s.appendLink(ctx, b, f) })
		}
		if err := inside.Render(ctx, w); err != nil {
			return err
		}
		_, err := io.WriteString(w, "</details>")
		return err
	})
}

// appendDetails appends the beginning of a fold, up to its summary.
func (s Folds) appendDetails(b []byte, f Fold) []byte {
	class := f.Class
	if f.Ivory {
		class += " ivory"
	}
	b = words.AppendAttribute(append(b, "<details"...), "class", class)
	b = words.AppendAttribute(words.AppendAttribute(b, "id", f.ID), "name", f.Group)
	if s.opens(f) {
		b = append(b, " open"...)
	}
	if f.Due {
		b = append(b, " data-due"...)
	}
	return append(words.AppendAttribute(append(b, "><summary"...), "class", f.Summary), '>')
}

// appendLink appends what lies in a fold that nobody has opened: the way to it.
func (s Folds) appendLink(ctx context.Context, b []byte, f Fold) []byte {
	b = append(words.AppendEscaped(append(b, `<a class="btn bare" data-fold href="`...), s.linkTo(ctx, f)), `">`...)
	return append(words.AppendEscaped(b, words.Tr("Open")), `</a>`...)
}
