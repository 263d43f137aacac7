package views

import (
	"croupier/engine"

	"github.com/a-h/templ"
)

// Block draws one block by itself, as the viewer of that screen sees it: for
// the gallery and the goldens.
func Block(b engine.Block, s engine.Screen) templ.Component { return newScene(s, Table{}).block(b) }

// Field draws one question by itself.
func Field(f engine.Field, people []engine.Person) templ.Component {
	return newScene(engine.Screen{People: people}, Table{}).field(f, "sample")
}

// Pad draws one pad by itself, folded or open; a closed one says why.
func Pad(p engine.Pad, s engine.Screen, t Table, open bool) templ.Component {
	v := newScene(s, t)
	if p.Closed != nil {
		return v.shut(p)
	}
	return v.pad(p, "sample", open)
}
