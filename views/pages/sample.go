package pages

import (
	"croupier/engine"

	"github.com/a-h/templ"
)

// Field draws one question by itself.
func Field(f engine.Field, people []engine.Person) templ.Component {
	return newScene(engine.Screen{People: people}, Table{}).Field(f, "sample")
}

// Pad draws one pad by itself, folded or open; a closed one says why.
func Pad(p engine.Pad, s engine.Screen, t Table, open bool) templ.Component {
	v := newScene(s, t)
	if p.Closed != nil {
		return v.Shut(p)
	}
	return v.Pad(p, "sample", open)
}
