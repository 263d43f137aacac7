// Package blocks draws what screens are made of: each kind of block once, for phone,
// laptop and room.
package blocks

import (
	"slices"
	"strings"
	"unicode"

	"croupier/engine"
	"croupier/views/words"

	"github.com/a-h/templ"
)

// scene is who looks at a block.
type scene struct {
	words.Reader
	told bool // a moment on the page tells how a vote ended
}

// Block draws a block for a reader.
func Block(r words.Reader, b engine.Block) templ.Component { return scene{r, false}.block(b) }

// All draws blocks one after another.
func All(r words.Reader, bs engine.Blocks) templ.Component {
	return scene{r, slices.ContainsFunc(bs, func(b engine.Block) bool { _, ok := b.(engine.Moment); return ok })}.blocks(bs)
}

// Scales draws a vote that was opened; told says that a moment on the page tells how it
// ended.
func Scales(r words.Reader, b engine.Scales, told bool) templ.Component {
	return scene{r, told}.scales(b)
}

// ColumnLabel is the name of a column of a standing, with the unit of its money.
func ColumnLabel(r words.Reader, b engine.Standing, column int) string {
	return scene{Reader: r}.columnLabel(b, column)
}

// WaitingFor words for whom the table waits.
func WaitingFor(b engine.Waiting) engine.Text {
	if len(b.For) == 0 {
		return engine.Textf("Waiting for the host %v", b.To)
	}
	return engine.Textf("Waiting for %v %v", engine.SeatList(b.For), b.To)
}

// nothing reports whether a cell of a rack holds nothing.
func nothing(t engine.Text) bool {
	s := t.String()
	return s == "" || s == "0" || s == "–"
}

// wordy reports whether a cell says more than a number.
func wordy(t engine.Text) bool {
	return strings.ContainsFunc(t.String(), unicode.IsLetter)
}

// rollText words who rolled what.
func rollText(b engine.Dice) engine.Text {
	faces := engine.List{}
	for _, n := range b.Faces {
		faces = append(faces, engine.Textf("%d", n))
	}
	return engine.Textf("%v rolled %v", b.Seat, faces)
}

// rollNote words whether the program rolled, and what the roll means.
func rollNote(b engine.Dice) engine.Text {
	how := engine.Textf("typed in")
	if b.Rolled {
		how = engine.Textf("by the program")
	}
	if b.Says.Empty() {
		return how
	}
	return engine.Textf("%v, %v", how, b.Says)
}
